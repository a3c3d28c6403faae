"""Breaks the code of the numbered rules, one place at a time: do the tests notice?

`python -m tools.breaks --rules 60 --seed 7` draws rules, `--rule FIEF-WIN-01` names
one, `--game siege` takes a whole game. Each break is made in a copy of the project,
where the tests that carry the rule's mark are run first.
"""
