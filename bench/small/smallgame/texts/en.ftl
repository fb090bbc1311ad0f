prompt-take = Take a pebble from a pile.
option-take = Take from pile { $a1 }
log-took = { $seat } takes a pebble from pile { $pile }.
