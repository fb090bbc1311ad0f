/** What a player has taken up: a card from the hand, or the beginning of a move. The board then shows only what follows from it. */
class Armed {
  card = $state('')
}
export const armed = new Armed()
