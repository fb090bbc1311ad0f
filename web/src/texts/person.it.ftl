settings-language = Lingua
settings-theme = Aspetto
theme-auto = Come il sistema
theme-light = Pergamena (chiaro)
theme-dark = Blu notte (scuro)
settings-confirm = Conferma ogni decisione
settings-confirm-help = Prima scegli e vedi che cosa comporta, poi confermi.
settings-sound = Suono quando tocca a te
settings-sound-help = Due note leggere di corno.
settings-name = Il tuo nome ai nuovi tavoli
held-title = Questo posto è di { $name }
held-text = { $name } lo gioca su un altro dispositivo. Un link passa un posto di mano: puoi prenderlo, e da allora è tuo; o giocare qui come suo ospite.
held-take = Fallo mio
held-leave = Lasciaglielo
me-notices = Avvisi
way-mail-in = per posta
me-look = Aspetto e suono
me-page = La mia pagina
me-data = I miei dati
me-off = Questo server conosce solo i link, non le persone: conserva i link dei tuoi posti.
me-nobody = Qui non si conosce ancora nessuno. Siediti a un tavolo, o continua come chi sei altrove:
arms-name = Il tuo nome
arms-field = Campo
arms-first = primo
arms-second = secondo
arms-charges = Figure
arms-add = aggiungine una
arms-remove = Togli
arms-tincture = smalto
arms-number = numero
arms-place = posizione
arms-size = grandezza
arms-start = Comincia da
arms-seat = Al tavolo il posto tiene il suo colore; il tuo stemma sta accanto al nome.
arms-legible = ✓ Si legge bene anche piccolo (contrasto { $ratio } : 1).
arms-faint = Da piccolo si distingue male: contrasto { $ratio } : 1, meno di 3 : 1.
arms-same = { $n ->
    [one] Un’altra persona qui porta questo stemma.
   *[other] Altre { $n } persone qui portano questo stemma.
  }
arms-nobody = Nessun altro qui porta questo stemma.
arms-alike = { $n ->
    [one] Una porta la stessa figura.
   *[other] { $n } portano la stessa figura.
  }
arms-surprise = Sorprendimi
arms-bear = Porta questo nome e questo stemma
arms-borne = Salvato
division-plain = Pieno
division-per-pale = Partito
division-per-fess = Troncato
division-per-bend = Trinciato
division-quarterly = Inquartato
division-per-chevron = Calzato
division-per-saltire = In decusse
division-barry = Fasciato
division-paly = Palato
division-chequy = Scaccato
division-bordure = Bordura
division-chief = Capo
division-cross = Croce
division-pile = Pila
division-lozengy = Losangato
division-bend = Banda
place-whole = tutto lo scudo
place-upper-left = in alto a sinistra
place-upper-right = in alto a destra
place-lower-left = in basso a sinistra
place-lower-right = in basso a destra
place-top = sopra
place-bottom = sotto
link-title = Continua su un altro dispositivo
link-text = Un codice da inquadrare o da scrivere sull’altro dispositivo. Non serve posta né un account; vale dieci minuti, una volta sola.
link-make = Fai un codice
link-scan = Codice da inquadrare con l’altro dispositivo
link-how = Inquadralo con il telefono, o apri questo sull’altro dispositivo:
link-left = ancora { $time } · vale una volta
code-warning = Chi lo apre diventa te su quel dispositivo: non mandarlo a un gruppo. Qui non si chiude niente. Questa pagina ti dice quando è stato usato.
link-new = Nuovo codice
link-stop = Fermalo
link-used = L’ha appena usato { $device }: sei tu? Se no, chiudilo qui sotto.
devices-title = Dove sei riconosciuto
devices-end-others = Chiudi tutti gli altri
device-unknown = Un browser
device-here = questo
device-now = ora
device-end = Chiudi
way-first = dalla prima partita
way-link = con un codice
way-passkey = con una passkey
ways-title = Vie per rientrare
ways-count = { $n ->
    [one] una via
   *[other] { $n } vie
  }
ways-one = Se perdi questo browser, perdi i tuoi posti. Continua su un altro dispositivo, o aggiungi una passkey.
key = Passkey
key-used = usata l’ultima volta { $when }
key-unused = non ancora usata
key-add = Aggiungi una passkey
key-help = Impronta, volto o PIN del dispositivo; non esiste nessuna password.
key-none = Questa pagina non può offrire passkey: servono TLS e un nome.
key-cancelled = Il dispositivo non ha mostrato nessuna passkey.
continue-lead = Fai un codice sul dispositivo che ti conosce (Impostazioni, Dispositivi e chiavi) e scrivilo qui.
continue-code = Codice
continue-go = Avanti
continue-key = Con una passkey
continue-text = Da ora questo browser è un altro dispositivo di { $name }.
continue-as = Continua come { $name }
continue-along = { $n ->
    [one] Questo browser ha un posto come ospite. Viene con te; oppure resta chi sei qui.
   *[other] Questo browser ha { $n } posti come ospite. Vengono con te; oppure resta chi sei qui.
  }
continue-along-key = Questo browser ha posti come ospite. Vengono con te; oppure resta chi sei qui. La passkey viene chiesta ancora una volta.
continue-take = Porta con te i posti
continue-stay = Resto chi sono qui
data-text = Ciò che questo server conserva di te: nome, stemma, impostazioni, i tuoi dispositivi, quali posti sono tuoi, ciò che hai scritto. Nessuno ti traccia, nessun altro lo riceve.
data-download = Scarica tutto
data-download-help = Un archivio: partite, ciò che hai scritto, impostazioni.
data-delete = Cancellami…
data-delete-text = I tuoi dispositivi, le chiavi, le impostazioni, gli appunti e la lista delle tue partite vengono cancellati, lasci i tavoli ancora in corso e il tuo nome è tolto da quelli vecchi. Nessuno può annullarlo.
data-delete-type = Scrivi il tuo nome ({ $name }) per conferma
data-delete-now = Cancellami per sempre
