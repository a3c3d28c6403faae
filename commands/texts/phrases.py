"""How a fact is put into a sentence: names after "of" and "to", numbers, lists.

The specification after the colon says how: `{name:of}`, `{name:to}`, `{name:the}`
inside a sentence, `{name:subject}` at its beginning; `{turn:plain}` does not separate
thousands, `{bonus:signed}` has a plus above zero; `{count:fault|faults}` chooses the
word by the number, by the length of a list, or by whether a name is a plural (les Nains
versent, the Rangers take); `{name:’s}` is Anne’s and the Rangers’ in English,
`{name:subject’s}` at the beginning of a sentence; `{names:of}` also takes a list:
d’Anne et de Bruno; `{near:or}` ends a list with "or", `{by:runs}` shortens it: 3, 5–9
and 12; `{force:sum}` adds it up: a + b, `{faces:row}` has no commas: 5 3, `{names:few}`
cuts off more than a line or two of names, `{titles:dots}` puts dots between names with
punctuation of their own: Help! · Charge! An article that belongs to a name needs no
specification: "Le Comte attaque", "pour le Comte", "victoire de l’Empire", "aux Nains"
(`filled`).
"""

from __future__ import annotations

from commands.fitting import safe
from commands.texts.articles import a, article_of, de, first, inside, several

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

FEW = 12  # the most names that anybody would read in a sentence
NARROW = "\u202f"  # the French space between thousands, and before ; ! ?
# Facts that are people or sides. The article of their names has a small letter inside
# a sentence; that of a place keeps its capital: pour la Horde, but à La Salle.
PEOPLE_WORDS = """
    account allies ally attacker attackers bidder buyer captor captors
    creditor debtor defender defenders figure figures first_player former
    from general giver heir hero heroes king lord lords loser losers
    opponent other others owner person player players queen rival rivals
    seller side sides sovereign spouse taker to unit units victor whom
    winner winners
"""
PEOPLE = frozenset(PEOPLE_WORDS.split())
# Facts that are pieces of land or of a fortress, whose articles are as small; a name
# like those that are drawn gets its article: grâce aux Mines de fer.
LANDS = frozenset(("land", "lands", "reduced_by", "territory", "territories"))
NAMED = PEOPLE | LANDS | {"section", "sections"}
ENDS = (".", "!", "?", "…")  # a sentence begins after these
OWN = "’s"
JOINTS = {"sum": " + ", "row": " ", "dots": " · "}
BANK = {"en": "the bank", "fr": "la banque"}


def grouped(number: int, lang: str) -> str:
    """A number with separated thousands.

    >>> grouped(-1234567, "en"), grouped(9999, "en")
    ('−1,234,567', '9,999')
    """
    return f"{number:,}".replace("-", "−").replace(",", NARROW if lang == "fr" else ",")


def chosen(spec: str, number: int, lang: str) -> str:
    """The word that goes with a number; in French the plural begins at two.

    >>> [chosen("fault|faults", n, "en") for n in (0, 1, 2)]
    ['faults', 'fault', 'faults']
    >>> [chosen("faute|fautes", n, "fr") for n in (0, 1, 2)]
    ['faute', 'faute', 'fautes']
    """
    one, _, many = spec.partition("|")
    return one if is_one(number, lang) else many


def is_one(number: int, lang: str) -> bool:
    """Whether a number takes the singular."""
    return abs(number) < 2 if lang == "fr" else abs(number) == 1


def single(unit: str, lang: str) -> str:
    """The singular of a word with a regular plural.

    >>> single("écus", "fr"), single("pièces d’or", "fr"), single("sou", "fr")
    ('écu', 'pièce d’or', 'sou')
    >>> single("gold crowns", "en"), single("pennies", "en"), single("brass", "en")
    ('gold crown', 'penny', 'brass')
    """
    if lang == "fr":
        first, space, rest = unit.partition(" ")
        return first.removesuffix("s") + space + rest
    if unit.endswith("ies"):
        return unit.removesuffix("ies") + "y"
    return unit if unit.endswith("ss") else unit.removesuffix("s")


class Phrase(str):
    """A name or word in a sentence."""

    lang: str
    person = False  # or anything else whose article is small within a sentence
    land = False

    @property
    def called(self) -> str:
        """The name as sentences have it: drawn ones with their article."""
        if not self.land:
            return str(self)
        from commands.texts.landnames import with_article

        return with_article(str(self), self.lang)

    def __format__(self, spec: str) -> str:
        """The word as the sentence needs it."""
        if "|" in spec:
            many = several(safe(self.called), self.lang)
            return chosen(spec, 2 if many else 1, self.lang)
        form, own, _ = spec.partition(OWN)
        if own:
            whose = "the" if self.person or self == "bank" else ""
            return owner(self._in_place(form or whose), self.lang)
        return self._in_place(spec)

    def _in_place(self, spec: str) -> str:
        """The word with its article and preposition."""
        name = safe(self.called if spec else str(self))
        french = self.lang == "fr"
        if name == "bank" and spec in ("of", "to", "the", "subject"):
            name = BANK[self.lang]
            if spec == "subject":
                return name[:1].upper() + name[1:]
        if spec == "subject":
            return first(name, self.lang)
        if spec == "the" or (spec and self.person):
            name = inside(name, self.lang)
        if spec == "of":
            return de(name) if french else f"of {name}"
        if spec == "to":
            return a(name) if french else f"to {name}"
        return name


class Counted(int):
    """A number in a sentence."""

    lang: str

    def __format__(self, spec: str) -> str:
        """The number as the sentence needs it."""
        if "|" in spec:
            return chosen(spec, int(self), self.lang)
        if spec == "plain":
            return str(int(self))
        if spec == "signed" and self > 0:
            return f"+{grouped(int(self), self.lang)}"
        return grouped(int(self), self.lang)


class Row:
    """Several words or numbers in a sentence."""

    def __init__(
        self,
        values: Sequence[Any],
        lang: str,
        person: bool = False,
        *,
        land: bool = False,
    ) -> None:
        self.values = values
        self.lang = lang
        self.person = person
        self.land = land

    def __format__(self, spec: str) -> str:
        """The words as the sentence needs them."""
        if "|" in spec:
            return chosen(spec, len(self.values), self.lang)
        if spec == "runs":
            return listed(runs(self.values), self.lang)
        # French repeats de and à before each name, English does not repeat of and to.
        joined = spec in ("of", "to")
        each = "the" if self.person else "plain"
        if joined and self.lang == "fr":
            each = spec
        values = [
            phrased(value, self.lang, self.person, land=self.land)
            for value in self.values
        ]
        words = [format(value, each) for value in values]
        if words and spec.endswith(OWN):
            words[-1] = owner(words[-1], self.lang)
            spec = spec.removesuffix(OWN)
        if words and spec == "subject":
            words[0] = first(words[0], self.lang)
        if joined and words and self.lang != "fr":
            words[0] = f"{spec} {words[0]}"
        if spec in JOINTS:
            return JOINTS[spec].join(words)
        if spec == "few" and len(words) > FEW:
            return ", ".join([*words[:FEW], "…"])
        return listed(words, self.lang, "or" if spec == "or" else "and")


def owner(name: str, lang: str) -> str:
    """The possessive of a name in English.

    >>> owner("Anne", "en"), owner("the Rangers", "en"), owner("Charles", "en")
    ('Anne’s', 'the Rangers’', 'Charles’s')
    """
    if several(name, lang) and name.endswith("s"):
        return f"{name}’"
    return f"{name}{OWN}"


def filled(text: str, facts: Mapping[str, Any], lang: str) -> str:
    """A sentence with its facts inserted.

    >>> filled("{side} tient ; pour {side}", {"side": "Les Nains"}, "fr")
    'Les Nains tient ; pour les Nains'
    >>> filled("`can {player}`, « {player} »", {"player": "Le Comte"}, "fr")
    '`can Le Comte`, « Le Comte »'
    """
    filled_in = {
        key: phrased(fact, lang, key in NAMED, land=key in LANDS)
        for key, fact in facts.items()
    }
    for key in NAMED & filled_in.keys():
        if key in LANDS or _with_article(facts[key], lang):
            text = _placed(text, f"{{{key}}}")
    return text.format(**filled_in)


def _with_article(names: object, lang: str) -> bool:
    """Whether a name, or one of several, begins with an article."""
    if isinstance(names, (list, tuple)):
        return any(_with_article(name, lang) for name in names)
    return isinstance(names, str) and article_of(names, lang) != ""


def _placed(text: str, hole: str) -> str:
    """A sentence whose placeholders for a name say whether they begin it.

    Those in commands (`can {player}`) or quotes (« {player} ») are left alone.
    """
    before, *behind = text.split(hole)
    for part in behind:
        begun = before.rstrip()
        if before.count("`") % 2 or begun.endswith(("«", '"', "“")):
            spec = ""
        else:
            spec = ":subject" if not begun or begun.endswith(ENDS) else ":the"
        before += f"{hole[:-1]}{spec}}}{part}"
    return before


def phrased(
    value: object, lang: str, person: bool = False, *, land: bool = False
) -> Any:
    """A fact in a form that sentences can format."""
    if isinstance(value, (list, tuple)):
        return Row(value, lang, person, land=land)
    made: Phrase | Counted
    if isinstance(value, bool):
        made = Phrase(str(value).lower())
    elif isinstance(value, int):
        made = Counted(value)
    else:
        made = Phrase("" if value is None else str(value))
        made.person, made.land = person, land
    made.lang = lang
    return made


def runs(numbers: Sequence[int]) -> list[str]:
    """Sorted numbers, with ranges for consecutive ones.

    >>> runs([7, 3, 5, 6, 12, 13])
    ['3', '5–7', '12', '13']
    """
    rows: list[list[int]] = []
    for number in sorted(numbers):
        if rows and number == rows[-1][-1] + 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    shown = []
    for row in rows:
        shown += [f"{row[0]}–{row[-1]}"] if len(row) > 2 else [str(n) for n in row]
    return shown


def listed(words: list[str], lang: str, last: str = "and") -> str:
    """Words joined by commas and "and" or "or".

    >>> listed(["a", "b", "c"], "en"), listed(["a", "b"], "fr", "or")
    ('a, b and c', 'a ou b')
    """
    if len(words) < 2:
        return "".join(words)
    if lang == "fr":
        last = "et" if last == "and" else "ou"
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
