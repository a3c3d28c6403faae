"""One parser for each kind of word, used by both lanes of the command line."""

from __future__ import annotations

from ledger.errors import Misuse

MOST_AMOUNT = 10**12
MOST_DIGITS = 18


def amount(word: str) -> int:
    """An amount of money or of anything else: digits only, 1 to 10^12."""
    if word.isascii() and word.isdigit() and len(word) < 20:
        found = int(word)
        if 1 <= found <= MOST_AMOUNT:
            return found
    raise Misuse("bad_amount", amount=word)


def counted(word: str) -> int:
    """An amount that was counted on the table: 0 is one, too."""
    return 0 if word and not word.strip("0") else amount(word)


def number(word: str) -> int:
    """The number of an entry, a turn or a draft."""
    if word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS:
        return int(word)
    raise Misuse("usage", "usage.number", word=word)


def seed(word: str) -> int:
    """A seed: any whole number."""
    return -number(word[1:]) if word.startswith("-") else number(word)


def text(word: str) -> str:
    """Any word; what it may be is the rules' to say."""
    if any("\ud800" <= sign <= "\udfff" or sign == "\0" for sign in word):
        raise Misuse("usage", "usage.encoding")
    return word


def pair(word: str) -> str:
    """A choice: KEY=VALUE."""
    key, equals, value = text(word).partition("=")
    if not (key.strip() and equals and value.strip()):
        raise Misuse("usage", "usage.pair", word=word)
    return word


def names(word: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in text(word).split(",")] if word.strip() else []


def language(word: str) -> str:
    """A language that the program speaks."""
    if word not in ("fr", "en"):
        raise Misuse("usage", "usage.language", word=word)
    return word


def step(word: str) -> str:
    """The word `next`."""
    if word not in ("next", "suivant", "suivante"):
        raise Misuse("usage", "usage.step", word=word)
    return "next"


# Words of the Med-Fan rules: their codes, or their names in either language --------


def _code(vocabulary: str, word: str) -> str:
    from commands.texts.vocabulary import meant

    return meant(vocabulary, text(word))


def benefit(word: str) -> str:
    """What a Council of Archmages gives."""
    return _code("benefit", word)


def better(word: str) -> str:
    """How a characteristic is improved."""
    return _code("better", word)


def capability(word: str) -> str:
    """What a territory is."""
    return _code("capability", word)


def figure_kind(word: str) -> str:
    """A hero or a troop."""
    return _code("figure_kind", word)


def gem(word: str) -> str:
    """Where the Cursed gem lies."""
    return _code("gem", word)


def goods(word: str) -> str:
    """What may be bought in a game of Fief."""
    from commands.texts.fief.extension import ALSO
    from ledger.naming import folded

    return ALSO.get(folded(text(word)), _code("goods", word))


def troops(word: str) -> str:
    """Counters by their kind, "v1=3,bombarde=1"; each kind as the rules have it."""
    from commands.texts.fief.extension import ALSO
    from ledger.naming import folded

    said = []
    for part in text(word).split(","):
        kind, equals, count = part.partition("=")
        at, colon, own = kind.rpartition(":")
        own = ALSO.get(folded(own.strip()), own)
        said.append(f"{at}{colon}{own}{equals}{count}")
    return ",".join(said)


def item(word: str) -> str:
    """A magic item."""
    return _code("item", word)


def prisoner(word: str) -> str:
    """What became of the prisoner of a Rescue."""
    return _code("prisoner", word)


def role(word: str) -> str:
    """Roles between commas."""
    return ",".join(_code("role", one) for one in text(word).split(","))


def scenario(word: str) -> str:
    """Which battle it is."""
    return _code("scenario", word)


def stat(word: str) -> str:
    """A characteristic, or the die."""
    return _code("stat_or_die", word)


def step_after(word: str) -> str:
    """A step after a battle."""
    return _code("step_after", word)


def winner(word: str) -> str:
    """Who has won: a player, or a draw."""
    return _code("winner", word)


def aim(word: str) -> str:
    """What a player fights for: PLAYER:OBJECTIVE."""
    player, colon, objective = text(word).partition(":")
    return f"{player}:{_code('objective', objective)}" if colon else player


def side(word: str) -> str:
    """What a side has counted, as "Anne,killed=40+35"."""
    parts = []
    for part in text(word).split(","):
        key, equals, value = part.partition("=")
        parts.append(f"{_code('counted', key)}={value}" if equals else part)
    return ",".join(parts)


def card(word: str) -> str:
    """A card of Fief, by its kind; the name of a lord or diocese stays as it is."""
    from commands.texts.fief.cards import ALSO
    from ledger.naming import folded

    return ALSO.get(folded(text(word)), _code("card", word))


def cause(word: str) -> str:
    """How a lord of Fief died."""
    return _code("cause", word)


# Words of mass combat -------------------------------------------------------------

MOST_MODIFIER = 1000


def modifier(word: str) -> int:
    """What is added to a roll: a whole number, below zero or above."""
    plain = word.lstrip("+-") if word[:1] in ("+", "-") else word
    if plain.isascii() and plain.isdigit() and len(plain) <= MOST_DIGITS:
        found = -int(plain) if word.startswith("-") else int(plain)
        if abs(found) <= MOST_MODIFIER and word[1:2] not in ("+", "-"):
            return found
    raise Misuse("usage", "usage.modifier", word=word, most=MOST_MODIFIER)


def total(word: str) -> int:
    """What a roll came to: any whole number; penalties may bring it below zero."""
    return seed(word)


def army(word: str) -> str:
    """A side of the generals' roll: its words in either language."""
    parts = []
    for part in text(word).split(","):
        key, equals, value = part.partition("=")
        if equals and key.strip() == "tactic":
            value = _code("tactic", value)
        elif equals and key.strip() == "terrain":
            value = "+".join(_code("terrain", one) for one in value.split("+"))
        parts.append(f"{key}{equals}{value}")
    return ",".join(parts)


def _named(vocabulary: str, word: str) -> str:
    """NAME=WORD, the word as the rules have it."""
    name, equals, value = pair(word).rpartition("=")
    coded = "+".join(_code(vocabulary, one) for one in value.split("+"))
    return f"{name}{equals}{coded}"


def engaged(word: str) -> str:
    """Where a hero stands: HERO=LEVEL."""
    return _named("engagement", word)


def plan(word: str) -> str:
    """What a side has chosen: SIDE=TACTIC."""
    return _named("tactic", word)


def ground(word: str) -> str:
    """On what ground a side stands: SIDE=GROUND+GROUND."""
    return _named("terrain", word)


def opportunity(word: str) -> str:
    """A heroic opportunity, by its letters or its name."""
    return _code("opportunity", word)


def engagement(word: str) -> str:
    """How far in front a hero stands."""
    return _code("engagement", word)


def situation(word: str) -> str:
    """How an army fares."""
    return _code("situation", word)


def tactic(word: str) -> str:
    """A tactic, by its letters or its name."""
    return _code("tactic", word)


def unit(word: str) -> str:
    """Whom a hero fights among."""
    return _code("unit", word)


KINDS = {
    kind.__name__: kind
    for kind in (
        *(amount, counted, number, seed, text, pair, names, language, step),
        *(benefit, better, capability, figure_kind, gem, item, prisoner, role),
        *(scenario, stat, step_after, winner, aim, side),
        *(card, cause, goods, troops),
        *(
            army,
            engaged,
            plan,
            ground,
            opportunity,
            modifier,
            total,
            engagement,
            situation,
            tactic,
            unit,
        ),
    )
}
