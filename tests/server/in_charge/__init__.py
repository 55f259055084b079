"""People in charge, and those they look after."""
