"""The games in the interfaces of other libraries, held to those libraries' own tests."""
