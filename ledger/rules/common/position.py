"""Position files: a campaign that begins in the middle, read with all its faults.

What every game shares is declared and read here: seats, clock, money, titles,
territories, and the plain `[[holding]]` and `[[fact]]` that can say whatever a game's
own words do not.
"""

from __future__ import annotations

from ledger.effects import moved
from ledger.journal import MOST_BALANCE
from ledger.naming import clean_name
from ledger.rules.common.facts import MONEY
from ledger.rules.common.kept import Own, table
from ledger.rules.common.reader import Reader
from ledger.rules.common.schema import (
    Field,
    Section,
    by,
    line,
    name,
    number,
    one,
    text,
)
from ledger.rules.common.seats import seat
from ledger.rules.common.values import Told
from ledger.state import BANK, CAMPAIGN, RULES, WORLD, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    from ledger.rules.common.schema import Form
    from ledger.rules.game import Commodity, Game
    from ledger.toml import Path

    Read = Callable[[dict[str, Any], State], Reader]


def _seats(state: State, _campaign: str) -> list[str]:
    return [state.name(player) for player in state.seats]


def _purses(state: State, _campaign: str) -> dict[str, int]:
    return {state.name(player): state.balance(player, MONEY) for player in state.seats}


def _ids(state: State, _campaign: str) -> dict[str, str]:
    return other_ids(state, ("player", "territory", "title"))


CLOCK = (number("turn", least=1), line("phase"), one("first_player", "player"))
PURSES = by("money", "player", kept=Own(_purses), most=MOST_BALANCE)
TERRITORY = Section(
    "territory", (name("territory"), one("owner", "player"), line("kind"))
)
TITLE = Section("title", (name("title", "title"), one("holder", "player")))
HEAD = (
    Field("game", "text", Own(lambda state, _: state.game)),
    Field("players", "names", Own(_seats)),
    *CLOCK,
    PURSES,
)
IDS = Field("ids", "ids", Own(_ids))
HOLDING = Section(
    "holding",
    (
        text("account", required=True),
        text("what", required=True),
        number("amount", least=1, most=MOST_BALANCE, required=True),
        text("from"),
    ),
)
FACT = Section(
    "fact",
    (
        text("of", required=True),
        text("field", required=True),
        Field("value", "any", required=True),
    ),
)
PLAIN = (HOLDING, FACT)
# Facts of this very file: whoever carries on from a position begins another.
NOT_CARRIED = frozenset({"rules_text", "branch_of", "branch_at"})


def begun(data: Mapping[str, Any], state: State, game: Game, form: Form) -> Reader:
    """The reader of a file that says nothing but what a form may; players are seated."""
    reader = Reader(data, state.copy(), game)
    reader.only(data, form.keys, ())
    _read_seats(reader)
    return reader


def _read_seats(reader: Reader) -> None:
    """`players`, in seat order."""
    players = reader.data.get("players", [])
    if not isinstance(players, list):
        reader.fault(("players",), "position.players")
        return
    seats = []
    for index, word in enumerate(players):
        path = ("players", index)
        if not isinstance(word, str):
            reader.fault(path, "position.text", "players")
            continue
        name = reader.attempt(path, reader.state.free_name, "player", word)
        if name:
            subject = reader.subject("player", name)
            reader.state.put(subject, "name", name)
            seats.append((subject, name))
    for subject, _ in seats:
        reader.state.put(subject, "name", None)
    reader.add(*seat(reader.state, seats))


def read_clock(reader: Reader, phases: Sequence[str]) -> None:
    """`turn`, `phase` and `first_player`."""
    found = reader.some(CLOCK, reader.data, ())
    phase = found.get("phase")
    if phase is not None and phases and phase not in phases:
        reader.fault(("phase",), "position.phase", phase, near=phases)
        del found["phase"]
    reader.put(CLOCK, Told(CAMPAIGN, found, ()))


def read_money(reader: Reader, start: int) -> None:
    """`[money]`: what each player has; the others have the starting sum."""
    purses = dict.fromkeys(reader.state.seats, start)
    for told in reader.some((PURSES,), reader.data, ()).get("money", ()):
        purses[told.of] = told.said
    for player, amount in purses.items():
        reader.add(*moved(MONEY, amount, BANK, player))


def ended(reader: Reader) -> Reader:
    """What a file says in plain words comes last, and may change all the rest."""
    _read_holdings(reader)
    for told in reader.whole(FACT):
        _read_fact(reader, told.path, **told.said)
    return reader


def _read_holdings(reader: Reader) -> None:
    """`[[holding]]`: account, what, amount, as `show` prints them; from where."""
    for told in reader.whole(HOLDING):
        account, what = told.said["account"], told.said["what"]
        commodity = reader.game.commodities.get(what)
        if commodity is None:
            known = list(reader.game.commodities)
            path = (*told.path, "what")
            reader.fault(path, "position.commodity", what, near=known)
            continue
        source = told.said.get("from") or commodity.source(account)
        if account != source:
            path = (*told.path, "amount")
            reader.take(path, what, told.said["amount"], source, account)


def _read_fact(
    reader: Reader,
    path: Path,
    of: str,
    field: str,
    value: Any,  # noqa: ANN401 - what a file holds
) -> None:
    """`[[fact]]`: of, field, value, checked against what the game declares."""
    declared = reader.game.field(of, field)
    if declared is None or of == RULES:
        reader.fault((*path, "field"), "position.field", f"{of}.{field}")
        return
    if declared.type == "name":
        value = reader.attempt((*path, "value"), clean_name, str(value))
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        value = tuple(value)
    counts = type(value) is int and abs(value) <= MOST_BALANCE
    if counts or isinstance(value, (str, tuple)):
        reader.add(changed(reader.state, of, field, value))
    elif value is not None:
        reader.fault((*path, "value"), "position.value", f"{of}.{field}")


# Writing -----------------------------------------------------------------------------


def written(state: State, game: Game, form: Form, read: Read) -> dict[str, Any]:
    """The present state as a position file; what has no word of its own as facts."""
    page = said(state, game, form)
    return write_rest(page, state, rebuilt(page, state, read), game)


def said(state: State, game: Game, form: Form) -> dict[str, Any]:
    """The present state in the words of a form."""
    page: dict[str, Any] = {}
    for part in form.parts:
        if isinstance(part, Section):
            page[part.key] = _rows(state, part)
        elif part.kept is not None:
            page[part.key] = part.kept.tell(state, part, CAMPAIGN)
    if game.phases(state) and state.phase not in game.phases(state):
        del page["phase"]  # a `[[fact]]` tells it
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


def other_ids(state: State, kinds: Iterable[str]) -> dict[str, str]:
    """The ids that are not made of the names shown now."""
    return {
        plain: subject
        for kind in kinds
        for subject in state.subjects(kind)
        if subject != (plain := f"{kind}:{state.name(subject)}")
    }


def rebuilt(page: dict[str, Any], state: State, read: Read) -> State:
    """What a page sets up so far; what no box could give is taken out of it.

    Corrections may have put more on the board than there is.
    """
    while True:
        fresh = State()
        fresh.facts[RULES] = dict(state.facts.get(RULES, {}))
        fresh.put(CAMPAIGN, "game", state.game)
        reader = read(page, fresh)
        beyond = [told for told in reader.faults if told[1].code == "position.stock"]
        if not beyond:
            return fresh.apply(reader.effects)
        for path, fault in reversed(beyond):
            _less(page, path, int(dict(fault.facts)["stock"]))


def _less(page: dict[str, Any], path: Path, left: int) -> None:
    """Says no more on a line than the stock has; nothing where it has none."""
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
