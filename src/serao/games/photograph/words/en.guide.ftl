### The guide through a first game: somebody beside you who loves it.

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
