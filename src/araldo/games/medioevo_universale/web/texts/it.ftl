# Che cosa dice la plancia oltre a ciò che racconta il gioco.

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
dock = La tua mano, tecnologie e mezzi
tab-hand = Mano
tab-technologies = Tecnologie
tab-transports = Mezzi
to-the-end = Combatti fino in fondo
no-card-to-the-end = Niente carte, fino in fondo
rest-of-turn = Nient'altro in questo turno
aboard-n = { $vf } VF, { $points } punti
engines-n = { $count ->
        [one] una macchina
       *[other] { $count } macchine
    }
no-transports = Nessun mezzo.
crafts = artigianato
owned = tua
needs = richiede { $what }
not-now = non ora: troppo cara, o già tre
way-go = { $what }: vai a { $place }
way-attack = { $what }: attacca { $place }
way-surprise = { $what }: attacco a sorpresa, { $place }: dichiara guerra
way-relieve = { $what }: attacca gli assedianti di { $place }
points-n = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
convoy = Il convoglio
tab-pacts = Diplomazia
charter = La carta
no-terms = Non c'è ancora scritto nulla.
word-back = Cancella l'ultima parola
with-whom = Con chi
add-clause = Aggiungi una clausola
set = Metti
war-with = in guerra
peace-with = in pace
in-force = I tuoi patti in vigore
pact-break_pact = Rompilo
pact-honour_pact = Onoralo
pact-call_vote = Chiedi un voto
whole-table = Tutta la tabella ▴
more-map = Più mappa ▾
