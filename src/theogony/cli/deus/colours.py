"""The colours of Deus. Each fact also has a letter, a word or a number."""

TERRAINS = {
    "field": "#1D222B on #E3C264",
    "forest": "#0B1F10 on #7FB56B",
    "swamp": "#1D1408 on #B89C6C",
    "mountain": "#1D222B on #B7BECB",
    "sea": "#06182A on #6FB4D6",
    "village": "#FFFFFF on #8A5230",
}
VILLAGE = "bold #FFFFFF on #8A5230"

KIND = {
    "maritime": "#FFFFFF on #2F6DB5",
    "production": "#FFFFFF on #3A8147",
    "science": "#1D222B on #F0B62C",
    "civil": "#FFFFFF on #8B5A35",
    "military": "#FFFFFF on #C13C3A",
    "temple": "#FFFFFF on #7A4DB0",
}
