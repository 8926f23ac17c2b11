import { expect, test } from 'vitest';
import { after, attacking, legalIn, planning, refused, state, striking } from '../tables.ts';

const OTHERS = ['barracks', 'villa', 'bunker'] as const;

test('resist.strength: values of the sides in play, counted at the strike', () => {
  const attack = attacking({
    hidden: ['carlos', 'abel'],
    revealed: ['nicolas'],
    row: [{ mission: 'border' }, ...OTHERS],
  });
  expect(state(after(attack, 'strike')).strength).toBe(2 + 1 + 4);
});

test('resist.strength: with nobody in play it is nothing', () => {
  const attack = attacking({ row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS] });
  expect(legalIn(after(attack, 'strike'))).toEqual(['stop']);
});

test('resist.strike: a target costs its Defense', () => {
  const strike = striking({
    strength: 6,
    row: [{ mission: 'border', up: ['military-2'] }, ...OTHERS],
  });
  expect(state(after(strike, 'defeat:military-2')).strength).toBe(4);
  expect(state(after(strike, 'defeat:mission'))).toMatchObject({ strength: 3, beaten: true });
});

test('resist.strike: nothing is defeated that costs more, is not here, or is defeated already', () => {
  const strike = striking({
    strength: 3,
    row: [{ mission: 'border', up: ['military-4'] }, ...OTHERS],
  });
  expect(refused(strike, 'defeat:military-4')).toEqual(['too-strong']);
  expect(refused(strike, 'defeat:guard-1')).toEqual(['enemy-not-at-mission']);
  expect(refused(after(strike, 'defeat:mission'), 'defeat:mission')).toEqual(['mission-is-beaten']);
});

test('resist.current-defense: an Engineer raises the others while he is here, no longer (C13)', () => {
  const strike = striking({
    strength: 9,
    row: [{ mission: 'border', up: ['engineer-2', 'guard-1'] }, ...OTHERS],
  });
  expect(state(strike).defense).toMatchObject({ 'engineer-2': 2, 'guard-1': 2 });
  expect(state(after(strike, 'defeat:engineer-2')).defense).toMatchObject({ 'guard-1': 1 });
});

test('resist.current-defense: never less than 1, raised before it is lowered (E06)', () => {
  const strike = striking({
    strength: 9,
    round: { weakened: ['guard-1'] },
    row: [{ mission: 'border', up: ['engineer-2', 'guard-1'] }, ...OTHERS],
  });
  expect(state(strike).defense).toMatchObject({ 'guard-1': 1 });
  expect(state(after(strike, 'defeat:engineer-2')).defense).toMatchObject({ 'guard-1': 1 });
});

test('resist.grunts-first: no other Enemy while a Grunt stands; discarding is not defeating (C48)', () => {
  const up = ['grunt-1', 'military-1'] as const;
  expect(
    refused(
      striking({ strength: 5, row: [{ mission: 'border', up }, ...OTHERS] }),
      'defeat:military-1',
    ),
  ).toEqual(['grunts-stand']);
  const attack = attacking({ hand: ['anastasio'], row: [{ mission: 'border', up }, ...OTHERS] });
  expect(refused(after(attack, 'play:anastasio:hidden use'), 'discard:military-1')).toEqual([]);
});

test('resist.grunts-first: the Mission itself can be defeated all the same', () => {
  const strike = striking({
    strength: 5,
    row: [{ mission: 'border', up: ['grunt-1'] }, ...OTHERS],
  });
  expect(refused(strike, 'defeat:mission')).toEqual([]);
  expect(
    refused(
      after(
        striking({
          strength: 5,
          row: [{ mission: 'border', up: ['grunt-1', 'military-1'] }, ...OTHERS],
        }),
        'defeat:grunt-1',
      ),
      'defeat:military-1',
    ),
  ).toEqual([]);
});

test('resist.guards-first: not the Mission while a Guard stands', () => {
  const strike = striking({
    strength: 5,
    row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS],
  });
  expect(refused(strike, 'defeat:mission')).toEqual(['guards-stand']);
  expect(refused(after(strike, 'defeat:guard-1'), 'defeat:mission')).toEqual([]);
});

test('resist.guards-first: a Guard discarded stands no more (E04)', () => {
  const attack = attacking({
    hand: ['anastasio', 'roberto'],
    row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS],
  });
  const struck = after(
    attack,
    'play:anastasio:hidden use discard:guard-1 play:roberto:revealed strike',
  );
  expect(refused(struck, 'defeat:mission')).toEqual([]);
});

test('resist.defeat-effects: at once, when the target falls', () => {
  const strike = striking({
    strength: 4,
    row: [{ mission: 'border', up: ['jailor-2'] }, ...OTHERS],
  });
  expect(state(after(strike, 'defeat:jailor-2')).ask).toBe('recruit');
});

test('resist.defeat-effects: not of an Enemy that is discarded', () => {
  const attack = attacking({
    hand: ['anastasio'],
    row: [{ mission: 'border', up: ['jailor-2'] }, ...OTHERS],
  });
  expect(state(after(attack, 'play:anastasio:hidden use discard:jailor-2')).ask).toBe('attack');
});

test('resist.stop-striking: one may stop at any time, whatever could still be defeated (C05)', () => {
  const strike = striking({
    strength: 9,
    row: [{ mission: 'border', up: ['grunt-1'] }, ...OTHERS],
  });
  expect(refused(strike, 'stop')).toEqual([]);
  expect(state(after(strike, 'stop'))).toMatchObject({ phase: 'aftermath', strength: 0 });
});

test('resist.stop-striking: after it nothing is defeated', () => {
  const strike = striking({
    strength: 9,
    row: [{ mission: 'border', up: ['military-1'] }, ...OTHERS],
  });
  expect(refused(after(strike, 'stop'), 'defeat:mission')).toEqual(['other-question']);
});

test('resist.survive: in the player’s order, one card for each move, though the Mission fell (C07)', () => {
  const up = ['military-1', 'spy-master-1', 'spy-master-2'] as const;
  const strike = striking({ strength: 3, row: [{ mission: 'border', up }, ...OTHERS] });
  const surviving = after(strike, 'defeat:mission stop');
  expect(legalIn(surviving)).toEqual([
    'survive:military-1',
    'survive:spy-master-1',
    'survive:spy-master-2',
  ]);
  expect(legalIn(after(surviving, 'survive:spy-master-1'))).toEqual([
    'survive:military-1',
    'survive:spy-master-2',
  ]);
});

test('resist.survive: then all Enemies here are discarded; those elsewhere stay (C16)', () => {
  const strike = striking({
    row: [{ mission: 'border', up: ['guard-1', 'military-1'] }, ...OTHERS],
  });
  const judged = after(strike, 'stop survive:military-1');
  expect(state(judged).enemyDiscard).toEqual(['military-1', 'guard-1']);
  expect(state(judged).row.map(({ down }) => down.length)).toEqual([0, 3, 4, 2]);
  expect(refused(after(strike, 'stop'), 'survive:guard-1')).toEqual(['does-not-survive']);
});

test('resist.enemies: a printed 4 is a 4', () => {
  const strike = striking({
    row: [
      { mission: 'border', up: ['counter-guerrilla-4', 'military-4', 'spy-master-4'] },
      ...OTHERS,
    ],
  });
  expect(state(strike).defense).toEqual({
    'counter-guerrilla-4': 4,
    'military-4': 4,
    'spy-master-4': 4,
    mission: 3,
  });
});

test('resist.enemies: no kind comes oftener than it is printed', () => {
  const plan = planning({
    row: [
      { mission: 'border', down: 1 },
      { mission: 'villa', up: ['military-1'] },
      'barracks',
      'bunker',
    ],
  });
  expect(refused(after(plan, 'attack:border'), 'reveal:military-1')).toEqual(['enemy-is-another']);
});

test('resist.garrison-limit: with no Enemy left none is dealt', () => {
  const judged = after(
    striking({
      strength: 3,
      noEnemyDeck: true,
      row: [
        { mission: 'border' },
        { mission: 'barracks', down: 20 },
        { mission: 'villa', down: 12 },
        { mission: 'bunker' },
      ],
    }),
    'defeat:mission stop mission:convoy',
  );
  expect(state(judged).row[0]).toMatchObject({ mission: 'convoy', down: [] });
});

test('resist.garrison-limit: with too few as many as there are', () => {
  const judged = after(
    striking({
      strength: 3,
      row: [
        { mission: 'border' },
        { mission: 'barracks', down: 20 },
        { mission: 'villa', down: 10 },
        { mission: 'bunker' },
      ],
    }),
    'defeat:mission stop mission:convoy',
  );
  expect(state(judged).row[0].down).toEqual([1, 1]);
});

test('resist.engineer: two raise the others by 2 and not each other (E08)', () => {
  const strike = striking({
    row: [{ mission: 'border', up: ['engineer-2', 'engineer-3', 'guard-1'] }, ...OTHERS],
  });
  expect(state(strike).defense).toMatchObject({ 'engineer-2': 2, 'engineer-3': 3, 'guard-1': 3 });
});

test('resist.engineer: not the Mission, and nobody elsewhere', () => {
  const strike = striking({ row: [{ mission: 'border', up: ['engineer-2'] }, ...OTHERS] });
  expect(state(strike).defense).toMatchObject({ mission: 3 });
});

test('resist.jailor: the top Recruit goes openly to the Hidden discard (C31)', () => {
  const strike = striking({
    strength: 2,
    recruitTop: ['sagrario'],
    row: [{ mission: 'border', up: ['jailor-2'] }, ...OTHERS],
  });
  const freed = after(strike, 'defeat:jailor-2');
  expect(refused(freed, 'recruit:abel')).toEqual(['card-not-there']);
  expect(state(after(freed, 'recruit:sagrario')).hiddenDiscard).toEqual(['sagrario']);
});

test('resist.jailor: nothing if no Recruit is left', () => {
  const strike = striking({
    strength: 2,
    thin: true,
    row: [{ mission: 'border', up: ['jailor-2'] }, ...OTHERS],
  });
  expect(state(after(strike, 'defeat:jailor-2')).ask).toBe('strike');
});

test('resist.counter-guerrilla: surviving, one civilian', () => {
  const strike = striking({ row: [{ mission: 'border', up: ['counter-guerrilla-1'] }, ...OTHERS] });
  expect(state(after(strike, 'stop survive:counter-guerrilla-1 civilian:2')).graveyard).toEqual([
    2,
  ]);
});

test('resist.counter-guerrilla: defeated, none', () => {
  const strike = striking({
    strength: 1,
    row: [{ mission: 'border', up: ['counter-guerrilla-1'] }, ...OTHERS],
  });
  expect(state(after(strike, 'defeat:counter-guerrilla-1 stop'))).toMatchObject({
    ask: 'decide',
    graveyard: [],
  });
});

test('resist.military: somebody hidden in play is removed, whoever it is, strength stays (C37) (E22)', () => {
  const strike = striking({
    hidden: ['abel', 'carlos'],
    revealed: ['celia'],
    row: [{ mission: 'border', up: ['military-1'] }, ...OTHERS],
  });
  const victim = after(strike, 'stop survive:military-1');
  expect(legalIn(victim)).toEqual(['remove:abel', 'remove:carlos']);
  expect(refused(victim, 'remove:celia')).toEqual(['not-hidden-in-play']);
  expect(state(after(victim, 'remove:abel'))).toMatchObject({
    removed: ['abel'],
    hidden: ['carlos'],
  });
});

test('resist.military: with nobody hidden nothing happens', () => {
  const strike = striking({
    revealed: ['celia'],
    row: [{ mission: 'border', up: ['military-1'] }, ...OTHERS],
  });
  expect(state(after(strike, 'stop survive:military-1')).ask).toBe('decide');
});

test('resist.spy-master: surviving, a new Spy for the Hidden discard', () => {
  const strike = striking({ row: [{ mission: 'border', up: ['spy-master-1'] }, ...OTHERS] });
  expect(state(after(strike, 'stop survive:spy-master-1'))).toMatchObject({
    hiddenDiscard: ['spy'],
    spySupply: 2,
  });
});

test('resist.spy-master: discarded, none', () => {
  const attack = attacking({
    hand: ['anastasio'],
    row: [{ mission: 'border', up: ['spy-master-1'] }, ...OTHERS],
  });
  const judged = after(attack, 'play:anastasio:hidden use discard:spy-master-1 strike stop');
  expect(state(judged)).toMatchObject({ spySupply: 3, hiddenDiscard: [] });
});

test('resist.new-spy: nothing if the supply is empty, removed Spies do not come back (E13)', () => {
  const strike = striking({
    thin: true,
    hidden: ['abel'],
    row: [{ mission: 'border', up: ['spy-master-1'] }, ...OTHERS],
  });
  const judged = after(strike, 'stop survive:spy-master-1');
  expect(state(judged)).toMatchObject({ spySupply: 0, hiddenDiscard: [] });
});

test('resist.new-spy: one card of the supply for each Spy Master', () => {
  const strike = striking({
    row: [{ mission: 'border', up: ['spy-master-1', 'spy-master-2'] }, ...OTHERS],
  });
  const judged = after(strike, 'stop survive:spy-master-1 survive:spy-master-2');
  expect(state(judged)).toMatchObject({ spySupply: 1, hiddenDiscard: ['spy', 'spy'] });
});

test('resist.radio-operator: a face-down Enemy to each other Available Mission', () => {
  const strike = striking({
    row: [
      { mission: 'border', up: ['radio-operator-2'] },
      'barracks',
      'villa',
      { mission: 'bunker', failed: true },
    ],
  });
  expect(
    state(after(strike, 'stop survive:radio-operator-2')).row.map(({ down }) => down.length),
  ).toEqual([0, 4, 5, 0]);
});

test('resist.radio-operator: not to the Mission he was at', () => {
  const strike = striking({
    strength: 3,
    row: [{ mission: 'border', up: ['radio-operator-2'] }, ...OTHERS],
  });
  const surviving = after(strike, 'defeat:mission stop survive:radio-operator-2');
  expect(state(surviving).row).toHaveLength(3);
});
