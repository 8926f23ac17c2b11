import * as v from 'valibot';
import { ENDINGS, READINGS, RESULTS, SPLITS } from '../data/index.ts';
import type { GameEvent } from './event.ts';
import { type Move, type MoveFault, moveText, parseMove } from './move.ts';
import { type GameSetUp, newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { makeMove } from './play.ts';
import { draftOf, type Position } from './position.ts';
import type { Reason } from './reason.ts';
import { whyNot } from './why-not.ts';

export const RECORD_FORMAT = 'resist-record';
export const RECORD_VERSION = 1;

/** A game: its options and its moves, those of chance among them. Every position follows from them. */
export interface GameRecord extends GameSetUp {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly moves: readonly string[];
  /** There once the game is over, and not before. */
  readonly outcome?: Outcome;
}

/** Some fifteen of the longest games ever seen. */
export const MOST_MOVES = 5000;

const RecordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  split: v.optional(v.picklist(SPLITS), 'random'),
  reading: v.optional(v.picklist(READINGS), 'strict'),
  seed: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  moves: v.pipe(
    v.array(v.unknown()),
    v.maxLength(MOST_MOVES),
    v.array(v.pipe(v.string(), v.maxLength(100))),
  ),
  outcome: v.exactOptional(
    v.object({
      result: v.picklist(RESULTS),
      reason: v.picklist(ENDINGS),
      points: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
});

/** Why something is not a record, or not one of a game that can be played. */
export type RecordFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'other-format'; readonly found: string }
  | { readonly code: 'other-version'; readonly found: string }
  | {
      readonly code: 'wrong-value';
      readonly at: string;
      readonly found: string;
      readonly expected: string;
    }
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
      /** As `minor, ended, 17 points`; `none` where there is none. */
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
  const { format, version } = value as Record<string, unknown>;
  if (format !== RECORD_FORMAT) return { fault: { code: 'other-format', found: shown(format) } };
  if (version !== RECORD_VERSION) {
    return { fault: { code: 'other-version', found: shown(version) } };
  }
  const parsed = v.safeParse(RecordSchema, value);
  return parsed.success ? { record: parsed.output } : { fault: wrongValue(parsed.issues[0]) };
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

/** An outcome must be the real one: there once the game is over, absent while it runs. */
function outcomeFault(record: GameRecord, real: Outcome | undefined): RecordFault | undefined {
  const [claimed, ended] = [outcomeText(record.outcome), outcomeText(real)];
  return claimed === ended
    ? undefined
    : { code: 'outcome-differs', move: record.moves.length, claimed, real: ended };
}

const outcomeText = (outcome: Outcome | undefined): string => {
  if (!outcome) return 'none';
  const { result, reason, points } = outcome;
  return points === undefined ? `${result}, ${reason}` : `${result}, ${reason}, ${points} points`;
};

/** The record of a game, as far as it has come. */
export function makeRecord(
  { split, reading, seed }: GameSetUp,
  moves: readonly Move[],
  outcome?: Outcome,
): GameRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    split,
    reading,
    ...(seed === undefined ? {} : { seed }),
    moves: moves.map(moveText),
    ...(outcome ? { outcome } : {}),
  };
}
