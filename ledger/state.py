"""The current state of a campaign: balances and facts, and questions about them."""

from __future__ import annotations

from ledger.effects import Change, Effect, Transfer, Value
from ledger.errors import Refused
from ledger.naming import Names, clean_name, same

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

BANK = "bank"
WORLD = "world"
NOBODYS = frozenset({BANK, WORLD})  # accounts
CAMPAIGN = "campaign"
USUAL = "free"  # the game that is played where none is named
RULES = "rules"


class Facts(dict[str, dict[str, Value]]):
    """Facts by subject; the subjects of each kind are looked up only once.

    Every rule asks for the few subjects of one kind, and a campaign has hundreds.
    """

    __slots__ = ("_kinds",)

    def __init__(self, facts: dict[str, dict[str, Value]] | None = None) -> None:
        super().__init__(facts or {})
        self._kinds: dict[str, list[str]] = {}

    def of(self, kind: str) -> list[str]:
        """All subjects of a kind, in alphabetical order."""
        subjects = self._kinds.get(kind)
        if subjects is None:
            start = kind + ":"
            subjects = self._kinds[kind] = sorted(
                [s for s in self if s.startswith(start)]
            )
        return subjects

    def about(self, subject: str) -> dict[str, Value]:
        """The facts about a subject, which exists from now on."""
        known = self.get(subject)
        if known is None:
            known = self[subject] = {}
        return known

    def __setitem__(self, subject: str, known: dict[str, Value]) -> None:
        self._kinds.pop(kind_of(subject), None)
        super().__setitem__(subject, known)

    def __delitem__(self, subject: str) -> None:
        self._kinds.pop(kind_of(subject), None)
        super().__delitem__(subject)

    def pop(self, subject: str, *default: Any) -> Any:
        """Removes a subject with all facts about it."""
        self._kinds.pop(kind_of(subject), None)
        return super().pop(subject, *default)


class State:
    """Balances by account and commodity, facts by subject and field.

    A balance of 0 and a fact without a value are not stored at all, so that two
    states are equal exactly when they hold the same.
    """

    __slots__ = ("_names", "balances", "facts")

    def __init__(self) -> None:
        """Starts from nothing."""
        self.balances: dict[str, dict[str, int]] = {}
        self.facts = Facts()
        self._names: dict[str, Names] = {}  # for the kinds that have been looked up

    def __eq__(self, other: object) -> bool:
        """Whether the two states hold the same."""
        if not isinstance(other, State):
            return NotImplemented
        return self.balances == other.balances and self.facts == other.facts

    __hash__ = None  # type: ignore[assignment]  # a state changes: never a key

    def copy(self) -> State:
        """An independent state with the same content."""
        twin = State()
        twin.balances = {a: dict(b) for a, b in self.balances.items()}
        twin.facts = Facts({s: dict(f) for s, f in self.facts.items()})
        return twin

    def apply(self, effects: Iterable[Effect]) -> State:
        """Carries out the effects, and returns this same state."""
        for effect in effects:
            if isinstance(effect, Transfer):
                self.add(effect.source, effect.what, -effect.amount)
                self.add(effect.target, effect.what, effect.amount)
            else:
                self.put(effect.subject, effect.field, effect.after)
        return self

    def add(self, account: str, what: str, amount: int) -> None:
        """Adds to a balance; one that ends at 0 is dropped."""
        held = self.balances.setdefault(account, {})
        total = held.get(what, 0) + amount
        if total:
            held[what] = total
            return
        held.pop(what, None)
        if not held:
            del self.balances[account]

    def put(self, subject: str, field: str, value: Value) -> None:
        """Replaces a fact; one without a value is dropped."""
        facts = self.facts.about(subject)
        if value is not None:
            facts[field] = value
        else:
            facts.pop(field, None)
            if not facts:
                del self.facts[subject]
        if self._names and field in ("name", "retired"):
            self._rename(subject)

    def _rename(self, subject: str) -> None:
        """Keeps the names for looking up in step with the facts."""
        names = self._names.get(kind_of(subject))
        if names is not None:
            facts = self.facts.get(subject, {})
            in_play = "name" in facts and "retired" not in facts
            names.put(subject, self.name(subject) if in_play else None)

    def _called(self, kind: str) -> Names:
        names = self._names.get(kind)
        if names is None:
            names = self._names[kind] = Names(self.named(kind))
        return names

    # Questions -----------------------------------------------------------

    def balance(self, account: str, what: str) -> int:
        """The balance of a commodity on an account."""
        return self.balances.get(account, {}).get(what, 0)

    def get(self, subject: str, field: str) -> Value:
        """The value of a fact, None where there is none."""
        return self.facts.get(subject, {}).get(field)

    def text(self, subject: str, field: str) -> str | None:
        """The value of a fact that holds one word."""
        value = self.get(subject, field)
        return value if isinstance(value, str) else None

    def number(self, subject: str, field: str) -> int:
        """The value of a fact that holds a number; 0 where there is none."""
        value = self.get(subject, field)
        return value if isinstance(value, int) else 0

    def words(self, subject: str, field: str) -> tuple[str, ...]:
        """The value of a fact that holds several words in order."""
        value = self.get(subject, field)
        return value if isinstance(value, tuple) else ()

    def name(self, subject: str) -> str:
        """The name shown for an id; an account without a name is shown as itself."""
        return self.text(subject, "name") or subject

    def account_name(self, account: str) -> str:
        """An account with the names shown now: "Bourg/Anne" for Anne's counters there."""
        return "/".join(self.name(part) for part in account.split("/"))

    def subjects(self, kind: str) -> list[str]:
        """The ids of a kind that are in play, in alphabetical order."""
        return [
            subject
            for subject in self.facts.of(kind)
            if "name" in (facts := self.facts[subject]) and "retired" not in facts
        ]

    def named(self, kind: str) -> dict[str, str]:
        """Ids of a kind with the names they are shown by."""
        return {s: self.name(s) for s in self.subjects(kind)}

    def find(self, kind: str, word: str) -> str:
        """The id of the one thing of this kind that `word` names."""
        return self._called(kind).find(kind, word)

    def free_name(self, kind: str, word: str, besides: str = "") -> str:
        """The cleaned name; refused if something of this kind already has it.

        `besides` is the id that may keep the name (a rename in place).
        """
        name = clean_name(word)
        for subject in self.alike(kind, name):
            if subject != besides:
                shown = self.name(subject)
                raise Refused("name_taken", f"name_taken.{kind}", kind=kind, name=shown)
        return name

    def alike(self, kind: str, name: str) -> list[str]:
        """The ids of this kind whose names count as the same as this name."""
        return list(self._called(kind).fitting(name, same))

    @property
    def seats(self) -> tuple[str, ...]:
        """The players in play, in seat order."""
        return self.words(CAMPAIGN, "seats")

    @property
    def turn(self) -> int:
        """The current turn."""
        return self.number(CAMPAIGN, "turn")

    @property
    def phase(self) -> str | None:
        """The current phase; None where the game has no phases."""
        return self.text(CAMPAIGN, "phase")

    @property
    def game(self) -> str:
        """The game that is being played."""
        return self.text(CAMPAIGN, "game") or USUAL

    def setting(self, key: str) -> str | None:
        """The value of a house rule, as its TOML literal; None where unset."""
        return self.text(RULES, key)


def kind_of(subject: str) -> str:
    """The kind of thing an id names ("lord"); of an account, its first part."""
    return subject.partition(":")[0]


def changed(state: State, subject: str, field: str, after: Value) -> Change:
    """The change that gives a field another value; it looks up the present one."""
    return Change(subject, field, state.get(subject, field), after)
