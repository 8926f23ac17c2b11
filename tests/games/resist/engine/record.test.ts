import { describe, expect, test } from 'vitest';
import { checkRecord, parseRecord, replay } from '#games/resist/engine/index.ts';

const RECORD = { format: 'resist-record', version: 1, moves: ['mission:border'] };

/** What is wrong with a record with these parts. */
function faultOf(parts: object): object | undefined {
  const checked = checkRecord({ ...RECORD, ...parts });
  if ('fault' in checked) return checked.fault;
  const played = replay(checked.record);
  return 'fault' in played ? played.fault : undefined;
}

test('split and reading default to the first', () => {
  expect(checkRecord(RECORD)).toMatchObject({ record: { split: 'random', reading: 'strict' } });
});

test('what is not JSON, or no object', () => {
  expect(parseRecord('{')).toEqual({ fault: { code: 'not-json' } });
  expect(parseRecord('[]')).toEqual({ fault: { code: 'not-an-object' } });
});

describe('a damaged record is told where', () => {
  test.each([
    [{ format: 'maquis-record' }, { code: 'other-format', found: '"maquis-record"' }],
    [{ version: 2 }, { code: 'other-version', found: '2' }],
    [{ split: 'fair' }, { code: 'wrong-value', at: 'split' }],
    [{ reading: 'loose' }, { code: 'wrong-value', at: 'reading' }],
    [{ moves: 'stop' }, { code: 'wrong-value', at: 'moves' }],
    [{ moves: [7] }, { code: 'wrong-value', at: 'moves.0' }],
    [{ seed: 7 }, { code: 'wrong-value', at: 'seed' }],
    [
      { outcome: { result: 'win', reason: 'ended' } },
      { code: 'wrong-value', at: 'outcome.result' },
    ],
    [{ moves: ['mission:moon'] }, { code: 'no-such-move', move: 1 }],
    [{ moves: ['mission:border', 'mission:border'] }, { code: 'illegal-move', move: 2 }],
    [{ moves: ['mission:convoy'] }, { code: 'illegal-move', move: 1 }],
  ])('%j', (parts, fault) => {
    expect(faultOf(parts)).toMatchObject(fault);
  });
});

const LOST_QUICKLY = [
  ...['border', 'barracks', 'mountain-pass', 'bunker'].map((id) => `mission:${id}`),
  ...['abel', 'adela', 'carlos', 'benigno', 'spy'].map((id) => `draw:${id}`),
  ...['attack:border', 'reveal:guard-1', 'reveal:guard-2', 'reveal:guard-3'],
  ...[
    'play:abel:hidden',
    'skip',
    'play:adela:hidden',
    'skip',
    'play:carlos:hidden',
    'play:benigno:hidden',
  ],
  ...['strike', 'stop', 'end'],
];

describe('resist.result: an outcome is there once the game is over, and not before', () => {
  const outcome = { result: 'draw', reason: 'ended', points: 0 };
  const over = { moves: LOST_QUICKLY };

  test('the real one is accepted', () => {
    expect(faultOf({ ...over, outcome })).toBeUndefined();
  });

  test.each([
    [over, 'nothing'],
    [{ ...over, outcome: { ...outcome, points: 2 } }, 'draw, ended, 2 points'],
    [{ ...over, outcome: { result: 'loss', reason: 'spies' } }, 'loss, spies'],
    [{ outcome }, 'draw, ended, 0 points'],
  ])('%#: any other is not', (parts, claimed) => {
    expect(faultOf(parts)).toMatchObject({ code: 'outcome-differs', claimed });
  });
});
