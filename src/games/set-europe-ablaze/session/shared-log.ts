import * as v from 'valibot';
import {
  forkOf,
  type LogFault,
  type LogState,
  readLog,
  type Telling,
  withEvent,
  withoutTime,
} from '../engine/log/index.ts';
import { eventsOf, gameWithEvents, RULESET, type SeaGame, unnumbered } from './replay.ts';

/*
 * One log on two devices. The table's device gives events their numbers; the other one has the whole log too,
 * asks for what it wants written down, and catches up with what it is told.
 */

/** No side tells more at one go. */
const MOST_AT_ONCE = 50;

const AskSchema = v.object({
  told: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MOST_AT_ONCE)),
});

/** What the other device asks for: events to be written down, in their order. */
export interface LogAsked {
  readonly told: readonly Telling[];
}

/** What is told of a game: its log from the first event on. */
export const sharedLog = (game: SeaGame) => ({
  ...{ title: game.setUp.title ?? '', rulings: game.setUp.rulings ?? {} },
  ...{ game: game.setUp.seed ?? '', events: eventsOf(game) },
});

/** The game that was told; nothing where it is none. Never throws. */
export function readSharedLog(told: unknown): SeaGame | undefined {
  if (typeof told !== 'object' || told === null) return undefined;
  const read = readLog({ ...told, format: 'sea-game', version: 1 });
  if ('wrong' in read || read.fault || read.log.game === undefined) return undefined;
  const { title, rulings, game, events } = read.log;
  if (events.length === 0) return undefined;
  const setUp = {
    ...{ ruleset: RULESET, seed: game },
    ...(title === '' ? {} : { title }),
    ...(Object.keys(rulings).length === 0 ? {} : { rulings }),
  };
  return gameWithEvents(setUp, events.map(unnumbered));
}

/** What was asked for as events that can follow, or why they cannot. Never throws. */
export function takeAsked(
  course: LogState,
  rulings: Readonly<Record<string, string>>,
  asked: unknown,
): LogAsked | { readonly fault: LogFault | undefined } {
  const read = v.safeParse(AskSchema, asked);
  if (!read.success) return { fault: undefined };
  const told: Telling[] = [];
  let now = course;
  for (const one of read.output.told) {
    const next = withEvent(now, { ...one, n: now.events.length + 1 }, rulings);
    if ('fault' in next) return next;
    now = next.course;
    told.push(unnumbered({ ...now.events.at(-1) }) as Telling);
  }
  return { told };
}

/** How the log here stands to the table's, and what is to be done about it. */
type LogsCompared =
  | { readonly is: 'same' }
  /** The table has written down more, or there is more here than it was told. */
  | { readonly is: 'behind' | 'further'; readonly told: readonly Telling[] }
  /** It is the same game, which went another way here. */
  | { readonly is: 'parted'; readonly at: number }
  | { readonly is: 'another' };

export function logsCompared(here: SeaGame | undefined, table: SeaGame): LogsCompared {
  if (!here || here.setUp.seed !== table.setUp.seed) return { is: 'another' };
  const [mine, theirs] = [eventsOf(here), eventsOf(table)];
  const fork = forkOf(mine, theirs);
  if (fork) return { is: 'parted', at: fork.at };
  if (mine.length === theirs.length) return { is: 'same' };
  const rest = (longer: typeof mine, from: number) =>
    longer.slice(from).map((event) => unnumbered(withoutTime(event)) as Telling);
  return mine.length < theirs.length
    ? { is: 'behind', told: rest(theirs, mine.length) }
    : { is: 'further', told: rest(mine, theirs.length) };
}
