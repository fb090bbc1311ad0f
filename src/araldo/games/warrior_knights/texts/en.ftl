## What a player is asked

prompt-assign = Assign your six Troop cards to your Nobles and your stronghold, in secret.
prompt-site = Choose the area of your stronghold.
prompt-post = Place one of your Nobles who has troops.
prompt-miracle = Miracles can happen: cancel a lasting Event for its cost and 1 Faith more?
prompt-plan = Plan in secret: up to two Action cards on each of the three stacks.
prompt-allocate = To which special phase does your card go?
prompt-levy = Levy Taxes: gain 1 crown for each area with a Noble of yours?
prompt-mark = Draft Soldiers: place a marker free on the Mercenary Track.
prompt-rally = Rally Support: gain 2 Votes? With the most Votes you become Chairman.
prompt-serve = Serve the Church: gain 1 Faith? With the most Faith you become Head of the Church.
prompt-mobilize = Mobilize Forces: move Nobles into one area, start one battle there, or stop.
prompt-use = Versatile Strategy: choose one use.
prompt-passage = Another Baron's Noble wants to pass through. Do you consent?
prompt-take = Your Noble may receive troops here before he goes on.
prompt-consent = Your Noble is in the area of an attack. Do you consent to it?
prompt-force = Which of your Nobles fight?
prompt-command = Who commands? Only his +200 and his ability count.
prompt-discard = Discard Fate cards: two, or one of two; you may discard more but keep one.
prompt-ability = Use the ability of your commander?
prompt-casualty = Place one casualty: a token on an army, or a breach.
prompt-raze = The city is yours. Keep it, or raze it for three times its income?
prompt-cede = Your stronghold has fallen. Which city do you give up?
prompt-desert = Which Mercenaries of that nationality desert?
prompt-lose = Which Mercenaries are lost for the casualties?
prompt-retreat = Where does your Noble retreat to?
prompt-omen = Who draws the Event? Red on another Baron, or green for yourself, costs 1 Faith.
prompt-voyage = Do you start an expedition?
prompt-fund = How many crowns do you put on the expedition (0 to 5)?
prompt-bless = Bless the expedition for 1 Faith?
prompt-defend = Upgrade Defenses: repair one place (2 crowns a breach), or fortify one city (4 crowns)?
prompt-heal = Muster Troops: remove casualty tokens from one army, 2 crowns each?
prompt-target = Choose the target of the Event.
prompt-cancel = Pay Faith to cancel the Event?
prompt-pledge = How much Faith do you pledge to cancel the Event? It is paid only if the cost is reached.
prompt-volunteers = Take these Mercenaries without a fee?
prompt-winds = Fair Winds: move a Noble from port to port at once?
prompt-unrest_pay = Dismiss Mercenaries of that nationality; each that stays costs 1 crown.
prompt-captain = Pay twice the wage to win this captain over?
prompt-comply = A law demands crowns. Pay, or refuse and be banned from the Assembly?
prompt-wages = Pay your Mercenaries: dismiss those whom you do not pay.
prompt-appoint = You do not attend. Whom do you appoint as acting Chairman?
prompt-order = In which order are the Agendas voted on?
prompt-write = Write how many Votes you commit to each Agenda.
prompt-commit = How many Votes do you commit, in secret?
prompt-ballot = How many Votes do you cast, and how, in secret?
prompt-declare = How do you cast your Votes?
prompt-tie = The vote is tied: you decide.
prompt-propose = Your Private Motion: what do you propose?
prompt-accept = This was passed for you. Accept, or refuse and be banned from the Assembly?
prompt-charter = Which neutral city do you take?
prompt-disarm = Which Mercenaries do you send away?
prompt-forgo = You may hold three charges. Which earlier one do you give up?
prompt-grant = Which of your Nobles gets the office?
prompt-hire = Mercenary Draft: hire for the wage, or pass. Several of one nationality take a marker each.
prompt-recall = Which other marker of yours leaves the track for the further Mercenaries?
prompt-station = Who gets the new Mercenaries?
prompt-watch = Which of your unguarded cities is checked for revolt next?
prompt-revolt = Revolt! Pay 1 Faith, or twice the income in crowns, or lose the city.
prompt-rebuild = Put your stronghold back on the board.
prompt-heir_back = You hold the heir of a dead Noble. Do you give it up?
prompt-regroup = Move troops between your Nobles off the board, from your stronghold to them, and within one area.
prompt-return = Where does your Noble return?
prompt-royal = Assign the King's Army.
prompt-gift = You may give crowns to another Baron at any time.
prompt-heir = You may hand over or kill heirs that you hold.

## What a player may answer

option-done = Done
option-drop = Take back
option-reopen = Choose again
option-assign = { $a1 } to { $a2 }
option-castle = Stronghold in { THE($a1) }
option-post = Put { $a1 } in { THE($a2) }
option-keep = Keep
option-pray = Cancel { $a1 }
option-plan = { $a1 } on stack { $a2 }
option-allocate = Special phase: { $a1 }
option-levy = Levy taxes
option-decline = Do nothing
option-halt = Stop here
option-mark = Marker on spot { $a1 }
option-mark-fee = Marker on spot { $a1 }, for { $crowns } crowns
option-rally = Gain 2 Votes
option-serve = Gain 1 Faith
option-crowns = Gain 2 crowns
option-votes = Gain Votes
option-march = Move { $a1 } to { THE($a2) }
option-march-way = Move { $shape }: { $way }
option-sail = Sail with { $a1 } to { THE($a2) }
option-attack = Attack in { THE($a1) }
option-attack-seat = Attack { $victim } in { THE($a1) }
option-assault = Assault { THE($a1) }
option-besiege = Besiege { THE($a1) }
option-defy = Refuse the law { $a1 } (you are banned)
option-yes = Yes
option-no = No
option-on = Go on
option-take = Take { $a2 } from { $a1 }
option-take_all = Take all troops and tokens of { $a1 }
option-with = With { $a1 }
option-with-nobles = With { $nobles }
option-command = Command by { $a1 }
option-discard = Discard: { $a1 }
option-use = Use it
option-spare = Do not use it
option-breach = A breach in the walls
option-hurt = A casualty on { $a1 }
option-raze = Raze it
option-cede = Give up { $a1 }
option-desert = { $a1 } desert
option-lose = Lose { $a1 }
option-lose-cards = Lose { $cards }
option-retreat = Retreat to { THE($a1) }
option-draw = Draws it
option-draw-seat = { $to_seat } draws it
option-draw-paid = { $to_seat } draws it (1 Faith)
option-none = Nothing
option-start = Start: { $a1 }
option-fund = Fund it
option-bless = Bless it (1 Faith)
option-repair = Repair { $a1 }
option-fortify = Fortify { $a1 }
option-restore = Remove all breaches: { $a1 }
option-heal = Heal { $a1 }
option-cure = Remove all tokens: { $a1 }
option-refresh = Refresh { $a1 }
option-doom = Without an heir: { $a1 }
option-raid = Pirates against the expedition to { THE($a1) }
option-strike = Tax strike in { $a1 }
option-spy = Spy
option-spy-seat = Spy on { $victim }
option-bribe = { $a3 }
option-bribe-seat = { $a3 } of { $victim } ({ $a2 })
option-cancel = Cancel it ({ $a1 } Faith)
option-suffer = Let it happen
option-pledge = Pledge Faith
option-agree = Take them
option-pass = Pass
option-dismiss = Dismiss { $a2 } ({ $a1 })
option-pay = Pay { $a1 } crowns
option-refuse = Refuse (you are banned)
option-appoint = Appoint
option-appoint-seat = Appoint { $to_seat }
option-order = Order: { $a1 }
option-order-cards = Order: { $cards }
option-write = Votes for { $agenda }
option-write-yes = Votes for { $agenda }: yes
option-write-no = Votes for { $agenda }: no
option-write-name = Votes for { $agenda }: { $to_seat }
option-commit = Commit Votes
option-abstain = Cast no Votes
option-cast = Cast Votes
option-cast-yes = Cast Votes: yes
option-cast-no = Cast Votes: no
option-cast-name = Cast Votes: { $to_seat }
option-name = Name
option-name-seat = { $to_seat }
option-lift = Lift a ban
option-lift-seat = Lift the ban on { $to_seat }
option-repeal = Discard { $a1 }
option-postpone = Postpone the Assembly
option-revive = Vote on { $a1 } again
option-forbid = Propose: { $a1 }
option-resolve = Propose a text of your own
option-accept = Accept
option-charter = Take { $a1 }
option-disarm = Send away { $a2 } ({ $a1 })
option-forgo = Give up { $a1 }
option-grant = Choose { $a1 }
option-hire = Hire { $a1 }
option-hire-cards = Hire { $cards }
option-recall = The marker on spot { $a1 }
option-station = { $a1 } to { $a2 }
option-watch = Check { $a1 }
option-pay_faith = Pay 1 Faith
option-beloved = Discard Beloved Lord
option-warden = As Warden, ignore it
option-lose_city = Lose the city
option-hold = Keep the heir
option-give_up = Give up the heir of { $a1 }
option-shift = { $a2 } from { $a1 } to { $a3 }
option-merge = All troops and tokens of { $a1 } to { $a2 }
option-return = Bring back { $a1 } in { THE($a2) }
option-give = Give crowns
option-give-seat = Give crowns to { $to_seat }
option-hand_heir = Hand over the heir of { $a1 }
option-hand_heir-seat = Hand the heir of { $a1 } to { $to_seat }
option-kill_heir = Kill the heir of { $a1 }

## What happened

log-ruined = Razed from the start: { $cities_n ->
    [0] none
   *[other] { $cities }
}.
log-offices = { $seat } is Chairman of the Assembly, { $to_seat } is Head of the Church.
log-assigned = { $seat } has assigned his troops: Star { $star }, Square { $square }, Triangle { $triangle }, Circle { $circle }, stronghold { $castle }.
log-castle = { $seat } puts a stronghold in { THE($area) }.
log-posted = { $seat } places { $noble } in { THE($area) }.
log-round = Round { $number }.
log-miracle = A miracle: { $event } no longer lies on { $seat }.
log-planned = { $seat } has planned; cards on the three stacks: { $one }, { $two } and { $three }.
log-neutral_dealt = { $cards } Neutral cards join each stack, and each is shuffled.
log-turned = { $seat }: { $card }.
log-turned_neutral = { $card }.
log-exhausted = Exhausted: { $nobles }.
log-refreshed = { CAP(THE($noble)) } is refreshed.
log-all_refreshed = All exhausted Nobles are refreshed.
log-allocated = { $card } of { $seat } goes to { $phase } ({ $cards } of { $full } cards).
log-back_in_hand = { $card } goes back to the hand of { $seat }.
log-went_home = { $phase } is over: { $cards ->
    [one] one card goes
   *[other] { $cards } cards go
} back to the hands of their Barons.
log-phase = Special phase: { $phase }.
log-fate_shuffled = The Fate deck is shuffled.
log-events_shuffled = The Event deck is used up; the discarded Events are shuffled and make a new one.
log-agendas_shuffled = The Agenda deck is used up; the discarded Agendas are shuffled and make a new one.
log-gained = { $seat } gains { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} ({ $why }).
log-paid = { $seat } pays { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} ({ $why }).
log-votes = { $seat } gains { $votes } { $votes ->
    [one] Vote
   *[other] Votes
} ({ $why }).
log-faith = { $seat } gains { $faith } Faith ({ $why }).
log-faith_spent = { $seat } spends { $faith } Faith ({ $why }).
log-votes_lost = { $seat } loses { $votes } { $votes ->
    [one] Vote
   *[other] Votes
} ({ $why }).
log-upkeep = Upkeep.
log-influence = { $seat } gains { $influence } Influence, 1 for each city that is not besieged, and has { $total }; { $pool } left in the pool.
log-no_influence = { $seat } gains no Influence: his stronghold is off the board.
log-reigns = { $seat } gains { $influence } Influence as King and has { $total }.
log-no_income = { $city } pays nothing.
log-chairman = { $seat } is now Chairman of the Assembly.
log-head = { $seat } is now Head of the Church.
log-marked = { $seat } puts a marker on spot { $spot } of the Mercenary Track.
log-defied = { $seat } refuses: { $law }.
log-banned = { $seat } is banned from the Assembly.
log-ban_lifted = { $seat } is no longer banned and attends again from the next Assembly.
log-asks_passage = { $noble } of { $seat } wants to go by { $areas }.
log-asks_assault = { $seat } wants to assault { $city }.
log-asks_assault_keep = { $seat } wants to assault the stronghold of { $victim }.
log-asks_besiege = { $seat } wants to besiege { $city }.
log-asks_besiege_keep = { $seat } wants to besiege the stronghold of { $victim }.
log-passage_yes = { $seat } lets { $noble } pass through { THE($area) }.
log-passage_no = { $seat } does not let { $noble } pass through { THE($area) }.
log-took = { $noble } takes { $troop } from { THE($source) }.
log-took_all = { CAP(THE($noble)) } takes over all troops of { THE($source) } ({ $troops }) with { $tokens } casualty { $tokens ->
    [one] token
   *[other] tokens
}.
log-marched = { $noble } moves from { THE($origin) } to { THE($area) }.
log-sailed = { $noble } sails from { THE($origin) } to { THE($area) }.
log-landed = { $noble } lands in { THE($area) }.
log-left = { CAP(THE($noble)) } has no troops and leaves the board.
log-consent_yes = { $seat } consents to the attack on { $city }.
log-consent_yes_keep = { $seat } consents to the attack on the stronghold of { $victim }.
log-consent_no = { $seat } does not consent to the attack on { $city }.
log-consent_no_keep = { $seat } does not consent to the attack on the stronghold of { $victim }.
log-battle = { $seat } attacks { $victim } in { THE($area) } with { $nobles }.
log-assault = { $seat } assaults { $area }, held by { $victim }, with { $nobles }.
log-assault_keep = { $seat } assaults the stronghold of { $victim } with { $nobles }.
log-assault_neutral = { $seat } assaults { $area } with { $nobles }.
log-undefended = There is nothing left to defend it.
log-drew = { $seat } draws { $cards } Fate { $cards ->
    [one] card
   *[other] cards
} for a strength of { $strength }.
log-drew_neutral = The city draws { $cards } Fate { $cards ->
    [one] card
   *[other] cards
} for a strength of { $strength }.
log-commands = { $noble } commands for { $seat }.
log-discarded = { $seat } discards { $cards }.
log-revealed = { $seat }: { $deal } Deal, { $prevent } Prevent, { $victory } Victory.
log-revealed_neutral = The city: { $deal } Deal, { $prevent } Prevent, { $victory } Victory.
log-ability = { $seat } uses an ability of his commander: { $result }.
log-casualties = Casualties: attacker { $attacker }, defender { $defender }.
log-wounds_lost = { $tokens ->
    [one] One casualty finds
   *[other] { $tokens } casualties find
} no army to take { $tokens ->
    [one] it
   *[other] them
}.
log-wound = { $tokens ->
    [one] A casualty
   *[other] { $tokens } casualties
} on { THE($noble) } of { $seat }: strength { $strength }.
log-breach = { $breaches ->
    [one] A breach
   *[other] { $breaches } breaches
} in the walls of { $city }: strength { $strength }.
log-breach_keep = { $breaches ->
    [one] A breach
   *[other] { $breaches } breaches
} in the stronghold of { $victim }: strength { $strength }.
log-unfortified = { $city } is no longer fortified.
log-victory_partial = Partial victory for { $seat }, { $more } to { $less }.
log-victory_full = Full victory for { $seat }, { $more } to { $less }.
log-victory_partial_neutral = Partial victory for the city, { $more } to { $less }.
log-victory_full_neutral = Full victory for the city, { $more } to { $less }.
log-stalemate = The battle is undecided.
log-besieged = { $seat } besieges { $city }.
log-besieged_keep = { $seat } besieges the stronghold of { $victim }.
log-siege_lifted = { $seat } no longer besieges { $city }.
log-siege_lifted_keep = { $seat } no longer besieges the stronghold of { $victim }.
log-starved = Besieged by { $seat } for two rounds, { $city } falls.
log-starved_keep = Besieged by { $seat } for two rounds, the stronghold of { $victim } falls.
log-captured = { $seat } takes { $city }.
log-razed = { $city } is razed.
log-fell = The stronghold of { $seat } has fallen.
log-torn_down = The stronghold of { $seat } leaves the board.
log-plundered = { $seat } takes { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} from { $victim }.
log-ceded = { $seat } gives up { $city } to { $to_seat }.
log-eliminated = { $seat } is out of the game, with Nobles, cards, markers and money{ $cities_n ->
    [0] {""}
   *[other] ; neutral again: { $cities }
}.
log-royal_taken = The King's Army of { $victim } ({ $cards }) changes hands.
log-crowned = { $seat } is King.
log-fate_nation = A Fate card for the Mercenaries of { THE($noble) } of { $seat }: { $nation }.
log-deserted = { $troop } desert { THE($noble) } of { $seat } ({ $why }).
log-disarmed = { $seat } sends { $troop } of { THE($noble) } away.
log-died = { $noble } of { $seat } is dead ({ $why }).
log-lost = For { $tokens } casualty { $tokens ->
    [one] token
   *[other] tokens
} { THE($noble) } of { $seat } loses { $troops }; the tokens are removed.
log-lost_none = { CAP(THE($noble)) } of { $seat } loses no Mercenaries; { $tokens ->
    [one] the casualty token is
   *[other] the { $tokens } casualty tokens are
} removed.
log-heir_waits = His heir waits off the board with { $strength } troops.
log-heirless = { $noble } of { $seat } has no heir for the rest of the game.
log-extinct = { $noble } of { $seat } leaves no heir and is out of the game{ $troops_n ->
    [0] {""}
   *[other] , and so are { $troops }
}.
log-retreated = { $noble } retreats from { THE($origin) } to { THE($area) }.
log-fled_home = { $noble } finds no way out and flees to his stronghold in { THE($area) }, exhausted.
log-omen = { $seat } lets { $to_seat } draw the Event ({ $colour }).
log-event = { $seat } draws { $event }.
log-named = It concerns { THE($what) }.
log-named_baron = It concerns { $victim }.
log-no_effect = { $event } has no effect: there is nothing that it could concern.
log-pledged = { $seat } pledges { $faith } Faith.
log-pledges_back = { $faith } of { $cost } Faith is not enough: all pledges are returned.
log-cancelled = { $seat } cancels { $event }.
log-cancelled_jointly = { $seats_n ->
    [one] { $seats } cancels { $event }.
   *[other] { $seats } cancel { $event } together.
}
log-kept = { $event } stays with { $seat }.
log-laid = { $event }: { $city } pays nothing until the next Taxation is over.
log-strike_over = { $event } in { $city } is over.
log-truce = Nobody may start a battle until this stack is used up.
log-truce_over = The truce is over.
log-volunteers = Volunteers for { $seat }: { $troop }.
log-sent_back = { $troop } do not join { $seat } and go back into the deck.
log-blown_back = { CAP(THE($voyage)) }: the fleet is blown back to spot 1.
log-abandoned = { CAP(THE($voyage)) }: nobody's crowns are left, the expedition is given up.
log-spied = { $seat } looks at the hand of { $victim }: { $cards }.
log-spied-hidden = { $seat } looks at the hand of { $victim }.
log-turncoat = { $troop } leave { THE($noble) } of { $victim } for { $seat }.
log-voyage = { $seat } names an expedition: { $voyage }.
log-funded = { $seat } puts { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} on { THE($voyage) }.
log-set_sail = The expedition to { THE($voyage) } is on spot 1.
log-unfunded = Nobody funds { THE($voyage) }: no ship sails.
log-advanced = The expedition to { THE($voyage) } moves up to spot { $spot }.
log-robbed = { $seat } loses { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} on { THE($voyage) }.
log-blessed = { $seat } blesses { THE($voyage) }.
log-arrived = { CAP(THE($voyage)) }: { $result }.
log-restored = { $breaches } { $breaches ->
    [one] breach
   *[other] breaches
} of { $city } removed.
log-restored_keep = { $breaches } { $breaches ->
    [one] breach
   *[other] breaches
} of the stronghold of { $victim } removed.
log-fortified = { $seat } fortifies { $city }.
log-healed = { $seat } removes { $tokens } casualty { $tokens ->
    [one] token
   *[other] tokens
} from { THE($noble) }.
log-dole = There will be no revolts in the next Upkeep.
log-no_revolts = Grain Dole: no city is checked for revolt.
log-appointed = { $seat } appoints { $to_seat } as acting Chairman.
log-ordered = { $seat } sets the order: { $agendas }.
log-wrote = { $seat } has written: { $votes }.
log-agenda = The Assembly votes on { $agenda }.
log-agendas = Current Agendas: { $agendas }.
log-agendas_dropped = Discarded: { $agendas }.
log-torn_up = What was written for the other Agendas is void: each keeps those Votes.
log-committed = { $seat } commits { $votes } { $votes ->
    [one] Vote
   *[other] Votes
}.
log-declared_yes = { $seat } votes yes.
log-declared_no = { $seat } votes no.
log-declared_name = { $seat } votes for { $to_seat }.
log-tie_yes = A tie: { $seat } decides for yes.
log-tie_no = A tie: { $seat } decides for no.
log-tie_name = A tie: { $seat } decides for { $to_seat }.
log-passed = { $agenda } is passed.
log-failed = { $agenda } is rejected.
log-chosen = { $agenda }: { $seat } is chosen.
log-in_force = { $agenda } is in force until it is removed.
log-charge = { $seat } holds the charge { $agenda }.
log-repealed = { $agenda } is discarded.
log-postponed = The Assembly is postponed; the remaining Agendas stay.
log-forbidden = From now on: { $what }.
log-lapsed = No longer: { $what }.
log-proposer = { $seat } may propose a Private Motion.
log-proposed_none = { $seat } proposes nothing.
log-proposed_lift = { $seat } proposes to lift the ban on { $to_seat }.
log-proposed_repeal = { $seat } proposes to discard { $agenda }.
log-proposed_revive = { $seat } puts { $agenda } to the vote again.
log-proposed_postpone = { $seat } proposes to postpone the Assembly.
log-proposed_forbid = { $seat } proposes: { $what }.
log-proposed_resolve = { $seat } proposes: “{ $what }”.
log-motion_passed = The Private Motion is passed.
log-motion_failed = The Private Motion is rejected.
log-refused = { $seat } refuses { $agenda }.
log-granted_city = { $seat } takes control of { $city }.
log-office = { $noble } of { $seat } becomes { $agenda }.
log-office_lost = { $noble } is no longer { $agenda }.
log-forgone = { $seat } gives up the charge { $agenda }.
log-offer = Mercenaries on offer: { $troops_n ->
    [0] none
   *[other] { $troops }
}.
log-unhired = Not hired, and back in the deck: { $troops }.
log-hired = { $seat } hires { $troops }.
log-hired_none = { $seat } takes a marker back and hires nobody.
log-recalled = { $seat } takes back the marker on spot { $spot }.
log-stationed = { $seat }: { $troop } go to { THE($holder) }.
log-shifted = { $seat }: { $troop } from { THE($source) } to { THE($holder) }.
log-revolt = Revolt in { $city } of { $seat }!
log-calm = { $city } of { $seat } stays calm.
log-quelled = { $seat } keeps { $city }.
log-quelled_by = { $seat } keeps { $city }: { $by }.
log-lost_city = { $city } shakes off { $seat } and is neutral.
log-returned = { $noble } returns in { THE($area) }.
log-heir_back = { $seat } gives up the heir of { $noble }.
log-heir_given = { $seat } hands the heir of { $noble } to { $to_seat }.
log-heir_killed = { $seat } kills the heir of { $noble }.
log-given = { $seat } gives { $to_seat } { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
}.
log-last_round = This is the last round.
log-won_cities = { $seat } controls { $cities } cities of the Kingdom, { $need } are enough: { $seat } wins.
log-won_last = { $seat } is the last Baron left and wins.
log-ruins = No city of the Kingdom is left: nobody wins.
log-mission_met = { $seat } has fulfilled the Mission { $mission }: { $influence } Influence.
log-mission_missed = { $seat } has not fulfilled the Mission { $mission }.
log-tally = { $seat }: { $influence } Influence; from cities { $cities }, from the crown { $crown }, from the Mission { $mission }.
log-tally_cities = { $seat }: { $cities } { $cities ->
    [one] city
   *[other] cities
} of the Kingdom.
log-won_by_points = { $seat } wins with { $points }.
log-won_by_cities = Equal at { $points }: { $seat } wins by the most cities, { $most }.
log-won_by_wealth = Equal at { $points }, cities too: { $seat } wins by the most crowns, Faith and Votes together, { $most }.
log-won_by_troops = Equal at { $points }, cities and wealth too: { $seat } wins by the most troops on the board, { $most }.
log-drawn = Nothing tells { $seats } apart: nobody wins.

## Names

name-star = the Star Noble
name-square = the Square Noble
name-triangle = the Triangle Noble
name-circle = the Circle Noble
name-castle = the stronghold
name-red = Red
name-yellow = Yellow
name-black = Black
name-purple = Purple
name-green = Green
name-blue = Blue
name-omen_red = red
name-omen_green = green
name-omen_blue = blue
name-deal = Deal 100 Casualties
name-prevent = Prevent 100 Casualties
name-victory = +1 Victory
name-draw = Draw 1 Fate
name-no_news = No News
name-fleet_lost = Fleet Lost
name-no_sieges = no sieges until the end of the next Assembly
name-no_roads = no road movement until the end of the next Assembly
name-cities = cities
name-concessions = Concessions
name-charges = charges
name-regulars = wages of Regular Troops
name-mercenaries = wages of Mercenaries
name-razing = razing
name-revolt = to keep the city
name-unpaid = unpaid
name-retreat = in retreat
name-death = after his death
name-downfall = the stronghold has fallen
name-wounds = casualties
name-desertion = his troops have deserted
name-rout = full victory of the enemy
name-siege = the siege has succeeded
name-cornered = no way of retreat
name-overseas = no retreat from overseas
name-merrow =
    .grammar = the
name-spice_islands =
    .grammar = the

## What the host chooses

choice-colours = Barons
