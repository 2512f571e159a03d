"""What the reasons of Sterre en Kroon claim, reckoned again from the sheet, the cards and the turn carried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hoshikan.engine.errors import Fact
from hoshikan.engine.state import TERMINAL
from hoshikan.games.sterre_en_kroon.rules.actions import SterreAction
from hoshikan.games.sterre_en_kroon.rules.bingo import CARD_LINES, line_numbers
from hoshikan.games.sterre_en_kroon.rules.components import numbers_of_line
from hoshikan.games.sterre_en_kroon.rules.state import SterreState
from hoshikan.games.sterre_en_kroon.rules.view import SterreView, view_of
from tests.games.truth import Truth

Facts = Mapping[str, Fact]


def _view(state: SterreState) -> SterreView:
    return view_of(state, state.to_move)


def _owner(state: SterreState) -> dict[int, int]:
    """Whose pawn is or is about to be on each number."""
    view = _view(state)
    owners = {number: owner for number, owner in enumerate(view.pawns, 1) if owner is not None}
    return owners | dict.fromkeys(view.pending, state.active)


def _line(state: SterreState, facts: Facts, number: int) -> tuple[dict[int, int], int]:
    """Pawns by seat in the line told once `number` is recorded, and the numbers it lacks then."""
    owners = _owner(state) | {number: state.active}
    numbers = numbers_of_line(_view(state).sheet, str(facts["line"]))
    assert number in numbers
    counts = dict.fromkeys(range(state.players), 0)
    for each in numbers:
        if each in owners:
            counts[owners[each]] += 1
    return counts, sum(each not in owners for each in numbers)


def _points(counts: dict[int, int], seat: int) -> int:
    return (counts[seat] > 0) + (counts[seat] == max(counts.values()))


def _completes(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    counts, missing = _line(state, facts, move.number)
    own = _points(counts, state.to_move)
    rival = max(_points(counts, seat) for seat in counts if seat != state.to_move)
    return missing == 0 and (own, rival) == (facts["points"], facts["rival"])


def _grows(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    counts, missing = _line(state, facts, move.number)
    own, most = counts[state.to_move], max(counts[seat] for seat in counts if seat != state.to_move)
    if "most" in facts:
        return (own, most) == (facts["pawns"], facts["most"]) and most > own
    return missing == facts["missing"] and own == facts.get("pawns", 1) and (own >= most or "pawns" not in facts)


def _helps(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    counts, missing = _line(state, facts, move.number)
    rivals = {seat: count for seat, count in counts.items() if seat != state.to_move}
    return missing == facts["missing"] and rivals[int(facts["rival"])] == max(rivals.values())


def _crowns(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    _, missing = _line(state, facts, move.number)
    lines = {line.id: line for line in _view(state).sheet.lines}
    cells = [list(cell) for cell in lines[str(facts["line"])].cells]
    return missing == 0 and sum(cell in cells for cell in _view(state).map_crowns) == facts["crowns"]


def _missing(state: SterreState, bingo: str, number: int = 0) -> int:
    view = _view(state)
    numbers = line_numbers(view.cards[state.to_move], bingo)
    return len([each for each in numbers if each != number and each not in _owner(state)])


def _bingos(state: SterreState, number: int) -> dict[str, int]:
    """The bingos through a number that have not scored, by what they lack once it is recorded."""
    view, seat = _view(state), state.to_move
    through = [name for name in CARD_LINES if number in line_numbers(view.cards[seat], name)]
    return {name: _missing(state, name, number) for name in through if name not in view.bingos[seat]}


def _completes_bingo(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    done = [name for name, missing in _bingos(state, move.number).items() if not missing]
    return facts["bingo"] in done and len(done) == facts["bingos"]


def _opens(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    return facts["number"] == move.number and min(_bingos(state, move.number).values()) == facts["missing"]


def _on_card(state: SterreState, seat: int, number: int) -> bool:
    return any(number in row for row in _view(state).cards[seat])


def _opens_for_rival(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    return facts["number"] == move.number and _on_card(state, int(facts["rival"]), move.number)


def _no_effect(state: SterreState, move: SterreAction, _: Facts) -> bool:
    return move.number in _view(state).declared or _view(state).recorded(move.number)


def _spends(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    after = state.clone()
    after.narrating = False
    after.apply(move)
    return after.crowns[state.to_move] == facts["left"]


def _card_right(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    return facts["number"] in _view(state).hands[state.to_move] and _on_card(state, state.to_move, move.number)


def _free(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    view = _view(state)
    told = (move.number, len(view.hands[state.to_move]))
    free = not view.card_used and _on_card(state, state.to_move, move.number)
    return free and told == (facts["number"], facts["cards"])


def _visible(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    view, number = _view(state), int(facts["number"])
    if not number:
        return view.top is None or view.recorded(view.top)
    on_card = _on_card(state, state.to_move, number)
    if "bingo" in facts:
        return view.top == number and on_card and _missing(state, str(facts["bingo"])) == facts["missing"]
    return view.top == number and not on_card


def _keeps_crown(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    crowns = list(_view(state).crowns)
    own = crowns.pop(state.to_move)
    return (own, max(crowns)) == (facts["crowns"], facts["most"])


def _can_finish(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    number, bingo = int(facts["number"]), str(facts["bingo"])
    return _missing(state, bingo) == 1 and _missing(state, bingo, number) == 0


def _kept(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    view, number = _view(state), int(facts["number"])
    if number not in view.hands[state.to_move] or view.recorded(number) or number in view.declared:
        return False
    if "bingo" in facts:
        return (
            number in _view_numbers(state, str(facts["bingo"]))
            and _missing(state, str(facts["bingo"])) == facts["missing"]
        )
    if "line" in facts:
        numbers = numbers_of_line(view.sheet, str(facts["line"]))
        return number in numbers and sum(each not in _owner(state) for each in numbers) == facts["missing"]
    return _on_card(state, int(facts["rival"]), number) and not _on_card(state, state.to_move, number)


def _view_numbers(state: SterreState, bingo: str) -> list[int]:
    return list(line_numbers(_view(state).cards[state.to_move], bingo))


def _spent(state: SterreState, _: SterreAction, __: Facts) -> bool:
    view = _view(state)
    return all(view.recorded(number) or number in view.declared for number in view.hands[state.to_move])


def _leaves(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    return any(f"{way} {facts['number']}" in map(str, state.legal_actions()) for way in ("play", "card"))


def _track(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    return facts["space"] in _view(state).track_crowns


def _draws(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    view, number = _view(state), int(facts["number"])
    return view.top == number if number else view.top is None or view.recorded(view.top)


def _ends(state: SterreState, _: SterreAction, facts: Facts) -> bool:
    scores = state.points()
    own = scores.pop(state.to_move)
    return own < 18 <= int(facts["points"]) and max(scores) == facts["rival"] and state.to_move != TERMINAL


def _could(state: SterreState, word: str) -> list[str]:
    """What else could be done in this step, by its first word."""
    return [str(action) for action in state.legal_actions() if str(action).startswith(word + " ")]


def _places(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    after = state.clone()
    after.narrating = False
    after.apply(move)
    return not _view(state).recorded(move.number) and view_of(after, None).recorded(int(facts["number"]))


def _takes_crown(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    lies = [facts["column"], facts["row"]] in _view(state).map_crowns
    return lies and str(move).endswith(f"{facts['column']},{facts['row']}")


def _claims(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    after = state.clone()
    after.narrating = False
    after.apply(move)
    return after.points()[state.to_move] - state.points()[state.to_move] == facts["points"]


def _buys(state: SterreState, move: SterreAction, facts: Facts) -> bool:
    return _draws(state, move, facts) and _spends(state, move, facts)


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
    "keeps-crown": _keeps_crown,
    "crown-can-finish": _can_finish,
    "keeps-for-line": _kept,
    "keeps-for-bingo": _kept,
    "would-help": _kept,
    "hand-is-spent": _spent,
    "leaves-best": _leaves,
    "draws": _draws,
    "gives-up-draw": _draws,
    "places": _places,
    "voids": lambda state, _, facts: len(_could(state, "place")) == facts["numbers"],
    "takes-crown": _takes_crown,
    "leaves-crowns": lambda state, _, facts: len(_could(state, "take-crown")) == facts["crowns"],
    "opens": lambda state, _, facts: _on_card(state, state.to_move, int(facts["number"])),
    "leaves-closed": lambda state, _, facts: len(_could(state, "open")) == facts["numbers"],
    "claims": _claims,
    "closes": lambda state, _, __: len(state.legal_actions()) == 1,
}
"""By kind of reason."""
