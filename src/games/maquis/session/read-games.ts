import { readSaveFile } from '#play/saves/import-file.ts';
import { checkRecord, type RecordFault } from '../engine/index.ts';
import type { MaquisOwners, TableGame } from './game.ts';
import { gameOfRecord } from './record-of-game.ts';

/**
 * Reads games from the text of a file, one at a time, so that whoever asks can rest between them: one
 * record, a JSON array of them, or a record a line. Good ones come in whatever stands beside them.
 * Further cards of a record without a seed are drawn from `nextSeed`.
 */
export const gamesIn = (text: string, owners: MaquisOwners, nextSeed: () => string) =>
  readSaveFile<TableGame, RecordFault>(text, (value) => {
    const checked = value === undefined ? NOT_JSON : checkRecord(value);
    return 'fault' in checked ? checked : gameOfRecord(checked.record, owners, nextSeed());
  });

const NOT_JSON = { fault: { code: 'not-json' } } as const;
