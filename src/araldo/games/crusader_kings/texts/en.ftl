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
option-enough_titles = No further title
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
option-buy-several = { $all }
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
option-take_off = Its Shield on position { $a1 } goes
option-pay_for = Pay for { $a1 }
option-disband = Send home the Footsoldier of { $a1 }
option-keep_all = Remove nothing
option-remove_token = { $a1 }
option-choose_token = { $a1 }
option-lose = Lose { $a1 }
option-lose-several = Lose { $all }
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
name-papal_states =
    .grammar = the
name-house-normandy =
    .grammar = the
name-house-blois =
    .grammar = the
name-house-plantagenet =
    .grammar = the
name-house-capet =
    .grammar = the
name-house-salian =
    .grammar = the
name-house-hohenstaufen =
    .grammar = the
name-house-habsburg =
    .grammar = the
name-house-arpad =
    .grammar = the
name-house-anjou_sicily =
    .grammar = the
name-house-jimenez =
    .grammar = the
name-house-ivrea =
    .grammar = the
name-chancellor =
    .grammar = the
name-steward =
    .grammar = the
name-marshal =
    .grammar = the
name-spymaster =
    .grammar = the
name-archbishop =
    .grammar = the
name-court_physician =
    .grammar = the
name-navy =
    .grammar = the
name-longbow =
    .grammar = the
name-plate_armor =
    .grammar = the
name-royal_guard =
    .grammar = the
name-bank =
    .grammar = the
name-library =
    .grammar = the

## What has happened

log-setup = { CAP(THE($houses)) } take their places.
log-no_franks = Nobody plays the Franks: the map may fall into two parts. The rules advise against it.
log-first_player = { CAP(THE($house)) } has the First Player token: { $why ->
    [oldest] the oldest player
    [last_winner] the winner of the last game
    [chosen] so it was chosen
   *[random] drawn by lot
  }.
log-first_passes = The First Player token passes to { THE($house) }.
log-guide = Opening plan “{ $guide }”. { $aim } Draw { $realm } Realm, { $intrigue } Intrigue, { $war } War, { $tax } Tax, { $crusade } Crusade. Dynasty phase: { $court } Round 1: { $round_1 }. Round 2: { $round_2 }. Round 3: { $round_3 }.
log-horse = Glitterhoof grazes in { THE($land) }.
log-era = Era { $era } begins.
log-round = Era { $era }, Round { $round }.
log-cleanup = Era { $era } ends: unused cards are discarded, new suitors and Development cards come.
log-displayed = New Development cards on display: { THE($cards) }.
log-drew = { CAP(THE($house)) } draws { $realm } Realm, { $intrigue } Intrigue, { $war } War, { $tax } Tax, { $crusade } Crusade.
log-laid = { CAP(THE($house)) } lays down { $cards }.
log-laid-hidden = { CAP(THE($house)) } lays down two cards.
log-revealed = { CAP(THE($house)) } reveals { $card }.
log-skipped = { CAP(THE($house)) } passes over { $card }.
log-acts = { CAP(THE($house)) }: { $action }.
log-decided = The players choose for { THE($house) }{ $agreed ->
    [1] {""}
   *[other] {" "}and differ: chance decides
  }.
log-calmed = The Marshal of { THE($house) } removes an Unrest token from { THE($land) }.
log-quiet = Unrest ends in { THE($land) }.
log-less_unrest = There is less Unrest in { THE($land) }.
log-invested = { CAP(THE($house)) } invests { $gold } Gold.
log-pledged = { CAP(THE($house)) } pledges { $gold } Gold to sabotage.
log-pledge_back = The odd Gold goes back to { THE($house) }.
log-sabotaged = The check of { THE($house) } is sabotaged: { $draws } { $draws ->
    [one] draw is
   *[other] draws are
  } cancelled.
log-sacrificed = { CAP(THE($house)) } sacrifices { $trait }.
log-check = { CAP(THE($house)) }, { $action } ({ $need } needed): { $tokens_n ->
    [0] no token
   *[other] { $tokens }
  }. { $won ->
    [1] Success.
   *[other] Failure.
  }
log-married = { CAP(THE($house)) }: { $person } marries { $mate }.
log-adopted = { CAP(THE($house)) } adopts { $person }{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } Gold
  }.
log-titled = { CAP(THE($house)) }: { $person } receives { THE($land) }.
log-revoked = { CAP(THE($house)) }: { $person } loses the title.
log-title_ended = { $person } is no longer Duke or Duchess of { THE($land) }.
log-land_pact = { CAP(THE($house)) } has a Pact with { THE($land) }.
log-land_pact_ended = The Pact of { THE($house) } with { THE($land) } ends.
log-pact = { CAP(THE($house)) } and { THE($other) } have a Pact.
log-pact_ended = The Pact between { THE($house) } and { THE($other) } ends.
log-claim = { CAP(THE($house)) } gains a Casus Belli against { THE($against) }.
log-war = War between { THE($house) } and { THE($against) }.
log-peace = War and Casus Belli between { THE($house) } and { THE($other) } end.
log-offer_marriage = { CAP(THE($house)) } proposes a marriage to { THE($other) }: { $person } and { $mate } join { THE($family) }; gives { THE($gives) }, asks for { THE($takes) }.
log-offer_trade = { CAP(THE($house)) } offers { THE($other) } a trade: gives { THE($gives) }, asks for { THE($takes) }.
log-refused_offer = { CAP(THE($house)) } refuses.
log-struck = { CAP(THE($house)) } and { THE($other) } agree: { THE($house) } gives { THE($gives) }, { THE($other) } { THE($takes) }.
log-castle = { CAP(THE($house)) } builds a Castle in { THE($land) }{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } Gold
  }.
log-razed = The Castle in { THE($land) } is gone.
log-bought = { CAP(THE($house)) } gains { THE($card) }{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } Gold
  }.
log-discarded = { CAP(THE($house)) } loses { THE($card) }.
log-plots = { CAP(THE($house)) } plots: { $action }, { THE($aim) }{ $gold ->
    [0] {""}
   *[other] ; the attempt costs { $gold } Gold
  }.
log-overthrows = { CAP(THE($house)) } tries to overthrow { THE($land) }{ $gold ->
    [0] {""}
   *[other] ; the attempt costs { $gold } Gold
  }.
log-bribed = { CAP(THE($house)) } wins over { THE($card) } of { THE($other) }{ $gold ->
    [0] {""}
   *[other] {" "}for { $gold } Gold
  }.
log-overthrown = { CAP(THE($house)) } overthrows { THE($land) }.
log-independent = { CAP(THE($land)) } becomes independent.
log-suitor = { $person } ({ $traits_n ->
    [0] no trait
   *[other] { $traits }
  }) comes to { THE($land) }.
log-mobilised = { CAP(THE($house)) } mobilises { THE($lands) }.
log-demobilised = { CAP(THE($house)) } demobilises { THE($lands) }.
log-invades = { CAP(THE($house)) } invades { THE($lands) }.
log-attack = { CAP(THE($house)) } attacks { THE($land) } from { THE($origin) }{ $supports_n ->
    [0] {""}
   *[other] , supported from { THE($supports) }
  }: { $need } { $need ->
    [one] success is
   *[other] successes are
  } needed.
log-supports = { CAP(THE($house)) } supports { THE($other) }.
log-repelled = { CAP(THE($land)) } holds out against { THE($house) }.
log-conquered = { CAP(THE($house)) } takes { THE($land) }.
log-counter = { CAP(THE($house)) } counterattacks { THE($land) }.
log-moved_in = { CAP(THE($house)) } moves a Footsoldier from { THE($origin) } into { THE($land) }.
log-pillaged = { CAP(THE($house)) } pillages { THE($land) } for { $gold } Gold.
log-taxed = { CAP(THE($house)) } collects { $gold } Gold (territories { $lands }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
  }).
log-used_up = A { $token } token leaves { THE($land) }.
log-plague = { CAP(THE($house)) } { $tokens_n ->
    [0] has nothing to draw
   *[other] draws { $tokens }
  }: the Plague reaches { THE($land) }.
log-plague_spared = { CAP(THE($house)) } draws { $tokens }: the Plague spares { THE($land) }.
log-crusade = { CAP(THE($house)) } sends { $person } on the Crusade.
log-shield = { CAP(THE($house)) } reaches position { $place } of the Crusade and takes the First Player token.
log-shield_replaced = { CAP(THE($house)) } takes over position { $place } of the Crusade track.
log-withdrawn = { CAP(THE($house)) } takes its Shield off position { $place } of the Crusade track.
log-achievement = { CAP(THE($house)) } takes the { $award } achievement.
log-achievement_lost = Nobody holds the { $award } achievement any more.
log-event = Event “{ $event }” for { THE($house) }.
log-event_ignored = Event “{ $event }”: nobody is concerned.
log-no_effect = The event has no effect.
log-born = { CAP(THE($house)) }: { $person } is born.
log-token_kept = { $person }: of { $tokens }, { $trait } stays.
log-gained = { CAP(THE($house)) } gains { $gold } Gold.
log-paid = { CAP(THE($house)) } pays { $gold } Gold.
log-paid_to = { CAP(THE($house)) } pays { THE($other) } { $gold } Gold.
log-bag_added = { $trait } goes into the bag of { THE($house) }.
log-bag_removed = { $trait } leaves the bag of { THE($house) }.
log-endowed = { $person }: { $trait }.
log-placed = { $token } in { THE($land) }.
log-not_placed = No { $token } in { THE($land) }: { $why ->
    [troops] a Footsoldier stands there
    [there] one lies there already
   *[supply] no token is left
  }.
log-none_left = No { $token } token is left: none is placed.
log-treated = The Court Physician treats { $person }: { $trait } is drawn.
log-saved = The Court Physician saves { $person }.
log-looked = { CAP(THE($house)) } looks at the cards of { THE($other) }: { $cards }.
log-looked-hidden = { CAP(THE($house)) } looks at the cards of { THE($other) }.
log-upkeep = { CAP(THE($house)) } pays { $gold } Gold for the troops.
log-unpaid = { CAP(THE($house)) } does not pay in { THE($land) }: the Footsoldier goes home.
log-aged = The ruler of { THE($house) } has { $age } { $age ->
    [one] Age token
   *[other] Age tokens
  }.
log-died = { $person } dies.
log-retired = { $person } leaves the court.
log-divorced = Divorce: { $person } leaves the court.
log-died_in_peace = The ruler of { THE($house) } dies of old age.
log-crowned = { $person } rules { THE($house) }.
log-crisis = { CAP(THE($house)) } has no heir: Succession Crisis.
log-lost_gold = { CAP(THE($house)) } loses { $gold } Gold.
log-score = { CAP(THE($house)) }: { $points } { $points ->
    [one] point
   *[other] points
  } (territories { $lands }{ $awards_n ->
    [0] {""}
   *[other] , achievements { $awards }
  }).
log-won = { $houses_n ->
    [1] { CAP(THE($houses)) } wins
   *[other] { CAP(THE($houses)) } win together
  }{ $by ->
    [shields] : as many points as others, { $points }, but { $rest } Shields on the Crusade track
    [together] {" "}with { $points } points in all against { $rest }
   *[points] {" "}with { $points } points
  }.
log-eliminated = { CAP(THE($house)) } has lost its last territory, and with it family, Development cards, Shields, Pacts and Wars.
log-returned = { $person } ({ $traits }) returns with { THE($house) }.
log-settled = { CAP(THE($house)) } settles in { THE($land) }.
log-left = { CAP(THE($house)) } leaves the game.

warning-no_franks = Nobody plays the Franks: the map may fall into two parts. The rules advise against it.
choice-cultures = Cultures
