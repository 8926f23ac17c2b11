import { readSaveFile } from '#play/saves/import-file.ts';
import { gameIn } from '#play/saves/save.ts';
import {
  type FileFault,
  LOG_FORM,
  type LogFault,
  logText,
  readLog,
  readLogText,
} from '../engine/log/index.ts';
import { keptTables } from './kept-tables.ts';
import { eventsOf, gameWithEvents, RULESET, type SeaGame, unnumbered } from './replay.ts';
import type { Save, SeaSaves } from './save-format.ts';

type ReadLog = ReturnType<typeof readLog>;

/*
 * Games as files: one log, or several, a line each.
 */

/** Whether a file can tell a save. */
export const hasLog = (save: Save): boolean => (gameIn<SeaSaves>(save)?.steps.length ?? 0) > 0;

function logOf(game: SeaGame) {
  const { seed, title = '', rulings = {} } = game.setUp;
  return {
    title,
    tables: keptTables().tables.title ?? '',
    rulings,
    ...(seed === undefined ? {} : { game: seed }),
    events: eventsOf(game),
  };
}

/** The games that a file can tell, as its text. */
export function fileWithLogs(saves: readonly Save[]): string {
  const logs = saves.flatMap((save) => {
    const game = gameIn<SeaSaves>(save);
    return game && hasLog(save) ? [logOf(game)] : [];
  });
  const [only] = logs;
  if (only && logs.length === 1) return logText(only);
  return logs.map((log) => `${JSON.stringify({ ...LOG_FORM, ...log })}\n`).join('');
}

/** Why an entry of a file is no game, or not all of one: then the event at which it does not go on. */
export type LogEntryFault =
  | { readonly wrong: FileFault }
  | { readonly fault: LogFault; readonly at: number };

type LogEntry =
  | { readonly game: SeaGame }
  | { readonly entry: number; readonly fault: LogEntryFault };

/** Reads a file, one game at a time. One that does not go on is taken up to there, and why is told. */
export function* logsIn(text: string, nextSeed: () => string): Generator<LogEntry> {
  const whole = readLogText(text);
  if (!('wrong' in whole) || whole.wrong !== 'not-json') {
    yield* told(whole, 1, nextSeed);
    return;
  }
  let entry = 0;
  for (const read of readSaveFile(text, (value) => ({ game: logIn(value) }))) {
    entry++;
    if ('game' in read) yield* told(read.game, entry, nextSeed);
  }
}

const logIn = (value: unknown): ReadLog =>
  value === undefined ? { wrong: 'not-json' } : readLog(value);

function* told(read: ReadLog, entry: number, nextSeed: () => string): Generator<LogEntry> {
  if ('wrong' in read) return yield { entry, fault: { wrong: read.wrong } };
  const { log, fault } = read;
  const { events, title, rulings, game: seed = nextSeed() } = log;
  const setUp = {
    ruleset: RULESET,
    seed,
    ...(title === '' ? {} : { title }),
    ...(Object.keys(rulings).length === 0 ? {} : { rulings }),
  };
  if (events.length > 0) yield { game: gameWithEvents(setUp, events.map(unnumbered)) };
  if (fault) yield { entry, fault: { fault, at: events.length + 1 } };
  else if (events.length === 0) yield { entry, fault: { wrong: 'no-events' } };
}
