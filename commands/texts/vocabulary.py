"""Words of the rules as users type them: codes, or names in either language."""

from __future__ import annotations

from functools import cache

from commands.texts import league, registry
from commands.texts.marks import Texts
from ledger.naming import folded, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from commands.texts.language import Language

# Answers that mean yes, and those that mean no; and how yes and no are typed in either
# language.
YES = frozenset(
    {"go", "accepted", "granted", "roll", "pay", "shoot", "lent", "draw", "truce"}
    | {"undo", "redo", "book", "same"}
)
NO = frozenset(
    {"stay", "refused", "decline", "refuse", "hold", "kept", "none", "no", "anew"}
)
TYPED = {"y": YES, "yes": YES, "o": YES, "oui": YES, "n": NO, "no": NO, "non": NO}
SO, NOT_SO = (
    frozenset(word for word, means in TYPED.items() if means is one)
    for one in (YES, NO)
)
MODULE = "vocabulary"  # of each game: the words that users type
VOCABULARIES: dict[str, Texts] = {  # and those of all games
    "step": {"next": "next"},
    "cards": {"all": "all of them"},
    "going_on": {"go": "go on", "stay": "stay"},
    "undo": {"undo": "take back", "stay": "stay"},
    "book": {"book": "book", "mend": "mend"},
    "dropped": {"same": "the same", "anew": "again"},
    "redo": {"redo": "bring back", "stay": "stay"},
    "dice": {"ask": "ask", "throw": "roll them", "new": "again"},
    "language": {"fr": "french", "en": "english"},
    "flavour": {"plain": "plain", "french": "french"},
    "dates": {"turn": "turn", "real": "real"},
    "form": {"text": "text", "replay": "replay"},
    "league_role": league.ROLES,
    "league": league.ANSWERS,
    "thing": {"treasury": "treasury"},
    "heads": {  # of a table that people keep
        "date": "date",
        "player": "who",
        "from": "from",
        "to": "to",
        "other": "with",
        "for": "for",
        "in": "in",
        "out": "out",
        "amount": "amount",
        "money": "money",
        "title": "title",
        "holder": "holder",
        "territory": "territory",
        "kind": "kind",
        "owner": "owner",
    },
    # The values of house rules of all games.
    "campaign.dice": {"ask": "ask", "throw": "throw"},
    "campaign.language": {"fr": "french", "en": "english"},
}
GAME = "game"  # its vocabulary is that of all games together
# The refusals of a word that is in none of them.
REFUSED: dict[str, str] = {
    "game.unknown": GAME,
    "usage.flavour": "flavour",
    "usage.form": "form",
    "usage.sheet_form": "form",
    "usage.stats_form": "form",
    "csv.heads": "heads",
}
COMMON = frozenset({"topic"})  # kinds of which every game may have words
# What answers were called before.
STAYED = {"stay, and write nothing": "stay"}
ALSO: dict[str, dict[str, str]] = {
    "going_on": STAYED,
    "undo": {**STAYED, "take it back": "undo"},
    "redo": {**STAYED, "bring it back": "redo"},
    "book": {"book it": "book", "l'inscrire": "book"},
    "dropped": {
        "use them again": "same",
        "les reprendre": "same",
        "roll again, and note it in the log": "anew",
        "relancer, et le noter dans le journal": "anew",
    },
    "step": {"suivante": "next"},
    "cards": {"tout": "all"},
    "heads": {
        **dict.fromkeys(("day", "when", "jour", "quand"), "date"),
        **dict.fromkeys(("name", "nom", "joueur", "qui"), "player"),
        **dict.fromkeys(("payer", "paid by", "payeur", "paye par"), "from"),
        **dict.fromkeys(("payee", "paid to", "beneficiaire", "vers"), "to"),
        **dict.fromkeys(("other", "tiers", "contrepartie"), "other"),
        **dict.fromkeys(("what for", "reason", "remark", "description"), "for"),
        **dict.fromkeys(("label", "motif", "objet", "libelle", "remarque"), "for"),
        **dict.fromkeys(("pour quoi", "pourquoi", "raison"), "for"),
        **dict.fromkeys(("income", "received", "credit"), "in"),
        **dict.fromkeys(("entrees", "recette", "recettes", "recu"), "in"),
        **dict.fromkeys(("expense", "expenses", "spent", "debit"), "out"),
        **dict.fromkeys(("sorties", "depense", "depenses"), "out"),
        **dict.fromkeys(("sum", "somme"), "amount"),
        **dict.fromkeys(("balance", "coins", "solde", "pieces", "avoir"), "money"),
        **dict.fromkeys(("ecu", "ecus", "coin", "piece"), "money"),
        **dict.fromkeys(("detenteur", "detentrice", "porteur"), "holder"),
        **dict.fromkeys(("land", "place", "terre", "lieu"), "territory"),
        **dict.fromkeys(("type", "genre", "sorte"), "kind"),
    },
    "dice": {"roll": "throw", "lancer": "throw", "nouveau": "new", "anew": "new"},
    "campaign.dice": {"roll": "throw", "lancer": "throw"},
}


def vocabulary(kind: str) -> dict[str, str]:
    """The words of a kind by their codes; each game adds its own."""
    if kind in COMMON:
        return _of_all_games(kind)
    if kind == GAME:
        return registry.every("GAMES")
    words_of: dict[str, str] = registry.first(MODULE, "VOCABULARIES", kind, None) or {}
    return words_of


@cache
def _of_all_games(kind: str) -> dict[str, str]:
    """The words of a kind of which every game may have some."""
    words_of = dict[str, str]()
    for module in registry.each(MODULE):
        words_of |= getattr(module, "VOCABULARIES", {}).get(kind, {})
    return words_of


def also(kind: str, word: str) -> str | None:
    """The code of an alternative word, without case and accents."""
    if kind == GAME:
        known = registry.every("GAMES_ALSO")
    else:
        known = registry.first(MODULE, "ALSO", kind, None) or {}
    return known.get(folded(word))


def chosen(key: str, value: str, game: str | None) -> str:
    """The code of an answer to a choice, which may be typed as it is shown."""
    for kind in vocabularies_of(key, game):
        value = also(kind, value) or meant(kind, value)
    return value


def plainly(words: Language, code: str) -> bool:
    """Whether a code is a word as it is: in English, unless it holds several."""
    return words.lang == "en" and "_" not in code


def vocabularies_of(key: str, game: str | None) -> list[str]:
    """The names of the vocabularies of a choice's answers."""
    from ledger.grammar.choosing import all_choices

    base = folded(key.partition(".")[0])
    reads = [one.kind.reads for one in all_choices(game) if one.name == base]
    return [one.removeprefix("code.") for one in reads if one.startswith("code.")]


def meant(kind: str, typed: str) -> str:
    """The code of a word; one outside the vocabulary is returned as typed.

    >>> meant("role", "Standard-bearer"), meant("figure_kind", "héros")
    ('standard_bearer', 'hero')
    >>> meant("objective", "tout ou rien"), meant("objective", "moonlight")
    ('all_or_nothing', 'moonlight')
    >>> meant("opportunity", "infirmier"), meant("opportunity", "An easy shot")
    ('INF', 'TIR')
    """
    word = plain(typed)
    known = _codes(kind).get(word) or _in_french(kind).get(word)
    return known or also(kind, typed) or typed


@cache
def _codes(kind: str) -> dict[str, str]:
    """The codes of a vocabulary, by themselves and by their English words."""
    codes: dict[str, str] = {}
    for code, text in vocabulary(kind).items():
        for form in (code, text):
            codes.setdefault(plain(form), code)
    return codes


@cache
def _in_french(kind: str) -> dict[str, str]:
    """The codes by their French words, which are read only when needed."""
    from commands.texts.language import Language

    french, codes = Language("fr"), dict[str, str]()
    for code, text in vocabulary(kind).items():
        codes.setdefault(plain(french.say(text)), code)
    return codes


def vocabulary_of(
    key: str, facts: dict[str, Any], game: str | None
) -> dict[str, str] | None:
    """The words that a refused word may have been meant for."""
    if key == "choice.unknown":
        return _options(facts, game)
    kind = registry.first(MODULE, "REFUSED", key, game)
    words_of = vocabulary(kind.format(**facts)) if kind else None
    if words_of and facts.get("known"):  # house rules may name others
        return {code: words_of.get(code, code) for code in facts["known"]}
    return words_of


def _options(facts: dict[str, Any], game: str | None) -> dict[str, str] | None:
    vocabularies = map(vocabulary, vocabularies_of(facts["choice"], game))
    known = {code: text for words in vocabularies for code, text in words.items()}
    return {code: known[code] for code in facts["options"] if code in known} or None


def agreed(options: Sequence[str], word: str) -> str | None:
    """The answer that a yes or a no means, if there are two and one means each."""
    meaning = TYPED.get(folded(word), frozenset())
    either = len(options) == 2 and len(YES & {*options}) == len(NO & {*options}) == 1
    return next((one for one in options if either and one in meaning), None)
