### Around the table: the company, the clock, and why something is not possible there.

## Why a table says no

table-options = { $game } cannot be played with these options: { $detail }.
table-pace = This pace cannot be played: a clock starts with at least one second and never holds more than thirty days; an action cannot take time off it, and its ceiling cannot lie below its start.
table-full = Every chair is taken.
table-seat-taken = Seat { $seat } is taken.
table-seat-free = Nobody is sitting at seat { $seat }.
table-not-your-seat = Seat { $seat } is not yours.
table-not-a-bot = No bot is playing seat { $seat } any more.
table-host-only = Only the host of the table may do that.
table-players-only = Only those who sit at the table may do that.
table-nobody = Nobody has sat down yet.
table-started = The game has already begun.
table-not-started = The game has not begun yet.
table-away = A bot is playing seat { $seat } for you: take the seat back first.
table-not-away = No bot is playing for you.
table-conceded = This seat has already conceded.
table-undo-rated = This game counts for ratings: what somebody has seen is not taken back.
table-stood-up = The host has asked you to stand up. You may sit down again in { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
  }.
table-nothing-to-undo = You have done nothing yet that could be taken back.
table-already-asked = The table is still answering another question.
table-crowd-not-asked = There are too many people here to ask them all.
table-clock-decides = At this table the clock decides when a bot plays for somebody.
table-not-waited-for = Nobody is waiting for seat { $seat }.
table-wait-longer = Give them a little longer: { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
  }.
table-seal-taken = Another seat has put this very seal: draw a new one.
table-not-shuffling = There is nothing to reveal now.
table-not-sealed = None of your seats has sealed this, or it is revealed already.
table-entropy-unprintable = Words for the shuffle may hold no control characters.
table-told-dealt = Dealt without what was sealed and not shown by { $names }.
table-nothing-asked = That question is no longer open.
table-nothing-said = There is nothing there to read.
table-action-unreadable = This cannot be read as an action of the game: { $detail }.

## What happened

table-told-sat = { $name } sits down.
table-told-bot-sat = { $name }, a bot, takes seat { $seat }.
table-told-stood = Seat { $seat } is free again.
table-told-undone = { $name } takes an action back.
table-told-withdrawn = { $name } takes back an action that nobody has seen.
table-told-pace-set = { $name } changes the pace of the game.
table-told-offered = { $name } puts a question to the table.
table-told-agreed = { $name } agrees.
table-told-declined = { $name } says no.
table-told-away-time = { $name } has run out of time; a bot plays on.
table-told-away-left = { $name } has left the table; a bot plays on.
table-told-away-conceded = { $name } concedes.
table-told-back = { $name } is back.

## Too much at once

table-said-already = You have just said that.

## People in charge

table-no-chair = There is no chair for you at this table.
table-told-closed = Those who run the house have closed this table.
table-told-handed-over = { $name } is the host of this table now.
