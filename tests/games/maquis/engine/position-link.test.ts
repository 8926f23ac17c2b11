import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardDrawnBySite,
  dealtAnew,
  faultsOf,
  legalMoves,
  moveText,
  newGame,
  type Position,
  play,
  positionFrom,
  positionLink,
  readLink,
  type SharedPosition,
  type Table,
  tableOf,
  withoutSecrets,
} from '#games/maquis/engine/index.ts';
import { setUpDigits } from '#games/maquis/engine/link.ts';
import { rulesetCalled } from '#games/maquis/engine/rulesets.ts';
import { stateDigits, unseenDigits } from '#games/maquis/engine/table-in-digits.ts';
import { packed } from '#play/links/digits.ts';
import { checkedText } from '#play/links/link-text.ts';
import { MOST_MOVES } from '#play/rules/game-rules.ts';
import { randomFrom } from '#shared/random.ts';
import { LINK_FAULT_CODES } from '../../../play/links/link-fault-codes.ts';
import { gamesToPlay, playOut } from './generated/games.ts';
import { acting, placing, tableWith, USUAL_GOALS } from './tables.ts';

/** A table as everybody at it knows it. */
const openOf = (position: Position): Table => withoutSecrets(tableOf(position));

const alone = (table: Table): SharedPosition => ({ table, moves: [], at: 0 });

function readPosition(fragment: string): SharedPosition {
  const told = readLink(fragment);
  if (!('position' in told)) throw new Error(`no position: ${JSON.stringify(told)}`);
  return told.position;
}

/** A position out of the midst of some game of any mode, goals and phase. */
const positions: fc.Arbitrary<Position> = fc.tuple(gamesToPlay, fc.nat(1000)).map(([game, at]) => {
  const { steps, end } = playOut(game);
  return steps[at % (steps.length + 1)]?.before ?? end;
});

/** Some moves that are legal from there on. */
function movesFrom(start: Position, choices: string, most: number): string[] {
  const below = randomFrom(choices);
  const moves: string[] = [];
  for (let position = start; moves.length < most; ) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    const move = legal[below(legal.length)] ?? 0;
    moves.push(moveText(move));
    position = play(position, move).position;
  }
  return moves;
}

const busy = tableWith({
  phase: 'returning',
  day: 9,
  morale: 3,
  soldiers: 3,
  hand: { intel: 1, food: 4, medicine: 1, money: 2, weapon: 1, explosives: 3 },
  workers: ['field-west', 'pont-du-nord', 'west-exit'],
  acting: 'field-west',
  cafe: 0,
  arrested: 1,
  police: ['grocer', 'rue-baradat'],
  soldierPawns: ['doctor', 'radio-b'],
  airdrops: { 'field-east': { weapon: 1 } },
  rooms: { 'spare-room-west': 'smuggler', 'spare-room-south-east': 'safe-house' },
  west: { successes: 2 },
  discard: [4, 10, 1, 7, 3, 2, 9],
  shot: true,
  unseen: {
    soldiersThisTurn: 2,
    carrying: { goods: { money: 1 }, morale: 0, recruit: false },
    broken: false,
  },
});

describe('a link to a position', () => {
  test('opens the table that was shared, with all that lies on it', () => {
    const { table, moves, at, seed } = readPosition(positionLink(alone(busy)));
    expect(table.state).toEqual(busy.state);
    expect(table.unseen).toMatchObject({
      soldiersThisTurn: 2,
      carrying: { goods: { money: 1 }, morale: 0, recruit: false },
    });
    expect({ moves, at, seed }).toEqual({ moves: [], at: 0, seed: undefined });
    expect(readPosition(`#${positionLink(alone(busy))}`)).toEqual({ table, moves, at });
  });

  test('opens any position of any game, and says nothing that is hidden there', () => {
    const phases = new Set<string>();
    fc.assert(
      fc.property(positions, (position) => {
        const table = openOf(position);
        phases.add(table.state.phase);
        expect(readPosition(positionLink(alone(tableOf(position)))).table).toEqual(table);
        expect(table.unseen).not.toHaveProperty('deck');
        expect(table.unseen).not.toHaveProperty('random');
      }),
      { numRuns: 600 },
    );
    expect([...phases].sort()).toEqual([
      'action',
      'dusk',
      'over',
      'patrol',
      'placement',
      'returning',
    ]);
  });

  test('holds what was played from it, whatever that was', () => {
    fc.assert(
      fc.property(
        positions,
        fc.nat().map(String),
        fc.nat(120),
        fc.nat(),
        (position, seed, most, moment) => {
          const table = openOf(position);
          const made = dealtAnew(table, seed);
          if ('faults' in made) throw new Error('a position is no position');
          const moves = movesFrom(made.position, seed, most);
          const shared = { table, seed, moves, at: moment % (moves.length + 1) };
          expect(readPosition(positionLink(shared))).toEqual(shared);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('deals the same cards to everybody by its seed, and others by another', () => {
    const table = openOf(acting({ workers: ['grocer'] }));
    const firstCards = (seed: string) => {
      const made = dealtAnew(table, seed);
      if ('faults' in made) throw new Error('the table is sound');
      return cardDrawnBySite(made.position);
    };
    const seeds = Array.from({ length: 40 }, (_, n) => `seed ${n}`);
    expect(seeds.map(firstCards)).toEqual(seeds.map(firstCards));
    expect(new Set(seeds.map(firstCards)).size).toBeGreaterThan(5);
  });

  test('tells a position whose deck is known without its order', () => {
    const known = placing({ discard: [1, 2], unseen: { deck: [9, 8, 7] } });
    const secret = placing({ discard: [1, 2], unseen: { deck: [7, 9, 8] } });
    expect(positionLink(alone(tableOf(known)))).toBe(positionLink(alone(tableOf(secret))));
  });

  test('is short: the fullest table under 60 characters, with a whole game played under 200', () => {
    expect(positionLink(alone(busy)).length).toBeLessThan(60);
    const table = openOf(newGame({ difficulty: 'normal', goals: USUAL_GOALS }));
    const lengths = Array.from({ length: 200 }, (_, n) => {
      const seed = `seed${1000 + n}`;
      const made = dealtAnew(table, seed);
      if ('faults' in made) throw new Error('the start of a game is sound');
      const moves = movesFrom(made.position, seed, 400);
      return positionLink({ table, seed, moves, at: moves.length }).length;
    });
    expect(Math.max(...lengths)).toBeLessThan(200);
  });

  test('is made of what can be only', () => {
    const wrong = tableWith({ workers: ['safe-house'] });
    expect(() => positionLink(alone(wrong))).toThrow(/pawn-in-safe-house/);
    const table = openOf(acting({ workers: ['grocer'] }));
    expect(() => positionLink({ table, moves: ['place:grocer'], at: 0 })).toThrow(
      /move 1, place:grocer/,
    );
    expect(() => positionLink({ table, moves: [], at: 1 })).toThrow(RangeError);
    const endless = Array<string>(MOST_MOVES + 1).fill('upkeep');
    expect(() => positionLink({ table, moves: endless, at: 0 })).toThrow(RangeError);
  });
});

const LINK = positionLink({ ...alone(busy), seed: 'k3x9wq2m' });
const faultIn = (fragment: string): string | undefined => {
  const told = readLink(fragment);
  return 'fault' in told ? told.fault.code : undefined;
};

describe('a link to a position that cannot be opened', () => {
  test('says which version it is of', () => {
    expect(readLink(LINK.replace('=2', '=4'))).toEqual({
      fault: { code: 'other-version', found: '4' },
    });
  });

  test('is damaged wherever it is cut, and when it calls itself something else', () => {
    for (let length = 'position='.length; length < LINK.length; length++) {
      expect(faultIn(LINK.slice(0, length)), LINK.slice(0, length)).toBe('damaged');
    }
    expect(faultIn(LINK.replace('position', 'game'))).toBe('damaged');
  });

  test('is damaged when any one letter is another', () => {
    for (let n = 'position=1'.length; n < LINK.length; n++) {
      for (const letter of 'Aa0-_%. €') {
        if (LINK.charAt(n) === letter) continue;
        expect(faultIn(LINK.slice(0, n) + letter + LINK.slice(n + 1))).toBe('damaged');
      }
    }
  });
});

/** A sound position with legal moves, or a fault with a known code; never anything else. */
function expectSound(told: ReturnType<typeof readLink>): 'position' | 'fault' {
  if ('fault' in told) {
    expect(LINK_FAULT_CODES).toContain(told.fault.code);
    return 'fault';
  }
  if (!('position' in told)) throw new Error('not a position at all');
  const { table, moves, at, seed } = told.position;
  expect(faultsOf(table)).toEqual([]);
  const made = positionFrom(table);
  expect('position' in made && openOf(made.position)).toEqual(table);
  expect(at).toBeLessThanOrEqual(moves.length);
  expect(() => positionLink({ table, moves, at, ...(seed ? { seed } : {}) })).not.toThrow();
  return 'position';
}

test('a table that cannot be is not opened, however well it was sealed', () => {
  const seen = { position: 0, fault: 0 };
  const changes = fc.record({
    phase: fc.constantFrom(...rulesetCalled('pnp-1.1').phases),
    day: fc.nat(15),
    soldiers: fc.nat(5),
    patrolsToCome: fc.nat(5),
    safeHouse: fc.nat(5),
  });
  const parts = fc.subarray(['phase', 'day', 'soldiers', 'patrolsToCome', 'safeHouse'] as const);
  fc.assert(
    fc.property(positions, changes, parts, (position, change, changed) => {
      const { difficulty, goals, state, unseen = {} } = openOf(position);
      const some = Object.fromEntries(changed.map((part) => [part, change[part]]));
      const wanted = { ...state, ...some };
      // The digits have no room for an acting worker at any other moment, nor for nobody at that one.
      const acting =
        wanted.phase === 'returning' ? (state.acting ?? state.workers[0] ?? null) : null;
      const { carrying: _, ...rest } = unseen;
      const forged: Table = { difficulty, goals, state: { ...wanted, acting }, unseen: rest };
      const number = packed([
        ...setUpDigits(forged, rulesetCalled('pnp-1.1')),
        ...stateDigits(forged.state, goals, rulesetCalled('pnp-1.1')),
        ...unseenDigits(rest, forged.state, rulesetCalled('pnp-1.1')),
      ]);
      const told = readLink(`position=1${checkedText('position=1', number)}`);
      const expected = faultsOf(forged).length === 0 ? 'position' : 'fault';
      expect(expectSound(told)).toBe(expected);
      seen[expected]++;
    }),
    { numRuns: 600 },
  );
  expect(Math.min(seen.position, seen.fault)).toBeGreaterThan(60);
});

test('a number with a right checksum, as only a forger makes it, is a sound position or a fault', () => {
  const seen = { position: 0, fault: 0 };
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 1n << 400n }), (number) => {
      seen[expectSound(readLink(`position=1${checkedText('position=1', number)}`))]++;
    }),
    { numRuns: 3000 },
  );
  expect(seen.fault).toBeGreaterThan(1000);
});
