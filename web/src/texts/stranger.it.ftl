lobby-show = Mostrami
clear-filters = azzera
filter-game = Gioco
filter-pace = Ritmo
filter-lang = Lingua al tavolo
filter-level = Esperienza
filter-free = Posti liberi
pace-of-live = una serata
pace-of-turn = a turni
pace-of-none = senza orologio
lang-en = inglese
lang-it = italiano
level-of-any = per tutti
level-of-first = prime partite benvenute
level-of-some = un po’ di esperienza
level-of-well = per chi lo conosce bene
free-n = { $n ->
    [3] 3 o più
   *[other] { $n }
    }
tables-fit = { $n ->
    [one] { $n } tavolo va bene
   *[other] { $n } tavoli vanno bene
    }
of-open = su { $n } aperti
sort-by = in ordine di
sort-soon = inizio
sort-new = novità
opened-by = aperto da { $who } { $when }
opened-when = aperto { $when }
starts-with = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
    }
in-words = { $n } persone
words-rated = Con punteggio.
words-all-usual = Tutte le regole come consigliate.
look-at = Guarda
hidden-by-filter = { $n ->
    [one] Un altro non va bene
   *[other] Altri { $n } non vanno bene
    }: { $why }.
why-game = { $n } di un altro gioco
why-pace = { $n } di un altro ritmo
why-lang = { $n } in un’altra lingua
why-level = { $n } per altre persone
why-free = { $n } con altri posti
lobby-show-all = mostrali
now-here = Adesso
here-people = { $n ->
    [one] una persona
   *[other] { $n } persone
    }
here-seeking = { $n ->
    [0] nessuno cerca un tavolo
    [one] una cerca un tavolo
   *[other] { $n } cercano un tavolo
    }
here-playing = { $n ->
    [0] Non si gioca nessuna partita aperta.
    [one] Si gioca una partita aperta.
   *[other] Si giocano { $n } partite aperte.
    }
watch-them = guarda
back-to-open = tavoli aperti
no-playing = Ora non si gioca nessuna partita aperta.
seek-title = Cerco un tavolo
seek-over = Ricerca
seek-lead = Non serve aspettare qui: quando siete abbastanza te lo diciamo, e hai due minuti per dire di sì.
seek-i-play = Gioco a
seek-with = in
seek-people = persone,
seek-in = in
seek-either = italiano o inglese
seek-rated = con punteggio
seek-unrated = senza punteggio
seek-anybody = contro chiunque
seek-near = contro gente del mio livello
seek-for = Cerco per
seek-hours = { $n ->
    [one] un’ora
   *[other] { $n } ore
    }
seek-begin = Trovami un tavolo
seek-stop = Stai cercando: smetti
seek-until = fino alle { $time }
seek-come = { $have } su { $need }
seek-missing = { $n ->
    [one] ne manca uno
   *[other] ne mancano { $n }
    }
seek-pace = Ritmo
seek-langs = Lingua
seek-rating = Punteggio
seek-level = Livello
seek-time = Per quanto
called-title = Siete abbastanza
called-lead = { $game } in { $n }: di’ di sì entro { $left } s.
called-yes = Sì, gioco
called-no = Non ora
called-said = Hai detto di sì. Si aspettano gli altri: { $left } s.
has-said-yes = ha detto di sì
called-made = Il tuo tavolo è pronto.
to-your-table = Al tavolo
nobody-yet = Ancora nessuno?
start-bots = Comincia coi bot, le persone possono subentrare
open-own = Apri un tavolo tuo
disturbed = Qualcuno disturba? Tocca lo stemma: { $mute }, { $block } o { $report } a chi gestisce il server, con le righe di cui si tratta.
word-mute = silenzia
word-block = blocca
word-report = segnala
person-menu = Su { $who }
see-page = Vedi la pagina
write-to = Scrivi
invite-to = Invita
mute-person = Silenzia
unmute-person = Senti di nuovo
block-person = Blocca
unblock-person = Non bloccare più
report-person = Segnala
mute-help = Non vedi quello che dice. Non lo viene a sapere.
block-help = Non vedi quello che dice, e non vi incontrate più a un tavolo aperto. Non lo viene a sapere.
report-help = Una frase per chi gestisce questo server. Va insieme a quel che ha detto qui. Non lo viene a sapere.
report-what = Che cosa è successo
report-send = Manda a chi gestisce il server
report-sent = Chi gestisce il server l’ha ricevuta. Grazie.
invite-which = A quale dei tuoi tavoli?
invite-none = Non hai tavoli con un posto libero.
invite-sent = L’invito aspetta tra le sue partite.
talk-title = Discorsi privati
talk-empty = Non hai ancora scritto a nessuno. Sulla pagina di una persona c’è “Scrivi”.
talk-none-yet = Ancora nessuna parola.
talk-with = Discorso con { $who }
talk-write = Scrivi a { $who }…
talk-send = Manda
talk-read = letto
talk-earlier = Righe precedenti
talk-not-wanted = Questa persona vuole che le scrivano solo altri.
talk-shunned = Non vuoi sentire questa persona.
talk-private = Lo leggete solo voi due. Non è in nessuna registrazione, e se ne va quando uno di voi se ne va.
talk-back = Tutti i discorsi
talk-you = Tu
shunned-title = Chi non senti
shunned-mute = silenziata
shunned-block = bloccata
shunned-undo = annulla
level-wish = Per chi è
presence-here = qui
presence-minutes = { $n } min fa
presence-hours = { $n } h fa
presence-days = { $n ->
    [one] ieri
   *[other] { $n } giorni fa
    }
presence-long = tempo fa
