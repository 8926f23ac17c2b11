import { isCard } from '../coach/analysis.ts';
import { cardDrawnBySite, type Position, parseMove, phaseOf, play } from '../engine/index.ts';

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

/** The card that a game's seed deals next, as a move: drawn, looked at or turned over. */
export function cardDealt(position: Position): string {
  const phase = phaseOf(position);
  const kind = phase === 'look' || phase === 'reveal' ? phase : 'patrol';
  return `${kind}:${cardDrawnBySite(position)}`;
}

/** Whether a move is a card that falls. */
export const isDraw = (move: string | undefined): boolean => move !== undefined && isCard({ move });
