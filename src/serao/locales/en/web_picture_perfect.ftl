### The board of Picture Perfect in the browser.

## What is to be done

web-picture-perfect-hint-look = Look into your envelopes, arrange your guests, and say when you are ready.
web-picture-perfect-hint-dance = Which envelope do you keep?
web-picture-perfect-hint-take = { $number ->
    [one] Take the envelope from the centre.
   *[other] Take { $number } envelopes from the centre.
  }
web-picture-perfect-hint-return = { $number ->
    [one] Return one of your envelopes to the centre.
   *[other] Return { $number } of your envelopes to the centre.
  }
web-picture-perfect-hint-give = Choose an envelope for each neighbour.
web-picture-perfect-hint-steal = Which envelope of your left neighbour do you take?
web-picture-perfect-hint-listen = Into which envelope do you look?
web-picture-perfect-hint-peek = Look well, then close the envelope.
web-picture-perfect-hint-add = Which of your envelopes goes to the centre?
web-picture-perfect-hint-put-up = Which envelope do you put up?
web-picture-perfect-hint-price = What does a look cost?
web-picture-perfect-hint-bid = Bid more, or pass.
web-picture-perfect-hint-sealed-bid = Bid secretly.
web-picture-perfect-hint-pay = Pay for a look, or pass.
web-picture-perfect-hint-decide = Sell to the highest bidder, or buy at that price.
web-picture-perfect-hint-photo = The last look: arrange your guests in the spaces, then go to the camera.
web-picture-perfect-hint-vote = A tie! Which photograph is the best?
web-picture-perfect-waiting = Waiting for { $names }.
web-picture-perfect-waiting-peek = Others are still looking.

## Envelopes

web-picture-perfect-envelopes = Everybody’s envelopes
web-picture-perfect-my-envelopes = Your envelopes
web-picture-perfect-yours = You
web-picture-perfect-starts = { $who ->
    [you] turn the card
   *[other] turns the card
  }
web-picture-perfect-done = done
web-picture-perfect-no-envelopes = no envelopes
web-picture-perfect-holds = { $name }: { $guests }.
web-picture-perfect-envelope-vip = { $guest }, with a VIP card
web-picture-perfect-open-envelope = Open the envelope: { $guest }
web-picture-perfect-close-envelope = Close the envelope: { $guest }
web-picture-perfect-open-one = Open an envelope to read its wishes; only one is open at a time.
web-picture-perfect-open-says = Open before you, { $guest }: { $cards }.
web-picture-perfect-letter = The wishes: { $guest }
web-picture-perfect-quoted = “{ $text }.”
web-picture-perfect-close = Close
web-picture-perfect-cancel = Cancel
web-picture-perfect-vip-free = Your VIP card is still in your hand: it goes into the envelope that is open.
web-picture-perfect-vips-inside = { $number ->
    [one] One VIP card
   *[other] { $number } VIP cards
  }
web-picture-perfect-put-vip = Put your VIP card in
web-picture-perfect-put-vip-sure = For good: put it in
web-picture-perfect-notebook = Notebook ({ $number })
web-picture-perfect-ready = I am ready

## Trades and auctions

web-picture-perfect-point = { $number ->
    [one] Point at an envelope.
   *[other] Point at { $number } envelopes.
  }
web-picture-perfect-chosen = Chosen: { $guests }
web-picture-perfect-not-chosen = point at an envelope
web-picture-perfect-for-left = For { $name }, on your left
web-picture-perfect-for-right = For { $name }, on your right
web-picture-perfect-show-vip = Show its VIP card to all
web-picture-perfect-do-dance = Keep it
web-picture-perfect-do-take = Take
web-picture-perfect-do-return = Return
web-picture-perfect-do-give = Give
web-picture-perfect-do-steal = Take it
web-picture-perfect-do-listen = Look
web-picture-perfect-do-add = Add it
web-picture-perfect-do-put-up = Put it up
web-picture-perfect-puts-up = { $name } puts up this envelope.
web-picture-perfect-no-bid = No bid yet.
web-picture-perfect-bid = Bid { $number }
web-picture-perfect-price = Ask { $number }
web-picture-perfect-bid-number = Your bid, in decorations
web-picture-perfect-price-number = Your price, in decorations
web-picture-perfect-less = Less
web-picture-perfect-more = More
web-picture-perfect-pass = Pass
web-picture-perfect-pay = Pay { $number } and look
web-picture-perfect-sell = Sell for { $number }
web-picture-perfect-buy = Buy for { $number }

## The studio

web-picture-perfect-studio = Your studio
web-picture-perfect-my-floor = Your floor
web-picture-perfect-floor-says = Your floor: { $text }
web-picture-perfect-looking = How you look at your studio
web-picture-perfect-stage = Stage
web-picture-perfect-plan = From above
web-picture-perfect-stage-label = Your stage. Drag figures; or with the keys: N and P choose a figure, the arrows move it, Delete puts it back into the box.
web-picture-perfect-plan-label = Your floor from above. Drag figures; or with the keys: N and P choose a figure, the arrows move it, Delete puts it back into the box.
web-picture-perfect-keys = Keys: N and P choose a figure, arrows move it, Delete puts it back.
web-picture-perfect-camera-side = the camera’s side
web-picture-perfect-face-front = Look from the front again
web-picture-perfect-lighting = Lighting the lamps …
web-picture-perfect-snap = Snap to spaces
web-picture-perfect-remove = Back into the box
web-picture-perfect-clear = Clear the floor
web-picture-perfect-listed = { $number ->
    [5] Five in the back row
    [14] The whole party by height
   *[other] { $number } guests, ready arranged
  }
web-picture-perfect-tray = The box: guests and decorations
web-picture-perfect-bring = Bring: { $what }
web-picture-perfect-box-empty = The box is empty.
web-picture-perfect-stands = { $what }: { $where }.
web-picture-perfect-in-space = { $space }
web-picture-perfect-on-table = on the table
web-picture-perfect-outside = outside
web-picture-perfect-laid = On the table: { $pieces }.
web-picture-perfect-empty-floor = Nobody stands on the floor.
web-picture-perfect-decoration-cake = cake
web-picture-perfect-decoration-candelabra = candelabra
web-picture-perfect-decoration-vase = vase
web-picture-perfect-decoration-bottle = bottle
web-picture-perfect-decoration-fruit-bowl = fruit bowl
web-picture-perfect-decoration-teapot = teapot
web-picture-perfect-decoration-gift = gift
web-picture-perfect-decoration-tureen = tureen
web-picture-perfect-decoration-glass-tower = tower of glasses
web-picture-perfect-decoration-picture-frame = picture frame

## The camera

web-picture-perfect-steps = The last two steps
web-picture-perfect-step-arrange = Arrange
web-picture-perfect-step-camera = Camera
web-picture-perfect-camera = The camera
web-picture-perfect-finder-label = The finder. Drag to walk around; or with the keys: arrows walk, Shift and arrows aim, plus and minus zoom, Page Up and Page Down go nearer and farther, 0 is the standard camera.
web-picture-perfect-dragging = What dragging does
web-picture-perfect-walk = Walk around
web-picture-perfect-aim = Aim
web-picture-perfect-standard = Standard camera
web-picture-perfect-shutter = Take the photograph
web-picture-perfect-checking = Looking through the finder …
web-picture-perfect-valid = This photograph counts.
web-picture-perfect-fine-tuning = Fine tuning
web-picture-perfect-slider-x = To the side
web-picture-perfect-slider-z = Height
web-picture-perfect-slider-y = Distance
web-picture-perfect-slider-zoom = Zoom
web-picture-perfect-slider-aim-x = Aim to the side
web-picture-perfect-slider-aim-z = Aim up and down
web-picture-perfect-no-picture = Your browser cannot draw the picture here; the house judges it all the same.
web-picture-perfect-taken = Taken! It is shown when everybody has theirs.

## The album

web-picture-perfect-album = The album
web-picture-perfect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
web-picture-perfect-save = Save the photograph
web-picture-perfect-met = met
web-picture-perfect-missed = not met
web-picture-perfect-vote = Vote for { $name }
web-picture-perfect-abstain = Abstain
web-picture-perfect-page-before = Previous photograph
web-picture-perfect-page-after = Next photograph
web-picture-perfect-page = { $number } of { $pages }
web-picture-perfect-print = The photograph by { $name }, to be seen alone
web-picture-perfect-empty-photo = Nobody stands in this photograph.
web-picture-perfect-guests-sum = { $number ->
    [0] No guest in the picture
    [one] One guest in the picture
   *[other] { $number } guests in the picture
  }
web-picture-perfect-wishes-met = { $number ->
    [0] No wish met
    [one] One wish met
   *[other] { $number } wishes met
  }
web-picture-perfect-vips-more = { $number ->
    [one] A VIP card: once more
   *[other] { $number } VIP cards: { $number } times more
  }
web-picture-perfect-in-the-way = In front: { $guests }
