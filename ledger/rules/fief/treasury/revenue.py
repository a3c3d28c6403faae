"""What every village, tax and pension brings in phase 2, to whom, or why nothing."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.board.places import diocese_of, region_of, regions, villages
from ledger.rules.fief.facts import BUILDINGS
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import capital_held, enemies_in, owner_of, title_over
from ledger.rules.fief.forces import counted, rebels_at, stands
from ledger.rules.fief.house import house, variant
from ledger.rules.fief.tables import CROWDING, INCOME
from ledger.rules.fief.treasury.escrow import account as escrow
from ledger.rules.fief.treasury.tithe import tallage, tither

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ledger.state import State

    # Why a village pays nothing, and the rule behind it.
    Reason = tuple[str, str]

PRODUCTION = ("mill", "press")
RULES = {
    "castle": "FIEF-INC-02",
    "city": "FIEF-INC-03",
    "press": "FIEF-INC-04",
    "mill": "FIEF-INC-05",
}


class Line(NamedTuple):
    """One line of the income.

    Attributes:
        to: who gets it: a player, the escrow of a captive, or nobody.
        what: a building, or "tallage", "king", "queen", "regent".
        where: the village, or the lord whose pension it is.
        amount: its worth, whether it is paid or not.
        rule: the rule that decides it.
        number: how many buildings.
        why: why nothing is paid, or why it goes to somebody other than the owner.
        owner: who would otherwise get it.
    """

    to: str | None
    what: str
    where: str
    amount: int
    rule: str
    number: int = 1
    why: str | None = None
    owner: str | None = None

    @property
    def paid(self) -> int:
        """How much the treasurer pays out."""
        return self.amount if self.to else 0


def lines(state: State) -> Iterator[Line]:
    """Every line of this turn's income, village by village in map order."""
    for village in villages(state):
        built = [(kind, state.balance(village, kind)) for kind in BUILDINGS]
        if any(count for _, count in built):
            yield from _village(state, village, built)
    for region in regions(state):
        yield from _tallage(state, region)
    yield from _pensions(state)


def _village(
    state: State, village: str, built: list[tuple[str, int]]
) -> Iterator[Line]:
    """What the buildings of a village pay, and to whom."""
    owner, title = owner_of(state, village), title_over(state, village)
    idle = _idle(state, village, owner, title)
    barren = _barren(state, village, owner)
    taker = tither(state, diocese_of(state, village))
    aside = _frozen(state, title)
    for kind, count in built:
        if not count:
            continue
        # FIEF-INC-02 to -05.
        amount, produces = INCOME[kind] * count, kind in PRODUCTION
        line = Line(owner, kind, village, amount, RULES[kind], count, owner=owner)
        if aside:
            # Only the captive's own fiefs are frozen (FIEF-INC-16).
            line = line._replace(to=aside, rule="FIEF-INC-14", why="frozen")
        if idle:
            line = line._replace(to=None, rule=idle[1], why=idle[0])
        tithed = produces and taker and taker != line.to  # FIEF-INC-13, FIEF-CARD-42
        if tithed and (not idle or house(state, "tithe.ignore_occupation")):
            line = line._replace(to=taker, rule="FIEF-INC-13", why="tithe")
        if produces and barren:
            line = line._replace(to=None, rule=barren[1], why=barren[0])
        yield line


def _frozen(state: State, title: str | None) -> str | None:
    """Where the money of a captive's fief goes (FIEF-INC-14).

    See FIEF-GRACE-12, FIEF-INC-16.
    """
    holder = state.text(title, "holder") if title else None
    return escrow(holder) if holder and not lords.is_free(state, holder) else None


def _barren(state: State, village: str, owner: str | None) -> Reason | None:
    """Why mills and presses bring nothing: famine, or too many mouths to feed.

    Nor does a bishop get anything (FIEF-INC-12, -21, AMB-26, FIEF-CARD-67).
    """
    region = region_of(state, village)
    # FIEF-INC-12, FIEF-CARD-67
    if state.balance(region or "", "famine"):
        return "famine", "FIEF-INC-12"
    if variant(state, "crowding"):
        alone = owner if house(state, "army.count_per_player") else None
        crowd = (alone,) if alone else state.seats
        if counted(state, village, crowd) > CROWDING["most_counters"]:
            return "crowded", "FIEF-INC-21"
    return None


def _idle(
    state: State, village: str, owner: str | None, title: str | None
) -> Reason | None:
    """Why a village pays its owner nothing (FIEF-INC-06)."""
    if owner and title:
        return _idle_in_fief(state, village, owner, title)
    if owner is None:
        return ("aside", "FIEF-AMB-67") if title else ("nobody", "FIEF-INC-06")
    return None if stands(state, village, owner) else ("empty", "FIEF-INC-06")


def _idle_in_fief(state: State, village: str, owner: str, title: str) -> Reason | None:
    """Why not in a fief: only its capital matters (FIEF-INC-07, AMB-13, -14)."""
    if not capital_held(state, title):
        if house(state, "income.empty_capital") == "none":
            return "empty_capital", "fief.income.empty_capital"
        if not stands(state, village, owner):
            return "empty_capital", "FIEF-INC-07"
    if house(state, "income.enemy_blocks_village") and (
        rebels_at(state, village) or enemies_in(state, village, owner)
    ):
        return "enemy", "fief.income.enemy_blocks_village"
    return None


def _tallage(state: State, region: str) -> Iterator[Line]:
    """The tallage of a region, village by village (FIEF-CARD-47)."""
    tax = tallage(state, region)
    if tax is None:
        return
    if tax.why:
        owner, rule, why = tax.owner, tax.rule, tax.why
        yield Line(None, "tallage", region, 0, rule, why=why, owner=owner)
    other = "heir" if tax.to != tax.owner else None
    if tax.to and tax.to not in state.seats:
        other = "frozen"
    for village in tax.villages:
        amount, to, owner = INCOME["tallage"], tax.to, tax.owner  # FIEF-INC-22
        yield Line(to, "tallage", village, amount, tax.rule, why=other, owner=owner)
    for village in tax.lost:
        amount, owner, rule = INCOME["tallage"], tax.owner, "FIEF-CARD-47"
        yield Line(None, "tallage", village, amount, rule, why="enemy", owner=owner)


def _pensions(state: State) -> Iterator[Line]:
    """The pensions of king, queen and regent (FIEF-INC-08 to -10).

    The regent gets the king's pension as well as the queen's (FIEF-REGENCY-02), unless
    another already wears the queen's crown (AMB-128).
    """
    regent, king = lords.office(state, "regent"), lords.office(state, "king")
    queen = lords.office(state, "queen") or regent
    if regent:
        yield _pension(state, "regent", regent, INCOME["king"], "FIEF-INC-10")
    elif king:
        yield _pension(state, "king", king, INCOME["king"], "FIEF-INC-08")
    if queen:
        yield _pension(state, "queen", queen, INCOME["queen"], "FIEF-INC-09")


def _pension(state: State, what: str, lord: str, amount: int, rule: str) -> Line:
    """A pension; a captive's is lost, or set aside by house rule (AMB-27).

    See FIEF-GRACE-10, FIEF-INC-15.
    """
    player = lords.owner(state, lord) or None
    line = Line(player, what, lord, amount, rule, owner=player)
    if lords.is_free(state, lord):
        return line
    if house(state, "prisoner.escrow_all"):
        by = "fief.prisoner.escrow_all"
        return line._replace(to=escrow(lord), rule=by, why="frozen")
    return line._replace(to=None, rule="FIEF-INC-15", why="captive")
