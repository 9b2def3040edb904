"""A table, fully determined by the lines of its log; without sockets, clocks or bots."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from hashlib import sha256
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from trousseau.kernel import Blind, Chat, Eyes, Happening, Illegal, Refusal
from trousseau.store import Damaged, Row
from trousseau.tables.core import entries as did
from trousseau.tables.core import standstill
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.current_game import CurrentGame, heading_of
from trousseau.tables.core.entries import AnyEntry, Entry
from trousseau.tables.core.messages import PauseShown, Phase, Spoken
from trousseau.tables.core.people import Person, Present, Seat
from trousseau.tables.core.registry import GameRegistry

CHAT_KEPT = 50

TO_MIX = 5_000
"""Milliseconds that the next game waits for those who put something into the last shuffle."""

Allowed: TypeAlias = Eyes | Blind
"""Whose eyes somebody at a table sees the game with; not everybody may watch."""

_READ: Final = msgspec.json.Decoder(AnyEntry)


class Change(msgspec.Struct, frozen=True):
    """What a line changed, and so who must be told what."""

    entry: Entry
    seq: int
    at: int
    game: Happening | None = None
    """What happened in the game, if only that views are other than before."""

    seating: bool = False
    """What everybody sees of the table itself is other than before."""

    said: Spoken | None = None
    released: tuple[Spoken, ...] = ()
    """What was held back before and may be heard from now on."""


class Table:
    """People, seats and the game that is on. It changes only by `apply`, one line at a time."""

    def __init__(self, name: str, registry: GameRegistry) -> None:
        self.id = name
        self.given_code: str | None = None
        self.registry = registry
        self.seq = -1
        self.people: dict[int, Person] = {}
        self.seats: list[Seat] = []
        self.host: int | None = None
        self.sat: dict[int, int] = {}
        """Who has sat where in this game: nobody ever gets to see a second hand."""

        self.wishes: dict[tuple[int, int], bool] = {}
        """Whether a bot shall play for somebody who is away: by their seat and who wishes it."""

        self.agreed: set[int] = set()
        """Who wants another game, after this one."""

        self.begins: int | None = None
        """When the next game begins at the latest, if everybody wanted it."""

        self.mixers: set[int] = set()
        """Who is waited for then: they mixed the last time."""

        self.phase: Phase = "gathering"
        self.problem: str | None = None
        self.setup = Setup(game="", seats=1)
        self.seed = ""
        self.games = 0
        self.playing: CurrentGame | None = None
        self.chat: deque[Spoken] = deque(maxlen=CHAT_KEPT)
        self.held: deque[Spoken] = deque(maxlen=CHAT_KEPT)
        """What was said and may not be heard yet."""

        self.pause: PauseShown | None = None
        self.pauses: list[did.Paused] = []
        """How often this game has stood still, and why."""

        self.first_line = 0
        """The line with which this game began, or the table was last cleared."""

        self.obeyed: dict[tuple[int | None, str], int] = {}
        self.joined = 0
        self.touched = 0
        self.fault: Exception | None = None
        self.damage: Refusal | None = None
        """Why nothing more happens here, if lines were lost on disk."""

        self.present = Present()
        """The only thing here that no line tells."""

    @classmethod
    def load(
        cls, name: str, rows: Iterable[Row], registry: GameRegistry, fault: Exception | None = None
    ) -> Table:
        """The table that its log describes.

        Games that were cleared away or broke are not played again. If the rules fail at the
        newest one, the table is broken and `fault` says how; no line is written of that, so a
        better version of the rules can take it up. If it is known how they will fail, they are
        not asked.
        """
        table = cls(name, registry)
        lines = kept(rows)
        ended = [row.seq for row, entry in lines if isinstance(entry, did.Cleared | did.Broke)]
        newest = max(ended, default=-1)
        for row, entry in lines:
            if isinstance(entry, did.Began | did.InGame) and (row.seq < newest or table.fault):
                table.games += isinstance(entry, did.Began)
                table._note(entry, row.at, row.seq)
                continue
            try:
                if fault is not None and isinstance(entry, did.Began):
                    raise fault
                table.apply(entry, row.at, row.seq)
            except Exception as error:  # whatever a game's rules may raise
                table.fault = error
                table.phase, table.problem, table.playing = "broken", "replay", None
                table.games += isinstance(entry, did.Began)
                table._note(entry, row.at, row.seq)
        return table

    @classmethod
    def left_over(cls, name: str, damaged: Damaged, registry: GameRegistry) -> Table:
        """What is left of a table that was damaged on disk: its people, and no game."""
        table = cls.load(name, damaged.rows, registry, fault=damaged)
        table.phase, table.problem, table.playing = "broken", "damaged", None
        table.seq = damaged.lines - 1
        table.fault = damaged
        table.damage = Refusal("table_damaged", {**damaged.about})
        return table

    def check_sound(self) -> None:
        """Illegal if lines were lost on disk: others can't follow them."""
        if self.damage is not None:
            raise Illegal(self.damage.code, **self.damage.about)

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
        if isinstance(entry, did.GameLine):
            return self._play(entry, at, seq)
        if isinstance(entry, did.Said):
            return self._speak(entry, at, seq)
        if isinstance(entry, did.Began):
            self._begin(entry, at, seq)
        elif isinstance(entry, did.Paused | did.Resumed):
            self._pause(entry, at)
        elif isinstance(entry, did.Mended):
            self._restart_clocks(self._timed(), at)  # what was taken out never happened
        else:
            timed = self._timed()
            self._seat(entry, at, seq)
            self._restart_clocks([seat for seat in self._timed() if seat not in timed], at)
        # Whoever sits down, stands up or is told to watch sees something else from now on.
        seen = Happening(seq, at) if self.playing else None
        return Change(entry, seq, at, seen, seating=True, released=self._release())

    # The game.

    def _begin(self, entry: did.Began, at: int, seq: int) -> None:
        heading = heading_of(self.setup, self.seed, entry)
        self.playing = CurrentGame(self.registry.get(self.setup.game), heading, at, seq)
        self.games += 1
        self.phase = "playing"
        self.first_line = seq
        self.begins = None
        self.sat = {person.number: seat for seat, person in self.seated()}

    def _play(self, entry: did.GameLine, at: int, seq: int) -> Change:
        playing = self.game_on
        if isinstance(entry, did.Moved):
            happening = playing.play(entry.seat, entry.move, at, seq)
            if playing.moved is not None and not entry.is_bots:
                self.seats[entry.seat].late = entry.late
        else:
            happening = playing.tick(at, seq)
        settled = self._settle(playing)
        over = playing.state.result is not None
        if over:
            self.phase = "over"
        released = self._release()
        return Change(entry, seq, at, happening, seating=over or settled, released=released)

    def _pause(self, entry: did.Paused | did.Resumed, at: int) -> None:
        if isinstance(entry, did.Paused):
            self.game_on.stop(at)
            self.pauses.append(entry)
            self.pause = PauseShown(since=at, why=entry.why, person=entry.person)
        else:
            self.game_on.go_on(at)
            self.pause = None

    def _settle(self, playing: CurrentGame) -> bool:
        """Bots for one turn go once it is over, and wishes for one; whether there were any.

        A turn may be several moves: it goes on while everybody waits for that seat alone.
        """
        guests = [number for number, seat in enumerate(self.seats) if seat.once]
        if not guests and not self.wishes:
            return False
        awaited = [seat for seat in playing.since if seat != playing.moved]
        done = [number for number in guests if number not in (awaited or playing.since)]
        old = [wish for wish in self.wishes if wish[0] not in awaited]
        for number in done:
            self.seats[number].bot_leaves()
        for wish in old:
            del self.wishes[wish]
        return bool(done or old)

    def _restart_clocks(self, seats: Iterable[int], at: int) -> None:
        """There is somebody new to think there, or somebody new who waits for it."""
        if self.playing is not None:
            self.playing.restart_clocks(seats, at)

    @property
    def game_on(self) -> CurrentGame:
        if self.phase != "playing" or self.playing is None:
            raise Illegal("no_game")
        return self.playing

    # People and seats.

    def _seat(self, entry: Entry, at: int, seq: int) -> None:  # noqa: PLR0912 - a case for each
        match entry:
            case did.Opened():
                self._open(entry)
            case did.Joined():
                self._join(entry)
            case did.Sat():
                self._sit(self.person(entry.by), entry.seat)
            case did.Stood():
                self._stand(self.person(entry.by))
            case did.Left():
                self._leave(self.person(entry.person))
            case did.Quit():
                self._quit(entry, seq)
            case did.Returned():
                self.person(entry.by).left = False
            case did.SeatGiven():
                self._give(entry.seat, self.person(entry.person))
            case did.BotSat():
                self.seats[entry.seat].bot_sits(entry.level, seq, once=entry.once)
                self._forget_wishes(entry.seat)
            case did.BotLeft():
                self.seats[entry.seat].bot_leaves()
            case did.Wished():
                self.wishes[entry.seat, self.person(entry.by).number] = entry.bot
            case did.Mixed():
                self.person(entry.by).nonce = entry.nonce
            case did.Arranged():
                self._arrange(entry.setup)
            case did.Agreed():
                self.agreed.add(self.person(entry.by).number)
            case did.Cleared():
                self._clear(entry, at, seq)
            case did.Muted():
                ears = self.person(entry.by).muted
                ears.add(entry.person) if entry.muted else ears.discard(entry.person)
            case did.Silenced():
                self.person(entry.person).silent = entry.silent
            case did.WatchingSet():
                self.setup = replace(self.setup, watching=entry.allowed)
            case did.PaceSet():
                self.setup = replace(self.setup, pace=entry.pace)
            case did.Broke():
                self.phase, self.problem, self.playing = "broken", entry.problem, None
                self.games += isinstance(entry.line, did.Began)
                self._forget_game()
            case did.Closed():
                self.phase = "closed"
            case _:
                raise TypeError(f"nobody knows what {type(entry).__name__} does")

    def _open(self, entry: did.Opened) -> None:
        self.setup, self.seed, self.given_code = entry.setup, entry.seed, entry.code
        self.seats = [Seat() for _ in range(entry.setup.seats)]

    def person(self, number: int | None) -> Person:
        if number is None or number not in self.people:
            raise Illegal("no_such_person")
        return self.people[number]

    def _join(self, entry: did.Joined) -> None:
        person = Person(entry.person, entry.name, entry.avatar, entry.token)
        self.people[person.number] = person
        self.joined = person.number + 1
        if self.host is None:
            self.host = person.number

    def _sit(self, person: Person, seat: int) -> None:
        self._stand(person)
        person.seat = seat
        self.seats[seat].person = person.number
        self.sat[person.number] = seat

    def _stand(self, person: Person) -> None:
        if person.seat is not None:
            self.begins = None
            self.seats[person.seat].person = None
            person.seat = None
            person.nonce = ""

    def _leave(self, person: Person) -> None:
        self._stand(person)
        del self.people[person.number]
        self._choose_host()

    def _quit(self, entry: did.Quit, seq: int) -> None:
        person = self.person(entry.person)
        person.left = True
        if entry.by != entry.person:
            person.token = ""  # which opens nothing
        if person.seat is not None and entry.bot is not None:
            self.seats[person.seat].bot_sits(entry.bot, seq)
            self._forget_wishes(person.seat)
        self.wishes = {wish: bot for wish, bot in self.wishes.items() if wish[1] != person.number}
        self.agreed.discard(person.number)
        self._choose_host()

    def _choose_host(self) -> None:
        """The next in order of arrival who is left; a table that all have left is closed."""
        here = [number for number, person in self.people.items() if not person.left]
        if self.host not in here:
            self.host = min(here, default=None)
        if not here:
            self.phase = "closed"

    def _give(self, number: int, person: Person) -> None:
        seat = self.seats[number]
        if seat.person is not None:
            self._stand(self.people[seat.person])
        self._sit(person, number)
        seat.bot_leaves()
        seat.late = False

    def _forget_wishes(self, seat: int) -> None:
        self.wishes = {wish: bot for wish, bot in self.wishes.items() if wish[0] != seat}

    def _arrange(self, setup: Setup) -> None:
        self.begins = None
        for person in self.people.values():
            if person.seat is not None and person.seat >= setup.seats:
                self._stand(person)
        self.seats = (self.seats + [Seat() for _ in range(setup.seats)])[: setup.seats]
        known = self.registry.levels(setup.game)
        for seat in self.seats:
            if seat.bot not in known:
                seat.bot_leaves()
        self.setup = setup

    def _clear(self, entry: did.Cleared, at: int, seq: int) -> None:
        """For another game: people and bots keep their seats; stand-ins and who has left go."""
        self.mixers = {
            one.number for seat, one in self.seated() if one.nonce and seat not in entry.bots
        }
        self.seed = entry.seed
        self.first_line = seq
        if entry.options is not None:
            self.setup = replace(self.setup, options=entry.options)
        self.phase = "gathering"
        self.playing = None
        self._forget_game()
        for seat in self.seats:
            if seat.person is not None:
                seat.bot_leaves()
        for person in list(self.people.values()):
            person.nonce = ""
            if person.left:
                self._leave(person)
        for number, level in entry.bots.items():
            self.seats[number].bot_sits(level, seq)
        self.begins = at + TO_MIX if entry.begins else None

    def _forget_game(self) -> None:
        """What counts in one game only. It may not have been played again on loading."""
        self.sat, self.wishes, self.agreed = {}, {}, set()
        self.pause, self.pauses = None, []
        for seat in self.seats:
            seat.late = False
            if seat.once:
                seat.bot_leaves()

    def _speak(self, entry: did.Said, at: int, seq: int) -> Change:
        person = self.person(entry.by)
        said = Spoken(
            seq=seq,
            at=at,
            person=person.number,
            text=entry.text,
            emote=entry.emote,
            held=entry.held,
        )
        (self.held if said.held else self.chat).append(said)
        return Change(entry, seq, at, said=said)

    @property
    def is_real_time(self) -> bool:
        """Whether in the game that is on nobody waits for anybody."""
        return self.playing is not None and self.playing.game.real_time

    def chat_of(self, person: Person) -> Chat:
        """Whether the game lets somebody speak now."""
        if self.phase != "playing" or self.playing is None:
            return "open"
        return self.playing.state.chat(person.seat)

    def _release(self) -> tuple[Spoken, ...]:
        """What was held back and may be heard now."""
        if not self.held:
            return ()
        speakers = {said.person: self.people.get(said.person) for said in self.held}
        free = [n for n, one in speakers.items() if one is None or self.chat_of(one) == "open"]
        released = [replace(said, held=False) for said in self.held if said.person in free]
        for said in [said for said in self.held if said.person in free]:
            self.held.remove(said)
        self.chat.extend(released)
        return tuple(released)

    # What others ask of a table.

    @property
    def code(self) -> str | None:
        """What leads here besides the id: once the table is no longer open, nothing."""
        return None if self.phase in ("closed", "broken") else self.given_code

    @property
    def commitment(self) -> str:
        return sha256(bytes.fromhex(self.seed)).hexdigest()

    def eyes(self, number: int | None) -> Allowed:
        """What a person (None: somebody who only watches) may see of the game."""
        person = None if number is None else self.people.get(number)
        if person is not None and person.seat is not None:
            return person.seat
        allowed = self.setup.watching or (person is not None and number == self.host)
        return None if allowed else Blind.EYES

    def seated(self) -> list[tuple[int, Person]]:
        """Whose seats are whose, in the order of seats."""
        owners = [(number, seat.person) for number, seat in enumerate(self.seats)]
        return [(number, self.people[owner]) for number, owner in owners if owner is not None]

    def limits(self) -> dict[int, int]:
        """Until when each seat that has to move may think, where there is a clock."""
        if self.setup.clock is None or self.playing is None:
            return {}
        milliseconds = self.setup.clock * 1000
        return {seat: self.playing.since[seat] + milliseconds for seat in self._timed()}

    def _timed(self) -> list[int]:
        """The seats whose time runs: somebody has to move there, and somebody else may wait."""
        if self.setup.clock is None or self.phase != "playing" or self.playing is None:
            return []
        people = sum(seat.needs_bot for seat in self.seats)
        return [n for n in self.playing.since if people > 1 and self.seats[n].bot is None]

    def bots_to_move(self) -> list[int]:
        if self.phase != "playing" or self.playing is None or self.pause is not None:
            return []
        return [seat for seat in self.playing.since if self.seats[seat].bot is not None]

    @property
    def starts(self) -> int | None:
        """When the game that everybody wanted begins: once those who mixed have done so again."""
        if self.begins is None or self.phase != "gathering" or any(s.empty for s in self.seats):
            return None
        mixed = all(one.nonce for one in self.people.values() if one.number in self.mixers)
        return self.touched if mixed else self.begins

    @property
    def all_agree(self) -> bool:
        """Whether nobody is left who plays and has not said yes to another game."""
        if self.phase != "over" or not self.agreed:
            return False
        return {person.number for _, person in self.seated() if not person.left} <= self.agreed

    @property
    def due(self) -> int | None:
        """When the rules let time act."""
        if self.phase != "playing" or self.playing is None:
            return None
        return self.playing.due

    @property
    def alarm(self) -> int | None:
        """When time acts here next: by the rules, for who is late or away, or for another game."""
        if self.phase != "playing" or self.playing is None:
            return self.touched if self.all_agree else self.starts
        due, limits = self.playing.due, self.limits()
        other = min(limits.values()) if limits else standstill.due(self)
        if due is None or other is None:
            return due if other is None else other
        return min(due, other)

    @property
    def wakes(self) -> int | None:
        """From when on the table needs the server though nobody asks; at once if bots play."""
        if self.pause is None and self.phase == "playing" and any(seat.bot for seat in self.seats):
            return 0
        return self.alarm


def kept(rows: Iterable[Row]) -> list[tuple[Row, AnyEntry]]:
    """The lines of a log without those that an operator took out."""
    lines = [(row, read_line(row)) for row in rows]
    gone = {seq for _, entry in lines if isinstance(entry, did.Mended) for seq in entry.drop}
    return [(row, entry) for row, entry in lines if row.seq not in gone]


def read_line(row: Row) -> AnyEntry:
    entry: AnyEntry = _READ.decode(row.body)
    return entry
