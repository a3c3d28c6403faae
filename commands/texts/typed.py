"""Commands as somebody types them, to be told in a sentence."""

from __future__ import annotations


def typed(name: str) -> str:
    r"""A name as one types it at a shell, or in a script of ours.

    >>> typed("Bourg"), typed("Le Gué"), typed("L'Épervier")
    ('Bourg', "'Le Gué'", '"L\'Épervier"')
    """
    if all(sign.isalnum() or sign in "-_.,:" for sign in name):
        return name
    if "'" in name and not set('"$`!\\') & set(name):
        return f'"{name}"'
    from shlex import quote

    return quote(name)
