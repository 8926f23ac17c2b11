import { expect, test } from 'vitest';
import {
  codeOf,
  eventsOf,
  gameInCode,
  gameWithEvents,
  unnumbered,
} from '#games/set-europe-ablaze/session/index.ts';
import { type Loose, logExample } from '../examples.ts';

const setUp = { ruleset: 'booklet-2014', seed: 'one-game' };
const upTo = (events: number) =>
  gameWithEvents(
    setUp,
    logExample()
      .events.slice(0, events)
      .map((event: Loose) => unnumbered(event)),
  );
const whole = upTo(21);

test('the whole game as a code comes out the same on a device that has nothing of it', async () => {
  const read = await gameInCode(await codeOf(whole, 0), []);
  if ('wrong' in read) throw new Error(read.wrong);
  expect(eventsOf(read.game)).toEqual(eventsOf(whole));
  expect(read.game.setUp.seed).toBe('one-game');
});

test('the events since one go on with the game that is there', async () => {
  const code = await codeOf(whole, 11);
  const read = await gameInCode(code, [upTo(14)]);
  if ('wrong' in read) throw new Error(read.wrong);
  expect(eventsOf(read.game)).toEqual(eventsOf(whole));
  expect(await gameInCode(code, [])).toEqual({ wrong: 'earlier' });
  expect(await gameInCode(code, [upTo(9)])).toEqual({ wrong: 'earlier' });
});

test('two games that parted before are told so', async () => {
  const other = gameWithEvents(
    setUp,
    [
      ...upTo(7).steps.flatMap((step) => ('correction' in step ? [step.correction] : [])),
      ...upTo(14)
        .steps.slice(7)
        .flatMap((step) => ('correction' in step ? [step.correction] : [])),
    ].map((event, place) => (place === 7 ? { ...event, ap: 5 } : event)),
  );
  expect(await gameInCode(await codeOf(whole, 11), [other])).toEqual({
    wrong: 'parted',
    before: 12,
  });
});

test('a turn is some hundred letters', async () => {
  expect((await codeOf(whole, 11)).length).toBeLessThan(1000);
});

test('a code with a letter lost, doubled or changed is none', async () => {
  const code = await codeOf(whole, 0);
  const broken = [
    code.slice(1),
    code.slice(0, -1),
    `${code}A`,
    code.replace(/.(?=.{9}$)/, '-'),
    '',
    'x',
  ];
  for (const text of broken) {
    const read = await gameInCode(text, []);
    if (text !== code) expect(read).toEqual({ wrong: 'code' });
  }
  // Line breaks of a messenger do no harm.
  expect(await gameInCode(code.replace(/.{40}/g, '$&\n'), [])).toHaveProperty('game');
});

test.each([
  'CODE.',
  '“CODE”',
  '（CODE）。',
  '看：CODE，该你了',
  'My turn: CODE Your move!',
  '**CODE**',
])('what stands around a code does no harm: %s', async (text) => {
  const code = await codeOf(whole, 0);
  const read = await gameInCode(text.replace('CODE', code), []);
  expect(read).toEqual(await gameInCode(code, []));
  expect(read).toHaveProperty('game');
  expect(await gameInCode(text.replace('CODE', code.slice(1)), [])).toEqual({ wrong: 'code' });
});
