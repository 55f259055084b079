"""The tables of the database. Times are milliseconds since 1970, ids short texts, JSON is stored as text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("claimed", Text),  # the folded form of the name that this person has claimed
    Column("password", Text),  # argon2
    Column("link", LargeBinary),  # SHA-256 of the personal link's key
    Column("created_at", BigInteger, nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),
    UniqueConstraint("claimed", name="persons_claimed"),
    UniqueConstraint("link", name="persons_link"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", LargeBinary, primary_key=True),  # SHA-256 of the token
    Column("person", Text, ForeignKey("persons.id", name="sessions_person"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

# What claimed names look like: whoever is here first has the look, and nobody else takes a name that has it.
skeletons = Table(
    "skeletons",
    metadata,
    Column("skeleton", Text, primary_key=True),
    Column("person", Text, ForeignKey("persons.id", name="skeletons_person"), nullable=False),
    Index("skeletons_by_person", "person"),
)

# The persons that are programs, and whose they are; a program that came by itself has no owner.
programs = Table(
    "programs",
    metadata,
    Column("person", Text, ForeignKey("persons.id", name="programs_person"), primary_key=True),
    Column("owner", Text, ForeignKey("persons.id", name="programs_owner")),
    Index("programs_by_owner", "owner"),
)

# The sessions of programs: as which person the program plays, what it may do, and until when.
tokens = Table(
    "tokens",
    metadata,
    Column("token", LargeBinary, primary_key=True),  # of the session
    Column("program", Text, ForeignKey("programs.person", name="tokens_program"), nullable=False),
    Column("scopes", Text, nullable=False),
    Column("expires_at", BigInteger),
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("invite", Text, nullable=False),
    Column("host", Text, ForeignKey("persons.id", name="matches_host"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("names", Text, nullable=False),
    Column("wake_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("result", Text),
    Column("follows", Text),  # the match that this one is the rematch of
    Column("origin", Text),  # while it gathers: a keyed hash of the address that it was opened from
    UniqueConstraint("follows", name="matches_follows"),
    Index("matches_lobby", "public", "phase", "created_at"),
    Index("matches_waking", "phase", "wake_at"),
)

# The primary key is the lock: whoever writes (match, seq) first has made that move. No foreign key: it would
# make every append look up its match, and a move of an unknown match harms nobody.
moves = Table(
    "moves",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text),
    Column("id", Text),  # the id of the command, so that sending it again is harmless
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the rows themselves lie in key order: one tree to write, not two
)

places = Table(
    "places",
    metadata,
    Column("match", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("seated", Boolean, nullable=False),
    Index("places_by_person", "person"),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text),
    Column("game", Text, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    UniqueConstraint("match", name="records_match"),
    Index("records_by_game", "game", "finished_at"),
)

# The link by which those who played a game let others see its record.
shares = Table(
    "shares",
    metadata,
    Column("record", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# Who brought a record of a game that was played elsewhere.
imports = Table(
    "imports",
    metadata,
    Column("record", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("size", Integer, nullable=False),  # of the record's body, in bytes
    Index("imports_by_person", "person"),
)

# The keys of links with which somebody becomes a member; each is removed when it is used.
house_invites = Table(
    "house_invites",
    metadata,
    Column("key", LargeBinary, primary_key=True),  # SHA-256 of the key
    Column("made_at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_game", "game"),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("match", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# A seat of a finished game, and how it fared there; of a crowd only the people are here.
results = Table(
    "results",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text),  # None: a bot, or somebody who has left for good
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # from 1; several seats may share it
    Column("points", Integer),  # None: the seat, or the whole game, was given up
    Column("reason", Text, nullable=False),  # why the game ended, in the rules' word for it
    Column("rated", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("results_by_person", "person", "game", "at"),
    Index("results_by_game", "game", "seats"),
)

friends = Table(
    "friends",
    metadata,
    Column("person", Text, primary_key=True),
    Column("friend", Text, primary_key=True),
)

# Companies of people that meet again: who made each, the game it plays, and the table that it was last called to.
circles = Table(
    "circles",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("called", Text),
    Index("circles_by_owner", "owner"),
)

circle_members = Table(
    "circle_members",
    metadata,
    Column("circle", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("place", Integer, nullable=False),  # in the order round the table
    Index("circle_members_by_person", "person"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("person", Text, primary_key=True),
    Column("endpoint", Text, primary_key=True),
    Column("keys", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, primary_key=True),
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# The device on which a session began. A table of its own: SQLite cannot add a column in its place.
devices = Table(
    "devices",
    metadata,
    Column("token", LargeBinary, primary_key=True),  # as in `sessions`
    Column("person", Text, nullable=False),
    Column("device", Text, nullable=False),
    Index("devices_by_person", "person"),
)

# When a personal link was last used, or made.
link_uses = Table(
    "link_uses",
    metadata,
    Column("person", Text, primary_key=True),
    Column("used_at", BigInteger, nullable=False),
)

# Links with which a forgotten password is set anew, each once.
resets = Table(
    "resets",
    metadata,
    Column("key", LargeBinary, primary_key=True),  # SHA-256 of the link's key
    Column("person", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("resets_by_person", "person"),
)

# The secret of a person's one-time codes. It must be readable: every code is computed from it.
code_secrets = Table(
    "code_secrets",
    metadata,
    Column("person", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("last_step", BigInteger, nullable=False),  # of the last code that was used: none is good twice
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("code", LargeBinary, primary_key=True),  # SHA-256
)

# How many wrong codes somebody has given in a row who knew the password, and until when none is looked at.
wrong_codes = Table(
    "wrong_codes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# What a passkey has been asked to sign, so that no answer is good twice.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),  # SHA-256
    Column("person", Text),  # who adds a passkey; none: somebody signs in
    Column("until", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", LargeBinary, primary_key=True),  # the credential's, as the browser names it
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as the authenticator counts them
    Column("created_at", BigInteger, nullable=False),
    Index("passkeys_by_person", "person"),
)

# ── People in charge ──────────────────────────────────────────────────────────────────────────────

# Only of people with a claimed name.
roles = Table(
    "roles",
    metadata,
    Column("person", Text, primary_key=True),
    Column("role", Text, nullable=False),  # `owner` or `moderator`
)

# What the house forbids somebody: `whom` is a person's id, or for the kind `address` a network.
sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("whom", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("why", Text, nullable=False),
)

# Whom a person does not want to hear, or to meet.
ignored = Table(
    "ignored",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
    Column("blocked", Boolean, nullable=False),
    Index("ignored_by_other", "other"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("match", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("chat", Text, nullable=False),  # the lines as they were, JSON
    Column("state", Text, nullable=False),
    Column("handled_at", BigInteger),
    Index("reports_by_state", "state", "at"),
    Index("reports_by_reporter", "by", "at"),
)

# Lines are only ever added. `by` is None for the command line, which is the owner's own machine.
audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", Text),
    Column("act", Text, nullable=False),
    Column("whom", Text),
    Column("match", Text),
    Column("why", Text, nullable=False),
    Index("audit_by_time", "at"),
)
