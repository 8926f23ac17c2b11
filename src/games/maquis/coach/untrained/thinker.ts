import { type Below, RANDOM_WORDS, randomFrom } from '#shared/random.ts';
import { engine } from '../../engine/engine.ts';
import { legalMoves } from '../../engine/legal.ts';
import { type Move, moveText } from '../../engine/move.ts';
import { makeMove } from '../../engine/play.ts';
import {
  copyInto,
  LOOK,
  type MutablePosition,
  mutableCopy,
  OVER,
  PATROL,
  PHASE,
  RANDOM,
  REVEAL,
} from '../../engine/position.ts';
import type { PlayerView } from '../../engine/sight.ts';
import { resultOf } from '../../engine/upkeep.ts';
import { evaluationOf, type MaquisAnalysis, type MaquisMove, valueBy } from '../analysis.ts';
import type { Settings } from '../thinking.ts';
import { progressOf, UntrainedPlayer } from './player.ts';

/** How much what was tried seldom is preferred. */
const CURIOSITY = 0.35;
const RANDOM_RANGE = 2 ** 31;

/** A legal move, how often it was tried, and what came of it. */
interface Arm {
  readonly move: Move;
  visits: number;
  wins: number;
  sum: number;
}

/**
 * Thinks about the editions that no network was trained for: each legal move is tried in games that are
 * played to their end by rule of thumb, the better ones more often.
 */
export class UntrainedThinker {
  readonly isExact = false;
  #sight: PlayerView;
  #arms: Arm[] = [];
  #simulations = 0;
  #draft: MutablePosition;
  #below: Below;
  #player: UntrainedPlayer;

  constructor(sight: PlayerView, { seed }: Settings) {
    this.#sight = sight;
    this.#draft = mutableCopy(sight);
    this.#below = randomFrom(`untrained ${seed}`);
    this.#player = new UntrainedPlayer(this.#below);
    this.start(sight, seed);
  }

  /** Begins to think about another moment. */
  start(sight: PlayerView, seed: string): void {
    this.#sight = sight;
    this.#below = randomFrom(`untrained ${seed}`);
    this.#player = new UntrainedPlayer(this.#below);
    this.#simulations = 0;
    this.#arms = legalMoves(sight).map((move) => ({ move, visits: 0, wins: 0, sum: 0 }));
  }

  think(simulations: number): void {
    if (this.#arms.length < 2) return;
    for (let n = 0; n < simulations; n++) this.#simulate(this.#next());
  }

  #next(): Arm {
    const log = Math.log(this.#simulations + 1);
    let best = this.#arms[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const arm of this.#arms) {
      const hope =
        arm.visits === 0
          ? Number.POSITIVE_INFINITY
          : arm.sum / arm.visits + CURIOSITY * Math.sqrt(log / arm.visits);
      if (hope <= most) continue;
      most = hope;
      best = arm;
    }
    return best;
  }

  #simulate(arm: Arm): void {
    const draft = this.#draft;
    copyInto(draft, this.#sight);
    for (let word = 0; word < RANDOM_WORDS; word++) {
      draft[RANDOM + word] = this.#below(RANDOM_RANGE);
    }
    makeMove(draft, arm.move);
    while (draft[PHASE] !== OVER) {
      makeMove(draft, this.#player.choose(draft) ?? engine.drawChanceMove(draft));
    }
    const isWon = resultOf(draft) === 'win';
    this.#simulations++;
    arm.visits++;
    arm.wins += isWon ? 1 : 0;
    arm.sum += isWon ? 1 : progressOf(draft);
  }

  evaluate(): MaquisAnalysis {
    if (this.#sight[PHASE] === OVER) {
      const win = resultOf(this.#sight) === 'win' ? 1 : 0;
      const value = evaluationOf({ win, draw: 0, loss: 1 - win }, 0);
      return { simulations: 0, moves: [], value };
    }
    const moves = this.#inOrder().map((arm) => this.#told(arm));
    return { simulations: this.#simulations, moves, value: valueBy(moves[0]) };
  }

  #inOrder(): Arm[] {
    return [...this.#arms].sort((a, b) => b.visits - a.visits || b.sum - a.sum);
  }

  #told({ move, visits, wins }: Arm): MaquisMove {
    const tried = Math.max(1, visits);
    const win = wins / tried;
    return {
      move: moveText(move),
      simulations: visits,
      ...evaluationOf({ win, draw: 0, loss: 1 - win }, Math.sqrt((win * (1 - win)) / tried)),
      share: visits / Math.max(1, this.#simulations),
    };
  }

  /** The move to make now; undefined where chance moves. */
  choice(): Move | undefined {
    const phase = this.#sight[PHASE];
    if (phase === PATROL || phase === LOOK || phase === REVEAL) return undefined;
    return this.#inOrder()[0]?.move;
  }
}
