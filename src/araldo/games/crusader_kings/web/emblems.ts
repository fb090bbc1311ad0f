/** Which of the kit's shields stands for a seat's emblem outside the board: a house bears the colours of its Culture. */
const SHIELDS: Record<string, string> = {
  'house.normandy': 'red',
  'house.blois': 'red',
  'house.plantagenet': 'red',
  'house.capet': 'blue',
  'house.salian': 'black',
  'house.hohenstaufen': 'black',
  'house.habsburg': 'black',
  'house.altavilla': 'green',
  'house.canossa': 'green',
  'house.arpad': 'green',
  'house.anjou_sicily': 'green',
  'house.jimenez': 'yellow',
  'house.ivrea': 'yellow',
}
export default SHIELDS
