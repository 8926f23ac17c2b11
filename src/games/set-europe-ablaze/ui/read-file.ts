import type { EntryRead } from '#play/game-mode.ts';
import { fileFault, logFault } from '../i18n/log.ts';
import { type LogEntryFault, logsIn, type SeaSaves } from '../session/index.ts';

/** The games in a file of logs, one at a time, and in words why something in it is none. */
export function* gamesIn(
  text: string,
  _: unknown,
  nextSeed: () => string,
): Generator<EntryRead<SeaSaves>> {
  for (const read of logsIn(text, nextSeed)) {
    if ('game' in read) yield { ...read, extra: {} };
    else yield { entry: read.entry, text: faultText(read.fault) };
  }
}

const faultText = (told: LogEntryFault): string =>
  'wrong' in told ? fileFault(told.wrong) : logFault(told.fault, told.at);
