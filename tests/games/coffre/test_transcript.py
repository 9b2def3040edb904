"""One whole game, as it was read and found right."""

from tests.games.coffre.transcript import FILE, transcript


def test_the_game_in_the_transcript_is_played_line_by_line() -> None:
    expected = FILE.read_text().splitlines()
    for number, line in enumerate(transcript()):
        assert line == expected[number], f"line {number + 1}"
    assert len(expected) == number + 1
