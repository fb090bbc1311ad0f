# Parole della plancia disegnata che nient'altro dice.

board-name = La mappa della Cristianità
course = Lo svolgimento della partita
dynasties = Dinastie
crusade-track = La via di Gerusalemme
when = Era { $era } di { $eras }, Round { $round }
turn-n = Turno { $turn }
over = La partita è finita
phase-setup = Prima della partita
phase-draw = La Pesca d’Era
phase-dynasty = Fase Dinastia
phase-plot = Fase Complotto
phase-turn = Fase Azione
phase-upkeep = Mantenimento
about-setup = Le dinastie prendono posto.
about-draw = Ognuno pesca otto Carte Azione coperte, scegliendo solo i mazzi.
about-dynasty = Un matrimonio o un’adozione a testa, poi i titoli; si possono proporre scambi.
about-plot = Ognuno sceglie in segreto due Carte Azione.
about-turn = Una carta a testa, a turno: prima una delle sue azioni, poi il suo evento.
about-upkeep = Si pagano le truppe, i sovrani invecchiano.
independent = Indipendente
not-in-play = Non in questa partita
held-by = Di { $owner }
duchy-of = Ducato di { $name }
duke-of = regge { $land }
pact-with = Patto con { $owner }
suitor = Pretendente
piece-knight = Cavaliere
piece-foot = Fante
piece-castle = Castello
piece-duke = Duca o Duchessa
piece-unrest = Ribellione
piece-harvest = Raccolto
piece-failure = Raccolto Fallito
piece-plague = Piaga
piece-over = Piaga finita
piece-pact = Patto
from-here = { $what } da { $place } a …
put-down = Lascia
doing-attack = Attacco
doing-annex = Annessione
doing-support = Sostegno
doing-marry = Matrimonio

family = Famiglia
siblings = Fratelli e sorelle del sovrano
no-ruler = Il trono è vuoto
role-ruler = { $sex ->
        [f] Regina
       *[other] Re
    }
role-spouse = coniuge del sovrano
role-child = { $sex ->
        [f] figlia
       *[other] figlio
    }
role-sibling = { $sex ->
        [f] sorella
       *[other] fratello
    }
role-in-law = per matrimonio
age-n = { $count } token Età
active = gioca ora
first-player = Primo Giocatore
gold = Oro
lands = Territori
castles = Castelli
cards-in-hand = Carte Azione in mano
bag = Sacchetto
bag-n = { $count } token nel sacchetto
face-down = Una carta coperta
tie-pact = Patto con { $other }
tie-war = Guerra con { $other }
tie-claim = Casus Belli contro { $other }
out = Fuori dalla partita
bag-empty = Il tuo sacchetto è vuoto.
no-cards = Nessuna carta in mano.
choose-one = Scegline una
legend = Legenda

check = La pesca dal sacchetto
needs = { $count ->
        [one] serve { $count } successo
       *[other] servono { $count } successi
    }
green = aiuta
red = nuoce
critical = qui vale il contrario
invested = { $gold } Oro investiti
bonus-draws = +{ $count } { $count ->
        [one] pesca
       *[other] pesche
    }
pledged = { $gold } Oro per il sabotaggio
before-draw = Il sacchetto è ancora chiuso.
draws-left = { $count ->
        [0] Il sacchetto si apre.
        [one] Una pesca.
       *[other] { $count } pesche.
    }
success = Successo
failure = Fallimento
close = Chiudi

moment-crisis = Crisi di Successione
moment-fallen = Una dinastia è caduta
moment-attack = Attacco: { $land }
moment-counter = Contrattacco: { $land }
moment-attack-text = Da { $from } contro: { $foe }
moment-contract = { $maker } e { $partner } trattano un matrimonio
moment-trade = { $maker } e { $partner } fanno uno scambio
deal-gives = offre { $gold } Oro
deal-takes = chiede { $gold } Oro
deal-peace = pace
deal-open = Ancora nessun termine.

outer-irish-sea = M. d’Irlanda
outer-norway = Norvegia
outer-sweden = Svezia
outer-prussia = Prussia
outer-epirus = Epiro
outer-morocco = Marocco
outer-algiers = Algeri
outer-tunis = Tunisi

dock = La mano e ciò che succede
tab-now = Adesso
tab-decks = Mazzi
tab-hand = Mano
tab-cards = Carte
head-now = Che cosa succede
head-decks = Che cosa c'è nei mazzi
head-hand = La tua mano
head-bag = Il tuo sacchetto, aperto solo a te
head-cards = Carte Sviluppo
track-draw = Pesca
track-dynasty = Dinastia
track-plot = Complotto
track-turn-1 = Turno 1
track-turn-2 = Turno 2
track-upkeep = Mantenimento
swap = inverti l'ordine
event-self = colpisce te
event-other = per un altro
event-crusade = evento di Crociata
by-gold = Probabilità secondo l'Oro
gold-n = { $gold } Oro
at-worst = { $chance } al peggio, dopo il sabotaggio
bag-own = Il tuo sacchetto, aperto solo a te. Verde riesce, rosso fallisce; tratteggiato: qui conta come il contrario.
bag-how = Le verifiche pescano da qui, e ciò che è pescato torna. Verde riesce, rosso fallisce; in alcune verifiche un attributo conta come il suo contrario.
card-own = tua
card-shown = scoperta
councillor = Consigliere
invention = Invenzione
deck-realm = Nascite, raccolti buoni e falliti, incendi, doni delle corporazioni.
deck-intrigue = Duelli, ricatti, veleno, calunnie, Ribellione.
deck-war = Diserzioni, febbri, incidenti di confine, tregue.
deck-tax = Rivolte, navi della peste, prestiti da rendere, tributi.
deck-crusade = Reliquie, bottino, assoluzioni, un vessillo sulle mura.
drawn-of = Carte: { $count } di { $total }
begin-with = Comincia da
titles = Titoli
holds = { $name } regge { $land }
ties = Patti e guerre
strategy = Automatica: { $plan }
strategy-how = Nessuno decide per lei: scopre la sua prima carta, fa la prima cosa possibile in quest’ordine, poi l’evento. Non tiene Oro e può sempre pagare.
sheet-of = Tutto su { $who }
