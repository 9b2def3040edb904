# compiled: mypyc
"""The special cards by name."""

from __future__ import annotations

from typing import Final

from trousseau.games.maze.roles.cards import MISSION, RULE, TREASON, VARIABLE

# Special rules.
SMALL_STEPS: Final = RULE
DAYDREAMER: Final = RULE + 1
PEDESTRIAN: Final = RULE + 2
AFTER_YOU: Final = RULE + 3
SKATER: Final = RULE + 4
MUTE: Final = RULE + 5
DAREDEVIL: Final = RULE + 6
JACK: Final = RULE + 7
DIESEL: Final = RULE + 8
MULE: Final = RULE + 9
ADVOCATE: Final = RULE + 10
NEIGHBOUR: Final = RULE + 11
SCRUPULOUS: Final = RULE + 12

# Missions of heroes.
CLOWN: Final = MISSION
REAR_GUARD: Final = MISSION + 1
MAGES_FIRST: Final = MISSION + 2
FREQUENT_FLYER: Final = MISSION + 3
THRIFTY: Final = MISSION + 4
PHOTO_FINISH: Final = MISSION + 5
CARTOGRAPHER: Final = MISSION + 6
NUDGER: Final = MISSION + 7
TWINS: Final = MISSION + 8
TRIGGER: Final = MISSION + 9
DOORMAN: Final = MISSION + 10
HUDDLE: Final = MISSION + 11
PATHFINDER: Final = MISSION + 12
SPOTLIGHT: Final = MISSION + 13
WINDOW_SHOPPER: Final = MISSION + 14
FULL_HOURS: Final = MISSION + 15

# Variable cards.
TURNCOAT: Final = VARIABLE
REVELATION: Final = VARIABLE + 1
SORE: Final = VARIABLE + 2
COLD_FEET: Final = VARIABLE + 3
PENITENT: Final = VARIABLE + 4
WEATHERCOCK: Final = VARIABLE + 5

# Missions of traitors.
SPOILSPORT: Final = TREASON
BOLT: Final = TREASON + 1
PROSECUTOR: Final = TREASON + 2
TIME_WASTER: Final = TREASON + 3
SHADOW: Final = TREASON + 4
DEAD_END: Final = TREASON + 5
INTERRUPTER: Final = TREASON + 6

AT_THE_END: Final = (THRIFTY, SPOILSPORT, BOLT, SHADOW, DEAD_END)
"""10.1: missions of which nobody can say before the end that they are done."""
