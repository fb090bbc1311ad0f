"""`araldo admin`: what an operator does with the tables of a server, while it runs or not (docs/operators.md)."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from araldo.cli.command import Argument, Switch
from araldo.cli.common import Bad, Json, Lang, language, number, print_json, write_text
from araldo.cli.sentences import say

Database = Annotated[
    str, Switch("--database", metavar="URL", help="sqlite:///FILE or postgresql://…; ARALDO_DATABASE by default.")
]
TableId = Annotated[str, Argument(metavar="TABLE", help="A table, as in its address.")]
STATUSES = ("open", "running", "over")
KINDS = ("address", "name", "token", "person")
DAY = 86400.0


def _database(given: str) -> str:
    from araldo.server.settings import settings_from  # here: the other commands need none of it

    return given or settings_from().database


def _known(option: str, given: str, known: Iterable[str]) -> str:
    if given not in known:
        raise Bad("not-one-of", option=option, given=given, known=", ".join(known))
    return given


def _date(at: float | None) -> str:
    return "–" if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _print(columns: Iterable[str], rows: Iterable[Iterable[Any]]) -> None:
    """Columns, each line whole: whoever reads it may cut it into words."""
    lines = [[str(word) for word in row] for row in (columns, *rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())


def tables(
    database: Database = "",
    game: Annotated[str, Switch("--game", metavar="GAME", help="Only of this game.")] = "",
    status: Annotated[str, Switch("--status", metavar="S", help="Only open, running or over.")] = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """List the tables: game, status, people, moves, when it was made and last played."""
    from araldo.server import admin

    lang = language(lang)
    with admin.opened(_database(database)) as c:
        found = admin.list_tables(c, game, _known("--status", status, STATUSES) if status else "")
    if json:
        print_json([line._asdict() for line in found])
        return
    words = [
        say(lang, f"admin-{word}") for word in ("table", "game", "status", "title", "people", "moves", "made", "last")
    ]
    _print(words, ([line.id, line.game, say(lang, "admin-closed") if line.closed else line.status, line.title or "–",
                    ", ".join(line.people) or "–", line.moves, _date(line.created), _date(line.last)]
                   for line in found))  # fmt: skip


def people(
    name: Annotated[str, Argument(metavar="NAME", help="Only who is called so, or partly so.")] = "",
    database: Database = "",
    tokens: Annotated[bool, Switch("--tokens", help="Show their tokens too: who has one plays for them.")] = False,
    lang: Lang = "",
    json: Json = False,
) -> None:
    """List who holds seats, by the names they gave."""
    from araldo.server import admin

    lang = language(lang)
    with admin.opened(_database(database)) as c:
        found = admin.list_people(c, name)
    if json:
        print_json([{key: value for key, value in one._asdict().items() if tokens or key != "token"} for one in found])
        return
    words = [say(lang, f"admin-{word}") for word in ("name", "table", "seat", "game", "status")]
    _print([*words, *(["token"] if tokens else [])], ([*one[: 6 if tokens else 5]] for one in found))


def persons(
    name: Annotated[str, Argument(metavar="NAME", help="Only who is called so, or partly so; or a person's id.")] = "",
    database: Database = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """List persons: since when, when they were here last, seats, reports about them that are not settled."""
    from araldo.server import admin

    lang = language(lang)
    with admin.opened(_database(database)) as c:
        found = admin.list_persons(c, name)
    if json:
        print_json([one._asdict() for one in found])
        return
    words = [say(lang, f"admin-{word}") for word in ("person", "name", "made", "seen", "seats", "reports", "status")]
    _print(words, ([one.id, one.name or "–", _date(one.made), _date(one.seen), one.seats, one.reports,
                    say(lang, "admin-shut") if one.banned else "–"] for one in found))  # fmt: skip


def reports(
    database: Database = "",
    all_: Annotated[bool, Switch("--all", help="Also those that are settled.")] = False,
    settle: Annotated[str, Switch("--settle", metavar="N", help="This one is settled.")] = "",
    lang: Lang = "",
    json: Json = False,
) -> None:
    """List what people have reported about others, with the lines it is about; or settle one."""
    from araldo.server import admin

    lang = language(lang)
    with admin.opened(_database(database)) as c:
        if settle:
            admin.settle(c, number("--settle", settle, 1, 2**31 - 1))
            print(say(lang, "admin-settled", number=settle))
            return
        found = admin.list_reports(c, all_)
    if json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        head = say(lang, "admin-report", number=one.id, at=_date(one.at), name=one.name or "–", about=one.about,
                   by=one.by or "–")  # fmt: skip
        print(f"{head}{f' ({one.place})' if one.place else ''}\n  {one.text}")
        for at, text in one.lines:
            print(f"    {_date(at)}  {text}")
    print(say(lang, "admin-reports-count", count=len(found)))


def forget(
    person: Annotated[str, Argument(metavar="PERSON", help="As in the address of their page.")],
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Delete all that is kept of a person, for good: done by the server within seconds, or when it starts."""
    from araldo.server import admin

    with admin.opened(_database(database)) as c:
        admin.forget(c, person)
    print(say(language(lang), "admin-forgets", person=person))


def close(
    table: TableId,
    database: Database = "",
    reopen: Annotated[bool, Switch("--reopen", help="Open it again.")] = False,
    lang: Lang = "",
) -> None:
    """Close a table: within seconds nobody can look at it or play. Nothing is lost; --reopen opens it again."""
    from araldo.server import admin

    with admin.opened(_database(database)) as c:
        (admin.reopen if reopen else admin.close)(c, table)
    print(say(language(lang), "admin-reopened" if reopen else "admin-was-closed", table=table))


def delete(
    table: TableId,
    database: Database = "",
    now: Annotated[bool, Switch("--now", help="Even if it was not closed: no server runs.")] = False,
    lang: Lang = "",
) -> None:
    """Delete a table with its moves, chat and notes, for good. It must have been closed."""
    from araldo.server import admin

    with admin.opened(_database(database)) as c:
        admin.delete(c, table, now)
    print(say(language(lang), "admin-deleted", table=table))


def export(
    table: TableId,
    database: Database = "",
    out: Annotated[str, Switch("--out", metavar="FILE", help="Write it there; by default it is printed.")] = "",
    whole: Annotated[bool, Switch("--whole", help="With key and secrets, even while it runs.")] = False,
    raw: Annotated[
        bool, Switch("--raw", help="The rows as they are stored, as JSON: also of a damaged table.")
    ] = False,
) -> None:
    """Print the record of a table: while it runs as a spectator has it, then all of it."""
    from araldo.server import admin

    with admin.opened(_database(database)) as c:
        if raw:
            import msgspec

            text = msgspec.json.format(msgspec.json.encode(admin.rows_of(c, table)), indent=1).decode() + "\n"
        else:
            text = admin.export(c, table, whole)
    if out:
        write_text(Path(out), text)
    else:
        print(text, end="")


def ban(
    kind: Annotated[
        str, Argument(metavar="KIND", help="address, name, token or person; without it, who is banned.")
    ] = "",
    value: Annotated[
        str, Argument(metavar="VALUE", help="An address or network, a name, a seat's token, a person as in their page.")
    ] = "",
    database: Database = "",
    days: Annotated[str, Switch("--days", metavar="N", help="For so long; for good by default.")] = "",
    reason: Annotated[str, Switch("--reason", metavar="TEXT", help="For your own memory.")] = "",
    lift: Annotated[bool, Switch("--lift", help="End the ban.")] = False,
    lang: Lang = "",
    json: Json = False,
) -> None:
    """Shut out an address, a name, a token or a person; or list who is shut out."""
    from araldo.server import admin

    lang = language(lang)
    with admin.opened(_database(database)) as c:
        if not kind:
            found = admin.list_bans(c)
            if json:
                print_json(found)
            else:
                words = [say(lang, f"admin-{word}") for word in ("kind", "value", "since", "until", "reason")]
                _print(words, ([b["kind"], b["value"], _date(b["at"]), _date(b["until"]), b["reason"]] for b in found))
            return
        value = _checked(_known("KIND", kind, KINDS), value)
        if lift:
            if not admin.lift(c, kind, value):
                raise Bad("not-banned", value=value)
        else:
            if kind == "person":
                admin.must_know(c, value)
            admin.ban(c, kind, value, reason, time.time() + DAY * number("--days", days, 1, 36500) if days else None)
    print(say(lang, "admin-lifted" if lift else "admin-banned", value=value))


def _checked(kind: str, value: str) -> str:
    from ipaddress import ip_network

    if not value:
        raise Bad("missing", name="VALUE")
    if kind != "address":
        return value
    try:
        return str(ip_network(value, strict=False)).removesuffix("/32").removesuffix("/128")
    except ValueError:
        raise Bad("bad-address", given=value) from None


def purge(
    days: Annotated[str, Argument(metavar="DAYS", help="Without a move for so many days.")],
    database: Database = "",
    status: Annotated[str, Switch("--status", metavar="S", help="over, open, running, or all.")] = "over",
    dry_run: Annotated[bool, Switch("--dry-run", help="Only say which.")] = False,
    lang: Lang = "",
) -> None:
    """Delete finished tables at which nothing has happened for some days."""
    from araldo.server import admin

    statuses = STATUSES if status == "all" else (_known("--status", status, STATUSES),)
    before = time.time() - DAY * number("DAYS", days, 1, 36500)
    with admin.opened(_database(database)) as c:
        gone = admin.purge(c, before, statuses, dry_run)
    for table in gone if dry_run else ():
        print(table)
    print(say(language(lang), "admin-to-purge" if dry_run else "admin-purged", count=len(gone)))


def stats(database: Database = "", lang: Lang = "", json: Json = False) -> None:
    """Count tables, moves, lines of chat, notices, bytes."""
    from araldo.server import admin

    with admin.opened(_database(database)) as c:
        found = admin.stats(c)
    if json:
        print_json(found)
        return
    lines = {key: value for key, value in found.items() if not isinstance(value, dict)}
    nested = {f"{key}: {name}": number_ for key in ("tables", "notices") for name, number_ in found[key].items()}
    _print(("", ""), (nested | lines).items())


def backup(
    file: Annotated[str, Argument(metavar="FILE", help="A new file.")],
    database: Database = "",
    portable: Annotated[bool, Switch("--portable", help="As packed JSON, for the other kind of database too.")] = False,
    lang: Lang = "",
) -> None:
    """Copy everything into a file, while the server runs. It holds the secret that signs links: keep it safe."""
    from araldo.server import admin

    form = admin.backup(_database(database), Path(file), portable)
    print(say(language(lang), "admin-kept", file=file, form=form))


def restore(
    file: Annotated[str, Argument(metavar="FILE", help="A backup.")], database: Database = "", lang: Lang = ""
) -> None:
    """Bring a backup into a database that is empty, or a file that is not there yet."""
    from araldo.server import admin

    admin.restore(_database(database), Path(file))
    print(say(language(lang), "admin-restored", file=file))


def doctor(
    database: Database = "",
    full: Annotated[bool, Switch("--full", help="Replay every table too: this takes long.")] = False,
    mend: Annotated[bool, Switch("--mend", help="Delete rows that belong to no table.")] = False,
    lang: Lang = "",
    json: Json = False,
) -> int:
    """Look at database, tables and installation, and say what is wrong; status 1 if something is."""
    from araldo.server import admin
    from araldo.server.settings import STATIC

    lang = language(lang)
    with admin.opened(_database(database)) as c:
        found = list(admin.examine(c, full, mend))
    found.append(admin.Finding((STATIC / "index.html").is_file(), "front-end", {"folder": STATIC}))
    if json:
        print_json(
            [{"well": one.well, "code": one.code, **{k: str(v) for k, v in one.params.items()}} for one in found]
        )
    else:
        for one in found:
            mark = say(lang, "admin-well" if one.well else "admin-ill")
            print(f"{mark}  {say(lang, f'doctor-{one.code}', **one.params)}")
    return 0 if all(one.well for one in found) else 1
