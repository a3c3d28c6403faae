"""The sheet before a roll: a rule's facts, and their texts."""

from __future__ import annotations

import pytest

from commands.fitting import wrapped
from commands.texts import Words
from commands.texts.sheets import laid
from ledger.questions import Missing, Sheet, SheetLine
from ledger.rules.fief.war.customs import customs
from ledger.rules.fief.war.resolving import resolve
from ledger.rules.fief.war.specs import forces
from ledger.rules.fief.war.wishes import Wishes, planned
from ledger.state import State
from ledger.table import Table
from tests.ledger.rules.fief.positions import village
from tests.ledger.rules.fief.war.board import comer, field, fights, waiting


def sheet(attacker: str, defender: str, dice: str = "", **wishes: object) -> Sheet:
    """The sheet of the first missing roll or choice."""
    ways = customs(State(), tactics=bool(wishes.pop("tactics", False)))
    plan = planned(Wishes(**wishes), ways)  # type: ignore[arg-type]
    typed = [[int(face) for face in dice.split()]]
    with pytest.raises(Missing) as missing:
        resolve(Table(typed=typed), forces(attacker, defender, ways), plan, asked={})
    made = missing.value.question.sheet
    assert made is not None
    return made()


def told(made: Sheet, lang: str = "en", width: int = 80, known: tuple[str, ...] = ()):
    """The text of the sheet, line by line."""
    lines, _ = laid(Words(lang), made, State(), known, width)
    return [" ".join(text.split()) for text, _ in lines]


def test_the_sheet_tells_what_darc_adds_and_what_is_aimed():
    """D'Arc's bonus, the dice at each lord and the killing face are shown."""
    made = sheet("soldiers=8,darc", "soldiers=5,lords=1", aims=["attacker:1"])
    lines = told(made)
    assert "strength 8 soldiers + D’Arc = 9 points: 2 dice" in lines
    assert "aimed 1 die at a lord: 6 kills" in lines
    assert "D’Arc +6 to the total" in lines


def test_the_sheet_tells_of_archers_and_guard():
    """The archers' result comes first; the guard adds to the points lost."""
    attacker = "sergeants=6,archers=2,lords=1,guard=1"
    made = sheet(attacker, "sergeants=5,archers=1,lords=1", "4 3", tactics=True)
    lines = told(made)
    assert any(line.startswith("archers attacker 4;") for line in lines)
    assert "the guard +1 to the points lost" in lines


def test_what_is_known_of_before_is_not_told_again():
    """Known facts are omitted in one sitting; after a stop they are shown again."""
    made = sheet("soldiers=8", "soldiers=5", "5 3")
    lines, known = laid(Words("en"), made, State(), (), 80)
    assert any("attacker 5 3" in text for text, _ in lines)
    again, _ = laid(Words("en"), made, State(), known, 80)
    assert not any("attacker 5 3" in text for text, _ in again)
    assert len(again) == len(lines) - 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_sheet_is_told_in_both_languages(lang):
    """Each language has words for codes."""
    made = sheet("soldiers=8,lords=2", "soldiers=5,lords=1", site="city")
    text = "\n".join(told(made, lang))
    assert {"en": "column “city”", "fr": "colonne « cité »"}[lang] in text.replace(
        "\u00a0", " "
    )


def test_a_sheet_of_a_game_without_words_shows_its_codes():
    """Nothing is hidden, and nothing breaks."""
    made = Sheet(SheetLine("later.turn"), (SheetLine("later.morale", {"at": 3}),))
    assert told(made) == ["later.turn", "later.morale"]


def missing(board: str, attackers: str, *dice: int):
    """The first open question of a battle in Vaux."""
    with pytest.raises(Missing) as found:
        fights(field(board), "Vaux", attackers, "Bruno", dice, asks=True)
    return found.value.question


def test_losses_on_the_board_are_proposed_as_soldiers_are_shared():
    """Two of three points fall on the side with twice as many soldiers."""
    board = village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1") + waiting(
        "Vaux", "Bourg", "Anne.v1=1 Anne.v3=1 Chloé.v1=2"
    )
    question = missing(board, "Anne Chloé", 5, 6)
    assert (question.key, question.proposed) == ("losses.Anne.1", "2")
    assert question.options == ("1", "2", "3")
    lines = told(question.sheet())
    assert "loses 3 points" in lines
    assert "counters Anne: 4 points" in lines
    assert any("defender 6, total 6: the attacker loses 3" in line for line in lines)


def test_darc_is_the_last_who_is_proposed_to_fall():
    """D'Arc's owner may still choose her."""
    board = (
        village("Vaux", "Bruno", "Bruno.v1=2 Bruno.v3=1")
        + waiting("Vaux", "Bourg", "Anne.v1=1")
        + comer("Blanche", "Anne", "Vaux", "Bourg", darc=True)
        + comer("Eric", "Anne", "Vaux", "Bourg")
    )
    question = missing(board, "Anne", 1, 4)
    assert question.key == "losses.attacker.1.1"
    assert set(question.options) == {"Blanche", "Eric"}
    assert question.proposed == "Eric"


def test_a_die_that_is_thrown_again_has_its_sheet():
    """The faces, the number of rerolls, and the usual answer are shown."""
    attacker = "sergeants=9,bombards=2,lords=1"
    made = sheet(attacker, "sergeants=5", "1 6 4", tactics=True, rerolls=["ask"])
    assert "dice 1 6" in told(made)
    assert "reroll 2 dice may be rerolled" in told(made)


def test_what_is_typed_is_not_broken_in_two_where_a_line_has_room_for_it():
    """A text in backticks is broken only if no line is long enough."""
    said = "Anne before the walls of Vaux: `fief battle Vaux --attacker Anne`"
    typed = "`fief battle Vaux --attacker Anne`"
    assert wrapped(said, 40) == ["Anne before the walls of Vaux:", typed]
    assert wrapped(said, 80) == [said]
    assert wrapped(typed, 20) == ["`fief battle Vaux", "--attacker Anne`"]
