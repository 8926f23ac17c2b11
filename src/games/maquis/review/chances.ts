import type { Loss } from '#play/review/review.ts';
import {
  isCard,
  type MaquisAnalysis,
  type MaquisEvaluation,
  type MaquisMove,
  meanOf,
  type ResultChances,
} from '../coach/analysis.ts';
import { utilityOf } from '../coach/utility.ts';
import {
  cardDrawnBySite,
  outcomeOf,
  type PhaseId,
  type Position,
  parseMove,
  phaseOf,
  play,
} from '../engine/index.ts';

/** Chances with how far they may be off by the luck of the simulations: a standard error of `win`. */
export interface Chances extends ResultChances {
  readonly standardError: number;
}

/** The chances of a move or a moment, with their error. */
export const withError = ({ chances, standardError }: MaquisEvaluation): Chances => ({
  ...chances,
  standardError,
});

/** The chances at a moment, the best choice being made. */
export const chancesOf = ({ value, moves }: MaquisAnalysis): Chances =>
  moves.length > 0 && isCard(moves[0]) ? beforeCard(moves) : withError(value);

/** The chances before a card falls, nobody shooting first. */
export const beforeCard = (moves: readonly MaquisMove[]): Chances =>
  withError(meanOf(moves.filter(isCard)));

/** What a game that is over came to, as chances. */
export function chancesAtEnd(position: Position): Chances | undefined {
  const result = outcomeOf(position)?.result;
  if (!result) return undefined;
  const chance = (of: typeof result): number => (of === result ? 1 : 0);
  return { win: chance('win'), draw: chance('draw'), loss: chance('loss'), standardError: 0 };
}

/** Whether chance still has a part in what is left of the turn. */
export const hasCardsToCome = (position: Position): boolean => CHANCY.includes(phaseOf(position));

const CHANCY: readonly PhaseId[] = ['placement', 'patrol', 'look'];

export const lossBetween = (best: Chances, other: Chances): Loss => ({
  win: best.win - other.win,
  worth: utilityOf(best) - utilityOf(other),
  standardError: Math.hypot(best.standardError, other.standardError),
});

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
