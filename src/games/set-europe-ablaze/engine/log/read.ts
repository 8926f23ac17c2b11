import { parseUntrustedJson } from '#shared/parse-untrusted-json.ts';
import { isUnknownRecord } from '../read-state.ts';
import type { LogEvent } from './events.ts';
import { goThrough, type LogFault, type LogState } from './log-state.ts';

export const LOG_FORM = { format: 'sea-game', version: 1 } as const;

/** A game as a file: what was done, in order. */
interface GameLog {
  readonly title: string;
  /** The title of the tables that were used, for people. */
  readonly tables: string;
  readonly rulings: Readonly<Record<string, string>>;
  /** Which game it is, the same on every device that goes on with it; not every file says so. */
  readonly game?: string;
  readonly events: readonly LogEvent[];
}

/** Why a file is no log at all. */
export type FileFault =
  | 'too-large'
  | 'not-json'
  | 'is-tables'
  | 'not-a-log'
  | 'newer'
  | 'no-events';

type ReadLog =
  | { readonly wrong: FileFault }
  | { readonly log: GameLog; readonly course: LogState; readonly fault?: LogFault };

/** A game of nine turns is some 150 kB. */
export const LARGEST_LOG = 2_000_000;

const PARTS = { parts: 200_000, items: 400_000 };

/** Reads a log, and goes through it as far as it is one. Never throws. */
export function readLogText(text: string): ReadLog {
  if (text.length > LARGEST_LOG) return { wrong: 'too-large' };
  const value = parseUntrustedJson(text.replace(/^\uFEFF/, ''), PARTS);
  return value === undefined ? { wrong: 'not-json' } : readLog(value);
}

export function readLog(value: unknown): ReadLog {
  if (!isUnknownRecord(value)) return { wrong: 'not-a-log' };
  if (value.format === 'sea-tables') return { wrong: 'is-tables' };
  if (value.format !== LOG_FORM.format) return { wrong: 'not-a-log' };
  if (Number.isInteger(value.version) && Number(value.version) > LOG_FORM.version)
    return { wrong: 'newer' };
  if (value.version !== LOG_FORM.version) return { wrong: 'not-a-log' };
  if (!Array.isArray(value.events)) return { wrong: 'no-events' };
  const rulings = wordsIn(value.rulings);
  const { course, fault } = goThrough(value.events, rulings);
  const game = wordIn(value.game);
  const log = {
    title: wordIn(value.title),
    tables: wordIn(value.tables),
    rulings,
    ...(game === '' ? {} : { game }),
    events: course.events,
  };
  return { log, course, ...(fault && { fault }) };
}

const wordIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 60) : '');

const wordsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isUnknownRecord(value) ? value : {}).flatMap(([id, choice]) =>
      /^[CND]\d{1,2}$/.test(id) && typeof choice === 'string' ? [[id, choice.slice(0, 40)]] : [],
    ),
  );

/** The file of a game. */
export const logText = (log: GameLog): string =>
  `${JSON.stringify({ ...LOG_FORM, ...log }, null, 1)}\n`;

/** Where two logs of a game part. */
interface Fork {
  /** The number of the first event in which they differ. */
  readonly at: number;
  readonly one: LogEvent;
  readonly other: LogEvent;
}

/** The same event, whenever it was written down. */
const textOf = (event: LogEvent): string => JSON.stringify(withoutTime(event));

/** An event as it is compared: when it was written down is not part of it. */
export const withoutTime = ({ at: _, ...event }: LogEvent): LogEvent => event as LogEvent;

/** The first event in which two logs differ; nothing where one is the beginning of the other. */
export function forkOf(one: readonly LogEvent[], other: readonly LogEvent[]): Fork | undefined {
  for (let place = 0; place < Math.min(one.length, other.length); place++) {
    const [mine, theirs] = [one[place], other[place]];
    if (mine && theirs && textOf(mine) !== textOf(theirs)) {
      return { at: place + 1, one: mine, other: theirs };
    }
  }
  return undefined;
}
