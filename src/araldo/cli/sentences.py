"""What the command line says, in English and Italian. Errors are found by their code, one line each."""

from __future__ import annotations

import os
import sys

from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import AraldoError
from araldo.kernel.variant_faults import FAULTS

ERRORS: dict[str, tuple[str, str]] = {
    **FAULTS,
    "unknown-game": ("there is no game '{game}'; there are: {known}", "il gioco '{game}' non c'è; ci sono: {known}"),
    "bad-seats": ("{game} is for {allowed} seats, not {seats}", "{game} si gioca in {allowed}, non in {seats}"),
    "bad-option": ("{game} has no option '{option}'; it has: {known}",
                   "{game} non ha l'opzione '{option}'; ha: {known}"),
    "bad-value": ("{option} cannot be '{value}'; it can be: {allowed}",
                  "{option} non può essere '{value}'; può essere: {allowed}"),
    "bad-set": ("--set takes key=value, not '{given}'", "--set vuole chiave=valore, non '{given}'"),
    "bad-bot": ("{game} has no bot '{bot}'; it has: {known}", "{game} non ha il bot '{bot}'; ha: {known}"),
    "bad-bots": ("{given} bots for {seats} seats: give one for all or one for each seat",
                 "{given} bot per {seats} posti: darne uno per tutti o uno per posto"),
    "many-bots": ("{given} bots are too many for {seats} seats", "{given} bot sono troppi per {seats} posti"),
    "no-pupil": ("{game} has no bot that learns by playing", "{game} non ha bot che imparino giocando"),
    "no-features": ("{game} has no features to learn from", "{game} non ha caratteristiche da cui imparare"),
    "bad-lang": ("there is no language '{lang}'; there are: {known}", "la lingua '{lang}' non c'è; ci sono: {known}"),
    "bad-number": ("{option} is a whole number, not '{given}'", "{option} è un numero intero, non '{given}'"),
    "bad-amount": ("{option} is a number, not '{given}'", "{option} è un numero, non '{given}'"),
    "small-number": ("{option} is at least {least}, not {given}", "{option} è almeno {least}, non {given}"),
    "large-number": ("{option} is at most {most}, not {given}", "{option} è al massimo {most}, non {given}"),
    "unknown-rule": ("{game} has no rule or chapter '{rule}'", "{game} non ha la regola o il capitolo '{rule}'"),
    "bad-file": ("{file} cannot be read: {reason}", "{file} non si può leggere: {reason}"),
    "bad-folder": ("{file} cannot be written: {reason}", "{file} non si può scrivere: {reason}"),
    "bad-seat": ("--seat is spectator or a seat from 0 to {most}, not '{given}'",
                 "--seat è spectator o un posto da 0 a {most}, non '{given}'"),
    "broken-game": ("{game} cannot be loaded: {reason}", "{game} non si può caricare: {reason}"),
    "no-key": ("the record holds no key: it was exported while the game ran, and cannot be played again",
               "la registrazione è senza chiave: è stata esportata a partita in corso e non si può rigiocare"),
    "bad-key": ("the key does not fit the commitment: these are not the dice that were promised",
                "la chiave non corrisponde all'impegno: non sono i dadi promessi"),
    "bad-data": ("the record was played on other data of this game",
                 "la registrazione viene da altri dati di questo gioco"),
    "bad-outcome": ("the outcome is not the one that the moves lead to", "l'esito non è quello a cui portano le mosse"),
    "one-worker": ("several workers need PostgreSQL: --database postgresql://…",
                   "più processi richiedono PostgreSQL: --database postgresql://…"),
    "no-port": ("cannot listen at {host} port {port}: {reason}",
                "non si può ascoltare su {host} porta {port}: {reason}"),
    "not-served": ("the server could not start", "il server non è partito"),
    "bad-database": ("the database cannot be used: {reason}", "la base di dati non si può usare: {reason}"),
    "no-such-table": ("there is no table '{table}' (araldo admin tables lists them)",
                      "il tavolo '{table}' non c'è (araldo admin tables li elenca)"),
    "not-closed": ("table '{table}' is not closed", "il tavolo '{table}' non è chiuso"),
    "close-first": ("table '{table}' must have been closed for {seconds} s, so that no server plays it: araldo "
    "admin close "
                    "(or --now if no server runs)",
                    "il tavolo '{table}' dev'essere chiuso da {seconds} s, perché nessun server lo usi: araldo "
                    "admin close "
                    "(o --now se nessun server è in funzione)"),
    "unreadable": ("table '{table}' cannot be replayed: --raw exports what is stored",
                   "il tavolo '{table}' non si può rigiocare: --raw esporta ciò che è conservato"),
    "no-record": ("table '{table}' began from an imagined position and has no record: --raw exports what is stored",
                  "il tavolo '{table}' è nato da una posizione immaginata e non ha registrazione: --raw esporta "
                  "ciò che "
                  "è conservato"),
    "not-one-of": ("{option} is one of {known}, not '{given}'", "{option} è uno tra {known}, non '{given}'"),
    "no-such-person": ("there is no person '{person}' (araldo admin persons lists them)",
                       "la persona '{person}' non c'è (araldo admin persons le elenca)"),
    "no-such-report": ("there is no open report {number} (araldo admin reports lists them)",
                       "la segnalazione aperta {number} non c'è (araldo admin reports le elenca)"),
    "not-banned": ("'{value}' is not banned", "'{value}' non è escluso"),
    "bad-address": ("'{given}' is no address and no network", "'{given}' non è un indirizzo né una rete"),
    "file-exists": ("{file} is there already: choose another name", "{file} c'è già: scegli un altro nome"),
    "not-empty": ("{database} holds something already: restore into an empty database",
                  "{database} contiene già qualcosa: ripristina in una base di dati vuota"),
    "other-backup": ("{file} is no backup for this kind of database (backup --portable makes one for both kinds)",
                     "{file} non è una copia per questo tipo di base di dati (backup --portable ne fa una per "
                     "entrambi)"),
    "no-program": ("{program} is missing: install PostgreSQL's client programs",
                   "manca {program}: installa i programmi client di PostgreSQL"),
    "program-failed": ("{program} failed: {reason}", "{program} non è riuscito: {reason}"),
    "missing-extra": ("this needs packages that are not installed ({missing}): pip install 'araldo[{extra}]'",
                      "servono pacchetti non installati ({missing}): pip install 'araldo[{extra}]'"),
    "other-contest": ("{file} holds the results of another contest ({why}): choose another folder with --out",
                      "{file} contiene i risultati di un'altra sfida ({why}): scegli un'altra cartella con --out"),
    "other-dataset": ("{file} holds another data set: choose another folder with --out",
                      "{file} contiene un'altra raccolta: scegli un'altra cartella con --out"),
    "other-game": ("{file} is no record of {game}", "{file} non è una registrazione di {game}"),
    "no-series": ("{game}: a data set is of single games, not of a series",
                  "{game}: una raccolta è di singole partite, non di una serie"),
    "unfinished-record": ("a record of {game} is of a game that is not over",
                          "una registrazione di {game} è di una partita non finita"),
    "unknown-task": ("there is no task '{task}'; there are: {known}", "il compito '{task}' non c'è; ci sono: {known}"),
    "unknown-agent": ("there is no agent '{agent}' here; there are: {known}, and searches such as flat@100",
                      "qui l'agente '{agent}' non c'è; ci sono: {known}, e ricerche come flat@100"),
    "other-run": ("{file} holds another run ({why}): choose another folder with --out",
                  "{file} contiene un'altra prova ({why}): scegli un'altra cartella con --out"),
    "other-games": ("these are results of different games, seats or options: analyse them one by one",
                    "sono risultati di giochi, posti od opzioni diversi: vanno analizzati uno per volta"),
    "no-runs": ("{file} holds no finished runs", "{file} non contiene prove finite"),
    "no-results": ("{file} holds no results of an arena", "{file} non contiene risultati di un'arena"),
    "many-folders": ("{given} folders: give one, or two to compare",
                     "{given} cartelle: darne una, o due da confrontare"),
    "bad-space": ("{file} names no numbers: [[number]] with at, low, high",
                  "{file} non nomina numeri: [[number]] con at, low, high"),
    "bad-change": ("a change is place=value, not '{given}'", "un cambiamento è posto=valore, non '{given}'"),
    "bad-seconds": ("--limit is a number of seconds, not '{given}'", "--limit è un numero di secondi, non '{given}'"),
    "bad-package-name": ("'{name}' cannot be the name of a game: small letters, digits and dashes, a letter first, at "
                         "most 40, as in salt-road",
                         "'{name}' non può essere il nome di un gioco: minuscole, cifre e trattini, prima una lettera, "
                         "al massimo 40, come in salt-road"),
    "game-exists": ("there is a game '{name}' already: choose another name",
                    "il gioco '{name}' c'è già: scegli un altro nome"),
    "module-exists": ("'{name}' is the name of a module of Python or Araldo: choose another name",
                      "'{name}' è il nome di un modulo di Python o di Araldo: scegli un altro nome"),
    "folder-exists": ("{folder} is there already and is not empty: choose another folder with --into",
                      "{folder} c'è già e non è vuoto: scegli un'altra cartella con --into"),
    "not-built": ("the front end is not built: run make {target} in the sources, or install a wheel",
                  "le pagine non sono costruite: esegui make {target} nei sorgenti, o installa un pacchetto wheel"),
    "fault": ("a fault of the program: {reason} (ARALDO_TRACEBACK=1 shows where)",
              "un guasto del programma: {reason} (ARALDO_TRACEBACK=1 mostra dove)"),
    "usage": ("{reason} (see araldo --help)", "comando non valido: {reason} (vedi araldo --help)"),
    "missing": ("{name} is missing (see araldo --help)", "manca {name} (vedi araldo --help)"),
    "no-command": ("there is no command '{name}' (see araldo --help)",
                   "il comando '{name}' non c'è (vedi araldo --help)"),
    "extra-word": ("'{name}' is one word too many (see araldo --help)",
                   "'{name}' è una parola di troppo (vedi araldo --help)"),
    "no-option": ("there is no option {name} (see araldo --help)", "l'opzione {name} non c'è (vedi araldo --help)"),
}  # fmt: skip

WORDS: dict[str, tuple[str, str]] = {
    "compiled": ("compiled: {groups}", "compilato: {groups}"),
    "source": ("from source", "dal sorgente"),
    "seats": ("seats", "posti"),
    "bots": ("bots", "bot"),
    "title": ("title", "titolo"),
    "game": ("game", "gioco"),
    "seat": ("seat {seat}", "posto {seat}"),
    "spectator": ("spectator", "spettatore"),
    "held": ("{game}: the contract holds in {games} games, {decisions} decisions, {seconds:.1f} s",
             "{game}: il contratto vale in {games} partite, {decisions} decisioni, {seconds:.1f} s"),
    "not-held": ("{game}: the contract does not hold in {failures} of {games} games",
                 "{game}: il contratto non vale in {failures} partite su {games}"),
    "reached": ("{game}: {kinds_reached} of {kinds} kinds of question and {rules_reached} of {rules} cited rules "
                "reached in {decisions} decisions",
                "{game}: {kinds_reached} tipi di domanda su {kinds} e {rules_reached} regole citate su {rules} "
                "raggiunti in {decisions} decisioni"),
    "kind-missing": ("never asked: {kind}", "mai chiesto: {kind}"),
    "rule-missing": ("never reached: {rule} ({where})", "mai raggiunta: {rule} ({where})"),
    "new-written": ("{count} files in {folder}. Go on with:\n"
                    "  cd {folder}\n"
                    "  pip install -e .\n"
                    "  araldo check {game}\n"
                    "  araldo dev {game}",
                    "{count} file in {folder}. Si continua con:\n"
                    "  cd {folder}\n"
                    "  pip install -e .\n"
                    "  araldo check {game}\n"
                    "  araldo dev {game}"),
    "dev-at": ("{game}: {address}/dev (this machine only; Ctrl-C ends)",
               "{game}: {address}/dev (solo da questa macchina; Ctrl-C per finire)"),
    "simulated": ("{games} games, {decisions} decisions in {seconds:.2f} s: {rate:.0f} a second",
                  "{games} partite, {decisions} decisioni in {seconds:.2f} s: {rate:.0f} al secondo"),
    "wins": ("wins", "vittorie"),
    "mean-score": ("mean score", "punti in media"),
    "games": ("games", "partite"),
    "share": ("share of wins", "quota di vittorie"),
    "interval": ("95 % interval", "intervallo 95 %"),
    "rating": ("rating", "punteggio"),
    "per-decision": ("a decision", "a decisione"),
    "faults": ("faults", "guasti"),
    "arena-kept": ("{games} games are kept in {folder}; araldo report {folder} tells more",
                   "{games} partite conservate in {folder}; araldo report {folder} dice di più"),
    "trained": ("{positions} positions; correlation with the lead at the end, in games kept aside: learned {learned}, "
                "the game's own {guessed}. Weights: {file}",
                "{positions} posizioni; correlazione con il distacco finale, in partite tenute da parte: appreso "
                "{learned}, del gioco {guessed}. Pesi: {file}"),
    "practised": ("{games} games: {share} % of wins ({low} – {high}) against {teacher}; even would be {even} %. "
                  "Weights: {file}",
                  "{games} partite: {share} % di vittorie ({low} – {high}) contro {teacher}; alla pari {even} %. "
                  "Pesi: {file}"),
    "duelled": ("in a search, {games} games at equal simulations: {share} % of wins; even would be {even} %",
                "nella ricerca, {games} partite a pari simulazioni: {share} % di vittorie; alla pari {even} %"),
    "dataset-kept": ("{games} games in {folder}: {train} decisions to learn from, {test} for testing",
                     "{games} partite in {folder}: {train} decisioni da cui imparare, {test} di prova"),
    "first-by": ("first", "primo"),
    "best-answer": ("best answer", "miglior risposta"),
    "analysed": ("{games} games. By row: by how many hundredths of a win a bot was ahead of that of the column; how "
                 "often it is first in α-Rank when the deals are drawn anew; who was most ahead of it",
                 "{games} partite. Per riga: di quanti centesimi di vittoria un bot precede quello della colonna; "
                 "quanto spesso è primo in α-Rank se si risorteggiano le partenze; chi più lo precede"),
    "skill": ("Variance of results: {bot} % goes with the bot, {seat} % with the seat, {rest} % is luck and the others",
              "Varianza dei risultati: {bot} % dipende dal bot, {seat} % dal posto, {rest} % è fortuna e gli altri"),
    "matters": ("{kind}: {matter} of {seen} decisions matter", "{kind}: contano {matter} decisioni su {seen}"),
    "task": ("task", "compito"),
    "seats-of": ("seats", "posti"),
    "pool": ("opponents", "avversari"),
    "tried": ("{task}, {agent}: {share} % of wins in {games} games (95 % interval {low} – {high}). Kept in {folder}",
              "{task}, {agent}: {share} % di vittorie in {games} partite (intervallo 95 % {low} – {high}). "
              "Conservato in {folder}"),
    "actions-are": ("{schema}: {verbs} verbs, {words} words (--json prints them)",
                    "{schema}: {verbs} verbi, {words} parole (--json li stampa)"),
    "actions-met": ("{decisions} decisions: {kinds} kinds of question, {groups} forms of action",
                    "{decisions} decisioni: {kinds} tipi di domanda, {groups} forme di azione"),
    "actions-flat": ("a flat table of {size} actions holds them", "una tavola di {size} azioni le contiene"),
    "actions-many": ("too many for a flat table: score the options instead",
                     "troppe per una tavola: meglio valutare le opzioni"),
    "tensors-are": ("{game}, {seats} seats: {size} numbers in all; rows of parties begin with the observer",
                    "{game}, {seats} posti: {size} numeri in tutto; le righe delle parti iniziano da chi osserva"),
    "no-tensors": ("{game} declares no tensors: it is observed as a hashed view",
                   "{game} non dichiara tensori: si osserva come vista in hash"),
    "tensor": ("tensor", "tensore"),
    "cells": ("cells", "celle"),
    "column": ("column", "colonna"),
    "code": ("code", "codifica"),
    "habits-of": ("{bot}: {games} games", "{bot}: {games} partite"),
    "question": ("question", "domanda"),
    "verb": ("verb", "verbo"),
    "offered": ("offered", "offerto"),
    "chosen": ("chosen", "scelto"),
    "often": ("how often", "quanto spesso"),
    "habits-never": ("{count} of {all} were never chosen", "{count} su {all} mai scelti"),
    "reported": ("Report: {file}", "Rapporto: {file}"),
    "errors": ("{count} games failed; the first: {first}", "{count} partite fallite; la prima: {first}"),
    "verified": ("{file}: right. {moves} moves, {outcome}", "{file}: in ordine. {moves} mosse, {outcome}"),
    "not-verified": ("{file}: {reason}", "{file}: {reason}"),
    "unfinished": ("not finished", "non finita"),
    "scores": ("scores {scores}, won by {winners}", "punti {scores}, vince {winners}"),
    "at": ("after move {at} of {moves}, seen by {viewer}", "dopo la mossa {at} di {moves}, visto da {viewer}"),
    "hand-over": ("The screen goes to {who}. Press Enter when nobody else is looking.",
                  "Lo schermo passa a {who}. Premi Invio quando nessun altro guarda."),
    "rights": ("You may also:", "Puoi anche:"),
    "greyed": ("Not allowed now (why N tells the rule):", "Ora non si può (why N dice la regola):"),
    "greyed-more": ("… and {count} more: why lists them", "… e altre {count}: why le elenca"),
    "nothing-greyed": ("Everything you might think of is allowed.", "Si può fare tutto."),
    "allowed": ("That is allowed.", "Questo si può fare."),
    "unthought": ("That is no action of this moment.", "Non è un'azione di questo momento."),
    "refused": ("{rule}: {text}", "{rule}: {text}"),
    "no-number": ("There is no option {number}.", "L'opzione {number} non c'è."),
    "needs-number": ("Give a number from {low} to {high}: {number} N", "Serve un numero da {low} a {high}: {number} N"),
    "needs-text": ("Say it after the number: {number} …", "Scrivilo dopo il numero: {number} …"),
    "not-understood": ("Not understood. help lists what you can say.",
                       "Non ho capito. help elenca ciò che si può dire."),
    "help": ("N or the action: act · always N: and from now on (always: ask me again) · undo · why [N|action] · "
             "rules [ID] · log · board · lang it|en · save FILE · quit",
             "N o l'azione: fare · always N: e d'ora in poi (always: chiedi di nuovo) · undo · why [N|azione] · "
             "rules [ID] · log · board · lang it|en · save FILE · quit"),
    "until": ("That counts {scope}. always: ask me again.", "Vale {scope}. always: chiedi di nuovo."),
    "ask-again": ("You will be asked everything again.", "Ti sarà chiesto di nuovo tutto."),
    "undone": ("Taken back: {lines} lines.", "Annullato: {lines} righe."),
    "taken-back": ("Taken back.", "Annullato."),
    "undo-chance": ("That cannot be taken back: chance has spoken.", "Non si annulla: ha deciso la sorte."),
    "undo-seen": ("That cannot be taken back: something hidden has been seen.",
                  "Non si annulla: si è visto qualcosa di nascosto."),
    "undo-other": ("That cannot be taken back: another seat has decided since.",
                   "Non si annulla: nel frattempo ha deciso un altro."),
    "undo-nothing": ("There is nothing to take back.", "Non c'è niente da annullare."),
    "undo-over": ("That cannot be taken back: the game is over.", "Non si annulla: la partita è finita."),
    "saved": ("Saved: {file}", "Salvato: {file}"),
    "over": ("The game is over.", "La partita è finita."),
    "won": ("{who} wins.", "Vince {who}."),
    "won-many": ("{who} share the victory.", "{who} si dividono la vittoria."),
    "last-words": ("save FILE keeps the record; Enter ends.", "save FILE conserva la registrazione; Invio finisce."),
    "bye": ("The game is left unfinished.", "La partita resta in sospeso."),
    "no-terminal": ("This needs a terminal: run it in one to play (araldo simulate plays without people).",
                    "Serve un terminale: avvialo lì per giocare (araldo simulate gioca senza persone)."),
    "admin-table": ("table", "tavolo"),
    "admin-game": ("game", "gioco"),
    "admin-status": ("status", "stato"),
    "admin-title": ("title", "titolo"),
    "admin-people": ("people", "persone"),
    "admin-moves": ("moves", "mosse"),
    "admin-made": ("made", "creato"),
    "admin-last": ("last move", "ultima mossa"),
    "admin-name": ("name", "nome"),
    "admin-person": ("person", "persona"),
    "admin-seen": ("last here", "ultima visita"),
    "admin-seats": ("seats", "posti"),
    "admin-reports": ("reports", "segnalazioni"),
    "admin-shut": ("shut out", "fuori"),
    "admin-report": ("{number}  {at}  about {name} [{about}], by [{by}]",
                     "{number}  {at}  su {name} [{about}], di [{by}]"),
    "admin-reports-count": ("Reports: {count}.", "Segnalazioni: {count}."),
    "admin-settled": ("Report {number} is settled.", "La segnalazione {number} è chiusa."),
    "admin-forgets": ("All that is kept of {person} is deleted within seconds by the server, or when it starts.",
                      "Tutto ciò che si conserva di {person} viene cancellato dal server entro pochi secondi, o al suo "
                      "avvio."),
    "admin-seat": ("seat", "posto"),
    "admin-kind": ("kind", "tipo"),
    "admin-value": ("who", "chi"),
    "admin-since": ("since", "da"),
    "admin-until": ("until", "fino a"),
    "admin-reason": ("reason", "motivo"),
    "admin-closed": ("closed", "chiuso"),
    "admin-was-closed": ("Table {table} is closed; servers notice within 5 s.",
                         "Il tavolo {table} è chiuso; i server se ne accorgono entro 5 s."),
    "admin-reopened": ("Table {table} is open again.", "Il tavolo {table} è di nuovo aperto."),
    "admin-deleted": ("Table {table} is deleted.", "Il tavolo {table} è cancellato."),
    "admin-banned": ("{value} is shut out; servers notice within 5 s.",
                     "{value} è escluso; i server se ne accorgono entro 5 s."),
    "admin-lifted": ("{value} may come again.", "{value} può tornare."),
    "admin-purged": ("Deleted: {count} tables.", "Cancellati: {count} tavoli."),
    "admin-to-purge": ("Would be deleted: {count} tables.", "Sarebbero cancellati: {count} tavoli."),
    "admin-kept": ("Everything is in {file} ({form}). It holds the secret that signs links: keep it safe.",
                   "Tutto è in {file} ({form}). Contiene il segreto che firma i link: conservalo al sicuro."),
    "admin-restored": ("Restored from {file}.", "Ripristinato da {file}."),
    "admin-well": ("well", "bene"),
    "admin-ill": ("ILL ", "MALE"),
    "doctor-integrity": ("the file is whole: {said}", "il file è integro: {said}"),
    "doctor-file-mode": ("only its owner reads the file: mode {mode}",
                         "solo il proprietario legge il file: permessi {mode}"),
    "doctor-disk": ("room on the disk: {mb} MB", "spazio sul disco: {mb} MB"),
    "doctor-bad-table": ("table {table}: {why}", "tavolo {table}: {why}"),
    "doctor-tables-well": ("tables that can be read: {count}", "tavoli leggibili: {count}"),
    "doctor-orphans": ("rows of {name} that belong to no table: {count} (--mend deletes them)",
                       "righe di {name} che non appartengono a un tavolo: {count} (--mend le cancella)"),
    "doctor-mended": ("rows of {name} that belonged to no table, deleted: {count}",
                      "righe di {name} che non appartenevano a un tavolo, cancellate: {count}"),
    "doctor-notices-failed": ("notices that could not be delivered: {count}", "avvisi non recapitati: {count}"),
    "doctor-front-end": ("the built front end: {folder}", "le pagine costruite: {folder}"),
    "variant-written": ("{file}: a variant of {game} that changes nothing yet (araldo variant numbers: what it can)",
                        "{file}: una variante di {game} che non cambia ancora nulla (araldo variant numbers dice che "
                        "cosa si può)"),
    "variant-sound": ("{name} ({hash}): {count} changes, all allowed; the contract holds in {games} games",
                      "{name} ({hash}): {count} cambiamenti, tutti ammessi; il contratto vale in {games} partite"),
    "variant-fails": ("{name} ({hash}): the values are allowed, but the contract does not hold: {reason}",
                      "{name} ({hash}): i valori sono ammessi, ma il contratto non vale: {reason}"),
    "variant-same": ("{name}: nothing is changed", "{name}: nulla è cambiato"),
    "variant-numbers": ("{count} numbers can be changed", "si possono cambiare {count} numeri"),
    "variant-line": ("{at} = {value}  # {low} to {high}, {said}", "{at} = {value}  # da {low} a {high}, {said}"),
    "plan-size": ("a difference of", "una differenza di"),
    "plan-pairs": ("needs pairs", "richiede coppie"),
    "plan-time": ("about", "circa"),
    "plan-points": ("{size} points", "{size} punti"),
    "plan-percent": ("{size} %", "{size} %"),
    "plan-minutes": ("{minutes} min", "{minutes} min"),
    "plan-tried": ("By what {pairs} pairs vary; found in four of five cases.",
                   "Secondo quanto variano {pairs} coppie; trovata in quattro casi su cinque."),
    "difference": ("difference, 95 %", "differenza, 95 %"),
    "more-figures": ("… and {count} more figures (--json has them all)",
                     "… e altre {count} cifre (--json le ha tutte)"),
    "tuned": ("{name}.toml: {value} ± {error}, in the box {box}, after {tries} settings; {name}.html tells what was "
              "tried",
              "{name}.toml: {value} ± {error}, nella scatola {box}, dopo {tries} prove; {name}.html dice che cosa si è "
              "provato"),
    "commitment": ("Commitment to the dice: {commit}", "Impegno sui dadi: {commit}"),
    "round": ("Round {round}, game {number}", "Turno {round}, partita {number}"),
}  # fmt: skip


def say(lang: str, key: str, **params: object) -> str:
    english, italian = WORDS[key]
    return (italian if lang == "it" else english).format(**params)


def engine(lang: str, groups: list[str]) -> str:
    """Which rules run: those of these groups compiled, or all from source."""
    return say(lang, "compiled", groups=", ".join(groups)) if groups else say(lang, "source")


class Params(dict[str, object]):
    """Parameters of a sentence; one that is not known shows as a dash."""

    def __missing__(self, key: str) -> str:
        return "–"


def complain(lang: str, error: AraldoError, **known: object) -> str:
    """One line for an error, by its code; the error's own words where the code is not known here."""
    if error.code not in ERRORS:
        return " ".join(str(error).split())
    english, italian = ERRORS[error.code]
    return " ".join((italian if lang == "it" else english).format_map(Params({**known, **error.params})).split())


def usual_language() -> str:
    """Italian where the surroundings say so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "it" if os.environ[name].lower().startswith("it") else "en"
    return "en"


def language_asked(argv: list[str]) -> str:
    """The language a command line asks for, even where the rest of it cannot be read."""
    for i, word in enumerate(argv):
        following = argv[i + 1] if i + 1 < len(argv) else ""
        found = word[7:] if word.startswith("--lang=") else following if word == "--lang" else ""
        if found in LANGUAGES:
            return found
    return usual_language()


def line(text: str) -> None:
    print(f"araldo: {text}", file=sys.stderr)
