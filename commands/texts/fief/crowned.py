"""What only words can say of a ballot and a coronation."""

from __future__ import annotations

from commands.texts.fief.crown import IS_KING, IS_QUEEN, IS_REGENT, OF_AGE, TOTAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.texts import Words
    from commands.texts.variants import Variants


def crowned(facts: Mapping[str, Any]) -> str:
    """By whom somebody was crowned, or who did not want it."""
    if not facts["crowned"]:
        return "refused"
    told = ["ruled"] * (not facts["by"]) + ["queen"] * bool(facts.get("queen"))
    return ".".join(told)


# Somebody is elected, or why nobody is.
VARIANTS: Variants = {
    "fief elect": lambda facts: facts["void"] or "",
    "fief crown": crowned,
}


def totals(words: Words, cast: dict[str, int]) -> list[str]:
    """The votes for each candidate, the most first."""
    order = sorted(cast.items(), key=lambda one: (-one[1], one[0]))
    return [words.say(TOTAL, lord=lord, count=count) for lord, count in order]


def told(words: Words, kind: str, facts: dict[str, Any]) -> dict[str, Any]:
    """The votes for each candidate; the bishops, or the cardinal, who crown."""
    if kind == "fief elect":
        return {"said": ", ".join(totals(words, facts["totals"]))}
    if kind == "fief crown":
        return {"bishops": [one["lord"] for one in facts["by"]]}
    return {}


def besides(words: Words, facts: dict[str, Any]) -> Iterator[str]:
    """Who wears a crown since a death, or since the end of a regency."""
    deaths = [facts] if "throne" in facts and "cause" in facts else []
    for key in ("deaths", "killed", "death"):
        found = facts.get(key) or []
        deaths += [found] if isinstance(found, dict) else found
    for death in deaths:
        throne = death.get("throne") or {}
        if death.get("king"):
            yield words.say(IS_KING, lord=death["king"])
        if death.get("regent"):
            yield words.say(IS_REGENT, lord=death["regent"])
        elif throne.get("regent_before") and throne.get("king"):
            yield words.say(OF_AGE, king=throne["king"])
        if throne.get("queen"):
            yield words.say(IS_QUEEN, lord=throne["queen"])
    young = facts.get("of_age") or {}
    if young.get("king"):
        yield words.say(OF_AGE, king=young["king"])
        if young.get("queen"):
            yield words.say(IS_QUEEN, lord=young["queen"])
