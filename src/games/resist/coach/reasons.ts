import { bitCount } from '#shared/bit-set.ts';
import { fractionNumber } from '#shared/chance/fraction.ts';
import { ENEMY_KINDS, GAME, type RuleId } from '../data/index.ts';
import { REVEALED, SPY } from '../engine/cards.ts';
import {
  firstOf,
  KIND,
  MOVE,
  moveText,
  SIDE,
  secondOf,
  THE_MISSION,
  wordNumber,
} from '../engine/move.ts';
import { kindId, maquisId } from '../engine/names.ts';
import {
  DISCARD,
  DISCARD_SPIES,
  DRAW_CHANGE,
  HAND_SPIES,
  HIDDEN_IN_PLAY,
  type Position,
  REST,
  REST_SPIES,
  TOP,
  TOP_COUNT,
} from '../engine/position.ts';
import type { ResistView } from '../engine/rules.ts';
import { allSpiesOdds } from '../odds/index.ts';
import type { Candidate, ToldId } from './candidate.ts';
import { ENDS, endNumber } from './ends.ts';

/**
 * Something that speaks for a move or against it: a code, what it speaks of, and the rule it comes
 * from. Means and percentages are of the simulated games.
 *
 * - `target-spares` {kind}: what an Enemy would do that is defeated: no civilian, nobody removed …
 * - `shown-is-spent` {maquis}: who is revealed leaves the Hidden deck
 * - `mission-falls` {percent}: how often a Mission falls this round
 * - `more-…`, `fewer-…` {by, move}: on average so many more or fewer than with another move
 * - `as-good-as` {move}: no simulation tells it from the other
 * - `drafted-better`, `drafted-worse` {maquis, other}: by what each was worth in the Hidden deck
 * - `could-reach` {percent}: a better result than now; `could-lose` {end, percent}: going on can come to that
 * - `spies-next-hand` {spies, cards, drawn}: of so many cards so many are Spies, and so many are drawn next
 * - `all-spies` {percent}: the next hand is Spies only
 */
export interface AdviceReason {
  readonly code: AdviceReasonCode;
  readonly rule: RuleId | undefined;
  readonly params: Readonly<Record<string, string | number>>;
}

type AdviceReasonCode =
  | 'target-spares'
  | 'shown-is-spent'
  | 'mission-falls'
  | Compared
  | 'as-good-as'
  | 'drafted-better'
  | 'drafted-worse'
  | 'could-reach'
  | 'could-lose'
  | 'spies-next-hand'
  | 'all-spies';
type Compared = `${'more' | 'fewer'}-${Exclude<ToldId, 'won'>}`;

interface Measure {
  readonly what: Exclude<ToldId, 'won'>;
  /** A smaller difference is not worth a word. */
  readonly least: number;
  readonly rule: RuleId;
}

const MEASURES: readonly Measure[] = [
  { what: 'points', least: 0.15, rule: 'resist.mission-defeated' },
  { what: 'civilians', least: 0.15, rule: 'resist.civilians' },
  { what: 'spies', least: 0.1, rule: 'resist.new-spy' },
  { what: 'removed', least: 0.1, rule: 'resist.remove-from-game' },
  { what: 'shown', least: 0.25, rule: 'resist.clean-up' },
];

/** Further apart than so many standard errors is no chance. */
const CLEAR = 2;
/** Chances below this are not worth a word. */
const LEAST_CHANCE = 0.005;

/**
 * What speaks for a move and against it.
 *
 * @param ranked all moves, the best first
 */
export function adviceReasons(
  sight: ResistView,
  candidate: Candidate,
  ranked: readonly Candidate[],
): readonly AdviceReason[] {
  const { move } = candidate;
  if (move === MOVE.end || move === MOVE.continue) return reasonsOfGoingOn(sight, candidate);
  if (wordNumber(move) === MOVE.draft) return [draftReason(candidate, ranked)];
  const reasons: AdviceReason[] = [];
  if (wordNumber(move) === MOVE.defeat && firstOf(move) !== THE_MISSION) {
    const kind = firstOf(move) - KIND;
    const { rule } = ENEMY_KINDS[kind].type;
    reasons.push({ code: 'target-spares', rule, params: { kind: kindId(kind) } });
  }
  if (candidate.lines > 0) {
    const percent = percentOf(candidate.told('won').mean);
    reasons.push({ code: 'mission-falls', rule: 'resist.mission-defeated', params: { percent } });
    const rival = ranked[0] === candidate ? ranked[1] : ranked[0];
    if (rival && rival.lines > 0) reasons.push(...comparedWith(candidate, rival));
  }
  if (wordNumber(move) === MOVE.play && secondOf(move) - SIDE === REVEALED) {
    const maquis = maquisId(firstOf(move));
    reasons.push({ code: 'shown-is-spent', rule: 'resist.clean-up', params: { maquis } });
  }
  return reasons;
}

function draftReason(candidate: Candidate, ranked: readonly Candidate[]): AdviceReason {
  const other = ranked.find((one) => one !== candidate) ?? candidate;
  const code = ranked[0] === candidate ? 'drafted-better' : 'drafted-worse';
  const nameOf = ({ move }: Candidate): string => maquisId(firstOf(move));
  const params = { maquis: nameOf(candidate), other: nameOf(other) };
  return { code, rule: 'resist.setup-draft', params };
}

/** Beside another move: what it brings more of and less of, if that is no chance. */
function comparedWith(candidate: Candidate, rival: Candidate): AdviceReason[] {
  const move = moveText(rival.move);
  const apart = Math.hypot(candidate.error, rival.error);
  const reasons: AdviceReason[] = [];
  if (Math.abs(candidate.mean - rival.mean) < CLEAR * apart) {
    reasons.push({ code: 'as-good-as', rule: undefined, params: { move } });
  }
  for (const { what, least, rule } of MEASURES) {
    const own = candidate.told(what);
    const other = rival.told(what);
    const by = own.mean - other.mean;
    if (Math.abs(by) < Math.max(least, CLEAR * Math.hypot(own.error, other.error))) continue;
    const code: Compared = `${by > 0 ? 'more' : 'fewer'}-${what}`;
    reasons.push({ code, rule, params: { by: Math.round(Math.abs(by) * 10) / 10, move } });
  }
  return reasons;
}

function reasonsOfGoingOn(
  sight: ResistView,
  { move, lines, chances }: Candidate,
): readonly AdviceReason[] {
  if (move === MOVE.end || lines === 0) return [];
  const reasons: AdviceReason[] = [];
  const better = chances.subarray(0, endNumber(sight)).reduce((sum, part) => sum + part, 0) / lines;
  if (better >= LEAST_CHANCE) {
    const params = { percent: percentOf(better) };
    reasons.push({ code: 'could-reach', rule: 'resist.result', params });
  }
  for (const end of ['civilians', 'missions', 'spies'] as const) {
    const chance = chances[ENDS.indexOf(end)] / lines;
    if (chance < LEAST_CHANCE) continue;
    const params = { end, percent: percentOf(chance) };
    reasons.push({ code: 'could-lose', rule: 'resist.losing', params });
  }
  return [...reasons, ...nextHand(sight)];
}

/** Spies in the hand that going on would bring. */
function nextHand(position: Position): AdviceReason[] {
  let spies = position[REST_SPIES] + position[DISCARD_SPIES] + position[HAND_SPIES];
  for (let n = 0; n < position[TOP_COUNT]; n++) if (position[TOP + n] === SPY) spies++;
  const hidden = bitCount(position[DISCARD] | position[HIDDEN_IN_PLAY]);
  const cards =
    position[REST] + position[TOP_COUNT] + hidden + position[DISCARD_SPIES] + position[HAND_SPIES];
  const drawn = Math.min(GAME.hand + position[DRAW_CHANGE], cards);
  if (spies === 0) return [];
  const inHand: AdviceReason = {
    code: 'spies-next-hand',
    rule: 'resist.spies',
    params: { spies, cards, drawn },
  };
  const all = fractionNumber(allSpiesOdds(position));
  if (all === 0) return [inHand];
  return [
    inHand,
    { code: 'all-spies', rule: 'resist.all-spies', params: { percent: percentOf(all) } },
  ];
}

const percentOf = (chance: number): number => Math.round(chance * 1000) / 10;
