"""Promise 1, first half: random play ends; legal moves apply; illegal ones change nothing."""

from __future__ import annotations

from trousseau.kernel import Events, Illegal, M, Space, State, TimedView, Written
from trousseau.testing.case import Case, name_of, seen_by
from trousseau.testing.walk import Walk
from trousseau.testing.writable import illegal, refusal_of, writable

GAMES = 10
REMARKS = 2
FEW = 12
"""Of the moves that can be written, so many are tried at each step."""

MANNERS = {"brisk": 0, "slow now and then": 3, "never in time": 1}
"""How players are about time: see `dawdle` in `play_to_end`."""


def random_play_ends(case: Case[M]) -> None:
    """Random play ends, also when players dawdle and time acts; then there is a result."""
    for manner, dawdle in MANNERS.items():
        for seed in range(GAMES):
            walk = Walk(case.game, case.seats, case.options, seed)
            where = f"{walk}, players {manner}"
            try:
                case.play_out(walk.state, walk.dice(manner), dawdle)
            except RuntimeError as error:
                raise AssertionError(f"{where}: {error}") from error
            _check_end(case, walk.state, where)


def _check_end(case: Case[M], state: State[M], where: str) -> None:
    result = state.result
    assert result is not None, f"{where}: the game is over without a result"
    assert len(result.scores) == case.seats, f"{where}: {result} has not one score a seat"
    assert set(result.winners) <= set(range(case.seats)), f"{where}: {result} names no seats"
    for seat in range(case.seats):
        assert state.moves(seat) == [], f"{where}: seat {seat} may move after the end"


def legal_moves_apply(case: Case[M]) -> None:
    """Whoever is waited for can move, nobody else can, and every legal move and remark applies."""
    for walk, _ in case.each_step():
        assert walk.state.result is None, f"{walk}: a result before the end"
        waiting = walk.state.waiting()
        for seat in range(case.seats):
            moves = walk.state.moves(seat)
            assert bool(moves) == (seat in waiting), f"{walk}: seat {seat}, moves {moves}"
            _check_applies(walk, seat, _some_moves(walk, moves) + _some_talk(walk, seat))


def _some_moves(walk: Walk[M], moves: list[M] | Space[M]) -> list[M]:
    """All, where they can be listed."""
    return [moves.sample(walk.dice("sample"))] if isinstance(moves, Space) else moves


def _some_talk(walk: Walk[M], seat: int) -> list[M]:
    """There may be much that can be said; different remarks come up at each step."""
    remarks = walk.state.talk(seat)
    first = walk.count % len(remarks) if remarks else 0
    return remarks[first : first + REMARKS]


def _check_applies(walk: Walk[M], seat: int, moves: list[M]) -> None:
    assert len(set(moves)) == len(moves), f"{walk}: seat {seat} has a move twice in {moves}"
    for move in moves:
        try:
            at = max(walk.at, walk.state.ready(seat, move))
            walk.state.copy().play(seat, move, at, walk.dice("try"))
        except Illegal as error:
            raise AssertionError(f"{walk}: {move} of seat {seat} is listed and refused") from error


def moves_wait_until_they_are_ready(case: Case[M]) -> None:
    """A move that is not ready is refused until its instant; views name that, and who may speak."""
    for walk, _ in case.each_step():
        for observer in case.observers():
            _check_chat_shown(walk, observer)
        for seat in range(case.seats):
            moves = walk.state.moves(seat)
            if isinstance(moves, Space):
                continue
            instants = [walk.state.ready(seat, move) for move in moves]
            _check_shown(walk, seat, instants)
            for move, instant in zip(moves, instants, strict=True):
                if instant > walk.at:
                    _check_waits(walk, seat, move, instant)


def _check_shown(walk: Walk[M], seat: int, instants: list[int]) -> None:
    view = walk.state.view(seat)
    shown = list(view.ready) if isinstance(view, TimedView) else [0] * len(instants)
    unlike = f"{walk}: seat {seat} may move from {instants} on, and its view says {shown}"
    assert shown == instants, unlike


def _check_chat_shown(walk: Walk[M], seat: int | None) -> None:
    view, chat = walk.state.view(seat), walk.state.chat(seat)
    shown = view.chat if isinstance(view, TimedView) else "open"
    assert shown == chat, f"{walk}: for {name_of(seat)} chat is {chat}, and its view says {shown}"


def _check_waits(walk: Walk[M], seat: int, move: M, instant: int) -> None:
    before = walk.state.pack()
    early = f"{walk}: {move} of seat {seat} is ready at {instant} and let through at {walk.at}"
    try:
        walk.state.play(seat, move, instant - 1, walk.dice("try"))
    except Illegal:
        pass
    else:
        raise AssertionError(early)
    assert walk.state.pack() == before, f"{walk}: a refused move has changed something"


def every_line_tells_everybody_something(case: Case[M]) -> None:
    """No move and no act of time is told to some alone: its number would betray it to the rest."""
    for walk, step in case.each_step():
        state = walk.state.copy()
        while (due := state.due) is not None and due <= step.at:
            _check_told(walk, state.tick(due, walk.dice("chance")), "an act of time")
        if step.seat is not None and step.move is not None:
            events = state.play(step.seat, step.move, step.at, walk.dice("chance"))
            _check_told(walk, events, f"{step.move} of seat {step.seat}")


def _check_told(walk: Walk[M], events: Events, what: str) -> None:
    public = any(event.to is None for event in events)
    assert public, f"{walk}: {what} tells everybody nothing, yet they see its number"


def talk_only_says(case: Case[M]) -> None:
    """A remark leaves who is waited for, the legal moves, what is due and the result as before."""
    for walk, _ in case.each_step():
        before = _course(case, walk.state)
        for seat in range(case.seats):
            for remark in _some_talk(walk, seat):
                state = walk.state.copy()
                at = max(walk.at, state.ready(seat, remark))
                state.play(seat, remark, at, walk.dice("talk"))
                told = f"{walk}: talk {remark} of seat {seat} carries the game on"
                assert _course(case, state) == before, told


def _course(case: Case[M], state: State[M]) -> tuple[object, ...]:
    """How the game stands, but for what was said."""
    moves = [state.moves(seat) for seat in range(case.seats)]
    listed = [move for move in moves if not isinstance(move, Space)]
    return state.waiting(), state.due, state.result, listed


def illegal_moves_change_nothing(case: Case[M]) -> None:
    """Whatever else can be written is refused with a code, by whatever seat, also after the end."""
    candidates = writable(case.game)
    for walk in case.walks():
        for _ in walk:
            dice = walk.dice("try")
            few = (
                candidates
                if len(candidates) <= FEW
                else [dice.choice(candidates) for _ in range(FEW)]
            )
            _check_refusals(case, walk, few)
        _check_refusals(case, walk, candidates)


def _check_refusals(case: Case[M], walk: Walk[M], candidates: list[Written]) -> None:
    state = walk.state
    before = _everything(case, state)
    for seat in range(case.seats):
        for written in illegal(case.game, state, seat, candidates):
            where = f"{walk}, seat {seat}, {written}"
            refusal = refusal_of(case.game, state, seat, written, walk.at)
            assert refusal is not None, f"{where}: not listed as legal, yet not refused"
            assert refusal.code, f"{where}: refused without a code"
        unchanged = state.pack() == before[0]
        assert unchanged, f"{walk}, seat {seat}: a refused move has changed something"
    assert _everything(case, state) == before, f"{walk}: a refused move has changed a view"


def _everything(case: Case[M], state: State[M]) -> tuple[object, ...]:
    return state.pack(), [seen_by(state, seat) for seat in case.observers()]
