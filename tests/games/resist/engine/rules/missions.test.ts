import { expect, test } from 'vitest';
import type { MissionId } from '#games/resist/data/index.ts';
import {
  after,
  attacking,
  legalIn,
  type Parts,
  type Place,
  planning,
  refused,
  state,
  striking,
} from '../tables.ts';

const OTHERS = ['border', 'villa', 'valley'] as const;

/** A strike at an empty Mission with strength enough. */
const fallen = (mission: MissionId, parts: Parts = {}, others: readonly Place[] = OTHERS) =>
  after(striking({ strength: 20, ...parts, row: [{ mission }, ...others] }), 'defeat:mission');

test('resist.mission-effects: compulsory as far as they can be carried out (C32)', () => {
  expect(legalIn(fallen('mountain-pass'))).toEqual(['at:border', 'at:villa', 'at:valley']);
  const nothing = OTHERS.map((mission) => ({ mission }));
  expect(state(fallen('mountain-pass', {}, nothing)).ask).toBe('strike');
});

test('resist.mission-effects: only when the Mission falls', () => {
  const strike = striking({ strength: 3, row: [{ mission: 'mountain-pass' }, ...OTHERS] });
  expect(state(after(strike, 'stop'))).toMatchObject({ ask: 'decide', failed: 1 });
});

test('resist.other-missions: failed ones are not reinforced (C14)', () => {
  const { row } = state(
    fallen('barracks', {}, ['border', { mission: 'villa', failed: true }, 'valley']),
  );
  expect(row.map(({ down }) => down.length)).toEqual([0, 4, 0, 6]);
});

test('resist.other-missions: in row order, while there are Enemies (C29)', () => {
  const { row } = state(
    fallen(
      'barracks',
      { enemyTop: ['guard-1', 'guard-2', 'guard-3'] },
      OTHERS.map((mission) => ({ mission })),
    ),
  );
  expect(row.map(({ down }) => down)).toEqual([[], ['guard-1'], ['guard-2'], ['guard-3']]);
});

test('resist.bunker: a Maquis in hand is discarded, no Spy (E17)', () => {
  const plan = planning({ hand: ['abel', 'spy'], row: [{ mission: 'bunker' }, ...OTHERS] });
  const asked = after(plan, 'attack:bunker');
  expect(legalIn(asked)).toEqual(['discard:abel']);
  expect(refused(asked, 'discard:spy')).toEqual(['not-in-hand']);
});

test('resist.bunker: nothing happens if no Maquis is in hand', () => {
  const plan = planning({ hand: ['spy'], row: [{ mission: 'bunker' }, ...OTHERS] });
  expect(legalIn(after(plan, 'attack:bunker'))).toEqual(['strike']);
});

const crossroads = [{ mission: 'crossroads' as const }, 'villa', 'valley', 'officer'] as const;

test('resist.crossroads: everyone in play is discarded, what they did stays done (C45) (E18)', () => {
  const plan = planning({
    hand: ['manuel', 'abel'],
    revealed: ['celia'],
    row: [{ mission: 'crossroads', down: ['guard-1'] }, 'villa', 'valley', 'officer'],
  });
  const attack = after(
    plan,
    'play:manuel:hidden use at:crossroads reveal:guard-1 attack:crossroads',
  );
  expect(state(attack)).toMatchObject({
    strength: 0,
    hiddenDiscard: ['celia', 'manuel'],
    hidden: [],
    revealed: [],
  });
  expect(state(attack).row[0].up).toEqual(['guard-1']);
});

test('resist.crossroads: not whoever is still in hand, and not if Pilar stops it', () => {
  const plan = planning({ hand: ['pilar', 'abel'], row: crossroads });
  const attack = after(plan, 'play:pilar:revealed use attack:crossroads');
  expect(state(attack)).toMatchObject({ revealed: ['pilar'], hand: ['abel'], strength: 2 });
});

test('resist.reveal-limits: nobody revealed in ATTACK; those of PLAN stay (C46) (E15)', () => {
  const plan = planning({
    hand: ['carlos', 'abel'],
    row: [{ mission: 'steal-supplies' }, ...OTHERS],
  });
  const attack = after(plan, 'play:carlos:revealed skip attack:steal-supplies');
  expect(refused(attack, 'play:abel:revealed')).toEqual(['reveal-limit']);
  expect(state(attack).revealed).toEqual(['carlos']);
});

test('resist.reveal-limits: at the Train Depot one, and PLAN does not count (E16)', () => {
  const plan = planning({
    hand: ['carlos', 'abel', 'nicolas'],
    row: [{ mission: 'train-depot' }, 'villa', 'valley', 'officer'],
  });
  const attack = after(plan, 'play:carlos:revealed skip attack:train-depot play:nicolas:revealed');
  expect(refused(attack, 'play:abel:revealed')).toEqual(['reveal-limit']);
  expect(refused(attack, 'play:abel:hidden')).toEqual([]);
});

test('resist.mayors-house: its Enemies have 1 more while it stands (C44)', () => {
  const row = [
    { mission: 'mayors-house' as const, up: ['military-2' as const] },
    'villa',
    'valley',
    'officer',
  ] as const;
  const strike = striking({ strength: 20, row });
  expect(state(strike).defense).toEqual({ 'military-2': 3, mission: 5 });
  expect(state(after(strike, 'defeat:mission')).defense).toEqual({ 'military-2': 2 });
});

test('resist.mayors-house: not if Pilar takes its text off', () => {
  const row = [
    { mission: 'mayors-house' as const, up: ['military-2' as const] },
    'villa',
    'valley',
    'officer',
  ] as const;
  expect(state(striking({ round: { ignored: true }, row })).defense).toMatchObject({
    'military-2': 2,
  });
});

test('resist.civilians-per-enemy: a civilian for each Enemy still here, so the others first (E19)', () => {
  const row = [
    {
      mission: 'villa' as const,
      up: ['guard-1' as const, 'military-1' as const, 'grunt-1' as const],
    },
    'border',
    'valley',
    'officer',
  ] as const;
  const strike = striking({ strength: 20, row });
  const two = after(strike, 'defeat:grunt-1 defeat:guard-1 defeat:mission civilian:1');
  expect(state(two)).toMatchObject({ ask: 'strike', graveyard: [1] });
});

test('resist.civilians-per-enemy: the number is fixed when it falls, and all are drawn (C34)', () => {
  const up = ['military-1', 'military-2', 'jailor-2'] as const;
  const strike = striking({
    strength: 20,
    graveyard: [2, 2],
    row: [{ mission: 'villa', up }, 'border', 'valley', 'officer'],
  });
  const drawn = after(strike, 'defeat:mission civilian:3');
  expect(state(drawn).ask).toBe('civilian');
  expect(state(after(drawn, 'civilian:1 civilian:0')).ask).toBe('strike');
});

test('resist.next-draw: one card less or more in this round’s RECOVER (C39)', () => {
  const five = ['abel', 'celia', 'carlos', 'juana', 'pilar', 'ramona'] as const;
  const draws = five.map((id) => `draw:${id}`);
  const less = after(
    fallen('border', { top: five }, ['villa', 'valley', 'officer']),
    'stop mission:convoy continue',
  );
  expect(state(after(less, draws.slice(0, 4).join(' '))).ask).toBe('plan');
  const more = after(
    fallen('valley', { top: five }, ['border', 'villa', 'officer']),
    'stop mission:convoy continue',
  );
  expect(state(after(more, draws.join(' '))).ask).toBe('plan');
});

test('resist.next-draw: and not in the one after', () => {
  const top = ['abel', 'celia', 'carlos', 'juana'] as const;
  const plan = after(
    fallen('border', { top }, [{ mission: 'villa' }, 'valley', 'officer']),
    'stop mission:convoy continue draw:abel draw:celia draw:carlos draw:juana',
  );
  const strike = after(
    plan,
    'attack:villa play:abel:hidden skip play:celia:hidden play:carlos:hidden play:juana:hidden skip strike defeat:mission stop mission:prison',
  );
  const [one, two, three, four] = legalIn(after(strike, 'continue'));
  const drawn = after(strike, `continue ${one}`);
  expect([one, two, three, four].every((move) => move.startsWith('draw:'))).toBe(true);
  expect(state(drawn).ask).toBe('draw');
});

test('resist.help-elsewhere: at another Mission, face up or down; face down it is shown (C25)', () => {
  const strike = fallen('railroad-bridge', {}, [
    'border',
    { mission: 'villa', up: ['guard-1'] },
    { mission: 'valley' },
  ]);
  expect(legalIn(strike)).toEqual([
    'discard:border:1',
    'discard:border:2',
    'discard:border:3',
    'discard:villa:guard-1',
  ]);
  expect(state(after(strike, 'discard:border:2 reveal:military-4')).enemyDiscard).toEqual([
    'military-4',
  ]);
});

test('resist.help-elsewhere: the Convoy at each other, and the player says which', () => {
  const strike = fallen('convoy', {}, [
    { mission: 'border', up: ['guard-1', 'guard-2'] },
    { mission: 'villa' },
    'valley',
  ]);
  expect(legalIn(strike)).toEqual(['discard:border:guard-1', 'discard:border:guard-2']);
  expect(refused(strike, 'discard:valley:1')).toEqual(['no-such-face-down']);
  const next = after(strike, 'discard:border:guard-2');
  expect(legalIn(next)).toEqual([1, 2, 3, 4, 5].map((n) => `discard:valley:${n}`));
  expect(state(after(next, 'discard:valley:5 reveal:guard-2')).ask).toBe('strike');
});

test('resist.help-elsewhere: the Mountain Pass turns up any Available Mission that has some (E20)', () => {
  const strike = fallen('mountain-pass', {}, [
    { mission: 'border', down: ['guard-1'] },
    { mission: 'villa' },
    'valley',
  ]);
  expect(refused(strike, 'at:villa')).toEqual(['nothing-face-down']);
  expect(state(after(strike, 'at:border reveal:guard-1')).row[1].up).toEqual(['guard-1']);
});

test('resist.barracks: one more Enemy at each other Mission', () => {
  expect(state(fallen('barracks')).row.map(({ down }) => down.length)).toEqual([0, 4, 5, 6]);
});

test('resist.barracks: nothing if Pilar takes its text off', () => {
  const struck = fallen('barracks', { round: { ignored: true } });
  expect(state(struck).row.map(({ down }) => down.length)).toEqual([0, 3, 4, 5]);
});

test('resist.prison: the top Recruit goes to the Hidden discard', () => {
  const freed = after(fallen('prison', { recruitTop: ['pilar'] }), 'recruit:pilar');
  expect(state(freed)).toMatchObject({ ask: 'strike', hiddenDiscard: ['pilar'] });
});

test('resist.prison: nothing if no Recruit is left', () => {
  expect(state(fallen('prison', { thin: true })).ask).toBe('strike');
});

test('resist.take-back-farmhouse: a card of the Revealed pile goes to the Hidden discard', () => {
  const taken = after(fallen('take-back-farmhouse', { pile: ['abel', 'pilar'] }), 'take:pilar');
  expect(state(taken)).toMatchObject({ hiddenDiscard: ['pilar'], revealedPile: ['abel'] });
});

test('resist.take-back-farmhouse: nothing if the pile is empty', () => {
  expect(state(fallen('take-back-farmhouse')).ask).toBe('strike');
});

test('resist.caves: a new Spy goes to the Hidden discard', () => {
  expect(state(fallen('caves'))).toMatchObject({ hiddenDiscard: ['spy'], spySupply: 2 });
});

test('resist.caves: none if the supply is empty', () => {
  expect(state(fallen('caves', { supply: 0 }))).toMatchObject({ hiddenDiscard: [], spySupply: 0 });
});

test('resist.officer: a Spy in hand is removed', () => {
  expect(
    state(fallen('officer', { hand: ['spy'] }, ['border', 'villa', 'barracks'])),
  ).toMatchObject({ hand: [], removed: ['spy'] });
});

test('resist.officer: none if none is in hand', () => {
  expect(state(fallen('officer', {}, ['border', 'villa', 'barracks'])).removed).toEqual([]);
});

const THIRD = ['villa', 'valley', 'officer'] as const;

test('resist.defend-farmhouse: somebody hidden in play is removed', () => {
  const removed = after(
    fallen('defend-farmhouse', { hidden: ['abel'], revealed: ['celia'] }, THIRD),
    'remove:abel',
  );
  expect(state(removed)).toMatchObject({ ask: 'strike', removed: ['abel'] });
});

test('resist.defend-farmhouse: nobody if nobody is hidden', () => {
  expect(state(fallen('defend-farmhouse', { revealed: ['celia'] }, THIRD)).ask).toBe('strike');
});

test('resist.police-station: of three cards the Spies stay on top, known, the rest is discarded (C47)', () => {
  const looked = after(
    fallen('police-station', { top: ['abel', 'spy', 'celia'] }, THIRD),
    'look:abel look:spy look:celia',
  );
  expect(state(looked)).toMatchObject({
    hiddenDeck: { top: ['spy'] },
    hiddenDiscard: ['abel', 'celia'],
    ask: 'strike',
  });
});

test('resist.police-station: fewer where fewer are there, after a reshuffle', () => {
  const station = fallen('police-station', { thin: true, top: ['abel'], discard: ['spy'] }, THIRD);
  const looked = after(station, 'look:abel look:spy');
  expect(state(looked)).toMatchObject({
    hiddenDeck: { top: ['spy'] },
    hiddenDiscard: ['abel'],
    ask: 'strike',
  });
  expect(state(fallen('police-station', { thin: true }, THIRD)).ask).toBe('strike');
});

test('resist.caves: the Enemies that are left still survive', () => {
  const row = [{ mission: 'caves' as const, up: ['spy-master-1' as const] }, ...OTHERS];
  const judged = after(striking({ strength: 6, row }), 'defeat:mission stop survive:spy-master-1');
  expect(state(judged)).toMatchObject({ hiddenDiscard: ['spy', 'spy'], spySupply: 1 });
});

test('resist.bunker: its Enemies are seen before somebody is discarded', () => {
  const attack = attacking({ hand: ['abel'], row: [{ mission: 'bunker' }, ...OTHERS] });
  expect(refused(attack, 'discard:abel')).toEqual(['other-question']);
});
