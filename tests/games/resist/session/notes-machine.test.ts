import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  noteRules,
  notesFaults,
  notesMachine,
  notesProgress,
  notesSaveFormat,
} from '#games/resist/session/notes/index.ts';
import { savesOf } from '#play/saves/save.ts';
import { randomFrom } from '#shared/random.ts';
import { readVersioned } from '#shared/storage/versioned.ts';

const begun = () => createActor(notesMachine, { input: { seed: 'table' } }).start();
type Table = ReturnType<typeof begun>;

const stepOf = (table: Table): string => {
  const { value } = table.getSnapshot();
  return typeof value === 'string' ? value : value.playing;
};
const notesOf = (table: Table) => {
  const { replayed } = table.getSnapshot().context;
  if (!replayed) throw new Error('no game');
  return replayed.position;
};
const tell = (table: Table, ...moves: readonly string[]) => {
  for (const move of moves) table.send({ type: 'move', move });
};

const ROW = ['lay:railroad-bridge', 'lay:barracks', 'lay:villa', 'lay:bunker'];

test('resist.round: the machine waits for each step in its order', () => {
  const table = begun();
  const steps = [stepOf(table)];
  table.send({ type: 'start' });
  steps.push(stepOf(table));
  for (const move of [
    ...ROW,
    ...['hand:1', 'choose:barracks', 'up:barracks:counter-guerrilla-4', 'attack'],
    ...['play:nicolas:revealed', 'play:roberto:revealed', 'play:carlos:hidden'],
    ...['play:sagrario:hidden', 'strike', 'defeat:mission', 'stop', 'civilian:1', 'judge'],
    ...['lay:caves', 'continue', 'hand:1', 'end'],
  ]) {
    tell(table, move);
    if (steps.at(-1) !== stepOf(table)) steps.push(stepOf(table));
  }
  expect(steps).toEqual([
    ...['setUp', 'row', 'hand', 'plan', 'turnUp', 'attack', 'strike', 'due', 'survive'],
    ...['refill', 'decide', 'recover', 'plan', 'over'],
  ]);
});

test('resist.setup-draft: twelve pairs come before the Missions', () => {
  const table = begun();
  table.send({ type: 'configure', change: { split: 'draft' } });
  table.send({ type: 'start' });
  expect(stepOf(table)).toBe('draft');
  tell(table, 'draft:abel:adela');
  tell(table, 'draft:abel:celia');
  expect(table.getSnapshot().context.rejected[0]?.rule).toBe('resist.setup-draft');
  expect(notesOf(table).at).toEqual({ abel: 'deck', adela: 'recruits' });
});

test('the targets of one strike are undone as one decision, and done again', () => {
  const table = begun();
  table.send({ type: 'start' });
  tell(table, ...ROW, 'hand:1', 'choose:barracks', 'up:barracks:guard-1', 'attack');
  tell(table, 'play:nicolas:revealed', 'play:roberto:revealed');
  tell(table, 'play:carlos:hidden', 'play:sagrario:hidden', 'strike');
  table.send({ type: 'carryOut', moves: ['defeat:guard-1', 'defeat:mission', 'stop'] });
  expect(stepOf(table)).toBe('survive');
  table.send({ type: 'undo' });
  expect(stepOf(table)).toBe('strike');
  expect(notesOf(table).strength).toBe(12);
  table.send({ type: 'redo' });
  expect(stepOf(table)).toBe('survive');
});

test('whatever is told by chance, cards stay as many as there are, and what is kept is read again', () => {
  const kind = savesOf(notesSaveFormat);
  for (let n = 0; n < 6; n++) {
    const table = begun();
    table.send({ type: 'start' });
    const below = randomFrom(`told ${n}`);
    for (let step = 0; step < 60; step++) {
      const open = noteRules.legalMoves(notesOf(table)).filter((move) => move !== 'round');
      if (open.length === 0) break;
      tell(table, open[below(open.length)]);
      expect(notesFaults(notesOf(table))).toEqual([]);
    }
    const progress = notesProgress(table.getSnapshot().context);
    const save = { version: 1, id: 'x', begun: 1, changed: 2, progress };
    expect(readVersioned(kind, JSON.parse(JSON.stringify(save)))).toMatchObject({ value: save });
    const corrected = { ...save.progress?.game, steps: [{ correction: notesOf(table) }], seen: 1 };
    const again = { ...save, progress: { game: corrected } };
    expect(readVersioned(kind, JSON.parse(JSON.stringify(again)))).toHaveProperty('value');
  }
});

test('a correction that does not add up is refused, a sound one goes on from there', () => {
  const table = begun();
  table.send({ type: 'start' });
  tell(table, ...ROW, 'hand:1');
  const notes = notesOf(table);
  const why = noteRules.apply(notes, { correction: { ...notes, supply: 4 } });
  expect(why).toMatchObject({ reasons: [{ code: 'spies-do-not-add-up' }] });
  table.send({ type: 'correct', board: { ...notes, supply: 2, discardSpies: 1 } });
  expect(notesOf(table)).toMatchObject({ supply: 2, discardSpies: 1 });
});
