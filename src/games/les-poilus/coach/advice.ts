import { type Move, moveText, parseMove } from '../engine/index.ts';
import type { SeatView } from '../engine/sight.ts';
import { judgeMoves } from './thinking.ts';

/** What the coach makes of a move, all its lines together. */
export interface AdvisedMove {
  readonly move: string;
  /** The mean of its lines, 0 to 1: chances to win, and a little for games nearly won. */
  readonly worth: number;
  /** The share of its lines that came to peace, and how far that may be off (one standard error). */
  readonly wins: number;
  readonly error: number;
  readonly lines: number;
}

/** Games played on for one look, about a quarter of a second on a phone. */
export const LINES_A_LOOK = 300;

interface Sum {
  worth: number;
  wins: number;
  lines: number;
}

/**
 * Thinks on for as long as it is asked to: every look plays {@link LINES_A_LOOK} games on other deals of
 * what the seat cannot see, and counts with those before.
 */
export function adviser(sight: SeatView, seed: string) {
  const sums = new Map<string, Sum>();
  let looks = 0;
  return {
    /** Looks once more; the moves come best first. */
    look(): readonly AdvisedMove[] {
      for (const { move, worth, wins, lines } of judgeMoves(
        sight,
        LINES_A_LOOK,
        `${seed} ${looks}`,
      )) {
        const sum = sums.get(moveText(move)) ?? { worth: 0, wins: 0, lines: 0 };
        sum.worth += worth * lines;
        sum.wins += wins * lines;
        sum.lines += lines;
        sums.set(moveText(move), sum);
      }
      looks++;
      return [...sums].map(advised).sort((one, other) => other.worth - one.worth);
    },
  };
}

/**
 * Ranks the moves once, by so many lines in all; those left behind early come last.
 *
 * @param among the moves to be compared, where not all of them are asked about
 */
export const rankMoves = (
  sight: SeatView,
  lines: number,
  seed: string,
  among?: readonly string[],
): readonly AdvisedMove[] =>
  judgeMoves(sight, lines, seed, among?.map(moveOfText)).map(({ move, worth, wins, lines: own }) =>
    advised([moveText(move), { worth: worth * own, wins: wins * own, lines: own }]),
  );

function moveOfText(text: string): Move {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`no move: ${text}`);
  return parsed.move;
}

function advised([move, { worth, wins, lines }]: [string, Sum]): AdvisedMove {
  if (lines === 0) return { move, worth: 0, wins: 0, error: 1, lines };
  const share = wins / lines;
  // One line more each way, so that a few lines that agree do not look certain.
  const careful = (wins + 1) / (lines + 2);
  const error = Math.sqrt((careful * (1 - careful)) / lines);
  return { move, worth: worth / lines, wins: share, error, lines };
}
