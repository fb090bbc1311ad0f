"""`araldo play`: a game in the terminal, people on one screen and bots."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Annotated

from rich.console import Console
from rich.text import Text as Styled

from araldo.cli.command import Switch
from araldo.cli.common import (
    Bad,
    GameName,
    Lang,
    Seats,
    Settings,
    VariantFile,
    bot_list,
    find_game,
    language,
    number,
    screen,
    setup_of,
    write_text,
)
from araldo.cli.display import board, log_lines, option_text, refusal_text, seat_name
from araldo.cli.library import chapters
from araldo.cli.sentences import complain, say
from araldo.kernel import SPECTATOR, Action, Illegal, Option, Refusal, Span, Text, from_text, key_from_seed
from araldo.kernel.action import offered
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import AraldoError, Malformed
from araldo.kernel.faults import locate
from araldo.table.match import BOT, Match, bot, human

GREYED = 6  # so many options that are not allowed are shown; `why` lists them all
BotNames = Annotated[str, Switch("--bots", "--bot", metavar="NAME,…", help="Bots for the last seats.")]
SeedOnly = Annotated[str, Switch("--seed", metavar="S", help="By default nobody knows it.")]


def play(
    game: GameName,
    seats: Seats = "",
    bots: BotNames = "",
    lang: Lang = "",
    seed: SeedOnly = "",
    set_: Settings = [],  # noqa: B006
    variant: VariantFile = "",
) -> None:
    """Play in the terminal: people share the screen, bots take the last seats."""
    lang = language(lang)
    found = find_game(game, variant)
    setup = setup_of(found, seats, set_)
    names = bot_list(found, bots)
    if len(names) > setup.seats:
        raise Bad("many-bots", given=len(names), seats=setup.seats)
    key = key_from_seed(number("--seed", seed)) if seed else None
    chairs = [*(human() for _ in range(setup.seats - len(names))), *(bot(name) for name in names)]
    match = Match(found, setup, chairs, key, hot_seat=True)
    try:
        Session(match, lang, screen(), sys.stdin.isatty()).run()
    except Exception as error:
        locate(error, f"seed {seed or 'unknown'}, decision {len(match.record.moves) + 1}")
        raise


class Leave(Exception):
    """Somebody has had enough."""


class Session:
    """A match in a terminal."""

    def __init__(
        self, match: Match, lang: str, out: Console, terminal: bool, clock: Callable[[], float] = monotonic
    ) -> None:
        self.match, self.lang, self.out, self.terminal = match, lang, out, terminal
        self.clock, self.started = clock, clock()
        self.people = [seat for seat, chair in enumerate(match.chairs) if chair.kind != BOT]
        self.read: dict[int, int] = dict.fromkeys([*self.people, SPECTATOR], 0)  # log lines each has read
        self.last = -1  # who had the screen
        self.numbered: list[tuple[Option, Refusal | None]] = []

    def run(self) -> None:
        out, match = self.out, self.match
        out.print(match.game.title[self.lang], style="bold")
        out.print(say(self.lang, "commitment", commit=match.record.commit), style="dim")
        try:
            self.advance()
            while not match.over:
                self.turn(match.needed()[0])
                self.advance()
            self.finish()
        except Leave:
            out.print(say(self.lang, "bye"))

    def advance(self) -> None:
        """On to the next person, and word that the agreed time is up as soon as the game can hear it."""
        self.match.advance()
        limit = self.match.time_limit()
        if limit and self.clock() - self.started >= 60 * limit and self.match.time_up():
            self.match.advance()

    def turn(self, seat: int) -> None:
        """One person's decision, with all that may be asked before it is taken."""
        self.hand_over(seat)
        self.show(seat)
        if not self.terminal:
            self.out.print(say(self.lang, "no-terminal"))
            raise Leave
        while not self.command(seat, self.ask("> ")):
            pass

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is cleared: the one who leaves must not be read by the one who comes."""
        if self.terminal and len(self.people) > 1 and self.last not in (-1, seat):
            self.out.clear()
            self.ask(say(self.lang, "hand-over", who=seat_name(self.match, seat, self.lang)) + " ")
        self.last = seat

    def ask(self, prompt: str) -> str:
        # Python's own handler would be heard only after the next line when Ctrl-C comes between prompt and reading
        interrupt = signal.signal(signal.SIGINT, signal.SIG_DFL)
        try:
            return self.out.input(Styled(prompt)).strip()
        except EOFError:
            raise Leave from None
        finally:
            signal.signal(signal.SIGINT, interrupt)

    # -- showing

    def show(self, seat: int) -> None:
        self.tell_log(seat)
        self.out.print(f"\n{board(self.match, seat, self.lang)}\n", soft_wrap=True)
        self.tell_options(seat)

    def tell_log(self, seat: int) -> None:
        """What has happened since this person last looked."""
        for line in log_lines(self.match, seat, self.lang, self.read[seat]):
            self.out.print(f"· {line}", style="cyan")
        self.read[seat] = len(self.match.log(seat))

    def tell_options(self, seat: int) -> None:
        match, lang = self.match, self.lang
        allowed, rights = match.options(seat), match.free_options(seat)
        greyed = [(option, why) for option, why in match.weigh(seat) if why is not None]
        self.numbered = [*((option, None) for option in [*allowed, *rights]), *greyed]
        prompt = match.game.texts.say(lang, f"prompt-{match.asked(seat)}")
        self.out.print(f"{seat_name(match, seat, lang)}: {prompt}", style="bold")
        self.tell_numbered(seat, 0, len(allowed))
        if rights:
            self.out.print(say(lang, "rights"))
            self.tell_numbered(seat, len(allowed), len(rights))
        if greyed:
            self.out.print(say(lang, "greyed"), style="bright_black")
            self.tell_numbered(seat, len(allowed) + len(rights), min(GREYED, len(greyed)))
            if len(greyed) > GREYED:
                self.out.print(say(lang, "greyed-more", count=len(greyed) - GREYED), style="bright_black")

    def tell_numbered(self, seat: int, first: int, count: int) -> None:
        for index, (option, why) in enumerate(self.numbered[first : first + count], first + 1):
            words, typed = option_text(self.match, seat, option, self.lang)
            line = Styled(f"{index:4}  {words}", style="bright_black" if why is not None else "")
            line.append(f"   {typed}" + (f"   {why.rule}" if why is not None else ""), style="bright_black")
            self.out.print(line)

    # -- what is typed

    def command(self, seat: int, line: str) -> bool:
        """Do what a line says; True when a decision was taken (or taken back), so that the match goes on."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        simple = {"quit": self.quit, "help": self.help, "?": self.help}
        if word in simple and not rest:
            simple[word]()
        elif word == "board" and not rest:
            self.show(seat)
        elif word == "log" and not rest:
            self.read[seat] = 0
            self.tell_log(seat)
        elif word == "undo" and not rest:
            return self.undo(seat)
        elif word == "always":
            return self.always(seat, rest)
        elif word == "why":
            self.why(seat, rest)
        elif word == "rules":
            self.rules(rest)
        elif word == "lang":
            self.change_language(seat, rest)
        elif word == "save" and rest:
            self.save(rest)
        elif line:
            return self.act(seat, line)
        return False

    def quit(self) -> None:
        raise Leave

    def help(self) -> None:
        self.out.print(say(self.lang, "help"))

    def undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except Illegal as error:
            self.out.print(say(self.lang, error.code))
            return False
        self.out.print(say(self.lang, "taken-back"))
        return True

    def always(self, seat: int, what: str) -> bool:
        """Give an answer now, and whenever this is asked again; `always` alone takes that back."""
        kind = self.match.asked(seat)
        if not what:
            self.match.standing.pop(seat, None)
            self.match.wishes.pop(seat, None)
            self.out.print(say(self.lang, "ask-again"))
            return False
        action = self.understood(what)
        if action is None or not offered(self.match.options(seat), action):
            self.out.print(say(self.lang, "unthought"))
            return False
        self.match.stand(seat, kind, action)
        return True

    def act(self, seat: int, line: str) -> bool:
        action = self.understood(line)
        if action is None:
            return False
        kind = self.match.asked(seat)
        try:
            self.match.act(seat, action)
        except Illegal as error:
            if error.refusal is not None:
                self.out.print(refusal_text(self.match.game, error.refusal, self.lang))
            else:
                self.out.print(say(self.lang, "unthought"))
            return False
        if (wish := self.match.wish(seat, kind)) is not None and wish.action == action:
            scope = self.match.game.texts.say(self.lang, f"scope-{wish.scope}")
            self.out.print(say(self.lang, "until", scope=scope))
        self.read[seat] = len(self.match.log(seat)) if self.match.over else self.read[seat]
        return True

    def understood(self, line: str) -> Action | None:
        """The action that a line means: its text, or the number of an option with what the option still needs."""
        word, _, rest = line.partition(" ")
        if not word.isdecimal():
            try:
                return from_text(line)
            except Malformed:
                self.out.print(say(self.lang, "not-understood"))
                return None
        if not 1 <= int(word) <= len(self.numbered):
            self.out.print(say(self.lang, "no-number", number=word))
            return None
        option = self.numbered[int(word) - 1][0]
        if isinstance(option, Span):
            if rest.lstrip("-").isdecimal():
                return (*option.head, int(rest))
            self.out.print(say(self.lang, "needs-number", low=option.low, high=option.high, number=word))
            return None
        if isinstance(option, Text):
            if rest:
                return (*option.head, rest)
            self.out.print(say(self.lang, "needs-text", number=word))
            return None
        return option

    def why(self, seat: int, what: str) -> None:
        """Why something is greyed: `why N`, `why ACTION`; `why` alone lists all of it."""
        greyed = [(option, why) for option, why in self.match.weigh(seat) if why is not None]
        if not what:
            first = len(self.numbered) - len(greyed)
            self.tell_numbered(seat, first, len(greyed))
            if not greyed:
                self.out.print(say(self.lang, "nothing-greyed"))
            return
        action = self.understood(what)
        if action is None:
            return
        found = [why for option, why in greyed if offered([option], action)]
        if found:
            self.out.print(refusal_text(self.match.game, found[0], self.lang))
        elif offered([*self.match.options(seat), *self.match.free_options(seat)], action):
            self.out.print(say(self.lang, "allowed"))
        else:
            self.out.print(say(self.lang, "unthought"))

    def rules(self, wanted: str) -> None:
        try:
            for chapter in chapters(self.match.game, wanted, self.lang):
                self.out.print(chapter["title"], style="bold")
                for rule in chapter["rules"]:
                    self.out.print(f"{rule['id']}  {rule['text']}")
        except AraldoError as error:
            self.out.print(complain(self.lang, error))

    def change_language(self, seat: int, lang: str) -> None:
        if lang in LANGUAGES:
            self.lang = lang
            self.show(seat)
        else:
            self.out.print(complain(self.lang, Bad("bad-lang", lang=lang, known=", ".join(LANGUAGES))))

    def save(self, file: str) -> None:
        try:
            write_text(Path(file), self.match.export(SPECTATOR))
            self.out.print(say(self.lang, "saved", file=file))
        except AraldoError as error:
            self.out.print(complain(self.lang, error))

    # -- the end

    def finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        match, lang = self.match, self.lang
        self.tell_log(viewer)
        for part in match.progress.parts:
            self.out.print(f"\n{board(match, viewer, lang, part)}", soft_wrap=True)
        self.out.print(f"\n{say(lang, 'over')}", style="bold")
        outcome = match.outcome
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            self.out.print(f"  {seat_name(match, seat, lang)}: {score}")
        winners = ", ".join(seat_name(match, seat, lang) for seat in outcome.winners)
        self.out.print(say(lang, "won" if len(outcome.winners) == 1 else "won-many", who=winners), style="bold")
        if self.terminal:
            self.out.print(say(lang, "last-words"), style="dim")
            while line := self.ask("> "):
                if line.startswith("save "):
                    self.save(line[5:].strip())
                elif line == "quit":
                    break
