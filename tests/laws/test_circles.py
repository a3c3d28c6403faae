"""Files that import each other are read together: so they are few."""

from __future__ import annotations

import grimp

MOST = 3  # files of the face that may go in a circle (DECISIONS.md says why these do)
KNOWN = [{"commands.texts", "commands.texts.refusing", "commands.texts.vocabulary"}]


def circles(house):
    """The circles of a package's imports, also of those inside functions.

    What is imported for types alone ties nothing together when the program runs.
    """
    graph = grimp.build_graph(house, exclude_type_checking_imports=True, cache_dir=None)
    found = []
    left = set(graph.modules)
    while left:
        module = left.pop()
        above = graph.find_downstream_modules(module)
        circle = {module} | (above & graph.find_upstream_modules(module))
        left -= circle
        if len(circle) > 1:
            found.append(circle)
    return found


def test_no_circle_of_the_face_is_large():
    """What is left of them is known by name."""
    found = circles("commands")

    assert [circle for circle in found if len(circle) > MOST] == []
    assert sorted(map(sorted, found)) == sorted(map(sorted, KNOWN))
