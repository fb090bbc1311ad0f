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
log-died_in_peace = Il sovrano { DI($house) } muore di vecchiaia.
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
