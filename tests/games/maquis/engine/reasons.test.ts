import { describe, expect, test } from 'vitest';
import { isOutOfTurn, parseMove, REASON_CODES, validateMove } from '#games/maquis/engine/index.ts';
import { REFUSED } from './refused.ts';
import { placing } from './tables.ts';

describe('a refusal gives its reason', () => {
  test.each(REASON_CODES)('%s', (code) => {
    const [position, text] = REFUSED[code];
    const parsed = parseMove(text);
    if ('fault' in parsed) throw new Error(text);
    const reasons = validateMove(position, parsed.move);
    expect(reasons.map((reason) => reason.code)).toEqual([code]);
    expect(reasons[0]?.rule).toMatch(/^maquis\./);
  });

  test('all that hold are given, the most telling first', () => {
    const position = placing({
      rooms: { 'spare-room-west': 'safe-house' },
      soldiers: 1,
      shot: true,
      soldierPawns: ['grocer'],
    });
    const parsed = parseMove('shoot:grocer');
    expect('move' in parsed && validateMove(position, parsed.move).map(({ code }) => code)).toEqual(
      ['shot-already', 'no-weapon', 'soldiers-cannot-be-shot'],
    );
  });
});

test('a move is out of turn where its moment is to come or gone, and not for what it asks', () => {
  const outOfTurn = REASON_CODES.filter((code) => {
    const [position, text] = REFUSED[code];
    const parsed = parseMove(text);
    const [reason] = 'move' in parsed ? validateMove(position, parsed.move) : [];
    return reason && isOutOfTurn(reason);
  });
  expect(outOfTurn).toEqual([
    'game-is-over',
    'worker-to-place',
    'patrol-to-draw',
    'workers-to-activate',
    'way-home-to-judge',
    'upkeep-to-do',
    'card-in-discard',
    'no-worker-there',
    'card-to-see',
    'worker-to-remove',
    'bridge-to-destroy',
    'shot-already',
    'no-police-there',
  ]);
});
