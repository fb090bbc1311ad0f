## L’orologio di un tavolo, da preparare

clock-much = Quanto tempo
clock-bank = Una riserva a testa
clock-bank-help = { $bank }, { $more } in più per ogni risposta
clock-each = Un tempo per ogni risposta
clock-each-help = quel che avanza si perde
clock-bank-label = Riserva
clock-more-label = in più per ogni risposta
clock-cap-label = al massimo
clock-each-label = Per ogni risposta
clock-all-run = Dove si chiede a più d’uno insieme (piani, voti), corre l’orologio di chi non ha ancora risposto.
clock-less = meno
clock-greater = più
clock-not = Tempo che non conta
clock-nights = La notte di chi deve rispondere
clock-nights-help = le sue ore di silenzio, al massimo 10 h al giorno
clock-nights-table = La stessa notte per tutti
clock-weekend = Sabato e domenica
clock-holidays = Vacanze: a testa fino a
clock-from = dalle
clock-to = alle
clock-then = Quando il tempo di qualcuno è finito
late-once = Per questa volta risponde un bot
late-once-help = poi l’orologio ha di nuovo { $again }; alla terza volta il tavolo vota
late-vote = Il tavolo vota
late-vote-help = aspettare, un bot, qualcun altro o la fine
late-wait = Aspettiamo
late-wait-help = gli altri vedono quanto è in ritardo
late-bot = Il posto passa a un bot
late-bot-help = finché la persona non torna
days-n = { $n } g
hours-n = { $n } h
minutes-n = { $n } min
seconds-n = { $n } s

words-bank = Ognuno ha { $bank } e riceve { $more } per ogni risposta{ $cap ->
    [none] .
   *[other] , fino a { $cap }.
  }
words-bank-only = Ognuno ha { $bank } per tutta la partita.
words-each = Ognuno ha { $bank } per ogni risposta; quel che avanza si perde.
words-nights-own = Le notti non contano: ogni orologio sta fermo nelle ore di silenzio di chi lo porta, il tuo dalle { $from } alle { $to }.
words-nights-table = Le notti non contano: tutti gli orologi stanno fermi dalle { $from } alle { $to } ({ $zone }).
words-weekend = Sabato e domenica non contano.
words-holidays = Ognuno può prendere { $n ->
    [one] un giorno
   *[other] { $n } giorni
  } di vacanza.
words-late-once = Per chi è in ritardo risponde una volta un bot; alla terza volta di fila si vota.
words-late-vote = A tempo scaduto gli altri votano: aspettare, un bot, qualcun altro o la fine.
words-late-wait = A tempo scaduto gli altri aspettano.
words-late-bot = A tempo scaduto gioca un bot finché la persona non torna.
words-example = Per esempio
words-asked = se gli si chiede { $now }: tempo fino a { $end }
words-nights-out = { $n ->
    [0] { "" }
    [one] , una notte esclusa
   *[other] , { $n } notti escluse
  }
words-back = risponde dopo { $after }: la riserva cresce a { $bank }

## L’orologio al tavolo

times = Tempo
times-of = Orologi
times-runs = corre da { $at }
times-out = finisce { $at }
times-late = scaduto da { $at }
times-idle = non corre
times-paused = fermo: pausa
times-night = fermo: notte, fino a { $at }
times-weekend = fermo: fine settimana, fino a { $at }
times-holiday = fermo: vacanza, fino a { $at }
times-on-holiday = in vacanza da { $first } a { $last }
times-zone = Tutte le ore sono le tue ({ $zone }).
holiday = Vacanza
holiday-free = { $n ->
    [0] A questo tavolo non ti restano giorni.
    [one] A questo tavolo ti resta un giorno. Il tuo orologio sta fermo, quelli degli altri corrono.
   *[other] A questo tavolo ti restano { $n } giorni. Il tuo orologio sta fermo, quelli degli altri corrono.
  }
holiday-take = La prendo
holiday-back = Sono di nuovo qui
holiday-cancel = Non parto
holiday-all = A tutti i miei tavoli
holiday-done = { $n ->
    [one] Vale a un tavolo.
   *[other] Vale a { $n } tavoli.
  }
hours = La mia notte
hours-help = Il tuo orologio allora sta fermo. Si può cambiare una volta alla settimana.
planned = Risposte date prima
planned-help = Che cosa lasciar passare quando te lo chiedono, anche se manchi per giorni.
planned-ask = Chiedimelo
planned-others = Passa, se non riguarda me
planned-always = Lascia passare
together = Insieme
time-more-turn = Un giorno in più per tutti
time-more-live = Dieci minuti in più per tutti
end-here = Finire qui la partita
end-here-sure = Se sono d’accordo tutti meno uno la partita è finita, senza risultato. Si può ancora riguardare.
leave = Lasciare…

## Voti

motion-end = { $who } finirebbe qui la partita
motion-hand = { $who } passerebbe il posto a { $heir }
motion-return = { $who } vorrebbe tornare
motion-time = { $who } chiede più tempo per tutti
motion-needed = Devono essere d’accordo { $n } su { $all }.
motion-yes = D’accordo
motion-no = No
motion-withdraw = Lasciamo stare
instead-wait = Aspettare ancora
instead-wait-help = l’orologio si ricarica un poco
instead-bot-help = { $who } può tornare
instead-bot-left-help = resta il bot
instead-person-help = si fa un invito; chi viene vede quel che sa il posto
instead-end = Finire qui la partita
instead-end-help = nessun risultato per nessuno
instead-end-sure = La partita è finita per tutti, senza risultato. Si può ancora riguardare.
vacant-title = { $who } se n’è andato: che ne è del posto?
vote-rule = Decide più della metà di chi può votare. Una risposta di chi manca annulla il voto.
vote-rule-left = Decide più della metà di chi può votare. Fino ad allora gioca un bot.

## Lasciare

leave-title = Che ne è del tuo posto?
leave-away = Solo via per un po’
leave-away-holiday = usa le vacanze: restano { $n } giorni, senza voto
leave-away-bot = gioca un bot finché non torni, senza voto
leave-hand = Passare il posto a…
leave-hand-help = qualcuno che nomini tu; gli altri devono essere d’accordo
leave-hand-who = Chi
leave-bot = Lasciarlo a un bot
leave-bot-help = puoi tornare se tutti sono d’accordo
leave-resign = Arrendersi
leave-resign-help = decidono gli altri: un bot, qualcun altro o la fine della partita
leave-text = Una frase per gli altri
leave-note = I tuoi appunti e i discorsi privati restano tuoi. Tutto il resto va con il posto.
leave-do-away = Alle mie vacanze
leave-do-away-bot = Per ora gioca un bot
leave-do-hand = Chiedo al tavolo: { $heir } al posto mio
leave-do-hand-help = giochi tu finché non sono d’accordo
leave-do-bot = Lo lascio a un bot
leave-do-resign = Mi arrendo
leave-heir = Gli altri sono d’accordo: { $heir } può prendere il tuo posto.
leave-heir-link = Link per { $heir }

## Interrotta

ended-called-off = Interrotta di comune accordo
ended-called-off-by = La partita è stata interrotta il { $at } da { $by }. Non c’è risultato; quel che hai visto si può riguardare.
ended-abandoned = Abbandonata
ended-abandoned-by = Il { $at } se n’erano andati tutti. Non c’è risultato; quel che hai visto si può riguardare.
