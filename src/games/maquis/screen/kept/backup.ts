import * as v from 'valibot';
import { downloadText } from '#play/screen/hooks/download.ts';
import { shelvesOfDevice } from '#play/screen/kept/shelves-of-device.ts';
import type { Fields, Kind } from '#shared/kept/kind.ts';
import { keepLocal, knownLocal } from '#shared/kept/local.ts';
import { openEverything, type Places, SHELF_NAMES, smallTexts } from './everything.ts';

/*
 * Everything in one file. What lies on the device goes in as it lies there, also what this page
 * cannot read: a later version may.
 */

export const BACKUP_FORMAT = 'safe-house-backup';
const anything = v.array(v.unknown());

export const BackupSchema = v.object({
  format: v.literal(BACKUP_FORMAT),
  version: v.literal(2),
  /** When it was made, as 2026-11-21T20:00:00.000Z. */
  made: v.string(),
  /** What lies on the shelves of each game. */
  games: v.objectWithRest(
    { maquis: v.object({ table: anything, practice: anything, puzzles: anything }) },
    v.record(v.string(), anything),
  ),
  /** Texts of small things by their names. */
  small: v.record(v.string(), v.string()),
});
export type Backup = v.InferOutput<typeof BackupSchema>;

export const BACKUPS: Kind<Backup> = {
  version: 2,
  schema: BackupSchema,
  migrations: {
    // The first form knew one game.
    1: ({ games, puzzles, ...others }) => ({
      ...others,
      version: 2,
      games: { maquis: { ...(games as Fields), puzzles } },
    }),
  },
};

/** Gathers everything. */
async function makeBackup({ shelves, puzzles }: Places): Promise<Backup> {
  const [table, practice] = await Promise.all(
    SHELF_NAMES.map(async (name) => {
      const { saves, deleted, unreadable } = await shelves[name].find();
      return [...saves, ...deleted, ...unreadable.map(({ value }) => value)];
    }),
  );
  const others = (await shelvesOfDevice('maquis')) as Backup['games'];
  return {
    format: BACKUP_FORMAT,
    version: 2,
    made: new Date().toISOString(),
    games: {
      ...others,
      maquis: {
        table: table ?? [],
        practice: practice ?? [],
        puzzles: [...(await puzzles.all())],
      },
    },
    small: { ...smallTexts() },
  };
}

/** Hands everything to the visitor as a file, and remembers that it did. */
export async function saveBackup(): Promise<void> {
  const backup = await makeBackup(await openEverything());
  downloadText(`safe-house-${backup.made.slice(0, 10)}.json`, `${JSON.stringify(backup)}\n`);
  keepLocal(LAST_KEY, LAST, { version: 1, made: Date.now() });
}

const LAST_KEY = 'safe-house.maquis.backup';
const LAST: Kind<{ readonly version: 1; readonly made: number }> = {
  version: 1,
  schema: v.object({
    version: v.literal(1),
    made: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  }),
  migrations: {},
};

/** When the last backup was made on this device, in milliseconds since 1970. */
export const lastBackup = (): number | undefined => knownLocal(LAST_KEY, LAST)?.made;
