### The guide through a first game: somebody beside you who loves it.

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
