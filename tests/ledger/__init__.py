"""The domain, module by module."""
