## A person's page

you-as-seen = tu · così ti vedono gli altri
change-arms = Cambia lo stemma
what-others-see = Che cosa vedono gli altri
here-since = qui da { $when }
games-count = { $n ->
    [0] ancora nessuna partita
    [one] una partita
   *[other] { $n } partite
  }
speaks = parla { $lang ->
    [it] italiano
   *[other] inglese
  }
usually-answers = di solito risponde entro { $time }
left-games = abbandonate { $n } di { $of }
ratings = Punteggi
how-reckoned = come si calcola
dashed = tratteggiato: provvisorio, ancora senza posto
col-game = gioco
col-rating = punteggio
col-games = partite
col-won = vinte
col-place = posto
rating-said = { $game } { $rating } ±{ $band }
provisional = provvisorio: { $n } di { $of } partite
place-of = { $n }º di { $of } qui
no-ratings = Ancora nessuna partita con punteggio.
houses = Casate preferite
won-of-played = vinte su giocate
n-of = { $n } di { $of }
members-count = { $n ->
    [one] un membro
   *[other] { $n } membri
  }
open = Apri
head-to-head = Testa a testa
ahead-behind = davanti : dietro · partite
head-help = Chi è arrivato davanti a chi, nelle partite finite da entrambi.
no-pairs = Ancora nessun incontro.
answering = Passo
lately-games = le ultime cinquanta partite
half-within = metà delle risposte entro
answers-given = risposte date
games-left = partite abbandonate
person-games = Partite
games-all = tutte
games-rated = con punteggio
games-won = vinte
in-archive = nell’archivio
no-games = Nessuna partita finita da mostrare.
no-rating-fork = continuata da un’altra partita: senza punteggio
no-rating-import = da una registrazione: senza punteggio
more-games = altre
replay-link = Rivedi
shown-keep = Salva
block-ratings = Punteggi
block-games = Partite e casate
block-pairs = Testa a testa
block-pace = Passo
level-all = tutti
level-groups = le mie compagnie
level-nobody = nessuno
seen-help = Nome e stemma li vede chi ha l’indirizzo di questa pagina. Le partite sono elencate a chi può vederle: chi le ha giocate, la compagnia, o tutti se tutti sono d’accordo.

## Results in words

result-called = Interrotta di comune accordo
result-won = { $n ->
    [one] { $who } ha vinto con { $points }
   *[other] { $who } hanno vinto con { $points } ciascuno
  }
result-others = { $points } per ciascuno degli altri
result-left = ha lasciato la partita
result-place = { $n }º di { $of }
result-with = con { $points }

## Lists of the best

no-best = Qui nessuno ha ancora un posto: ci vogliono dieci partite con punteggio.
how-reckoned-title = Come si calcola
how-1 = Tutti cominciano da 1000 ±200, in ogni gioco per sé. Dopo una partita con punteggio chi è arrivato davanti guadagna da chi è dietro, di più se non ci si aspettava; e il numero di tutti diventa più sicuro.
how-2 = Un tavolo dà punteggio se chi lo apre lo vuole e ci siedono almeno due persone, ciascuna al proprio dispositivo. I bot la cui forza è misurata contano come segni fissi, così chi è nuovo trova presto il suo posto.
how-3 = Fino alla decima partita il punteggio è provvisorio: ha un punto di domanda e nessun posto.
how-4 = Nessun punteggio da partite interrotte, continuate da un’altra, portate come registrazione, né dalle lezioni. Chi lascia una partita con punteggio arriva ultimo; chi prende il suo posto non è valutato. Il calcolo è quello di OpenSkill (Plackett–Luce).

## Archive

archive-search = nome di un tavolo…
whose = Partite di chi
scope-of-mine = mie
scope-of-groups = delle mie compagnie
scope-of-public = pubbliche
any-game = ogni gioco
length-any = ogni lunghezza
length-short = fino a 200 decisioni
length-middle = da 200 a 800 decisioni
length-long = più di 800 decisioni
since-any = da sempre
since-week = l’ultima settimana
since-month = l’ultimo mese
since-year = l’ultimo anno
with-anybody = con chiunque
any-group = ogni compagnia
token-in = in { $group }
token-with = con { $who }
token-won = vinte da { $who }
remove = Togli
col-table = tavolo
col-result = risultato
col-way = strada facendo
col-people = persone
col-length = lunghezza
col-when = quando
col-seen = la vede
decisions = { $n ->
    [one] una decisione
   *[other] { $n } decisioni
  }
seen-people = chi ha giocato
seen-group = compagnia
seen-public = pubblica
seen-people-why = La vede chi l’ha giocata.
seen-group-why = La vedono i membri della compagnia di cui era il tavolo.
seen-agree = Pubblica solo finché tutti sono d’accordo; la chat non si mostra mai.
seen-waits = Sarà così quando anche { $who } saranno d’accordo. La chat non si mostra mai.
seen-unknown = Qui non si conoscono tutti quelli che hanno giocato: resta a loro.
how-fork = continuata da un’altra partita
how-import = da una registrazione
no-result = senza risultato
archive-none-mine = Ancora nessuna partita finita: starà qui.
archive-none = Non si è trovato niente.
watch-game = Rivedi la partita
its-page = La sua pagina
save-record = Salva la registrazione

## A game's page

finished-on = finita il { $when }
where-from = Da dove vengono
points-by-source = punti per fonte
who-played = Chi ha giocato
table-in-words = Il tavolo in parole
table-words = { $n ->
    [one] Un posto
   *[other] { $n } posti
  }{ $bots ->
    [0] {""}
    [one] , uno di un bot
   *[other] , { $bots } di bot
  }.
rated-words = Con punteggio: { $changes }.
not-rated = Senza punteggio.
as-shared = Come si condivide
share-alt = L’immagine che accompagna un link a “{ $title }”
share-link = Link a questa pagina
take-along = Da portare via
record-verifiable = La registrazione (verificabile)
play-on = Continua da un momento
public-because = Pubblica perché tutti quelli che l’hanno giocata sono d’accordo. Chat e messaggi privati non ne fanno parte.

## Groups

group-invited = Sei invitato in una compagnia:
group-join = Entra
group-join-help = I membri vedono l’uno dell’altro nome, stemma, fuso orario e segni di lettura, quel che mostrano alle loro compagnie, e le partite della compagnia. Puoi uscire quando vuoi.
role-keeper = custode
role-deputy = vice
role-member = membro
chat-new = { $n ->
    [one] 1 nuovo
   *[other] { $n } nuovi
  }
groups-none = Non fai ancora parte di una compagnia.
group-new = Una nuova compagnia
group-new-help = Un cerchio stabile di amici: tavoli, serate, risultati e chat propri. Solo i membri ne vedono qualcosa.
group-name = Il suo nome
group-name-like = Compagnia del Corno
group-make = Fondala
group-private = Compagnia · solo per i membri
tables-running = { $n ->
    [0] nessun tavolo
    [one] un tavolo
   *[other] { $n } tavoli
  }
group-invite = Invita…
open-for-us = Apri un tavolo per noi
our-tables = I nostri tavoli
members-only = solo per i membri
your-turn-here = Tocca a te
room-taken = Sala d’attesa: { $n } posti su { $of }
take-your-turn = Gioca
watch-table = Guarda
no-tables = Ora non c’è nessun tavolo.
lately = Di recente
all-games = { $n ->
    [one] l’unica partita
   *[other] tutte le { $n } partite
  }
honour = Tavolo d’onore
col-of = di
honour-few = Chi ha meno di dieci partite con punteggio non ha ancora un posto.
honour-none = Nessuno l’ha ancora giocato insieme.
group-members = Membri
their-time = la loro ora
manage = Che fare con { $who }
group-leave = Lascia la compagnia
group-leave-text = Il tuo nome esce dalla lista, e con esso le risposte alle serate. Quel che hai scritto nella chat resta, e le vecchie partite restano di chi le ha giocate.
we-like = Come ci piace
change-it = cambia
likes-none = Ancora niente.
likes-help = Prepara i tavoli della compagnia: apri un tavolo per noi, scegli, e tienilo lì.
likes-seats = in { $n }
likes-rated = con punteggio
likes-words = In una frase
invite-help = Chi ha questo link può entrare. Un nuovo link annulla quello di prima.
invite-link = Invito alla compagnia
invite-anew = Fai un nuovo link
other-arms = Un altro stemma
make-deputy = Fai vice
make-member = Non più vice
make-keeper = Affida la compagnia
take-off = Togli dalla lista
take-off-help = Il link della compagnia allora cambia, così quello vecchio non riporta dentro.
next-evening = Prossima serata
evening-new = Proponi una serata
evening-propose = Proponila
evening-when = Quando (ora tua)
evening-hours = Quante ore
evening-text = Due parole
evening-anew = A un’altra ora tutti rispondono di nuovo.
evening-drop = Annulla
no-evening = Nessuna serata in programma.
other-time = Un’altra ora…
your-time = { $time }, ora tua
about-long = circa { $time }
has-time = per { $who } le { $time } a { $city }
calendar = Calendario (.ics)
say-yes = Ci sono
say-maybe = Forse
say-no = No
says-yes = sì
says-maybe = forse
says-no = no
says-none = nessuna risposta
chat-of-group = Chat
chat-empty-group = Nessuno ha ancora scritto.
earlier-lines = Prima
new-lines = nuovo
read-by = letto da { $who }
write-group = Scrivi alla compagnia…
say-it = Invia
somebody = Qualcuno
last-here = ultima visita: { $when }
block-presence = Quando sono stato qui
block-write = Chi può scrivermi e invitarmi
group-hook = Detto altrove
group-hook-paused = In pausa dopo tre errori: rimedia, poi prova.
group-hook-help = Un canale della compagnia (Discord, Slack, ntfy) sente di tavoli e serate nuove, chi è atteso a un tavolo e come finiscono le partite. Chi legge lì lo viene a sapere.
