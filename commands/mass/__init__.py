"""The screens of mass combat."""
