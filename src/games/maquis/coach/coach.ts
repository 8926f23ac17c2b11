import type { Move } from '../engine/move.ts';
import { PATROL, PHASE } from '../engine/position.ts';
import { mayShoot } from '../engine/shooting.ts';
import type { PlayerView } from '../engine/sight.ts';
import type { MaquisAnalysis } from './analysis.ts';
import { type Settings, Thinker } from './thinking.ts';
import { WEIGHTS } from './value/weights.ts';
import { ValueNet } from './value-net.ts';
import { weightsFrom } from './weights-text.ts';

let learned: ValueNet | undefined;
/** The value that was learned, read from its text when it is first wanted. */
const value = (): ValueNet => {
  learned ??= new ValueNet(weightsFrom(WEIGHTS));
  return learned;
};

let thinker: Thinker | undefined;
/** One thinker for all who wait for an answer; those who go on thinking have their own. */
function waiting(sight: PlayerView, seed: string): Thinker {
  if (thinker) thinker.start(sight, seed);
  else thinker = new Thinker(value(), sight, { seed });
  return thinker;
}

export interface Budget extends Settings {
  /** How many games to simulate. */
  readonly budget: number;
}

/** Begins to think about a moment; go on with `think` as long as there is time. */
export const newThinker = (sight: PlayerView, settings: Settings): Thinker =>
  new Thinker(value(), sight, settings);

/** Ranks every legal move, after a number of simulated games. */
export function advise(sight: PlayerView, { budget, seed }: Budget): MaquisAnalysis {
  const now = waiting(sight, seed);
  now.think(budget);
  return now.evaluate();
}

/**
 * The move the coach makes. Where a patrol is next and no shot is better, it is undefined: a card
 * comes, and that is nobody's choice.
 */
export function choose(sight: PlayerView, { budget, seed }: Budget): Move | undefined {
  if (sight[PHASE] === PATROL && !mayShoot(sight)) return undefined;
  const now = waiting(sight, seed);
  now.think(budget);
  return now.choice();
}
