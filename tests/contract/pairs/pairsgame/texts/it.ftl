prompt-pledge = Quante prese farai?
prompt-play = Gioca una carta

option-pledge = Prometti { $a1 }
option-play = Gioca { $a1 }

log-pledged = Il posto { $seat } promette { $tricks }.
log-pledged-hidden = Il posto { $seat } ha promesso.
log-played = Il posto { $seat } gioca { $card }.
log-trick = Il posto { $seat } fa la presa.
