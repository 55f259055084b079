// The messages and values of Serão, as TypeScript.
// Written by `python -m serao.server.wiretypes` from the Python structs; changed there, never here.

export namespace photograph {
  /** The variants: the colours left out (2.1; none named: drawn at random), and Missed photo (6.5). */
  export interface Options {
    readonly left_out: readonly string[];
    readonly missed_photo: boolean;
  }

  /**
   * The table from one seat (None: a spectator). Cards are numbers as in `pieces`: faces or backs.
   *
   * `to_play` is how many cards this seat plays when it winds next, as far as that is settled.
   */
  export interface View {
    readonly seat: number | null;
    readonly seats: number;
    readonly rows: number;
    readonly colours: readonly number[];
    readonly missed_photo: boolean;
    readonly phase: string;
    readonly turn: number;
    readonly owed: number;
    readonly to_play: number;
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

declare module "../../wire" {
  interface Games {
    photograph: { options: photograph.Options; view: photograph.View; action: photograph.Action; event: photograph.Event; preview: photograph.Preview };
  }
}
