## Pages

title-home = Tavoli
title-talk = Discorsi
seek-called = Siete abbastanza per il tuo tavolo.
seek-made = Il tuo tavolo è pronto.
seek-answer = Guarda
title-lobby = Tavoli aperti
title-desk = Banco del progettista
title-rules = Regole
title-archive = Archivio
title-ratings = Punteggi
title-person = Una persona
title-old = Una partita
title-group = Una compagnia
title-groups = Compagnie
title-about = Informazioni
title-new = Nuovo tavolo
title-missing = Pagina inesistente
missing-text = Qui non c’è nulla.
nav = Principale
skip = Vai al contenuto
to-home = Alla pagina iniziale
loading = Un momento…
close = Chiudi
cancel = Annulla
copy = Copia
copied = Copiato
retry = Riprova
search = Cerca
nothing-found = Nessun risultato.
error-offline = Il server non è raggiungibile.
error-unknown = Qualcosa è andato storto. Niente è andato perso.

## Home

lesson-start = Impara: prima partita guidata
status-over = Conclusa
you = tu
guest = Ospite

## New table

your-name = Il tuo nome
where = Chi si siede?
seats = Posti
seat-bot = Bot
player-n = Giocatore { $n }
bot-random = Viandante (gioca a caso)
bot-name = il suo nome (facoltativo)
bot-mixed = Chiunque
bot-mixed-says = Uno dei personaggi: quale, lo mostrerà il gioco.
bot-at-level = { $name }, { $level }
bot-character = Personaggio del bot { $n }
bot-level = Forza del bot { $n }
level-novice = novizio
level-squire = scudiero
level-knight = cavaliere
level-scholar = dotto
level-sage = saggio
level-novice-says = Sta imparando: molto gli sfugge.
level-squire-says = Conosce il gioco: ogni tanto qualcosa gli sfugge.
level-knight-says = Gioca come meglio sa, senza soffermarsi.
level-scholar-says = Riflette un momento su ogni decisione.
level-sage-says = Riflette due secondi su ogni decisione.
options = Regole di questo tavolo
pace = Ritmo
pace-none = Senza orologio
pace-none-help = Ognuno si prende il tempo che serve.
pace-live = Dal vivo, in una serata
pace-live-help = Ci siete tutti insieme; ognuno ha una riserva di tempo.
pace-turn = Una mossa ogni tanto, nei giorni
pace-turn-help = Chi deve rispondere ha tempo fino a una data; notti e vacanze possono non contare.
rule-link = Regola { $rule }, apre le regole

## Setting up and waiting

waiting-room = Sala d’attesa
a-friend = Un amico
seat-waits = in attesa
seat-ready = pronto
seat-link-help = Manda questo link a una persona sola: chi lo apre per primo ha il posto.
share = Condividi…
start-with-bots = Comincia ora, con bot nei posti liberi
what-you-play = A che cosa si gioca
while-you-wait = Mentre aspetti

## Lobby and joining

seat-free = posto libero
sit-down = Siediti
join-title = { $game }: un posto è riservato a te
join-lead = Ci sono già:
need-link = Questo tavolo si apre solo con il suo link. Chiedilo a chi ti ha invitato.
cannot-open = Il tavolo non si può aprire

## Settings

settings = Impostazioni

## At the table

your-turn = Tocca a te.
your-move = La tua mossa
board = Plancia
over = La partita è finita.
waiting-players = Si aspetta che i giocatori prendano posto.
waiting-for = Si aspetta { $who }.
window-open = Qualcuno può reagire.
window-to = A questo: { $what }
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
chat-gone = cancellato
chat-empty = Ancora nessuna parola.
chat-older = Righe precedenti
chat-to = A chi
chat-all = a tutti
chat-to-side = alla mia parte
chat-side = solo la nostra parte
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
thinking = pensa
has-chosen = ha scelto
absent = assente
present = presente
winner = vincitore
hidden-n = { $n } coperte
whose-screen = Lo schermo passa a { $who }.
show-me = Mostra

## The frame of the table

your-decision = Decidi tu
who-decides = Decide { $who }
everybody-decides = Decidono in più
you-have-sealed = Hai scelto
in-advance = Risposte in anticipo
less = Meno: { $name }
more = Più: { $name }
all-n = tutti: { $n }
set-below = I numeri si scelgono sotto la plancia; quando tornano, il bottone è pronto.
each = l’uno
costs = costa { $price }
becomes = diventa
not-ready = Manca ancora qualcosa
let-it-go = Lascia
choose-first = Scegli qui sopra o sulla plancia
tell-me = Avvisami quando tocca a me
tells-me = Sarai avvisato quando tocca a te
tell-how = un corno, e il nome della scheda
more-about = Di più su: { $name }
phases = Fasi
players = Giocatori
dock = La mano e ciò che accade
choices = Scelte
log-open = Apri la cronaca
log-fold = Chiudi la cronaca
parts = Parti del tavolo
part-board = Plancia
part-decide = Scelte
part-players = Giocatori
part-log = Cronaca
steps = Passi
left-of = ne restano { $left } su { $total }
plans = Piani pronti
tables = Tabelle
about-n = circa { $n }
how-counted = Come si conta
keys = Tasti
key-digits = una delle prime nove scelte
key-enter = fa ciò che dice il bottone in fondo
key-escape = lascia una scelta, chiude ciò che copre la plancia
key-undo = torna indietro
key-find = cerca fra le scelte
key-log = apre e chiude la cronaca
key-tables = apre le tabelle del gioco
key-dock = ciò che sta sotto la plancia: mano, famiglia, tracciati
key-zoom = più vicino, più lontano, tutta la plancia
key-keys = questo elenco

## What others do

since-decision = Dalla tua ultima decisione
follow = Che cosa fanno gli altri
follow-pace = Con che passo si vedono le loro mosse
follow-progress = Mosse mostrate
follow-of = { $n } di { $all }
follow-next = La mossa seguente
follow-skip = Salta
follow-to-me = Alla mia decisione
pace-step = A passi
pace-step-help = Una mossa per volta: la barra spaziatrice mostra la seguente
pace-slow = Lento
pace-slow-help = Due secondi e mezzo per mossa
pace-normal = Normale
pace-normal-help = Poco più di un secondo per mossa
pace-instant = Subito
pace-instant-help = All’istante, solo con le frecce
log-filter = Mostra solo
log-all = tutto
log-battles = battaglie
log-money = denaro
log-cards = carte
log-votes = voti

## Seats

seats-title = Posti e inviti
link-qr = Link per { $name }, da inquadrare con il telefono
link-seat = Invito per { $name }
link-spectator = Link per gli spettatori
link-substitute = Link per un sostituto al tuo posto
link-warning = Chi ha il link ha il posto: dallo solo a chi è destinato.
mail = Avvisami per posta quando il tavolo aspetta me
mail-none = niente posta
notices-how = Come sapere quando tocca a te
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
removed-ask = Chiedi di tornare
removed-asked = Agli altri è stato chiesto. Quando sono d’accordo tutti, qui puoi sederti di nuovo.
seat-revoke = Nuovo link
which-bot-for-seats = Quale bot

## Clock

stands-night = notte
stands-weekend = fine settimana
stands-holiday = vacanza
clocks-open = Orologi, vacanze, voti
times-menu = Tempo e commiato
time-out = Tempo scaduto: { $who }.
clock-bot = Per ora gioca un bot
clock-wait = Aspettiamo
hurry = Il tuo tempo sta per finire:
hurry-then = Poi accade ciò che il tavolo ha stabilito.
paused = L’orologio è fermo.
pause = Ferma l’orologio
resume = Riavvia l’orologio
wish-pause = Vuole fermare l’orologio: { $who }
wish-resume = Vuole riavviare l’orologio: { $who }

## End

side = Parte { $side }
winners-side = Vincono insieme { $who }
winner-is = Vince { $who }
sources = Da dove vengono i punti
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
lesson-watch = Guarda che cosa fanno gli altri: la lezione continua quando tocca a te.
lesson-show = Mostrami dove
lesson-alike = Anche così va bene. La lezione pensava a un’altra mossa: da qui la partita è tua.
lesson-other = È permesso, anche se la lezione parlava d’altro. Da qui la partita è tua.
lesson-back = Torna alla lezione
lesson-done = La lezione è finita. Puoi continuare come vuoi.
coach = Maestro
coach-ask = Tu che faresti?
coach-says = Io sceglierei: { $what }
coach-do = Fallo
coach-plain = Da quel che si vede dal tuo posto, è la mossa migliore.
lesson-play = Ora una partita vera, contro i bot

## Replay

replay = Replay
to-table = Al tavolo
keys = Tasti
key-step = una decisione indietro o avanti
key-phase = dove comincia una fase
key-round = dove comincia un giro
key-ends = l’inizio e la fine
key-play = avvia o ferma
key-eyes = con gli occhi di un posto, a partita finita
key-public = ciò che vedono tutti
key-share = condividi questo momento
key-help = questi tasti
jump-round = giro
jump-phase = fase
round-back = Al giro precedente
round-on = Al giro seguente
phase-back = Alla fase precedente
phase-on = Alla fase seguente
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

## Persone

title-play = Gioca
title-me = Impostazioni
title-letter = Link di una posta
title-continue = Continua su questo dispositivo
turns = { $n ->
    [one] { $n } tavolo aspetta te
   *[other] { $n } tavoli aspettano te
  }
me-arms = Nome e stemma
me-devices = Dispositivi e chiavi
