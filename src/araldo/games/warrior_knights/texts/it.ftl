## Che cosa si chiede

prompt-assign = Assegna in segreto le tue sei carte Truppa ai Nobili e alla Fortezza.
prompt-site = Scegli la regione della tua Fortezza.
prompt-post = Colloca uno dei tuoi Nobili che hanno truppe.
prompt-miracle = I miracoli accadono: annulli un Evento duraturo pagando il suo costo più 1 Fede?
prompt-plan = Pianifica in segreto: fino a due carte Azione su ciascuna delle tre pile.
prompt-allocate = A quale Fase Speciale va la tua carta?
prompt-levy = Riscuoti tasse: prendi 1 Corona per ogni regione con un tuo Nobile?
prompt-mark = Arruola soldati: metti gratis uno Stemma sulla Tabella dei Mercenari.
prompt-rally = Raccogli sostegno: prendi 2 Voti? Chi ne ha più di tutti diventa Presidente.
prompt-serve = Servi la Chiesa: prendi 1 Fede? Chi ne ha più di tutti diventa Capo della Chiesa.
prompt-mobilize = Mobilita le forze: muovi Nobili in una regione, inizia lì una battaglia, o fermati.
prompt-use = Strategia versatile: scegli un solo uso.
prompt-passage = Il Nobile di un altro Barone vuole attraversare. Acconsenti?
prompt-take = Qui il tuo Nobile può ricevere truppe prima di proseguire.
prompt-consent = Un tuo Nobile è nella regione di un attacco. Acconsenti?
prompt-force = Quali tuoi Nobili combattono?
prompt-command = Chi comanda? Contano solo il suo +200 e la sua abilità.
prompt-discard = Scarta carte Fato: due, o una se ne hai due; puoi scartarne di più ma ne tieni almeno una.
prompt-ability = Usi l'abilità del tuo Comandante?
prompt-casualty = Assegna una Perdita: un segnalino su un esercito, o una Breccia.
prompt-raze = La città è tua. La tieni, o la saccheggi per tre volte la rendita?
prompt-cede = La tua Fortezza è caduta. Quale città cedi?
prompt-desert = Quali mercenari di quella nazionalità disertano?
prompt-lose = Quali mercenari si perdono per le Perdite?
prompt-retreat = Dove si ritira il tuo Nobile?
prompt-omen = Chi pesca l'Evento? Rosso a un altro Barone, o verde per te, costa 1 Fede.
prompt-voyage = Inizi una spedizione?
prompt-fund = Quante Corone metti sulla spedizione (da 0 a 5)?
prompt-bless = Benedici la spedizione con 1 Fede?
prompt-defend = Migliora le difese: ripari un solo luogo (2 Corone per Breccia) o fortifichi una città (4 Corone)?
prompt-heal = Raduna le truppe: rimuovi Perdite da un esercito, 2 Corone ciascuna?
prompt-target = Scegli il bersaglio dell'Evento.
prompt-cancel = Paghi Fede per annullare l'Evento?
prompt-pledge = Quanta Fede prometti per annullare l'Evento? Si paga solo se si raggiunge il costo.
prompt-volunteers = Prendi questi mercenari senza pagarli?
prompt-winds = Venti favorevoli: muovi subito un Nobile da porto a porto?
prompt-unrest_pay = Congeda mercenari di quella nazionalità; ognuno che resta costa 1 Corona.
prompt-captain = Paghi il doppio della paga per portare dalla tua questo capitano?
prompt-comply = Una Legge chiede Corone. Paghi, o rifiuti e sei bandito dall'Assemblea?
prompt-wages = Paga i tuoi mercenari: congeda quelli che non paghi.
prompt-appoint = Non partecipi. Chi nomini Presidente vicario?
prompt-order = In quale ordine si votano le Agende?
prompt-write = Scrivi quanti Voti impegni per ogni Agenda.
prompt-commit = Quanti Voti impegni, in segreto?
prompt-ballot = Quanti Voti dai, e come, in segreto?
prompt-declare = Come usi i tuoi Voti?
prompt-tie = Il voto è pari: decidi tu.
prompt-propose = La tua Mozione privata: che cosa proponi?
prompt-accept = È stato approvato per te. Accetti, o rifiuti e sei bandito dall'Assemblea?
prompt-charter = Quale città neutrale prendi?
prompt-disarm = Quali mercenari mandi via?
prompt-forgo = Puoi avere tre Cariche. Quale delle precedenti lasci?
prompt-grant = Quale dei tuoi Nobili riceve l'Ufficio?
prompt-hire = Reclutamento: assumi al prezzo della paga, o passa. Più truppe di una nazionalità vogliono uno Stemma ciascuna.
prompt-recall = Quale altro tuo Stemma lascia la Tabella per gli altri mercenari?
prompt-station = A chi vanno i nuovi mercenari?
prompt-watch = Per quale tua città senza Nobile si controlla ora la rivolta?
prompt-revolt = Rivolta! Paga 1 Fede, o il doppio della rendita in Corone, o perdi la città.
prompt-rebuild = Rimetti in mappa la tua Fortezza.
prompt-heir_back = Tieni l'erede di un Nobile morto. Lo restituisci?
prompt-regroup = Sposta truppe fra i Nobili fuori mappa, dalla Fortezza a loro, e dentro una regione.
prompt-return = Dove rientra il tuo Nobile?
prompt-royal = Assegna l'Armata del Re.
prompt-gift = Puoi dare Corone a un altro Barone in qualsiasi momento.
prompt-heir = Puoi cedere o uccidere gli eredi che tieni.

## Che cosa si può rispondere

option-done = Fatto
option-drop = Togli
option-reopen = Scegli di nuovo
option-assign = { $a1 } { A($a2) }
option-castle = Fortezza { IN($a1) }
option-post = Colloca { IL($a1) } { IN($a2) }
option-keep = Tieni
option-pray = Annulla { $a1 }
option-plan = { $a1 } sulla pila { $a2 }
option-allocate = Fase Speciale: { $a1 }
option-levy = Riscuoti le tasse
option-decline = Non fare nulla
option-halt = Fermati qui
option-mark = Stemma sullo spazio { $a1 }
option-mark-fee = Stemma sullo spazio { $a1 }, per { $crowns } Corone
option-rally = Prendi 2 Voti
option-serve = Prendi 1 Fede
option-crowns = Prendi 2 Corone
option-votes = Prendi Voti
option-march = Muovi { IL($a1) } { A($a2) }
option-march-way = Muovi { $shape }: { $way }
option-sail = Naviga con { IL($a1) } verso { IL($a2) }
option-attack = Attacca { IN($a1) }
option-attack-seat = Attacca { $victim } { IN($a1) }
option-assault = Assalta { IL($a1) }
option-besiege = Assedia { IL($a1) }
option-defy = Rifiuta la Legge { $a1 } (sei bandito)
option-yes = Sì
option-no = No
option-on = Prosegui
option-take = Prendi { $a2 } { DA($a1) }
option-take_all = Prendi tutte le truppe e le Perdite { DI($a1) }
option-with = Con { $a1 }
option-with-nobles = Con { $nobles }
option-command = Comanda { $a1 }
option-discard = Scarta: { $a1 }
option-use = Usala
option-spare = Non usarla
option-breach = Una Breccia nelle mura
option-hurt = Una Perdita per { $a1 }
option-raze = Saccheggiala
option-cede = Cedi { $a1 }
option-desert = Disertano { $a1 }
option-lose = Perdi { $a1 }
option-lose-cards = Perdi { $cards }
option-retreat = Ritirata { A($a1) }
option-draw = Lo pesca
option-draw-seat = Lo pesca { $to_seat }
option-draw-paid = Lo pesca { $to_seat } (1 Fede)
option-none = Niente
option-start = Inizia: { $a1 }
option-fund = Finanzia
option-bless = Benedicila (1 Fede)
option-repair = Ripara { $a1 }
option-fortify = Fortifica { $a1 }
option-restore = Rimuovi tutte le Brecce: { $a1 }
option-heal = Cura { $a1 }
option-cure = Rimuovi tutte le Perdite: { $a1 }
option-refresh = Riattiva { $a1 }
option-doom = Senza erede: { $a1 }
option-raid = Pirati contro la spedizione per { IL($a1) }
option-strike = Sciopero delle tasse { IN($a1) }
option-spy = Spia
option-spy-seat = Spia { $victim }
option-bribe = { $a3 }
option-bribe-seat = { $a3 } di { $victim } ({ $a2 })
option-cancel = Annullalo ({ $a1 } Fede)
option-suffer = Lascia che accada
option-pledge = Prometti Fede
option-agree = Prendili
option-pass = Passa
option-dismiss = Congeda { $a2 } ({ $a1 })
option-pay = Paga { $a1 } Corone
option-refuse = Rifiuta (sei bandito)
option-appoint = Nomina
option-appoint-seat = Nomina { $to_seat }
option-order = Ordine: { $a1 }
option-order-cards = Ordine: { $cards }
option-write = Voti per { $agenda }
option-write-yes = Voti per { $agenda }: sì
option-write-no = Voti per { $agenda }: no
option-write-name = Voti per { $agenda }: { $to_seat }
option-commit = Impegna Voti
option-abstain = Non dare Voti
option-cast = Dai Voti
option-cast-yes = Dai Voti: sì
option-cast-no = Dai Voti: no
option-cast-name = Dai Voti: { $to_seat }
option-name = Scegli
option-name-seat = { $to_seat }
option-lift = Rimuovi un bando
option-lift-seat = Rimuovi il bando di { $to_seat }
option-repeal = Scarta { $a1 }
option-postpone = Rimanda l'Assemblea
option-revive = Rimetti ai voti { $a1 }
option-forbid = Proponi: { $a1 }
option-resolve = Proponi un testo tuo
option-accept = Accetta
option-charter = Prendi { $a1 }
option-disarm = Manda via { $a2 } ({ $a1 })
option-forgo = Lascia { $a1 }
option-grant = Scegli { $a1 }
option-hire = Assumi { $a1 }
option-hire-cards = Assumi { $cards }
option-recall = Lo Stemma sullo spazio { $a1 }
option-station = { $a1 } { A($a2) }
option-watch = Controlla { $a1 }
option-pay_faith = Paga 1 Fede
option-beloved = Scarta Signore amato
option-warden = Ignorala come Custode del regno
option-lose_city = Perdi la città
option-hold = Tieni l'erede
option-give_up = Restituisci l'erede di { $a1 }
option-shift = { $a2 } { DA($a1) } { A($a3) }
option-merge = Tutte le truppe e le Perdite { DI($a1) } { A($a2) }
option-return = Fai rientrare { IL($a1) } { IN($a2) }
option-give = Dai Corone
option-give-seat = Dai Corone a { $to_seat }
option-hand_heir = Cedi l'erede di { $a1 }
option-hand_heir-seat = Cedi l'erede di { $a1 } a { $to_seat }
option-kill_heir = Uccidi l'erede di { $a1 }

## Che cosa è accaduto

log-ruined = Saccheggiate fin dall'inizio: { $cities_n ->
    [0] nessuna
   *[other] { $cities }
}.
log-offices = { $seat } è Presidente dell'Assemblea, { $to_seat } è Capo della Chiesa.
log-assigned = { $seat } ha assegnato le sue truppe: Stella { $star }, Quadrato { $square }, Triangolo { $triangle }, Cerchio { $circle }, Fortezza { $castle }.
log-castle = { $seat } mette la sua Fortezza { IN($area) }.
log-posted = { $seat } colloca { $noble } { IN($area) }.
log-round = Turno { $number }.
log-miracle = Miracolo: { $event } non pesa più su { $seat }.
log-planned = { $seat } ha pianificato; carte sulle tre pile: { $one }, { $two } e { $three }.
log-neutral_dealt = A ogni pila si aggiungono { $cards } carte neutrali, poi la si mescola.
log-turned = { $seat }: { $card }.
log-turned_neutral = { $card }.
log-exhausted = Esausti: { $nobles }.
log-refreshed = { CAP(IL($noble)) } non è più esausto.
log-all_refreshed = Tutti i Nobili esausti tornano pronti.
log-allocated = { $card } di { $seat } va alla Fase Speciale { $phase } ({ $cards ->
    [one] una carta
   *[other] { $cards } carte
} su { $full }).
log-back_in_hand = { $card } torna in mano a { $seat }.
log-went_home = Fine della Fase Speciale { $phase }: { $cards ->
    [one] una carta torna
   *[other] { $cards } carte tornano
} in mano ai proprietari.
log-phase = Fase Speciale: { $phase }.
log-fate_shuffled = Si rimescola il mazzo del Fato.
log-events_shuffled = Il mazzo degli Eventi è finito; gli scarti, mescolati, ne fanno uno nuovo.
log-agendas_shuffled = Il mazzo delle Agende è finito; gli scarti, mescolati, ne fanno uno nuovo.
log-gained = { $seat } riceve { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
} ({ $why }).
log-paid = { $seat } paga { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
} ({ $why }).
log-votes = { $seat } riceve { $votes } { $votes ->
    [one] Voto
   *[other] Voti
} ({ $why }).
log-faith = { $seat } riceve { $faith } Fede ({ $why }).
log-faith_spent = { $seat } spende { $faith } Fede ({ $why }).
log-votes_lost = { $seat } perde { $votes } { $votes ->
    [one] Voto
   *[other] Voti
} ({ $why }).
log-upkeep = Gestione.
log-influence = { $seat } riceve { $influence } Prestigio, 1 per ogni città non assediata, e ne ha { $total }; nella riserva ne restano { $pool }.
log-no_influence = { $seat } non riceve Prestigio: la sua Fortezza è fuori mappa.
log-reigns = { $seat } riceve { $influence } Prestigio come Re e ne ha { $total }.
log-no_income = { $city } non rende nulla.
log-chairman = { $seat } è ora Presidente dell'Assemblea.
log-head = { $seat } è ora Capo della Chiesa.
log-marked = { $seat } mette uno Stemma sullo spazio { $spot } della Tabella dei Mercenari.
log-defied = { $seat } rifiuta: { $law }.
log-banned = { $seat } è bandito dall'Assemblea.
log-ban_lifted = { $seat } non è più bandito e partecipa di nuovo dalla prossima Assemblea.
log-asks_passage = { $noble } di { $seat } vuole passare per { $areas }.
log-asks_assault = { $seat } vuole assaltare { $city }.
log-asks_assault_keep = { $seat } vuole assaltare la Fortezza di { $victim }.
log-asks_besiege = { $seat } vuole assediare { $city }.
log-asks_besiege_keep = { $seat } vuole assediare la Fortezza di { $victim }.
log-passage_yes = { $seat } lascia passare { $noble } { IN($area) }.
log-passage_no = { $seat } non lascia passare { $noble } { IN($area) }.
log-took = { $noble } prende { $troop } { DA($source) }.
log-took_all = { CAP(IL($noble)) } prende tutte le truppe { DI($source) } ({ $troops }) con { $tokens } { $tokens ->
    [one] Perdita
   *[other] Perdite
}.
log-marched = { $noble } si muove { DA($origin) } { A($area) }.
log-sailed = { $noble } va per mare { DA($origin) } { A($area) }.
log-landed = { $noble } sbarca { IN($area) }.
log-left = { CAP(IL($noble)) } non ha truppe e lascia la mappa.
log-consent_yes = { $seat } acconsente all'attacco { A($city) }.
log-consent_yes_keep = { $seat } acconsente all'attacco alla Fortezza di { $victim }.
log-consent_no = { $seat } non acconsente all'attacco { A($city) }.
log-consent_no_keep = { $seat } non acconsente all'attacco alla Fortezza di { $victim }.
log-battle = { $seat } attacca { $victim } { IN($area) } con { $nobles }.
log-assault = { $seat } assalta { $area }, tenuta da { $victim }, con { $nobles }.
log-assault_keep = { $seat } assalta la Fortezza di { $victim } con { $nobles }.
log-assault_neutral = { $seat } assalta { $area } con { $nobles }.
log-undefended = Non c'è più nulla che la difenda.
log-drew = { $seat } pesca { $cards } { $cards ->
    [one] carta
   *[other] carte
} Fato per una forza di { $strength }.
log-drew_neutral = La città pesca { $cards } { $cards ->
    [one] carta
   *[other] carte
} Fato per una forza di { $strength }.
log-commands = { $noble } comanda per { $seat }.
log-discarded = { $seat } ne scarta { $cards }.
log-revealed = { $seat }: { $deal } Infliggi, { $prevent } Previeni, { $victory } Vittoria.
log-revealed_neutral = La città: { $deal } Infliggi, { $prevent } Previeni, { $victory } Vittoria.
log-ability = { $seat } usa un'abilità del Comandante: { $result }.
log-casualties = Perdite: attaccante { $attacker }, difensore { $defender }.
log-wounds_lost = { $tokens ->
    [one] Una Perdita non trova
   *[other] { $tokens } Perdite non trovano
} un esercito che possa subir{ $tokens ->
    [one] la
   *[other] le
}.
log-wound = { $tokens ->
    [one] Una Perdita
   *[other] { $tokens } Perdite
} per { IL($noble) } di { $seat }: forza { $strength }.
log-breach = { $breaches ->
    [one] Una Breccia
   *[other] { $breaches } Brecce
} nelle mura { DI($city) }: valore { $strength }.
log-breach_keep = { $breaches ->
    [one] Una Breccia
   *[other] { $breaches } Brecce
} nella Fortezza di { $victim }: valore { $strength }.
log-unfortified = { $city } non è più fortificata.
log-victory_partial = Vittoria Parziale di { $seat }, { $more } a { $less }.
log-victory_full = Vittoria Totale di { $seat }, { $more } a { $less }.
log-victory_partial_neutral = Vittoria Parziale della città, { $more } a { $less }.
log-victory_full_neutral = Vittoria Totale della città, { $more } a { $less }.
log-stalemate = La battaglia è indecisa.
log-besieged = { $seat } assedia { $city }.
log-besieged_keep = { $seat } assedia la Fortezza di { $victim }.
log-siege_lifted = { $seat } non assedia più { $city }.
log-siege_lifted_keep = { $seat } non assedia più la Fortezza di { $victim }.
log-starved = Assediata da { $seat } per due turni, { $city } cade.
log-starved_keep = Assediata da { $seat } per due turni, la Fortezza di { $victim } cade.
log-captured = { $seat } prende { $city }.
log-razed = { $city } è saccheggiata.
log-fell = La Fortezza di { $seat } è caduta.
log-torn_down = La Fortezza di { $seat } lascia la mappa.
log-plundered = { $seat } prende { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
} da { $victim }.
log-ceded = { $to_seat } riceve { $city } da { $seat }.
log-eliminated = { $seat } è fuori dalla partita, con Nobili, carte, Stemmi e denaro{ $cities_n ->
    [0] {""}
   *[other] ; di nuovo neutrali: { $cities }
}.
log-royal_taken = L'Armata del Re di { $victim } ({ $cards }) passa di mano.
log-crowned = { $seat } è Re.
log-fate_nation = Una carta Fato per i mercenari { DI($noble) } di { $seat }: { $nation }.
log-deserted = { $troop } disertano { IL($noble) } di { $seat } ({ $why }).
log-disarmed = { $seat } congeda { $troop } { DI($noble) }.
log-died = { $noble } di { $seat } è morto ({ $why }).
log-lost = Per { $tokens } { $tokens ->
    [one] Perdita
   *[other] Perdite
} { IL($noble) } di { $seat } perde { $troops }; i segnalini si tolgono.
log-lost_none = { CAP(IL($noble)) } di { $seat } non perde mercenari; { $tokens ->
    [one] la Perdita si toglie
   *[other] le { $tokens } Perdite si tolgono
}.
log-heir_waits = Il suo erede attende fuori mappa con { $strength } truppe.
log-heirless = { $noble } di { $seat } non ha erede per il resto della partita.
log-extinct = { $noble } di { $seat } non lascia eredi ed esce dalla partita{ $troops_n ->
    [0] {""}
   *[other] , e con lui { $troops }
}.
log-retreated = { $noble } si ritira { DA($origin) } { A($area) }.
log-fled_home = { $noble } non trova scampo e ripara, esausto, nella sua Fortezza { IN($area) }.
log-omen = { $seat } sceglie chi pesca l'Evento: { $to_seat } ({ $colour }).
log-event = { $seat } pesca { $event }.
log-named = Riguarda { IL($what) }.
log-named_baron = Riguarda { $victim }.
log-no_effect = { $event } non ha effetto: non c'è nulla che possa riguardare.
log-pledged = { $seat } promette { $faith } Fede.
log-pledges_back = { $faith } Fede su { $cost } non bastano: le promesse tornano indietro.
log-cancelled = { $seat } annulla { $event }.
log-cancelled_jointly = { $seats_n ->
    [one] { $seats } annulla { $event }.
   *[other] { $seats } annullano insieme { $event }.
}
log-kept = { $event } resta a { $seat }.
log-laid = { $event }: { $city } non rende nulla fino al termine della prossima Tassazione.
log-strike_over = { $event } { IN($city) }: è finita.
log-truce = Nessuno può iniziare battaglie finché questa pila non è esaurita.
log-truce_over = La tregua è finita.
log-volunteers = Volontari per { $seat }: { $troop }.
log-sent_back = { $troop } non si uniscono a { $seat } e tornano nel mazzo.
log-blown_back = { $voyage }: la flotta è ricacciata sullo spazio 1.
log-abandoned = { $voyage }: non restano Corone di nessuno, la spedizione è abbandonata.
log-spied = { $seat } guarda la mano di { $victim }: { $cards }.
log-spied-hidden = { $seat } guarda la mano di { $victim }.
log-turncoat = { $troop } lasciano { IL($noble) } di { $victim } per { $seat }.
log-voyage = { $seat } indica una spedizione: { $voyage }.
log-funded = { $seat } mette { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
} sulla spedizione per { IL($voyage) }.
log-set_sail = La spedizione per { IL($voyage) } è sullo spazio 1.
log-unfunded = Nessuno finanzia la spedizione per { IL($voyage) }: non parte.
log-advanced = La spedizione per { IL($voyage) } avanza sullo spazio { $spot }.
log-robbed = { $seat } perde { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
} sulla spedizione per { IL($voyage) }.
log-blessed = { $seat } benedice la spedizione per { IL($voyage) }.
log-arrived = { $voyage }: { $result }.
log-restored = { $breaches } { $breaches ->
    [one] Breccia rimossa
   *[other] Brecce rimosse
} { DA($city) }.
log-restored_keep = { $breaches } { $breaches ->
    [one] Breccia rimossa
   *[other] Brecce rimosse
} dalla Fortezza di { $victim }.
log-fortified = { $seat } fortifica { $city }.
log-healed = { $seat } rimuove { $tokens } { $tokens ->
    [one] Perdita
   *[other] Perdite
} { DA($noble) }.
log-dole = Nella prossima Gestione non ci saranno rivolte.
log-no_revolts = Distribuzione di grano: nessuna città è controllata per le rivolte.
log-appointed = { $seat } nomina Presidente vicario { $to_seat }.
log-ordered = { $seat } decide l'ordine: { $agendas }.
log-wrote = { $seat } ha scritto: { $votes }.
log-agenda = L'Assemblea vota { $agenda }.
log-agendas = Agende correnti: { $agendas }.
log-agendas_dropped = Scartate: { $agendas }.
log-torn_up = Quanto scritto per le altre Agende è nullo: ognuno conserva quei Voti.
log-committed = { $seat } impegna { $votes } { $votes ->
    [one] Voto
   *[other] Voti
}.
log-declared_yes = { $seat } vota sì.
log-declared_no = { $seat } vota no.
log-declared_name = { $seat } vota per { $to_seat }.
log-tie_yes = Parità: { $seat } decide per il sì.
log-tie_no = Parità: { $seat } decide per il no.
log-tie_name = Parità: { $seat } decide per { $to_seat }.
log-passed = { $agenda }: approvata.
log-failed = { $agenda }: respinta.
log-chosen = { $agenda }: la scelta cade su { $seat }.
log-in_force = { $agenda } è in vigore finché non è rimossa.
log-charge = { $seat } ha la Carica { $agenda }.
log-repealed = { $agenda }: scartata.
log-postponed = L'Assemblea è rimandata; le Agende rimaste restano.
log-forbidden = Da ora: { $what }.
log-lapsed = Non vale più: { $what }.
log-proposer = { $seat } può proporre una Mozione privata.
log-proposed_none = { $seat } non propone nulla.
log-proposed_lift = { $seat } propone di rimuovere il bando di { $to_seat }.
log-proposed_repeal = { $seat } propone di scartare { $agenda }.
log-proposed_revive = { $seat } rimette ai voti { $agenda }.
log-proposed_postpone = { $seat } propone di rimandare l'Assemblea.
log-proposed_forbid = { $seat } propone: { $what }.
log-proposed_resolve = { $seat } propone: «{ $what }».
log-motion_passed = La Mozione privata è approvata.
log-motion_failed = La Mozione privata è respinta.
log-refused = { $seat } rifiuta { $agenda }.
log-granted_city = { $seat } prende il controllo { DI($city) }.
log-office = { $noble } di { $seat } riceve l'Ufficio { $agenda }.
log-office_lost = { $noble } non è più { $agenda }.
log-forgone = { $seat } rinuncia alla Carica { $agenda }.
log-offer = Mercenari in offerta: { $troops_n ->
    [0] nessuno
   *[other] { $troops }
}.
log-unhired = Non reclutati, tornano nel mazzo: { $troops }.
log-hired = { $seat } assume { $troops }.
log-hired_none = { $seat } riprende uno Stemma e non assume nessuno.
log-recalled = { $seat } riprende lo Stemma dallo spazio { $spot }.
log-stationed = { $seat }: { $troop } { A($holder) }.
log-shifted = { $seat }: { $troop } { DA($source) } { A($holder) }.
log-revolt = Rivolta { IN($city) }, di { $seat }!
log-calm = { $city }, di { $seat }, resta calma.
log-quelled = { $seat } tiene { $city }.
log-quelled_by = { $seat } tiene { $city }: { $by }.
log-lost_city = { $city } si libera di { $seat } ed è neutrale.
log-returned = { $noble } rientra { IN($area) }.
log-heir_back = { $seat } restituisce l'erede di { $noble }.
log-heir_given = { $to_seat } riceve da { $seat } l'erede di { $noble }.
log-heir_killed = { $seat } uccide l'erede di { $noble }.
log-given = { $to_seat } riceve da { $seat } { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
}.
log-last_round = Questo è l'ultimo turno.
log-won_cities = { $seat } controlla { $cities } città del regno e ne bastano { $need }: vince { $seat }.
log-won_last = { $seat } è l'ultimo Barone rimasto e vince.
log-ruins = Non resta nessuna città del regno: non vince nessuno.
log-mission_met = { $seat } ha compiuto la Missione { $mission }: { $influence } Prestigio.
log-mission_missed = { $seat } non ha compiuto la Missione { $mission }.
log-tally = { $seat }: { $influence } Prestigio; dalle città { $cities }, dalla corona { $crown }, dalla Missione { $mission }.
log-tally_cities = { $seat }: { $cities } città del regno.
log-won_by_points = Vince { $seat } con { $points }.
log-won_by_cities = Parità a { $points }: vince { $seat } per il maggior numero di città, { $most }.
log-won_by_wealth = Parità a { $points } e nelle città: vince { $seat } per Corone, Fede e Voti insieme, { $most }.
log-won_by_troops = Parità a { $points }, nelle città e nelle ricchezze: vince { $seat } per le truppe in mappa, { $most }.
log-drawn = Nulla distingue { $seats }: non vince nessuno.

## Nomi

name-star = il Nobile Stella
name-square = il Nobile Quadrato
name-triangle = il Nobile Triangolo
name-circle = il Nobile Cerchio
name-castle = la Fortezza
name-red = Rosso
name-yellow = Giallo
name-black = Nero
name-purple = Viola
name-green = Verde
name-blue = Blu
name-omen_red = rosso
name-omen_green = verde
name-omen_blue = blu
name-deal = Infliggi 100 perdite
name-prevent = Previeni 100 perdite
name-victory = +1 Vittoria
name-draw = Pesca 1 Fato
name-no_news = Nessuna notizia
name-fleet_lost = Flotta perduta
name-no_sieges = niente assedi fino al termine dell'Assemblea seguente
name-no_roads = niente movimento su strada fino al termine dell'Assemblea seguente
name-cities = città
name-concessions = Concessioni
name-charges = Cariche
name-regulars = paghe delle Truppe Regolari
name-mercenaries = paghe dei mercenari
name-razing = saccheggio
name-revolt = per tenere la città
name-unpaid = non pagati
name-retreat = in ritirata
name-death = dopo la sua morte
name-downfall = la Fortezza è caduta
name-wounds = Perdite
name-desertion = le sue truppe hanno disertato
name-rout = Vittoria Totale del nemico
name-siege = l'assedio è riuscito
name-cornered = nessuna via di ritirata
name-overseas = da oltremare non ci si ritira
name-skarholm =
    .grammar = f
name-gedze =
    .grammar = town
name-northmarch =
    .grammar = f
name-ballin =
    .grammar = town
name-greywood =
    .grammar = m
name-straven =
    .grammar = town
name-vecht =
    .grammar = town
name-highmoor =
    .grammar = f
name-kingsfield =
    .grammar = m
name-froli =
    .grammar = town
name-ravenhill =
    .grammar = m
name-monz =
    .grammar = town
name-saltmarsh =
    .grammar = f
name-bingen =
    .grammar = town
name-middlemark =
    .grammar = f
name-rota =
    .grammar = town
name-fordale =
    .grammar = f
name-alta =
    .grammar = town
name-olbi =
    .grammar = town
name-lowmeadow =
    .grammar = mp
name-surat =
    .grammar = town
name-stonegate =
    .grammar = f
name-kovel =
    .grammar = town
name-eastwatch =
    .grammar = f
name-gullcoast =
    .grammar = f
name-lenz =
    .grammar = town
name-southfield =
    .grammar = m
name-vineland =
    .grammar = f
name-semlik =
    .grammar = town
name-thira =
    .grammar = town
name-berac =
    .grammar = town
name-marshend =
    .grammar = town
name-isar =
    .grammar = town
name-hollowdale =
    .grammar = town
name-uran =
    .grammar = town
name-merrow =
    .grammar = f
name-cadiz =
    .grammar = town
name-syracuse =
    .grammar = town
name-alexandria =
    .grammar = town
name-jerusalem =
    .grammar = town
name-acre =
    .grammar = town
name-constantinople =
    .grammar = town
name-ceylon =
    .grammar = town
name-spice_islands =
    .grammar = fp
name-china =
    .grammar = f land

## Che cosa sceglie chi ospita

choice-colours = Baroni
