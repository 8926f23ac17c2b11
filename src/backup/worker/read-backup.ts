import * as v from 'valibot';
import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { type Fields, readVersioned, type Versioned } from '#shared/storage/versioned.ts';
import { type BackupFault, type BackupRead, LARGEST_BACKUP } from '../protocol.ts';
import { jsonFault, splitJsonItems } from './split-json.ts';

/*
 * Reads the text of a backup, in whatever form it was made: which games it holds, and where each thing
 * of theirs is. The things themselves are read when they are asked for, one at a time.
 */

const texts = v.record(v.string(), v.string());
const shelves = v.record(v.string(), v.array(v.unknown()));

const BackupSchema = v.object({
  format: v.literal('safe-house-backup'),
  version: v.literal(3),
  /** When it was made, as 2026-11-21T20:00:00.000Z. */
  made: v.string(),
  games: v.pipe(
    v.unknown(),
    v.check((games) => !Array.isArray(games)),
    v.record(v.string(), v.object({ shelves, things: texts })),
  ),
  /** Small things of no game. */
  site: texts,
});
type Backup = v.InferOutput<typeof BackupSchema>;

/** Small things had names of their own once; all but the preferences were Maquis's. */
const OLD_THINGS = [
  ['keepers', 'keepers'],
  ['draft', 'position'],
  ['marks', 'scenarios'],
] as const;

const BACKUPS: Versioned<Backup> = {
  version: 3,
  schema: BackupSchema,
  migrations: {
    // The first form knew one game.
    1: ({ games, puzzles, ...others }) => ({
      ...others,
      version: 2,
      games: { maquis: { ...(games as Fields), puzzles } },
    }),
    // The second knew small things of one game.
    2: ({ games, small, ...others }) => {
      const told = small as Readonly<Record<string, string>>;
      const things = OLD_THINGS.flatMap(([old, now]) =>
        told[old] === undefined ? [] : [[now, told[old]] as const],
      );
      const { preferences } = told;
      // Who keeps what lay among the preferences in the first place.
      const before = preferences === undefined ? {} : { table: preferences };
      return {
        ...others,
        version: 3,
        games: Object.fromEntries(
          Object.entries(games as Fields).map(([game, kept]) => [
            game,
            {
              shelves: kept,
              things: game === 'maquis' ? { ...Object.fromEntries(things), ...before } : {},
            },
          ]),
        ),
        site: preferences === undefined ? {} : { preferences },
      };
    },
  },
};

/** One game or puzzle. In characters. */
const LARGEST_ITEM = 1_000_000;
/** So much is handed over at a time, in characters, if it is more than one thing. */
const AT_A_TIME = 50_000;

/** Reads the text of a backup. Never throws. */
export function readBackup(text: string): { readonly backup: BackupRead } | BackupFault {
  if (text.length > LARGEST_BACKUP) return { fault: 'too-large' };
  const parts = splitJsonItems(text);
  const told = parts && parseUntrustedJson(parts.frame);
  if (!parts || told === undefined) {
    const where = jsonFault(text);
    return where ? { fault: 'not-json', ...where } : { fault: 'too-much' };
  }
  const format = (told as { format?: unknown } | null)?.format;
  if (format !== 'safe-house-backup') return { fault: 'no-backup' };
  const read = readVersioned(BACKUPS, told);
  if ('unread' in read) return { fault: read.unread };
  const { games, site } = read.value;
  const counted = Object.entries(games).map(([game, kept]) => {
    const shelved = Object.entries(kept.shelves).map(([name, places]) => [name, places.length]);
    return [game, { shelves: Object.fromEntries(shelved), things: kept.things }] as const;
  });
  return {
    backup: {
      games: Object.fromEntries(counted),
      site,
      items: (game, shelf, n) => {
        const told: unknown[] = [];
        let length = 0;
        for (const place of games[game]?.shelves[shelf]?.slice(n) ?? []) {
          const item = parts.items[Number(place)] ?? '';
          length += item.length;
          if (length > AT_A_TIME && told.length > 0) break;
          told.push(item.length > LARGEST_ITEM ? undefined : parseUntrustedJson(item));
        }
        return told;
      },
    },
  };
}
