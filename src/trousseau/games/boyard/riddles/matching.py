"""Whether what somebody typed is the answer to a riddle.

Case, accents, signs and articles say nothing, and a long word may have a slip or two. A whole
sentence is compared, less the way it begins: an answer hidden in a list is none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final
from unicodedata import combining, normalize

MOST_TYPED: Final = 60
"""Signs of an answer; what is longer is not even looked at."""

SLIPS: Final = ((9, 2), (5, 1))
"""From so many letters on, so many slips; shorter words are exact."""

WORD: Final = re.compile(r"[^\W_]+")
STRETCHED: Final = re.compile(r"([^\W\d_])\1{2,}")
"""No word has a letter three times in a row: two of them are left, for "poissson" is no poison."""

LIGATURES: Final = str.maketrans({"œ": "oe", "æ": "ae"})


def _set_of(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _phrases(text: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(phrase.split()) for phrase in text.split(","))


ARTICLES: Final = _set_of(
    """
    le la les l un une des du de d mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs
    ce cet cette ces
    the a an some my your his her its our their this that these those
    """
)

LEAD_INS: Final = _phrases(
    """
    c est, cest, c est peut etre, c est surement, ce doit etre, ca doit etre, ce serait, ce sont,
    est ce, est ce que c est, serait ce, il s agit de, on dirait, tu es, vous etes, peut etre,
    je dis, je dirais, je dirais que c est, je crois que c est, je pense a, je pense que c est,
    je propose, je tente, je sais c est, pere fouras c est,
    la reponse est, la reponse c est, ma reponse est,
    ah, alors, bah, ben, bien sur, eh bien, euh, evidemment, facile, heu, hum, oh, oui, voyons,
    it s, it is, it must be, is it, could it be, that s, they are, they re, you are, you re,
    i say, i d say, i d say it s, i guess, i guess it s, i think, i think it s, i think it is,
    i believe it s, i know it s, the answer is, my answer is,
    easy, er, hmm, maybe, perhaps, probably, uh, um, well, yes
    """
)
"""How people begin an answer, as `folded` writes it."""

LONGEST_LEAD_IN: Final = max(map(len, LEAD_INS))

NAMES: Final = _set_of("lettre chiffre nombre letter digit number")
"""What may stand before a letter or a number, and before nothing else: "la lettre E"."""

NUMBERS: Final = _set_of(
    """
    zero un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze
    seize vingt vingts trente quarante cinquante soixante septante huitante nonante cent cents
    mille million milliard premier deuxieme second troisieme quatrieme cinquieme sixieme septieme
    huitieme neuvieme dixieme onzieme douzieme vingtieme trentieme centieme
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand first third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
    """
)
"""Words among which a slip makes another number."""


def accepts(answers: Iterable[str], given: str, near: Iterable[str] = ()) -> bool:
    """Whether one of the answers was given; the near words are not taken for slips.

    Accents decide only between an answer and a near word: "peche" is "pêche", "péché" is not.
    """
    if len(given) > MOST_TYPED:
        return False
    right = [_without_article(_words(answer)) for answer in answers]
    wrong = [_without_article(_words(word)) for word in near]
    readings = list(_readings(_words(given)))
    for written in (_spelled, _bare):
        said = {written(reading) for reading in readings}
        if not said.isdisjoint(map(written, right)):
            return True
        if not said.isdisjoint(map(written, wrong)):
            return False
    return any(_is_slip(reading, answer) for reading in readings for answer in right)


def folded(text: str) -> str:
    """Small letters and digits with single spaces: "L’ŒUF  d’Émile !!!" is "l oeuf d emile"."""
    return _bare(_words(text))


def most_slips(answer: str) -> int:
    """How many letters may be missing, wrong, swapped or too many."""
    return next((slips for least, slips in SLIPS if len(answer) >= least), 0)


def _words(text: str) -> list[str]:
    """The words of a text in small letters, with their accents."""
    small = normalize("NFKC", text).casefold().translate(LIGATURES)
    return WORD.findall(STRETCHED.sub(r"\1\1", small))


def _without_accents(text: str) -> str:
    return "".join([sign for sign in normalize("NFKD", text) if not combining(sign)])


def _spelled(words: list[str]) -> str:
    return " ".join(words)


def _bare(words: list[str]) -> str:
    return _without_accents(_spelled(words))


def _without_article(words: list[str]) -> list[str]:
    """An answer as it stands in a file. Accents tell: "dé" is no article."""
    return words[1:] if len(words) > 1 and words[0] in ARTICLES else words


def _readings(words: list[str]) -> Iterator[list[str]]:
    """All that may be meant: the sentence, and what is left of it after each way to begin it."""
    starts = [0]
    for start in starts:
        yield words[start:]
        for end in range(start + 1, min(start + LONGEST_LEAD_IN + 1, len(words))):
            if _is_opening(words[start:end], words[end:]) and end not in starts:
                starts.append(end)


def _is_opening(words: list[str], rest: list[str]) -> bool:
    if tuple(map(_without_accents, words)) in LEAD_INS:
        return True
    word = words[0] if len(words) == 1 else ""
    if word in NAMES:
        return _is_exact(rest)
    return word in ARTICLES and not _is_one_more(word, rest)


def _is_one_more(article: str, rest: list[str]) -> bool:
    """Whether it is rather a letter before another or a number before others: "un, deux"."""
    if len(article) == len(rest[-1]) == 1:
        return True
    numbers = [word for word in rest if word not in ARTICLES]
    return _is_number(article) and numbers != [] and all(map(_is_number, numbers))


def _is_slip(given: list[str], answer: list[str]) -> bool:
    if _is_exact(given) or _is_exact(answer):
        return False
    from rapidfuzz.distance import OSA  # noqa: PLC0415 - few of those who start are ever asked

    letters = _bare(answer)
    most = most_slips(letters)
    return most > 0 and OSA.distance(_bare(given), letters, score_cutoff=most) <= most


def _is_exact(words: list[str]) -> bool:
    """Whether it says a number or names a letter, where the slightest slip makes another one."""
    return any(map(_is_number, words)) or any(len(word) == 1 for word in words[-1:])


def _is_number(word: str) -> bool:
    return _without_accents(word) in NUMBERS or any(sign.isdigit() for sign in word)
