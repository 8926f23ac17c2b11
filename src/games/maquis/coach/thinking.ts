import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { legalMoves } from '../engine/legal.ts';
import {
  DRAW,
  type Move,
  moveKind,
  movePlace,
  moveText,
  placeMove,
  SHOOT,
  shootMove,
} from '../engine/move.ts';
import { OVER, PATROL, PHASE, PLACEMENT } from '../engine/position.ts';
import type { PlayerView } from '../engine/sight.ts';
import { resultOf } from '../engine/upkeep.ts';
import { ActionSearch } from './action-search.ts';
import { DRAW_CARD, PLACES, SHOTS } from './choices.ts';
import { DayPlan } from './day-plan.ts';
import { unseenCardBy } from './next-card.ts';
import { PlacementSearch } from './placement-search.ts';
import { type SearchSettings, USUAL_SETTINGS } from './search-settings.ts';
import { utilityOf } from './utility.ts';
import type { ValueNet } from './value-net.ts';

/** Chances of the three results; they add up to 1. */
export interface Estimate {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What the coach thinks of one legal move. */
export interface MoveAdvice extends Estimate {
  /** As it stands in a record. */
  readonly move: string;
  /** How many simulations began with it; for what was searched to its end, 0. */
  readonly visits: number;
  /** The standard error of `win`, from chance alone; 0 where nothing was left to chance. */
  readonly standardError: number;
  /** The part of all simulations that began with it, 0 to 1. */
  readonly share: number;
}

/** What the coach thinks of a moment. */
export interface Advice {
  /** How many games were simulated to the start of the next turn. */
  readonly simulations: number;
  /**
   * Every legal move, the best first. Where cards come, each card is judged as it falls; only a shot
   * is a choice there, and it stands before the cards if it is better than drawing one.
   */
  readonly moves: readonly MoveAdvice[];
  /** The chances now, the best choice being made. */
  readonly value: Estimate;
}

/** Thought that can be gone on with. */
export interface Thinking {
  /** Simulates some games more. */
  think(simulations: number): void;
  /** What is thought so far. */
  advice(): Advice;
}

export interface Settings {
  /** Any text: the same seed and number of simulations give the same advice. */
  readonly seed: string;
  readonly settings?: SearchSettings;
}

/** Each legal move is tried at least this often once there were as many simulations for it. */
const LEAST_VISITS = 4;

const estimate = (win: number, draw: number): Estimate => ({
  win,
  draw,
  loss: Math.max(0, 1 - win - draw),
});

/** Thinks about one moment after another, with its own memory. */
export class Thinker implements Thinking {
  readonly #plan: DayPlan;
  readonly #actions: ActionSearch;
  readonly #search: PlacementSearch;
  readonly #cells = new Int32Array(RANDOM_WORDS);
  #sight: PlayerView;
  #isSearched = false;
  #asked = 0;

  constructor(net: ValueNet, sight: PlayerView, settings: Settings) {
    this.#plan = new DayPlan(net, sight);
    this.#actions = new ActionSearch(net, this.#plan, sight);
    this.#search = new PlacementSearch(
      this.#plan,
      sight,
      unseenCardBy(this.#cells),
      settings.settings ?? USUAL_SETTINGS,
    );
    this.#sight = sight;
    this.begin(sight, settings.seed);
  }

  /** Begins to think about another moment. */
  begin(sight: PlayerView, seed: string): void {
    const phase = sight[PHASE];
    this.#sight = sight;
    this.#isSearched = phase === PLACEMENT || phase === PATROL;
    this.#asked = 0;
    seedRandom(this.#cells, 0, `coach ${seed}`);
    this.#plan.forget();
    // What it remembers holds for one game and one deck, and must not depend on what was asked before.
    this.#actions.forget();
    if (this.#isSearched) this.#search.begin(sight);
  }

  think(simulations: number): void {
    this.#asked += simulations;
    if (this.#isSearched) this.#search.run(simulations);
  }

  advice(): Advice {
    if (this.#sight[PHASE] === OVER) return this.#overAdvice();
    if (!this.#isSearched) return this.#dayAdvice();
    return this.#sight[PHASE] === PLACEMENT ? this.#placementAdvice() : this.#patrolAdvice();
  }

  /** The move to make now; at a patrol the shot to fire first, or undefined to let the card come. */
  choice(): Move | undefined {
    if (!this.#isSearched) return this.#actions.judgeMoves(this.#sight)[0]?.move;
    const search = this.#search;
    let best = -1;
    let most = 0;
    for (let choice = 0; choice <= DRAW_CARD; choice++) {
      const visits = search.visitsOf(choice);
      if (visits > most) {
        most = visits;
        best = choice;
      }
    }
    if (best < 0 || best === DRAW_CARD) return undefined;
    return best < PLACES ? placeMove(best) : shootMove(best - SHOTS);
  }

  #overAdvice(): Advice {
    const result = resultOf(this.#sight);
    const value = estimate(result === 'win' ? 1 : 0, result === 'draw' ? 1 : 0);
    return { simulations: 0, moves: [], value };
  }

  #dayAdvice(): Advice {
    const judged = this.#actions.judgeMoves(this.#sight);
    const moves = judged.map(({ move, win, draw }) => ({
      move: moveText(move),
      visits: 0,
      ...estimate(win, draw),
      standardError: 0,
      share: 0,
    }));
    const [{ win, draw }] = judged;
    return { simulations: 0, moves, value: estimate(win, draw) };
  }

  #placementAdvice(): Advice {
    const moves = legalMoves(this.#sight).map((move) => this.#choiceAdvice(move));
    moves.sort((a, b) => b.visits - a.visits || utilityOf(b) - utilityOf(a));
    const { win, draw } = moves[0];
    return { simulations: this.#search.simulations, moves, value: estimate(win, draw) };
  }

  #choiceAdvice(move: Move): MoveAdvice {
    const search = this.#search;
    const choice = moveKind(move) === SHOOT ? SHOTS + movePlace(move) : movePlace(move);
    while (search.visitsOf(choice) < Math.min(LEAST_VISITS, this.#asked)) search.simulate(choice);
    const visits = search.visitsOf(choice);
    return this.#told(
      move,
      visits,
      search.winsOf(choice),
      search.drawsOf(choice),
      search.squares[choice],
    );
  }

  #told(move: Move, visits: number, wins: number, draws: number, squares: number): MoveAdvice {
    const tried = Math.max(1, visits);
    const win = wins / tried;
    const spread = Math.max(0, squares / tried - win * win);
    return {
      move: moveText(move),
      visits,
      ...estimate(win, draws / tried),
      standardError: Math.sqrt(spread / tried),
      share: visits / Math.max(1, this.#search.simulations),
    };
  }

  #patrolAdvice(): Advice {
    const search = this.#search;
    const legal = legalMoves(this.#sight);
    const shots = legal
      .filter((move) => moveKind(move) === SHOOT)
      .map((move) => this.#choiceAdvice(move))
      .sort((a, b) => b.visits - a.visits || utilityOf(b) - utilityOf(a));
    const drawn = legal.filter((move) => moveKind(move) === DRAW);
    const [visits, wins, draws, squares] = search.cards;
    if (shots.length > 0) {
      while (drawn.some((move) => visits[movePlace(move)] === 0)) search.simulate(DRAW_CARD);
    }
    const cards = drawn.map((move) => {
      const card = movePlace(move);
      return this.#told(move, visits[card], wins[card], draws[card], squares[card]);
    });
    // Every card is as likely as every other.
    const mean = estimate(
      cards.reduce((sum, { win }) => sum + win, 0) / cards.length,
      cards.reduce((sum, { draw }) => sum + draw, 0) / cards.length,
    );
    cards.sort((a, b) => utilityOf(b) - utilityOf(a));
    const best = this.choice();
    const moves = best === undefined ? [...cards, ...shots] : [...shots, ...cards];
    const value = best === undefined ? mean : estimate(shots[0].win, shots[0].draw);
    return { simulations: search.simulations, moves, value };
  }
}
