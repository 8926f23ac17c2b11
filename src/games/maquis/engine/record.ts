import * as v from 'valibot';
import { DIFFICULTY_IDS, GOAL_IDS } from '../data/index.ts';
import type { GameEvent, Result } from './event.ts';
import { type Move, type MoveFault, moveText, parseMove } from './move.ts';
import { type Deal, type GameSetUp, newGame } from './new-game.ts';
import { makeMove } from './play.ts';
import { draftOf, ENDINGS, type EndingId, OVER, PHASE, type Position } from './position.ts';
import { RULESET, RULESET_IDS, type RulesetId } from './rulesets.ts';
import { endingOf, resultOf } from './upkeep.ts';
import { type Reason, whyNot } from './why-not.ts';

export const RECORD_FORMAT = 'maquis-record';
export const RECORD_VERSION = 1;

export interface Outcome {
  readonly result: Result;
  /** What triggered the end. */
  readonly reason: EndingId;
}

/** A game: its set-up and its moves. Every position follows from them. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly ruleset: RulesetId;
  readonly difficulty: GameSetUp['difficulty'];
  readonly goals: GameSetUp['goals'];
  readonly seed?: string;
  readonly moves: readonly string[];
  readonly outcome?: Outcome;
}

/** Some 20 whole games long: only a game without an end (Very Easy) could come near it. */
export const MOST_MOVES = 5000;

const RecordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  ruleset: v.picklist(RULESET_IDS),
  difficulty: v.picklist(DIFFICULTY_IDS),
  goals: v.object({ west: v.picklist(GOAL_IDS), east: v.picklist(GOAL_IDS) }),
  seed: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  moves: v.pipe(
    v.array(v.unknown()),
    v.maxLength(MOST_MOVES),
    v.array(v.pipe(v.string(), v.maxLength(100))),
  ),
  outcome: v.exactOptional(
    v.object({
      result: v.picklist(['win', 'draw', 'loss']),
      reason: v.picklist(ENDINGS),
    }),
  ),
});

/** Why something is not a record, or not one of a game that can be played. */
export type RecordFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'other-format'; readonly found: string }
  | { readonly code: 'other-version'; readonly found: string }
  | { readonly code: 'other-ruleset'; readonly found: string }
  | {
      readonly code: 'wrong-value';
      readonly at: string;
      readonly found: string;
      readonly expected: string;
    }
  | { readonly code: 'same-goal-twice'; readonly found: string }
  | {
      readonly code: 'no-such-move';
      readonly move: number;
      readonly text: string;
      readonly fault: MoveFault;
    }
  | {
      readonly code: 'illegal-move';
      readonly move: number;
      readonly text: string;
      readonly reasons: readonly Reason[];
    }
  | {
      readonly code: 'outcome-differs';
      readonly move: number;
      readonly claimed: string;
      readonly real: string;
    };

export type ParsedRecord = { readonly record: GameRecord } | { readonly fault: RecordFault };

/** Reads a record from its text. Its moves may still be illegal: {@link replay} tells. */
export function parseRecord(text: string): ParsedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { code: 'not-json' } };
  }
  return checkRecord(value);
}

export function checkRecord(value: unknown): ParsedRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { fault: { code: 'not-an-object' } };
  }
  const foreign = foreignFault(value as Record<string, unknown>);
  if (foreign) return { fault: foreign };
  const parsed = v.safeParse(RecordSchema, value);
  if (!parsed.success) return { fault: wrongValue(parsed.issues[0]) };
  const record: GameRecord = parsed.output;
  if (record.goals.west === record.goals.east) {
    return { fault: { code: 'same-goal-twice', found: record.goals.west } };
  }
  return { record };
}

function foreignFault(value: Record<string, unknown>): RecordFault | undefined {
  const { format, version, ruleset } = value;
  if (format !== RECORD_FORMAT) return { code: 'other-format', found: shown(format) };
  if (version !== RECORD_VERSION) return { code: 'other-version', found: shown(version) };
  if (!RULESET_IDS.some((id) => id === ruleset))
    return { code: 'other-ruleset', found: shown(ruleset) };
  return undefined;
}

const wrongValue = (issue: v.BaseIssue<unknown>): RecordFault => ({
  code: 'wrong-value',
  at: v.getDotPath(issue) ?? '',
  found: shown(issue.input),
  expected: issue.expected ?? issue.type,
});

/** A value as it can stand in a sentence: short, never more than a line, and not all of its depth. */
function shown(value: unknown): string {
  const text = JSON.stringify(value, outermost) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

const outermost = (key: string, inner: unknown): unknown =>
  key !== '' && typeof inner === 'object' ? '...' : inner;

export interface Replayed {
  /** The position at the start and after every move: one more than there are moves. */
  readonly positions: readonly Position[];
  readonly moves: readonly Move[];
  /** What happened in each move. */
  readonly events: readonly (readonly GameEvent[])[];
  /** What the game really came to; undefined while it runs. */
  readonly outcome: Outcome | undefined;
}

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export function replay(
  record: GameRecord,
): { readonly replayed: Replayed } | { readonly fault: RecordFault } {
  let position = newGame(record);
  const positions = [position];
  const moves: Move[] = [];
  const events: GameEvent[][] = [];
  for (const [index, text] of record.moves.entries()) {
    const parsed = parseMove(text);
    if ('fault' in parsed) {
      return { fault: { code: 'no-such-move', move: index + 1, text, fault: parsed.fault } };
    }
    const reasons = whyNot(position, parsed.move);
    if (reasons.length > 0) {
      return { fault: { code: 'illegal-move', move: index + 1, text, reasons } };
    }
    const draft = draftOf(position);
    const log: GameEvent[] = [];
    makeMove(draft, parsed.move, log);
    position = draft;
    positions.push(position);
    moves.push(parsed.move);
    events.push(log);
  }
  const outcome = outcomeOf(position);
  const fault = outcomeFault(record, outcome);
  return fault ? { fault } : { replayed: { positions, moves, events, outcome } };
}

/** A claimed result must be the real one; what triggered the end is told, not refereed. */
function outcomeFault(record: GameRecord, real: Outcome | undefined): RecordFault | undefined {
  const claimed = record.outcome?.result;
  if (claimed === undefined || claimed === real?.result) return undefined;
  return {
    code: 'outcome-differs',
    move: record.moves.length,
    claimed,
    real: real?.result ?? 'unfinished',
  };
}

/** What a position has come to, once the game is over. */
export function outcomeOf(position: Position): Outcome | undefined {
  const reason = endingOf(position);
  if (position[PHASE] !== OVER || reason === undefined) return undefined;
  return { result: resultOf(position), reason };
}

/** Makes the record of a game from its deal and its moves. */
export const makeRecord = (deal: Deal, moves: readonly Move[], outcome?: Outcome): GameRecord =>
  recordWith(deal, moves.map(moveText), outcome);

/** As {@link makeRecord}, with moves as texts. */
export function recordWith(deal: Deal, moves: readonly string[], outcome?: Outcome): GameRecord {
  const { difficulty, goals, seed } = deal;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ruleset: RULESET,
    difficulty,
    goals,
    ...(seed === undefined ? {} : { seed }),
    moves,
    ...(outcome ? { outcome } : {}),
  };
}
