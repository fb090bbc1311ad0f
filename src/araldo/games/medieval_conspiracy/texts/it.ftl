## Che cosa si chiede a un giocatore

prompt-half = Su quale parte della mappa vuoi giocare? Se non siete d’accordo, si estrae a sorte.
prompt-church = Scegli un feudo ecclesiastico libero. Rende { $church_yield } a turno.
prompt-place = Piazza in segreto il cavaliere e i mercenari nei tuoi territori. Gli altri vedono solo che cosa sta sulla tua carta ecclesiastica.
prompt-place_secretly = Piazza in segreto il cavaliere e i mercenari nei tuoi territori.
prompt-heirs = Dividi i tuoi { $start_heirs } eredi tra le due zone educazione. Ogni territorio che ottieni costa un erede: in educazione profana se è profano, ecclesiastica se è ecclesiastico.
prompt-own_step = Il tuo turno: gioca le carte nere che vuoi, o prosegui.
prompt-levy = In ogni momento fuori dal combattimento puoi scartare una Carta Azione e pagare { $levy_cost } ducati ({ $war_levy_cost } con l’enfasi sulla guerra) per un mercenario.
about-first-bid = { $seat } sta per aprire l’asta: { $lot }.
about-bid = { $seat } sta per offrire ({ $lot }); { $owner } è a { $amount } ducati.
about-card = { $seat } gioca { $card }.
about-card-on = { $seat } gioca { $card } su { $victim }.
about-birth =
    { $count ->
        [one] { $seat } ha un figlio.
       *[other] { $seat } ha { $count } figli.
    }
about-death = Sta per morire il signore { DI($land) } ({ $owner }).
about-income = Tutti hanno incassato le rendite.
scope-auction = fino alla fine di quest’asta
scope-turn = fino alla fine di questo turno
prompt-react = Rispondi con una carta o passi? L’ultima carta giocata ha effetto per prima.
prompt-bid = La tua offerta, almeno { $least_raise } più dell’ultima; oppure passa, e sei fuori da quest’asta. Paga solo chi vince.
prompt-auction_won = Hai vinto l’asta. Paga la tua offerta, o gioca il Prefetto del Commercio e pagane la metà.
prompt-before_bid = Qualcuno sta per fare un’offerta. Gioca Pestilenza per escluderlo dall’asta, o passa.
prompt-site = La Carta Evento è tua. Scegli dove ha effetto.
prompt-own_fate_roll = Una nascita per te. Lascia che sia, o gioca la Strega nei Boschi: nessun bambino, ma muore un sovrano a tua scelta.
prompt-fate = Muore un sovrano. Scegli un Lord o un Vescovo, oppure di’ «un Elettore»: quale, lo dice la carta pescata.
prompt-educate = Dove viene educato l’erede? In educazione profana per i territori profani, ecclesiastica per quelli ecclesiastici.
prompt-claim = Il tuo Lord è morto. Reclami il feudo per la tua famiglia? Costa un erede profano; da solo non paghi nulla, contro altri pretendenti fai un’offerta.
prompt-inherit = Solo tu puoi avere il feudo. Prendilo senza pagare, con un erede profano, o rinuncia.
prompt-bribe = Prima dell’asta puoi proporre di ottenere il feudo con un accordo: di’ quanto paghi e a chi. Devono accettare tutti gli altri con un erede profano.
prompt-consent = Una proposta per ottenere il feudo con un accordo, senza asta. Accetti? Se qualcuno rifiuta non si paga nulla.
prompt-haven = Più territori tuoi sono alla stessa distanza. In quale vanno?
prompt-garrison = Puoi spostare fino a { $garrison_knights } cavaliere e { $garrison_mercenaries } mercenari dai tuoi territori nel nuovo feudo.
prompt-fortify = Anarchia: puoi costruire un castello per { $castle_cost } ducati.
prompt-attack = Puoi attaccare. Servono un erede adatto al feudo e truppe in un territorio adiacente. Nell’anarchia chi inizia una guerra è bandito finché dura.
prompt-feud = Puoi attaccare ora. Una tua faida ti mette al bando fino alla fine del turno; la risposta a quella di un altro no.
prompt-side = È dichiarata una guerra. Ti unisci all’attacco, alla difesa o a nessuno? Il leader di quella parte deve accettarti.
prompt-ally = Un altro giocatore vuole combattere dalla tua parte. Accetti?
prompt-muster = Con quali truppe attacchi? Le tue partono tutte da un solo territorio adiacente al bersaglio.
prompt-reinforce = Quali truppe fai accorrere in difesa dai tuoi territori adiacenti?
prompt-combat_cards = Scegli in segreto le tue carte di combattimento; si rivelano tutte insieme. Un Mercenario costa { $mercenary_cost } ducati; anche ogni altra carta, con { $levy_cost } ducati ({ $war_levy_cost } con l’enfasi sulla guerra), vale un mercenario.
prompt-defector = Il tuo Disertore: quale mercenario nemico passa dalla tua parte?
prompt-uprising = La tua Rivolta Contadina: quale mercenario nemico rimuove? Al massimo due.
prompt-line_up = Schiera la tua parte: una truppa al fronte di ogni riga, poi i supporti. Nel primo round i cavalieri stanno davanti ai mercenari.
prompt-agree = Accetti lo schieramento del tuo leader? Se no stanno prima le sue truppe, poi quelle degli alleati.
prompt-retreat = Quali tue truppe si ritirano? Ognuna tira un dado: se è illesa è colpita con 6, se è ferita con 5 o 6.
prompt-grant = Delle truppe nemiche si ritirano. Le lasci andare senza dadi?
prompt-march = Muovi truppe, Predicatore e reliquie a qualunque distanza tra i tuoi territori. Ogni pezzo si muove una volta; le reliquie vogliono un territorio ecclesiastico o un monastero.
prompt-overflow = Hai più di { $hand_limit } carte: giocane o scartane una.
prompt-ransom = Di’ il riscatto per il tuo prigioniero, o tienilo.
prompt-pay_ransom = Un tuo cavaliere o il tuo Predicatore è prigioniero. Paga quanto è chiesto, rifiuta o fai una tua offerta.
prompt-counter = Una controproposta per il tuo prigioniero. Accetti? Se no resta in prigione.
prompt-return = In quale tuo territorio torna il prigioniero?
prompt-vote = Posiziona il voto della tua carta Maestro su un Elettore neutrale: uno libero, o uno con il voto di un Maestro inferiore.

## Che cosa può rispondere

option-half = Gioca sulla parte { $a1 }
option-choose = Prendi { IL($a1) }
option-deploy = Cavaliere { IN($a1) }; mercenari: { $a2 } e { $a3 }
option-deploy-many = Cavalieri { IN($first) }; { $knights }; mercenari: { $mercenaries }
slot-knight = Cavaliere
slot-mercenary = Mercenario
option-heirs = { $a1 } in educazione profana, { $a2 } in ecclesiastica
option-done = Fatto
option-play = Gioca { $a1 }
option-play-mercenary = Gioca { $a1 }: un mercenario in più in questa battaglia, per { $mercenary_cost } ducati
option-play-mercenary-land = Gioca { $a1 }: uno { IN($land) }, per { $mercenary_cost } ducati
option-play-alchemist = Gioca { $a1 }: ricevi di nuovo il tuo introito
option-play-robber_knight = Gioca { $a1 }: quanto ha ricevuto { $victim } torna alla banca
option-play-magistrate_of_trade = Gioca { $a1 }: paghi solo { $amount } ducati
option-play-pestilence = Gioca { $a1 }: chi sta per offrire è fuori dall’asta
option-play-witch_in_the_woods = Gioca { $a1 }: nessuna nascita, muore un sovrano a tua scelta
option-play-right_of_succession = Gioca { $a1 }: reclami il feudo vacante
option-play-the_emperor_intervenes = Gioca { $a1 }: niente diritti né asta, il feudo è tuo con un erede
option-play-miracle_healer = Gioca { $a1 }: il tuo non muore
option-play-death_abroad = Gioca { $a1 }: muore un erede di { $victim } (educazione { $area })
option-play-death_in_the_cradle = Gioca { $a1 }: il neonato muore
option-play-campaign_against_the_slavs-land = Gioca { $a1 } { IN($land) }: rimuove fino a 1 cavaliere e 1 mercenario
option-play-crusade-land = Gioca { $a1 } { IN($land) }: rimuove fino a 2 cavalieri
option-play-art_of_forging = Gioca { $a1 }: +{ $forging } a tutte le tue truppe
option-play-hostler = Gioca { $a1 }: +{ $hostler } ai tuoi cavalieri
option-play-defector = Gioca { $a1 }: un mercenario nemico passa dalla tua parte
option-play-defector-land = Gioca { $a1 } { IN($land) }: un mercenario diserta
option-play-defector-lands = Gioca { $a1 } { IN($land) }: un mercenario diserta e ne compare uno tuo { IN($home) }
option-play-peasant_uprising = Gioca { $a1 }: rimuove fino a 2 mercenari nemici
option-play-peasant_uprising-land = Gioca { $a1 } { IN($land) }: rimuove fino a 2 mercenari
option-levy = Scarta { $a1 } e paga { $cost } ducati per un mercenario { IN($a2) }
option-levy-battle = Scarta { $a1 } e paga { $cost } ducati per un mercenario in questa battaglia
option-buy_heir =
    Compra un erede in educazione { $a1 }: { $cost } ducati{ $cards_n ->
        [0] { "" }
       *[other] , scartando { $cards }
    }
option-pass = Passa
option-bid = Offerta in ducati
option-pay = Paga { $amount } ducati
option-place = { CAP(IN($a1)) }
option-ban = Metti al bando { IL($a1) }
option-kill = Muore il sovrano { DI($a1) }
option-elector = Muore un Elettore; quale, si pesca
option-educate = In educazione { $a1 }
option-claim = Reclama il feudo
option-renounce = Rinuncia al feudo
option-take = Prendi il feudo
option-decline = Rinuncia
option-propose = Fai una proposta
option-offer = Offri al giocatore { $a1 } da { $low } a { $high } ducati
option-offer-seat = Offerta { A($to_seat) } in ducati
option-accept = Accetta
option-accept-bribe = Accetta: ricevi { $amount } ducati
option-accept-ransom = Paga { $amount } ducati
option-accept-counter =
    Accetta { $knights ->
        [0] { "" }
        [one] { $knights } cavaliere prigioniero e{ " " }
       *[other] { $knights } cavalieri prigionieri e{ " " }
    }{ $preacher ->
        [0] { "" }
       *[other] il Predicatore e{ " " }
    }{ $amount } ducati
option-refuse = Rifiuta
option-to = { CAP(IN($a1)) }
option-send =
    { CAP(DA($a2)) }: { $a1 ->
        [Mercenario] mercenario
       *[other] { $a1 }
    }
option-attack = Attacca { IL($a1) }
option-neither = Resta fuori
option-join_attack = Unisciti all’attacco
option-join_defence = Unisciti alla difesa
option-strike =
    Contro il giocatore { $a1 }: { $a2 ->
        [Mercenario] mercenario
       *[other] { $a2 }
    }
option-strike-seat =
    Contro { $victim }: { $a2 ->
        [Mercenario] mercenario
       *[other] { $a2 }
    }
option-enough = Basta così
option-front =
    Riga { $a1 }, fronte: { $a3 ->
        [Mercenario] mercenario
       *[other] { $a3 }
    }
option-front-seat =
    Riga { $a1 }, fronte: { $a3 ->
        [Mercenario] mercenario
       *[other] { $a3 }
    } di { $owner }
option-support =
    Riga { $a1 }, supporto: { $a3 ->
        [Mercenario] mercenario
       *[other] { $a3 }
    }
option-support-seat =
    Riga { $a1 }, supporto: { $a3 ->
        [Mercenario] mercenario
       *[other] { $a3 }
    } di { $owner }
option-second =
    Riga { $a1 }, secondo supporto: { $a3 ->
        [Mercenario] mercenario
       *[other] { $a3 }
    }
option-second-seat =
    Riga { $a1 }, secondo supporto: { $a3 ->
        [Mercenario] mercenario
       *[other] { $a3 }
    } di { $owner }
option-flee =
    Ritira: { $a1 ->
        [Mercenario] mercenario
       *[other] { $a1 }
    }
option-grant = Lasciale andare
option-build = Costruisci un castello { IN($a1) } per { $castle_cost } ducati
option-move =
    Muovi { $a2 } → { $a3 }: { $a1 ->
        [Mercenario] mercenario
       *[other] { $a1 }
    }
option-preacher = Muovi il Predicatore { IN($a1) }
option-relic = Muovi una reliquia { $a1 } → { $a2 }
option-discard = Scarta { $a1 }
option-keep = Tieni il prigioniero
option-ransom = Chiedi un riscatto, in ducati
option-counter =
    Offri { $a1 ->
        [0] { "" }
        [one] { $a1 } cavaliere prigioniero e{ " " }
       *[other] { $a1 } cavalieri prigionieri e{ " " }
    }{ $a2 ->
        [0] { "" }
       *[other] il Predicatore e{ " " }
    }denaro, in ducati
option-vote = Voto { SU($a1) }
option-drop = Annulla la scelta { $a1 }
option-reopen = Scegli di nuovo
option-abstain = Non posizionare il voto

## Che cosa è successo

log-rolled = Destino di { $seat }: { $value }.
log-abstained = { $seat } non posiziona il voto { DI($master) }.
log-alchemist = Alchimista: { $seat } riceve altri { $amount } ducati.
log-ally = { $seat } accetta { $to_seat } come alleato.
log-ally_refused = { $seat } rifiuta { $to_seat } come alleato.
log-anarchy = Nessun giocatore è eletto: anarchia.
log-auction = Asta: { $lot }, da { $least } ducati; apre { $seat }.
log-banned = { $seat } mette { IL($land) } al bando dell’Impero.
log-bid = { $seat } offre { $amount }.
log-born =
    { $count ->
        [one] Nasce un bambino nella famiglia di { $seat }.
       *[other] Nascono due gemelli nella famiglia di { $seat }.
    }
log-bribe = { $seat } offre in tutto { $total } ducati per ottenere { IL($land) } con un accordo.
log-bribe_offer = { $seat } promette { A($to_seat) } { $amount } ducati.
log-bribe_refused = La proposta è rifiutata da { $seats }.
log-bribe_taken = Tutti accettano: il feudo va { A($seat) }.
log-cancelled = { $card } di { $seat }: cancellata.
log-candidate =
    { $seat }: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }, { $glory } Punti Gloria.
log-candidate_neutral =
    Candidato neutrale: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }, { $glory } Punti Gloria.
log-captured = { $seat } cattura un cavaliere di { $owner }.
log-card_lost = { $card } di { $seat } non trova bersagli.
log-child_died = Morte nella Culla: { $victim } perde un neonato.
log-church = { $seat } prende { IL($land) }.
log-claimed = { $seat } reclama { IL($land) }.
log-clash =
    Riga { $row }: { $seat } ({ $unit ->
        [Mercenario] mercenario
       *[other] { $unit }
    }) dadi { $dice }, modificatore { $more }: { $total }, { $hits ->
        [0] nessun colpo
        [one] 1 colpo
       *[other] { $hits } colpi
    }; { $victim } ({ $foe ->
        [Mercenario] mercenario
       *[other] { $foe }
    }) dadi { $foe_dice }, modificatore { $foe_more }: { $answer }, { $foe_hits ->
        [0] nessun colpo
        [one] 1 colpo
       *[other] { $foe_hits } colpi
    }.
log-combat_card =
    { $seat } rivela { $card }{ $cost ->
        [0] .
       *[other] : un mercenario in battaglia per { $cost } ducati.
    }
log-combat_levy = { $seat } scarta { $card } e paga { $cost } ducati per un mercenario in battaglia.
log-counter =
    { $seat } offre invece { $knights ->
        [0] { "" }
        [one] { $knights } cavaliere prigioniero e{ " " }
       *[other] { $knights } cavalieri prigionieri e{ " " }
    }{ $preacher ->
        [0] { "" }
       *[other] il Predicatore e{ " " }
    }{ $amount } ducati.
log-dealt = { $seat } riceve { IL($lands) }.
log-declined = { $seat } rinuncia { A($land) }.
log-deposed = { $seat } controlla { $count } Elettori, depone l’Imperatore e vince.
log-discarded = { $seat } scarta { $card }.
log-drawn = Carte Evento: { $cards }.
log-drew = { $seat } pesca { $card }.
log-drew-hidden = { $seat } pesca una carta.
log-educated =
    { $seat }: { $count ->
        [one] { $count } erede
       *[other] { $count } eredi
    } in educazione { $area }.
log-elected = { $seat } diventa Imperatore e vince.
log-elector_died = Muore l’Elettore { DI($land) }.
log-elector_sold = L’Elettorato { DI($land) } va { A($seat) }.
log-fate_death = { $seat } dichiara morto il sovrano { DI($land) }.
log-fate_elector = { $seat } sceglie «un Elettore».
log-fell =
    { $owner } perde un { $unit ->
        [Mercenario] mercenario
       *[other] { $unit }
    }.
log-fled =
    { $seat }, ritirata ({ $unit ->
        [Mercenario] mercenario
       *[other] { $unit }
    }): { $die }, { $hits ->
        [0] salvo.
       *[other] un colpo.
    }
log-fizzled = { $card } di { $seat } non ha effetto.
log-fortified = { $seat } costruisce un castello { IN($land) }.
log-garrison =
    { $seat } sposta { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    } { IN($land) }.
log-glory_counts =
    La partita finisce: { $seats_n ->
        [one] vince { $seats } con più Punti Gloria.
       *[other] vincono insieme { $seats }, pari in tutto.
    }
log-homeless = { $seat } non ha territori: chi è liberato va nella riserva.
log-granted = { $seat } concede una Ritirata Onorevole.
log-not_granted = { $seat } non concede la Ritirata Onorevole.
log-half = È in gioco la parte { $half } della mappa.
log-healed = Curatore Miracoloso: il sovrano { DI($land) } vive.
log-healed_heir = Curatore Miracoloso: { $seat } salva un erede.
log-heir_bought = { $seat } compra un erede (educazione { $area }).
log-heir_died = Morte all’Estero: { $victim } perde un erede (educazione { $area }).
log-heirs = { $seat }: { $secular } in educazione profana e { $church } in ecclesiastica.
log-hired = { $seat } ha un nuovo mercenario { IN($land) }.
log-income = { $seat } incassa { $amount } ducati.
log-intervened = L’Imperatore interviene: { IL($land) } va { A($seat) }.
log-last_turn = Il mazzo Evento è esaurito: questo è l’ultimo turno.
log-levied = { $seat } scarta { $card } e paga { $cost } ducati per un mercenario { IN($land) }.
log-line_refused = Schieramento non accettato da { $seats }: vale l’ordine fisso.
log-master = { $seat } ottiene la carta { $master }.
log-master_unheld = Nessuno tiene la carta { $master }.
log-moved =
    { $seat } muove un { $unit ->
        [Mercenario] mercenario
       *[other] { $unit }
    }: { $land } → { $goal }.
log-mustered =
    { $seat } attacca con { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    } { DA($land) }.
log-neutral = { CAP(IL($land)) } è neutrale.
log-no_use = { $seat } non può usare la carta { $card }.
log-occupied = { CAP(IL($land)) } ora appartiene { A($seat) }.
log-outlawed = { $seat } è al bando.
log-passed = { $seat } passa.
log-peace = Regna un Imperatore neutrale: pace nell’Impero.
log-pestilence = { $seat } gioca Pestilenza: { $victim } è fuori dall’asta.
log-placed = { $seat }: { $card } { IN($land) }.
log-played = { $seat } gioca { $card }.
log-preacher_captured = { $seat } cattura il Predicatore Itinerante.
log-preacher_moved = { $seat } muove il Predicatore { IN($goal) }.
log-ransom = { $seat } chiede { A($owner) } un riscatto di { $amount } ducati.
log-ransom_kept = { $seat } non chiede riscatto per il prigioniero di { $owner }.
log-ransom_refused = { $seat } rifiuta.
log-ransomed = { $seat } paga { $amount } ducati { A($to_seat) }: il prigioniero è libero.
log-reinforced =
    { $seat } fa accorrere { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    } in difesa.
log-recovered =
    { $count ->
        [one] Una truppa ferita guarisce.
       *[other] { $count } truppe ferite guariscono.
    }
log-relic_moved = { $seat } muove una reliquia: { $land } → { $goal }.
log-removed =
    { $seat } rimuove { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    } di { $victim } { DA($land) }.
log-retreats =
    { $seat } si ritira con { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    }.
log-returned = Il prigioniero di { $seat } torna { IN($land) }.
log-robbed = Cavaliere Ladro: { $victim } restituisce { $amount } ducati alla banca.
log-short_deck = Restano troppo poche Carte Evento: l’Imperatore muore.
log-side = { $seat } vuole unirsi: { $side }.
log-starts = { $seat } è il primo Giocatore Attivo.
log-struck_off = { $seat } toglie un mercenario { A($victim) } in battaglia.
log-defected = Al suo posto combatte un mercenario di { $seat }.
log-tally =
    { $seat }: { $glory } Punti Gloria, { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }{ $lands_n ->
        [0] {""}
       *[other] {" "}– Elettorati: { $lands }
    }{ $cards_n ->
        [0] {""}
       *[other] {" "}– carte: { $cards }
    }.
log-troops = { $seat } piazza le truppe: cavalieri { IN($knights) }, mercenari { IN($mercenaries) }.
log-turn = Turno { $turn }: il Giocatore Attivo è { $seat }.
log-unsold = Nessuna offerta: { $lot }.
log-vote_void = Il voto { DI($master) } { SU($elector) } decade.
log-voted = { $seat } posiziona il voto { DI($master) } { SU($elector) }.
log-war = { $seat } attacca { IL($land) }: è guerra.
log-war_attack = L’attacco conquista { IL($land) }.
log-war_defence = La difesa tiene { IL($land) }.
log-war_nobody = Entrambe le parti sono distrutte { IN($land) }.
log-went_home =
    { $seat } richiama { $unit ->
        [Mercenario] un mercenario
       *[other] un { $unit }
    } { IN($land) }.
log-withdrew =
    { $seat } si ritira { IN($land) }{ $count ->
        [0] { "" }
        [one] : { $count } truppa
       *[other] : { $count } truppe
    }.
log-won = { $seat } ottiene { IL($lot) } per { $amount } ducati.

## Parole

bot-chancellor = Cancelliere
name-north = nord
name-south = sud
name-secular = profana
name-ecclesiastical = ecclesiastica
name-attack = attacco
name-defence = difesa
name-supply = riserva
    .grammar = f
name-knight = cavaliere
name-knight_1 = cavaliere (1 colpo)
name-knight_2 = cavaliere (2 colpi)
name-mercenary_1 = mercenario (1 colpo)
name-mercenary_2 = mercenario (2 colpi)
name-architect = Architetto
name-monastery = Monastero
name-relic = Reliquia
name-reichsstadt = Reichsstadt (Città dell’Impero)
name-army_of_knights = Esercito di Cavalieri
name-reichsacht = Reichsacht (Bando dall’Impero)
name-itinerant_preacher = Predicatore Itinerante
name-death_of_the_emperor = Morte dell’Imperatore
name-death_of_an_elector = Morte di un Elettore
name-mercenary = Mercenario
name-right_of_succession = Diritto di Successione
name-alchemist = Alchimista
name-robber_knight = Cavaliere Ladro
name-magistrate_of_trade = Prefetto del Commercio
name-pestilence = Pestilenza
name-witch_in_the_woods = Strega nei Boschi
name-miracle_healer = Curatore Miracoloso
name-the_emperor_intervenes = L’Imperatore Interviene
name-death_abroad = Morte all’Estero
name-death_in_the_cradle = Morte nella Culla
name-campaign_against_the_slavs = Campagna contro gli Slavi
name-crusade = Crociata
name-art_of_forging = L’Arte della Forgiatura
name-hostler = Stalliere
name-defector = Disertore
name-peasant_uprising = Rivolta Contadina
name-master_faith = Maestro della Fede
    .grammar = m
name-master_war = Maestro della Guerra
    .grammar = m
name-master_trade = Maestro del Commercio
    .grammar = m
name-green = Verde
name-brown = Marrone
name-grey = Grigio
name-red = Rosso
name-yellow = Giallo
name-blue = Blu

## Articoli e preposizioni dei territori; i nomi sono nei dati

name-holland =
    .grammar = f land
name-utrecht =
    .grammar = town
name-friesland =
    .grammar = f land
name-geldern =
    .grammar = f land
name-kleve =
    .grammar = town
name-brabant =
    .grammar = m
name-hennegau =
    .grammar = m
name-luettich =
    .grammar = town
name-juelich =
    .grammar = town
name-koeln =
    .grammar = town
name-berg =
    .grammar = town
name-mark =
    .grammar = town
name-muenster =
    .grammar = town
name-osnabrueck =
    .grammar = town
name-oldenburg =
    .grammar = town
name-bremen =
    .grammar = town
name-holstein =
    .grammar = m
name-lueneburg =
    .grammar = town
name-braunschweig =
    .grammar = town
name-hildesheim =
    .grammar = town
name-paderborn =
    .grammar = town
name-mecklenburg =
    .grammar = m
name-pommern =
    .grammar = f land
name-brandenburg =
    .grammar = m
name-magdeburg =
    .grammar = town
name-sachsen =
    .grammar = f land
name-hessen =
    .grammar = f land
name-thueringen =
    .grammar = f land
name-meissen =
    .grammar = town
name-goerlitz =
    .grammar = town
name-schlesien =
    .grammar = f land
name-luxemburg =
    .grammar = m land
name-trier =
    .grammar = town
name-nassau =
    .grammar = town
name-mainz =
    .grammar = town
name-pfalz =
    .grammar = m
name-bar =
    .grammar = town
name-metz =
    .grammar = town
name-lothringen =
    .grammar = f land
name-strassburg =
    .grammar = town
name-sundgau =
    .grammar = m
name-breisgau =
    .grammar = f land
name-wuerttemberg =
    .grammar = m
name-habsburg =
    .grammar = town
name-augsburg =
    .grammar = town
name-wuerzburg =
    .grammar = town
name-bamberg =
    .grammar = town
name-nuernberg =
    .grammar = town
name-bayern =
    .grammar = f land
name-passau =
    .grammar = town
name-salzburg =
    .grammar = town
name-tirol =
    .grammar = m land
name-trient =
    .grammar = town
name-kaernten =
    .grammar = f land
name-krain =
    .grammar = f land
name-steiermark =
    .grammar = f land
name-oesterreich =
    .grammar = f land
name-maehren =
    .grammar = f land
name-troppau =
    .grammar = town
name-boehmen =
    .grammar = f land
name-schleswig =
    .grammar = town
name-danzig =
    .grammar = town
name-posen =
    .grammar = town
name-krakau =
    .grammar = town
name-pressburg =
    .grammar = town
name-agram =
    .grammar = town
name-venedig =
    .grammar = town
name-mailand =
    .grammar = town
name-besancon =
    .grammar = town
name-troyes =
    .grammar = town
name-reims =
    .grammar = town
name-bruegge =
    .grammar = town

## Che cosa sceglie chi ospita

choice-start = Chi inizia

## Che cosa si dice di una decisione

step-declared = Dichiarata
step-sides = Schieramenti
step-muster = Truppe
step-cards = Carte
step-line_up = Linea
step-fight = Scontro

title-bid-event = Asta: { $lot }
title-bid-fief = Asta: { IL($lot) }
help-bid = { $seat } è a { $amount } ducati. Almeno { $least }, o passi e sei fuori. Paga solo chi vince.
help-first-bid = Nessuno ha ancora offerto. Almeno { $least }, o passi e sei fuori. Paga solo chi vince.
idle-bid = Passi: sei fuori da quest’asta.
title-auction_won = { $lot }: hai vinto l’asta a { $amount } ducati
idle-auction_won = Paghi tutta l’offerta.
title-before_bid = { $seat } sta per offrire per { $lot }: giochi la Pestilenza?
idle-pass = Passi.
title-react-card = { $seat } gioca { $card }: rispondi?
title-react-on = { $seat } gioca { $card } su { $victim }: rispondi?
title-react-birth = { $count ->
        [one] Nasce un figlio { A($seat) }: rispondi?
       *[other] Nascono { $count } figli { A($seat) }: rispondi?
    }
title-react-death = Chi regna { IN($land) } ({ $owner }) sta per morire: rispondi?
title-react-income = Tutti hanno incassato: rispondi?
title-site = { $card }: dove ha effetto?
idle-site = Va dove ti rende di più.
title-own_fate_roll = Una nascita per te: la accetti, o giochi la Strega?
help-own_fate_roll = Con la Strega nel Bosco non nasce nessuno, ma muore un regnante a tua scelta.
idle-own_fate_roll = Il figlio nasce.
title-fate = Muore un regnante: quale?
help-fate = Nomina un Lord o un Vescovo, o di’ “un Elettore”: allora se ne estrae uno.
idle-fate = Si nomina un regnante di un altro.
title-claim = È morto il tuo Lord { DI($land) }: reclami il feudo?
idle-claim = Lo reclami, se puoi.
title-inherit = Solo tu puoi avere { IL($land) }: prendi il feudo?
idle-inherit = Lo prendi, se puoi.
title-bribe = Prendi { IL($land) } d’accordo, senza asta?
help-bribe = Di’ quanto paghi { A($seats) }. Se uno rifiuta non si paga niente e si va all’asta.
done-bribe = Gli interessati rispondono in segreto, tutti insieme.
idle-bribe = Non proponi niente; il feudo va all’asta.
bribe-to = { CAP(A($seat)) }
bribe-pool = I tuoi ducati
title-consent = { $amount } ducati per te se { IL($land) } passa senza asta
help-consent = Devono accettare tutti; altrimenti non si paga niente e si va all’asta.
idle-refuse = Rifiuti.
title-attack = Puoi attaccare: chi?
help-attack = Servono un erede per il feudo e truppe accanto.
title-feud = Puoi iniziare una faida, o rispondere a una
help-feud = Una faida tua ti mette al bando fino a fine turno; una risposta no.
idle-attack = Non attacchi.
title-vote = { $master }: dove va il voto?
help-vote = Su un Elettore neutrale: libero, o sotto il voto di un Maestro inferiore. Il conto se l’Imperatore morisse ora:
idle-vote = Va a un Elettore libero, o a quello del Maestro più basso.
count-seat = { $seat }
count-neutral = nessuno (liberi)
title-garrison = Truppe per { IL($land) }
help-garrison = Fino a { $knights } cavaliere e { $mercenaries } mercenari dai tuoi territori.
done-garrison = { $n ->
        [0] Nessuno parte.
        [one] Parte un’unità.
       *[other] Partono { $n } unità.
    }
idle-stay = Nessuno si muove.
title-haven = Lasciano { IL($land) }: in quale tuo territorio?
idle-first = Vanno nel primo.
title-ransom = Il tuo prigioniero, { $who } di { $owner }: quale riscatto?
title-pay_ransom = { $seat } chiede { $amount } ducati per il tuo { $who }
title-counter = { $owner } offre { $offer } ducati per il { $who }: accetti?
idle-ransom = Tieni il prigioniero.
title-march = Muovi truppe, Predicatore e reliquie
help-march = A qualsiasi distanza fra i tuoi territori; ogni pezzo una volta. Le reliquie vogliono una chiesa o un monastero.
done-march = Tutte le marce avvengono insieme.
idle-own_step = Vai avanti.
idle-educate = Nella scuola con meno eredi.
idle-fortify = Non costruisci castelli.
idle-overflow = Si scarta una carta per te.
idle-battle = Si prende per te la prima scelta.
idle-place = I cavalieri vanno nel tuo feudo ecclesiastico, i mercenari nei due con più strade.
idle-side = Ne resti fuori.

title-side = { $seat } attacca { IL($land) }: da che parte stai?
help-side = Il capo di quella parte deve accettarti.
title-ally = { $seat } vuole combattere con te { IN($land) }
help-ally = Le sue truppe contano con le tue.
title-muster = Con quali truppe attacchi { IL($land) }?
help-muster = Le tue vengono tutte da un solo territorio vicino.
title-reinforce = { $seat } attacca { IL($land) }: quali truppe porti?
help-reinforce = Dai tuoi territori vicini.
title-combat_cards = Carte da combattimento in segreto: { $land }
help-combat_cards = Si scoprono tutte insieme. Un Mercenario costa { $mercenary_cost } ducati; ogni altra carta con { $levy_cost } ({ $war_levy_cost } con l’accento sulla guerra) è un mercenario.
title-defector = Il tuo Disertore ({ $land }): quale mercenario passa con te?
help-defector = D’ora in poi combatte per te.
title-uprising = La tua Rivolta dei Contadini ({ $land }): quali mercenari se ne vanno?
help-uprising = Fino a due del nemico.
title-line_up = Schiera la tua parte: { $land }
help-line_up = Un’unità in testa a ogni fila, poi i sostegni. Nel primo scontro i cavalieri stanno davanti ai mercenari.
title-agree = Accetti lo schieramento ({ $land })?
help-agree = Altrimenti prima le unità del capo, poi quelle degli alleati.
title-retreat = Chi si ritira da { $land }?
help-retreat = Ognuno tira un dado: illeso è colpito con 6, ferito con 5 o 6.
title-grant = I nemici si ritirano da { $land }: li lasci andare?
help-grant = Senza dadi, o ognuno tira per un colpo.

tally-income = introito a turno
tally-votes = voti di Elettori
tally-glory = gloria
tally-attackers = unità in attacco
tally-defenders = unità in difesa
heirs-secular = eredi profani
heirs-ecclesiastical = eredi ecclesiastici

effect-yields = Rende { $amount } ducati a turno.
effect-levy = La carta si scarta; un mercenario in più.
effect-bid = Hai { $cash } ducati.
effect-castle = Chi sta dentro difende meglio, e rende { $castle_income } a turno.
effect-city = +{ $amount } ducati a turno dalle sue strade
effect-vote = { $votes ->
        [one] Fa 1 voto per te.
       *[other] Fa { $votes } voti per te.
    }
effect-land-ready = { DI($owner) }; ti renderebbe { $amount } ducati a turno
effect-land-no-heir = { DI($owner) }; renderebbe { $amount } a turno, ma non hai un erede adatto
effect-own-ready = tuo; { $amount } ducati a turno
effect-own-no-heir = tuo; { $amount } ducati a turno, ma non hai un erede adatto
effect-free-ready = libero; ti renderebbe { $amount } ducati a turno
effect-free-no-heir = libero; renderebbe { $amount } a turno, ma non hai un erede adatto
effect-educate-secular = Può prendere o tenere feudi ed elettorati profani.
effect-educate-ecclesiastical = Può prendere o tenere feudi ed elettorati della Chiesa.
effect-propose = Poi dici che cosa riceve ognuno; anche niente è un’offerta.
effect-half = { $count } feudi che rendono { $amount } ducati in tutto, e i sette elettorati.
effect-join_attack = Possono venire le tue truppe vicine; il bottino è del capo.
effect-join_defence = Possono venire le tue truppe vicine.
effect-elector = Il suo elettorato va al miglior offerente.

group-lands-others = Territori altrui
group-lands-free = Territori liberi
group-lands-own = I tuoi territori
group-cards = Gioca una carta
group-levy = Un mercenario per una carta qualsiasi
group-heir = Un erede
group-march-knight = Cavalieri
group-march-mercenary = Mercenari
group-relics = Reliquie e Predicatore

# -- che cosa può venire da una battaglia

odds-title = La battaglia per { IL($land) }
odds-attack = vince l’attacco
odds-nobody = tutti distrutti
odds-defence = resiste la difesa
odds-lost-attack = l’attacco perde
odds-lost-defence = la difesa perde
odds-side-attack = a ogni tiro dell’attacco
odds-side-defence = a ogni tiro della difesa
odds-castle = castello
odds-relic = reliquia
odds-preacher = Predicatore
odds-forging = L’Arte della Forgiatura ({ $seat })
odds-hostler = Stalliere ({ $seat }): cavalieri
odds-note-attack = Combattuta 2000 volte: tutto ciò che puoi mandare da un territorio contro chi è lì; nessun aiuto, nessuna carta, nessuno si ritira.
odds-note-come = Combattuta 2000 volte: ognuno porta tutto ciò che può; nessuna carta, nessuno si ritira.
odds-note-muster = Combattuta 2000 volte con le truppe scelte finora: non viene nessun altro, nessuna carta, nessuno si ritira.
odds-note-cards = Combattuta 2000 volte con le carte scelte finora: gli altri non aggiungono nulla, nessuno si ritira.
odds-note-retreat = Combattuta 2000 volte senza chi se ne va; nessun altro si ritira.

# -- dove possono marciare le truppe

route-alone = nessuno accanto
route-foes = accanto: { $seats }

table-cards = Carte Azione
table-events = Carte Evento
table-election = L’elezione, se l’Imperatore morisse ora
column-card = Carta
column-count = In tutto
column-gone = Viste
column-yours = Tue
column-candidate = Candidato
column-votes = Voti
column-glory = Gloria
column-direct = Posseduti
source-electorates = Elettorati
name-ducats = ducati
name-heir = erede
name-preacher = Predicatore

card-architect = Costruisci un castello in un tuo territorio.
card-monastery = Fonda un monastero in un tuo feudo profano.
card-relic = Posa una reliquia in un feudo di Chiesa o con monastero.
card-reichsstadt = Un tuo capoluogo diventa Città dell’Impero: le sue strade rendono il doppio.
card-army_of_knights = Arruola un cavaliere in un tuo territorio.
card-reichsacht = Metti un feudo al bando: può essere attaccato.
card-itinerant_preacher = Il Predicatore è con te: conta come reliquia e aiuta a difendere.
card-death_of_the_emperor = I sette Elettori scelgono il nuovo Imperatore.
card-death_of_an_elector = Muore un Elettore: il suo elettorato va all’asta.
card-mercenary = Paga { $mercenary_cost }: un mercenario in un tuo territorio, o in battaglia.
card-right_of_succession = Morto un Lord, reclami il feudo con un erede profano.
card-alchemist = Incassi una seconda volta il tuo introito.
card-robber_knight = L’introito di un altro torna alla banca.
card-magistrate_of_trade = Paghi solo metà dell’offerta con cui hai vinto.
card-pestilence = Chi sta per offrire è fuori dall’asta.
card-witch_in_the_woods = La tua nascita diventa un tiro di morte.
card-miracle_healer = Annulla la morte di un tuo signore, erede o neonato.
card-the_emperor_intervenes = Morto un signore: niente diritti né asta, il feudo è tuo.
card-death_abroad = Muore un erede di un altro giocatore.
card-death_in_the_cradle = Muore un neonato di un altro giocatore.
card-campaign_against_the_slavs = Un giocatore perde un cavaliere e un mercenario in un territorio.
card-crusade = Un giocatore perde fino a due cavalieri in un territorio.
card-art_of_forging = Le tue truppe tirano +{ $forging } in questa battaglia.
card-hostler = I tuoi cavalieri tirano +{ $hostler } in questa battaglia.
card-defector = Un mercenario nemico passa a te.
card-peasant_uprising = Togli fino a due mercenari nemici.
needs-nothing = sarebbe Imperatore ora
needs-more = { $count ->
        [one] un altro Elettore
       *[other] altri { $count } Elettori
    }
needs-nobody = ora nessuno è eletto

## Chi gioca per i bot: nome, stemma, e come

bot-palatine = Ezzo il Palatino
    .arms = Di nero, al leone d’oro coronato di rosso
    .says = Pesa tutto in ducati, e i ducati secondo gli Elettorati che compreranno.
bot-palatine_builder = Adelaide la Costruttrice
    .arms = D’azzurro, al castello d’argento su un monte di verde
    .says = Compra presto castelli, monasteri e città, unisce le sue strade e preferisce pagare che combattere.
bot-palatine_raider = Wolf delle Marche
    .arms = Di rosso, al lupo saliente d’argento
    .says = Tiene molte truppe, attacca dove altri esitano e si schiera nelle battaglie dei vicini.
bot-palatine_diplomat = L’abate Norberto
    .arms = D’argento, alla croce accantonata da quattro chiavi d’azzurro
    .says = Offre doni prima di un’asta, raccoglie reliquie e aiuta chi è attaccato dai forti.
bot-palatine_schemer = La contessa Cunegonda
    .arms = Partito di nero e d’oro, al serpente dell’uno nell’altro
    .says = Risparmia per il prossimo Elettore e gioca ogni carta contro chi è più vicino alla corona.

## Perché un bot risponderebbe così

reason-fief = In circa { $turns } turni { IL($place) } ti rende sui { $ducats } ducati.
reason-heir = L'erede che ci va varrebbe altrove circa { $ducats } ducati.
reason-lot = Da qui alla fine per te vale circa { $ducats } ducati.
reason-limit = Conviene offrire fino a { $ducats } ducati, tenendo quel che serve per un elettorato.
reason-electorate = Un elettorato per te vale circa { $ducats } ducati: rendita, e un voto per la corona.
reason-could-bid = { CAP($seat) } potrebbe offrire più di te.
reason-saves = Il Magistrato fa risparmiare { $ducats } ducati.
reason-there = Lì rende circa { $ducats } ducati.
reason-peril = Quel luogo potresti perderlo: probabilità di circa il { $percent } %.
reason-sale = Con le borse come sono, la vendita di un Elettore ti rende circa { $ducats } ducati.
reason-purse = Per l'asta hai { $ducats } ducati.
reason-death = Questa morte per te vale circa { $ducats } ducati.
reason-hits = Colpisce { $seat }.
reason-child = Lì un erede in più vale circa { $ducats } ducati: ne hai { $have }.
reason-gift = Ti offrono { $gift } ducati; meno di { $least } non basterebbe.
reason-owner-has = { CAP($seat) } ha { $ducats } ducati.
reason-prisoner = Riaverlo vale circa { $ducats } ducati.
reason-card = Giocata ora rende circa { $ducats } ducati; in mano ne vale { $kept }.
reason-least-card = È la carta che in mano vale di meno, circa { $ducats } ducati.
reason-prey = { CAP(IL($place)) } vale circa { $ducats } ducati, contati perdite ed erede.
reason-undefended = Nessuno lo difende.
reason-odds = Vinci con una probabilità di circa il { $percent } %.
reason-attack-odds = L'attacco vince con una probabilità di circa il { $percent } %.
reason-helps = Che l'attacco vinca per te vale circa { $ducats } ducati.
reason-harms = Che l'attacco vinca ti costerebbe circa { $ducats } ducati.
reason-at-stake = Per te sono in gioco circa { $ducats } ducati.
reason-now-odds = Per come stanno le cose la tua parte vince con una probabilità del { $percent } %.
reason-card-odds = Con essa la tua probabilità sale dal { $before } % al { $after } %.
reason-ally = Un aiuto è benvenuto, salvo che si vinca comunque e venga da chi si teme.
reason-attack-pass = Nulla vicino a te vale una guerra: probabilità, perdite, e quel che poi ti potrebbero togliere.
reason-attack = Una guerra conviene dove la probabilità è buona e nessuno abbastanza forte risponde.
reason-feud-pass = Nulla vicino a te vale il bando.
reason-feud = Una guerra conviene dove la probabilità è buona e nessuno abbastanza forte risponde.
reason-auction_won-pay = Il Magistrato si tiene per un lotto più caro: può venire un elettorato.
reason-auction_won = Metà di un tal prezzo vale una carta.
reason-before_bid-pass = La Pestilenza si tiene per un'asta che qualcuno ti porterebbe via.
reason-before_bid = Senza questo rivale il lotto è tuo, e a meno.
reason-bid-pass = Oltre questo prezzo i ducati rendono più altrove: presto o tardi comprano un elettorato.
reason-bid = Basta l'offerta più piccola: si paga solo l'ultima.
reason-bribe-done = Un accordo costerebbe più dell'asta.
reason-bribe = Un accordo costa meno dell'asta, e nessuno ci fa guerra.
reason-church = Prima le strade verso i tuoi feudi, poi i vicini che conviene avere.
reason-claim = Un feudo rende ogni turno; vale di più solo un erede che apre un elettorato.
reason-combat_cards-done = Una carta in più non cambierebbe abbastanza la battaglia.
reason-combat_cards = Una carta si gioca dove sposta la battaglia più di quanto valga altrove.
reason-consent-accept = È più di quanto avresti vinto all'asta, e più del danno di vederlo lì.
reason-consent-refuse = L'asta, o il fastidio che gli dà, per te vale di più.
reason-counter-accept = Un prigioniero non serve ad altro, e il prezzo è giusto.
reason-counter-refuse = Vederlo libero costa di più.
reason-defector = Il mercenario illeso della famiglia che più si teme.
reason-educate = Un erede dove non ne hai apre la via a feudi ed elettorati.
reason-fate-elector = Un Elettore si nomina quando nessuno di chi può offrire è più ricco di te.
reason-fate = Il signore di un feudo che poi puoi avere, o la cui morte colpisce un rivale.
reason-fortify = Un castello da { $castle_cost } ducati conviene solo dove un buon feudo è in pericolo.
reason-garrison-done = Nessuno di chi ha offerto può attaccarlo, o le tue truppe valgono più dove stanno.
reason-garrison = Chi ha perso l'asta può attaccare: lo guardano truppe che altrove non servono.
reason-grant = Chi li lascia andare ha subito il campo; ma i cavalieri di chi si teme non si lasciano andare.
reason-haven = Dove un'unità in più serve di più.
reason-heirs = Due e due: ogni porta resta aperta.
reason-inherit = Un feudo senza pagare vale un erede.
reason-line_up = Davanti le unità forti, le altre dietro.
reason-march-done = Ogni cosa sta dove rende di più.
reason-march = Le truppe vanno accanto ai feudi neutrali per cui hai eredi e dove i vicini sono forti; le reliquie al sicuro.
reason-muster = Contro qualcuno vanno tutti quelli di cui il luogo può fare a meno; dove non c'è nessuno basta un'unità.
reason-overflow = La sesta carta deve andare: si gioca quella che fa qualcosa, se no si lascia la meno utile.
reason-own_fate_roll-pass = Ora un figlio vale più di ogni morte.
reason-own_fate_roll = Una morte a tua scelta vale più del figlio.
reason-own_step-done = Per ora le tue carte valgono di più in mano.
reason-own_step = Una carta si gioca quando quel che fa vale più del tenerla.
reason-pay_ransom-accept = Vale più del prezzo.
reason-pay_ransom-counter = Qualcosa vale, ma non tanto.
reason-pay_ransom-refuse = I ducati fanno più di lui.
reason-place = Ogni unità accanto a un altro buon feudo neutrale.
reason-place_secretly = Ogni unità accanto a un altro buon feudo neutrale.
reason-ransom = Un prezzo che il padrone può pagare; chi si teme paga di più.
reason-react-pass = Le tue carte valgono più di questo momento.
reason-react = È il momento della carta: salva o rende più di quanto valga in mano.
reason-reinforce-done = Si rischierebbe più di quanto si salva.
reason-reinforce = Le unità vengono finché salvano più di quanto rischiano.
reason-retreat-done = La battaglia non è perduta: chi resta può ancora vincerla.
reason-retreat = La battaglia è quasi perduta: un'unità che si salva vale più di un ultimo colpo.
reason-return = Dove serve di più.
reason-side-neither = Unirsi ti costerebbe più di quanto cambia.
reason-side = Cambia la battaglia a tuo favore, più di quanto ci puoi perdere.
reason-site = Dove rende di più e corre meno pericolo.
reason-uprising = I mercenari illesi della famiglia che più si teme.
reason-vote-abstain = Ogni voto aiuterebbe un altro alla corona.
reason-vote = Dove ti avvicina di più alla corona, e mai dove fa un altro Imperatore.
reason-agree = Lo schieramento del tuo capo va bene.
reason-half = La parte della mappa con più vicini che conviene avere.
