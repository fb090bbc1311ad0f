## Pages

title-home = Tavoli
title-lobby = Tavoli aperti
title-rules = Regole
title-about = Informazioni
title-new = Nuovo tavolo
title-missing = Pagina inesistente
missing-text = Qui non c’è nulla.
nav = Principale
skip = Vai al contenuto
to-home = Alla pagina iniziale
to-lobby = Vedi i tavoli aperti
loading = Un momento…
opening = Si apre…
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
retry = Riprova
optional = facoltativo
search = Cerca
nothing-found = Nessun risultato.
error-offline = Il server non è raggiungibile.
error-unknown = Qualcosa è andato storto. Niente è andato perso.

## Home

home-title = Prendi posto al tavolo
home-lead = Giochi da tavolo medievali di quelli impegnativi, con ogni regola applicata. Subito contro i bot o con gli amici tramite un link: senza registrarsi, senza installare nulla.
seats-range = { $low ->
    *[other] { $low }–{ $high } giocatori
  }
minutes = circa { $n } min
play-bots = Gioca subito contro i bot
play-friends = Prepara un tavolo
lesson-start = Impara: prima partita guidata
your-tables = I tuoi tavoli
as-player = hai un posto
as-spectator = assisti
status-over = Conclusa
forget = Togli { $name } dall’elenco
open-record = Apri una partita salvata…
you = tu
guest = Ospite

## New table

new-title = Nuovo tavolo: { $game }
new-lead = Un insieme di regole consigliato: non c’è bisogno di cambiare nulla.
no-such-game = Qui non c’è questo gioco.
your-name = Il tuo nome
table-name = Nome del tavolo
how-many = Giocatori
where = Chi si siede?
where-link = Amici, con un link
where-link-help = Ogni posto libero ha il suo invito.
where-public = Chiunque
where-public-help = Il tavolo appare tra quelli aperti.
where-hot = Su questo schermo
where-hot-help = Tutti giocano qui, a turno.
seats = Posti
side-panels = Pannelli laterali
any = come capita
seat-n = Posto { $n }
you-host = Tu, che ospiti
seat-open = Libero: su invito
seat-here = Una persona, qui
seat-bot = Bot
which-bot = Quale bot al posto { $n }
name-of-seat = Nome al posto { $n }
player-n = Giocatore { $n }
bot-random = Viandante (gioca a caso)
options = Regole di questo tavolo
options-preset = consigliate
options-changed = { $n ->
    [one] { $n } cambiata
   *[other] { $n } cambiate
  }
options-reset = Torna a quelle consigliate
pace = Ritmo
pace-none = Senza orologio
pace-none-help = Ognuno si prende il tempo che serve.
pace-live = Dal vivo, in una serata
pace-live-help = Un’ora a testa, più 30 secondi per ogni decisione. A tempo scaduto sceglie il tavolo: per ora gioca un bot, oppure si aspetta.
pace-turn = Una mossa ogni tanto, nei giorni
pace-turn-help = Tre giorni a testa, più 8 ore per ogni decisione, fino a una settimana.
reactions = Tempo per reagire
reactions-usual = Qualche secondo
reactions-seconds = { $n } secondi
reactions-wait = Finché chi poteva reagire non ha risposto
reactions-help = La finestra resta aperta per lo stesso tempo, che qualcuno possa reagire o no: così l’attesa non tradisce la mano di nessuno. Chi vuole pensarci la tiene aperta.
create = Apri il tavolo
rule-link = Regola { $rule }, apre le regole

## Lobby and joining

lobby-lead = Tavoli con un posto libero ai quali chiunque può sedersi.
lobby-empty = In questo momento nessun tavolo aspetta giocatori. Preparane uno!
seat-free = posto libero
sit-down = Siediti
join-title = { $game }: un posto è riservato a te
join-lead = Ci sono già:
need-link = Questo tavolo si apre solo con il suo link. Chiedilo a chi ti ha invitato.
cannot-open = Il tavolo non si può aprire

## Settings

settings = Impostazioni
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

## At the table

your-turn = Tocca a te.
your-move = La tua mossa
board = Plancia
over = La partita è finita.
waiting-players = Si aspetta che i giocatori prendano posto.
waiting-for = Si aspetta { $who }.
window-open = Qualcuno può reagire.
window = Reazioni
somebody-thinks = Qualcuno vuole pensarci.
you-hold = Tieni aperta la finestra: gli altri vedono che qualcuno pensa, non chi.
hold = Voglio pensarci
hold-help = Tiene aperta la finestra al massimo per un minuto. Può farlo chiunque, che possa reagire o no.
let-go = Avanti
trouble-outdated = Questa partita è cominciata con regole precedenti e non si può continuare. Si può guardare, rivedere ed esportare.
trouble-bad-move = Qualcosa che è salvato di questa partita non segue le regole. Si può guardare fino a quel punto, rivedere ed esportare, ma non continuare.
trouble-stuck = Qui le regole di questo gioco non sono arrivate a una fine. La partita si può guardare, rivedere ed esportare, ma non continuare.
given = Risponde il tavolo per te: non c’è niente da scegliere.
given-standing = Risponde il tavolo per te, come hai detto.
one-moment = Un momento…
have-chosen = { $n } su { $all } hanno scelto.
may-change = Puoi cambiare idea finché non hanno scelto tutti.
reconnecting = Connessione persa: si ritorna…
closed-4001 = Questo link non apre questo tavolo.
closed-4002 = Questo link è stato ritirato.
closed-4003 = Questo posto è passato di mano.
closed-4004 = Questo tavolo non esiste.
closed-4005 = Ciò che è salvato di questo tavolo non si può leggere, o il suo gioco non è installato qui. Nulla è perduto: avvisa chi gestisce il server.
closed-4008 = Questo tavolo è aperto in troppe finestre: questa è stata chiusa. Ricarica la pagina per usarla qui.
confirm = Conferma
confirm-this = Conferma questa scelta
choose = Scegli
from-to = Da { $low } a { $high }
may-not = Ora non è permesso: { $name }
undo = Riprendi la mossa
undo-nothing = Niente da riprendere.
undo-chance = Intanto ha deciso il caso: non si torna indietro.
undo-seen = Si è visto qualcosa di nuovo: non si torna indietro.
undo-other = Intanto ha deciso qualcun altro: non si torna indietro.
undo-over = La partita è finita.
you-answer = “{ $answer }” { $scope }: { $what }
ask-again = Chiedimi
pass-for = Passa:
scope-each = solo ora
scope-others = se non riguarda me
scope-always = finché non dico altro
stop-rights = Fermati per i miei diritti
stop-rights-help = Ti chiede anche dove la risposta è una sola, finché puoi prima usare un diritto.
filter = Cerca tra { $n }…
filter-label = Cerca tra le scelte
show-all = Mostra tutte: { $n }
doubt = Segnala un dubbio sulle regole
doubt-about = Segnala un dubbio sulle regole: { $line }
doubt-rule = La regola
doubt-near = Regole vicine: di quale dubiti?
doubt-other = Un’altra regola
doubt-none = Nessuna regola ne parla con le stesse parole.
doubt-note = Che cosa non ti torna?
doubt-holds = La segnalazione contiene questa riga, la regola, la tua nota e la partita fin qui per quanto ti è dato vedere: niente di ciò che ti è nascosto e nessun link al tuo posto. Non va a nessuno, se non la mandi tu.
doubt-save = Salva in un file
doubt-text = Tutta la segnalazione
offers = Offerte
offer-by = Offerta di { $who }
offer-mine = La tua offerta
offers-others = Offerte di altri ({ $n })
you-get = Ricevi
you-give = Dai
gives-to = dà a
has-agreed = ha accettato
has-not-agreed = non ha ancora accettato
replies-left = { $n ->
    [0] nessuna controfferta rimasta
    [one] { $n } controfferta rimasta
   *[other] { $n } controfferte rimaste
  }
counter-offer = Controfferta ({ $n })
any-time = In qualsiasi momento
draft = Quello che hai composto
draft-empty = Ancora niente.
draft-drop = Togli: { $name }
draft-done = Fatto
not-now = Ora non possibile ({ $n }): perché?
why-not = Non possibile, perché? { $name }
log = Cronaca
log-empty = Non è ancora successo nulla.
log-earlier = Righe precedenti ({ $n })
taken-back = ripreso
chat = Chat
chat-empty = Ancora nessuna parola.
chat-older = Righe precedenti
chat-to = A chi
chat-all = a tutti
chat-say = Di’ qualcosa
private = in privato
send = Invia
notes = Appunti
notes-help = Li vedi solo tu.
notes-place = Piani, promesse, sospetti…
unread = { $n } non letti
spectator = Spettatore
hot-seat = uno schermo
games = Partite del torneo
round-n = Turno { $n }
menu = Menu
sheet = Mostra o nascondi le scelte
thinking = pensa
has-chosen = ha scelto
absent = assente
present = presente
winner = vincitore
hidden-n = { $n } coperte
away-title = Mentre non c’eri
invite-lead = Manda a ogni amico il suo link:
whose-screen = Lo schermo passa a { $who }.
show-me = Mostra

## Seats

seats-title = Posti e inviti
link-seat = Invito per { $name }
link-spectator = Link per gli spettatori
link-substitute = Link per un sostituto al tuo posto
link-warning = Chi ha il link ha il posto: dallo solo a chi è destinato.
mail = Avvisami per posta quando il tavolo aspetta me
mail-none = niente posta
kept = Salvato
keep = Salva
seat-to-bot = Fai giocare un bot
seat-back = Gioco di nuovo io
seat-give-back = Restituisci
seat-free-it = Libera il posto
seat-substitute = Link per un sostituto
seat-free-sure = { $who } perde il posto, ne viene informato, e si prepara un invito per qualcun altro.
seat-free-bot-sure = La partita aspetta che qualcuno prenda il posto del bot ({ $who }). Chi lo fa vede che cosa ha il bot; tutti ne sono informati.
seat-leave = Lascia il posto
seat-leave-sure = Il tuo link non vale più e la partita aspetta che si sieda qualcun altro, che vede che cosa ha il tuo posto ma non i tuoi appunti né i tuoi discorsi privati.
seat-new-link = Nuovo link per me
seat-new-link-sure = Il link che hai ora non vale più, anche su altri dispositivi. Nessun altro vede quello nuovo.
seat-theirs = Questo posto passa di mano se chi lo tiene è d’accordo, o con un voto finché è assente.
absent-title = { $who } è assente
absent-soon = { $who } non c’è e lo si aspetta. Dalle { $at } gli altri possono votare sul suo posto.
absent-vote = Si fa non appena lo vuole più della metà degli altri che non sono assenti. Puoi ritirare il voto; se chi manca torna, il voto decade.
instead-bot = Per ora gioca un bot
instead-person = Date il posto a qualcun altro
instead-person-sure = Il link di { $who } non vale più. Chi si siede vede che cosa ha il posto, ma non gli appunti né i discorsi privati. Tutti ne sono informati.
vote-so = Vota così
votes-of = { $n } di { $all }
votes-by = A favore: { $who }
the-host = chi ospita
removed-title-own = Hai lasciato questo posto
removed-title-vote = Gli altri hanno dato via il tuo posto
removed-title-host = Il tuo posto è stato liberato
removed-title-back = Non sei più il sostituto
removed-own = L’hai lasciato il { $at }.
removed-vote = Eri assente. Per voto di { $by } il tuo posto è stato liberato il { $at }.
removed-host = L’ha liberato { $by } prima dell’inizio della partita, il { $at }.
removed-back = { $by } ha ripreso il posto il { $at }. Grazie per aver giocato.
removed-open = Ancora non ci siede nessuno.
removed-bot = Ora ci gioca un bot.
removed-person = Ora ci gioca { $who }.
removed-yours = Ciò che hai annotato, e ciò che ti è stato detto in privato, non può leggerlo nessun altro.
removed-again = Siediti di nuovo
seat-revoke = Nuovo link
which-bot-for-seats = Quale bot

## Clock

time-out = Tempo scaduto: { $who }.
clock-bot = Per ora gioca un bot
clock-wait = Aspettiamo
hurry = Il tuo tempo sta per finire:
hurry-then = Poi il tavolo sceglie: per ora gioca un bot al tuo posto, oppure si aspetta.
paused = L’orologio è fermo.
pause = Ferma l’orologio
resume = Riavvia l’orologio
wish-pause = Vuole fermare l’orologio: { $who }
wish-resume = Vuole riavviare l’orologio: { $who }

## End

winner-is = Vince { $who }
winners = { $who } vincono insieme
again = Gioca ancora
watch-replay = Rivedi la partita
export = Salva la partita in un file
look-board = Guarda la plancia
show-result = Mostra il risultato
proof = Prova dei dadi
proof-good = i dadi sono quelli promessi
proof-bad = la chiave non corrisponde alla promessa
chart = I punteggi nel tempo
chart-of = I punteggi nel tempo: { $who }
chart-start = inizio
chart-last = { $n } decisioni
chart-moves = Decisioni
proof-help = Prima della partita il server ha pubblicato questa promessa: l’impronta di una chiave segreta da cui segue ogni caso. Ora la chiave è nota e chiunque può verificarla, qui o fuori rete dalla partita salvata.
proof-before = La promessa fatta prima della partita. Alla fine si pubblica la chiave e chiunque può verificare che il caso non è stato manomesso.
proof-commit = Promessa prima della partita (SHA-256)
proof-key = Chiave, pubblicata dopo

## Lesson

lesson = Lezione
lesson-step = { $n } di { $all }
lesson-done = La lezione è finita. Puoi continuare come vuoi.

## Replay

replay = Replay
to-table = Al tavolo
decision-of = Dopo la decisione { $n } di { $all }
to-start = All’inizio
to-end = Alla fine
step-back = Uno indietro
step-on = Uno avanti
play = Avvia
stop = Ferma
eyes-of = Visto da
share-moment = Condividi questo momento
share-help = Il link apre il replay proprio qui, per spettatori.
fork-bots = Continua da qui contro i bot
fork-hot = Continua da qui su questo schermo
fork-imagined = A partita in corso si continua da ciò che il tuo posto può sapere: il resto è immaginato.

## Rules

rules-of = { $game }: le regole
rules-choose = Ogni regola con parole nostre e il suo numero.
rules-search = Cerca nelle regole…
rules-found = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
  }
chapters = Capitoli

## About

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
