import type { LogEvent } from './events.ts';

/** What is told at the table: an event of the log but for its number. */
export type Telling = Readonly<Record<string, unknown>> & {
  readonly by: LogEvent['by'];
  readonly type: LogEvent['type'];
};
