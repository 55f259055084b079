### Photograph: its colours, its news, its reasons.

game-photograph = Photograph
photograph-about = Wind the film, mind the order of your hand, and let no photo go out of focus.
photograph-time = about 30 minutes

photograph-blue = blue
photograph-red = red
photograph-yellow = yellow
photograph-green = green
photograph-brown = brown
photograph-grey = grey
photograph-purple = purple

# A card by its face, and by its back (the half of the numbers).
photograph-card = { $colour } { $number }
photograph-back = { $colour } { $half }

## News

photograph-started = { $left ->
    [0] All seven colours are in play. { $name } begins.
   *[other] Left out: { $colours }. { $name } begins.
  }
photograph-took = { $name } takes { $number ->
    [one] one card
   *[other] { $number } cards
  } from the { $side ->
    [L] left
   *[R] right
  } of row { $row }: { $cards }.
photograph-wound = { $name } winds the card in place { $card } forward to place { $to }.
photograph-shot = { $name } takes the photo { $card }.
photograph-good-shot = { $name } takes the photo { $card } — a Good Shot!
photograph-blurred = { $name }’s photo { $card } is out of focus.
photograph-cleared = { $gone ->
    [0] Nothing leaves the field
    [one] One card leaves the field ({ $cards })
   *[other] { $gone } cards leave the field ({ $cards })
  }{ $turned ->
    [0] .
   *[other] ; turned face up: { $open }.
  }
photograph-dealt = { $number ->
    [one] One new card is dealt.
   *[other] { $number } new cards are dealt.
  }
photograph-sunset = Sunset! Everybody winds the film and takes two photos in the last light.
photograph-end-deck-short = The deck runs out: one last winding, two last photos.
photograph-end-deck-empty = Too few cards are left and the deck is gone: one last winding, two last photos.
photograph-chose = { $name } has chosen.
photograph-discarded = { $name } puts { $card } away.
photograph-given-up = { $name } missed { $card }, and gives up that colour.

## The end

photograph-reason-deck-short = The deck ran out.
photograph-reason-deck-empty = The field could not be filled again.
photograph-line-strip = { $number ->
    [0] No { $colour } photo
    [one] One { $colour } photo
   *[other] { $number } { $colour } photos
  }
photograph-line-blurred = { $number ->
    [one] One { $colour } photo out of focus
   *[other] { $number } { $colour } photos out of focus
  }
photograph-line-good-shot = Good Shot in { $colour }

## Why something is not possible

photograph-notation = “{ $given }” is no action: take with row, side and number (2L3), wind with two places (1>5).
photograph-colour-unknown = There is no colour “{ $given }”: choose from { $known }.
photograph-colour-twice = A colour can be left out only once.
photograph-colours-many = One colour is left out with 3 players and two with 2; { $given } cannot be.
photograph-wind-now = You have taken your cards: now wind the film (for example 1>5).
photograph-wind-together = Nobody takes cards now: everybody winds the film (for example 1>3).
photograph-take-how = Take 1 to { $most } cards, from the left (L) or from the right (R) of a row.
photograph-take-now = First choose the subject: take cards from the field (for example 2L3).
photograph-row-unknown = There is no row { $row }: the field has rows 1 to { $rows }.
photograph-row-single = Row { $row } has one card left: say { $row }L1.
photograph-row-short = { $left ->
    [0] Row { $row } is empty.
    [one] Row { $row } has only one card left.
   *[other] Row { $row } has only { $left } cards left.
  }
photograph-wind-forward = A card moves forward, to a higher place of your { $cards } cards (for example 1>{ $cards }).

## At the table

photograph-option-left-out = The colours left out, one with 3 players, two with 2: blue, red, yellow, green, brown, grey, purple.
photograph-option-missed-photo = Variant for old hands: the colour of your last card in hand is given up before scoring.
photograph-deck = Deck: { $number }
photograph-signs = { $good_shot } Good Shot, { $blurred } out of focus, → fits next
photograph-places = place
photograph-cell-strip = { $number ->
    [0] no photo
    [one] one photo
   *[other] { $number } photos
  }
photograph-cell-blurred = { $number ->
    [one] one photo
   *[other] { $number } photos
  }
photograph-row-strip = Strip: { $subject }
photograph-row-blurred = Out of focus: { $subject }
photograph-row-good-shot = Good Shot: { $subject }
photograph-hint-subject = Choose the subject: row, side (L or R) and number of cards.
photograph-hint-winding = Wind the film: move one card forward. Then { $owed ->
    [one] the rear card is
   *[other] the { $owed } rear cards are
  } played.
photograph-hint-sunset = Sunset: wind the film once; then your two rear cards are played.
photograph-hint-end = The last light: wind the film once; then your two rear cards are played, and the third is put away.
photograph-hint-over = The game is over.
photograph-help =
    2L3 takes three cards from the left of row 2 (R is the right); they go to the front of your hand.
    1>5 winds the film: the card in place 1 (the back) moves to place 5. Then as many cards are played from the back as you took, each on the strip of its colour.
    A strip rises or falls; each number lies 1 to 3 from the last. What does not fit is out of focus and costs 2 points.
    Points for each colour, by its photos in focus: none −3, 1 → 1, 2 → 3, 3 → 4, 4 → 7, 5 → 8, 6 → 10, 7 or more → 11. Most points win.
    Good Shot: the first with 4 photos of a colour in focus (3 with four players) gets 5 points.
    Sunset: when it turns up, everybody winds the film and plays the two rear cards, without Good Shots; from then on hands have 3 cards. At the end it is done once more, and the card that is left does not count.
photograph-decided-good-shots = { $names } wins: equal on { $points } points, but with more Good Shots.
photograph-decided-longest-strip = { $names } wins: equal on { $points } points and Good Shots, but with the longest strip.
photograph-decided-good-shots-you = You win: equal on { $points } points, but with more Good Shots.
photograph-decided-longest-strip-you = You win: equal on { $points } points and Good Shots, but with the longest strip.

### The browser table of Photograph.

web-photograph-board = The table of Photograph
web-photograph-field = The field
web-photograph-place = Row { $row }, column { $column }: { $card }
web-photograph-row = { $count ->
    [0] Row { $row } is empty.
   *[other] Row { $row }, from the left: { $cards }.
  }
web-photograph-deck = Deck: { $number ->
    [one] one card
   *[other] { $number } cards
  }, on top { $card }.
web-photograph-deck-empty = The deck is empty.
web-photograph-good-shots = Good Shots to win
web-photograph-good-shots-list = Good Shots still to win: { $colours }.
web-photograph-good-shots-none = Every Good Shot is won.
web-photograph-sunset = Sunset
web-photograph-sunset-words = Everybody winds the film and takes two photos in the last light.

## The hand

web-photograph-hand = Your hand, from back to front
web-photograph-back = Back: played first
web-photograph-front = Front: newest
web-photograph-hand-place = Place { $place }: { $card }
web-photograph-hand-picked = Place { $place }: { $card }, lifted
web-photograph-hand-target = Wind { $card } to place { $place }
web-photograph-own-hand = Your hand from back to front: { $cards }.
web-photograph-their-hand = Hand from back to front: { $cards }.

## Strips and seats

web-photograph-own-strips = Your strips
web-photograph-closed = nothing
web-photograph-fits = Fits next
web-photograph-frame-blurred = one out of focus
web-photograph-strip = { $colour }: { $count ->
    [0] no photo yet
   *[other] { $cards }
  }; { $way ->
    [rising] rising
    [falling] falling
   *[open] no direction yet
  }; fits next: { $fits }; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $medal ->
    [yes] ; with its Good Shot
   *[no] {""}
  }.
web-photograph-seat = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-photograph-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-photograph-ending-title = The film of the day
web-photograph-ending = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-photograph-at-turn = to play
web-photograph-chooses = is choosing
web-photograph-has-chosen = has chosen

## What is to be done

web-photograph-hint-subject = Choose your subject: point at the end of a row, and further in for more cards.
web-photograph-hint-winding = Wind the film: pick a card, then its new place further forward. Then { $owed ->
    [one] the rear card is played
   *[other] the { $owed } rear cards are played
  }.
web-photograph-hint-sunset = Sunset: wind one card forward; then your two rear cards are played.
web-photograph-hint-end = The last light: wind one card forward; then your two rear cards are played, and the last one is put away.
web-photograph-where = Where to with { $card }? Choose a place further forward.
web-photograph-other-subject = { $name } is choosing a subject.
web-photograph-other-winding = { $name } is winding the film.
web-photograph-all-choose = Everybody winds at once. Still choosing: { $names }.
web-photograph-waiting = You have chosen. Waiting for { $names }.
web-photograph-busy = One moment …

web-photograph-take = { $number ->
    [one] One card
   *[other] { $number } cards
  } from the { $side ->
    [L] left
   *[R] right
  } of row { $row }: { $cards }
web-photograph-do-take = { $number ->
    [one] Take one
   *[other] Take { $number }
  }
web-photograph-fewer = One card fewer
web-photograph-more = One card more
web-photograph-other-end = From the other end of the row
web-photograph-fewer-short = Fewer
web-photograph-more-short = More
web-photograph-other-end-short = Other end
web-photograph-look = Look at the hand and the strips of { $name }
web-photograph-wind = Wind { $card } to place { $place }.
web-photograph-then = Then: { $shots }.
web-photograph-would-sharp = { $card } in focus
web-photograph-would-good-shot = { $card } in focus, a Good Shot!
web-photograph-would-blurred = { $card } out of focus
web-photograph-do-wind = Wind and shoot
web-photograph-cancel = Cancel

## Options at home

web-option-photograph-left-out = Colours left out (3 players: one; 2 players: two; none: by chance)
web-choice-photograph-none = { $seats ->
    [2] two, by chance
    [3] one, by chance
   *[other] none
}
web-option-photograph-missed-photo = Missed photo: the colour of your last card in hand is given up
web-brief-photograph =
    On your turn take 1 to 3 cards from one end of a row; they go to the front of your hand.
    Then wind the film: move one card of your hand forward. The order of the rest never changes.
    Then as many cards as you took are played from the back of your hand, each on the strip of its colour.
    A strip rises or falls; each number lies 1 to 3 from the last. What does not fit is out of focus and costs 2 points.
    The first with 4 sharp photos of a colour (3 with four players) wins its Good Shot: 5 points.
    Longer strips score more; a colour without a sharp photo costs 3 points.
