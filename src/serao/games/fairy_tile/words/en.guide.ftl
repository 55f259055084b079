### The guide through a first game: somebody beside you who loves it.

guide-fairy_tile-aim = Once upon a time … each of us has a book, here of three pages. Whoever first tells the last page of theirs wins.
guide-fairy_tile-page = Your page, for your eyes only. It says what must happen in the kingdom. When it comes true after an adventure of yours, the page tells itself.
guide-fairy_tile-visits = “Visits” means: you move that character this turn, and it ends its move there. A Large place is three connected places of a kind, a Large river five.
guide-fairy_tile-sees = “Sees” means in a straight line of places without a gap, however far; one’s own place counts too. Moving a character can do it, and so can adding a tile.
guide-fairy_tile-meet = “Meet” means: both in the same place, and you have just moved one of them there.
guide-fairy_tile-characters = They belong to nobody: move whom you like. The Princess takes one step and can jump between castles; the Knight goes exactly two places; the Dragon flies straight to the kingdom’s edge.
guide-fairy_tile-adventure = Your turn: one adventure. Choose a character or the tile, and every possible place lights up. Press a place to try it, then do it.
guide-fairy_tile-star = A trick: try a place before you decide. Your page answers at once, and a star means that it would be told.
guide-fairy_tile-tile = The kingdom grows: a tile needs two touching edges side by side, and river must meet river. Turn it as you like; only places that fit are lit.
guide-fairy_tile-told = Your first page is told! The next one is already in your hand. At most one page a turn, and only in your own.
guide-fairy_tile-turn = A stubborn page? Turn it: it goes under your book, another one comes, and your token turns to magic. That is your whole turn.
guide-fairy_tile-magic = You have magic! In a coming turn you may live a second adventure right after the first. That uses it up.
guide-fairy_tile-second = Now choose: a second adventure, which uses your magic, or end the turn and keep it. The moves of both adventures count for your page.
guide-fairy_tile-end = The end! And below stands the tale that your pages tell, in their right order. A full book has eighteen of them for two. Shall we play?
