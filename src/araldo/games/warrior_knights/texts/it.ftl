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
option-pay = Paga { $a1 } { $a1 ->
    [one] Corona
   *[other] Corone
 }
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
option-give-seat = Dai Corone { A($to_seat) }
option-hand_heir = Cedi l'erede di { $a1 }
option-hand_heir-seat = Cedi l'erede di { $a1 } { A($to_seat) }
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
log-back_in_hand = { $card } torna in mano { A($seat) }.
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
log-kept = { $event } resta { A($seat) }.
log-laid = { $event }: { $city } non rende nulla fino al termine della prossima Tassazione.
log-strike_over = { $event } { IN($city) }: è finita.
log-truce = Nessuno può iniziare battaglie finché questa pila non è esaurita.
log-truce_over = La tregua è finita.
log-volunteers = Volontari per { $seat }: { $troop }.
log-sent_back = { $troop } non si uniscono { A($seat) } e tornano nel mazzo.
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

bot-castellan = Castellano
bot-castellan_conqueror = Castellano, conquistatore
bot-castellan_besieger = Castellano, assediatore
bot-castellan_politician = Castellano, politico
bot-castellan_prelate = Castellano, prelato
bot-castellan_merchant = Castellano, mercante
bot-seneschal = Siniscalco
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

## Che cosa si dice di una decisione: domande

just = { $what }
card-text = { $text }
title-assign = Assegna le tue sei carte Truppa
help-assign = In segreto. Un Nobile senza truppe resta fuori mappa.
done-assign = Si mostra quando tutti hanno sigillato.
tally-cards = Carte assegnate, su { $all }
warn-bare = Senza truppe, e quindi fuori mappa: { $nobles }.
plan-usual = Riempi come suggerito
title-site = Dove sta la tua Fortezza?
help-site = In una regione senza città. Lì rientrano i Nobili e arrivano nuove truppe; ha mura da 400.
effect-site = { $cities ->
    [0] Nessuna città confina.
    [one] Confina una città.
   *[other] Confinano { $cities } città.
}
title-post = Colloca uno dei tuoi Nobili
help-post = Ancora da collocare: { $nobles }. Non dove un altro Barone ha un Nobile o la Fortezza.
there-neutral = { $city }, neutrale: mura { $strength }, rendita { $income }.
there-owned = { $city } di { $owner }: mura { $strength }, rendita { $income }.
there-nothing = Nessuna città.
there-own = È tua: la presidia.
there-foes = Ci sono Nobili di { $seats }.
there-siege = { $force } contro { $defence }: può assediarla, o assaltarla.
there-assault = { $force } contro { $defence }: pochi per l’assedio; si può assaltare.
title-plan = Pianifica in segreto: fino a due carte per pila
help-plan = Ogni pila si mescola con le carte di tutti e due neutrali, poi si gira carta per carta.
done-plan = { $cards } carte su { $room }. Il sigillo si può rompere finché tutti hanno pianificato.
tally-planned = Carte pianificate, su { $all }
warn-no-plan = Nessuna carta: in questo turno risponderesti soltanto agli altri.
plan-levy_taxes = 1 Corona per ogni regione con un tuo Nobile: ora { $crowns }.
plan-draft_soldiers = Uno Stemma gratis sulla Tabella dei Mercenari; occupati { $taken } spazi su { $spots }.
plan-rally_support = 2 Voti (ora { $own_votes }). Chi ne ha più di tutti diventa Presidente.
plan-serve_the_church = 1 Fede (ora { $own_faith }). Chi ne ha più di tutti guida la Chiesa.
plan-mobilize_forces = Una regione: vi entrano Nobili, poi una battaglia se vuoi.
plan-versatile_strategy = Una cosa: 2 Corone, { $votes } Voti, una mossa, una battaglia, uno Stemma a pagamento. Torna in mano.
title-allocate = Dove va { $card }?
help-allocate = Una Fase Speciale si tiene appena è piena; poi tutte le sue carte tornano in mano.
effect-phase = Poi { $cards } carte su { $full }.
effect-phase-now = È piena: { $phase } si tiene subito.
effect-decline = Non succede nulla; la carta si mette via lo stesso.
effect-halt = Nessun’altra mossa, nessuna battaglia.
effect-levy = 1 Corona per ciascuna { $areas ->
    [one] regione con un tuo Nobile: una
   *[other] delle { $areas } regioni con un tuo Nobile
}.
effect-mark = Stemma { $markers } di { $full }; nel Reclutamento { $before } prima di te.
effect-mark-last = È l’ultimo Stemma: si tiene il Reclutamento, { $before } prima di te.
effect-chair = Diventi Presidente dell’Assemblea.
effect-chair-kept = Resti Presidente.
effect-chair-other = { $seat } resta Presidente.
effect-head = Diventi Capo della Chiesa.
effect-head-kept = Resti Capo della Chiesa.
effect-head-other = { $seat } resta Capo della Chiesa.
effect-gain = Dalla banca.
effect-votes = Il Presidente non cambia per questo.
title-turned = La tua carta: { $card }
title-miracle = Annulli un Evento duraturo?
help-miracle = Per il suo costo più 1 Fede, finché la sua conseguenza non è avvenuta.
idle-nothing = Non succede nulla.
idle-no = Vale come no.
effect-nothing = Non succede nulla.

effect-march-consent = Serve il consenso di { $seats }.
effect-sail = Attende esausto sul simbolo di porto e sbarca nella Gestione.
effect-sail-admiral = Da Ammiraglio sbarca subito, esausto.
effect-defy = Sei bandito: niente Assemblee né Voti lì, finché la mozione di un altro Barone non ti riammette.
effect-battle = { $force } contro { $defence }: { $own } carte Fato contro { $other }.
effect-siege = { $force } contro { $defence }. Niente carte: ora il segnalino; ridichiarato in un turno seguente, cade.
effect-siege-falls = { $force } contro { $defence }: assediata da un turno precedente, ora cade.
title-passage = { $seat } vuole passare { IN($area) } con { $noble }
help-passage = Ha { $strength } uomini e va { A($area) }. Si può contrattare: si danno Corone in ogni momento.
effect-passage-yes = { $noble } prosegue { A($area) }.
effect-passage-no = { $noble } non può usare questa via con questa carta.
title-take = { $noble } { IN($area) }: prende truppe con sé?
help-take = Può riceverne in ogni regione del percorso; non ne dà.
effect-take = Poi ha { $force } uomini, { $giver } { $left }.
effect-on = Prosegue così com’è.
battle-field = Battaglia { IN($area) }
battle-assault = Assalto { A($area) }
battle-siege = Assedio { DI($area) }
battle-assault-keep = Assalto alla Fortezza di { $victim }
battle-siege-keep = Assedio della Fortezza di { $victim }
step-commander = Comandante
step-cards = Carte
step-discard = Scarto
step-reveal = Si scopre
step-casualties = Perdite
step-result = Esito
title-force = Quali tuoi Nobili combattono { IN($area) }?
help-force = Chi combatte poi è esausto. Chi resta fuori non è toccato.
title-command = Chi comanda { IN($area) }?
help-command = Contano solo il suo +200 e la sua abilità.
title-discard = { $count ->
    [one] Scarta una carta Fato
   *[other] Scarta { $count } carte Fato
}
help-discard = Delle tue { $cards }, non viste da altri. Puoi scartarne di più, ma ne tieni una.
done-discard = Poi le due parti scoprono. Tieni: { $cards }.
tally-discard = Scartate, su { $all }
title-ability = { $noble }: aggiungi { $result }?
help-ability = Le carte sono scoperte; ora si contano le Perdite.
title-casualty = { $tokens ->
    [one] Una Perdita da assegnare
   *[other] { $tokens } Perdite da assegnare
}
help-casualty = Ognuna toglie 100 a un esercito; quando raggiungono le truppe il Nobile muore. Una Breccia toglie 100 alle mura.
tally-attack = Attaccante
tally-defence = Difensore
title-consent-assault = { $seat } vuole assaltare { $city }. Acconsenti?
title-consent-besiege = { $seat } vuole assediare { $city }. Acconsenti?
title-consent-assault-keep = { $seat } vuole assaltare la Fortezza di { $victim }. Acconsenti?
title-consent-besiege-keep = { $seat } vuole assediare la Fortezza di { $victim }. Acconsenti?
help-consent = Un tuo Nobile è lì e non partecipa. Si può contrattare: si danno Corone in ogni momento.
effect-consent-yes = L’attacco ha luogo.
effect-consent-no = Nessun attacco; con questa carta non si chiede più.
effect-force = Forza { $force } col Comandante: { $cards } carte Fato.
ability-star = Se comanda può aggiungere un Infliggi 100.
ability-square = Se comanda può aggiungere un Previeni 100.
ability-triangle = Se comanda aggiunge una Vittoria.
ability-circle = Niente paghe per le sue truppe sotto 450.
ability-castle = Mura da 400; le sue truppe la difendono.
ability-tired = Esausto: +200, ma nessuna abilità.
fate-deal = 100 perdite all’altra parte.
fate-prevent = Risparmia alla tua parte 100 perdite.
fate-victory = Uno di vantaggio: gli altri si ritirano, o la città cade. Due: muoiono.
fate-draw = Un’altra carta quando si scopre.
plan-keep = Tieni { $cards }
note-attack = Successo { $chance } %, tuoi Nobili perduti { $worst } %, in media { $lost } uomini in meno
note-defence = Resisti { $chance } %, attaccanti distrutti { $worst } %, in media { $lost } in meno
effect-breach = Una Breccia: si ripara per 2 Corone.
effect-hurt = Una Perdita: si cura per 2 Corone.
effect-hurt-dies = Le Perdite raggiungono le truppe: muore.
effect-hurt-spent = Le Perdite raggiungono le truppe: questo esercito non conta più.
title-raze = { $city } è tua: la tieni o la saccheggi?
help-raze = Una città saccheggiata è perduta per sempre, e ne servono meno per vincere con le città.
effect-raze = Subito tre volte la rendita; la città è perduta per sempre.
effect-keep-city = Rendita { $income }, 1 Prestigio a ogni Gestione, 1 Voto a ogni Assemblea se è nel regno.
title-cede = La tua Fortezza è caduta: quale città va { A($seat) }?
help-cede = Ti ha preso anche metà delle Corone. Nella Gestione rimetti la Fortezza.
effect-city = Mura { $strength }, rendita { $income }.
title-desert = { $noble }: quali { $nation } disertano?
help-desert = La carta Fato ha indicato la loro nazione: una carta se ne va.
title-lose = { $noble } è morto: quali mercenari se ne vanno per { $tokens } { $tokens ->
    [one] Perdita
   *[other] Perdite
}?
help-lose = Quanto dicono le Perdite, mai di più. Le Truppe Regolari restano.
title-retreat = Dove si ritira { $noble }?
help-retreat = In una regione vicina senza città, Nobili o Fortezze altrui.
odds-falls = { $area } cade
odds-won = I difensori sono cacciati o muoiono
odds-drawn = Niente di deciso
odds-driven = Gli attaccanti si ritirano
odds-beaten = Gli attaccanti sono perduti
odds-lost = Tue perdite (uomini)
odds-dealt = Loro perdite (uomini, mura)
odds-note = Non viste: { $unseen } carte, { $deal } Infliggi, { $prevent } Previeni, { $victory } Vittoria, { $draw } Pesca. Per gli altri si suppone lo scarto consueto.
side-seat = { $seat }
side-city = { $city }, neutrale

title-omen = Il prossimo Evento è { $colour }: chi lo pesca?
help-omen = Rosso danneggia chi lo pesca, verde lo aiuta, blu può toccare chiunque.
effect-omen_red = Un Evento rosso danneggia chi lo pesca.
effect-omen_green = Un Evento verde aiuta chi lo pesca.
effect-omen_blue = Un Evento blu può toccare chiunque.
title-voyage = Finanzia spedizioni: ne inizi una?
help-voyage = Tutti possono metterci fino a 5 Corone. Rende, o è perduta, due carte simili dopo.
effect-voyage = Di 24 carte Fato { $good } rendono il doppio o più (fino a { $best }×), { $news } non danno notizie, { $lost } perdono la flotta.
title-fund = Quante Corone per { IL($voyage) }?
help-fund = Al massimo 5. Tornano moltiplicate, o non tornano.
tally-stake = Posta di { $seat }
title-bless = Benedici la spedizione per { IL($voyage) }?
effect-bless = Si pescano due carte Fato e vale la migliore.
odds-voyage = La spedizione per { IL($voyage) }, all’arrivo
odds-voyage-note = Contando tutte le 24 carte Fato.
title-defend = Migliora le difese: un lavoro
title-heal = Raduna le truppe: cura un esercito
effect-repair = Una Breccia in meno vale 100; ora { $strength }.
effect-fortify = +100 mura e +1 rendita, finché la città non torna neutrale.
effect-heal = { $tokens } { $tokens ->
    [one] Perdita
   *[other] Perdite
} su { $troops } uomini; ognuna ne toglie 100.
title-target = { $event }: chi o che cosa colpisce?
title-cancel = { $event } ti colpisce: lo annulli?
title-pledge = { $event }: prometti Fede per annullarlo?
title-event = { $event }
step-drawn = Pescato
step-target = Bersaglio
step-cancel = Si annulla?
step-effect = Effetto
tally-cancel = Fede promessa, su { $all }
tally-faith = Fede di { $seat }
effect-raid = Di ogni posta si perde metà, per eccesso.
effect-strike = { $owner } perde { $income } { $income ->
    [one] Corona
   *[other] Corone
 } alla prossima Tassazione.
effect-spy = Vedi la sua mano e prendi { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
 }.
effect-bribe = Al doppio della paga, se poi lo vuoi.
effect-refresh = Di nuovo pronto.
effect-doom = Se muore è fuori dal gioco.
effect-cancelled = L’Evento non ha effetto.
harm-crowns = Perdi { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
 }.
harm-votes = Perdi { $votes } Voti.
harm-noble = { $event }: tocca a { $noble }.
harm-city = { $event }: tocca a { $city }.
harm-nation = In ogni tuo esercito diserta una carta: { $nation }.
effect-pledge = Ne mancano { $missing }; si paga solo se si raggiunge il costo.
effect-troop = { $troop }: { $strength } uomini, paga { $wage }.
effect-winds = Sbarca subito e non è esausto.
effect-dismiss = Tornano nel mazzo; risparmi { $wage }.
target-dismiss = { $troop } di { $noble }
note-saved = risparmia { $crowns }
spread-dismiss = Chi congedi?
title-unrest = Malcontento: { $nation }. Chi tieni?
warn-short = Mancano { $crowns } Corone.
done-wages = Paghi { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
 }.
title-comply = { $law }: paghi o rifiuti?
title-wages = Paghe: paga i tuoi mercenari
help-wages = Le Truppe Regolari sono pagate. Chi non è pagato diserta; per le truppe del Cerchio sotto 450 non si deve nulla.
title-hire = Reclutamento: chi assumi?
help-hire = Il prezzo è la paga. Tuoi Stemmi sulla Tabella: { $markers }. Più carte di una nazione vogliono uno Stemma ciascuna.
idle-hire = Riprendi lo Stemma e non assumi nessuno.
effect-hire-pass = Riprendi lo Stemma.
effect-hire = { $strength } uomini, paga { $wages } ogni volta; { $markers ->
    [one] uno Stemma
   *[other] { $markers } Stemmi
}.
title-recall = Quale altro Stemma riprendi?
help-recall = Ogni altra carta della stessa nazione vuole uno Stemma; quelli a destra scelgono dopo.
effect-recall = Si lascia lo spazio { $spot }.
title-station = A chi vanno { $troop }?
help-station = A un Nobile in una tua città, alla Fortezza o fuori mappa; o alla Fortezza.
effect-station = { CAP(IN($area)) }.
effect-station-off = Fuori mappa; rientra nella Gestione.
title-royal = A chi va { $troop }?
help-royal = L’Armata del Re: Truppe Regolari, perdute solo con la corona.
title-watch = Rivolte: quale città si controlla ora?
help-watch = Una città senza un tuo Nobile si rivolta con una carta su quattro ({ $share } %).
effect-watch = Per tenerla in caso di rivolta: 1 Fede o { $cost } Corone.
title-revolt = Rivolta { A($city) }!
help-revolt = Paga, o la città torna neutrale.
effect-quelled = La città resta tua.
effect-lose-city = Torna neutrale: −{ $income } rendita, −1 Prestigio a ogni Gestione.
title-rebuild = Rimetti la tua Fortezza
help-rebuild = In una regione senza città, Nobili o Fortezze altrui.
title-heir-back = Restituisci l’erede di { $noble } { A($seat) }?
help-heir-back = Senza erede il Nobile non rientra.
effect-hold = Il Nobile di { $seat } resta fuori.
effect-give-up = Il Nobile di { $seat } rientra.
title-regroup = Riordina le tue truppe
help-regroup = Fra Nobili fuori mappa, dalla Fortezza a loro, e dentro una regione. Poi i Nobili rientrano.
done-regroup = Poi rientrano i Nobili con truppe.
effect-regrouped = Le truppe restano così.
title-return = Dove rientra { $noble }?
help-return = Con { $strength } uomini, alla Fortezza o in una tua città non assediata.
effect-return-city = Presidia una città: niente rivolta.
effect-return-home = Alla tua Fortezza.
effect-gift = Le Corone passano subito; le promesse non vincolano.
effect-hand-heir = Chi tiene l’erede decide se il Nobile rientra dopo la morte.
effect-kill-heir = Il Nobile non ha più erede.

effect-abstain = I tuoi Voti restano tuoi.
effect-commit = Dei tuoi { $votes }. Quelli impegnati sono spesi, chiunque vinca; gli altri ne hanno { $others } insieme.
effect-name = Va al Barone con più Voti.
effect-name-harm = Colpisce il Barone con più Voti.
effect-yes = Si esegue se i sì sono di più.
effect-no = Si scarta se i no sono di più.
stake-crowns = Corone di { $seat }
stake-works = Città di { $seat } riparate
stake-nothing = niente
stake-alike = uguale per tutti
stake-anybody = propone chi è estratto
stake-proposes = propone una mozione
stake-barred = non può essere scelto
stake-purse = Corone { $before } → { $after }
stake-each-taxation = { $more ->
        [1] +{ $count }
       *[other] −{ $count }
    } { $count ->
        [one] Corona
       *[other] Corone
    } a ogni Tassazione
stake-each-wages = { $more ->
        [1] +{ $count }
       *[other] −{ $count }
    } { $count ->
        [one] Corona
       *[other] Corone
    } a ogni fase delle Paghe
stake-repaired = { $count ->
        [one] una città riparata
       *[other] { $count } città riparate
    }
stake-calm = { $count ->
        [one] un controllo di rivolta in meno
       *[other] { $count } controlli di rivolta in meno
    }
stake-truce = { $count ->
        [one] una città al sicuro dagli assedi
       *[other] { $count } città al sicuro dagli assedi
    }
stake-office = +{ $men } truppe a un Nobile
stake-no-noble = nessun Nobile può averlo
stake-chairman = diventa Presidente
stake-stays-chairman = resta Presidente
stake-head = Fede { $before } → { $after }, Capo della Chiesa
stake-stays-head = Fede { $before } → { $after }, resta Capo
stake-fourth = una quarta Carica: ne lascia una
stake-away = +{ $count } Corone a ogni Tassazione, ma niente Assemblee
stake-speaker = +{ $count } Voti a ogni Assemblea
stake-legate = +{ $count } Fede a ogni Assemblea
stake-warden = può ignorare una rivolta a ogni Gestione
stake-cheaper = i Mercenari costano { $count } in meno
stake-town = prende { $city }
stake-towns = prende una di { $count } città
stake-disarmed = perde { $troop }
stake-troops = perde una di { $count } carte Mercenari
stake-lifted = partecipa di nuovo dalla prossima Assemblea
stake-law-ends = la Legge finisce
stake-repealed = perde la carta
turn-gains = guadagna
turn-loses = perde
turn-neither = come prima
table-assembly = L’Assemblea: chi guadagna e chi perde
column-baron = Barone
column-turn = Guadagna o perde
column-stake = Se è approvata, o se tocca a lui
title-commit = { $agenda }: quanti Voti, in segreto?
title-ballot = { $agenda }: quanti Voti, e come?
title-declare = { $agenda }: come usi i tuoi Voti?
title-tie = { $agenda }: parità, decidi tu
idle-votes = Non ne impegni.
tally-votes = Voti di { $seat }
tally-for = Per { $seat }
tally-yes = Sì
tally-no = No
step-motions = Mozioni
step-order = Ordine
step-votes = Voti
motion-lift = revocare il bando di { $to_seat }
motion-repeal = scartare { $what }
motion-forbid = { $what }
motion-resolve = «{ $what }»
motion-postpone = rinviare l’Assemblea
help-motion-lift = Il bando è revocato; partecipa di nuovo dalla prossima Assemblea.
help-motion-postpone = L’Assemblea finisce subito; le altre Agende restano per la prossima.
help-motion-forbid = Vincola tutti fino alla fine della prossima Assemblea; chi lo infrange è bandito.
help-motion-resolve = Si scrive; nulla lo impone.
title-order = In quale ordine si votano le Agende?
help-order = I Voti si spendono un’Agenda dopo l’altra.
effect-order = Prima { $agenda }.
title-appoint = Chi presiede per te?
help-appoint = Non partecipi. Ordina le Agende e decide le parità.
effect-appoint = Ha { $votes } Voti.
title-write = Quanti Voti per ogni Agenda?
help-write = Scrivete insieme; quelli impegnati sono spesi.
done-write = { $votes } Voti scritti.
spread-write = Voti per Agenda
title-propose = La tua Mozione privata: che cosa proponi?
effect-propose-none = La carta si scarta.
title-accept = { $agenda }: accetti o rifiuti?
effect-accept = Si esegue.
effect-refuse = Non per te; ma sei bandito: niente Assemblee né Voti lì.
effect-refuse-again = Non per te. Sei già bandito: nessun’altra pena.
title-charter = { $agenda }: quale città prendi?
title-disarm = { $agenda }: chi mandi via?
title-forgo = { $agenda } è la tua quarta Carica: quale lasci?
title-grant = { $agenda }: quale dei tuoi Nobili?
effect-grant = Il suo unico Ufficio.
effect-grant-instead = Al posto di { $agenda }, che si scarta.

## Titoli dei gruppi

group-stack1 = Pila I
group-stack2 = Pila II
group-stack3 = Pila III
group-battle = Battaglia
group-gain = Prendi
group-mark = Tabella dei Mercenari
group-gift = Corone
group-heir = Eredi
group-castle = Fortezza
group-motion = Mozioni
group-motion-repeal = Scarta ciò che è in vigore
group-motion-revive = Rivota ciò che fu scartato
group-own-cards = Di ogni Barone
group-neutral-cards = Neutrali
group-omen_red = Rossi: danneggiano chi li pesca
group-omen_green = Verdi: aiutano chi li pesca
group-omen_blue = Blu: possono toccare chiunque
group-private = Mozione privata
group-motions = Mozioni
group-law = Leggi
group-charge = Cariche
group-office = Uffici

## Tabelle

table-actions = Carte Azione
table-agendas = Agende
table-events = Eventi
table-fate = Carte Fato in battaglia
table-mercenaries = Mercenari
table-cities = Città
table-nobles = Nobili
table-expeditions = Spedizioni
table-phases = Fasi Speciali
table-track = Tabella dei Mercenari
table-missions = Missioni
column-card = Carta
column-copies = Copie
column-goes = Poi va a
column-event = Evento
column-colour = Colore
column-cancel = Fede per annullare
column-agenda = Agenda
column-where = Dove
column-result = Risultato
column-all = In tutto
column-unseen = Non viste da te
column-troop = Truppe
column-strength = Forza
column-wage = Paga
column-deck = Nel mazzo
column-offer = In offerta
column-city = Città
column-owner = Chi la tiene
column-printed = Stampata
column-now = Ora
column-income = Rendita
column-port = Porto
column-noble = Nobile
column-shape = Forma
column-office = Ufficio
column-expedition = Spedizione
column-spot = Spazio
column-x4 = 4×
column-x3 = 3×
column-x2 = 2×
column-x1 = 1×
column-news = Senza notizie
column-lost = Perduta
column-phase = Fase
column-cards = Carte
column-full = Si tiene a
column-fee = Prezzo
column-mission = Missione
goes-levy_taxes = Tassazione
goes-draft_soldiers = Paghe
goes-rally_support = Assemblea
goes-serve_the_church = una delle tre
goes-mobilize_forces = Paghe (mosso), Assemblea (combattuto)
goes-versatile_strategy = mano
goes-neutral = mazzo neutrale
not-cancelled = –
where-current = da votare
where-law = in vigore
where-held = { $seat }
where-office = { $noble } di { $seat }
where-discard = scartata
where-deck = nel mazzo
in-port = in porto
text-voyage = All’arrivo una carta Fato, due se benedetta. Senza notizie: attende. Perduta: le poste sono perse.
text-taxation = Ognuno prende la rendita delle sue città non assediate, +1 per ognuna fortificata, e quanto rendono le Cariche.
text-wages = Ognuno paga tutte le sue carte Truppa: le Regolari finché può, i mercenari o disertano.
text-assembly = Chi partecipa prende 1 Voto e 1 per ogni città del regno; poi si votano le Agende.
text-draft = Dallo Stemma più a sinistra ognuno assume dall’offerta al prezzo della paga.
razed = saccheggiata
neutral = neutrale
of-seat = { $seat }
yes = sì
no = no
none = –
free = libero
closed = non con così pochi Baroni
shape-star = ★ Stella
shape-square = ■ Quadrato
shape-triangle = ▲ Triangolo
shape-circle = ● Cerchio

## Perché no, con i numeri

why-WK-SIE-01 = { $force } non superano { $defence }.
why-WK-BAC-11 = Non con { $barons } Baroni.
why-WK-BAC-10 = Costa { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
 }.
why-WK-WAG-04 = Le paghe sono { $crowns } Corone: congeda qualcuno.
why-WK-DFT-04 = Costa { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
 }.
why-WK-OFB-05 = Vanno scartate { $count } carte.
why-WK-GEN-04 = Costerebbe { $crowns } { $crowns ->
    [one] Corona
   *[other] Corone
 }.

## Parole per le somme

name-crown = Corona
name-crowns = Corone
name-votes = Voti
name-faith = Fede
name-walls = mura
name-breaches = Brecce
name-commander = Comandante
name-neutral = neutrale
name-source-kingdom = Città del regno
name-source-cities = Città, turno per turno
name-source-crown = La corona
name-source-missions = Missioni
name-4x = quattro volte la posta
name-3x = tre volte la posta
name-2x = due volte la posta
name-1x = la posta
name-text-levy_taxes = Prendi 1 Corona per ogni regione con un tuo Nobile; i simboli di porto non contano.
name-text-draft_soldiers = Metti gratis uno Stemma su uno spazio libero della Tabella dei Mercenari.
name-text-rally_support = Prendi 2 Voti. Se ne hai più di ogni altro Barone diventi Presidente, se non sei bandito.
name-text-serve_the_church = Prendi 1 Fede. Se ne hai più di ogni altro Barone diventi Capo della Chiesa.
name-text-mobilize_forces = Scegli una regione: vi entrano Nobili, poi una battaglia se vuoi. Chi si è mosso o ha combattuto è esausto.
name-text-versatile_strategy = Una sola cosa: 2 Corone, Voti, la mossa di un Nobile, una battaglia, uno Stemma a pagamento. Torna in mano.
name-text-important_event = Il Capo della Chiesa dice chi pesca l’Evento. Rosso a un altro, o verde per sé, gli costa 1 Fede.
name-text-fund_expeditions = Il Presidente può iniziare una spedizione; tutti possono metterci fino a 5 Corone. Quelle in corso avanzano; sullo spazio 3 si risolvono.
name-text-upgrade_defenses = A turno: ripara un luogo, 2 Corone per Breccia, o fortifica una città per 4 Corone.
name-text-muster_troops = A turno: rimuovi Perdite da un esercito, 2 Corone ciascuna.
name-text-uncertain_times = Si rimescola tutto il mazzo del Fato.
name-text-AG-PM = Un Barone indicato da una carta Fato può proporre: revocare il bando di un altro, scartare una Legge, Carica o Ufficio, rinviare l’Assemblea, o rivotare un’Agenda scartata.
name-text-AG-M07 = Il Barone scelto diventa subito Presidente dell’Assemblea. Chi è bandito non può essere scelto.

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

## Chi gioca per i bot: nome, stemma, e come

bot-seneschal_conqueror = Il Conquistatore
    .arms = Di rosso, alla spada d’oro in palo
    .says = Vuole ciò che è degli altri, e assalta le mura già con tre probabilità su cinque.
bot-seneschal_besieger = L’Assediatore
    .arms = D’argento, alla torre di nero tra due scale
    .says = Si accampa davanti a una città e aspetta; assalta quando poco può andar male.
bot-seneschal_politician = Il Politico
    .arms = Partito d’oro e d’azzurro, alla chiave dell’uno nell’altro
    .says = Combatte in Assemblea: voti, cariche, e mozioni contro chi è in testa.
bot-seneschal_prelate = Il Prelato
    .arms = Di porpora, al pastorale d’argento
    .says = Serve la Chiesa, raccoglie Fede e ne vorrebbe la guida.
bot-seneschal_merchant = Il Mercante
    .arms = Di verde, a tre bisanti d’oro
    .says = Prima le corone: spedizioni, tasse, e nessuna lite che costi più di quanto rende.

## Perché un bot risponderebbe così

reason-worth = Da qui alla fine vale circa { $points } di Influenza.
reason-field = Li uccidi o li scacci con una probabilità del { $percent } %.
reason-rival = { CAP($seat) } è un rivale da tenere a freno.
reason-siege-falls = Il tuo assedio è di un turno precedente: il luogo cade ora, senza battaglia.
reason-siege-begins = Cade al prossimo turno se l'assedio regge, e fino ad allora non rende nulla a nessuno.
reason-assault = Cade con una probabilità del { $percent } %; la tua forza muore con una del { $dies } %.
reason-city = { CAP(IL($place)) } è di nessuno e da qui alla fine darebbe circa { $points } di Influenza.
reason-city-of = { CAP(IL($place)) } da qui alla fine darebbe circa { $points } di Influenza, contando quel che perde { $owner }.
reason-keep = La fortezza di { $owner }: circa { $points } di Influenza, con la città e le corone che ne vengono.
reason-guard = Lì una tua città è senza Nobile: la guarda da rivolte e scorrerie.
reason-leaves = Quel che si lascia alle spalle vale solo circa { $points } di Influenza.
reason-free-to-go = Dove sta non serve.
reason-post-city = Con forza { $troops } e il comandante supera mura da { $walls }.
reason-better-prospect = Con loro il suo miglior bersaglio vale circa { $points } di Influenza in più.
reason-phase = La fase ti rende circa { $mine } di Influenza, agli altri { $theirs } in media.
reason-cards-back = { $count ->
    [one] Lì c'è una tua carta, che torna in mano quando la fase si svolge.
   *[other] Lì ci sono { $count } tue carte, che tornano in mano quando la fase si svolge.
}
reason-spare = Pagati i soldi alle truppe ti { $crowns ->
    [one] resta { $crowns } corona
   *[other] restano { $crowns } corone
}.
reason-troops = Sono { $troops } di forza in più.
reason-pays-back = In media rende { $rate } corone per ognuna che si punta.
reason-exposed = A una mossa { DA($place) } sta un nemico che potrebbe prendere la città.
reason-event = L'Evento ti costerebbe circa { $lost } di Influenza; la Fede che ci vuole vale { $price }.
reason-keep-city = La città può ancora dare { $points } di Influenza.
reason-agenda-mine = Ti porterebbe circa { $points } di Influenza.
reason-agenda-for = Porterebbe { A($seat) } circa { $points } di Influenza.
reason-attacker = { CAP($seat) } ne uscirebbe più forte.
reason-wanted = Quel luogo potresti prenderlo tu: circa { $points } di Influenza.
reason-at-mine = La strada finisce davanti a qualcosa di tuo.
reason-harmless = Non ti costa nulla, e i favori si ricordano.
reason-accept-accept = Rifiutare vuol dire restare fuori dall'Assemblea, e costa di più.
reason-accept-refuse = Costa più che mancare alle Assemblee che restano.
reason-allocate = Le carte fanno venire le fasi: le tasse quando le tue città rendono bene, il soldo quando gli altri devono di più, l'Assemblea quando hai i Voti.
reason-appoint = Sul seggio sta chi lo dà o il più debole: chi presiede decide i pareggi.
reason-assign = Le truppe più forti vanno a pochi Nobili, che così assediano subito; un po' resta di guardia.
reason-ballot = Appena sopra quel che probabilmente mette il più deciso degli altri, e nulla dove c'è poco in gioco.
reason-bless-bless = Gran parte della posta è tua, e la Fede per farlo c'è.
reason-bless = La Fede è poca, e poca della posta è tua.
reason-cancel = Fede si paga solo per Eventi che costano più di essa.
reason-charter = La città libera che rende di più.
reason-commit = Appena sopra quel che probabilmente mette il più deciso degli altri; il resto si tiene per Agende migliori.
reason-comply-refuse = Sei già fuori dall'Assemblea, o non ce n'è più una da perdere: rifiutare non costa nulla.
reason-comply = Le corone tornano; un bando dall'Assemblea resterebbe.
reason-consent-yes = Colpisce il rivale più pericoloso, e il luogo non tocca a te prenderlo.
reason-consent-no = Aiuterebbe un rivale, o prenderebbe quel che vuoi tu.
reason-declare = Per un dono si vota per sé, per un danno per il rivale che ne soffre di più, se no per quel che porta a te meno quel che porta agli altri.
reason-defend-none = Nessun tuo muro è così in pericolo da valere le corone.
reason-defend = Le mura valgono il prezzo dove un nemico è vicino.
reason-force = In battaglia vanno tutti; a un assedio quanti bastano, così gli altri restano freschi.
reason-forgo = L'incarico che d'ora in poi rende di meno.
reason-fund = Quanto permettono probabilità e borsa; nulla se prima della fine non si rivede.
reason-grant = Le sue truppe vanno al Nobile a cui servono di più.
reason-heal-none = Ora nessuna ferita vale le corone.
reason-heal = Quello le cui prospettive ne guadagnano di più.
reason-hire-hire = Le truppe prendono le città che decidono la partita, finché si può pagare anche il loro soldo.
reason-hire = Quel che c'è non vale il prezzo e il soldo che verrà.
reason-mark = Chi sta più a sinistra sul tracciato sceglie per primo quando viene la Leva.
reason-mark-decline = Truppe che arrivano dopo l'ultimo Mantenimento non servono.
reason-mobilize-halt = Nulla a portata vale più di quel che si lascerebbe.
reason-mobilize-decline = Nulla a portata vale più di quel che si lascerebbe.
reason-mobilize = Le città contano a ogni Mantenimento: il meglio è quel che si prende prima e si tiene più a lungo.
reason-omen = Le cattive nuove al rivale che ne soffre di più, le buone al più debole, se non a te.
reason-order = Quel che vuoi di più viene per ultimo, quando gli altri hanno speso i Voti.
reason-passage-yes = Una strada non ti costa nulla finché non finisce alla tua porta.
reason-passage-no = Arriverebbe dove sei, o dove vuoi andare tu.
reason-plan = Prima gli assedi maturi, presto i segnalini, i nuovi assedi quando nessuno può più rispondere.
reason-pledge = Tutto quel che manca o niente: meno sarebbe sprecato se gli altri non seguono.
reason-post = Ciascuno dove può subito assediare una città libera; chi non può aspetta in un porto.
reason-propose = Una mozione che ti giova o colpisce chi è in testa, se c'è; una vecchia Agenda che vinceresti.
reason-propose-none = Nessuna mozione ti porterebbe qualcosa che valga i Voti.
reason-regroup-shift = Le truppe vanno al Nobile a cui mettono a portata il miglior bersaglio.
reason-regroup = Ciascuno ha quel che gli serve; chi dà le ultime truppe non serve più.
reason-return = Dove c'è più a portata, o dove manca una guardia.
reason-revolt = Il modo meno caro di tenere la città.
reason-revolt-lose_city = La città costa più di quanto può ancora rendere.
reason-site = Tra città libere e vicino a un porto, lontano dalle altre fortezze.
reason-station = Dove le nuove truppe aprono il miglior bersaglio.
reason-take-on = Qui non c'è nulla da levare per la marcia.
reason-take = In marcia verso il nemico prende quel che qui si può levare.
reason-target = Il danno va al rivale dove più ti giova, i doni ai tuoi dove fanno di più.
reason-tie = I pareggi si decidono come si vota: per quel che porta a te, meno quel che porta agli altri.
reason-use = Una battaglia o una mossa se ne vale la pena; se no un segnalino, Voti o corone.
reason-voyage-none = Senza corone d'avanzo, o vicino alla fine, quel che si punta può non tornare.
reason-voyage-start = La spedizione che rende di più tra quelle che si possono iniziare.
reason-watch = Prima la città più preziosa, finché c'è di che pagare.
reason-winds-pass = Nessun porto a portata vale il viaggio.
reason-winds = Arriva riposato e può ancora combattere in questo turno.
reason-write = I Voti vanno all'Agenda dove per te c'è più in gioco.
reason-serve = La Fede allontana gli Eventi, e chi ne ha di più decide chi li subisce.
reason-levy = Corone che non costano nulla.
reason-rally = Voti che non costano nulla, e con il massimo anche il seggio.
reason-raze-keep = Una città dà Influenza a ogni Mantenimento: vale più delle sue corone.
reason-raze = Non si può tenere: si prende quel che vale.
reason-wages-done = I Mercenari pagati restano; le corone ci sono.
reason-wages = Chi non puoi pagare è meglio congedarlo che perderlo.
reason-discard = Si tengono le carte Fato che più giovano a questa battaglia.
reason-ability = L'abilità serve ora e non costa nulla.
reason-casualty = Dove una perdita fa meno male.
reason-command = Il comandante la cui abilità giova di più.
reason-captain = Un capitano a doppio soldo conviene solo se le corone abbondano.
reason-cede = La città che rende di meno.
reason-volunteers = Truppe senza prezzo sono benvenute.
reason-rebuild = Senza fortezza nulla conta: torna subito.
reason-recall = Il segnalino che sceglierebbe per ultimo.
reason-lose = I Mercenari che valgono di meno.
reason-desert = I Mercenari che valgono di meno.
reason-retreat = Nell'area sicura più vicina, da cui può combattere ancora.
reason-royal = Dove l'Esercito del Re ti minaccia di meno.
reason-heir_back = Un erede vale più come merce di scambio che regalato.
reason-disarm = Le truppe che valgono di meno.
reason-unrest_pay = Chi costa più di quel che può ancora fare si congeda.
reason-miracle = Fede per quel che costerebbe di più.
