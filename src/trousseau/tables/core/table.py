"""A table, fully determined by the lines of its log; without sockets, clocks or bots."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeAlias

from msgspec.structs import replace

from trousseau.kernel import Blind, Chat, Eyes, Happening, Illegal, Refusal
from trousseau.store import Damaged, Row
from trousseau.tables.core import clocks, standstill
from trousseau.tables.core import entries as did
from trousseau.tables.core.change import Change
from trousseau.tables.core.commands import Setup
from trousseau.tables.core.company import Company
from trousseau.tables.core.conversation import Conversation
from trousseau.tables.core.current_game import CurrentGame, heading_of
from trousseau.tables.core.entries import Entry
from trousseau.tables.core.lines import kept
from trousseau.tables.core.messages import PauseShown, Phase, Spoken
from trousseau.tables.core.people import Person, Present, Seat
from trousseau.tables.core.registry import GameRegistry
from trousseau.tables.core.rematch import TO_MIX, Rematch

Allowed: TypeAlias = Eyes | Blind
"""Whose eyes somebody at a table sees the game with; not everybody may watch."""


class Table:
    """People, seats and the game that is on. It changes only by `apply`, one line at a time."""

    def __init__(self, name: str, registry: GameRegistry) -> None:
        self.id = name
        self.given_code: str | None = None
        self.registry = registry
        self.seq = -1
        self.rematch = Rematch()
        self.company = Company(self.rematch)
        self.people = self.company.people
        self.seats = self.company.seats
        self.phase: Phase = "gathering"
        self.problem: str | None = None
        self.setup = Setup(game="", seats=1)
        self.seed = ""
        self.games = 0
        self.playing: CurrentGame | None = None
        self.conversation = Conversation()
        self.pause: PauseShown | None = None
        self.pauses: list[did.Paused] = []
        """How often this game has stood still, and why."""

        self.first_line = 0
        """The line with which this game began, or the table was last cleared."""

        self.obeyed: dict[tuple[int | None, str], int] = {}
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
                table._skip(entry, row)
                continue
            try:
                if fault is not None and isinstance(entry, did.Began):
                    raise fault
                table.apply(entry, row.at, row.seq)
            except Exception as error:  # whatever a game's rules may raise
                table.fault = error
                table.phase, table.problem, table.playing = "broken", "replay", None
                table._skip(entry, row)
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

    def _skip(self, entry: Entry, row: Row) -> None:
        """A line of which only that it is there matters."""
        self.games += isinstance(entry, did.Began)
        self._note(entry, row.at, row.seq)

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
            self._restart_clocks(clocks.timed(self), at)  # what was taken out never happened
        else:
            timed = clocks.timed(self)
            self._arrange(entry, at, seq)
            self._restart_clocks([seat for seat in clocks.timed(self) if seat not in timed], at)
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
        self.rematch.call_off()
        self.company.sat = {person.number: seat for seat, person in self.company.seated()}

    def _play(self, entry: did.GameLine, at: int, seq: int) -> Change:
        playing = self.game_on
        if isinstance(entry, did.Moved):
            happening = playing.play(entry.seat, entry.move, at, seq)
            if playing.moved is not None and not entry.is_bots:
                self.seats[entry.seat].late = entry.late
        else:
            happening = playing.tick(at, seq)
        settled = self.company.end_turns(playing.since, playing.moved)
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

    def _restart_clocks(self, seats: Iterable[int], at: int) -> None:
        """There is somebody new to think there, or somebody new who waits for it."""
        if self.playing is not None:
            self.playing.restart_clocks(seats, at)

    @property
    def game_on(self) -> CurrentGame:
        if self.phase != "playing" or self.playing is None:
            raise Illegal("no_game")
        return self.playing

    # The table itself.

    def _arrange(self, entry: Entry, at: int, seq: int) -> None:
        match entry:
            case did.Opened():
                self.setup, self.seed, self.given_code = entry.setup, entry.seed, entry.code
                self.seats += [Seat() for _ in range(entry.setup.seats)]
            case did.Arranged():
                self._set_up(entry.setup)
            case did.Agreed():
                self.rematch.agreed.add(self.company.person(entry.by).number)
            case did.Cleared():
                self._clear(entry, at, seq)
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
                self.company.apply(entry, seq)
                if isinstance(entry, did.Left | did.Quit):
                    self._close_if_deserted()

    def _close_if_deserted(self) -> None:
        if self.company.deserted:
            self.phase = "closed"

    def _set_up(self, setup: Setup) -> None:
        self.rematch.call_off()
        self.company.arrange(setup.seats, self.registry.levels(setup.game))
        self.setup = setup

    def _clear(self, entry: did.Cleared, at: int, seq: int) -> None:
        """For another game."""
        seated = self.company.seated()
        mixers = [one for seat, one in seated if one.nonce and seat not in entry.bots]
        self.seed = entry.seed
        self.first_line = seq
        if entry.options is not None:
            self.setup = replace(self.setup, options=entry.options)
        self.phase = "gathering"
        self.playing = None
        self._forget_game()
        self.company.clear(entry.bots, seq)
        self._close_if_deserted()
        self.rematch.prepare(mixers, at + TO_MIX if entry.begins else None)

    def _forget_game(self) -> None:
        """What counts in one game only. It may not have been played again on loading."""
        self.company.forget_game()
        self.rematch.agreed = set()
        self.pause, self.pauses = None, []

    # What is said.

    def _speak(self, entry: did.Said, at: int, seq: int) -> Change:
        who = self.company.person(entry.by).number
        said = Spoken(
            seq=seq, at=at, person=who, text=entry.text, emote=entry.emote, held=entry.held
        )
        self.conversation.add(said)
        return Change(entry, seq, at, said=said)

    def chat_of(self, person: Person) -> Chat:
        """Whether the game lets somebody speak now."""
        on = self.playing if self.phase == "playing" else None
        return "open" if on is None else on.state.chat(person.seat)

    def _release(self) -> tuple[Spoken, ...]:
        """What was held back and may be heard now."""
        held = self.conversation.held
        if not held:
            return ()
        speakers = {said.person: self.people.get(said.person) for said in held}
        free = [n for n, one in speakers.items() if one is None or self.chat_of(one) == "open"]
        return self.conversation.release(free)

    # What others ask of a table.

    @property
    def host(self) -> int | None:
        return self.company.host

    @property
    def is_real_time(self) -> bool:
        """Whether in the game that is on nobody waits for anybody."""
        return self.playing is not None and self.playing.game.real_time

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

    def bots_to_move(self) -> list[int]:
        if self.phase != "playing" or self.playing is None or self.pause is not None:
            return []
        return [seat for seat in self.playing.since if self.seats[seat].bot is not None]

    @property
    def starts(self) -> int | None:
        """When a game that everybody wanted begins."""
        if self.phase != "gathering":
            return None
        return self.rematch.starts(self.company, self.touched)

    @property
    def all_agree(self) -> bool:
        """Whether nobody is left who plays and has not said yes to another game."""
        return self.phase == "over" and self.rematch.all_agree(self.company)

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
        due, limits = self.playing.due, clocks.limits(self)
        other = min(limits.values()) if limits else standstill.due(self)
        if due is None or other is None:
            return due if other is None else other
        return min(due, other)

    @property
    def wakes(self) -> int | None:
        """From when on the table needs the server though nobody asks; at once if bots play."""
        goes_on = self.pause is None and self.phase == "playing"
        return 0 if goes_on and any(seat.bot for seat in self.seats) else self.alarm
