"""A prompt that stays open: the same commands, typed in a few keys.

A line becomes a call with whole words (`reading`), according to what is possible now;
it is then treated like any other call. prompt_toolkit is loaded only here.
"""
