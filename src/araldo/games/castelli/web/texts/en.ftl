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

card-king_3 = Score 3 victory points at once.
card-king_4 = Score 4 victory points at once.
card-king_5 = Score 5 victory points at once.
card-robber = Take 1 silver from every other player.
card-steward = In another player’s turn: turn the tile just placed.
card-bandits = Take up to 2 silver from every other player.
card-count = Build one castle in a grain area.
card-traitor = Pay a player 1 silver and take a card of that hand at random.
card-countess = Build one castle in a wood area.
card-master_builder = Build one castle; 1 silver stands for each resource you lack.
card-robber_baron = Take half of the silver that lies in the mine.
card-peasant = Found a village on a free octagon.
card-duke = Found a town on a free octagon.
card-abbot = Overbuild a castle for 1 of each resource instead of 2.
card-guard = An opponent does not overbuild your castle.
card-army_of_knights = Overbuild a castle without having more heraldic points.
card-arsonist = Burn down any one town.
