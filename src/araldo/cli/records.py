"""`araldo record`: look into the record of a game, and verify it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from araldo.cli.command import Argument, Switch
from araldo.cli.common import Bad, Json, Lang, VariantFile, find_game, language, number, print_json, read_text, screen
from araldo.cli.display import board, log_lines
from araldo.cli.sentences import complain, say
from araldo.kernel import SPECTATOR, Game, Illegal
from araldo.kernel.action import to_text
from araldo.kernel.errors import Malformed
from araldo.kernel.game import Outcome
from araldo.kernel.record import Record, game_of, read
from araldo.table.match import UNDONE, Match, human
from araldo.table.series import verify as verify_record

File = Annotated[str, Argument(metavar="FILE", help="A record.")]
At = Annotated[str, Switch("--at", metavar="N", help="After so many moves; all by default.")]
Seat = Annotated[str, Switch("--seat", metavar="S|spectator", help="Whose view.")]


def _opened(file: str, variant: str) -> tuple[Game, Record, str]:
    text = read_text(file)
    game = find_game(game_of(text), variant)
    return game, read(game, text), text


def show(
    file: File, at: At = "", seat: Seat = "spectator", variant: VariantFile = "", lang: Lang = "", json: Json = False
) -> None:
    """Show a game as a seat or a spectator saw it after N moves."""
    lang = language(lang)
    game, record, text = _opened(file, variant)
    stop = number("--at", at, 0, len(record.moves)) if at else len(record.moves)
    viewer = _viewer(seat, record.setup.seats)
    if record.key is None:
        _show_export(game, record, text, stop, lang, json)
        return
    match = Match.load(game, text, [human()] * record.setup.seats, stop=stop)
    moves = [{"seat": m.seat, "action": to_text(m.action), "how": m.how} for m in record.moves[:stop]]
    if json:
        parts = match.progress.parts
        views = [{"round": p.round, "game": p.number, "seats": p.seats, "view": match.view(viewer, p)} for p in parts]
        more = {"viewer": seat, "games": views, "log": match.log(viewer), "outcome": _outcome(match.outcome)}
        print_json({**_head(game, record, stop), "moves": moves, **more})
        return
    out = screen()
    who = say(lang, "spectator") if viewer == SPECTATOR else say(lang, "seat", seat=viewer)
    out.print(say(lang, "at", at=stop, moves=len(record.moves), viewer=who), style="bold")
    for text_line in log_lines(match, viewer, lang):
        out.print(text_line)
    for part in match.progress.parts:
        if match.progress.series:
            out.print(f"\n{say(lang, 'round', round=part.round, number=part.number)}", style="bold")
        out.print(f"\n{board(match, viewer, lang, part)}", soft_wrap=True)
    out.print(f"\n{_told(match.outcome, lang)}")


def _show_export(game: Game, record: Record, text: str, stop: int, lang: str, json: bool) -> None:
    """What a viewer exported while the game ran: the moves it knew and its log; there is nothing to replay."""
    log = [line for words in text.splitlines() if words.startswith("# ") and (line := _line(words[2:])) is not None]
    moves = [{"seat": m.seat, "action": to_text(m.action), "how": m.how} for m in record.moves[:stop]]
    if json:
        viewer = "spectator" if record.viewer == SPECTATOR else str(record.viewer)
        more: dict[str, Any] = {"viewer": viewer, "games": [], "log": log, "outcome": None}
        print_json({**_head(game, record, stop), "moves": moves, **more})
        return
    out = screen()
    for move in moves:
        out.print(f"{move['seat']} {move['action']}")
    names = [say(lang, "seat", seat=seat) for seat in range(record.setup.seats)]
    for line in log:
        if line["event"].get("kind") != UNDONE:
            out.print(game.texts.event(lang, line["event"], names))
    out.print(complain(lang, Malformed("", "no-key")))


def _line(text: str) -> dict[str, Any] | None:
    """A line of an exported log, or None if it is some other comment."""
    try:
        line = msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None
    return line if isinstance(line, dict) and isinstance(line.get("event"), dict) and "kind" in line["event"] else None


def _head(game: Game, record: Record, stop: int) -> dict[str, Any]:
    setup = record.setup
    return {"game": game.id, "version": setup.version, "seats": setup.seats, "options": setup.options, "at": stop,
            "of": len(record.moves)}  # fmt: skip


def _viewer(seat: str, seats: int) -> int:
    if seat == "spectator":
        return SPECTATOR
    if not seat.isdecimal() or int(seat) >= seats:
        raise Bad("bad-seat", given=seat, most=seats - 1)
    return int(seat)


def verify(file: File, variant: VariantFile = "", lang: Lang = "", json: Json = False) -> int:
    """Verify a record: the dice are those promised, every move was legal, the outcome is right. Status 1 if not."""
    lang = language(lang)
    game, record, _ = _opened(file, variant)
    reason, outcome = "", None
    try:
        outcome = verify_record(game, record)
    except (Illegal, Malformed) as error:
        if error.code == "no-key":
            raise
        reason = complain(lang, error)
    if json:
        print_json({"file": file, "game": game.id, "moves": len(record.moves), "held": not reason, "reason": reason,
                    "over": outcome is not None, "outcome": _outcome(outcome)})  # fmt: skip
    elif reason:
        screen().print(say(lang, "not-verified", file=file, reason=reason))
    else:
        screen().print(say(lang, "verified", file=file, moves=len(record.moves), outcome=_told(outcome, lang)))
    return 1 if reason else 0


def _outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    return None if outcome is None else {"scores": outcome.scores, "winners": outcome.winners}


def _told(outcome: Outcome | None, lang: str) -> str:
    if outcome is None:
        return say(lang, "unfinished")
    scores, winners = (", ".join(map(str, x)) for x in (outcome.scores, outcome.winners))
    return say(lang, "scores", scores=scores, winners=winners)
