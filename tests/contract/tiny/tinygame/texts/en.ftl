prompt-open = Open the fair
prompt-stake = Stake a merchant
prompt-thief = Play a thief?
about-thief = { $seat } is to win { $prize }.
scope-round = until the end of this round
prompt-sell = You may sell a card

option-open = The { $a1 } merchant wins
option-reroll = Pay a coin and roll again
option-stake = Stake the { $a1 }
option-pass = Pass
option-thief = Play a thief and take the prize
option-sell = Sell the { $a1 } for a coin

log-rolled = The die gives a prize of { $value }.
log-opened = Seat { $seat } opens the fair: the { $wins } merchant wins.
log-staked = Seat { $seat } stakes the { $card }.
log-stolen = Seat { $seat } plays a thief.
log-won = Seat { $seat } wins { $prize }.
log-nobody = Nobody wins the prize.
log-sold = Seat { $seat } sells the { $card }.
log-sold-hidden = Seat { $seat } sells a card.

board-fair = Prize { $prize } ({ $wins })
board-seat = Seat { $seat }: { $points } points, { $coins } coins, hand: { $cards }
board-deck = Deck: { $count } cards

name-dear = dearest
name-cheap = cheapest
name-open = not yet opened
name-unseen = card
name-thief = thief
name-m1 = merchant of 1
name-m2 = merchant of 2
name-m3 = merchant of 3
name-m4 = merchant of 4
name-m5 = merchant of 5

why-TI-FAI-02 = You have { $coins } coins and may roll again once.
group-dice = The die
effect-reroll = A new prize, whatever it is
title-fair = A prize of { $prize }: open the fair
idle-fair = Whoever does nothing passes.
odds-reroll = Rolling again
odds-better = A better prize
odds-worse = No better prize
table-cards = Cards and how many are left
column-card = Card
column-left = Left

name-coin = coins
name-prizes = prizes
