import { RANDOM_WORDS, randomBelow } from '#shared/random.ts';
import { LOCATION_IDS } from '../data/index.ts';
import { drawMove, placeMove, shootMove } from '../engine/move.ts';
import { cardsToCome } from '../engine/patrol.ts';
import { openPlaces } from '../engine/placement.ts';
import { first, only, rest, size } from '../engine/places.ts';
import { makeMove } from '../engine/play.ts';
import {
  ACTION,
  copyInto,
  DISCARDED,
  type Draft,
  draftOf,
  PATROL,
  PHASE,
  PLACEMENT,
  POLICE,
  type Position,
  SHOT,
  SOLDIER_PAWNS,
  WORKERS,
} from '../engine/position.ts';
import { mayShoot } from '../engine/shooting.ts';
import type { DayPlan } from './day-plan.ts';
import { DRAW_WORTH } from './worth.ts';

/** The choices at one moment of placement: a place to go to, a policeman to shoot, or the next card. */
const PLACES = LOCATION_IDS.length;
const SHOTS = PLACES;
export const DRAW_CARD = 2 * PLACES;
export const CHOICES = DRAW_CARD + 1;

const KEYS = 4;
const DEEPEST = 16;

/** How the search weighs what it has seen against what it has not. */
export interface Manner {
  /** How much an untried choice is worth trying. */
  readonly curiosity: number;
  /** How sharply the first look separates the choices; smaller is sharper. */
  readonly spread: number;
  /** How many visits the picture without patrols counts for beside the one with them. */
  readonly borrowed: number;
  /** The first look's share for each shot. */
  readonly shotShare: number;
  /** How often a later moment is visited before it gets a first look of its own. */
  readonly patience: number;
}

export const USUAL_MANNER: Manner = {
  curiosity: 0.5,
  spread: 0.03,
  borrowed: 4,
  shotShare: 0.01,
  patience: 12,
};

/** Where the next card comes from. */
export type NextCard = (draft: Draft) => number;

/** A card drawn at random among those that nobody has seen. */
export function unseenCardBy(cells: Int32Array): NextCard {
  return (draft) => {
    let cards = cardsToCome(draft);
    for (let skip = randomBelow(cells, 0, size(cards)); skip > 0; skip--) cards = rest(cards);
    return first(cards);
  };
}

export const randomCells = (): Int32Array => new Int32Array(RANDOM_WORDS);

/**
 * A search over what is left of one turn's placement. Each simulation places the workers, draws the
 * patrols from the unseen cards, and has the day planned and judged at the end of it.
 *
 *     root ── place ──> card at random ── place ──> card … ──> day planned ──> value
 *
 * What is learned at a moment is kept twice: for exactly this board, and for all boards in which the
 * workers went to the same places, whatever the patrols did. The second is there at once and serves
 * until the first has been seen often enough.
 */
export class PlacementSearch {
  readonly #plan: DayPlan;
  readonly #manner: Manner;
  readonly #nextCard: NextCard;
  readonly #root: Draft;
  readonly #draft: Draft;
  readonly #dry: Draft;

  #capacity = 0;
  #nodes = 0;
  #visits = new Int32Array(0);
  #wins = new Float32Array(0);
  #draws = new Float32Array(0);
  #shares = new Float32Array(0);
  #all = new Int32Array(0);
  #keys = new Int32Array(0);
  #table = new Int32Array(0);

  readonly #loose = new Int32Array(DEEPEST);
  readonly #exact = new Int32Array(DEEPEST);
  readonly #chosen = new Int32Array(DEEPEST);
  readonly #firstLook = new Float64Array(CHOICES);

  /** The squares of the wins that followed each first choice, for the spread of its chances. */
  readonly squares = new Float64Array(CHOICES);
  /** The same for each first card, where a card is what comes next: visits, wins, draws, squares. */
  readonly cards: readonly [Int32Array, Float64Array, Float64Array, Float64Array] = [
    new Int32Array(16),
    new Float64Array(16),
    new Float64Array(16),
    new Float64Array(16),
  ];
  #firstCards = 0;
  /** The places the root was looked at for. */
  #looked = 0;

  /** Sums over all simulations. */
  simulations = 0;
  wins = 0;
  draws = 0;

  constructor(plan: DayPlan, root: Position, nextCard: NextCard, manner: Manner = USUAL_MANNER) {
    this.#plan = plan;
    this.#manner = manner;
    this.#nextCard = nextCard;
    this.#root = draftOf(root);
    this.#draft = draftOf(root);
    this.#dry = draftOf(root);
    this.#grow(256);
  }

  /** Begins anew from another position, keeping the memory it holds. */
  begin(root: Position): void {
    copyInto(this.#root, root);
    this.#nodes = 0;
    this.#table.fill(0);
    this.simulations = 0;
    this.wins = 0;
    this.draws = 0;
    this.squares.fill(0);
    for (const counts of this.cards) counts.fill(0);
    this.#firstCards = 0;
    this.#looked = 0;
  }

  run(simulations: number): void {
    for (let n = 0; n < simulations; n++) this.simulate(-1);
  }

  /** Whether the player has anything to choose at the root, or only a card comes. */
  get choosesAtRoot(): boolean {
    return this.#root[PHASE] === PLACEMENT || mayShoot(this.#root);
  }

  /** How often the choice was tried at the root. */
  visitsOf(choice: number): number {
    return this.simulations > 0 && this.choosesAtRoot ? this.#visits[choice] : 0;
  }
  winsOf(choice: number): number {
    return this.#wins[choice];
  }
  drawsOf(choice: number): number {
    return this.#draws[choice];
  }

  /** Plays one turn on to its end; `forced` is the first choice, or -1 to let the search choose. */
  simulate(forced: number): void {
    const draft = this.#draft;
    copyInto(draft, this.#root);
    let depth = 0;
    let placed = 0;
    let expanding = true;
    let firstCard = 0;
    for (let atRoot = true; ; atRoot = false) {
      const phase = draft[PHASE];
      const choosing = phase === PLACEMENT || (atRoot && phase === PATROL && mayShoot(draft));
      if (choosing) {
        const loose = this.#node(placed | (draft[SHOT] << 19), phase + 1, -1, 0, true);
        const visited = this.#all[loose];
        if (visited === (atRoot ? 0 : this.#manner.patience)) this.#lookFirst(loose, draft);
        else if (visited === 0) this.#lookAtRoot(loose, draft);
        const before = this.#nodes;
        const exact = atRoot
          ? loose
          : this.#node(
              draft[WORKERS] | (draft[SHOT] << 19),
              draft[POLICE],
              draft[SOLDIER_PAWNS],
              draft[DISCARDED],
              expanding,
            );
        if (this.#nodes > before) expanding = false;
        const choice =
          atRoot && forced >= 0 ? forced : this.#choose(draft, loose, exact < 0 ? loose : exact);
        this.#loose[depth] = loose;
        this.#exact[depth] = exact === loose ? -1 : exact;
        this.#chosen[depth] = choice;
        depth++;
        if (choice < PLACES) {
          placed |= only(choice);
          makeMove(draft, placeMove(choice));
        } else if (choice < DRAW_CARD) {
          makeMove(draft, shootMove(choice - SHOTS));
        } else {
          firstCard = this.#nextFirstCard(draft);
          makeMove(draft, drawMove(firstCard));
        }
      } else if (phase === PATROL) {
        if (atRoot) {
          firstCard = this.#nextFirstCard(draft);
          makeMove(draft, drawMove(firstCard));
        } else makeMove(draft, drawMove(this.#nextCard(draft)));
      } else break;
    }
    this.#plan.judge(draft);
    const { win, draw } = this.#plan;
    for (let n = 0; n < depth; n++) {
      this.#learn(this.#loose[n], this.#chosen[n], win, draw);
      if (this.#exact[n] >= 0) this.#learn(this.#exact[n], this.#chosen[n], win, draw);
    }
    if (this.choosesAtRoot) this.squares[this.#chosen[0]] += win * win;
    if (firstCard > 0) {
      const [visits, wins, draws, squares] = this.cards;
      visits[firstCard]++;
      wins[firstCard] += win;
      draws[firstCard] += draw;
      squares[firstCard] += win * win;
    }
    this.simulations++;
    this.wins += win;
    this.draws += draw;
  }

  /** The cards that may come first take turns, so that none is left to luck. */
  #nextFirstCard(draft: Draft): number {
    let cards = cardsToCome(draft);
    for (let skip = this.#firstCards++ % size(cards); skip > 0; skip--) cards = rest(cards);
    return first(cards);
  }

  #learn(node: number, choice: number, win: number, draw: number): void {
    const at = node * CHOICES + choice;
    this.#visits[at]++;
    this.#wins[at] += win;
    this.#draws[at] += draw;
    this.#all[node]++;
  }

  #choose(draft: Draft, loose: number, exact: number): number {
    const { curiosity, borrowed } = this.#manner;
    const looseAt = loose * CHOICES;
    const exactAt = exact * CHOICES;
    const pull = curiosity * Math.sqrt(this.#all[exact] + 1);
    let best = -1;
    let bestScore = -1;
    const isSplit = exact !== loose;
    const usual = this.#usualWorth(loose);
    const consider = (choice: number): void => {
      let visits = this.#visits[looseAt + choice];
      let worth =
        visits > 0
          ? (this.#wins[looseAt + choice] + DRAW_WORTH * this.#draws[looseAt + choice]) / visits
          : usual;
      if (isSplit) {
        const own = this.#visits[exactAt + choice];
        const lent = Math.min(borrowed, visits);
        if (own + lent > 0) {
          const sum = this.#wins[exactAt + choice] + DRAW_WORTH * this.#draws[exactAt + choice];
          worth = (sum + lent * worth) / (own + lent);
        }
        visits = own;
      }
      const score = worth + (pull * this.#shares[looseAt + choice]) / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = choice;
      }
    };
    if (draft[PHASE] === PLACEMENT) {
      for (let left = openPlaces(draft); left !== 0; left = rest(left)) consider(first(left));
    } else consider(DRAW_CARD);
    if (mayShoot(draft)) {
      for (let left = draft[POLICE]; left !== 0; left = rest(left)) consider(SHOTS + first(left));
    }
    return best;
  }

  /** What the choices tried at a node came to on average; an untried one is taken to be a little worse. */
  #usualWorth(node: number): number {
    const visits = this.#all[node];
    if (visits === 0) return 0;
    let sum = 0;
    const at = node * CHOICES;
    for (let choice = 0; choice < CHOICES; choice++) {
      sum += this.#wins[at + choice] + DRAW_WORTH * this.#draws[at + choice];
    }
    return sum / visits - 0.02;
  }

  /** Until it is worth a look of its own, a later moment is taken to be like the root. */
  #lookAtRoot(node: number, draft: Draft): void {
    const { shotShare } = this.#manner;
    const shares = this.#shares;
    const at = node * CHOICES;
    for (let place = 0; place < PLACES; place++) shares[at + SHOTS + place] = shotShare;
    shares[at + DRAW_CARD] = 1;
    let all = 0;
    for (let left = openPlaces(draft) & this.#looked; left !== 0; left = rest(left)) {
      all += this.#shares[first(left)];
    }
    for (let place = 0; place < PLACES; place++) {
      shares[at + place] = this.#looked ? shares[place] / (all || 1) : 1 / PLACES;
    }
  }

  /**
   * A first look at a moment: what would each place bring if a worker went there now and no patrol
   * came any more? The better, the larger the place's share of curiosity.
   */
  #lookFirst(node: number, draft: Draft): void {
    const { spread, shotShare } = this.#manner;
    const at = node * CHOICES;
    const shares = this.#shares;
    for (let place = 0; place < PLACES; place++) shares[at + SHOTS + place] = shotShare;
    shares[at + DRAW_CARD] = 1;
    if (draft[PHASE] !== PLACEMENT) return;
    const dry = this.#dry;
    const look = this.#firstLook;
    let most = -1;
    copyInto(dry, draft);
    dry[POLICE] = 0;
    dry[SOLDIER_PAWNS] = 0;
    const open = openPlaces(dry);
    if (node === 0) this.#looked = open;
    for (let left = open; left !== 0; left = rest(left)) {
      const place = first(left);
      copyInto(dry, draft);
      dry[POLICE] = 0;
      dry[SOLDIER_PAWNS] = 0;
      makeMove(dry, placeMove(place));
      dry[PHASE] = ACTION;
      this.#plan.judge(dry);
      look[place] = this.#plan.win + DRAW_WORTH * this.#plan.draw;
      if (look[place] > most) most = look[place];
    }
    let all = 0;
    for (let left = open; left !== 0; left = rest(left)) {
      const place = first(left);
      look[place] = Math.exp((look[place] - most) / spread) + 0.02;
      all += look[place];
    }
    for (let left = open; left !== 0; left = rest(left)) {
      const place = first(left);
      shares[at + place] = look[place] / all;
    }
  }

  /** The node with these keys; a new one where there is none and one may be made, else -1. */
  #node(one: number, two: number, three: number, four: number, mayMake: boolean): number {
    let hash = Math.imul(one, 0x9e3779b1) ^ Math.imul(two + 0x7f4a7c15, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^ Math.imul(three * 31 + four, 0x27d4eb2f);
    const mask = this.#table.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    const keys = this.#keys;
    for (let node = this.#table[slot] - 1; node >= 0; node = this.#table[slot] - 1) {
      const at = node * KEYS;
      if (
        keys[at] === one &&
        keys[at + 1] === two &&
        keys[at + 2] === three &&
        keys[at + 3] === four
      )
        return node;
      slot = (slot + 1) & mask;
    }
    if (!mayMake) return -1;
    if (this.#nodes === this.#capacity) {
      this.#grow(this.#capacity * 2);
      return this.#node(one, two, three, four, true);
    }
    const node = this.#nodes++;
    this.#table[slot] = node + 1;
    const at = node * KEYS;
    keys[at] = one;
    keys[at + 1] = two;
    keys[at + 2] = three;
    keys[at + 3] = four;
    this.#all[node] = 0;
    const from = node * CHOICES;
    this.#visits.fill(0, from, from + CHOICES);
    this.#wins.fill(0, from, from + CHOICES);
    this.#draws.fill(0, from, from + CHOICES);
    return node;
  }

  #grow(capacity: number): void {
    const copied = <Cells extends Int32Array | Float32Array>(next: Cells, old: Cells): Cells => {
      next.set(old);
      return next;
    };
    this.#capacity = capacity;
    this.#visits = copied(new Int32Array(capacity * CHOICES), this.#visits);
    this.#wins = copied(new Float32Array(capacity * CHOICES), this.#wins);
    this.#draws = copied(new Float32Array(capacity * CHOICES), this.#draws);
    this.#shares = copied(new Float32Array(capacity * CHOICES), this.#shares);
    this.#all = copied(new Int32Array(capacity), this.#all);
    this.#keys = copied(new Int32Array(capacity * KEYS), this.#keys);
    this.#table = new Int32Array(capacity * 2);
    const known = this.#nodes;
    const keys = this.#keys;
    this.#nodes = 0;
    const mask = this.#table.length - 1;
    for (let node = 0; node < known; node++) {
      const at = node * KEYS;
      let hash = Math.imul(keys[at], 0x9e3779b1) ^ Math.imul(keys[at + 1] + 0x7f4a7c15, 0x85ebca6b);
      hash =
        Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35) ^
        Math.imul(keys[at + 2] * 31 + keys[at + 3], 0x27d4eb2f);
      let slot = (hash ^ (hash >>> 13)) & mask;
      while (this.#table[slot]) slot = (slot + 1) & mask;
      this.#table[slot] = node + 1;
    }
    this.#nodes = known;
  }
}
