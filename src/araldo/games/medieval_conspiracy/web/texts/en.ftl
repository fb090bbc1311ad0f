# Words of the drawn board that nothing else says.

board-name = The map of the Empire
phase-setup = Before the game
phase-income = Income
phase-event = Events
phase-fate = Fate
phase-movement = Movement
phase-action = Actions
phase-end = End of the turn
turn-n = Turn { $turn }
over = The game is over
north-sea = North Sea
baltic = Baltic Sea
adriatic = Adriatic
poland = Poland
hungary = Hungary
france = France
lombardy = Lombardy
legend-secular = Secular fief
legend-church = Church fief
legend-elector = Secular electorate
legend-elector-church = Church electorate
legend-city = Imperial City
legend-castle = Castle
legend-monastery = Monastery
legend-relic = Relic
legend-preacher = Preacher
legend-road = Trade road
kind-secular = Secular fief
kind-church = Church fief
kind-elector = Secular electorate
kind-elector-church = Church electorate
neutral = Neutral
owned-by = Held by { $owner }
not-in-play = Not in play
ruler-dead = Its ruler has died
knights-n = { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
mercenaries-n = { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
from-here = { $what } from { THE($place) } to …
put-down = Let go
place-knight = Your knight: choose one of your fiefs
place-mercenary = A mercenary: choose one of your fiefs
placed-so-far = Placed: { $list }
begin-again = Begin again
card-taken = { $card }: choose where

electors = The seven Electors
votes-of = { $owner } controls { $count ->
        [one] { $count } Elector
       *[other] { $count } Electors
    }
no-holder = nobody
held = held by { $owner }
voted = { $master } of { $owner } votes here
to-depose = { $count } to depose the Emperor

families = Families
your-hand = Your Action cards
no-cards = No cards in hand.
tracks = Tracks
track-income = Income
track-faith = Master of Faith: relics
track-war = Master of War: troop value
track-trade = Master of Trade: trade income
income = Income a turn
ducats = Ducats
hidden-ducats = Ducats: hidden
bid-standing = { $amount } of it stand as a bid
heirs-secular = Heirs in secular education
heirs-church = Heirs in church education
cards = Cards in hand
prisoners = Prisoners
knights-left = Knights in supply
mercenaries-left = Mercenaries in supply
banned = Banned
active = Active Player
active-short = active
take-up = Show on the map
put-back = Put the card back
places-n = { $count } places
discard = Discard
levy = Mercenary for it

herald = What is going on
about-setup = The families take their fiefs, place their troops and divide their heirs.
about-income = Everybody collects the income of fiefs, roads, buildings and Master cards.
about-event = The event cards of this turn are sold one by one to the highest bidder.
about-fate = Everybody rolls for Fate: rulers die or children are born.
about-movement = Under the Peace everybody moves troops among his own territories.
about-action = Everybody draws an Action card and may play cards.
about-end = Prisoners are ransomed; the next family becomes the Active Player.
auction = Auction
auction-events = Event cards of this turn
lot-lord = Vacant fief of { THE($land) }
lot-bishop = Bishop’s seat of { THE($land) }
lot-elector = Electorate of { THE($land) }
lot-fief-text = The highest bidder’s heir becomes its new ruler.
lot-elector-text = The highest bidder becomes Elector: one vote, { $glory } glory.
high-bid = { $amount } ducats
no-bid = No bid yet
least-bid = From { $amount } ducats
bidding = to bid now
to-bid = { $owner } is to bid
still-in = still in
passed = out
bid-n = Bid { $amount }
still-to-come = Then:
war-text = { $leader } attacks; { $defender } defends.
war-neutral = { $leader } attacks; nobody defends.

battle-of = Battle of { THE($land) }
war-of = War over { THE($land) }
round-n = Round { $round }
before-battle = Before the battle
attack = Attack
defence = Defence
reserve = Reserve
front = Front
support = Support
empty-place = Free place
hits = { $hits ->
        [0] unhurt
        [one] { $hits } hit
       *[other] { $hits } hits
    }
how-battle = Each front unit rolls two dice: { $hit } or more is a hit, { $double } or more two. Supports step forward when the front falls.
how-hits = A mercenary falls at { $mercenary } hits; a knight is captured at { $captured } and dies at { $killed }.
bonus-castle = Castle: attackers { $n }
bonus-relic = Relic: defenders +{ $n }
bonus-preacher = Preacher: defenders +{ $n }
bonus-forging = Art of Forging: +{ $n }
bonus-hostler = Hostler: knights +{ $n }
bonus-knight = Knight against mercenary: +{ $n }
retreat-these = Choose the units that retreat, then confirm. A die may still wound them.
strike-these = Choose an enemy mercenary.
line-up-here = Line up: choose who stands where.
leaves = retreats

moment-death-lord = The Lord of { THE($land) } has died
moment-death-bishop = The Bishop of { THE($land) } has died
moment-death-text = First his family and rights of succession, then an auction: who will rule?
moment-elector = The Elector of { THE($land) } has died
moment-emperor = The Emperor is dead!
moment-emperor-text = The Electors choose. If no player is elected, the Empire falls into anarchy.
moment-claims = Claims:
moment-bribe = { $total } ducats are offered to leave the fief to the one who pays them.
moment-fate = Fate: { $owner } has rolled { $roll }
moment-fate-text = 1–3: a ruler dies. 4–5: a child. 6: twins.
moment-birth = A birth for { $owner }
moment-birth-text = The heir goes to secular or to church education.
moment-stack = Cards played: the last resolves first
moment-ransom = { $captor } holds a prisoner of { $owner }
moment-ransom-price = Ransom: { $price } ducats

dock-now = Now
dock-cards = Cards { $count }
dock-signs = Signs
dock-yours = You may answer with
dock-nothing = None of your cards answers this: there is nothing to decide.
leads = highest bid
resolves-first = resolves first
resolves-later = resolves after it
no-troops = No troops

# -- marches
your-troops = Your troops
march-from = From { THE($place) }: click where they go
march-how = Click a land with your troops, then the land where they go: any distance, each man once. Below: each land of yours, with the enemies next door.
march-back = Take back the march from { $from } to { $to }
was-n = was { $count }
nobody-near = nobody next door
knights = Knights
mercenaries = Mercenaries
fewer = Fewer
more = More
chances = What may come of it

# -- the hall and the families
dock-hall = Election
dock-family = Families
seals = seals
needs = what it takes
how-elected = Most votes, then glory, then electorates of one’s own, then the highest Master. A coin on a seal: swayed by a Master.
lands-held = lands
rulers-exposed = rulers that can die
nobody-exposed = none
