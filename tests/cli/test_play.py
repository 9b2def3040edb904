from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from trousseau import games
from trousseau.bots.timing import SLOT
from trousseau.kernel import Record, Replay

PLAY = ["play", "coffre", "--bots", "random", "--seed", "butter", "--option", "round_limit=2"]
SEATS = games.get("coffre").seats
GUESS = "trousseau.testing.games.guess"
FIRST_MOVES = 11
FIRST_CHOICES = "1\n" * 20

HIDDEN = {"fr": "carte cachée", "en": "hidden card"}
ENDING = {"fr": ("Victoire", "Personne ne gagne"), "en": ("Winner", "Nobody wins")}


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The pauses before bots' moves, which nobody has to sit out here."""
    slept: list[float] = []
    monkeypatch.setattr("trousseau.cli.unhurried.sleep", slept.append)
    return slept


def test_a_bot_s_move_does_not_tell_how_long_it_thought(
    run: Run, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    ticks = count()
    monkeypatch.setattr("trousseau.cli.unhurried.monotonic", lambda: 0.011 * next(ticks))
    assert run(*PLAY, "--seats", 4, lines=FIRST_CHOICES).code == 0
    assert len(pauses) >= 3 * 2 * 2, "three bots, two rounds, an action and the end of a turn"
    assert pauses == pytest.approx([SLOT - 0.011] * len(pauses))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_game_is_played_to_its_end_over_a_pipe(
    run: Run, tmp_path: Path, seats: int, language: str
) -> None:
    words = ["--seats", seats, "--lang", language, "--save", tmp_path]
    played = run(*PLAY, *words, lines=FIRST_CHOICES)
    assert played.code == 0, played.err
    end = max(played.out.rfind(word) for word in ENDING[language])
    assert HIDDEN[language] in played.out[:end]
    assert "╭" in played.out[end:], "the last table comes after the result"
    assert HIDDEN[language] not in played.out[end:], "and all its cards are turned up"
    assert max(len(line) for line in played.out.splitlines() if "│" in line) <= 80
    record = Record.from_text((tmp_path / "coffre.jsonl").read_bytes())
    Replay(games.get("coffre"), record).finish()


def test_the_same_seed_gives_the_same_evening(run: Run, tmp_path: Path) -> None:
    evening = [run(*PLAY, "--save", tmp_path, lines=FIRST_CHOICES).out for _ in range(2)]
    assert evening[0] == evening[1]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["coffre-2.jsonl", "coffre.jsonl"]


def test_the_commitment_is_shown_first_and_holds_afterwards(run: Run, tmp_path: Path) -> None:
    played = run(*PLAY, "--save", tmp_path, lines=FIRST_CHOICES).out
    commitment = played.splitlines()[1].rpartition(" ")[2]
    verified = run("verify", tmp_path / "coffre.jsonl", "--commitment", commitment)
    assert verified.code == 0


def test_a_person_sees_nothing_that_is_another_s(run: Run, tmp_path: Path) -> None:
    """What is told is what a spectator or this seat is told, and the table is this seat's."""
    played = run(*PLAY, "--seat", 1, "--save", tmp_path, lines=FIRST_CHOICES).out
    mine = run("replay", tmp_path / "coffre.jsonl", "--eyes", 1).out
    secrets = [line for line in played.splitlines() if "It is" in line or "New card" in line]
    assert [line.strip() for line in secrets] == [
        line.strip() for line in mine.splitlines() if "It is" in line or "New card" in line
    ]


def talk(*answers: int) -> str:
    """What to type to say who has which card: that comes after the moves of a first turn."""
    return "\n".join(map(str, (FIRST_MOVES + 1, *answers))) + "\n"


def test_talking_and_what_can_be_asked_for(run: Run) -> None:
    lines = ["?", "h", "99", "9" * 5000, "", *talk(1, 2).split(), *talk(1).split(), "", "q", ""]
    played = run(*PLAY, lines="\n".join(lines) + "\n")
    assert played.code == 0
    assert "Everyone holds one card" in played.out
    assert played.out.count("Choose a number from 1 to") == 4
    assert "Barney (you): “I have the Key.”" in played.out
    assert "“I have the Key.”" in played.out.rpartition("╰")[0].rpartition("▶ Barney")[2]
    assert "You leave the table." in played.out


def test_after_three_remarks_it_is_time_to_act(run: Run) -> None:
    played = run(*PLAY, lines=talk(1, 2) * 4 + "q\n\n")
    assert played.out.count("  Barney (you): “I have the Key.”\n") == 3
    assert played.out.count("-  it is time to act\n") == 1


def test_what_the_rules_have_against_a_remark_they_say(run: Run) -> None:
    """There is no Trap in this game; then the person is asked again."""
    played = run(*PLAY, lines=talk(1, 4) + talk(1, 2) + "q\n\n").out
    assert "-  that card is not in this game\n" in played
    assert "Barney (you): “I have the Key.”" in played.partition("not in this game")[2]


def test_a_word_is_written_where_moves_can_t_be_listed(run: Run) -> None:
    """The only thing to do needs no number; a word that can't be is asked for again."""
    words = ["", "loges", "", "l0ge", "", "cave", "", "lime", ""]
    played = run("play", GUESS, "--seats", 1, "--seed", 2, lines="\n".join(words) + "\n").out
    assert played.count("word (a text of 4 to 4 characters) > ") == 4
    assert "“loges” won't do: a text of 4 to 4 characters." in played
    assert "-  no word\n" in played
    assert "Barney (you): guessed (word cave, right 1)" in played
    assert "Barney (you): guessed (word lime, right 4)" in played


def test_reasons_are_given_for_what_is_off(run: Run) -> None:
    played = run(*PLAY, lines="1\nq\n\n").out
    assert "-  Designate: an action comes first" in played
    assert "-  Look, Exchange, Force and Pass: only one action a turn" in played


def test_the_record_is_saved_where_the_person_says(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    played = run(*PLAY, lines="q\n/dev/null/x\nkept\n")
    assert played.code == 0
    assert "Can't write to /dev/null/x" in played.err
    assert "not over" in run("verify", tmp_path / "kept" / "coffre.jsonl").out


def test_a_game_without_a_drawing_of_its_own_is_listed_plainly(run: Run) -> None:
    played = run("play", "trousseau.testing.games.leduc", "--seed", 3, lines="1\n" * 4)
    assert "stakes" in played.out
    assert "Play (bet call)" in played.out


def test_against_the_strongest_unless_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    levels = games.parts_of("coffre").levels()

    def watched(name: str) -> object:
        def sit() -> object:
            seen.append(name)
            return levels[name]()

        return sit

    monkeypatch.setattr(
        "trousseau.lab.setup._levels", lambda game: {name: watched(name) for name in levels}
    )
    run("play", "coffre", lines="q\n\n")
    assert set(seen) == {list(levels)[-1]}
