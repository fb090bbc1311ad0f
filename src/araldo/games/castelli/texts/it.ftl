## Che cosa si chiede a un giocatore

prompt-begin = Tocca a te. Scegli una tessera coperta da rivelare; prima puoi giocare una carta.
prompt-dilemma = Quale tessera piazzi: quella rivelata o quella che hai in mano? L’altra resta a te.
prompt-orient = Come orienti la tessera? Ogni scudo vale per l’area, o per l’icona sul bordo, verso cui è rivolto.
about-steward = { $seat } ha piazzato la tessera in { $space }: { $shields }.
prompt-steward = È stata appena piazzata una tessera. Giochi uno Steward per girarla in altro modo o passi?
prompt-build = Costruisci castelli o termina il turno. Un castello costa { $castle_price } legno + { $castle_price } grano + { $castle_price } roccia; una volta per turno { $buy_silver } cubi d’argento comprano una risorsa che non hai.
prompt-guard = Un avversario sta per sovracostruire un tuo castello. Giochi una Guardia per impedirlo o passi?
prompt-final_sale = Ultima occasione per vendere carte, a { $sale_silver } cubi d’argento l’una dalla miniera. Una carta non venduta vale { $card_vp } PV.
prompt-play = Nel tuo turno puoi giocare una carta.
prompt-sell = Puoi vendere carte a { $sale_silver } cubi d’argento l’una, presi dalla miniera.

## Che cosa si può rispondere. I messaggi con un suffisso dicono di più: lo prendono da ciò che il giocatore vede

option-reveal = Rivela la tessera in { $a1 }
option-reveal-at =
    Rivela la tessera in { $a1 } (riga { $row }, colonna { $column }{ $areas ->
        [0] { "" }
        [one] ; completa { $areas } area
       *[other] ; completa { $areas } aree
    })
option-place = Piazza la tessera { $a1 }
option-place-revealed = Piazza la tessera rivelata ({ $tile })
option-place-held = Piazza la tessera che hai in mano ({ $tile })
option-turn = Orientamento { $a1 }
option-turn-shown = { $shields }
option-steward = Gioca lo Steward: orientamento { $a1 }
option-steward-shown = Gioca lo Steward: { $shields }
option-pass = Passa
option-guard = Gioca la Guardia: il castello non viene sovracostruito
option-stop = Termina il turno
option-stop-sale = Non vendere altro

option-build = Costruisci un castello { $a1 }: { $vp } PV
option-build-buy = Costruisci un castello { $a1 }, comprando 1 unità di { $resource } per { $silver } cubi d’argento: { $vp } PV
option-build-card = Costruisci un castello { $a1 } con la carta { $card }: { $vp } PV
option-build-card-buy = Costruisci un castello { $a1 } con la carta { $card }, comprando 1 unità di { $resource } per { $silver } cubi d’argento: { $vp } PV
option-build-master =
    Costruisci un castello { $a1 } con la carta { $card }, pagando { $silver ->
        [one] { $silver } cubo d’argento
       *[other] { $silver } cubi d’argento
    } al posto di { $resources }: { $vp } PV
option-overbuild = Sovracostruisci il castello di { $owner } { $a1 } per { $price } di ogni risorsa: { $vp } PV
option-overbuild-buy = Sovracostruisci il castello di { $owner } { $a1 } per { $price } di ogni risorsa, di cui 1 unità di { $resource } comprata per { $silver } cubi d’argento: { $vp } PV
option-overbuild-card = Sovracostruisci il castello di { $owner } { $a1 } con la carta { $card } per { $price } di ogni risorsa: { $vp } PV
option-overbuild-card-buy = Sovracostruisci il castello di { $owner } { $a1 } con la carta { $card } per { $price } di ogni risorsa, di cui 1 unità di { $resource } comprata per { $silver } cubi d’argento: { $vp } PV

option-play = Gioca la carta { $a1 }
option-play-king = Gioca la carta { $a1 }: ottieni { $vp } PV
option-play-thieves =
    Gioca la carta { $a1 }: prendi { $silver ->
        [one] { $silver } cubo d’argento
       *[other] { $silver } cubi d’argento
    } agli altri
option-play-robber_baron =
    Gioca la carta { $a1 }: prendi metà della miniera, cioè { $silver ->
        [one] { $silver } cubo d’argento
       *[other] { $silver } cubi d’argento
    }
option-play-traitor = Gioca la carta { $a1 }: compra per { $traitor_silver ->
        [one] 1 cubo
       *[other] { $traitor_silver } cubi
    } d’argento una carta a caso da { $victim }
option-play-peasant = Gioca la carta { $a1 }: fonda un villaggio in { $a2 } (riga { $row }, colonna { $column })
option-play-duke = Gioca la carta { $a1 }: fonda una città in { $a2 } (riga { $row }, colonna { $column })
option-play-arsonist = Gioca la carta { $a1 }: brucia la città in { $a2 } (riga { $row }, colonna { $column })
option-sell = Vendi la carta { $a1 }
option-sell-for =
    Vendi la carta { $a1 } per { $silver ->
        [one] { $silver } cubo d’argento
       *[other] { $silver } cubi d’argento
    }

## Che cosa è successo

log-starts = Comincia { $seat }.
log-revealed = { $seat } rivela la tessera in { $space }: { $tile }.
log-revealed-hidden = { $seat } guarda la tessera in { $space }.
log-kept_tile = { $seat } piazza la tessera che aveva in mano e tiene quella rivelata.
log-placed = { $seat } piazza la tessera in { $space }: { $shields }.
log-steward = { $seat } gioca lo Steward e gira la tessera in { $space }: { $shields }.
log-drew = { $seat } pesca una carta{ $why ->
        [bonus] {" "}(dalla tessera)
        [edge] {" "}(dalla cornice)
        [stalls] {" "}(dal mercato)
       *[other] {""}
    }: { $card }.
log-drew-hidden = { $seat } pesca una carta{ $why ->
        [bonus] {" "}(dalla tessera)
        [edge] {" "}(dalla cornice)
        [stalls] {" "}(dal mercato)
       *[other] {""}
    }.
log-deck_empty = Il mazzo è esaurito: { $seat } non pesca nulla.
log-took_silver =
    { $seat } prende { $silver ->
        [one] { $silver } cubo d’argento
       *[other] { $silver } cubi d’argento
    } dalla miniera{ $why ->
        [bonus] {" "}(dalla tessera)
        [edge] {" "}(ricompensa della cornice)
        [sale] {" "}(per la carta venduta)
        [half] {" "}(la metà, col Brigante)
        [control] {" "}(per la maggiore influenza)
       *[other] {""}
    }.
log-paid_silver =
    { $seat } dà { $silver ->
        [one] { $silver } cubo d’argento
       *[other] { $silver } cubi d’argento
    } { A($to_seat) }.
log-spent_silver =
    { $seat } paga { $silver ->
        [one] { $silver } cubo d’argento
       *[other] { $silver } cubi d’argento
    } alla miniera{ $why ->
        [purchase] {" "}e compra 1 unità di { $resources }
        [instead] {" "}invece di: { $resources } (Capomastro)
        [fee] {" "}per il Traditore
       *[other] {""}
    }.
log-gained =
    { $amount ->
        [0] { $seat } ha già il massimo di { $resource }: { $lost ->
                [one] { $lost } unità perduta
               *[other] { $lost } unità perdute
            }
       *[other]
            { $lost ->
                [0] { $seat } ottiene { $amount } unità di { $resource }
                [one] { $seat } ottiene { $amount } unità di { $resource }; { $lost } unità perduta per mancanza di posto
               *[other] { $seat } ottiene { $amount } unità di { $resource }; { $lost } unità perdute per mancanza di posto
            }
    }{ $why ->
        [edge] {" "}(ricompensa della cornice).
       *[other] .
    }
log-valued =
    { $seats_n ->
        [0] La maggiore influenza { $area } è di un colore che nessuno gioca: nessuno ottiene nulla.
       *[other]
            { $share ->
                [0] Parità { $area } ({ $seats }): troppo poco da dividere.
               *[other]
                    { $seats_n ->
                        [one] { $seats } ha la maggiore influenza { $area }.
                       *[other] { $seats } sono pari { $area }: { $share } ciascuno.
                    }
            }
    }
log-closed = Nessuno ha influenza { $area }: nessun valore, per tutta la partita.
log-played = { $seat } gioca la carta { $card }.
log-bought_card = { $seat } compra una carta da { $victim }: { $card }.
log-bought_card-hidden = { $seat } compra una carta a caso da { $victim }.
log-founded = In { $octagon } sorge { $settlement }.
log-burnt = La città in { $octagon } brucia.
log-sold = { $seat } vende una carta: { $card }.
log-sold-hidden = { $seat } vende una carta.
log-built = { $seat } costruisce un castello { $place }: { $vp } PV (pagati: legno { $wood }, grano { $grain }, roccia { $rock }).
log-overbuild_announced = { $seat } vuole sovracostruire il castello di { $owner } { $place }.
log-guarded = { $seat } gioca la Guardia: in questo turno il castello { $place } non può essere sovracostruito.
log-overbuilt = { $seat } sovracostruisce il castello { $place }: { $vp } PV (pagati: legno { $wood }, grano { $grain }, roccia { $rock }).
log-price_lost = Il prezzo è pagato lo stesso da { $seat }: legno { $wood }, grano { $grain }, roccia { $rock }.
log-mine_valued =
    { $seats_n ->
        [0] Nessuno ha la maggiore influenza sulla miniera d’argento: il suo argento resta lì.
       *[other]
            { $share ->
                [0] Dalla miniera non c’è argento da prendere ({ $seats }).
               *[other]
                    { $seats_n ->
                        [one] { $seats } ha la maggiore influenza sulla miniera e ne prende tutto l’argento ({ $share }).
                       *[other] { $seats } sono pari sulla miniera: { $share } d’argento ciascuno.
                    }
            }
    }
log-majority = Più castelli di tutti intorno a { $octagon } ({ $settlement }): { $seats }.
log-scored = { $seat } ottiene { $vp } PV: { $why }.
log-result = { $seat }: { $vp } PV{ $sources_n ->
        [0] .
       *[other] , cioè { $sources }.
    }
log-won =
    { $seats_n ->
        [one]
            { $by ->
                [more_castles] Vince { $seats }: a pari punti ha più castelli.
               *[points] Vince { $seats } con più punti di tutti.
            }
       *[other] Vincono insieme { $seats }: pari punti e pari castelli.
    }

## Parole

bot-steward = Castaldo
name-red = Rosso
name-green = Verde
name-blue = Blu
name-yellow = Giallo

name-wood = legno
name-grain = grano
name-rock = roccia
name-silver = argento
name-card = carta
name-village = un villaggio
name-town = una città

name-king_3 = Re (3)
name-king_4 = Re (4)
name-king_5 = Re (5)
name-robber = Rapinatore
name-steward = Steward
name-bandits = Banditi
name-count = Conte
name-traitor = Traditore
name-countess = Contessa
name-master_builder = Capomastro
name-robber_baron = Brigante
name-peasant = Contadino
name-duke = Duca
name-abbot = Abate
name-guard = Guardia
name-army_of_knights = Esercito di Cavalieri
name-arsonist = Piromane

name-starting_tile = tessera di partenza conservata
name-majority = più castelli intorno a un insediamento
name-standing_castles = castelli non sovracostruiti
name-cards = carte rimaste in mano
name-resources = risorse rimaste

name-revealed = rivelata
name-held = in mano

name-points-castles = { $vp } per i castelli
name-points-kings = { $vp } per i Re
name-points-starting_tile = { $vp } per la tessera di partenza
name-points-majority = { $vp } per gli insediamenti
name-points-standing_castles = { $vp } per i castelli non sovracostruiti
name-points-cards = { $vp } per le carte
name-points-resources = { $vp } per le risorse
name-points-silver = { $vp } per l’argento

## Nomi composti: aree, posti per castelli, tessere e come giacciono

name-area-wood = nel legno di { $cell }
name-area-grain = nel grano di { $cell }
name-area-rock = nella roccia di { $cell }
name-area-market = nel mercato di { $cell }
name-area-mine = nella miniera d’argento
name-place-wood = nel legno di { $cell }
name-place-grain = nel grano di { $cell }
name-place-rock = nella roccia di { $cell }
name-place-wood-nth = nel posto { $number } del legno di { $cell }
name-place-grain-nth = nel posto { $number } del grano di { $cell }
name-place-rock-nth = nel sito { $number } della roccia di { $cell }
name-tile =
    { $card ->
        [yes]
            { $silver ->
                [0] valore { $value }, con una carta
                [one] valore { $value }, con una carta e { $silver } cubo d’argento
               *[other] valore { $value }, con una carta e { $silver } cubi d’argento
            }
       *[no]
            { $silver ->
                [0] valore { $value }
                [one] valore { $value }, con { $silver } cubo d’argento
               *[other] valore { $value }, con { $silver } cubi d’argento
            }
    }
name-tile-starting = tessera di partenza, valore { $value }
name-shields = { $north } a nord, { $east } a est, { $south } a sud, { $west } a ovest
name-shield-card = { $colour } (carta)

## La plancia nel terminale

board-letter-red = R
board-letter-green = V
board-letter-blue = B
board-letter-yellow = G
board-letter-wood = l
board-letter-grain = g
board-letter-rock = r
board-letter-market = m
board-letter-mine = $
board-letter-silver = $
board-letter-card = c
board-town = CITTÀ
board-village = vill.
board-mine = miniera
board-legend-land = Aree: l legno, g grano, r roccia, m mercato, con la resa (✓ valutata, × chiusa); bordo: $ argento, c carta
board-legend-castles = Castelli: r[ ] sito libero, r[R] castello di Rosso, r[B/R] castello di Blu sopra uno di Rosso
board-legend-tiles = Tessere: ▒ coperta, R4 scudo di Rosso di valore 4, Rc con una carta, R- nessuno gioca Rosso, $ argento
board-turn = Turno { $turn } di { $turns }: { $seat }
board-over = La partita è finita
board-store = Miniera { $mine } d’argento · mazzo { $deck } { $deck ->
        [one] carta
       *[other] carte
    } · riserva: { $villages } { $villages ->
        [one] villaggio
       *[other] villaggi
    }, { $towns } città
board-player = Giocatore
board-vp = PV
board-wood = Legno
board-grain = Grano
board-rock = Roccia
board-silver = Argento
board-castles = Castelli rimasti
board-cards = Carte
board-tile = Tessera in mano
board-unseen = nascosta
board-starting = (tessera di partenza)
board-you = { $seat } (tu)
board-hand = Le tue carte: { $cards }

## Che cosa sceglie chi ospita

choice-colours = Colori
choice-start = Chi inizia

## Che cosa si dice di una decisione

step-reveal = Scopri
step-collect = Incassa
step-build = Costruisci

title-begin = Scopri una tessera, o prima gioca una carta
help-begin = Una qualunque coperta; una volta scoperta decidi come orientarla.
idle-begin = Si scopre per te la tessera che completa più aree.
title-dilemma = Quale tessera piazzi?
help-dilemma = L’altra resta in mano tua.
idle-dilemma = Si piazza per te quella che ti porta di più.
title-orient = Come orienti la tessera?
help-orient = Valore { $value }. { $areas ->
        [0] Nessuna area viene valutata.
        [one] Un’area viene valutata e paga il colore più forte.
       *[other] { $areas } aree vengono valutate; ognuna paga il colore più forte.
    }
idle-orient = Si orienta nel modo che ti porta di più.
title-steward = Giri la tessera { DI($seat) } con uno Steward?
help-steward = Non è ancora valutata. Anche gli altri con carte sono interpellati, ognuno per lo stesso tempo.
idle-pass = Passi.
title-build = Costruisci castelli, o finisci il turno
help-build = { $castle_price ->
        [1] Una unità
       *[other] { $castle_price } unità
    } di ogni risorsa per castello; { $town_vp } punti per una città, { $village_vp } per un villaggio nella sua riga e colonna. { $castles ->
        [0] Le tue scorte da sole non bastano.
        [one] Le tue scorte bastano per uno.
       *[other] Le tue scorte bastano per { $castles }.
    }
idle-build = Si costruisce il castello migliore che le scorte pagano; poi il turno finisce.
title-guard = { $seat } vuole sovracostruire il tuo castello { $place }: giochi una Guardia?
title-final_sale = L’ultima vendita: { $sale_silver } argento per carta
help-final_sale = Nella miniera: { $silver } argento. Chi ne ha di più prende punti; una carta tenuta vale { $card_vp }.
idle-final_sale = Non vendi altro.

effect-reveal-none = Nessuna area viene valutata.
effect-due = { $cell }, { $amount } { $good }: { $seats_n ->
        [one] in testa { $seats }
       *[other] alla pari { $seats }
    }
effect-due-nobody = { $cell }, { $amount } { $good }: nessuno in testa
effect-paid = { $seat } +{ $amount } { $good }{ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } perso: pieno)
    }
effect-paid-frame = { $seat } +{ $amount } { $good } (cornice){ $lost ->
        [0] {""}
       *[other] {" "}({ $lost } perso)
    }
effect-paid-nobody = Nessuno incassa ancora.
effect-castle = { $vp ->
        [one] 1 punto
       *[other] { $vp } punti
    }{ $towns_n ->
        [0] {""}
        [one] ; città { $towns }
       *[other] ; città { $towns }
    }{ $villages_n ->
        [0] {""}
        [one] ; villaggio { $villages }
       *[other] ; villaggi { $villages }
    }
effect-stop = Poi tocca { A($seat) }.
effect-stop-last = Era l’ultima tessera: si fa il punteggio finale.
effect-stop-sale = Tieni le altre: { $card_vp ->
        [one] 1 punto
       *[other] { $card_vp } punti
    } per carta.

group-reveal = Scopri una tessera
group-turn = Quattro modi di posarla
group-build = Castelli
group-overbuild = Sopra il castello di un altro
group-cards = Gioca una carta (una nel tuo turno)
group-sales = Vendi una carta
group-end = Oppure

table-areas = Prossime aree da valutare
table-cards = Le carte
table-scoring = Da dove vengono i punti
column-area = Area
column-yield = Rende
column-missing = Tessere mancanti
column-leader = Chi è in testa
column-card = Carta
column-in-game = In questa partita
column-yours = Tue
column-source = Fonte
column-seat = { $seat }
area-leads = { $seats }: { $points }
area-nobody = ancora nessuno
source-castles = Castelli
source-kings = Re
source-starting_tile = Tessera iniziale tenuta
source-majority = Più castelli intorno agli insediamenti
source-standing_castles = Castelli non sovracostruiti
source-cards = Carte rimaste
source-resources = Risorse rimaste
source-silver = Argento
scoring-castles = Quando si costruisce: { $town_vp } per ogni città, { $village_vp } per ogni villaggio nella sua riga e colonna.
scoring-kings = Quanti ne dice la carta, quando si gioca.
scoring-starting_tile = { $starting_tile_vp } per una tessera iniziale ancora in mano alla fine.
scoring-majority = Alla fine, per il maggior numero di castelli nella sua riga e colonna: { $town_majority_vp } per una città, { $village_majority_vp } per un villaggio.
scoring-standing_castles = Alla fine, { $standing_castle_vp } per ogni castello che nessuno ha sovracostruito.
scoring-cards = { $card_vp } per ogni carta alla fine.
scoring-resources = { $resource_vp } per ogni risorsa alla fine.
scoring-silver = Alla fine, { $most } a chi ha più argento e { $second } al secondo; { $tied } a ciascuno se sono pari al primo posto.
name-points = punti
name-drawn = carte

card-king_3 = Segna subito { $king_3 } punti.
card-king_4 = Segna subito { $king_4 } punti.
card-king_5 = Segna subito { $king_5 } punti.
card-robber = Prendi { $robber } argento da ogni altro giocatore.
card-steward = Nel turno di un altro: gira la tessera appena piazzata.
card-bandits = Prendi fino a { $bandits } argento da ogni altro giocatore.
card-count = Costruisci un castello in un’area di grano.
card-traitor = Paga { $traitor_silver } argento e prendi una carta a caso dalla mano di un giocatore.
card-countess = Costruisci un castello in un’area di legno.
card-master_builder = Costruisci un castello; { $master_builder_silver } argento sostituisce ogni risorsa che ti manca.
card-robber_baron = Prendi metà dell’argento nella miniera.
card-peasant = Fonda un villaggio su un ottagono libero.
card-duke = Fonda una città su un ottagono libero.
card-abbot = Sovracostruisci un castello con { $abbot_price } unità di ogni risorsa al posto di { $overbuild_price }.
card-guard = Un avversario non sovracostruisce il tuo castello.
card-army_of_knights = Sovracostruisci un castello senza avere più punti araldici del proprietario.
card-arsonist = Brucia una città.

## Chi gioca per i bot: nome, stemma, e come

bot-burgrave = Il burgravio Ottone
    .arms = Di rosso, alla torre d’oro
    .says = Gioca per i luoghi migliori dei castelli e stima una risorsa da ciò che ne costruirà.
bot-viscount = Il visconte Guglielmo
    .arms = D’oro, all’aquila spiegata di nero
    .says = Ha giocato migliaia di partite, e vede a colpo d’occhio quanto varrà il prossimo turno.
bot-burgrave_architect = Mastra Edvige
    .arms = D’azzurro, al compasso d’argento
    .says = Si assicura presto i diritti e tiene gli ultimi castelli per i luoghi più belli.
bot-burgrave_trader = Corrado il Mercante
    .arms = Di verde, a tre bisanti d’oro
    .says = Ama l’argento, vende per tempo e costruisce dove costa poco.
bot-burgrave_courtier = Gualtiero il Cortigiano
    .arms = Di porpora, alla coppa d’oro
    .says = Volge i suoi scudi verso i mercati e ha sempre una carta in mano.
bot-burgrave_rival = Donna Matilde
    .arms = Di nero, a due spade d’argento in croce di Sant’Andrea
    .says = Preferisce togliere il campo a te che vincere il suo, e usa subito uno Steward.

## Perché un bot risponderebbe così

reason-space = Lì una tessera dovrebbe fruttarti circa { $points } punti; altrove, in media, { $usual }.
reason-gain = Girata così ti frutta circa { $points } punti, contando le merci per quel che ci puoi costruire.
reason-spared = Girata altrimenti darebbe agli altri fino a { $points } punti in più.
reason-turned = Il miglior altro verso sposta circa { $points } punti a tuo favore.
reason-held = La tessera che hai in mano frutterebbe qui circa { $held } punti, quella scoperta { $lies }.
reason-worth = Il suo effetto vale ora circa { $points } punti.
reason-castle = { $points ->
    [one] Lì il castello vale subito { $points } punto.
   *[other] Lì il castello vale subito { $points } punti.
}
reason-rivals = { $count ->
    [one] Su quel sito può costruire anche un rivale: potrebbe non aspettare.
   *[other] Su quel sito possono costruire anche { $count } rivali: potrebbe non aspettare.
}
reason-wait = Nessun sito che puoi pagare vale almeno { $points } punti: risorse e castelli ne aspettano uno migliore.
reason-award = { $sold ->
    [0] Vendendo carte il premio dell'argento non renderebbe più dei { $now } punti che già ti spettano.
    [one] Con una carta venduta il premio dell'argento ti darebbe { $then } punti invece di { $now }.
   *[other] Con { $sold } carte vendute il premio dell'argento ti darebbe { $then } punti invece di { $now }.
}
reason-begin-reveal = Gli spazi buoni chiudono aree dove sei in testa, o ti danno il primo scudo accanto a un buon sito per un castello.
reason-begin-play = Una carta il cui effetto supera il prezzo di vendita conviene giocarla prima di perderla.
reason-orient = I tuoi scudi forti vanno sulle aree quasi piene, quelli altrui dove c'è poco da vincere.
reason-dilemma = Si piazza la tessera che qui rende di più; l'altra resta a te per uno spazio migliore.
reason-steward-pass = Uno Steward si tiene per un giro che cambi di più; meno tessere restano, meno ne occorre.
reason-steward = Uno Steward conviene quando ribalta un'area che sta per pagare.
reason-build = I tuoi castelli sono pochi: vanno sui siti con più insediamenti sulle loro linee, prima che li prendano i rivali.
reason-build-stop = I castelli sono pochi, e su un sito povero i punti si perdono per sempre.
reason-build-play = Ora non si può costruire di meglio, e la carta rende più in tavola che in mano.
reason-guard = Una Guardia salva un castello che dà punti; altro non potrebbe rendere tanto.
reason-final_sale = Una carta tenuta vale un punto: se ne vendono solo finché il premio dell'argento rende di più.
