import * as v from 'valibot';
import {
  type FormFault,
  inForm,
  moveTexts,
  type RecordFields,
  recordChecker,
  recordParser,
  SeedSchema,
  shown,
} from '#play/records/reading.ts';
import { type ReplayedRecord, replayBy } from '#play/records/replay-record.ts';
import type { ReplayFault } from '#play/rules/apply-move.ts';
import { ENDINGS, READINGS, RESULTS, SPLITS } from '../data/index.ts';
import type { GameEvent } from './event.ts';
import { type Move, type MoveFault, moveText } from './move.ts';
import { type GameSetUp, newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Position } from './position.ts';
import type { Reason } from './reason.ts';
import { resistMoveEngine } from './rules.ts';

/** What a record begins with. */
export const RECORD_HEAD = { format: 'resist-record', version: 1 } as const;

/** A game: its options and its moves, those of chance among them. */
export interface GameRecord extends GameSetUp, RecordFields<typeof RECORD_HEAD, Outcome> {}

const RecordSchema = v.object({
  format: v.literal(RECORD_HEAD.format),
  version: v.literal(RECORD_HEAD.version),
  split: v.optional(v.picklist(SPLITS), 'random'),
  reading: v.optional(v.picklist(READINGS), 'strict'),
  seed: v.exactOptional(SeedSchema),
  moves: moveTexts,
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
  | FormFault
  | { readonly code: 'other-format' | 'other-version'; readonly found: string }
  /** Outcomes as `minor, ended, 17 points`; `nothing` where there is none. */
  | ReplayFault<Reason, MoveFault>;

export const checkRecord = recordChecker<GameRecord, RecordFault>(
  ({ format, version }) => {
    if (format !== RECORD_HEAD.format) return { code: 'other-format', found: shown(format) };
    return version === RECORD_HEAD.version
      ? undefined
      : { code: 'other-version', found: shown(version) };
  },
  (fields) => {
    const read = inForm(RecordSchema, fields);
    return 'fault' in read ? read : { record: read.value };
  },
);

export const parseRecord = recordParser(checkRecord);

export type ResistHistory = ReplayedRecord<Position, Move, GameEvent, Outcome>;

const outcomeText = (outcome: Outcome | undefined): string => {
  if (!outcome) return 'nothing';
  const { result, reason, points } = outcome;
  return points === undefined ? `${result}, ${reason}` : `${result}, ${reason}, ${points} points`;
};

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export const replay = replayBy({ engine: resistMoveEngine, newGame, outcomeOf, outcomeText });

/** The record of a game, as far as it has come. */
export function makeRecord(
  { split, reading, seed }: GameSetUp,
  moves: readonly Move[],
  outcome?: Outcome,
): GameRecord {
  return {
    ...RECORD_HEAD,
    split,
    reading,
    ...(seed === undefined ? {} : { seed }),
    moves: moves.map(moveText),
    ...(outcome ? { outcome } : {}),
  };
}
