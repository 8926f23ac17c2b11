import { commandWithOptions } from '#cli/options.ts';
import { print, printError } from '#cli/output.ts';
import { readTablesText, SECTIONS } from '../engine/tables/index.ts';
import { messagePlace, tableMessage, tableSentence } from '../i18n/tables.ts';
import { wholeFile } from './whole-file.ts';

export const tablesCommand = commandWithOptions({
  name: 'tables',
  syntax: '[FILE]',
  does: 'Checks a file of an owner’s tables: which sections can be used, and every message with its place.',
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
