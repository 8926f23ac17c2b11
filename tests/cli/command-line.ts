import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runHouse } from '#cli/run-house.ts';
import { withStreams } from '#cli/streams.ts';

const COMMAND_LINE = fileURLToPath(new URL('../../src/cli/house.ts', import.meta.url));

export interface Ran {
  readonly status: number | null;
  /** The lines on standard output, as they stand there and as JSON. */
  readonly lines: readonly string[];
  readonly results: readonly Record<string, unknown>[];
  /** The lines on standard error. */
  readonly messages: readonly string[];
}

/** Runs the command line within the test: a process of its own would take longer to begin than to run. */
export async function house(args: readonly string[], input = ''): Promise<Ran> {
  const output = new PassThrough();
  const messages = new PassThrough();
  const given = { input: Readable.from([Buffer.from(input)]), output, messages };
  const said = Promise.all([text(output), text(messages)]);
  const status = await withStreams(given, () => runHouse(args)).finally(() => {
    output.end();
    messages.end();
  });
  return ran(status, ...(await said));
}

/** The same in a process of its own, as it is called. */
export async function houseProcess(args: readonly string[], input = ''): Promise<Ran> {
  const child = start(args);
  child.stdin.end(input);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err, status] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return ran(status, out, err);
}

function ran(status: number | null, out: string, err: string): Ran {
  const lines = linesOf(out);
  return {
    status,
    lines,
    results: lines.map((line) => JSON.parse(line)),
    messages: linesOf(err),
  };
}

/** Node keeps what it made of the sources for the next process, which is begun in a third of the time. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'safe-house-compiled') };

/** A process of the command line, for whoever wants to read its output as it comes. */
export const start = (args: readonly string[]) =>
  spawn(process.execPath, [COMMAND_LINE, ...args], { env });

const linesOf = (written: string): string[] => written.split('\n').filter((line) => line !== '');
