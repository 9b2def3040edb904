"""Anything that clients may do in any order, at a real socket and in a simple model of a table."""

from __future__ import annotations

from functools import partial
from typing import Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)
from tests.messages import Message
from tests.proof.model import SEATS, Model
from tests.web.client import Admission, Visitor
from tests.web.server import Server

PATIENCE = 10.0
"""Seconds for an answer: short, as a failure is looked for again and again in smaller examples."""

MOST_PEOPLE = 4
MOST_PHONES = 5
MOST_GAMES = 3
LONGEST = 16_384
SETTINGS = settings(
    max_examples=60,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)

seats = st.integers(0, SEATS)  # the last is not there
cells = st.integers(0, 9)
commands = st.one_of(
    st.fixed_dictionaries({"ask": st.just("sit")}, optional={"seat": seats}),
    st.fixed_dictionaries({"ask": st.sampled_from(["stand", "begin", "again"])}),
    st.fixed_dictionaries({"ask": st.just("say"), "text": st.text("aé😀", min_size=1, max_size=9)}),
    st.fixed_dictionaries(
        {
            "ask": st.just("seat_bot"),
            "seat": seats,
            "level": st.sampled_from(["random", "random", "genius"]),
        }
    ),
    st.fixed_dictionaries({"ask": st.just("give_back"), "seat": seats}),
    st.fixed_dictionaries(
        {"ask": st.just("give_seat"), "seat": seats, "person": st.integers(0, MOST_PEOPLE)}
    ),
)
plays = st.fixed_dictionaries(
    {"ask": st.just("play"), "move": st.fixed_dictionaries({"do": st.just("mark"), "cell": cells})}
)
unreadable = st.one_of(
    st.sampled_from(
        [
            "",
            "{",
            "[]",
            '{"ask":"fly","id":"x"}',
            '{"ask":"stand","id":"x","now":true}',
            '{"ask":"sit","id":"x","seat":-1}',
            '{"ask":"say","id":"x","text":"' + "a" * 301 + '"}',
            '{"ask":"stand","id":"' + "a" * 65 + '"}',
        ]
    ),
    st.binary(max_size=50),
)
which = st.integers(0, 99)


def test_the_socket_does_what_the_model_says(server: Server) -> None:
    run_state_machine_as_test(partial(Sockets, server), settings=SETTINGS)  # type: ignore[arg-type] # whatever makes one will do


class Phone(Visitor):
    """A connection of a person, or of somebody who watches, that has said hello."""

    def __init__(self, server: Server, table: str, place: Admission | None, since: int) -> None:
        super().__init__(server.url, table)
        self.person = None if place is None else place.person
        token = {} if place is None else {"token": place.token}
        self.greeting = self.ask("hello", since=since, **token)
        self.numbers: list[int] = []
        """Of the lines that this connection was told of."""

    def hear(self, timeout: float = PATIENCE) -> Message:
        message = super().hear(timeout)
        if message["is"] == "told" and not is_repeated(message):
            self.numbers.append(message["seq"])
        return message

    @property
    def newest(self) -> int:
        seq: int = self.greeting["seq"]
        return self.numbers[-1] if self.numbers else seq


def is_repeated(message: Message) -> bool:
    """Whether this answers a command that was obeyed before: it says nothing but its number."""
    return message.keys() == {"is", "seq", "at", "id"}


class Sockets(RuleBasedStateMachine):
    """People come and go at one table; the first watcher stays, and looks after every step.

    What bots choose is nobody's to foresee, so no rule has a precondition: with one, hypothesis
    would find that the same steps don't always lead to the same choice of rules.
    """

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.places = [server.api.open("tictactoe", SEATS, "P0", clock=None)]
        self.table = self.places[0].table
        self.stranger = server.api.open("tictactoe", SEATS, "P0")
        self.model = Model()
        self.model.join(0)
        self.obeyed: list[tuple[int, str, int]] = []
        """Who was obeyed under which id, and as which line."""

        self.count = 0
        self.witness = Phone(server, self.table, None, -1)
        self.phones: list[Phone] = []

    @initialize(people=st.integers(1, 3), seated=st.booleans())
    def gather(self, people: int, seated: bool) -> None:
        """Some are there from the start, and may have sat down."""
        self.connect(0, -1)
        for person in range(1, people):
            self.join()
            self.connect(person, -1)
        for phone in self.phones[:SEATS] if seated else ():
            self.put(phone, {"ask": "sit"})

    def teardown(self) -> None:
        for phone in [self.witness, *self.phones]:
            phone.close()

    # What people do.

    @rule()
    def join(self) -> None:
        if len(self.places) == MOST_PEOPLE:
            return
        place = self.server.api.join(self.table, f"P{len(self.places)}")
        assert place.person == len(self.places)
        self.places.append(place)
        self.model.join(place.person)

    @rule(whom=which, since=st.integers(-1, 50))
    def connect(self, whom: int, since: int) -> None:
        """One more device of somebody, perhaps the first, or of somebody who watches."""
        if len(self.phones) == MOST_PHONES:
            return
        people = [*self.model.sits, None]
        person = people[whom % len(people)]
        place = None if person is None else self.places[person]
        phone = Phone(self.server, self.table, place, since)
        self.phones.append(phone)
        if person is not None:
            self.model.hello(person)
        assert phone.greeting["person"] == person
        said = [remark["seq"] for remark in phone.greeting.get("chat", ())]
        story = [moment["seq"] for moment in phone.greeting.get("story", ())]
        assert all(seq > since for seq in [*said, *story])

    @rule(number=which)
    def hang_up(self, number: int) -> None:
        if not self.phones:
            return
        phone = self.phones.pop(number % len(self.phones))
        phone.close()
        self.expect_gone(phone)

    @rule(number=which, command=commands)
    def ask(self, number: int, command: dict[str, Any]) -> None:
        phone = self.phones[number % len(self.phones)] if self.phones else None
        if phone is not None and not self.model.depends_on_time(phone.person, command):
            self.put(phone, command)

    @rule()
    def go_on(self) -> None:
        """The host fills the seats with bots and begins, or clears the table for another game."""
        host = self.host_here()
        if host is None or self.model.phase == "playing" or self.model.games == MOST_GAMES:
            return
        if self.model.phase == "over":
            self.put(host, {"ask": "again"})
        for seat in range(SEATS):
            if self.model.empty(seat):
                self.put(host, {"ask": "seat_bot", "seat": seat, "level": "random"})
        assert self.put(host, {"ask": "begin"})["is"] == "told"

    @rule(number=which, command=plays, late=st.integers(0, 2))
    def play(self, number: int, command: dict[str, Any], late: int) -> None:
        """A move, legal or not, in turn or not; now and then chosen at an older line."""
        on = self.model.seq - late // 2
        if self.phones:
            self.put(self.phones[number % len(self.phones)], {**command, "on": on})

    @rule(choice=which)
    def play_well(self, choice: int) -> None:
        """A legal move of whose turn it is, so that games come to an end."""
        mover = self.mover() if self.model.phase == "playing" else None
        if mover is None:
            return
        legal = self.model.board.moves(self.model.board.waiting()[0])
        move = {"do": "mark", "cell": legal[choice % len(legal)]}
        assert self.put(mover, {"ask": "play", "move": move, "on": self.model.seq})["is"] == "told"

    @rule(number=which)
    def leave(self, number: int) -> None:
        """All devices of who leaves are hung up on; who leaves for good has no way back."""
        here = self.people_here()
        if not here or len(self.model.sits.keys() - self.model.left) < 3:
            return
        phone = here[number % len(here)]
        gone = [one for one in self.phones if one.person == phone.person]
        self.phones = [one for one in self.phones if one not in gone]
        self.put(phone, {"ask": "leave"})
        for one in gone:
            assert one.hear_end() == (1000, "left")
            one.close()
        self.witness.hear_until(lambda message: message.get("present") is False)
        assert phone.person is not None
        if phone.person not in self.model.sits:
            self.refuse_token(self.places[phone.person].token)

    @rule(number=which, earlier=which, command=commands)
    def send_again(self, number: int, earlier: int, command: dict[str, Any]) -> None:
        """Under an id that was obeyed before: whatever it asks now, the answer is the old one."""
        here = self.people_here()
        phone = here[number % len(here)] if here else None
        mine = [(key, seq) for person, key, seq in self.obeyed if phone and person == phone.person]
        if phone is not None and mine:
            key, seq = mine[earlier % len(mine)]
            answer = phone.ask(command["ask"], **{**command, "id": key})
            assert (answer["is"], answer["seq"]) == ("told", seq)

    # What nobody should do.

    @rule(foreign=st.booleans())
    def come_with_a_wrong_token(self, foreign: bool) -> None:
        self.refuse_token(self.stranger.token if foreign else "f" * 32)

    @rule(command=commands)
    def ask_without_a_hello(self, command: dict[str, Any]) -> None:
        with Visitor(self.server.url, self.table) as visitor:
            assert visitor.ask(**{"command": command["ask"], **without_ask(command)})["code"] == (
                "say_hello"
            )

    @rule(number=which, frame=unreadable)
    def send_nonsense(self, number: int, frame: str | bytes) -> None:
        if not self.phones:
            return
        phone = self.phones[number % len(self.phones)]
        phone.socket.send(frame)
        refused = phone.hear()
        assert (refused["is"], refused["code"]) == ("refused", "malformed")

    @rule(number=which)
    def send_too_much(self, number: int) -> None:
        if not self.phones:
            return
        phone = self.phones.pop(number % len(self.phones))
        phone.send_text("a" * (LONGEST + 1))
        assert phone.hear_end()[0] == 1009
        phone.close()
        self.expect_gone(phone)

    # What must be so after every step.

    @invariant()
    def bots_have_moved(self) -> None:
        """A bot that is waited for moves without being asked."""
        while self.model.bot_to_move is not None:
            seat = self.model.bot_to_move
            told = self.witness.hear_until(lambda message: bool(message.get("facts")))
            (fact,) = told["facts"]
            assert fact["seat"] == seat
            self.model.bot_moves(fact["cell"])
            assert told["seq"] == self.model.seq

    @invariant()
    def all_are_told_the_same_numbers_in_the_same_order(self) -> None:
        for phone in [self.witness, *self.phones]:
            while phone.newest < self.model.seq:
                phone.hear()
            since = phone.greeting["seq"] + 1
            assert phone.numbers == list(range(since, self.model.seq + 1))

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        for phone in [self.witness, *self.phones]:
            welcome = phone.ask("hello")
            assert welcome["seq"] == self.model.seq
            table = welcome["table"]
            people = table["people"]
            for fact in ("present", "left"):
                table[fact] = {one["number"]: one.get(fact, False) for one in people}
            expected = self.model.shown()
            assert {key: table[key] for key in expected} == expected
            if self.model.phase in ("playing", "over"):
                seat = None if phone.person is None else self.model.sits[phone.person]
                view = self.model.board.view(seat)
                assert welcome["view"]["cells"] == list(view.cells)
                assert welcome["view"]["seat"] == seat
                assert len(welcome["view"]["moves"]) == len(view.moves)

    # Done by several rules.

    def put(self, phone: Phone, command: dict[str, Any]) -> Message:
        """Ask, and hold the answer against the model's."""
        self.count += 1
        key = f"command-{self.count}"
        refusal = self.model.obey(phone.person, command)
        answer = phone.ask(command["ask"], id=key, **without_ask(command))
        if refusal is not None:
            assert (answer["is"], answer.get("code")) == ("refused", refusal)
            assert answer["reason"]
        else:
            assert (answer["is"], answer["seq"]) == ("told", self.model.seq)
            assert phone.person is not None
            self.obeyed.append((phone.person, key, self.model.seq))
        return answer

    def refuse_token(self, token: str) -> None:
        with Visitor(self.server.url, self.table) as visitor:
            assert visitor.ask("hello", token=token)["code"] == "no_such_token"
            assert visitor.hear_end() == (1008, "no_such_token")

    def expect_gone(self, phone: Phone) -> None:
        """Wait until the table has noticed, if that was somebody's last device."""
        if any(other.person == phone.person for other in self.phones) and phone.person is not None:
            return
        if phone.person is not None:
            self.model.present.discard(phone.person)
        self.witness.hear_until(
            lambda message: (
                message.get("present") is False and message.get("person") == phone.person
            )
        )

    def people_here(self) -> list[Phone]:
        return [phone for phone in self.phones if phone.person is not None]

    def host_here(self) -> Phone | None:
        return next((one for one in self.phones if one.person == self.model.host), None)

    def mover(self) -> Phone | None:
        """A device of the person whose turn it is."""
        (seat,) = self.model.board.waiting()
        owner = self.model.owner(seat)
        return next((one for one in self.people_here() if one.person == owner), None)


def without_ask(command: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in command.items() if key != "ask"}
