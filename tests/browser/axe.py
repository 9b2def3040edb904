"""What a screen reader or weak eyes would stumble over, as axe-core finds it."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page
from tests.browser.words import ROOT

AXE = ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js"

OF_LIGHT = ("color-contrast", "link-in-text-block")
"""The rules that are about colours: all others say the same in either light."""

RUN = """(rules) => axe.run(document, {
  resultTypes: ["violations"],
  ...(rules.length && { runOnly: rules }),
}).then(({ violations }) =>
  violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [
      id,
      nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    ]))"""

REST = """async () => {
  const moving = () => document.getAnimations()
    .filter(({ playState, effect }) =>
      playState === "running" && effect.getComputedTiming().endTime !== Infinity);
  for (let rounds = 0; rounds < 20 && moving().length; rounds++) {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
}"""
"""Until what moves has come to rest: half faded text has half its contrast."""


def problems(page: Page, rules: Sequence[str] = ()) -> dict[str, list[str]]:
    """Rules, of these or of all, that are seriously broken, and where.

    The page's context lets scripts in.
    """
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    page.evaluate(REST)
    return dict(page.evaluate(RUN, list(rules)))
