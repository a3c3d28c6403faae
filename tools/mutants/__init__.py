"""Breaks lines of the core and the rules, drawn at random: do the tests notice?

`python -m tools.mutants --many 200 --seed 7` draws lines and breaks each in one way, in
a copy of the project, where the tests that run the line are tried. `tools.breaks` asks
the same of what the numbered rules say.
"""
