from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from trousseau.lab import report
from trousseau.lab.report import NoPlots, check_plots, write_report
from trousseau.lab.seeds import seed_of
from trousseau.lab.setup import set_up
from trousseau.lab.simulate import Run, simulate
from trousseau.words import Words


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    return written(tmp_path_factory.mktemp("page"), "fr")


def written(folder: Path, language: str) -> str:
    setup = set_up("coffre", 4, {"trap": True})
    tally = simulate(Run(setup, 40, seed_of("a <seed>")))
    words = Words(language, "trousseau.games.coffre")
    file = write_report(folder, setup, "a <seed>", tally, words)
    assert file == folder / "report.html"
    return file.read_text(encoding="utf-8")


class Outline(HTMLParser):
    """Keeps the names of elements and the text of headings."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.headings: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_data(self, data: str) -> None:
        if self.elements and self.elements[-1] in ("h1", "h2") and data.strip():
            self.headings.append(data)


def test_the_page_has_a_drawing_and_its_numbers_for_each_figure(page: str) -> None:
    outline = Outline()
    outline.feed(page)
    assert outline.headings == [
        "Le Coffre et la Clé\u00a0: ce que montrent les parties",
        "Fins de partie",
        "Victoires selon la carte tenue à la fin",
        "Victoires par place",
        "Coups joués",
        "Longueur des parties, en coups",
    ]
    assert outline.elements.count("svg") == outline.elements.count("table") == 5
    assert page.count('<svg role="img" aria-label="') == 5
    assert len(outline.ids) == len(set(outline.ids))


def test_the_page_fetches_nothing(page: str) -> None:
    assert not re.search(r'(src|href)="(?!#)', page)
    assert "@import" not in page
    assert "url(http" not in page


def test_the_page_takes_the_colours_of_the_screen(page: str) -> None:
    assert "prefers-color-scheme: dark" in page
    assert "currentColor" in page
    assert "#010101" not in page
    assert "#020202" not in page


def test_the_page_says_how_to_play_the_games_again(page: str) -> None:
    assert "trousseau simulate coffre --seats=4 --option=trap=true --games=40" in page
    assert "a &lt;seed&gt;" in page
    assert "<seed>" not in page


def test_the_same_run_gives_the_same_page(page: str, tmp_path: Path) -> None:
    assert written(tmp_path, "fr") == page


def test_the_page_speaks_english_too(tmp_path: Path) -> None:
    page = written(tmp_path, "en")
    assert '<html lang="en">' in page
    assert "Wins by the card held at the end" in page


def test_without_matplotlib_there_is_a_clear_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "find_spec", lambda name: None)
    with pytest.raises(NoPlots):
        check_plots()
