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
import { type ReplayedRecord, replayBy } from '#play/records/replay-record.ts';
import type { ReplayFault } from '#play/rules/apply-move.ts';
import {
  CARD_IDS,
  GAME,
  OPTIONS,
  RULESET,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  VARIANT_IDS,
} from '../data/index.ts';
import type { GameEvent } from './event.ts';
import { type Move, type MoveFault, moveText } from './move.ts';
import { newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { ENDINGS, type Position } from './position.ts';
import type { Reason } from './reason.ts';
import { poilusMoveEngine } from './rules.ts';
import { type SetUp, type SetUpFault, setUpFaults } from './set-up.ts';

/** What a record begins with. */
export const RECORD_HEAD = { format: 'poilus-record', version: 1 } as const;

export interface GameRecord extends SetUp, RecordFields<typeof RECORD_HEAD, Outcome> {}

const Seat = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** The set-up of a record; what its parts must have to do with each other comes after. */
export const SetUpSchema = v.object({
  ruleset: v.literal(RULESET),
  hands: v.exactOptional(v.picklist(['open', 'secret'])),
  players: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(GAME.leastPlayers),
    v.maxValue(GAME.mostPlayers),
  ),
  soldiers: shortList(v.picklist(SOLDIER_IDS), GAME.mostPlayers),
  leader: v.exactOptional(Seat(GAME.mostPlayers - 1)),
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
  tiles: v.exactOptional(shortList(shortList(v.picklist(SUPPORT_TILE_IDS), 16), GAME.mostPlayers)),
  deck: v.exactOptional(shortList(v.picklist(CARD_IDS), 100)),
  seed: v.exactOptional(SeedSchema),
});

const RecordSchema = v.object({
  format: v.literal(RECORD_HEAD.format),
  version: v.literal(RECORD_HEAD.version),
  ...SetUpSchema.entries,
  moves: moveTexts,
  outcome: v.exactOptional(
    v.object({ result: v.picklist(['win', 'loss']), reason: v.picklist(ENDINGS) }),
  ),
});

/** Why something is not a record, or not one of a game that can be played. */
export type RecordFault =
  | FormFault
  | {
      readonly code: 'other-format' | 'other-version' | 'other-ruleset';
      readonly found: string;
      readonly expected: string;
    }
  | { readonly code: 'wrong-set-up'; readonly fault: SetUpFault }
  | ReplayFault<Reason, MoveFault>;

export const checkRecord = recordChecker<GameRecord, RecordFault>(foreignFault, (fields) => {
  const read = inForm(RecordSchema, fields);
  if ('fault' in read) return read;
  const [fault] = setUpFaults(read.value);
  return fault ? { fault: { code: 'wrong-set-up', fault } } : { record: read.value };
});

export const parseRecord = recordParser(checkRecord);

function foreignFault(value: Readonly<Record<string, unknown>>): RecordFault | undefined {
  const { format, version, ruleset } = value;
  const differs = (
    code: 'other-format' | 'other-version' | 'other-ruleset',
    found: unknown,
    expected: unknown,
  ) => ({ code, found: shown(found), expected: shown(expected) }) as const;
  if (format !== RECORD_HEAD.format) return differs('other-format', format, RECORD_HEAD.format);
  if (version !== RECORD_HEAD.version)
    return differs('other-version', version, RECORD_HEAD.version);
  if (ruleset !== RULESET) return differs('other-ruleset', ruleset, RULESET);
  return undefined;
}

export type PoilusHistory = ReplayedRecord<Position, Move, GameEvent, Outcome>;

const outcomeText = (outcome: Outcome | undefined): string =>
  outcome ? `${outcome.result} (${outcome.reason})` : 'nothing';

/** Plays a record through, or says at which move (the first is 1) it stops being a game. */
export const replay = replayBy({ engine: poilusMoveEngine, newGame, outcomeOf, outcomeText });

/** Makes the record of a game from its set-up and its moves. */
export function makeRecord(setUp: SetUp, moves: readonly Move[], outcome?: Outcome): GameRecord {
  const { hands = 'open', players, soldiers, leader = 0, variant = 'normal' } = setUp;
  const { options = {}, trials, tiles, deck, seed } = setUp;
  return {
    ...RECORD_HEAD,
    ruleset: RULESET,
    hands,
    players,
    soldiers,
    leader,
    variant,
    options,
    ...(trials === undefined ? {} : { trials }),
    ...(tiles ? { tiles } : {}),
    ...(deck ? { deck } : {}),
    ...(seed === undefined ? {} : { seed }),
    moves: moves.map(moveText),
    ...(outcome ? { outcome } : {}),
  };
}
