import { expect, test } from 'vitest';
import { newGame, positionFrom, tableOf, tierOf } from '#games/resist/engine/index.ts';
import {
  after,
  attacking,
  deciding,
  legalIn,
  outcome,
  played,
  refused,
  state,
  striking,
} from '../tables.ts';

const OTHERS = ['barracks', 'villa', 'bunker'] as const;
const BORDER = [{ mission: 'border' as const }, ...OTHERS];

test('resist.civilians-lost: five or more in the Graveyard lose, though the Mission fell (C08)', () => {
  const row = [{ mission: 'border' as const, up: ['counter-guerrilla-4' as const] }, ...OTHERS];
  const strike = striking({ strength: 3, graveyard: [3], row });
  const lost = after(strike, 'defeat:mission stop survive:counter-guerrilla-4 civilian:2');
  expect(outcome(lost)).toEqual({ result: 'loss', reason: 'civilians' });
  expect(state(lost).defeated).toEqual([]);
});

test('resist.civilians-lost: four do not', () => {
  const strike = striking({ strength: 3, graveyard: [3, 1], row: BORDER });
  expect(state(after(strike, 'defeat:mission stop')).phase).toBe('aftermath');
});

test('resist.mission-defeated: its points are scored, the next card takes its place (C38)', () => {
  const judged = after(
    striking({
      strength: 6,
      target: 'villa',
      row: ['barracks', { mission: 'villa' }, 'border', 'bunker'],
    }),
    'defeat:mission stop mission:caves',
  );
  expect(state(judged)).toMatchObject({ points: 3, defeated: ['villa'], missionDeck: 5 });
  expect(state(judged).row.map(({ mission }) => mission)).toEqual([
    'barracks',
    'caves',
    'border',
    'bunker',
  ]);
});

test('resist.mission-defeated: with no card left the place closes up (C09)', () => {
  const row = ['defend-farmhouse', { mission: 'crossroads' }, 'train-depot'] as const;
  const judged = after(striking({ strength: 6, target: 'crossroads', row }), 'defeat:mission stop');
  expect(state(judged)).toMatchObject({ ask: 'decide', missionDeck: 0 });
  expect(state(judged).row.map(({ mission, down }) => [mission, down.length])).toEqual([
    ['defend-farmhouse', 4],
    ['train-depot', 4],
  ]);
});

test('resist.mission-failed: turned down in its place, without a refill', () => {
  const judged = after(
    striking({ row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS] }),
    'stop',
  );
  expect(state(judged)).toMatchObject({ failed: 1, ask: 'decide', missionDeck: 6 });
  expect(state(judged).row[0]).toEqual({ mission: 'border', failed: true, up: [], down: [] });
});

test('resist.mission-failed: the second is a loss', () => {
  const strike = striking({
    target: 'villa',
    row: [{ mission: 'border', failed: true }, 'barracks', { mission: 'villa' }, 'bunker'],
  });
  expect(outcome(after(strike, 'stop'))).toEqual({ result: 'loss', reason: 'missions' });
});

test('resist.end-or-continue: one may always end, and go on while a Mission is left', () => {
  expect(legalIn(deciding({}))).toEqual(['end', 'continue']);
});

test('resist.end-or-continue: after the tenth Mission, or with none left, there is only the end (C41)', () => {
  const none = deciding({ row: [{ mission: 'franco-hq', failed: true }] });
  expect(refused(none, 'continue')).toEqual(['no-mission-left']);
  expect(legalIn(none)).toEqual(['end']);
});

test('resist.clean-up: revealed people go to the Revealed pile, hidden ones and Spies to the Hidden discard', () => {
  const { position } = played(
    deciding({ hidden: ['abel'], revealed: ['celia'], hand: ['spy'] }),
    'continue',
  );
  expect(state(position)).toMatchObject({
    revealedPile: ['celia'],
    hiddenDiscard: ['abel', 'spy'],
    hand: [],
  });
});

test('resist.clean-up: not while one may still end', () => {
  const decide = deciding({ hidden: ['abel'], revealed: ['celia'] });
  expect(state(after(decide, 'end'))).toMatchObject({ phase: 'over' });
});

test('resist.new-hand: five cards, or as many as there are', () => {
  const decide = deciding({ thin: true, hidden: ['abel', 'adela'], top: ['celia'] });
  const drawn = after(decide, 'continue draw:celia draw:abel draw:adela');
  expect(state(drawn)).toMatchObject({ hand: ['abel', 'adela', 'celia'], ask: 'plan', round: 2 });
});

test('resist.new-hand: with an empty hand a Mission is chosen all the same, with no strength (C42)', () => {
  const plan = after(deciding({ thin: true, revealed: ['abel'], row: BORDER }), 'continue');
  expect(legalIn(plan).every((move) => move.startsWith('attack:'))).toBe(true);
  expect(legalIn(after(plan, 'attack:border strike'))).toEqual(['stop']);
});

test('resist.all-spies: a hand of Spies is a loss', () => {
  const decide = deciding({ thin: true, discard: ['spy', 'spy'], revealed: ['abel'] });
  expect(outcome(after(decide, 'continue draw:spy draw:spy'))).toEqual({
    result: 'loss',
    reason: 'spies',
  });
});

test('resist.all-spies: an empty hand is none (C10)', () => {
  expect(state(after(deciding({ thin: true, revealed: ['abel'] }), 'continue'))).toMatchObject({
    ask: 'plan',
    hand: [],
  });
});

test('resist.result: 22 points a major victory, 19 a victory, 15 a minor one, fewer a draw (C11)', () => {
  const least = [22, 21, 19, 18, 15, 14, 1].map(tierOf);
  expect(least).toEqual(['major', 'victory', 'victory', 'minor', 'minor', 'draw', 'draw']);
});

test('resist.result: ending with no points is a draw with 0 points (C40)', () => {
  expect(outcome(after(deciding({}), 'end'))).toEqual({
    result: 'draw',
    reason: 'ended',
    points: 0,
  });
  expect(refused(after(deciding({}), 'end'), 'continue')).toEqual(['game-is-over']);
});

test('resist.result: all ten Missions are an epic victory, whatever their points', () => {
  const last = deciding({ row: [{ mission: 'franco-hq' }] });
  const table = tableOf(last);
  const all = {
    ...table.state,
    row: [],
    defeated: [...table.state.defeated, 'franco-hq' as const],
  };
  const ten = [...all.defeated, 'mayors-house' as const, 'police-station' as const].slice(0, 10);
  const made = positionFrom({ ...table, state: { ...all, defeated: ten, missionDeck: 0 } });
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  expect(legalIn(made.position)).toEqual(['end']);
  expect(outcome(after(made.position, 'end'))?.result).toBe('epic');
});

test('resist.losing: a loss has no points, and nothing is judged after it (E24)', () => {
  const row = [
    { mission: 'border' as const, up: ['counter-guerrilla-1' as const] },
    'barracks',
    'villa',
    { mission: 'bunker', failed: true },
  ] as const;
  const strike = striking({ graveyard: [2, 2], row });
  const lost = after(strike, 'stop survive:counter-guerrilla-1 civilian:1');
  expect(outcome(lost)).toEqual({ result: 'loss', reason: 'civilians' });
  expect(legalIn(lost)).toEqual([]);
});

test('resist.losing: a game that runs has come to nothing yet', () => {
  expect(outcome(newGame({ split: 'random', reading: 'strict' }))).toBeUndefined();
});

test('resist.civilians: as many cards as were asked for, the numbers lie in the Graveyard', () => {
  const row = [
    {
      mission: 'border' as const,
      up: ['counter-guerrilla-1' as const, 'counter-guerrilla-2' as const],
    },
    ...OTHERS,
  ];
  const judged = after(
    striking({ row }),
    'stop survive:counter-guerrilla-1 civilian:3 survive:counter-guerrilla-2 civilian:1',
  );
  expect(state(judged).graveyard).toEqual([3, 1]);
});

test('resist.civilians: a number that is used up does not come again', () => {
  const row = [{ mission: 'border' as const, up: ['counter-guerrilla-1' as const] }, ...OTHERS];
  const drawing = after(striking({ graveyard: [3], row }), 'stop survive:counter-guerrilla-1');
  expect(refused(drawing, 'civilian:3')).toEqual(['no-such-civilian']);
});

test('resist.black-cat: the 0 goes straight back, and no other card is drawn for it', () => {
  const row = [{ mission: 'border' as const, up: ['counter-guerrilla-1' as const] }, ...OTHERS];
  const judged = after(striking({ row }), 'stop survive:counter-guerrilla-1 civilian:0');
  expect(state(judged)).toMatchObject({ ask: 'decide', graveyard: [] });
});

test('resist.black-cat: it can come again and again', () => {
  const up = ['counter-guerrilla-1', 'counter-guerrilla-1'] as const;
  const judged = after(
    striking({ row: [{ mission: 'border', up }, ...OTHERS] }),
    'stop survive:counter-guerrilla-1 civilian:0 survive:counter-guerrilla-1 civilian:0',
  );
  expect(state(judged).ask).toBe('decide');
});

test('resist.in-play: hidden or revealed is somebody in play only', () => {
  const decide = deciding({
    hidden: ['abel'],
    revealed: ['celia'],
    top: ['abel', 'celia'].slice(2) as never[],
  });
  expect(state(after(decide, 'continue'))).toMatchObject({ hidden: [], revealed: [] });
});

test('resist.in-play: nobody acts who is not in play', () => {
  expect(refused(attacking({ reading: 'lenient', hand: ['abel'] }), 'act:abel')).toEqual([
    'not-in-play',
  ]);
});
