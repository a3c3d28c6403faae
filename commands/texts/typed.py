"""Words as they are typed, for commands in sentences and in scripts."""

from __future__ import annotations

HERE = "<<"  # precedes the mark that ends a text in the script itself


def typed(name: str) -> str:
    r"""A name as it is typed in a shell, or in a script of ours.

    >>> typed("Bourg"), typed("Le Gué"), typed("L'Épervier")
    ('Bourg', "'Le Gué'", '"L\'Épervier"')
    """
    if all(sign.isalnum() or sign in "-_.,:" for sign in name):
        return name
    if "'" in name and not set('"$`!\\') & set(name):
        return f'"{name}"'
    from shlex import quote

    return quote(name)


def in_script(word: str) -> str:
    r"""A word for a script of ours: quoted if necessary, in several pieces if need be.

    >>> print(in_script("Bourg"), in_script("Le Gué"), in_script("L'Épervier"))
    Bourg "Le Gué" "L'Épervier"
    >>> print(in_script('the "Wild" one'), in_script("L'\"Œil\" noir"), in_script(""))
    'the "Wild" one' "L'"'"Œil" noir' ""
    """
    plain = not any(sign.isspace() or sign in "\"'" for sign in word)
    if word and plain and word[:2] != HERE:
        return word
    script, left = "", word
    while True:
        single, double = (f"{left}'\"".index(sign) for sign in "'\"")
        quote = "'" if double < single else '"'
        piece, quoted, _ = left.partition(quote)
        script += f"{quote}{piece}{quote}"
        left = left[len(piece) :]
        if not quoted:
            return script
