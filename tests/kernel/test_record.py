"""A game as text: what is written comes back, and whatever was tampered with is found."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from trousseau.kernel import BadRecord, Record, SeededDice
from trousseau.kernel.record import CHECK, CHECK_LENGTH, Heading, mixed
from trousseau.kernel.replay import Recorder
from trousseau.testing.games.leduc import GAME as LEDUC

SEED = "00" * 31 + "07"


def leduc(**changes: object) -> Heading:
    heading = Heading(game="leduc", rules_version=1, seats=2, options={}, seed=SEED)
    return msgspec.structs.replace(heading, **changes)


@pytest.fixture
def record() -> Record:
    """Seat 0 raises, seat 1 folds."""
    recorder = Recorder(LEDUC, leduc(nonces=("mine", "yours")))
    recorder.play(0, 2, 1200)
    recorder.play(1, 0, 3400)
    return recorder.record


def test_the_text_is_readable(record: Record) -> None:
    lines = [msgspec.json.decode(line) for line in record.to_text().splitlines()]
    for line in lines:
        assert len(line.pop("check")) == CHECK_LENGTH
    assert lines == [
        {
            "format": 1,
            "game": "leduc",
            "rules_version": 1,
            "seats": 2,
            "options": {},
            "seed": SEED,
            "nonces": ["mine", "yours"],
        },
        {"seq": 0, "at": 1200, "seat": 0, "move": {"do": "play", "bet": "raise"}},
        {"seq": 1, "at": 3400, "seat": 1, "move": {"do": "play", "bet": "fold"}},
        {"lines": 2, "result": {"winners": [0], "scores": [1.0, -1.0], "why": "fold"}},
    ]


def test_the_text_is_always_the_same(record: Record) -> None:
    """An old record must still be readable: this is the hash of this very game."""
    assert sha256(record.to_text()).hexdigest()[:16] == "0723703f015d90fd"


def test_text_comes_back(record: Record) -> None:
    assert Record.from_text(record.to_text()) == record


def test_a_record_of_a_game_that_goes_on_comes_back() -> None:
    record = Recorder(LEDUC, leduc()).record
    assert record.result is None
    assert Record.from_text(record.to_text()) == record


def test_the_digest_is_the_last_check(record: Record) -> None:
    last = msgspec.json.decode(record.to_text().splitlines()[-1])
    assert record.digest() == last["check"]


def test_different_games_have_different_digests(record: Record) -> None:
    other = Record(heading=record.heading, log=record.log[:1])
    assert other.digest() != record.digest()


# The chain.

Tampering = Callable[[list[bytes]], list[bytes]]


def changed(lines: list[bytes]) -> list[bytes]:
    return [lines[0], lines[1].replace(b"raise", b"call"), *lines[2:]]


def without(place: int) -> Tampering:
    return lambda lines: lines[:place] + lines[place + 1 :]


def twice(lines: list[bytes]) -> list[bytes]:
    return [*lines[:2], *lines[1:]]


def reordered(lines: list[bytes]) -> list[bytes]:
    return [lines[0], lines[2], lines[1], *lines[3:]]


def unchecked(lines: list[bytes]) -> list[bytes]:
    return [lines[0], lines[1].partition(CHECK)[0] + b"}", *lines[2:]]


@pytest.mark.parametrize(
    ("tamper", "code", "line"),
    [
        pytest.param(changed, "forged", 2, id="changed"),
        pytest.param(twice, "forged", 3, id="added"),
        pytest.param(reordered, "forged", 2, id="reordered"),
        pytest.param(unchecked, "forged", 2, id="unchecked"),
        pytest.param(without(0), "forged", 1, id="no heading"),
        pytest.param(without(1), "forged", 2, id="dropped"),
        pytest.param(without(3), "truncated", 3, id="no closing line"),
    ],
)
def test_tampering_is_found(record: Record, tamper: Tampering, code: str, line: int) -> None:
    lines = tamper(record.to_text().splitlines())
    assert refusal(b"\n".join(lines) + b"\n") == (code, {"line": line})


@pytest.mark.parametrize(
    ("text", "line"), [(b"", 1), (b"{", 1), (b'{"a":1}\n{', 2)], ids=["empty", "cut", "cut later"]
)
def test_a_cut_file_is_truncated(text: bytes, line: int) -> None:
    assert refusal(text) == ("truncated", {"line": line})


def test_a_file_cut_within_any_line_is_refused(record: Record) -> None:
    text = record.to_text()
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            Record.from_text(text[:length])


@given(place=st.integers(min_value=0, max_value=700), byte=st.integers(0, 255))
@example(place=0, byte=ord("\n"))
def test_no_byte_can_be_changed(place: int, byte: int) -> None:
    recorder = Recorder(LEDUC, leduc())
    recorder.play(0, 2, 0)
    text = bytearray(recorder.record.to_text())
    place %= len(text)
    if text[place] != byte:
        text[place] = byte
        with pytest.raises(BadRecord):
            Record.from_text(bytes(text))


# Lines that a forger chained anew: the chain holds, but the content does not.


def chained(*bodies: bytes) -> bytes:
    text = check = b""
    for body in bodies:
        check = sha256(check + body).hexdigest()[:CHECK_LENGTH].encode()
        text += body[:-1] + CHECK + check + b'"}\n'
    return text


HEADING = msgspec.json.encode(leduc())
MOVE = b'{"seq":0,"at":0,"seat":0,"move":{"do":"play","bet":"raise"}}'
CLOSING = b'{"lines":1,"result":null}'


def test_a_record_written_by_hand_is_read() -> None:
    assert len(Record.from_text(chained(HEADING, MOVE, CLOSING)).log) == 1


def test_a_heading_alone_is_truncated() -> None:
    assert refusal(chained(HEADING)) == ("truncated", {"line": 1})


def test_the_closing_line_counts_the_others() -> None:
    assert refusal(chained(HEADING, CLOSING)) == ("truncated", {"line": 2})


def test_another_format_is_not_read() -> None:
    heading = msgspec.json.encode(leduc(format=2))
    assert refusal(chained(heading, CLOSING)) == ("format", {"format": 2, "known": 1})


@pytest.mark.parametrize(
    ("bodies", "line"),
    [
        ((b"{}", CLOSING), 1),
        ((b'{"no json}', CLOSING), 1),
        ((HEADING, b'{"seq":"first","at":0}', CLOSING), 2),
        ((HEADING, b'{"seq":0,"at":0,"shown":true}', CLOSING), 2),
        ((HEADING, b'{"\xff":0}', CLOSING), 2),
    ],
)
def test_malformed_lines_are_named(bodies: tuple[bytes, ...], line: int) -> None:
    code, about = refusal(chained(*bodies))
    assert (code, about["line"]) == ("malformed", line)
    assert about["problem"]


def refusal(text: bytes) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(BadRecord) as error:
        Record.from_text(text)
    return error.value.refusal.code, error.value.refusal.about


# The seed: committed to, mixed, revealed.


def test_the_commitment_is_the_hash_of_the_seed(record: Record) -> None:
    assert record.commitment == sha256(bytes.fromhex(SEED)).hexdigest()


def test_the_dice_come_from_the_seed_and_every_nonce(record: Record) -> None:
    expected = sha256(
        bytes.fromhex(SEED) + b"\x00\x00\x00\x04mine" + b"\x00\x00\x00\x05yours"
    ).digest()
    assert mixed(bytes.fromhex(SEED), ("mine", "yours")) == expected
    assert record.dice().seed == SeededDice(expected).seed


@pytest.mark.parametrize(
    ("one", "other"),
    [((), ("",)), (("a",), ("b",)), (("a", "b"), ("b", "a")), (("ab", "c"), ("a", "bc"))],
)
def test_other_nonces_give_other_dice(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    assert mixed(bytes(32), one) != mixed(bytes(32), other)
