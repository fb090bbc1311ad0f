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
option-castle = Stronghold in { $a1 }
option-post = Put { $a1 } in { $a2 }
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
option-march = Move { $a1 } to { $a2 }
option-march-way = Move { $shape }: { $way }
option-sail = Sail with { $a1 } to { $a2 }
option-attack = Attack in { $a1 }
option-attack-seat = Attack { $victim } in { $a1 }
option-assault = Assault { $a1 }
option-besiege = Besiege { $a1 }
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
option-retreat = Retreat to { $a1 }
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
option-raid = Pirates against { $a1 }
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
option-return = Bring back { $a1 } at { $a2 }
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
log-assigned = { $seat } has assigned his troops.
log-castle = { $seat } puts a stronghold in { $area }.
log-posted = { $seat } places { $noble } in { $area }.
log-round = Round { $number }.
log-miracle = { $seat } cancels { $event }.
log-planned = { $seat } has planned; cards on the three stacks: { $one }, { $two } and { $three }.
log-turned = { $seat }: { $card }.
log-turned_neutral = { $card }.
log-allocated = { $card } of { $seat } goes to the special phase { $phase }.
log-phase = Special phase: { $phase }.
log-fate_shuffled = The Fate deck is shuffled.
log-gained = { $seat } gains { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
}.
log-paid = { $seat } pays { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
}.
log-votes = { $seat } gains { $votes } { $votes ->
    [one] Vote
   *[other] Votes
}.
log-faith = { $seat } gains { $faith } Faith.
log-faith_spent = { $seat } spends { $faith } Faith.
log-votes_lost = { $seat } loses { $votes } { $votes ->
    [one] Vote
   *[other] Votes
}.
log-influence = { $seat } gains { $influence } Influence.
log-chairman = { $seat } is now Chairman of the Assembly.
log-head = { $seat } is now Head of the Church.
log-marked = { $seat } puts a marker on spot { $spot }.
log-defied = { $seat } refuses: { $law }.
log-banned = { $seat } is banned from the Assembly.
log-asks_passage = { $noble } of { $seat } wants to go by { $areas }.
log-asks_assault = { $seat } wants to assault { $area }.
log-asks_besiege = { $seat } wants to besiege { $area }.
log-passage_yes = { $seat } lets { $noble } pass through { $area }.
log-passage_no = { $seat } does not let { $noble } pass through { $area }.
log-took = { $noble } takes over { $troop }.
log-took_all = { $noble } takes over a whole army.
log-marched = { $noble } moves to { $area }.
log-sailed = { $noble } sails to { $area }.
log-landed = { $noble } lands in { $area }.
log-left = { $noble } has no troops and leaves the board.
log-consent_yes = { $seat } consents to the attack on { $where }.
log-consent_no = { $seat } does not consent to the attack on { $where }.
log-battle = { $seat } attacks { $victim } in { $area }.
log-assault = { $seat } assaults { $area }, held by { $victim }.
log-assault_neutral = { $seat } assaults { $area }.
log-drew = { $seat } draws { $cards } Fate { $cards ->
    [one] card
   *[other] cards
}.
log-drew_neutral = The city draws { $cards } Fate { $cards ->
    [one] card
   *[other] cards
}.
log-discarded = { $seat } discards { $cards }.
log-revealed = { $seat }: { $deal } Deal, { $prevent } Prevent, { $victory } Victory.
log-revealed_neutral = The city: { $deal } Deal, { $prevent } Prevent, { $victory } Victory.
log-ability = { $seat } uses his commander's ability: { $result }.
log-wound = A casualty on { $noble } of { $seat }.
log-breach = A breach in the walls of { $where }.
log-burnt = { $city } is no longer fortified.
log-victory_partial = Partial victory for { $seat }.
log-victory_full = Full victory for { $seat }.
log-victory_partial_neutral = Partial victory for the city.
log-victory_full_neutral = Full victory for the city.
log-stalemate = The battle is undecided.
log-besieged = { $seat } besieges { $where }.
log-siege_lifted = The siege of { $where } by { $seat } is lifted.
log-starved = The siege of { $seat } succeeds: { $where } falls.
log-captured = { $seat } takes { $city }.
log-razed = { $city } is razed.
log-fell = The stronghold of { $seat } has fallen.
log-plundered = { $seat } takes { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} from { $victim }.
log-ceded = { $seat } gives up { $city } to { $to_seat }.
log-eliminated = { $seat } is out of the game.
log-crowned = { $seat } is King.
log-fate_nation = A Fate card for the Mercenaries of { $seat }: { $nation }.
log-deserted = { $troop } desert { $seat }.
log-died = { $noble } of { $seat } is dead.
log-lost = { $seat } loses { $troops }.
log-extinct = { $noble } of { $seat } leaves no heir.
log-retreated = { $noble } retreats to { $area }.
log-omen = { $seat } lets { $to_seat } draw the Event ({ $colour }).
log-event = { $seat } draws { $event }.
log-named = It concerns { $what }.
log-named_baron = It concerns { $victim }.
log-no_effect = { $event } has no effect.
log-cancelled = { $seat } cancels { $event }.
log-cancelled_jointly = { $seats_n ->
    [one] { $seats } cancels { $event }.
   *[other] { $seats } cancel { $event } together.
}
log-spied = { $seat } looks at the hand of { $victim }: { $cards }.
log-spied-hidden = { $seat } looks at the hand of { $victim }.
log-turncoat = { $troop } leave { $victim } for { $seat }.
log-voyage = { $seat } starts an expedition: { $voyage }.
log-funded = { $seat } puts { $crowns } on { $voyage }.
log-robbed = { $seat } loses { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
} on { $voyage }.
log-blessed = { $seat } blesses { $voyage }.
log-arrived = { $voyage }: { $result }.
log-repaired = { $seat } removes { $breaches } { $breaches ->
    [one] breach
   *[other] breaches
} from { $where }.
log-fortified = { $seat } fortifies { $city }.
log-healed = { $seat } removes { $tokens } casualty { $tokens ->
    [one] token
   *[other] tokens
} from { $noble }.
log-appointed = { $seat } appoints { $to_seat } as acting Chairman.
log-ordered = { $seat } sets the order: { $agendas }.
log-wrote = { $seat } has written: { $votes }.
log-agenda = The Assembly votes on { $agenda }.
log-torn_up = What was written for the other Agendas is void: each keeps those Votes.
log-committed = { $seat } commits { $votes } { $votes ->
    [one] Vote
   *[other] Votes
}.
log-declared_yes = { $seat } votes yes.
log-declared_no = { $seat } votes no.
log-declared_name = { $seat } votes for { $to_seat }.
log-tie = { $seat } decides the tie.
log-passed = { $agenda } is passed.
log-failed = { $agenda } is rejected.
log-chosen = { $agenda }: { $seat } is chosen.
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
log-hired = { $seat } hires { $troops }.
log-hired_none = { $seat } hires nobody.
log-stationed = { $seat }: { $troop } go to { $holder }.
log-shifted = { $seat }: { $troop } from { $source } to { $holder }.
log-revolt = Revolt in { $city } of { $seat }!
log-calm = { $city } of { $seat } stays calm.
log-quelled = { $seat } keeps { $city }.
log-quelled_by = { $seat } keeps { $city }: { $by }.
log-lost_city = { $city } shakes off { $seat } and is neutral.
log-returned = { $noble } returns at { $area }.
log-heir_back = { $seat } gives up the heir of { $noble }.
log-heir_given = { $seat } hands the heir of { $noble } to { $to_seat }.
log-heir_killed = { $seat } kills the heir of { $noble }.
log-given = { $seat } gives { $to_seat } { $crowns } { $crowns ->
    [one] crown
   *[other] crowns
}.
log-won_cities = { $seat } controls enough cities of the Kingdom and wins.
log-ruins = No city of the Kingdom is left: nobody wins.
log-counted = The game ends. Ahead: { $seats }.

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

## What the host chooses

choice-colours = Barons
