import * as v from 'valibot';
import { type Kind, readKept } from '#shared/kept/kind.ts';
import { keepLocal, knownLocal, localStore } from '#shared/kept/local.ts';
import { type Fork, forkOf, goThrough, type LogEvent, readEvent } from '../engine/log/index.ts';
import { readTables, type Section, type Tables } from '../engine/tables/index.ts';
import type { KeptGame } from './machine.ts';

/*
 * What is kept on the device: each game under a key of its own, written at every event, and the owner's
 * tables. Another window of the same browser hears of every writing by the browser itself.
 */
const PREFIX = 'safe-house.set-europe-ablaze';
const GAME = `${PREFIX}.table.`;
const TABLES_KEY = `${PREFIX}.tables`;

/** A game as it lies on the device. */
export interface KeptSave extends KeptGame {
  readonly version: number;
  /** When it was last played, by the device's clock. */
  readonly changed: number;
}

const WordsSchema = v.record(v.string(), v.string());

const SAVE: Kind<KeptSave> = {
  version: 1,
  migrations: {},
  schema: v.object({
    version: v.literal(1),
    id: v.string(),
    title: v.string(),
    rulings: WordsSchema,
    changed: v.number(),
    events: v.pipe(
      v.array(v.unknown()),
      v.check((events) => events.every((event, place) => 'event' in readEvent(event, place + 1))),
      v.transform((events) => events as readonly LogEvent[]),
    ),
  }),
};

/** The games on the device, the last played first. What cannot be read stays where it is. */
export function keptGames(): readonly KeptSave[] {
  const store = localStore();
  const keys = Object.keys(store ?? {}).filter((key) => key.startsWith(GAME));
  const games = keys.flatMap((key) => knownLocal(key, SAVE) ?? []);
  return games.sort((one, other) => other.changed - one.changed);
}

/** Whether a game is kept, or why not: there is no room, or another window went another way. */
export type Kept = { readonly kept: boolean } | { readonly fork: Fork; readonly other: KeptSave };

/**
 * Keeps a game. What lies there may be behind; where it went another way since `known`, nothing is
 * written and the fork is told.
 */
export function keepGame(game: KeptGame): Kept {
  const there = knownLocal(GAME + game.id, SAVE);
  const fork = there && forkOf(game.events, there.events);
  if (there && fork) return { fork, other: there };
  if (there && there.events.length > game.events.length) return { kept: true };
  return { kept: keepLocal(GAME + game.id, SAVE, { ...game, version: 1, changed: Date.now() }) };
}

/** Keeps a game over whatever lies there; what it replaces is kept beside it as a game of its own. */
export function keepInstead(game: KeptGame, other: KeptSave): boolean {
  const copy = { ...other, id: `${other.id}-${other.events.length}` };
  keepLocal(GAME + copy.id, SAVE, copy);
  return keepLocal(GAME + game.id, SAVE, { ...game, version: 1, changed: Date.now() });
}

export const forgetGame = (id: string): void => localStore()?.removeItem(GAME + id);

/** Calls with a game whenever another window has written it, until the answer is called. */
export function onWritten(listen: (game: KeptSave) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(GAME) || newValue === null) return;
    const read = readText(newValue);
    if (read) listen(read);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

function readText(text: string): KeptSave | undefined {
  try {
    const read = readKept(SAVE, JSON.parse(text));
    return 'value' in read && !goThrough(read.value.events).fault ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** The owner's tables: what can be used, sections at fault, and what stood there before an import. */
export interface KeptTables {
  readonly tables: Tables;
  readonly open: Readonly<Partial<Record<Section, unknown>>>;
  readonly before?: { readonly tables: Tables; readonly open: KeptTables['open'] };
}

export const NO_TABLES: KeptTables = Object.freeze({
  tables: Object.freeze({}),
  open: Object.freeze({}),
});

interface StoredTables extends KeptTables {
  readonly version: number;
}

const TABLES: Kind<StoredTables> = {
  version: 1,
  migrations: {},
  schema: v.pipe(
    v.looseObject({ version: v.literal(1), tables: v.looseObject({}), open: v.looseObject({}) }),
    v.transform((told) => told as unknown as StoredTables),
  ),
};

/** The tables on the device, checked anew: what they hold may come from an older page. */
export function keptTables(): KeptTables {
  const kept = knownLocal(TABLES_KEY, TABLES);
  if (!kept) return NO_TABLES;
  const all = { ...kept.tables, ...kept.open, format: 'sea-tables', version: 1 };
  const { tables = {}, open } = readTables(all, true);
  return { tables, open, ...(kept.before && { before: kept.before }) };
}

export const keepTables = (kept: KeptTables): boolean =>
  keepLocal(TABLES_KEY, TABLES, { ...kept, version: 1 });
