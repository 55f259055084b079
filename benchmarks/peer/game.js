// A game of the size of Photograph for boardgame.io: take cards from the field, wind the film, fill strips, endlessly.

const { INVALID_MOVE } = require("boardgame.io/core");

const COLOURS = 7;
const NUMBERS = 12;
const ROWS = 3;
const COLUMNS = 4;
const HAND = 5;
const MOST_TAKEN = 3;
// A full strip goes to the album. Short enough that strips, hands and field together never hold every card.
const STRIP = 4;
const BACK = COLOURS * NUMBERS;
const EMPTY = -1;

const colourOf = (card) => Math.floor(card / NUMBERS);
const numberOf = (card) => (card % NUMBERS) + 1;
const back = (card) => (card === EMPTY ? EMPTY : BACK + colourOf(card));
const emptyStrip = () => ({ cards: [], direction: 0, fits: fitting([], 0), points: -3 });

function fitting(cards, direction) {
  const last = cards.length ? numberOf(cards[cards.length - 1]) : 0;
  const numbers = Array.from({ length: NUMBERS }, (_, index) => index + 1);
  if (!direction) return numbers.filter((number) => number !== last);
  return numbers.filter((number) => (number - last) * direction > 0);
}

// Cards on the table that only lie there: they bring the state to the size of the game compared with.
const goal = (_, number) => ({
  goal: number,
  colour: number % COLOURS,
  text: `Four of a colour, rising by at most ${number + 1} from card to card, all in focus`,
  points: number + 2,
  holder: null,
});

function setup({ random }, { goals = 0 } = {}) {
  const deck = random.Shuffle([...Array(COLOURS * NUMBERS).keys()]);
  const strips = () => Array.from({ length: COLOURS }, emptyStrip);
  return {
    phase: "take",
    field: deck.splice(0, ROWS * COLUMNS),
    hands: [deck.splice(0, HAND), deck.splice(0, HAND)],
    strips: [strips(), strips()],
    scores: [0, 0],
    pages: [0, 0],
    goals: Array.from({ length: goals }, goal),
    deck,
    used: [],
    news: [],
  };
}

function take({ G, playerID }, row, side, number) {
  if (G.phase !== "take" || !(row >= 0 && row < ROWS) || !(number >= 1 && number <= MOST_TAKEN)) return INVALID_MOVE;
  if (side !== "L" && side !== "R") return INVALID_MOVE;
  const places = Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column);
  const lying = places.filter((place) => G.field[place] !== EMPTY);
  if (lying.length < number) return INVALID_MOVE;
  const taken = side === "L" ? lying.slice(0, number) : lying.slice(-number).reverse();
  G.hands[playerID].push(...taken.map((place) => G.field[place]));
  for (const place of taken) G.field[place] = EMPTY;
  G.phase = "wind";
  G.news = [{ type: "took", seat: playerID, row, side, number }];
}

function wind({ G, playerID, events, random }, card, to) {
  const hand = G.hands[playerID];
  if (G.phase !== "wind" || !(card >= 0 && card < to && to < hand.length)) return INVALID_MOVE;
  hand.splice(to, 0, ...hand.splice(card, 1));
  G.news = [{ type: "wound", seat: playerID, card, to }];
  while (hand.length > HAND) shoot(G, playerID, hand.shift());
  refill(G, random);
  G.phase = "take";
  events.endTurn();
}

function shoot(G, seat, card) {
  const strip = G.strips[seat][colourOf(card)];
  const fits = strip.fits.includes(numberOf(card));
  G.news.push({ type: "shot", seat, card, in_focus: fits });
  if (!fits) {
    G.used.push(card);
    return;
  }
  if (strip.cards.length === 1) strip.direction = Math.sign(card - strip.cards[0]);
  strip.cards.push(card);
  if (strip.cards.length === STRIP) return archive(G, seat, colourOf(card));
  strip.fits = fitting(strip.cards, strip.direction);
  strip.points = 2 * strip.cards.length - 1;
}

function archive(G, seat, colour) {
  G.used.push(...G.strips[seat][colour].cards);
  G.strips[seat][colour] = emptyStrip();
  G.scores[seat] += 2 * STRIP;
  G.pages[seat] += 1;
}

function refill(G, random) {
  const rows = Array.from({ length: ROWS }, (_, row) => row * COLUMNS);
  for (const first of rows) {
    if (G.field.slice(first, first + COLUMNS).some((card) => card !== EMPTY)) continue;
    if (G.deck.length < COLUMNS) {
      G.deck.push(...random.Shuffle([...G.used]));
      G.used = [];
    }
    G.field.splice(first, COLUMNS, ...G.deck.splice(0, COLUMNS));
  }
}

// The outer columns lie face up; of the middle ones, of other hands and of the deck only backs and counts are seen.
const shown = (card, place) => (place % COLUMNS === 0 || place % COLUMNS === COLUMNS - 1 ? card : back(card));

function playerView({ G, playerID }) {
  const { deck, used, field, hands, ...open } = G;
  return {
    ...open,
    deck: deck.length,
    used: used.length,
    field: field.map(shown),
    hands: hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(back))),
  };
}

// Undo would show hidden cards, so it is off, as its manual advises; that also spares the server the kept states.
exports.Photograph = {
  name: "photograph",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  moves: { take: { move: take, client: false }, wind: { move: wind, client: false } },
  playerView,
};
