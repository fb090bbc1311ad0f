# Parole della plancia disegnata che nient'altro dice.

board-name = La mappa del regno
barons = Baroni
neutral = Neutrale
razed = Saccheggiata
held-by = Di { $who }
city-values = valore { $strength }, rendita { $income }
fortified = Fortificata
breaches = { $count ->
        [one] una breccia
       *[other] { $count } brecce
    }
besieged-by = Assediata da { $who }
stronghold = Fortezza
noble = Nobile
at-sea = in mare
exhausted = esausto
round-n = Turno { $round }
pool-n = Prestigio rimasto: { $pool }
over = La partita è finita
banned = bandito
chairman = Presidente dell'Assemblea
head = Capo della Chiesa
king = Re
influence = Prestigio
crowns = Corone
votes = Voti
faith = Fede
cities = Città
stacks = Le tre pile
phases = Carte per le fasi speciali
taxation = Tassazione
wages = Paghe
assembly = Assemblea
cards-n = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
planned-here = Tue: { $cards }
next-event = Il prossimo Evento è { $colour }.
mission = La tua Missione
law = Legge
mercenaries = Tabella dei Mercenari
empty = vuoto
offer = In offerta
expeditions = Spedizioni
spot-n = in viaggio, { $spot } di { $of }
blessed = benedetta
in-port = non in viaggio
hand = La tua mano
no-cards = Nessuna carta in mano.
battle = Battaglia
battle-at = Battaglia { IN($place) }
assault-on = Assalto { A($place) }
siege-of = Assedio { DI($place) }
attacker = Attaccante
defender = Difensore
strength-n = forza { $strength }
fate-deal = Infligge una perdita
fate-prevent = Evita una perdita
fate-victory = Vittoria
fate-draw = Pesca un'altra
short-deal = Inflitte
short-prevent = Evitate
short-victory = Vittoria
