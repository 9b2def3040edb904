"""What a game is: Game, State, Event, View, Result, Dice, Record.

The lowest layer: it knows no game and imports nothing of Trousseau.
"""

from trousseau.kernel.dice import Dice, PlaybackDice, RecordingDice, SeededDice, every_outcome
from trousseau.kernel.eyes import AllSeeing, Blind, Eyes, Hindsight
from trousseau.kernel.game import AnyGame, Game
from trousseau.kernel.moment import Happening, Moment, reaches, seen
from trousseau.kernel.moves import MoveTable
from trousseau.kernel.playout import play_in_time, play_to_end, random_move
from trousseau.kernel.record import BadRecord, Heading, Line, Record
from trousseau.kernel.replay import Replay, moments
from trousseau.kernel.small import SmallGame
from trousseau.kernel.state import Event, Events, Illegal, M, Space, State, Worlds, only
from trousseau.kernel.structs import (
    Chat,
    Fact,
    Off,
    Options,
    Refusal,
    Result,
    TimedView,
    View,
    Written,
)

__all__ = [
    "AllSeeing",
    "AnyGame",
    "BadRecord",
    "Blind",
    "Chat",
    "Dice",
    "Event",
    "Events",
    "Eyes",
    "Fact",
    "Game",
    "Happening",
    "Heading",
    "Hindsight",
    "Illegal",
    "Line",
    "M",
    "Moment",
    "MoveTable",
    "Off",
    "Options",
    "PlaybackDice",
    "Record",
    "RecordingDice",
    "Refusal",
    "Replay",
    "Result",
    "SeededDice",
    "SmallGame",
    "Space",
    "State",
    "TimedView",
    "View",
    "Worlds",
    "Written",
    "every_outcome",
    "moments",
    "only",
    "play_in_time",
    "play_to_end",
    "random_move",
    "reaches",
    "seen",
]
