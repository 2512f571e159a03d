"""Claims of the reasons of Sterre en Kroon, recomputed from the sheet, the cards and the turn carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.state import TERMINAL
from hoshikan.games.sterre_en_kroon.rules.actions import DONE, SterreAction
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, line_numbers
from hoshikan.games.sterre_en_kroon.rules.components import TRACK_END, numbers_of_line
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.rules.view import SterreView, view_of
from tests.games.truth import Truth

Facts = Mapping[str, Fact]


def _view(state: SterreState) -> SterreView:
    return view_of(state, state.to_move)


def _owner(state: SterreState) -> dict[int, int]:
    """Return the owner of the pawn that is or is about to be on each number."""
    view = _view(state)
    owners = {number: owner for number, owner in enumerate(view.pawns, 1) if owner is not None}
    return owners | dict.fromkeys(view.pending, state.active)


def _line(state: SterreState, line: str, number: int) -> tuple[dict[int, int], int]:
    """Pawns by seat in a line once `number` is recorded, and the numbers it lacks then."""
    owners = _owner(state) | {number: state.active}
    numbers = numbers_of_line(_view(state).sheet, line)
    assert number in numbers
    counts = dict.fromkeys(range(state.players), 0)
    for each in numbers:
        if each in owners:
            counts[owners[each]] += 1
    return counts, sum(each not in owners for each in numbers)


def _completed(state: SterreState, number: int) -> dict[str, dict[int, int]]:
    """Pawns by seat in the lines that the number completes."""
    sheet = _view(state).sheet
    through = [line.id for line in sheet.lines if number in numbers_of_line(sheet, line.id)]
    found = {line: _line(state, line, number) for line in through}
    return {line: counts for line, (counts, missing) in found.items() if not missing}


def _points(counts: dict[int, int], seat: int) -> int:
    return (counts[seat] > 0) + (counts[seat] == max(counts.values()))


def _completes(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    lines = _completed(state, move.number)
    points = {seat: sum(_points(counts, seat) for counts in lines.values()) for seat in range(state.players)}
    own = points.pop(state.to_move)
    told = facts["points"], facts["rival_points"], facts["lines"]
    signed = own == max(points.values()) or facts["helps"] == (own > max(points.values()))
    return facts["line"] in lines and (own, max(points.values()), len(lines)) == told and signed


def _grows(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    counts, missing = _line(state, str(facts["line"]), move.number)
    own, most = counts[state.to_move], max(counts[seat] for seat in counts if seat != state.to_move)
    if "rival_pawns" in facts:
        told = facts["pawns"], facts["rival_pawns"], facts["missing"]
        return (own, most, missing) == told and most > own > 1
    if "ahead" in facts:
        return (own, own - most, missing) == (facts["pawns"], facts["ahead"], facts["missing"]) and own >= most
    return own == 1 and missing == facts["missing"]


def _helps(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    counts, missing = _line(state, str(facts["line"]), move.number)
    most = counts[int(facts["rival"])]
    return missing == int(facts["missing"]) > 0 and most == max(counts.values()) > counts[state.to_move]


def _crowns(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    """The crowns of the lines completed that no line completed earlier in the turn takes."""
    view, owners = _view(state), _owner(state)
    cells = {line.id: {(column, row) for column, row in line.cells} for line in view.sheet.lines}
    fresh = [line for line in cells if set(view.pending) & set(numbers_of_line(view.sheet, line))]
    full = [line for line in fresh if all(each in owners for each in numbers_of_line(view.sheet, line))]
    taken = set().union(*(cells[line] for line in full))
    gained = set().union(*(cells[line] for line in _completed(state, move.number))) - taken
    return sum((column, row) in gained for column, row in view.map_crowns) == facts["crowns"]


def _missing(state: SterreState, bingo: str, number: int = 0, seat: int | None = None) -> int:
    view = _view(state)
    numbers = line_numbers(view.cards[state.to_move if seat is None else seat], bingo)
    return len([each for each in numbers if each != number and each not in _owner(state)])


def _bingos(state: SterreState, number: int, seat: int | None = None) -> dict[str, int]:
    """The bingos of a seat through a number that have not scored, by what they lack once it is recorded."""
    view, owner = _view(state), state.to_move if seat is None else seat
    through = [name for name in CARD_LINES if number in line_numbers(view.cards[owner], name)]
    return {name: _missing(state, name, number, owner) for name in through if name not in view.bingos[owner]}


def _completes_bingo(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    done = [name for name, missing in _bingos(state, move.number).items() if not missing]
    return facts["bingo"] in done and len(done) == facts["bingos"]


def _opens(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    left = _bingos(state, move.number)
    nearest = left[str(facts["bingo"])] == min(left.values()) == int(facts["missing"]) > 0
    return facts["number"] == move.number and len(left) == facts["bingos"] and nearest


def _on_card(state: SterreState, seat: int, number: int) -> bool:
    return any(number in row for row in _view(state).cards[seat])


def _opens_for_rival(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    number, rival = int(facts["number"]), int(facts["rival"])
    if min(_bingos(state, number, rival).values()) != facts["missing"]:
        return False
    if facts["declared"]:
        return number == move.number
    kept = number in _view(state).hands[state.to_move] and number not in _owner(state)
    return kept and not _on_card(state, state.to_move, number)


def _no_effect(state: SterreState, move: SterreAction, _: Facts) -> bool:
    return move.number in _view(state).declared or _view(state).recorded(move.number)


def _spends(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    after = state.clone()
    after.record_events = False
    after.apply(move)
    kept = after.crowns[state.to_move] == state.crowns[state.to_move]
    return (kept, after.crowns[state.to_move]) == (facts["kept"], facts["crowns"])


def _card_right(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    view = _view(state)
    on_card = {number for row in view.cards[state.to_move] for number in row if number}
    free = on_card - {move.number} - set(_owner(state)) - set(view.declared)
    return bool(free) and facts["number"] == move.number in view.hands[state.to_move]


def _free(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    view = _view(state)
    free = not view.card_used and _on_card(state, state.to_move, move.number)
    return free and move.number not in view.hands[state.to_move] and len(view.hands[state.to_move]) == facts["cards"]


def _visible(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    view, number = _view(state), int(facts["number"])
    left = [missing + 1 for missing in _bingos(state, number).values()]
    nearest = not left
    if "bingo" in facts:
        nearest = _missing(state, str(facts["bingo"])) == min(left) == facts["missing"]
    return view.top == number and not view.recorded(number) and nearest and facts["bought"] == (str(move) == "extra")


def _can_finish(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    number, bingo = int(facts["number"]), str(facts["bingo"])
    return _missing(state, bingo) == 1 and _missing(state, bingo, number) == 0


def _kept(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    view, number = _view(state), int(facts["number"])
    if number not in view.hands[state.to_move] or view.recorded(number) or number in view.declared:
        return False
    if "bingo" in facts:
        bingo = str(facts["bingo"])
        return number in _view_numbers(state, bingo) and _missing(state, bingo) == facts["missing"]
    numbers = numbers_of_line(view.sheet, str(facts["line"]))
    return number in numbers and sum(each not in _owner(state) for each in numbers) == facts["missing"]


def _view_numbers(state: SterreState, bingo: str) -> list[int]:
    return list(line_numbers(_view(state).cards[state.to_move], bingo))


def _spent(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    view = _view(state)
    hand = view.hands[state.to_move]
    return len(hand) == facts["cards"] and all(view.recorded(number) or number in view.declared for number in hand)


def _leaves(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    return any(f"{way} {facts['number']}" in map(str, state.legal_actions()) for way in ("play", "card"))


def _track(state: SterreState, move: SterreAction, facts: Facts) -> bool | None:
    """In automatic bookkeeping, the crowns on the track that only this number leads to."""
    if _view(state).strict:
        return facts["space"] in _view(state).track_crowns
    after, without = _finished(state, move), _finished(state)
    if TERMINAL in (after.to_move, without.to_move):
        return None  # counting crowns moves pawns on
    reached = range(without.points()[state.to_move] + 1, after.points()[state.to_move] + 1)
    spaces = [space for space in _view(state).track_crowns if space in reached]
    return bool(spaces) and (min(spaces), len(spaces)) == (facts["space"], facts["crowns"])


def _finished(state: SterreState, *moves: SterreAction) -> SterreState:
    """The position after these moves and the end of the turn."""
    after = state.clone()
    after.record_events = False
    for move in (*moves, DONE):
        after.apply(move)
    return after


def _draws(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    view, number = _view(state), int(facts["number"])
    visible = view.top == number if number else view.top is None or view.recorded(view.top)
    return visible and facts["drawn"] == facts["helps"] == (str(move) == "draw")


def _ends(state: SterreState, move: SterreAction, facts: Facts) -> bool | None:
    if _view(state).strict:
        return None
    after = _finished(state, move)
    scores = after.points()
    own = scores.pop(state.to_move)
    won = facts["helps"] == (own > max(scores)) and own != max(scores)
    return after.to_move == TERMINAL and won and (own, max(scores)) == (facts["points"], facts["rival_points"])


def _could(state: SterreState, word: str) -> list[str]:
    """Return the alternatives in this step, by their first word."""
    return [str(action) for action in state.legal_actions() if str(action).startswith(word + " ")]


def _places(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    if not facts["helps"]:
        return str(move) == "next" and len(_could(state, "place")) == facts["numbers"]
    after = state.clone()
    after.record_events = False
    after.apply(move)
    return not _view(state).recorded(move.number) and view_of(after, None).recorded(int(facts["number"]))


def _takes_crown(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    if not facts["helps"]:
        return str(move) == "next" and len(_could(state, "take-crown")) == facts["crowns"]
    there = [facts["column"], facts["row"]] in _view(state).map_crowns
    return there and str(move).endswith(f"{facts['column']},{facts['row']}")


def _opens_in_strict(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    if not facts["helps"]:
        return str(move) == "next" and len(_could(state, "open")) == facts["numbers"]
    return str(move) == f"open {facts['number']}" and _on_card(state, state.to_move, move.number)


def _claims(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    claims = [move] if facts["helps"] else [one for one in state.legal_actions() if str(one).startswith("claim ")]
    after = state.clone()
    after.record_events = False
    seat, gained = state.to_move, 0
    for claim in claims:
        before = after.points()[seat]
        after.apply(claim)
        gained += after.points()[seat] - before
    if after.points()[seat] == TRACK_END:
        return gained <= int(facts["points"])
    return gained == facts["points"]


def _buys(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    view = _view(state)
    visible = view.top is not None and not view.recorded(view.top)
    return min(2, view.deck + visible) == facts["cards"]


TRUTHS: Final[Mapping[str, Truth]] = {
    "completes-line": _completes,
    "leads-line": _grows,
    "joins-line": _grows,
    "adds-to-line": _grows,
    "helps-rivals": _helps,
    "takes-crowns": _crowns,
    "completes-bingo": _completes_bingo,
    "opens-number": _opens,
    "opens-for-rival": _opens_for_rival,
    "track-crown": _track,
    "ends-game": _ends,
    "no-effect": _no_effect,
    "uses-card-right": _card_right,
    "free-declaration": _free,
    "spends-crown": _spends,
    "buys-cards": _buys,
    "visible-fits": _visible,
    "visible-misses": _visible,
    "crown-can-finish": _can_finish,
    "keeps-for-line": _kept,
    "keeps-for-bingo": _kept,
    "hand-is-spent": _spent,
    "leaves-best": _leaves,
    "draws": _draws,
    "places": _places,
    "takes-crown": _takes_crown,
    "opens": _opens_in_strict,
    "claims": _claims,
    "closes": lambda state, _, __: len(state.legal_actions()) == 1,
}
"""By kind of reason."""
