import type { Deal } from '#games/maquis/engine/new-game.ts';
import type { Position } from '#games/maquis/engine/position.ts';
import type { Below } from '#shared/random.ts';
import { BOXED_SIGNS } from '../boxed/features.ts';
import { FREE_SIGNS } from '../features.ts';
import type { Signs } from '../signs.ts';
import { inventedBoxedStart, ordinaryBoxedStart } from './boxed-starts.ts';
import { inventedStart, ordinaryStart } from './starts.ts';

/** What is learned: the games of one kind of edition. */
export interface Subject {
  readonly signs: Signs;
  readonly ordinaryStart: (below: Below) => Position;
  readonly inventedStart: (below: Below) => Position;
  /** The edition that what was learned is tried out on. */
  readonly ruleset: NonNullable<Deal['ruleset']>;
}

const FREE: Subject = { signs: FREE_SIGNS, ordinaryStart, inventedStart, ruleset: 'pnp-1.1' };
const BOXED: Subject = {
  signs: BOXED_SIGNS,
  ordinaryStart: ordinaryBoxedStart,
  inventedStart: inventedBoxedStart,
  ruleset: 'second-edition',
};

export const subjectCalled = (isBoxed: boolean): Subject => (isBoxed ? BOXED : FREE);
