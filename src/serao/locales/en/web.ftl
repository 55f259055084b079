### The browser table: its pages and what stands around every board.

## Everywhere

web-skip = To the table
web-home = Home
web-nav = Pages
web-close = Close
web-cancel = Cancel
web-again = Try again
web-loading = One moment …
web-yes = Yes
web-no = No
web-none = none
web-ask = Ask
web-unreachable = The house cannot be reached just now. Nothing is lost; try again in a moment.
web-install-title = Serão on your home screen
web-install-text = It opens like any other app, at once, and takes hardly any room.
web-install = Add it
web-not-now = Not now
web-install-by-hand = In your browser’s menu, touch “Share” and then “Add to Home Screen”.
web-copy = Copy
web-access = Accessibility
web-copied = Copied.
web-share = Share

## Settings

web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = As the system
web-theme-light = Day
web-theme-dark = Evening
web-sound = Sound
web-sound-hint = A small sign when it is your turn
web-stillness = Keep still
web-stillness-hint = Nothing moves on the boards
web-patterns = Patterns on colours
web-patterns-hint = Every colour with a pattern of its own
web-quiet = Quiet opponents
web-quiet-hint = They play without a word: no greeting, no last word

## Home

web-welcome = The table is laid.
web-welcome-text = Games for an evening together: with friends near or far, or against bots who are always free.
web-games = The games
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-invite = Invite friends
web-invite-game = Invite friends to { $game }
web-first-game = Learn by playing
web-first-game-of = Learn by playing: { $game }
web-seats = { $least } to { $most } players
web-seats-exactly = { $number ->
    [one] 1 player
   *[other] { $number } players
  }
web-seats-from = { $least ->
    [1] 1 player or many
   *[other] { $least } players or more
  }
web-my-games = My games
web-open-tables = Open tables
web-open-tables-none = No open tables just now. Lay one yourself: invite friends, and let it be open to everybody.
web-finished-games = Finished games
web-show-all = Show all { $number }
web-look-again = Look again
web-your-turn = Your turn
web-continue = Continue
web-join = Join
web-watch = Watch
web-nobody-yet = Nobody yet
web-taken = { $taken } of { $seats } chairs taken
web-independent = Serão is an independent implementation with art and words of its own. It is not affiliated with the games’ publishers.

## Making a table

web-your-name = Your name
web-guest-names = Firefly, Night Owl, Lantern, Cricket, Ember, Candle, Hedgehog, Evening Star
web-against = { $bots ->
    [0] You play alone.
    [one] You play against one bot.
   *[other] You play against { $bots } bots.
  }
web-sit-down = Sit down
web-more-choices = More choices
web-seats-title = Seats
web-seats-other = or another number:
web-level-title = The bots play
web-level-1 = gently: a child can win
web-level-2 = like a guest
web-level-3 = like the best of the family
web-level-4 = like a club player
web-level-5 = at full strength
web-level-random = at random
web-level-sound = well
web-cast-title = Who may come:
web-cast-tome = Tomé, seven, made his own hat and plays because the pieces are pretty.
web-cast-zelia = Zélia remembers every song and no plan, and is looking for her glasses.
web-cast-mateus = Mateus plays first and thinks on the way home.
web-cast-odette = Odette plays with her eyes half closed, and the game comes to her.
web-cast-benedita = Benedita cooks for twelve and plays the same way: generously, and with pepper.
web-cast-anselme = Anselme mends watches, counts twice and hurries never.
web-cast-iracema = Iracema would rather dare and lose than wait and win; mostly she dares and wins.
web-cast-lucien = Lucien has had one plan since 1987. It is a good plan.
web-cast-perpetua = Perpétua has seen every game before, and forgives none of its mistakes.
web-cast-severin = Séverin came for one evening, won, and has kept his coat on ever since.
web-stars = { $stars ->
    [1] one star of five
   *[other] { $stars } stars of five
  }
web-invite-title = { $game } with friends
web-pace = Pace
web-pace-none = No clock
web-pace-live-5 = Live: 5 minutes, and 10 seconds a move
web-pace-live-15 = Live: 15 minutes, and 15 seconds a move
web-pace-slow-1 = Slow: one day a move
web-pace-slow-3 = Slow: 3 days a move
web-pace-slow-7 = Slow: 7 days a move
web-pace-other = { $bank }, and { $increment } seconds a move
web-clock-days = { $days } d { $hours } h
web-public = Open to everybody
web-public-hint = The table is listed at home; otherwise only those with the link come in
web-spectators = Spectators
web-spectators-hint = Others may look on
web-rated = Counts for ratings
web-rated-hint = Nothing that was seen is taken back
web-start-full = Begin when every chair is taken
web-start-full-hint = Otherwise you say when
web-make-table = Lay the table

## Options of the games

web-choice-own = one’s own

## Gathering

web-who-comes = Good evening!
web-who-sits = To sit down, say what we shall call you.
web-invited-as = You sit down as
web-invited-look-as = You look on as
web-free = free
web-invited-look = Only look on
web-invited-taken = Every chair is taken; you are welcome to look on.
web-invited-no-room = Every chair is taken, and this table plays without spectators.
web-invited-playing = They are playing now; you are welcome to look on.
web-invited-over = This game is over; you may look at how it ended.
web-unrated = Not rated
web-no-table = No table here
web-nowhere = Nothing is laid here
web-nowhere-text = This address leads nowhere: it may have been cut short, or mistyped.
web-not-invited = There is no such table, or you have not been invited to it.
web-put-away = This table was put away before anybody played.
web-chairs = Around the table
web-chair-free = Seat { $seat } is free
web-chair-kept = not here yet
web-kept-for-you = your chair is kept
web-sit-here = Sit here
web-same-device = On this device
web-their-name = Their name
web-add-bot = A bot
web-you-here = you, on this device
web-host = host
web-free-chair = Free the chair of { $name }
web-start = Begin
web-start-bots = { $free ->
    [one] Begin, with a bot on the free chair
   *[other] Begin, with bots on the { $free } free chairs
  }
web-start-close = Begin with { $taken } players
web-waits-full = The game begins when every chair is taken.
web-waits-host = The game begins when the host says so.
web-read-rules = Read the rules meanwhile
web-invite-text = Send this link; whoever opens it may sit down. On a phone, scan the code.
web-invite-here-only = For now the house listens to this computer alone. Started with --host 0.0.0.0 it is open to everybody on your network.
web-invite-link = The link of the invitation
web-invite-qr = The invitation as a QR code
web-invite-more = Invite others
web-share-text = Come and play:
web-agreement = What is agreed
web-door = Who comes in
web-door-public = everybody
web-door-invited = invited only
web-seal-title = How this shuffle can be checked
web-seal-text = The house seals a secret, and every browser at the table seals something of its own, drawn by chance. Only when all seals are there are they opened, and the deal is made of everything together. So nobody can choose it, and in the end everybody can check that nobody did.
web-seal-commitment = The seal of the house
web-seal-seats = { $number ->
    [0] No seat takes part yet
    [1] One seat takes part
   *[other] { $number } seats take part
  }
web-seal-words = Words of your own for the shuffle
web-seal-mix = Mix them in
web-seal-mixed = Your words are sealed, with new luck of your own.
web-shuffling = Everybody is here, and everybody shuffles.
web-shuffling-waits = Still to open their seal: { $names }.
web-shuffling-many = { $number ->
    [0] All seals are open.
    [1] One seat has still to open its seal.
   *[other] { $number } seats have still to open their seals.
  }
web-deal-without = Deal without them

## Playing

web-board = The board
web-board-missing = The board could not be loaded.
web-choose = What you can do
web-company = Around the table
web-crowd = { $chosen ->
    [one] { $chosen } of { $seats } has chosen
   *[other] { $chosen } of { $seats } have chosen
  }
web-acts = to move
web-mark-away = away, a bot plays
web-mark-plays = plays { $level }
web-mark-conceded = conceded
web-mark-you = you
web-turn-of = { $name }, your turn
web-thinking = { $number ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
  }
web-waiting-for = Waiting for { $names }
web-waiting-others = The others are still choosing
web-undo = Take back
web-stand-in = Let a bot play for { $name }
web-undo-ask = Ask to take back
web-offer-undo = { $name } would like to take an action back. Do you agree?
web-offer-pace = { $name } would like to change the pace: { $pace }. Do you agree?
web-offer-waiting = Waiting for the answer of { $names }
web-away-text = A bot is playing for you.
web-return = I am back
web-leave = Leave for a while
web-concede = Concede
web-concede-sure = You give up this game; a bot plays your seat to the end. This cannot be taken back.
web-concede-yes = Yes, concede
web-concede-no = Play on
web-pace-change = Another pace
web-shield = Pass the device to { $name }
web-shield-text = Everybody else looks away.
web-shield-open = I am { $name }
web-connection-lost = The connection is lost; we are looking for the house …
web-connection-back = Connected again. Nothing was lost.
web-connection-kept = What you did is kept and will be sent.
web-signed-out = You are signed out
web-signed-out-text = This device was signed out from elsewhere. Your games are safe: sign in again and go on.

## Beside the board

web-panel = Beside the board
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-more = Table
web-unread = unread
web-log-none = Nothing has happened yet.
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-brief = In brief
web-rulings = { $number ->
    [one] One ruling
   *[other] { $number } rulings
  }

## The end

web-over = The game is over
web-own-place = Your place: { $place } of { $seats }
web-won-conceded = { $names } wins: the others have conceded.
web-won-conceded-you = You win: the others have conceded.
web-result-behind = { $points ->
    [0] As many points as the winner, and not the victory: what an evening!
    [one] A single point short of the victory.
   *[other] { $points } points short of the victory.
  }
web-result-turned = What made the difference: “{ $what }”, { $first } to { $second }.
web-rating-of = Rating: { $points } ({ $change })
web-ending-again = Show it again
web-ending-skip = To the result
web-ending-back = Back
web-ending-next = Next
web-ending-pause = Pause
web-ending-go-on = Go on
web-rematch = Play again
web-rematch-join = To the next game
web-again-kept = { $name } plays again: your chair is kept.
web-again-kept-game = { $name } has laid a table of { $game }: your chair is kept.
web-again-come = Come along
web-again-not = Not this time
web-another-game = Another game
web-another-title = Another game, the same company
web-another-none = No other game here is for so many.
web-circle-keep = Keep this company
web-circle-keep-text = { $names } and you: from now on one touch calls you together.
web-circle-name = What you call it
web-circle-usual = { $number ->
    [2] We two
    [3] We three
    [4] We four
   *[other] Our round
  }
web-circle-make = Keep it
web-circle-kept = “{ $name }” is kept, on the page “Me”.
web-circles = Circles
web-circles-none = None yet. After a game you can keep its company, and call it together by one touch.
web-circle-call = Call together for { $game }
web-circle-call-of = Call { $name } together for { $game }
web-circle-other = Another game
web-circle-other-of = Call { $name } to another game
web-circle-leave = Leave { $name }
web-circle-end = End { $name }
web-circle-end-sure = End this circle for all of you
web-circle-leave-sure = Leave this circle
web-circle-new = A new circle of friends
web-circle-game = What you play
web-replay = Replay
web-keepsake = A picture to keep
web-keepsake-picture = The picture of this game
web-keepsake-names = With the players’ names
web-keepsake-missing = There is no picture of this game just now.
web-print = Print
web-download = Download the record
web-scores = The scores, line by line
web-verify = Verify this game
web-proof-house = The house has played it again: { $moves } moves, the shuffle and the result are right.
web-proof-secret = Checked in your browser: the secret fits the seal.
web-proof-secret-wrong = The secret does not fit the seal!
web-proof-seen = It is the seal that this browser saw before the deal.
web-proof-seen-wrong = It is not the seal that this browser saw before the deal!
web-proof-not-there = This browser was not there before the deal, so it cannot compare the seal.
web-proof-mine = What this browser sealed before the deal is in the shuffle.
web-proof-mine-wrong = What this browser sealed before the deal is not in the shuffle!
web-proof-seals = All seals are those that this browser saw before the deal.
web-proof-seals-wrong = The seals in the record are not those that this browser saw before the deal!
web-proof-seals-unseen = This browser did not see the seals before the deal, so it cannot compare them.
web-proof-open-wrong = Something is in the shuffle that fits no seal: whoever put it there could choose the deal!
web-proof-late = What this browser sealed is not in the shuffle: it was not shown in time, or the house left it out.
web-proof-two-deals = Not every seal was opened. Together with the house, whoever did not open one could refuse this deal and take the other: a choice between two for each such seal, and no more.
web-proof-nobody = So nobody could choose the deal: not the house, not the others, not all of them together.

## Replays

web-replay-eyes = Through whose eyes
web-replay-spectator = Spectator
web-replay-begin = The table is laid.
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One move on
web-replay-last = To the end
web-more = More
web-replay-move = Move { $move } of { $moves }

## Me

web-me = Me
web-me-nobody = The house does not know you yet. Sit down at a table with any name, or sign in.
web-me-guest = You are a guest: this browser remembers you.
web-me-claimed = This name is yours.
web-name = Name
web-rename = Change the name
web-renamed = The name is changed.
web-claim = Keep this name
web-claim-text = With a password the name is yours alone, and you can sign in from anywhere.
web-claim-change = Change name or password
web-claimed = The name is yours.
web-password = Password
web-password-old = Present password
web-password-new = New password (8 characters or more)
web-sign-in = Sign in
web-signed-in = Good evening! You are signed in.
web-sign-out = Sign out
web-sign-out-guest = A guest who signs out without a personal link or a password cannot come back as the same person.
web-link = Personal link
web-link-text = Whoever opens this link is you: keep it to yourself, and open it on your other devices. It ends when you change your password or sign out everywhere else.
web-link-make = Make a link
web-link-withdraw = Withdraw the link
web-link-withdrawn = The link opens nothing any more.
web-profile = Ratings and games
web-profile-own = Games, places and plots
web-profile-of = Profile of { $name }
web-ranking = Ranking
web-statistics = Statistics
web-no-ratings = No rated games yet.
web-rated-games = { $number ->
    [one] one rated game
   *[other] { $number } rated games
  }
web-bring = Look at a record from elsewhere (a file)
web-friends = Friends
web-friends-none = Nobody yet. At a table, under “Table”, you can write people down as friends.
web-friends-tables = Where they sit now
web-friend-add = Add { $name } to friends
web-friend-added = { $name } is among your friends.
web-friend-remove = Remove { $name } from friends
web-sessions = Where you are signed in
web-session-browser = A browser
web-session-bot = A program
web-session-here = here
web-session-seen = last seen { $when }
web-sessions-end = Sign out everywhere else
web-sessions-ended = You are signed out everywhere else, and your personal link opens nothing any more.
web-notices = Your turn
web-notices-text = How the house tells you that it is your turn while you are away:
web-notices-browser = In this browser
web-notices-email = By e-mail
web-notices-unconfirmed = This address is not confirmed yet: open the link in the letter, or type its code.
web-notices-code = Code from the letter
web-notices-confirm = Confirm
web-notices-webhook = By webhook (for programs)
web-notices-denied = This browser has been told to let Serão say nothing. Allow notifications for this page in the browser’s settings, then switch this on again.
web-notices-unavailable = This browser cannot be told of anything just now. E-mail or a webhook still work.
web-notices-secret = The secret that signs the calls, shown once:
web-email-confirmed = The address is confirmed.
web-save = Save
web-saved = Saved.

## The guide through a first game: somebody beside you who loves it.

guide-title = First steps
guide-next = Next
guide-skip = Skip the guide
guide-hide = Hide this hint
guide-again = Show the hint again
guide-your-move = Your move!
guide-progress = Hint { $number } of { $total }
guide-play = Play a real game
guide-done = Close

## A board made from a game's own description

web-scene-board = Board
web-scene-cards = Cards
web-scene-hand = Your hand
web-scene-pile = Pile
web-scene-pile-of = { $name }; { $count } in the pile
web-scene-last = { $name } (just now)
web-scene-counter = { $title }: { $number }
web-scene-counter-active = { $title }: { $number }, to play now
web-scene-choose = Choose one of the lit places.
web-scene-go-on = { $name } – and now? Go on with one of the lit places.
web-scene-one-of = Choose one of these.
web-scene-waiting = Nothing for you to do right now.
web-scene-busy = One moment …
web-scene-do = Do it
web-scene-back = Take the last step back

## Sharing a finished game, records from elsewhere

web-share-game = Share this game
web-share-game-link = Link to this game
web-share-game-public = This game was open to everybody: its address is enough.
web-share-game-private = Whoever has this link sees the whole game, with everybody’s cards. It is good until one of you takes it back.
web-share-game-text = A game from our table:
web-share-withdraw = Take the link back
web-imported = Imported by { $name } on { $date }; names as in the file.
web-imported-nobody = Imported on { $date }; names as in the file.
web-import-remove = Remove this record
web-import-remove-sure = The record and its link will be gone for good. Your own file stays with you.
web-import-keep = Keep it
web-import-removed = The record is gone.
web-imports = Records from elsewhere

## A house for members

web-members = A house for members
web-members-text = This house is open to its members only: sign in with your name and your password.
web-member-invited = You are invited
web-member-invited-text = With this link you become a member of this house: choose the name you will go by here, and a password.
web-member-no-link = To become a member you need a link, which the owner of this house can give you.
web-member-join = Become a member

## Accounts

web-session-on = { $browser } on { $system }
web-session-since = signed in { $when }
web-session-end = End
web-session-end-of = End the sign-in of { $device }
web-session-ended = That sign-in has ended.
web-data = Your data
web-archive = Take my data along
web-archive-text = One file with everything the house knows of you: profile, settings, friends, ratings, tables, what you said, and the records of your games.
web-leave-for-good = Leave for good
web-leave-text = Your name, sign-ins, friends, ratings, settings and everything you said are removed, and your name is free for others. Your finished games stay for those who played them, without your name. Games in play are given up. This cannot be undone.
web-leave-password = Your password, to be sure
web-leave-name = Type “{ $name }”, to be sure
web-leave-now = Leave for good now
web-stay = I will stay
web-left = You have left. It was good to have you here.
web-forgotten = Forgotten your password?
web-reset = Forgotten password
web-reset-text = If this name has a confirmed e-mail address, a link to set a new password is sent there.
web-reset-ask = Ask for a link
web-reset-sent = If this name has a confirmed e-mail address, a letter is on its way. Its link is good for an hour.
web-reset-owner = This house cannot send e-mail. Ask whoever runs it: they can give you a link.
web-reset-new = A new password
web-reset-new-text = When it is set, every device is signed out. Then sign in with the new password.
web-reset-done = The new password of { $name } is set. Now sign in with it.
web-notices-reset = A confirmed address also helps when you forget your password.
web-code = Code from your app, or a recovery code
web-keys = A second key
web-keys-text = Whoever learns your password still cannot sign in without it.
web-codes-begin = Use codes from an app
web-codes-off = No codes any more
web-codes-scan = Scan this with an app for one-time codes, then give the code that it shows.
web-codes-qr = QR code for the app
web-codes-secret = Or type this into the app:
web-codes-first = The code it shows
web-codes-confirm = Turn on
web-codes-are-on = From now on a code is asked for when you sign in.
web-recovery-text = Keep these recovery codes where you find them without your phone. Each is good once. They are not shown again.
web-recovery-left = { $number ->
    [1] One recovery code is left.
   *[other] { $number } recovery codes are left.
}
web-passkey = Passkey
web-passkey-use = Sign in with a passkey
web-passkey-add = Add a passkey
web-passkey-added = The passkey is added. It signs you in without a password, too.
web-passkey-name = What to call it
web-passkey-remove = Remove the passkey
web-passkey-remove-of = Remove the passkey “{ $name }”
web-passkey-not = No passkey was used.
web-never-mind = Never mind

## People one would rather not meet

web-closed = Those who run the house have closed this table.
web-house-link = Run the house
web-others = People at this table
web-about-person = Mute, block or report { $name }
web-muted = muted
web-blocked = blocked
web-mute = Mute
web-mute-hint = You no longer see what { $name } writes. Nobody is told.
web-block = Block
web-block-hint = { $name } can no longer sit down at your tables or invite you, either. Nobody is told.
web-report = Report to those who run the house
web-report-hint = They see your words and the chat of this table as it is now.
web-report-kind = What is it about?
web-report-abuse = Abuse
web-report-cheating = Cheating
web-report-spam = Spam
web-report-name = The name
web-report-other = Something else
web-report-words = In your own words
web-report-send = Send the report
web-report-sent = Thank you. Somebody will look at it.
web-report-waits = waits to be looked at
web-report-seen = has been looked at
web-reports-own = What you have reported
web-ignored = Muted and blocked
web-ignored-none = Nobody. At a table, under “Table”, you can mute or block somebody.
web-heed = Undo
web-heed-name = Hear and meet { $name } again

## Who somebody is, and programs

web-kind-guest = guest
web-kind-member = member
web-kind-program = program
web-kind-program-of = { $owner }’s program
web-kind-bot = bot
web-kind-spectator = spectator
web-programs = Programs
web-programs-text = A program of yours plays by a token, under a name of its own. Everybody at the table sees that it is a program and whose; its ratings are not yours.
web-token = The token
web-token-name = The program’s name
web-token-example = My bot on the Pi
web-token-scopes = What it may do
web-scope-play = play
web-scope-watch = watch
web-scope-chat = chat
web-scope-account = account
web-scope-play-text = Open tables, sit down, play
web-scope-watch-text = Look at tables and games
web-scope-chat-text = Say something at a table
web-scope-account-text = All that is yours: name, password, friends, notices, tokens
web-token-days = For how long
web-days = { $number ->
    [one] one day
   *[other] { $number } days
  }
web-token-no-end = without end
web-token-until = until { $when }
web-token-make = Make a token
web-token-made = This is the token. It is shown only now: copy it to where the program runs.
web-token-revoke = Revoke
web-token-revoke-of = Revoke the token of { $name }
web-token-revoked = { $name } may not come in any more.
