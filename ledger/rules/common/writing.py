"""The current state as a position file, from which a campaign can go on."""

from __future__ import annotations

from ledger.rules.common.facts import MONEY
from ledger.rules.common.kept import table
from ledger.rules.common.position import may_run, other_ids
from ledger.rules.common.schema import Section
from ledger.state import BANK, CAMPAIGN, RULES, WORLD, State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.rules.common.reader import Reader
    from ledger.rules.common.schema import Form
    from ledger.rules.game import Commodity, Game
    from ledger.toml import Path

    Read = Callable[[dict[str, Any], State], Reader]

# Facts about this file only: going on from a position begins another campaign.
NOT_CARRIED = frozenset({"rules_text", "branch_of", "branch_at"})


def written(state: State, game: Game, form: Form, read: Read) -> dict[str, Any]:
    """The current state as a position file; facts stand in for missing words."""
    page = page_of(state, game, form)
    return write_rest(page, state, rebuilt(page, state, read), game)


def page_of(state: State, game: Game, form: Form) -> dict[str, Any]:
    """The current state in the words of a form."""
    page: dict[str, Any] = {}
    for part in form.parts:
        if isinstance(part, Section):
            page[part.key] = _rows(state, part)
        elif part.kept is not None:
            page[part.key] = part.kept.tell(state, part, CAMPAIGN)
    if not may_run(state.phase, game.phases(state), game):
        del page["phase"]  # a `[[fact]]` covers it
    page = {key: value for key, value in page.items() if value or key == "players"}
    ids = other_ids(state, form.ids)
    for plain, subject in form.more_ids(state) if form.more_ids else ():
        if plain != subject:
            ids[plain] = subject
    return page | ({"ids": page.get("ids", {}) | ids} if ids else {})


def _rows(state: State, section: Section) -> list[dict[str, Any]]:
    if section.rows:
        return section.rows(state)
    kind = section.fields[0].kind
    every = section.every(state) if section.every else state.subjects(kind)
    return [table(state, section.fields, subject) for subject in every]


def rebuilt(page: dict[str, Any], state: State, read: Read) -> State:
    """The state that a page sets up so far; what no box could supply is removed.

    Corrections may have put more on the board than there is.
    """
    while True:
        fresh = State()
        fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
        fresh.put(CAMPAIGN, "game", state.game)
        reader = read(page, fresh)
        beyond = [one for one in reader.faults if one[1].code == "position.stock"]
        if not beyond:
            return fresh.apply(reader.effects)
        for path, fault in reversed(beyond):
            _less(page, path, int(dict(fault.facts)["stock"]))


def _less(page: dict[str, Any], path: Path, left: int) -> None:
    """Lowers the amount on a line to what is in stock; drops it if that is 0."""
    *way, last = path
    table: Any = page
    for key in way:
        table = table[key]
    if left and isinstance(last, str):
        table[last] = left
    else:
        del table[last]


def write_rest(
    page: dict[str, Any], state: State, rebuilt: State, game: Game
) -> dict[str, Any]:
    """Adds as `[[holding]]` and `[[fact]]` what `rebuilt` still lacks."""
    facts: list[dict[str, Any]] = []
    holdings: list[dict[str, Any]] = []
    for subject in sorted(set(state.facts) | set(rebuilt.facts)):
        if subject == RULES:
            continue
        here = state.facts.get(subject, {})
        for field, value in sorted(here.items()):
            if value != rebuilt.get(subject, field) and field not in NOT_CARRIED:
                shown = list(value) if isinstance(value, tuple) else value
                facts.append({"of": subject, "field": field, "value": shown})
    for what in sorted(game.commodities):
        holdings += _moves(state, rebuilt, game.commodities[what])
    if facts:
        page["fact"] = facts
    if holdings:
        page["holding"] = [*page.get("holding", ()), *holdings]
    return page


def _moves(state: State, rebuilt: State, commodity: Commodity) -> list[dict[str, Any]]:
    """The holdings that produce the balances of one commodity."""
    what = commodity.name
    lacking: dict[str, int] = {}
    for account in sorted({*state.balances, *rebuilt.balances}):
        more = state.balance(account, what) - rebuilt.balance(account, what)
        if more:
            lacking[account] = more
    tables = []
    for account in [a for a, more in lacking.items() if more > 0]:
        if what == MONEY and account in (BANK, WORLD):
            continue
        own = commodity.source(account)
        sources = [own, *(a for a, more in lacking.items() if more < 0 and a != own)]
        for source in sources:
            endless = commodity.floor(source) is None
            most = lacking[account] if endless else -lacking.get(source, 0)
            amount = min(lacking[account], most)
            if amount <= 0:
                continue
            table = {"account": account, "what": what, "amount": amount}
            if source != own:
                table["from"] = source
            tables.append(table)
            lacking[account] -= amount
            lacking[source] = lacking.get(source, 0) + amount
    return tables
