"""Position files: a campaign that begins in the middle, read with all its faults.

What every game shares is read here: seats, clock, money, titles, territories,
and the plain `[[holding]]` and `[[fact]]` that can say whatever a game's own
words do not.
"""

from __future__ import annotations

from ledger.effects import MOST_AMOUNT, Effect, moved
from ledger.errors import Refusal
from ledger.journal import MOST_BALANCE, Finding
from ledger.naming import clean_name, clean_text, near
from ledger.rules.common.facts import MONEY
from ledger.rules.common.seats import seat
from ledger.state import BANK, CAMPAIGN, RULES, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.game import Game

Path = tuple["str | int", ...]


class Reader:
    """Reads one position file; every fault is kept with the path it stands at."""

    def __init__(self, data: Mapping[str, Any], state: State, game: Game) -> None:
        self.data = data
        self.state = state
        self.game = game
        self.effects: list[Effect] = []
        self.faults: list[tuple[Path, Finding]] = []

    def add(self, *effects: Effect) -> None:
        """Carries out effects, so that what follows can speak of their things."""
        self.effects += effects
        self.state.apply(effects)

    def fault(self, path: Path, code: str, about: str = "", **facts: str | int) -> None:
        """Keeps a fault."""
        self.faults.append((path, Finding(code, about, tuple(facts.items()))))

    def attempt(self, path: Path, read: Callable[[], Any]) -> Any:
        """What `read` gives; None and a fault if it refuses."""
        try:
            return read()
        except Refusal as refusal:
            facts = {
                key: value if isinstance(value, (str, int)) else ", ".join(value)
                for key, value in refusal.facts.items()
            }
            self.fault(path, refusal.key, str(facts.pop("name", "")), **facts)
        return None

    def only(self, table: Mapping[str, Any], known: Sequence[str], path: Path) -> None:
        """Every key that is not known is a fault."""
        for key in table:
            if key not in known:
                likely = ", ".join(near(key, known))
                self.fault((*path, key), "position.key", key, near=likely)

    def tables(self, key: str) -> Iterator[tuple[Path, Mapping[str, Any]]]:
        """The tables of an array `[[key]]`, each with its path."""
        found = self.data.get(key, [])
        if not isinstance(found, list):
            self.fault((key,), "position.tables", key)
            return
        for index, table in enumerate(found):
            if isinstance(table, dict):
                yield (key, index), table
            else:
                self.fault((key, index), "position.tables", key)

    def text(self, table: Mapping[str, Any], key: str, path: Path) -> str | None:
        """A text at a key; None where there is none, a fault where it is no text."""
        value = table.get(key)
        if value is None or isinstance(value, str):
            return value
        self.fault((*path, key), "position.text", key)
        return None

    def number(
        self,
        table: Mapping[str, Any],
        key: str,
        path: Path,
        least: int = 0,
        most: int = MOST_AMOUNT,
    ) -> int | None:
        """A whole number at a key, at least `least` and at most `most`."""
        value = table.get(key)
        if value is None:
            return None
        if type(value) is int and least <= value <= most:
            return value
        self.fault((*path, key), "position.number", key, least=least)
        return None

    def one(self, kind: str, table: Mapping[str, Any], key: str, path: Path) -> Any:
        """The id of the thing that is named at a key."""
        word = self.text(table, key, path)
        if word is None:
            return None
        return self.attempt((*path, key), lambda: self.state.find(kind, word))

    def new(self, kind: str, table: Mapping[str, Any], key: str, path: Path) -> Any:
        """The id of a new thing that is named at a key, with its name recorded."""
        word = self.text(table, key, path)
        if word is None:
            self.fault(path, "position.missing", key)
            return None
        name = self.attempt((*path, key), lambda: self.state.free_name(kind, word))
        if name is None:
            return None
        subject = self.subject(kind, name)
        self.add(changed(self.state, subject, "name", name))
        return subject

    def subject(self, kind: str, name: str) -> str:
        """The id of a thing: by its name, unless `[ids]` gives the first one."""
        ids = self.data.get("ids", {})
        given = ids.get(f"{kind}:{name}") if isinstance(ids, dict) else None
        if isinstance(given, str) and given.startswith(f"{kind}:"):
            return given
        return f"{kind}:{name}"


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
        known = ", ".join(phases)
        reader.fault(("phase",), "position.phase", phase, near=known)
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
    """`[[holding]]`: account, what, amount, as `show` prints them."""
    for path, table in reader.tables("holding"):
        reader.only(table, ("account", "what", "amount"), path)
        account = reader.text(table, "account", path)
        what = reader.text(table, "what", path)
        amount = reader.number(table, "amount", path, least=1, most=MOST_BALANCE)
        if account is None or what is None or amount is None:
            reader.fault(path, "position.missing", "account, what, amount")
            continue
        commodity = reader.game.commodities.get(what)
        if commodity is None:
            known = ", ".join(reader.game.commodities)
            reader.fault((*path, "what"), "position.commodity", what, near=known)
        elif account != commodity.other_side:
            reader.add(*moved(what, amount, commodity.other_side, account))


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


def write_rest(page: dict[str, Any], state: State, rebuilt: State) -> dict[str, Any]:
    """Adds as `[[holding]]` and `[[fact]]` what `rebuilt` still lacks."""
    facts, holdings = [], []
    for subject in sorted(set(state.facts) | set(rebuilt.facts)):
        if subject == RULES:
            continue
        here = state.facts.get(subject, {})
        for field, value in sorted(here.items()):
            if value != rebuilt.get(subject, field) and field != "rules_text":
                told = list(value) if isinstance(value, tuple) else value
                facts.append({"of": subject, "field": field, "value": told})
    for account, held in sorted(state.balances.items()):
        for what, amount in sorted(held.items()):
            more = amount - rebuilt.balance(account, what)
            if more > 0 and account not in (BANK, "world"):
                holdings.append({"account": account, "what": what, "amount": more})
    if facts:
        page["fact"] = facts
    if holdings:
        page["holding"] = holdings
    return page
