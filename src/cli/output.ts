import { once } from 'node:events';
import { streams } from './streams.ts';

/** Writes a result to standard output as one line of JSON, at the pace at which it is read. */
export async function print(result: unknown): Promise<void> {
  const { output } = streams();
  if (!output.write(`${JSON.stringify(result)}\n`)) await once(output, 'drain');
}

/** Writes a message to standard error. */
export function printError(text: string): void {
  streams().messages.write(`${visible(text)}\n`);
}

/** A record may hold anything; what would steer the terminal is not passed on to it. */
const visible = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, '\u{fffd}');
