"""Finds what typed words ask about: a balance, a fact, or a thing."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import bare, folded, near, unknown_name
from ledger.reading.reference import meant as setting_meant
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.common.finding import BANK_WORDS
from ledger.rules.settings import settings
from ledger.state import BANK, CAMPAIGN, RULES, kind_of
from ledger.store import reasons

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ledger.rules.game import Game
    from ledger.state import State
    from ledger.store.book import Book


WORD = 0.7  # how much a mistyped word must resemble one for a kind of thing


class Spoken(NamedTuple):
    """Words for what codes stand for, in lower case and without accents.

    Attributes:
        commodities: what adds up ("mills", "moulins").
        kinds: kinds of things ("title", "titre").
        fields: what is recorded ("owner", "proprietaire"); one word may mean
        several.
        places: accounts that are not things ("deck", "pioche").
        unnamed: how a thing without a name is called, by its id ("ram 1 (Dwarfs)").
    """

    commodities: Mapping[str, str]
    kinds: Mapping[str, str]
    fields: Mapping[str, Sequence[str]]
    places: Mapping[str, str]
    unnamed: Callable[[str], Iterable[str]] = lambda _: ()


class Balance(NamedTuple):
    """A commodity and the accounts whose balance is asked for."""

    what: str
    accounts: tuple[str, ...]
    name: str


class Fact(NamedTuple):
    """One recorded value."""

    subject: str
    field: str


class Things(NamedTuple):
    """All things with one name, or one of them."""

    subjects: tuple[str, ...]
    name: str


def meant(
    book: Book, state: State, game: Game, words: Sequence[str], spoken: Spoken
) -> Balance | Fact | Things:
    """What the words ask about; the name of a thing wins over everything else."""
    whole = " ".join(" ".join(words).split())
    things = _things(state, whole) or _campaign(whole, spoken)
    things = things or _numbered(state, whole, spoken)
    if things:
        return Things(things, state.name(things[0]))
    fact = _fact(state, game, whole, spoken)
    called = whole if fact else _by_id(state, whole, spoken)
    if called != whole:
        return meant(book, state, game, [called], spoken)
    for first, rest in _cuts(whole):
        kind = spoken.kinds.get(folded(first))
        things = _things(state, rest, kind) if kind else ()
        if things:
            return Things(things, state.name(things[0]))
        what = spoken.commodities.get(folded(first))
        if what:
            return _balance(book, state, game, what, rest, spoken)
    if folded(whole) in BANK_WORDS:
        return Balance(MONEY, (BANK,), BANK)
    return fact or _part(book, state, game, whole, spoken)


def _cuts(whole: str) -> Iterator[tuple[str, str]]:
    """The ways to divide words into thing and question, the longest question first."""
    words = whole.split(" ")
    for count in range(len(words) - 1, 0, -1):
        yield " ".join(words[:count]), " ".join(words[count:])


def _things(state: State, word: str, kind: str | None = None) -> tuple[str, ...]:
    """Ids of the things that a name means, exactly or ignoring case and accents.

    Somebody who has left the table is meant only where nobody else is.
    """
    if word in state.facts and word != "rules" and kind is None:
        return (word,)
    shown = {
        subject: str(facts["name"])
        for subject, facts in state.facts.items()
        if "name" in facts and (kind is None or kind_of(subject) == kind)
    }
    exact = [subject for subject, name in shown.items() if name == word]
    plain = folded(word)
    fitting = exact or [s for s, name in shown.items() if folded(name) == plain]
    present = [s for s in fitting if state.get(s, "retired") is None]
    return tuple(sorted(present or fitting))


def _by_id(state: State, word: str, spoken: Spoken) -> str:
    """The words with the id of the thing without a name, alone or before a dot."""
    name, dot, field = word.rpartition(".")
    for called, rest in ((word, ""), (name, dot + field)):
        plain = folded(called)
        found = [
            subject
            for subject, facts in state.facts.items()
            if "name" not in facts and plain in map(folded, spoken.unnamed(subject))
        ]
        if len(found) == 1 and found[0] != called:
            return found[0] + rest
    return word


def _campaign(word: str, spoken: Spoken) -> tuple[str, ...]:
    """The campaign itself, which has no other name than its kind."""
    return (CAMPAIGN,) if spoken.kinds.get(bare(word)) == CAMPAIGN else ()


def _numbered(state: State, word: str, spoken: Spoken) -> tuple[str, ...]:
    """Pieces without names, which are distinguished by number: "ram 1 (Dwarfs)"."""
    word, _, side = word.removesuffix(")").partition(" (")
    what, _, number = word.rpartition(" ")
    code = spoken.commodities.get(folded(what))
    if code is None or not (number.isascii() and number.isdigit()):
        return ()
    pieces = sorted(
        subject
        for subject, facts in state.facts.items()
        if facts.get("item") == code and str(facts.get("number")) == number
    )
    if not side:
        return tuple(pieces)
    whose = {one: str(state.get(one, "side")) for one in pieces}
    return tuple(o for o in pieces if folded(state.name(whose[o])) == folded(side))


def _part(
    book: Book, state: State, game: Game, word: str, spoken: Spoken
) -> Balance | Things:
    """A thing's balance of a commodity ("Aurore.reputation"), or a refusal."""
    name, dot, field = word.rpartition(".")
    what = spoken.commodities.get(folded(field)) if dot else None
    if what and (name in reasons.accounts_of(book, what) or _things(state, name)):
        return _balance(book, state, game, what, name, spoken)
    return _nothing(state, word, spoken)


def _balance(
    book: Book, state: State, game: Game, what: str, word: str, spoken: Spoken
) -> Balance:
    """The accounts that a word means: of a thing, of a place, or of a purse."""
    known = reasons.accounts_of(book, what)
    if what == MONEY and folded(word) in BANK_WORDS:
        return Balance(what, (BANK,), BANK)
    if word in known:
        return Balance(what, (word,), state.account_name(word))
    place = spoken.places.get(folded(word), word)
    plain = [account for account in known if folded(account) == folded(place)]
    if plain:
        return Balance(what, tuple(plain), state.account_name(plain[0]))
    things = _things(state, word)
    players = [thing for thing in things if thing.startswith("player:")]
    by_thing = {thing: _accounts(game, what, thing, known) for thing in things}
    with_accounts = [thing for thing, accounts in by_thing.items() if accounts]
    chosen = (players if what == MONEY else []) or with_accounts or list(things)
    if len(chosen) > 1:
        raise Refused("ambiguous_name", kind="account", name=word, names=chosen)
    if not chosen:
        names = {*known, BANK, *_names(state)}
        seated = [state.name(player) for player in state.seats]
        raise unknown_name("account", word, near(word, sorted(names)), known=seated)
    thing = chosen[0]
    return Balance(what, by_thing[thing] or (thing,), state.name(thing))


def _accounts(
    game: Game, what: str, thing: str, known: Sequence[str]
) -> tuple[str, ...]:
    """The accounts of a thing: its own and those within it, or else its owner's.

    The box from which a player's counters come is not among them.
    """
    parts = {account: account.split("/") for account in known}
    own = [account for account in known if parts[account][0] == thing]
    # A debt is between two players, and is found under the debtor.
    own = own or [
        account
        for account in known
        if parts[account][0] in game.plain and parts[account][1:-1] == [thing]
    ]
    if own:
        return tuple(own)
    last = [account for account in known if account.split("/")[-1] == thing]
    boxes = {game.commodities[what].source(account) for account in last}
    return tuple(account for account in last if account not in boxes) or tuple(last)


def _fact(state: State, game: Game, word: str, spoken: Spoken) -> Fact | None:
    """A fact: "Bourg.owner", one of the campaign's ("king"), or a house rule's."""
    if word in settings(game.name):
        return Fact(RULES, word)
    name, dot, field = word.rpartition(".")
    subjects = _things(state, name) or _campaign(name, spoken) if dot else (CAMPAIGN,)
    for subject in subjects:
        code = _field(state, game, subject, field, spoken)
        if code:
            return Fact(subject, code)
    key = None if subjects and dot else setting_meant(word, settings(game.name))
    return Fact(RULES, key) if key else None


def _field(
    state: State, game: Game, subject: str, word: str, spoken: Spoken
) -> str | None:
    """The code of a field of this subject, whether recorded or derived."""
    plain = folded(word)
    codes = spoken.fields.get(plain) or (plain,)
    for code in codes:
        known = state.facts.get(subject, {})
        if game.field(subject, code) is not None or code in known:
            return code
    derived = {one.field for one in game.explains(state, subject)}
    return next((code for code in codes if code in derived), None)


def _names(state: State) -> list[str]:
    return sorted({str(f["name"]) for f in state.facts.values() if "name" in f})


def _nothing(state: State, word: str, spoken: Spoken) -> Things:
    """The refusal of words that mean nothing here, with the nearest ones that do."""
    names = _names(state)
    name, dot, field = word.rpartition(".")
    things = (_things(state, name) or _campaign(name, spoken)) if dot else ()
    if things:
        about = {"about": things[0], "field": field}
        raise Refused("unknown_name", "unknown_name.fact", name=word, **about)
    first, _, rest = word.partition(" ")
    if rest and _things(state, rest):
        heads = near(first, [*spoken.commodities, *spoken.kinds], 2, WORD)
        if not heads:
            raise Refused("unknown_name", "unknown_name.asked", name=first)
    heads = near(first, [*spoken.commodities, *spoken.kinds], 2, WORD) if rest else []
    tails = near(rest, names, most=1)
    both = [f"{head} {tail}" for head in heads for tail in tails]
    likely = both or near(word, names) or near(word.rpartition(".")[0], names)
    raise unknown_name("thing", word, likely)
