"""A first entry that its own rows do not prove is put together of what is left."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from ledger.store.beginning import FIRST, beginning
from ledger.store.mending import Mender
from ledger.store.remains import Whole
from ledger.wire import GENESIS, digest

AT = "2026-07-01T20:15:00Z"
OUTCOME = '{"game":"free","players":["player:Anne"]}'
COLUMNS = (1, AT, "new", 1, None, None, None, None, None, OUTCOME, OUTCOME, "[]")
NOBODY = (None, None, None, None)


def change(subject, field, after, before=None):
    """A row in which a field is set."""
    return (*NOBODY, subject, field, before, after, None, None)


def moved(amount, source="bank", target="player:Anne"):
    """A row in which money is moved."""
    return ("money", amount, source, target, *NOBODY, None, None)


GAME = change("campaign", "game", "free")
NAME = change("player:Anne", "name", "Anne")
MOOD = change("player:Anne", "mood", "glad")
EFFECTS = [GAME, NAME, moved(40), MOOD]
THROW = (None, "dice", "d6", "4 2", "typed", None)
HASH = digest(GENESIS, (*COLUMNS, 1, EFFECTS, [THROW], []))


def rows(
    effects=EFFECTS, throws=(THROW,), columns=COLUMNS, facts=(), hash_=HASH, named=None
):
    """What is left: its rows, and the facts that rest on it."""
    numbered = [
        {n: {row} for n, row in enumerate(kept, 1) if row} for kept in (effects, throws)
    ]
    entry = (*(columns or ()), 1, len(EFFECTS), 1, 0, GENESIS, hash_)
    fields = {fact[4:6] for fact in (*EFFECTS, *facts) if fact[4]}
    return SimpleNamespace(
        fields=fields | {row[4:6] for row in effects if row}
        if named is None
        else fields,
        named=named or {},
        entries={FIRST: {entry}} if columns else {},
        parts=tuple({FIRST: kept} for kept in numbered),
        facts={fact[4:6]: Counter({fact[7]: 1}) for fact in facts},
        mender=Mender(),
    )


def whole(seq, *effects):
    """A later entry that is proven."""
    return {seq: Whole((seq, *COLUMNS[1:]), (list(effects), [], []), "", "")}


def effects_of(*left, later=None, **kept):
    """The effects of the beginning that is put together, and whether it is proven."""
    found = beginning(rows(list(left) or EFFECTS, **kept), later or {})
    assert found.game == "free"
    return found.parts[0], found.hash is not None


def test_what_is_whole_is_proven():
    """Its hash fits."""
    found = beginning(rows(), {})
    assert found == ("free", COLUMNS, (EFFECTS, [THROW], []), HASH)


def test_running_totals_say_what_an_effect_was():
    """Then the hash fits again: nothing is left in doubt."""
    strange = change("player:Anne", "name", "Arno")
    assert effects_of(GAME, strange, moved(40), MOOD, facts=[NAME]) == (EFFECTS, True)
    told = effects_of(GAME, strange, moved(40), MOOD)
    assert told == ([GAME, strange, moved(40), MOOD], False)


def test_of_several_disputes_each_is_decided_by_itself():
    """Here the row is damaged, and there the total."""
    strange = change("player:Anne", "name", "Arno")
    other = change("player:Anne", "mood", "g!!d")
    left = (GAME, strange, moved(40), MOOD)
    assert effects_of(*left, facts=[NAME, other]) == (EFFECTS, True)


def test_a_single_bit_is_put_right():
    """Of an effect, of a number, or of its columns."""
    assert effects_of(GAME, NAME, moved(41), MOOD) == (EFFECTS, True)
    assert effects_of(GAME, NAME, moved(40 ^ 1 << 39), MOOD) == (EFFECTS, True)
    found = beginning(rows(columns=(1, "3026" + AT[4:], *COLUMNS[2:])), {})
    assert found == ("free", COLUMNS, (EFFECTS, [THROW], []), HASH)


def test_a_field_that_nothing_else_names_has_its_own_again():
    """The index says which it was, or a total with the same value."""
    strange = change("player:Arno", "m??d", "glad")
    left = (GAME, NAME, moved(40), strange)
    key = MOOD[4:6]
    assert effects_of(*left, named={4: {key}}) == (EFFECTS, True)
    assert effects_of(*left, facts=[MOOD], named={9: {key}}) == (EFFECTS, True)
    bare = [GAME, NAME, moved(40)]
    assert effects_of(*left, named={9: {key}}) == (bare, False)


def test_a_later_entry_says_what_it_found():
    """It is proven, whatever rows and totals say."""
    strange, other = (change("player:Anne", "mood", word) for word in ("gla!", "g?ad"))
    sad = change("player:Anne", "mood", "sad", before="glad")
    left = (GAME, NAME, moved(40), strange)
    assert effects_of(*left, facts=[other], later=whole(2, sad)) == (EFFECTS, True)
    later = whole(2, sad) | whole(3, change("player:Anne", "mood", "mad", before="sad"))
    assert effects_of(*left, later=later) == (EFFECTS, True)
    assert effects_of(*left, later=whole(3, sad)) == ([*left], False)


def test_what_nobody_had_set_before_was_not_set():
    """The row is damaged: it names another thing."""
    strange = change("player:Anna", "name", "Anne")
    first = change("player:Anna", "name", "Anna")
    left = effects_of(GAME, NAME, moved(40), strange, later=whole(2, first))
    assert left == ([GAME, NAME, moved(40)], False)


def test_totals_know_what_has_no_row_any_more():
    """It comes last."""
    assert effects_of(None, NAME, moved(40), MOOD, facts=[GAME]) == (
        [NAME, moved(40), MOOD, GAME],
        False,
    )


@pytest.mark.parametrize(
    "row",
    [
        *(moved(amount) for amount in (0, -1, 10**12 + 1, "40", None, True, 4.0)),
        *(moved(40, source) for source in ("player:Anne", 5, None)),
        moved(40, target=b"x"),
        *(change("player:Anne", "hat", value) for value in (None, 1.5, b"red")),
        change("player:Anne", "hat", "red", before="blue"),
        *(change(subject, "hat", "red") for subject in (5, None)),
        change("player:Anne", 5, "red"),
        (*change("player:Anne", "hat", "red")[:8], 5, None),
        (*moved(40)[:8], None, 5),
        change("player:Anne", "name", 5),
        change("rules", "free.money.unit", "coins"),
        ("money", *NAME[1:]),
        (*NAME[:1], 5, *NAME[2:]),
        (*moved(40)[:4], "player:Anne", *moved(40)[5:]),
    ],
)
def test_what_no_act_writes_is_left_out(row):
    """It would not even be taken into a file."""
    assert effects_of(GAME, NAME, row) == ([GAME, NAME], False)


def test_columns_that_no_act_writes_are_left_out():
    """What it did is known from its effects."""
    for at in ("2026-07-01 20:15:00", None):
        found = beginning(rows(columns=(1, at, *COLUMNS[2:])), {})
        assert found == ("free", None, (EFFECTS, [], []), None)
    assert beginning(rows(columns=None), {}).columns is None


def test_of_dice_all_are_there_or_none():
    """What was thrown stands or falls with the order."""
    left = rows(effects=EFFECTS[:3], throws=())
    assert beginning(left, {}) == ("free", COLUMNS, (EFFECTS[:3], [], []), None)
    left = rows(effects=EFFECTS[:3])
    assert beginning(left, {}).parts[1] == [THROW]
    for end in (("by hand", None), ("kept", "2")):
        left = rows(effects=EFFECTS[:3], throws=[(*THROW[:4], *end)])
        assert beginning(left, {}).parts[1] == []


def test_a_damaged_game_is_outvoted():
    """By what was asked and what came of it, though no total says it any more."""
    found = beginning(rows(effects=[change("campaign", "game", "frae"), NAME]), {})
    assert (found.game, found.hash) == ("free", None)


def test_the_outcome_tells_the_game_as_well():
    """Without either nothing can be made of it."""
    found = beginning(rows(effects=[NAME]), {})
    assert (found.game, found.parts[0]) == ("free", [NAME, GAME])
    for told in ("{}", '{"game":5}'):
        left = rows(effects=[NAME], columns=(*COLUMNS[:9], told, told, COLUMNS[11]))
        assert beginning(left, {}) is None
    assert beginning(rows(effects=[NAME], columns=None), {}) is None
