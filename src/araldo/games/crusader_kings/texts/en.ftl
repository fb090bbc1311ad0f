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

bot-seneschal = Seneschal
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
log-offer_marriage = { CAP(THE($house)) } proposes a marriage to { THE($other) }: { $person } and { $mate } join the family of { THE($family) }; gives { THE($gives) }, asks for { THE($takes) }.
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
log-withdrawn = { CAP(THE($house)) } takes a Shield off position { $place } of the Crusade track.
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
log-died_in_peace = { CAP(THE($house)) }: the ruler dies of old age.
log-crowned = { CAP(THE($house)) }: { $person } rules now.
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
log-eliminated = { CAP(THE($house)) } has lost the last territory, and with it family, Development cards, Shields, Pacts and Wars.
log-returned = { $person } ({ $traits }) returns with { THE($house) }.
log-settled = { CAP(THE($house)) } settles in { THE($land) }.
log-left = { CAP(THE($house)) } leaves the game.

warning-no_franks = Nobody plays the Franks: the map may fall into two parts. The rules advise against it.
choice-cultures = Cultures

## What is asked, and why

title-starter = Who starts?
help-starter = As the table has agreed: the oldest, the last winner, or whom you like. If you differ, most count.
title-horse = Where does Glitterhoof graze?
help-horse = Whoever waits there as a suitor makes way for the horse, whom anybody may marry.
title-free_castle = Where does your free Castle stand?
help-free_castle = A Castle asks one more success of whoever attacks, and is worth 1 Gold more in Tax.
title-bonus_card = A bonus card: from which deck?
help-bonus_card = Your Shield on the Crusade track gives it. You see it after the whole draw.
title-draw = Draw eight Action cards, unseen
help-draw = You see them when all eight are drawn; six are played in this Era.
spread-draw = Cards of each deck
deck-holds = { $least } to { $most }; { $left } in the deck
plan-of = { $name }
done-draw = The draw cannot be taken back
title-court = Dynasty phase: whom do you marry?
help-court = One Marriage attempt, or an adoption, or nothing. Your King is { $married ->
    [0] unmarried
   *[other] married
  }; heirs: { $heirs }.
title-may_marry = The event allows a marriage now
help-may_marry = One attempt with one more draw; the Dynasty phase stays free for another.
title-titles = Grant and revoke titles
help-titles = A Duchy needs one more success to take, but its Duke dies if it falls. An attack from it uses the Duke’s traits too.
done-titles = { $count ->
    [0] Titles stay as they are
    [one] One title changes
   *[other] { $count } titles change
  }
title-trade = Propose a trade
help-trade = At any moment; only what changes hands at once.
title-break_pact = Break a Pact
help-break_pact = Who is betrayed gains a Casus Belli against you.
title-terms = A trade with { THE($other) }
title-terms-marriage = Terms for { $person } and { $mate }
help-terms = Say what you give and what you ask; { THE($other) } may accept, refuse or answer with other terms.
done-terms = { $count ->
    [0] Nothing is named yet
   *[other] The offer goes to { THE($other) }
  }
title-reply = { CAP(THE($other)) } offers a trade
help-reply = You get { $takes }; you give { $gives }.
title-reply-marriage = { CAP(THE($other)) } offers a marriage
help-reply-marriage = { $person } and { $mate } join { THE($family) }, and you have a Pact. You get { $takes }; you give { $gives }.
idle-reply = If you do nothing, it is refused.
clause-wedding = { $a1 } and { $a2 } marry and join { THE($a3) }
clause-waived = { CAP(THE($a1)) } gives up the Casus Belli against { THE($a2) }
clause-peace = { CAP(THE($a1)) } and { THE($a2) } make peace
title-trade_discard = Which card makes room?
help-trade_discard = You may own three Councillors and three Inventions.
title-plot = Choose two cards in secret
help-plot = Turn 1 plays the first, Turn 2 the second. Each gives one action, then its event happens.
done-plot = Nobody sees them until they are played
title-reveal = Your Turn: { $card }
help-reveal = Reveal it, choose one of its actions, then its event happens.
title-turn_card = { CAP(THE($house)) } plays its next card
help-turn_card = It follows { $plan }. Before the card is turned, trades are open.
title-open_choice = What is best for { THE($house) }?
help-open_choice = { $plan } leaves this open; if you differ, chance decides.
help-open_choice-court = { $plan } leaves this open; if you differ, chance decides. Marriages: { $text }
help-open_choice-card = { $plan } leaves this open; if you differ, chance decides. Its order: { $items }.
title-act = { $deck }: which action?
help-act = Then the event, { $event }, { $own ->
    [1] which strikes you
   *[other] for: { $whom }
  }.
title-go_on = On to the event: { $event }
help-go_on = { $text } Before it, you may still break a Pact.
title-sites = Where do you try to build?
help-sites = Name all sites first: each has its own check, and { $price } Gold if it succeeds.
done-sites = { $count ->
    [one] One check follows
   *[other] { $count } checks follow, one by one
  }
title-castle = A Castle in { THE($land) }?
help-castle = The check succeeded. Without { $price } Gold there is no Castle.
title-buy = Buy a Development card for { $price } Gold
help-buy = You have { $gold } Gold. The first costs 1, the second 2, the third 3; three of a type at most.
title-discard_card = Which card makes room for { THE($card) }?
help-discard_card = You may own three Councillors and three Inventions.
title-plot_target = { $attempt ->
    [1] Choose a Plot and its target
   *[other] Another Plot for { $price } Gold?
  }
help-plot_target = If it fails, the target gains a Casus Belli against you (not for a Divorce). Each Plot only once against the same dynasty.
title-bribe = Which Councillor of { THE($foe) } comes over?
help-bribe = The bribe succeeded; it costs 2 Gold.
title-overthrow = { $attempt ->
    [1] Which territory in Unrest do you overthrow?
   *[other] Overthrow another for { $price } Gold?
  }
help-overthrow = A success makes it independent; a failure ends its Unrest and gives its owner a Casus Belli against you.
title-muster = Where do you place Footsoldiers?
help-muster = { $left } in reserve. Each costs 1 Gold in Upkeep; Unrest where one comes ends.
done-muster = { $count ->
    [one] One Footsoldier comes
   *[other] { $count } Footsoldiers come
  }
title-roles = Give your Footsoldiers their tasks
help-roles = Attack, annex or support: all is declared before the first check.
done-roles = { $count ->
    [one] One attack follows
   *[other] { $count } attacks follow, in an order you choose
  }
title-next_attack = Which attack comes next?
help-next_attack = Each is resolved to its end before the next.
title-call = Call partners for { THE($land) }?
help-call = Each who helps gives one more draw; who refuses breaks the Pact, and you gain a Casus Belli.
title-support = { CAP(THE($house)) } calls you against { THE($land) }
help-support = Help: one more draw for them, and { THE($foe) } gains a Casus Belli against you. Refuse: the Pact ends and they gain one.
title-counter = Strike back from { THE($land) }?
help-counter = The attack on you has failed. War and Casus Belli allow it; a failure costs nothing.
title-backing = Who supports the counterattack on { THE($land) }?
help-backing = Each Footsoldier gives one more draw.
done-backing = { $count ->
    [0] Without support
    [one] With one more draw
   *[other] With { $count } more draws
  }
title-release = You hold eight: which territory goes?
help-release = { CAP(THE($land)) } is won. One of the nine becomes independent.
title-occupy = { CAP(THE($land)) } is yours
help-occupy = Move a Footsoldier in, pillage, or neither.
title-spread = Which Outbreak spreads first?
help-spread = One token is drawn for each neighbour: red, and the Plague comes there, with Unrest.
title-send = Whom do you send on the Crusade?
help-send = If the check fails, that Character dies.
title-shield = A fifth Shield: which one goes?
help-shield = Its bonus is lost.
title-pay_troops = Upkeep: pay your troops
help-pay_troops = { $troops } Footsoldiers, 1 Gold each; you have { $gold }. Who is not paid goes home and leaves Unrest.
done-pay_troops = You pay { $gold } Gold
title-disband = Send Footsoldiers home?
help-disband = Freely, without Unrest: next time they need no pay.
done-disband = { $count ->
    [0] All stay
    [one] One goes home
   *[other] { $count } go home
  }
title-old_age = { $person } grows old
help-old_age = You may take one token out of your bag for good.
title-birth_token = Which trait for { $person }?
help-birth_token = The other goes back into the General bag.
title-crisis = Succession Crisis: { $count } { $count ->
    [one] territory is
   *[other] territories are
  } lost
help-crisis = There is no heir. Half of your Gold, { $gold }, is lost too, and a stranger of your Culture takes the throne.
done-crisis = They become independent
title-return = Your dynasty has fallen
help-return = Return with another ruler: Gold and cards are kept, everything else is lost.
title-home = Where do you begin again?
help-home = One territory is yours at once.
title-event_place = { $event }: on which territory?
title-event_calm = { $event }: where does Unrest end?
title-event_disband = { $event }: which Footsoldier is lost?
title-event_forage = { $event }: pay, or lose Footsoldiers
title-event_raze = { $event }: which Castle is lost?
title-event_token = { $event }: which token leaves the bag?
title-event_person = { $event }: which Character?
title-event_option = { $event }: what do you choose?
title-event_foe = { $event }: against which dynasty?
title-event_build = { $event }: build a Castle?
title-event_card = { $event }: take a Development card?
title-event_mobilise = { $event }: Mobilise a territory?
title-event_war = { $event }: end a War?
title-event_pact = { $event }: which Pact is broken?
title-event_discard = { $event }: which card is discarded?
title-event_shield = { $event }: whose Shield?
help-event = { $own ->
    [1] It concerns you.
   *[other] It concerns { THE($target) }.
  } { $text }

title-invest-wedding = Gold to win { $mate } for { $person }?
title-invest-match = Gold to find a spouse for { $person }?
title-invest-attack = Gold to take { THE($land) }?
title-invest-build = Gold for the Castle in { THE($land) }?
title-invest-overthrow = Gold to overthrow { THE($land) }?
title-invest-crusade = Gold for { $person } on the Crusade?
title-invest-plot = Gold for the plot against { THE($aim) }?
title-invest-event = Gold against { $event }?
title-sabotage-wedding = { CAP(THE($house)) } woos { $mate } of { THE($land) }: sabotage?
title-sabotage-match = { CAP(THE($house)) } seeks a spouse for { $person }: sabotage?
title-sabotage-attack = { CAP(THE($house)) } attacks { THE($land) }: sabotage?
title-sabotage-build = { CAP(THE($house)) } builds in { THE($land) }: sabotage?
title-sabotage-overthrow = { CAP(THE($house)) } overthrows { THE($land) }: sabotage?
title-sabotage-crusade = { CAP(THE($house)) } sends { $person } on the Crusade: sabotage?
title-sabotage-plot = { CAP(THE($house)) } plots against { THE($aim) }: sabotage?
title-sabotage-event = { CAP(THE($house)) } resists { $event }: sabotage?
help-sabotage = { $need } needed, { $draws } draws, { $gold } of them bought. Every 2 Gold of all pledges together cancel one bought draw, at most { $most }: { $full } Gold more can matter.
help-sabotage-wedding = Success: the traits of { $mate } and a Pact with { THE($land) }. { help-sabotage }
help-sabotage-match = Success: somebody of the { $culture } deck with a random trait, no Pact. { help-sabotage }
help-sabotage-attack = Success: { THE($land) } is taken. { help-sabotage }
help-sabotage-build = Success: a Castle for { $price } Gold. { help-sabotage }
help-sabotage-overthrow = Success: { THE($land) } becomes independent. { help-sabotage }
help-sabotage-crusade = Success: a Shield on the track and the First Player token. Failure: { $person } dies. { help-sabotage }
help-sabotage-plot = Success: { $action }, { THE($aim) }. { help-sabotage }
help-sabotage-event = A success escapes the Event. { help-sabotage }
idle-sabotage = If you do nothing, you pass.
stake-wedding = { $need } needed. Success: the wedding, the traits of { $mate } and a Pact with { THE($land) }. Failure: the attempt is spent.
stake-match = { $need } needed. Success: somebody of the { $culture } deck with a random trait, no Pact. Failure: the attempt is spent.
stake-attack = { $need } needed. Success: { THE($land) } is yours. Failure: no loss, but the defender may strike back.
stake-build = { $need } needed. Success: the Castle for { $price } Gold. Failure: nothing.
stake-overthrow = { $need } needed. Success: { THE($land) } becomes independent. Failure: Unrest ends there, and { THE($foe) } gains a Casus Belli against you.
stake-crusade = { $need } needed. Success: your Shield on the next position and the First Player token. Failure: { $person } dies.
stake-plot = { $need } needed. { $action }, { THE($aim) }. Failure: the target gains a Casus Belli against you (not for a Divorce).
stake-event = { $need } needed to escape what { $event } threatens.
title-sacrifice = { $trait }: sacrifice it?
help-sacrifice = It counts as its opposite here. { $won } of { $need } successes so far, { $draws } more { $draws ->
    [one] draw
   *[other] draws
  } to come.

step-check-1 = Invest
step-check-2 = Sabotage
step-check-3 = Draw
step-check-4 = Result
step-play-1 = Reveal
step-play-2 = Action
step-play-3 = Event
step-attack-1 = Declare
step-attack-2 = Support
step-attack-3 = Check
step-attack-4 = Victory
step-deal-1 = Terms
step-deal-2 = Answer
step-deal-3 = Exchange
step-upkeep-1 = Pay
step-upkeep-2 = Send home
step-upkeep-3 = Age
tally-draws = Draws, after pledges
tally-need = Successes needed
tally-castles = Gold if all succeed
tally-troops = Footsoldiers to pay
tally-lost = Territories named
warn-sites = { $cost } Gold would be needed if all succeed; you have { $gold }.
warn-muster = { $troops } Footsoldiers need { $troops } Gold in Upkeep; you have { $gold }.
warn-war = War begins with { THE($foes) }.
warn-idle = Without a task: { $lands }.
warn-unpaid = Unpaid, so Unrest in { $lands }.

## What an option brings

chance-line = { $need } needed, { $draws } { $draws ->
    [one] draw
   *[other] draws
  } without Gold: { $low } %{ $gold ->
    [0] {""}
   *[other] ; with { $gold } Gold: { $high } %
  }.
effect-starter = Plays first and has the First Player token.
effect-bonus = One card more, seen after the draw.
effect-draw = { $cards } cards, seen when all are drawn.
effect-marry = { $traits } { $king ->
    [1] into your bag
   *[other] beside your Character
  }, and a Pact with { THE($land) }. { chance-line }
effect-marry-sure = No check. { $traits } { $king ->
    [1] into your bag
   *[other] beside your Character
  }, and a Pact with { THE($land) }.
effect-match = A stranger of the { $culture } deck with a random trait; no Pact. { chance-line }
effect-propose = { CAP(THE($foe)) } must agree; a Pact comes with it. { $traits_n ->
    [0] No trait.
   *[other] Brings { $traits }.
  } Refused, it does not spend your attempt; { $left } more offers.
effect-adopt = A child of your Culture with a random trait: an heir.
effect-stay = The attempt lapses.
effect-revoke = The territory is no Duchy any more.
effect-grant = { CAP(THE($land)) } needs one more success to take; if it falls, the Duke dies. { $traits_n ->
    [0] {""}
   *[other] Attacks from there use { $traits }.
  }
effect-enough_titles = No more titles.
effect-trade = They have { $gold } Gold. Offers left that may be refused: { $left }.
effect-family = The couple lives with { THE($house) }.
effect-give_gold = You pay.
effect-take_gold = They pay you.
effect-give_land = It is theirs at once; your Footsoldier leaves, a title ends.
effect-take_land = It is yours at once; their Footsoldier leaves.
effect-give_card = { $text }
effect-take_card = { $text }
effect-give_claim = You could no longer invade them.
effect-take_claim = They could no longer invade you.
effect-peace = War and Casus Belli between you end.
effect-accept = Everything changes hands at once.
effect-refuse = Nothing changes.
effect-counter_offer = You state other terms.
effect-lay-1 = Its event meets: { $whom1 }.
effect-lay-2 = Events meet: { $whom1 }; { $whom2 }.
effect-reveal = Then one of its actions, then its event.
effect-marshal = One Unrest token goes, once a Turn.
effect-break = { CAP(THE($whom)) } gains a Casus Belli against you.
effect-break-land = { CAP(THE($whom)) } supports you no longer; a new suitor comes.
effect-break-land-other = { CAP(THE($whom)) } supports { THE($whose) } no longer; a new suitor comes.
effect-go_on = The event of the card happens.
effect-build = A check for each site you name; then 3 Gold for the Castle.
effect-develop = Up to three of the cards on display: 1, 2 and 3 Gold.
effect-plot = Casus Belli, revolt, murder, bribe or divorce: up to four, the first free.
effect-overthrow = A territory in Unrest becomes independent.
effect-mobilise = Footsoldiers into your territories, as many as you have in reserve.
effect-invade = All your Footsoldiers may attack, annex or support.
effect-tax = { $gold } Gold: { $lands } from territories, { $bonus } bonus.{ $outbreaks ->
    [0] {""}
    [one] {" "}Then an Outbreak spreads.
   *[other] {" "}Then { $outbreaks } Outbreaks spread.
  }
effect-crusade = A Character goes: on a success your Shield on position { $place } and the First Player token. { chance-line }
effect-no_action = Only the event happens.
effect-invest = { $draws } { $draws ->
    [one] draw
   *[other] draws
  }: { $chance } %{ $lost ->
    [0] , cannot be sabotaged
   *[other] ; { $worst } % if { $lost } Gold are pledged against you
  }.
effect-pledge = { $more ->
    [0] Cancels nothing unless somebody adds a Gold; else it comes back.
    [one] Cancels one draw: { $draws } left, { $need } needed.{ $odd ->
        [0] {""}
       *[other] {" "}The odd Gold comes back.
      }
   *[other] Cancels { $more } draws: { $draws } left, { $need } needed.{ $odd ->
        [0] {""}
       *[other] {" "}The odd Gold comes back.
      }
  }{ $full ->
    [1] {" "}More is of no use.
   *[other] {""}
  }
effect-pass = You pledge nothing now.
effect-keep-green = It counts as a failure and goes back into your bag. { $won } of { $need }, { $draws } to come.
effect-keep-red = It counts as a success and goes back into your bag.
effect-sacrifice-green = It counts as a success and is gone for good.
effect-sacrifice-red = It counts as a failure and is gone for good.
effect-pay = The Castle stands: one more success to take the territory, 1 Gold more in Tax.
effect-decline = Nothing happens.
effect-card = { $text }
effect-stop = No further attempt.
effect-discard = You lose: { $text }
effect-discard-other = { CAP(THE($whose)) } loses the card, which says: { $text }
effect-casus_belli = You may invade { THE($foe) }; a Pact between you ends. { chance-line }
effect-incite = Unrest in { THE($land) } ({ $foe }): it can then be overthrown. { chance-line }
effect-assassinate = { $what ->
    [king] The ruler dies, the heir reigns.
    [last] The ruler dies without an heir: Succession Crisis.
    [heir] The heir dies.
    [suitor] A new suitor comes.
   *[kin] Dies, with the spouse.
  } { chance-line }
effect-remove = { CAP(THE($foe)) } loses { THE($card) }. { chance-line }
effect-bribe = For { $price } Gold more a Councillor of { THE($foe) } comes to you. { chance-line }
effect-divorce = The spouse of { $person } leaves; traits in your bag stay. { chance-line }
effect-take = { $text }
effect-topple = { CAP(THE($land)) } becomes independent, its Duke dies. { chance-line }
effect-site = On a success a Castle for { $price } Gold. { chance-line }
effect-site-sure = A Castle, without a check: one more success to take the territory, 1 Gold more in Tax.
effect-raise = May attack or support; 1 Gold in Upkeep.{ $unrest ->
    [0] {""}
   *[other] {" "}Unrest ends.
  }
effect-attack = { $free ->
    [1] Independent.
   *[other] War with { THE($foe) }.
  } { chance-line }
effect-annex = No check: it joins you, by your Pact.
effect-support = One more draw for that attack.
effect-resolve = { chance-line }
effect-resolve-sure = Annexed without a check.
effect-call = One more draw if they help; a Casus Belli for you if they refuse.
effect-enough = The check begins.
effect-give_support = One more draw for them; the defender gains a Casus Belli against you.
effect-deny_support = The Pact ends, and the invader gains a Casus Belli against you.
effect-strike_back = { chance-line }
effect-back = One more draw.
effect-release = It becomes independent. { $castles ->
    [0] {""}
   *[other] Its Castle stays there.
  } { $dukes ->
    [0] {""}
   *[other] Its title ends.
  }
effect-leave = No Footsoldier moves.
effect-pillage = +{ $gold } Gold, and an Unrest token there.
effect-move_in = The conquest is Mobilised, the territory it came from no longer.
effect-spread = Its neighbours are tested now.
effect-send = On a success your Shield on position { $place }. On a failure this Character dies. { chance-line }
effect-withdraw = You lose: { $text }
effect-take_off = It loses: { $text }
effect-replace = You gain: { $text }
effect-pay_for = The Footsoldier stays.
effect-disband = No pay, no Unrest.
effect-keep_all = Your bag stays as it is.
effect-remove_token = { $about } It leaves the bag.
effect-choose_token = { $about }
effect-lose = Independent again. { $castles ->
    [0] {""}
   *[other] With its Castle.
  } { $dukes ->
    [0] {""}
   *[other] The title ends.
  }
effect-return = A bag with { $traits }.
effect-return-anew = Somebody of your Culture with a random trait.
effect-leave_game = You are out of this game.
effect-settle = Your first territory.
effect-calm = Unrest ends there.
effect-pay_gold = A Footsoldier goes for each Gold that is owed and not paid.
effect-raze = The territory is easier to take, and is worth 1 Gold less in Tax.
effect-pick = { $traits_n ->
    [0] No trait.
   *[other] { $traits }.
  }
effect-option-pay = The rest of the event does not touch you.
effect-option-discard = One of your Councillors goes.
effect-option-fight = A check: Brave on a success, death on a failure.
effect-option-refuse = A Coward token, a failure, goes into your bag.
effect-option-casus_belli = They may invade you.
effect-against = You may invade them.
effect-end_war = No War and no Casus Belli between you and { THE($foe) }.
effect-place-unrest = It may be overthrown until the Unrest ends.
effect-place-harvest = 1 Gold more at the next Tax.
effect-place-crop_failure = No Gold at the next Tax.
effect-place-plague = No Gold at the next Tax; then it may spread.
effect-place-horse = Glitterhoof waits there to be married.

part-base = Every check
part-free = The free draw
part-space = Shield on position { $place }
part-support = Your supporting Footsoldiers
part-allied = Independent partners beside it
part-helpers = Partners who help
part-event = The event
part-castle = Castle
part-duke = Duchy
part-foot = Footsoldier
part-ruler = A ruler
part-heir = An heir
part-again = Another attempt
part-else = Since then
side-need = Successes needed
side-draws = Draws without Gold
odds-check = { $gold } Gold, { $draws } { $draws ->
    [one] draw
   *[other] draws
  }
odds-action = { $action }: the chances by Gold
odds-gold = { $gold } Gold, { $draws } { $draws ->
    [one] draw
   *[other] draws
  }
odds-success = Success
odds-sacrifice = Success by a sacrifice
odds-failure = Failure
odds-worst = At worst, after { $gold } Gold of sabotage
odds-safe = Nobody can sabotage this.
odds-open = Others may cancel bought draws, 2 Gold each, never below what is needed.
odds-rivals = The others have { $gold } Gold together.

group-marry = Suitors of independent territories
group-match = A stranger of a Culture deck
group-propose = People of other dynasties
group-instead = Instead
group-grant = Grant a title
group-revoke = Revoke a title
group-attack = Attack
group-annex = Annex
group-support = Support
group-casus_belli = Create a Casus Belli
group-incite = Incite Revolt
group-assassinate = Assassinate
group-bribe = Bribe a Councillor
group-divorce = Divorce
group-give = You give
group-take = You ask for
group-first-realm = Realm first
group-first-intrigue = Intrigue first
group-first-war = War first
group-first-tax = Tax first
group-first-crusade = Crusade first
group-draw-1 = With one Crusade card
group-draw-2 = With two Crusade cards
group-councillors = Councillors
group-inventions = Inventions
group-prices = Rules at a glance

## Tables of reference

name-gold = Gold
name-yourself = you
name-nobody = nobody
name-event_check = the event
text-of = { $text }
table-actions = Actions and rules at a glance
table-events = Action cards and their events
table-developments = Councillors and Inventions
table-crusade = The Crusade track
table-traits = Traits
table-scoring = Points as they stand
table-strategies = Automatic dynasties
column-action = Action
column-event = Event
column-cards = Cards
column-left = Not yet discarded
column-card = Card
column-display = Now
column-holders = Owned by
column-place = Position
column-token = Token there
column-holder = Whose
column-trait = Trait
column-colour = Kind
column-bag = In your bag
column-what = For
column-points = Points
shown = on display
not-shown = –
held = { $houses_n ->
    [0] –
   *[other] { $houses }
  }
helps = green
harms = red
strategy-marries = Marriages
strategy-items = In this order: { $items }.
points-lands = Territories
points-awards = Achievements
award-ach_crusader = 1 point: most Shields on the Crusade track, at least { $least }; now { $best }.
award-ach_builder = 1 point: most Castles, at least { $least }; now { $best }.
award-ach_inventor = 1 point: most Development cards, at least { $least }; now { $best }.
award-ach_king_of_jerusalem = 1 point: who reaches the last position of the Crusade.
about-build = A check (1 success) for each site you name, then 3 Gold: one more success to take the territory, 1 Gold more in Tax.
about-develop = Up to three cards on display for 1, 2 and 3 Gold; three Councillors and three Inventions at most, none twice.
about-plot_casus_belli = 1 success: you may invade that dynasty.
about-plot_incite_revolt = 1 success, 1 more for a Castle and a Duchy each: Unrest in an adjacent territory without a Footsoldier.
about-plot_assassinate = 1 success, an heir 2, a ruler 3: a Character or Councillor is gone. No ruler in the first Round.
about-plot_bribe = 1 success and 2 Gold: a Councillor comes over to you.
about-plot_divorce = 1 success: a spouse of your family leaves.
about-overthrow = 1 success, 1 more for a Castle and a Duchy each: an adjacent territory in Unrest becomes independent.
about-mobilise = Footsoldiers into your territories; Unrest there ends.
about-invade = Each Footsoldier attacks, annexes or supports. 1 success, 1 more for each Castle, Duchy and Footsoldier there.
about-tax = 1 Gold a territory, 1 more for a Castle and for a Harvest; nothing with Crop Failure or Plague.
about-crusade = 1 success: your Shield on the next position. On a failure the Character sent dies.
about-checks = Draw from your own bag: one token free, one more for each Gold, at most two more than needed. Green succeeds, red fails; a critical trait counts as its opposite.
about-sabotage = Others may pledge Gold in turn: every 2 together cancel one bought draw, never below what is needed.
about-upkeep = 1 Gold for each Footsoldier, or it goes home and leaves Unrest. Then your ruler ages; after four Age tokens comes death.
about-marriages = A suitor with a green trait needs a check, with a red one none; an independent territory gives a Pact. Between dynasties both agree.
about-titles = A child or sibling may hold one territory: one more success to take, but its Duke dies if it falls.
about-succession = Eldest son, daughter, brother, sister. Without any: Succession Crisis, half of territories and Gold are lost.
about-trades = At any moment: Gold, territories, Development cards, a Casus Belli. Only what changes hands at once.
cost-name-checks = Checks
cost-name-sabotage = Sabotage
cost-name-upkeep = Upkeep
cost-name-marriages = Marriages
cost-name-titles = Titles
cost-name-succession = Succession
cost-name-trades = Trades

## Why not, with its numbers

why-CK-RND-05 = Crusade cards played in this Era: { $played }; at most { $most } may be.
why-CK-INT-13 = It takes { $price } Gold; you have { $gold }.
why-CK-GEN-07 = { CAP(THE($house)) } has { $gold } Gold, not { $price }.
why-CK-TRD-04 = { CAP(THE($house)) } would hold { $lands } territories; it must be 1 to { $most }.
why-CK-MAR-21 = All { $offers } offers of this phase are made.
why-CK-ADO-01 = { $married ->
    [0] Your King is unmarried.
   *[other] { $children ->
        [0] It costs { $price } Gold; you have { $gold }.
       *[other] Your King has children: { $children }.
    }
  }
why-CK-MOB-01 = Footsoldiers in reserve: { $troops }; territories without one: { $lands }.
why-CK-RLM-03 = Castles left: { $castles }; territories without one: { $lands }.
why-CK-RLM-06 = It costs { $price } Gold; you have { $gold }.
why-CK-CRS-01 = Territories to name: { $lands }.

## Who plays for the bots: name, arms, and how

bot-regent = Matilda the Regent
    .arms = Azure, an orb Or
    .says = Weighs lands, heirs, cards and Shields against each other, and takes what brings most.
bot-regent_builder = Suger the Builder
    .arms = Argent, three castles gules
    .says = Castles and learned Councillors first; makes war only where nothing is left to build.
bot-regent_raider = Bohemond the Raider
    .arms = Gules, a torch Or in flames
    .says = Looks for a Casus Belli, strikes soft borders and pillages what he takes.
bot-regent_diplomat = Eleanor the Diplomat
    .arms = Vert, two rings interlaced argent
    .says = Marries her children far and wide, and would rather have a Pact than a War.
bot-regent_schemer = Gaita the Schemer
    .arms = Sable, a serpent argent in a circle
    .says = Draws Intrigue: bribes, revolts, and a dagger for the heir of whoever leads.
bot-regent_pilgrim = Godfrey the Pilgrim
    .arms = Argent, a cross potent between four crosslets Or
    .says = Goes to Jerusalem before the others, and keeps a son at home.

## Why a bot would answer so

reason-worth = That is worth about { $points } points.
reason-targets = { $free ->
    [0] No territory can be invaded as things stand; { $closed } next to you would be open with a Casus Belli.
    [one] One territory next to you can be invaded as things stand.
   *[other] { $free } territories next to you can be invaded as things stand.
}
reason-purse = You have { $gold } Gold.
reason-deck-promises = It is the deck whose next card promises most now.
reason-take = { CAP(THE($land)) } can be taken with a chance of { $percent } %.
reason-campaign = { $count ->
    [one] One Footsoldier more makes the campaign that follows worth about { $points } points.
   *[other] { $count } Footsoldiers more make the campaign that follows worth about { $points } points.
}
reason-guards = Footsoldiers make your borders harder to take.
reason-income = It brings { $gold } Gold; you have { $have }.
reason-castles = { $count ->
    [one] One Castle can be tried with your Gold: about { $points } points.
   *[other] { $count } Castles can be tried with your Gold: about { $points } points.
}
reason-shopping = The cards on display are worth about { $points } points more than their Gold.
reason-race-builder = The next Castle brings you about { $points } points in the race for the Builder.
reason-race-inventor = The next card brings you about { $points } points in the race for the Inventor.
reason-next-shield = The next Shield is worth about { $points } points.
reason-check = With { $gold } Gold invested the check succeeds with a chance of { $percent } %.
reason-pair = Together they promise about { $points } points this Round.
reason-at-stake = About { $points } points hang on it.
reason-hurts = If { THE($foe) } succeeds, it costs you about { $points } points.
reason-harmless = The success of { THE($foe) } does you little harm.
reason-annexed = It is annexed without a check.
reason-take-odds = The attack succeeds with a chance of { $percent } %.
reason-land = { CAP(THE($land)) } is worth about { $points } points.
reason-land-of = { CAP(THE($land)) } is worth about { $points } points, with what { THE($foe) } loses.
reason-needs = { $count ->
    [one] One success is enough.
   *[other] It takes { $count } successes.
}
reason-for-campaign = From there the next attack can start.
reason-danger = An attack on { THE($land) } within a Round is likely by { $percent } %.
reason-pillage = 2 Gold are worth about { $points } points now.
reason-holds = { CAP(THE($land)) } is worth about { $points } points to you, the least of what you hold.
reason-rival = It weakens { THE($foe) }, a rival.
reason-gold-worth = { $gold } Gold are worth about { $points } points now.
reason-heirs = { $count ->
    [0] You have no heir, and half the realm is lost if your ruler dies without one.
    [one] You have one heir; with { $age } Rounds at most left to your ruler, a second one is worth something.
   *[other] You have { $count } heirs.
}
reason-pact-land = It brings a Pact with { THE($land) }, which can then be annexed without a check.
reason-adopt = One more heir is worth about { $points } points, for { $gold } Gold.
reason-bargain = A bargain that pleases both should bring you about { $points } points.
reason-life = If it fails, about { $points } points die with that Character: nobody is missed less.
reason-deal-gain = It brings you about { $points } points.
reason-deal-loss = It costs you about { $points } points.
reason-deal-helps = What it helps { THE($foe) } counts as about { $points } points against it.
reason-war-cards = { $count ->
    [0] You have no War card left in this Era.
    [one] You have one War card left in this Era.
   *[other] You have { $count } War cards left in this Era.
}
reason-act-no_action = No action of this card would bring more than it costs.
reason-act-invade = A territory is a point, and its owner loses one.
reason-act-mobilise = First the troops, then the attack: a War card to follow is at hand, or a border is open.
reason-act-tax = Gold buys draws, Castles and cards as long as there are cards to play.
reason-act-build = Castles guard your land and count for the Builder.
reason-act-develop = Cards help all along and count for the Inventor.
reason-act-plot = A Casus Belli, a bribe or a murder at the right moment is worth more than its risk.
reason-act-overthrow = Land in Unrest can be taken from a rival without a war.
reason-act-crusade = Shields count for the Crusader, and each place on the track has its gift.
reason-backing = It costs nothing: everybody who can supports.
reason-birth_token = The better trait for your bag.
reason-bonus_card = The deck that is still short of what the position asks for.
reason-bribe = The Councillor that helps you most, and is missed most.
reason-buy-stop = No card left is worth its price.
reason-buy = The card of most use, and one more for the Inventor.
reason-call-enough = The attack is likely enough, and help has its price.
reason-call = One draw more matters here.
reason-castle-pay = The check is won: the Castle is worth its Gold.
reason-castle = The Gold does more elsewhere.
reason-counter-decline = To strike back is not worth the risk.
reason-counter = He has spent his strength: now is the time.
reason-court-stay = No match is worth its price now.
reason-court-adopt = Without heirs a realm falls apart when the ruler dies.
reason-court = A marriage brings heirs, traits and Pacts.
reason-may_marry = A marriage brings heirs, traits and Pacts.
reason-crisis = What is least worth holding goes; Castles and what lies together stay.
reason-disband-done = Everybody still has a task or a border to guard.
reason-disband = Who has no target and no threat costs Gold in the next Upkeep.
reason-discard_card = The card that helps least from now on.
reason-draw = War cards where land is to be had, Tax while the purse is thin, Realm while an achievement is near.
reason-event_build-decline = A Castle is not worth its Gold now.
reason-event_build = A Castle at this price is worth it.
reason-event_calm = Where Unrest is most dangerous.
reason-event_card-decline = No card is worth its price.
reason-event_card = The card of most use.
reason-event_disband = Who is needed least.
reason-event_discard = Your own least card, a rival's best.
reason-event_foe = Against whom a Casus Belli opens most.
reason-event_forage = Who has a task is paid for, the others go.
reason-event_mobilise-decline = A Footsoldier there would cost more than he is good for.
reason-event_mobilise = A Footsoldier there has a target or guards a border.
reason-event_option = The lesser price: Gold rather than an enemy, and a duel only for who can be spared.
reason-event_person = A gift to the heir; into danger goes who is missed least.
reason-event_place = A gift where it bears most, harm where it hurts least, a rival's harm where it serves you.
reason-event_raze = The Castle that is needed least.
reason-event_shield = The Shield that helps you and hurts who leads.
reason-event_token = The worst token of the bag.
reason-event_war = The War that threatens you more than it promises.
reason-event_war-decline = The Wars promise you more than they threaten.
reason-event_pact = The Pact that is worth least.
reason-invest = Each draw more is worth less than the one before: Gold goes as far as it pays.
reason-muster-done = One Footsoldier more would cost more than he is good for.
reason-muster = Those of the next campaign first, then those whom danger asks for.
reason-next_attack = Annexations and sure attacks first: they may bring Gold for the others.
reason-occupy-leave = Neither the Gold nor a garrison is worth it here.
reason-occupy-pillage = The Gold is worth more than the Unrest costs.
reason-occupy-move_in = The new border needs him more than the old one, or he can attack from there.
reason-old_age-keep_all = There is no bad trait to be rid of.
reason-old_age = The worst trait of the bag.
reason-overthrow-stop = What is left is not worth another attempt.
reason-overthrow = The land whose loss hurts a rival most, with the best chance.
reason-pay_troops-done = The others are not worth their Gold.
reason-pay_troops = An unpaid one leaves Unrest behind: the most useful are paid first.
reason-plot = The two cards that promise most together, with what their events bring.
reason-plot_target-stop = Another Plot is not worth its price and the wrath.
reason-plot_target = The Plot that is worth most by its chance, less what a failure brings upon you.
reason-release = The territory that is worth least.
reason-reply-accept = It brings you more than it helps the other.
reason-reply-counter_offer = The goods are right, the price is not.
reason-reply-refuse = It helps the other more than you.
reason-roles-done = Everybody who can do something has a task.
reason-roles-support = One more draw for the attack that needs it most.
reason-roles = Each Footsoldier at the best target that nobody else takes.
reason-sabotage-pass = What it would save you is not worth the Gold.
reason-sabotage = Draws that would hurt you are worth cancelling.
reason-sacrifice-keep = The token is worth more than what it would decide.
reason-sacrifice = What it decides is worth more than the token.
reason-send = Who is missed least.
reason-sites-done = More would not be paid for.
reason-sites = Where a wall is needed most.
reason-support-give_support = A partner who is helped stays one.
reason-support-deny_support = The victim would be the more dangerous enemy.
reason-terms = What should please both: then it is accepted.
reason-titles-done = Your kin sit where they are needed; the heir is kept out of danger.
reason-titles-revoke = That kinsman is needed elsewhere, or is the heir and in danger.
reason-titles = A Duke makes the border that needs it most harder to take.
reason-trade_discard = The card that helps least from now on.
reason-reveal = Your card is played in its turn.
reason-spread = Where it does you least harm.
reason-horse = Anywhere will do.
reason-starter = Who starts sees least.
reason-free_castle = Where the border is most in danger.
reason-home = Where most free land is near.
reason-return = The ruler with the best traits.
reason-open_choice = What serves you best within the strategy.
reason-turn_card = The automatic dynasty plays on.
reason-go_on = The event of the card follows.
reason-break_pact = A word kept is worth more than what breaking it brings.
reason-shield = The Shield on the least useful place.
