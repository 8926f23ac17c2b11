import { expect, test } from 'vitest';
import { house } from './command-line.ts';

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
