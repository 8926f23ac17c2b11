import { localStore, localText, writeLocalText } from '#shared/storage/local-storage.ts';
import { yielding } from '#shared/yield-to-main.ts';
import { downloadBlob } from '../hooks/download.ts';
import { localSaves, shelvesHere, smallThings } from './device.ts';

/*
 * Everything in one file. What lies on the device goes in as it lies there, also what this page
 * cannot read: a later version may. One thing is read at a time, and the page rests between.
 *
 *     {"format":"safe-house-backup","version":3,"made":"2026-11-21T20:00:00.000Z",
 *      "games":{"GAME":{"shelves":{"table":[…]},"things":{"NAME":"…"}}},"site":{"NAME":"…"}}
 */

const BACKUP_FORMAT = 'safe-house-backup';
const BACKUP_VERSION = 3;

/** What is of no game, by the name it has in a backup, and the key it lies under. */
export const SITE_THINGS = {
  preferences: 'safe-house.preferences',
  theme: 'safe-house.theme',
  mode: 'safe-house.mode',
} as const satisfies Record<string, string>;

/** Where preferences, and the time of the last backup, were kept while each game had its own. */
const OLD_PREFERENCES = /^safe-house\.[a-z-]+\.table$/;
const OLD_LAST = /^safe-house\.[a-z-]+\.backup$/;
const LAST_KEY = 'safe-house.backup';

const keysLike = (pattern: RegExp): readonly string[] =>
  Object.keys(localStore() ?? {}).filter((key) => pattern.test(key));

/** Preferences from before they were the site's: they hold as long as there are no others. */
export const oldPreferences = (): string | undefined =>
  keysLike(OLD_PREFERENCES).map((key) => localText(key))[0];

interface Kept {
  readonly shelves: Record<string, string[]>;
  readonly things: Record<string, string>;
}

/** The parts of the file's text. Rejects where the browser does not let the site read what it keeps. */
async function partsOfBackup(made: string): Promise<readonly string[]> {
  const rest = yielding();
  const games: Record<string, Kept> = {};
  const of = (game: string) => {
    games[game] ??= { shelves: {}, things: {} };
    return games[game];
  };
  const put = (game: string, shelf: string, value: unknown) => {
    const { shelves } = of(game);
    shelves[shelf] = [...(shelves[shelf] ?? []), JSON.stringify(value)];
  };
  for (const { game, shelf, each } of await shelvesHere()) {
    const texts: string[] = [];
    await each((value) => texts.push(JSON.stringify(value)), rest);
    of(game).shelves[shelf] = texts;
  }
  for (const { game, shelf, value } of localSaves()) put(game, shelf, value);
  for (const { game, name, text } of smallThings()) of(game).things[name] = text;
  const parts = [
    `{"format":"${BACKUP_FORMAT}","version":${BACKUP_VERSION},"made":"${made}","games":{`,
  ];
  for (const [n, [game, { shelves, things }]] of Object.entries(games).entries()) {
    parts.push(`${n > 0 ? ',' : ''}${JSON.stringify(game)}:{"shelves":{`);
    for (const [place, [shelf, texts]] of Object.entries(shelves).entries()) {
      parts.push(`${place > 0 ? ',' : ''}${JSON.stringify(shelf)}:[`);
      for (const [at, text] of texts.entries()) parts.push(at > 0 ? `,${text}` : text);
      parts.push(']');
    }
    parts.push(`},"things":${JSON.stringify(things)}}`);
  }
  parts.push(`},"site":${JSON.stringify(siteTexts())}}\n`);
  return parts;
}

function siteTexts(): Readonly<Record<string, string>> {
  const found = Object.entries(SITE_THINGS).flatMap(([name, key]) => {
    const text = localText(key) ?? (name === 'preferences' ? oldPreferences() : undefined);
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(found);
}

/** Hands everything to the visitor as a file, and remembers that it did. */
export async function saveBackup(): Promise<void> {
  const made = new Date().toISOString();
  const parts = await partsOfBackup(made);
  downloadBlob(
    `safe-house-${made.slice(0, 10)}.json`,
    new Blob([...parts], { type: 'application/json' }),
  );
  writeLocalText(LAST_KEY, JSON.stringify({ version: 1, made: Date.now() }));
}

/** The last moment that a date can tell, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;

/** When the last backup was made on this device, in milliseconds since 1970. */
export function lastBackup(): number | undefined {
  for (const key of [LAST_KEY, ...keysLike(OLD_LAST)]) {
    try {
      const { made } = Object(JSON.parse(localText(key) ?? 'null')) as { made?: unknown };
      if (typeof made === 'number' && made >= 0 && made <= LAST_MOMENT) return made;
    } catch {
      // What cannot be read tells of no backup.
    }
  }
  return undefined;
}
