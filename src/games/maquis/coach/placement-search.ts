import { bitCount, bitOf, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { makeMove } from '../engine/make-move.ts';
import { drawMove, lookMove } from '../engine/move.ts';
import { cardsToCome } from '../engine/patrol.ts';
import { openPlaces, placesForFakeId } from '../engine/placement.ts';

import {
  copyInto,
  DISCARDED,
  FAKE_IDS,
  LOOK,
  type MutablePosition,
  mutableCopy,
  PATROL,
  PHASE,
  PLACEMENT,
  POLICE,
  type Position,
  SHOT,
  SOLDIER_PAWNS,
  TRAITS,
  WORKERS,
} from '../engine/position.ts';
import { mayShoot } from '../engine/shooting.ts';
import { Attention, type NextCard } from './attention.ts';
import { CHOICES, DRAW_CARD, moveOf, PLACES, SHOTS, WITH_ID } from './choices.ts';
import type { DayPlan } from './day-plan.ts';
import { MomentTable, TRIED_BITS, TRIED_PARTS } from './moment-table.ts';
import { type SearchSettings, USUAL_SETTINGS } from './search-settings.ts';
import { DRAW_UTILITY } from './utility.ts';

const DEEPEST = 16;
/** Cards are numbered below this. */
const CARD_NUMBERS = 16;
/** An untried choice is taken to be worse than those tried by this part of the range. */
const UNTRIED_LESS = 0.15;

/** The first choice of each sort, in the order in which they are weighed. */
const SORTS: readonly number[] = [0, WITH_ID, DRAW_CARD, SHOTS];

/** How many choices there can be in a game: without missions nobody is placed with a Fake ID. */
const choicesIn = (root: Position): number => (root[TRAITS] === 0 ? WITH_ID : CHOICES);

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
  /** Sums over all simulations. */
  simulations = 0;
  wins = 0;
  draws = 0;
  /** The squares of the wins that followed each first choice, for the spread of its chances. */
  readonly squares = new Float64Array(CHOICES);
  /** The same for each first card, where a card is what comes next: visits, wins, draws, squares. */
  readonly cards: readonly [Int32Array, Float64Array, Float64Array, Float64Array] = [
    new Int32Array(CARD_NUMBERS),
    new Float64Array(CARD_NUMBERS),
    new Float64Array(CARD_NUMBERS),
    new Float64Array(CARD_NUMBERS),
  ];

  readonly #plan: DayPlan;
  readonly #settings: SearchSettings;
  readonly #nextCard: NextCard;
  readonly #attention: Attention;
  readonly #moments: MomentTable;
  readonly #root: MutablePosition;
  readonly #draft: MutablePosition;
  /** The way of the simulation under way: moments and choices. */
  readonly #loose = new Int32Array(DEEPEST);
  readonly #exact = new Int32Array(DEEPEST);
  readonly #chosen = new Int32Array(DEEPEST);
  /** Of each sort of choice those there are at the moment. */
  readonly #sets = new Int32Array(SORTS.length);
  #firstCards = 0;

  constructor(
    plan: DayPlan,
    root: Position,
    nextCard: NextCard,
    settings: SearchSettings = USUAL_SETTINGS,
  ) {
    this.#plan = plan;
    this.#settings = settings;
    this.#moments = new MomentTable(choicesIn(root));
    this.#nextCard = nextCard;
    this.#attention = new Attention(this.#moments, plan, root, nextCard, settings);
    this.#root = mutableCopy(root);
    this.#draft = mutableCopy(root);
  }

  /** Begins anew from another position, keeping the memory it holds. */
  begin(root: Position): void {
    copyInto(this.#root, root);
    this.#moments.clear(choicesIn(root));
    this.simulations = 0;
    this.wins = 0;
    this.draws = 0;
    this.squares.fill(0);
    for (const counts of this.cards) counts.fill(0);
    this.#firstCards = 0;
    this.#attention.begin();
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
    if (this.simulations === 0 || !this.choosesAtRoot) return 0;
    return choice < this.#moments.choices ? this.#moments.visits[choice] : 0;
  }
  winsOf(choice: number): number {
    return this.#moments.wins[choice];
  }
  drawsOf(choice: number): number {
    return this.#moments.draws[choice];
  }

  /** Plays one turn on to its end; `forced` is the first choice, or -1 to let the search choose. */
  simulate(forced: number): void {
    const draft = this.#draft;
    copyInto(draft, this.#root);
    let depth = 0;
    let placed = 0;
    let firstCard = 0;
    // One moment more is told apart by its patrols in each simulation.
    let mayTellApart = true;
    for (let atRoot = true; ; atRoot = false) {
      const phase = draft[PHASE];
      if (phase === PLACEMENT || (atRoot && phase === PATROL && mayShoot(draft))) {
        const loose = this.#looseMoment(draft, placed, atRoot);
        const known = this.#moments.count;
        const exact = atRoot ? loose : this.#exactMoment(draft, mayTellApart);
        if (this.#moments.count > known) mayTellApart = false;
        const isForced = atRoot && forced >= 0;
        const choice = isForced ? forced : this.#choose(draft, loose, exact < 0 ? loose : exact);
        this.#loose[depth] = loose;
        this.#exact[depth] = exact === loose ? -1 : exact;
        this.#chosen[depth++] = choice;
        if (choice !== DRAW_CARD) {
          if (choice < PLACES) placed |= bitOf(choice);
          else if (choice >= WITH_ID) placed |= bitOf(choice - WITH_ID);
          makeMove(draft, moveOf(choice));
        } else {
          firstCard = this.#nextFirstCard(draft);
          makeMove(draft, drawMove(firstCard));
        }
      } else if (phase === LOOK) {
        firstCard = this.#nextFirstCard(draft);
        makeMove(draft, lookMove(firstCard));
      } else if (phase === PATROL) {
        const card = atRoot ? this.#nextFirstCard(draft) : this.#nextCard(draft);
        if (atRoot) firstCard = card;
        makeMove(draft, drawMove(card));
      } else break;
    }
    this.#plan.judge(draft);
    this.#learn(depth, firstCard);
  }

  #learn(depth: number, firstCard: number): void {
    const { win, draw } = this.#plan;
    for (let n = 0; n < depth; n++) {
      this.#moments.learn(this.#loose[n], this.#chosen[n], win, draw);
      if (this.#exact[n] >= 0) this.#moments.learn(this.#exact[n], this.#chosen[n], win, draw);
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
  #nextFirstCard(draft: MutablePosition): number {
    let cards = cardsToCome(draft);
    for (let skip = this.#firstCards++ % bitCount(cards); skip > 0; skip--)
      cards = withoutLowest(cards);
    return lowestBit(cards);
  }

  /** The moment in which workers were sent to these places, whatever the patrols did. */
  #looseMoment(draft: MutablePosition, placed: number, atRoot: boolean): number {
    const moment = this.#moments.find(
      placed | (draft[SHOT] << PLACES),
      draft[PHASE],
      -1,
      draft[FAKE_IDS],
      true,
    );
    this.#attention.share(moment, draft, atRoot);
    return moment;
  }

  /** The moment with exactly this board, or -1 where it is not told apart yet. */
  #exactMoment(draft: MutablePosition, mayMake: boolean): number {
    return this.#moments.find(
      draft[WORKERS] | (draft[SHOT] << PLACES),
      draft[POLICE],
      draft[SOLDIER_PAWNS],
      draft[DISCARDED] ^ (draft[FAKE_IDS] << CARD_NUMBERS),
      mayMake,
    );
  }

  /** The choice that has done best, or could: P. Auer's bound (2002) with shares from a first look. */
  #choose(draft: MutablePosition, loose: number, exact: number): number {
    const { visits, wins, draws, shares, all, choices } = this.#moments;
    const { curiosity, borrowed } = this.#settings;
    const looseAt = loose * choices;
    const exactAt = exact * choices;
    const pull = curiosity * this.#attention.range * Math.sqrt(all[exact] + 1);
    const untried = this.#usualWorth(loose) - UNTRIED_LESS * this.#attention.range;
    const isSplit = exact !== loose;
    const sets = this.#choicesNow(draft);
    let best = -1;
    let bestScore = -1;
    for (let sort = 0; sort < SORTS.length; sort++) {
      for (let left = sets[sort]; left !== 0; left = withoutLowest(left)) {
        const choice = SORTS[sort] + lowestBit(left);
        const at = looseAt + choice;
        let tried = visits[at];
        let worth = tried > 0 ? (wins[at] + DRAW_UTILITY * draws[at]) / tried : untried;
        if (isSplit) {
          const own = visits[exactAt + choice];
          const lent = Math.min(borrowed, tried);
          if (own + lent > 0) {
            const sum = wins[exactAt + choice] + DRAW_UTILITY * draws[exactAt + choice];
            worth = (sum + lent * worth) / (own + lent);
          }
          tried = own;
        }
        const score = worth + (pull * shares[at]) / (1 + tried);
        if (score > bestScore) {
          bestScore = score;
          best = choice;
        }
      }
    }
    return best;
  }

  /** What can be chosen now: of each sort the set of its choices, numbered from its first. */
  #choicesNow(draft: MutablePosition): Int32Array {
    const sets = this.#sets;
    const mayPlace = draft[PHASE] === PLACEMENT;
    sets[0] = mayPlace ? openPlaces(draft) : 0;
    sets[1] = mayPlace && draft[TRAITS] !== 0 ? placesForFakeId(draft) : 0;
    sets[2] = mayPlace ? 0 : 1;
    sets[3] = mayShoot(draft) ? draft[POLICE] : 0;
    return sets;
  }

  /** What the choices tried at a moment came to on average. */
  #usualWorth(moment: number): number {
    const { wins, draws, all, tried, choices } = this.#moments;
    if (all[moment] === 0) return 0;
    let sum = 0;
    const at = moment * choices;
    for (let part = 0; part < TRIED_PARTS; part++) {
      const from = at + part * TRIED_BITS;
      for (let left = tried[moment * TRIED_PARTS + part]; left !== 0; left = withoutLowest(left)) {
        const choice = from + lowestBit(left);
        sum += wins[choice] + DRAW_UTILITY * draws[choice];
      }
    }
    return sum / all[moment];
  }
}
