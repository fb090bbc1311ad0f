prompt-pledge = How many tricks will you take?
prompt-play = Play a card

option-pledge = Pledge { $a1 }
option-play = Play { $a1 }

log-pledged = Seat { $seat } pledges { $tricks }.
log-pledged-hidden = Seat { $seat } has pledged.
log-played = Seat { $seat } plays { $card }.
log-trick = Seat { $seat } takes the trick.
