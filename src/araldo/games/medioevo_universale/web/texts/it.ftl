# Che cosa fanno carte e Tecnologie, in breve. Le regole sono nel regolamento del gioco.

## Carte Impero

card-abate = Una Tecnologia gratuita del ramo blu o viola di cui possiedi i prerequisiti. Conta tra le 3 del turno, a meno di avere Università.
card-architetto = Metà prezzo per il resto della fase: edifici civili, commerciali e religiosi con Architettura, fortificazioni con Ingegneria.
card-arciere = Attacco o difesa: il nemico perde 1 VF in più in questo tiro, qualunque sia il risultato.
card-assassino = Guarda una mano e scarta una carta a scelta; oppure annulla un Assassino o Sicario contro di te; con Gilde annulla ogni altra carta di offesa.
card-avaro = Con Matematica: un avversario non riscuote tasse per tanti turni quanto il tuo LT.
card-balestriere = +1 in attacco o in difesa; +2 in difesa dentro una fortificazione.
card-bardo = Chi non è in guerra con te offre Fiorini in segreto. Prendi il dono più alto; chi lo ha fatto ottiene 1 PO.
card-capomastro = 1, 2 o 3 passi di costruzione gratis a LT I, II, III: un edificio di livello I o un livello in più. Insediamenti con Architettura, fortificazioni con Ingegneria.
card-cardinale = 1, 2 o 3 VF per Cattedrale con Monoteismo, Teologia, Fanatismo. Uno per fase.
card-carovaniere = Un lotto a −10, −20, −30 o −40 % in acquisto, o + in vendita, con Commercio, Conio, Banche, Monopolio.
card-carpentiere = Con Carpenteria, quando sei attaccato: una Torre sul posto o, con Ingegneria, un livello in più alla fortificazione.
card-castellano = 1, 2 o 3 tuoi territori sono al sicuro da barbari e carta Evento in questo turno, con Istruzione, Letteratura, Filosofia. Altri possono annullare ciascuno per 1 PO; ricevi 3 CB.
card-cavaliere = 1, 2 o 3 VF per Castello con Investitura, Vassallaggio, Feudalesimo. Uno per fase.
card-cerusico = Dopo una battaglia recupera 1d4, 1d6 o 1d8 VF con Medicina, Chirurgia, Ospedale; al massimo quelli persi e non fatti prigionieri.
card-ciambellano = 1d4, 1d6 o 1d8 × 100 Fiorini a LT I, II, III; 100 in più con Banche.
card-concessione = Un patto commerciale e/o di passaggio da un giocatore non in guerra con te, gratis e senza scadenza. Riceve 2 CB per ciascuno.
card-condottiero = +1 in attacco; +2 con Tattica.
card-conestabile = Trasforma 1 VF in un Capitano I che può attaccare subito; oppure alza un Capitano di un livello.
card-contessa = Una Tecnologia gratuita del ramo arancione o blu di cui possiedi i prerequisiti. Conta tra le 3 del turno, a meno di avere Università.
card-corsaro = Annota in segreto una zona di mare con un tuo porto. A una nave che vi passa rubi 3, 6 o 9 merci secondo il LT; con Gilde uccidi anche altrettanti VF. Ogni livello di Galea di scorta toglie 1.
card-diplomatico = Una tregua di 1, 2, 3 o 4 turni con un giocatore, o 2, 4, 6 o 8 suoi CB in meno, con Istruzione, Letteratura, Filosofia, Università.
card-eroina = Con una tua Cattedrale: il dado superiore (da d4 a d6, da d6 a d8) in attacco o in difesa.
card-esattore = 1 Fiorino con Matematica, 3 con Mercato, per ogni unità di merce altrui che passa nelle tue terre o stretti o si scambia nei tuoi insediamenti. Uno per fase.
card-flagellante = Un duello di dadi per ogni territorio di un giocatore con più di 5 VF: dove vinci perde 1 VF. Teologia +1, Fanatismo +2. Cattedrali e Capitali religiose sono immuni.
card-gabelliere = Con Matematica: raddoppia i Fiorini dei tuoi territori e, con Mulino, delle pianure. Uno per fase.
card-genio = +1 con Matematica, +2 con Ingegneria, in attacco o in difesa. Con Ingegneria anche 1 perdita in più al nemico in assedio.
card-giullare = Scegli un dono: un Mezzo di trasporto, una Macchina di assedio o una fortificazione di livello fino al tuo LT; una carta Impero; o tasse doppie in questo turno.
card-guardia = Con Legge, quando un tuo territorio è attaccato: 1d4, 1d6 o 1d8 VF sul posto a LT I, II, III.
card-infiltrato = Con Strategia: apri le porte di una fortificazione di livello inferiore al tuo LT (battaglia campale); oppure ferma per questo turno fino a LT mezzi di un giocatore in un territorio.
card-inquisitore = Duello di dadi con un giocatore, +1 per Cattedrale: se vinci perde 1 carta a caso, 2 con Teologia, 3 con Fanatismo.
card-ladro = Guarda una mano e prendi una carta; oppure con Gilde ruba 1d4, 1d6 o 1d8 × 100 Fiorini secondo il LT, o copia una Tecnologia.
card-maresciallo = Con Tattica: un convoglio con Capitano riceve 1, 2 o 3 PM secondo il suo livello; con Strategia può attaccare una volta in più.
card-mecenate = I tuoi acquisti costano il 10 % in meno per ciascuno tra LT II, LT III, Mercato, Banche, Monopolio.
card-medico = Riprendi 1 (Chirurgia) o 2 (Ospedale) carte perse in una battaglia dopo il tuo ultimo Acquisto.
card-mercante = A ogni fase Commercio 30, 60, 90 o 120 Fiorini con Commercio, Conio, Banche, Monopolio, e 30 per Fiera. Più carte si sommano.
card-mercenario = Compra fino a 5 VF per ciascuna tra Forgiatura, Conio e Banche, a 15 Fiorini l'uno. Più carte si sommano.
card-miliziano = Con Legge, quando il tuo Regno di partenza è attaccato: 1, 2 o 3 VF secondo il LT in ogni suo territorio che possiedi.
card-monaco = +1 in difesa se nel territorio c'è un edificio; +2 con Misticismo.
card-ospitaliere = Una Tecnologia gratuita del ramo arancione o viola di cui possiedi i prerequisiti. Conta tra le 3 del turno, a meno di avere Università.
card-pirata = Una Galea pirata in una zona di mare a scelta con 3, 6 o 9 VF barbari secondo il LT; con Gilde anche un Capitano.
card-principessa = Consegnala a un giocatore: guerra e patti rotti tra voi costano il doppio dei PO. Oppure prova ad annettere un Regno Piccolo barbaro: 5+, 3+ o 1+ con 1d6 a LT I, II, III.
card-sicario = Elimina un Capitano di un giocatore; oppure annulla o scarta un'altra carta di offesa consegnata a chiunque.
card-spia = Vedi tutti i patti di un giocatore, anche segreti, e il suo Obiettivo di terra.
card-taccagno = Con Matematica: un giocatore non compra nulla per tanti turni quanto il tuo LT.
card-targa_d_oro = Pace con un giocatore o un'alleanza in guerra con te, senza perdere PO. Se necessario esci dalla tua alleanza.
card-templare = +1 in attacco se nel territorio attaccato c'è un edificio; +2 con Monoteismo.
card-usuraio = Tienilo: tasse +20 % (+40 % con Banche) e un secondo prestito. Oppure consegnalo: tasse −20 % (−40 % con Banche), niente prestiti, 1 PO in meno per prestito aperto ogni turno. Dura tanti turni quanto il tuo LT.
card-vescovo = 100, 200 o 300 Fiorini per Cattedrale con Monoteismo, Teologia, Fanatismo. Uno per fase.

## Tecnologie

technology-misticismo = Monaco +2. Le Cattedrali costano 50 in meno.
technology-monoteismo = Templare +2; Vescovo 100 e Cardinale 1 VF per Cattedrale. Le Cattedrali costano 50 in meno.
technology-teologia = Inquisitore 2 carte, Flagellante +1; Vescovo 200 e Cardinale 2 VF per Cattedrale. Le Cattedrali costano 50 in meno.
technology-fanatismo = 2 VF ogni turno (7 in una crociata). Inquisitore 3 carte, Flagellante +2; Vescovo 300 e Cardinale 3 VF per Cattedrale.
technology-agricoltura = Approvvigionamento delle pianure +5. Cereali e vino a prezzo pieno. Le Fiere agricole costano 50 in meno.
technology-mulino = 5 Fiorini per pianura, 10 con il Gabelliere.
technology-rotazione_colture = Approvvigionamento delle pianure +10.
technology-mercato = Si commercia tra insediamenti dello stesso padrone; i prigionieri diventano schiavi. Fiere a metà prezzo; Esattore 3; Mecenate +10 %.
technology-allevamento = Approvvigionamento delle colline +5.
technology-caccia = Approvvigionamento dei boschi +5. Pelli a prezzo pieno.
technology-carpenteria = Navi di livello II e III; un edificio per turno di due livelli; il Carpentiere.
technology-forgiatura = Armi e armature a prezzo pieno. Le Fiere minerarie costano 50 in meno. Mercenario: 5 VF.
technology-tessitura = Navi +1 PM. Tessuti a prezzo pieno. Le Fiere tessili costano 50 in meno.
technology-scuola_militare = Si possono comprare Capitani: 100, 200, 300.
technology-tattica = Condottiero +2; il Maresciallo. Di più Capitani che rinunciano a un attacco solo l'ultima guida perde un livello.
technology-strategia = +1 a tre contro uno, o annulla quello nemico. Prigionieri doppi. Maresciallo un attacco in più; l'Infiltrato.
technology-logistica = Mezzi di terra +1 PM; 10 punti di logoramento in meno; riserva di 5, 10, 15 VF; armate piazzate nei territori collegati.
technology-legge = Ribellione −1. Guardia e Miliziano.
technology-investitura = 1 VF per turno a 15 Fiorini. Cavaliere: 1 VF per Castello.
technology-vassallaggio = 10 Fiorini per insediamento. Cavaliere: 2 VF per Castello. Ribellione +1.
technology-feudalesimo = 50 Fiorini per Città, 1 VF per Castello. Cavaliere: 3 VF per Castello. Ribellione +1.
technology-matematica = Avaro, Taccagno, Gabelliere, Esattore; Genio +1.
technology-architettura = Borghi, Città, Fiere e Cattedrali; Architetto e Capomastro per questi.
technology-ingegneria = Fortilizi e Castelli; Architetto e Capomastro per questi. Genio +2; il Carpentiere alza le mura.
technology-alchimia = Bombarde. 1 perdita nemica in più nei tiri campali vinti e in ogni turno di assedio; in mare +1 allo speronamento e al dado.
technology-astronomia = Mare aperto 1 PM; navi +1 PM; le tempeste dimezzano soltanto i PM delle tue navi.
technology-cartografia = Tutti i mezzi +1 PM; le tempeste dimezzano soltanto i PM dei tuoi mezzi di terra.
technology-strade = Mezzi di terra +1 PM; montagne 2 PM, fiumi 0.
technology-istruzione = Diplomatico: 1 turno o 2 CB. Castellano: 1 territorio.
technology-letteratura = Diplomatico: 2 turni o 4 CB. Castellano: 2 territori.
technology-filosofia = Diplomatico: 3 turni o 6 CB. Castellano: 3 territori.
technology-universita = Tecnologie a metà prezzo dal turno seguente; una gratuita può essere la quarta. Diplomatico: 4 turni o 8 CB.
technology-medicina = Cerusico: 1d4 VF.
technology-chirurgia = Recuperi ogni turno 1 VF perso in battaglia. Cerusico 1d6; Medico 1 carta.
technology-ospedale = Recuperi ogni turno 2 VF persi in battaglia. Cerusico 1d8; Medico 2 carte.
technology-commercio = Si possono comprare Fiere. Carovaniere 10 %; Mercante 30.
technology-conio = Carovaniere 20 %; Mercante 60; Mercenario 5 VF.
technology-banche = Interesse del 10 % sui tuoi Fiorini; prestiti e Ciambellano +100; Usuraio 40 %. Carovaniere 30 %; Mercante 90; Mercenario 5 VF; Mecenate +10 %.
technology-gilde = Vendi a +1, +2, +3 secondo il LT; prestiti +200. Assassino, Ladro, Pirata e Corsaro migliori.
technology-mude = Le tue navi sono immuni al Corsaro di giocatori di LT uguale o inferiore.
technology-arsenale = Un Mercantile e una Galea in più; le navi costano 50 in meno.
technology-monopolio = Una merce che solo tu compri nella zona di terra dove sei in testa, e il 10 % dei suoi scambi. Carovaniere 40 %; Mercante 120; Mecenate +10 %.

## Icone degli Eventi

event-earthquake = Ogni edificio di un territorio della carta è danneggiato.
event-storm = I mezzi in questi territori e nei mari adiacenti non si muovono.
event-plague = Ogni giocatore perde 1d6 VF in questi territori e nei mari adiacenti.
event-slump = Gli insediamenti qui pagano 10 Fiorini in meno per unità venduta.

## La plancia disegnata

board-name = La mappa d'Europa, del Mediterraneo e del Vicino Oriente
players = Giocatori
not-in-play = Fuori gioco
held-by = Di { $who }
barbarian-land = Barbaro
army-n = { $who }: { $vf } VF
horde-n = Barbari: { $vf } VF
fleet-n = { $who }: { $what } { $level }, { $vf } VF, { $cargo } merci
nobodys = nessuno
pirates = pirati
barbarians = Barbari
over = La partita è finita
before = Prima della partita
turn-n = Turno { $turn }
phase-order = Ordine
phase-empire = Carte Impero
phase-diplomacy = Diplomazia
phase-purchase = Acquisti
phase-taxes = Tasse
phase-reinforcements = Rinforzi
phase-events = Eventi
phase-placement = Piazzamento
phase-combat = Combattimento
phase-commerce = Commercio
pope = Papa
honour = Onore
florins = Fiorini
technologies = Tecnologie
armies = Armate (VF)
lands-n = { $count ->
        [one] un territorio
       *[other] { $count } territori
    }
cards = Carte Impero
at-war = In guerra con
pacts = Patti
secret = segreto
hand = La tua mano
no-cards = Nessuna carta in mano.
attackers = Attacco
defenders = Difesa
fight-field = Battaglia campale
fight-assault = Assalto
fight-naval = Battaglia navale
