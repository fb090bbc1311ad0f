## What a player is asked

prompt-starter = Who starts? Name the oldest player, the winner of the last game or whom you choose, as the table has agreed; if you differ, most count.
prompt-horse = On which independent territory does Glitterhoof graze?
prompt-free_castle = Your dynasty starts with one more Castle: where does it stand?
prompt-bonus_card = Bonus card: from which deck do you draw it? You see it after the whole draw.
prompt-draw = Draw eight Action cards, unseen: how many of each deck?
prompt-court = Dynasty phase: one Marriage attempt, or an adoption for 2 Gold, or neither.
prompt-may_marry = An event allows you one Marriage attempt now, with one more draw. Do you use it?
prompt-titles = Grant and revoke titles, as many as you like. A Duchy is harder to take, but its Duke dies if it falls.
prompt-trade = You may propose a trade.
prompt-terms = State your terms, then say that you are done.
prompt-reply = An offer lies before you. Do you accept?
prompt-trade_discard = You may own three Development cards of each type: which one do you discard to make room?
prompt-plot = Choose two cards in secret: the first is played first.
prompt-reveal = Your Turn: reveal your card. Before that the Marshal may calm a territory.
prompt-break_pact = You may break a Pact. A dynasty that you betray gains a Casus Belli against you.
prompt-turn_card = Turn up the card of the automatic dynasty. Before that, trades are open.
prompt-open_choice = The strategy of the automatic dynasty leaves a choice open: what is best for it? If you differ, chance decides.
prompt-act = Which action of your card do you take? Its event follows in any case.
prompt-go_on = Your action is done and the event of your card follows. You may still break a Pact.
prompt-invest = How much Gold do you invest? Each buys one more draw.
prompt-sabotage = Sabotage: every 2 Gold pledged cancel one draw that was bought. Pledge, or pass?
prompt-sacrifice = You drew a critical trait. Sacrifice it? It then counts by its colour and is gone for good.
prompt-sites = Where do you try to build? Name all sites first; each needs a check, and 3 Gold if it succeeds.
prompt-castle = The check succeeded. Pay 3 Gold for the Castle?
prompt-buy = Buy a Development card: the first costs 1 Gold, the second 2, the third 3.
prompt-discard_card = You own three of this type: discard one for the new card.
prompt-plot_target = Choose a Plot and its target. If it fails, the target gains a Casus Belli against you (not for a Divorce). Further attempts cost 1, 2 and 3 Gold.
prompt-bribe = The bribe succeeded and costs 2 Gold: which Councillor comes over to you?
prompt-overthrow = Which territory in Unrest do you overthrow? Further attempts cost 1, 2 and 3 Gold.
prompt-muster = Where do you place Footsoldiers? Each costs 1 Gold in Upkeep.
prompt-roles = Give every Footsoldier a task before the first check: attack, annex or support.
prompt-next_attack = Which attack is resolved next?
prompt-call = Do you call a Pact partner for support? The partner helps, or breaks the Pact.
prompt-support = A partner calls for your support. Help, and the target gains a Casus Belli against you; or break the Pact, and the invader gains one.
prompt-counter = The attack on you has failed. Do you counterattack?
prompt-backing = Which of your Footsoldiers support the counterattack?
prompt-release = You control eight territories already: which one do you give up?
prompt-occupy = Victory. Move a Footsoldier in, pillage for 2 Gold and an Unrest token, or neither?
prompt-spread = Several Outbreaks spread: which one first?
prompt-send = Whom do you send on the Crusade? If the check fails, that Character dies.
prompt-shield = A fifth Shield: which of yours do you take off the track?
prompt-pay_troops = Upkeep: pay 1 Gold for each Mobilised territory that you keep; the others get an Unrest token.
prompt-disband = Which Footsoldiers do you send home? There is no Unrest.
prompt-old_age = Your ruler grows old: you may remove one token from your bag.
prompt-birth_token = Two tokens for the newborn: which one stays?
prompt-crisis = Succession Crisis: half of your territories are lost. Which ones?
prompt-return = Your dynasty has fallen. With which ruler do you return?
prompt-home = Where does your new dynasty begin?
prompt-event_place = Event: on which territory is the token placed?
prompt-event_calm = Event: from which territory is Unrest removed?
prompt-event_disband = Event: which Footsoldier is lost?
prompt-event_forage = Event: pay for your Footsoldiers, or lose one for each Gold not paid.
prompt-event_raze = Event: which Castle is lost?
prompt-event_token = Event: which token leaves the bag?
prompt-event_person = Event: which Character?
prompt-event_option = Event: what do you choose?
prompt-event_foe = Event: against which dynasty?
prompt-event_build = Event: build a Castle now?
prompt-event_card = Event: take a Development card?
prompt-event_mobilise = Event: Mobilise a territory now?
prompt-event_war = Event: end a War?
prompt-event_pact = Event: which Pact is broken?
prompt-event_discard = Event: which Development card is discarded?
prompt-event_shield = Event: whose Shield do you replace by yours?

## What a player may answer

option-starter = { $a1 }
option-place = { $a1 }
option-site = Castle in { $a1 }
option-bonus = From { $a1 }
option-draw = { $a1 } Realm, { $a2 } Intrigue, { $a3 } War, { $a4 } Tax, { $a5 } Crusade
option-marry = { $a1 } marries in { $a2 }
option-marry-suitor = { $a1 } marries { $mate } of { $a2 } ({ $traits }): { $check ->
    [yes] check needed
   *[no] no check
  }
option-match = { $a1 } marries somebody of the { $a2 } deck (check, no Pact)
option-propose = Propose: { $a1 } and { $a2 }
option-adopt = Adopt a child (2 Gold)
option-stay = Nothing
option-revoke = Revoke the title of { $a1 }
option-grant = { $a1 } becomes Duke or Duchess of { $a2 }
option-done = Done
option-drop = Take back no. { $a1 }
option-reopen = Choose again
option-trade = Propose a trade to { $a1 }
option-family = The couple joins { $a1 }
option-give_gold = Give { $low } to { $high } Gold
option-take_gold = Ask for { $low } to { $high } Gold
option-give_land = Give { $a1 }
option-take_land = Ask for { $a1 }
option-give_card = Give { $a1 }
option-take_card = Ask for { $a1 }
option-give_claim = Give up your Casus Belli
option-take_claim = Ask them to give up their Casus Belli
option-peace = Peace between the two dynasties
option-accept = Accept
option-accept-trade = Accept: you get { $takes }, you give { $gives }
option-accept-marriage = Accept: the couple joins { $family }; you get { $takes }, you give { $gives }
option-refuse = Refuse
option-counter_offer = Make a counter-offer
option-lay = { $a1 }, then { $a2 }
option-lay-one = { $a1 }
option-reveal = Reveal the card
option-marshal = Marshal: calm { $a1 }
option-break = Break the Pact with { $a1 }
option-go_on = On to the event
option-build = Build
option-develop = Develop
option-plot = Plot
option-overthrow = Overthrow
option-mobilise = Mobilise
option-invade = Invade
option-tax = Tax
option-crusade = Crusade
option-no_action = No action
option-invest = Invest { $a1 } Gold
option-pledge = Pledge { $a1 } Gold
option-pass = Pass
option-keep = Keep it
option-sacrifice = Sacrifice it
option-pay = Pay
option-decline = Decline
option-buy = { $a1 }
option-stop = Stop
option-discard = Discard { $a1 }
option-casus_belli = Create a Casus Belli against { $a1 }
option-incite = Incite Revolt in { $a1 }
option-assassinate = Assassinate { $a1 }
option-assassinate-of = Assassinate { $a1 } ({ $house })
option-remove = Assassinate the { $a2 } of { $a1 }
option-assassinate_king = Assassinate the ruler of { $a1 }
option-take_from = Bribe the { $a2 } of { $a1 }
option-bribe = Bribe a Councillor of { $a1 }
option-divorce = Divorce { $a1 }
option-take = { $a1 }
option-topple = Overthrow { $a1 }
option-raise = Footsoldier in { $a1 }
option-attack = { $a1 } attacks { $a2 }
option-annex = { $a1 } annexes { $a2 }
option-support = { $a1 } supports the attack on { $a2 }
option-resolve = { $a1 }
option-call = Call { $a1 }
option-enough = Call nobody else
option-give_support = Give support
option-deny_support = Break the Pact
option-strike_back = Counterattack { $a1 }
option-back = { $a1 } supports
option-release = Give up { $a1 }
option-leave = Leave it as it is
option-pillage = Pillage (2 Gold, Unrest)
option-move_in = Move in from { $a1 }
option-spread = { $a1 }
option-send = { $a1 }
option-withdraw = Take off your Shield on position { $a1 }
option-pay_for = Pay for { $a1 }
option-disband = Send home the Footsoldier of { $a1 }
option-keep_all = Remove nothing
option-remove_token = { $a1 }
option-choose_token = { $a1 }
option-lose = Lose { $a1 }
option-return = { $a1 }
option-leave_game = Leave the game
option-settle = { $a1 }
option-calm = { $a1 }
option-pay_gold = Pay { $a1 } Gold
option-raze = { $a1 }
option-pick = { $a1 }
option-option = { $a1 }
option-option-pay = Pay
option-option-discard = Discard a Councillor
option-option-fight = Send somebody to the duel
option-option-refuse = Refuse: a Coward token goes into the bag
option-option-casus_belli = Suffer a Casus Belli
option-against = Against { $a1 }
option-end_war = End the War with { $a1 }
option-replace = The Shield on position { $a1 }

## Names

name-anew = A new ruler of your Culture
name-claim = the Casus Belli
name-peace = peace
name-nothing = nothing
name-unrest = Unrest
name-harvest = Harvest
name-plague = Plague
name-no_action = no action
name-plot = Plot
name-invade = Invade

## What has happened

log-setup = { $houses } take their places.
log-no_franks = Nobody plays the Franks: the map may fall into two parts. The rules advise against it.
log-first_player = { $house } has the First Player token: { $why ->
    [oldest] the oldest player
    [last_winner] the winner of the last game
    [chosen] so it was chosen
   *[random] drawn by lot
  }.
log-guide = Opening plan “{ $guide }”. { $aim } Draw { $realm } Realm, { $intrigue } Intrigue, { $war } War, { $tax } Tax, { $crusade } Crusade. Dynasty phase: { $court } Round 1: { $round_1 }. Round 2: { $round_2 }. Round 3: { $round_3 }.
log-horse = Glitterhoof grazes in { $land }.
log-era = Era { $era } begins.
log-round = Era { $era }, Round { $round }.
log-cleanup = Era { $era } ends: unused cards are discarded, new suitors and Development cards come.
log-drew = { $house } draws { $realm } Realm, { $intrigue } Intrigue, { $war } War, { $tax } Tax, { $crusade } Crusade.
log-laid = { $house } lays down { $cards }.
log-laid-hidden = { $house } lays down two cards.
log-revealed = { $house } reveals { $card }.
log-acts = { $house }: { $action }.
log-decided = The players choose for { $house }{ $agreed ->
    [1] {""}
   *[other] {" "}and differ: chance decides
  }.
log-calmed = The Marshal of { $house } calms { $land }.
log-quiet = Unrest ends in { $land }.
log-invested = { $house } invests { $gold } Gold.
log-pledged = { $house } pledges { $gold } Gold to sabotage.
log-sabotaged = The check of { $house } is sabotaged: { $draws } { $draws ->
    [one] draw is
   *[other] draws are
  } cancelled.
log-sacrificed = { $house } sacrifices { $trait }.
log-check = { $house }, { $action } ({ $need } needed): { $tokens }. { $won ->
    [1] Success.
   *[other] Failure.
  }
log-married = { $house }: { $person } marries { $mate }.
log-adopted = { $house } adopts { $person }.
log-titled = { $house }: { $person } receives { $land }.
log-revoked = { $house }: { $person } loses the title.
log-land_pact = { $house } has a Pact with { $land }.
log-land_pact_ended = The Pact of { $house } with { $land } is broken.
log-pact = { $house } and { $other } have a Pact.
log-pact_ended = The Pact between { $house } and { $other } ends.
log-claim = { $house } gains a Casus Belli against { $against }.
log-war = War between { $house } and { $against }.
log-peace = { $house } and { $other } make peace.
log-offer_marriage = { $house } proposes a marriage to { $other }: { $person } and { $mate } join { $family }; gives { $gives }, asks for { $takes }.
log-offer_trade = { $house } offers { $other } a trade: gives { $gives }, asks for { $takes }.
log-refused_offer = { $house } refuses.
log-struck = { $house } and { $other } agree{ $gold ->
    [0] {""}
   *[other] ; { $gold } Gold
  }{ $lands_n ->
    [0] {""}
   *[other] ; { $lands }
  }{ $cards_n ->
    [0] {""}
   *[other] ; { $cards }
  }.
log-castle = { $house } builds a Castle in { $land }.
log-razed = The Castle in { $land } is gone.
log-bought = { $house } gains the { $card }.
log-discarded = { $house } loses the { $card }.
log-plots = { $house } plots: { $action }, { $aim }.
log-bribed = { $house } wins over the { $card } of { $other }.
log-overthrown = { $house } overthrows { $land }.
log-independent = { $land } becomes independent.
log-suitor = { $person } ({ $traits }) comes to { $land }.
log-mobilised = { $house } mobilises { $lands }.
log-demobilised = { $house } demobilises { $lands }.
log-invades = { $house } invades { $lands }.
log-attack = { $house } attacks { $land } from { $origin }.
log-supports = { $house } supports { $other }.
log-repelled = { $land } holds out against { $house }.
log-conquered = { $house } takes { $land }.
log-counter = { $house } counterattacks { $land }.
log-moved_in = { $house } moves a Footsoldier into { $land }.
log-pillaged = { $house } pillages { $land } for { $gold } Gold.
log-taxed = { $house } collects { $gold } Gold.
log-plague = { $house } { $tokens_n ->
    [0] has nothing to draw
   *[other] draws { $tokens }
  }: the Plague reaches { $land }.
log-plague_spared = { $house } draws { $tokens }: the Plague spares { $land }.
log-crusade = { $house } sends { $person } on the Crusade.
log-shield = { $house } reaches position { $place } of the Crusade and takes the First Player token.
log-shield_replaced = { $house } takes over position { $place } of the Crusade track.
log-withdrawn = { $house } takes its Shield off position { $place } of the Crusade track.
log-achievement = { $house } takes the { $award } achievement.
log-achievement_lost = Nobody holds the { $award } achievement any more.
log-event = Event “{ $event }” for { $house }.
log-event_ignored = Event “{ $event }”: nobody is concerned.
log-born = { $house }: { $person } is born.
log-gained = { $house } gains { $gold } Gold.
log-paid = { $house } pays { $gold } Gold.
log-paid_to = { $house } pays { $other } { $gold } Gold.
log-bag_added = { $house } adds { $trait } to the bag.
log-bag_removed = { $house } removes { $trait } from the bag.
log-endowed = { $person } becomes { $trait }.
log-placed = { $token } in { $land }.
log-not_placed = No { $token } in { $land }: { $why ->
    [troops] a Footsoldier stands there
    [there] one lies there already
   *[supply] no token is left
  }.
log-none_left = No { $token } token is left: none is placed.
log-no_effect = The event has no effect.
log-treated = The Court Physician treats { $person }: { $trait } is drawn.
log-saved = The Court Physician saves { $person }.
log-looked = { $house } looks at the cards of { $other }: { $cards }.
log-looked-hidden = { $house } looks at the cards of { $other }.
log-upkeep = { $house } pays { $gold } Gold for the troops.
log-unpaid = { $house } does not pay in { $land }: the Footsoldier goes home.
log-died = { $person } dies.
log-retired = { $person } leaves the court.
log-divorced = Divorce: { $person } leaves the court.
log-died_in_peace = The ruler of { $house } dies of old age.
log-crowned = { $person } rules { $house }.
log-crisis = { $house } has no heir: Succession Crisis.
log-lost_gold = { $house } loses { $gold } Gold.
log-score = { $house }: { $points } (territories { $lands }, achievements { $awards }).
log-won = { $houses_n ->
    [1] { $houses } wins.
   *[other] { $houses } win together.
  }
log-eliminated = { $house } has lost its last territory.
log-returned = { $person } returns with { $house }.
log-settled = { $house } settles in { $land }.
log-left = { $house } leaves the game.
