import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { house, houseProcess } from './command-line.ts';

test('help names the games, and so does no game at all', async () => {
  const [help, nothing] = await Promise.all([house(['help']), house([])]);
  expect([help.status, nothing.status]).toEqual([0, 1]);
  expect(help.messages).toEqual(nothing.messages);
  expect(help.messages.join(' ')).toContain('maquis');
});

test.each([
  ['maqui', 'There is no game “maqui”; did you mean “maquis”?'],
  ['play', 'There is no game “play”;'],
])('a game nobody knows is answered with a sentence: %s', async (game, sentence) => {
  const { status, lines, messages } = await house([game, 'play']);
  expect({ status, lines }).toEqual({ status: 1, lines: [] });
  expect(messages.join(' ')).toContain(sentence);
});

test('a game called with no command lists its commands', async () => {
  const { status, messages } = await house(['maquis']);
  expect(status).toBe(1);
  expect(messages[0]).toContain('npm run --silent house -- maquis COMMAND');
  expect(messages.some((line) => line.startsWith('  play '))).toBe(true);
});

/** A command of each game, and what it is given to read; games that are not on the shelf are left out. */
const COMMANDS = [
  [['maquis', 'play', '--games', '2', '--seed', '1', '--states'], ''],
  [['resist', 'play', '--games', '2', '--seed', '1'], ''],
  [['les-poilus', 'play', '--games', '2', '--seed', '1', '--players', '3'], ''],
  [['set-europe-ablaze', 'resolve'], '{"no":"case"}\n'],
  [['maquis', 'referee'], '{"no":"record"}\n'],
  [['maquis', 'palay'], ''],
] as const;

test.each(COMMANDS.filter(([[game]]) => existsSync(`src/games/${game}/cli.ts`)))(
  'a process of its own says what the tests are told: %j',
  async (args, input) => {
    const told = await house(args, input);
    expect(told.lines.length + told.messages.length).toBeGreaterThan(0);
    expect(await houseProcess(args, input)).toEqual(told);
  },
);
