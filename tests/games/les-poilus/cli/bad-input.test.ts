import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BadInput } from '#cli/options.ts';
import { commands } from '#games/les-poilus/cli.ts';

const PERFT = fileURLToPath(new URL('../../../fixtures/les-poilus/perft.jsonl', import.meta.url));

/** What a command asked for wrongly says, without a process of its own. */
async function refusalOf([name, ...args]: readonly string[]): Promise<string> {
  const command = commands.find((known) => known.name === name);
  try {
    await command?.run(args);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  throw new Error('it was done');
}

test.each([
  [['play', '--seed', 's'], 'needs --games'],
  [['play', '--games', '1', '--seed', 's', '--players', '6'], 'from 2 to 5'],
  [['play', '--games', '1', '--seed', 's', '--variant', 'veterans'], 'did you mean “veteran”'],
  [['play', '--games', '1', '--seed', 's', '--options', '{'], 'not JSON'],
  [['play', '--games', '1', '--seed', 's', '--options', '[]'], 'must be a JSON object'],
  [
    ['play', '--games', '1', '--seed', 's', '--options', '{"prowd":"if-last"}'],
    'did you mean “proud”',
  ],
  [['play', '--games', '1', '--seed', 's', '--options', '{"proud":1}'], 'unless-last or if-last'],
  [
    [
      'play',
      '--games',
      '1',
      '--seed',
      's',
      '--players',
      '3',
      '--options',
      '{"twoPlayers":"chaplain"}',
    ],
    'The Chaplain is for two players',
  ],
  [['perft', '--depth', '0', '--record', 'x'], 'a whole number from 1 on'],
  [['perft', '--depth', '2', '--record', 'no-such-file'], 'There is no file'],
  [['legal', 'no-such-file'], 'There is no file'],
  [['odds', PERFT, '--seat', '5'], 'a seat from 0 to 1'],
  [['play', '--games', '1', '--seed', 's', '--policy', 'coahc'], 'did you mean “coach”'],
  [
    ['play', '--games', '1', '--seed', 's', '--lines', '9'],
    'leave it out unless --policy is coach',
  ],
] as const)('%j is answered with a sentence', async (args, sentence) => {
  expect(await refusalOf(args)).toContain(sentence);
});
