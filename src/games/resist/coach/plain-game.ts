import { RANDOM_WORDS, randomBelow, seedRandom } from '#shared/random.ts';
import { GAME, TIERS } from '../data/index.ts';
import type { Move } from '../engine/move.ts';
import { FAILED, GRAVEYARD_SUM, POINTS, type Position } from '../engine/position.ts';
import type { ResistView } from '../engine/rules.ts';
import { PlainPlayer } from './plain-player.ts';

/** The least points of a victory. */
const ENOUGH = TIERS.find(({ result }) => result === 'minor')?.least ?? 0;
/** With so little room for civilians, or after a failure, it dares no more. */
const RISKY_CIVILIANS = GAME.civilianLimit - 1;

/** Ends with a victory in hand, or where one more round looks risky. */
const dares = (position: Position): boolean =>
  position[POINTS] < ENOUGH &&
  position[FAILED] < GAME.failLimit - 1 &&
  position[GRAVEYARD_SUM] < RISKY_CIVILIANS;

const cells = new Int32Array(RANDOM_WORDS);
const player = new PlainPlayer((bound) => randomBelow(cells, 0, bound), dares);

/** The plain player's move: rules of thumb, no search, nothing learned. */
export function choosePlainlyInResist(sight: ResistView, seed: string): Move {
  seedRandom(cells, 0, `plain ${seed}`);
  return player.choose(sight);
}
