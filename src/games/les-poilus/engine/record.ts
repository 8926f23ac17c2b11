import * as v from 'valibot';
import {
  CARD_IDS,
  LEAST_PLAYERS,
  MOST_PLAYERS,
  OPTIONS,
  RULESET,
  SOLDIER_IDS,
  TILE_IDS,
  VARIANT_IDS,
} from '../data/index.ts';
import type { MoveFault } from './move.ts';
import type { Outcome } from './outcome.ts';
import { ENDINGS } from './position.ts';
import type { Reason } from './reason.ts';
import type { SetUp } from './set-up.ts';
import { type SetUpFault, setUpFaults } from './set-up-faults.ts';

export const RECORD_FORMAT = 'poilus-record';
export const RECORD_VERSION = 1;

/** A game: its set-up and its moves. Every position follows from them. */
export interface GameRecord extends SetUp {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly moves: readonly string[];
  readonly outcome?: Outcome;
}

/** The longest game can have 12 missions of some 100 moves; this leaves room. */
export const MOST_MOVES = 5000;

const Text = v.pipe(v.string(), v.maxLength(200));
const Seat = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item));

/** The set-up of a record; what its parts must have to do with each other comes after. */
export const SetUpSchema = v.object({
  ruleset: v.literal(RULESET),
  hands: v.exactOptional(v.picklist(['open', 'secret'])),
  players: v.pipe(v.number(), v.integer(), v.minValue(LEAST_PLAYERS), v.maxValue(MOST_PLAYERS)),
  soldiers: listOf(v.picklist(SOLDIER_IDS), MOST_PLAYERS),
  leader: v.exactOptional(Seat(MOST_PLAYERS - 1)),
  variant: v.exactOptional(v.picklist(VARIANT_IDS)),
  options: v.exactOptional(
    v.strictObject({
      tileDeal: v.exactOptional(v.picklist(OPTIONS.tileDeal)),
      fearful: v.exactOptional(v.picklist(OPTIONS.fearful)),
      proud: v.exactOptional(v.picklist(OPTIONS.proud)),
      twoPlayers: v.exactOptional(v.picklist(OPTIONS.twoPlayers)),
    }),
  ),
  trials: v.exactOptional(v.pipe(v.number(), v.integer())),
  tiles: v.exactOptional(listOf(listOf(v.picklist(TILE_IDS), 16), MOST_PLAYERS)),
  deck: v.exactOptional(listOf(v.picklist(CARD_IDS), 100)),
  seed: v.exactOptional(Text),
});

const RecordSchema = v.object({
  format: v.literal(RECORD_FORMAT),
  version: v.literal(RECORD_VERSION),
  ...SetUpSchema.entries,
  moves: listOf(v.pipe(v.string(), v.maxLength(100)), MOST_MOVES),
  outcome: v.exactOptional(
    v.object({ result: v.picklist(['win', 'loss']), reason: v.picklist(ENDINGS) }),
  ),
});

/** Why something is not a record, or not one of a game that can be played. */
export type RecordFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | {
      readonly code: 'other-format' | 'other-version' | 'other-ruleset';
      readonly found: string;
      readonly expected: string;
    }
  | {
      readonly code: 'wrong-value';
      readonly at: string;
      readonly found: string;
      readonly expected: string;
    }
  | { readonly code: 'wrong-set-up'; readonly fault: SetUpFault }
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

/** Reads a record from its text. Its moves may still be illegal: `replay` tells. */
export function parseRecord(text: string): ParsedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: { code: 'not-json' } };
  }
  return checkRecord(value);
}

/** Takes a record's fields, and leaves what is none of them. */
export function checkRecord(value: unknown): ParsedRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { fault: { code: 'not-an-object' } };
  }
  const foreign = foreignFault(value as Record<string, unknown>);
  if (foreign) return { fault: foreign };
  const parsed = v.safeParse(RecordSchema, value);
  if (!parsed.success) return { fault: wrongValue(parsed.issues[0]) };
  const record: GameRecord = parsed.output;
  const [fault] = setUpFaults(record);
  return fault ? { fault: { code: 'wrong-set-up', fault } } : { record };
}

function foreignFault(value: Record<string, unknown>): RecordFault | undefined {
  const { format, version, ruleset } = value;
  const differs = (
    code: 'other-format' | 'other-version' | 'other-ruleset',
    found: unknown,
    expected: unknown,
  ) => ({ code, found: shown(found), expected: shown(expected) }) as const;
  if (format !== RECORD_FORMAT) return differs('other-format', format, RECORD_FORMAT);
  if (version !== RECORD_VERSION) return differs('other-version', version, RECORD_VERSION);
  if (ruleset !== RULESET) return differs('other-ruleset', ruleset, RULESET);
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
