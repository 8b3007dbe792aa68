"""TUTTO in the browser: what a first game must not stumble over."""

import re

from playwright.sync_api import expect

from house.houses import Process
from house.people import lay_out

from .conftest import Invite


def test_T14_a_tutto_is_not_celebrated_again_when_somebody_stops_after_it(guest: Invite, house: Process) -> None:
    with guest() as left:
        keys = lay_out(house.url, "tutto", "person", "person", dice="real", options={"target": "500"})
        left.sit_down(keys, "tutto")
        left.show("bonus-300", "1 1 1 5 5 5")
        left.page.keyboard.press("a")
        left.button("Put all aside: TUTTO!").click()
        expect(left.page.locator(".moment")).to_have_text("TUTTO!")
        golden = left.page.locator(".acts .primary")
        expect(golden, "a stop that reaches the target is offered first").to_have_text(re.compile("Stop"))
        left.button("Stop").click()
        expect(left.log()).to_contain_text("banks")
        expect(left.page.get_by_text("TUTTO!", exact=True)).to_have_count(0)


def test_T3_a_deck_that_is_shuffled_before_every_card_says_so_and_stays_whole(guest: Invite, house: Process) -> None:
    with guest() as left:
        keys = lay_out(house.url, "tutto", "person", "person", dice="real", options={"deck": "reshuffled"})
        left.sit_down(keys, "tutto")
        left.show("bonus-300", "1 1 1 5 5 5")
        deck = left.page.get_by_role("region", name="56 cards, shuffled before every card")
        expect(deck.get_by_role("button", name=re.compile("^Bonus 300"))).to_contain_text("5")
