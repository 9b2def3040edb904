"""One whole game, as it was read and found right."""

from tests.games.maze.transcript import FILE, transcript
from tests.games.script import compare


def test_the_game_in_the_transcript_is_played_line_by_line() -> None:
    compare(FILE, transcript())
