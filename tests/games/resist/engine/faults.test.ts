import { describe, expect, test } from 'vitest';
import {
  FAULT_CODES,
  faultsOf,
  resistRules,
  type Snapshot,
  type TableFault,
  tableOf,
} from '#games/resist/engine/index.ts';
import { attacking, planning, state } from './tables.ts';

const sound = tableOf(
  attacking({
    hand: ['abel', 'spy'],
    row: [{ mission: 'border', up: ['guard-1'] }, 'barracks', 'villa', 'bunker'],
  }),
);
const failed = tableOf(
  planning({ row: [{ mission: 'border', failed: true }, 'barracks', 'villa', 'bunker'] }),
);

/** For every fault a table that has it. */
const WRONG: Readonly<Record<TableFault['code'], Partial<Snapshot>>> = {
  'unknown-card': { hand: ['joker' as never, 'spy'] },
  'not-a-count': { missionDeck: -1 },
  'maquis-twice': { hand: ['abel', 'abel', 'spy'] },
  'maquis-do-not-add-up': { hand: ['abel', 'celia', 'spy'] },
  'spies-do-not-add-up': { hand: ['abel', 'spy', 'spy'] },
  'too-many-of-a-kind': { enemyDiscard: ['military-1', 'military-1'] },
  'enemies-do-not-add-up': { enemyDiscard: ['military-1'] },
  'mission-twice': { defeated: ['border'] },
  'missions-do-not-add-up': { missionDeck: 4 },
  'row-too-long': {
    row: [...sound.state.row, { mission: 'convoy', failed: false, up: [], down: [] }],
  },
  'too-many-civilians': { graveyard: [3, 3] },
  'too-many-failed': { failed: 1 },
  'failed-with-enemies': {
    failed: 1,
    row: failed.state.row.map((place, n) => (n === 0 ? { ...place, down: [1] } : place)),
  },
  'target-not-available': { target: 'valley' },
  'question-out-of-phase': { ask: 'decide' },
};

describe('a table that cannot be is refused', () => {
  test.each(FAULT_CODES)('%s', (code) => {
    const table = { ...sound, state: { ...sound.state, ...WRONG[code] } };
    const codes = faultsOf(table).map((fault) => fault.code);
    expect(codes).toContain(code);
    expect(() =>
      resistRules.initialPosition(
        { ruleset: 'first-edition', split: 'random', reading: 'strict' },
        table,
      ),
    ).toThrow('no such table');
    expect(resistRules.apply(planning({}), { correction: table })).toHaveProperty('reasons');
  });
});

test('a sound one is not', () => {
  expect(faultsOf(sound)).toEqual([]);
});

test('a correction takes effect: a civilian that was forgotten, strength that is left', () => {
  const corrected = { ...sound, state: { ...sound.state, graveyard: [2] } };
  const taken = resistRules.apply(planning({}), { correction: corrected });
  if (!('position' in taken)) throw new Error('a sound table was refused');
  expect(state(taken.position)).toMatchObject({ graveyard: [2], hand: ['abel', 'spy'] });
});
