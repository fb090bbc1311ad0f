to-lobby = Vedi i tavoli aperti
opening = Si apre…
optional = facoltativo
home-title = Prendi posto al tavolo
home-lead = Giochi da tavolo medievali di quelli impegnativi, con ogni regola applicata. Subito contro i bot o con gli amici tramite un link: senza registrarsi, senza installare nulla.
seats-range = { $low ->
    *[other] { $low }–{ $high } giocatori
  }
minutes = circa { $n } min
play-bots = Gioca subito contro i bot
play-friends = Prepara un tavolo
forget = Togli { $name } dall’elenco
home-your-turn = Tocca a te
home-take-turn = Gioca la tua mossa
home-others = In attesa di altri
home-finished = Finite
home-new-game = Una nuova partita
home-play = Gioca
home-friends = Amici
home-learn = Impara
home-look = Guarda
home-start-here = Comincia da qui
home-left = restano { $time }
home-last = Ultima cosa: { $line }
home-free-seats = { $n ->
    [one] { $n } posto è ancora libero
   *[other] { $n } posti sono ancora liberi
  }
weight = Peso { $n } su 5
open-record = Apri una partita salvata…
new-title = Nuovo tavolo: { $game }
new-lead = Un insieme di regole consigliato: non c’è bisogno di cambiare nulla.
no-such-game = Qui non c’è questo gioco.
table-name = Nome del tavolo
how-many = Giocatori
where-link = Amici, con un link
where-link-help = Ogni posto libero ha il suo invito.
where-public = Chiunque
where-public-help = Il tavolo appare tra quelli aperti.
where-hot = Su questo schermo
where-hot-help = Tutti giocano qui, a turno.
any = come capita
seat-n = Posto { $n }
you-host = Tu, che ospiti
seat-open = Libero: su invito
seat-here = Una persona, qui
name-of-seat = Nome al posto { $n }
options-preset = consigliate
options-changed = { $n ->
    [one] { $n } cambiata
   *[other] { $n } cambiate
  }
options-reset = Torna a quelle consigliate
reactions = Tempo per reagire
reactions-usual = Qualche secondo
reactions-seconds = { $n } secondi
reactions-wait = Finché chi poteva reagire non ha risposto
reactions-help = La finestra resta aperta per lo stesso tempo, che qualcuno possa reagire o no: così l’attesa non tradisce la mano di nessuno. Chi vuole pensarci la tiene aperta.
create = Apri il tavolo
preset = Durata
preset-short = Breve
preset-standard = Normale
preset-full = Completa
words-title = Il tavolo a parole
words-seats = { $game } in { $n }: { $who }.
words-bot = un bot
words-friend = un amico
words-anybody = chiunque
words-here = qualcuno qui
words-usual = Tutte le regole come consigliate.
words-else = Tutto il resto come consigliato.
lobby-empty = In questo momento nessun tavolo aspetta giocatori. Preparane uno!
rules-of = { $game }: le regole
rules-choose = Ogni regola con parole nostre e il suo numero.
rules-search = Cerca nelle regole…
rules-found = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
  }
chapters = Capitoli
about-title = Che cos’è Araldo
about-what = Araldo è un tavolo per giochi medievali impegnativi. Conosce ogni regola, dice perché una mossa non è permessa, fa sedere i bot a qualsiasi posto e tiene sul server i segreti di ciascuno.
about-fair = Il caso è onesto e si può verificare: prima della partita si pubblica una promessa, dopo la sua chiave.
about-notice-title = Non ufficiale
about-notice = Araldo non è legato agli autori né agli editori di questi giochi. I titoli sono nominati solo per dire di chi sono le regole. Le regole sono raccontate con parole nostre e i disegni sono tutti nostri; non si usano scansioni, testi o immagini degli originali. Se un gioco ti piace, compralo.
about-credits = Riconoscimenti
credit-icons = Figure da
credit-fonts = Caratteri:
credit-maps = Coste:
public-domain = pubblico dominio
credit-code = Fatto con Svelte, d3, Fluent e Vite, ciascuno con la sua licenza libera.
home-rooms = Sale d’attesa
home-invited = Inviti
home-invited-text = Un posto è tenuto per te. Si sono seduti in { $n } su { $all }: { $who }.
home-take-seat = Prendi il posto
home-decline = No, grazie
home-unread = { $n ->
    [one] { $n } riga nuova
   *[other] { $n } righe nuove
  }
home-more = Mostra altre
home-paused = { $n ->
    [one] Una delle vie degli avvisi ha fallito tre volte ed è ferma.
   *[other] { $n } vie degli avvisi hanno fallito tre volte e sono ferme.
  }
home-paused-mend = Rimedia
hints = Consigli
hints-help = chi gioca può chiedere che cosa farebbe un bot, e perché
rated = Con punteggio
rated-help = chi lo gioca fino alla fine riceve un punteggio
for-group = Aperto ai membri di { $name }: si siedono senza invito.
group-likes = Tieni come ci piace
group-likes-help = i prossimi tavoli della compagnia cominciano da queste scelte
