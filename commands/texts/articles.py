"""Names in sentences: after "de" and "à", with their own article, as plurals."""

from __future__ import annotations

from ledger.naming import normal

VOWELS = frozenset("aeiouyœæ")
# Beginnings of words before which "de" and "le" do not elide: mostly an aspirated h.
HEARD_WORDS = (
    "hach hagard haie haine hall halte hamac hambourg hameau hampe hanch hangar "
    "hanovr hans haquenée harald hard hareng hargn harnais harold harp hasard "
    "haubert hault haut havre heaume hérault hériss héraut héron héros hers hêtr heurt "
    "hibou hideu hiérarch hobereau holland homard hongr honte horde hors hotte hou "
    "hug huit hun hupp hure hurl huron hussard hutte onze oui uhlan"
)
HEARD = tuple(HEARD_WORDS.split())
# In English, a final -s makes a name plural, except with these endings and in these
# names of one person or one place.
SINGULAR_ENDS = ("as", "is", "os", "ss", "us", "ys")
SINGULAR_WORDS = (
    "achilles agnes anders ardennes arles athens bruges brussels charles chartres "
    "dolores flanders georges gilles hans hercules hermes hughes ines jacques james "
    "jens jules lars limoges mars mercedes mons nantes naples nils nimes reims rennes "
    "rhodes sens soissons tours troyes ulysses vosges wales williams ypres yves"
)
SINGULAR = frozenset(SINGULAR_WORDS.split())
# What follows one of these is not the head of the name: Knights of Ys.
BEHIND = (" of ", " de ", " du ", " des ", " d’", " d'", " the ", " le ")
ARTICLES = {"en": ("The ",), "fr": ("Le ", "La ", "Les ", "L’", "L'")}


def de(name: str) -> str:
    """French "of": d’Anne, du Mans, des Essarts, de Bruno, de la banque.

    >>> de("Anne"), de("Le Mans"), de("les Essarts"), de("La Salle"), de("la banque")
    ('d’Anne', 'du Mans', 'des Essarts', 'de La Salle', 'de la banque')
    >>> de("Œil-de-Fer"), de("Yves"), de("Yann"), de("Henri"), de("Hameau noir")
    ('d’Œil-de-Fer', 'd’Yves', 'de Yann', 'd’Henri', 'de Hameau noir')
    """
    article, rest = _article(name)
    if article:
        return f"{'du' if article == 'le' else 'des'} {rest}"
    return f"d’{name}" if elides(name) else f"de {name}"


def a(name: str) -> str:
    """French "to": à Anne, au Mans, aux Essarts, à la banque.

    >>> a("Anne"), a("Le Mans"), a("les Essarts"), a("la banque")
    ('à Anne', 'au Mans', 'aux Essarts', 'à la banque')
    """
    article, rest = _article(name)
    if article:
        return f"{'au' if article == 'le' else 'aux'} {rest}"
    return f"à {name}"


def several(name: str, lang: str) -> bool:
    """Whether a name is a plural, and needs the plural of a verb.

    In French the article shows it, in English the -s of the head word.

    >>> [several(name, "fr") for name in ("Les Nains", "Nains", "Le Comte")]
    [True, False, False]
    >>> many = ("Les Nains", "Rangers", "the White Wolves", "Knights of Ys")
    >>> [several(name, "en") for name in many]
    [True, True, True, True]
    >>> one = ("Charles", "Inès", "Braken", "Thomas", "Company of Wolves", "Le Comte")
    >>> [several(name, "en") for name in one]
    [False, False, False, False, False, False]
    """
    if _article(name)[0] == "les":
        return True
    if lang == "fr":
        return False
    for behind in BEHIND:
        name = name.partition(behind)[0]
    word = "".join(_bare(sign) for sign in name.casefold().split(" ")[-1])
    if word in SINGULAR or not word.endswith("s"):
        return False
    return not word.endswith(SINGULAR_ENDS)


def inside(name: str, lang: str) -> str:
    """A name inside a sentence, where its article has a small letter.

    >>> [inside(name, "fr") for name in ("Les Nains", "L'Empire", "Lestrange", "Le")]
    ['les Nains', 'l’Empire', 'Lestrange', 'Le']
    >>> inside("The Company", "en"), inside("Les Nains", "en")
    ('the Company', 'Les Nains')
    """
    article = article_of(name, lang)
    return article.lower().replace("'", "’") + name[len(article) :]


def first(name: str, lang: str) -> str:
    """A name at the beginning of a sentence, where its article has a capital.

    >>> [first(name, "fr") for name in ("les Nains", "l'Empire", "de Bree", "lestrange")]
    ['Les Nains', 'L’Empire', 'de Bree', 'lestrange']
    """
    article = article_of(name, lang)
    if not article:
        return name
    return article.capitalize().replace("'", "’") + name[len(article) :]


def article_of(name: str, lang: str) -> str:
    """The article that a name begins with, capital or not; "" if it has none."""
    begun = (one for one in ARTICLES[lang] if name.lower().startswith(one.lower()))
    article = next(begun, "")
    return name[: len(article)] if article != name else ""


def _article(name: str) -> tuple[str, str]:
    """The article that contracts with "de" and "à", and the rest of the name."""
    article, space, rest = name.partition(" ")
    if space and rest and article in ("Le", "le", "Les", "les"):
        return article.casefold(), rest
    return "", name


def elides(name: str) -> bool:
    """Whether "de" loses its e before this name.

    >>> [name for name in ("Anne", "Émile", "Hugo", "Yvain", "York", "3e") if elides(name)]
    ['Anne', 'Émile', 'Yvain']
    >>> elides("Haulteville"), elides("Henry")
    (False, True)
    """
    plain = name.casefold()
    if plain.startswith(HEARD):
        return False
    first, second = _bare(plain[:1]), _bare(plain[1:2])
    if first == "h":
        return second in VOWELS
    # There is no elision before y and a vowel: de Yann, but d’Yves.
    if first == "y":
        return second.isalpha() and second not in VOWELS
    return first in VOWELS


def _bare(sign: str) -> str:
    """A letter without its accent."""
    return normal("NFD", sign)[:1]
