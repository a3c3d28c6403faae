"""How a fact is put into a sentence: names after "of" and "to", numbers, lists."""

from __future__ import annotations

from typing import Any

from commands.show import safe

NARROW = "\u202f"  # the space that French puts between thousands, and before ; ! ?
VOWELS = frozenset("aeiouyhàâäæéèêëîïôöœùûüÿ")


def de(name: str) -> str:
    """French "of": d'Anne, du Mans, des Essarts, de Bruno.

    >>> de("Anne"), de("Le Mans"), de("Les Essarts"), de("La Salle")
    ('d’Anne', 'du Mans', 'des Essarts', 'de La Salle')
    """
    if name.startswith("Le "):
        return f"du {name[3:]}"
    if name.startswith("Les "):
        return f"des {name[4:]}"
    return f"d’{name}" if _elides(name) else f"de {name}"


def a(name: str) -> str:
    """French "to": à Anne, au Mans, aux Essarts.

    >>> a("Anne"), a("Le Mans"), a("Les Essarts")
    ('à Anne', 'au Mans', 'aux Essarts')
    """
    if name.startswith("Le "):
        return f"au {name[3:]}"
    if name.startswith("Les "):
        return f"aux {name[4:]}"
    return f"à {name}"


def _elides(name: str) -> bool:
    first = name[:1].casefold()
    # Before a y that a vowel follows nothing elides: de Yann, but d’Yves.
    if first == "y":
        return name[1:2].casefold() not in VOWELS
    return first in VOWELS


def grouped(number: int, lang: str) -> str:
    """A number with its thousands apart."""
    return f"{number:,}".replace("-", "−").replace(",", NARROW if lang == "fr" else ",")


class Said(str):
    """A name or word in a sentence; `{name:of}`, `{name:to}`, `{name:subject}`."""

    lang: str

    def __format__(self, spec: str) -> str:
        """The word as the sentence needs it."""
        name = safe(str(self))
        french = self.lang == "fr"
        if name == "bank":
            return _bank(spec, french)
        if spec == "of":
            return de(name) if french else f"of {name}"
        if spec == "to":
            return a(name) if french else f"to {name}"
        return name


def _bank(spec: str, french: bool) -> str:
    if french:
        forms = {"of": "de la banque", "to": "à la banque", "subject": "La banque"}
        return forms.get(spec, "la banque")
    forms = {"of": "of the bank", "to": "to the bank", "subject": "The bank"}
    return forms.get(spec, "the bank")


class Counted(int):
    """A number in a sentence; `{turn:plain}` leaves its digits together."""

    lang: str

    def __format__(self, spec: str) -> str:
        """The number as the sentence needs it."""
        if spec == "plain":
            return str(int(self))
        return grouped(int(self), self.lang)


def phrased(value: Any, lang: str) -> Any:
    """A fact as a sentence takes it."""
    if isinstance(value, bool):
        return said(str(value).lower(), lang)
    if isinstance(value, int):
        number = Counted(value)
        number.lang = lang
        return number
    if isinstance(value, (list, tuple)):
        return said(
            listed([format(phrased(v, lang), "plain") for v in value], lang), lang
        )
    return said("" if value is None else str(value), lang)


def said(text: str, lang: str) -> Said:
    """A word of a language."""
    word = Said(text)
    word.lang = lang
    return word


def listed(words: list[str], lang: str) -> str:
    """Words in a row: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    last = " et " if lang == "fr" else " and "
    return ", ".join(words[:-1]) + last + words[-1]
