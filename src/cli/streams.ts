import { AsyncLocalStorage } from 'node:async_hooks';

/** What a command reads and writes. */
interface Streams {
  /** Records, where no file is named. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Results, one line of JSON each. */
  readonly output: NodeJS.WritableStream;
  /** Messages for whoever called it. */
  readonly messages: NodeJS.WritableStream;
}

const lent = new AsyncLocalStorage<Streams>();

/** The streams of the command that is running: those of the process, unless others were lent to it. */
export const streams = (): Streams =>
  lent.getStore() ?? {
    input: process.stdin,
    output: process.stdout,
    messages: process.stderr,
  };

/** Runs commands that read and write these streams in place of the process's own. */
export const withStreams = <Result>(given: Streams, run: () => Result): Result =>
  lent.run(given, run);
