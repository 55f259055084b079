// The messages and values of Serão, as TypeScript.
// Written by `python -m serao.server.wiretypes` from the Python structs; changed there, never here.

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
   * else no cards, and NOT_SEEN; `wishes` are the same cards as they read there. `my_decorations` are by kind.
   * `scores`, `scored` and `decoration_points` are by seat, once the scoring has begun.
   */
  export interface View {
    readonly seat: number | null;
    readonly seats: number;
    readonly auctions: boolean;
    readonly notebook: boolean;
    readonly phase: string;
    readonly round: number;
    readonly rounds: number;
    readonly start: number;
    readonly turn: number;
    readonly owed: number;
    readonly card: string;
    readonly played: readonly string[];
    readonly deck: number;
    readonly owner: readonly number[];
    readonly envelopes: readonly (readonly number[])[];
    readonly wishes: readonly (readonly (readonly [string, string | number])[])[];
    readonly vips: readonly number[];
    readonly vips_shown: number;
    readonly open: number;
    readonly my_vip: number;
    readonly arrangement: Arrangement;
    readonly ready: readonly boolean[];
    readonly decorations: readonly number[];
    readonly my_decorations: readonly number[];
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

declare module "../../wire" {
  interface Games {
    picture_perfect: { options: picture_perfect.Options; view: picture_perfect.View; action: picture_perfect.Action; event: picture_perfect.Event; preview: null };
  }
}
