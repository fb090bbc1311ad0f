## Che cosa si chiede

prompt-starter = Chi comincia? Indica il giocatore più anziano, chi ha vinto l'ultima partita o chi preferisci, come ha deciso il tavolo; se non siete d'accordo conta la maggioranza.
prompt-horse = In quale territorio indipendente pascola Glitterhoof?
prompt-free_castle = La tua dinastia inizia con un Castello in più: dove sorge?
prompt-bonus_card = Carta bonus: da quale mazzo la peschi? La vedrai dopo tutta la pesca.
prompt-draw = Pesca otto Carte Azione senza guardarle: quante da ogni mazzo?
prompt-court = Fase Dinastica: un tentativo di Matrimonio, oppure un'adozione per 2 Oro, o niente.
prompt-may_marry = Un evento ti concede ora un tentativo di Matrimonio, con una pesca in più. Lo usi?
prompt-titles = Concedi e revoca titoli, quanti ne vuoi. Un Ducato è più difficile da prendere, ma se cade il suo Duca muore.
prompt-trade = Puoi proporre uno scambio.
prompt-terms = Indica le tue condizioni, poi conferma.
prompt-reply = Hai davanti un'offerta. La accetti?
prompt-trade_discard = Puoi avere tre Carte Sviluppo per tipo: quale scarti per fare posto?
prompt-plot = Scegli in segreto due carte: la prima si gioca per prima.
prompt-reveal = È il tuo Turno: scopri la carta. Prima il Maresciallo può calmare un territorio.
prompt-break_pact = Puoi rompere un Patto. La dinastia che tradisci ottiene un Casus Belli contro di te.
prompt-turn_card = Scopri la carta della Dinastia IA. Prima si può ancora scambiare.
prompt-open_choice = La Strategia della Dinastia IA lascia aperta una scelta: che cosa è meglio per lei? Se non siete d'accordo decide la sorte.
prompt-act = Quale azione della carta compi? L'evento segue in ogni caso.
prompt-go_on = La tua azione è compiuta e segue l'evento della carta. Puoi ancora rompere un Patto.
prompt-invest = Quanto Oro investi? Ogni Oro vale una pesca in più.
prompt-sabotage = Sabotaggio: ogni 2 Oro promessi annullano una pesca comprata. Prometti o passi?
prompt-sacrifice = Hai pescato un attributo critico. Lo sacrifichi? Vale allora secondo il suo colore e se ne va per sempre.
prompt-sites = Dove provi a costruire? Indica prima tutti i luoghi; ognuno richiede una verifica e, se riesce, 3 Oro.
prompt-castle = La verifica è riuscita. Paghi 3 Oro per il Castello?
prompt-buy = Compra una Carta Sviluppo: la prima costa 1 Oro, la seconda 2, la terza 3.
prompt-discard_card = Ne hai già tre di questo tipo: scartane una per la nuova.
prompt-plot_target = Scegli un Complotto e il bersaglio. Se fallisce, il bersaglio ottiene un Casus Belli contro di te (non per il Divorzio). Altri tentativi costano 1, 2 e 3 Oro.
prompt-bribe = La corruzione è riuscita e costa 2 Oro: quale Consigliere passa dalla tua parte?
prompt-overthrow = Quale territorio in Ribellione rovesci? Altri tentativi costano 1, 2 e 3 Oro.
prompt-muster = Dove metti i Fanti? Ognuno costa 1 Oro nel Mantenimento.
prompt-roles = Dai un compito a ogni Fante prima della prima verifica: attacco, annessione o supporto.
prompt-next_attack = Quale attacco si risolve adesso?
prompt-call = Chiami in supporto una dinastia alleata? Aiuta, oppure rompe il Patto.
prompt-support = Un alleato chiede il tuo supporto. Se aiuti, il bersaglio ottiene un Casus Belli contro di te; se rompi il Patto, lo ottiene l'invasore.
prompt-counter = L'attacco contro di te è fallito. Contrattacchi?
prompt-backing = Quali tuoi Fanti supportano il contrattacco?
prompt-release = Controlli già otto territori: quale lasci?
prompt-occupy = Vittoria. Sposti un Fante, saccheggi per 2 Oro e un Token Ribellione, o nessuna delle due cose?
prompt-spread = Si diffondono più epidemie: quale per prima?
prompt-send = Chi mandi alla Crociata? Se la verifica fallisce, quel Personaggio muore.
prompt-shield = Un quinto Stemma: quale dei tuoi togli dal tracciato?
prompt-pay_troops = Mantenimento: paga 1 Oro per ogni territorio Mobilitato che tieni; gli altri ricevono un Token Ribellione.
prompt-disband = Quali Fanti congedi? Senza Ribellione.
prompt-old_age = Il sovrano invecchia: puoi togliere un token dal sacchetto.
prompt-birth_token = Due attributi per chi è appena nato: quale resta?
prompt-crisis = Crisi di Successione: metà dei tuoi territori è perduta. Quali?
prompt-return = La tua dinastia è caduta. Con quale sovrano ritorni?
prompt-home = Dove comincia la tua nuova dinastia?
prompt-event_place = Evento: in quale territorio va il token?
prompt-event_calm = Evento: da quale territorio si toglie la Ribellione?
prompt-event_disband = Evento: quale Fante si perde?
prompt-event_forage = Evento: paga per i tuoi Fanti, o perdine uno per ogni Oro non pagato.
prompt-event_raze = Evento: quale Castello si perde?
prompt-event_token = Evento: quale token lascia il sacchetto?
prompt-event_person = Evento: quale Personaggio?
prompt-event_option = Evento: che cosa scegli?
prompt-event_foe = Evento: contro quale dinastia?
prompt-event_build = Evento: costruisci ora un Castello?
prompt-event_card = Evento: prendi una Carta Sviluppo?
prompt-event_mobilise = Evento: mobiliti ora un territorio?
prompt-event_war = Evento: poni fine a una Guerra?
prompt-event_pact = Evento: quale Patto si rompe?
prompt-event_discard = Evento: quale Carta Sviluppo si scarta?
prompt-event_shield = Evento: quale Stemma altrui sostituisci con il tuo?

## Che cosa si può rispondere

option-starter = { $a1 }
option-place = { $a1 }
option-site = Castello in { $a1 }
option-bonus = Da { $a1 }
option-draw = { $a1 } Regno, { $a2 } Intrigo, { $a3 } Guerra, { $a4 } Tasse, { $a5 } Crociata
option-marry = { $a1 } si sposa in { $a2 }
option-marry-suitor = { $a1 } sposa { $mate } di { $a2 } ({ $traits }): { $check ->
    [yes] serve la verifica
   *[no] senza verifica
  }
option-match = { $a1 } sposa qualcuno del mazzo { $a2 } (verifica, nessun Patto)
option-propose = Proposta: { $a1 } e { $a2 }
option-adopt = Adotta un figlio (2 Oro)
option-stay = Niente
option-revoke = Revoca il titolo di { $a1 }
option-grant = { $a1 } riceve il Ducato di { $a2 }
option-enough_titles = Nessun altro titolo
option-done = Fatto
option-drop = Ritira la scelta n. { $a1 }
option-reopen = Scegli di nuovo
option-trade = Proponi uno scambio: { $a1 }
option-family = Famiglia della coppia: { $a1 }
option-give_gold = Dai da { $low } a { $high } Oro
option-take_gold = Chiedi da { $low } a { $high } Oro
option-give_land = Dai { $a1 }
option-take_land = Chiedi { $a1 }
option-give_card = Dai { $a1 }
option-take_card = Chiedi { $a1 }
option-give_claim = Rinuncia al tuo Casus Belli
option-take_claim = Chiedi che rinuncino al loro Casus Belli
option-peace = Pace tra le due dinastie
option-accept = Accetta
option-accept-trade = Accetta: ricevi { $takes }, dai { $gives }
option-accept-marriage = Accetta: famiglia della coppia { $family }; ricevi { $takes }, dai { $gives }
option-refuse = Rifiuta
option-counter_offer = Fai una controproposta
option-lay = { $a1 }, poi { $a2 }
option-lay-one = { $a1 }
option-reveal = Scopri la carta
option-marshal = Maresciallo: calma { $a1 }
option-break = Rompi il Patto con { $a1 }
option-go_on = Avanti con l'evento
option-build = Costruire
option-develop = Sviluppare
option-plot = Complotto
option-overthrow = Rovesciamento
option-mobilise = Mobilitare
option-invade = Invadere
option-tax = Tasse
option-crusade = Crociata
option-no_action = Nessuna azione
option-invest = Investi { $a1 } Oro
option-pledge = Prometti { $a1 } Oro
option-pass = Passa
option-keep = Tienilo
option-sacrifice = Sacrificalo
option-pay = Paga
option-decline = Rinuncia
option-buy = { $a1 }
option-buy-several = { $all }
option-stop = Basta
option-discard = Scarta { $a1 }
option-casus_belli = Crea un Casus Belli contro { $a1 }
option-incite = Incita una Rivolta in { $a1 }
option-assassinate = Assassina { $a1 }
option-assassinate-of = Assassina { $a1 } ({ $house })
option-remove = Assassina il Consigliere { $a2 } di { $a1 }
option-assassinate_king = Assassinare il sovrano di { $a1 }
option-take_from = Corrompere { $a2 } di { $a1 }
option-bribe = Corrompi un Consigliere di { $a1 }
option-divorce = Divorzio di { $a1 }
option-take = { $a1 }
option-topple = Rovescia { $a1 }
option-raise = Fante in { $a1 }
option-attack = { $a1 } attacca { $a2 }
option-annex = { $a1 } annette { $a2 }
option-support = { $a1 } supporta l'attacco a { $a2 }
option-resolve = { $a1 }
option-call = Chiama { $a1 }
option-enough = Non chiamare nessun altro
option-give_support = Dai supporto
option-deny_support = Rompi il Patto
option-strike_back = Contrattacca { $a1 }
option-back = { $a1 } supporta
option-release = Lascia { $a1 }
option-leave = Lascia tutto com'è
option-pillage = Saccheggia (2 Oro, Ribellione)
option-move_in = Sposta il Fante da { $a1 }
option-spread = { $a1 }
option-send = { $a1 }
option-withdraw = Togli il tuo Stemma in posizione { $a1 }
option-take_off = Toglie il suo Stemma in posizione { $a1 }
option-pay_for = Paga per { $a1 }
option-disband = Congeda il Fante di { $a1 }
option-keep_all = Non togliere niente
option-remove_token = { $a1 }
option-choose_token = { $a1 }
option-lose = Perdi { $a1 }
option-lose-several = Perde { $all }
option-return = { $a1 }
option-leave_game = Lascia la partita
option-settle = { $a1 }
option-calm = { $a1 }
option-pay_gold = Paga { $a1 } Oro
option-raze = { $a1 }
option-pick = { $a1 }
option-option = { $a1 }
option-option-pay = Paga
option-option-discard = Scarta un Consigliere
option-option-fight = Manda qualcuno al duello
option-option-refuse = Rifiuta: un token Codardo va nel sacchetto
option-option-casus_belli = Subisci un Casus Belli
option-against = Contro { $a1 }
option-end_war = Poni fine alla Guerra con { $a1 }
option-replace = Lo Stemma in posizione { $a1 }

## Nomi

bot-seneschal = Siniscalco
name-anew = Un nuovo sovrano della tua Cultura
name-claim = il Casus Belli
name-peace = la pace
name-nothing = niente
name-unrest = Ribellione
name-harvest = Raccolto
name-plague = Piaga
name-no_action = nessuna azione
name-plot = Complotto
name-invade = Invadere
name-ireland =
    .grammar = f land
name-scotland =
    .grammar = f land
name-northumbria =
    .grammar = f land
name-mercia =
    .grammar = f land
name-normandy =
    .grammar = f land
name-brittany =
    .grammar = f land
name-lorraine =
    .grammar = f land
name-aquitaine =
    .grammar = f land
name-denmark =
    .grammar = f land
name-saxony =
    .grammar = f land
name-pomerania =
    .grammar = f land
name-poland =
    .grammar = f land
name-swabia =
    .grammar = f land
name-bohemia =
    .grammar = f land
name-hungary =
    .grammar = f land
name-dalmatia =
    .grammar = f land
name-lombardy =
    .grammar = f land
name-apulia =
    .grammar = f land
name-sicily =
    .grammar = f land
name-sardinia =
    .grammar = f land
name-navarra =
    .grammar = f land
name-castile =
    .grammar = f land
name-burgundy =
    .grammar = f land
name-wales =
    .grammar = m land
name-wessex =
    .grammar = m land
name-portugal =
    .grammar = m land
name-papal_states =
    .grammar = m
name-leon =
    .grammar = m
name-house-normandy =
    .grammar = m
name-house-blois =
    .grammar = m
name-house-capet =
    .grammar = m
name-house-hohenstaufen =
    .grammar = m
name-house-habsburg =
    .grammar = m
name-house-anjou_sicily =
    .grammar = m
name-house-ivrea =
    .grammar = m
name-chancellor =
    .grammar = m
name-steward =
    .grammar = m
name-marshal =
    .grammar = m
name-spymaster =
    .grammar = m
name-archbishop =
    .grammar = m
name-court_physician =
    .grammar = m
name-longbow =
    .grammar = m
name-low_countries =
    .grammar = mp
name-paris =
    .grammar = town
name-toulouse =
    .grammar = town
name-venice =
    .grammar = town
name-al_andalus =
    .grammar = bare
name-house-salian =
    .grammar = f
name-house-altavilla =
    .grammar = f
name-house-canossa =
    .grammar = f
name-house-arpad =
    .grammar = f
name-house-jimenez =
    .grammar = f
name-navy =
    .grammar = f
name-plate_armor =
    .grammar = f
name-royal_guard =
    .grammar = f
name-bank =
    .grammar = f
name-library =
    .grammar = f
name-house-plantagenet = Casato dei Plantageneti
    .grammar = m

## Che cosa è successo

log-setup = { CAP(IL($houses)) } prendono posto.
log-no_franks = Nessuno gioca i Franchi: la mappa può spezzarsi in due. Le regole lo sconsigliano.
log-first_player = Il Token Primo Giocatore va { A($house) }: { $why ->
    [oldest] il giocatore più anziano
    [last_winner] chi ha vinto l'ultima partita
    [chosen] per scelta
   *[random] a sorte
  }.
log-first_passes = Il Token Primo Giocatore passa { A($house) }.
log-guide = Piano di apertura «{ $guide }». { $aim } Pesca { $realm } Regno, { $intrigue } Intrigo, { $war } Guerra, { $tax } Tasse, { $crusade } Crociata. Fase Dinastica: { $court } Round 1: { $round_1 }. Round 2: { $round_2 }. Round 3: { $round_3 }.
log-horse = Glitterhoof pascola { IN($land) }.
log-era = Comincia l'Era { $era }.
log-round = Era { $era }, Round { $round }.
log-cleanup = Finisce l'Era { $era }: si scartano le carte non usate, arrivano nuovi pretendenti e nuove Carte Sviluppo.
log-displayed = Nuove Carte Sviluppo scoperte: { IL($cards) }.
log-drew = { CAP(IL($house)) } pesca { $realm } Regno, { $intrigue } Intrigo, { $war } Guerra, { $tax } Tasse, { $crusade } Crociata.
log-laid = { CAP(IL($house)) } mette coperte { $cards }.
log-laid-hidden = { CAP(IL($house)) } mette coperte due carte.
log-revealed = { CAP(IL($house)) } scopre { $card }.
log-skipped = { CAP(IL($house)) } scarta { $card } senza giocarla.
log-acts = { CAP(IL($house)) }: { $action }.
log-decided = I giocatori scelgono per { IL($house) }{ $agreed ->
    [1] {""}
   *[other] {" "}e non sono d'accordo: decide la sorte
  }.
log-calmed = Il Maresciallo { DI($house) } toglie un token Ribellione { DA($land) }.
log-quiet = La Ribellione finisce { IN($land) }.
log-less_unrest = La Ribellione si attenua { IN($land) }.
log-invested = { CAP(IL($house)) } investe { $gold } Oro.
log-pledged = { CAP(IL($house)) } promette { $gold } Oro per il sabotaggio.
log-pledge_back = L'Oro dispari torna { A($house) }.
log-sabotaged = La verifica { DI($house) } è sabotata: { $draws ->
    [one] annullata { $draws } pesca
   *[other] annullate { $draws } pesche
  }.
log-sacrificed = { CAP(IL($house)) } sacrifica { $trait }.
log-check = { CAP(IL($house)) }, { $action } (successi richiesti: { $need }): { $tokens_n ->
    [0] nessun token
   *[other] { $tokens }
  }. { $won ->
    [1] Riuscita.
   *[other] Fallita.
  }
log-married = { CAP(IL($house)) }: { $person } sposa { $mate }.
log-adopted = { CAP(IL($house)) } adotta { $person }{ $gold ->
    [0] {""}
   *[other] {" "}per { $gold } Oro
  }.
log-titled = { CAP(IL($house)) }: { $person } riceve { IL($land) }.
log-revoked = { CAP(IL($house)) }: { $person } perde il titolo.
log-title_ended = Finisce il titolo di { $person } { IN($land) }.
log-land_pact = { CAP(IL($house)) } ha un Patto con { IL($land) }.
log-land_pact_ended = Finisce il Patto { DI($house) } con { IL($land) }.
log-pact = Patto tra { IL($house) } e { IL($other) }.
log-pact_ended = Finisce il Patto tra { IL($house) } e { IL($other) }.
log-claim = { CAP(IL($house)) } ottiene un Casus Belli contro { IL($against) }.
log-war = Guerra tra { IL($house) } e { IL($against) }.
log-peace = Finiscono Guerra e Casus Belli tra { IL($house) } e { IL($other) }.
log-offer_marriage = { CAP(IL($house)) } propone un matrimonio { A($other) }: { $person } e { $mate }, famiglia della coppia { IL($family) }; dà { IL($gives) }, chiede { IL($takes) }.
log-offer_trade = { CAP(IL($house)) } offre uno scambio { A($other) }: dà { IL($gives) }, chiede { IL($takes) }.
log-refused_offer = { CAP(IL($house)) } rifiuta.
log-struck = Accordo: { IL($house) } dà { IL($gives) }, { IL($other) } { IL($takes) }.
log-castle = { CAP(IL($house)) } costruisce un Castello { IN($land) }{ $gold ->
    [0] {""}
   *[other] {" "}per { $gold } Oro
  }.
log-razed = Il Castello { IN($land) } non c'è più.
log-bought = { CAP(IL($house)) } ottiene { IL($card) }{ $gold ->
    [0] {""}
   *[other] {" "}per { $gold } Oro
  }.
log-discarded = { CAP(IL($house)) } perde { IL($card) }.
log-plots = { CAP(IL($house)) } complotta: { $action }, { IL($aim) }{ $gold ->
    [0] {""}
   *[other] ; il tentativo costa { $gold } Oro
  }.
log-overthrows = { CAP(IL($house)) } tenta di rovesciare { IL($land) }{ $gold ->
    [0] {""}
   *[other] ; il tentativo costa { $gold } Oro
  }.
log-bribed = { CAP(IL($house)) } corrompe { IL($card) } { DI($other) }{ $gold ->
    [0] {""}
   *[other] {" "}per { $gold } Oro
  }.
log-overthrown = { CAP(IL($house)) } rovescia { IL($land) }.
log-independent = { CAP(IL($land)) } diventa indipendente.
log-suitor = { $person } ({ $traits_n ->
    [0] nessun attributo
   *[other] { $traits }
  }) arriva { IN($land) }.
log-mobilised = { CAP(IL($house)) } mobilita { IL($lands) }.
log-demobilised = { CAP(IL($house)) } smobilita { IL($lands) }.
log-invades = { CAP(IL($house)) } invade { IL($lands) }.
log-attack = { CAP(IL($house)) } attacca { IL($land) } { DA($origin) }{ $supports_n ->
    [0] {""}
   *[other] , con il supporto { DA($supports) }
  }: successi richiesti { $need }.
log-supports = { CAP(IL($house)) } supporta { IL($other) }.
log-repelled = { CAP(IL($land)) } resiste { A($house) }.
log-conquered = { CAP(IL($house)) } prende { IL($land) }.
log-counter = { CAP(IL($house)) } contrattacca { IL($land) }.
log-moved_in = { CAP(IL($house)) } sposta un Fante { DA($origin) } { A($land) }.
log-pillaged = { CAP(IL($house)) } saccheggia { IL($land) } per { $gold } Oro.
log-taxed = { CAP(IL($house)) } riscuote { $gold } Oro (territori { $lands }{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
  }).
log-used_up = Si toglie un token { $token } { DA($land) }.
log-plague = { CAP(IL($house)) } { $tokens_n ->
    [0] non ha token da pescare
   *[other] pesca { $tokens }
  }: la Piaga raggiunge { IL($land) }.
log-plague_spared = { CAP(IL($house)) } pesca { $tokens }: la Piaga risparmia { IL($land) }.
log-crusade = { CAP(IL($house)) } manda { $person } alla Crociata.
log-shield = { CAP(IL($house)) } raggiunge la posizione { $place } della Crociata e prende il Token Primo Giocatore.
log-shield_replaced = { CAP(IL($house)) } prende la posizione { $place } del Tracciato delle Crociate.
log-withdrawn = { CAP(IL($house)) } toglie il proprio Stemma dalla posizione { $place } del Tracciato delle Crociate.
log-achievement = { CAP(IL($house)) } prende il Trofeo { $award }.
log-achievement_lost = Il Trofeo { $award } non è più di nessuno.
log-event = Evento «{ $event }» per { IL($house) }.
log-event_ignored = Evento «{ $event }»: non riguarda nessuno.
log-no_effect = L'evento non ha effetto.
log-born = { CAP(IL($house)) }: nasce { $person }.
log-token_kept = { $person }: tra { $tokens } resta { $trait }.
log-gained = { CAP(IL($house)) } guadagna { $gold } Oro.
log-paid = { CAP(IL($house)) } paga { $gold } Oro.
log-paid_to = { CAP(IL($house)) } paga { $gold } Oro { A($other) }.
log-bag_added = { $trait } entra nel sacchetto { DI($house) }.
log-bag_removed = { $trait } esce dal sacchetto { DI($house) }.
log-endowed = { $person }: { $trait }.
log-placed = { $token } { IN($land) }.
log-not_placed = Niente { $token } { IN($land) }: { $why ->
    [troops] c'è un Fante
    [there] ce n'è già una
   *[supply] i token sono finiti
  }.
log-none_left = { $token }: i token sono finiti, non se ne colloca nessuno.
log-treated = Il Medico di Corte cura { $person }: si pesca { $trait }.
log-saved = Il Medico di Corte salva { $person }.
log-looked = { CAP(IL($house)) } guarda le carte { DI($other) }: { $cards }.
log-looked-hidden = { CAP(IL($house)) } guarda le carte { DI($other) }.
log-upkeep = { CAP(IL($house)) } paga { $gold } Oro per le truppe.
log-unpaid = { CAP(IL($house)) } non paga { IN($land) }: il Fante torna a casa.
log-aged = Token Vecchiaia del sovrano { DI($house) }: { $age }.
log-died = { $person } muore.
log-retired = { $person } lascia la corte.
log-divorced = Divorzio: { $person } lascia la corte.
log-died_in_peace = { CAP(IL($house)) }: il sovrano muore di vecchiaia.
log-crowned = { CAP(IL($house)) }: ora regna { $person }.
log-crisis = { CAP(IL($house)) } è senza erede: Crisi di Successione.
log-lost_gold = { CAP(IL($house)) } perde { $gold } Oro.
log-score = { CAP(IL($house)) }: { $points } { $points ->
    [one] punto
   *[other] punti
  } (territori { $lands }{ $awards_n ->
    [0] {""}
   *[other] , trofei { $awards }
  }).
log-won = { $houses_n ->
    [1] Vince { IL($houses) }
   *[other] Vincono insieme { IL($houses) }
  }{ $by ->
    [shields] : punti { $points } come altri, ma { $rest } Stemmi sul Tracciato delle Crociate
    [together] {" "}con { $points } punti in tutto contro { $rest }
   *[points] {" "}con { $points } punti
  }.
log-eliminated = { CAP(IL($house)) } ha perso l'ultimo territorio, e con esso famiglia, Carte Sviluppo, Stemmi, Patti e Guerre.
log-returned = { $person } ({ $traits }) ritorna con { IL($house) }.
log-settled = { CAP(IL($house)) } si stabilisce { IN($land) }.
log-left = { CAP(IL($house)) } lascia la partita.

warning-no_franks = Nessuno gioca i Franchi: la mappa può spezzarsi in due. Le regole lo sconsigliano.
choice-cultures = Culture

## Che cosa si chiede, e perché

title-starter = Chi comincia?
help-starter = Come ha deciso il tavolo: il più anziano, chi ha vinto l'ultima partita o chi preferisci. Se non siete d'accordo conta la maggioranza.
title-horse = Dove pascola Glitterhoof?
help-horse = Chi attende lì come pretendente lascia il posto al cavallo, che chiunque può sposare.
title-free_castle = Dove sorge il tuo Castello gratuito?
help-free_castle = Un Castello chiede un successo in più a chi attacca e vale 1 Oro in più nelle Tasse.
title-bonus_card = Una carta bonus: da quale mazzo?
help-bonus_card = La dà il tuo Stemma sul Tracciato delle Crociate. La vedi dopo tutta la pesca.
title-draw = Pesca otto Carte Azione, senza guardarle
help-draw = Le vedi quando sono tutte pescate; in questa Era se ne giocano sei.
spread-draw = Carte di ogni mazzo
deck-holds = da { $least } a { $most }; { $left } nel mazzo
plan-of = { $name }
done-draw = La pesca non si può annullare
title-court = Fase Dinastica: chi si sposa?
help-court = Un tentativo di Matrimonio, o un'adozione, o niente. Il tuo sovrano { $married ->
    [0] non ha coniuge
   *[other] ha un coniuge
  }; eredi: { $heirs }.
title-may_marry = L'evento concede ora un matrimonio
help-may_marry = Un tentativo con una pesca in più; la Fase Dinastica resta libera per un altro.
title-titles = Concedi e revoca titoli
help-titles = Un Ducato chiede un successo in più a chi lo prende, ma se cade il suo Duca muore. Chi attacca da lì usa anche gli attributi del Duca.
done-titles = { $count ->
    [0] I titoli restano come sono
    [one] Cambia un titolo
   *[other] Cambiano { $count } titoli
  }
title-trade = Proponi uno scambio
help-trade = In qualsiasi momento; solo ciò che passa subito di mano.
title-break_pact = Rompi un Patto
help-break_pact = Chi viene tradito ottiene un Casus Belli contro di te.
title-terms = Uno scambio con { IL($other) }
title-terms-marriage = Condizioni per { $person } e { $mate }
help-terms = Di' che cosa dai e che cosa chiedi; { IL($other) } può accettare, rifiutare o rispondere con altre condizioni.
done-terms = { $count ->
    [0] Non è ancora indicato niente
   *[other] L'offerta va { A($other) }
  }
title-reply = { CAP(IL($other)) } offre uno scambio
help-reply = Ricevi { $takes }; dai { $gives }.
title-reply-marriage = { CAP(IL($other)) } offre un matrimonio
help-reply-marriage = { $person } e { $mate } entrano nella famiglia { DI($family) }, e nasce un Patto. Ricevi { $takes }; dai { $gives }.
idle-reply = Se non fai niente, l'offerta è rifiutata.
clause-wedding = { $a1 } e { $a2 } si sposano ed entrano nella famiglia { DI($a3) }
clause-waived = { CAP(IL($a1)) } rinuncia al Casus Belli contro { IL($a2) }
clause-peace = { CAP(IL($a1)) } e { IL($a2) } fanno pace
title-trade_discard = Quale carta fa posto?
help-trade_discard = Puoi avere tre Consiglieri e tre Invenzioni.
title-plot = Scegli in segreto due carte
help-plot = Nel Turno 1 si gioca la prima, nel Turno 2 la seconda. Ognuna dà un'azione, poi avviene il suo evento.
done-plot = Nessuno le vede prima che siano giocate
title-reveal = Il tuo Turno: { $card }
help-reveal = Scoprila, scegli una delle sue azioni, poi avviene il suo evento.
title-turn_card = { CAP(IL($house)) } gioca la prossima carta
help-turn_card = Segue { $plan }. Prima che la carta sia scoperta si può scambiare.
title-open_choice = Che cosa è meglio per { IL($house) }?
help-open_choice = { $plan } lascia aperta la scelta; se non siete d'accordo decide la sorte.
help-open_choice-court = { $plan } lascia aperta la scelta; se non siete d'accordo decide la sorte. Matrimoni: { $text }
help-open_choice-card = { $plan } lascia aperta la scelta; se non siete d'accordo decide la sorte. Il suo ordine: { $items }.
title-act = { $deck }: quale azione?
help-act = Poi l'evento, { $event }, { $own ->
    [1] che colpisce te
   *[other] per: { $whom }
  }.
title-go_on = Avanti con l'evento: { $event }
help-go_on = { $text } Prima puoi ancora rompere un Patto.
title-sites = Dove provi a costruire?
help-sites = Indica prima tutti i luoghi: ognuno ha la sua verifica e, se riesce, costa { $price } Oro.
done-sites = { $count ->
    [one] Segue una verifica
   *[other] Seguono { $count } verifiche, una per volta
  }
title-castle = Un Castello { IN($land) }?
help-castle = La verifica è riuscita. Senza { $price } Oro il Castello non sorge.
title-buy = Compra una Carta Sviluppo per { $price } Oro
help-buy = Hai { $gold } Oro. La prima costa 1, la seconda 2, la terza 3; al massimo tre per tipo.
title-discard_card = Quale carta fa posto: arriva { IL($card) }?
help-discard_card = Puoi avere tre Consiglieri e tre Invenzioni.
title-plot_target = { $attempt ->
    [1] Scegli un Complotto e il bersaglio
   *[other] Un altro Complotto per { $price } Oro?
  }
help-plot_target = Se fallisce, il bersaglio ottiene un Casus Belli contro di te (non per il Divorzio). Ogni Complotto una sola volta contro la stessa dinastia.
title-bribe = Quale Consigliere { DI($foe) } passa a te?
help-bribe = La corruzione è riuscita; costa 2 Oro.
title-overthrow = { $attempt ->
    [1] Quale territorio in Ribellione rovesci?
   *[other] Rovesciarne un altro per { $price } Oro?
  }
help-overthrow = Se riesce diventa indipendente; se fallisce la Ribellione finisce e chi lo controlla ottiene un Casus Belli contro di te.
title-muster = Dove metti i Fanti?
help-muster = { $left } di riserva. Ognuno costa 1 Oro nel Mantenimento; dove arriva finisce la Ribellione.
done-muster = { $count ->
    [one] Arriva un Fante
   *[other] Arrivano { $count } Fanti
  }
title-roles = Dai un compito ai tuoi Fanti
help-roles = Attacco, annessione o supporto: si dichiara tutto prima della prima verifica.
done-roles = { $count ->
    [one] Segue un attacco
   *[other] Seguono { $count } attacchi, nell'ordine che scegli
  }
title-next_attack = Quale attacco è il prossimo?
help-next_attack = Ognuno si conclude prima del successivo.
title-call = Alleati: attacco { A($land) }, li chiami?
help-call = Chi aiuta dà una pesca in più; chi rifiuta rompe il Patto, e tu ottieni un Casus Belli.
title-support = { CAP(IL($house)) } ti chiama contro { IL($land) }
help-support = Se aiuti: una pesca in più, e { IL($foe) } ottiene un Casus Belli contro di te. Se rifiuti: il Patto finisce e lo ottiene chi ti ha chiamato.
title-counter = Contrattacchi { DA($land) }?
help-counter = L'attacco contro di te è fallito. Guerra e Casus Belli lo permettono; se fallisce non perdi niente.
title-backing = Chi supporta il contrattacco { A($land) }?
help-backing = Ogni Fante dà una pesca in più.
done-backing = { $count ->
    [0] Senza supporto
    [one] Con una pesca in più
   *[other] Con { $count } pesche in più
  }
title-release = Ne controlli otto: quale territorio lasci?
help-release = Hai preso { IL($land) }. Uno dei nove territori diventa indipendente.
title-occupy = Vittoria: hai preso { IL($land) }
help-occupy = Sposta un Fante, saccheggia, o nessuna delle due cose.
title-spread = Quale epidemia si diffonde per prima?
help-spread = Si pesca un token per ogni territorio vicino: se è rosso arrivano la Piaga e la Ribellione.
title-send = Chi mandi alla Crociata?
help-send = Se la verifica fallisce, quel Personaggio muore.
title-shield = Un quinto Stemma: quale togli?
help-shield = Il suo bonus va perso.
title-pay_troops = Mantenimento: paga le truppe
help-pay_troops = Fanti: { $troops }, 1 Oro ciascuno; ne hai { $gold }. Chi non è pagato torna a casa e lascia Ribellione.
done-pay_troops = Paghi { $gold } Oro
title-disband = Congedi dei Fanti?
help-disband = Liberamente, senza Ribellione: la prossima volta non costano.
done-disband = { $count ->
    [0] Restano tutti
    [one] Uno torna a casa
   *[other] Tornano a casa in { $count }
  }
title-old_age = { $person } invecchia
help-old_age = Puoi togliere per sempre un token dal sacchetto.
title-birth_token = Quale attributo per { $person }?
help-birth_token = L'altro torna nel Sacchetto Generale.
title-crisis = Crisi di Successione: territori perduti { $count }
help-crisis = Non c'è erede. Si perde anche metà dell'Oro, { $gold }, e sale al trono uno sconosciuto della tua Cultura.
done-crisis = Diventano indipendenti
title-return = La tua dinastia è caduta
help-return = Ritorna con un altro sovrano: Oro e carte restano, tutto il resto è perduto.
title-home = Da dove ricominci?
help-home = Un territorio è subito tuo.
title-event_place = { $event }: in quale territorio?
title-event_calm = { $event }: dove finisce la Ribellione?
title-event_disband = { $event }: quale Fante si perde?
title-event_forage = { $event }: paga o perdi Fanti
title-event_raze = { $event }: quale Castello si perde?
title-event_token = { $event }: quale token lascia il sacchetto?
title-event_person = { $event }: quale Personaggio?
title-event_option = { $event }: che cosa scegli?
title-event_foe = { $event }: contro quale dinastia?
title-event_build = { $event }: costruisci un Castello?
title-event_card = { $event }: prendi una Carta Sviluppo?
title-event_mobilise = { $event }: mobiliti un territorio?
title-event_war = { $event }: poni fine a una Guerra?
title-event_pact = { $event }: quale Patto si rompe?
title-event_discard = { $event }: quale carta si scarta?
title-event_shield = { $event }: quale Stemma?
help-event = { $own ->
    [1] Riguarda te.
   *[other] Riguarda { IL($target) }.
  } { $text }

title-invest-wedding = Oro per avere { $mate } accanto a { $person }?
title-invest-match = Oro per trovare un coniuge a { $person }?
title-invest-attack = Oro per prendere { IL($land) }?
title-invest-build = Oro per il Castello { IN($land) }?
title-invest-overthrow = Oro per rovesciare { IL($land) }?
title-invest-crusade = Oro per { $person } alla Crociata?
title-invest-plot = Oro per il complotto: { IL($aim) }?
title-invest-event = Oro contro { $event }?
title-sabotage-wedding = { CAP(IL($house)) } corteggia { $mate }, { IN($land) }: saboti?
title-sabotage-match = { CAP(IL($house)) } cerca un coniuge per { $person }: saboti?
title-sabotage-attack = { CAP(IL($house)) } attacca { IL($land) }: saboti?
title-sabotage-build = { CAP(IL($house)) } costruisce { IN($land) }: saboti?
title-sabotage-overthrow = { CAP(IL($house)) } rovescia { IL($land) }: saboti?
title-sabotage-crusade = { CAP(IL($house)) } manda { $person } alla Crociata: saboti?
title-sabotage-plot = { CAP(IL($house)) } complotta contro { IL($aim) }: saboti?
title-sabotage-event = { CAP(IL($house)) } affronta { $event }: saboti?
help-sabotage = Successi richiesti { $need }, pesche { $draws }, di cui comprate { $gold }. Ogni 2 Oro di tutte le promesse insieme annullano una pesca comprata, al massimo { $most }: possono contare ancora { $full } Oro.
help-sabotage-wedding = Se riesce: gli attributi di { $mate } e un Patto con { IL($land) }. { help-sabotage }
help-sabotage-match = Se riesce: una persona del mazzo { $culture } con un attributo a caso, senza Patto. { help-sabotage }
help-sabotage-attack = Se riesce: prende { IL($land) }. { help-sabotage }
help-sabotage-build = Se riesce: un Castello per { $price } Oro. { help-sabotage }
help-sabotage-overthrow = Se riesce: { IL($land) } diventa indipendente. { help-sabotage }
help-sabotage-crusade = Se riesce: uno Stemma sul Tracciato e il segnalino Primo Giocatore. Se fallisce: { $person } muore. { help-sabotage }
help-sabotage-plot = Se riesce: { $action }, { IL($aim) }. { help-sabotage }
help-sabotage-event = Se riesce, sfugge all’Evento. { help-sabotage }
idle-sabotage = Se non fai niente, passi.
stake-wedding = Successi richiesti: { $need }. Se riesce: le nozze, gli attributi di { $mate } e un Patto con { IL($land) }. Se fallisce: il tentativo è speso.
stake-match = Successi richiesti: { $need }. Se riesce: qualcuno del mazzo { $culture } con un attributo a caso, senza Patto. Se fallisce: il tentativo è speso.
stake-attack = Successi richiesti: { $need }. Se riesce: prendi { IL($land) }. Se fallisce: nessuna perdita, ma chi difende può contrattaccare.
stake-build = Successi richiesti: { $need }. Se riesce: il Castello per { $price } Oro. Se fallisce: niente.
stake-overthrow = Successi richiesti: { $need }. Se riesce: { IL($land) } diventa indipendente. Se fallisce: lì finisce la Ribellione, e { IL($foe) } ottiene un Casus Belli contro di te.
stake-crusade = Successi richiesti: { $need }. Se riesce: il tuo Stemma sulla prossima posizione e il Token Primo Giocatore. Se fallisce: { $person } muore.
stake-plot = Successi richiesti: { $need }. { $action }: { IL($aim) }. Se fallisce: il bersaglio ottiene un Casus Belli contro di te (non per il Divorzio).
stake-event = Successi richiesti: { $need }, per sfuggire a { $event }.
title-sacrifice = { $trait }: lo sacrifichi?
help-sacrifice = Qui conta come il suo contrario. Successi finora: { $won } di { $need }; pesche rimaste: { $draws }.

step-check-1 = Oro
step-check-2 = Sabotaggio
step-check-3 = Pesca
step-check-4 = Esito
step-play-1 = Scopri
step-play-2 = Azione
step-play-3 = Evento
step-attack-1 = Dichiara
step-attack-2 = Supporto
step-attack-3 = Verifica
step-attack-4 = Vittoria
step-deal-1 = Condizioni
step-deal-2 = Risposta
step-deal-3 = Scambio
step-upkeep-1 = Paga
step-upkeep-2 = Congeda
step-upkeep-3 = Età
tally-draws = Pesche, dopo le promesse
tally-need = Successi richiesti
tally-castles = Oro se riesce tutto
tally-troops = Fanti da pagare
tally-lost = Territori indicati
warn-sites = Se riesce tutto servono { $cost } Oro; ne hai { $gold }.
warn-muster = Fanti { $troops }: nel Mantenimento servono { $troops } Oro; ne hai { $gold }.
warn-war = Comincia la Guerra con { IL($foes) }.
warn-idle = Senza compito: { $lands }.
warn-unpaid = Non pagati, quindi Ribellione: { $lands }.

## Che cosa porta una scelta

chance-line = Successi { $need }, pesche senza Oro { $draws }: { $low } %{ $gold ->
    [0] {""}
   *[other] ; con { $gold } Oro: { $high } %
  }.
effect-starter = Gioca per primo e ha il Token Primo Giocatore.
effect-bonus = Una carta in più, vista dopo la pesca.
effect-draw = { $cards } carte, viste quando sono tutte pescate.
effect-marry = { $traits } { $king ->
    [1] nel tuo sacchetto
   *[other] accanto al tuo Personaggio
  }, e un Patto con { IL($land) }. { chance-line }
effect-marry-sure = Nessuna verifica. { $traits } { $king ->
    [1] nel tuo sacchetto
   *[other] accanto al tuo Personaggio
  }, e un Patto con { IL($land) }.
effect-match = Uno sconosciuto del mazzo { $culture } con un attributo a caso; nessun Patto. { chance-line }
effect-propose = { CAP(IL($foe)) } deve accettare; nasce un Patto. { $traits_n ->
    [0] Nessun attributo.
   *[other] Porta { $traits }.
  } Un rifiuto non spende il tentativo; altre offerte: { $left }.
effect-adopt = Un figlio della tua Cultura con un attributo a caso: un erede.
effect-stay = Il tentativo va perso.
effect-revoke = Il territorio non è più un Ducato.
effect-grant = { CAP(IL($land)) }: un successo in più per prenderlo; se cade, il Duca muore. { $traits_n ->
    [0] {""}
   *[other] Gli attacchi da lì usano { $traits }.
  }
effect-enough_titles = Nessun altro titolo.
effect-trade = Ha { $gold } Oro. Offerte che ti possono ancora rifiutare: { $left }.
effect-family = La coppia vive con { IL($house) }.
effect-give_gold = Paghi tu.
effect-take_gold = Pagano loro.
effect-give_land = È subito loro; il tuo Fante torna a casa, un titolo finisce.
effect-take_land = È subito tuo; il loro Fante torna a casa.
effect-give_card = { $text }
effect-take_card = { $text }
effect-give_claim = Non potresti più invaderli.
effect-take_claim = Non potrebbero più invaderti.
effect-peace = Finiscono Guerra e Casus Belli tra voi.
effect-accept = Tutto passa di mano subito.
effect-refuse = Non cambia niente.
effect-counter_offer = Indichi altre condizioni.
effect-lay-1 = Il suo evento tocca: { $whom1 }.
effect-lay-2 = Gli eventi toccano: { $whom1 }; { $whom2 }.
effect-reveal = Poi una delle sue azioni, poi il suo evento.
effect-marshal = Via un Token Ribellione, una volta per Turno.
effect-break = { CAP(IL($whom)) } ottiene un Casus Belli contro di te.
effect-break-land = Niente più supporto: { IL($whom) } riceve un nuovo pretendente.
effect-break-land-other = { CAP(IL($whom)) } non supporta più { IL($whose) } e riceve un nuovo pretendente.
effect-go_on = Avviene l'evento della carta.
effect-build = Una verifica per ogni luogo che indichi; poi 3 Oro per il Castello.
effect-develop = Fino a tre delle carte scoperte: 1, 2 e 3 Oro.
effect-plot = Casus Belli, rivolta, omicidio, corruzione o divorzio: fino a quattro, il primo gratis.
effect-overthrow = Un territorio in Ribellione diventa indipendente.
effect-mobilise = Fanti nei tuoi territori, quanti ne hai di riserva.
effect-invade = Tutti i tuoi Fanti possono attaccare, annettere o supportare.
effect-tax = { $gold } Oro: { $lands } dai territori, { $bonus } di bonus.{ $outbreaks ->
    [0] {""}
    [one] {" "}Poi si diffonde un'epidemia.
   *[other] {" "}Poi si diffondono { $outbreaks } epidemie.
  }
effect-crusade = Parte un Personaggio: se riesce, il tuo Stemma sulla posizione { $place } e il Token Primo Giocatore. { chance-line }
effect-no_action = Avviene solo l'evento.
effect-invest = Pesche { $draws }: { $chance } %{ $lost ->
    [0] , non si può sabotare
   *[other] ; { $worst } % se promettono { $lost } Oro contro di te
  }.
effect-pledge = { $more ->
    [0] Non annulla niente se nessuno aggiunge un Oro; altrimenti torna a te.
    [one] Annulla una pesca: ne restano { $draws }, successi richiesti { $need }.{ $odd ->
        [0] {""}
       *[other] {" "}L'Oro dispari torna indietro.
      }
   *[other] Annulla { $more } pesche: ne restano { $draws }, successi richiesti { $need }.{ $odd ->
        [0] {""}
       *[other] {" "}L'Oro dispari torna indietro.
      }
  }{ $full ->
    [1] {" "}Di più non serve.
   *[other] {""}
  }
effect-pass = Per ora non prometti niente.
effect-keep-green = Conta come insuccesso e torna nel sacchetto. { $won } di { $need }, pesche rimaste { $draws }.
effect-keep-red = Conta come successo e torna nel sacchetto.
effect-sacrifice-green = Conta come successo e se ne va per sempre.
effect-sacrifice-red = Conta come insuccesso e se ne va per sempre.
effect-pay = Il Castello sorge: un successo in più per prendere il territorio, 1 Oro in più nelle Tasse.
effect-decline = Non succede niente.
effect-card = { $text }
effect-stop = Nessun altro tentativo.
effect-discard = Perdi: { $text }
effect-discard-other = { CAP(IL($whose)) } perde la carta, che dice: { $text }
effect-casus_belli = Puoi invadere { IL($foe) }; un Patto tra voi finisce. { chance-line }
effect-incite = Ribellione { IN($land) } ({ $foe }): poi si può rovesciare. { chance-line }
effect-assassinate = { $what ->
    [king] Il sovrano muore, regna l'erede.
    [last] Il sovrano muore senza eredi: Crisi di Successione.
    [heir] L'erede muore.
    [suitor] Arriva un altro pretendente.
   *[kin] Muore, con il coniuge.
  } { chance-line }
effect-remove = { CAP(IL($foe)) } perde { IL($card) }. { chance-line }
effect-bribe = Per altri { $price } Oro un Consigliere { DI($foe) } passa a te. { chance-line }
effect-divorce = Il coniuge di { $person } se ne va; gli attributi nel tuo sacchetto restano. { chance-line }
effect-take = { $text }
effect-topple = { CAP(IL($land)) } diventa indipendente, il suo Duca muore. { chance-line }
effect-site = Se riesce, un Castello per { $price } Oro. { chance-line }
effect-site-sure = Un Castello, senza verifica: un successo in più per prendere il territorio, 1 Oro in più nelle Tasse.
effect-raise = Può attaccare o supportare; 1 Oro nel Mantenimento.{ $unrest ->
    [0] {""}
   *[other] {" "}La Ribellione finisce.
  }
effect-attack = { $free ->
    [1] Indipendente.
   *[other] Guerra con { IL($foe) }.
  } { chance-line }
effect-annex = Nessuna verifica: per il vostro Patto si unisce a te.
effect-support = Una pesca in più per quell'attacco.
effect-resolve = { chance-line }
effect-resolve-sure = Annesso senza verifica.
effect-call = Una pesca in più se aiuta; un Casus Belli per te se rifiuta.
effect-enough = Comincia la verifica.
effect-give_support = Una pesca in più per loro; chi difende ottiene un Casus Belli contro di te.
effect-deny_support = Il Patto finisce, e l'invasore ottiene un Casus Belli contro di te.
effect-strike_back = { chance-line }
effect-back = Una pesca in più.
effect-release = Diventa indipendente. { $castles ->
    [0] {""}
   *[other] Il Castello resta lì.
  } { $dukes ->
    [0] {""}
   *[other] Il titolo finisce.
  }
effect-leave = Nessun Fante si sposta.
effect-pillage = +{ $gold } Oro, e lì un Token Ribellione.
effect-move_in = La conquista è Mobilitata, il territorio di partenza non più.
effect-spread = Adesso tocca ai suoi vicini.
effect-send = Se riesce, il tuo Stemma sulla posizione { $place }. Se fallisce, questo Personaggio muore. { chance-line }
effect-withdraw = Perdi: { $text }
effect-take_off = Perde: { $text }
effect-replace = Ottieni: { $text }
effect-pay_for = Il Fante resta.
effect-disband = Nessuna paga, nessuna Ribellione.
effect-keep_all = Il sacchetto resta com'è.
effect-remove_token = { $about } Lascia il sacchetto.
effect-choose_token = { $about }
effect-lose = Torna indipendente. { $castles ->
    [0] {""}
   *[other] Con il Castello.
  } { $dukes ->
    [0] {""}
   *[other] Il titolo finisce.
  }
effect-return = Un sacchetto con { $traits }.
effect-return-anew = Qualcuno della tua Cultura con un attributo a caso.
effect-leave_game = Sei fuori da questa partita.
effect-settle = Il tuo primo territorio.
effect-calm = Lì finisce la Ribellione.
effect-pay_gold = Va via un Fante per ogni Oro dovuto e non pagato.
effect-raze = Il territorio è più facile da prendere e vale 1 Oro in meno nelle Tasse.
effect-pick = { $traits_n ->
    [0] Nessun attributo.
   *[other] { $traits }.
  }
effect-option-pay = Il resto dell'evento non ti tocca.
effect-option-discard = Va via uno dei tuoi Consiglieri.
effect-option-fight = Una verifica: Coraggioso se riesce, la morte se fallisce.
effect-option-refuse = Un token Codardo, un insuccesso, va nel tuo sacchetto.
effect-option-casus_belli = Possono invaderti.
effect-against = Puoi invaderli.
effect-end_war = Niente più Guerra né Casus Belli tra te e { IL($foe) }.
effect-place-unrest = Si può rovesciare finché la Ribellione non finisce.
effect-place-harvest = 1 Oro in più alle prossime Tasse.
effect-place-crop_failure = Niente Oro alle prossime Tasse.
effect-place-plague = Niente Oro alle prossime Tasse; poi può diffondersi.
effect-place-horse = Glitterhoof attende lì le nozze.

part-base = Ogni verifica
part-free = La pesca gratuita
part-space = Stemma sulla posizione { $place }
part-support = I tuoi Fanti in supporto
part-allied = Territori indipendenti in Patto lì accanto
part-helpers = Alleati che aiutano
part-event = L'evento
part-castle = Castello
part-duke = Ducato
part-foot = Fante
part-ruler = Un sovrano
part-heir = Un erede
part-again = Un altro tentativo
part-else = Nel frattempo
side-need = Successi richiesti
side-draws = Pesche senza Oro
odds-check = { $gold } Oro, pesche { $draws }
odds-action = { $action }: le probabilità secondo l'Oro
odds-gold = { $gold } Oro, pesche { $draws }
odds-success = Successo
odds-sacrifice = Successo con un sacrificio
odds-failure = Fallimento
odds-worst = Al peggio, dopo { $gold } Oro di sabotaggio
odds-safe = Nessuno può sabotarla.
odds-open = Gli altri possono annullare pesche comprate, 2 Oro l'una, mai sotto i successi richiesti.
odds-rivals = Gli altri hanno insieme { $gold } Oro.

group-marry = Pretendenti dei territori indipendenti
group-match = Uno sconosciuto di un mazzo culturale
group-propose = Personaggi di altre dinastie
group-instead = Invece
group-grant = Concedi un titolo
group-revoke = Revoca un titolo
group-attack = Attacca
group-annex = Annetti
group-support = Supporta
group-casus_belli = Crea un Casus Belli
group-incite = Incita una Rivolta
group-assassinate = Assassina
group-bribe = Corrompi un Consigliere
group-divorce = Divorzia
group-give = Dai
group-take = Chiedi
group-first-realm = Prima Regno
group-first-intrigue = Prima Intrigo
group-first-war = Prima Guerra
group-first-tax = Prima Tasse
group-first-crusade = Prima Crociata
group-draw-1 = Con una Carta Crociata
group-draw-2 = Con due Carte Crociata
group-councillors = Consiglieri
group-inventions = Invenzioni
group-prices = Le regole in breve

## Tavole

name-gold = Oro
name-yourself = te
name-nobody = nessuno
name-event_check = l'evento
text-of = { $text }
table-actions = Azioni e regole in breve
table-events = Le Carte Azione e i loro eventi
table-developments = Consiglieri e Invenzioni
table-crusade = Il Tracciato delle Crociate
table-traits = Attributi
table-scoring = I punti adesso
table-strategies = Dinastie IA
column-action = Azione
column-event = Evento
column-cards = Carte
column-left = Non ancora scartate
column-card = Carta
column-display = Ora
column-holders = Di chi è
column-place = Posizione
column-token = Token
column-holder = Di chi
column-trait = Attributo
column-colour = Tipo
column-bag = Nel tuo sacchetto
column-what = Per
column-points = Punti
shown = scoperta
not-shown = –
held = { $houses_n ->
    [0] –
   *[other] { $houses }
  }
helps = verde
harms = rosso
strategy-marries = Matrimoni
strategy-items = In quest'ordine: { $items }.
points-lands = Territori
points-awards = Trofei
award-ach_crusader = 1 punto: più Stemmi sul Tracciato delle Crociate, almeno { $least }; ora { $best }.
award-ach_builder = 1 punto: più Castelli, almeno { $least }; ora { $best }.
award-ach_inventor = 1 punto: più Carte Sviluppo, almeno { $least }; ora { $best }.
award-ach_king_of_jerusalem = 1 punto: chi raggiunge l'ultima posizione della Crociata.
about-build = Una verifica (1 successo) per ogni luogo indicato, poi 3 Oro: un successo in più per prendere il territorio, 1 Oro in più nelle Tasse.
about-develop = Fino a tre carte scoperte per 1, 2 e 3 Oro; al massimo tre Consiglieri e tre Invenzioni, nessuna doppia.
about-plot_casus_belli = 1 successo: puoi invadere quella dinastia.
about-plot_incite_revolt = 1 successo, 1 in più per Castello e Ducato: Ribellione in un territorio adiacente senza Fante.
about-plot_assassinate = 1 successo, un erede 2, un sovrano 3: un Personaggio o un Consigliere in meno. Nessun sovrano nel primo Round.
about-plot_bribe = 1 successo e 2 Oro: un Consigliere passa a te.
about-plot_divorce = 1 successo: un coniuge della tua famiglia se ne va.
about-overthrow = 1 successo, 1 in più per Castello e Ducato: un territorio adiacente in Ribellione diventa indipendente.
about-mobilise = Fanti nei tuoi territori; lì finisce la Ribellione.
about-invade = Ogni Fante attacca, annette o supporta. 1 successo, 1 in più per ogni Castello, Ducato e Fante.
about-tax = 1 Oro per territorio, 1 in più per Castello e per Raccolto; niente con Raccolto Fallito o Piaga.
about-crusade = 1 successo: il tuo Stemma sulla prossima posizione. Se fallisce, il Personaggio mandato muore.
about-checks = Si pesca dal proprio sacchetto: un token gratis, uno in più per ogni Oro, al massimo due più dei successi richiesti. Verde riesce, rosso fallisce; un attributo critico conta come il suo contrario.
about-sabotage = Gli altri possono promettere Oro a turno: ogni 2 insieme annullano una pesca comprata, mai sotto i successi richiesti.
about-upkeep = 1 Oro per ogni Fante, o torna a casa e lascia Ribellione. Poi il sovrano invecchia; dopo quattro Token Vecchiaia muore.
about-marriages = Un pretendente con attributo verde richiede una verifica, con uno rosso no; un territorio indipendente dà un Patto. Tra dinastie si è d'accordo in due.
about-titles = Un figlio o fratello può avere un territorio: un successo in più per prenderlo, ma se cade il Duca muore.
about-succession = Figlio, figlia, fratello, sorella, dal più anziano. Se non c'è nessuno: Crisi di Successione, si perdono metà dei territori e metà dell'Oro.
about-trades = In qualsiasi momento: Oro, territori, Carte Sviluppo, un Casus Belli. Solo ciò che passa subito di mano.
cost-name-checks = Verifiche
cost-name-sabotage = Sabotaggio
cost-name-upkeep = Mantenimento
cost-name-marriages = Matrimoni
cost-name-titles = Titoli
cost-name-succession = Successione
cost-name-trades = Scambi

## Perché no, con i numeri

why-CK-RND-05 = Carte Crociata giocate in questa Era: { $played }; se ne possono giocare { $most }.
why-CK-INT-13 = Servono { $price } Oro; ne hai { $gold }.
why-CK-GEN-07 = { CAP(IL($house)) } ha { $gold } Oro, non { $price }.
why-CK-TRD-04 = { CAP(IL($house)) } avrebbe { $lands } territori; devono essere da 1 a { $most }.
why-CK-MAR-21 = Le { $offers } offerte di questa fase sono già fatte.
why-CK-ADO-01 = { $married ->
    [0] Il tuo Re non è sposato.
   *[other] { $children ->
        [0] Costa { $price } Oro; ne hai { $gold }.
       *[other] Il tuo Re ha figli: { $children }.
    }
  }
why-CK-MOB-01 = Fanti in riserva: { $troops }; territori senza Fante: { $lands }.
why-CK-RLM-03 = Castelli rimasti: { $castles }; territori senza Castello: { $lands }.
why-CK-RLM-06 = Costa { $price } Oro; ne hai { $gold }.
why-CK-CRS-01 = Territori da indicare: { $lands }.

## Chi gioca per i bot: nome, stemma, e come

bot-regent = Matilde la Reggente
    .arms = D’azzurro, al globo imperiale d’oro
    .says = Soppesa terre, eredi, carte e Scudi, e prende ciò che rende di più.
bot-regent_builder = Sugerio il Costruttore
    .arms = D’argento, a tre castelli di rosso
    .says = Prima castelli e dotti Consiglieri; fa guerra solo dove non resta nulla da costruire.
bot-regent_raider = Boemondo il Predone
    .arms = Di rosso, alla fiaccola accesa d’oro
    .says = Cerca un Casus Belli, colpisce i confini deboli e saccheggia ciò che prende.
bot-regent_diplomat = Eleonora la Diplomatica
    .arms = Di verde, a due anelli intrecciati d’argento
    .says = Sposa i figli lontano e vicino, e preferisce un Patto a una Guerra.
bot-regent_schemer = Gaita l’Intrigante
    .arms = Di nero, al serpente d’argento in cerchio
    .says = Pesca Intrigo: corruzione, rivolte, e un pugnale per l’erede di chi è in testa.
bot-regent_pilgrim = Goffredo il Pellegrino
    .arms = D’argento, alla croce potenziata tra quattro crocette d’oro
    .says = Va a Gerusalemme prima degli altri, e tiene un figlio a casa.

## Perché un bot risponderebbe così

reason-worth = Vale circa { $points } punti.
reason-targets = { $free ->
    [0] Per ora nessun territorio si può invadere; vicino a te { $closed } si aprirebbero con un Casus Belli.
    [one] Per ora vicino a te si può invadere un territorio.
   *[other] Per ora vicino a te si possono invadere { $free } territori.
}
reason-purse = Hai { $gold } Oro.
reason-deck-promises = È il mazzo la cui prossima carta ora promette di più.
reason-take = { CAP(IL($land)) } si prende con una probabilità del { $percent } %.
reason-campaign = { $count ->
    [one] Con un Fante in più la campagna che segue vale circa { $points } punti.
   *[other] Con { $count } Fanti in più la campagna che segue vale circa { $points } punti.
}
reason-guards = I Fanti rendono i tuoi confini più duri da prendere.
reason-income = Porta { $gold } Oro; ne hai { $have }.
reason-castles = { $count ->
    [one] Col tuo Oro si può tentare un Castello: circa { $points } punti.
   *[other] Col tuo Oro si possono tentare { $count } Castelli: circa { $points } punti.
}
reason-shopping = Le carte esposte valgono circa { $points } punti più del loro Oro.
reason-race-builder = Il prossimo Castello ti porta circa { $points } punti nella corsa al Costruttore.
reason-race-inventor = La prossima carta ti porta circa { $points } punti nella corsa all'Inventore.
reason-next-shield = Il prossimo Scudo vale circa { $points } punti.
reason-check = Investendo { $gold } Oro la verifica riesce con una probabilità del { $percent } %.
reason-pair = Insieme promettono circa { $points } punti in questo Round.
reason-at-stake = Ne dipendono circa { $points } punti.
reason-hurts = Se { IL($foe) } riesce, ti costa circa { $points } punti.
reason-harmless = La riuscita { DI($foe) } ti nuoce poco.
reason-annexed = Si annette senza verifica.
reason-take-odds = L'attacco riesce con una probabilità del { $percent } %.
reason-land = { CAP(IL($land)) } vale circa { $points } punti.
reason-land-of = { CAP(IL($land)) } vale circa { $points } punti, contando quel che perde { IL($foe) }.
reason-needs = { $count ->
    [one] Basta un successo.
   *[other] Ci vogliono { $count } successi.
}
reason-for-campaign = Da lì può partire il prossimo attacco.
reason-danger = Entro un Round un attacco { A($land) } è probabile al { $percent } %.
reason-pillage = Ora 2 Oro valgono circa { $points } punti.
reason-holds = Per te { IL($land) } vale circa { $points } punti, meno di tutto il resto che tieni.
reason-rival = Indebolisce { IL($foe) }, che ti è rivale.
reason-gold-worth = Ora { $gold } Oro valgono circa { $points } punti.
reason-heirs = { $count ->
    [0] Non hai eredi, e se il sovrano muore così si perde mezzo regno.
    [one] Hai un erede; al sovrano restano al più { $age } Round, e un secondo vale qualcosa.
   *[other] Hai { $count } eredi.
}
reason-pact-land = Porta un Patto con { IL($land) }, che poi si annette senza verifica.
reason-adopt = Un erede in più vale circa { $points } punti, per { $gold } Oro.
reason-bargain = Un accordo che piaccia a entrambi dovrebbe portarti circa { $points } punti.
reason-life = Se va male, con quel Personaggio muoiono circa { $points } punti: nessuno mancherebbe di meno.
reason-deal-gain = Ti porta circa { $points } punti.
reason-deal-loss = Ti costa circa { $points } punti.
reason-deal-helps = Quanto giova { A($foe) } conta come circa { $points } punti contro.
reason-war-cards = { $count ->
    [0] In quest'Era non hai più carte Guerra.
    [one] In quest'Era ti resta una carta Guerra.
   *[other] In quest'Era ti restano { $count } carte Guerra.
}
reason-act-no_action = Nessuna azione di questa carta renderebbe più di quanto costa.
reason-act-invade = Un territorio è un punto, e chi l'aveva ne perde uno.
reason-act-mobilise = Prima le truppe, poi l'attacco: c'è una carta Guerra per dopo, o un confine aperto.
reason-act-tax = L'Oro compra pescate, Castelli e carte finché ci sono carte da giocare.
reason-act-build = I Castelli guardano la terra e contano per il Costruttore.
reason-act-develop = Le carte aiutano a lungo e contano per l'Inventore.
reason-act-plot = Un Casus Belli, una bustarella o un delitto al momento giusto valgono più del rischio.
reason-act-overthrow = La terra in Ribellione si toglie a un rivale senza guerra.
reason-act-crusade = Gli Scudi contano per il Crociato, e ogni posto del tracciato ha il suo dono.
reason-backing = Non costa nulla: sostiene chiunque possa.
reason-birth_token = Il tratto migliore per il tuo sacchetto.
reason-bonus_card = Il mazzo ancora scarso rispetto a quel che la posizione chiede.
reason-bribe = Il Consigliere che più ti giova, e che più manca all'altro.
reason-buy-stop = Nessuna carta rimasta vale il prezzo.
reason-buy = La carta più utile, e una in più per l'Inventore.
reason-call-enough = L'attacco è abbastanza sicuro, e l'aiuto ha un prezzo.
reason-call = Qui una pescata in più conta.
reason-castle-pay = La verifica è vinta: il Castello vale l'Oro.
reason-castle = L'Oro rende più altrove.
reason-counter-decline = Rispondere non vale il rischio.
reason-counter = Ha speso le forze: è il momento.
reason-court-stay = Ora nessun matrimonio vale il prezzo.
reason-court-adopt = Senza eredi un regno si sfalda quando muore il sovrano.
reason-court = Un matrimonio porta eredi, tratti e Patti.
reason-may_marry = Un matrimonio porta eredi, tratti e Patti.
reason-crisis = Va quel che meno vale tenere; restano i Castelli e quel che sta insieme.
reason-disband-done = Ognuno ha ancora un compito o un confine da guardare.
reason-disband = Chi non ha bersagli né minacce costa Oro al prossimo Mantenimento.
reason-discard_card = La carta che d'ora in poi aiuta di meno.
reason-draw = Guerra dove c'è terra da prendere, Tasse finché la borsa è magra, Regno se un traguardo è vicino.
reason-event_build-decline = Ora un Castello non vale l'Oro.
reason-event_build = A questo prezzo un Castello conviene.
reason-event_calm = Dove la Ribellione è più pericolosa.
reason-event_card-decline = Nessuna carta vale il prezzo.
reason-event_card = La carta più utile.
reason-event_disband = Chi serve di meno.
reason-event_discard = Dei tuoi il meno utile, d'un rivale il migliore.
reason-event_foe = Contro chi un Casus Belli apre di più.
reason-event_forage = Chi ha un compito si paga, gli altri vanno.
reason-event_mobilise-decline = Lì un Fante costerebbe più di quel che serve.
reason-event_mobilise = Lì un Fante ha un bersaglio o guarda un confine.
reason-event_option = Il prezzo minore: l'Oro piuttosto che un nemico, e un duello solo per chi si può perdere.
reason-event_person = Un dono all'erede; nel pericolo chi manca di meno.
reason-event_place = Un dono dove frutta di più, un danno dove fa meno male, quello d'un rivale dove ti giova.
reason-event_raze = Il Castello che serve di meno.
reason-event_shield = Lo Scudo che ti giova e colpisce chi è in testa.
reason-event_token = Il segnalino peggiore del sacchetto.
reason-event_war = La Guerra che minaccia più di quanto prometta.
reason-event_war-decline = Le Guerre ti promettono più di quanto minaccino.
reason-event_pact = Il Patto che vale di meno.
reason-invest = Ogni pescata in più vale meno della precedente: l'Oro va fin dove rende.
reason-muster-done = Un Fante in più costerebbe più di quel che serve.
reason-muster = Prima quelli della prossima campagna, poi quelli che il pericolo chiede.
reason-next_attack = Prima annessioni e attacchi sicuri: possono portare Oro per gli altri.
reason-occupy-leave = Qui non conviene né l'Oro né un presidio.
reason-occupy-pillage = L'Oro vale più di quanto costi la Ribellione.
reason-occupy-move_in = Il nuovo confine ne ha più bisogno del vecchio, o da lì può attaccare.
reason-old_age-keep_all = Non c'è un tratto cattivo di cui liberarsi.
reason-old_age = Il tratto peggiore del sacchetto.
reason-overthrow-stop = Quel che resta non vale un altro tentativo.
reason-overthrow = La terra la cui perdita più colpisce un rivale, con la probabilità migliore.
reason-pay_troops-done = Gli altri non valgono l'Oro.
reason-pay_troops = Chi non è pagato lascia una Ribellione: prima i più utili.
reason-plot = Le due carte che insieme promettono di più, contando i loro eventi.
reason-plot_target-stop = Un altro Complotto non vale il prezzo e l'ira.
reason-plot_target = Il Complotto che vale di più per la probabilità, meno quel che un fallimento ti attira.
reason-release = Il territorio che vale di meno.
reason-reply-accept = Ti porta più di quanto giovi all'altro.
reason-reply-counter_offer = La merce va bene, il prezzo no.
reason-reply-refuse = Giova all'altro più che a te.
reason-roles-done = Chiunque possa fare qualcosa ha un compito.
reason-roles-support = Una pescata in più per l'attacco che più ne ha bisogno.
reason-roles = Ogni Fante sul miglior bersaglio che nessun altro prende.
reason-sabotage-pass = Quel che ti risparmierebbe non vale l'Oro.
reason-sabotage = Le pescate che ti nuocerebbero conviene annullarle.
reason-sacrifice-keep = Il segnalino vale più di quel che deciderebbe.
reason-sacrifice = Quel che decide vale più del segnalino.
reason-send = Chi manca di meno.
reason-shield = Lo Scudo sul posto meno utile.
reason-sites-done = Di più non si pagherebbe.
reason-sites = Dove più serve un muro.
reason-support-give_support = Un alleato che si aiuta resta tale.
reason-support-deny_support = La vittima sarebbe il nemico più pericoloso.
reason-terms = Quel che dovrebbe piacere a entrambi: così viene accettato.
reason-titles-done = I parenti stanno dove servono; l'erede resta fuori dal pericolo.
reason-titles-revoke = Quel parente serve altrove, o è l'erede ed è in pericolo.
reason-titles = Un Duca rende più duro il confine che più ne ha bisogno.
reason-trade_discard = La carta che d'ora in poi aiuta di meno.
reason-reveal = La tua carta si gioca al suo turno.
reason-spread = Dove ti nuoce di meno.
reason-horse = Un posto vale l'altro.
reason-starter = Chi comincia vede di meno.
reason-free_castle = Dove il confine è più in pericolo.
reason-home = Dove c'è più terra libera vicino.
reason-return = Il sovrano con i tratti migliori.
reason-open_choice = Quel che, entro la strategia, più ti giova.
reason-turn_card = La dinastia automatica va avanti.
reason-go_on = Segue l'evento della carta.
reason-break_pact = Una parola mantenuta vale più di quel che romperla porta.
