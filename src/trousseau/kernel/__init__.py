"""What a game is: Game, State, Event, View, Result, Dice, Record.

The lowest layer: it knows no game and imports nothing of Trousseau.
"""

from trousseau.kernel.dice import Dice, PlaybackDice, RecordingDice, SeededDice, every_outcome
from trousseau.kernel.game import Game
from trousseau.kernel.hindsight import Eyes, Scene, scenes
from trousseau.kernel.playout import play_to_end
from trousseau.kernel.record import BadRecord, Line, Record
from trousseau.kernel.replay import Replay
from trousseau.kernel.state import EVERYONE, Event, Events, Illegal, Space, State, Worlds, only
from trousseau.kernel.structs import Fact, Off, Options, Refusal, Result, View, Written

__all__ = [
    "EVERYONE",
    "BadRecord",
    "Dice",
    "Event",
    "Events",
    "Eyes",
    "Fact",
    "Game",
    "Illegal",
    "Line",
    "Off",
    "Options",
    "PlaybackDice",
    "Record",
    "RecordingDice",
    "Refusal",
    "Replay",
    "Result",
    "Scene",
    "SeededDice",
    "Space",
    "State",
    "View",
    "Worlds",
    "Written",
    "every_outcome",
    "only",
    "play_to_end",
    "scenes",
]
