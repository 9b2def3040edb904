"""What is hidden from whom in the sample games, said without a look at their views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trousseau.kernel import Dice, SmallGame
from trousseau.testing.case import Secrets
from trousseau.testing.games.contest import Contest
from trousseau.testing.games.guess import LETTERS, TRIED, WORDS, Guessing, right
from trousseau.testing.games.heist.state import NOBODY, TENTH, Heist
from trousseau.testing.games.leduc.state import DECK, ROUNDS, Leduc
from trousseau.testing.games.race import GAME as RACE
from trousseau.testing.games.race.state import RED, Race, instant
from trousseau.testing.games.roshambo.state import NOTHING, Roshambo

PUBLIC = 2


class LeducSecrets:
    """The other hand until the showdown, and the public card until it is turned."""

    def hidden(self, state: Leduc, seat: int | None) -> dict[str, int]:
        return {f"card {place}": state.cards[place] for place in self._places(state, seat)}

    def swapped(self, state: Leduc, seat: int | None, dice: Dice) -> Leduc:
        dealt_anew = [place for place in self._places(state, seat) if dice.below(2)]
        left = list(DECK)
        for place, rank in enumerate(state.cards):
            if place not in dealt_anew:
                left.remove(rank)
        dice.shuffle(left)
        world = state.copy()
        world.cards = state.cards.copy()
        for place in dealt_anew:
            world.cards[place] = left.pop()
        return world

    def _places(self, state: Leduc, seat: int | None) -> list[int]:
        hands = [] if state.round == ROUNDS else [hand for hand in (0, 1) if hand != seat]
        return hands if state.round else [*hands, PUBLIC]


class RoshamboSecrets:
    """What the others have chosen in this round."""

    def hidden(self, state: Roshambo, seat: int | None) -> dict[str, int]:
        return {
            f"choice of {other}": hand
            for other, hand in enumerate(state.hands)
            if other != seat and hand != NOTHING
        }

    def swapped(self, state: Roshambo, seat: int | None, dice: Dice) -> Roshambo:
        world = state.copy()
        for other, hand in enumerate(state.hands):
            if other != seat and hand != NOTHING:
                world.hands[other] = dice.below(3)
        return world


class RaceSecrets:
    """When the light turns green, until it does."""

    def hidden(self, state: Race, seat: int | None) -> dict[str, int]:
        never_turned = state.light == RED or len(state.fallen) == state.seats
        return {"green": state.green} if never_turned else {}

    def swapped(self, state: Race, seat: int | None, dice: Dice) -> Race:
        world = state.copy()
        if self.hidden(state, seat):
            instants = [instant(state.options, n) for n in range(state.options.spread)]
            world.green = dice.choice([green for green in instants if green > state.last])
        return world


class ContestSecrets:
    """Those of the small game that is on."""

    def hidden(self, state: Contest, seat: int | None) -> Mapping[str, object]:
        return self._of(state.on).hidden(state.on.state, seat) if state.on else {}

    def swapped(self, state: Contest, seat: int | None, dice: Dice) -> Contest:
        world = state.copy()
        if world.on:
            world.on.state = self._of(world.on).swapped(world.on.state, seat, dice)
        return world

    def _of(self, small: SmallGame[Any]) -> Secrets[Any]:
        return RaceSecrets() if small.game is RACE else RoshamboSecrets()


class GuessSecrets:
    """The word and all that would tell of it: letters, answers to guesses, hints of others."""

    def hidden(self, state: Guessing, seat: int | None) -> dict[str, object]:
        facts: dict[str, object] = {
            f"hint {turn}": place
            for turn, place in enumerate(state.hints)
            if turn % state.seats != seat
        }
        if state.word not in state.guesses:
            facts |= {f"letter {n}": letter for n, letter in enumerate(state.word)}
            facts |= {f"answer {word}": right(word, state.word) for word in TRIED}
            for name in self._shown(state, seat):
                facts.pop(name, None)
        return facts

    def swapped(self, state: Guessing, seat: int | None, dice: Dice) -> Guessing:
        """Another word with the same letters and answers so far; other hints for the others."""
        shown = self._shown(state, seat).items()
        words = [word for word in WORDS if shown <= self._shown(state, seat, word).items()]
        world = state.copy()
        world.word = dice.choice(words) if state.word not in state.guesses else state.word
        for turn in range(len(state.hints)):
            if turn % state.seats != seat:
                world.hints[turn] = dice.below(LETTERS)
        return world

    def _shown(self, state: Guessing, seat: int | None, word: str = "") -> dict[str, object]:
        """What the seat has been shown of the word, or would have been, were it another."""
        word = word or state.word
        own = [place for turn, place in enumerate(state.hints) if turn % state.seats == seat]
        letters = {f"letter {place}": word[place] for place in own}
        return letters | {f"answer {guess}": right(guess, word) for guess in state.guesses}


class HeistSecrets:
    """Who helps the watchman, and when he comes; his friend knows both."""

    def hidden(self, state: Heist, seat: int | None) -> dict[str, int]:
        if seat == state.accomplice:
            return {}
        facts = {f"watch after {state.passed}": state.watch}
        if state.accomplice != NOBODY and not state.over:
            facts["accomplice"] = state.accomplice
        return facts

    def swapped(self, state: Heist, seat: int | None, dice: Dice) -> Heist:
        world = state.copy()
        hidden = self.hidden(state, seat)
        if hidden:
            rounds = range(state.options.earliest, state.options.earliest + state.options.spread)
            instants = [state.passed + tenths * TENTH for tenths in rounds]
            world.watch = dice.choice([instant for instant in instants if instant > state.last])
        if "accomplice" in hidden:
            world.accomplice = dice.choice([n for n in range(state.seats) if n != seat])
        return world
