"""The table of CrownTaker: every legal action is in reach, drafts count rightly, and nothing secret is shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hoshikan.engine import Match, Seat, State
from hoshikan.engine.state import CHANCE
from hoshikan.games.crowntaker.screen.art.cover import POSTER
from hoshikan.games.crowntaker.screen.art.pieces import token_size
from hoshikan.games.crowntaker.screen.faces import ArmyFace, BackFace, LordFace
from hoshikan.games.crowntaker.screen.scene import CrownTakerScene
from hoshikan.games.crowntaker.screen.text import TEXT
from hoshikan.ui.board.scenes import snapshot
from hoshikan.ui.board.table.access import install
from hoshikan.ui.board.table.model import Cue, Placement
from hoshikan.ui.board.table.scene import hinted
from hoshikan.ui.board.table.view import TableView
from hoshikan.ui.kit.look.theme import DAY, NIGHT, THEMES
from tests.games.crowntaker.playing import GAME, after_wars, army, play, position, view_of, war
from tests.games.crowntaker.profile import keys_for

NAMES = ("Aki", "Ben", "Chiyo", "Dai")


class Board:
    """A scene without a window, and what it said."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.scene = CrownTakerScene(TEXT, NIGHT)
        self.scene.set_motion("off")
        self.chosen: list[str] = []
        self.attempted: list[str] = []
        self.scene.action_chosen.connect(self.chosen.append)
        self.scene.attempted.connect(self.attempted.append)
        self.show()

    def show(self, seat: int | None = None) -> None:
        """Show the view of the seat to decide, or of another one."""
        seat = self.state.to_move if seat is None else seat
        deciding = seat == self.state.to_move
        actions = [str(action) for action in self.state.legal_actions()] if deciding else []
        self.scene.show_position(view_of(self.state, seat), seat, actions, NAMES[: self.state.players])

    def press(self, *keys: str) -> None:
        for key in keys:
            assert self.scene.stage.get(key) is not None, key
            self.scene.choosing.activate(key)

    def type(self, letters: str) -> None:
        for letter in letters:
            assert self.scene.choosing.type(letter), letter

    def face(self, key: str) -> Any:
        item = self.scene.stage.get(key)
        assert item is not None, key
        return item.placement.face

    def placements(self) -> list[Placement]:
        return [item.placement for item in self.scene.stage]


def captives(players: int = 2, free_talks: bool = False) -> State:
    """A negotiation with two captives on each side."""
    return after_wars(
        "france",
        "england",
        "france",
        "england",
        players=players,
        free_talks=free_talks,
        france={"captives": ["duke", "baron"], "waiting": "king", "church": 2, "assets": 23},
        england={"captives": ["count", "prince"], "church": 1, "castle": 2},
    )


def walk(seed: int, players: int, plies: int) -> State:
    """A position of a random game that goes on."""
    rng = Random(seed)
    state = GAME.new(players=players)
    for _ in range(plies):
        action = rng.choice(state.legal_actions())
        after = state.clone()
        after.apply(action)
        if after.to_move < 0 and after.to_move != CHANCE:
            break
        state = after
    while state.to_move == CHANCE:
        state.apply(rng.choice([action for action, _ in state.chance_outcomes()]))
    return state


TELLING: dict[str, Callable[[], State]] = {
    "lord": lambda: GAME.new(players=4),
    "deploy": lambda: _played(GAME.new(players=2), "lord king"),
    "skill": lambda: war({"commander": "duke", "troops": 3, "arms": 5}, {"commander": "prince", "troops": 4}),
    "request": captives,
    "talks": lambda: _played(captives(4, free_talks=True), "propose sell prince 4", "decline", "pass"),
    "answer": lambda: _played(captives(4), "propose swap duke count"),
    "exchange": lambda: _played(captives(free_talks=True), "propose swap duke count pay 7"),
    "cards": lambda: _played(captives(4), "demand duke", "demand count", "pass", "pass"),
    "free": lambda: position("free", medals=["england"] * 3, turn="france", france={"captives": ["duke", "count"]}),
}


def _played(state: State, *actions: str) -> State:
    play(state, *actions)
    return state


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("step", TELLING)
def test_every_legal_action_is_pressed_piece_by_piece(step: str) -> None:
    board = Board(TELLING[step]())
    rng = Random(3)
    legal = [str(action) for action in board.state.legal_actions()]
    for notation in rng.sample(legal, min(len(legal), 60)):
        board.scene.choosing.cancel()
        board.press(*keys_for(view_of(board.state), notation))
        assert board.chosen[-1:] == [notation]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", range(6))
def test_positions_of_random_games_can_be_played_and_overlap_nowhere(seed: int) -> None:
    board = Board(walk(seed, 2 + seed % 2 * 2, 40 + 23 * seed))
    for aspect in (1.9, 1.6, 1.25):
        board.scene.set_aspect(aspect)
        placements = board.placements()
        extent = board.scene.sceneRect()
        assert all(extent.contains(area(one)) for one in placements), aspect
        assert (
            overlapping(
                [one for one in placements if one.kind in ("text", "tile", "step", "sum", "speech", "counter", "place")]
            )
            == []
        )
        assert overlapping([one for one in placements if one.kind in ("lord", "card", "back", "stat", "store")]) == []
    notation = str(Random(seed).choice(board.state.legal_actions()))
    board.press(*keys_for(view_of(board.state), notation))
    assert board.chosen == [notation]


def area(one: Placement) -> QRectF:
    return QRectF(one.left, one.top, one.width, one.height)


def overlapping(placements: Sequence[Placement]) -> list[tuple[str, str]]:
    inner = [(one.key, area(one).adjusted(2, 2, -2, -2)) for one in placements]
    return [
        (key, other)
        for index, (key, here) in enumerate(inner)
        for other, there in inner[index + 1 :]
        if here.intersects(there)
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-2.1")
def test_tokens_are_placed_one_after_another() -> None:
    board = Board(TELLING["deploy"]())
    board.press("space:troops", "space:troops", "space:church", "pile", "arms:5", "treasury:2")
    assert [board.face(f"space:{space}").tokens for space in ("troops", "arms", "church", "treasury")] == [3, 1, 1, 2]
    assert board.face("pile").tokens == 2
    board.press("troops:2", "verb:lineup")
    assert board.chosen == ["deploy troops=2 arms=1 church=1 treasury=2"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-2.1")
def test_a_full_counter_begins_anew_and_pressing_a_count_again_takes_it_back() -> None:
    board = Board(TELLING["deploy"]())
    board.press(*(["space:arms"] * 7))
    assert board.face("space:arms").tokens == 0
    board.press("church:4", "church:4")
    assert board.face("space:church").tokens == 0


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-2.1")
def test_more_tokens_than_in_hand_are_refused_by_the_rules() -> None:
    board = Board(TELLING["deploy"]())
    board.press("troops:6", "arms:6")
    assert board.attempted == ["deploy troops=6 arms=6 church=0 treasury=0"]
    board.press("verb:lineup")
    assert board.chosen == ["deploy troops=6 arms=0 church=0 treasury=0"]


@pytest.mark.usefixtures("qapp")
def test_a_deployment_begun_is_put_down_but_an_untouched_one_holds_nothing() -> None:
    board = Board(TELLING["deploy"]())
    assert not board.scene.choosing.is_busy
    board.press("troops:4")
    assert board.scene.choosing.is_busy
    board.scene.choosing.cancel()
    assert not board.scene.choosing.is_busy
    assert board.face("space:troops").tokens == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.2")
def test_the_ransom_is_the_first_sum_and_digits_write_another() -> None:
    board = Board(captives())
    board.press("lord:0:duke", "verb:release")
    assert board.face("sum").assets == 3
    board.type("14")
    assert board.face("sum").assets == 14
    board.type("5")
    assert board.face("sum").assets == 5
    board.press("verb:propose")
    assert board.chosen == ["propose release duke 5"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.2")
def test_coins_go_from_one_pile_to_the_other_and_back() -> None:
    board = Board(captives())
    purse = board.face("rest").assets
    board.press("lord:0:duke", "verb:release")
    for key, now in (("rest", 4), ("more:5", 9), ("more:1", 10), ("less:5", 5), ("sum", 4), ("less:5", 0), ("sum", 0)):
        board.press(key)
        assert (board.face("sum").assets, board.face("rest").assets) == (now, purse - now), key
    for _ in range(purse):
        board.press("more:5")
    assert board.face("rest").assets == 1, "the payer keeps one"
    board.scene.choosing.turn(1)
    assert board.face("sum").assets == purse - 2
    board.scene.choosing.turn(-1)
    assert board.face("sum").assets == purse - 1


@pytest.mark.usefixtures("qapp")
def test_the_other_lord_judges_a_price_by_the_ransom() -> None:
    board = Board(captives())
    ready = board.face("speech").words
    board.press("lord:0:duke", "verb:release")
    heard = [board.face("speech").words]
    moods = [board.face("face").mood]
    for keys in (("rest",), ("sum", "sum"), ("sum", "sum")):
        board.press(*keys)
        heard.append(board.face("speech").words)
        moods.append(board.face("face").mood)
    assert len({ready, *heard}) == 5, "ready, fair, good, low, mocked"
    assert moods == ["calm", "pleased", "worried", "worried"]
    assert board.face("face").side == 1


@pytest.mark.rule("CT-3.1")
def test_a_skill_declined_for_a_war_is_asked_for_no_more_until_an_undo(qapp: QApplication) -> None:
    board = Board(TELLING["skill"]())
    qapp.processEvents()
    board.press("verb:never")
    assert board.chosen == ["no-skill"]
    events = play(board.state, "no-skill", "no-skill", "roll 1 1")
    board.scene.show_position(view_of(board.state, 0), 0, ["skill", "no-skill"], NAMES[:2], events)
    qapp.processEvents()
    assert board.chosen == ["no-skill", "no-skill"], "the next round of the same war"
    board.show()
    qapp.processEvents()
    assert len(board.chosen) == 2, "a jump asks again"


@pytest.mark.rule("CT-5.1")
def test_a_negotiation_without_requests_asks_again_once_the_other_side_wants_something(qapp: QApplication) -> None:
    board = Board(captives())
    qapp.processEvents()
    board.press("verb:silent")
    assert board.chosen == ["pass"]

    def goes_on(*actions: str) -> int:
        """Return the number of requests made so far, the other side and the cards having had their turn."""
        events = play(board.state, *actions)
        legal = [str(action) for action in board.state.legal_actions()]
        board.scene.show_position(view_of(board.state, 0), 0, legal, NAMES[:2], events)
        qapp.processEvents()
        return len(board.chosen)

    assert goes_on("pass", "pass", "negotiate 3", "negotiate 3") == 2, "the next round of the same negotiation"
    assert goes_on("pass", "demand prince") == 2, "the other side has made a request"


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.1")
def test_what_the_rules_forbid_is_attempted() -> None:
    board = Board(_played(captives(), "demand duke", "demand count", "pass", "pass", "negotiate 3", "negotiate 3"))
    board.press("lord:0:king")
    assert (board.chosen, board.attempted) == ([], [])
    board = Board(war({"commander": "baron", "troops": 3}, {"commander": "prince", "troops": 4}))
    board.press("verb:skill")
    assert board.attempted == ["skill"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.3")
def test_a_card_chosen_is_face_down_for_everybody_else() -> None:
    board = Board(captives(4))
    play(board.state, "pass", "pass")
    before: dict[int, set[tuple[str, str, Hashable]]] = {}
    for seat in (0, 1, 3):
        board.show(seat)
        before[seat] = {(one.key, one.kind, one.face) for one in board.placements()}
    found: dict[str, list[set[tuple[str, str, Hashable]]]] = {}
    for card in ("A", "5"):
        state = board.state.clone()
        play(state, f"negotiate {card}")
        other = Board(state)
        found[card] = []
        for seat in (0, 1, 3):
            other.show(seat)
            found[card].append({(one.key, one.kind, one.face) for one in other.placements()})
    assert found["A"] == found["5"]
    assert all(("choice:0", "back", BackFace(0)) in pieces for pieces in found["A"])


@pytest.mark.usefixtures("qapp")
def test_a_card_is_chosen_and_then_put_in_its_place() -> None:
    board = Board(TELLING["cards"]())
    board.press("card:0:A")
    assert board.chosen == []
    board.press("choice:0")
    assert board.chosen == ["negotiate A"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seat", [0, 1])
def test_cards_of_the_last_round_are_not_in_the_places_of_this_one(seat: int) -> None:
    state = after_wars("england", turn="france")
    play(state, "pass", "pass", "negotiate 4", "negotiate 2", "pass", "pass")
    board = Board(state)
    board.show(seat)
    assert [(one.key, one.kind) for one in board.placements() if one.key.startswith("choice:")] == [
        ("choice:0", "empty"),
        ("choice:1", "empty"),
    ]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("aspect", [1.25, 1.6, 1.78, 2.3])
def test_tokens_of_all_rows_are_equally_large(aspect: float) -> None:
    board = Board(
        war(
            {"commander": "duke", "troops": 4, "arms": 5},
            {"commander": "prince", "troops": 5, "arms": 4},
        )
    )
    board.scene.set_aspect(aspect)
    ranks = [(one, one.face) for one in board.placements() if isinstance(one.face, ArmyFace)]
    assert len(ranks) == 4
    assert len({face.most for _, face in ranks}) > 1
    assert len({round(one.width / face.most, 3) for one, face in ranks}) == 1
    for space in ("troops", "arms"):
        of_space = [(one, face) for one, face in ranks if face.sign == space]
        assert len({token_size(QRectF(0, 0, one.width, one.height), face) for one, face in of_space}) == 1


@pytest.mark.usefixtures("qapp")
def test_a_hinted_army_is_shown_space_by_space() -> None:
    board = Board(TELLING["deploy"]())
    notation = "deploy troops=6 arms=2 church=0 treasury=1"
    keys, ways = hinted((notation,), board.scene.picking)
    assert {"troops:6", "arms:2", "treasury:1"} <= keys
    assert not [key for key in keys if key.endswith(":0")]
    assert ways == [("space:troops", "troops:6"), ("space:arms", "arms:2"), ("space:treasury", "treasury:1")]
    assert all(board.scene.stage.get(key) for way in ways for key in way)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("step", TELLING)
def test_arrows_of_hints_lead_from_pieces_and_not_from_buttons(step: str) -> None:
    board = Board(TELLING[step]())
    for notation in map(str, board.state.legal_actions()):
        _, ways = hinted((notation,), board.scene.picking)
        shown = [way for way in ways if all(board.scene.stage.get(key) for key in way)]
        assert not [way for way in shown if way[0].startswith("verb:")], notation


@pytest.mark.usefixtures("qapp")
def test_every_number_of_a_side_stands_below_its_word() -> None:
    for step in TELLING:
        found = {one.key: one for one in Board(TELLING[step]()).placements()}
        numbers = [one for one in found.values() if one.kind == "stat"]
        assert len(numbers) == 6
        for number in numbers:
            word = found[f"word:{number.key}"]
            assert getattr(word.face, "words", "")
            assert area(word).bottom() <= area(number).top() + 1
            assert area(word).left() < area(number).center().x() < area(word).right()
        for lord in (one.face for one in found.values() if isinstance(one.face, LordFace)):
            assert all((*(word for word, _ in (lord.troops, lord.arms, lord.ransom)), *lord.skill, lord.does))


@pytest.mark.usefixtures("qapp")
def test_castles_show_what_has_become_of_a_side() -> None:
    board = Board(GAME.new(players=2))
    assert [board.face(f"castle:{side}").state for side in (0, 1)] == ["peace", "peace"]
    board = Board(war(army("duke", 3), army("baron", 2)))
    assert [board.face(f"castle:{side}").state for side in (0, 1)] == ["war", "war"]
    play(board.state, "no-skill", "no-skill", "roll 6 1")
    board.show()
    assert [board.face(f"castle:{side}").state for side in (0, 1)] == ["war", "besieged"]
    board = Board(after_wars("england"))
    assert [board.face(f"castle:{side}").state for side in (0, 1)] == ["besieged", "peace"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("aspect", [1.25, 1.6, 1.78, 2.3])
def test_ransom_and_skill_are_read_beside_a_commander_while_tokens_are_placed(aspect: float) -> None:
    state = position("deploy", start="england", turn="france", france=army("duke", 0), england=army("count", 2))
    board = Board(state)
    board.scene.set_aspect(aspect)
    there = {one.key: one for one in board.placements()}
    plates = [there[f"skill:{side}"] for side in (0, 1)]
    for side, rank in enumerate(("duke", "count")):
        plate, lord = plates[side], there[f"lord:{side}:{rank}"]
        numbers = view_of(state).numbers.lords[rank]
        assert isinstance(plate.face, LordFace)
        assert (plate.face.ransom[1], plate.face.cost) == (numbers.ransom, numbers.cost)
        assert abs(plate.x - lord.x) >= (plate.width + lord.width) / 2
    assert plates[1].x - plates[0].x > plates[0].width


@pytest.mark.usefixtures("qapp")
def test_the_front_moves_towards_the_side_with_fewer_troops() -> None:
    def across(france: int, england: int) -> list[float]:
        board = Board(war(army("duke", france), army("duke", england)))
        return [one.x for one in board.placements() if one.key.startswith("army:troops:")]

    even, ahead = across(3, 3), across(3, 1)
    assert all(after > before for before, after in zip(even, ahead, strict=True))


@pytest.mark.usefixtures("qapp")
@pytest.mark.rule("CT-5.1")
def test_requests_say_what_they_do_and_a_lonely_pass_says_why() -> None:
    board = Board(captives())
    assert all(board.face(f"verb:{verb}").more for verb in ("demand", "offer", "pass", "release", "sell", "swap"))
    assert board.scene.stage.get("asks") is None
    board = Board(after_wars("france", turn="france"))
    assert board.face("asks").words == "There are no captives, so there's nothing to request: pass"
    assert [board.face(f"verb:{verb}").usable for verb in ("demand", "pass")] == [False, True]
    assert TEXT.expectation(view_of(board.state), board.state.to_move, NAMES).endswith("there are no captives, so pass")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("step", TELLING)
def test_everything_is_painted_in_every_theme(step: str) -> None:
    state = TELLING[step]()
    pictures = []
    for theme in THEMES.values():
        picture = snapshot(GAME, state.view(0), 0, NAMES[: state.players], QSize(640, 400), theme)
        pictures.append(picture.copy())
    assert pictures[0] != pictures[1] != pictures[2]
    board = Board(state)
    kinds = {one.kind for one in board.placements()}
    assert kinds <= set(board.scene.painters()) | {"text", "panel", "emblem"}


@pytest.mark.usefixtures("qapp")
def test_the_cover_is_a_picture() -> None:
    image = QImage(320, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    POSTER.paint(painter, QRectF(0, 0, 320, 200), DAY)
    painter.end()
    assert len({image.pixel(x, y) for x in range(0, 320, 8) for y in range(0, 200, 8)}) > 40


@pytest.mark.usefixtures("qapp")
def test_every_event_of_whole_games_is_shown_and_reported() -> None:
    for seed in range(3):
        match = Match.start(GAME, (Seat("human", "Aki"), Seat("human", "Ben")), seed)
        board = Board(match.state)
        rng = Random(seed)
        while match.state.to_move >= 0 or match.state.to_move == CHANCE:
            action = rng.choice(match.state.legal_actions())
            match.state.apply(action)
            view = view_of(match.state)
            events = tuple(match.state.events)
            known = {one.key for one in board.placements()}
            board.scene.set_motion("slow")
            board.scene.show_position(view, None, (), NAMES[:2], events)
            cues = [one for one in board.scene.cues(events) if isinstance(one, Cue)]
            assert {cue.kind for cue in cues} <= set(board.scene.painters()) | {"", "text"}
            assert board.scene.is_moving or not events
            board.scene.fast_forward()
            assert not board.scene.is_moving
            assert not [cue for cue in cues if cue.source not in known or (cue.target and cue.target not in known)]
            for event in events:
                assert "{" not in TEXT.log(event, view, NAMES[:2])
                keys = board.scene.keys_of(event)
                assert not [key for key in keys if key.startswith(("lord:", "coat:")) and key not in known]


class Shown:
    """A position in a real view, as a screen reader and a keyboard meet it."""

    def __init__(self, qtbot: QtBot, state: State) -> None:
        self.board = Board(state)
        self.view = TableView(self.board.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1100, 720)
        self.view.show()
        qtbot.waitExposed(self.view)

    def children(self) -> dict[str, QAccessibleInterface]:
        table = QAccessible.queryAccessibleInterface(self.view)
        found = [table.child(index) for index in range(table.childCount())]
        return {child.text(QAccessible.Text.Name): child for child in found}


@pytest.mark.parametrize("step", TELLING)
def test_every_legal_action_is_found_by_name_and_pressed(qtbot: QtBot, step: str) -> None:
    install()
    QAccessible.setActive(True)
    shown = Shown(qtbot, TELLING[step]())
    board = shown.board
    legal = [str(action) for action in board.state.legal_actions()]
    for notation in Random(4).sample(legal, min(len(legal), 8)):
        board.scene.choosing.cancel()
        for key in keys_for(view_of(board.state), notation):
            item = board.scene.stage.get(key)
            assert item is not None
            actions = shown.children()[item.placement.label].actionInterface()
            actions.doAction(actions.pressAction())
        assert board.chosen[-1:] == [notation]
    QAccessible.setActive(False)


@pytest.mark.parametrize(
    ("step", "typed", "meant"),
    [
        ("lord", "3C", "lord duke"),
        ("deploy", "TTAAYD", "deploy troops=3 arms=2 church=0 treasury=1"),
        ("skill", "S", "skill"),
        ("skill", "n", "no-skill"),
        ("request", "P", "pass"),
        ("answer", "Y", "accept"),
        ("cards", "AC", "negotiate A"),
        ("free", "2", "free count"),
    ],
)
def test_letters_play(qtbot: QtBot, step: str, typed: str, meant: str) -> None:
    shown = Shown(qtbot, TELLING[step]())
    QTest.keyClicks(shown.view, typed)
    assert shown.board.chosen == [meant]


def test_a_deal_is_typed(qtbot: QtBot) -> None:
    state = after_wars("england", france={"captives": ["duke"]}, england={"waiting": "king"}, start="france")
    shown = Shown(qtbot, state)
    QTest.keyClicks(shown.view, "B12O")
    assert shown.board.chosen == ["propose release duke 12"]


def test_a_token_is_dragged_from_the_pile(qtbot: QtBot) -> None:
    shown = Shown(qtbot, TELLING["deploy"]())
    board, view = shown.board, shown.view

    def point(key: str) -> QPoint:
        item = board.scene.stage.get(key)
        assert item is not None
        return view.mapFromScene(item.scenePos())

    for key in ("space:arms", "church:6"):
        start, end = point("pile"), point(key)
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(view.viewport(), start + (end - start) * share)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert [board.face(f"space:{space}").tokens for space in ("arms", "church")] == [1, 1]
