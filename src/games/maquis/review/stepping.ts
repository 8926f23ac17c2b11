import { cardDrawnBySite, type Position, parseMove, play } from '../engine/index.ts';

/**
 * The position after a move as it stands in a record.
 *
 * @throws where it is none, or is not legal there
 */
export function positionAfter(position: Position, text: string): Position {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`${text} is no move`);
  return play(position, parsed.move).position;
}

/** The card that a game's seed deals next, as a move. */
export const cardDealt = (position: Position): string => `patrol:${cardDrawnBySite(position)}`;

export const isDraw = (move: string | undefined): boolean => move?.startsWith('patrol:') ?? false;
