// The messages and values of Serão, as TypeScript.
// Written by `python -m serao.server.wiretypes` from the Python structs; changed there, never here.

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

  /** One place of the kingdom: its number, its axial coordinates, its terrain, its river and what it lies beside. */
  export interface HexView {
    readonly hex: number;
    readonly q: number;
    readonly r: number;
    readonly terrain: number;
    readonly river: number;
    readonly near: number;
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

  /** 5.3, 5.5 The same on a Large place: one of at least so many connected hexes. */
  export interface VisitLarge {
    readonly type: 'visit_large';
    readonly who: number;
    readonly place: number;
    readonly hexes: number;
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
    readonly place: Landmark;
  }

  /** A place as it is told: its terrain, whether a river runs there, and which terrain it lies beside. */
  export interface Landmark {
    readonly terrain: number;
    readonly river: boolean;
    readonly near: number;
  }

  /** 3.4 A tile was added to the kingdom, beside this terrain. */
  export interface Added {
    readonly type: 'added';
    readonly seat: number;
    readonly side: number;
    readonly at: number;
    readonly turn: number;
    readonly near: number;
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

declare module "../../wire" {
  interface Games {
    fairy_tile: { options: fairy_tile.Options; view: fairy_tile.View; action: fairy_tile.Action; event: fairy_tile.Event; preview: fairy_tile.Preview };
  }
}
