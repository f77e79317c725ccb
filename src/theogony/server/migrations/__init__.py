"""Changes of the database, one file each; the server makes them when it starts."""
