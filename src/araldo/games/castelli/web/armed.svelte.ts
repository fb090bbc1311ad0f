/** The card a player has taken up from the hand: the board then shows only what it can be used for. */
class Armed {
  card = $state('')
}
export const armed = new Armed()
