import { createReadStream } from 'node:fs';
import { BadInput, type Command, commandWithOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { streams } from '#cli/streams.ts';
import { decoded } from '#cli/texts.ts';
import * as m from '#messages';
import { LINE_COMMANDS } from './cli/each-line.ts';
import { resolveCommand } from './cli/resolve.ts';
import { loggedPosition, positionHash, readLogText } from './engine/log/index.ts';
import { readTablesText, SECTIONS } from './engine/tables/index.ts';
import { fileFault, logFault } from './i18n/log.ts';
import { messagePlace, tableMessage, tableSentence } from './i18n/tables.ts';

/** A replay that does not end a turn as its mark says. */
const markDiffers = (turn: number): string => m.ablaze_log_differs({ turn });

const replayCommand = commandWithOptions({
  name: 'replay',
  syntax: '[FILE]',
  summary:
    'Goes through the log of a game as far as it is one: the table where it ends, with its mark.',
  options: {},
  takesFile: true,
  async run({ file }) {
    const read = readLogText(await wholeFile(file));
    if ('wrong' in read) throw new BadInput(fileFault(read.wrong));
    const { course, fault } = read;
    const position = loggedPosition(course);
    if (fault) printError(logFault(fault, course.events.length + 1));
    for (const turn of course.differs) printError(markDiffers(turn));
    await print({
      events: course.events.length,
      counting: course.counted.length,
      turn: position.turn,
      phase: position.phase,
      mark: positionHash(position),
      differs: course.differs,
      ...(fault && { fault }),
      position,
    });
    return fault === undefined && course.differs.length === 0;
  },
});

const tablesCommand = commandWithOptions({
  name: 'tables',
  syntax: '[FILE]',
  summary:
    'Checks a file of an owner’s tables: which sections can be used, and every message with its place.',
  options: {},
  takesFile: true,
  async run({ file }) {
    const { tables, open, messages } = readTablesText(await wholeFile(file));
    for (const message of messages) {
      if (message.level !== 'missing') printError(`${message.code}: ${tableSentence(message)}`);
    }
    await print({
      taken: tables !== undefined,
      used: SECTIONS.filter((section) => tables?.[section] !== undefined),
      open: Object.keys(open),
      messages: messages.map((message) => ({
        code: message.code,
        level: message.level,
        at: messagePlace(message),
        says: tableMessage(message),
      })),
    });
    return tables !== undefined && Object.keys(open).length === 0;
  },
});

/** The commands of Set Europe Ablaze, in the order of its usage. */
export const commands: readonly Command[] = [
  ...LINE_COMMANDS,
  tablesCommand,
  replayCommand,
  resolveCommand,
];

/**
 * All of a file, or of standard input.
 *
 * @throws {BadInput} where it cannot be read
 */
async function wholeFile(file: string | undefined): Promise<string> {
  if (file === undefined) return textOf(streams().input);
  try {
    return await textOf(createReadStream(file));
  } catch {
    throw new BadInput(`“${file}” cannot be read; name a file, or send one to standard input.`);
  }
}

async function textOf(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of decoded(pieces)) text += piece;
  return text;
}
