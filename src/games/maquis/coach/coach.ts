import type { Move } from '../engine/move.ts';
import { editionOf, LOOK, PATROL, PHASE, REVEAL } from '../engine/position.ts';
import { mayShoot } from '../engine/shooting.ts';
import type { PlayerView } from '../engine/sight.ts';
import type { MaquisAnalysis } from './analysis.ts';
import { LEARNED } from './inputs.ts';
import { type Settings, Thinker } from './thinking.ts';
import { UntrainedThinker } from './untrained/thinker.ts';
import { WEIGHTS } from './value/weights.ts';
import { ValueNet } from './value-net.ts';
import { weightsFrom } from './weights-text.ts';

let learned: ValueNet | undefined;
/** The value that was learned, read from its text when it is first wanted. */
const value = (): ValueNet => {
  learned ??= new ValueNet(weightsFrom(WEIGHTS));
  return learned;
};

/** Whether the network was trained on games of this edition. */
export const isTrained = (sight: PlayerView): boolean => editionOf(sight).id === LEARNED.id;

let thinker: Thinker | undefined;
/** One thinker for all who wait for an answer; those who go on thinking have their own. */
function waiting(sight: PlayerView, seed: string): Thinking {
  if (!isTrained(sight)) return new UntrainedThinker(sight, { seed });
  if (thinker) thinker.start(sight, seed);
  else thinker = new Thinker(value(), sight, { seed });
  return thinker;
}

interface Budget extends Settings {
  /** How many games to simulate. */
  readonly budget: number;
}

/** What thinks about moments, trained for their edition or not. */
export type Thinking = Pick<Thinker, 'start' | 'isExact' | 'think' | 'evaluate' | 'choice'>;

/** Begins to think about a moment; go on with `think` as long as there is time. */
export const newThinker = (sight: PlayerView, settings: Settings): Thinking =>
  isTrained(sight) ? new Thinker(value(), sight, settings) : new UntrainedThinker(sight, settings);

/** Ranks every legal move, after a number of simulated games. */
export function advise(sight: PlayerView, { budget, seed }: Budget): MaquisAnalysis {
  const now = waiting(sight, seed);
  now.think(budget);
  return now.evaluate();
}

/** Whether chance moves next, and the player has nothing to decide before. */
function onlyChanceMoves(sight: PlayerView): boolean {
  const phase = sight[PHASE];
  return (phase === PATROL && !mayShoot(sight)) || phase === LOOK || phase === REVEAL;
}

/**
 * The move the coach makes. Where a patrol is next and no shot is better, it is undefined: a card
 * comes, and that is nobody's choice.
 */
export function choose(sight: PlayerView, { budget, seed }: Budget): Move | undefined {
  if (onlyChanceMoves(sight)) return undefined;
  const now = waiting(sight, seed);
  now.think(budget);
  return now.choice();
}
