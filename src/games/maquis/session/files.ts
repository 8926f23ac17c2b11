import { recordOf } from './record-of-game.ts';
import type { Save } from './save-format.ts';

/*
 * Games as a file of records, a line each: what any program that knows the record can read, its
 * corrections included. `read-games.ts` reads them.
 */

/**
 * Whether a record can tell a save. A set-up that is not done is no game yet, and a record cannot
 * begin at a position somebody set up: a link can.
 */
export const hasRecord = ({ progress }: Save): boolean =>
  'game' in progress && progress.game.from === undefined;

/** The games among the saves as JSON lines, those that have a record. */
export const recordsFile = (saves: readonly Save[]): string =>
  saves
    .filter(hasRecord)
    .flatMap(({ progress }) => ('game' in progress ? [recordOf(progress.game)] : []))
    .map((record) => `${JSON.stringify(record)}\n`)
    .join('');

/** Room for some 1,000 long games. In characters. */
export const LARGEST_RECORD_FILE = 5_000_000;
