import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import { checkActions, checkDice, checkMorale, checkResults } from './actions.ts';
import { checkAreas } from './areas.ts';
import { message, type Say, type TableMessage } from './message.ts';
import {
  checkCards,
  checkCounters,
  checkPlacement,
  checkRulings,
  checkSchedule,
  checkSetup,
} from './rest.ts';
import { SECTIONS, type Section, TABLES_FORMAT, TABLES_VERSION, type Tables } from './tables.ts';
import { checkMobilization, checkRecruitment, checkTurns } from './turns.ts';

/** A larger file holds something else. */
const LARGEST_TABLES = 256_000;

export interface ReadTables {
  /** What can be used; absent where the whole file was refused. */
  readonly tables?: Tables;
  /** Sections left out, as they were written, so that the editor can show them. */
  readonly open: Readonly<Partial<Record<Section, unknown>>>;
  readonly messages: readonly TableMessage[];
}

type Check = (section: unknown, say: Say, doc: UnknownRecord, isDraft: boolean) => void;

const CHECKS: Readonly<Record<Section, Check>> = {
  areas: (section, say, _, isDraft) => checkAreas(section, say, isDraft),
  turns: checkTurns,
  actions: (section, say, { madeUp }) => checkActions(section, say, madeUp === true),
  dice: checkDice,
  results: checkResults,
  schedule: checkSchedule,
  morale: checkMorale,
  recruitment: checkRecruitment,
  mobilization: checkMobilization,
  placement: checkPlacement,
  counters: checkCounters,
  cards: checkCards,
  setup: checkSetup,
  rulings: checkRulings,
};

const HEAD = ['format', 'version', 'title', 'madeUp', 'changed'];
const UNSAFE = ['__proto__', 'constructor', 'prototype'];

/** A name that code could trip over; no table has one. */
function unsafeName(value: unknown): string | undefined {
  if (Array.isArray(value)) return firstOf(value, unsafeName);
  if (!isUnknownRecord(value)) return undefined;
  return (
    Object.keys(value).find((name) => UNSAFE.includes(name)) ??
    firstOf(Object.values(value), unsafeName)
  );
}

function firstOf<Found>(
  values: readonly unknown[],
  find: (value: unknown) => Found | undefined,
): Found | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

const refused = (one: TableMessage): ReadTables => ({ open: {}, messages: [one] });

/** Reads a file of the owner's tables. Never throws. */
export function readTablesText(text: string): ReadTables {
  if (new TextEncoder().encode(text).length > LARGEST_TABLES) return refused(message('T07'));
  return readTables(parseUntrustedJson(text.replace(/^\uFEFF/, '')));
}

/** What the head of a file says against it. */
function headFault(value: unknown): TableMessage | undefined {
  if (!isUnknownRecord(value)) return message('T01');
  if (value.format === 'sea-game') return message('T02', ['format'], { game: 1 });
  if (value.format !== TABLES_FORMAT) return message('T02', ['format'], { game: 0 });
  const { version } = value;
  if (Number.isInteger(version) && Number(version) > TABLES_VERSION) {
    return message('T03', ['version'], { version: Number(version) });
  }
  if (version !== TABLES_VERSION) return message('T01', ['version']);
  const name = unsafeName(value);
  return name === undefined ? undefined : message('T06', [], { name });
}

/**
 * Reads tables section by section: one at fault is left out and kept as it was written. Never throws.
 *
 * @param isDraft whether they are just being entered, so that a map without Germany is no fault yet
 */
export function readTables(value: unknown, isDraft = false): ReadTables {
  const fault = headFault(value);
  if (fault || !isUnknownRecord(value)) return refused(fault ?? message('T01'));
  const messages: TableMessage[] = [];
  const say: Say = (code, at, params) => messages.push(message(code, at, params));
  checkHead(value, say);
  const used: Record<string, unknown> = { ...value };
  const open: Partial<Record<Section, unknown>> = {};
  for (const section of SECTIONS) {
    if (value[section] === undefined) {
      say('T05', [section]);
      continue;
    }
    const before = messages.length;
    CHECKS[section](value[section], say, value, isDraft);
    // A file whose sections do not fit together is refused; on the device only the one that does not fit.
    const isFaulty = ({ level }: TableMessage) =>
      level === 'drop' || (isDraft && level === 'refuse');
    if (messages.slice(before).some(isFaulty)) {
      open[section] = value[section];
      delete used[section];
    }
  }
  const refusal = isDraft ? undefined : messages.find(({ level }) => level === 'refuse');
  if (refusal) return refused(refusal);
  return { tables: used as Tables, open, messages };
}

function checkHead(value: UnknownRecord, say: Say): void {
  for (const name of Object.keys(value)) {
    if (!HEAD.includes(name) && !SECTIONS.some((section) => section === name)) say('T04', [name]);
  }
}
