"""Questions to the rules of mass combat."""
