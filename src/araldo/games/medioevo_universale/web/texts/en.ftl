# What the board says besides what the game tells.

## The drawn board

board-name = The map of Europe, the Mediterranean and the Near East
players = Players
not-in-play = Not in play
held-by = Held by { $who }
barbarian-land = Barbarian
army-n = { $who }: { $vf } VF
horde-n = Barbarians: { $vf } VF
fleet-n = { $who }: { $what } { $level }, { $vf } VF, { $cargo } goods
nobodys = nobody
pirates = pirates
barbarians = Barbarians
over = The game is over
before = Before the game
turn-n = Turn { $turn }
phase-order = Order
phase-empire = Empire cards
phase-diplomacy = Diplomacy
phase-purchase = Purchase
phase-taxes = Taxes
phase-reinforcements = Reinforcements
phase-events = Events
phase-placement = Placement
phase-combat = Combat
phase-commerce = Commerce
pope = Pope
honour = Honour
florins = Florins
technologies = Technologies
armies = Armies (VF)
lands-n = { $count ->
        [one] one territory
       *[other] { $count } territories
    }
cards = Empire cards
at-war = At war with
pacts = Pacts
secret = secret
hand = Your hand
no-cards = No cards in hand.
attackers = Attack
defenders = Defence
fight-field = Field battle
fight-assault = Assault
fight-naval = Naval battle
dock = Your hand, technologies and transports
tab-hand = Hand
tab-technologies = Technologies
tab-transports = Transports
to-the-end = Fight on to the end
no-card-to-the-end = No cards, to the end
rest-of-turn = Nothing else this turn
aboard-n = { $vf } VF, { $points } points
engines-n = { $count ->
        [one] one engine
       *[other] { $count } engines
    }
no-transports = No transports.
crafts = crafts
owned = owned
needs = needs { $what }
not-now = not now: too dear, or three already
way-go = { $what }: go to { $place }
way-attack = { $what }: attack { $place }
way-surprise = { $what }: surprise attack on { $place }, declares war
way-relieve = { $what }: attack the besiegers of { $place }
points-n = { $points ->
        [one] one point
       *[other] { $points } points
    }
convoy = The convoy
tab-pacts = Diplomacy
charter = The charter
no-terms = Nothing is written yet.
word-back = Strike the last word
with-whom = With whom
add-clause = Add a clause
set = Set
war-with = at war
peace-with = at peace
in-force = Your pacts in force
pact-break_pact = Break it
pact-honour_pact = Honour it
pact-call_vote = Call a vote
whole-table = Whole table ▴
more-map = More map ▾
