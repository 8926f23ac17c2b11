import { describe, expect, test } from 'vitest';
import { checkRecord, parseRecord, replay } from '#games/maquis/engine/index.ts';

const SOUND = {
  format: 'maquis-record',
  version: 1,
  ruleset: 'pnp-1.1',
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  moves: ['place:grocer', 'patrol:4', 'place:doctor'],
};

const { goals: _goals, ...withoutGoals } = SOUND;
const { moves: _moves, ...withoutMoves } = SOUND;

describe('a text that is no record', () => {
  test.each([
    ['cut off', JSON.stringify(SOUND).slice(0, 40)],
    ['empty', ''],
    ['prose', 'my best game'],
  ])('%s', (_, text) => {
    expect(parseRecord(text)).toEqual({ fault: { code: 'not-json' } });
  });

  test.each(['null', '[]', '"text"', '7', 'true'])('%s is no object', (text) => {
    expect(parseRecord(text)).toEqual({ fault: { code: 'not-an-object' } });
  });
});

describe('a record of something else', () => {
  test.each([
    [{ format: 'chess-record' }, 'other-format', '"chess-record"'],
    [{ format: undefined }, 'other-format', 'nothing'],
    [{ version: 3 }, 'other-version', '3'],
    [{ version: '1' }, 'other-version', '"1"'],
    [{ ruleset: 'third-edition' }, 'other-ruleset', '"third-edition"'],
  ])('%j', (changed, code, found) => {
    expect(checkRecord({ ...SOUND, ...changed })).toEqual({ fault: { code, found } });
  });
});

describe('a record with a wrong value names the place of it', () => {
  test.each([
    ['an unknown mode', { ...SOUND, difficulty: 'brutal' }, 'difficulty', '"brutal"'],
    [
      'an unknown goal',
      { ...SOUND, goals: { west: 'sabotage', east: 'heist' } },
      'goals.east',
      '"heist"',
    ],
    ['a number for a move', { ...SOUND, moves: ['place:grocer', 4] }, 'moves.1', '4'],
    ['no goals', withoutGoals, 'goals', 'nothing'],
    ['no moves', withoutMoves, 'moves', 'nothing'],
    ['a seed that is no text', { ...SOUND, seed: 12 }, 'seed', '12'],
    [
      'an unknown result',
      { ...SOUND, outcome: { result: 'glory', reason: 'time' } },
      'outcome.result',
      '"glory"',
    ],
    [
      'an unknown reason',
      { ...SOUND, outcome: { result: 'win', reason: 'luck' } },
      'outcome.reason',
      '"luck"',
    ],
  ])('%s', (_, value, at, found) => {
    expect(checkRecord(value)).toMatchObject({ fault: { code: 'wrong-value', at, found } });
  });

  test('maquis.setup-goals: a record with the same goal twice is refused', () => {
    const goals = { west: 'sabotage', east: 'sabotage' };
    expect(checkRecord({ ...SOUND, goals })).toEqual({
      fault: { code: 'same-goal-twice', found: 'sabotage' },
    });
  });

  test('what is shown of a long value is short', () => {
    const checked = checkRecord({ ...SOUND, difficulty: 'x'.repeat(500) });
    expect('fault' in checked && 'found' in checked.fault && checked.fault.found.length).toBe(60);
  });
});

const played = (changed: object) => {
  const checked = checkRecord({ ...SOUND, ...changed });
  if ('fault' in checked) throw new Error(checked.fault.code);
  return replay(checked.record);
};

describe('a record whose moves are no game', () => {
  test.each([
    ['fly:grocer', 'unknown-move', 'fly:grocer'],
    ['place:louvre', 'unknown-place', 'louvre'],
    ['place:', 'unknown-place', ''],
    ['patrol:11', 'unknown-card', '11'],
    ['patrol:04', 'unknown-card', '04'],
    ['act:grocer:dance', 'unknown-action', 'dance'],
    ['act:radio-a:airdrop-food:grocer', 'unknown-field', 'grocer'],
    ['act:spare-room-west:room:ballroom', 'unknown-tile', 'ballroom'],
    ['act:spare-room-west:room', 'target-missing', 'act:spare-room-west:room'],
    ['place:grocer:now', 'too-many-parts', 'place:grocer:now'],
    ['upkeep:now', 'too-many-parts', 'upkeep:now'],
  ])('%s is no move (%s)', (text, code, found) => {
    expect(played({ moves: [...SOUND.moves, text] })).toEqual({
      fault: { code: 'no-such-move', move: 4, text, fault: { code, found } },
    });
  });

  test('an illegal move is named by its number, the first is 1', () => {
    expect(played({ moves: ['patrol:1'] })).toMatchObject({
      fault: { code: 'illegal-move', move: 1, text: 'patrol:1' },
    });
    expect(played({ moves: [...SOUND.moves, 'patrol:4'] })).toMatchObject({
      fault: {
        code: 'illegal-move',
        move: 4,
        text: 'patrol:4',
        reasons: [{ code: 'card-in-discard', rule: 'maquis.reshuffle' }],
      },
    });
  });

  test('a record may end anywhere', () => {
    expect(played({})).toMatchObject({ replayed: { outcome: undefined } });
    expect(played({ moves: [] })).toMatchObject({ replayed: { positions: [{}], moves: [] } });
  });

  test('a result claimed for a game that is not over is refused', () => {
    expect(played({ outcome: { result: 'win', reason: 'goals' } })).toEqual({
      fault: { code: 'outcome-differs', move: 3, claimed: 'win', real: 'unfinished' },
    });
  });
});
