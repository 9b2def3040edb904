"""Another game with the same people, and a shuffle that nobody has to believe in."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import People
from tests.browser.devices import DESK, PHONE
from tests.browser.secrecy import Truth
from tests.browser.tables import Table
from tests.web.server import Server


def test_the_same_people_play_again_and_check_both_shuffles(people: People, server: Server) -> None:
    ada, grace = people("Ada", "fr", DESK), people("Grace", "en", PHONE)
    table = Table(server, ada, grace, options={"round_limit": 1})
    ada.wire.until(lambda: all(one.get("mixed") for one in ada.wire.table["people"][:2]))
    ada.shell.begin()
    for number in (1, 2):
        expect(grace.coffre.own_card).to_be_visible()
        table.finish()
        for one in (ada, grace):
            one.after.expect_result()
            found = one.after.verify()
            expect(found).to_contain_text(one.words.plain("verify.all_good"))
            for check in ("commitment", "nonce", "chain", "ending"):
                expect(found).to_contain_text(one.words.plain(f"verify.{check}.good"))
            one.shell.close()
        truth = Truth(server, table.id, number)
        truth.verify()
        assert len([nonce for nonce in truth.record.heading.nonces if nonce]) == 2
        if number == 1:
            table.want_another(but=2)
            grace.after.again()
            expect(grace.button("after.again")).to_contain_text(
                grace.words.within("after.again_waits")
            )
            expect(ada.button("after.again")).to_contain_text(
                ada.words.within("after.again_wanted")
            )
            ada.after.again()
            grace.wire.until(lambda: grace.wire.table["games"] == 2)
