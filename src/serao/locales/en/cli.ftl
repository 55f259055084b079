### The command line.

## Words of tables

cli-games = The games of the house
cli-game = Game
cli-seats = Seats
cli-options = Options
cli-on = on
cli-off = off
cli-at-random = at random
cli-playing = Playing
cli-simulated = { $number ->
    [one] One random game
   *[other] { $number } random games
  } of { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
cli-speed = { $number } decisions a second
cli-length = Decisions
cli-score = Score
cli-mean = mean
cli-deviation = deviation
cli-least = least
cli-most = most

## At the table

cli-which-game = Which game? (1)
cli-choose = What will you do?
cli-welcome = { $game }: { $names }. Good evening!
cli-commitment = The shuffle is sealed: { $commitment }
cli-how = Type an action, or help.
cli-help =
    Type an action in notation; its beginning shows how it can go on.
    undo takes back what is begun, or your last choice while nothing has been turned over;
    Enter lists the actions, board draws the table, see NAME looks at another’s, save FILE keeps the record, quit leaves.
cli-left = Good night. The table is cleared.
cli-saved = The record is kept in { $file }.
cli-verified = Verified: { $moves } moves of { $game } replay exactly, the commitment holds, the result is right.
cli-thinking = The others are thinking
cli-painting = Painting
cli-photo-saved = The picture is kept in { $file }.
cli-nothing-to-undo = There is nothing to take back: what has been turned over or revealed stands.
cli-see = Say whom to look at: { $names }.

## The house

cli-serving = The table is laid at { $url } — Ctrl+C to close.
cli-serving-friends = Friends on the same network come to { $url }.
cli-working = Thinking for the opponents of the house — Ctrl+C to stop.
cli-backing-up = Copying
cli-backed-up = Everything is kept in { $file }.
cli-restoring = Bringing back
cli-restored = Everything from { $file } is back.
cli-restored-aside = { $tables ->
    [1] One table in it cannot be read and is put aside
   *[other] { $tables } tables in it cannot be read and are put aside
  }: `serao tables --aside` says which and why.
cli-reading-tables = Reading the tables
cli-none-aside = Every table can be read.
cli-no-tables = There is no table yet.
cli-table-id = Table
cli-table-game = Game
cli-table-why = Why

## Bad input

cli-usage = { $detail }.
cli-interrupted = Interrupted.
cli-settings-wrong = The settings in { $file } cannot be used: { $detail }.
cli-option-unknown = { $game } has no option --{ $given }: it has { $known }.
cli-option-value = The option --{ $option } needs a value.
cli-option-twice = The option --{ $option } holds one value: give it once.
cli-option-wrong = This cannot be an option of { $game }: { $detail }.
cli-file-unreadable = The file { $file } cannot be read.
cli-file-unwritable = The file { $file } cannot be written.
cli-no-table = There is no table { $table } in this house.
cli-no-photo = There is no picture of that seat in this record.
cli-no-pictures = No game that is installed makes pictures.
cli-no-such-move = There is no move { $given } in this record: it has the moves 0 to { $moves }.
cli-game-name = “{ $given }” cannot be the name of a game: small letters, digits and _, beginning with a letter.
cli-game-there = There is a game called “{ $given }” already.
cli-folder-there = { $folder } is there already; nothing was written.
cli-game-written = Your game is in { $folder }. Go on with:
cli-game-broken = The game “{ $name }” is installed, but cannot be played: { $why }.
cli-extra-missing = This needs more than is installed here ({ $name } is missing). Install it with: pip install "serao[{ $extra }]"

## Settings, and `serao serve --check`

cli-settings-unknown = { $where }: there is no setting “{ $setting }”{ $near ->
    [none] .
   *[other] ; did you mean “{ $near }”?
  }
cli-settings-missing = { $where }: the setting “{ $setting }” is needed.
cli-settings-kind = { $where }: the setting “{ $setting }” must be { $wanted ->
    [int] a whole number
    [float] a number
    [bool] true or false
    [str] a text
    [array] a list
   *[object] a section of its own
  }.
cli-settings-value = { $where }: the setting “{ $setting }” is not right: { $detail }.
cli-settings-twice = Set either { $name } or { $name }_FILE, not both.
cli-check-settings = The settings can be used.
cli-check-variable = The variable { $name } is no setting: is it mistyped?
cli-check-proxies = “secure” is set and “proxies” is empty: everybody will seem to come from the proxy’s address, and share its limits.
cli-check-database = The database answers, and has the tables of this version.
cli-check-database-new = There is no house in the database yet: the first start makes it.
cli-check-database-old = The database has the tables of an older version ({ $found }): the next start brings them up to date. Back it up first.
cli-check-database-folder = The file { $file } cannot be made: its folder is missing or may not be written.
cli-check-redis = Redis answers.
cli-check-redis-none = Redis is not set: one machine serves.
cli-check-mail = The mail server { $host } takes mail.
cli-check-mail-none = Mail is not set: nobody is told by e-mail.
cli-check-mail-wrong = The mail server { $host } cannot be used: { $detail }.
cli-check-good = Everything is well: `serao serve` can start.
cli-check-bad = { $number ->
    [1] One thing is wrong.
   *[other] { $number } things are wrong.
  }

## The owner of a house

cli-reset-nobody = Nobody has claimed the name “{ $name }”.
cli-reset-link = Give this link to { $name }, and to nobody else. It sets a new password, once, within an hour:

## A house for members

cli-house-invite = With this link one person becomes a member, once, within two weeks:

## People in charge

cli-house-no-owner = This house has no owner yet. Claim a name on your page in the house, then say: { $command }
cli-house-owner = { $name } is the owner of the house now.
cli-house-moderator = { $name } is a moderator now.
cli-house-no-moderator = { $name } is a guest like all others now.
cli-house-muted = { $name } is muted.
cli-house-unmuted = { $name } may speak again.
cli-house-banned = { $name } is banned.
cli-house-unbanned = { $name } may come again.
cli-house-closed = The table { $table } is closed.
cli-house-handed-over = { $name } is the host of the table { $table } now.
cli-house-handled = The report { $report } is handled.
cli-house-delete-hint = This cannot be undone. { $name } is signed out everywhere; the name, sign-ins, friends, ratings, settings and everything { $name } said are removed, and the name is free for others. Games in play are given up. Finished games stay for those who played them, under a name that says nothing.
cli-house-delete-type = Type the name to go on:
cli-house-deleted = { $name } is deleted.
cli-house-several = { $number } people are called { $name }: give an id, as `serao house people --search` shows it.
cli-house-nobody = There is nobody called { $name } in this house.
cli-house-none = There is nothing to show.
cli-house-command-line = (command line)
cli-house-id = Id
cli-house-name = Name
cli-house-kind = Kind
cli-house-claimed = claimed
cli-house-guest = guest
cli-house-seen = Last seen (UTC)
cli-house-games = Games
cli-house-marks = Role, sanctions
cli-house-mark-owner = owner
cli-house-mark-moderator = moderator
cli-house-mark-mute = muted
cli-house-mark-ban = banned
cli-house-game = Game
cli-house-phase = Phase
cli-house-phase-gathering = gathering
cli-house-phase-shuffling = shuffling
cli-house-phase-playing = playing
cli-house-since = Since (UTC)
cli-house-host = Host
cli-house-people = People
cli-house-when = When (UTC)
cli-house-by = By
cli-house-whom = Whom
cli-house-about = About
cli-house-about-abuse = abuse
cli-house-about-cheating = cheating
cli-house-about-spam = spam
cli-house-about-name = the name
cli-house-about-other = something else
cli-house-words = Words
cli-house-table = Table
cli-house-chat = Chat
cli-house-act = Act
cli-house-why = Why
cli-house-act-name-owner = names the owner
cli-house-act-name-moderator = names a moderator
cli-house-act-dismiss-moderator = lets a moderator go
cli-house-act-mute = mutes
cli-house-act-unmute = lets speak again
cli-house-act-ban = bans
cli-house-act-unban = lifts the ban of
cli-house-act-ban-address = bans the address
cli-house-act-unban-address = lifts the ban of the address
cli-house-act-close = closes the table
cli-house-act-hand-over = hands the table over
cli-house-act-stand-up = makes stand up
cli-house-act-dismiss-report = dismisses a report
cli-house-act-act-on-report = acts on a report
cli-house-act-delete-person = deletes
cli-house-act-reset-password = makes a link for a new password of

## Kernels and training

cli-kernels = Kernels
cli-kernel = Kernel
cli-kernel-form = Runs as
cli-kernel-compiled = compiled
cli-kernel-plain = plain Python
cli-kernel-compiling = Compiling { $name } …
cli-kernel-failed = { $name } could not be compiled: { $detail }. Opponents play on with plain Python.
cli-training = { $game } { $variant }
cli-training-at = { $game } { $variant }: { $strength }
cli-trained = { $file }: { $mean } ± { $error } on the development deals, seed { $seed }.
train-nothing = There is nothing to learn for “{ $game }”.
train-variant = There is nothing called “{ $given }” to learn: choose one of { $known }.

## The arena

cli-arena-deals = Deals
cli-arena-title = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }: { $games ->
    [one] one game
   *[other] { $games } games
  } with { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }
cli-arena-bot = Opponent
cli-arena-games = Games
cli-arena-wins = Wins
cli-arena-wins-percent = Wins (%)
cli-arena-fair = Among equals
cli-arena-score = Score
cli-arena-margin = Above the others
cli-arena-rating = Rating
cli-arena-paces = Thinking, in processor time
cli-arena-decisions = Decisions
cli-arena-thinks = Thinks (ms)
cli-arena-longest = Longest (ms)
cli-arena-pairs = On the same deals, the first against the second
cli-arena-ahead = Placed before
cli-arena-wins-more = More wins
cli-arena-scores-more = More points
cli-arena-unended = { $number ->
    [one] One game did not end within { $most } decisions, and is counted
   *[other] { $number } games did not end within { $most } decisions, and are counted
  } nowhere else.
cli-arena-stopped = Stopped after { $done } of { $wanted } deals.
arena-nobody = Name at least one opponent, as in --bots 4,5.
arena-line-up = A line-up with the same opponent several times needs as many names as seats: { $seats }, not { $given }.
arena-no-results = { $file } does not hold the results of an arena.
arena-other-contest = { $file } holds the results of another contest: its game, options, seats, opponents or deals are others.
