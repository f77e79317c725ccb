"""The colours of Civilization. Each fact also has a letter, a sign or a number."""

TERRAINS = {
    "grassland": "#0B1F10 on #A9CF7C",
    "hills": "#1D1408 on #CDBB7A",
    "forest": "#FFFFFF on #3A8147",
    "desert": "#1D222B on #EAD79A",
    "mountains": "#1D222B on #A7AEBB",
    "water": "#06182A on #6FB4D6",
    "wonder": "#FFFFFF on #7A4DB0",
}

TYPES = {
    "culture": "#FFFFFF on #7A4DB0",
    "science": "#FFFFFF on #2F6DB5",
    "economy": "#1D222B on #F0B62C",
    "industry": "#FFFFFF on #8B5A35",
    "military": "#FFFFFF on #C13C3A",
}

BARBARIAN = "bold #FFFFFF on #7A1F1F"
CITY_STATE = "bold #1D222B on #F0B62C"
TREASURE = "bold #1D222B on #FBF7EC"  # resources and natural wonders
