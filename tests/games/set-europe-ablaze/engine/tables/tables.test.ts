import { describe, expect, test } from 'vitest';
import {
  readTables,
  readTablesText,
  SECTIONS,
  sorted,
  TABLE_CODES,
  tablesText,
} from '#games/set-europe-ablaze/engine/tables/index.ts';
import { messagePlace, tableSentence } from '#games/set-europe-ablaze/i18n/tables.ts';
import { cases } from '../../../../setup/cases.ts';
import { damaged, torn } from '../../damage.ts';
import { type Loose, TABLES_TEXT, tablesExample } from '../../examples.ts';

test('the made-up tables are taken whole; what they lack is named', () => {
  const { tables, open, messages } = readTablesText(TABLES_TEXT);
  expect(open).toEqual({});
  expect(messages.map(({ code, at }) => [code, at])).toEqual([
    ['T05', ['placement']],
    ['T05', ['rulings']],
  ]);
  expect(tables).toEqual(tablesExample());
});

test('what is written reads the same, and is written the same again', () => {
  const { tables = {} } = readTablesText(TABLES_TEXT);
  const written = tablesText(tables);
  expect(JSON.parse(written)).toEqual(tablesExample());
  expect(written).toBe(tablesText(readTablesText(written).tables ?? {}));
  expect(written).toContain('\n  "actions": {');
});

const area = (id: string) => (tables: Loose) => tables.areas.find((one: Loose) => one.id === id);
/** An Area renamed, and nobody's neighbour. */
function isolated(tables: Loose, id: string) {
  for (const one of tables.areas) one.near = one.near.filter((near: string) => near !== id);
  Object.assign(area(id)(tables), { id: 'lutetia', near: [] });
}
const rows = (tables: Loose) => tables.results.sabotage.rows;

/** What is done to the made-up tables, what is said of it, and at which place. */
const SAID: readonly (readonly [string, (tables: Loose) => void, (string | number)[]])[] = [
  ['T02', (tables) => Object.assign(tables, { format: 'maquis-record' }), ['format']],
  ['T02', (tables) => Object.assign(tables, { format: 'sea-game' }), ['format']],
  ['T03', (tables) => Object.assign(tables, { version: 2 }), ['version']],
  ['T04', (tables) => Object.assign(tables, { weather: {} }), ['weather']],
  ['T05', (tables) => delete tables.dice, ['dice']],
  [
    'T06',
    (tables) => Object.defineProperty(tables.counters, '__proto__', { value: 1, enumerable: true }),
    [],
  ],
  ['T08', (tables) => Object.assign(tables, { dice: 7 }), ['dice']],
  [
    'T09',
    (tables) => Object.assign(tables.setup.maquis[0], { area: 'elm' }),
    ['setup', 'maquis', 0, 'area'],
  ],
  ['T10', (tables) => Object.assign(area('birch')(tables), { value: 7.5 }), ['areas', 2, 'value']],
  ['T10', (tables) => Object.assign(area('birch')(tables), { value: '7' }), ['areas', 2, 'value']],
  ['T10', (tables) => Object.assign(area('birch')(tables), { value: true }), ['areas', 2, 'value']],
  ['T11', (tables) => Object.assign(tables.areas[3], { id: 'Olive 1' }), ['areas', 3, 'id']],
  [
    'T12',
    (tables) => Object.assign(area('birch')(tables), { country: 'spain' }),
    ['areas', 2, 'country'],
  ],
  [
    'T13',
    (tables) => Object.assign(area('belgium')(tables), { vichy: true }),
    ['areas', 6, 'vichy'],
  ],
  ['T14', (tables) => Object.assign(area('vine')(tables), { id: 'olive' }), ['areas', 4, 'id']],
  ['T15', (tables) => area('thyme')(tables).near.push('elm'), ['areas', 5, 'near', 1]],
  ['T16', (tables) => area('thyme')(tables).near.push('paris'), ['areas', 5, 'near', 1]],
  ['T17', (tables) => area('thyme')(tables).near.push('thyme'), ['areas', 5, 'near', 1]],
  ['T18', (tables) => delete area('thyme')(tables).vichy, ['areas']],
  [
    'T19',
    (tables) => Object.assign(area('netherlands')(tables), { country: 'belgium' }),
    ['areas'],
  ],
  ['T20', (tables) => Object.assign(area('birch')(tables), { immune: true }), ['areas']],
  ['T21', (tables) => delete area('ash')(tables).touchesGermany, ['areas']],
  [
    'T22',
    (tables) => [area('thyme')(tables).near.pop(), area('vine')(tables).near.pop()],
    ['areas'],
  ],
  ['T23', (tables) => Object.assign(area('paris')(tables), { track: 4 }), ['areas', 0, 'track']],
  ['T24', (tables) => isolated(tables, 'paris'), ['areas']],
  ['T30', (tables) => Object.assign(tables.turns[0], { turn: 10 }), ['turns', 0, 'turn']],
  [
    'T31',
    (tables) => Object.assign(tables.turns[0].arrivals, { tanks: 1 }),
    ['turns', 0, 'arrivals', 'tanks'],
  ],
  [
    'T32',
    (tables) => Object.assign(tables.turns[0].optionalCaches, { faces: [5, 5] }),
    ['turns', 0, 'optionalCaches', 'faces'],
  ],
  [
    'T33',
    (tables) => tables.recruitment.strength.columns[0].results.pop(),
    ['recruitment', 'strength', 'columns', 0, 'results'],
  ],
  [
    'T34',
    (tables) => tables.recruitment.strength.columns[1].turns.push(4),
    ['recruitment', 'strength', 'columns', 1, 'turns'],
  ],
  [
    'T35',
    (tables) => Object.assign(tables.mobilization.columns[0].results[0], { die: -2 }),
    ['mobilization', 'columns', 0, 'results', 0, 'die'],
  ],
  ['T40', (tables) => Object.assign(tables.actions, { parade: {} }), ['actions', 'parade']],
  [
    'T41',
    (tables) => Object.assign(tables.actions.eid, { roll: true }),
    ['actions', 'eid', 'roll'],
  ],
  ['T42', (tables) => delete tables.madeUp, ['actions', 'sabotage', 'backfire']],
  [
    'T43',
    (tables) => Object.assign(tables.dice.sabotage, { watch: {} }),
    ['dice', 'sabotage', 'watch'],
  ],
  [
    'T44',
    (tables) => Object.assign(tables.dice.sabotage.attack, { horse: { halves: 2, per: 'each' } }),
    ['dice', 'sabotage', 'attack', 'horse'],
  ],
  [
    'T45',
    (tables) => Object.assign(tables.dice.sabotage.attack.strength, { per: 'pair' }),
    ['dice', 'sabotage', 'attack', 'strength', 'per'],
  ],
  ['T46', (tables) => Object.assign(tables.morale.dice, { 3: 1 }), ['morale', 'dice', '3']],
  ['T47', (tables) => Object.assign(tables.morale.dice, { '-1': 0 }), ['morale', 'dice', '-1']],
  [
    'T50',
    (tables) => Object.assign(rows(tables)[0], { to: null }),
    ['results', 'sabotage', 'rows', 0],
  ],
  [
    'T51',
    (tables) => Object.assign(rows(tables)[1], { to: 4 }),
    ['results', 'sabotage', 'rows', 1],
  ],
  [
    'T52',
    (tables) => Object.assign(rows(tables)[1], { from: 4 }),
    ['results', 'sabotage', 'rows', 1],
  ],
  [
    'T53',
    (tables) => Object.assign(rows(tables)[0], { to: 3 }),
    ['results', 'sabotage', 'rows', 1],
  ],
  [
    'T54',
    (tables) => Object.assign(rows(tables)[0], { from: 3 }),
    ['results', 'sabotage', 'rows', 0],
  ],
  [
    'T55',
    (tables) => Object.assign(rows(tables)[0], { from: 1 }),
    ['results', 'sabotage', 'rows', 0],
  ],
  [
    'T56',
    (tables) => Object.assign(rows(tables)[1].also[0], { at: 9 }),
    ['results', 'sabotage', 'rows', 1, 'also', 0],
  ],
  [
    'T57',
    (tables) => Object.assign(rows(tables)[0].effects[0], { do: 'explode' }),
    ['results', 'sabotage', 'rows', 0, 'effects', 0],
  ],
  [
    'T58',
    (tables) => Object.assign(rows(tables)[2].effects[1], { text: 'x'.repeat(201) }),
    ['results', 'sabotage', 'rows', 2, 'effects', 1, 'text'],
  ],
  [
    'T60',
    (tables) => Object.assign(tables.schedule.immuneZero, { birch: 3 }),
    ['schedule', 'immuneZero', 'birch'],
  ],
  [
    'T61',
    (tables) => Object.assign(tables.schedule, { germanDivisor: 5 }),
    ['schedule', 'germanDivisor'],
  ],
  ['T62', (tables) => Object.assign(tables.counters, { labor: 120 }), ['counters']],
  [
    'T70',
    (tables) => Object.assign(tables.cards.maquis[0], { no: 25 }),
    ['cards', 'maquis', 0, 'no'],
  ],
  ['T71', (tables) => Object.assign(tables.cards.maquis[22], { ap: 2 }), ['cards', 'maquis', 22]],
  [
    'T72',
    (tables) => Object.assign(tables.cards.maquis[0], { kind: 'joker' }),
    ['cards', 'maquis', 0, 'kind'],
  ],
  [
    'T73',
    (tables) => Object.assign(tables.cards.maquis[0], { note: 'x'.repeat(201) }),
    ['cards', 'maquis', 0, 'note'],
  ],
];

test.each(SAID)('%s is said at its place', (code, change, at) => {
  const tables = tablesExample();
  change(tables);
  const { messages, ...read } = readTables(tables);
  const said = messages.find((message) => message.code === code);
  expect(said?.at).toEqual(at);
  expect(said && tableSentence(said)).toBeTruthy();
  if (said?.level === 'refuse') expect(read.tables).toBeUndefined();
  if (said?.level === 'drop') expect(Object.keys(read.open)).toContain(at[0]);
  if (said?.level === 'warn') expect(read.open).toEqual({});
});

test('T01 and T07: what is no file of tables is refused', () => {
  expect(readTablesText('hello').messages[0]?.code).toBe('T01');
  expect(readTablesText(`"${'x'.repeat(256_001)}"`).messages[0]?.code).toBe('T07');
});

test('every message has been said', () => {
  const said = new Set([...SAID.map(([code]) => code), 'T01', 'T07']);
  expect(TABLE_CODES.filter((code) => !said.has(code))).toEqual([]);
});

test('a place is named as the editor shows it', () => {
  expect(messagePlace({ at: ['results', 'sabotage', 'rows', 1] })).toBe('Results, Sabotage, row 2');
});

test('a map without Germany is a draft while it is entered', () => {
  const tables = tablesExample();
  delete tables.areas[1].touchesGermany;
  expect(readTables(tables, true).open).toEqual({});
});

describe('damaged files', () => {
  test('never throw, and every section is either used or left open as it was', () => {
    for (let seed = 0; seed < cases(1500); seed++) {
      const file = damaged(tablesExample(), `tables ${seed}`);
      const { tables, open } = readTables(file);
      if (!tables) continue;
      for (const section of SECTIONS) {
        expect(tables[section] ?? open[section]).toEqual(file[section]);
      }
      expect(JSON.parse(tablesText(tables, open))).toEqual(withoutEmpty(file));
    }
  });

  test('no torn text throws', () => {
    for (let seed = 0; seed < cases(1500); seed++) {
      const { tables, messages } = readTablesText(torn(TABLES_TEXT, `torn ${seed}`));
      if (!tables) expect(messages.length).toBeGreaterThan(0);
    }
  });
});

/** As it is written: sections that hold nothing are left out. */
function withoutEmpty(file: Loose): Loose {
  const kept = Object.entries(file).filter(([name, value]) => {
    const isSection = SECTIONS.some((section) => section === name);
    return (
      !isSection || typeof value !== 'object' || value === null || Object.keys(value).length > 0
    );
  });
  return sorted(Object.fromEntries(kept));
}

test('T09: an Area taken out of the map while it is entered loses the set-up’s section, not all tables', () => {
  const { areas, ...rest } = tablesExample();
  const doc = { ...rest, areas: areas.filter(({ id }: { id: string }) => id !== 'birch') };
  doc.setup = { maquis: [{ area: 'birch', strength: 1 }] };
  expect(readTables(doc).tables).toBeUndefined();
  const read = readTables(doc, true);
  expect(read.tables?.dice).toEqual(rest.dice);
  expect(read.tables?.setup).toBeUndefined();
  expect(read.open.setup).toEqual(doc.setup);
});
