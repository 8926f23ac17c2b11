import * as v from 'valibot';
import {
  type FormFault,
  inForm,
  moveTexts,
  type RecordFields,
  recordChecker,
  recordParser,
  SeedSchema,
  shortList,
  shown,
} from '#play/records/reading.ts';
import type { MoveAt, ReplayFault } from '#play/rules/apply-move.ts';
import { DIFFICULTY_IDS, EVERY_GOAL_ID, editionCalled } from '../data/index.ts';
import { CORRECT, isCorrection, type MoveHistory } from './corrections.ts';
import type { GameEvent, Result } from './event.ts';
import type { TableFault } from './fault-codes.ts';
import { type Move, moveText } from './move.ts';
import { type Deal, type GameSetUp, hasThreeStars } from './new-game.ts';
import type { MoveFault } from './parse-move.ts';
import { ENDINGS, type EndingId, OVER, PHASE, type Position } from './position.ts';
import type { Reason } from './reason.ts';
import { RULESET, RULESET_IDS, type RulesetId } from './rulesets.ts';
import type { Table } from './table.ts';
import { KnownSchema, SnapshotSchema } from './table-schema.ts';
import { endingOf, resultOf } from './upkeep.ts';

/** What a record begins with. One without corrections is of the first version, which knew none. */
export const RECORD_HEAD = { format: 'maquis-record', version: 2 } as const;
const PLAIN_HEAD = { format: 'maquis-record', version: 1 } as const;

export interface Outcome {
  readonly result: Result;
  /** What triggered the end. */
  readonly reason: EndingId;
}

/** A game: its set-up and its moves, and the corrections among them. Every position follows from them. */
export interface GameRecord
  extends MoveHistory,
    RecordFields<typeof PLAIN_HEAD | typeof RECORD_HEAD, Outcome> {
  readonly ruleset: RulesetId;
  readonly difficulty: GameSetUp['difficulty'];
  readonly goals: GameSetUp['goals'];
  /** The goal in the east is one of the three-star missions. */
  readonly threeStar?: true;
  readonly seed?: string;
}

/** More than anybody would make in a game. */
export const MOST_CORRECTIONS = 1000;

const correction = v.object({
  before: SnapshotSchema,
  after: SnapshotSchema,
  unseen: v.exactOptional(KnownSchema),
});

const plain = {
  format: v.literal(PLAIN_HEAD.format),
  version: v.literal(PLAIN_HEAD.version),
  ruleset: v.picklist(RULESET_IDS),
  difficulty: v.picklist(DIFFICULTY_IDS),
  goals: v.object({ west: v.picklist(EVERY_GOAL_ID), east: v.picklist(EVERY_GOAL_ID) }),
  threeStar: v.exactOptional(v.literal(true)),
  seed: v.exactOptional(SeedSchema),
  moves: moveTexts,
  outcome: v.exactOptional(
    v.object({
      result: v.picklist(['win', 'draw', 'loss']),
      reason: v.picklist(ENDINGS),
    }),
  ),
};

const PlainSchema = v.object(plain);

const CorrectedSchema = v.object({
  ...plain,
  version: v.literal(RECORD_HEAD.version),
  corrections: v.exactOptional(shortList(correction, MOST_CORRECTIONS)),
});

/** Why something is not a record, or not one of a game that can be played. */
export type RecordFault =
  | FormFault
  | {
      readonly code: 'other-format' | 'other-version' | 'other-ruleset';
      readonly found: string;
    }
  | {
      readonly code: 'same-goal-twice' | 'goal-of-another-edition' | 'three-star-goal-misplaced';
      readonly found: string;
    }
  | ReplayFault<Reason, MoveFault>
  /** Corrections are numbered in the order in which they were made, and each is told once. */
  | {
      readonly code: 'corrections-differ';
      readonly made: readonly string[];
      readonly listed: number;
    }
  | ({
      readonly code: 'correction-starts-elsewhere';
      /** Which value of the table differs: `hand.food`. */
      readonly value: string;
      readonly found: string;
      readonly real: string;
    } & MoveAt)
  | ({ readonly code: 'correction-impossible'; readonly faults: readonly TableFault[] } & MoveAt);

export const checkRecord = recordChecker<GameRecord, RecordFault>(foreignFault, (fields) => {
  const isPlain = fields.version === PLAIN_HEAD.version;
  const read = isPlain ? inForm(PlainSchema, fields) : inForm(CorrectedSchema, fields);
  if ('fault' in read) return read;
  const record: GameRecord = read.value;
  const fault = goalsFault(record) ?? (isPlain ? undefined : correctionsFault(record));
  return fault ? { fault } : { record };
});

export const parseRecord = recordParser(checkRecord);

/** The goals must be of the edition; one of three stars lies in the east, of a game played with them. */
function goalsFault({ ruleset, goals, threeStar }: GameRecord): RecordFault | undefined {
  const isThreeStar = threeStar ?? false;
  if (goals.west === goals.east) return { code: 'same-goal-twice', found: goals.west };
  const edition = editionCalled(ruleset);
  const known = [...edition.goals, ...edition.threeStarGoals];
  const foreign = [goals.west, goals.east].find((goal) => !known.includes(goal));
  if (foreign) return { code: 'goal-of-another-edition', found: foreign };
  if (hasThreeStars(goals.west)) return { code: 'three-star-goal-misplaced', found: goals.west };
  return hasThreeStars(goals.east) === isThreeStar
    ? undefined
    : { code: 'three-star-goal-misplaced', found: goals.east };
}

function correctionsFault({ moves, corrections = [] }: GameRecord): RecordFault | undefined {
  const made = moves.filter(isCorrection);
  const isInOrder = made.every((text, n) => text === `${CORRECT}${n + 1}`);
  if (isInOrder && made.length === corrections.length) return undefined;
  return { code: 'corrections-differ', made: made.slice(0, 10), listed: corrections.length };
}

function foreignFault(value: Readonly<Record<string, unknown>>): RecordFault | undefined {
  const { format, version, ruleset } = value;
  if (format !== RECORD_HEAD.format) return { code: 'other-format', found: shown(format) };
  if (version !== PLAIN_HEAD.version && version !== RECORD_HEAD.version)
    return { code: 'other-version', found: shown(version) };
  if (!RULESET_IDS.some((id) => id === ruleset))
    return { code: 'other-ruleset', found: shown(ruleset) };
  return undefined;
}

/** What a position has come to, once the game is over. */
export function outcomeOf(position: Position): Outcome | undefined {
  const reason = endingOf(position);
  if (position[PHASE] !== OVER || reason === undefined) return undefined;
  return { result: resultOf(position), reason };
}

/** Makes the record of a game from its deal and its moves. */
export const makeRecord = (deal: Deal, moves: readonly Move[], outcome?: Outcome): GameRecord =>
  recordWith(deal, { moves: moves.map(moveText) }, outcome);

/** As {@link makeRecord}, with moves as texts and corrections among them. */
export function recordWith(deal: Deal, course: MoveHistory, outcome?: Outcome): GameRecord {
  const { ruleset = RULESET, difficulty, goals, seed } = deal;
  const { moves, corrections } = course;
  return {
    ...(corrections ? RECORD_HEAD : PLAIN_HEAD),
    ruleset,
    difficulty,
    goals,
    ...(hasThreeStars(goals.east) ? { threeStar: true as const } : {}),
    ...(seed === undefined ? {} : { seed }),
    moves,
    ...(corrections ? { corrections } : {}),
    ...(outcome ? { outcome } : {}),
  };
}

/** The types of Maquis, as the kit of playing hands them about. */
export interface Maquis {
  readonly setUp: GameSetUp;
  readonly position: Position;
  readonly boardState: Table;
  readonly event: GameEvent;
  readonly outcome: Outcome;
  readonly component: 'deck' | 'goods' | 'tracks';
}
