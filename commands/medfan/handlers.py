"""Rolls and questions of the Med-Fan rules, with or without a campaign."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.call import Call, Result

GAME = "medfan"


def by_name(call: Call, **_words: Any) -> Result:
    """A roll on a table, with the name and the text of the result."""
    from commands.handlers.resolving import thrown
    from commands.texts.medfan.thrown import THROWN

    result, *rest = thrown(call)
    if "id" in result:
        words, (names, texts) = call.words, THROWN[call.path]
        result = {**result, "name": words.say(names[result["id"]])}
        if texts:
            result["text"] = words.say(texts[result["id"]])
    return result, *rest


# The battle ----------------------------------------------------------------------


def card(call: Call, name: str | None) -> Result:
    """The reference card of a scenario, or of the one prepared, if none is named."""
    from commands.handlers.resolving import state_meant
    from commands.texts.medfan.battles import SCENARIOS, WINS
    from commands.texts.medfan.cards import CARDS
    from ledger.errors import Refused
    from ledger.rules.medfan.finding import scenario
    from ledger.rules.medfan.scenarios import COUNTS, ROWS
    from ledger.state import CAMPAIGN, State

    if name:
        scenario_code = scenario(State(), name)
    else:
        here = state_meant(call, GAME, None, spoken=True)
        scenario_code = here.text(CAMPAIGN, "scenario") or ""
        if not scenario_code:
            raise Refused("out_of_phase", "medfan.not_prepared", rule="MED-BATTLE-01")
    words = call.words
    result = {
        "id": scenario_code,
        "number": ROWS.index(scenario_code) + 1,
        "name": words.say(SCENARIOS[scenario_code]),
        "text": words.say(WINS[scenario_code]),
        "lines": [
            dict(zip(("part", "rule"), key.split(), strict=True), text=words.say(text))
            for key, text in CARDS[scenario_code].items()
        ],
        "counts": list(COUNTS[scenario_code]),
    }
    return result, None, [], None


def length(call: Call, turn: int | None, **_words: Any) -> Result:
    """Whether a battle ends with a turn, which is the next one if none is named."""
    from commands.handlers.resolving import thrown

    return thrown(call, here=turn is None)


def score(call: Call, *, name: str | None, rules: str | None, **counts: Any) -> Result:
    """Who wins, from what was counted."""
    from commands.handlers.resolving import state_meant
    from ledger.reading.medfan.score import Counted
    from ledger.reading.medfan.score import score as judge

    state = state_meant(call, GAME, rules, spoken=_in_campaign(call))
    counted = Counted(name, **{key: counts[key] for key in counts if counts[key]})
    return judge(state, counted), None, [], None


def _in_campaign(call: Call) -> bool:
    """Whether the call mentions a figure or a player of the campaign."""
    args = call.args
    specs = (args["attacker"] or "", args["defender"] or "")
    named = any("=" not in spec.split(",")[0] for spec in specs if spec)
    return bool(args["dead"] or args["wounded"] or named or not args["name"])


# Odds ------------------------------------------------------------------------------


def survival_odds(_call: Call, figures: int, healer: bool, house: bool) -> Result:
    """The chances of eliminated figures to survive."""
    from ledger.reading.medfan.odds import survival

    return survival(figures, healer=healer, house_of_healers=house), None, [], None


def income_odds(call: Call, player: str, against: str | None) -> Result:
    """The chances of a player's next income."""
    from commands.handlers.optional_campaign import campaign
    from ledger.reading.medfan.odds import income
    from ledger.reading.played import of_game

    return income(of_game(campaign(call), GAME), player, against), None, [], None


def territory_odds(
    call: Call, owned: list[str] | None, player: str | None, rules: str | None
) -> Result:
    """The chances of what an unknown territory may be."""
    from commands.handlers.optional_campaign import campaign
    from commands.handlers.resolving import state_named
    from ledger.reading.medfan.odds import territory
    from ledger.reading.played import of_game

    at_hand = of_game(campaign(call), GAME) if player else None
    state = at_hand or state_named(call, GAME, rules)
    return territory(state, player, owned or ()), None, [], None
