import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkRecord,
  type GameRecord,
  type ResistHistory,
  replay,
} from '#games/resist/engine/index.ts';

/** The lines of a file in `tests/fixtures/resist`, as what they say. */
export function linesOf<Line>(file: string): Line[] {
  return readFileSync(join(import.meta.dirname, '../../fixtures/resist', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** A record of a fixture played through; an error where it cannot be. */
export function replayed(line: object): ResistHistory {
  const checked = checkRecord({ format: 'resist-record', version: 1, ...line });
  if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
  return replayedRecord(checked.record);
}

export function replayedRecord(record: GameRecord): ResistHistory {
  const played = replay(record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  return played.replayed;
}
