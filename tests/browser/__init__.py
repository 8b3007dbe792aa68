"""The browser client, tried by people in a real browser at a real house."""
