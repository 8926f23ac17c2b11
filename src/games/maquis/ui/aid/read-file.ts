import { recordFaultText, ruleOfRecordFault } from '#games/maquis/i18n/record-faults.ts';
import type { MaquisOwners, MaquisSaves } from '#games/maquis/session/index.ts';
import { gamesIn as entriesIn } from '#games/maquis/session/read-games.ts';
import type { EntryRead } from '#play/game-mode.ts';

/** The games in a file of records, one at a time, and in words why something in it is none. */
export function* gamesIn(
  text: string,
  owners: MaquisOwners,
  nextSeed: () => string,
): Generator<EntryRead<MaquisSaves>> {
  for (const read of entriesIn(text, owners, nextSeed)) {
    if ('game' in read) yield { ...read, extra: {} };
    else {
      const { entry, fault } = read;
      yield { entry, text: recordFaultText(fault), rule: ruleOfRecordFault(fault) };
    }
  }
}
