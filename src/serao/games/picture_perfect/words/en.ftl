### Picture Perfect: its guests and their wishes, its news, its reasons.

game-picture_perfect = Picture Perfect
picture_perfect-about = Fourteen guests with secret wishes, envelopes that change hands, and one real photograph.
picture_perfect-time = about 60 minutes

## Guests

picture_perfect-guest-lady-in-red = lady in red
picture_perfect-guest-lady-in-yellow = lady in yellow
picture_perfect-guest-lady-in-blue = lady in blue
picture_perfect-guest-young-lady-in-green = young lady in green
picture_perfect-guest-grandmother-in-violet = grandmother in violet
picture_perfect-guest-girl-in-white = girl in white
picture_perfect-guest-older-gentleman-in-grey = older gentleman in grey
picture_perfect-guest-gentleman-in-a-wheelchair = gentleman in a wheelchair
picture_perfect-guest-man-in-a-black-tailcoat = man in a black tailcoat
picture_perfect-guest-officer-in-navy-uniform = officer in navy uniform
picture_perfect-guest-man-in-a-brown-suit = man in a brown suit
picture_perfect-guest-small-boy = small boy
picture_perfect-guest-corgi = corgi
picture_perfect-guest-potted-palm = potted palm
picture_perfect-nobody = nobody
picture_perfect-house = The house

## What they wish for

picture_perfect-wish-area-row-1 = I want to be in row 1, at the very front
picture_perfect-wish-area-row-2 = I want to be in row 2
picture_perfect-wish-area-row-3 = I want to be in row 3
picture_perfect-wish-area-row-4 = I want to be in row 4, at the back
picture_perfect-wish-area-left = I want to be on the left (columns A and B)
picture_perfect-wish-area-right = I want to be on the right (columns D and E)
picture_perfect-wish-area-at-the-table = I want to be at the table
picture_perfect-wish-area-away = I want to be away from the table
picture_perfect-wish-area-anywhere = I want to be there: any place will do
picture_perfect-wish-next-to = I want to be next to the { $guest }
picture_perfect-wish-not-next-to-man = I do not want to be next to a man
picture_perfect-wish-not-next-to-woman = I do not want to be next to a woman
picture_perfect-wish-in-front = I want nobody in front of me
picture_perfect-wish-my-face = I want nobody to see my face
picture_perfect-wish-face-of = I want nobody to see the face of the { $guest }: I stand before it
picture_perfect-vips = { $number ->
    [one] and a VIP card
   *[other] and { $number } VIP cards
  }

## The cards

picture_perfect-card-dance = Dance
picture_perfect-card-partner = Choose your partner
picture_perfect-card-gifts = Gifts
picture_perfect-card-theft = Theft
picture_perfect-card-revelations = Revelations
picture_perfect-card-rumours = Rumours
picture_perfect-card-open = Open auction
picture_perfect-card-shared = Shared auction
picture_perfect-card-single = Single bid
picture_perfect-card-fixed = Fixed price
picture_perfect-card-secret = Secret auction
picture_perfect-card-unfair = Unfair secret auction
picture_perfect-rule-dance = Everybody keeps one envelope; all the others are shuffled and dealt again.
picture_perfect-rule-partner = In turn, everybody takes two envelopes from the centre and returns two.
picture_perfect-rule-gifts = Everybody gives an envelope to each neighbour.
picture_perfect-rule-theft = Everybody takes an envelope from the neighbour on the left.
picture_perfect-rule-revelations = Two envelopes of the centre are opened to everybody.
picture_perfect-rule-rumours = Everybody looks into any envelope that is not their own.
picture_perfect-rule-open = In turn, everybody sells an envelope; anybody may raise until nobody wants to.
picture_perfect-rule-shared = Everybody adds an envelope to the centre; then, in turn, each picks one, and sells it or buys it for the highest bid.
picture_perfect-rule-single = In turn, everybody sells an envelope; the others have one bid each.
picture_perfect-rule-fixed = In turn, everybody sells looks into an envelope for a price.
picture_perfect-rule-secret = In turn, everybody sells an envelope; the bids are secret.
picture_perfect-rule-unfair = In turn, everybody sells an envelope; the bids are secret, and losers pay half of theirs.

## News

picture_perfect-round = Round { $number }: look into your envelopes and arrange your guests. { $name } will turn the card.
picture_perfect-turned = { $card }! { $rule }
picture_perfect-chose = { $name } has chosen.
picture_perfect-danced = { $number ->
    [0] { $name } keeps { $kept }, and is dealt nothing.
   *[other] { $name } keeps { $kept }, and is dealt { $dealt }.
  }
picture_perfect-took = { $name } takes from the centre: { $guests }.
picture_perfect-returned = { $name } returns to the centre: { $guests }.
picture_perfect-handed = { $name } gives { $other } an envelope: { $guest }.
picture_perfect-stole = { $name } takes an envelope from { $other }: { $guest }.
picture_perfect-revealed = Opened to everybody, { $guest }: { $cards }.
picture_perfect-looked = { $name } looks into an envelope: { $guest }.
picture_perfect-looked-mine = You look into an envelope, { $guest }: { $cards }.
picture_perfect-added = { $name } adds an envelope to the centre: { $guest }.
picture_perfect-for-sale = { $vip ->
    [1] { $name } puts up an envelope, { $guest }, and shows a VIP card in it.
   *[other] { $name } puts up an envelope: { $guest }.
  }
picture_perfect-priced = { $name } asks { $number ->
    [one] one decoration
   *[other] { $number } decorations
  } for a look.
picture_perfect-bid = { $name } bids { $number }.
picture_perfect-passed = { $name } passes.
picture_perfect-bids = The bids: { $bids }.
picture_perfect-tied = A tie at { $number }: { $names } bid again, at least as much.
picture_perfect-paid = { $name } pays { $other } { $number ->
    [one] one decoration
   *[other] { $number } decorations
  }.
picture_perfect-sold = The envelope goes to { $name }: { $guest }.
picture_perfect-sold-house = The house buys, and the envelope goes to the centre: { $guest }.
picture_perfect-unsold = No sale: { $guest }.
picture_perfect-rescued = { $name } has nothing left, and gets { $number ->
    [one] one decoration
   *[other] { $number } decorations
  } from the others.
picture_perfect-last-look = The last card is played: one more look, arrange your guests for good, and take the photograph.
picture_perfect-scored = The photographs are shown. Points: { $totals }.
picture_perfect-vote-called = A tie: { $names }. Everybody votes for the best photograph.
picture_perfect-voted = The votes: { $votes }.

## The end

picture_perfect-reason-photographs = Six rounds are over, and the photographs are taken.
picture_perfect-line-guest = { $number ->
    [0] No wish met: { $guest }
    [one] One wish met: { $guest }
   *[other] { $number } wishes met: { $guest }
  }
picture_perfect-line-vip = { $number ->
    [one] One VIP card: { $guest }
   *[other] { $number } VIP cards: { $guest }
  }
picture_perfect-line-decorations = { $number ->
    [one] One decoration
   *[other] { $number } decorations
  }
picture_perfect-cell-guest = { $number ->
    [0] no wish
    [one] one wish
   *[other] { $number } wishes
  }
picture_perfect-cell-vip = { $number ->
    [one] one card
   *[other] { $number } cards
  }
picture_perfect-cell-decorations = { $number ->
    [one] one piece
   *[other] { $number } pieces
  }
picture_perfect-row-guest = { $subject }
picture_perfect-row-vip = VIP: { $subject }
picture_perfect-row-decorations = Decorations
picture_perfect-decided-guests-placed = { $names } wins: equal on { $points } points, but with more guests in the picture.
picture_perfect-decided-envelopes-held = { $names } wins: equal on { $points } points and guests, but with more envelopes.
picture_perfect-decided-best-photo = { $names } wins: equal on { $points } points, and voted the best photograph.
picture_perfect-decided-guests-placed-you = You win: equal on { $points } points, but with more guests in the picture.
picture_perfect-decided-envelopes-held-you = You win: equal on { $points } points and guests, but with more envelopes.
picture_perfect-decided-best-photo-you = You win: equal on { $points } points, and yours was voted the best photograph.

## Why something is not possible

picture_perfect-notation = “{ $given }” is no action: press Enter to see what can be done now, or say help.
picture_perfect-open-already = Envelope { $guest } is open already.
picture_perfect-not-yours = You do not hold envelope { $guest }: only your own may be opened now.
picture_perfect-vip-placed = Your VIP card is in an envelope already, for good.
picture_perfect-vip-open = Open envelope { $guest } first: the VIP card goes into the envelope that is open.
picture_perfect-bid-range = Bid from { $least } to { $most }.
picture_perfect-now-look = Now everybody looks and arranges: open, close, vip, arrange, and then ready.
picture_perfect-now-dance = Now choose the envelope that you keep (for example keep5).
picture_perfect-now-take = Now take two envelopes from the centre (for example take5+7).
picture_perfect-now-return = Now return two of your envelopes to the centre (for example return5+7).
picture_perfect-now-give = Now choose your gifts, left and right neighbour (for example give5/7).
picture_perfect-now-steal = Now choose one of your left neighbour’s envelopes (for example steal5).
picture_perfect-now-listen = Now choose an envelope that is not your own (for example listen5).
picture_perfect-now-peek = Now look, and then close the envelope.
picture_perfect-now-add = Now choose one of your envelopes for the centre (for example add5).
picture_perfect-now-put-up = Now put up an envelope that may be sold (for example up5).
picture_perfect-now-price = Now name a price that somebody can pay (for example price3).
picture_perfect-now-bid = Now bid more (for example bid4), or pass.
picture_perfect-now-sealed-bid = Now bid secretly (for example bid4).
picture_perfect-now-pay = Now pay, or pass.
picture_perfect-now-decide = Now sell, or buy if you can pay.
picture_perfect-now-photo = Now arrange for good, and take the photograph: photo.
picture_perfect-now-vote = Now vote for a photograph that is tied and not your own (for example vote2), or abstain.
picture_perfect-arrange-decorations = You have { $held } decorations, and cannot put up { $given }.
picture_perfect-arrange-space = Guest { $guest } does not stand inside a guest space.
picture_perfect-arrange-shared = Guests { $guest } and { $other } stand in the same space, { $space }.
picture_perfect-scene-form = This is no scene: { $what }.
picture_perfect-scene-screen = There is no screen { $given }: they are 0 to { $last }.
picture_perfect-scene-floor = There is no floor { $given }: they are 0 to { $last }.
picture_perfect-scene-guest = There is no guest { $given }: they are 1 to { $last }.
picture_perfect-scene-twice = Guest { $guest } stands there twice.
picture_perfect-scene-place = Guest { $guest } stands too far away: more than { $farthest } cm.
picture_perfect-scene-decorations = { $given } decorations are too many: { $most } at most.
picture_perfect-scene-kind = There is no decoration { $given }: they are 0 to { $last }.
picture_perfect-scene-off-table = A decoration does not stand on the table: { $kind }.
picture_perfect-scene-camera = The camera, or what it aims at, is too far away: more than { $farthest } cm.
picture_perfect-scene-aim = The camera aims at no point before it.
picture_perfect-scene-zoom = The zoom must be more than nothing.
picture_perfect-judged-valid = The photograph is valid.
picture_perfect-judged-guest = Guest
picture_perfect-judged-face = Face
picture_perfect-judged-covered = Covered by
picture_perfect-judged-hidden = hidden
picture_perfect-judged-seen = seen
picture_perfect-fault-camera-too-high = The camera is higher than the top of the screen.
picture_perfect-fault-camera-too-low = The camera is too low: it would lie in the floor.
picture_perfect-fault-camera-not-in-front = The camera must stand before the board.
picture_perfect-fault-camera-too-far = The camera is too far away.
picture_perfect-fault-camera-looks-away = The camera looks away from the board.
picture_perfect-fault-camera-zoom = This zoom is out of the lens’s range.
picture_perfect-fault-corner-beyond = A corner of the picture looks beyond board and screen: come nearer, or zoom in.
picture_perfect-fault-beyond = The picture shows something beyond board and screen: come nearer, look lower, or zoom in.
picture_perfect-fault-guest-hidden = Guest { $guest } is wholly hidden: every guest must be seen, at least in part.
picture_perfect-fault-guest-outside = Guest { $guest } is outside the picture: every guest must be seen, at least in part.
picture_perfect-paint-missing = To paint a photograph Serão needs NumPy and Pillow: pip install "serao[photo]".

## At the table

picture_perfect-option-auctions = The variant with auctions: envelopes are sold for decorations.
picture_perfect-option-notebook = A notebook: everything you have seen stays noted for you.
picture_perfect-centre = Centre
picture_perfect-decorations = Decorations: { $number }
picture_perfect-supply = Supply: { $number }
picture_perfect-side-round = Round { $number } of { $rounds }
picture_perfect-side-card = Card: { $card }
picture_perfect-side-lot = For sale: { $guest }
picture_perfect-side-bid = Highest bid: { $number } ({ $name })
picture_perfect-side-price = Price of a look: { $number }
picture_perfect-side-vip = Your VIP card: { $guest }
picture_perfect-table = table
picture_perfect-outside = Elsewhere: { $guests }
picture_perfect-hint-look = Look into your envelopes (open5), put your VIP card into one (vip5), arrange, then say ready.
picture_perfect-hint-dance = Which envelope do you keep?
picture_perfect-hint-take = Take two envelopes from the centre.
picture_perfect-hint-return = Return two of your envelopes to the centre.
picture_perfect-hint-give = Choose an envelope for the left neighbour and one for the right.
picture_perfect-hint-steal = Which envelope of your left neighbour do you take?
picture_perfect-hint-listen = Into which envelope do you look?
picture_perfect-hint-peek = Look well, then close the envelope.
picture_perfect-hint-add = Which of your envelopes goes to the centre?
picture_perfect-hint-put-up = Which envelope do you put up? An exclamation mark shows its VIP card (up5!).
picture_perfect-hint-price = What does a look cost?
picture_perfect-hint-bid = Bid more, or pass.
picture_perfect-hint-sealed-bid = Bid secretly.
picture_perfect-hint-pay = Pay for a look, or pass.
picture_perfect-hint-decide = Sell to the highest bidder, or buy at that price.
picture_perfect-hint-photo = The last look: arrange your guests in the spaces, then take the photograph (photo).
picture_perfect-hint-vote = Vote for the best photograph, or abstain.
picture_perfect-hint-over = The game is over.
picture_perfect-help =
    Every guest has three secret wishes in an envelope. In six rounds you look into yours, and the envelopes change hands by the card of the round; then everybody takes one photograph, and what it shows is what counts. Most points win.
    open5 looks into envelope 5, close closes it, vip5 puts your VIP card into it while it is open; ready ends the look.
    arrange:1@c3,13@40/75,cake@125/60 puts guest 1 into space C3, guest 13 and a cake at points in millimetres (from the left, from the front).
    photo takes the photograph by the standard camera; photo:125/-200/140>125/80/55*43 says where the camera stands, what it aims at, and its zoom.
    A guest in your picture scores −3, 1, 3 or 6 points for 0 to 3 wishes met, and as much again for each VIP card.
    A guest who is not in your picture scores nothing. With auctions two decorations are worth one point.

### The board of Picture Perfect in the browser.

## What is to be done

web-picture_perfect-hint-look = Look into your envelopes, arrange your guests, and say when you are ready.
web-picture_perfect-hint-dance = Which envelope do you keep?
web-picture_perfect-hint-take = { $number ->
    [one] Take the envelope from the centre.
   *[other] Take { $number } envelopes from the centre.
  }
web-picture_perfect-hint-return = { $number ->
    [one] Return one of your envelopes to the centre.
   *[other] Return { $number } of your envelopes to the centre.
  }
web-picture_perfect-hint-give = Choose an envelope for each neighbour.
web-picture_perfect-hint-steal = Which envelope of your left neighbour do you take?
web-picture_perfect-hint-listen = Into which envelope do you look?
web-picture_perfect-hint-peek = Look well, then close the envelope.
web-picture_perfect-hint-add = Which of your envelopes goes to the centre?
web-picture_perfect-hint-put-up = Which envelope do you put up?
web-picture_perfect-hint-price = What does a look cost?
web-picture_perfect-hint-bid = Bid more, or pass.
web-picture_perfect-hint-sealed-bid = Bid secretly.
web-picture_perfect-hint-pay = Pay for a look, or pass.
web-picture_perfect-hint-decide = Sell to the highest bidder, or buy at that price.
web-picture_perfect-hint-photo = The last look: arrange your guests in the spaces, then go to the camera.
web-picture_perfect-hint-vote = A tie! Which photograph is the best?
web-picture_perfect-waiting = Waiting for { $names }.
web-picture_perfect-waiting-peek = Others are still looking.

## Envelopes

web-picture_perfect-envelopes = Everybody’s envelopes
web-picture_perfect-my-envelopes = Your envelopes
web-picture_perfect-yours = You
web-picture_perfect-starts = { $who ->
    [you] turn the card
   *[other] turns the card
  }
web-picture_perfect-done = done
web-picture_perfect-no-envelopes = no envelopes
web-picture_perfect-holds = { $name }: { $guests }.
web-picture_perfect-envelope-vip = { $guest }, with a VIP card
web-picture_perfect-open-envelope = Open the envelope: { $guest }
web-picture_perfect-close-envelope = Close the envelope: { $guest }
web-picture_perfect-open-says = Open before you, { $guest }: { $cards }.
web-picture_perfect-letter = The wishes: { $guest }
web-picture_perfect-quoted = “{ $text }.”
web-picture_perfect-close = Close
web-picture_perfect-cancel = Cancel
web-picture_perfect-vip-free = Your VIP card is still in your hand: it goes into the envelope that is open.
web-picture_perfect-vips-inside = { $number ->
    [one] One VIP card
   *[other] { $number } VIP cards
  }
web-picture_perfect-put-vip = Put your VIP card in
web-picture_perfect-put-vip-sure = For good: put it in
web-picture_perfect-notebook = Notebook ({ $number })
web-picture_perfect-ready = I am ready

## Trades and auctions

web-picture_perfect-chosen = Chosen: { $guests }
web-picture_perfect-not-chosen = point at an envelope
web-picture_perfect-for-left = For { $name }, on your left
web-picture_perfect-for-right = For { $name }, on your right
web-picture_perfect-show-vip = Show its VIP card to all
web-picture_perfect-do-dance = Keep it
web-picture_perfect-do-take = Take
web-picture_perfect-do-return = Return
web-picture_perfect-do-give = Give
web-picture_perfect-do-steal = Take it
web-picture_perfect-do-listen = Look
web-picture_perfect-do-add = Add it
web-picture_perfect-do-put-up = Put it up
web-picture_perfect-puts-up = { $name } puts up this envelope.
web-picture_perfect-no-bid = No bid yet.
web-picture_perfect-bid = Bid { $number }
web-picture_perfect-price = Ask { $number }
web-picture_perfect-bid-number = Your bid, in decorations
web-picture_perfect-price-number = Your price, in decorations
web-picture_perfect-less = Less
web-picture_perfect-more = More
web-picture_perfect-pass = Pass
web-picture_perfect-pay = Pay { $number } and look
web-picture_perfect-sell = Sell for { $number }
web-picture_perfect-buy = Buy for { $number }

## The studio

web-picture_perfect-studio = Your studio
web-picture_perfect-my-floor = Your floor
web-picture_perfect-floor-says = Your floor: { $text }
web-picture_perfect-looking = How you look at your studio
web-picture_perfect-stage = Stage
web-picture_perfect-plan = From above
web-picture_perfect-stage-label = Your stage. Drag figures; or with the keys: N and P choose a figure, the arrows move it, Delete puts it back into the box.
web-picture_perfect-plan-label = Your floor from above. Drag figures; or with the keys: N and P choose a figure, the arrows move it, Delete puts it back into the box.
web-picture_perfect-keys = Keys: N and P choose a figure, arrows move it, Delete puts it back.
web-picture_perfect-camera-side = the camera’s side
web-picture_perfect-face-front = Look from the front again
web-picture_perfect-lighting = Lighting the lamps …
web-picture_perfect-snap = Snap to spaces
web-picture_perfect-arranging = Arranging
web-picture_perfect-remove = Back into the box
web-picture_perfect-clear = Clear the floor
web-picture_perfect-listed = { $number ->
    [5] Five in the back row
    [14] The whole party by height
   *[other] { $number } guests, ready arranged
  }
web-picture_perfect-tray = The box: guests and decorations
web-picture_perfect-bring = Bring: { $what }
web-picture_perfect-box-empty = The box is empty.
web-picture_perfect-stands = { $what }: { $where }.
web-picture_perfect-in-space = { $space }
web-picture_perfect-on-table = on the table
web-picture_perfect-outside = outside
web-picture_perfect-laid = On the table: { $pieces }.
web-picture_perfect-empty-floor = Nobody stands on the floor.
web-picture_perfect-decoration-cake = cake
web-picture_perfect-decoration-candelabra = candelabra
web-picture_perfect-decoration-vase = vase
web-picture_perfect-decoration-bottle = bottle
web-picture_perfect-decoration-fruit-bowl = fruit bowl
web-picture_perfect-decoration-teapot = teapot
web-picture_perfect-decoration-gift = gift
web-picture_perfect-decoration-tureen = tureen
web-picture_perfect-decoration-glass-tower = tower of glasses
web-picture_perfect-decoration-picture-frame = picture frame

## The camera

web-picture_perfect-step-arrange = Arrange
web-picture_perfect-step-camera = Camera
web-picture_perfect-camera = The camera
web-picture_perfect-finder-label = The finder. Drag to walk around; or with the keys: arrows walk, Shift and arrows aim, plus and minus zoom, Page Up and Page Down go nearer and farther, 0 is the standard camera.
web-picture_perfect-walk = Walk around
web-picture_perfect-aim = Aim
web-picture_perfect-nearer = Zoom in
web-picture_perfect-farther = Zoom out
web-picture_perfect-standard = Standard camera
web-picture_perfect-shutter = Take the photograph
web-picture_perfect-checking = Looking through the finder …
web-picture_perfect-valid = This photograph counts.
web-picture_perfect-fine-tuning = Fine tuning
web-picture_perfect-slider-x = To the side
web-picture_perfect-slider-z = Height
web-picture_perfect-slider-y = Distance
web-picture_perfect-slider-zoom = Zoom
web-picture_perfect-slider-aim-x = Aim to the side
web-picture_perfect-slider-aim-z = Aim up and down
web-picture_perfect-no-picture = Your browser cannot draw the picture here; the house judges it all the same.
web-picture_perfect-taken = Taken! It is shown when everybody has theirs.

## The album

web-picture_perfect-album = The album
web-picture_perfect-ending-title = In the darkroom
web-picture_perfect-ending = { $name }: { $met } of { $wishes } wishes come true, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-picture_perfect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
web-picture_perfect-save = Save the photograph
web-picture_perfect-met = met
web-picture_perfect-missed = not met
web-picture_perfect-vote = Vote for { $name }
web-picture_perfect-abstain = Abstain
web-picture_perfect-page-before = Previous photograph
web-picture_perfect-page-after = Next photograph
web-picture_perfect-page = { $number } of { $pages }
web-picture_perfect-print = The photograph by { $name }, to be seen alone
web-picture_perfect-empty-photo = Nobody stands in this photograph.
web-picture_perfect-guests-sum = { $number ->
    [0] No guest in the picture
    [one] One guest in the picture
   *[other] { $number } guests in the picture
  }
web-picture_perfect-wishes-met = { $number ->
    [0] No wish met
    [one] One wish met
   *[other] { $number } wishes met
  }
web-picture_perfect-vips-more = { $number ->
    [one] A VIP card: once more
   *[other] { $number } VIP cards: { $number } times more
  }
web-picture_perfect-in-the-way = In front: { $guests }

## Options at home

web-option-picture_perfect-auctions = With auctions: envelopes are sold for decorations
web-option-picture_perfect-notebook = A notebook keeps what you have seen
web-brief-picture_perfect =
    Every guest has three secret wishes in an envelope. In six rounds you look into yours, arrange your guests, and the envelopes change hands by the card of the round.
    Remember what you have read: an envelope shows its wishes only while you may look into it.
    At the end arrange your guests for good and take one real photograph: what it shows is what counts.
    A guest in the picture scores −3, 1, 3 or 6 points for 0 to 3 wishes met, and as much again for each VIP card.
