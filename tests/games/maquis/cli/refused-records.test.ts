import { expect, test } from 'vitest';
import { maquis, recordLine } from './maquis.ts';

const TAKEN = ['place:grocer', 'patrol:1', 'place:grocer'];

test('bad records are told with line, move, reason and rule, and the good ones go on', async () => {
  const input = [
    recordLine(),
    '\n',
    recordLine().slice(0, 60),
    '\n',
    recordLine({ moves: TAKEN }),
    recordLine({ moves: ['place:grocre'] }),
    recordLine({ outcome: { result: 'win', reason: 'goals' } }),
    recordLine().replace('\n', '\r\n'),
  ].join('');
  const { status, results, messages } = await maquis(['referee'], input);
  const taken =
    'Move 3, place:grocer: Another worker is at the Grocer already; a worker needs a place without any pawn.';
  const unknown = 'Move 1, place:grocre: There is no place called “grocre”; did you mean “grocer”?';
  const notJson = 'This is not a game record: it is not JSON; a record is one JSON object.';
  const notWon =
    'Move 2: the record says the game is a win, but after this move it is not over; leave “outcome” out or add the moves that are missing.';
  expect(results).toEqual([
    { line: 1, ok: true, moves: 2 },
    { line: 3, ok: false, reason: notJson },
    { line: 4, ok: false, move: 3, reason: taken, rule: 'maquis.free-place' },
    { line: 5, ok: false, move: 1, reason: unknown },
    { line: 6, ok: false, move: 2, reason: notWon, rule: 'maquis.result' },
    { line: 7, ok: true, moves: 2 },
  ]);
  expect(messages).toEqual([
    `standard input, line 3: ${notJson}`,
    `standard input, line 4: ${taken}`,
    `standard input, line 5: ${unknown}`,
    `standard input, line 6: ${notWon}`,
  ]);
  expect(status).toBe(1);
});

test('legal tells of a bad record as referee does', async () => {
  const { status, lines, messages } = await maquis(['legal'], recordLine({ moves: TAKEN }));
  expect({ status, lines }).toEqual({ status: 1, lines: [] });
  expect(messages[0]).toMatch(/^standard input, line 1: Move 3, place:grocer: Another worker /);
});

test('what a record holds cannot steer the terminal', async () => {
  const { messages } = await maquis(['legal'], recordLine({ moves: ['\u001b[2J\n\rplace'] }));
  expect(messages.join(' ')).not.toMatch(/\p{Cc}/u);
});

test('a record may be spread over lines, and one without an end does not swallow the next', async () => {
  const spread = `${JSON.stringify(JSON.parse(recordLine()), null, 2)}\n`;
  const broken = spread.split('\n').slice(0, 4).join('\n');
  const { results } = await maquis(
    ['referee'],
    [spread, broken, '\n', recordLine(), spread].join(''),
  );
  const lines = spread.split('\n').length - 1;
  expect(results).toMatchObject([
    { line: 1, ok: true, moves: 2 },
    { line: lines + 1, ok: false },
    { line: lines + 5, ok: true, moves: 2 },
    { line: lines + 6, ok: true, moves: 2 },
  ]);
});
