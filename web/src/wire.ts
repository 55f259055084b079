// The messages and values of Serão, as TypeScript.
// Written by `python -m serao.server.wiretypes` from the Python structs; changed there, never here.

export const PROTOCOL = 2;
export const LARGEST_MESSAGE = 65536;

/** The first message. A language asks for sentences, `memory` for all a seat has seen: what an opponent needs. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly language?: string;
  readonly memory?: boolean;
}

/** Ask for everything again, after a gap between two messages. */
export interface Resync {
  readonly type: 'resync';
}

/** Ask what an action would bring; nothing is done. */
export interface Try<Action = unknown> {
  readonly type: 'try';
  readonly id: string;
  readonly seat: number;
  readonly action: Action | string;
}

/**
 * Take a chair (the first free one when none is named); a second chair on one device has its own name.
 *
 * The seal of one's entropy is best added with it: when this chair is the last free one, the shuffle follows at once.
 */
export interface Sit {
  readonly type: 'sit';
  readonly id: string;
  readonly seat?: number | null;
  readonly name?: string | null;
  readonly seal?: string;
}

/** Give a free chair to an opponent (the host): whoever of the cast is free, or the one that is named. */
export interface SeatBot {
  readonly type: 'seat-bot';
  readonly id: string;
  readonly seat: number;
  readonly level?: string;
  readonly character?: string | null;
}

/** Free a chair before the game: one's own; the host, any. */
export interface Stand {
  readonly type: 'stand';
  readonly id: string;
  readonly seat: number;
}

/** Take part in the shuffle: commit to entropy of one's own, which is revealed when the company is complete. */
export interface PutSeal {
  readonly type: 'seal';
  readonly id: string;
  readonly seat: number;
  readonly seal: string;
}

/**
 * Begin (the host): empty chairs go to opponents, of the takeover level unless one is said, or are removed.
 *
 * Once more, a while later: deal without the entropy of those who have not revealed it.
 */
export interface Start {
  readonly type: 'start';
  readonly id: string;
  readonly empty?: 'bots' | 'close';
  readonly level?: string | null;
}

/** Reveal the entropy that one has sealed, now that nobody can change theirs. */
export interface Reveal {
  readonly type: 'reveal';
  readonly id: string;
  readonly entropy: string;
}

/** Act in the game. The action is one of the legal ones, as it was sent, or its notation. */
export interface Play<Action = unknown> {
  readonly type: 'play';
  readonly id: string;
  readonly seat: number;
  readonly action: Action | string;
}

/** Take back one's last action: at once where nothing was revealed, else by asking everybody. */
export interface Undo {
  readonly type: 'undo';
  readonly id: string;
  readonly seat: number;
}

/** Ask everybody for another pace, or for none. */
export interface AskPace {
  readonly type: 'ask-pace';
  readonly id: string;
  readonly pace: Pace | null;
}

/**
 * Seconds each seat starts with, what every action adds, and the most it may save up.
 *
 * Live: five minutes and ten seconds an action is Pace(300, 10). Slow: three days a move is
 * Pace(259200, 259200, 259200), since what is added then fills the clock again.
 */
export interface Pace {
  readonly bank: number;
  readonly increment: number;
  readonly most: number | null;
}

/** Say yes or no to what is asked; `offer` is the number it was asked under. */
export interface Answer {
  readonly type: 'answer';
  readonly id: string;
  readonly offer: number;
  readonly yes: boolean;
}

/** Without clocks: let an opponent play for a person who has been waited for too long, until the person is back. */
export interface StandIn {
  readonly type: 'stand-in';
  readonly id: string;
  readonly seat: number;
}

/** Give up a seat's game. */
export interface Concede {
  readonly type: 'concede';
  readonly id: string;
  readonly seat: number;
}

/** Go away in mid-game: opponents hold all one's chairs until one is back. */
export interface Leave {
  readonly type: 'leave';
  readonly id: string;
}

/** Be back: take all one's chairs again. */
export interface Return {
  readonly type: 'return';
  readonly id: string;
}

/** Say something to the table. */
export interface Say {
  readonly type: 'say';
  readonly id: string;
  readonly text: string;
}

/** Everything: the first answer, and whenever a client fell behind. */
export interface Sync<View = unknown, Action = unknown, Options = unknown> {
  readonly type: 'sync';
  readonly length: number;
  readonly protocol: number;
  readonly mine: readonly number[];
  readonly table: TableView<Options>;
  readonly turn: Turn;
  readonly seats: readonly SeatView<View, Action>[];
  readonly chat: readonly ChatLine[];
}

/** Who must choose now (`waiting` counts them all), and the milliseconds everybody has left. */
export interface Turn {
  readonly actors: readonly number[];
  readonly waiting: number;
  readonly clocks: readonly number[] | null;
  readonly own?: readonly number[];
}

/**
 * The game through one seat's eyes (None: a spectator's): the game's own View, actions and Memory.
 *
 * In a crowd, where no chairs are told: who the seats are that the view ranks, why an opponent plays for this seat,
 * and its place once it is over.
 */
export interface SeatView<View = unknown, Action = unknown> {
  readonly seat: number | null;
  readonly view: View;
  readonly legal: readonly Action[] | null;
  readonly memory: unknown;
  readonly undo: 'ask' | 'free' | null;
  readonly names?: readonly (readonly [number, string])[];
  readonly kinds?: readonly ('bot' | 'guest' | 'member' | 'program' | null)[];
  readonly away?: 'conceded' | 'left' | 'time' | '';
  readonly place?: number;
  readonly scene?: Scene;
  readonly choices?: readonly Choice[];
}

/** Everything on the table, in the order in which it is read. */
export interface Scene {
  readonly areas: readonly Area[];
}

/** Places in the plane: squares by column and row, hexes by axial coordinates, points joined by lines. */
export interface Board {
  readonly type: 'board';
  readonly shape: 'hexes' | 'points' | 'squares';
  readonly cells: readonly Cell[];
  readonly lines?: readonly (readonly [number, number])[];
  readonly columns?: readonly string[];
  readonly rows?: readonly string[];
  readonly title?: string;
}

/** A place of a board, and what stands on it. */
export interface Cell {
  readonly name: string;
  readonly spot?: string;
  readonly colour?: '' | 'black' | 'blue' | 'green' | 'grey' | 'orange' | 'purple' | 'red' | 'white' | 'yellow';
  readonly symbol?: string;
  readonly down?: boolean;
  readonly last?: boolean;
  readonly x: number;
  readonly y: number;
  readonly ground?: '' | 'black' | 'blue' | 'green' | 'grey' | 'orange' | 'purple' | 'red' | 'white' | 'yellow';
}

/** A row of cards: a hand, a trick, a display. */
export interface Cards {
  readonly type: 'cards';
  readonly cards: readonly Piece[];
  readonly title?: string;
  readonly hand?: boolean;
}

/** Something on the table: a stone, a card, or an empty place, which has neither colour nor symbol. */
export interface Piece {
  readonly name: string;
  readonly spot?: string;
  readonly colour?: '' | 'black' | 'blue' | 'green' | 'grey' | 'orange' | 'purple' | 'red' | 'white' | 'yellow';
  readonly symbol?: string;
  readonly down?: boolean;
  readonly last?: boolean;
}

/** Cards on each other: what is seen of the top one, and how many there are. */
export interface Pile {
  readonly type: 'pile';
  readonly top: Piece;
  readonly count: number;
  readonly title?: string;
}

/** A number that belongs to somebody or something: points, coins, cards held. */
export interface Counter {
  readonly type: 'counter';
  readonly title: string;
  readonly number: number;
  readonly colour?: '' | 'black' | 'blue' | 'green' | 'grey' | 'orange' | 'purple' | 'red' | 'white' | 'yellow';
  readonly active?: boolean;
}

/** A sentence on the table. */
export interface Text {
  readonly type: 'text';
  readonly text: string;
}

/** A legal action as it is chosen on a scene: the spots it touches, in order, and what it is called. */
export interface Choice {
  readonly spots: readonly string[];
  readonly label: string;
}

/**
 * One line of the chat: who said it, who that is, and whether it came from a spectator.
 *
 * `character` is the one of the cast who said it: nobody's words, so that `by` is empty.
 */
export interface ChatLine {
  readonly at: number;
  readonly by: string | null;
  readonly name: string;
  readonly text: string;
  readonly kind: 'bot' | 'guest' | 'member' | 'program';
  readonly owner: string;
  readonly spectator: boolean;
  readonly character: string;
}

/**
 * One thing happened. `table` comes when it changed; `told` is what happened in the client's language.
 *
 * `id` names the command of one's own that brought it about: it is that command's answer.
 */
export interface Update<View = unknown, Action = unknown, Options = unknown, Event = unknown> {
  readonly type: 'update';
  readonly length: number;
  readonly happened: string;
  readonly turn: Turn;
  readonly id?: string;
  readonly seats?: readonly SeatView<View, Action>[];
  readonly mine?: readonly number[];
  readonly table?: TableView<Options>;
  readonly said?: ChatLine;
  readonly lines?: readonly ChatLine[];
  readonly told?: readonly ToldLine<Event>[];
}

/** One sentence of the log; `about` is the game's own event behind it, as the viewer saw it in the news. */
export interface ToldLine<Event = unknown> {
  readonly text: string;
  readonly about?: Event;
}

/** A command is done, for good: the answer where no update of its own tells so, as to its repetition. */
export interface Accepted {
  readonly type: 'accepted';
  readonly id: string;
  readonly length: number;
}

/** A command, or a message that is none (then without id), is not done: why, as data and as a sentence. */
export interface Denied {
  readonly type: 'denied';
  readonly id: string | null;
  readonly length: number;
  readonly reason: Reason;
  readonly sentence: string;
}

/** Why something is not possible: a message of the catalogue and what it speaks of, perhaps a deeper reason. */
export interface Reason {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number | Reason>>;
}

/** What an action would bring: the game's own preview, or why it may not be done now. */
export interface Tried {
  readonly type: 'tried';
  readonly id: string;
  readonly length: number;
  readonly preview: Games[GameName]['preview'];
  readonly reason: Reason | null;
  readonly sentence: string | null;
}

/** The server closes this connection; after some reasons one may connect again in a moment. */
export interface Farewell {
  readonly type: 'farewell';
  readonly length: number;
  readonly why: 'banned' | 'flood' | 'not-admitted' | 'restart' | 'signed-out' | 'slow';
}

/** The table's company and setup, the same for everybody. A crowded table shows no chairs: `taken` counts them. */
export interface TableView<Options = unknown> {
  readonly id: string;
  readonly game: GameName;
  readonly options: Options;
  readonly phase: 'gathering' | 'over' | 'playing' | 'shuffling';
  readonly seats: number;
  readonly taken: number;
  readonly chairs: readonly ChairView[];
  readonly host: string;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly rated: boolean;
  readonly start: 'full' | 'host';
  readonly pace: Pace | null;
  readonly commitment: string;
  readonly seals: readonly string[];
  readonly sealed: string;
  readonly entropy: readonly string[];
  readonly unrevealed: readonly number[];
  readonly offer: OfferView | null;
  readonly next: string | null;
  readonly ended: Ended | null;
  readonly closed: boolean;
}

/**
 * A chair as everybody sees it. `level` is an opponent's; `away` says why one plays for the person.
 *
 * `kind` says who it is (None: free), `owner` whose program, `character` who of the cast an opponent is. `kept`: the
 * person has not sat down on it yet.
 */
export interface ChairView {
  readonly name: string;
  readonly person: string | null;
  readonly level: string | null;
  readonly away: string;
  readonly kind: 'bot' | 'guest' | 'member' | 'program' | null;
  readonly owner: string;
  readonly kept?: boolean;
  readonly character?: string;
}

/** What is asked of everybody; the names of those who have not answered yet. */
export interface OfferView {
  readonly number: number;
  readonly by: string;
  readonly wish: Wish;
  readonly waiting: readonly string[];
}

/** A wish: keep only the first so many actions of the game. */
export interface TakeBack {
  readonly type: 'take-back';
  readonly keep: number;
}

/** A wish: play on by another pace, or without clocks. */
export interface ChangePace {
  readonly type: 'change-pace';
  readonly pace: Pace | null;
}

/**
 * How it ended: places (best first), by the rules or by conceding, and the secret of the shuffle.
 *
 * A crowd is told of the best alone, in `ranking` and in `outcome`.
 */
export interface Ended {
  readonly ranking: readonly (readonly number[])[];
  readonly conceded: readonly number[];
  readonly outcome: Outcome | null;
  readonly secret: string;
}

/**
 * The end of a game. `ranking` lists groups of seats, best first; a group of several shares its place.
 *
 * `decided` names what separated the first place from the second: points, one of the game's
 * tie-breaks, `shared`, or `alone` for a game with one seat.
 */
export interface Outcome {
  readonly scores: readonly Score[];
  readonly ranking: readonly (readonly number[])[];
  readonly reason: string;
  readonly decided: string;
  readonly grade: string | null;
}

/** One seat's score; `ties` are the rules' tie-breaks in order, more is better. */
export interface Score {
  readonly seat: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly ties: readonly number[];
}

/** One line of a score: what it is for, what it is worth, and the numbers behind it. */
export interface ScoreLine {
  readonly key: string;
  readonly points: number;
  readonly args: Readonly<Record<string, number | string>>;
}

/**
 * A whole game: enough to play it again to the last card.
 *
 * `outcome` is None while it goes on, and when it was given up: `conceded` then names who did, in order.
 */
export interface GameRecord {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly players: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly fairness: Fairness;
  readonly moves: readonly Move[];
  readonly outcome: Outcome | null;
  readonly conceded: readonly number[];
}

/**
 * The proof that nobody chose the shuffle. `secret` stays empty until the game is over.
 *
 * `entropy` and `seals` are by seat. A seat with a seal and no entropy did not reveal it. Entropy without a seal was
 * added in the open, as it was in the first records and is in a terminal.
 */
export interface Fairness {
  readonly commitment: string;
  readonly secret: string;
  readonly entropy: readonly string[];
  readonly seals: readonly string[];
}

/** One action as it was written down: who, and what in the game's notation. */
export type Move = readonly [seat: number, text: string];

/** What a table is made with. `takeover` is the level of the opponent that plays for a person who is away. */
export interface Setup {
  readonly game: GameName;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly pace: Pace | null;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly start: 'full' | 'host';
  readonly rated: boolean;
  readonly takeover: string;
}

/** Somebody at a table, and who it is; of somebody who has left for good (`kind` None) only the id is known. */
export interface Seated {
  readonly id: string;
  readonly name: string;
  readonly kind: 'bot' | 'guest' | 'member' | 'program' | null;
}

export type AnyCommand<Action = unknown> =
  | Sit
  | SeatBot
  | Stand
  | PutSeal
  | Start
  | Reveal
  | Play<Action>
  | Undo
  | AskPace
  | Answer
  | StandIn
  | Concede
  | Leave
  | Return
  | Say;

export type FromClient<Action = unknown> =
  | Hello
  | Resync
  | Try<Action>
  | Sit
  | SeatBot
  | Stand
  | PutSeal
  | Start
  | Reveal
  | Play<Action>
  | Undo
  | AskPace
  | Answer
  | StandIn
  | Concede
  | Leave
  | Return
  | Say;

export type ToClient<View = unknown, Action = unknown, Options = unknown, Event = unknown> =
  | Sync<View, Action, Options>
  | Update<View, Action, Options, Event>
  | Accepted
  | Denied
  | Tried
  | Farewell;

export type Wish =
  | TakeBack
  | ChangePace;

export type Area =
  | Board
  | Cards
  | Pile
  | Counter
  | Text;

/** What each game fills in: its own `wire.ts` adds a line. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Games {}

export type GameName = keyof Games;

/** The messages of one game, its own values filled in. */
export type SeatViewOf<G extends GameName> = SeatView<Games[G]['view'], Games[G]['action']>;
export type TableViewOf<G extends GameName> = TableView<Games[G]['options']>;
export type SyncOf<G extends GameName> = Sync<Games[G]['view'], Games[G]['action'], Games[G]['options']>;
export type UpdateOf<G extends GameName> =
  Update<Games[G]['view'], Games[G]['action'], Games[G]['options'], Games[G]['event']>;
export type PlayOf<G extends GameName> = Play<Games[G]['action']>;

export namespace http {
  /** The name of a new guest. A program asks for a token instead of a cookie, and says what it is to be good for. */
  export interface Newcomer {
    readonly name: string;
    readonly token?: boolean;
    readonly scopes?: readonly ('account' | 'chat' | 'play' | 'watch')[];
  }

  /** A new name for oneself. */
  export interface Renamed {
    readonly name: string;
  }

  /** The person who asks. `token` is shown once, to a program that asked for one. `role`: of those in charge. */
  export interface Me {
    readonly id: string;
    readonly name: string;
    readonly claimed: boolean;
    readonly kind: 'bot' | 'guest' | 'member' | 'program';
    readonly token: string | null;
    readonly role: 'moderator' | 'owner' | null;
  }

  /** A name to claim, and its password. Whoever has a password already also gives the old one. */
  export interface Claim {
    readonly name: string;
    readonly password: string;
    readonly old?: string | null;
  }

  /** A claimed name and its password. A program asks for a token instead of a cookie: `program` is its own name. */
  export interface Login {
    readonly name: string;
    readonly password: string;
    readonly token?: boolean;
    readonly code?: string;
    readonly program?: string | null;
    readonly scopes?: readonly ('account' | 'chat' | 'play' | 'watch')[];
  }

  /** The key of a personal link. */
  export interface LinkLogin {
    readonly key: string;
    readonly token?: boolean;
    readonly program?: string | null;
    readonly scopes?: readonly ('account' | 'chat' | 'play' | 'watch')[];
  }

  /** A link that signs in whoever opens it, shown once. The key stands after the #, so no server logs it. */
  export interface PersonalLink {
    readonly link: string;
  }

  /** A session of a person; `current`: the one that asks. */
  export interface SessionLine {
    readonly id: string;
    readonly kind: 'bot' | 'browser';
    readonly browser: string;
    readonly system: string;
    readonly created_at: number;
    readonly seen_at: number;
    readonly current: boolean;
  }

  /** The present password; a guest, who has none, types the name instead. */
  export interface Assured {
    readonly password?: string;
    readonly name?: string;
  }

  /** A passkey in the list of one's own. */
  export interface PasskeyLine {
    readonly id: string;
    readonly name: string;
    readonly created_at: number;
  }

  /** One's second keys. `recovery` counts the recovery codes that are left; `new_codes` are shown once. */
  export interface SecondKeys {
    readonly codes: boolean;
    readonly recovery: number;
    readonly passkeys: readonly PasskeyLine[];
    readonly new_codes: readonly string[];
  }

  /** The present password, asked again before a key is changed. */
  export interface Password {
    readonly password: string;
  }

  /** What an app needs to make one-time codes: as text, as a link and as a QR code (SVG). Shown once. */
  export interface CodesBegun {
    readonly secret: string;
    readonly link: string;
    readonly qr: string;
  }

  /** The code that the app shows now. */
  export interface OneTimeCode {
    readonly code: string;
  }

  /** What a browser is to ask of a passkey, as WebAuthn has it in JSON. */
  export interface PasskeyAsked {
    readonly options: unknown;
  }

  /** What a browser answers when it has made a passkey, and the name to list it by. */
  export interface NewPasskey {
    readonly name: string;
    readonly credential: Readonly<Record<string, unknown>>;
  }

  /** What a browser answers when a passkey has signed. */
  export interface PasskeyLogin {
    readonly credential: Readonly<Record<string, unknown>>;
  }

  /** The passkey to remove, and the present password. */
  export interface PasskeyRemoved {
    readonly id: string;
    readonly password: string;
  }

  /** A token to make: the name its program plays under (else one's own), what it is good for, for how many days. */
  export interface NewToken {
    readonly name?: string | null;
    readonly scopes?: readonly ('account' | 'chat' | 'play' | 'watch')[];
    readonly days?: number | null;
  }

  /** A token in a list; `seen_at` is when it was last used, to the minute, `current`: it is the one that asks. */
  export interface TokenLine {
    readonly id: string;
    readonly program: string;
    readonly name: string;
    readonly scopes: readonly string[];
    readonly created_at: number;
    readonly seen_at: number;
    readonly expires_at: number | null;
    readonly current: boolean;
  }

  /** A token with which a program plays for a person, shown once. */
  export interface Token {
    readonly token: string;
  }

  /**
   * The key of a link with which one becomes a member, a name to claim, and its password.
   *
   * A program asks for a token instead of a cookie.
   */
  export interface Join {
    readonly key: string;
    readonly name: string;
    readonly password: string;
    readonly token?: boolean;
  }

  /** A person's rating at a game: `points` to show, `mu` and `sigma` as OpenSkill computes them. */
  export interface RatingLine {
    readonly game: string;
    readonly points: number;
    readonly mu: number;
    readonly sigma: number;
    readonly games: number;
  }

  /** A person that another one knows: a friend, a program of one's own, or whose program one is. */
  export interface Friend {
    readonly id: string;
    readonly name: string;
    readonly kind: 'bot' | 'guest' | 'member' | 'program';
  }

  /**
   * A person as the asker sees it; `finished` lists the games whose records the asker may open.
   *
   * A program may have an `owner`, a person `programs`.
   */
  export interface Profile {
    readonly id: string;
    readonly name: string;
    readonly claimed: boolean;
    readonly kind: 'bot' | 'guest' | 'member' | 'program';
    readonly owner: Friend | null;
    readonly programs: readonly Friend[];
    readonly ratings: readonly RatingLine[];
    readonly finished: readonly LobbyLine[];
  }

  /**
   * A table in a list. `turn`: it is the asker's turn there; `kept`: a chair is kept for them.
   *
   * Both are only known in the list of one's own tables. `kinds` says of each of the names who it is.
   */
  export interface LobbyLine {
    readonly id: string;
    readonly game: string;
    readonly phase: string;
    readonly public: boolean;
    readonly seats: number;
    readonly taken: number;
    readonly names: readonly string[];
    readonly kinds: readonly ('bot' | 'guest' | 'member' | 'program' | null)[];
    readonly created_at: number;
    readonly finished_at: number | null;
    readonly setup: Setup;
    readonly turn: boolean;
    readonly kept: boolean;
  }

  /** A rating after one game. The match is named only to those who may know of it. */
  export interface Step {
    readonly at: number;
    readonly points: number;
    readonly mu: number;
    readonly sigma: number;
    readonly match: string | null;
  }

  /** A line of a ranking: a person, its points and how many games it has played. A program's has its owner's name. */
  export interface RankingLine {
    readonly person: string;
    readonly name: string;
    readonly kind: 'bot' | 'guest' | 'member' | 'program';
    readonly owner: string;
    readonly points: number;
    readonly games: number;
  }

  /** A seat of a finished game. `place` counts from 1; `points` is null where the seat or the game was given up. */
  export interface PlayedSeat {
    readonly seat: number;
    readonly name: string;
    readonly kind: 'bot' | 'guest' | 'member' | 'program';
    readonly person: string | null;
    readonly place: number;
    readonly points: number | null;
  }

  /** A finished game in somebody's history: `own` are the seats of that person, `players` stand in order of places. */
  export interface PlayedGame {
    readonly table: string;
    readonly game: string;
    readonly at: number;
    readonly seats: number;
    readonly rated: boolean;
    readonly reason: string;
    readonly own: readonly number[];
    readonly players: readonly PlayedSeat[];
  }

  /** How a person fared at a game against another; the mean points of both are null where none were counted. */
  export interface Against {
    readonly game: string;
    readonly games: number;
    readonly wins: number;
    readonly ties: number;
    readonly losses: number;
    readonly points: number | null;
    readonly other_points: number | null;
  }

  /** The most points that somebody has had at a game with so many seats, and the table where that was. */
  export interface Best {
    readonly game: string;
    readonly seats: number;
    readonly points: number;
    readonly name: string;
    readonly person: string | null;
    readonly table: string;
    readonly at: number;
  }

  /** How often a seat has won, a shared victory divided; `low` and `high` hold the true share 95 times of 100. */
  export interface SeatShare {
    readonly seat: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }

  /** How many results have so many points: from `least` to `most`, both included. */
  export interface Bar {
    readonly least: number;
    readonly most: number;
    readonly number: number;
  }

  /** How many games ended for a reason: one of the rules, or “conceded”. */
  export interface EndReason {
    readonly reason: string;
    readonly games: number;
  }

  /** What is known of the games with so many seats. `points` is the mean; `best` is of people at public tables. */
  export interface SeatsStatistics {
    readonly seats: number;
    readonly games: number;
    readonly shares: readonly SeatShare[];
    readonly points: number | null;
    readonly scores: readonly Bar[];
    readonly reasons: readonly EndReason[];
    readonly best: Best | null;
  }

  /** The statistics of a game, for each number of seats with at least `least` games; `games` counts all. */
  export interface Statistics {
    readonly game: string;
    readonly among: string;
    readonly least: number;
    readonly games: number;
    readonly by_seats: readonly SeatsStatistics[];
  }

  /** Somebody whom one has muted, or also blocked. */
  export interface IgnoredLine {
    readonly id: string;
    readonly name: string;
    readonly blocked: boolean;
  }

  /** To mute somebody, or also to block them. */
  export interface Ignoring {
    readonly blocked?: boolean;
  }

  /** Somebody who may come as an opponent: by which id its face and its introduction are known, and its level. */
  export interface CastLine {
    readonly id: string;
    readonly name: string;
    readonly level: string;
  }

  /** A game: how many may play and usually do, its opponents' levels, who they are, its options as a JSON schema. */
  export interface GameLine {
    readonly name: GameName;
    readonly title: string;
    readonly least_seats: number;
    readonly most_seats: number;
    readonly usual_seats: number;
    readonly levels: readonly string[];
    readonly cast: readonly CastLine[];
    readonly options: Readonly<Record<string, unknown>>;
  }

  /** A table to make: its setup, whether one sits down at once, and opponents for some chairs. */
  export interface NewTable {
    readonly game: GameName;
    readonly seats: number;
    readonly options?: Partial<Games[GameName]['options']>;
    readonly pace?: Pace | null;
    readonly public?: boolean;
    readonly spectators?: boolean;
    readonly start?: 'full' | 'host';
    readonly rated?: boolean;
    readonly takeover?: string;
    readonly sit?: boolean;
    readonly bots?: Readonly<Record<number, string>>;
  }

  /** A new table: its id, and the secret of its invitation. */
  export interface Opened {
    readonly id: string;
    readonly invite: string;
  }

  /** The command `play` as HTTP reads it: the action is part of the JSON body. */
  export interface PlayAsked {
    readonly type: 'play';
    readonly id: string;
    readonly seat: number;
    readonly action: Readonly<Record<string, unknown>> | string;
  }

  /** What happened at a table, in sentences, as the asker saw it. */
  export interface Told {
    readonly length: number;
    readonly lines: readonly ToldLine[];
  }

  /** Another game for a company, with its options. */
  export interface AnotherGame {
    readonly game: string;
    readonly options?: Readonly<Record<string, unknown>>;
  }

  /** A circle to make: its name, the other members, and the game it plays. */
  export interface NewCircle {
    readonly name: string;
    readonly members: readonly string[];
    readonly game: string;
  }

  /** A circle to which one belongs. `own`: one keeps it, and may end it. `table`: it has just been called there. */
  export interface CircleLine {
    readonly id: string;
    readonly name: string;
    readonly game: string;
    readonly own: boolean;
    readonly members: readonly Friend[];
    readonly table: string | null;
  }

  /** To call a circle together: to another game than the last one, if one is named. */
  export interface Call {
    readonly game?: string | null;
  }

  /** A link that lets friends in, also as a QR code. The secret stands after the #, so no server logs it. */
  export interface Invitation {
    readonly link: string;
    readonly qr: string;
  }

  /** A chair as an invitation shows it: who sits there (`kind` None: free), and how well an opponent plays. */
  export interface InvitedChair {
    readonly name: string;
    readonly kind: 'bot' | 'guest' | 'member' | 'program' | null;
    readonly level: string | null;
    readonly character: string;
  }

  /**
   * What an invitation tells: who invites, to which game, who sits there.
   *
   * `inviter` is empty and `inviter_kind` None where the host is gone, or has a name that is another's by now. No chairs
   * are shown of a crowded table, nor once the invitation lets nobody in any more. `board` is what a spectator would see
   * of a game under way, where spectators may come, and `actors` are the seats that must choose there.
   */
  export interface Invited {
    readonly inviter: string;
    readonly inviter_kind: 'bot' | 'guest' | 'member' | 'program' | null;
    readonly game: string;
    readonly phase: 'gathering' | 'over' | 'playing' | 'shuffling';
    readonly seats: number;
    readonly taken: number;
    readonly chairs: readonly InvitedChair[];
    readonly spectators: boolean;
    readonly rated: boolean;
    readonly pace: Pace | null;
    readonly options: unknown;
    readonly board: SeatView | null;
    readonly actors: readonly number[];
  }

  /** A person's rating before a game and after it. */
  export interface RatingChange {
    readonly person: string;
    readonly before: number;
    readonly after: number;
  }

  /** Where an imported record comes from: who brought it (null: nobody knows), and when. */
  export interface Origin {
    readonly by: string | null;
    readonly at: number;
  }

  /**
   * A finished game without its result: what one may know before a replay.
   *
   * `everybody`: it is open to all. `own`: the asker played or imported it; `shared`: it has a link, as its own people
   * are told. `imported`: it was brought from elsewhere, and its names are those of the file, not of people here.
   * `kinds` says who those were who sat first; of a game that was played elsewhere nobody knows.
   */
  export interface Summary {
    readonly id: string;
    readonly game: string;
    readonly players: readonly string[];
    readonly kinds: readonly ('bot' | 'guest' | 'member' | 'program' | null)[];
    readonly options: unknown;
    readonly moves: number;
    readonly commitment: string;
    readonly everybody: boolean;
    readonly own: boolean;
    readonly shared: boolean;
    readonly imported: Origin | null;
  }

  /** A game after some move, as one seat (null: a spectator) saw it then. */
  export interface Shown {
    readonly move: number;
    readonly seat: number | null;
    readonly mover: number | null;
    readonly actors: readonly number[];
    readonly view: Games[GameName]['view'];
    readonly told: readonly ToldLine[];
    readonly scene: Scene | null;
  }

  /**
   * The record has been verified: commitment, seals, shuffle, every move and the result.
   *
   * `says` tells in the asker's language what is proven of the shuffle, and against whom.
   */
  export interface Proven {
    readonly moves: number;
    readonly says: readonly string[];
  }

  /** A link that opens a record. Its key stands after the #, so no server logs it; a public game needs none. */
  export interface SharedLink {
    readonly link: string;
  }

  /** The key of a link to a record. */
  export interface LinkKey {
    readonly key: string;
  }

  /** The id of an imported record. */
  export interface Imported {
    readonly id: string;
  }

  /** A record that the asker has imported, and its size in bytes. */
  export interface ImportLine {
    readonly id: string;
    readonly game: string;
    readonly imported_at: number;
    readonly size: number;
  }

  /** Somebody at a table, what it is about, and words of one's own. */
  export interface NewReport {
    readonly person: string;
    readonly table: string;
    readonly kind: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
    readonly words?: string;
  }

  /** A report of one's own, and what became of it. */
  export interface OwnReport {
    readonly id: string;
    readonly at: number;
    readonly name: string;
    readonly kind: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
    readonly state: 'acted' | 'dismissed' | 'open';
  }

  /** Where one wants to be told; null switches that way off. */
  export interface Wanted {
    readonly email?: string | null;
    readonly webhook?: string | null;
    readonly password?: string;
  }

  /** Where one is told. An e-mail address is used once it is confirmed; the webhook's secret is shown once. */
  export interface Notices {
    readonly email: string | null;
    readonly confirmed: boolean;
    readonly webhook: string | null;
    readonly browsers: number;
    readonly mail: boolean;
    readonly secret: string | null;
  }

  /** The code from an e-mail. */
  export interface Code {
    readonly code: string;
  }

  /** A browser's `PushSubscription`. */
  export interface Browser {
    readonly endpoint: string;
    readonly keys: PushKeys;
  }

  /** A browser's keys, as its `PushSubscription` gives them. */
  export interface PushKeys {
    readonly p256dh: string;
    readonly auth: string;
  }

  /** A browser's URL at its push service. It is a secret, so it is sent in the body and not in our URL. */
  export interface Endpoint {
    readonly endpoint: string;
  }

  /** The application server key that a browser subscribes with. */
  export interface ServerKey {
    readonly key: string;
  }

  /**
   * Something that concerns a person at a table.
   *
   * `invited`: one may enter it. `sat`: somebody has sat down beside one; `name` and `kind` say who. `started`: the
   * company is complete. `turn`: it is one's turn. `ended`: the game is over, or the table was put away. `length` is
   * that of the table's log, `at` the time. The same event has the same `id` when it is told again.
   */
  export interface StreamEvent {
    readonly type: 'ended' | 'invited' | 'sat' | 'started' | 'turn';
    readonly id: string;
    readonly at: number;
    readonly table: string;
    readonly game: string;
    readonly length: number;
    readonly name?: string;
    readonly kind?: 'bot' | 'guest' | 'member' | 'program';
  }

  /** Nothing has happened, and the stream is there: everything before `at` has been told. */
  export interface Alive {
    readonly type: 'alive';
    readonly at: number;
  }

  /** The server ends the stream, and says why. */
  export interface StreamEnd {
    readonly type: 'farewell';
    readonly why: 'banned' | 'flood' | 'not-admitted' | 'restart' | 'signed-out' | 'slow';
  }

  /** The claimed name whose password is forgotten. */
  export interface Forgotten {
    readonly name: string;
  }

  /** The answer to everybody, whether there is such a name or not; `mail`: whether this house can send e-mail. */
  export interface ResetAsked {
    readonly mail: boolean;
  }

  /** The key of a reset link, and the new password. */
  export interface NewPasswordByLink {
    readonly key: string;
    readonly password: string;
  }

  /** The new password is set; one signs in with it under this name. */
  export interface PasswordSet {
    readonly name: string;
  }

  /** Whether a process can serve, for a load balancer. `failing`: what its database does not do now. */
  export interface Health {
    readonly ok: boolean;
    readonly version: string;
    readonly storage: boolean;
    readonly failing: readonly ('read' | 'write')[];
    readonly redis: Heard | null;
    readonly rooms: number;
    readonly aside: number;
    readonly sockets: number;
    readonly opponents: boolean;
  }

  /** Whether the processes on other machines are heard, and since when that is so, in milliseconds since 1970. */
  export interface Heard {
    readonly heard: boolean;
    readonly since: number;
  }

  /** The URLs at which friends on the same network find the server; empty unless asked on its own machine. */
  export interface House {
    readonly addresses: readonly string[];
  }

  /** The house at a glance. `online` and `aside` are of the process that was asked. */
  export interface Figures {
    readonly version: string;
    readonly people: number;
    readonly online: number;
    readonly gathering: number;
    readonly playing: number;
    readonly finished: number;
    readonly aside: number;
    readonly reports: number;
  }

  /** A person, whether it is here now, and which sanctions hold against it. */
  export interface PersonLine {
    readonly id: string;
    readonly name: string;
    readonly claimed: boolean;
    readonly role: 'moderator' | 'owner' | null;
    readonly created_at: number;
    readonly seen_at: number | null;
    readonly games: number;
    readonly online: boolean;
    readonly muted: boolean;
    readonly banned: boolean;
  }

  /** A table that is not over; `aside` says why it cannot be read. */
  export interface HouseTable {
    readonly id: string;
    readonly game: string;
    readonly phase: string;
    readonly created_at: number;
    readonly host: Seated;
    readonly people: readonly Seated[];
    readonly public: boolean;
    readonly seats: number;
    readonly taken: number;
    readonly aside: string | null;
  }

  /** A sanction; `name` is empty for an address. */
  export interface SanctionLine {
    readonly kind: 'address' | 'ban' | 'mute';
    readonly whom: string;
    readonly name: string;
    readonly at: number;
    readonly until: number | null;
    readonly why: string;
  }

  /** A line of the chat as it was, and who said it; of older lines `kind` may not be known. */
  export interface ChatShown {
    readonly at: number;
    readonly by: string | null;
    readonly name: string;
    readonly text: string;
    readonly kind: 'bot' | 'guest' | 'member' | 'program' | null;
    readonly owner: string;
    readonly spectator: boolean;
  }

  /** A report, with the chat as it was. */
  export interface ReportLine {
    readonly id: string;
    readonly at: number;
    readonly by: Seated;
    readonly person: Seated;
    readonly table: string;
    readonly kind: 'abuse' | 'cheating' | 'name' | 'other' | 'spam';
    readonly words: string;
    readonly chat: readonly ChatShown[];
    readonly state: 'acted' | 'dismissed' | 'open';
  }

  /** One act: by whom (empty: the command line), what, to whom, at which table, when, why. */
  export interface AuditLine {
    readonly at: number;
    readonly by: string;
    readonly act: 'act-on-report' | 'ban' | 'ban-address' | 'close' | 'delete-person' | 'dismiss-moderator' | 'dismiss-report' | 'hand-over' | 'mute' | 'name-moderator' | 'name-owner' | 'reset-password' | 'stand-up' | 'unban' | 'unban-address' | 'unmute';
    readonly whom: string;
    readonly table: string | null;
    readonly why: string;
  }

  /** A sanction against a person or an address; without hours, for good. `addresses`: ban where the person is, too. */
  export interface Imposed {
    readonly kind: 'address' | 'ban' | 'mute';
    readonly whom: string;
    readonly hours?: number | null;
    readonly why?: string;
    readonly addresses?: boolean;
  }

  /** A sanction to lift. */
  export interface Lifted {
    readonly kind: 'address' | 'ban' | 'mute';
    readonly whom: string;
  }

  /** Whether a person is a moderator. */
  export interface Named {
    readonly moderator: boolean;
  }

  /** The owner's own password, and the name of whoever is to be deleted, typed. */
  export interface Deleting {
    readonly password: string;
    readonly name: string;
  }

  /** The owner's own password, and whether the other's one-time codes and passkeys are removed as well. */
  export interface Resetting {
    readonly password: string;
    readonly without_second_key?: boolean;
  }

  /** A link with which somebody sets a new password, once, within an hour. It is shown once. */
  export interface ResetLink {
    readonly link: string;
  }

  /** Why a table is closed. */
  export interface Closing {
    readonly why?: string;
  }

  /** A person at a table, and why. */
  export interface AtTable {
    readonly person: string;
    readonly why?: string;
  }

  /** What became of a report. */
  export interface Handled {
    readonly state: 'acted' | 'dismissed' | 'open';
    readonly why?: string;
  }

  /** Why a request was not done: `title` and `detail` in the asker's language, `reason` as data for programs. */
  export interface Fault {
    readonly type: string;
    readonly title: string;
    readonly status: number;
    readonly detail: string;
    readonly reason: Reason;
  }
}
