## What a player is asked

prompt-begin = Your turn. Choose a face-down tile to reveal; before that you may play one card.
prompt-dilemma = Which tile do you place: the one you revealed or the one in your hand? The other one stays with you.
prompt-orient = How do you turn the tile? Each shield counts for the area, or the frame icon, that it points at.
about-steward = { $seat } has placed the tile on { $space }: { $shields }.
prompt-steward = A tile has just been placed. Play a Steward and turn it another way, or pass?
prompt-build = Build castles, or end your turn. A castle costs { $castle_price } wood + { $castle_price } grain + { $castle_price } rock; once a turn { $buy_silver } silver buy one resource of which you have none.
prompt-guard = An opponent is about to overbuild one of your castles. Play a Guard to prevent it, or pass?
prompt-final_sale = Last chance to sell cards, for { $sale_silver } silver each from the mine. A card that you keep is worth { $card_vp } VP.
prompt-play = You may play one card in your turn.
prompt-sell = You may sell cards for { $sale_silver } silver each from the mine.

## What a player may answer. The messages with a suffix say more: they take it from what the player sees

option-reveal = Reveal the tile on { $a1 }
option-reveal-at =
    Reveal the tile on { $a1 } (row { $row }, column { $column }{ $areas ->
        [0] { "" }
        [one] ; completes { $areas } area
       *[other] ; completes { $areas } areas
    })
option-place = Place the { $a1 } tile
option-place-revealed = Place the revealed tile ({ $tile })
option-place-held = Place the tile in your hand ({ $tile })
option-turn = Orientation { $a1 }
option-turn-shown = { $shields }
option-steward = Play the Steward: orientation { $a1 }
option-steward-shown = Play the Steward: { $shields }
option-pass = Pass
option-guard = Play the Guard: the overbuild does not happen
option-stop = End your turn
option-stop-sale = Sell nothing more

option-build = Build a castle { $a1 }: { $vp } VP
option-build-buy = Build a castle { $a1 }, buying 1 { $resource } for { $silver } silver: { $vp } VP
option-build-card = Build a castle { $a1 } with the { $card }: { $vp } VP
option-build-card-buy = Build a castle { $a1 } with the { $card }, buying 1 { $resource } for { $silver } silver: { $vp } VP
option-build-master = Build a castle { $a1 } with the { $card }, paying { $silver } silver in place of { $resources }: { $vp } VP
option-overbuild = Overbuild { $owner }’s castle { $a1 } for { $price } of each resource: { $vp } VP
option-overbuild-buy = Overbuild { $owner }’s castle { $a1 } for { $price } of each resource, 1 { $resource } of it bought for { $silver } silver: { $vp } VP
option-overbuild-card = Overbuild { $owner }’s castle { $a1 } with the { $card } for { $price } of each resource: { $vp } VP
option-overbuild-card-buy = Overbuild { $owner }’s castle { $a1 } with the { $card } for { $price } of each resource, 1 { $resource } of it bought for { $silver } silver: { $vp } VP

option-play = Play the { $a1 }
option-play-king = Play the { $a1 }: score { $vp } VP
option-play-thieves = Play the { $a1 }: take { $silver } silver from the others
option-play-robber_baron = Play the { $a1 }: take { $silver } silver, half of what is in the mine
option-play-traitor = Play the { $a1 }: buy a random card from { $victim } for { $traitor_silver } silver
option-play-peasant = Play the { $a1 }: found a village on { $a2 } (row { $row }, column { $column })
option-play-duke = Play the { $a1 }: found a town on { $a2 } (row { $row }, column { $column })
option-play-arsonist = Play the { $a1 }: burn the town on { $a2 } (row { $row }, column { $column })
option-sell = Sell the { $a1 }
option-sell-for = Sell the { $a1 } for { $silver } silver

## What has happened

log-starts = { $seat } starts.
log-revealed = { $seat } reveals the tile on { $space }: { $tile }.
log-revealed-hidden = { $seat } looks at the tile on { $space }.
log-kept_tile = { $seat } places the tile in hand and keeps the revealed one.
log-placed = { $seat } places the tile on { $space }: { $shields }.
log-steward = { $seat } plays the Steward and turns the tile on { $space }: { $shields }.
log-drew = { $seat } draws a card{ $why ->
        [bonus] {" "}(on the tile)
        [edge] {" "}(from the frame)
        [stalls] {" "}(from the market)
       *[other] {""}
    }: { $card }.
log-drew-hidden = { $seat } draws a card{ $why ->
        [bonus] {" "}(on the tile)
        [edge] {" "}(from the frame)
        [stalls] {" "}(from the market)
       *[other] {""}
    }.
log-deck_empty = The deck is empty: { $seat } draws nothing.
log-took_silver = { $seat } takes { $silver } silver from the mine{ $why ->
        [bonus] {" "}(on the tile)
        [edge] {" "}(reward of the frame)
        [sale] {" "}(for the card sold)
        [half] {" "}(half of it, by the Robber Baron)
        [control] {" "}(for most influence)
       *[other] {""}
    }.
log-paid_silver = { $seat } gives { $silver } silver to { $to_seat }.
log-spent_silver = { $seat } pays { $silver } silver into the mine{ $why ->
        [purchase] {" "}and buys 1 { $resources }
        [instead] {" "}instead of { $resources } (Master Builder)
        [fee] {" "}for the Traitor
       *[other] {""}
    }.
log-gained =
    { $amount ->
        [0] { $seat } already has the most { $resource } allowed: { $lost } lost
       *[other]
            { $lost ->
                [0] { $seat } gains { $amount } { $resource }
               *[other] { $seat } gains { $amount } { $resource }; { $lost } lost for want of room
            }
    }{ $why ->
        [edge] {" "}(reward of the frame).
       *[other] .
    }
log-valued =
    { $seats_n ->
        [0] A colour that nobody plays has most influence in { $area }: nobody gains anything.
       *[other]
            { $share ->
                [0] Tied in { $area } ({ $seats }): too little to share.
               *[other]
                    { $seats_n ->
                        [one] { $seats } has most influence in { $area }.
                       *[other] { $seats } are tied in { $area }: { $share } each.
                    }
            }
    }
log-closed = Nobody has influence in { $area }: it is closed without value.
log-played = { $seat } plays the { $card }.
log-bought_card = { $seat } buys a card from { $victim }: { $card }.
log-bought_card-hidden = { $seat } buys a random card from { $victim }.
log-founded = There is now { $settlement } on { $octagon }.
log-burnt = The town on { $octagon } burns down.
log-sold = { $seat } sells a card: { $card }.
log-sold-hidden = { $seat } sells a card.
log-built = { $seat } builds a castle { $place }: { $vp } VP (paid: wood { $wood }, grain { $grain }, rock { $rock }).
log-overbuild_announced = { $seat } wants to overbuild { $owner }’s castle { $place }.
log-guarded = { $seat } plays the Guard: the castle { $place } cannot be overbuilt this turn.
log-overbuilt = { $seat } overbuilds the castle { $place }: { $vp } VP (paid: wood { $wood }, grain { $grain }, rock { $rock }).
log-price_lost = { $seat } pays the price all the same: wood { $wood }, grain { $grain }, rock { $rock }.
log-mine_valued =
    { $seats_n ->
        [0] Nobody has most influence on the silver mine: its silver stays there.
       *[other]
            { $share ->
                [0] There is no silver to be had from the mine ({ $seats }).
               *[other]
                    { $seats_n ->
                        [one] { $seats } has most influence on the silver mine and takes the { $share } silver left in it.
                       *[other] { $seats } are tied for the silver mine: { $share } silver each.
                    }
            }
    }
log-majority = Most castles around { $octagon } ({ $settlement }): { $seats }.
log-scored = { $seat } scores { $vp } VP: { $why }.
log-result = { $seat }: { $vp } VP{ $sources_n ->
        [0] .
       *[other] , of which { $sources }.
    }
log-won =
    { $seats_n ->
        [one]
            { $by ->
                [more_castles] { $seats } wins: as many points, but more castles.
               *[points] { $seats } wins with most points.
            }
       *[other] { $seats } win together: as many points, and as many castles.
    }

## Words

bot-steward = Steward
name-red = Red
name-green = Green
name-blue = Blue
name-yellow = Yellow

name-wood = wood
name-grain = grain
name-rock = rock
name-silver = silver
name-card = card
name-village = a village
name-town = a town

name-king_3 = King (3)
name-king_4 = King (4)
name-king_5 = King (5)
name-robber = Robber
name-steward = Steward
name-bandits = Bandits
name-count = Count
name-traitor = Traitor
name-countess = Countess
name-master_builder = Master Builder
name-robber_baron = Robber Baron
name-peasant = Peasant
name-duke = Duke
name-abbot = Abbot
name-guard = Guard
name-army_of_knights = Army of Knights
name-arsonist = Arsonist

name-starting_tile = starting tile kept
name-majority = most castles around a settlement
name-standing_castles = castles not overbuilt
name-cards = cards left in hand
name-resources = resources left

name-revealed = revealed
name-held = held

## Compound ids: areas, castle places, tiles and how they lie

name-area-wood = the wood area of { $cell }
name-area-grain = the grain area of { $cell }
name-area-rock = the rock area of { $cell }
name-area-market = the market of { $cell }
name-area-mine = the silver mine
name-place-wood = in the wood area of { $cell }
name-place-grain = in the grain area of { $cell }
name-place-rock = on the rock site of { $cell }
name-place-wood-nth = on place { $number } in the wood area of { $cell }
name-place-grain-nth = on place { $number } in the grain area of { $cell }
name-place-rock-nth = on rock site { $number } of { $cell }
name-tile =
    { $card ->
        [yes]
            { $silver ->
                [0] value { $value }, with a card
               *[other] value { $value }, with a card and { $silver } silver
            }
       *[no]
            { $silver ->
                [0] value { $value }
               *[other] value { $value }, with { $silver } silver
            }
    }
name-tile-starting = starting tile, value { $value }
name-shields = { $north } north, { $east } east, { $south } south, { $west } west
name-shield-card = { $colour } (card)

name-points-castles = { $vp } for castles
name-points-kings = { $vp } for Kings
name-points-starting_tile = { $vp } for the starting tile
name-points-majority = { $vp } for settlements
name-points-standing_castles = { $vp } for castles not overbuilt
name-points-cards = { $vp } for cards
name-points-resources = { $vp } for resources
name-points-silver = { $vp } for silver

## The board in a terminal

board-letter-red = R
board-letter-green = G
board-letter-blue = B
board-letter-yellow = Y
board-letter-wood = w
board-letter-grain = g
board-letter-rock = r
board-letter-market = m
board-letter-mine = $
board-letter-silver = $
board-letter-card = c
board-town = TOWN
board-village = vill.
board-mine = mine
board-legend-land = Land: w wood, g grain, r rock, m market, with the yield (✓ valued, × closed); frame: $ silver, c card
board-legend-castles = Castles: r[ ] free site, r[R] castle of Red, r[B/R] castle of Blue over one of Red
board-legend-tiles = Tiles: ▒ face down, R4 shield of Red of value 4, Rc with a card, R- nobody plays Red, $ silver
board-turn = Turn { $turn } of { $turns }: { $seat }
board-over = The game is over
board-store = Mine { $mine } silver · deck { $deck } { $deck ->
        [one] card
       *[other] cards
    } · reserve: { $villages } { $villages ->
        [one] village
       *[other] villages
    }, { $towns } { $towns ->
        [one] town
       *[other] towns
    }
board-player = Player
board-vp = VP
board-wood = Wood
board-grain = Grain
board-rock = Rock
board-silver = Silver
board-castles = Castles left
board-cards = Cards
board-tile = Tile in hand
board-unseen = hidden
board-starting = (starting tile)
board-you = { $seat } (you)
board-hand = Your cards: { $cards }

## What the host chooses

choice-colours = Colours
choice-start = Who starts

## What people are told about a decision

step-reveal = Reveal
step-collect = Collect
step-build = Build

title-begin = Reveal a tile, or play a card first
help-begin = Any face-down tile; once it is turned up you say which way it lies.
idle-begin = The tile that completes the most areas is revealed for you.
title-dilemma = Which tile do you place?
help-dilemma = The other one stays in your hand.
idle-dilemma = The tile that brings you more is placed for you.
title-orient = Which way shall the tile lie?
help-orient = Value { $value }. { $areas ->
        [0] No area falls due.
        [one] One area falls due and pays its strongest colour.
       *[other] { $areas } areas fall due; each pays its strongest colour.
    }
idle-orient = It is laid the way that brings you most.
title-steward = Turn the tile of { $seat } with a Steward?
help-steward = It is not valued yet. Others with cards are asked too, each for the same moment.
idle-pass = You pass.
title-build = Build castles, or end your turn
help-build = { $castle_price ->
        [1] One
       *[other] { $castle_price }
    } of each resource for a castle; { $town_vp } points for a town, { $village_vp } for a village in its row and column. { $castles ->
        [0] Your stock alone pays for none.
        [one] Your stock pays for one.
       *[other] Your stock pays for { $castles }.
    }
idle-build = The best castle that you can pay from stock is built; then your turn ends.
title-guard = { $seat } wants to overbuild your castle { $place }: play a Guard?
title-final_sale = The last sale: { $sale_silver } silver for a card
help-final_sale = The mine holds { $silver } silver. Most silver is worth points; a card that you keep is worth { $card_vp }.
idle-final_sale = You sell nothing more.

effect-reveal-none = No area falls due.
effect-due = { $cell }, { $amount } { $good }: { $seats_n ->
        [one] { $seats } leads
       *[other] { $seats } are level
    }
effect-due-nobody = { $cell }, { $amount } { $good }: nobody leads
effect-paid = { $seat } +{ $amount } { $good }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost: full)
    }
effect-paid-frame = { $seat } +{ $amount } { $good } (frame){ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } lost)
    }
effect-paid-nobody = Nobody is paid yet.
effect-castle = { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }{ $towns_n ->
        [0] {""}
        [one] ; town { $towns }
       *[other] ; towns { $towns }
    }{ $villages_n ->
        [0] {""}
        [one] ; village { $villages }
       *[other] ; villages { $villages }
    }
effect-stop = Then { $seat } has the turn.
effect-stop-last = It was the last tile: the end is scored.
effect-stop-sale = You keep the rest: { $card_vp ->
        [one] 1 point
       *[other] { $card_vp } points
    } a card.

group-reveal = Reveal a tile
group-turn = Four ways to lay it
group-build = Castles
group-overbuild = Over another’s castle
group-cards = Play a card (one in your turn)
group-sales = Sell a card
group-end = Or

table-areas = Next areas to fall due
table-cards = The cards
table-scoring = Where points come from
column-area = Area
column-yield = Yields
column-missing = Tiles missing
column-leader = Who leads
column-card = Card
column-in-game = In this game
column-yours = Yours
column-source = Source
column-seat = { $seat }
area-leads = { $seats }: { $points }
area-nobody = nobody yet
source-castles = Castles
source-kings = Kings
source-starting_tile = Starting tile kept
source-majority = Most castles around settlements
source-standing_castles = Castles not overbuilt
source-cards = Cards left
source-resources = Resources left
source-silver = Silver
scoring-castles = When it is built: { $town_vp } for each town, { $village_vp } for each village in its row and column.
scoring-kings = As many as the card says, when it is played.
scoring-starting_tile = { $starting_tile_vp } for a starting tile that is still in your hand at the end.
scoring-majority = At the end, for the most castles in its row and column: { $town_majority_vp } for a town, { $village_majority_vp } for a village.
scoring-standing_castles = At the end, { $standing_castle_vp } for each castle that nobody has overbuilt.
scoring-cards = { $card_vp } for each card at the end.
scoring-resources = { $resource_vp } for each resource at the end.
scoring-silver = At the end, { $most } for the most silver and { $second } for the second most; { $tied } each for a tie for the most.
name-points = points
name-drawn = cards

card-king_3 = Score { $king_3 } points at once.
card-king_4 = Score { $king_4 } points at once.
card-king_5 = Score { $king_5 } points at once.
card-robber = Take { $robber } silver from every other player.
card-steward = In another player’s turn: turn the tile just placed.
card-bandits = Take up to { $bandits } silver from every other player.
card-count = Build one castle in a grain area.
card-traitor = Pay { $traitor_silver } silver and take a card at random from a player’s hand.
card-countess = Build one castle in a wood area.
card-master_builder = Build one castle; { $master_builder_silver } silver stands for each resource that you lack.
card-robber_baron = Take half of the silver in the mine.
card-peasant = Found a village on a free octagon.
card-duke = Found a town on a free octagon.
card-abbot = Overbuild a castle for { $abbot_price } of each resource in place of { $overbuild_price }.
card-guard = An opponent does not overbuild your castle.
card-army_of_knights = Overbuild a castle without more heraldic points than its owner.
card-arsonist = Burn down a town.

## Who plays for the bots: name, arms, and how

bot-burgrave = Burgrave Otto
    .arms = Gules, a tower Or
    .says = Plays for the best castle sites, and values a resource by what he will build with it.
bot-viscount = Viscount Guglielmo
    .arms = Or, an eagle displayed sable
    .says = Has played thousands of games, and sees at a glance what the next turn will be worth.
bot-burgrave_architect = Mistress Hedwig
    .arms = Azure, a pair of compasses argent
    .says = Secures her rights early and keeps the last castles for the finest sites.
bot-burgrave_trader = Konrad the Trader
    .arms = Vert, three bezants
    .says = Likes silver, sells in good time, and builds where it is cheap.
bot-burgrave_courtier = Courtier Walther
    .arms = Purpure, a cup Or
    .says = Turns his shields towards the markets and always has a card in hand.
bot-burgrave_rival = Lady Mechthild
    .arms = Sable, two swords in saltire argent
    .says = Would rather take your field than win her own, and uses a Steward at once.

## Why a bot would answer so

reason-space = A tile there should bring you about { $points } points; elsewhere it would be { $usual } on average.
reason-gain = Turned so, it brings you about { $points } points, with goods counted at what you can build with them.
reason-spared = Turned another way, it would give the others up to { $points } points more.
reason-turned = The best other turn changes about { $points } points in your favour.
reason-held = The tile in your hand would bring about { $held } points here, the revealed one { $lies }.
reason-worth = Its effect is worth about { $points } points now.
reason-castle = { $points ->
    [one] The castle scores { $points } point there at once.
   *[other] The castle scores { $points } points there at once.
}
reason-rivals = { $count ->
    [one] One rival may build on that site too, so it may not wait.
   *[other] { $count } rivals may build on that site too, so it may not wait.
}
reason-wait = No site that you can pay for scores { $points } points or more: resources and castles wait for a better one.
reason-award = { $sold ->
    [0] Selling cards would bring no more of the award for silver than the { $now } points you stand to get.
    [one] With one card sold, the award for silver would bring you { $then } points instead of { $now }.
   *[other] With { $sold } cards sold, the award for silver would bring you { $then } points instead of { $now }.
}
reason-begin-reveal = Good spaces finish areas that you lead, or give you a first shield beside a good castle site.
reason-begin-play = A card whose effect beats what it would sell for is best played before it can be lost.
reason-orient = Strong shields of yours belong on areas that are nearly full, strong shields of others where little is to be won.
reason-dilemma = The tile that does more here is placed; the other one stays with you for a better space.
reason-steward-pass = A Steward is kept for a turn that changes more; the fewer tiles are left, the less it takes.
reason-steward = A Steward is worth using when it swings an area that is about to pay.
reason-build = Your castles are few: they belong on the sites with the most settlements on their lines, before rivals take them.
reason-build-stop = Castles are few, and points are lost for good on a poor site.
reason-build-play = Nothing better can be built now, and the card does more on the table than in the hand.
reason-guard = A Guard saves a castle that scores; nothing else it could do brings as much.
reason-final_sale = A card that is kept is worth one point, so cards are sold only as far as silver's award pays more.
