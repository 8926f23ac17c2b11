import { type ImportFault as FaultOf, readSaveFile } from '#play/saves/import-file.ts';
import { checkRecord, type RecordFault } from '../engine/index.ts';
import type { MaquisOwners, TableGame } from './game.ts';
import { gameOfRecord } from './record-of-game.ts';

export { MAX_FAULTS } from '#play/saves/import-file.ts';

/** What in a file is no game, and why. */
type EntryFault = FaultOf<RecordFault>;

interface GamesRead {
  readonly games: readonly TableGame[];
  readonly faults: readonly EntryFault[];
}

/**
 * Reads games from the text of a file: one record, a JSON array of them, or a record a line. Good
 * ones come in whatever stands beside them. Further cards of a record without a seed are drawn from
 * what `nextSeed` gives.
 */
export function readGames(text: string, owners: MaquisOwners, nextSeed: () => string): GamesRead {
  const read = [...gamesIn(text, owners, nextSeed)];
  return {
    games: read.flatMap((one) => ('game' in one ? [one.game] : [])),
    faults: read.flatMap((one) => ('fault' in one ? [one] : [])),
  };
}

/** What {@link readGames} reads, one at a time: whoever asks can rest between them. */
export const gamesIn = (
  text: string,
  owners: MaquisOwners,
  nextSeed: () => string,
): Generator<{ readonly game: TableGame } | EntryFault, void> =>
  readSaveFile<TableGame, RecordFault>(text, (value) => {
    const checked = value === undefined ? NOT_JSON : checkRecord(value);
    return 'fault' in checked ? checked : gameOfRecord(checked.record, owners, nextSeed());
  });

const NOT_JSON = { fault: { code: 'not-json' } } as const;
