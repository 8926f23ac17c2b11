import type { Fraction } from '#shared/chance/fraction.ts';
import { hasMissionLeft } from '../engine/course.ts';
import { ASK, ASK_DECIDE, type Position } from '../engine/position.ts';
import { allSpiesOdds } from './all-spies.ts';
import { civilianOdds } from './civilians.ts';
import { faceDownOdds, type TypeOdds } from './face-down.ts';

/** Exact chances from what the player can know: Spies, civilians, face-down Enemies, next cards. */

export { allSpiesOdds } from './all-spies.ts';
export { civilianOdds } from './civilians.ts';
export { faceDownOdds } from './face-down.ts';
export { nextCardOdds, nextRecruitOdds } from './next-card.ts';

/** The exact odds of one moment, from what the player can know. */
interface Odds {
  /** The next hand is all Spies; only where the player may go on to draw it. */
  readonly allSpies?: Fraction;
  /** Too many civilians after 1 to 6 further draws. */
  readonly civilians: readonly Fraction[];
  /** What an unknown Enemy can be, by the number of its deck. */
  readonly reveal: ReadonlyMap<number, TypeOdds>;
}

export function resistOdds(position: Position): Odds {
  const mayGoOn = position[ASK] === ASK_DECIDE && hasMissionLeft(position);
  return {
    ...(mayGoOn ? { allSpies: allSpiesOdds(position) } : {}),
    civilians: civilianOdds(position),
    reveal: faceDownOdds(position),
  };
}
