### The guide through a first game: somebody beside you who loves it.

guide-title = First steps
guide-next = Next
guide-skip = Skip the guide
guide-hide = Hide this hint
guide-again = Show the hint again
guide-your-move = Your move!
guide-progress = Hint { $number } of { $total }
guide-play = Play a real game
guide-done = Close

## Photograph

guide-photograph-aim = Welcome! You collect photos, one film strip for each colour. Long strips of sharp photos make points. Let’s see how a photo gets there.
guide-photograph-hand = This is your film, and its order is the heart of the game. The card beside the camera is played first; new cards join at the other end.
guide-photograph-backs = Face-down cards are only half secret: the back shows the colour, and whether the number is 1–6 or 7–12.
guide-photograph-take = Your turn begins here: take one, two or three cards from either end of a row. Point at the end, or further in for more. They go to the front of your film.
guide-photograph-wind = Now wind the film: move any card but the front one further forward. Then the rear cards are played, as many as you took. Try it: the preview shows how they would come out.
guide-photograph-strip = There it is! A strip runs up or down. Each new number must be 1 to 3 away from the last, always in the same direction. Beside the strip you see what fits next.
guide-photograph-blurred = Out of focus: the number didn’t fit, so the photo lies face down and costs 2 points. On the bright side, the next one here only needs the right direction.
guide-photograph-points = Points for a strip of one to seven sharp photos: 1, 3, 4, 7, 8, 10, 11. Mind the leap at four! A colour without any photo costs 3.
guide-photograph-ahead = Look at your rear cards before you take: as many as you take will be played. If only one of them fits, take just one.
guide-photograph-good-shot = Whoever first has four sharp photos of a colour wins its Good Shot: 5 points, and nobody can take them away again.
guide-photograph-refill = Only three cards or fewer were left, so they went away and a whole new field was dealt. With two players that happens three times; then the deck is too short.
guide-photograph-sunset = Sunset! Everybody winds the film once and plays two cards, all at the same time. No Good Shots now, and from here on hands hold three cards.
guide-photograph-last = The last light. Wind once more: your two rear cards are played, and the one left over is discarded. Then we count.
guide-photograph-end = That was Photograph! In the scores you find each strip, 5 points for every Good Shot, 2 off for each blurred photo and 3 off for each missing colour. Shall we play?

## Avenue

guide-avenue-aim = Welcome to wine country! Everybody has this same map and draws the same roads. You choose where: roads that join many grapes to the right farm make points.
guide-avenue-farm = This farm scores at the end of the round. There are five rounds, so five farms; the sixth never scores.
guide-avenue-card = Here is the road that everybody draws now. It is drawn just as you see it, never turned.
guide-avenue-draw = Pick an empty square: the road is pencilled in and you see what it would join. Press again to ink it. It need not touch anything yet.
guide-avenue-joined = Grapes count when roads lead from their square to the farm, edge to edge. Only squares with a road in them count, and the farm’s own square needs one too.
guide-avenue-yellow = Every yellow card lights a sun. When the fourth one has been drawn, the round is over and its farm scores. It can go quickly!
guide-avenue-peek = Once a round you may peek instead of drawing: you secretly see which farm comes next, and can build for it early. Good for roads you don’t need.
guide-avenue-zero = A zero. A farm must count more than the one before it, otherwise 0 is written, and every 0 costs 5 points at the end. The good news: now 1 is enough.
guide-avenue-counted = Your farm counts all the grapes joined to it, green and purple. From now on every farm must beat the number just above it, or you write a zero: 5 points lost.
guide-avenue-again = A new farm, and all your roads stay. Grapes may count again for another farm, so link it to a road that already runs past many.
guide-avenue-castles = Don’t forget the castles: at the end each purple grape joined to the purple castle is a point, and each green one joined to the green castle.
guide-avenue-others = Sheets lie open. Press one of these to look at it, whenever you like.
guide-avenue-last = The last farm! After its fourth yellow card the castles are counted, and it’s over. A peek would only show the sixth farm, so just draw.
guide-avenue-end = The harvest is in! Five farms, two castles, and 5 off for each zero: the scores show it line by line. Keep the first farms small next time. Shall we play?

## Fairy Tile

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

## Picture Perfect

guide-picture_perfect-aim = Welcome to the party! Fourteen guests, each with three secret wishes. After six rounds you take one real photograph of them: wishes it grants make points.
guide-picture_perfect-open = These envelopes are in your care for now. Open one: nobody else sees what you read.
guide-picture_perfect-wishes = Three wishes. If you grant all three, this guest brings 6 points, two bring 3, one brings 1. None at all costs 3. Whoever isn’t in the photo counts nothing.
guide-picture_perfect-place = Place guests on your floor as you read: drag them from the box, or press one. It is only a reminder, and nobody else sees it.
guide-picture_perfect-notebook = Read them all, one after another. In this first game a notebook remembers everything for you; usually it’s you who must.
guide-picture_perfect-ready = Done reading? Say that you are ready. Then a card is turned over, and envelopes change hands.
guide-picture_perfect-card = This is the card of the round, and it says what happens to the envelopes. There are six such rounds.
guide-picture_perfect-choose = Choose envelopes here, then confirm. Part with those you have read, and go for new ones: knowing more wishes is everything.
guide-picture_perfect-peek = You may look into this one, though it isn’t yours. Read it well, then close it.
guide-picture_perfect-vip = Your VIP card goes into one open envelope, once and for good. That guest then scores once more, for everybody. Choose one you can make happy.
guide-picture_perfect-together = Wishes get in each other’s way. Neighbours share an edge, and the table keeps the two sides apart. Leave out a guest who would only cost points.
guide-picture_perfect-last = Six rounds are over. Arrange your guests for good, each in a space of its own; decorations may stand on the table. Then go on to the camera.
guide-picture_perfect-camera = Walk around, aim, zoom. Who covers whom is read off this very picture. Every guest you placed must show at least a little. Then press the shutter!
guide-picture_perfect-end = What a picture! The album goes through it guest by guest, wish by wish, and VIPs count again. Look at the other photograph too. Shall we play?
