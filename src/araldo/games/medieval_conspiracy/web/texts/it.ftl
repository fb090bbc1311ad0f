# Parole della plancia disegnata che nient'altro dice.

board-name = La mappa dell’Impero
phase-setup = Prima della partita
phase-income = Introiti
phase-event = Eventi
phase-fate = Destino
phase-movement = Movimento
phase-action = Azioni
phase-end = Fine del turno
turn-n = Turno { $turn }
over = La partita è finita
north-sea = Mare del Nord
baltic = Mar Baltico
adriatic = Adriatico
poland = Polonia
hungary = Ungheria
france = Francia
lombardy = Lombardia
legend-secular = Feudo profano
legend-church = Feudo di Chiesa
legend-elector = Elettore profano
legend-elector-church = Elettore di Chiesa
legend-city = Città dell’Impero
legend-castle = Castello
legend-monastery = Monastero
legend-relic = Reliquia
legend-preacher = Predicatore
legend-road = Rotta commerciale
kind-secular = Feudo profano
kind-church = Feudo ecclesiastico
kind-elector = Elettorato profano
kind-elector-church = Elettorato ecclesiastico
neutral = Neutrale
owned-by = Di { $owner }
not-in-play = Fuori dal gioco
ruler-dead = Il suo signore è morto
knights-n = { $count ->
        [one] { $count } cavaliere
       *[other] { $count } cavalieri
    }
mercenaries-n = { $count ->
        [one] { $count } mercenario
       *[other] { $count } mercenari
    }
from-here = { $what } { DA($place) } a …
put-down = Lascia
place-knight = Il tuo cavaliere: scegli un tuo feudo
place-mercenary = Un mercenario: scegli un tuo feudo
placed-so-far = Posti: { $list }
begin-again = Da capo
card-taken = { $card }: scegli dove

electors = I sette Elettori
votes-of = { $owner } controlla { $count ->
        [one] { $count } Elettore
       *[other] { $count } Elettori
    }
no-holder = nessuno
held = di { $owner }
voted = qui vota { IL($master) } di { $owner }
to-depose = { $count } per deporre l’Imperatore

families = Famiglie
your-hand = Le tue carte Azione
no-cards = Nessuna carta in mano.
tracks = Tracciati
track-income = Introito
track-faith = Maestro della Fede: reliquie
track-war = Maestro della Guerra: valore delle truppe
track-trade = Maestro del Commercio: introito dei commerci
income = Introito per turno
ducats = Ducati
hidden-ducats = Ducati: nascosti
bid-standing = { $amount } impegnati in un’offerta
heirs-secular = Eredi in educazione profana
heirs-church = Eredi in educazione ecclesiastica
cards = Carte in mano
prisoners = Prigionieri
knights-left = Cavalieri nella riserva
mercenaries-left = Mercenari nella riserva
banned = Al bando
active = Giocatore Attivo
active-short = attivo
take-up = Mostra sulla mappa
put-back = Rimetti la carta
places-n = { $count } luoghi
discard = Scarta
levy = In cambio un mercenario

herald = Che cosa succede
about-setup = Le famiglie prendono i feudi, schierano le truppe e dividono gli eredi.
about-income = Ognuno incassa da feudi, strade, edifici e carte Maestro.
about-event = Le carte Evento del turno vanno all’asta una per una, al miglior offerente.
about-fate = Ognuno tira il Destino: muore un signore o nasce un figlio.
about-movement = Sotto la Pace ognuno muove le truppe fra i propri territori.
about-action = Ognuno pesca una carta Azione e può giocare carte.
about-end = Si riscattano i prigionieri; la famiglia seguente diventa Giocatore Attivo.
auction = Asta
auction-events = Carte Evento di questo turno
lot-lord = Feudo vacante: { IL($land) }
lot-bishop = Seggio vescovile { DI($land) }
lot-elector = Elettorato { DI($land) }
lot-fief-text = L’erede del miglior offerente ne sarà il signore.
lot-elector-text = Il miglior offerente diventa Elettore: un voto, { $glory } Gloria.
high-bid = { $amount } ducati
no-bid = Nessuna offerta
least-bid = Da { $amount } ducati
bidding = sta per offrire
to-bid = Offre { $owner }
still-in = ancora in asta
passed = fuori
bid-n = Offri { $amount }
still-to-come = Poi:
war-text = { $leader } attacca; { $defender } difende.
war-neutral = { $leader } attacca; nessuno difende.

battle-of = Battaglia: { $land }
war-of = Guerra per { IL($land) }
round-n = Scontro { $round }
before-battle = Prima della battaglia
attack = Attacco
defence = Difesa
reserve = Riserva
front = Fronte
support = Supporto
empty-place = Posto libero
hits = { $hits ->
        [0] illeso
        [one] { $hits } colpo
       *[other] { $hits } colpi
    }
how-battle = Ogni truppa al fronte tira due dadi: con { $hit } o più un colpo, con { $double } o più due. Caduto il fronte, avanza il supporto.
how-hits = Un mercenario cade con { $mercenary } colpi; un cavaliere è catturato con { $captured } e muore con { $killed }.
bonus-castle = Castello: attaccanti { $n }
bonus-relic = Reliquia: difensori +{ $n }
bonus-preacher = Predicatore: difensori +{ $n }
bonus-forging = Arte della Forgiatura: +{ $n }
bonus-hostler = Stalliere: cavalieri +{ $n }
bonus-knight = Cavaliere contro mercenario: +{ $n }
retreat-these = Scegli le truppe che si ritirano, poi conferma. Un dado può ancora ferirle.
strike-these = Scegli un mercenario nemico.
line-up-here = Schiera: scegli chi sta dove.
leaves = si ritira

moment-death-lord = È morto il Lord { DI($land) }
moment-death-bishop = È morto il Vescovo { DI($land) }
moment-death-text = Prima la famiglia e i Diritti di Successione, poi l’asta: chi regnerà?
moment-elector = È morto l’Elettore { DI($land) }
moment-emperor = L’Imperatore è morto!
moment-emperor-text = Gli Elettori scelgono. Se nessun giocatore è eletto, l’Impero cade nell’anarchia.
moment-claims = Pretendenti:
moment-bribe = { $total } ducati offerti perché il feudo resti a chi li paga.
moment-fate = Destino: { $owner } ha tirato { $roll }
moment-fate-text = 1–3: muore un signore. 4–5: un figlio. 6: gemelli.
moment-birth = Una nascita per { $owner }
moment-birth-text = L’erede va in educazione profana o ecclesiastica.
moment-stack = Carte giocate: l’ultima si risolve per prima
moment-ransom = { $captor } ha un prigioniero di { $owner }
moment-ransom-price = Riscatto: { $price } ducati

dock-now = Ora
dock-cards = Carte { $count }
dock-signs = Segni
dock-yours = Puoi rispondere con
dock-nothing = Nessuna tua carta risponde: non c’è nulla da decidere.
leads = offerta più alta
resolves-first = si risolve per prima
resolves-later = si risolve dopo
no-troops = Nessuna truppa

# -- marce
your-troops = Le tue truppe
march-from = { CAP(DA($place)) }: clicca dove vanno
march-how = Clicca una terra con tue truppe, poi la terra dove vanno: a qualsiasi distanza, ogni uomo una volta. Sotto: ogni tua terra, con i nemici accanto.
march-back = Ritira la marcia da { $from } a { $to }
was-n = prima { $count }
nobody-near = nessuno accanto
knights = Cavalieri
mercenaries = Mercenari
fewer = Meno
more = Più
chances = Che cosa può venirne

# -- la sala e le famiglie
dock-hall = Elezione
dock-family = Famiglie
seals = sigilli
needs = che cosa serve
how-elected = Più voti, poi gloria, poi elettorati propri, poi il Maestro più alto. Un segno sul sigillo: voto di un Maestro.
lands-held = terre
rulers-exposed = sovrani che possono morire
nobody-exposed = nessuno
