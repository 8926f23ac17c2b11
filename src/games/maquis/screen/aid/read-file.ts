import type { KeptMaquis, Owners } from '#maquis/table/index.ts';
import { gamesIn as entriesIn } from '#maquis/table/read-games.ts';
import { recordFaultText, ruleOfRecordFault } from '#maquis/words/record-faults.ts';
import type { EntryRead } from '#play/screen/face.ts';

/** The games in a file of records, one at a time, and in words why something in it is none. */
export function* gamesIn(
  text: string,
  owners: Owners,
  nextSeed: () => string,
): Generator<EntryRead<KeptMaquis>> {
  for (const read of entriesIn(text, owners, nextSeed)) {
    if ('game' in read) yield { ...read, besides: {} };
    else {
      const { entry, fault } = read;
      yield { entry, text: recordFaultText(fault), rule: ruleOfRecordFault(fault) };
    }
  }
}
