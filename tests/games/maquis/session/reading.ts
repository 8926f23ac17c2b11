import { parseRecord, type RecordFault } from '#games/maquis/engine/index.ts';
import {
  gameOfRecord,
  gamesIn,
  type MaquisOwners,
  type TableGame,
} from '#games/maquis/session/index.ts';

/** All games in the text of a file, and what is none. */
export function readGames(text: string, owners: MaquisOwners, nextSeed: () => string) {
  const read = [...gamesIn(text, owners, nextSeed)];
  return {
    games: read.flatMap((one) => ('game' in one ? [one.game] : [])),
    faults: read.flatMap((one) => ('fault' in one ? [one] : [])),
  };
}

/** The game that the text of a record tells. */
export function gameFromRecord(
  text: string,
  owners: MaquisOwners,
  seed: string,
): { readonly game: TableGame } | { readonly fault: RecordFault } {
  const parsed = parseRecord(text);
  return 'fault' in parsed ? parsed : gameOfRecord(parsed.record, owners, seed);
}
