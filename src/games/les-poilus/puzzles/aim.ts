import * as v from 'valibot';
import { cardsInHands, outcomeOf, type Position } from '../engine/index.ts';
import { SUCCESS } from '../engine/position.ts';
import { CountSchema } from './read.ts';

/** What must hold when a puzzle is judged. A lost game holds nothing. */
export const AimSchema = v.strictObject({
  /** The mission just ended was a success. */
  success: v.exactOptional(v.literal(true)),
  /** At most so many cards are left in all hands. */
  inHands: v.exactOptional(CountSchema),
  /** The game is won. */
  peace: v.exactOptional(v.literal(true)),
});

export type Aim = v.InferOutput<typeof AimSchema>;

/** A part of an aim, by its name; that the game is not lost is a part of each. */
export type AimPart = keyof Aim | 'game';

/** What of an aim does not hold at a judged position; nothing where the aim is reached. */
export function missing(aim: Aim, position: Position): readonly AimPart[] {
  const outcome = outcomeOf(position);
  if (outcome?.result === 'loss') return ['game'];
  const parts: AimPart[] = [];
  if (aim.success && position[SUCCESS] === 0) parts.push('success');
  if (aim.inHands !== undefined && cardsInHands(position) > aim.inHands) parts.push('inHands');
  if (aim.peace && !outcome) parts.push('peace');
  return parts;
}
