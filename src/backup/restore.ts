import { PREFERENCES } from '../play/ui/settings.ts';
import { oldPreferences, SITE_THINGS } from '../play/ui/storage/backup.ts';
import type { GameStorage } from '../play/ui/storage/part.ts';
import { bringSmall } from '../play/ui/storage/small-things.ts';
import { localText, writeLocalText } from '../shared/storage/local-storage.ts';
import type { Yield } from '../shared/yield-to-main.ts';
import type { BackupRead } from './protocol.ts';

/** A backup as far as it was read: here, or by somebody else who is asked for each thing. */
type BackupOpened = Omit<BackupRead, 'items'> & {
  readonly items: (
    game: string,
    shelf: string,
    n: number,
  ) => readonly unknown[] | Promise<readonly unknown[]>;
};

/** What came of a backup, counted. */
export interface Restored {
  /** Games that were not here, those here that were taken further, and those known already. */
  readonly games: Readonly<Record<'added' | 'apart' | 'further' | 'known', number>>;
  readonly puzzles: number;
  /** Marks and other small things that were not here, by what they are called. */
  readonly things: readonly (readonly [label: string, count: number])[];
  readonly settings: BroughtSettings;
  /** What the file holds that cannot be read; it was left out. */
  readonly unread: number;
  /** Games of the file that this site does not have. They are left in it. */
  readonly foreign: readonly string[];
}

/** What came of the settings of a backup. */
interface BroughtSettings {
  /** Whether some came in. */
  readonly added: boolean;
  /** Whether others were chosen here, which stay. */
  readonly apart: boolean;
}

/**
 * Brings in what a backup holds, beside what is kept: nothing is written over, except a game by the
 * same game further on. Small things come in where this device has none of its own. Rejects where the
 * browser stores nothing more; what came in until then stays.
 *
 * @param partOf what a game says of what is kept of it; nothing for one that this site does not have
 * @param onTaken told now and then of how many things on the backup's shelves how many are done
 */
export async function restore(
  { games: held, site, items }: BackupOpened,
  partOf: (game: string) => Promise<GameStorage | undefined>,
  rest: Yield,
  onTaken: (done: number, all: number) => void = () => undefined,
): Promise<Restored> {
  const games = { added: 0, apart: 0, further: 0, known: 0 };
  const foreign: string[] = [];
  const added = new Map<string, number>();
  const settings = { added: false, apart: false };
  let [puzzles, unread, done] = [0, 0, 0];
  const all = Object.values(held).reduce((sum, game) => sum + thingsOf(game), 0);
  for (const [game, kept] of Object.entries(held)) {
    const { shelves, things } = kept;
    const part = await partOf(game);
    if (!part) {
      foreign.push(game);
      done += thingsOf(kept);
      continue;
    }
    for (const { name, open } of part.shelves) {
      const count = shelves[name] ?? 0;
      if (count === 0) continue;
      const { take } = await open();
      let from = 0;
      while (from < count) {
        await rest();
        const values = await items(game, name, from);
        for (const came of await take(values, rest)) {
          if (came === 'unread') unread++;
          else if (came === 'deleted') continue;
          else if (name === 'puzzles') puzzles += came === 'known' ? 0 : 1;
          else if (came === 'new') games.added++;
          else {
            games[came]++;
            // It is a game more, beside the one that was here.
            if (came === 'apart') games.added++;
          }
        }
        from += values.length;
        done += values.length;
        onTaken(done, all);
      }
    }
    if (!part.things) continue;
    const { take, count, settings: names = [] } = part.things;
    const before = Object.fromEntries(count());
    for (const [name, text] of Object.entries(things)) {
      await rest();
      const takeThis = () => take(name, text) !== false;
      const isRead = names.includes(name)
        ? takeSetting(`safe-house.${game}.${name}`, text, takeThis, settings)
        : takeThis();
      if (!isRead) unread++;
    }
    for (const [label, now] of count()) {
      const more = now - (before[label] ?? 0);
      if (more > 0) added.set(label, more + (added.get(label) ?? 0));
    }
  }
  await rest();
  unread += restoreSite(site, settings);
  return { games, puzzles, things: [...added], settings, unread, foreign };
}

/** Takes in a setting, and notes what came of it; says whether it could be read. */
function takeSetting(
  key: string,
  text: string,
  take: () => boolean,
  told: { added: boolean; apart: boolean },
): boolean {
  const before = localText(key);
  const isRead = take();
  if (before === undefined) told.added ||= localText(key) !== undefined;
  else if (isRead) told.apart ||= before !== text;
  return isRead;
}

/** How many things lie on a game's shelves. */
const thingsOf = ({ shelves }: BackupRead['games'][string]): number =>
  Object.values(shelves).reduce((sum, count) => sum + count, 0);

/** How a theme and a mode are written. */
const WORD = /^[a-z-]{1,40}$/;

/** Brings in what is of no game, and says how much could not be read. */
function restoreSite(
  site: Readonly<Record<string, string>>,
  told: Parameters<typeof takeSetting>[3],
): number {
  let unread = 0;
  for (const [name, take] of Object.entries(SITE_TAKES)) {
    const text = site[name];
    const key = SITE_THINGS[name as keyof typeof SITE_THINGS];
    if (text !== undefined && !takeSetting(key, text, () => take(key, text), told)) unread++;
  }
  return unread;
}

function takeWord(key: string, text: string): boolean {
  if (!WORD.test(text)) return false;
  if (localText(key) === undefined) writeLocalText(key, text);
  return true;
}

const SITE_TAKES: Readonly<
  Record<keyof typeof SITE_THINGS, (key: string, text: string) => boolean>
> = {
  preferences: (key, text) => oldPreferences() !== undefined || bringSmall(key, PREFERENCES, text),
  theme: takeWord,
  mode: takeWord,
};
