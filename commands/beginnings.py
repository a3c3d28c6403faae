"""Beginnings of words: at a terminal they are enough where only one word fits.

The words that fit are those that Tab offers. A whole word always wins, and where two
fit, a refusal names both. A word that already means something is not a beginning, nor
is a new name, a number or a file. The call continues with whole words, so that the
journal, drafts and answers hold nothing else.
"""

from __future__ import annotations

from commands.call import patience, spaced, value_of
from commands.finding import find_campaign
from commands.known import KNOWN, NAMES
from commands.offering import CODES, RULES, Before, Context, every_fitting
from commands.parsers import parser
from ledger.errors import FileTrouble, Misuse, Refusal, Refused
from ledger.grammar import CAMPAIGN, CHOOSE, GIVEN, LANG, named, typed
from ledger.grammar.choosing import all_choices, choices
from ledger.grammar.listing import below
from ledger.loading import load
from ledger.naming import Likely, folded
from ledger.store.book import Book
from ledger.store.trouble import DAMAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from ledger.grammar import Record
    from ledger.grammar.words import Kind, Word

    Places = list[tuple[int, str]]  # in the call, each with what precedes its value

HELP = "--help"
APART = str.maketrans("'’-", "   ")  # separate words of a name, like a space
MEANS_NOTHING = ("unknown_name", "usage", "bad_amount")


def in_full(argv: Sequence[str]) -> list[str]:
    """A call in which beginnings that only one word fits are written in full."""
    path, rest = commanded(argv)
    rest = spaced(rest, path)
    record = named(path)
    if record is None:
        return [*path.split(), *rest]
    places = _places(record, rest)
    book = None
    try:
        if CAMPAIGN in record.takes and places:
            campaign = find_campaign(value_of(rest, *CAMPAIGN.flags))
            book = Book(campaign, patience=patience())
        context = Context(book, lang=value_of(rest, *LANG.flags))
        _fill(record, rest, places, context)
    except (FileTrouble, *DAMAGE):
        pass  # the call itself will find the fault in the file
    finally:
        if book:
            book.close()
    return [*path.split(), *rest]


def _fill(
    record: Record, rest: list[str], places: Mapping[str, Places], context: Context
) -> None:
    """Writes the words of a call in full, in the order that the record has them."""
    before: dict[str, Any] = {}
    for word in (*typed(record), *record.takes):
        values = []
        for at, head in places.get(word.name, ()):
            values.append(whole(record, word, rest[at][len(head) :], before, context))
            rest[at] = head + values[-1]
        before[word.name] = _read(word, values)


def whole(
    record: Record,
    word: Word,
    text: str,
    given: Mapping[str, Any],
    context: Context,
    *,
    legal: bool = False,
) -> str:
    """The word in full that a typed one means; unchanged if it already means something.

    `legal`: consider only words that are possible there now.
    """
    before = Before(record, word, given, context)
    if word is CHOOSE:
        return _choice(record, before, text)
    return _whole([word.kind], before, text, legal=legal)


def begun(text: str, words: Iterable[str]) -> list[str]:
    """The words that begin with a text, without case and accents; a number begins none.

    If none does, a later word of a name may begin with it, as after an article; for
    names that end in a number, a beginning followed by that number is enough.

    >>> begun("gob", ["Goblin 1", "Orc"]), begun("gob2", ["Goblin 1", "Goblin 2"])
    (['Goblin 1'], ['Goblin 2'])
    >>> begun("ferte", ["La Ferté", "Fertile"]), begun("fert", ["La Ferté", "Fertile"])
    (['La Ferté'], ['Fertile'])
    """
    plain = folded(text)
    if not plain or plain.isdigit():
        return []
    known = {one: folded(one) for one in words}
    fitting = [one for one, whole in known.items() if whole.startswith(plain)]
    if not fitting:
        inner = f" {plain}"
        fitting = [
            one for one, whole in known.items() if inner in whole.translate(APART)
        ]
    head = plain.rstrip("0123456789")
    if fitting or head == plain:
        return fitting
    end = f" {plain[len(head) :]}"
    return [
        one
        for one, whole in known.items()
        if whole.startswith(head) and whole.endswith(end)
    ]


# The call ---------------------------------------------------------------------------


def commanded(argv: Sequence[str]) -> tuple[str, list[str]]:
    """The path of the command that the first words mean, and the words after them."""
    path, rest = "", list(argv)
    while rest and rest[0][:1] != "-":
        if named(path) and rest[0] not in below(path):
            break  # what follows are the words of a command
        word = of_program(rest[0], below(path))
        if word not in below(path):
            break
        path = f"{path} {word}".strip()
        del rest[0]
    return path, rest


def of_program(text: str, known: Iterable[str]) -> str:
    """The command or option that a text begins, of these; else the text itself."""
    fitting = begun(text, known)
    if text in fitting or not fitting:
        return text
    if len(fitting) > 1:
        raise Misuse("usage", "usage.begun", name=text, names=fitting)
    return fitting[0]


def _places(record: Record, rest: list[str]) -> dict[str, Places]:
    """The places of each word's values in a call; option names are put in full."""
    words = (*typed(record), *record.takes)
    flags = {flag: word for word in words for flag in word.flags}
    places: dict[str, Places] = {}
    bare: Places = []
    at = 0
    while at < len(rest):
        one = rest[at]
        if one == "--":
            bare += [(place, "") for place in range(at + 1, len(rest))]
            break
        if len(one) < 2 or one[0] != "-":
            bare.append((at, ""))
        else:
            flag, equals, value = one.partition("=")
            if flag[2:] and flag.startswith("--"):
                flag = of_program(flag, (*flags, HELP))
                rest[at] = flag + equals + value
            word = flags.get(flag)
            if word and word.kind.reads not in ("flag", "count"):
                at += not equals
                places.setdefault(word.name, []).append(
                    (at, (flag + equals) * bool(equals))
                )
        at += 1
    plain = [word for word in words if not word.flags]
    for behind, word in zip(reversed(range(len(plain))), plain, strict=True):
        end = len(bare) - behind if word.many else 1
        places[word.name], bare = bare[:end], bare[end:]
    return {
        name: [(at, head) for at, head in places_of_it if at < len(rest)]
        for name, places_of_it in places.items()
    }


def _read(word: Word, values: list[str]) -> Any:  # noqa: ANN401 - what a parser makes of it
    """The values of a word as parsed; None for files, which only the act reads."""
    if not values or word.kind is GIVEN:
        return None
    read = parser(word.kind.reads)
    try:
        return [read(one) for one in values] if word.many else read(values[-1])
    except Refusal:
        return None


# A word -----------------------------------------------------------------------------


def _whole(
    kinds: Sequence[Kind], before: Before, text: str, *, legal: bool = False
) -> str:
    """A word of one of several kinds, in full; a compound one is done part by part."""
    kind, parts = kinds[0], kinds[0].parts
    if kind.joins and kind.joins in text:
        signs = text.split(kind.joins)
        each = (_whole(kinds, before, one, legal=legal) for one in signs)
        return kind.joins.join(each)
    if len(parts) == 1 or (parts and str(parts[1]) in text):
        return _parted(parts, before, text, legal=legal)
    plain = folded(text)
    if not plain or plain.isdigit():
        return text  # begins nothing
    offered = _fitting(kinds, before)
    if plain in map(folded, offered):
        return text
    fitting = begun(text, offered)
    if not fitting:  # users may also type words of the other language
        fitting = begun(text, _fitting(kinds, before, coded=True))
    if not fitting and kind.name in NAMES:
        fitting = begun(text, NAMES[kind.name](before.context))
    if not fitting and not legal:  # the act will say why it is not possible now
        fitting = begun(text, _known(kinds, before, text))
    if not fitting or any(_means(kind, before, text.strip()) for kind in kinds):
        return text
    if len(fitting) > 1:
        raise Refused(
            "ambiguous_name", "ambiguous_name.begun", name=text, names=fitting
        )
    return fitting[0]


def _parted(parts: Sequence[Any], before: Before, text: str, *, legal: bool) -> str:
    """A compound word in full; what fits a part depends on the parts before it."""
    kind, *rest = parts
    if not rest:
        return _whole([kind], before, text, legal=legal)
    sign, *rest = rest
    head, there, behind = text.partition(sign)
    head = _whole([kind], before, head, legal=legal)
    try:  # noqa: SIM105 - contextlib would be loaded for this alone
        before.take(kind, head)
    except Refusal:
        pass
    return head + there + (_parted(rest, before, behind, legal=legal) if there else "")


def _fitting(
    kinds: Sequence[Kind], before: Before, *, coded: bool = False
) -> list[str]:
    """What Tab offers for some kinds; nothing where an earlier word means nothing."""
    try:
        each = [every_fitting(kind, before, coded=coded) for kind in kinds]
    except Refusal:
        return []
    return [one for several in each for one in several]


def _known(kinds: Sequence[Kind], before: Before, text: str) -> list[str]:
    """All names in which the finders of some kinds have searched for a word in vain."""
    names: list[str] = []
    for kind in kinds:
        if kind.find and not kind.whole:
            try:
                refusal = _refused(kind, before, parser(kind.reads)(text))
            except Refusal:
                continue
            near = refusal.facts.get("near") if refusal else None
            names += near.known if isinstance(near, Likely) else ()
    return list(dict.fromkeys(names))


def _means(kind: Kind, before: Before, text: str) -> bool:
    """Whether a word that is not offered means something all the same, or may do so."""
    from commands.texts.vocabulary import vocabulary

    plain, facts = folded(text), before.context.state.facts.values()
    # The name of anything, even of something gone.
    if plain in (folded(str(one["name"])) for one in facts if "name" in one):
        return True
    try:
        value = parser(kind.reads)(text)
    except Refusal:
        return False
    words = vocabulary(kind.reads.rpartition(".")[2])
    if isinstance(value, str) and value in words:
        return True
    if kind.find and not kind.whole:
        refusal = _refused(kind, before, value)
        return refusal is None or refusal.code not in MEANS_NOTHING
    if not words and (not kind.fits or kind.fits.startswith(RULES)):
        return True
    return _unoffered(kind, before.context, text)


def _unoffered(kind: Kind, context: Context, text: str) -> bool:
    """Whether a text may be a word of a kind although it is not offered."""
    if kind.name in KNOWN:
        return KNOWN[kind.name](context, text)
    listed = not kind.fits or ":" in kind.fits or kind.fits.startswith(CODES)
    return not listed


def _refused(kind: Kind, before: Before, value: Any) -> Refusal | None:  # noqa: ANN401 - what a parser has read
    """The refusal of a word by the finder of a kind, None if it is known."""
    one = value[0] if isinstance(value, list) and value else value
    try:
        load(kind.find)(before.context.state, one, before.found)
    except Refusal as refusal:
        return refusal
    return None


def _choice(record: Record, before: Before, text: str) -> str:
    """A choice given with a command, in full: its name, what it is for, its answer."""
    game = before.context.words.played
    key, equals, answer = text.partition("=")
    base, dot, name = key.partition(".")
    known = choices(record, game)
    if folded(base) not in {one.name for one in all_choices(game)}:
        base = of_program(base, [one.name for one in known])
    mine = [one for one in known if one.name == folded(base)]
    of = list(dict.fromkeys(one.of for one in mine if one.of))
    if of:
        name = _whole(of, before, name)
    if mine:
        kinds = list(dict.fromkeys(one.kind for one in mine))
        answer = _whole(kinds, before, answer)
    return f"{base}{dot}{name}{equals}{answer}"
