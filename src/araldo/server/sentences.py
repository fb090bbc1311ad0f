"""What the server itself says, in English and Italian. Refusals are found by their code."""

from __future__ import annotations

from araldo.kernel.errors import AraldoError

LANGUAGES = ("en", "it")

_SAID: dict[str, tuple[str, str]] = {
    "bad-token": ("This link is not valid for this table.", "Questo link non è valido per questo tavolo."),
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
    "lesson": ("This lesson asks for something else now.", "Adesso la lezione chiede altro."),
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
    "no-window": ("There is no reaction to wait for now.", "Ora non c'è nessuna reazione da attendere."),
    "no-scope": ("No answer can be given for that long now.", "Ora non si può rispondere per tutto quel tempo."),
    "bad-clock": ("Such a clock cannot run.", "Un orologio così non può andare."),
    "fault": ("A fault of the server; nothing has changed.", "Un guasto del server; nulla è cambiato."),
    "undone": ("Taken back: {count}.", "Annullato: {count}."),
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
