import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import { legalMoves } from '../engine/legal.ts';
import {
  DRAW,
  type Move,
  moveKind,
  movePlace,
  moveText,
  moveWord,
  SEE,
  SHOOT,
  WITH_FAKE_ID,
} from '../engine/move.ts';
import type { PlayerView } from '../engine/player-view.ts';
import {
  LOOK,
  NO_DRAW,
  OVER,
  PATROL,
  PHASE,
  PLACEMENT,
  REVEAL,
  TRAITS,
} from '../engine/position.ts';
import { resultOf } from '../engine/upkeep.ts';
import { ActionSearch } from './action-search.ts';
import {
  evaluationOf,
  type MaquisAnalysis,
  type MaquisMove,
  meanOf,
  type ResultChances,
  valueBy,
} from './analysis.ts';
import { unseenCardBy } from './attention.ts';
import { CHOICES, DRAW_CARD, moveOf, SHOTS, WITH_ID } from './choices.ts';
import { DayPlan } from './day-plan.ts';
import { PlacementSearch } from './placement-search.ts';
import { type SearchSettings, USUAL_SETTINGS } from './search-settings.ts';
import type { ValueNet } from './value-net.ts';

export interface ThinkerSettings {
  /** Any text: the same seed and number of simulations give the same advice. */
  readonly seed: string;
  readonly settings?: SearchSettings;
}

/** Each legal move is tried at least this often once there were as many simulations for it. */
const LEAST_VISITS = 4;

const chancesWith = (win: number, draw: number): ResultChances => ({
  win,
  draw,
  loss: Math.max(0, 1 - win - draw),
});

const byVisits = (a: MaquisMove, b: MaquisMove): number =>
  b.simulations - a.simulations || b.score - a.score;

/** Thinks about one moment after another, with its own memory. */
export class Thinker {
  readonly #plan: DayPlan;
  readonly #actions: ActionSearch;
  readonly #search: PlacementSearch;
  readonly #cells = new Int32Array(RANDOM_WORDS);
  #sight: PlayerView;
  #isSearched = false;
  #asked = 0;

  constructor(net: ValueNet, sight: PlayerView, settings: ThinkerSettings) {
    this.#plan = new DayPlan(net, sight);
    this.#actions = new ActionSearch(net, this.#plan);
    this.#search = new PlacementSearch(
      this.#plan,
      sight,
      unseenCardBy(this.#cells),
      settings.settings ?? USUAL_SETTINGS,
    );
    this.#sight = sight;
    this.start(sight, settings.seed);
  }

  /** Begins to think about another moment. */
  start(sight: PlayerView, seed: string): void {
    const phase = sight[PHASE];
    this.#sight = sight;
    this.#isSearched = phase === PLACEMENT || phase === PATROL || phase === LOOK;
    this.#asked = 0;
    seedRandom(this.#cells, 0, `coach ${seed}`);
    this.#plan.forget();
    // What it remembers holds for one game and one deck, and must not depend on what was asked before.
    this.#actions.forget();
    if (this.#isSearched) this.#search.begin(sight);
  }

  /** Whether nothing is left to chance: then the ways to act are searched, and no game is simulated. */
  get isExact(): boolean {
    return !this.#isSearched;
  }

  think(simulations: number): void {
    this.#asked += simulations;
    if (this.#isSearched) this.#search.run(simulations);
  }

  /**
   * What it thinks so far. It simulates games itself, so that every move has been tried: how often it is
   * asked changes what it thinks later.
   */
  evaluate(): MaquisAnalysis {
    if (this.#sight[PHASE] === OVER) return this.#over();
    if (!this.#isSearched) return this.#day();
    return this.#sight[PHASE] === PLACEMENT ? this.#placement() : this.#patrol();
  }

  /** The move to make now; at a patrol the shot to fire first, or undefined to let the card come. */
  choice(): Move | undefined {
    if (this.#sight[PHASE] === REVEAL) return undefined;
    if (!this.#isSearched) return this.#actions.judgeMoves(this.#sight)[0]?.move;
    const search = this.#search;
    let best = -1;
    let most = 0;
    for (let choice = 0; choice < CHOICES; choice++) {
      const visits = search.visitsOf(choice);
      if (visits > most) {
        most = visits;
        best = choice;
      }
    }
    return best < 0 || best === DRAW_CARD ? undefined : moveOf(best);
  }

  /** Where the edition knows no draw, one goal of two is a loss. */
  #chances(win: number, draw: number): ResultChances {
    return chancesWith(win, (this.#sight[TRAITS] & NO_DRAW) === 0 ? draw : 0);
  }

  #over(): MaquisAnalysis {
    const result = resultOf(this.#sight);
    const chances = this.#chances(result === 'win' ? 1 : 0, result === 'draw' ? 1 : 0);
    return { simulations: 0, moves: [], value: evaluationOf(chances, 0) };
  }

  #day(): MaquisAnalysis {
    const moves = this.#actions.judgeMoves(this.#sight).map(({ move, win, draw }) => ({
      move: moveText(move),
      simulations: 0,
      ...evaluationOf(this.#chances(win, draw), 0),
      share: 0,
    }));
    // Which card is turned over is nobody's choice.
    const value = this.#sight[PHASE] === REVEAL ? meanOf(moves) : valueBy(moves[0]);
    return { simulations: 0, moves, value };
  }

  #placement(): MaquisAnalysis {
    const moves = legalMoves(this.#sight).map((move) => this.#choice(move));
    moves.sort(byVisits);
    return { simulations: this.#search.simulations, moves, value: valueBy(moves[0]) };
  }

  #choice(move: Move): MaquisMove {
    const search = this.#search;
    const choice = choiceOf(move);
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

  #told(move: Move, visits: number, wins: number, draws: number, squares: number): MaquisMove {
    const tried = Math.max(1, visits);
    const win = wins / tried;
    const spread = Math.max(0, squares / tried - win * win);
    return {
      move: moveText(move),
      simulations: visits,
      ...evaluationOf(this.#chances(win, draws / tried), Math.sqrt(spread / tried)),
      share: visits / Math.max(1, this.#search.simulations),
    };
  }

  #patrol(): MaquisAnalysis {
    const search = this.#search;
    const legal = legalMoves(this.#sight);
    const shots = legal
      .filter((move) => moveKind(move) === SHOOT)
      .map((move) => this.#choice(move))
      .sort(byVisits);
    const drawn = legal.filter((move) => moveKind(move) === DRAW || moveKind(move) === SEE);
    const [visits, wins, draws, squares] = search.cards;
    if (shots.length > 0) {
      while (drawn.some((move) => visits[movePlace(move)] === 0)) search.simulate(DRAW_CARD);
    }
    const cards = drawn.map((move) => {
      const card = movePlace(move);
      return this.#told(move, visits[card], wins[card], draws[card], squares[card]);
    });
    const mean = meanOf(cards);
    const drawing = this.#chances(mean.chances.win, mean.chances.draw);
    cards.sort((a, b) => b.score - a.score);
    const best = this.choice();
    const moves = best === undefined ? [...cards, ...shots] : [...shots, ...cards];
    const value =
      best === undefined ? evaluationOf(drawing, mean.standardError) : valueBy(shots[0]);
    return { simulations: search.simulations, moves, value };
  }
}

/** The choice that a move is, where a worker is placed or a shot fired. */
function choiceOf(move: Move): number {
  const place = movePlace(move);
  if (moveKind(move) === SHOOT) return SHOTS + place;
  return moveWord(move) === WITH_FAKE_ID ? WITH_ID + place : place;
}
