"""Refusals in words, in French and in English, through the real command."""

from __future__ import annotations

import re
import shlex

import pytest

from commands.texts import Words
from commands.texts.refusing import finding_facts, refused
from commands.texts.registry import every
from ledger.errors import Refusal
from ledger.journal import Finding
from tests.face import intendant

# No-break spaces are written as ~ here.
PROVOKED = [
    ("pay Anne Bruno 99", "il faut 99, et Anne n’a que 40"),
    ("pay 'Les Nains' Bruno 2", "il faut 2, et les Nains n’ont que 1"),
    ("pay Anne Anne 1", "le payeur ne peut pas être aussi le bénéficiaire~: Anne"),
    (
        "pay bank banque 1",
        "le payeur ne peut pas être aussi le bénéficiaire~: la banque",
    ),
    ("pay Ane Bruno 1", "aucun joueur ne s’appelle «~Ane~»"),
    ("pay Anne Bruno -1", "«~-1~» n’est pas un montant"),
    ("pay Anne", "il manque BÉNÉFICIAIRE"),
    ("pay Anne Bruno 1 2", "«~2~» est de trop"),
    ("pay Anne Bruno 1 --foor x", "il n’y a pas d’option --foor"),
    ("pey", "il n’y a pas de commande «~pey~»"),
    ("players add bank", "«~bank~» ne peut pas être un nom"),
    ("players add A/B", "«~A/B~» ne peut pas être un nom"),
    ("players add 12", "il ne contient que des chiffres"),
    ("players add ''", "un nom ne peut pas être vide"),
    ("players add anne", "il y a déjà un joueur du nom de «~Anne~»"),
    ("players rename Anne Anne", "Anne s’appelle déjà ainsi"),
    ("count bank 3", "aucun joueur ne s’appelle «~bank~»"),
    ("territory show Vau", "il n’y a pas de territoire «~Vau~»"),
    ("territory claim Vaux Anne", "Vaux appartient déjà à Anne"),
    ("territory release 'Les Essarts'", "Les Essarts n’appartiennent à personne"),
    ("title revoke Roi", "il n’y a pas de titre «~Roi~»"),
    ("title grant Maire Anne", "Anne porte déjà le titre «~Maire~»"),
    ("title grant Roi Anne", "Anne porte déjà autant de titres"),
    ("phase next", "les tours de ce jeu n’ont pas de phases"),
    ("turn foo", "«~foo~» ne veut rien dire ici"),
    ("treasury --at 1 --turn 1", "soit --at, soit --turn"),
    ("treasury --at 99", "il n’y a pas d’écriture 99"),
    ("treasury --turn 9", "rien ne dit comment le tour 9 s’est achevé"),
    ("treasury --at x", "«~x~» n’est pas un nombre"),
    (
        "undo 1",
        "la première écriture est la campagne elle-même : elle ne peut pas être annulée",
    ),
    (
        "undo 3",
        "l’écriture 3 ne peut pas être annulée~: l’écriture 4 mentionne les Essarts",
    ),
    ("undo 99", "il n’y a pas d’écriture 99"),
    ("undo 4 --to 2", "soit une écriture, soit --to"),
    ("redo", "il n’y a rien à rétablir"),
    ("redo 3", "l’écriture 3 n’est pas annulée"),
    ("resume", "aucune action n’est restée en suspens"),
    ("drop 3", "il n’y a pas de brouillon 3"),
    ("note ' '", "un texte ne peut pas être vide"),
    ("rules set free.titles.most x", "«~x~» n’est pas une valeur"),
    ("rules set free.titles.mots 1", "il n’y a pas de règle maison"),
    ("correct money Anne 40 --for x", "rien à corriger"),
    ("correct money bank 4 --for x", "contrepartie de toute correction d’argent"),
    ("correct gold Anne 4 --for x", "on ne compte ici rien"),
    ("correct Vox.owner none --for x", "on ne sait rien de «~Vox~»"),
    ("correct territory:Vaux.x 1 --for x", "ne peut pas être corrigé"),
    ("correct a b c 1 --for x", "on ne voit pas ce qu’il faut corriger"),
    ("roll 2d6 --dice 5", "il manque des dés pour 2d6 (jet)"),
    ("roll 2d6 --dice '5 5 5'", "1 face de trop~: 2 suffisent"),
    ("roll 2d6 --dice '5 5 5 5'", "2 faces de trop~: 2 suffisent"),
    ("roll 1d6 --dice 9", "un d6 n’a pas de 9"),
    ("roll 1d6 --dice x", "«~x~» n’est pas une face de dé"),
    ("roll 2d6+1d6 --dice '5 | 3 2'", "le signe | coupe un lancer en deux"),
    ("roll x", "«~x~» n’est pas un jet de dés"),
    ("roll 999d6", "trop de dés"),
    ("roll 1d0", "ce dé n’existe pas"),
    ("roll 2d6k3", "on ne peut pas garder 3 dés sur 2"),
    ("roll 1d1!", "ce jet ne finirait jamais"),
    (
        "roll 1d6 --dice 5 --seed 1",
        "--dice et --seed ne peuvent pas s’employer ensemble",
    ),
    ("resume --choose x", "«~x~» n’a pas la forme CLÉ=VALEUR"),
    ("new c.db", "c.db existe déjà"),
    ("new d.db --game chess", "il n’y a pas de jeu «~chess~»"),
    ("new d.db --from none.toml", "il n’y a pas de fichier none.toml"),
    ("new d.db --from one.toml", "1 erreur dans le fichier"),
    ("new d.db --from two.toml", "2 erreurs dans le fichier"),
    ("new d.db --from no.toml", "ligne 1, colonne 5~: ce n’est pas du TOML"),
    ("new d.db --from c.db", "c.db n’est pas une sauvegarde"),
    ("import one.toml", "ce n’est pas un journal exporté"),
    ("status -c one.toml", "one.toml n’est pas une campagne"),
    ("run bad.txt", "ligne 2~: il faut 99, et Anne n’a que 41"),
    ("run quote.txt", 'le guillemet " n’est jamais fermé'),
]
BEGIN = """
players add "Les Nains"
territory add "Les Essarts"
correct "territory:Les Essarts.kind" mine --for oubli
territory add Vaux --owner Anne
title grant Maire Anne
pay bank Anne 40
pay bank "Les Nains" 1
rules set free.titles.most 1
"""
FILES = {
    "one.toml": "foo = 1\n",
    "two.toml": "foo = 1\nbar = 1\n",
    "no.toml": "foo bar\n",
    "bad.txt": "pay bank Anne 1\npay Anne Bruno 99\n",
    "quote.txt": 'pay "Anne\n',
    "begin.txt": BEGIN,
}


@pytest.fixture(scope="module")
def refusing(tmp_path_factory):
    """A small campaign that refuses a lot, and files with faults."""
    folder = tmp_path_factory.mktemp("refusing")
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        begun = intendant("new", "c.db", "--players", "Anne,Bruno")
        played = intendant("run", "begin.txt")
    assert (begun.status, played.status) == (0, 0), begun.err + played.err
    return folder


@pytest.mark.parametrize(("line", "told"), PROVOKED)
def test_a_refusal_is_told_in_both_languages(refusing, monkeypatch, line, told):
    """French is as written here; English has no key or brace left."""
    monkeypatch.chdir(refusing)
    words = shlex.split(line)
    french = intendant(*words, "--lang", "fr")
    english = intendant(*words, "--lang", "en")
    assert told.replace("~", "\u00a0") in french.err
    assert french.err.startswith("erreur\u00a0: ")
    assert english.err.startswith("error: ")
    assert (french.status, "") == (english.status, english.out)
    assert not re.search(r"[{}]|\b[a-z]+\.[a-z_]+:", french.err + english.err)


FACTS = {
    "byte": "E9",
    "file": "c.db",
    "detail": "x",
    "entry": 3,
    "version": 9,
    "known": 1,
    "line": 2,
    "count": 1,
    "draft": 1,
    "findings": [Finding("verify.gap", entry=3)],
    "about": "campaign",
    "by": [4],
    "account": "bank",
    "have": 1,
    "need": 3,
    "part": "table x",
    "most": 1_000_000,
    "beside": "c.db-journal",
    "what": "money",
}
RARE = ("damaged", "newer", "read_only", "disk_full", "locked", "blocked", "import")


@pytest.mark.parametrize(
    "key",
    [
        key
        for key in every("REFUSALS", module="refusing")
        if key.partition(".")[0] in RARE
    ],
)
def test_what_is_rare_can_be_said_as_well(key):
    """Broken files and blocked undos have all facts that their texts need."""
    for lang in ("en", "fr"):
        message, hint = refused(Words(lang), Refusal("x", key, **FACTS))
        assert "{" not in f"{message}{hint}"


def test_a_hint_that_would_name_nobody_is_left_out():
    """If no later entry drew on the account, none is named."""
    facts = {**FACTS, "by": [], "draft": None}
    refusal = Refusal("blocked", "blocked.floor", **facts)
    told = (
        "l’écriture 3 ne peut pas être annulée\u00a0: il faut 3, et la banque n’a que 1"
    )
    assert refused(Words("fr"), refusal) == (told, None)


def test_a_finding_speaks_both_languages():
    """The place comes first, and the suggestion last."""
    finding = Finding("setting.unknown", "a.b", (("line", 4), ("near", ["a.c", "a.d"])))
    assert finding_facts(Words("fr"), finding)["message"] == (
        "ligne 4\u00a0: il n’y a pas de règle maison «\u00a0a.b\u00a0» "
        "(vouliez-vous dire a.c ou a.d\u202f?)"
    )
    assert finding_facts(Words("en"), finding)["message"] == (
        "line 4: there is no house rule “a.b” (did you mean a.c or a.d?)"
    )


def test_a_refusal_names_a_player_as_the_table_does(here):
    """After a rename the refusal has the new name, not the first one."""
    intendant("new", "c.db", "--players", "Anne,Bruno")
    intendant("players", "rename", "Bruno", "Yves")
    said = intendant("pay", "Yves", "Anne", "5", "--lang", "fr")
    assert said.err.startswith("erreur\u00a0: il faut 5, et Yves n’a que 0")


def test_what_was_typed_is_told_as_it_was_typed(here):
    """For a slip in an id, a whole id is suggested."""
    intendant("new", "c.db", "--players", "Anne")
    said = intendant("correct", "player:Ane.name", "x", "--for", "y")
    assert said.err == (
        "error: nothing is known about “player:Ane”\nhint: did you mean player:Anne?\n"
    )


def test_one_coin_of_ones_own_is_one(here):
    """The unit in a house rule has its singular."""
    intendant("new", "c.db", "--players", "Anne")
    intendant("rules", "set", "free.money.unit", "pièces d’or")
    told = [
        intendant("pay", "bank", "Anne", str(amount), "--lang", "fr").out.split(" à ")[
            0
        ]
        for amount in (1, 2000)
    ]
    assert told == [
        "La banque verse 1\u00a0pièce d’or",
        "La banque verse 2\u202f000\u00a0pièces d’or",
    ]
