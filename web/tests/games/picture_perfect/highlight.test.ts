import { highlight } from "../../../src/games/picture_perfect/highlight";
import type { picture_perfect } from "../../../src/games/picture_perfect/wire";
import { showsWhere, type Samples } from "../../board/highlighted";

const view = { seats: 3, card: "gifts", played: ["dance"] } as unknown as picture_perfect.View;
const events: Samples<"picture_perfect"> = {
  round: { number: 1, start: 0 },
  card: { card: "dance" },
  chose: { seat: 0 },
  danced: { seat: 0, kept: 1, dealt: [2, 3] },
  took: { seat: 0, guests: [1, 2] },
  returned: { seat: 0, guests: [1, 2] },
  handed: { giver: 0, taker: 1, guest: 2 },
  stole: { thief: 0, victim: 1, guest: 2 },
  revealed: { guest: 4, cards: [1], vips: 0 },
  looked: { seat: 0, guest: 4, cards: [], vips: 0 },
  added: { seat: 0, guest: 4 },
  "for-sale": { seat: 0, guest: 4, vip_shown: false },
  priced: { seat: 0, price: 2 },
  bid: { seat: -2, number: 2 },
  passed: { seat: 0 },
  bids: {
    bids: [
      [0, 1],
      [1, 2],
    ],
  },
  tied: { seats: [0, 1], number: 2 },
  paid: { payer: -2, taker: 1, number: 2 },
  sold: { guest: 4, buyer: -2 },
  unsold: { guest: 4 },
  rescued: { seat: 0, number: 1 },
  "last-look": {},
  scored: { totals: [1, 2, 3] },
  vote: { seats: [0, 1] },
  voted: { votes: [1, 2, 0] },
};

showsWhere("picture_perfect", highlight, events, view);
