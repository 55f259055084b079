// The messages and values of Serão, as TypeScript.
// Written by `python -m serao.server.wiretypes` from the Python structs; changed there, never here.

export const PROTOCOL = 1;
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
 * Entropy is best added with it: when this chair is the last free one, the deal follows at once.
 */
export interface Sit {
  readonly type: 'sit';
  readonly id: string;
  readonly seat?: number | null;
  readonly name?: string | null;
  readonly entropy?: string;
}

/** Give a free chair to an opponent (the host). */
export interface SeatBot {
  readonly type: 'seat-bot';
  readonly id: string;
  readonly seat: number;
  readonly level?: string;
}

/** Free a chair before the game: one's own; the host, any. */
export interface Stand {
  readonly type: 'stand';
  readonly id: string;
  readonly seat: number;
}

/** Add entropy to the shuffle. */
export interface Add {
  readonly type: 'add';
  readonly id: string;
  readonly seat: number;
  readonly entropy: string;
}

/** Begin (the host): empty chairs go to opponents or are removed. */
export interface Start {
  readonly type: 'start';
  readonly id: string;
  readonly empty?: 'bots' | 'close';
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

/** One line of the chat. */
export interface ChatLine {
  readonly at: number;
  readonly by: string | null;
  readonly name: string;
  readonly text: string;
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
  readonly why: 'flood' | 'not-admitted' | 'restart' | 'signed-out' | 'slow';
}

/** The table's company and setup, the same for everybody. A crowded table shows no chairs: `taken` counts them. */
export interface TableView<Options = unknown> {
  readonly id: string;
  readonly game: GameName;
  readonly options: Options;
  readonly phase: 'gathering' | 'over' | 'playing';
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
  readonly entropy: readonly string[];
  readonly offer: OfferView | null;
  readonly next: string | null;
  readonly ended: Ended | null;
}

/** A chair as everybody sees it. `level` is an opponent's; `away` says why one plays for the person. */
export interface ChairView {
  readonly name: string;
  readonly person: string | null;
  readonly level: string | null;
  readonly away: string;
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

/** The proof that nobody chose the shuffle. `secret` stays empty until the game is over. */
export interface Fairness {
  readonly commitment: string;
  readonly secret: string;
  readonly entropy: readonly string[];
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

export type AnyCommand<Action = unknown> =
  | Sit
  | SeatBot
  | Stand
  | Add
  | Start
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
  | Add
  | Start
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

/** What each game fills in. */
export interface Games {
  avenue: { options: avenue.Options; view: avenue.View; action: avenue.Action; event: avenue.Event; preview: avenue.Preview };
  fairy_tile: { options: fairy_tile.Options; view: fairy_tile.View; action: fairy_tile.Action; event: fairy_tile.Event; preview: fairy_tile.Preview };
  photograph: { options: photograph.Options; view: photograph.View; action: photograph.Action; event: photograph.Event; preview: photograph.Preview };
  picture_perfect: { options: picture_perfect.Options; view: picture_perfect.View; action: picture_perfect.Action; event: picture_perfect.Event; preview: null };
}

export type GameName = keyof Games;

/** The messages of one game, its own values filled in. */
export type SeatViewOf<G extends GameName> = SeatView<Games[G]['view'], Games[G]['action']>;
export type TableViewOf<G extends GameName> = TableView<Games[G]['options']>;
export type SyncOf<G extends GameName> = Sync<Games[G]['view'], Games[G]['action'], Games[G]['options']>;
export type UpdateOf<G extends GameName> =
  Update<Games[G]['view'], Games[G]['action'], Games[G]['options'], Games[G]['event']>;
export type PlayOf<G extends GameName> = Play<Games[G]['action']>;

export namespace avenue {
  /** The map: A, B, C, or the text of a map of one's own (seven rows of six squares). */
  export interface Options {
    readonly map: string;
  }

  /** The table from one seat (None: a spectator). */
  export interface View {
    readonly seat: number | null;
    readonly seats: number;
    readonly squares: readonly string[];
    readonly round: number;
    readonly farms: string;
    readonly next_farm: string;
    readonly road: number;
    readonly yellow: number;
    readonly played: readonly number[];
    readonly deck: number;
    readonly sheets: readonly SheetView[];
    readonly standings: readonly Standing[];
    readonly waiting: number;
    readonly chosen: readonly boolean[];
    readonly my_choice: Action | null;
    readonly grade: string | null;
    readonly news: readonly Event[];
  }

  /** A sheet as it lies on the table; the score and the castles are what they would be if the game ended now. */
  export interface SheetView {
    readonly seat: number;
    readonly roads: readonly number[];
    readonly written: readonly number[];
    readonly peeks: readonly number[];
    readonly score: number;
    readonly purple_castle: number;
    readonly green_castle: number;
    readonly networks: readonly Network[];
  }

  /** Squares that hang together, and what stands on them. */
  export interface Network {
    readonly squares: readonly number[];
    readonly farms?: readonly string[];
    readonly castles?: readonly string[];
    readonly green?: number;
    readonly purple?: number;
  }

  /** A place in the ranking of a large table, by its points so far; equals share it. */
  export interface Standing {
    readonly place: number;
    readonly seat: number;
    readonly points: number;
  }

  /** 3.2 Draw the road that is shown in a vacant square. */
  export interface Draw {
    readonly type: 'draw';
    readonly square: number;
  }

  /** 3.2 Look secretly at the top card of the farm deck. */
  export interface Peek {
    readonly type: 'peek';
  }

  /** 3.1 A farm is revealed: it scores at the end of this round. */
  export interface RoundBegan {
    readonly type: 'round';
    readonly number: number;
    readonly farm: string;
  }

  /** 3.2 A road card is revealed; `yellow` counts the round's yellow cards so far. */
  export interface RoadShown {
    readonly type: 'road';
    readonly card: number;
    readonly yellow: number;
  }

  /** Somebody has chosen secretly, and waits for the others. */
  export interface Chose {
    readonly type: 'chose';
    readonly seat: number;
  }

  /** 3.2 The choices for a road, revealed together, from a first seat on (at large tables only one's own). */
  export interface Acted {
    readonly type: 'acted';
    readonly road: number;
    readonly first: number;
    readonly choices: readonly Action[];
  }

  /** 3.2 What this seat alone saw on top of the farm deck. */
  export interface Peeked {
    readonly type: 'peeked';
    readonly farm: string;
  }

  /** 4 The numbers written for a farm, from a first seat on (at large tables only one's own). */
  export interface FarmScored {
    readonly type: 'scored';
    readonly farm: string;
    readonly first: number;
    readonly written: readonly number[];
  }

  /** 5 The fifth farm has scored. */
  export interface Ended {
    readonly type: 'ended';
  }

  /** The squares of the network, what stands on it, and what the farm of this round would then be worth. */
  export interface Preview {
    readonly squares: readonly number[];
    readonly farms: readonly string[];
    readonly castles: readonly string[];
    readonly green: number;
    readonly purple: number;
    readonly farm_points: number;
  }

  export type Action =
    | Draw
    | Peek;

  export type Event =
    | RoundBegan
    | RoadShown
    | Chose
    | Acted
    | Peeked
    | FarmScored
    | Ended;
}

export namespace fairy_tile {
  /** 2.4 How many pages each book has; 0 shares out all of them. */
  export interface Options {
    readonly pages_each: number;
  }

  /** The table from one seat (None: a spectator). */
  export interface View {
    readonly seat: number | null;
    readonly tiles: readonly TileView[];
    readonly top: TileView | null;
    readonly stack: number;
    readonly characters: readonly number[];
    readonly page: PageView | null;
    readonly seats: readonly SeatView[];
    readonly aside: number;
    readonly turn: number;
    readonly second: boolean;
    readonly has_told: boolean;
    readonly visits: readonly (readonly [number, number])[];
    readonly passed: readonly number[];
    readonly over: boolean;
    readonly news: readonly Event[];
  }

  /** A tile of three places in order, as it lies or as it would before turning. */
  export interface TileView {
    readonly name: string;
    readonly places: readonly HexView[];
  }

  /** One place of the kingdom: its number, its axial coordinates, its terrain and the edges of its river. */
  export interface HexView {
    readonly hex: number;
    readonly q: number;
    readonly r: number;
    readonly terrain: number;
    readonly river: number;
  }

  /** A page and what it asks for. */
  export interface PageView {
    readonly number: number;
    readonly objective: Objective;
  }

  /** 5.3 The character ends a move this turn on such a place. */
  export interface Visit {
    readonly type: 'visit';
    readonly who: number;
    readonly place: number;
  }

  /** 5.3, 5.5 The same on a Large place. */
  export interface VisitLarge {
    readonly type: 'visit_large';
    readonly who: number;
    readonly place: number;
  }

  /** 5.6 The character's move this turn enters or ends on a castle. */
  export interface PassOver {
    readonly type: 'pass_over';
    readonly who: number;
  }

  /** 5.2 One character sees another. */
  export interface See {
    readonly type: 'see';
    readonly who: number;
    readonly whom: number;
  }

  /** 5.2 The character sees such a place. */
  export interface SeePlace {
    readonly type: 'see_place';
    readonly who: number;
    readonly place: number;
  }

  /** 5.2 The character sees three such places in one direction, its own hex included. */
  export interface SeeThree {
    readonly type: 'see_3_in_line';
    readonly who: number;
    readonly place: number;
  }

  /** 5.4 Two characters are in one hex of such a place, and one of them ended a move there this turn. */
  export interface Meet {
    readonly type: 'meet';
    readonly one: number;
    readonly other: number;
    readonly place: number;
  }

  /** Everything at once. */
  export interface All {
    readonly type: 'all';
    readonly parts: readonly Objective[];
  }

  /** One of several. */
  export interface AnyOf {
    readonly type: 'any';
    readonly parts: readonly Objective[];
  }

  /** What everybody sees of a seat; `open_page` is the one that it left with (7.2). */
  export interface SeatView {
    readonly book: number;
    readonly told: readonly number[];
    readonly magic: boolean;
    readonly left: boolean;
    readonly open_page: number;
  }

  /** 2 The kingdom lies ready and this seat begins. */
  export interface Started {
    readonly type: 'started';
    readonly seat: number;
  }

  /** 2.3 The side of a tile that now lies on top of the stack. */
  export interface Shown {
    readonly type: 'shown';
    readonly side: number;
  }

  /** 3.3 A character moved. */
  export interface Moved {
    readonly type: 'moved';
    readonly seat: number;
    readonly character: number;
    readonly start: number;
    readonly to: number;
  }

  /** 3.4 A tile was added to the kingdom. */
  export interface Added {
    readonly type: 'added';
    readonly seat: number;
    readonly side: number;
    readonly at: number;
    readonly turn: number;
  }

  /** 3.1 The token was turned to blank for a second adventure. */
  export interface UsedMagic {
    readonly type: 'magic';
    readonly seat: number;
  }

  /** 3.1 The turn ended with the magic unused. */
  export interface KeptMagic {
    readonly type: 'kept';
    readonly seat: number;
  }

  /** 5.1 A page was told. */
  export interface Told {
    readonly type: 'told';
    readonly seat: number;
    readonly page: number;
  }

  /** 3.2 A page was turned; the token shows magic. */
  export interface Turned {
    readonly type: 'turned';
    readonly seat: number;
  }

  /** The page that this seat alone saw come to its hand. */
  export interface Drew {
    readonly type: 'drew';
    readonly page: number;
  }

  /** 7.2 A page that can never be told is laid open, and its seat leaves. */
  export interface Left {
    readonly type: 'left';
    readonly seat: number;
    readonly page: number;
  }

  /** 7.1 The last page of a book was told. */
  export interface Won {
    readonly type: 'won';
    readonly seat: number;
  }

  /** 7.2 Nobody is left: the story has no end. */
  export interface NoEnd {
    readonly type: 'no-end';
  }

  /** 3.3 Move a character to a hex. */
  export interface Move {
    readonly type: 'move';
    readonly character: number;
    readonly to: number;
  }

  /** 3.4 Add the visible tile: its first hex there, turned so many sixths counter-clockwise. */
  export interface Add {
    readonly type: 'add';
    readonly at: number;
    readonly turn: number;
  }

  /** 3.2 Turn the page: another page in the hand, and magic. */
  export interface TurnPage {
    readonly type: 'turn';
  }

  /** 3.1 Leave it at one adventure and keep the magic. */
  export interface End {
    readonly type: 'end';
  }

  /** Whether the page would be told, and which parts of its objective would be met, in their order. */
  export interface Preview {
    readonly tells: boolean;
    readonly parts: readonly boolean[];
  }

  export type Action =
    | Move
    | Add
    | TurnPage
    | End;

  export type Event =
    | Started
    | Shown
    | Moved
    | Added
    | UsedMagic
    | KeptMagic
    | Told
    | Turned
    | Drew
    | Left
    | Won
    | NoEnd;

  export type Objective =
    | Visit
    | VisitLarge
    | PassOver
    | See
    | SeePlace
    | SeeThree
    | Meet
    | All
    | AnyOf;
}

export namespace photograph {
  /** The variants: the colours left out (2.1; none named: drawn at random), and Missed photo (6.5). */
  export interface Options {
    readonly left_out: readonly string[];
    readonly missed_photo: boolean;
  }

  /** The table from one seat (None: a spectator). Cards are numbers as in `pieces`: faces or backs. */
  export interface View {
    readonly seat: number | null;
    readonly seats: number;
    readonly rows: number;
    readonly colours: readonly number[];
    readonly missed_photo: boolean;
    readonly phase: string;
    readonly turn: number;
    readonly owed: number;
    readonly field: readonly number[];
    readonly deck: number;
    readonly deck_top: number;
    readonly hands: readonly (readonly number[])[];
    readonly strips: readonly (readonly StripView[])[];
    readonly good_shots: readonly number[];
    readonly gone: number;
    readonly chosen: readonly boolean[];
    readonly my_choice: Wind | null;
    readonly scores: readonly number[];
    readonly news: readonly Event[];
  }

  /** A film strip: faces in focus, backs out of focus; the numbers that fit next; its points. */
  export interface StripView {
    readonly cards: readonly number[];
    readonly direction: number;
    readonly fits: readonly number[];
    readonly points: number;
  }

  /** 3.2 Wind the film: the card at one place of the hand moves forward to another (0 is the back). */
  export interface Wind {
    readonly type: 'wind';
    readonly card: number;
    readonly to: number;
  }

  /** The field and the hands are dealt; this seat begins. */
  export interface Started {
    readonly type: 'started';
    readonly seat: number;
    readonly left_out: readonly number[];
  }

  /** 3.1 Cards taken, as the viewer saw them: faces where they lay open (all of them for the taker). */
  export interface Took {
    readonly type: 'took';
    readonly seat: number;
    readonly row: number;
    readonly side: string;
    readonly cards: readonly number[];
  }

  /** 3.2 Everybody sees which place moved where. */
  export interface Wound {
    readonly type: 'wound';
    readonly seat: number;
    readonly card: number;
    readonly to: number;
  }

  /** 4 A card played on its strip; out of focus it is shown once, here. */
  export interface Shot {
    readonly type: 'shot';
    readonly seat: number;
    readonly card: number;
    readonly in_focus: boolean;
    readonly good_shot: boolean;
  }

  /** 5.1 What was left of the field went, as seen by all, and what turned face up in the left column. */
  export interface Cleared {
    readonly type: 'cleared';
    readonly gone: readonly number[];
    readonly turned: readonly number[];
  }

  /** 5.1, 5.2 So many cards came from the deck into the field. */
  export interface Dealt {
    readonly type: 'dealt';
    readonly number: number;
  }

  /** 5.3 Sunset is on top of the deck. */
  export interface SunsetFell {
    readonly type: 'sunset';
  }

  /** 5.4 Too few cards: everybody winds once more. */
  export interface EndCame {
    readonly type: 'end';
    readonly reason: string;
  }

  /** Somebody has chosen secretly, and waits for the others. */
  export interface Chose {
    readonly type: 'chose';
    readonly seat: number;
  }

  /** 6.1 The last card of a hand, laid open and discarded; with the variant 6.5 its colour is given up. */
  export interface Missed {
    readonly type: 'missed';
    readonly seat: number;
    readonly card: number;
    readonly given_up: boolean;
  }

  /** 3.1 Choose the subject: so many cards of a row (from 0), from its left or right end. */
  export interface Take {
    readonly type: 'take';
    readonly row: number;
    readonly side: string;
    readonly number: number;
  }

  /** The cards that would be taken, as they are seen; or the hand after winding and the cards then played. */
  export interface Preview {
    readonly taken: readonly number[];
    readonly hand: readonly number[];
    readonly shots: readonly ShotPreview[];
  }

  /** A card that would be played: in focus or not, winning its Good Shot or not. */
  export interface ShotPreview {
    readonly card: number;
    readonly focused: boolean;
    readonly good_shot: boolean;
  }

  export type Action =
    | Take
    | Wind;

  export type Event =
    | Started
    | Took
    | Wound
    | Shot
    | Cleared
    | Dealt
    | SunsetFell
    | EndCame
    | Chose
    | Missed;
}

export namespace picture_perfect {
  /** The auction variant (5), and a notebook in which everything seen stays noted (3.5). */
  export interface Options {
    readonly auctions: boolean;
    readonly notebook: boolean;
  }

  /**
   * The table from one seat (None: a spectator).
   *
   * `envelopes` and `vips` are by guest: what may be looked at now (3.5), with the notebook all that was seen;
   * else no cards, and NOT_SEEN. `scores`, `scored` and `decoration_points` are by seat, once the scoring has begun.
   */
  export interface View {
    readonly seat: number | null;
    readonly seats: number;
    readonly auctions: boolean;
    readonly notebook: boolean;
    readonly phase: string;
    readonly round: number;
    readonly start: number;
    readonly turn: number;
    readonly owed: number;
    readonly card: string;
    readonly played: readonly string[];
    readonly deck: number;
    readonly owner: readonly number[];
    readonly envelopes: readonly (readonly number[])[];
    readonly vips: readonly number[];
    readonly vips_shown: number;
    readonly open: number;
    readonly my_vip: number;
    readonly arrangement: Arrangement;
    readonly ready: readonly boolean[];
    readonly decorations: readonly number[];
    readonly supply: number;
    readonly auction: Auction;
    readonly chosen: readonly boolean[];
    readonly my_choice: Action | null;
    readonly taken: readonly boolean[];
    readonly photos: readonly (Photo | null)[];
    readonly scores: readonly number[];
    readonly scored: readonly (readonly ScoredGuest[])[];
    readonly decoration_points: readonly number[];
    readonly news: readonly Event[];
  }

  /** Everything one player has put up. */
  export interface Arrangement {
    readonly figures: readonly Figure[];
    readonly ornaments: readonly Ornament[];
  }

  /** A guest and where its stand's middle is. */
  export type Figure = readonly [guest: number, x: number, y: number];

  /** A decoration (its place in the table of pieces) and where its middle is. */
  export type Ornament = readonly [decoration: number, x: number, y: number];

  /** 5 What everybody sees of the auctions of a round. */
  export interface Auction {
    readonly active: number;
    readonly turns: number;
    readonly lot: number;
    readonly bid: number;
    readonly leader: number;
    readonly out: number;
    readonly bids: readonly (readonly [number, number])[];
    readonly bought: number;
  }

  /** 3.1 Look into an envelope that one holds; what was open before is closed. */
  export interface Open {
    readonly type: 'open';
    readonly guest: number;
  }

  /** 3.1, 4.4, 4.6, 5.6 Put the cards back into the envelope that is open. */
  export interface Close {
    readonly type: 'close';
  }

  /** 3.1 Put one's VIP card into the open envelope, for good. */
  export interface PutVip {
    readonly type: 'vip';
    readonly guest: number;
  }

  /** 3.1, 7.1 Place figures and decorations, instead of how they stood before. Open-ended. */
  export interface Arrange {
    readonly type: 'arrange';
    readonly arrangement: Arrangement;
  }

  /** 3.1 Done with looking and arranging. */
  export interface Ready {
    readonly type: 'ready';
  }

  /** 7.2 The photograph of one's arrangement as it stands. Open-ended. */
  export interface TakePhoto {
    readonly type: 'photo';
    readonly camera: Camera;
  }

  /** 7.2 Where the camera is (its height is z), the point it aims at, and its focal length on film 36 mm wide. */
  export interface Camera {
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly aim_x: number;
    readonly aim_y: number;
    readonly aim_z: number;
    readonly zoom: number;
  }

  /** 4.1 Dance: the one envelope that is kept. */
  export interface Keep {
    readonly type: 'keep';
    readonly guest: number;
  }

  /** 4.2 Choose your partner: two envelopes from the centre (the other is NOBODY where there is only one). */
  export interface TakeTwo {
    readonly type: 'take';
    readonly one: number;
    readonly other: number;
  }

  /** 4.2 Choose your partner: as many envelopes back into the centre. */
  export interface ReturnTwo {
    readonly type: 'return';
    readonly one: number;
    readonly other: number;
  }

  /** 4.3 Gifts: an envelope for the left and one for the right neighbour, or NOBODY for one of them. */
  export interface Give {
    readonly type: 'give';
    readonly left: number;
    readonly right: number;
  }

  /** 4.5 Theft: an envelope of the left neighbour. */
  export interface Steal {
    readonly type: 'steal';
    readonly guest: number;
  }

  /** 4.6 Rumours: the envelope to look into. */
  export interface Listen {
    readonly type: 'listen';
    readonly guest: number;
  }

  /** 5.4 Shared auction: one's own envelope for the centre. */
  export interface Add {
    readonly type: 'add';
    readonly guest: number;
  }

  /** 5.1 The envelope to be sold, perhaps with the VIP card in it shown to all. */
  export interface PutUp {
    readonly type: 'put-up';
    readonly guest: number;
    readonly show_vip: boolean;
  }

  /** 5.6 Fixed price: what a look costs. */
  export interface Price {
    readonly type: 'price';
    readonly number: number;
  }

  /** 5.2–5.8 So many decorations; secretly it may be none. */
  export interface Bid {
    readonly type: 'bid';
    readonly number: number;
  }

  /** 5.2, 5.3, 5.5, 5.6 No bid, or no look. */
  export interface Pass {
    readonly type: 'pass';
  }

  /** 5.6 Pay the price and look. */
  export interface Pay {
    readonly type: 'pay';
  }

  /** 5.4 Shared auction: the highest bidder gets the envelope. */
  export interface Sell {
    readonly type: 'sell';
  }

  /** 5.4 Shared auction: the active player pays the highest bidder instead. */
  export interface Buy {
    readonly type: 'buy';
  }

  /** 8.4 The best photograph among those that are tied. */
  export interface Vote {
    readonly type: 'vote';
    readonly seat: number;
  }

  /** 8.4 No vote. */
  export interface Abstain {
    readonly type: 'abstain';
  }

  /** 7 A valid photograph: what it was taken of, by which camera, and what is read off it. */
  export interface Photo {
    readonly arrangement: Arrangement;
    readonly camera: Camera;
    readonly reading: Reading;
  }

  /** 7.3 All that the rules read off a picture. A set of guests is one bit each; guests not placed have none. */
  export interface Reading {
    readonly covered_by: readonly number[];
    readonly face_covered_by: readonly number[];
    readonly faces_hidden: number;
  }

  /** 8.1, 8.2 A guest in a photograph: which of its preferences are met, what that is worth, with VIP cards or not. */
  export interface ScoredGuest {
    readonly guest: number;
    readonly met: readonly boolean[];
    readonly worth: number;
    readonly vips: number;
    readonly points: number;
  }

  /** 3.1 Everybody looks and arranges; this seat will turn over the card. */
  export interface RoundBegan {
    readonly type: 'round';
    readonly number: number;
    readonly start: number;
  }

  /** 3.2 The top trade or auction card. */
  export interface CardTurned {
    readonly type: 'card';
    readonly card: string;
  }

  /** Somebody has chosen secretly, and waits for the others. */
  export interface Chose {
    readonly type: 'chose';
    readonly seat: number;
  }

  /** 4.1 What a seat kept and what it was dealt. */
  export interface Danced {
    readonly type: 'danced';
    readonly seat: number;
    readonly kept: number;
    readonly dealt: readonly number[];
  }

  /** 4.2 Two envelopes from the centre. */
  export interface Took {
    readonly type: 'took';
    readonly seat: number;
    readonly guests: readonly number[];
  }

  /** 4.2 Two envelopes into the centre. */
  export interface Returned {
    readonly type: 'returned';
    readonly seat: number;
    readonly guests: readonly number[];
  }

  /** 4.3 A gift. */
  export interface Handed {
    readonly type: 'handed';
    readonly giver: number;
    readonly taker: number;
    readonly guest: number;
  }

  /** 4.5 A theft. */
  export interface Stole {
    readonly type: 'stole';
    readonly thief: number;
    readonly victim: number;
    readonly guest: number;
  }

  /** 4.4 An envelope of the centre opened to everybody. */
  export interface Revealed {
    readonly type: 'revealed';
    readonly guest: number;
    readonly cards: readonly number[];
    readonly vips: number;
  }

  /** 4.6, 5.6 Who looks into which envelope; the cards only for the one who looks. */
  export interface LookedInto {
    readonly type: 'looked';
    readonly seat: number;
    readonly guest: number;
    readonly cards: readonly number[];
    readonly vips: number;
  }

  /** 5.4 An envelope for the shared auction. */
  export interface Added {
    readonly type: 'added';
    readonly seat: number;
    readonly guest: number;
  }

  /** 5.1 An envelope put up; perhaps its VIP card was shown. */
  export interface ForSale {
    readonly type: 'for-sale';
    readonly seat: number;
    readonly guest: number;
    readonly vip_shown: boolean;
  }

  /** 5.6 What a look costs. */
  export interface Priced {
    readonly type: 'priced';
    readonly seat: number;
    readonly price: number;
  }

  /** 5.2, 5.3, 5.5 A bid; by the house too. */
  export interface BidMade {
    readonly type: 'bid';
    readonly seat: number;
    readonly number: number;
  }

  /** 5.2, 5.3, 5.5 No bid. */
  export interface Passed {
    readonly type: 'passed';
    readonly seat: number;
  }

  /** 5.7, 5.8 Secret bids, seat and number, revealed together. */
  export interface BidsShown {
    readonly type: 'bids';
    readonly bids: readonly (readonly [number, number])[];
  }

  /** 5.7 These bid again, at least as much. */
  export interface Tied {
    readonly type: 'tied';
    readonly seats: readonly number[];
    readonly number: number;
  }

  /** Decorations from one to another, or from the house. */
  export interface Paid {
    readonly type: 'paid';
    readonly payer: number;
    readonly taker: number;
    readonly number: number;
  }

  /** An envelope has changed hands; to the house means into the centre. */
  export interface Sold {
    readonly type: 'sold';
    readonly guest: number;
    readonly buyer: number;
  }

  /** 5.1, 5.7 An envelope that stays where it is. */
  export interface Unsold {
    readonly type: 'unsold';
    readonly guest: number;
  }

  /** 5.10 A player with nothing got decorations from the others. */
  export interface Rescued {
    readonly type: 'rescued';
    readonly seat: number;
    readonly number: number;
  }

  /** 7.1 The sixth round is over: arrange for good and take the photograph. */
  export interface LastLook {
    readonly type: 'last-look';
  }

  /** 8 The photographs are shown, and the points of each seat. */
  export interface Scored {
    readonly type: 'scored';
    readonly totals: readonly number[];
  }

  /** 8.4 These are tied for the first place. */
  export interface VoteCalled {
    readonly type: 'vote';
    readonly seats: readonly number[];
  }

  /** 8.4 By seat: the votes for its photograph. */
  export interface Voted {
    readonly type: 'voted';
    readonly votes: readonly number[];
  }

  export type Action =
    | Open
    | Close
    | PutVip
    | Arrange
    | Ready
    | TakePhoto
    | Keep
    | TakeTwo
    | ReturnTwo
    | Give
    | Steal
    | Listen
    | Add
    | PutUp
    | Price
    | Bid
    | Pass
    | Pay
    | Sell
    | Buy
    | Vote
    | Abstain;

  export type Event =
    | RoundBegan
    | CardTurned
    | Chose
    | Danced
    | Took
    | Returned
    | Handed
    | Stole
    | Revealed
    | LookedInto
    | Added
    | ForSale
    | Priced
    | BidMade
    | Passed
    | BidsShown
    | Tied
    | Paid
    | Sold
    | Unsold
    | Rescued
    | LastLook
    | Scored
    | VoteCalled
    | Voted;
}

export namespace http {
  /** The name of a new guest. A program asks for a token instead of a cookie. */
  export interface Newcomer {
    readonly name: string;
    readonly token?: boolean;
  }

  /** A new name for oneself. */
  export interface Renamed {
    readonly name: string;
  }

  /** The person who asks. `token` is shown once, to a program that asked for one. */
  export interface Me {
    readonly id: string;
    readonly name: string;
    readonly claimed: boolean;
    readonly token: string | null;
  }

  /** A name to claim, and its password. Whoever has a password already also gives the old one. */
  export interface Claim {
    readonly name: string;
    readonly password: string;
    readonly old?: string | null;
  }

  /** A claimed name and its password. A program asks for a token instead of a cookie. */
  export interface Login {
    readonly name: string;
    readonly password: string;
    readonly token?: boolean;
  }

  /** The key of a personal link. */
  export interface LinkLogin {
    readonly key: string;
    readonly token?: boolean;
  }

  /** A link that signs in whoever opens it, shown once. The key stands after the #, so no server logs it. */
  export interface PersonalLink {
    readonly link: string;
  }

  /** A token with which a program acts for a person, shown once. */
  export interface Token {
    readonly token: string;
  }

  /** A session of a person; `current`: the one that asks. */
  export interface SessionLine {
    readonly kind: 'bot' | 'browser';
    readonly created_at: number;
    readonly seen_at: number;
    readonly current: boolean;
  }

  /** A person's rating at a game: `points` to show, `mu` and `sigma` as OpenSkill computes them. */
  export interface RatingLine {
    readonly game: string;
    readonly points: number;
    readonly mu: number;
    readonly sigma: number;
    readonly games: number;
  }

  /** A person as the asker sees it; `finished` lists games that were public or that the asker belongs to. */
  export interface Profile {
    readonly id: string;
    readonly name: string;
    readonly claimed: boolean;
    readonly ratings: readonly RatingLine[];
    readonly finished: readonly LobbyLine[];
  }

  /** A table in a list. `turn`: it is the asker's turn there; only known in the list of one's own tables. */
  export interface LobbyLine {
    readonly id: string;
    readonly game: string;
    readonly phase: string;
    readonly public: boolean;
    readonly seats: number;
    readonly taken: number;
    readonly names: readonly string[];
    readonly created_at: number;
    readonly finished_at: number | null;
    readonly setup: Setup;
    readonly turn: boolean;
  }

  /** A rating after one game. The match is named only to those who may know of it. */
  export interface Step {
    readonly at: number;
    readonly points: number;
    readonly mu: number;
    readonly sigma: number;
    readonly match: string | null;
  }

  /** A line of a ranking: a person, its points and how many games it has played. */
  export interface RankingLine {
    readonly person: string;
    readonly name: string;
    readonly points: number;
    readonly games: number;
  }

  /** A person that another one has added as a friend. */
  export interface Friend {
    readonly id: string;
    readonly name: string;
  }

  /** A game: how many may play, its opponents' levels, and its options as a JSON schema. */
  export interface GameLine {
    readonly name: GameName;
    readonly title: string;
    readonly least_seats: number;
    readonly most_seats: number;
    readonly levels: readonly string[];
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

  /** A link that lets friends in, also as a QR code. The secret stands after the #, so no server logs it. */
  export interface Invitation {
    readonly link: string;
    readonly qr: string;
  }

  /** The secret of an invitation. */
  export interface Invite {
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

  /** A finished game without its result: what one may know before a replay. */
  export interface Summary {
    readonly id: string;
    readonly game: string;
    readonly players: readonly string[];
    readonly options: unknown;
    readonly moves: number;
    readonly commitment: string;
  }

  /** A game after some move, as one seat (null: a spectator) saw it then. */
  export interface Shown {
    readonly move: number;
    readonly seat: number | null;
    readonly mover: number | null;
    readonly view: Games[GameName]['view'];
    readonly told: readonly ToldLine[];
    readonly scene: Scene | null;
  }

  /** The record has been verified: commitment, shuffle, every move and the result. */
  export interface Proven {
    readonly moves: number;
  }

  /** The id of an imported record. */
  export interface Imported {
    readonly id: string;
  }

  /** Where one wants to be told; null switches that way off. */
  export interface Wanted {
    readonly email?: string | null;
    readonly webhook?: string | null;
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

  /** Whether a process can serve, for a load balancer. */
  export interface Health {
    readonly ok: boolean;
    readonly version: string;
    readonly storage: boolean;
    readonly rooms: number;
    readonly sockets: number;
  }

  /** The URLs at which friends on the same network find the server; empty unless asked on its own machine. */
  export interface House {
    readonly addresses: readonly string[];
  }

  /** Why a request was not done. */
  export interface Fault {
    readonly reason: Reason;
    readonly sentence: string;
  }
}
