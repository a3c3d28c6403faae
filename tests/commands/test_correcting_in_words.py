"""A correction takes fields and values as screens show them, in either language."""

from __future__ import annotations

import shutil

import pytest

from tests.evenings import CAMPAIGNS, played
from tests.face import intendant

HOME = {folder.name: folder for folder in CAMPAIGNS}
MEDFAN, MASS = HOME["trois-bannieres"], HOME["le-gue-des-corbeaux"]
SIEGE, FIEF = HOME["la-chute-de-braken-keep"], HOME["la-couronne-de-lys"]
FREE = HOME["ombreval"]


def correct(here, folder, lang, *words):
    """What a correction in a copy of a sample says; whether it is refused."""
    shutil.copy(played(folder), here / "c.db")
    said = intendant("correct", *words, "--for", "so", "--lang", lang)
    return said.status, (said.out + said.err).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("folder", "lang", "what", "value", "told"),
    [
        (MEDFAN, "fr", "Hélène.objectif", "Pillage", "d’Hélène, – → Pillage"),
        (MEDFAN, "fr", "Hélène.objective", "pillage", "d’Hélène, – → Pillage"),
        (MEDFAN, "en", "Hélène.objective", "Pillage", "objective, – → Pillage"),
        (MEDFAN, "fr", "campagne.durée variable", "oui", "– → oui"),
        (MEDFAN, "en", "campaign.variable length", "yes", "– → yes"),
        (MASS, "fr", "Aurore.unité", "Infanterie", "Cavalerie → Infanterie"),
        (MASS, "en", "Aurore.unit", "infanterie", "Cavalry → Infantry"),
        (MASS, "fr", "Lisandre.hors de combat", "non", "oui → –"),
        (MASS, "fr", "Lisandre.hors de combat", "–", "oui → –"),
        (FIEF, "fr", "campagne.phase", "combats", "cartes → combats"),
        (FIEF, "fr", "campagne.phase", "combat", "cartes → combats"),
        (FIEF, "fr", "Henry.geôlier", "révoltés", "– → révoltés"),
        (FIEF, "fr", "Henry.captor", "rebels", "– → révoltés"),
    ],
)
def test_words_of_a_screen_are_taken_and_told(here, folder, lang, what, value, told):
    """Field and value may be typed as they are shown, or as codes."""
    status, text = correct(here, folder, lang, what, value)
    assert (status, told in text) == (0, True), text


@pytest.mark.parametrize(
    ("folder", "lang", "words", "hint"),
    [
        (MEDFAN, "fr", ("Hélène.objectif", "Pillge"), "vouliez-vous dire Pillage"),
        (
            MEDFAN,
            "fr",
            ("Grand bosquet.capacité", "council_of_archmage"),
            "vouliez-vous dire Conseil des Archimages",
        ),
        (MEDFAN, "en", ("Hélène.objectiv", "Raid"), "did you mean objective?"),
        (
            MEDFAN,
            "fr",
            ("Hélène.couleur", "bleu"),
            "batailles, a rejoint la campagne, trésor de départ ou objectif",
        ),
        (MASS, "fr", ("Aurore.unité", "lance"), "Infanterie, Cavalerie ou Artillerie"),
        (FIEF, "fr", ("campagne.phase", "xyz"), "cartes, revenus, achats"),
        (FIEF, "fr", ("Sennecy.guests", "Vaux"), "`aucun` la vide"),
        (FREE, "fr", ("argent", "Annee", "7"), "vouliez-vous dire Anne"),
        (FREE, "en", ("money", "Annee", "7"), "did you mean Anne?"),
        (FREE, "fr", ("argnt", "Anne", "7"), "vouliez-vous dire argent"),
    ],
)
def test_what_is_unknown_is_answered_by_what_is_near(here, folder, lang, words, hint):
    """The hint has the nearest words in the reader's language, or all; no codes."""
    status, text = correct(here, folder, lang, *words)
    assert (status in {1, 2}, hint in text) == (True, True), text


@pytest.mark.parametrize(
    ("folder", "lang", "words", "told"),
    [
        (
            MEDFAN,
            "en",
            ("unknown territory 4.owner", "Hélèn"),
            "no player is called “Hélèn” hint: did you mean Hélène?",
        ),
        (
            MEDFAN,
            "fr",
            ("territoire inconnu 4.propriétaire", "Hélèn"),
            "ne s’appelle « Hélèn » conseil : vouliez-vous dire Hélène",
        ),
        (
            MEDFAN,
            "en",
            ("unknown territory 4.colour", "red"),
            "“unknown territory 4.colour” cannot be corrected",
        ),
        (
            HOME["le-siege-de-braken-keep"],
            "fr",
            ("bélier 1 (Les Nains).camp", "x"),
            "« bélier 1 (Les Nains).camp » ne peut pas être corrigé",
        ),
    ],
)
def test_what_has_no_name_is_typed_as_it_is_shown(here, folder, lang, words, told):
    """An unknown territory or a machine is found by the words for it."""
    status, text = correct(here, folder, lang, *words)
    assert (status, told in " ".join(text.split())) == (1, True), text


def test_a_scenario_may_be_typed_by_its_number(here):
    """The finder of the kind of word reads it, as it does for other commands."""
    _, by_number = correct(here, MEDFAN, "fr", "campagne.scénario", "2")
    _, by_name = correct(
        here, MEDFAN, "fr", "campagne.scénario", "Occupation du terrain"
    )
    assert "deux joueurs" in by_number
    _, wrong = correct(
        here, MEDFAN, "fr", "campagne.scénario", "Occupation du terrrain"
    )
    assert "vouliez-vous dire Occupation du terrain" in wrong
    assert by_name == by_number


def test_an_unknown_way_to_treat_the_gate_is_answered_by_all(here):
    """There are only two."""
    status, text = correct(here, SIEGE, "fr", "campagne.comment compte la porte", "x")
    assert (status, "tour ou mur" in text) == (1, True), text
