"""What is refused says why."""

import pytest
from tests.games.coffre.table import table

ACT = ""
CLOSE = "0 pass"
FINAL = "0 pass, designate 3"
OVER = "0 pass, designate 1"


@pytest.mark.parametrize(
    ("before", "line", "reason"),
    [
        (ACT, "0 end", "act_first"),
        (ACT, "0 designate 1", "act_first"),
        (ACT, "0 name 1", "name_later"),
        (ACT, "0 force 0 0", "not_yourself"),
        (ACT, "0 force 4 0", "no_such_seat target=4"),
        (ACT, "0 force 8 0", "no_such_move"),
        (ACT, "0 observe 2", "no_such_move"),
        (ACT, "1 pass", "not_your_turn turn=0"),
        (ACT, "1 believe 1", "not_yourself"),
        (ACT, "1 believe 4", "no_such_seat target=4"),
        (ACT, "1 claim 5 key", "no_such_seat target=5"),
        (ACT, "1 claim 2 trap", "no_such_card"),
        (ACT, "4 claim 2 key", "no_such_seat target=4"),
        ("0 exchange 0, end", "1 force 0 1", "target_locked target=0"),
        (
            "0 exchange 0, end\n 1 pass, end\n 2 pass, end\n 3 pass, end",
            "0 exchange 0",
            "locked",
        ),
        (CLOSE, "0 pass", "already_acted"),
        (CLOSE, "0 observe 1", "already_acted"),
        (CLOSE, "0 exchange 1", "already_acted"),
        (CLOSE, "0 force 1 1", "already_acted"),
        (CLOSE, "0 name 1", "name_later"),
        (CLOSE, "0 designate 0", "not_yourself"),
        (CLOSE, "0 designate 7", "no_such_seat target=7"),
        (CLOSE, "1 end", "not_your_turn turn=0"),
        ("0 pass, end\n 1 pass", "1 designate 0", "not_the_treasure"),
        (FINAL, "1 pass", "name_now"),
        (FINAL, "1 end", "name_now"),
        (FINAL, "1 designate 2", "name_now"),
        (FINAL, "1 name 1", "not_yourself"),
        (FINAL, "1 name 4", "no_such_seat target=4"),
        (FINAL, "0 name 1", "not_your_turn turn=1"),
        (OVER, "2 pass", "over"),
        (OVER, "2 claim 2 key", "over"),
    ],
)
def test_a_refused_move_says_why(before: str, line: str, reason: str) -> None:
    assert table("TKFN NN").play(before).refuses(line) == reason
