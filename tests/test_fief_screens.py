"""The screens of the realm, shown at the end of the Fief sample."""

from __future__ import annotations

import shutil

import pytest

from commands.handlers.script import split
from tests import evenings
from tests.face import ask, intendant
from tools import samples

SAMPLE = samples.CAMPAIGNS / "quatre-blasons"


@pytest.fixture(scope="module", autouse=True)
def played(tmp_path_factory):
    """The folder in which the evening was played."""
    where = tmp_path_factory.mktemp("screens")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(where)
        shutil.copytree(evenings.played(SAMPLE).parent, where, dirs_exist_ok=True)
        yield where


def shown(*words, lang="fr"):
    """The text of a screen, with plain spaces."""
    said = intendant(*words, "--lang", lang)
    assert (said.status, said.err) == (0, "")
    return " ".join(said.out.split())


def told(kind, lang="fr"):
    """The sentences of all entries of a kind."""
    entries = ask("log", "--kind", kind, "--lang", lang)["entries"]
    return [" ".join(entry["text"].split()) for entry in entries]


def test_the_stacks_show_guards_and_rebels():
    """The list shows everybody on the board, not only soldiers."""
    assert "La Ferté Dreux Roland 17 gardes (2×1 + 3×3 + 1×6)" in shown(
        "fief", "stacks"
    )
    assert "Ribemont révoltés 9 (1×3 + 1×6)" in shown("fief", "stacks")
    assert "17 guards (2×1 + 3×3 + 1×6)" in shown("fief", "stacks", lang="en")
    band = ask("fief", "stacks")["rebels"]
    assert (band["village"], band["player"], band["points"]) == ("Ribemont", "Dreux", 9)


@pytest.mark.rule("FIEF-MOVE-07", "FIEF-FIEF-20")
def test_the_log_tells_who_stayed_who_joined_and_what_was_captured():
    """A reader of the log can follow every soldier, and every title."""
    moves = told("fief move")
    way = "Charles avec 2 soldats va de Sennecy à Clairfont"
    assert f"{way} ; 1 soldat reste à Aubrive" in moves
    assert any(
        m.endswith("; 1 soldat rejoint le groupe à Essarts-le-Comte") for m in moves
    )
    assert (
        "Aliénor has finished; next: Baudouin; Aliénor takes Châteauneuf and its fief; "
        "Charles holds the title"
    ) in told("fief done", "en")


def test_a_stack_that_is_hidden_is_not_counted_in_the_log():
    """Lambert leads soldiers to Brancion, but their number is not shown."""
    assert "Lambert avec des soldats va de Bourg à Brancion" in told("fief move")


def test_what_a_player_can_do_is_one_row_for_all_places():
    """Cards are listed by phase, those that need no place included."""
    said = shown("fief", "can", "Dreux", "--missing")
    assert "en phase « achats »" in said
    assert "moulin Pontorson-la-Vieille, La Ferté, Épinoy, Brancion 300 3" in said
    assert "marche des révoltés Ribemont 1 village FIEF-MOVE-26" in said
    assert "carte : Mauvais temps FIEF-CARD-64" in said


def test_the_games_own_notes_explain_nothing():
    """How far a counter has moved is kept for the rules, not for people."""
    for name in ("Châteauneuf", "Charles", "Dreux"):
        fields = {line["field"] for line in ask("why", name)["lines"]}
        assert not fields & {
            "walked",
            "steps",
            "steps_in",
            "acted_purchases",
            "chose",
            "x",
            "y",
        }
    assert "porte le titre d’Argent" in shown("why", "Brancion.owner")


def test_villages_stand_in_the_order_of_the_alphabet():
    """An accent does not send a village to the end of the list."""
    players = {one["name"]: one for one in ask("status")["players"]}
    assert players["Dreux"]["territories"][:2] == ["Brancion", "Épinoy"]


@pytest.mark.rule("FIEF-CARD-57")
def test_the_plague_names_those_who_live():
    """The plague shows losses by village and player, and who was saved."""
    shutil.copy(f"{SAMPLE.name}.db", "again.sqlite")
    other = ("-c", "again.sqlite")
    ask("undo", "--to", str(plague() - 1), *other)
    card = split("fief card play Dreux plague --on Sinople --dice 5")
    said = shown(*card, *other)
    assert "Châteauneuf : Aliénor perd 3 soldats sur 6" in said
    assert "Isabelle survit" in said


def plague():
    """The number of the entry of the plague."""
    entries = ask("log", "--kind", "fief card play", "--lang", "en")["entries"]
    return next(e["seq"] for e in entries if "Plague" in e["text"])
