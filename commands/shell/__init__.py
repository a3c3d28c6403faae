"""A prompt that stays open: the same commands, said in a few keys.

A line becomes the call of a command whose words are whole (`reading`), by what may stand
there now; then it goes the way of every call. Only here is prompt_toolkit loaded.
"""
