import { randomFrom } from '#shared/random.ts';
import { listMoves, moveBuffer } from '../engine/legal.ts';
import { makeMove } from '../engine/make-move.ts';
import { MOVE, type Move, moveValue, moveWordOf } from '../engine/move.ts';
import type { SeatView } from '../engine/player-view.ts';
import { copyInto, ENDED, ENDING, mutableCopy } from '../engine/position.ts';
import { dealHidden } from './deal-hidden.ts';
import { playLine } from './line.ts';
import { choosePlainlyInPoilus } from './plain-player.ts';

/** What the coach makes of a move. */
interface Judged {
  readonly move: Move;
  /** The mean of its lines, 0 to 1: chances to win, and a little for games nearly won. */
  readonly worth: number;
  /** The share of its lines that came to peace. */
  readonly wins: number;
  readonly lines: number;
}

/** So many moves stand to be looked into at all; intensities far from the usual one do not. */
const INTENSITY_REACH = 2;

interface Candidate {
  readonly move: Move;
  sum: number;
  wins: number;
  lines: number;
}

/**
 * Ranks the moves of a seat by playing games on from each: what it cannot see is dealt anew for every
 * line, and all moves of a round are tried on the same deals. After each round the weaker half is
 * left (successive halving; Karnin, Koren and Somekh 2013).
 *
 * @param lines how many games are played in all
 * @param among the moves to be compared, where not all of them are asked about
 */
export function judgeMoves(
  sight: SeatView,
  lines: number,
  seed: string,
  among?: readonly Move[],
): Judged[] {
  const candidates = candidatesIn(sight).filter(({ move }) => among?.includes(move) ?? true);
  const below = randomFrom(`coach ${seed}`);
  const dealt = mutableCopy(sight);
  const line = mutableCopy(sight);
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  let alive = candidates;
  for (let round = 0; round < rounds && alive.length > 1; round++) {
    const each = Math.max(1, Math.floor(lines / rounds / alive.length));
    for (let n = 0; n < each; n++) {
      copyInto(dealt, sight);
      dealHidden(dealt, below);
      for (const candidate of alive) {
        copyInto(line, dealt);
        makeMove(line, candidate.move);
        candidate.sum += playLine(line);
        candidate.wins += line[ENDING] === ENDED.peace ? 1 : 0;
        candidate.lines++;
      }
    }
    // The sort is stable: of equals the one the plain player would rather do stays.
    alive = [...alive].sort(byWorth).slice(0, Math.ceil(alive.length / 2));
  }
  const rest = candidates.filter((one) => !alive.includes(one)).sort(byWorth);
  return [...alive, ...rest].map(judged);
}

const mean = ({ sum, lines }: Candidate): number => (lines === 0 ? 0 : sum / lines);
const byWorth = (one: Candidate, other: Candidate): number => mean(other) - mean(one);

const judged = (candidate: Candidate): Judged => ({
  move: candidate.move,
  worth: mean(candidate),
  wins: candidate.lines === 0 ? 0 : candidate.wins / candidate.lines,
  lines: candidate.lines,
});

const moves = moveBuffer();

/** The moves worth a look, the plain player's first. */
function candidatesIn(sight: SeatView): Candidate[] {
  const usual = choosePlainlyInPoilus(sight);
  const count = listMoves(sight, moves);
  const others = [...moves.subarray(0, count)].filter(
    (move) =>
      move !== usual &&
      (moveWordOf(move) !== MOVE.intensity ||
        Math.abs(moveValue(move) - moveValue(usual)) <= INTENSITY_REACH),
  );
  return [usual, ...others].map((move) => ({ move, sum: 0, wins: 0, lines: 0 }));
}
