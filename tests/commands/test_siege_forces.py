"""Lists of the small forces of the second scenario, where help is sent for."""

from __future__ import annotations

import pytest

from tests.commands.test_siege_lists import broken, check

__all__ = ["check"]

HELP = 'scenario = 2\nside = "defender"\npeople = "{people}"\n'


def unit(name, kind, count=1, cost=100, more=""):
    """A unit of a list."""
    return f'[[unit]]\nname = "{name}"\ntype = "{kind}"\ncount = {count}\ncost = {cost}\n{more}'


@pytest.mark.rule("SIEGE-SCN2-03")
@pytest.mark.rule("SIEGE-SCN2-04")
@pytest.mark.ruling("SIEGE-AMB-24")
def test_the_knights_of_the_empire(check):
    """A general and three units of Knights cost any sum; nothing else is allowed."""
    head, led = HELP.format(people="Empire"), unit("Gert", "general")
    knights = unit("Knights", "chevaliers", 3, 120)
    assert check(head + led + knights)["ok"]
    for force in (knights, led, led + unit("Knights", "cavalry", 2)):
        rules = {rule for _, rule in broken(check(head + force))}
        assert rules == {"SIEGE-SCN2-03"}
    foot = unit("Halberdiers", "infantry")
    assert {r for _, r in broken(check(head + led + knights + foot))} == {
        "SIEGE-SCN2-03"
    }
    magic = unit("Knights", "cavalry", 3, 120, "magic = 15\n")
    assert {r for _, r in broken(check(head + led + magic))} == {"SIEGE-SCN2-04"}


@pytest.mark.rule("SIEGE-SCN2-08")
@pytest.mark.rule("SIEGE-SCN2-09")
@pytest.mark.rule("SIEGE-SCN2-10")
@pytest.mark.ruling("SIEGE-AMB-24")
def test_another_army_in_their_place(check, here):
    """One to three units of cavalry cost 450 points; Dwarfs have Rangers."""
    led = unit("Chef", "general", 1, 125)
    orcs, dwarfs = HELP.format(people="Orques"), HELP.format(people="Nains")

    def rules(text, *words):
        return {rule for _, rule in broken(check(text, *words))}

    riders = unit("Boars", "cavalry", 3, 110)
    assert rules(orcs + led + unit("Boars", "cavalry", 3, 105)) == set()
    assert rules(orcs + led + riders) == {"SIEGE-SCN2-09"}
    assert rules(orcs + led + unit("Boars", "cavalry", 4, 10)) == {"SIEGE-SCN2-08"}
    assert rules(orcs + led + unit("Boys", "infantry", 1, 10)) == {"SIEGE-SCN2-08"}
    assert rules(dwarfs + led + unit("Rangers", "infantry", 2, 110)) == set()
    assert rules(dwarfs + led + unit("Riders", "cavalry", 2, 110)) == {"SIEGE-SCN2-10"}
    (here / "r.toml").write_text(
        "[siege.house_rules]\nscenario2_450_includes_general = false\n"
    )
    assert rules(orcs + led + riders, "--rules", "r.toml") == set()
    # All generals are left out of the sum, even if there is one too many.
    many = unit("Chefs", "general", 2, 120) + unit("Boars", "cavalry", 3, 150)
    assert rules(orcs + many, "--rules", "r.toml") == {"SIEGE-SCN2-08"}
    # The besiegers' army never replaces another.
    spent = 'side = "attacker"\npoints = 1000\nspent = 1100\npeople = "Orques"\n'
    assert rules(spent) == {"SIEGE-BUDGET-14"}
    # Without a named army, it is the Empire's.
    nobody = HELP.format(people="").replace('people = ""\n', "")
    assert rules(nobody + led + unit("Boars", "cavalry", 2, 105)) == {"SIEGE-SCN2-03"}


@pytest.mark.rule("SIEGE-SCN2-02")
@pytest.mark.rule("SIEGE-SCN2-04")
@pytest.mark.ruling("SIEGE-AMB-38")
def test_the_dwarfs_before_the_keep(check, here):
    """The Dwarfs have a thousand points; magic items depend on the house rule."""
    text = 'scenario = 2\nside = "attacker"\npoints = {points}\n[[unit]]\nname = "A"\n'
    assert broken(check(text.format(points=1001))) == [(3, "SIEGE-SCN2-02")]
    magic = text.format(points=1000) + "magic = true\n"
    assert check(magic)["ok"]
    (here / "r.toml").write_text(
        '[siege.house_rules]\nscenario2_no_magic_items = "both"\n'
    )
    assert broken(check(magic, "--rules", "r.toml")) == [(4, "SIEGE-SCN2-04")]


@pytest.mark.parametrize("people", ["Empire", "Orcs", "Dwarfs"])
def test_a_force_of_which_nothing_is_listed_yet(check, people):
    """A list without any unit gets no warning of missing units."""
    assert check(HELP.format(people=people) + "spent = 440\n")["ok"]
