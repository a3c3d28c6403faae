"""Breaks what the numbered rules say, one place at a time: do the tests notice?

`python -m tools.breaks --rules 60 --seed 7` draws rules, `--rule FIEF-WIN-01` names
one, `--game siege` takes a whole game. Each break is made in a copy of the project, and
first shown to the tests that carry the mark of the rule.
"""
