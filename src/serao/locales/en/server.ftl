### The house on the network: what it answers when it cannot do what it was asked.

## Coming in

server-no-name = Say who you are first: a name is enough.
server-no-page = There is nothing here.
server-no-method = That cannot be done here in that way.
server-bad-request = This request cannot be understood: { $detail }.
server-body-too-large = That is more than the house takes at once.
server-unknown-host = The house does not go by that name; whoever runs it can name it in the setting “hosts”.
server-other-site = A page of another site asked for this; the house does only what its own pages ask.
server-not-for-you = This is only for those who run the house.
server-bug = Something went wrong in the house, not with what you asked. It has been written down; please try again.

## At a table

table-unknown = There is no such table, or you have not been invited to it.
table-no-spectators = This table plays without spectators.
table-busy = The table is very busy just now: try again.
table-log-full = You have done more at this table than any game asks for: { $most } entries of its log. You can still leave or concede, and an opponent plays on for you.
table-aside = This table cannot be read just now and has been put aside; nothing of it is thrown away, and whoever runs the house can look into it.
table-not-over = The game is not over yet.
server-hello-first = The first message must be “hello”.
server-protocol = This client speaks version { $given } of the protocol; the house speaks version { $known }.
server-unreadable = This message cannot be read: { $detail }.
server-too-large = This message is too large: { $most } bytes is the most.
server-too-fast = Too much at once: wait a moment.
server-busy = Just now more people want to come in than the house can see to: try again in a moment.
server-too-many-tables = You have opened a good many tables: wait a moment before the next.

## Invitations

invited-title = { $name } invites you to { $game }
invited-title-nobody = You are invited to { $game }
invited-title-playing = { $name } is playing { $game }
invited-chairs = { $free ->
    [0] Every chair is taken
    [one] One of { $seats } chairs is free
   *[other] { $free } of { $seats } chairs are free
  }
invited-over = The game is over
invited-house = Board games for an evening together: with friends near or far, in the browser, without an account.

## Running a house

server-port = The house cannot listen on { $host }, port { $port }: { $detail }.
server-worker-redis = A worker needs to know the Redis of its servers: name it with --redis.
server-processes-redis = Servers that share a Redis are started one by one: leave out --processes, or --redis.
server-processes-system = Several processes need Linux; on this system leave out --processes: one process serves the house.
server-processes-die = The processes of this house end as soon as they begin; what they logged says why.
server-redis = Redis at { $host } cannot be reached: { $detail }.
server-database-away = The database did not answer for { $seconds } seconds: { $detail }.

## Finished games

record-unknown = There is no finished game of that name.
record-many-seats = This record has { $given } players; { $most } is the most.
record-no-move = This game has { $moves ->
    [0] no moves
    [one] one move
   *[other] { $moves } moves
  }; there is no move { $given }.

## Storage

storage-kind = “{ $given }” is no database we know: give a file, sqlite:///… or postgresql://….
storage-url = This database address cannot be read; it should look like postgresql://user:password@host:5432/name.
storage-no-file = The database needs a file to live in.
storage-file = The database file { $file } cannot be opened: { $detail }.
storage-unreachable = The database { $database } at { $host } cannot be reached: { $detail }.
storage-version = This database has the tables of a newer version of Serão ({ $found }; this one knows { $known }): nothing was changed. Install that version, or restore the backup from before it.
storage-foreign = There are tables of another program here ({ $table }): choose another database.
storage-down = The house cannot write this down just now: try again in a moment.
storage-backup-in-use = { $file } is open in a running program: choose another name for the copy.
storage-backup-file = The copy cannot be written to { $file }: { $detail }.
storage-no-house = There is no house in { $database }: nothing was copied.
storage-copy-version = What is to be copied has version { $found } of the tables, not { $known }: open it once with `serao serve`.
storage-not-empty = The database to copy into is not empty: there is something in { $table }.

## People

people-name-taken = The name { $name } belongs to somebody else.
people-old-password = To change your name or password, first give the password you have now.
people-login-wrong = This name and this password do not belong together.
people-link-wrong = This personal link opens nothing any more.
people-unknown = There is nobody here by that name.
people-own-friend = You are your own friend already.
people-many-friends = { $most } friends is the most.
people-many-circles = { $most } circles is the most that one person keeps.
people-circle-strangers = In a circle are people with whom you have played a game to its end.
people-circle-owner = Only who keeps a circle may end it.
people-circle-unknown = There is no such circle, or you do not belong to it.
people-circle-no-call = You cannot call this circle together.

## Being told that it is one’s turn

notices-url = This is not an address that can be called.
notices-url-https = Only addresses that begin with https can be called.
notices-url-private = This address is not on the open Internet.
notices-email = This is not an e-mail address.
notices-no-mail = This house cannot send e-mail.
notices-letter-sent = A letter went to this address a moment ago: look there, or try again in ten minutes.
notices-mail-failed = The e-mail could not be sent.
notices-code-wrong = This code is wrong, or too old.
notices-push-keys = The keys of this browser cannot be used.
notices-many-browsers = { $most } browsers is the most.
notice-your-turn = It is your turn at { $game }.
notice-chair-kept = { $name } has laid a table of { $game }: your chair is kept.
notice-mail-end = You receive this because you asked to be told when it is your turn. You can change that on your page in the house.
notice-confirm-subject = Confirm your e-mail address
notice-confirm-text = Somebody, probably you, wants to be told at this address when it is their turn. To confirm, open this link while signed in, or enter the code that follows it:
notice-confirm-end = If it was not you, do nothing: the house will not write to you again.

## A program that plays

client-unreachable = The house at { $url } does not answer: { $detail }.
client-unreadable = The house gave an answer that cannot be understood: { $detail }.
client-closed = This client has left the table.
client-no-memory = A seat’s memory comes only when it is asked for: play with memory=True.
client-put-away = The table was put away before a game was played.
client-commitment = The commitment in the record ({ $told }) is not the one shown at the table ({ $seen }).
client-entropy = What this client added to the shuffle is not in the record.
client-open = { $names }: in the record they added to the shuffle what was not sealed. Whoever does that can choose the deal.
client-nobody = This client kept the seals before it revealed its own part, and its part was used. So nobody could choose the deal: not the house, not the others, not all of them together.
client-two-deals = This client kept the seals before it revealed its own part, and its part was used. Nobody could choose the deal, but whoever never revealed theirs could, together with the house, refuse one and take the other.
client-seals = The seals in the record are not those that this client saw before it revealed its own part.
server-no-picture = There is no picture of that seat in this game.
server-no-keepsake = There is no picture of a game that was given up.
keepsake-seat = Seat { $seat }
keepsake-others = and { $number ->
    [1] one other
   *[other] { $number } others
  }

# Titles of errors over HTTP, each with one sentence of its own below it

server-fault-400 = What was asked cannot be
server-fault-401 = Say who you are
server-fault-403 = Not yours
server-fault-404 = Not there
server-fault-405 = Not in this way
server-fault-409 = Not now
server-fault-413 = Too large
server-fault-429 = Too much at once
server-fault-500 = Our mistake
server-fault-503 = Not possible just now
server-cursor = This is no place in the list: begin with its first page, and follow its links.
server-too-many-streams = You have as many event streams open as the house allows: close one first.

## Private games and imported records

record-not-yours = Only those who played this game, or brought its record, can do that.
record-not-imported = This game was played here: its record stays for everybody who played it.
record-long-name = The name on seat { $seat } has { $given } characters; { $most } is the most.
record-imports-full = You keep as many records from elsewhere as fit here ({ $most }, or { $megabytes } MB together): remove one first.

## Accounts

people-no-session = There is no such sign-in, or it has ended already.
people-name-not-typed = That is not your name: type it as it stands above.
people-archive-soon = Your archive was made a moment ago. A new one can be had a little later.
people-password-wrong = That is not your present password.
people-reset-wrong = This link is not valid any more: it is good once, for an hour. Ask for another.
people-code-needed = Also give the code that your app shows, or a recovery code.
people-passkey-needed = Also use your passkey, or give a recovery code.
people-code-wrong = That is not the code that the app shows now.
people-password-wait = Too many passwords have been tried for this name. Sign in where you have signed in before, by a passkey or your personal link, or try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
people-code-wait = Too many wrong codes: try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
  }.
people-codes-on = One-time codes are on already. Turn them off first, to begin anew.
people-claim-first = Claim a name with a password first: a second key stands beside it.
people-link-second-key = Whoever has a second key has no personal link: it would open the door without that key.
people-passkey-wrong = This passkey does not open the door here.
people-many-passkeys = You have { $most } passkeys already. Remove one first.
people-no-passkey = You have no such passkey.
reset-letter-subject = A new password for Serão
reset-letter-text = Somebody, hopefully you, has forgotten the password of “{ $name }”. Open this link to set a new one. It is good once, for an hour:
reset-letter-end = If it was not you, nothing needs to be done: your password stays as it is.

## A house for members

house-members-only = This house is open to its members only: sign in first.
house-invite-wrong = This link makes nobody a member any more: each is good once, for two weeks. The owner of the house can give you another.

## Too much at once

server-tables-gathering = You have { $most } public tables that wait for people: begin or leave one of them first.
server-tables-unfinished = You host { $most } tables whose games are not over: finish or leave one of them first.
server-many-gathering = A good many tables wait for people already: sit down at one of them, or open yours by invitation.

## People in charge

house-banned = This house is closed to you { $until ->
    [always] for good
   *[other] until { $until }
  }{ $why ->
    [none] .
   *[other] : { $why }
  }
house-muted = Your chat is switched off { $until ->
    [always] for good
   *[other] until { $until }
  }{ $why ->
    [none] .
   *[other] : { $why }
  }
house-address-banned = This house takes no visitors from your address.
house-owner-only = Only the owner of the house may do that.
house-not-the-owner = Nobody does that to the owner of the house.
house-not-moderators = Only the owner may do that to a moderator.
house-unclaimed = { $name } has not claimed the name: only a claimed name can be in charge.
house-role-already = { $name } has that role already.
house-no-sanction = There is nothing to lift.
house-no-report = There is no such report, or it has been handled.
house-no-table = There is no such table.
house-table-over = This table is over already.
house-host-already = This person is the host already.
house-not-seated = This person does not sit at that table.
house-no-address = “{ $given }” is no IP address.
house-own-address = That is your own address: you would lock yourself out.
house-name-not-typed = That is not the name: type it as it stands above.
house-no-password = { $name } has not claimed the name: there is no password to set anew.
house-not-here = This person is not at your table.
house-reported-already = You have reported this already; somebody will look at it.
house-many-reports = { $most } reports a day is the most.
people-own-silence = You cannot mute or block yourself.
people-many-ignored = { $most } people is the most.

## Names and programs

# The words that nobody may bear as a name, beside those of the house and its bots: separated by commas.
people-house-names = the house, bot, robot, opponent, at random, well
# Words that nobody may have anywhere in a name: who is in charge here.
people-house-roles = owner, moderator, mod, admin, administrator, sysadmin, webmaster, root, staff, system, support, host, official
# Words that nobody may have in brackets in a name: what the house itself writes beside names.
people-house-marks = guest, member, program, spectator, verified
people-name-house = { $name } looks like a name of the house: please choose another.
people-scope = This token is not good for that: it lacks “{ $scope }”.
people-many-tokens = { $most } tokens is the most: revoke one that you no longer need.
people-no-token = You have no such token.
