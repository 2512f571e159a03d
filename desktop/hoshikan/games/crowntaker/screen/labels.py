"""Names of things at the table of CrownTaker: sides, lords, skills, cards, sums."""

from __future__ import annotations

from typing import Final, Literal

from hoshikan.games.crowntaker.rules.phases import CARDS, ENGLAND, NOBODY, RANKS, SIDES, SKILLS
from hoshikan.games.crowntaker.rules.view import CrownTakerView, Names
from hoshikan.games.crowntaker.screen.faces import ArmyFace, CardCost, CastleFace, CastleState, LordFace, SkillFace
from hoshikan.games.crowntaker.screen.haggling import Opinion
from hoshikan.ui.board.table.model import TextFace
from hoshikan.ui.kit.look.words import Words, language_code, signed


class CrownTakerLabels(Words):
    """Names for the language now installed. Sides, lords and cards are numbers of `phases`, ranks and skills ids."""

    def __init__(self, printed: Names | None = None) -> None:
        """`printed` are the names of lords on a player's own cards, as in views."""
        self._printed = printed or {}

    def side(self, side: int) -> str:
        return self.tr("England") if side == ENGLAND else self.tr("France")

    def lord(self, side: int, rank: str) -> str:
        """Return a lord's name: its rank, the same on both sides, or the name on a player's own card."""
        return self._printed.get(SIDES[side], {}).get(rank, {}).get(language_code(), "") or self.rank(rank)

    def full(self, side: int, lord: int | str) -> str:
        """A lord with its side, by number or id: "France's Duke"."""
        rank = lord if isinstance(lord, str) else RANKS[lord]
        name = self.lord(side, rank)
        if side == ENGLAND:
            return self.tr("England's {lord}").format(lord=name)
        return self.tr("France's {lord}").format(lord=name)

    def rank(self, rank: str) -> str:
        """A rank where no side is known; anything else stays as it is."""
        return {
            "baron": self.tr("Baron", "rank"),
            "count": self.tr("Count", "rank"),
            "duke": self.tr("Duke", "rank"),
            "prince": self.tr("Prince", "rank"),
            "king": self.tr("King", "rank"),
        }.get(rank, rank)

    def skill(self, skill: int | str) -> str:
        """A skill by number or id."""
        name = skill if isinstance(skill, str) else SKILLS[skill]
        return {
            "levy": self.tr("Levy", "skill"),
            "feint": self.tr("Feint", "skill"),
            "press": self.tr("Press", "skill"),
            "charge": self.tr("Charge", "skill"),
            "guard": self.tr("Guard", "skill"),
        }.get(name, name)

    def skill_does(self, skill: str) -> str:
        """Return the use of a skill, in one phrase."""
        return {
            "levy": self.tr("brings one lost troop back at once"),
            "feint": self.tr("rolls two dice, and the better one counts"),
            "press": self.tr("wins the round at equal power, × excepted"),
            "charge": self.tr("adds 1 to the power, except to ×"),
            "guard": self.tr("loses no troop this round, whatever the dice"),
        }[skill]

    def skill_short(self, skill: str) -> str:
        """The same in the fewest words, as on a card."""
        return {
            "levy": self.tr("1 troop back", "skill"),
            "feint": self.tr("better of 2 dice", "skill"),
            "press": self.tr("wins equal power", "skill"),
            "charge": self.tr("power +1", "skill"),
            "guard": self.tr("loses no troop", "skill"),
        }[skill]

    def card(self, card: int | str) -> str:
        """A negotiation card: "card A"."""
        return self.tr("card {card}").format(card=card if isinstance(card, str) else CARDS[card])

    def card_does(self, card: str, view: CrownTakerView) -> str:
        """Return the loser's loss."""
        numbers = view.numbers.cards[card]
        tokens, assets = numbers.tokens, numbers.assets
        if tokens and assets:
            return self.tr("costs the loser {tokens} (to the castle) and {assets}").format(
                tokens=self.tokens(tokens), assets=self.assets(assets)
            )
        if tokens:
            return self.tr("costs the loser {tokens} (to the castle)").format(tokens=self.tokens(tokens))
        return self.tr("costs the loser {assets}", "assets lost").format(assets=self.assets(assets))

    def assets(self, count: int) -> str:
        return self.tr("%n asset(s)", "", count)

    def tokens(self, count: int) -> str:
        return self.tr("%n token(s)", "", count)

    def troops(self, count: int) -> str:
        return self.tr("%n troop(s)", "", count)

    def medals(self, count: int) -> str:
        return self.tr("%n medal(s)", "", count)

    def change(self, what: Literal["assets", "troops", "medals"], by: int) -> str:
        """A gain or a loss, with its unit."""
        return {
            "assets": self.tr("assets {change}", "a gain or a loss"),
            "troops": self.tr("troops {change}", "a gain or a loss"),
            "medals": self.tr("medals {change}", "a gain or a loss"),
        }[what].format(change=signed(by))

    def card_costs(self, card: str, view: CrownTakerView) -> tuple[CardCost, ...]:
        """The same as signs and numbers, a line for each kind."""
        numbers = view.numbers.cards[card]
        costs = (CardCost("tokens", numbers.tokens), CardCost("assets", numbers.assets))
        return tuple(cost for cost in costs if cost.amount)

    def uses(self, used: int, most: int) -> str:
        """Return the number of uses of a skill in this war."""
        return self.tr("used {used} of {most}", "a skill in a war").format(used=used, most=most)

    def loss(self, tokens: int, assets: int) -> str:
        """Return the loss by a negotiation card: one of the two, or both."""
        if tokens and assets:
            return self.tr("{tokens} and {assets}").format(tokens=self.tokens(tokens), assets=self.assets(assets))
        return self.tokens(tokens) if tokens else self.assets(assets)

    def passing(self) -> str:
        """Return the name of requesting nothing."""
        return self.tr("Pass")

    def dice(self, rolled: tuple[int, ...]) -> str:
        return "+".join(str(die) for die in rolled)

    def power(self, power: int) -> str:
        """A power with the sign that the table paints for it."""
        named = (self.tr("× (power 0)"), self.tr("shield (power 1)"), self.tr("star (power 2)"))
        return named[power] if power < len(named) else self.tr("star and 1 (power 3)")

    def space(self, space: str) -> str:
        """One of the four places for tokens."""
        return {
            "troops": self.tr("Troops", "place for tokens"),
            "arms": self.tr("Arms", "place for tokens"),
            "church": self.tr("Church", "place for tokens"),
            "treasury": self.tr("Treasury", "place for tokens"),
        }[space]

    def space_use(self, space: str) -> str:
        """Return the use of a token there, as a sentence."""
        return {
            "troops": self.tr("Each round you lose costs one; with none left, you lose the war."),
            "arms": self.tr("The more you have, the better your die."),
            "church": self.tr("With more than the other side, you win equal negotiation cards."),
            "treasury": self.tr("Each brings assets at once; the token returns after the war."),
        }[space]

    def space_short(self, space: str, per_token: int) -> str:
        """The same in a few words, beside the places; `per_token` assets for a token in the treasury."""
        return {
            "troops": self.tr("none left: war lost", "troops"),
            "arms": self.tr("better die faces", "arms"),
            "church": self.tr("wins equal cards", "church"),
            "treasury": self.tr("+{assets} assets each", "treasury").format(assets=per_token),
        }[space]

    def opinion(self, thinks: Opinion) -> str:
        """Return the words of a lord about a price."""
        return {
            "ready": self.tr("“We can talk.”", "a lord about a price"),
            "mocked": self.tr("“Are you mocking me?”", "a lord about a price"),
            "low": self.tr("“That's too little.”", "a lord about a price"),
            "dear": self.tr("“That's too expensive.”", "a lord about a price"),
            "fair": self.tr("“The usual price.”", "a lord about a price"),
            "good": self.tr("“Now that's an offer.”", "a lord about a price"),
        }[thinks]

    def ransom(self) -> str:
        """Return the word for the price of a captive."""
        return self.tr("Ransom", "on a lord")

    def holder(self, side: int) -> str:
        """Return the name of a side, or of the supply."""
        return self.tr("the supply") if side == NOBODY else self.side(side)


LABELS: Final = CrownTakerLabels()


def labels_of(view: CrownTakerView) -> CrownTakerLabels:
    """The names for a view, those on a player's own cards included."""
    return CrownTakerLabels(view.numbers.printed)


def lord_face(view: CrownTakerView, side: int, rank: str, held: bool, leads: bool = False) -> LordFace:
    """A lord; `held` if it is a captive, `leads` if it commands an army on the map."""
    numbers = view.numbers.lords[rank]
    return LordFace(
        side,
        rank,
        labels_of(view).lord(side, rank),
        (LABELS.space("troops"), numbers.troops),
        (LABELS.space("arms"), numbers.arms),
        (LABELS.ransom(), numbers.ransom),
        (LABELS.skill(numbers.skill), LABELS.assets(numbers.cost)),
        LABELS.skill_short(numbers.skill),
        held,
        numbers.cost,
        leads,
    )


def army_face(view: CrownTakerView, side: int, space: str, count: int) -> ArmyFace:
    """`count` troops or arms of a side that has a commander."""
    own = view.commanding(side)
    assert own is not None
    return ArmyFace(space, count, own.troops if space == "troops" else own.arms, side)


def army_words(face: ArmyFace) -> TextFace:
    """The name and number of a rank, at its outer end."""
    words = f"{LABELS.space(face.sign)} {face.tokens}/{face.most}"
    return TextFace(words, "ink", "right" if face.side else "left", bold=True)


def skill_face(view: CrownTakerView, side: int, used: int, declared: bool) -> SkillFace:
    """The skill of a side that has a commander."""
    own = view.commanding(side)
    assert own is not None
    return SkillFace(LABELS.skill(own.skill), used, view.numbers.uses_per_war, declared)


def castle_face(view: CrownTakerView, side: int) -> CastleFace:
    """The castle of a side: what has become of it, and whose banner is on it."""
    other = SIDES[1 - side]
    if view.step == "over":
        winner = SIDES.index(view.winner) if view.winner in SIDES[:2] else NOBODY
        state: CastleState = "ruined" if view.assets[side] <= 0 else "peace"
        return CastleFace(side, state, side if winner == NOBODY else winner, winner == side)
    if view.step in ("skill", "roll"):
        at_the_gates = view.war_round > 1 and view.troops[side] <= 1
        return CastleFace(side, "besieged" if at_the_gates else "war", side)
    beaten = len(view.medals) == view.phase and view.medals[-1] == other
    return CastleFace(side, "besieged" if beaten else "peace", side)
