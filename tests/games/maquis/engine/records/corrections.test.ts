import { describe, expect, test } from 'vitest';
import {
  checkRecord,
  fitsLink,
  type GameRecord,
  gameLink,
  newGame,
  positionLink,
  readLink,
  replay,
  type Snapshot,
  snapshotOf,
  tableOf,
  withoutSecrets,
} from '#games/maquis/engine/index.ts';

const GOALS = { west: 'sabotage', east: 'aid-the-spy' } as const;
const PLAIN = {
  format: 'maquis-record',
  version: 1,
  ruleset: 'pnp-1.1',
  difficulty: 'normal',
  goals: GOALS,
  seed: 'corrected',
} as const;

const MOVES = ['place:grocer', 'patrol:1'];

const end = (record: GameRecord): Snapshot => {
  const played = replay(record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  return snapshotOf(played.replayed.positions.at(-1) as never);
};

/** What the table looks like after a worker at the Grocer and card 1, which sends police to Radio A. */
const BEFORE = end({ ...PLAIN, moves: MOVES });
const AFTER: Snapshot = { ...BEFORE, hand: { ...BEFORE.hand, money: 1, weapon: 1 }, morale: 5 };

const CORRECTED: GameRecord = {
  ...PLAIN,
  version: 2,
  moves: [...MOVES, 'correct:1', 'place:fence', 'patrol:2'],
  corrections: [{ before: BEFORE, after: AFTER }],
};

const changed = (change: object): unknown =>
  JSON.parse(JSON.stringify({ ...CORRECTED, ...change }));

function faultOf(value: unknown) {
  const checked = checkRecord(value);
  if ('fault' in checked) return checked.fault;
  const played = replay(checked.record);
  return 'fault' in played ? played.fault : undefined;
}

describe('a record with corrections', () => {
  test('goes on past them, with the table as it was put right', () => {
    expect(faultOf(CORRECTED)).toBeUndefined();
    expect(end(CORRECTED)).toMatchObject({
      hand: { money: 1, weapon: 1 },
      morale: 5,
      workers: ['grocer', 'fence'],
      discard: [1, 2],
    });
  });

  test('counts a correction among its steps, with nothing that happened in it', () => {
    const played = replay(CORRECTED);
    if ('fault' in played) throw new Error(played.fault.code);
    const { positions, moves, events } = played.replayed;
    expect(positions).toHaveLength(6);
    expect(moves[2]).toBeUndefined();
    expect(events[2]).toEqual([]);
    expect(snapshotOf(positions[3])).toEqual(AFTER);
  });

  test('draws on from the same deck: a correction shuffles nothing', () => {
    const untouched = { ...CORRECTED, corrections: [{ before: BEFORE, after: BEFORE }] };
    const positions = [untouched, { ...PLAIN, moves: CORRECTED.moves.toSpliced(2, 1) }].map(
      (one) => {
        const played = replay(one);
        return 'replayed' in played ? played.replayed.positions.at(-1) : undefined;
      },
    );
    expect(positions[0]).toEqual(positions[1]);
  });

  test('may tell pawns in another order, and goods that there are none of as nothing', () => {
    const { hand: _, ...rest } = AFTER;
    const record = changed({
      moves: [...CORRECTED.moves, 'correct:2'],
      corrections: [
        { before: BEFORE, after: AFTER },
        {
          before: {
            ...rest,
            hand: AFTER.hand,
            workers: ['fence', 'grocer'],
            police: end(CORRECTED).police.toReversed(),
            patrolsToCome: end(CORRECTED).patrolsToCome,
            safeHouse: end(CORRECTED).safeHouse,
            phase: end(CORRECTED).phase,
            discard: [1, 2],
          },
          after: { ...end(CORRECTED), morale: 4 },
        },
      ],
    });
    expect(faultOf(record)).toBeUndefined();
  });

  test('of version 2 may have none, and one of version 1 knows no such move', () => {
    expect(faultOf(changed({ moves: MOVES, corrections: undefined }))).toBeUndefined();
    expect(faultOf({ ...PLAIN, moves: [...MOVES, 'correct:1'] })).toMatchObject({
      code: 'no-such-move',
      move: 3,
    });
  });

  test.each([
    ['one that is not listed', { corrections: [] }],
    ['one that is listed and was not made', { moves: MOVES }],
    ['another number', { moves: [...MOVES, 'correct:2'] }],
  ])('is refused with %s', (_, change) => {
    expect(faultOf(changed(change))).toMatchObject({ code: 'corrections-differ' });
  });

  test('is refused where the table before is not the one the moves lead to', () => {
    const before = { ...BEFORE, hand: { ...BEFORE.hand, food: 2 } };
    expect(faultOf(changed({ corrections: [{ before, after: AFTER }] }))).toEqual({
      code: 'correction-starts-elsewhere',
      move: 3,
      text: 'correct:1',
      value: 'hand.food',
      found: '2',
      real: '0',
    });
  });

  test('maquis.morale-limit: is refused where the table after cannot be', () => {
    const after = { ...BEFORE, morale: 9 };
    expect(faultOf(changed({ corrections: [{ before: BEFORE, after }] }))).toMatchObject({
      code: 'correction-impossible',
      move: 3,
      faults: [{ code: 'morale-off-track', rule: 'maquis.morale-limit' }],
    });
  });

  test('with a wrong value names the place of it', () => {
    const after = { ...AFTER, phase: 'noon' };
    expect(faultOf(changed({ corrections: [{ before: BEFORE, after }] }))).toMatchObject({
      code: 'wrong-value',
      at: 'corrections.0.after.phase',
      found: '"noon"',
    });
  });
});

describe('a link to a game with corrections', () => {
  test('opens the game past them', () => {
    const link = gameLink({ record: CORRECTED, at: 4 });
    expect(link).toMatch(/^game=3/);
    const told = readLink(link);
    if (!('game' in told)) throw new Error(JSON.stringify(told));
    expect(told.game.at).toBe(4);
    expect(told.game.record.moves).toEqual(CORRECTED.moves);
    expect(told.game.record.corrections).toMatchObject(CORRECTED.corrections ?? []);
    expect(end(told.game.record)).toEqual(end(CORRECTED));
    expect(gameLink(told.game)).toBe(link);
    expect(link.length).toBeLessThan(120);
  });

  test('tells a game without any as it always did', () => {
    expect(gameLink({ record: { ...PLAIN, moves: MOVES }, at: 0 })).toMatch(/^game=2/);
  });

  test('opens what was played from a position as well', () => {
    const table = withoutSecrets(tableOf(newGame({ difficulty: 'normal', goals: GOALS })));
    const { moves, corrections = [] } = CORRECTED;
    const shared = { table, seed: 'another', moves, corrections, at: 5 };
    const told = readLink(positionLink(shared));
    expect(told).toMatchObject({ position: { table, seed: 'another', moves, corrections, at: 5 } });
  });

  test('opens corrections at the start, at the end and one after the other', () => {
    const start = end({ ...PLAIN, moves: [] });
    const [one, other] = [5, 4].map((morale): Snapshot => ({ ...start, morale }));
    const record: GameRecord = {
      ...CORRECTED,
      moves: ['correct:1', 'correct:2', 'place:grocer', 'correct:3'],
      corrections: [
        { before: start, after: one },
        { before: one, after: other },
        ...[end({ ...PLAIN, moves: ['place:grocer'] })].map((before) => ({
          before: { ...before, morale: 4 },
          after: { ...before, morale: 6 },
        })),
      ],
    };
    const told = readLink(gameLink({ record, at: 0 }));
    expect(told).toMatchObject({ game: { record: { moves: record.moves } } });
    expect('game' in told && end(told.game.record)).toEqual(end(record));
  });

  test('holds 150 corrections and no more', () => {
    const { hand } = BEFORE;
    const tables = [0, 1].map((money): Snapshot => ({ ...BEFORE, hand: { ...hand, money } }));
    const recordOf = (count: number): GameRecord => ({
      ...CORRECTED,
      moves: [...MOVES, ...Array.from({ length: count }, (_, n) => `correct:${n + 1}`)],
      corrections: Array.from({ length: count }, (_, n) => ({
        before: tables[n % 2],
        after: tables[(n + 1) % 2],
      })),
    });
    const most = recordOf(150);
    expect(fitsLink(most)).toBe(true);
    expect(readLink(gameLink({ record: most, at: 152 }))).toHaveProperty('game.at', 152);
    const more = recordOf(151);
    expect(fitsLink(more)).toBe(false);
    expect(() => gameLink({ record: more, at: 0 })).toThrow(RangeError);
  });

  test('is no deal', () => {
    const link = gameLink({ record: CORRECTED, at: 0 });
    expect(readLink(link.replace('game=3', 'deal=3'))).toEqual({
      fault: { code: 'other-version', found: '3' },
    });
  });
});
