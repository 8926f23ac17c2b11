import {
  asCopy,
  type Comparison,
  compareSaves,
  Overtaken,
  replayGame,
  SAVES,
  type Save,
  type Shelf,
} from '#maquis/table/index.ts';
import { bringOntoShelf, isShelf } from '#play/screen/kept/shelves-of-device.ts';
import { PREFERENCES } from '#play/screen/preferences.ts';
import { type Kind, type ReadKept, readKept } from '#shared/kept/kind.ts';
import { localStore } from '#shared/kept/local.ts';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { splitJsonItems } from '#shared/split-json-items.ts';
import type { Yield } from '#shared/yielding.ts';
import { type MyPuzzle, PUZZLES } from '../coach/my-puzzles/my-puzzle.ts';
import type { PuzzleShelf } from '../coach/my-puzzles/puzzle-shelf.ts';
import { DRAFT } from '../editor/draft.ts';
import { OWNERS } from '../owners.ts';
import { keepMarks, MARKS, readMarks, withMarks } from '../puzzle/marks.ts';
import { BACKUP_FORMAT, BACKUPS, type Backup } from './backup.ts';
import {
  oldPreferences,
  type Places,
  SHELF_NAMES,
  type ShelfName,
  SMALL_THINGS,
} from './everything.ts';

/** Why a file is not taken. */
export type RestoreFault = 'too-large' | 'not-json' | 'no-backup' | 'newer' | 'damaged';

/** Room for some thousand long games. In characters. */
export const LARGEST_BACKUP = 20_000_000;
/** A game or a puzzle, and a small thing. In characters. */
const LARGEST_ITEM = 1_000_000;
const LARGEST_SMALL = 50_000;

/** A backup, as far as it was read: its games and puzzles are texts, each to be read by itself. */
export interface BackupRead {
  readonly games: Readonly<Record<ShelfName, readonly string[]>>;
  readonly puzzles: readonly string[];
  /** Shelves of other games. */
  readonly others: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly small: Backup['small'];
}

/** Reads the text of a backup, resting now and then. Never rejects. */
export async function readBackup(
  text: string,
  rest: Yield,
): Promise<{ readonly backup: BackupRead } | { readonly fault: RestoreFault }> {
  if (text.length > LARGEST_BACKUP) return { fault: 'too-large' };
  const parts = await splitJsonItems(text, rest);
  const told = parts && parseUntrustedJson(parts.frame);
  if (!parts || told === undefined) return { fault: 'not-json' };
  await rest();
  const format = (told as { format?: unknown } | null)?.format;
  if (format !== BACKUP_FORMAT) return { fault: 'no-backup' };
  const read = readKept(BACKUPS, told);
  if ('unread' in read) return { fault: read.unread };
  const { games, small } = read.value;
  const { maquis, ...others } = games;
  const texts = (places: readonly unknown[]) => places.map((at) => parts.items[Number(at)] ?? '');
  return {
    backup: {
      games: { table: texts(maquis.table), practice: texts(maquis.practice) },
      puzzles: texts(maquis.puzzles),
      others: Object.fromEntries(
        Object.entries(others).map(([game, shelves]) => [
          game,
          Object.fromEntries(
            Object.entries(shelves).map(([shelf, items]) => [shelf, texts(items)]),
          ),
        ]),
      ),
      small,
    },
  };
}

/** What came of a backup, counted. */
export interface Restored {
  /** Games that were not here, those here that were taken further, and those known already. */
  readonly games: Readonly<Record<'added' | 'further' | 'known', number>>;
  readonly puzzles: number;
  /** What the file holds that cannot be read; it was left out. */
  readonly unread: number;
}

/**
 * Brings in what a backup holds, beside what is kept: nothing is written over, except a game by the
 * same game further on. Preferences and a draft come in where this device has none of its own.
 * Rejects where the browser stores nothing more; what came in until then stays.
 */
export async function restore(
  backup: BackupRead,
  { shelves, puzzles }: Places,
  rest: Yield,
): Promise<Restored> {
  const games = { added: 0, further: 0, known: 0 };
  let broughtPuzzles = 0;
  let unread = 0;
  for (const name of SHELF_NAMES) {
    const take = takerOf(shelves[name], await allOn(shelves[name]));
    for (const text of backup.games[name]) {
      await rest();
      const read = readItem(SAVES, text);
      const comparison = 'value' in read ? await take(read.value) : 'unread';
      if (comparison === 'unread') unread++;
      else if (comparison !== 'deleted') games[OUTCOMES[comparison]]++;
    }
  }
  for (const text of backup.puzzles) {
    await rest();
    const read = readItem(PUZZLES, text);
    if ('unread' in read) unread++;
    else if (await takePuzzle(puzzles, read.value)) broughtPuzzles++;
  }
  await rest();
  unread += restoreSmall(backup.small);
  return { games, puzzles: broughtPuzzles, unread };
}

const OUTCOMES = { new: 'added', apart: 'added', further: 'further', known: 'known' } as const;

const readItem = <Now>(kind: Kind<Now>, text: string): ReadKept<Now> =>
  text.length > LARGEST_ITEM ? { unread: 'damaged' } : readKept(kind, parseUntrustedJson(text));

async function allOn(shelf: Shelf): Promise<readonly Save[]> {
  const { saves, deleted } = await shelf.find();
  return [...saves, ...deleted];
}

/** How often a save looks for an id that is free, before it counts as made up. */
const MOST_IDS = 4;

/** What takes one save after another onto a shelf, beside those that are on it. */
function takerOf(shelf: Shelf, there: readonly Save[]) {
  const kept = new Map(there.map((save) => [save.id, save]));

  const keep = async (save: Save) => {
    // How often it was written elsewhere says nothing here, nor does a clock that ran ahead.
    const { revision: _, order = 0, ...rest } = save;
    await shelf.amend({ ...rest, order: Math.min(order, Date.now()) });
    kept.set(save.id, save);
  };

  /** Takes a save under its id, if what lies there allows it. */
  const takeAs = async (save: Save): Promise<Comparison> => {
    const here = kept.get(save.id);
    const comparison = compareSaves(here, save);
    // A game only goes further by steps that can have happened.
    if (comparison === 'apart' || (comparison === 'further' && !isSound(save))) return 'apart';
    if (comparison === 'known' && here?.deleted === undefined) return comparison;
    const { deleted: _, ...taken } = comparison === 'known' && here ? here : save;
    await keep(here?.name === undefined ? taken : { ...taken, name: here.name });
    return comparison === 'known' ? 'new' : comparison;
  };

  return async (brought: Save): Promise<Comparison | 'deleted' | 'unread'> => {
    if (brought.deleted !== undefined) return 'deleted';
    let save = brought;
    for (let tries = 0; tries < MOST_IDS; tries++) {
      try {
        const comparison = await takeAs(save);
        if (comparison !== 'apart') return comparison;
      } catch (error) {
        // What lies there under this id cannot be read: it stays as it is.
        if (!(error instanceof Overtaken)) throw error;
      }
      save = asCopy(save);
    }
    return 'unread';
  };
}

/** What came of the shelves of other games. */
export interface OthersRestored {
  readonly added: number;
  readonly known: number;
  readonly unread: number;
  /** Games of the file that this site does not have. They are left in it. */
  readonly foreign: readonly string[];
}

/**
 * Brings the shelves of other games in, each game as it lies in the file; whether it can be read is
 * found out where it is played.
 *
 * @param known the games of this site, by their ids
 */
export async function restoreOthers(
  { others }: Pick<BackupRead, 'others'>,
  known: readonly string[],
  rest: Yield,
): Promise<OthersRestored> {
  const counts = { added: 0, known: 0, unread: 0 };
  const games = Object.entries(others);
  for (const [game, shelves] of games.filter(([id]) => known.includes(id))) {
    for (const [shelf, texts] of Object.entries(shelves)) {
      if (!isShelf(shelf) || texts.length === 0) continue;
      const values = texts.map((text) =>
        text.length > LARGEST_ITEM ? undefined : parseUntrustedJson(text),
      );
      const came = await bringOntoShelf(game, shelf, values, rest);
      for (const how of ['added', 'known', 'unread'] as const) counts[how] += came[how];
    }
  }
  return { ...counts, foreign: games.map(([id]) => id).filter((id) => !known.includes(id)) };
}

const isSound = ({ progress }: Save): boolean =>
  !('game' in progress) || 'replayed' in replayGame(progress.game);

/**
 * Takes a puzzle in, unless it is there. Something else that lies under its id stays as it is.
 *
 * @returns whether it came in
 */
async function takePuzzle(shelf: PuzzleShelf, brought: MyPuzzle): Promise<boolean> {
  const { id, made } = brought;
  for (const puzzle of [brought, { ...brought, id: `${id}_${Math.trunc(made)}` }]) {
    if (await shelf.get(puzzle.id)) return false;
    if (await shelf.has(puzzle.id)) continue;
    await shelf.put(puzzle);
    return true;
  }
  return false;
}

/** Who keeps what, from a backup of the time when that lay among the preferences. */
function keepersBefore({ preferences = '' }: Backup['small']) {
  if (preferences.length > LARGEST_SMALL) return undefined;
  const read = readKept(OWNERS.kind, parseUntrustedJson(preferences));
  return 'value' in read ? read.value : undefined;
}

/** Brings in the small things, and says how many could not be read. */
function restoreSmall(small: Backup['small']): number {
  const store = localStore();
  let unread = 0;
  const known = <Now>(name: keyof typeof SMALL_THINGS, kind: Kind<Now>): Now | undefined => {
    const text = small[name];
    if (text === undefined) return undefined;
    const told = text.length > LARGEST_SMALL ? undefined : parseUntrustedJson(text);
    const read = readKept(kind, told);
    if ('value' in read) return read.value;
    unread++;
    return undefined;
  };
  const bringIn = (name: keyof typeof SMALL_THINGS, value: unknown) => {
    const key = SMALL_THINGS[name];
    if (value && store?.getItem(key) === null) store.setItem(key, JSON.stringify(value));
  };
  const preferences = known('preferences', PREFERENCES);
  const keepers = known('keepers', OWNERS.kind) ?? keepersBefore(small);
  if (oldPreferences() === null) {
    bringIn('preferences', preferences);
    bringIn('keepers', keepers);
  }
  bringIn('draft', known('draft', DRAFT));
  const marks = known('marks', MARKS);
  if (marks) keepMarks(withMarks(readMarks(), marks));
  return unread;
}
