"""The exact chances of dice, as fractions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

from ledger.rules.common.facts import MONEY
from ledger.rules.medfan.determining import scaled
from ledger.rules.medfan.house import house
from ledger.rules.medfan.income import CAMPS, GUILDS, LATE_CAMPS, order
from ledger.rules.medfan.land import blocked, capability, owned_by, row_is_owned
from ledger.rules.medfan.tables import CAPABILITY, DIE, SURVIVAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ledger.state import State

    Chances = dict[int, Fraction]

FACES = range(1, DIE["sides"] + 1)
YIELDS = {k: v for k, v in CAPABILITY["yields"].items() if k != "source"}
ROLLED = CAPABILITY["rolled"]
GUILD, CAMP, CACHE = "thieves_guild", "refugee_camp", "treasure_cache"
EITHER = "|".join(CAPABILITY["either"])


# Survival --------------------------------------------------------------------


def fates(table: str) -> dict[str, Fraction]:
    """The chance of each fate of one figure."""
    rows = SURVIVAL[table]
    return {fate: Fraction(rows.count(fate), len(rows)) for fate in SURVIVAL["fates"]}


def faces(table: str, fate: str) -> list[int]:
    """The faces that bring a fate on a table."""
    return [face for face, met in enumerate(SURVIVAL[table], 1) if met == fate]


def numbers(figures: int, chance: Fraction) -> Chances:
    """The chance of each number of figures having a fate."""
    other = 1 - chance
    return {
        n: comb(figures, n) * chance**n * other ** (figures - n)
        for n in range(figures + 1)
    }


# A territory -----------------------------------------------------------------


def capabilities(owned: Collection[str]) -> dict[str, Fraction]:
    """The chance of each capability for a player who owns these.

    Owned uniques are rolled again, so the others share their chance; a player who
    owns all of them rolls on the general table again (MED-TERR-12, -13). Where the
    player chooses, both ids are given together.
    """
    general = Counter(CAPABILITY["general"])
    left = [row for row in CAPABILITY["unique"] if not row_is_owned(row, owned)]
    if not left:
        del general["unique"]
    chances: dict[str, Fraction] = {}
    for category, weight in general.items():
        rows = left if category == "unique" else CAPABILITY[category]
        share = Fraction(weight, general.total() * len(rows))
        for row in rows:
            name = EITHER if row in CAPABILITY["either"] else row
            chances[name] = chances.get(name, Fraction(0)) + share
    return chances


def treasure(state: State) -> Fraction:
    """The average content of a Treasure Cache when it is discovered."""
    dice = CAPABILITY["found"][CACHE]["dice"]
    return mean(
        {
            scaled(state, total * DIE["times"]): chance
            for total, chance in _sums(dice).items()
        }
    )


def _sums(dice: int) -> Chances:
    throws = Counter(map(sum, product(FACES, repeat=dice)))
    return {total: Fraction(n, throws.total()) for total, n in sorted(throws.items())}


# Income ----------------------------------------------------------------------


def yields(state: State, kind: str) -> Chances:
    """What a territory by itself brings in one phase; negative if it costs."""
    if kind in YIELDS:
        return {scaled(state, YIELDS[kind]): Fraction(1)}
    if kind == CAMP:
        return {-scaled(state, CAPABILITY["camp"]["upkeep"]): Fraction(1)}
    if kind == GUILD:
        return {scaled(state, CAPABILITY["guild"]["amount"]): Fraction(1)}
    if kind not in ROLLED:
        return {0: Fraction(1)}
    rule = ROLLED[kind]
    loses = rule["double"] == "lose" and house(state, "casino_double") == "pay"
    amounts: Counter[int] = Counter()
    throws = list(product(FACES, repeat=rule["dice"]))
    for faces in throws:
        amount = scaled(state, sum(faces) * DIE["times"] + rule["plus"])
        if len(set(faces)) == 1:
            amount = -amount if loses else 0
        amounts[amount] += 1
    return {amount: Fraction(n, len(throws)) for amount, n in sorted(amounts.items())}


def changes(kind: str) -> tuple[str, Fraction] | None:
    """What a territory may turn into in one phase, and the chances."""
    rule = ROLLED.get(kind)
    if rule is None or rule["double"] == "lose":
        return None
    return rule["double"], Fraction(1, DIE["sides"])


def income(state: State, player: str, against: str | None = None) -> dict[str, Chances]:
    """The chances of a player's next income phase (MED-INC-18).

    Args:
        state: the current state.
        player: the player whose income it is.
        against: the opponent whom a Thieves' Guild robs, with the present hoard;
        without one it takes all it can.

    Returns:
        The chances of each `change` of the hoard, and of each number of camps
        `lost`.
    """
    hoard = state.balance(player, MONEY)
    kinds = [
        kind
        for t in owned_by(state, player)
        if (kind := capability(state, t)) and not blocked(state, t)
    ]
    loot = _loot(state, kinds.count(GUILD), against)
    change: Chances = {}
    lost: Chances = {}
    for (won, paid), chance in _totals(state, kinds).items():
        gained = max(0, hoard + won - paid)
        money, unpaid = _settled(state, gained, kinds.count(CAMP), loot)
        for chances, key in ((change, money - hoard), (lost, unpaid)):
            chances[key] = chances.get(key, Fraction(0)) + chance
    return {"change": dict(sorted(change.items())), "lost": dict(sorted(lost.items()))}


def _settled(state: State, money: int, camps: int, loot: int) -> tuple[int, int]:
    """What is left of the gains, and how many camps are lost."""
    upkeep = scaled(state, CAPABILITY["camp"]["upkeep"])
    for step in order(state):
        if step == GUILDS:
            money += loot
        elif step in (CAMPS, LATE_CAMPS):
            paid = min(camps, money // upkeep)
            camps, money = camps - paid, money - paid * upkeep
    return money, camps


def _loot(state: State, guilds: int, against: str | None) -> int:
    if guilds and not house(state, "rare_effects_stack"):
        guilds = 1
    most = guilds * scaled(state, CAPABILITY["guild"]["amount"])
    return min(most, state.balance(against, MONEY)) if against else most


def _totals(state: State, kinds: Iterable[str]) -> dict[tuple[int, int], Fraction]:
    """The chances of total gains and of what a Casino loses."""
    totals = {(0, 0): Fraction(1)}
    for kind in kinds:
        if kind in (GUILD, CAMP):
            continue
        more: dict[tuple[int, int], Fraction] = {}
        for (won, paid), chance in totals.items():
            for amount, share in yields(state, kind).items():
                key = won + max(0, amount), paid + max(0, -amount)
                more[key] = more.get(key, Fraction(0)) + chance * share
        totals = more
    return totals


def mean(chances: Chances) -> Fraction:
    """The average result."""
    return sum((value * chance for value, chance in chances.items()), Fraction(0))
