/** What the board's place shows while the Assembly sits: the hall, or the map if somebody wants to look at it. */
export const sight = $state({ map: false })
