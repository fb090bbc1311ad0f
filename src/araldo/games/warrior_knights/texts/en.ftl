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
option-pay = Pay { $a1 } { $a1 ->
    [one] crown
   *[other] crowns
 }
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

bot-castellan = Castellan
bot-castellan_conqueror = Castellan, a conqueror
bot-castellan_besieger = Castellan, a besieger
bot-castellan_politician = Castellan, a politician
bot-castellan_prelate = Castellan, a prelate
bot-castellan_merchant = Castellan, a merchant
bot-seneschal = Seneschal
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

## What is told about a decision: questions

just = { $what }
card-text = { $text }
title-assign = Assign your six Troop cards
help-assign = In secret. A Noble without troops stays off the board.
done-assign = Shown when all have sealed.
tally-cards = Cards assigned, of { $all }
warn-bare = Without troops, and so off the board: { $nobles }.
plan-usual = Fill as suggested
title-site = Where does your stronghold stand?
help-site = In an area without a city. Nobles return there and new troops can be taken there; it has walls of 400.
effect-site = { $cities ->
    [0] No city borders it.
    [one] One city borders it.
   *[other] { $cities } cities border it.
}
title-post = Place one of your Nobles
help-post = Still to be placed: { $nobles }. Not where another Baron has a Noble or a stronghold.
there-neutral = { $city }, neutral: walls { $strength }, income { $income }.
there-owned = { $city } of { $owner }: walls { $strength }, income { $income }.
there-nothing = No city there.
there-own = Your own: he guards it.
there-foes = Nobles of { $seats } stand there.
there-siege = { $force } against { $defence }: he could besiege it, or assault it.
there-assault = { $force } against { $defence }: too few for a siege; an assault is possible.
title-plan = Plan in secret: up to two cards on each stack
help-plan = Each stack is shuffled with everybody’s cards and two neutral ones, then turned card by card.
done-plan = { $cards } of { $room } cards. The seal can be broken until all have planned.
tally-planned = Cards planned, of { $all }
warn-no-plan = No card planned: this round you would only answer others.
plan-levy_taxes = 1 crown for each area with a Noble of yours: { $crowns } now.
plan-draft_soldiers = Your marker on a free Mercenary spot, without a fee; { $taken } of { $spots } are taken.
plan-rally_support = 2 Votes ({ $own_votes } now). With the most you become Chairman.
plan-serve_the_church = 1 Faith ({ $own_faith } now). With the most you lead the Church.
plan-mobilize_forces = One area: Nobles move in, then one battle there if you like.
plan-versatile_strategy = One of: 2 crowns, { $votes } Votes, a move, a battle, a marker for its fee. Back to hand.
title-allocate = Where does { $card } go?
help-allocate = A special phase takes place as soon as it is full; then all its cards go home.
effect-phase = { $cards } of { $full } cards then.
effect-phase-now = It is full then: { $phase } takes place at once.
effect-decline = Nothing happens; the card is put away all the same.
effect-halt = No further move, no battle.
effect-levy = 1 crown for each of { $areas } { $areas ->
    [one] area
   *[other] areas
} with a Noble of yours.
effect-mark = Marker { $markers } of { $full }; { $before } before you in the Draft.
effect-mark-last = The last marker: the Mercenary Draft takes place, { $before } before you.
effect-chair = You become Chairman of the Assembly.
effect-chair-kept = You stay Chairman.
effect-chair-other = { $seat } stays Chairman.
effect-head = You become Head of the Church.
effect-head-kept = You stay Head of the Church.
effect-head-other = { $seat } stays Head of the Church.
effect-gain = From the treasury.
effect-votes = The Chairman does not change by it.
title-turned = Your card: { $card }
title-miracle = Cancel a lasting Event?
help-miracle = For its cost and 1 Faith more, as long as its consequence has not happened.
idle-nothing = Nothing happens.
idle-no = It counts as no.
effect-nothing = Nothing happens.

effect-march-consent = Needs the consent of { $seats }.
effect-sail = He waits on the port icon, exhausted, and lands in the Upkeep.
effect-sail-admiral = As Admiral he lands at once, exhausted.
effect-defy = You are banned: no Assembly, no Votes there, until another Baron’s motion lifts it.
effect-battle = { $force } against { $defence }: { $own } Fate cards against { $other }.
effect-siege = { $force } against { $defence }. No cards: a marker now; declared again in a later round, it falls.
effect-siege-falls = { $force } against { $defence }: besieged since an earlier round, it falls now.
title-passage = { $seat } wants to pass { THE($area) } with { $noble }
help-passage = He has { $strength } men and goes to { THE($area) }. You may bargain: crowns can be given at any time.
effect-passage-yes = { $noble } goes on to { THE($area) }.
effect-passage-no = { $noble } cannot take this way with this card.
title-take = { $noble } in { THE($area) }: take troops along?
help-take = He may receive in every area of his way; he gives nothing.
effect-take = Then he has { $force } men, { $giver } { $left }.
effect-on = He goes on as he is.
battle-field = Battle in { THE($area) }
battle-assault = Assault on { THE($area) }
battle-siege = Siege of { THE($area) }
battle-assault-keep = Assault on the stronghold of { $victim }
battle-siege-keep = Siege of the stronghold of { $victim }
step-commander = Commander
step-cards = Cards
step-discard = Discard
step-reveal = Reveal
step-casualties = Casualties
step-result = Result
title-force = Which of your Nobles fight in { THE($area) }?
help-force = Who fights is exhausted afterwards. Who stays out is not touched.
title-command = Who commands in { THE($area) }?
help-command = Only his +200 and his ability count.
title-discard = { $count ->
    [one] Discard one Fate card
   *[other] Discard { $count } Fate cards
}
help-discard = Of your { $cards }, unseen by others. You may discard more, but keep one.
done-discard = Then both sides reveal. You keep: { $cards }.
tally-discard = Discarded, of { $all }
title-ability = { $noble }: add { $result }?
help-ability = The cards lie open; casualties are counted next.
title-casualty = { $tokens ->
    [one] One casualty to place
   *[other] { $tokens } casualties to place
}
help-casualty = A token takes 100 from an army; when tokens reach the troops the Noble dies. Walls lose 100 for a breach.
tally-attack = Attacker
tally-defence = Defender
title-consent-assault = { $seat } wants to assault { $city }. Do you consent?
title-consent-besiege = { $seat } wants to besiege { $city }. Do you consent?
title-consent-assault-keep = { $seat } wants to assault the stronghold of { $victim }. Do you consent?
title-consent-besiege-keep = { $seat } wants to besiege the stronghold of { $victim }. Do you consent?
help-consent = Your Noble stands there and takes no part. You may bargain: crowns can be given at any time.
effect-consent-yes = The attack takes place.
effect-consent-no = No attack; it is not asked for again with this card.
effect-force = Strength { $force } with the commander: { $cards } Fate cards.
ability-star = Commanding: may add one Deal 100.
ability-square = Commanding: may add one Prevent 100.
ability-triangle = Commanding: adds one Victory.
ability-circle = No wages for his troops below 450.
ability-castle = Walls of 400; its troops defend it.
ability-tired = Exhausted: +200, but no ability.
fate-deal = 100 casualties for the other side.
fate-prevent = Saves your side 100 casualties.
fate-victory = One ahead: the others retreat, or the city falls. Two ahead: they die.
fate-draw = Another card at the reveal.
plan-keep = Keep { $cards }
note-attack = Success { $chance } %, your Nobles lost { $worst } %, on average { $lost } men down
note-defence = You hold { $chance } %, attackers beaten { $worst } %, on average { $lost } down
effect-breach = A breach: walls are repaired for 2 crowns each.
effect-hurt = A token: healed for 2 crowns.
effect-hurt-dies = His tokens reach his troops: he dies.
effect-hurt-spent = Tokens reach the troops: this army counts no more.
title-raze = { $city } is yours: keep it or raze it?
help-raze = A razed city is gone for good, and fewer are needed to win by cities.
effect-raze = Three times its income at once; the city is gone for good.
effect-keep-city = Income { $income }, 1 Influence in every Upkeep, 1 Vote at every Assembly if it lies in the Kingdom.
title-cede = Your stronghold has fallen: which city goes to { $seat }?
help-cede = He has also taken half of your crowns. In the Upkeep you put your stronghold back.
effect-city = Walls { $strength }, income { $income }.
title-desert = { $noble }: which { $nation } desert?
help-desert = The Fate card has named their nation: one card goes.
title-lose = { $noble } is dead: which Mercenaries go for { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}?
help-lose = As much as the tokens say, never more. Regular Troops stay.
title-retreat = Where does { $noble } retreat to?
help-retreat = To a neighbouring area without another Baron’s city, Noble or stronghold.
odds-falls = { $area } falls
odds-won = The defenders are driven out or die
odds-drawn = Undecided
odds-driven = The attackers retreat
odds-beaten = The attackers are lost
odds-lost = Your losses (men)
odds-dealt = Their losses (men, walls)
odds-note = Unseen: { $unseen } cards, { $deal } Deal, { $prevent } Prevent, { $victory } Victory, { $draw } Draw. Others are taken to discard as usual.
side-seat = { $seat }
side-city = { $city }, neutral

title-omen = The next Event is { $colour }: who draws it?
help-omen = Red harms who draws it, green helps him, blue may meet anybody.
effect-omen_red = A red Event harms the one who draws it.
effect-omen_green = A green Event helps the one who draws it.
effect-omen_blue = A blue Event may meet anybody.
title-voyage = Fund Expeditions: do you start one?
help-voyage = Everybody may put up to 5 crowns on it. It pays, or is lost, two such cards later.
effect-voyage = Of 24 Fate cards { $good } pay double or more (up to { $best }×), { $news } bring no news, { $lost } lose the fleet.
title-fund = How many crowns on { THE($voyage) }?
help-fund = At most 5. They come back multiplied, or not at all.
tally-stake = Stake of { $seat }
title-bless = Bless the expedition to { THE($voyage) }?
effect-bless = Two Fate cards are drawn for it and the better one counts.
odds-voyage = The expedition to { THE($voyage) }, when it arrives
odds-voyage-note = Counted over all 24 Fate cards.
title-defend = Upgrade Defenses: one work
title-heal = Muster Troops: heal one army
effect-repair = A breach less is 100 more; now { $strength }.
effect-fortify = +100 walls and +1 income, as long as the city is not neutral.
effect-heal = { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} on { $troops } men; each costs 100.
title-target = { $event }: whom does it meet?
title-cancel = { $event } strikes you: cancel it?
title-pledge = { $event }: pledge Faith to cancel it?
title-event = { $event }
step-drawn = Drawn
step-target = Target
step-cancel = Cancel?
step-effect = Effect
tally-cancel = Faith pledged, of { $all }
tally-faith = Faith of { $seat }
effect-raid = Half of each stake is lost, rounded up.
effect-strike = { $owner } loses { $income } { $income ->
    [one] crown
   *[other] crowns
 } in the next Taxation.
effect-spy = You see his hand and take { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
 }.
effect-bribe = For twice the wage, if you then want him.
effect-refresh = Ready again.
effect-doom = If he dies he is out of the game.
effect-cancelled = The Event has no effect.
harm-crowns = You lose { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
 }.
harm-votes = You lose { $votes } Votes.
harm-noble = { $event }: it meets { $noble }.
harm-city = { $event }: it meets { $city }.
harm-nation = In each of your armies one card of { $nation } deserts.
effect-pledge = { $missing } missing; paid only if the cost is reached.
effect-troop = { $troop }: { $strength } men, wage { $wage }.
effect-winds = He lands at once and is not exhausted.
effect-dismiss = They go back into the deck; you save { $wage }.
target-dismiss = { $troop } of { $noble }
note-saved = saves { $crowns }
spread-dismiss = Whom do you dismiss?
title-unrest = Unrest among the { $nation }: whom do you keep?
warn-short = { $crowns } crowns short.
done-wages = You pay { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
 }.
title-comply = { $law }: pay, or refuse?
title-wages = Wages: pay your Mercenaries
help-wages = Regular Troops have been paid. Who is not paid deserts; nothing is due for the Circle’s troops below 450.
title-hire = Mercenary Draft: whom do you hire?
help-hire = The fee is the wage. Your markers on the track: { $markers }. Several of one nation take a marker each.
idle-hire = You take the marker back and hire nobody.
effect-hire-pass = The marker goes back to you.
effect-hire = { $strength } men, wages { $wages } each time; takes { $markers } { $markers ->
    [one] marker
   *[other] markers
}.
title-recall = Which other marker do you take back?
help-recall = Each further Mercenary of one nation takes a marker; those on the right choose later.
effect-recall = Spot { $spot } is given up.
title-station = Who gets { $troop }?
help-station = A Noble in a city of yours, at your stronghold or off the board; or the stronghold.
effect-station = In { THE($area) }.
effect-station-off = Off the board; returns in the Upkeep.
title-royal = Who gets { $troop }?
help-royal = The King’s Army: Regular Troops, never lost but with the crown.
title-watch = Revolts: which city is checked next?
help-watch = A city without a Noble of yours revolts on one card of four ({ $share } %).
effect-watch = To keep it in a revolt: 1 Faith or { $cost } crowns.
title-revolt = Revolt in { $city }!
help-revolt = Pay, or the city is neutral again.
effect-quelled = The city stays yours.
effect-lose-city = Neutral again: −{ $income } income, −1 Influence each Upkeep.
title-rebuild = Put your stronghold back
help-rebuild = In an area without a city, another Baron’s Noble or stronghold.
title-heir-back = Give up the heir of { $noble } to { $seat }?
help-heir-back = Without him the Noble does not return.
effect-hold = The Noble of { $seat } stays away.
effect-give-up = The Noble of { $seat } returns.
title-regroup = Regroup your troops
help-regroup = Between Nobles off the board, from the stronghold to them, and within one area. Then Nobles return.
done-regroup = Nobles with troops return next.
effect-regrouped = Troops stay as they are.
title-return = Where does { $noble } return?
help-return = With { $strength } men, at your stronghold or at a city of yours that is not besieged.
effect-return-city = He guards a city: no revolt.
effect-return-home = At your stronghold.
effect-gift = Crowns change hands at once; promises do not bind.
effect-hand-heir = Who holds the heir decides whether the Noble returns after his death.
effect-kill-heir = The Noble has no heir any more.

effect-abstain = Your Votes stay with you.
effect-commit = Of your { $votes }. What you commit is spent, whoever wins; the others hold { $others } together.
effect-name = It goes to the Baron with the most Votes.
effect-name-harm = It strikes the Baron with the most Votes.
effect-yes = It is carried out if yes has more.
effect-no = It is discarded if no has more.
stake-crowns = Crowns of { $seat }
stake-works = Cities of { $seat } repaired
stake-nothing = nothing
stake-alike = alike for all
stake-anybody = whoever is drawn proposes
stake-proposes = proposes a motion
stake-barred = cannot be chosen
stake-purse = crowns { $before } → { $after }
stake-each-taxation = { $more ->
        [1] +{ $count }
       *[other] −{ $count }
    } { $count ->
        [one] crown
       *[other] crowns
    } each Taxation
stake-each-wages = { $more ->
        [1] +{ $count }
       *[other] −{ $count }
    } { $count ->
        [one] crown
       *[other] crowns
    } each Wages
stake-repaired = { $count ->
        [one] one city repaired
       *[other] { $count } cities repaired
    }
stake-calm = { $count ->
        [one] one city spared a check
       *[other] { $count } cities spared a check
    }
stake-truce = { $count ->
        [one] one city safe from sieges
       *[other] { $count } cities safe from sieges
    }
stake-office = +{ $men } men for a Noble
stake-no-noble = no Noble to hold it
stake-chairman = becomes Chairman
stake-stays-chairman = stays Chairman
stake-head = Faith { $before } → { $after }, Head of the Church
stake-stays-head = Faith { $before } → { $after }, stays Head
stake-fourth = a fourth Charge: gives up one
stake-away = +{ $count } crowns each Taxation, but no Assemblies
stake-speaker = +{ $count } Votes each Assembly
stake-legate = +{ $count } Faith each Assembly
stake-warden = may ignore one revolt each Upkeep
stake-cheaper = Mercenaries cost { $count } less
stake-town = takes { $city }
stake-towns = takes one of { $count } cities
stake-disarmed = loses { $troop }
stake-troops = loses one of { $count } Mercenary cards
stake-lifted = attends again from the next Assembly
stake-law-ends = the law ends
stake-repealed = loses the card
turn-gains = gains
turn-loses = loses
turn-neither = as before
table-assembly = The Assembly: who gains or loses
column-baron = Baron
column-turn = Gains or loses
column-stake = If it is passed, or if it is given to him
title-commit = { $agenda }: how many Votes, in secret?
title-ballot = { $agenda }: how many Votes, and how?
title-declare = { $agenda }: how do you cast your Votes?
title-tie = { $agenda }: a tie, you decide
idle-votes = You commit none.
tally-votes = Votes of { $seat }
tally-for = For { $seat }
tally-yes = Yes
tally-no = No
step-motions = Motions
step-order = Order
step-votes = Votes
motion-lift = lift the ban on { $to_seat }
motion-repeal = discard { $what }
motion-forbid = { $what }
motion-resolve = “{ $what }”
motion-postpone = postpone the Assembly
help-motion-lift = The ban is lifted; he attends again from the next Assembly.
help-motion-postpone = The Assembly ends at once; the other Agendas stay for the next one.
help-motion-forbid = It binds everybody until the end of the next Assembly; who breaks it is banned.
help-motion-resolve = Written down; nothing enforces it.
title-order = In which order are the Agendas voted on?
help-order = Votes are spent one Agenda after the other.
effect-order = First { $agenda }.
title-appoint = Who presides for you?
help-appoint = You do not attend. He orders the Agendas and breaks ties.
effect-appoint = Holds { $votes } Votes.
title-write = How many Votes for each Agenda?
help-write = Both write at once; what is committed is spent.
done-write = { $votes } Votes written.
spread-write = Votes by Agenda
title-propose = Your Private Motion: what do you propose?
effect-propose-none = The card is discarded.
title-accept = { $agenda }: accept or refuse?
effect-accept = It is carried out.
effect-refuse = Not for you; but you are banned: no Assembly, no Votes there.
effect-refuse-again = Not for you. You are banned already: no further penalty.
title-charter = { $agenda }: which city do you take?
title-disarm = { $agenda }: whom do you send away?
title-forgo = { $agenda } is your fourth charge: which one do you give up?
title-grant = { $agenda }: which of your Nobles?
effect-grant = His only office.
effect-grant-instead = In place of { $agenda }, which is discarded.

## Headings

group-stack1 = Stack I
group-stack2 = Stack II
group-stack3 = Stack III
group-battle = Battle
group-gain = Gain
group-mark = Mercenary Track
group-gift = Crowns
group-heir = Heirs
group-castle = Stronghold
group-motion = Motions
group-motion-repeal = Discard what is in force
group-motion-revive = Vote again on what was discarded
group-own-cards = Of each Baron
group-neutral-cards = Neutral
group-omen_red = Red: harm who draws them
group-omen_green = Green: help who draws them
group-omen_blue = Blue: may meet anybody
group-private = Private Motion
group-motions = Motions
group-law = Laws
group-charge = Charges
group-office = Offices

## Tables of reference

table-actions = Action cards
table-agendas = Agendas
table-events = Events
table-fate = Fate cards in battle
table-mercenaries = Mercenaries
table-cities = Cities
table-nobles = Nobles
table-expeditions = Expeditions
table-phases = Special phases
table-track = Mercenary Track
table-missions = Missions
column-card = Card
column-copies = Copies
column-goes = Then goes to
column-event = Event
column-colour = Colour
column-cancel = Faith to cancel
column-agenda = Agenda
column-where = Where
column-result = Result
column-all = In all
column-unseen = Unseen by you
column-troop = Troops
column-strength = Strength
column-wage = Wage
column-deck = In the deck
column-offer = On offer
column-city = City
column-owner = Holder
column-printed = Printed
column-now = Now
column-income = Income
column-port = Port
column-noble = Noble
column-shape = Shape
column-office = Office
column-expedition = Expedition
column-spot = Spot
column-x4 = 4×
column-x3 = 3×
column-x2 = 2×
column-x1 = 1×
column-news = No news
column-lost = Lost
column-phase = Phase
column-cards = Cards
column-full = Takes place at
column-fee = Fee
column-mission = Mission
goes-levy_taxes = Taxation
goes-draft_soldiers = Wages
goes-rally_support = Assembly
goes-serve_the_church = any of the three
goes-mobilize_forces = Wages (moved), Assembly (fought)
goes-versatile_strategy = hand
goes-neutral = Neutral pile
not-cancelled = –
where-current = to be voted on
where-law = in force
where-held = { $seat }
where-office = { $noble } of { $seat }
where-discard = discarded
where-deck = in the deck
in-port = in port
text-voyage = One Fate card when it arrives, two if blessed. No news: it waits. Lost: the stakes are gone.
text-taxation = Everybody gains the income of his cities that are not besieged, +1 for each fortified one, and what his charges pay.
text-wages = Everybody pays for all his Troop cards: Regulars as far as he can, Mercenaries or they desert.
text-assembly = Everybody who attends gains 1 Vote and 1 for each Kingdom city; then the Agendas are voted on.
text-draft = From the left-most marker on, each hires of the offer for the wage.
razed = razed
neutral = neutral
of-seat = { $seat }
yes = yes
no = no
none = –
free = free
closed = not with so few Barons
shape-star = ★ Star
shape-square = ■ Square
shape-triangle = ▲ Triangle
shape-circle = ● Circle

## Why not, with numbers

why-WK-SIE-01 = { $force } do not exceed { $defence }.
why-WK-BAC-11 = Not with { $barons } Barons.
why-WK-BAC-10 = It costs { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
 }.
why-WK-WAG-04 = The wages are { $crowns } crowns: dismiss somebody.
why-WK-DFT-04 = It costs { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
 }.
why-WK-OFB-05 = { $count } must be discarded.
why-WK-GEN-04 = It would cost { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
 }.

## Words for sums

name-crown = crown
name-crowns = crowns
name-votes = Votes
name-faith = Faith
name-walls = walls
name-breaches = breaches
name-commander = commander
name-neutral = neutral
name-source-kingdom = Kingdom cities
name-source-cities = Cities, round by round
name-source-crown = The crown
name-source-missions = Missions
name-4x = four times the stake
name-3x = three times the stake
name-2x = twice the stake
name-1x = the stake
name-text-levy_taxes = Gain 1 crown for each area with a Noble of yours; port icons do not count.
name-text-draft_soldiers = Put your marker on a free Mercenary spot, without a fee.
name-text-rally_support = Gain 2 Votes. With more than every other Baron you become Chairman, unless you are banned.
name-text-serve_the_church = Gain 1 Faith. With more than every other Baron you become Head of the Church.
name-text-mobilize_forces = Choose one area: Nobles move in, then one battle there if you like. Who moved or fought is exhausted.
name-text-versatile_strategy = One of these: 2 crowns, Votes, one Noble’s move, one battle, a marker for its fee. It goes back to your hand.
name-text-important_event = The Head of the Church says who draws the top Event. Red on another, or green for himself, costs him 1 Faith.
name-text-fund_expeditions = The Chairman may start an expedition; all may put up to 5 crowns on it. Those under way move on; on spot 3 they are settled.
name-text-upgrade_defenses = In turn: repair one place, 2 crowns a breach, or fortify one city for 4 crowns.
name-text-muster_troops = In turn: remove casualty tokens from one army, 2 crowns each.
name-text-uncertain_times = The whole Fate deck is shuffled.
name-text-AG-PM = A Baron named by a Fate card may propose: lift another’s ban, discard a law, charge or office, postpone the Assembly, or vote on a discarded Agenda.
name-text-AG-M07 = The chosen Baron becomes Chairman of the Assembly at once. Who is banned cannot be chosen.

group-red_star = Sir Hugh Murrey ★
group-red_square = Sir Walter Russet ■
group-red_triangle = Sir Giles Carmine ▲
group-red_circle = Sir Robert Ruddock ●
group-yellow_star = Sire Aubert de Safran ★
group-yellow_square = Sire Gaston Citrin ■
group-yellow_triangle = Sire Thierry d'Orpin ▲
group-yellow_circle = Sire Hugues Genet ●
group-black_star = Ritter Dietrich Rabe ★
group-black_square = Ritter Ulrich Kohl ■
group-black_triangle = Ritter Albrecht Schwarz ▲
group-black_circle = Ritter Konrad Pech ●
group-purple_star = Messer Guido Porpora ★
group-purple_square = Messer Lapo Prugna ■
group-purple_triangle = Messer Ranieri Malva ▲
group-purple_circle = Messer Corso Amaranto ●
group-green_star = Sire Bertrand du Vert ★
group-green_square = Sire Yvain Olivier ■
group-green_triangle = Sire Guy de Mousse ▲
group-green_circle = Sire Enguerrand Laurier ●
group-blue_star = Sir Simon Perse ★
group-blue_square = Sir John Smalt ■
group-blue_triangle = Sir Miles Cobalt ▲
group-blue_circle = Sir Edmund Bice ●

## Who plays for the bots: name, arms, and how

bot-seneschal_conqueror = The Conqueror
    .arms = Gules, a sword Or in pale
    .says = Wants what others hold, and storms a wall at odds of three in five.
bot-seneschal_besieger = The Besieger
    .arms = Argent, a tower sable between two ladders
    .says = Sits down before a city and waits; he assaults when little can go wrong.
bot-seneschal_politician = The Politician
    .arms = Per pale Or and azure, a key counterchanged
    .says = Fights in the Assembly: votes, offices, and agendas that hurt whoever leads.
bot-seneschal_prelate = The Prelate
    .arms = Purpure, a crozier argent
    .says = Serves the Church, gathers Faith and would have its Head for himself.
bot-seneschal_merchant = The Merchant
    .arms = Vert, three bezants
    .says = Crowns first: expeditions, taxes, and no quarrel that costs more than it brings.

## Why a bot would answer so

reason-worth = By the end of the game that is worth about { $points } Influence.
reason-field = You kill them or drive them off with a chance of { $percent } %.
reason-rival = { CAP($seat) } is a rival to be held back.
reason-siege-falls = Your siege is from an earlier round: the place falls now, without a battle.
reason-siege-begins = It falls in the next round if your siege still stands, and until then it brings nobody anything.
reason-assault = It falls with a chance of { $percent } %; your force dies with one of { $dies } %.
reason-city = { CAP(THE($place)) } is nobody's, and would bring about { $points } Influence by the end.
reason-city-of = { CAP(THE($place)) } would bring about { $points } Influence by the end, with what { $owner } loses.
reason-keep = The stronghold of { $owner }: about { $points } Influence, with the city and the crowns that come with it.
reason-guard = A city of yours has no Noble there: he guards it against revolt and raids.
reason-leaves = What he leaves behind is worth only about { $points } Influence.
reason-free-to-go = Where he stands he is not needed.
reason-post-city = With { $troops } strength and the commander he overcomes walls of { $walls }.
reason-better-prospect = With them his best target becomes worth about { $points } Influence more.
reason-phase = The phase brings you about { $mine } Influence, the others { $theirs } on average.
reason-cards-back = { $count ->
    [one] One of your cards lies there, and comes back to hand when the phase is held.
   *[other] { $count } of your cards lie there, and come back to hand when the phase is held.
}
reason-spare = Once wages are paid you have { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} left.
reason-troops = They are { $troops } strength more.
reason-pays-back = On average it pays { $rate } crowns for each that is staked.
reason-exposed = An enemy who could take { THE($place) } stands within one move.
reason-event = The Event would cost you about { $lost } Influence; the Faith it takes is worth { $price }.
reason-keep-city = The city can still bring { $points } Influence.
reason-agenda-mine = It would bring you about { $points } Influence.
reason-agenda-for = It would bring { $seat } about { $points } Influence.
reason-attacker = { CAP($seat) } would grow stronger by it.
reason-wanted = You could take that place yourself: about { $points } Influence.
reason-at-mine = The road ends at something of yours.
reason-harmless = It costs you nothing, and favours are remembered.
reason-accept-accept = To refuse means to be banned from the Assembly, which costs more than this.
reason-accept-refuse = This costs more than to miss the Assemblies that are left.
reason-allocate = Cards bring on the phases: taxes when your cities pay well, wages when others owe more, the Assembly when you have the Votes.
reason-appoint = In the chair sits oneself, or the weakest: who presides decides ties.
reason-assign = The strongest troops go to few Nobles who can then besiege at once; a little stays as a guard.
reason-ballot = Just above what the keenest of the others is likely to lay down, and nothing where little is at stake.
reason-bless-bless = Most of what is staked is yours, and Faith is left for it.
reason-bless = Faith is scarce, and little of what is staked is yours.
reason-cancel = Faith is paid only for Events that cost more than it.
reason-charter = The free city that brings most.
reason-commit = Just above what the keenest of the others is likely to lay down; the rest is kept for better Agendas.
reason-comply-refuse = You are banned already, or there is no Assembly left to miss: refusing costs nothing.
reason-comply = Crowns come again; a ban from the Assembly would last.
reason-consent-yes = It hurts a rival who is the greater danger, and the place is not yours to take.
reason-consent-no = It would help a rival, or take what you want yourself.
reason-declare = For a gift one votes for oneself, for harm for the rival whom it hurts most, else by what it brings you less what it brings the others.
reason-defend-none = No wall of yours is in danger enough to be worth the crowns.
reason-defend = Walls are worth their price where an enemy stands near.
reason-force = To a battle go all; to a siege as few as it takes, so that the others stay fresh.
reason-forgo = The charge that brings least from now on.
reason-fund = As much as odds and purse allow; nothing if you would not see it again before the end.
reason-grant = Its troops go to the Noble whom they help most.
reason-heal-none = Nobody's wounds are worth the crowns now.
reason-heal = He whose prospects gain most by it.
reason-hire-hire = Troops take the cities that decide the game, as long as their wages can be paid too.
reason-hire = The offer is not worth its fee and the wages to come.
reason-mark = Who stands further left on the track chooses first when the Draft comes.
reason-mark-decline = Troops that come after the last Upkeep are of no use.
reason-mobilize-halt = Nothing in reach is worth more than what would be left behind.
reason-mobilize-decline = Nothing in reach is worth more than what would be left behind.
reason-mobilize = Cities count at every Upkeep: the best is what can be taken soonest and held longest.
reason-omen = Bad news goes to the rival whom it hurts most, good news to the weakest, if not to yourself.
reason-order = What you want most comes last, when the others have spent their Votes.
reason-passage-yes = A road costs you nothing while it does not end at your doors.
reason-passage-no = He would come to where you are, or to what you want.
reason-plan = Ripe sieges first, markers early, new sieges when nobody can answer them any more.
reason-pledge = All that is missing or nothing: less would be spent in vain if others do not follow.
reason-post = Each where he can besiege a free city at once; who cannot waits at a port.
reason-propose = A motion that helps you or hurts the leader, if any; an old Agenda that you would win.
reason-propose-none = No motion would bring you anything that is worth the Votes.
reason-regroup-shift = Troops go to the Noble whose best target they bring within reach.
reason-regroup = Everybody has what he needs; who gives his last troops away is no use.
reason-return = Where most is in reach, or where a guard is missing.
reason-revolt = The cheapest way to keep the city.
reason-revolt-lose_city = The city costs more than it can still bring.
reason-site = Among free cities and close to a port, and away from other strongholds.
reason-station = Where the new troops open the best target.
reason-take-on = Nothing here can be spared for the march.
reason-take = On the way to the enemy he takes what can be spared here.
reason-target = Harm goes to the rival where it helps you most, gifts to your own where they do most.
reason-tie = Ties are decided as one votes: by what it brings you, less what it brings the others.
reason-use = A battle or a move if it is worth it; else a marker, Votes or crowns.
reason-voyage-none = Without crowns to spare, or near the end, what is staked may not come back.
reason-voyage-start = The expedition that pays best of those that can be started.
reason-watch = The dearest city first, while there is something to pay with.
reason-winds-pass = No port in reach is worth the journey.
reason-winds = He arrives unwearied and can still fight in this round.
reason-write = Votes go to the Agenda where most is at stake for you.
reason-serve = Faith averts Events, and with the most of it you decide who suffers them.
reason-levy = Crowns at no price.
reason-rally = Votes at no price, and with the most of them the chair.
reason-raze-keep = A city brings Influence at each Upkeep: that is worth more than its crowns.
reason-raze = It cannot be held: take what it is worth.
reason-wages-done = Paid Mercenaries stay; the crowns are there.
reason-wages = Whom you cannot pay is better dismissed than lost.
reason-discard = The Fate cards that help this battle most are kept.
reason-ability = The ability helps now, and costs nothing.
reason-casualty = Where a casualty hurts least.
reason-command = The commander whose ability helps most.
reason-captain = A captain at twice the wage is worth it only while crowns are plenty.
reason-cede = The city that brings least.
reason-volunteers = Troops without a fee are welcome.
reason-rebuild = Without a stronghold nothing scores: it goes back at once.
reason-recall = The marker that would choose last.
reason-lose = The Mercenaries that are worth least.
reason-desert = The Mercenaries that are worth least.
reason-retreat = To the nearest safe area, where he can fight again.
reason-royal = Where the King's Army threatens you least.
reason-heir_back = An heir is worth more as a bargain than given away.
reason-disarm = The troops that are worth least.
reason-unrest_pay = Who costs more than he can still do is dismissed.
reason-miracle = Faith for what would cost more than it.
