import { SAME_KIND_FAILS, THREAT_KINDS } from '../data/index.ts';
import type { Card } from '../engine/cards.ts';
import { KINDS_ON } from '../engine/cards.ts';

/** So many cards ahead are looked at. */
export const FARTHEST = 4;

/**
 * The number of ways to choose some known and some unseen cards so that no kind becomes active three
 * times: `ways[a][b]` for a known and b unseen ones, at most 455,126 in all. What fails a mission does not depend on the
 * order of the cards, so choices are counted, not sequences.
 *
 * Cards that show the same kinds are alike. One group after the other adds its cards, and what is
 * kept is in how many ways each count of the six kinds (0 to 2, a digit each) has come about:
 *
 *     ways to (counts, a, b)  ×  choices of n cards of the group  →  ways to (counts + n × kinds, …)
 */
export function waysToStand(
  active: readonly number[],
  known: readonly Card[],
  unseen: readonly Card[],
): number[][] {
  let reached = new Map<number, number>([[stateOf(active, 0, 0), 1]]);
  for (const [kinds, count] of groups(known)) reached = add(reached, kinds, count, true);
  for (const [kinds, count] of groups(unseen)) reached = add(reached, kinds, count, false);
  const ways = Array.from({ length: FARTHEST + 1 }, () => new Array<number>(FARTHEST + 1).fill(0));
  for (const [state, count] of reached) ways[state & 7][(state >> 3) & 7] += count;
  return ways;
}

/** Counts of the kinds, two bits each, above the numbers of known and unseen cards chosen. */
const KIND_BITS = 2;
const FIRST_KIND = 6;

function stateOf(active: readonly number[], known: number, unseen: number): number {
  const counts = active.reduce((all, count, kind) => all | (count << (kind * KIND_BITS)), 0);
  return (counts << FIRST_KIND) | (unseen << 3) | known;
}

function groups(cards: readonly Card[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(KINDS_ON[card], (counts.get(KINDS_ON[card]) ?? 0) + 1);
  return counts;
}

function add(
  reached: ReadonlyMap<number, number>,
  kinds: number,
  count: number,
  isKnown: boolean,
): Map<number, number> {
  const next = new Map<number, number>();
  for (const [state, ways] of reached) {
    const chosen = (state & 7) + ((state >> 3) & 7);
    let after: number | undefined = state;
    for (let n = 0; after !== undefined && n <= Math.min(count, FARTHEST - chosen); n++) {
      next.set(after, (next.get(after) ?? 0) + ways * choices(count, n));
      after = withOneMore(after, kinds, isKnown);
    }
  }
  return next;
}

/** The state with one card more, or undefined where it makes some kind active three times. */
function withOneMore(state: number, kinds: number, isKnown: boolean): number | undefined {
  let after = state + (isKnown ? 1 : 8);
  for (let kind = 0; kind < THREAT_KINDS.length; kind++) {
    if (((kinds >> kind) & 1) === 0) continue;
    const shift = FIRST_KIND + kind * KIND_BITS;
    if (((after >> shift) & 3) + 1 >= SAME_KIND_FAILS) return undefined;
    after += 1 << shift;
  }
  return after;
}

/** In how many ways some of a number of things can be chosen; none where there are too few. */
export function choices(of: number, some: number): number {
  if (some < 0 || some > of) return 0;
  let ways = 1;
  for (let n = 1; n <= some; n++) ways = (ways * (of - some + n)) / n;
  return ways;
}
