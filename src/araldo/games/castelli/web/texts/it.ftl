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

card-king_3 = Segna subito 3 punti vittoria.
card-king_4 = Segna subito 4 punti vittoria.
card-king_5 = Segna subito 5 punti vittoria.
card-robber = Prendi 1 argento da ogni altro giocatore.
card-steward = Nel turno di un altro: gira la tessera appena piazzata.
card-bandits = Prendi fino a 2 argento da ogni altro giocatore.
card-count = Costruisci un castello in un’area di grano.
card-traitor = Paga 1 argento a un giocatore e prendi una sua carta a caso.
card-countess = Costruisci un castello in un’area di legno.
card-master_builder = Costruisci un castello; 1 argento per ogni risorsa che manca.
card-robber_baron = Prendi metà dell’argento che è nella miniera.
card-peasant = Fonda un villaggio in un ottagono libero.
card-duke = Fonda una città in un ottagono libero.
card-abbot = Sovracostruisci con 1 di ogni risorsa invece di 2.
card-guard = Un avversario non sovracostruisce il tuo castello.
card-army_of_knights = Sovracostruisci anche senza più punti araldici.
card-arsonist = Brucia una città qualsiasi.
