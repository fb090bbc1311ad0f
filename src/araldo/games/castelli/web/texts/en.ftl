# Words of the drawn board that nothing else says.

board-name = The board of Castelli
turn-of = Turn { $turn } of { $turns }
mine-holds = Silver mine: { $silver } silver
deck = Deck: { $cards }
score-track = Score track
resource-tracks = Resource tracks
vp = VP
castles-left = Castles left
cards = Cards
silver = Silver
your-hand = Your cards
no-cards = No cards in hand.
held-tile = Tile in hand
active = has the turn
influence = { $colour } { $points }
facing = { $count ->
        [0] All its tiles are face up
        [one] { $count } tile still face down
       *[other] { $count } tiles still face down
    }
nobody = nobody yet
state-valued = Valued
state-closed = Closed without value
settlement-town = Town: { $vp } VP to a castle in its row or column
settlement-village = Village: { $vp } VP to a castle in its row or column
turn-it = How does the tile lie?
take-up = Show on the board
put-back = Put the card back
target-many = { $count } places
sell = Sell
castle-of = Castle of { $owner }
castle-over = Castle of { $owner }, over one of { $under }
rights = one card in your own turn; sold at any time
dock-tile = Tile
dock-cards = Cards { $count }
play = Play
turn-with-it = Turn the tile
why-not = Why not now?
