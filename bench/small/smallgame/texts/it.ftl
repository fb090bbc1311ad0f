prompt-take = Prendi un sasso da un mucchio.
option-take = Prendi dal mucchio { $a1 }
log-took = { $seat } prende un sasso dal mucchio { $pile }.
