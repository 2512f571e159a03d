"""The guided first game."""

from __future__ import annotations

from hoshikan.teaching import rulebook
from hoshikan.teaching.guide import sentence
from hoshikan.ui.pages.guided import KEY, GuidedTablePage
from hoshikan.ui.pages.learn import LearnPage
from hoshikan.ui.text.notices import Notice
from tests.ui.play.desk import Desk


def test_rules_are_told_when_they_first_apply_and_hints_are_offered(desk: Desk) -> None:
    learn = desk.window.open_page("learn", "conquestar")
    assert isinstance(learn, LearnPage)
    learn.courses["conquestar"].guided_button.click()
    page = desk.window.page
    assert isinstance(page, GuidedTablePage)
    assert page.side.shows("hints")
    told: list[Notice] = []
    page.notice.connect(lambda notice: told.append(notice) if notice.key == KEY else None)
    seen: list[str] = []
    for _ in range(2):
        desk.wait_turn(page)
        page.controller.play(page.controller.actions()[0])
        desk.wait_turn(page)
        seen.append(page.told)
    book = rulebook.load("conquestar", "en")
    assert len(set(seen)) == len(seen) == 2
    assert told[-1].text().endswith(sentence(book, seen[-1]))
    assert seen[-1] in told[-1].text()
    told[-1].actions[0].run()
    assert desk.window.page_name == "rules"
