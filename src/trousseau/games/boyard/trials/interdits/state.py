# compiled: mypyc
"""The rules of les interdits: answer everything until the sand is out, and never say yes or no.

Questions are put one at a time, by the opponents in turn; where nobody has one the table asks.
"""

from __future__ import annotations

from msgspec.structs import replace

from trousseau.games.boyard.constants import (
    DEADLINE_GRACE,
    LEAST_PLAYERS,
    OBJECTING,
    PAUSE,
    REPLY,
    REPLY_DRAWN,
    SLIPS,
    TYPING,
    UPHELD_LOSES,
)
from trousseau.games.boyard.plain import is_plain
from trousseau.games.boyard.trials.delay import usual_delay
from trousseau.games.boyard.trials.interdits.forbidden import forbidden
from trousseau.games.boyard.trials.interdits.likeness import like_which, why_not_reply
from trousseau.games.boyard.trials.interdits.questions import questions, replies
from trousseau.games.boyard.trials.interdits.shapes import (
    AskOffered,
    AskQuestion,
    BackObjection,
    Exchange,
    ForbiddenSaid,
    InterditsView,
    Loss,
    MadeObjection,
    NothingReplied,
    Objected,
    Objection,
    ObjectionBacked,
    ObjectionDropped,
    ObjectionUpheld,
    ObjectTo,
    Offer,
    QuestionPut,
    QuestionReady,
    Repeated,
    RepeatWarned,
    Replied,
    Reply,
    WaitingQuestion,
)
from trousseau.games.boyard.trials.interdits.stock import Stock
from trousseau.games.boyard.trials.shapes import Hands, Setting
from trousseau.games.boyard.trials.trial import NEVER, Trial
from trousseau.kernel.dice import Dice
from trousseau.kernel.state import Event, Events, Illegal, Space
from trousseau.kernel.structs import Refusal, Written


class Interdits(Trial[InterditsView]):
    """Hidden is what others are about to ask."""

    def __init__(self) -> None:
        super().__init__()
        self.sand_out = NEVER
        self.reply_by = NEVER
        self.turn_due = NEVER
        self.exchanges: list[Exchange] = []
        self.queue: dict[int, str] = {}
        self.stock = Stock()
        self.next_asker = 0
        self.warned = False
        self.objection: Objection | None = None
        self.objected: list[MadeObjection] = []
        self.upheld = 0
        self.again: list[int] = []
        self.lost: Loss | None = None

    def enter(self, setting: Setting, hands: list[Hands]) -> None:
        super().enter(setting, hands)
        self.stock.language = setting.language

    def start(self, at: int, dice: Dice) -> Events:
        self.sand_out = at + self.setting.sand
        self.stock.open(dice)
        return self._go_on(at, dice)

    # A question is put.

    def _go_on(self, at: int, dice: Dice) -> Events:
        """The candidate is free."""
        if self.again:
            before = self.exchanges[self.again.pop(0)]
            question = Exchange(before.seat, before.question, at, before.by_table)
            return self._put(question, dice, again=True)
        opponents = self.opponents()
        for step in range(len(opponents)):
            place = (self.next_asker + step) % len(opponents)
            if opponents[place] in self.queue or self.is_drawn(opponents[place]):
                return self._ask(place, at, dice)
        self.move_on("pause", at, NEVER)
        self.reply_by = NEVER
        self._wake(at + PAUSE)
        return ()

    def _ask(self, place: int, at: int, dice: Dice) -> Events:
        """The question of the opponent at this place; the table's if there is none."""
        opponents = self.opponents()
        seat = opponents[place]
        self.next_asker = (place + 1) % len(opponents)
        text = self.queue.pop(seat, "")
        if text:
            self.stock.taken(text, dice)
            return self._put(Exchange(seat, text, at, by_table=False), dice)
        follows = bool(self.exchanges) and self.exchanges[-1].by_table
        text = self.stock.ask(self.level(seat), follows, dice)
        return self._put(Exchange(seat, text, at, by_table=True), dice)

    def _put(self, question: Exchange, dice: Dice, again: bool = False) -> Events:
        at, candidate = question.put, self.setting.candidate
        drawn = self.is_drawn(candidate)
        self.exchanges.append(replace(question, drawn=drawn))
        self.move_on("talk", at, NEVER)
        if drawn:
            soonest, latest = REPLY_DRAWN
            self.reply_by = NEVER
            self._wake(at + soonest + dice.below(latest - soonest))
        else:
            self.reply_by = at + self.window(candidate, REPLY)
            self._wake(self.reply_by + usual_delay(self.hands[candidate]) + DEADLINE_GRACE)
        return (Event(QuestionPut(question.seat, question.question, question.by_table, again)),)

    # Time.

    def _wake(self, turn_due: int) -> None:
        """Time acts at whatever comes first."""
        self.turn_due = turn_due
        self.until = min(self.sand_out, turn_due)
        if self.objection is not None:
            self.until = min(self.until, self.objection.until)

    def elapsed(self, at: int, dice: Dice) -> Events:
        if at >= self.sand_out:
            return self.decide(True, at)
        objection = self.objection
        if objection is not None and at >= objection.until:
            self.objection = None
            self._wake(self.turn_due)
            return (Event(ObjectionDropped(objection.exchange)),)
        if self.phase == "pause":
            return self._ask(self.next_asker, at, dice)
        if self.exchanges[-1].drawn:
            return self._reply_for_candidate(at, dice)
        return self._fall_silent(at)

    def _fall_silent(self, at: int) -> Events:
        return (Event(NothingReplied(self.setting.candidate)), *self._lose("silent", at))

    def _lose(self, by: Loss, at: int) -> Events:
        self.lost = by
        return self.decide(False, at)

    # The candidate replies.

    def _reply(self, text: str, at: int, dice: Dice) -> Events:
        said = [exchange.reply for exchange in self.exchanges if exchange.reply is not None]
        like = like_which(text, [self.exchanges[-1].question, *said])
        told = self._say(text)
        word = forbidden(text)
        if word:
            return (told, Event(ForbiddenSaid(word)), *self._lose("forbidden", at))
        if not like:
            return (told, *self._go_on(at, dice))
        if self.warned:
            return (told, Event(Repeated(like)), *self._lose("repeated", at))
        self.warned = True
        return (told, Event(RepeatWarned(like)), *self._go_on(at, dice))

    def _say(self, text: str) -> Event:
        exchange = replace(self.exchanges[-1], reply=text)
        self.exchanges[-1] = exchange
        return Event(Replied(self.setting.candidate, text, exchange.drawn))

    def _reply_for_candidate(self, at: int, dice: Dice) -> Events:
        """The table evades the question, slips, or finds nothing to say."""
        ways = replies(self.setting.language)
        if dice.below(1000) >= SLIPS[self.level(self.setting.candidate)]:
            said = [exchange.reply for exchange in self.exchanges]
            text = dice.choice([text for text in ways.evasive if text not in said])
            return (self._say(text), *self._go_on(at, dice))
        if dice.below(2) == 0:
            return self._fall_silent(at)
        text = dice.choice(ways.slips)
        slip = Event(ForbiddenSaid(forbidden(text)))
        return (self._say(text), slip, *self._lose("forbidden", at))

    # What may be done.

    def acting(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.setting.seats) if self.shapes(seat)])

    def acts(self, seat: int) -> Space[Written]:
        return Talking(self, seat)

    def shapes(self, seat: int) -> list[str]:
        """The tags of what a seat may write now."""
        if seat == self.setting.candidate:
            replies_now = self.phase == "talk" and not self.exchanges[-1].drawn
            return ["reply"] if replies_now else []
        if self.is_drawn(seat):
            return []
        ways = [] if seat in self.queue else ["ask_question", "ask_offered"]
        if not self._why_not_object(seat):
            ways.append("object_to")
        if self.objection is not None and seat in self.objection.lacking:
            ways.append("back_objection")
        return ways

    def ready(self, seat: int, move: Written) -> int:
        """Nobody types faster; what comes sooner was pasted."""
        if not isinstance(move, Reply) or not self.exchanges:
            return 0
        return self.exchanges[-1].put + TYPING * len(move.text.strip())

    def why_not(self, seat: int, move: Written) -> str:
        """The code of the reason; empty for what may be done, if it is not too soon for it."""
        if seat == self.setting.candidate:
            return why_not_reply(move.text) if isinstance(move, Reply) else "no_such_move"
        if isinstance(move, (AskQuestion, AskOffered)):
            return self._why_not_ask(seat, move)
        if isinstance(move, ObjectTo):
            reason = self._why_not_object(seat)
            newest = move.exchange == self.newest_reply()
            return reason or ("" if newest else "too_late_to_object")
        if isinstance(move, BackObjection):
            return self._why_not_back(seat, move.exchange)
        return "no_such_move"

    def _why_not_ask(self, seat: int, move: AskQuestion | AskOffered) -> str:
        if seat in self.queue:
            return "question_waits"
        if isinstance(move, AskOffered):
            return "" if move.question in self.stock.offers else "no_such_offer"
        return "" if is_plain(move.text) else "not_plain_text"

    def act(self, seat: int, move: Written, at: int, dice: Dice) -> Events:
        reason = self.why_not(seat, move)
        if reason:
            raise Illegal(reason)
        if at < self.ready(seat, move):
            raise Illegal("pasted")
        if isinstance(move, Reply):
            return self._reply(move.text.strip(), at, dice)
        if isinstance(move, ObjectTo):
            return self._object(seat, move.exchange, at)
        if isinstance(move, BackObjection):
            return self._back(seat, at, dice)
        if isinstance(move, AskOffered):
            return self._queue(seat, self.stock.text(move.question), at, dice)
        assert isinstance(move, AskQuestion)
        return self._queue(seat, move.text.strip(), at, dice)

    def _queue(self, seat: int, text: str, at: int, dice: Dice) -> Events:
        self.queue[seat] = text
        told = Event(QuestionReady(seat))
        return (told, *self._go_on(at, dice)) if self.phase == "pause" else (told,)

    # Objections: all who vote want it lost, so one alone never loses it.

    def newest_reply(self) -> int:
        """The exchange that was answered last; -1 before there is one."""
        return len(self.exchanges) - (2 if self.phase == "talk" else 1)

    def _others_there(self, seat: int) -> tuple[int, ...]:
        others = [other for other in self.opponents() if not self.is_drawn(other)]
        return tuple([other for other in others if other != seat])

    def _why_not_object(self, seat: int) -> str:
        """Each opponent has one objection, and each reply is objected to once."""
        newest = self.newest_reply()
        if self.setting.seats < LEAST_PLAYERS:
            return "no_objections_in_duel"
        if seat in [made.seat for made in self.objected]:
            return "objected_already"
        if newest < 0 or newest in [made.exchange for made in self.objected]:
            return "nothing_to_object_to"
        if self.exchanges[newest].drawn:
            return "drawn_replies_stand"
        if self.objection is not None:
            return "objection_open"
        return "" if self._others_there(seat) else "nobody_to_agree"

    def _why_not_back(self, seat: int, exchange: int) -> str:
        if self.objection is None or self.objection.exchange != exchange:
            return "no_such_objection"
        return "" if seat in self.objection.lacking else "not_asked_to_agree"

    def _object(self, seat: int, exchange: int, at: int) -> Events:
        self.objected.append(MadeObjection(seat, exchange))
        self.objection = Objection(exchange, seat, self._others_there(seat), at + OBJECTING)
        self._wake(self.turn_due)
        return (Event(Objected(seat, exchange)),)

    def _back(self, seat: int, at: int, dice: Dice) -> Events:
        objection = self.objection
        assert objection is not None
        lacking = tuple([other for other in objection.lacking if other != seat])
        told = Event(ObjectionBacked(seat, objection.exchange))
        if lacking:
            self.objection = replace(objection, lacking=lacking)
            return (told,)
        self.objection = None
        self.upheld += 1
        told_all = (told, Event(ObjectionUpheld(objection.exchange, self.upheld)))
        if self.upheld >= UPHELD_LOSES:
            return (*told_all, *self._lose("objected", at))
        self.again.append(objection.exchange)
        self._wake(self.turn_due)
        return (*told_all, *self._go_on(at, dice)) if self.phase == "pause" else told_all

    # Who knows what.

    def view(self, seat: int | None) -> InterditsView:
        acts = seat is not None and self.is_played() and self.by[seat] != "away"
        return InterditsView(
            seat=seat,
            seats=self.setting.seats,
            waiting=self.waiting(),
            due=self.open_due(),
            result=self.result,
            moves=self.listed(seat),
            free=tuple(self.shapes(seat)) if seat is not None and acts else (),
            ready=self.instants(seat),
            chat=self.chat(seat),
            course=self.course(),
            sand_out=_instant(self.sand_out),
            reply_by=_instant(self.reply_by),
            turn_due=_instant(self.turn_due),
            exchanges=tuple(self.exchanges),
            offers=tuple([Offer(number, self.stock.text(number)) for number in self.stock.offers]),
            asking=tuple(sorted(self.queue)),
            own_question=None if seat is None else self.queue.get(seat),
            warned=self.warned,
            objection=self.objection,
            objected=tuple(self.objected),
            upheld=self.upheld,
            again=tuple(self.again),
            lost=self.lost,
            next_asker=self.next_asker,
            asked=tuple(self.stock.asked),
        )

    def laid_open(self) -> InterditsView:
        waiting = [WaitingQuestion(seat, self.queue[seat]) for seat in sorted(self.queue)]
        return replace(self.view(None), waiting_questions=tuple(waiting))

    def recall(self, view: InterditsView) -> None:
        super().recall(view)
        self.sand_out = NEVER if view.sand_out is None else view.sand_out
        self.reply_by = NEVER if view.reply_by is None else view.reply_by
        self.turn_due = NEVER if view.turn_due is None else view.turn_due
        self.exchanges = list(view.exchanges)
        self.stock.language = self.setting.language
        self.stock.offers = [offer.question for offer in view.offers]
        self.stock.asked = list(view.asked)
        self.warned = view.warned
        self.objection = view.objection
        self.objected = list(view.objected)
        self.upheld = view.upheld
        self.again = list(view.again)
        self.lost = view.lost
        self.next_asker = view.next_asker

    def guess(self, view: InterditsView, dice: Dice) -> None:
        """Others may be about to ask anything."""
        for seat in view.asking:
            own = view.own_question if seat == view.seat else None
            self.queue[seat] = own or dice.choice(questions(self.setting.language)).text


def _instant(at: int) -> int | None:
    return None if at == NEVER else at


class Talking(Space[Written]):
    """Whatever somebody may ask, reply or object."""

    def __init__(self, trial: Interdits, seat: int) -> None:
        self.trial = trial
        self.seat = seat

    def why_not(self, move: Written) -> Refusal | None:
        code = self.trial.why_not(self.seat, move)
        return Refusal(code) if code else None

    def sample(self, dice: Dice) -> Written:
        trial = self.trial
        language = trial.setting.language
        shape = dice.choice(trial.shapes(self.seat))
        if shape == "reply":
            return Reply(dice.choice(replies(language).evasive))
        if shape == "ask_question":
            return AskQuestion(dice.choice(questions(language)).text)
        if shape == "ask_offered":
            return AskOffered(dice.choice(trial.stock.offers))
        if shape == "object_to":
            return ObjectTo(trial.newest_reply())
        assert trial.objection is not None
        return BackObjection(trial.objection.exchange)
