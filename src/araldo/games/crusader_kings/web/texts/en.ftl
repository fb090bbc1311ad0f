# Words of the drawn board that nothing else says.

board-name = The map of Christendom
course = The course of the game
dynasties = Dynasties
crusade-track = The road to Jerusalem
when = Era { $era } of { $eras }, Round { $round }
turn-n = Turn { $turn }
over = The game is over
phase-setup = Before the game
phase-draw = The Era draw
phase-dynasty = Dynasty phase
phase-plot = Plot phase
phase-turn = Action phase
phase-upkeep = Upkeep
about-setup = The dynasties take their places.
about-draw = Everybody draws eight Action cards unseen, choosing only the decks.
about-dynasty = One marriage or adoption each, then titles; trades may be proposed.
about-plot = Everybody chooses two Action cards in secret.
about-turn = One card each, in turn: first one of its actions, then its event.
about-upkeep = Troops are paid, rulers grow older.
independent = Independent
not-in-play = Not in this game
held-by = Held by { $owner }
duchy-of = Duchy of { $name }
duke-of = holds { $land }
pact-with = Pact with { $owner }
suitor = Suitor
piece-knight = Knight
piece-foot = Footsoldier
piece-castle = Castle
piece-duke = Duke or Duchess
piece-unrest = Unrest
piece-harvest = Harvest
piece-failure = Crop Failure
piece-plague = Plague
piece-over = Plague is over
piece-pact = Pact
from-here = { $what } from { $place } to …
put-down = Let go
doing-attack = Attack
doing-annex = Annex
doing-support = Support
doing-marry = Marriage

family = Family
siblings = Siblings of the ruler
no-ruler = The throne is empty
role-ruler = { $sex ->
        [f] Queen
       *[other] King
    }
role-spouse = spouse of the ruler
role-child = { $sex ->
        [f] daughter
       *[other] son
    }
role-sibling = { $sex ->
        [f] sister
       *[other] brother
    }
role-in-law = by marriage
age-n = { $count } Age { $count ->
        [one] token
       *[other] tokens
    }
active = plays now
first-player = First Player
gold = Gold
lands = Territories
castles = Castles
cards-in-hand = Action cards in hand
bag = Bag
bag-n = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in the bag
face-down = A card face down
tie-pact = Pact with { $other }
tie-war = War with { $other }
tie-claim = Casus Belli against { $other }
out = Out of the game
bag-empty = Your bag is empty.
no-cards = No cards in hand.
choose-one = Choose one
legend = Legend

check = The draw from the bag
needs = { $count ->
        [one] { $count } success needed
       *[other] { $count } successes needed
    }
green = helps
red = harms
critical = counts as its opposite here
invested = { $gold } Gold invested
bonus-draws = +{ $count } { $count ->
        [one] draw
       *[other] draws
    }
pledged = { $gold } Gold to sabotage
before-draw = The bag is still closed.
draws-left = { $count ->
        [0] The bag is being opened.
        [one] One draw.
       *[other] { $count } draws.
    }
success = Success
failure = Failure
close = Close

moment-crisis = Succession Crisis
moment-fallen = A dynasty has fallen
moment-attack = Attack on { $land }
moment-counter = Counterattack on { $land }
moment-attack-text = From { $from } against: { $foe }
moment-contract = { $maker } and { $partner } negotiate a marriage
moment-trade = { $maker } and { $partner } trade
deal-gives = offers { $gold } Gold
deal-takes = asks for { $gold } Gold
deal-peace = peace
deal-open = No terms yet.

outer-irish-sea = Irish Sea
outer-norway = Norway
outer-sweden = Sweden
outer-prussia = Prussia
outer-epirus = Epirus
outer-morocco = Morocco
outer-algiers = Algiers
outer-tunis = Tunis

dock = Hand and what is going on
tab-now = Now
tab-decks = Decks
tab-hand = Hand
tab-cards = Cards
head-now = What is going on
head-decks = What lies in the decks
head-hand = Your hand
head-bag = Your bag, open to you alone
head-cards = Development cards
track-draw = Draw
track-dynasty = Dynasty
track-plot = Plot
track-turn-1 = Turn 1
track-turn-2 = Turn 2
track-upkeep = Upkeep
swap = swap the order
event-self = strikes you
event-other = for another
event-crusade = a Crusade’s event
by-gold = Chances by Gold
gold-n = { $gold } Gold
at-worst = { $chance } at worst, after sabotage
bag-own = Your bag, open to you alone. Green succeeds, red fails; a dashed one counts as its opposite here.
bag-how = Checks draw from here, and what was drawn goes back. Green succeeds, red fails; in some checks a trait counts as its opposite.
card-own = yours
card-shown = on display
councillor = Councillor
invention = Invention
deck-realm = Births, harvests and crop failures, fires, gifts of the guilds.
deck-intrigue = Duels, blackmail, poison, slander, Unrest.
deck-war = Desertion, camp fever, border incidents, truces.
deck-tax = Revolts, plague ships, loans called in, tribute.
deck-crusade = Relics, spoils, absolution, a banner on the walls.
drawn-of = { $count } of { $total } cards
begin-with = Start from
titles = Titles
holds = { $name } holds { $land }
ties = Pacts and wars
strategy = Automatic: { $plan }
strategy-how = Nobody decides for it: it turns up its top card, does the first thing possible in this order, then the event. It holds no Gold and can always pay.
sheet-of = All about { $who }
