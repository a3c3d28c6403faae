"""What people read of mass combat."""

GROUPS = {"mass": "Mass combat for 7th Sea: armies, throws, tables, chances."}
