"""The clock: order of play, phases, reminders, families that die out."""
