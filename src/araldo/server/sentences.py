"""What the server itself says, in English and Italian. Refusals are found by their code."""

from __future__ import annotations

from datetime import date

from araldo.kernel.errors import AraldoError
from araldo.kernel.variant_faults import FAULTS

LANGUAGES = ("en", "it")

_SAID: dict[str, tuple[str, str]] = {
    **FAULTS,
    "no-desk": ("There is no designer's desk here.", "Qui non c'è il banco del progettista."),
    "no-lab": ("This server cannot play comparisons: pip install 'araldo[research]'.",
               "Questo server non può giocare confronti: pip install 'araldo[research]'."),
    "desk-busy": ("A comparison is running: stop it or wait.", "Un confronto è in corso: fermalo o aspetta."),
    "no-run": ("This run is not here any more.", "Questa prova non c'è più."),
    "no-variant": ("There is no variant '{name}'.", "La variante '{name}' non c'è."),
    "variant-there": ("There is a variant '{name}' already.", "La variante '{name}' c'è già."),
    "bad-token": ("This link is not valid for this table.", "Questo link non è valido per questo tavolo."),
    "idle": ("Without an answer: {what}", "Senza risposta: {what}"),
    "revoked": ("This link has been revoked.", "Questo link è stato revocato."),
    "removed": ("This seat has changed hands.", "Questo posto è passato di mano."),
    "consent": ("This seat is somebody's. It changes hands if they agree, or, while they are absent, by a vote.",
                "Questo posto è di qualcuno. Passa di mano se è d'accordo o, finché è assente, con un voto."),
    "not-absent": ("This person is not absent: there is nothing to vote about.",
                   "Questa persona non è assente: non c'è niente da votare."),
    "told-sits": ("{who} sits down and plays on from here.", "{who} si siede e gioca da qui in poi."),
    "told-substitute": ("{guest} plays for {who}, who has agreed. {who}'s notes and private talk stay closed.",
                        "{guest} gioca per {who}, che è d'accordo. Gli appunti e i discorsi privati di {who} restano "
                        "chiusi."),
    "told-bot": ("{who} lets a bot play for now.", "{who} per ora fa giocare un bot."),
    "told-bot-free": ("A bot plays the free seat ({who}).", "Un bot gioca il posto libero ({who})."),
    "told-back": ("{who} plays again.", "{who} gioca di nuovo."),
    "told-left": ("{who} has left the table. The seat is free.", "{who} ha lasciato il tavolo. Il posto è libero."),
    "told-gone": ("Somebody has left for good. The seat is free.",
                  "Qualcuno se n'è andato per sempre. Il posto è libero."),
    "told-freed": ("The host has freed the seat of {who} before the game.",
                   "Chi ospita ha liberato il posto di {who} prima della partita."),
    "told-opened": ("The host has freed the seat of a bot ({who}) for somebody.",
                    "Chi ospita ha liberato il posto di un bot ({who}) per qualcuno."),
    "told-wish-bot": ("{who} is absent. {by} would let a bot play: vote.",
                      "{who} è assente. {by} farebbe giocare un bot: votate."),
    "told-wish-person": ("{who} is absent. {by} would give the seat to somebody else: vote.",
                         "{who} è assente. {by} darebbe il posto a qualcun altro: votate."),
    "told-voted-bot": ("By vote of {by} a bot plays for {who}, who was absent and may come back at any time.",
                       "Per voto di {by} un bot gioca per {who}, che era assente e può tornare quando vuole."),
    "told-voted-person": ("By vote of {by} the seat of {who}, who was absent, is free for somebody else.",
                          "Per voto di {by} il posto di {who}, che era assente, è libero per qualcun altro."),
    "told-returned": ("{who} is here again: the vote lapses.", "{who} è di nuovo qui: il voto decade."),
    "told-wish-wait": ("{by} would wait for {who}: vote.", "{by} aspetterebbe {who}: votate."),
    "told-wish-end": ("{by} would end the game here: vote.", "{by} finirebbe qui la partita: votate."),
    "told-voted-wait": ("By vote of {by} all wait for {who} some more.",
                        "Per voto di {by} si aspetta {who} ancora un po'."),
    "told-late-vote": ("{who}'s time has run out: the table votes.", "Il tempo di {who} è scaduto: il tavolo vota."),
    "told-late-wait": ("{who}'s time has run out: the table waits.",
                       "Il tempo di {who} è scaduto: il tavolo aspetta."),
    "told-late-once": ("{who}'s time has run out: a bot answers this once.",
                       "Il tempo di {who} è scaduto: per questa volta risponde un bot."),
    "told-late-bot": ("{who}'s time has run out: a bot plays until {who} comes back.",
                      "Il tempo di {who} è scaduto: gioca un bot finché {who} non torna."),
    "told-late-often": ("{who}'s time has run out for the third time: the table votes.",
                        "Il tempo di {who} è scaduto per la terza volta: il tavolo vota."),
    "told-holiday": ("{who} is on holiday from {first} to {last}: the clock stands.",
                     "{who} è in vacanza dal {first} al {last}: l'orologio sta fermo."),
    "told-no-holiday": ("{who} is not on holiday any more.", "{who} non è più in vacanza."),
    "told-paused": ("The game is paused; {who} had asked for it.", "La partita è in pausa; l'aveva chiesto {who}."),
    "told-resumed": ("{who} has ended the pause.", "{who} ha chiuso la pausa."),
    "told-leaves": ("{who} has left the game. A bot plays on.", "{who} ha lasciato la partita. Continua un bot."),
    "told-resigns": ("{who} resigns. A bot plays until the others have decided about the seat.",
                     "{who} si arrende. Gioca un bot finché gli altri non decidono del posto."),
    "told-succeeds": ("{guest} has taken {who}'s seat over, as agreed. {who}'s notes and private talk stay closed.",
                      "{guest} ha preso il posto di {who}, come d'accordo. Gli appunti e i discorsi privati di {who} "
                      "restano chiusi."),
    "told-asks-end": ("{who} asks to end the game here: vote.", "{who} chiede di finire qui la partita: votate."),
    "told-asks-hand": ("{who} would hand the seat to {heir}: vote.", "{who} passerebbe il posto a {heir}: votate."),
    "told-asks-return": ("{who} would come back: vote.", "{who} vorrebbe tornare: votate."),
    "told-asks-time": ("{who} asks for more time for everybody: vote.",
                       "{who} chiede più tempo per tutti: votate."),
    "told-agreed-hand": ("All right: {heir} may take the seat of {who}, who plays on until then.",
                         "D'accordo: {heir} può prendere il posto di {who}, che fino ad allora gioca ancora."),
    "told-agreed-return": ("All right: {who} may come back.", "D'accordo: {who} può tornare."),
    "told-agreed-time-turn": ("Agreed by {by}: a day more for everybody.",
                              "D'accordo {by}: un giorno in più per tutti."),
    "told-agreed-time-live": ("Agreed by {by}: ten minutes more for everybody.",
                              "D'accordo {by}: dieci minuti in più per tutti."),
    "told-declined": ("What {who} asked for is declined: {by} said no.",
                      "Ciò che ha chiesto {who} è respinto: no di {by}."),
    "told-withdrawn": ("{who} has thought better of it.", "{who} ci ha ripensato."),
    "told-ended-called-off": ("The game is called off by {by}: no result, and it can be looked at.",
                              "La partita è interrotta da {by}: nessun risultato, e si può riguardare."),
    "told-ended-abandoned": ("Everybody has left: the game is over without a result.",
                             "Se ne sono andati tutti: la partita finisce senza risultato."),
    "ended": ("This game was called off.", "Questa partita è stata interrotta."),
    "no-motion": ("That is no longer asked.", "Non lo si chiede più."),
    "not-left": ("You have a seat here.", "Qui hai un posto."),
    "left-already": ("This person has left: there is nobody to wait for.",
                     "Questa persona se n'è andata: non c'è nessuno da aspettare."),
    "bad-hours": ("These are no quiet hours: at most ten hours a day, in a time zone that exists.",
                  "Queste non sono ore di silenzio: al massimo dieci al giorno, in un fuso che esiste."),
    "no-hours": ("At this table every hour counts.", "A questo tavolo ogni ora conta."),
    "hours-often": ("Quiet hours can be changed again in {days} days.",
                    "Le ore di silenzio si possono cambiare di nuovo tra {days} giorni."),
    "no-holidays": ("This table knows no holidays.", "Questo tavolo non conosce vacanze."),
    "bad-holiday": ("A holiday ends after it begins, within a year.",
                    "Una vacanza finisce dopo che è cominciata, entro un anno."),
    "holiday-spent": ("You have {days} days of holiday left here.", "Qui ti restano {days} giorni di vacanza."),
    "holiday-late": ("Your time has run out: answer first.", "Il tuo tempo è scaduto: prima rispondi."),
    "no-table": ("There is no such table.", "Questo tavolo non esiste."),
    "no-game": ("There is no such game.", "Questo gioco non c'è."),
    "unknown-game": ("There is no such game.", "Questo gioco non c'è."),
    "no-lesson": ("There is no such lesson.", "Questa lezione non c'è."),
    "no-page": ("There is nothing here.", "Qui non c'è niente."),
    "not-yours": ("That is not yours to do.", "Non tocca a te farlo."),
    "lent": ("A substitute plays for you now.", "Ora gioca il tuo sostituto."),
    "not-started": ("The table waits for players.", "Il tavolo aspetta giocatori."),
    "outdated": ("This game was begun on older rules, which allowed what the present ones do not. It can be looked at, "
                 "replayed and exported, but not played on.",
                 "Questa partita è cominciata con regole precedenti, che permettevano ciò che ora non si può. Si può "
                 "guardare, rivedere ed esportare, ma non continuare."),
    "bad-move": ("Something stored of this game does not follow the rules. Up to there it can be looked at, replayed "
                 "and exported, but it cannot be played on.",
                 "Qualcosa che è salvato di questa partita non segue le regole. Fin lì si può guardare, rivedere ed "
                 "esportare, ma non si può continuare."),
    "stuck": ("The rules of this game did not come to an end here. It can be looked at, replayed and exported, but not "
              "played on.",
              "Qui le regole di questo gioco non sono arrivate a una fine. La partita si può guardare, rivedere ed "
              "esportare, ma non continuare."),
    "endless": ("The rules did not come to an end with that: nothing has changed. Choose something else.",
                "Così le regole non arrivano a una fine: nulla è cambiato. Scegli altro."),
    "bad-row": ("What is stored of this table cannot be read. Nothing is lost: tell whoever runs this server. What "
                "you may know of it can be exported.",
                "Ciò che è salvato di questo tavolo non si può leggere. Nulla è perduto: avvisa chi gestisce il "
                "server. Ciò che puoi saperne si può esportare."),
    "no-rules": ("The game of this table is not installed on this server. Nothing is lost: what you may know of it "
                 "can be exported.",
                 "Il gioco di questo tavolo non è installato su questo server. Nulla è perduto: ciò che puoi saperne "
                 "si può esportare."),
    "paused": ("The game is paused.", "La partita è in pausa."),
    "stale": ("The table has moved on: choose again.", "Il tavolo è andato avanti: scegli di nuovo."),
    "not-asked": ("You are not asked anything now.", "Ora non ti si chiede niente."),
    "not-offered": ("That is not among your options now.", "Ora non è tra le tue possibilità."),
    "refused": ("A rule forbids that.", "Una regola lo vieta."),
    "over": ("The game is over.", "La partita è finita."),
    "undo-chance": ("Chance has spoken: that cannot be taken back.", "Ha deciso la sorte: non si annulla."),
    "undo-seen": ("Something hidden was seen: that cannot be taken back.",
                  "Si è visto qualcosa di nascosto: non si annulla."),
    "undo-other": ("Another seat has decided since: that cannot be taken back.",
                   "Nel frattempo ha deciso un altro: non si annulla."),
    "undo-nothing": ("There is nothing to take back.", "Non c'è niente da annullare."),
    "undo-over": ("The game is over: nothing can be taken back.", "La partita è finita: non si annulla più."),
    "no-question": ("There is no such question.", "Questa domanda non c'è."),
    "malformed": ("That message cannot be read.", "Questo messaggio non si può leggere."),
    "bad-method": ("That cannot be done at this address.", "A questo indirizzo non si può fare."),
    "too-long": ("That address is too long.", "Questo indirizzo è troppo lungo."),
    "too-large": ("That is too large.", "È troppo grande."),
    "too-many": ("Too many messages: slow down.", "Troppi messaggi: più piano."),
    "chat-long": ("A line of the chat has at most {most} characters.",
                  "Una riga della chat ha al massimo {most} caratteri."),
    "no-side": ("Nobody else plays on your side.", "Nessun altro gioca dalla tua parte."),
    "chat-full": ("You have said {most} lines at this table: no more are kept.",
                  "A questo tavolo hai già scritto {most} righe: di più non se ne conservano."),
    "note-long": ("Notes have at most {most} characters: the last change is not kept.",
                  "Gli appunti hanno al massimo {most} caratteri: l'ultima modifica non è salvata."),
    "crowded": ("Too many windows look at this table: close another one.",
                "Troppe finestre guardano questo tavolo: chiudine un'altra."),
    "wait": ("That is too often for now: it can be done again in {seconds} s.",
             "Per adesso è troppo spesso: si può rifare tra {seconds} s."),
    "banned": ("The operator of this server has shut you out.", "Chi gestisce questo server ti ha escluso."),
    "closed": ("The operator of this server has closed this table.",
               "Chi gestisce questo server ha chiuso questo tavolo."),
    "storage": ("It could not be saved, and nothing has changed. Try again.",
                "Non si è potuto salvare, e nulla è cambiato. Riprova."),
    "taken": ("That seat is taken.", "Quel posto è occupato."),
    "no-seat": ("There is no such seat.", "Quel posto non c'è."),
    "no-open-seat": ("No seat is open at this table.", "A questo tavolo non ci sono posti liberi."),
    "no-clock": ("No time has run out here.", "Qui il tempo non è scaduto."),
    "own-eyes": ("While the game runs you can look with your own eyes only.",
                 "A partita in corso si guarda solo con i propri occhi."),
    "running": ("Not before the end of the game.", "Non prima della fine della partita."),
    "no-moment": ("There is no such moment.", "Questo momento non c'è."),
    "no-film": ("This game cannot be shown again now. Try later.",
                "Ora questa partita non si può rivedere. Riprova più tardi."),
    "no-record": ("This table began from an imagined position and has no record.",
                  "Questo tavolo è nato da una posizione immaginata e non ha una registrazione."),
    "no-key": ("The record holds no key: it was exported while the game ran.",
               "La registrazione è senza chiave: è stata esportata a partita in corso."),
    "bad-key": ("The key does not fit the commitment: these are not the dice that were promised.",
                "La chiave non corrisponde all'impegno: non sono i dadi promessi."),
    "bad-data": ("The record was played on other data of this game.",
                 "La registrazione viene da altri dati di questo gioco."),
    "bad-outcome": ("The outcome is not the one that the moves lead to.",
                    "L'esito non è quello a cui portano le mosse."),
    "bad-version": ("This was played on another version of the game.",
                    "È stata giocata con un'altra versione del gioco."),
    "bad-seats": ("This game is for {allowed} players, not {seats}.",
                  "Questo gioco è per {allowed} giocatori, non {seats}."),
    "bad-mail": ("This is no mail address.", "Questo non è un indirizzo di posta."),
    "bad-origin": ("Only a page of this server may do that.", "Può farlo solo una pagina di questo server."),
    "no-persons": ("This server knows links only, no persons.", "Questo server conosce solo i link, non le persone."),
    "no-person": ("This browser does not know you yet.", "Questo browser non ti conosce ancora."),
    "no-session": ("There is no such device among yours.", "Tra i tuoi dispositivi non c'è."),
    "no-passkey": ("There is no such passkey among yours.", "Tra le tue passkey non c'è."),
    "last-way": ("It is the last way back in: add another one first.",
                 "È l'ultima via per rientrare: aggiungine prima un'altra."),
    "bad-passkey": ("This passkey is not known here, or it came too late.",
                    "Questa passkey qui non è conosciuta, o è arrivata troppo tardi."),
    "bad-code": ("This link has been used, stopped, or is too old. Make a new one on the other device.",
                 "Questo link è già usato, fermato o troppo vecchio. Fanne uno nuovo sull'altro dispositivo."),
    "guest-seats": ("This browser holds seats of its own: take them along, or stay who you are here.",
                    "Questo browser ha posti suoi: portali con te, o resta chi sei qui."),
    "bad-arms": ("The kit has no such arms.", "Il kit non ha uno stemma così."),
    "bad-name": ("That is no name.", "Questo non è un nome."),
    "no-game-of-yours": ("That is not among your games.", "Non è tra le tue partite."),
    "still-yours": ("You hold a seat there: leave it at the table first.",
                    "Lì hai un posto: lascialo prima, al tavolo."),
    "won-with": ("{who} won with {points}", "{who}: vittoria con {points}"),
    "the-others": ("{points} for each of the others", "{points} per ciascuno degli altri"),
    "and": ("{first} and {last}", "{first} e {last}"),
    "called-off": ("Called off", "Interrotta di comune accordo"),
    "a-game-of": ("{game} on Araldo", "{game} su Araldo"),
    "group-full": ("There is no room for more: sixty are the most.", "Non c'è più posto: al massimo sono sessanta."),
    "bad-invite": ("This invitation is no longer good. Ask for the new link.",
                   "Questo invito non vale più. Chiedi il nuovo link."),
    "not-keeper": ("That is for the keeper and the deputies.", "Questo lo fanno il custode e i vice."),
    "not-oneself": ("That cannot be done to oneself.", "Questo non si può fare a sé stessi."),
    "no-evening": ("There is no such evening.", "Questa serata non c'è."),
    "many-evenings": ("Enough evenings are planned: twenty are the most.",
                      "Le serate in programma bastano: al massimo sono venti."),
    "bad-zone": ("There is no such time zone.", "Questo fuso orario non c'è."),
    "nobody-there": ("There is nobody of this name.", "Qui non c'è nessuno così."),
    "no-hints": ("There are no hints at this table.", "A questo tavolo non si danno consigli."),
    "no-hints-rated": ("There are no hints at a rated table: here everybody plays on their own.",
                       "A un tavolo con punteggio non si danno consigli: qui ciascuno gioca da sé."),
    "not-rated": ("A rated table needs at least two people, each at a device of their own.",
                  "Un tavolo con punteggio vuole almeno due persone, ciascuna al proprio dispositivo."),
    "no-group": ("That is no group of yours.", "Non è una tua compagnia."),
    "somebody-gone": ("Somebody", "Qualcuno"),
    "no-window": ("There is no reaction to wait for now.", "Ora non c'è nessuna reazione da attendere."),
    "no-scope": ("No answer can be given for that long now.", "Ora non si può rispondere per tutto quel tempo."),
    "bad-clock": ("Such a clock cannot run.", "Un orologio così non può andare."),
    "fault": ("A fault of the server; nothing has changed.", "Un guasto del server; nulla è cambiato."),
    "undone": ("Taken back: {count}.", "Annullato: {count}."),
    "bad-push": ("This browser cannot be told anything.", "A questo browser non si può dire niente."),
    "bad-hook": ("This is no address of a webhook: it begins with https://.",
                 "Questo non è l'indirizzo di un webhook: comincia con https://."),
    "no-way": ("There is no such way among yours.", "Tra le tue vie non c'è."),
    "many-ways": ("So many ways are enough: remove another one first.", "Così tante vie bastano: prima togline una."),
    "not-offered-here": ("This server cannot do that.", "Questo server non lo può fare."),
    "no-notice": ("There is no such notice.", "Questo avviso non c'è."),
    "bad-mail-link": ("This link has been used, or is too old.", "Questo link è già usato o troppo vecchio."),
    "no-lobby": ("This server has no open tables.", "Questo server non ha tavoli aperti."),
    "no-letters": ("On this server nobody writes to another outside of tables and groups.",
                   "Su questo server non ci si scrive fuori dai tavoli e dalle compagnie."),
    "not-wanted": ("This person wants to be written to by others only.",
                   "Questa persona vuole che le scrivano solo altri."),
    "you-shun": ("You do not want to hear this person: undo that first.",
                 "Non vuoi sentire questa persona: prima togli il blocco."),
    "many-reports": ("The operator has heard of this from you: wait for them.",
                     "Chi gestisce il server lo sa già da te: aspetta che guardi."),
    "bad-seek": ("A game that you named is not played by so many.",
                 "Uno dei giochi che hai scelto non si gioca in tanti o in così pochi."),
    "no-call": ("Nobody waits for your answer any more.", "Nessuno aspetta più la tua risposta."),
    "tell-called": ("Enough have come: {game}", "Siete abbastanza: {game}"),
    "tell-called-text": ("Say yes within two minutes and the table is there.",
                         "Di' di sì entro due minuti e il tavolo è pronto."),
    "tell-made": ("Your table is there: {game}", "Il tuo tavolo è pronto: {game}"),
    "tell-invited": ("{who} invites you: {title}", "{who} ti invita: {title}"),
    "tell-whisper": ("{who} has written to you", "{who} ti ha scritto"),
    "tell-turn": ("Your turn: {title}", "Tocca a te: {title}"),
    "tell-clock": ("{left} left: {title}", "Ancora {left}: {title}"),
    "tell-left": ("{left} left.", "Ancora {left}."),
    "tell-waits": ("The table waits for you.", "Il tavolo aspetta te."),
    "tell-talk": ("Written to you: {title}", "Ti scrivono: {title}"),
    "tell-private": ("Somebody at the table has written to you alone.", "Qualcuno al tavolo ha scritto solo a te."),
    "tell-mention": ("{who} has named you.", "{who} ha fatto il tuo nome."),
    "tell-evening": ("An evening with {group}", "Una serata con {group}"),
    "tell-evening-text": ("{who} proposes one: say whether you come.", "{who} la propone: di' se ci sei."),
    "tell-table": ("A table for {group}", "Un tavolo per {group}"),
    "tell-table-text": ("“{title}” is open. Free seats: {free}.", "“{title}” è aperto. Posti liberi: {free}."),
    "tell-over": ("Over: {title}", "Finita: {title}"),
    "tell-won": ("Won by {who}.", "Vittoria di {who}."),
    "tell-many-turns": ("{count} tables wait for you", "{count} tavoli ti aspettano"),
    "tell-many": ("News from your tables: {count}", "Novità dai tuoi tavoli: {count}"),
    "tell-test": ("This is how a notice arrives", "Così arriva un avviso"),
    "tell-test-text": ("Sent at {time} to “{name}”. You may close it.",
                       "Mandato alle {time} a “{name}”. Puoi chiuderlo."),
    "tell-play": ("Play", "Gioca"),
    "tell-answer": ("Answer", "Rispondi"),
    "tell-look": ("Look", "Guarda"),
    "tell-later": ("In an hour", "Tra un'ora"),
    "tell-works": ("It works", "Funziona"),
    "letter-play": ("Play your turn", "Gioca il tuo turno"),
    "letter-look": ("To the table", "Al tavolo"),
    "letter-once": ("This button signs you in without a password. It works once, only for you, until {until}. "
                    "Do not forward it.",
                    "Questo pulsante ti fa entrare senza password: vale una volta, solo per te, fino a {until}. "
                    "Non inoltrarlo."),
    "letter-also": ("Also", "Anche"),
    "letter-foot": ("You get this because you asked for mail when a table waits for you.",
                    "Ricevi questa posta perché hai chiesto di sapere quando un tavolo ti aspetta."),
    "letter-change": ("Change or stop it", "Cambia o smetti"),
    "letter-enter": ("Sign in to Araldo", "Entra in Araldo"),
    "letter-enter-text": ("Somebody, probably you, wants to sign in with this address. The button works once, within "
                          "15 minutes. If it was not you, nothing happens: throw this mail away.",
                          "Qualcuno, probabilmente tu, vuole entrare con questo indirizzo. Il pulsante vale una volta, "
                          "entro 15 minuti. Se non eri tu, non succede nulla: butta via questa posta."),
    "letter-confirm": ("Is this your address?", "È il tuo indirizzo?"),
    "letter-confirm-text": ("{name} wants mail from Araldo at this address, and to sign in with it. Confirm it within "
                            "an hour. If that is not you, nothing happens: throw this mail away.",
                            "{name} vuole ricevere qui la posta di Araldo, ed entrare con questo indirizzo. Conferma "
                            "entro un'ora. Se non sei tu, non succede nulla: butta via questa posta."),
    "letter-confirm-do": ("Confirm the address", "Conferma l'indirizzo"),
    "mail-subject": ("{game}: it is your turn", "{game}: tocca a te"),
    "mail-body": ("{name}, the table “{title}” waits for you.\n\n{prompt}\n\n{link}\n",
                  "{name}, il tavolo “{title}” aspetta te.\n\n{prompt}\n\n{link}\n"),
}  # fmt: skip


def spoken(key: str) -> bool:
    """Whether there is such a sentence: another version may have kept one that is not known here."""
    return key in _SAID


def say(lang: str, key: str, **params: object) -> str:
    english, italian = _SAID[key]
    return (italian if lang == "it" else english).format(**params)


_MONTHS = {
    "en": ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
           "December"),
    "it": ("gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre",
           "novembre", "dicembre"),
}  # fmt: skip


def day(lang: str, text: str) -> str:
    """A date as it is said."""
    found = date.fromisoformat(text)
    return f"{found.day} {_MONTHS[lang][found.month - 1]}"


def complain(lang: str, error: AraldoError) -> str:
    """A sentence for an error, by its code; its own words where the code is not known here."""
    return say(lang, error.code, **error.params) if error.code in _SAID else str(error)


def language(wish: str | None, accept: str = "") -> str:
    """The language of a request: what it asks for, else what its browser prefers."""
    if wish in LANGUAGES:
        return wish
    for part in accept.split(","):
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return "en"


class Refused(AraldoError):
    """Something the server does not do. `status` is for HTTP; nothing has changed."""

    def __init__(self, code: str, status: int = 409, **params: object) -> None:
        super().__init__(_SAID[code][0] if code in _SAID else code, code, **params)
        self.status = status
