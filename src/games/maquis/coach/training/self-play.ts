import { editionCalled } from '#games/maquis/data/index.ts';
import { makeMove } from '#games/maquis/engine/make-move.ts';
import { drawMove, lookMove } from '#games/maquis/engine/move.ts';
import { newGame } from '#games/maquis/engine/new-game.ts';
import {
  copyInto,
  LOOK,
  type MutablePosition,
  mutableCopy,
  OVER,
  PATROL,
  PATROLS_TO_COME,
  PHASE,
  PLACEMENT,
  type Position,
  WORKERS,
} from '#games/maquis/engine/position.ts';
import { type Below, RANDOM_WORDS } from '#shared/random.ts';
import { type NextCard, unseenCardBy } from '../attention.ts';
import { CHOICES, moveOf } from '../choices.ts';
import { DayPlan } from '../day-plan.ts';
import { PlacementSearch } from '../placement-search.ts';
import { type SearchSettings, USUAL_SETTINGS } from '../search-settings.ts';
import { endOf } from '../utility.ts';
import { ValueNet, type Weights } from '../value-net.ts';
import type { Subject } from './subject.ts';

/** The start of a turn in a game played, and what the search thought of it. */
interface Seen {
  readonly position: Position;
  readonly win: number;
  readonly draw: number;
}

interface PlayedGame {
  readonly turns: readonly Seen[];
  readonly result: 'win' | 'draw' | 'loss';
}

export interface Pace {
  readonly simulations: number;
  /** Out of 1,000: how often a placement is chosen by lot among those the search visited. */
  readonly strays: number;
  /** How far the worth of a day's plan is blurred, for a fifth of the days. */
  readonly blur: number;
  /**
   * The cards of each turn lie open to the player. Such games find lines that win, to begin other
   * games from; nothing is learned from what they thought a turn was worth.
   */
  readonly open?: boolean;
  /** How many turns a game may last where time never ends it. */
  readonly most?: number;
}

/** Plays games with itself by what it has learned so far. */
export class SelfPlay {
  readonly #plan: DayPlan;
  readonly #search: PlacementSearch;
  readonly #below: Below;
  readonly #draft: MutablePosition;
  readonly #deal: NextCard;
  readonly #ahead: MutablePosition;
  /** The cards of this turn, the last first. */
  readonly #cards: number[] = [];
  #isOpen = false;

  constructor(
    net: ValueNet,
    like: Position,
    below: Below,
    settings: SearchSettings = USUAL_SETTINGS,
  ) {
    this.#below = below;
    this.#plan = new DayPlan(net, like);
    const cells = new Int32Array(RANDOM_WORDS);
    for (let n = 0; n < RANDOM_WORDS; n++) cells[n] = below(0x7fffffff) + 1;
    const guess = unseenCardBy(cells);
    const next: NextCard = (now) => (this.#isOpen ? this.#known(now) : guess(now));
    this.#search = new PlacementSearch(this.#plan, like, next, settings);
    this.#ahead = mutableCopy(like);
    const dealt = new Int32Array(RANDOM_WORDS);
    for (let n = 0; n < RANDOM_WORDS; n++) dealt[n] = below(0x7fffffff) + 1;
    this.#deal = unseenCardBy(dealt);
    this.#draft = mutableCopy(like);
  }

  /** Plays on from the start of a turn to the end of the game. */
  play(start: Position, pace: Pace): PlayedGame {
    const draft = this.#draft;
    copyInto(draft, start);
    this.#isOpen = pace.open ?? false;
    const turns: Seen[] = [];
    while (draft[PHASE] !== OVER && turns.length < (pace.most ?? 60)) {
      turns.push(this.#turn(draft, pace));
    }
    return { turns, result: endOf(draft) };
  }

  #turn(draft: MutablePosition, pace: Pace): Seen {
    const position = mutableCopy(draft);
    this.#plan.forget();
    if (draft[PHASE] === LOOK) makeMove(draft, lookMove(this.#deal(draft)));
    this.#dealTurn(draft);
    let win = 0;
    let drawn = 0;
    let isFirst = true;
    while (draft[PHASE] === PLACEMENT || draft[PHASE] === PATROL) {
      if (draft[PHASE] === PATROL) {
        makeMove(draft, drawMove(this.#known(draft)));
        continue;
      }
      const search = this.#search;
      search.begin(draft);
      search.run(pace.simulations);
      if (isFirst) {
        const value = this.#worth(search);
        win = value.win;
        drawn = value.draw;
        isFirst = false;
      }
      makeMove(draft, moveOf(this.#pick(search, this.#below(1000) < pace.strays)));
    }
    const blurred = pace.blur > 0 && this.#below(5) === 0;
    this.#plan.plan(draft, blurred ? () => (this.#below(1000) / 1000) * pace.blur : undefined);
    for (const move of this.#plan.moves) makeMove(draft, move);
    return { position, win, draw: drawn };
  }

  /** Draws the cards of a turn. Which they are does not depend on what the player does. */
  #dealTurn(draft: MutablePosition): void {
    const ahead = this.#ahead;
    copyInto(ahead, draft);
    ahead[WORKERS] = 0;
    this.#cards.length = 0;
    while (ahead[PATROLS_TO_COME] > 0) {
      const card = this.#deal(ahead);
      makeMove(ahead, drawMove(card));
      this.#cards.unshift(card);
    }
  }

  #known(position: Position): number {
    return this.#cards[position[PATROLS_TO_COME] - 1];
  }

  /** What the search makes of its root: its better choices, weighed by the square of their visits. */
  #worth(search: PlacementSearch): { win: number; draw: number } {
    let all = 0;
    let win = 0;
    let draw = 0;
    for (let choice = 0; choice < CHOICES; choice++) {
      const visits = search.visitsOf(choice);
      if (visits === 0) continue;
      all += visits * visits;
      win += visits * search.winsOf(choice);
      draw += visits * search.drawsOf(choice);
    }
    return { win: win / all, draw: draw / all };
  }

  #pick(search: PlacementSearch, byLot: boolean): number {
    let best = -1;
    let most = 0;
    let lot = byLot ? this.#below(search.simulations) : -1;
    for (let choice = 0; choice < CHOICES; choice++) {
      const visits = search.visitsOf(choice);
      if (byLot && visits > 0) {
        lot -= visits;
        if (lot < 0) return choice;
      }
      if (visits > most) {
        most = visits;
        best = choice;
      }
    }
    return best;
  }
}

/** Games of normal difficulty with any two goals, played as well as the weights can: how they ended. */
export function trial(
  weights: Weights,
  { games, simulations }: { readonly games: number; readonly simulations: number },
  below: Below,
  { signs, ruleset }: Subject,
): { win: number; draw: number; loss: number } {
  const ended = { win: 0, draw: 0, loss: 0 };
  const net = new ValueNet(weights, signs);
  const { goals: all } = editionCalled(ruleset);
  let player: SelfPlay | undefined;
  for (let n = 0; n < games; n++) {
    const west = below(all.length);
    const east = (west + 1 + below(all.length - 1)) % all.length;
    const goals = { west: all[west], east: all[east] };
    const start = newGame({ ruleset, difficulty: 'normal', goals });
    player ??= new SelfPlay(net, start, below);
    ended[player.play(start, { simulations, strays: 0, blur: 0 }).result]++;
  }
  return ended;
}
