import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import { isAreaId } from '../state.ts';
import { ACTION_CHECKS } from './actions.ts';
import { message, type Say, type TableMessage } from './message.ts';
import { OTHER_CHECKS } from './rest.ts';
import { flag, list, onlyKnown, recordAt, shortValue, textEntry, whole } from './shape.ts';
import { COUNTRIES, SECTIONS, type Section, TABLES_FORM, type Tables } from './tables.ts';
import { TURN_CHECKS } from './turns.ts';

/** A larger file holds something else. */
const LARGEST_TABLES = 256_000;

interface ReadTables {
  /** What can be used; absent where the whole file was refused. */
  readonly tables?: Tables;
  /** Sections left out, as they were written, so that the editor can show them. */
  readonly open: Readonly<Partial<Record<Section, unknown>>>;
  readonly messages: readonly TableMessage[];
}

type Check = (section: unknown, say: Say, doc: UnknownRecord, isDraft: boolean) => void;

const CHECKS: Readonly<Record<Section, Check>> = {
  areas: (section, say, _, isDraft) => checkAreas(section, say, isDraft),
  ...TURN_CHECKS,
  ...ACTION_CHECKS,
  ...OTHER_CHECKS,
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
  if (value.format !== TABLES_FORM.format) return message('T02', ['format'], { game: 0 });
  const { version } = value;
  if (Number.isInteger(version) && Number(version) > TABLES_FORM.version) {
    return message('T03', ['version'], { version: Number(version) });
  }
  if (version !== TABLES_FORM.version) return message('T01', ['version']);
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

const ENTRIES = 'id name country value track near touchesGermany vichy immune'.split(' ');

/** The owner's map (5.1): Areas, their values, what touches what. */
function checkAreas(section: unknown, say: Say, isDraft: boolean): void {
  const areas = list(section, ['areas'], say);
  const known = areas.flatMap((area, place) => {
    const entries = recordAt(area, ['areas', place], say);
    return entries && checkArea(entries, place, say) ? [{ area: entries, place }] : [];
  });
  checkNeighbours(known, say);
  if (areas.length > 0)
    checkMap(
      known.map(({ area }) => area),
      say,
      isDraft,
    );
}

/** @returns whether it has an id by which others can name it */
function checkArea(area: UnknownRecord, place: number, say: Say): boolean {
  const at = ['areas', place];
  onlyKnown(area, ENTRIES, at, say);
  const name = textEntry(area.name, [...at, 'name'], say, 40);
  if (name === '') say('T08', [...at, 'name'], { got: '""' });
  whole(area.value, [...at, 'value'], say, [0, 99]);
  whole(area.track, [...at, 'track'], say, [1, 9]);
  for (const entry of ['touchesGermany', 'vichy', 'immune']) {
    flag(area[entry], [...at, entry], say);
  }
  const { country } = area;
  if (country !== undefined && !COUNTRIES.some((known) => known === country)) {
    say('T12', [...at, 'country'], { got: shortValue(country) });
  } else if (area.vichy === true && country !== undefined && country !== 'france') {
    say('T13', [...at, 'vichy']);
  }
  if (area.id === 'paris' && area.track !== undefined && area.track !== limit('strength-paris')) {
    say('T23', [...at, 'track'], { holds: limit('strength-paris') });
  }
  if (isAreaId(area.id)) return true;
  say('T11', [...at, 'id'], { got: shortValue(area.id) });
  return false;
}

interface Placed {
  readonly area: UnknownRecord;
  readonly place: number;
}

function checkNeighbours(areas: readonly Placed[], say: Say): void {
  const byId = new Map<unknown, UnknownRecord>();
  for (const { area, place } of areas) {
    if (byId.has(area.id)) say('T14', ['areas', place, 'id'], { id: String(area.id) });
    byId.set(area.id, area);
  }
  for (const { area, place } of areas) {
    list(area.near, ['areas', place, 'near'], say).forEach((near, nth) => {
      const at = ['areas', place, 'near', nth];
      const other = byId.get(near);
      if (near === area.id) say('T17', at, { id: String(near) });
      else if (!other) say('T15', at, { id: shortValue(near) });
      else if (!Array.isArray(other.near) || !other.near.includes(area.id)) {
        say('T16', at, { id: String(area.id), near: String(near) });
      }
    });
  }
}

const isFrench = ({ country }: UnknownRecord): boolean =>
  country === undefined || country === 'france';

/** What the map has to be as a whole, as far as the rules say it. */
function checkMap(areas: readonly UnknownRecord[], say: Say, isDraft: boolean): void {
  const at = ['areas'];
  const vichy = areas.filter((area) => area.vichy === true).length;
  if (vichy !== 3) say('T18', at, { there: vichy });
  for (const country of ['belgium', 'netherlands']) {
    const there = areas.filter((area) => area.country === country).length;
    if (there !== 1) say('T19', at, { country, there });
  }
  const immune = areas.filter((area) => isFrench(area) && area.immune === true).length;
  if (immune !== 1) say('T20', at, { there: immune });
  if (areas.every(({ id }) => id !== 'paris')) say('T24', at);
  const french = areas.filter(isFrench);
  if (french.length > 0 && french.every(({ touchesGermany }) => touchesGermany !== true)) {
    if (!isDraft) say('T21', at);
    return;
  }
  const cut = neverConnected(french);
  if (cut.length > 0) say('T22', at, { names: cut.join(', ') });
}

/** French Areas from which no line of French Areas leads to Germany, whatever happens. */
function neverConnected(french: readonly UnknownRecord[]): readonly string[] {
  const met = new Set<unknown>();
  const waiting = french.filter(({ touchesGermany }) => touchesGermany === true);
  for (let here = waiting.pop(); here; here = waiting.pop()) {
    met.add(here.id);
    for (const other of french) if (!met.has(other.id) && touches(here, other)) waiting.push(other);
  }
  return french
    .filter(({ id }) => !met.has(id))
    .flatMap(({ id, name }) => [name, id].find((one) => typeof one === 'string') ?? []);
}

const touches = (one: UnknownRecord, other: UnknownRecord): boolean =>
  [one, other].every(isUnknownRecord) && (names(one, other) || names(other, one));

const names = ({ near }: UnknownRecord, { id }: UnknownRecord): boolean =>
  Array.isArray(near) && near.includes(id);
