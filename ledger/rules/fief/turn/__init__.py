"""The clock: order of play, phases, reminders, extinct families."""
