"""The rules of mass combat."""
