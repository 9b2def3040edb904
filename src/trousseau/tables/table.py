"""A table, fully determined by the lines of its log; without sockets, clocks or bots."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

from trousseau.kernel import Events, Illegal
from trousseau.store import Row
from trousseau.tables.commands import Setup
from trousseau.tables.entries import (
    AnyEntry,
    Arranged,
    Began,
    BotLeft,
    BotSat,
    Broke,
    Cleared,
    Closed,
    Entry,
    GameLine,
    Joined,
    Left,
    Mended,
    Mixed,
    Moved,
    Muted,
    Opened,
    Said,
    Sat,
    Silenced,
    Stood,
    WatchingSet,
)
from trousseau.tables.messages import Phase, Spoken
from trousseau.tables.people import Person, Seat
from trousseau.tables.playing import Playing, heading_of
from trousseau.tables.shelf import Shelf

CHAT_KEPT = 50

NOTHING = -1
"""Eyes that may not see what lies on the table; others are a seat's, or None for a watcher's."""

_READ: Final = msgspec.json.Decoder(AnyEntry)


class Change(NamedTuple):
    """What a line changed, and so who must be told what."""

    entry: Entry
    seq: int
    at: int
    events: Events = ()
    game: bool = False
    """Views are other than before."""

    seating: bool = False
    """What everybody sees of the table itself is other than before."""

    said: Spoken | None = None


class Table:
    """People, seats and the game that is on. It changes only by `apply`, one line at a time."""

    def __init__(self, name: str, shelf: Shelf) -> None:
        self.id = name
        self.shelf = shelf
        self.seq = -1
        self.people: dict[int, Person] = {}
        self.seats: list[Seat] = []
        self.host: int | None = None
        self.phase: Phase = "gathering"
        self.problem: str | None = None
        self.setup = Setup(game="", seats=1)
        self.seed = ""
        self.has_bots = False
        self.games = 0
        self.playing: Playing | None = None
        self.chat: deque[Spoken] = deque(maxlen=CHAT_KEPT)
        self.obeyed: dict[tuple[int | None, str], int] = {}
        self.joined = 0
        self.touched = 0
        self.fault: Exception | None = None
        self.present: set[int] = set()
        """Who is connected now: the only thing here that no line tells."""

    @classmethod
    def load(
        cls, name: str, rows: Iterable[Row], shelf: Shelf, fault: Exception | None = None
    ) -> Table:
        """The table that its log describes.

        Games that were cleared away or broke are not played again. If the rules fail at the
        newest one, the table is broken and `fault` says how; no line is written of that, so a
        better version of the rules can take it up. If it is known how they will fail, they are
        not asked.
        """
        table = cls(name, shelf)
        lines = kept(rows)
        ended = [row.seq for row, entry in lines if isinstance(entry, Cleared | Broke)]
        newest = max(ended, default=-1)
        for row, entry in lines:
            if isinstance(entry, Began | GameLine) and (row.seq < newest or table.fault):
                table.games += isinstance(entry, Began)
                table._note(entry, row.at, row.seq)
                continue
            try:
                if fault is not None and isinstance(entry, Began):
                    raise fault
                table.apply(entry, row.at, row.seq)
            except Exception as error:  # whatever a game's rules may raise
                table.fault = error
                table.phase, table.problem, table.playing = "broken", "replay", None
                table.games += isinstance(entry, Began)
                table._note(entry, row.at, row.seq)
        return table

    def apply(self, entry: Entry, at: int, seq: int) -> Change:
        """Let a line happen. If the rules raise, nothing has changed but what they did."""
        change = self._happen(entry, at, seq)
        self._note(entry, at, seq)
        return change

    def _note(self, entry: Entry, at: int, seq: int) -> None:
        self.seq = seq
        self.touched = at
        if entry.id is not None:
            self.obeyed[entry.by, entry.id] = seq

    def _happen(self, entry: Entry, at: int, seq: int) -> Change:
        if isinstance(entry, GameLine):
            return self._play(entry, at, seq)
        if isinstance(entry, Said):
            return self._speak(entry, at, seq)
        if isinstance(entry, Began):
            self._begin(entry, at, seq)
        elif isinstance(entry, Mended):
            self._take_up(at)
        else:
            self._seat(entry)
            self.has_bots = any(seat.bot is not None for seat in self.seats)
            if isinstance(entry, Sat | BotLeft) and self.playing is not None:
                self.playing.restart_clock(entry.seat, at)  # there is somebody new to think
        # Whoever sits down, stands up or is told to watch sees something else from now on.
        return Change(entry, seq, at, game=self.playing is not None, seating=True)

    # The game.

    def _begin(self, entry: Began, at: int, seq: int) -> None:
        heading = heading_of(self.setup, self.seed, entry)
        game, clocked = self.shelf.get(self.setup.game), self.setup.clock is not None
        self.playing = Playing(game, heading, at, seq, clocked=clocked)
        self.games += 1
        self.phase = "playing"

    def _play(self, entry: GameLine, at: int, seq: int) -> Change:
        playing = self.game_on
        if isinstance(entry, Moved):
            events = playing.play(entry.seat, entry.move, at, seq)
        else:
            events = playing.tick(at, seq)
        over = playing.result is not None
        if over:
            self.phase = "over"
        return Change(entry, seq, at, events, game=True, seating=over)

    def _take_up(self, at: int) -> None:
        """After mending (what was taken out never happened) everybody's time runs anew."""
        if self.playing is not None:
            self.playing.restart_clocks(at)

    @property
    def game_on(self) -> Playing:
        if self.phase != "playing" or self.playing is None:
            raise Illegal("no_game")
        return self.playing

    # People and seats.

    def _seat(self, entry: Entry) -> None:  # noqa: PLR0912 - one case for each kind of line
        match entry:
            case Opened():
                self.setup, self.seed = entry.setup, entry.seed
                self.seats = [Seat() for _ in range(entry.setup.seats)]
            case Joined():
                self._join(entry)
            case Sat():
                self._sit(self.person(entry.by), entry.seat)
            case Stood():
                self._stand(self.person(entry.by))
            case Left():
                self._leave(self.person(entry.person))
            case BotSat():
                self.seats[entry.seat].bot = entry.level
            case BotLeft():
                self.seats[entry.seat].bot = None
            case Mixed():
                self.person(entry.by).nonce = entry.nonce
            case Arranged():
                self._arrange(entry.setup)
            case Cleared():
                self._clear(entry.seed)
            case Muted():
                ears = self.person(entry.by).muted
                ears.add(entry.person) if entry.muted else ears.discard(entry.person)
            case Silenced():
                self.person(entry.person).silent = entry.silent
            case WatchingSet():
                self.setup = msgspec.structs.replace(self.setup, watching=entry.allowed)
            case Broke():
                self.phase, self.problem, self.playing = "broken", entry.problem, None
                self.games += isinstance(entry.line, Began)
            case Closed():
                self.phase = "closed"
            case _:
                raise TypeError(f"nobody knows what {type(entry).__name__} does")

    def person(self, number: int | None) -> Person:
        if number is None or number not in self.people:
            raise Illegal("no_such_person")
        return self.people[number]

    def _join(self, entry: Joined) -> None:
        person = Person(entry.person, entry.name, entry.avatar, entry.token)
        self.people[person.number] = person
        self.joined = person.number + 1
        if self.host is None:
            self.host = person.number

    def _sit(self, person: Person, seat: int) -> None:
        self._stand(person)
        person.seat = seat
        self.seats[seat].person = person.number

    def _stand(self, person: Person) -> None:
        if person.seat is not None:
            self.seats[person.seat].person = None
            person.seat = None
            person.nonce = ""

    def _leave(self, person: Person) -> None:
        """The next in order of arrival becomes host; a table without people is closed."""
        self._stand(person)
        del self.people[person.number]
        if self.host == person.number:
            self.host = min(self.people, default=None)
        if not self.people:
            self.phase = "closed"

    def _arrange(self, setup: Setup) -> None:
        for person in self.people.values():
            if person.seat is not None and person.seat >= setup.seats:
                self._stand(person)
        self.seats = (self.seats + [Seat() for _ in range(setup.seats)])[: setup.seats]
        known = self.shelf.levels(setup.game)
        for seat in self.seats:
            if seat.bot not in known:
                seat.bot = None
        self.setup = setup

    def _clear(self, seed: str) -> None:
        """For another game: people and bots keep their seats, stand-ins go."""
        self.seed = seed
        self.phase = "gathering"
        self.playing = None
        for person in self.people.values():
            person.nonce = ""
        for seat in self.seats:
            if seat.person is not None:
                seat.bot = None

    def _speak(self, entry: Said, at: int, seq: int) -> Change:
        person = self.person(entry.by)
        said = Spoken(seq=seq, at=at, person=person.number, text=entry.text, emote=entry.emote)
        self.chat.append(said)
        return Change(entry, seq, at, said=said)

    # What others ask of a table.

    @property
    def commitment(self) -> str:
        return sha256(bytes.fromhex(self.seed)).hexdigest()

    def eyes(self, number: int | None) -> int | None:
        """What a person (None: somebody who only watches) may see of the game."""
        person = None if number is None else self.people.get(number)
        if person is not None and person.seat is not None:
            return person.seat
        allowed = self.setup.watching or (person is not None and number == self.host)
        return None if allowed else NOTHING

    def limits(self) -> dict[int, int]:
        """Until when each seat that has to move may think, where there is a clock."""
        if self.setup.clock is None or self.phase != "playing" or self.playing is None:
            return {}
        milliseconds = self.setup.clock * 1000
        return {
            seat: since + milliseconds
            for seat, since in self.playing.since.items()
            if self.seats[seat].bot is None
        }

    def bots_to_move(self) -> list[int]:
        if not self.has_bots or self.phase != "playing" or self.playing is None:
            return []
        return [seat for seat in self.playing.since if self.seats[seat].bot is not None]

    @property
    def due(self) -> int | None:
        """When the rules let time act."""
        if self.phase != "playing" or self.playing is None:
            return None
        return self.playing.due

    @property
    def alarm(self) -> int | None:
        """When time acts here next: by the rules, or because a move took too long."""
        due, limits = self.due, self.limits()
        if not limits:
            return due
        soonest = min(limits.values())
        return soonest if due is None else min(due, soonest)

    @property
    def wakes(self) -> int | None:
        """From when on the table needs the server though nobody asks; at once if bots play."""
        if self.phase == "playing" and self.has_bots:
            return 0
        return self.alarm


def kept(rows: Iterable[Row]) -> list[tuple[Row, AnyEntry]]:
    """The lines of a log without those that an operator took out."""
    lines = [(row, read_line(row)) for row in rows]
    gone = dropped(entry for _, entry in lines)
    return [(row, entry) for row, entry in lines if row.seq not in gone]


def dropped(entries: Iterable[Entry]) -> set[int]:
    """The numbers of the lines that no longer count."""
    return {seq for entry in entries if isinstance(entry, Mended) for seq in entry.drop}


def read_line(row: Row) -> AnyEntry:
    entry: AnyEntry = _READ.decode(row.body)
    return entry
