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
web-photograph-wind = Wind { $card } to place { $place }.
web-photograph-then = Then: { $shots }.
web-photograph-would-sharp = { $card } in focus
web-photograph-would-good-shot = { $card } in focus, a Good Shot!
web-photograph-would-blurred = { $card } out of focus
web-photograph-do-wind = Wind and shoot
web-photograph-cancel = Cancel
