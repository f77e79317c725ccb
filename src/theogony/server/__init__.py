"""The browser's other end: people, tables, live play and storage. It serves every game alike."""
