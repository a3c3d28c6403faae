"""Pictures: SVG drawn from the facts of a report, without script, in everybody's colours."""
