"""The death of a lord: what goes where, and who succeeds (FIEF-LORD-05)."""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.errors import Misuse, Refused
from ledger.naming import near
from ledger.rules.common.facts import MONEY
from ledger.rules.common.picking import pick
from ledger.rules.fief.board.places import village_of, villages
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.bonds import parted
from ledger.rules.fief.families.ending import BURIED, DEAD, ended
from ledger.rules.fief.families.releasing import set_free
from ledger.rules.fief.families.succession import falls_vacant
from ledger.rules.fief.families.together import together
from ledger.rules.fief.fiefs import is_guest
from ledger.rules.fief.forces import stands
from ledger.rules.fief.house import house
from ledger.rules.fief.treasury.escrow import account as escrow
from ledger.rules.fief.treasury.escrow import held
from ledger.rules.fief.treasury.tithe import CROWN, heir
from ledger.rules.fief.variants.ransoms import nobody_left
from ledger.rules.fief.variants.sales import sale_due
from ledger.rules.game import Outcome, warning
from ledger.state import BANK, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State
    from ledger.table import Table

# The rule for each kind of death.
CAUSES = {
    "battle": "FIEF-FIGHT-20",
    "plague": "FIEF-CARD-58",
    "assassination": "FIEF-CARD-60",
    "justice": "FIEF-CARD-62",
    "revolt": "FIEF-REVOLT-18",
}
# Deaths without a card or a fight: in the dungeon, or for lack of a ransom.
DUNGEON, UNPAID = "dungeon", "ransom"
RULES = CAUSES | {DUNGEON: "FIEF-VAR-26", UNPAID: "FIEF-VAR-31"}
# Those whom Justice cannot condemn (FIEF-CARD-63).
SACRED = ("king", "regent", "prince")


def died(state: State, table: Table, lord: str, cause: str) -> Outcome:
    """A lord has died at the table."""
    if cause not in CAUSES:
        likely = near(cause, CAUSES) or list(CAUSES)
        raise Misuse("usage", "fief.cause", word=cause, near=likely)
    if cause == "justice":
        need_mortal(state, table, lord)
    effects, death, notes = die(state, table, lord, cause)
    now = state.copy().apply(effects)
    death["prisoners"] = []
    # Captives die with the last of their guards (FIEF-FIGHT-29, GRACE-05).
    for captive in unguarded(now, death["player"]) if cause == "battle" else ():
        more, one, warned = die(now, table, captive, cause)
        now.apply(more)
        effects += more
        notes += warned
        death["prisoners"].append(one)
    effects += together(now, [death, *death["prisoners"]])
    return Outcome({"lord": lord, "cause": cause}, death, effects, notes)


def need_mortal(state: State, table: Table, lord: str) -> None:
    """Refuses to let Justice condemn a lord who is above it (FIEF-CARD-63)."""
    if is_sacred(state, lord):
        rule = "FIEF-CARD-63"
        table.object(Refused("rule", "fief.justice_sacred", rule=rule, lord=lord))


def is_sacred(state: State, lord: str) -> bool:
    """Whether a lord is above Justice; a queen who is not regent is not.

    By FIEF-PRINCE-07, FIEF-REGENCY-08.
    """
    return any(name in SACRED for name in lords.offices_of(state, lord))


def die(
    state: State, table: Table, lord: str, cause: str
) -> tuple[list[Effect], dict[str, Any], list[dict[str, Any]]]:
    """All consequences of a lord's death, by any cause (FIEF-LORD-05, -06, -08).

    The effects, the outcome as facts, and warnings. Several deaths are settled one by
    one, each on the state left by the one before. A lord put into the dungeon keeps the
    card while another of the family lives (FIEF-VAR-27); otherwise it is a death like
    any other.
    """
    player = lords.owner(state, lord)
    others = [one for one in lords.family(state, player) if one != lord]
    kept = cause == DUNGEON and bool(others)
    because = Because("FIEF-VAR-25" if kept else RULES[cause], lord)
    death: dict[str, Any] = {
        "lord": lord,
        "player": player,
        "cause": cause,
        "at": village_of(state.text(lord, "at") or "") or None,
        "offices": lords.offices_of(state, lord),
        "bishop": next(iter(lords.bishoprics(state, lord)), None),
        "cardinal": bool(state.get(lord, "cardinal")),
        "darc": lords.is_darc(state, lord),
        "spouse": lords.spouse(state, lord),
    }
    effects, titles, notes = _titles(state, table, lord)
    death["titles"] = titles
    # The succession to a crown is settled before the card is gone.
    crown = falls_vacant(state, table, lord)
    effects += crown.effects
    death["throne"] = crown.result or None
    notes += crown.warnings
    if kept:
        death["dungeon"] = True
    effects += ended(state, lord, BURIED if kept else DEAD, because)
    after = state.copy().apply(effects)
    death |= _thrones(state, after)
    death["last"] = not lords.family(after, player)
    lost = lords.household(after, player) if death["last"] else []
    if lost:  # nobody of the family is alive to free them (FIEF-VAR-33)
        death["lost"] = lost
        for one in lost:
            effects += ended(after, one, DEAD, Because("FIEF-VAR-33", one))
        notes.append(warning("fief.dungeon_lost", rule="FIEF-VAR-33", lords=lost))
    money, to = _escrow(state, after, lord)
    effects += money
    death["escrow"] = {"to": to, "amount": held(state, lord)} if money else None
    death["freed"], free = _unguarded(state.copy().apply(effects), player, cause)
    effects += [*_camps(after, player, because), *free, *nobody_left(after, player)]
    notes += parted(state, after)
    if death["bishop"]:
        due, more = sale_due(state.copy().apply(effects), death["bishop"])
        effects += due
        notes += more
    return effects, death, notes


def _thrones(state: State, after: State) -> dict[str, Any]:
    """Those who became king or regent by this death, and all wearers of crowns.

    `king` and `regent` repeat `becomes`, for older journals.
    """
    before = {name: lords.office(state, name) for name in lords.OFFICES}
    reigns = {name: lords.office(after, name) for name in lords.OFFICES}
    becomes = {
        name: reigns[name] if reigns[name] != before[name] else None
        for name in ("king", "regent")
    }
    return {**becomes, "becomes": becomes, "reigns": reigns}


# Titles ------------------------------------------------------------------------------


def _titles(
    state: State, table: Table, lord: str
) -> tuple[list[Effect], list[dict[str, Any]], list[dict[str, Any]]]:
    """Keeps a dead lord's fiefs in the family, or for an heir (FIEF-FIEF-27)."""
    titles = lords.titles_of(state, lord)
    family = [
        one for one in lords.family(state, lords.owner(state, lord)) if one != lord
    ]
    if not titles:
        return [], [], []
    if not family:
        return _extinct(state, lord, titles)
    return _inside(state, table, lord, titles, family)


def _inside(
    state: State, table: Table, lord: str, titles: list[str], family: list[str]
) -> tuple[list[Effect], list[dict[str, Any]], list[dict[str, Any]]]:
    """Names another lord of the family at once (FIEF-FIEF-28, AMB-42, -124)."""
    free = [one for one in family if lords.is_free(state, one)]
    likely = family if house(state, "heir.prisoner") else free or family
    if not free and not house(state, "heir.prisoner"):
        rule = "fief.heir.prisoner"
        table.object(Refused("rule", "fief.captive", rule=rule, lord=family[0]))
    name, player = state.name(lord), lords.owner(state, lord)
    split = house(state, "heir.split") == "split" and len(titles) > 1
    follower = None if split else pick(state, table, f"heir.{name}", likely, who=player)
    effects: list[Effect] = []
    passed, notes = [], []
    for title in titles:
        key = f"heir.{name}.{state.name(title)}"
        taker = follower or pick(state, table, key, likely, who=player)
        because = Because("FIEF-FIEF-28", title)
        change = changed(state, title, "holder", taker)
        effects.append(change._replace(because=because))
        passed.append({"title": title, "heir": taker})
        if not lords.is_free(state, taker):
            rule = "FIEF-AMB-42"
            note = warning("fief.title_captive", rule=rule, lord=taker)
            notes += [] if note in notes else [note]  # once, however many titles
    return effects, passed, notes


def _extinct(
    state: State, lord: str, titles: list[str]
) -> tuple[list[Effect], list[dict[str, Any]], list[dict[str, Any]]]:
    """After the last of a family, the player keeps the cards until phase 6 (AMB-101).

    The death decides who inherits: the player of the widow or widower, otherwise the
    crown, whoever wears it by then (FIEF-FIEF-30 to -33, AMB-122).
    """
    player, wed = lords.owner(state, lord), lords.spouse(state, lord)
    heir_of = lords.owner(state, wed) if wed else CROWN
    rule = "FIEF-FIEF-31" if wed else "FIEF-FIEF-30"
    effects: list[Effect] = []
    for title in titles:
        keeper = None if state.get(title, "aside") else player
        for field, value in (("holder", None), ("keeper", keeper), ("heir", heir_of)):
            change = changed(state, title, field, value)
            effects.append(change._replace(because=Because(rule, title)))
    facts = {"player": player, "lord": lord}
    notes = [warning("fief.extinct", rule="FIEF-TURN-09", **facts)]
    return effects, [{"title": title, "heir": None} for title in titles], notes


def _escrow(state: State, after: State, lord: str) -> tuple[list[Effect], str]:
    """Gives the heir what was set aside for a captive (FIEF-INC-17).

    That is the family while it is alive, then the heir of its fiefs, or the bank if
    there is none (FIEF-GRACE-13, -19).
    """
    player = lords.owner(state, lord)
    to: str | None = player
    if not lords.family(after, player):
        wed = lords.spouse(state, lord)
        titles = lords.titles_of(state, lord)
        inherited = heir(after, titles[0]) if titles else None
        to = lords.owner(state, wed) if wed else inherited
        if to is None and titles:
            to = player  # nobody inherits: the family keeps its fiefs (FIEF-FIEF-32)
    because = Because("FIEF-INC-17", lord)
    return moved(
        MONEY, held(state, lord), escrow(lord), to or BANK, because
    ), to or BANK


def _camps(state: State, player: str, because: Because) -> list[Effect]:
    """Ends the stay of guests whose last counter has left a village (FIEF-MOVE-14)."""
    effects: list[Effect] = []
    for village in villages(state):
        if is_guest(state, village, player) and not stands(state, village, player):
            guests = tuple(p for p in state.words(village, "guests") if p != player)
            change = changed(state, village, "guests", guests or None)
            effects.append(change._replace(because=because))
    return effects


def _unguarded(state: State, player: str, cause: str) -> tuple[list[str], list[Effect]]:
    """Frees captives without any of their captor's counters left (AMB-58).

    In a fight they die with their guards (FIEF-FIGHT-29).
    """
    freed: list[str] = []
    effects: list[Effect] = []
    now = state.copy()
    for lord in unguarded(state, player) if cause != "battle" else ():
        more = set_free(now, lord, state.text(lord, "at") or "", "FIEF-AMB-58")
        now.apply(more)
        effects += more
        freed.append(lord)
    return freed, effects


def unguarded(state: State, player: str) -> list[str]:
    """The captives of a player without any of that player's counters left."""
    return [
        lord
        for lord in lords.captives_of(state, player)
        if (place := state.text(lord, "at")) and not stands(state, place, player)
    ]
