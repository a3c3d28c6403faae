"""A game as the rest of the program sees it: its things, its clock, its checks."""

from __future__ import annotations

from ledger.record import Facts, Generic, NamedTuple
from ledger.registering import Naming, named
from ledger.rules.usual import changes_hands, of_kind, stated_owner
from ledger.state import BANK, NOBODYS, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Any

    from ledger.effects import Effect, Value
    from ledger.journal import Entry, Finding
    from ledger.questions import Throw
    from ledger.rules.common.contest import Contest, Fight, Lots
    from ledger.rules.topic import Topic
    from ledger.shapes.holdings import Granted
    from ledger.state import State
    from ledger.table import Table

    # The effects of a position file, and each of its faults with its path.
    Reading = tuple[list[Effect], list[tuple[tuple[str | int, ...], Finding]]]

MONEY = "money"


class Commodity(NamedTuple):
    """Something that adds up and moves between accounts.

    Attributes:
        name: its code ("money").
        floor: the least an account may hold; None where there is no limit.
        other_side: the account on the other side of a correction.
        box: the stock from which a position file fills an account; None where this
        comes from the other side.
    """

    name: str
    floor: Callable[[str], int | None]
    other_side: str = "world"
    box: Callable[[str], str] | None = None

    def source(self, account: str) -> str:
        """The account from which a position file takes what it puts on another."""
        return self.box(account) if self.box else self.other_side


class Field(NamedTuple):
    """A fact that a kind of subject may have.

    Attributes:
        kind: the kind of its subjects ("title").
        name: its code ("holder").
        type: "name", "text", "count", "number" (which may be 0 or negative), "yes",
            "list", or the kind of the thing whose id it holds ("player").
        correctable: whether `correct` may set it.
        names: the kind of things whose names a text mostly holds; other texts are
            ids, or the game's plain words.
        word: of a text that is a code of the rules, the module and name of its finder
            ("siege.unit_type"); its vocabulary has the same name.
        inner: whether it is a note that the game keeps for itself, and never shows.
    """

    kind: str
    name: str
    type: str
    correctable: bool = True
    names: str | None = None
    inner: bool = False
    word: str | None = None


def declared(**things: str) -> dict[tuple[str, str], Field]:
    """The facts that kinds of subjects may have, each written "name:type".

    A "!" at the end means that `correct` may not set it, "*" that the game keeps it for
    itself; what a text mostly names is in brackets: "at:text(territory)"; the finder of a
    code of the rules stands behind a sign: "type:text=siege.unit_type". A line may have
    a comment.
    """
    known = {}
    for kind, lines in things.items():
        for line in lines.splitlines():
            for word in line.partition("#")[0].split():
                name, _, typed = word.partition(":")
                type_, _, found = typed.rstrip("!*").partition("=")
                type_, _, names = type_.rstrip(")").partition("(")
                known[kind, name] = Field(
                    kind,
                    name,
                    type_,
                    "!" not in typed,
                    names or None,
                    "*" in typed,
                    found or None,
                )
    return known


class Outcome(NamedTuple, Generic[Facts]):
    """What a rule decides: facts for the screen, effects for the journal.

    Attributes:
        asked: what was asked, with ids in place of the typed words.
        result: the outcome, as facts with ids.
        effects: what it does to balances and facts.
        warnings: what the table should know, each a key with facts.
        undoes: the acts it takes back.
        redoes: the acts it brings back.
        turn: the turn it belongs to, where that is not the current one.
        phase: the phase it belongs to, likewise.
    """

    asked: Mapping[str, Any]
    result: Facts
    effects: Sequence[Effect] = ()
    warnings: Sequence[dict[str, Any]] = ()
    undoes: Sequence[int] = ()
    redoes: Sequence[int] = ()
    turn: int | None = None
    phase: str | None = None


class Derived(NamedTuple):
    """Something that is not recorded, but follows from what is.

    Attributes:
        key: the key of its sentence.
        field: what it is about ("owner").
        value: its value, None for nothing or nobody.
        rule: the rule by which it follows.
        facts: what the sentence mentions, as ids.
        rests_on: the facts from which it follows, each a subject and a field.
        counts: whether its value is a number, rather than a yes.
        purse: the purse that it reveals, where purses may be kept closed.
    """

    key: str
    field: str
    value: Value
    rule: str
    facts: dict[str, Any]
    rests_on: Sequence[tuple[str, str]] = ()
    counts: bool = False
    purse: str | None = None


class Honours(Naming):
    """How titles are held in a game where they are more than a name and a holder.

    Attributes:
        listed: every title as facts: title, kind, of, holder, player.
        held_by: the names of the titles that a player holds.
        called: what titles may be called.
        people: those who may hold one.
        person: which of these a word means.
        grant: gives a title to that person, by the referee's decision.
        revoke: takes a title from its holder.
        recorded: where a title's holder is recorded, as subject and field.
        fields: other fields that hold titles, by kind of thing; True where the field
        itself is the title ("king", of the campaign).
    """

    listed: Callable[[State], list[dict[str, Any]]] = named()
    held_by: Callable[[State, str], list[str]] = named()
    called: Callable[[State], list[str]] = named()
    people: Callable[[State], list[str]] = named()
    person: Callable[[State, str], str] = named()
    grant: Callable[[State, str, str], Outcome[Granted]] = named()
    revoke: Callable[[State, str], Outcome[Granted]] = named()
    recorded: Callable[[State, str], tuple[str, str]] = named()
    fields: Callable[[], dict[tuple[str, str], bool]] = named()


class Game(Naming):
    """One game: what it counts and records, and by name the functions others call.

    Attributes:
        name: its code.
        commodities: all that adds up in it.
        fields: all that is replaced in it.
        plain: accounts, or parts of them, that are not things with names.
        closed_by: the rule by which players may keep their money secret.
        tells: the codes of what may pass without a warning, or with one of the game's own.
        honours: the titles that are not things of their own, and how they are held.
        reports: the questions whose answers a report includes, each with its
        "module:function".
        replays: questions that a replay answers after each act, with their functions.
        battles: the acts that are battles, or steps of one.
        tables: those of its views that exports have as tables, too.
        chances: calculates how a battle could have ended, "module:class".
        cards: the module that makes the tables of the reference cards.
        faults: finds every fault that only this game can have.
        begin: the effects that seat the players of a new campaign.
        read_position: reads a position file: effects and all its faults.
        write_position: writes the current state as a position file.
        phases: the phases of a turn in order; empty if it has none.
        end_phase: the effects due when a phase ends, with warnings.
        end_turn: the effects due when a turn ends, with warnings.
        due: what the table must not forget now, each a code with facts.
        to_act: who is to act now, the likeliest first: players, sides, heroes.
        acting: who is to act in this phase, who has acted, and who has not.
        under_way: whether something is being fought at the moment.
        undone: what is left undone if the phase, or the turn with it, ends now.
        notes: what the table should know at the beginning of a campaign.
        views: gives the SQL text of the views that show what this game derives.
        land: what a word means that was typed as the kind of a new territory.
        added: what a territory needs, beside its name, when it is put on the map.
        may_change: objects where a territory cannot change hands by itself.
        hand_over: gives a territory to a player, or to nobody, with all that depends
        on its owner.
        owner_of: the owner of a territory.
        leave: what goes with a player who leaves the table, besides money, titles
        and land.
        paying: objects where one may not pay another now, or warns.
        bank_floor: the least that the bank may hold; None where it is unlimited.
        explains: what follows for a thing from facts about other things.
        decided: the dice of an entry that decided one of several things; None where the
        entry concerns only one, or the game does not know.
        status: adds to what `status` shows, for a given viewer.
        board: what there is to say about a territory on the game's board.
        topics: by code, what players may be asked for in secret.
        contest: who plays it, and who has won.
        fight: who fought whom in one of the battles; None where it is not over.
        lots: the dice of everybody's battles, given the book.
    """

    def __init__(  # noqa: PLR0913 - the fields of a record
        self,
        name: str,
        commodities: dict[str, Commodity],
        fields: dict[tuple[str, str], Field],
        *,
        plain: frozenset[str] = frozenset(),
        closed_by: str | None = None,
        tells: frozenset[str] = frozenset(),
        honours: Honours | None = None,
        reports: tuple[tuple[str, str], ...] = (),
        replays: tuple[tuple[str, str], ...] = (),
        battles: frozenset[str] = frozenset(),
        tables: tuple[str, ...] = (),
        chances: str | None = None,
        cards: str | None = None,
        **names: str,
    ) -> None:
        super().__init__(**names)
        self.name = name
        self.commodities = commodities
        self.fields = fields
        self.plain = plain
        self.closed_by = closed_by
        self.tells = tells
        self.honours = honours
        self.reports = reports
        self.replays = replays
        self.battles = battles
        self.tables = tables
        self.chances = chances
        self.cards = cards

    faults: Callable[[State], Iterable[Finding]] = named(lambda *_: [])
    begin: Callable[[State, Sequence[str]], list[Effect]] = named(lambda *_: [])
    read_position: Callable[[dict[str, Any], State], Reading] = named()
    write_position: Callable[[State], dict[str, Any]] = named()
    phases: Callable[[State], tuple[str, ...]] = named(lambda *_: ())
    end_phase: Callable[[State, Table], Outcome | None] = named(lambda *_: None)
    end_turn: Callable[[State, Table], Outcome | None] = named(lambda *_: None)
    due: Callable[[State], list[dict[str, Any]]] = named(lambda *_: [])
    undone: Callable[..., list[dict[str, Any]]] = named(lambda *_, **__: [])
    to_act: Callable[[State], list[str]] = named(lambda _: [])
    acting: Callable[[State], list[dict[str, Any]]] = named(lambda *_: [])
    under_way: Callable[[State], bool] = named(lambda *_: False)
    notes: Callable[[State], list[dict[str, Any]]] = named(lambda *_: [])
    views: Callable[[], str] = named(lambda *_: "")
    land: Callable[[str, Callable[[str, str], str]], str] = named(lambda word, _: word)
    added: Callable[[State, Table, str, str | None], list[Effect]] = named(of_kind)
    may_change: Callable[[State, Table, str], None] = named(lambda *_: None)
    hand_over: Callable[[State, str, str | None], list[Effect]] = named(changes_hands)
    owner_of: Callable[[State, str], str | None] = named(stated_owner)
    leave: Callable[[State, str], list[Effect]] = named(lambda *_: [])
    paying: Callable[[State, Table, str, str], list[dict[str, Any]]] = named(
        lambda *_: []
    )
    bank_floor: Callable[[State], int | None] = named(lambda *_: None)
    explains: Callable[[State, str], list[Derived]] = named(lambda *_: [])
    decided: Callable[[Entry, str], list[Throw] | None] = named(lambda *_: None)
    status: Callable[[dict[str, Any], State, Any], None] = named(lambda *_: None)
    board: Callable[[State, str], dict[str, Any]] = named(lambda *_: {})
    topics: Mapping[str, Topic] = named({})
    contest: Callable[[State], Contest] = named("ledger.rules.common.contest:usual")
    fight: Callable[[Entry, State], Fight | None] = named(lambda *_: None)
    lots: Callable[[Any], Lots] = named("ledger.rules.common.contest:no_lots")

    def audit(self, state: State) -> list[Finding]:
        """Every fault of a state."""
        from ledger.rules.common.audit import audit

        return [*audit(state, self), *self.faults(state)]

    def has_account(self, state: State, account: str) -> bool:
        """Whether every thing named in an account exists."""
        return account in NOBODYS or all(
            part in self.plain or "name" in state.facts.get(part, {})
            for part in account.split("/")
        )

    def floor(self, account: str, what: str) -> int | None:
        """The least balance of a commodity that an account may have."""
        commodity = self.commodities.get(what)
        return commodity.floor(account) if commodity else 0

    def floors(self, state: State) -> Callable[[str, str], int | None]:
        """The least balances in this state, including the bank's where it is finite."""
        least = self.bank_floor(state)
        if least is None:
            return self.floor

        def floor(account: str, what: str) -> int | None:
            bank = account == BANK and what == MONEY
            return least if bank else self.floor(account, what)

        return floor

    def field(self, subject: str, name: str) -> Field | None:
        """What is declared about a field of this subject; None if nothing is."""
        kind = kind_of(subject)
        return self.fields.get((kind, name))

    def keeps(self, subject: str, name: str) -> bool:
        """Whether a field is a note that the game keeps for itself."""
        declared = self.field(subject, name)
        return declared is not None and declared.inner


def warning(key: str, /, *, rule: str | None = None, **facts: Any) -> dict[str, Any]:
    """Something that the table should know, as facts."""
    return {"key": key, "rule": rule, "facts": facts}
