import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import { isAreaId } from '../state.ts';
import { shortValue } from '../tables/shape.ts';
import { EFFECTS } from '../tables/tables.ts';

/** What brings a piece: the track of turns, a purchase of either side, or a card. */
export const ARRIVES_BY = ['schedule', 'recruitment', 'mobilization', 'card'] as const;
export type ArrivesBy = (typeof ARRIVES_BY)[number];

/** One entry of a log: its number, who did it, and what; `at`, a time, is never read. */
export interface LogEvent extends UnknownRecord {
  readonly n: number;
  readonly by: 'maquis' | 'german' | 'table';
  readonly type: EventType;
}

type Check = (value: unknown) => boolean;

const isWhole =
  (from: number, to: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
const isOneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const isText =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
const isList =
  (most: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const isFlag: Check = (value) => typeof value === 'boolean';
const isSide = isOneOf('maquis', 'german');
const isName: Check = (value) => isText(60)(value) && value !== '';
const isPlain: Check = (value) =>
  isUnknownRecord(value) &&
  Object.values(value).every((one) => isText(60)(one) || isWhole(-999, 999)(one) || isFlag(one));
const isDice = isList(40, isWhole(1, 6));
const isSeal: Check = (value) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);
const isBySide: Check = (value) =>
  isUnknownRecord(value) &&
  ['maquis', 'german'].every((side) => isWhole(0, limit('victory-points'))(value[side]));
const isAreas: Check = (value) =>
  isUnknownRecord(value) &&
  Object.keys(value).every(isAreaId) &&
  Object.values(value).every(isUnknownRecord);
const isPools: Check = (value) =>
  isUnknownRecord(value) && Object.values(value).every(isWhole(0, 40));

interface Fields {
  readonly must?: Readonly<Record<string, Check>>;
  readonly may?: Readonly<Record<string, Check>>;
}

/** What each event tells: fields it must have, and fields it may have. Others are kept and not read. */
const FIELDS = {
  start: {
    must: {
      vp: isBySide,
      morale: isWhole(limit('morale-least'), limit('morale-most')),
      areas: isAreas,
    },
    may: { turn: isWhole(1, limit('turns')), hand: isBySide },
  },
  next: { may: { first: isSide, residualDone: isFlag } },
  lay: { may: { seals: isList(2, isSeal), count: isWhole(1, 2) } },
  reveal: {
    must: { card: isName, use: isOneOf('ap', 'event') },
    may: {
      salt: isText(64),
      ap: isWhole(0, limit('action-points')),
      spade: isFlag,
      removed: isFlag,
    },
  },
  place: {
    must: { what: isName },
    may: {
      ...{ area: isAreaId, box: isName, from: isName, points: isWhole(0, 20), card: isName },
      for: isOneOf(...ARRIVES_BY),
    },
  },
  buy: {
    must: { what: isName, price: isWhole(0, 99) },
    may: { die: isWhole(1, 6), points: isWhole(0, 20) },
  },
  pass: {},
  select: { must: { area: isAreaId } },
  kind: { must: { kind: isOneOf('maximum', 'residual') } },
  action: {
    must: { action: isName },
    may: {
      area: isAreaId,
      attack: isDice,
      defend: isDice,
      attackDice: isWhole(0, 40),
      defendDice: isWhole(0, 40),
      attackTotal: isWhole(0, 240),
      defendTotal: isWhole(0, 240),
      pools: isPools,
      bought: isWhole(0, limit('action-points')),
      pips: isWhole(0, limit('action-points')),
      areas: isList(3, isAreaId),
      networksIn: isList(12, isAreaId),
      units: isList(12, isPlain),
      assets: isList(12, isPlain),
    },
  },
  withhold: {
    may: {
      networks: (value) => isWhole(0, 40)(value) || isList(40, isName)(value),
      caches: isWhole(0, 40),
    },
  },
  hq: { must: { which: isOneOf('soe', 'mbf') } },
  effect: {
    must: { do: isOneOf(...EFFECTS) },
    may: {
      ...{ area: isAreaId, points: isWhole(-299, 299), side: isSide, what: isText(200) },
      hand: isFlag,
    },
  },
  lose: {
    must: { chooser: isOneOf('owner', 'opponent'), what: isName },
    may: { instead: isName, area: isAreaId },
  },
  spies: { must: { card: isName }, may: { against: isName } },
  score: {
    must: {
      german: isWhole(0, limit('victory-points')),
      maquis: isWhole(0, limit('victory-points')),
    },
    may: { mark: isText(12) },
  },
  hand: {
    must: { do: isOneOf('draw', 'swap', 'new') },
    may: { count: isWhole(0, 24), price: isWhole(0, 99), for: isOneOf('turn') },
  },
  'end-impulse': { may: { terminalImpossible: isFlag } },
  correct: { must: { path: isName }, may: { why: isText(200) } },
  undo: { must: { to: isWhole(1, 100_000) } },
  redo: {},
} as const satisfies Record<string, Fields>;

export type EventType = keyof typeof FIELDS;

const EVENT_TYPES = Object.freeze(Object.keys(FIELDS) as EventType[]);

/** Something in an event that is not as the format has it. */
interface ShapeFault {
  readonly code: 'not-an-event' | 'number' | 'by' | 'type' | 'field';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Reads the next event of a log; `n` is the number it must have. */
export function readEvent(value: unknown, n: number): { event: LogEvent } | { fault: ShapeFault } {
  const fault = (code: ShapeFault['code'], params: ShapeFault['params'] = {}) => ({
    fault: { code, params },
  });
  if (!isUnknownRecord(value)) return fault('not-an-event');
  if (value.n !== n) return fault('number', { n });
  if (!isOneOf('maquis', 'german', 'table')(value.by)) return fault('by');
  const type = EVENT_TYPES.find((known) => known === value.type);
  if (!type)
    return fault('type', {
      type: typeof value.type === 'string' ? value.type.slice(0, 40) : shortValue(value.type),
    });
  const { must = {}, may = {} }: Fields = FIELDS[type];
  for (const [field, check] of Object.entries(must)) {
    if (!Object.hasOwn(value, field) || !check(value[field]))
      return fault('field', { type, field });
  }
  for (const [field, check] of Object.entries(may)) {
    if (value[field] !== undefined && !check(value[field])) return fault('field', { type, field });
  }
  return { event: value as unknown as LogEvent };
}

/** What is told at the table: an event of the log but for its number. */
export type Telling = Readonly<Record<string, unknown>> & {
  readonly by: LogEvent['by'];
  readonly type: LogEvent['type'];
};
