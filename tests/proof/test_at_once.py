"""Two commands at once on one table: one order for all."""

from __future__ import annotations

import asyncio

import msgspec
from tests.proof.visiting import answer_to, catch_up, connections
from tests.web.server import Server
from websockets.asyncio.client import connect

TALKERS = 8
REMARKS = 25


def test_commands_at_once_have_one_order_for_all(server: Server) -> None:
    host = server.api.open("tictactoe", 2, "P0")
    places = [host, *[server.api.join(host.table, f"P{n}") for n in range(1, TALKERS)]]
    address = f"ws{server.url.removeprefix('http')}/api/tables/{host.table}/socket"

    async def talk(token: str, everybody: asyncio.Barrier) -> list[tuple[int, str]]:
        async with connect(address, compression=None) as socket:
            await socket.send(f'{{"ask":"hello","id":"hello","token":"{token}"}}')
            while msgspec.json.decode(await socket.recv())["is"] != "welcome":
                pass
            await everybody.wait()
            for number in range(REMARKS):
                await socket.send(f'{{"ask":"say","id":"{number}","text":"{number}"}}')
            heard: list[tuple[int, str]] = []
            while len(heard) < TALKERS * REMARKS:
                message = msgspec.json.decode(await socket.recv())
                if message["is"] == "told":
                    heard.append((message["seq"], f"{message['said']['person']} {message['at']}"))
            return heard

    async def body() -> list[list[tuple[int, str]]]:
        everybody = asyncio.Barrier(TALKERS)
        return await asyncio.gather(*[talk(place.token, everybody) for place in places])

    first, *others = asyncio.run(body())
    assert all(heard == first for heard in others)
    assert [seq for seq, _ in first] == list(range(first[0][0], first[0][0] + len(first)))
    speakers = [said.split()[0] for _, said in first]
    assert speakers != sorted(speakers), "they spoke one after the other, so nothing was tested"


def test_of_two_moves_at_once_one_counts(server: Server) -> None:
    """From two devices of one person; both are answered, and both see the same table."""
    with connections(server, "tictactoe", 2) as there:
        there.people[0].do("begin")
        for turn in range(4):
            there.catch_up(max(visitor.seq for visitor in there.people))
            person = there.people[turn % 2]
            with server.api.visit(there.places[turn % 2]) as twin:
                assert person.view is not None
                moves = person.view["moves"]
                key, other = person.send("play", move=moves[0]), twin.send("play", move=moves[-1])
                answers = [answer_to(person, key), answer_to(twin, other)]
                assert sorted(answer["is"] for answer in answers) == ["refused", "told"]
                seq = max(answer["seq"] for answer in answers)
                for visitor in (person, twin):
                    catch_up(visitor, seq)
                assert person.view == twin.view
