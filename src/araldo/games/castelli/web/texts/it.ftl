# Parole della plancia disegnata che nient'altro dice.

board-name = La plancia di Castelli
turn-of = Turno { $turn } di { $turns }
mine-holds = Miniera d’argento: { $silver } cubi
deck = Mazzo: { $cards }
score-track = Segnapunti
resource-tracks = Indicatori delle risorse
vp = PV
castles-left = Castelli rimasti
cards = Carte
silver = Argento
your-hand = Le tue carte
no-cards = Nessuna carta in mano.
held-tile = Tessera in mano
active = è di turno
influence = { $colour } { $points }
facing = { $count ->
        [0] Tutte le sue tessere sono scoperte
        [one] { $count } tessera ancora coperta
       *[other] { $count } tessere ancora coperte
    }
nobody = ancora nessuno
state-valued = Valutata
state-closed = Chiusa senza valore
settlement-town = Città: { $vp } PV a un castello nella sua riga o colonna
settlement-village = Villaggio: { $vp } PV a un castello nella sua riga o colonna
turn-it = Come si orienta la tessera?
take-up = Mostra sulla plancia
put-back = Rimetti la carta
target-many = { $count } posti
sell = Vendi
castle-of = Castello di { $owner }
castle-over = Castello di { $owner }, sopra uno di { $under }
rights = una carta nel tuo turno; la vendita in ogni momento
dock-tile = Tessera
dock-cards = Carte { $count }
play = Gioca
turn-with-it = Gira la tessera
why-not = Perché non ora?
