### The guide through a first game: somebody beside you who loves it.

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
