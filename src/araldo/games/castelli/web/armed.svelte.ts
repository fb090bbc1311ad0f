/** What a player has taken up and not done yet: the board shows what it can be used for. */
class Armed {
  /** A card of the hand. */
  card = $state('')
  /** The way to lay the tile that is pointed at. */
  turns = $state<number | null>(null)
}
export const armed = new Armed()
