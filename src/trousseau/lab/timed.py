"""A game in real time between bots, by a clock that jumps from one instant to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trousseau.bots import AnyBot, Planning, Seen, TimedBot, planner
from trousseau.kernel import AnyGame, Events, Illegal, M
from trousseau.kernel.record import Heading
from trousseau.lab.match import Match, one_of


class TimedMatch(Match[M]):
    """Bots plan and act as they do at a table, so figures are those of real play.

    At one instant time acts first, then those who have something to do, in an order that dice say.
    """

    def __init__(self, game: AnyGame[M], heading: Heading, players: Sequence[AnyBot]) -> None:
        super().__init__(game, heading)
        self.players: list[TimedBot[M]] = [planner(player) for player in players]
        self._plans: list[Planning[M]] = [Planning() for _ in players]

    def __iter__(self) -> Iterator[Events]:
        while (waiting := self.state.waiting()) or self.state.due is not None:
            due = self.state.due
            instants = {seat: self._plans[seat].next(self._at) for seat in waiting}
            soonest = min(instants.values(), default=due)
            if due is not None and (soonest is None or due <= soonest):
                yield self._tick()
                continue
            assert soonest is not None
            self._at = soonest
            first = tuple([seat for seat in waiting if instants[seat] == soonest])
            yield from self._attend(one_of(first, self._order))

    def _attend(self, seat: int) -> Iterator[Events]:
        """Carry out what a bot has planned, or ask it."""
        planning = self._plans[seat]
        if not planning.acts_first():
            self._ask(seat, planning)
            return
        assert planning.before is not None
        assert planning.before.move is not None
        try:
            events = self._play(seat, planning.before.move)
        except Illegal as illegal:
            if not planning.refuse():
                insists = f"{self.players[seat]} insists on {planning.before}"
                raise RuntimeError(insists) from illegal
        else:
            planning.act(self._at)
            yield events

    def _ask(self, seat: int, planning: Planning[M]) -> None:
        seen = Seen(self.game, self.state.view(seat), (), self._at, planning.heard())
        plan = self.players[seat].plan(seen, planning.before, self._dice[seat])
        planning.answer(plan, self._at)

    def _told(self, events: Events) -> Events:
        for seat, planning in enumerate(self._plans):
            planning.hear([event.fact for event in events if event.reaches(seat)])
        return super()._told(events)
