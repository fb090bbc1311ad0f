# Words of the drawn board that nothing else says.

board-name = The map of the kingdom
barons = Barons
neutral = Neutral
razed = Razed
held-by = Held by { $who }
city-values = strength { $strength }, income { $income }
fortified = Fortified
breaches = { $count ->
        [one] one breach
       *[other] { $count } breaches
    }
besieged-by = Besieged by { $who }
stronghold = stronghold
noble = Noble
at-sea = at sea
exhausted = exhausted
round-n = Round { $round }
pool-n = Influence left: { $pool }
over = The game is over
banned = banned
chairman = Chairman of the Assembly
head = Head of the Church
king = King
influence = Influence
crowns = Crowns
votes = Votes
faith = Faith
cities = Cities
stacks = The three stacks
phases = Cards for the special phases
taxation = Taxation
wages = Wages
assembly = Assembly
cards-n = { $count ->
        [one] one card
       *[other] { $count } cards
    }
planned-here = Yours: { $cards }
next-event = The next Event is { $colour }.
mission = Your Mission
law = Law
mercenaries = Mercenary Track
empty = empty
offer = On offer
expeditions = Expeditions
spot-n = under way, { $spot } of { $of }
blessed = blessed
in-port = not under way
hand = Your hand
no-cards = No cards in hand.
battle = Battle
battle-at = Battle in { THE($place) }
assault-on = Assault on { THE($place) }
siege-of = Siege of { THE($place) }
attacker = Attacker
defender = Defender
strength-n = strength { $strength }
fate-deal = Deal a casualty
fate-prevent = Prevent a casualty
fate-victory = Victory
fate-draw = Draw another
short-deal = Deal
short-prevent = Prevent
short-victory = Victory
