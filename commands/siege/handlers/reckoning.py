"""Sieges reckoned with or without a campaign: budgets, lists, rolls, scores, odds."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result
    from ledger.journal import Finding
    from ledger.rules.siege.listreader import Meant

GAME = "siege"


def length(call: Call, turn: int | None, **_words: Any) -> Result:
    """Whether a siege ends with a turn, which is the current one if none is named."""
    from commands.handlers.resolving import thrown

    return thrown(call, here=turn is None)


# Points -------------------------------------------------------------------------


def budget(
    call: Call,
    attacker: int,
    defender: int | None,
    scenario: str | None,
    won: bool,
    minmax: str | None,
    rules: str | None,
) -> Result:
    """What both sides may spend."""
    from commands.handlers.resolving import reckoned, state_named
    from ledger.rules.siege import budget as budgets
    from ledger.rules.siege.scenarios import ROLES, SIEGE, named

    state = state_named(call, GAME, rules)
    code = named(scenario) if scenario else SIEGE
    result, warnings = budgets.budget(state, attacker, defender, code, won_before=won)
    if minmax:
        from ledger.rules.siege.listunits import minmax as read

        least, most = read(minmax)
        for role in ROLES:
            of = budgets.steps(state, role, result[role]["points"], code)
            legal = budgets.legal(of, least, most)
            result[role]["legal"] = dict(zip(("min", "max"), legal, strict=True))
    return reckoned(result, warnings, state)


def fortress(_call: Call, points: int) -> Result:
    """The size of a fortress."""
    from ledger.rules.siege.fortress import fortress as plan

    result, warnings = plan(points)
    return result, None, warnings, None


def tower(_call: Call, base: str, on_base: int | None, agreed: bool) -> Result:
    """Whether a base counts as a tower, and how many have room in it."""
    from ledger.rules.game import warning
    from ledger.rules.siege.towers import base_of
    from ledger.rules.siege.towers import tower as judge

    width, depth = size = base_of(base)
    result = judge(size, on_base, agreed=agreed)
    warnings = []
    if result["tower"] and not result["exact"]:
        facts = {"width": width, "depth": depth}
        warnings.append(warning("siege.try_base", rule="SIEGE-AMB-19", **facts))
    if agreed and not judge(size)["tower"]:
        warnings.append(warning("siege.agreed_tower", rule="SIEGE-AMB-18"))
    return result, None, warnings, None


# Lists -----------------------------------------------------------------------------


def check(call: Call, file: str, rules: str | None) -> Result:
    """A list with all its faults."""
    from commands.handlers.resolving import reckoned, state_named
    from commands.texts.siege.listed import meant
    from ledger.acting.given import read_text
    from ledger.faults import located
    from ledger.reading.siege.lists import checked_facts
    from ledger.rules.siege.checking import checked
    from ledger.toml import read_toml

    state = state_named(call, GAME, rules)
    text = read_text(file)
    sides, faults = checked(state, read_toml(text), meant)
    located_faults = located(text, faults)
    warnings = [warning for side in sides for warning in side.warnings]
    result = checked_facts(sides)
    result["faults"] = [_fault(call, finding) for finding in located_faults["findings"]]
    result["more_faults"] = located_faults["more"]
    result = {"ok": not faults, **result}
    return reckoned(result, warnings, state)


def _fault(call: Call, finding: Finding) -> dict[str, Any]:
    from commands.texts import refusing

    fault = refusing.finding_facts(call.words, finding)
    return {
        "rule": fault["rule"],
        "text": fault["message"],
        "code": fault["code"],
        "line": fault["line"],
    }


def starter(call: Call, side: str | None, file: str | None, force: bool) -> Result:
    """A list file to begin with, or the file that it was written to."""
    from commands.handlers.export import toml
    from commands.resources import template
    from commands.siege.handlers.sides import Sides
    from ledger.acting.given import read_text
    from ledger.errors import Refused
    from ledger.rules.siege.scenarios import ATTACKER

    role = Sides(call).role(side) if side else ATTACKER
    if role is None:
        raise Refused("unknown_name", "siege.role", kind="army_role", name=side)
    text = read_text(template("siege", f"{role}.{call.lang}.toml"))
    return {"side": role, **toml(text, file, force=force)}, None, [], None


# The score --------------------------------------------------------------------------


def score(
    call: Call, sections: str | None, generals: list[str] | None, rules: str | None
) -> Result:
    """Who wins, from sections that are typed, from a file, or from a campaign."""
    from commands.handlers.resolving import reckoned, state_meant
    from commands.siege.handlers.sides import Sides
    from commands.texts.siege.reckoning import WHY
    from ledger.reading.siege.reckoning import tally as of_campaign
    from ledger.reading.siege.reckoning import unscored
    from ledger.rules.siege.house import house
    from ledger.rules.siege.score import score as judge
    from ledger.rules.siege.tally import general
    from ledger.rules.siege.tally_file import differing

    named = Sides(call)
    typed = dict(general(word, named.role) for word in generals or ())
    tally = None if sections is None else _tally(sections, named)
    state = state_meant(call, GAME, rules, spoken=named.spoken or tally is None)
    warnings = [] if tally else unscored(state)
    tally = tally or of_campaign(state)
    died = {**tally.died, **typed}
    if not (tally.sections or tally.points or died):
        from commands.handlers.optional_campaign import state_here
        from ledger.errors import Misuse

        here = state_here(call) if sections is None else None
        at_hand = here is not None and here.game == GAME
        key = "siege.no_score" if at_hand else "siege.nothing_to_score"
        raise Misuse("usage", key)
    result = judge(state, tally.sections, died, tally.points)
    warnings += differing(tally.claims, result)
    result["text"] = call.words.say(WHY[result["why"]])
    result["stands_counted"] = house(state, "stands_counted")
    return reckoned(result, warnings, state)


def _tally(word: str, named: Meant) -> Any:  # noqa: ANN401 - typed only where it is read
    """The score typed as a word, or in the file it names, which has its own sides."""
    import os

    from commands.texts.siege.listed import meant
    from ledger.rules.siege.tally import inline
    from ledger.rules.siege.tally_file import read

    if not word.casefold().endswith(".toml") and not os.path.exists(word):
        return inline(word, named)
    from ledger.acting.given import read_text
    from ledger.errors import Misuse
    from ledger.faults import located
    from ledger.toml import read_toml

    text = read_text(word)
    tally, faults = read(read_toml(text), meant)
    if faults:
        raise Misuse("usage", "file.faults", **located(text, faults))
    return tally


# Odds ------------------------------------------------------------------------------


def length_odds(_call: Call, first: int | None, exact: bool) -> Result:
    """When a siege ends."""
    from ledger.reading.siege.reckoning import length as reckon

    return reckon(first, exact), None, [], None


def earthwork_odds(_call: Call, attacks: int, exact: bool) -> Result:
    """Whether earthworks fall."""
    from ledger.reading.siege.reckoning import earthwork as reckon

    return reckon(attacks, exact), None, [], None
