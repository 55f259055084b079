"""The names of the box: terrains, other kinds of places, characters."""

# 1.1 What a place can be; 5 adds the river, and "any" where a page does not say.
TERRAINS = ("plains", "forest", "mountain", "castle")
PLAINS, FOREST, MOUNTAIN, CASTLE = range(4)
PLACES = (*TERRAINS, "river", "any")
RIVER, ANYWHERE = 4, 5

# 1.2 They belong to nobody.
CHARACTERS = ("princess", "knight", "dragon")
PRINCESS, KNIGHT, DRAGON = range(3)
EVERYBODY = (PRINCESS, KNIGHT, DRAGON)

# 5.5 How many connected hexes make a place Large.
LARGE = {PLAINS: 3, FOREST: 3, MOUNTAIN: 3, RIVER: 5}
