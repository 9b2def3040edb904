"""Any trial as it is played in the room: the table tells and times, and honour judges (R10)."""

from __future__ import annotations

from trousseau.games.boyard.trials.game import TrialGame
from trousseau.games.boyard.trials.room.shapes import RoomFact, RoomMove, RoomView
from trousseau.games.boyard.trials.room.state import RoomTrial
from trousseau.games.boyard.trials.shapes import Hands, OwnTrial, Setting, TrialName
from trousseau.kernel import Dice


class RoomGame(TrialGame[RoomView]):
    name = "room"
    view_type = RoomView
    move_type = RoomMove
    fact_type = RoomFact
    trial = RoomTrial

    def enter(self, setting: Setting, hands: list[Hands], dice: Dice) -> RoomTrial:
        """By itself: la main chaude."""
        return self.enter_with("chaude", None, setting, hands)

    def enter_with(
        self, card: TrialName, own: OwnTrial | None, setting: Setting, hands: list[Hands]
    ) -> RoomTrial:
        """The trial of that card; `own` if a player wrote it."""
        trial = RoomTrial()
        trial.enter(setting, hands)
        trial.card = card
        trial.own = own
        return trial


GAME = RoomGame()
