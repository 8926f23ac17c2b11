import {
  apart,
  type Meeting,
  meetingOf,
  SAVES,
  type Save,
  type Shelf,
} from '#maquis/table/index.ts';
import { readKept } from '#shared/kept/kind.ts';
import { localStore } from '#shared/kept/local.ts';
import { strangersJson } from '#shared/strangers-json.ts';
import { PREFERENCES } from '../aid/preferences.ts';
import { PUZZLES } from '../coach/own/own-puzzle.ts';
import { DRAFT } from '../editor/draft.ts';
import { keepMarks, MARKS, readMarks, withMark } from '../scenario/marks.ts';
import { BACKUP_FORMAT, BACKUPS, type Backup } from './backup.ts';
import { type Places, SHELF_NAMES, SMALL_THINGS } from './everything.ts';

/** Why a file is not taken. */
export type RestoreFault = 'too-large' | 'not-json' | 'no-backup' | 'newer' | 'damaged';

/** Room for some thousand long games. In characters. */
export const LARGEST_BACKUP = 20_000_000;
const LIMITS = { parts: 2_000_000, items: 2_000_000 };

/** Reads the text of a backup. Never throws. */
export function readBackup(
  text: string,
): { readonly backup: Backup } | { readonly fault: RestoreFault } {
  if (text.length > LARGEST_BACKUP) return { fault: 'too-large' };
  const told = strangersJson(text, LIMITS);
  if (told === undefined) return { fault: 'not-json' };
  const format = (told as { format?: unknown } | null)?.format;
  if (format !== BACKUP_FORMAT) return { fault: 'no-backup' };
  const read = readKept(BACKUPS, told);
  return 'value' in read ? { backup: read.value } : { fault: read.unread };
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
 */
export async function restore(backup: Backup, { shelves, puzzles }: Places): Promise<Restored> {
  const games = { added: 0, further: 0, known: 0 };
  let unread = 0;
  for (const name of SHELF_NAMES) {
    const shelf = shelves[name];
    const kept = new Map((await allOn(shelf)).map((save) => [save.id, save]));
    for (const value of backup.games[name]) {
      const read = readKept(SAVES, value);
      if ('unread' in read) unread++;
      else if (read.value.deleted === undefined) games[OUTCOMES[await take(read.value)]]++;
    }
    async function take(save: Save): Promise<Meeting> {
      const here = kept.get(save.id);
      const meeting = meetingOf(here, save);
      if (meeting === 'apart') return take(apart(save));
      if (meeting === 'known' && here?.deleted === undefined) return meeting;
      const { deleted: _, ...taken } = meeting === 'known' && here ? here : save;
      await shelf.amend(taken);
      kept.set(save.id, taken);
      return meeting === 'known' ? 'new' : meeting;
    }
  }
  let broughtPuzzles = 0;
  for (const value of backup.puzzles) {
    const read = readKept(PUZZLES, value);
    if ('unread' in read) unread++;
    else if (!(await puzzles.get(read.value.id))) {
      await puzzles.put(read.value);
      broughtPuzzles++;
    }
  }
  unread += restoreSmall(backup.small);
  return { games, puzzles: broughtPuzzles, unread };
}

const OUTCOMES = { new: 'added', apart: 'added', further: 'further', known: 'known' } as const;

async function allOn(shelf: Shelf): Promise<readonly Save[]> {
  const { saves, deleted } = await shelf.find();
  return [...saves, ...deleted];
}

/** Brings in the small things, and says how many could not be read. */
function restoreSmall(small: Backup['small']): number {
  const store = localStore();
  let unread = 0;
  const known = (name: keyof typeof SMALL_THINGS) => {
    const text = small[name];
    if (text === undefined) return undefined;
    const read = readKept<unknown>(KINDS[name], strangersJson(text));
    if ('value' in read) return read.value;
    unread++;
    return undefined;
  };
  for (const name of ['preferences', 'draft'] as const) {
    const value = known(name);
    const key = SMALL_THINGS[name];
    if (value && store?.getItem(key) === null) store.setItem(key, JSON.stringify(value));
  }
  const marks = known('marks') as ReturnType<typeof readMarks> | undefined;
  if (marks) {
    const tried = marks.tried.reduce((all, id) => withMark(all, id, 'tried'), readMarks());
    keepMarks(marks.solved.reduce((all, id) => withMark(all, id, 'solved'), tried));
  }
  return unread;
}

const KINDS = { preferences: PREFERENCES, draft: DRAFT, marks: MARKS } as const;
