"""Files that import each other can only be read together: few do."""

from __future__ import annotations

import grimp

MOST = 3  # a thing, its parts, and how it is shown
# What a word of a file is, where its value is kept and who reads it: each names types
# of the others, but imports at run time go one way only.
FILES = {
    f"ledger.rules.common.{name}"
    for name in ("schema", "kept", "reader", "values", "wording")
}


def circles(graph):
    """The modules that import each other, even by imports inside functions."""
    found, left = [], set(graph.modules)
    while left:
        module = left.pop()
        above = graph.find_downstream_modules(module)
        circle = {module} | (above & graph.find_upstream_modules(module))
        left -= circle
        found.append(circle)
    return found


def test_no_circle_is_larger_than_three_files():
    """Types are in leaves; upper modules know lower ones, and not vice versa."""
    graph = grimp.build_graph("ledger", "commands", cache_dir=None)
    large = [one for one in circles(graph) if len(one) > MOST and one != FILES]
    assert large == []


def test_no_files_of_the_face_import_each_other():
    """A reader of one of them can begin with those that it imports.

    Imports for types alone tie nothing together when the program runs.
    """
    graph = grimp.build_graph(
        "commands", exclude_type_checking_imports=True, cache_dir=None
    )
    assert [one for one in circles(graph) if len(one) > 1] == []


def test_a_circle_is_seen():
    """A ring of three modules is seen, but not the one beside it."""
    graph = grimp.ImportGraph()
    for number in range(3):
        graph.add_import(importer=f"a{number}", imported=f"a{(number + 1) % 3}")
    graph.add_import(importer="b", imported="a0")
    assert sorted(len(one) for one in circles(graph)) == [1, 3]
