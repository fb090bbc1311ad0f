prompt-open = Apri la fiera
prompt-stake = Punta un mercante
prompt-thief = Giochi un ladro?
about-thief = { $seat } sta per vincere { $prize }.
scope-round = fino alla fine di questo giro
prompt-sell = Puoi vendere una carta

option-open = Vince il mercante { $a1 }
option-reroll = Paga una moneta e ritira il dado
option-stake = Punta il { $a1 }
option-pass = Passa
option-thief = Gioca un ladro e prendi il premio
option-sell = Vendi il { $a1 } per una moneta

log-rolled = Il dado dà un premio di { $value }.
log-opened = Il giocatore { $seat } apre la fiera: vince il mercante { $wins }.
log-staked = Il giocatore { $seat } punta il { $card }.
log-stolen = Il giocatore { $seat } gioca un ladro.
log-won = Il giocatore { $seat } vince { $prize }.
log-nobody = Nessuno vince il premio.
log-sold = Il giocatore { $seat } vende il { $card }.
log-sold-hidden = Il giocatore { $seat } vende una carta.

board-fair = Premio { $prize } ({ $wins })
board-seat = Giocatore { $seat }: { $points } punti, { $coins } monete, in mano: { $cards }
board-deck = Mazzo: { $count } carte

name-dear = più caro
name-cheap = più economico
name-open = non ancora aperta
name-unseen = carta
name-thief = ladro
name-m1 = mercante da 1
name-m2 = mercante da 2
name-m3 = mercante da 3
name-m4 = mercante da 4
name-m5 = mercante da 5

why-TI-FAI-02 = Hai { $coins } monete e puoi ritirare una volta.
group-dice = Il dado
effect-reroll = Un nuovo premio, qualunque sia
title-fair = Un premio di { $prize }: apri la fiera
idle-fair = Chi non fa niente passa.
odds-reroll = Ritirare
odds-better = Un premio migliore
odds-worse = Nessun premio migliore
table-cards = Carte e quante ne restano
column-card = Carta
column-left = Restano

name-coin = monete
name-prizes = premi
