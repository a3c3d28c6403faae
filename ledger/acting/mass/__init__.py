"""Acts of mass combat."""
