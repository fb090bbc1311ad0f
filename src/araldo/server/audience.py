"""Who looks on at a table: its sockets, and what each of them is told when something has changed."""

from __future__ import annotations

from typing import Any, Protocol, get_args

from araldo.kernel.chance import commitment
from araldo.kernel.game import Game
from araldo.kernel.state import SPECTATOR
from araldo.server import clocks, projection, tokens
from araldo.server.connections import Connection, Track
from araldo.server.lessons import Lesson
from araldo.server.metrics import METRICS
from araldo.server.projection import CalledBy, Labels, Names, Projection, Scene, Viewpoint
from araldo.server.seating import Head, Motion, Seating
from araldo.server.sentences import Refused
from araldo.server.services import Services
from araldo.server.talk import Talk, listener_of
from araldo.server.tokens import Claim
from araldo.server.windows import Windows
from araldo.server.wire import BallotInfo, EndedInfo, Me, MotionInfo, SeatInfo, TableInfo, Trouble, Vote, encode
from araldo.table.match import Match, Status
from araldo.table.series import Part

HIDDEN = Projection(b"null", 0, None, [], [], [], None, None, None, None)  # before everybody is there
NOTHING = (
    b',"view":null,"ask":null,"options":[],"refused":[],"offers":[],"undo":null,"outcome":null,"log":[],"log_from":0'
)
STATUS: dict[str, bytes] = {status: status.encode() for status in get_args(Status)}
REVOKED = 4002  # a socket is closed with this when its token no longer counts
REMOVED = 4003  # and with this when its seat has changed hands
CROWDED = 4008  # and with this when too many of its kind are open


class Absences(Protocol):
    """Who is absent, and how many votes decide about a seat."""

    def since(self, seat: int) -> float | None: ...
    def needed(self, seat: int) -> int: ...
    def deciders(self, motion: Motion) -> list[int]: ...
    def agreement(self, motion: Motion) -> int: ...


class Shown(Protocol):
    """What an audience asks of the table that it looks at."""

    id: str
    game: Game
    head: Head
    public: bool
    seating: Seating
    match: Match
    labels: Labels
    lesson: Lesson | None
    windows: Windows
    status: Status
    trouble: Trouble
    rev: int
    stored: tuple[str, str, bool, float | None] | None  # of the table's row; None: not known
    absence: Absences

    def hidden(self) -> bool: ...
    def undoer(self, viewer: int) -> int: ...


class Audience:
    def __init__(self, shown: Shown, services: Services) -> None:
        self.shown, self.services = shown, services
        self.conns: set[Connection] = set()
        self.tracks: dict[int, Track] = {}  # by viewer
        self.talk = Talk(shown.id, services.store)
        self.turnover = 0  # counts whenever a socket comes or goes
        self._emblems: dict[tuple[int, int, int], list[str]] = {}
        self._missing: tuple[Any, list[int]] = (None, [])
        self._tables: dict[str, tuple[Any, bytes]] = {}  # by language: `table_json` and what it was made of
        self._called: dict[str, tuple[Any, CalledBy]] = {}  # by language: what to call the seats, likewise

    # -- coming and going

    def enter(self, conn: Connection) -> None:
        self._make_room(conn.claim)
        self.conns.add(conn)
        METRICS.sockets.inc()
        self._moved()

    def leave(self, conn: Connection) -> None:
        if conn in self.conns:
            self.conns.discard(conn)
            METRICS.sockets.dec()
            self.services.sweeper.left += 1
            self.services.presence.went(self.shown.id, self._seats_of(conn))
            self._moved()

    def _make_room(self, claim: Claim) -> None:
        """A seat's oldest socket gives way to a new one; who only watches may find the table full."""
        settings = self.services.settings
        same = [conn for conn in self.conns if (conn.claim.kind, conn.claim.seat) == (claim.kind, claim.seat)]
        if claim.kind == tokens.SPECTATOR and len(same) >= settings.watching_sockets:
            raise Refused("crowded", 503)
        if claim.kind != tokens.SPECTATOR and len(same) >= settings.seat_sockets:
            oldest = min(same, key=lambda conn: conn.number)
            self.leave(oldest)
            oldest.close(CROWDED)

    def _moved(self) -> None:
        self.turnover += 1
        self.services.announce(self.shown.id, self.seats_here())

    def close(self, code: int) -> None:
        for conn in self.conns:
            conn.close(code)

    def restart(self) -> None:
        """The match was read again: the lines of the log may have other numbers now."""
        for track in self.tracks.values():
            track.first, track.marks, track.told = track.seq, [], None
        for conn in self.conns:
            conn.viewer = -1

    def _seats_of(self, conn: Connection) -> list[int]:
        if conn.claim.kind == tokens.EVERYBODY:
            return self.shown.seating.people()
        return [conn.claim.seat] if conn.claim.kind == tokens.SEAT else []

    def seats_here(self) -> set[int]:
        return {seat for conn in self.conns for seat in self._seats_of(conn)}

    def present(self) -> set[int]:
        return self.seats_here() | self.services.presence.elsewhere(self.shown.id)

    def away_since(self, seat: int) -> float | None:
        """When a seat's last socket went; None while it is here. Nobody was ever here: long ago."""
        return None if seat in self.present() else self.services.presence.left(self.shown.id, seat)

    def missing(self) -> list[int]:
        """People who are not here, at a table with several; asked with every move, so kept while nobody moves."""
        places = self.shown.seating.places
        key = (self.turnover, self.services.presence.turnover, [place.kind for place in places])
        if self._missing[0] != key:
            people, present = self.shown.seating.people(), self.present()
            self._missing = key, [seat for seat in people if seat not in present] if len(people) > 1 else []
        return self._missing[1]

    # -- what a viewer may know

    def viewer_of(self, conn: Connection) -> int:
        """Whose eyes a socket has."""
        if conn.claim.kind == tokens.SEAT:
            return conn.claim.seat
        if conn.claim.kind != tokens.EVERYBODY:
            return SPECTATOR
        people = self.shown.seating.people()
        if conn.look is not None and conn.look in people:
            return conn.look
        asked = [seat for seat in self.shown.match.needed() if seat in people] or [conn.viewer]
        return asked[0] if asked[0] >= 0 else people[0] if people else SPECTATOR

    def projection(self, viewer: int, scene: Scene | None = None) -> tuple[Projection, Viewpoint | None]:
        shown = self.shown
        if shown.status == "open" and shown.hidden():
            return HIDDEN, None
        lesson = len(shown.match.record.moves) if shown.lesson is not None else None
        return projection.project(shown.match, viewer, lesson, shown.undoer(viewer), scene or self.scene())

    def scene(self) -> Scene:
        return Scene(self.shown.match, self.shown.windows.told())

    def track(self, viewer: int) -> Track:
        if viewer not in self.tracks:
            self.tracks[viewer] = Track(int(self.services.now() * 1000))
        return self.tracks[viewer]

    def emblems(self, part: Part) -> list[str]:
        """A word for each seat of a game."""
        key = (self.shown.rev, part.round, part.number)
        if key not in self._emblems:
            self._emblems = {old: words for old, words in self._emblems.items() if old[0] == self.shown.rev}
            self._emblems[key] = projection.emblems(self.shown.match, part)
        return self._emblems[key]

    def info(self, lang: str) -> TableInfo:
        """What everybody at the table may know of it."""
        shown = self.shown
        head, seating, present = shown.head, shown.seating, self.present()
        emblems = [""] * len(seating.places)
        for part in shown.match.progress.parts:
            for seat, word in zip(part.seats, self.emblems(part), strict=True):
                emblems[seat] = word
        names = [place.called or (shown.labels.name(word, lang) if word else "")
                 for place, word in zip(seating.places, emblems, strict=True)]  # fmt: skip
        missed, sides = self.missed(), shown.game.sides(shown.match.setup)
        seats = [SeatInfo(place.kind, place.called, place.bot, place.held, place.lent, seat in present, emblems[seat],
                          missed.get(seat), [(one.start, one.end) for one in place.holidays],
                          (place.quiet.start, place.quiet.end) if place.quiet is not None else None, place.heir,
                          sides[seat])
                 for seat, place in enumerate(seating.places)]  # fmt: skip
        ballots = [BallotInfo(b.seat, [Vote(seat, wish) for seat, wish in sorted(b.wishes.items())],
                              shown.absence.needed(b.seat)) for b in seating.ballots]  # fmt: skip
        spec, clock, ended = head.clock, None, seating.ended
        if spec is not None and (c := seating.clock) is not None:
            clock = clocks.told(spec, c, clocks.rests_of(spec, seating))
        watching = sum(1 for conn in self.conns if conn.claim.kind == tokens.SPECTATOR)
        warnings = shown.game.warned(shown.match.setup, lang) if shown.status == "open" else []
        return TableInfo(shown.id, shown.game.id, head.title, shown.status, seats, names, clock, seating.paused,
                         seating.votes, head.hot_seat, shown.public, commitment(head.key), watching,
                         shown.match.outdated, shown.trouble, ballots, warnings, self._motions(), seating.pauser,
                         None if ended is None else EndedInfo(ended.how, ended.at, ended.by),
                         head.hints and not head.rated)  # fmt: skip

    def _motions(self) -> list[MotionInfo]:
        return [MotionInfo(one.id, one.what, one.by, one.name, one.heir, one.text, one.votes,
                           self.shown.absence.agreement(one), self.shown.absence.deciders(one))
                for one in self.shown.seating.motions]  # fmt: skip

    def missed(self) -> dict[int, float]:
        """Who counts as absent, or will if nothing changes, and from when on."""
        clock = self.shown.seating.clock
        late, missing = clock.flagged if clock is not None else [], self.missing()
        vacant = [seat for seat, place in enumerate(self.shown.seating.places) if place.vacant]
        if not (late or missing or vacant):
            return {}
        found = {seat: self.shown.absence.since(seat) for seat in {*missing, *late, *vacant}}
        return {seat: since for seat, since in found.items() if since is not None}

    def _words(self) -> list[str] | None:
        """The emblems of all games that run; None: they are but numbers."""
        if self.shown.game.emblems is None:
            return None
        return [word for part in self.shown.match.progress.parts for word in self.emblems(part)]

    def names(self, lang: str) -> Names:
        """What to call the seats in a broadcast. It seldom changes, so it is kept where there is one game."""
        shown = self.shown
        names = Names(shown.match, shown.seating, shown.labels, lang, self.emblems)
        if shown.stored is not None and not shown.match.progress.series:
            key = (shown.stored[0], self._words())
            if lang not in self._called or self._called[lang][0] != key:
                self._called[lang] = key, {}
            names.found = self._called[lang][1]
        return names

    def table_json(self, lang: str) -> bytes:
        """The same as JSON. It seldom changes, so the last one is kept."""
        shown = self.shown
        words = self._words()
        elsewhere = None if self.services.alone else self.present()
        key = (shown.stored, shown.status, words, self.turnover, elsewhere, self.missed())
        if shown.stored is None or self._tables.get(lang, (None, b""))[0] != key:
            self._tables[lang] = key, encode(self.info(lang))
        return self._tables[lang][1]

    # -- telling it

    def broadcast(self) -> None:
        """Tell every socket what has changed for it. Built once for those that see the same."""
        shown = self.shown
        shared: dict[str, tuple[bytes, Names]] = {}
        states: dict[tuple[Any, ...], bytes] = {}
        fresh: set[int] = set()
        scene = self.scene()
        for conn in list(self.conns):
            viewer = conn.claim.seat if conn.claim.kind == tokens.SEAT else self.viewer_of(conn)
            if conn.known != (shown.stored, viewer):  # the seating may have changed, or the eyes
                if not shown.seating.valid(conn.claim):
                    self.leave(conn)
                    conn.close(REVOKED if shown.seating.left_by(conn.claim) is None else REMOVED)
                    continue
                self._place(conn, viewer)
            track = self.tracks.get(viewer) or self.track(viewer)
            if viewer not in fresh:
                fresh.add(viewer)
                track.update(*self.projection(viewer, scene))
            if conn.lang not in shared:
                shared[conn.lang] = self.table_json(conn.lang), self.names(conn.lang)
            self._tell(conn, viewer, track, *shared[conn.lang], states)

    def _place(self, conn: Connection, viewer: int) -> None:
        """Note what a socket is at the table now."""
        seating, claim = self.shown.seating, conn.claim
        me = Me(claim.kind, viewer if viewer != SPECTATOR else None, claim.host, seating.may_act(claim, viewer))
        if conn.viewer != viewer:
            conn.viewer, conn.lines, conn.seen = viewer, 0, -1
        if conn.me != (told := encode(me)):
            conn.me, conn.seen = told, -1
        conn.known = (self.shown.stored, viewer) if self.shown.stored is not None else None

    def _tell(
        self, conn: Connection, viewer: int, track: Track, table: bytes, names: Names,
        states: dict[tuple[Any, ...], bytes],
    ) -> None:  # fmt: skip
        if conn.viewer != viewer:
            conn.viewer, conn.lines, conn.seen = viewer, 0, -1
        if conn.seen != track.seq:
            assert track.told is not None
            news = table if conn.table != table else b""
            key = (viewer, conn.lang, conn.me, conn.lines, news == b"")
            if key not in states:
                states[key] = self.state_message(viewer, names, conn.me, conn.lines, track, news)
            conn.send(states[key])
            conn.seen, conn.lines, conn.table = track.seq, track.told.lines, table
        elif conn.table != table:
            conn.table = table
            conn.send(b'{"type":"table",' + table[1:])

    def state_message(self, viewer: int, names: Names, me: bytes, lines: int, track: Track, table: bytes) -> bytes:
        """A `wire.StateMessage`, put together from pieces that are encoded once for many sockets."""
        shown, told, viewpoint = self.shown, track.told, track.viewpoint
        assert told is not None
        rest = b',"table":' + table if table else b""
        if shown.lesson is not None:
            rest += b',"lesson":' + encode(shown.lesson.tell(shown.match, names.lang))
        head = b'{"type":"state","seq":%d,"status":"%s","me":%s' % (track.seq, STATUS[shown.status], me)
        if viewpoint is None:
            return b"%s%s%s}" % (head, NOTHING, rest)
        return b'%s,"undo":%s,"view":%s,%s%s}' % (
            head, projection.undo_json(told.undo), told.view,
            projection.worded(names, viewer, told, viewpoint, lines), rest)  # fmt: skip

    # -- talk

    async def pass_on_talk(self) -> None:
        """What has been said since, to those whom it concerns."""
        seating = self.shown.seating
        for chat in await self.talk.fresh():
            self.talk.count(chat)
            messages: dict[int | None, bytes | None] = {}
            for conn in self.conns:
                listener = listener_of(seating, conn.claim)
                if listener not in messages:
                    told = self.talk.message(seating, listener, chat)
                    messages[listener] = None if told is None else encode(told)
                if (message := messages[listener]) is not None:
                    conn.send(message)
