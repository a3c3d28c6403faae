"""Position files: a campaign that begins in the middle, read with all its faults.

What every game shares is read here: seats, clock, money, titles, territories,
and the plain `[[holding]]` and `[[fact]]` that can say whatever a game's own
words do not.
"""

from __future__ import annotations

from ledger.effects import moved
from ledger.journal import MOST_BALANCE
from ledger.naming import clean_name, clean_text
from ledger.rules.common.facts import MONEY
from ledger.rules.common.position_reader import Path, Reader
from ledger.rules.common.seats import seat
from ledger.state import BANK, CAMPAIGN, RULES, WORLD, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.rules.game import Commodity, Game

SHARED = (
    "game",
    "players",
    "first_player",
    "turn",
    "phase",
    "money",
    "territory",
    "title",
    "holding",
    "fact",
    "ids",
)
# Facts of this very file: whoever carries on from a position begins another.
NOT_CARRIED = frozenset({"rules_text", "branch_of", "branch_at"})


def read_seats(reader: Reader) -> None:
    """`players`, in seat order."""
    players = reader.data.get("players", [])
    if not isinstance(players, list):
        reader.fault(("players",), "position.players")
        return
    seats = []
    for index, word in enumerate(players):
        if not isinstance(word, str):
            reader.fault(("players", index), "position.text", "players")
            continue
        name = reader.attempt(
            ("players", index),
            lambda w=word: reader.state.free_name("player", w),  # type: ignore[misc]
        )
        if name:
            subject = reader.subject("player", name)
            reader.state.put(subject, "name", name)
            seats.append((subject, name))
    for subject, _ in seats:
        reader.state.put(subject, "name", None)
    reader.add(*seat(reader.state, seats))


def read_clock(reader: Reader, phases: Sequence[str]) -> None:
    """`turn`, `phase` and `first_player`."""
    state, data = reader.state, reader.data
    turn = reader.number(data, "turn", (), least=1)
    if turn:
        reader.add(changed(state, CAMPAIGN, "turn", turn))
    phase = reader.text(data, "phase", ())
    if phase is not None and phases and phase not in phases:
        reader.fault(("phase",), "position.phase", phase, near=phases)
    elif phase is not None:
        cleaned = reader.attempt(("phase",), lambda: clean_text(phase))
        reader.add(changed(state, CAMPAIGN, "phase", cleaned))
    first = reader.one("player", data, "first_player", ())
    if first:
        reader.add(changed(state, CAMPAIGN, "first_player", first))


def read_money(reader: Reader, start: int) -> None:
    """`[money]`: what each player has; the others have the starting sum."""
    given = reader.data.get("money", {})
    if not isinstance(given, dict):
        reader.fault(("money",), "position.table", "money")
        return
    purses = dict.fromkeys(reader.state.seats, start)
    for word in given:
        player = reader.attempt(
            ("money", word),
            lambda w=word: reader.state.find("player", w),  # type: ignore[misc]
        )
        amount = reader.number(given, word, ("money",), most=MOST_BALANCE)
        if player and amount is not None:
            purses[player] = amount
    for player, amount in purses.items():
        reader.add(*moved(MONEY, amount, BANK, player))


def read_territories(reader: Reader) -> None:
    """`[[territory]]`: name, owner, kind."""
    for path, table in reader.tables("territory"):
        reader.only(table, ("name", "owner", "kind"), path)
        subject = reader.new("territory", table, "name", path)
        owner = reader.one("player", table, "owner", path)
        kind = reader.text(table, "kind", path)
        if subject and kind:
            kind = reader.attempt((*path, "kind"), lambda k=kind: clean_text(k))  # type: ignore[misc]
            reader.add(changed(reader.state, subject, "kind", kind))
        if subject and owner:
            reader.add(changed(reader.state, subject, "owner", owner))


def read_titles(reader: Reader) -> None:
    """`[[title]]`: title, holder."""
    for path, table in reader.tables("title"):
        reader.only(table, ("title", "holder"), path)
        subject = reader.new("title", table, "title", path)
        holder = reader.one("player", table, "holder", path)
        if subject and holder:
            reader.add(changed(reader.state, subject, "holder", holder))


def read_holdings(reader: Reader) -> None:
    """`[[holding]]`: account, what, amount, as `show` prints them; from where."""
    for path, table in reader.tables("holding"):
        reader.only(table, ("account", "what", "amount", "from"), path)
        account = reader.text(table, "account", path)
        what = reader.text(table, "what", path)
        amount = reader.number(table, "amount", path, least=1, most=MOST_BALANCE)
        if account is None or what is None or amount is None:
            reader.fault(path, "position.missing", "account, what, amount")
            continue
        commodity = reader.game.commodities.get(what)
        if commodity is None:
            known = list(reader.game.commodities)
            reader.fault((*path, "what"), "position.commodity", what, near=known)
        else:
            _hold(reader, path, commodity, account, amount)


def _hold(
    reader: Reader, path: Path, commodity: Commodity, account: str, amount: int
) -> None:
    """Moves what an account holds there, from where the file says or the box has it."""
    table = reader.data["holding"][path[1]]
    source = reader.text(table, "from", path) or commodity.source(account)
    if account == source:
        return
    floor = commodity.floor(source)
    held = reader.state.balance(source, commodity.name)
    if floor is not None and held - amount < floor:
        reader.fault(
            (*path, "amount"),
            "position.stock",
            source,
            what=commodity.name,
            stock=held,
            wanted=amount,
        )
    else:
        reader.add(*moved(commodity.name, amount, source, account))


def read_facts(reader: Reader) -> None:
    """`[[fact]]`: of, field, value, checked against what the game declares."""
    for path, table in reader.tables("fact"):
        reader.only(table, ("of", "field", "value"), path)
        subject = reader.text(table, "of", path)
        field = reader.text(table, "field", path)
        value = table.get("value")
        if subject is None or field is None or value is None:
            reader.fault(path, "position.missing", "of, field, value")
            continue
        declared = reader.game.field(subject, field)
        if declared is None or subject == RULES:
            reader.fault((*path, "field"), "position.field", f"{subject}.{field}")
            continue
        if declared.type == "name":
            value = reader.attempt((*path, "value"), lambda v=value: clean_name(str(v)))  # type: ignore[misc]
        value = tuple(value) if isinstance(value, list) else value
        if isinstance(value, (str, int, tuple)) and not isinstance(value, bool):
            reader.add(changed(reader.state, subject, field, value))
        elif value is not None:
            reader.fault((*path, "value"), "position.value", f"{subject}.{field}")


def write_shared(state: State, game: Game) -> dict[str, Any]:
    """The present state of what every game shares, as a position file."""
    page: dict[str, Any] = {
        "game": game.name,
        "players": [state.name(p) for p in state.seats],
        "turn": state.turn,
    }
    phases = game.phases(state)
    if state.phase and (state.phase in phases or not phases):
        page["phase"] = state.phase  # else a `[[fact]]` tells it
    first = state.text(CAMPAIGN, "first_player")
    if first:
        page["first_player"] = state.name(first)
    page["money"] = {state.name(p): state.balance(p, MONEY) for p in state.seats}
    page["territory"] = _told(state, "territory", "name", ("owner", "kind"))
    page["title"] = _told(state, "title", "title", ("holder",))
    page["ids"] = {
        f"{kind}:{state.name(subject)}": subject
        for kind in ("player", "territory", "title")
        for subject in state.subjects(kind)
        if subject != f"{kind}:{state.name(subject)}"
    }
    return {key: value for key, value in page.items() if value or key == "players"}


def _told(
    state: State, kind: str, key: str, fields: Sequence[str]
) -> list[dict[str, Any]]:
    found = []
    for subject in state.subjects(kind):
        table = {key: state.name(subject)}
        for field in fields:
            value = state.text(subject, field)
            if value is not None:
                table[field] = state.name(value)
        found.append(table)
    return found


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
                told = list(value) if isinstance(value, tuple) else value
                facts.append({"of": subject, "field": field, "value": told})
    for what in sorted(game.commodities):
        holdings += _moves(state, rebuilt, game.commodities[what])
    if facts:
        page["fact"] = facts
    if holdings:
        page["holding"] = [*page.get("holding", ()), *holdings]
    return page


def _moves(state: State, rebuilt: State, commodity: Commodity) -> list[dict[str, Any]]:
    """The holdings that make the heaps of one commodity what they are."""
    what = commodity.name
    lacking: dict[str, int] = {}
    for account in sorted({*state.balances, *rebuilt.balances}):
        more = state.balance(account, what) - rebuilt.balance(account, what)
        if more:
            lacking[account] = more
    found = []
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
            found.append(table)
            lacking[account] -= amount
            lacking[source] = lacking.get(source, 0) + amount
    return found
