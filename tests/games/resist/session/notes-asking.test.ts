import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  answersNow,
  detailNow,
  notedHandSize,
  notesMachine,
  notesProgress,
  notesSaveFormat,
} from '#games/resist/session/notes/index.ts';
import { savesOf } from '#play/saves/save.ts';
import { readVersioned } from '#shared/storage/versioned.ts';

function begun(...moves: readonly string[]) {
  const table = createActor(notesMachine, { input: { seed: 'table' } }).start();
  table.send({ type: 'start' });
  const tell = (...more: readonly string[]) => {
    for (const move of more) {
      table.send({ type: 'move', move });
      const [refused] = table.getSnapshot().context.rejected;
      if (refused) throw new Error(`${move}: ${refused.code}`);
    }
  };
  tell(...moves);
  return {
    tell,
    send: table.send.bind(table),
    context: () => table.getSnapshot().context,
    refusal: (move: string) => {
      table.send({ type: 'move', move });
      return table.getSnapshot().context.rejected[0]?.code;
    },
    notes() {
      const { replayed } = table.getSnapshot().context;
      if (!replayed) throw new Error('no game');
      return replayed.position;
    },
    step() {
      const { value } = table.getSnapshot();
      return typeof value === 'string' ? value : value.playing;
    },
    asked() {
      const { value } = table.getSnapshot();
      const step = typeof value === 'string' ? value : value.playing;
      return step === 'asking' || step === 'due' ? detailNow(this.notes())?.told : undefined;
    },
  };
}

const ROW = ['lay:mountain-pass', 'lay:barracks', 'lay:villa', 'lay:bunker'];
const HAND = [...ROW, 'hand:1'];
/** At the Bunker, its two Enemies turned up. */
const AT_BUNKER = [
  ...HAND,
  ...['choose:bunker', 'up:bunker:guard-1', 'up:bunker:counter-guerrilla-1', 'attack'],
];

test('resist.bunker: who is discarded is asked as the ATTACK begins, and the hand is one less', () => {
  const table = begun(...AT_BUNKER);
  expect(table.asked()).toBe('hand-away');
  // Four Maquis are in hand, nobody of them named.
  expect(notedHandSize(table.notes())).toBe(5);
  table.tell('put:abel:discard');
  expect(table.step()).toBe('attack');
  expect(notedHandSize(table.notes())).toBe(4);
  table.tell('play:nicolas:revealed', 'play:roberto:revealed', 'play:carlos:hidden', 'strike');
  // Guard 1 and the Bunker 5 of 4 + 4 + 2.
  expect(table.notes()).toMatchObject({ phase: 'strike', strength: 10 });
});

test('resist.bunker: the effect is compulsory, and asks nobody where no Maquis is in hand', () => {
  const table = begun(...AT_BUNKER);
  expect(table.refusal('skip')).toBe('not-now');
  const people = ['abel:hidden', 'benigno:hidden', 'consuelo:hidden', 'roberto:hidden'];
  const without = begun(
    ...HAND,
    ...people.map((one) => `play:${one}`),
    ...['choose:bunker', 'attack'],
  );
  expect(without.step()).toBe('attack');
});

test('resist.mission-actions: with Pilar revealed the Bunker discards nobody', () => {
  const table = begun(...HAND, 'play:pilar:revealed');
  expect(table.asked()).toBe('used');
  table.tell('use', 'choose:bunker', 'attack');
  expect(table.step()).toBe('attack');
  const unused = begun(...HAND, 'play:pilar:revealed', 'skip', 'choose:bunker', 'attack');
  expect(unused.asked()).toBe('hand-away');
});

test('resist.turning-up-actions: Paquita hidden is asked for the Mission, then for all that comes up', () => {
  const table = begun(...HAND, 'play:paquita:hidden');
  expect(table.asked()).toBe('face-down-where');
  table.tell('at:bunker');
  expect(table.asked()).toBe('turned-up');
  table.tell('up:bunker:grunt-1');
  expect(table.asked()).toBe('turned-up');
  table.tell('up:bunker:guard-2');
  expect(table.step()).toBe('plan');
});

test('resist.turning-up-actions: Domingo hidden turns one or two up, and one of them goes', () => {
  const table = begun(...HAND, 'play:domingo:hidden', 'at:villa', 'up:villa:grunt-1');
  expect(answersNow(table.notes())).toContain('enough');
  table.tell('up:villa:guard-2');
  expect(answersNow(table.notes())).toEqual(['off:villa:grunt-1', 'off:villa:guard-2']);
  table.tell('off:villa:guard-2');
  expect(table.step()).toBe('plan');
  expect(table.notes().row[2]).toMatchObject({ up: ['grunt-1'], down: [1, 1] });
});

test('resist.drawing-actions: Carlos revealed draws two, and each is asked for', () => {
  const table = begun(...HAND, 'play:carlos:revealed');
  table.tell('draw:one');
  expect(table.asked()).toBe('drawn');
  table.tell('draw:spy');
  expect(table.step()).toBe('plan');
  // Three Maquis and the Spy were left of the hand.
  expect(table.notes()).toMatchObject({ unnamed: 4, handSpies: 2 });
});

test('resist.spy-actions: Manuela revealed takes a Spy out of the game, only where one is in hand', () => {
  const table = begun(...HAND, 'play:manuela:revealed');
  expect(answersNow(table.notes())).toEqual(['spy:hand:out', 'skip']);
  table.tell('spy:hand:out');
  expect(table.notes()).toMatchObject({ handSpies: 0, outSpies: 1 });
  expect(begun(...ROW, 'hand:0', 'play:manuela:revealed').step()).toBe('plan');
});

test('resist.drawing-actions: Jacinto revealed discards somebody, then draws two', () => {
  const table = begun(...HAND, 'play:jacinto:revealed');
  expect(table.asked()).toBe('hand-away');
  table.tell('put:abel:discard', 'draw:one', 'draw:one');
  expect(table.step()).toBe('plan');
  expect(table.notes()).toMatchObject({ at: { abel: 'discard' }, unnamed: 4 });
});

test('resist.action-optional: until the first of it is told an action can be left, then no more', () => {
  const table = begun(...HAND, 'play:jacinto:revealed', 'put:abel:discard');
  expect(table.refusal('skip')).toBe('not-now');
  const left = begun(...HAND, 'play:jacinto:revealed', 'skip');
  expect(left.step()).toBe('plan');
});

test('resist.action-phase: an ATTACK action in the PLAN asks nothing', () => {
  expect(begun(...HAND, 'play:anastasio:hidden').step()).toBe('plan');
});

test('resist.copying: Emilio counts what he copies, and is asked like the one copied', () => {
  const attack = [...HAND, 'choose:villa', 'up:villa:guard-1', 'up:villa:military-2', 'attack'];
  const table = begun(...attack, 'play:abel:hidden', 'play:anastasio:hidden', 'off:villa:guard-1');
  table.tell('play:emilio:hidden');
  expect(answersNow(table.notes())).toEqual(['copy:abel', 'copy:anastasio', 'skip']);
  table.tell('copy:anastasio');
  expect(table.asked()).toBe('enemy-away');
  table.tell('off:villa:military-2', 'play:nicolas:revealed', 'strike');
  // Abel 1 and Nicolás 4, and Abel's 1 for the one revealed.
  expect(table.notes().strength).toBe(6);
  table.send({ type: 'undo' });
  const counted = begun(...attack, 'play:abel:hidden', 'play:emilio:hidden', 'copy:abel');
  counted.tell('play:nicolas:revealed', 'play:benigno:hidden', 'strike');
  // Abel 1, Nicolás 4, Benigno 2, and 1 each for Abel and for Emilio.
  expect(counted.notes().strength).toBe(9);
});

test('resist.help-elsewhere: the Mountain Pass asks for a Mission and all that comes up, and is done', () => {
  const table = begun(
    ...[...ROW, 'hand:0', 'choose:mountain-pass', 'attack', 'play:nicolas:revealed'],
    ...['play:roberto:revealed', 'play:carlos:hidden', 'play:benigno:hidden'],
    ...['play:sagrario:hidden', 'strike', 'defeat:mission'],
  );
  expect(table.asked()).toBe('face-down-where');
  expect(table.refusal('skip')).toBe('not-now');
  table.tell('at:bunker', 'up:bunker:grunt-1', 'up:bunker:guard-2');
  expect(table.notes().due).toEqual([]);
  // Nobody is left to strike at, so that the strike is over.
  expect(table.step()).toBe('survive');
});

test('resist.military: with nobody hidden in play nobody is asked for', () => {
  const table = begun(
    ...[...ROW, 'hand:0', 'choose:villa', 'up:villa:military-1', 'attack'],
    ...['nicolas', 'roberto', 'benigno', 'ricardo'].map((id) => `play:${id}:revealed`),
    ...['play:soledad:revealed', 'strike', 'stop'],
  );
  expect(table.step()).toBe('survive');
});

test('what is being asked is kept, undone by decision, and asked again after a correction', () => {
  const table = begun(...HAND, 'play:carlos:revealed', 'draw:one');
  table.send({ type: 'correct', board: { ...table.notes(), gained: 1 } });
  expect(table.asked()).toBe('drawn');
  const progress = notesProgress(table.context());
  const save = { version: 1, id: 'x', begun: 1, changed: 2, progress };
  const read = readVersioned(savesOf(notesSaveFormat), JSON.parse(JSON.stringify(save)));
  expect(read).toMatchObject({ value: save });
  table.send({ type: 'undo' });
  table.send({ type: 'undo' });
  expect(table.notes()).toMatchObject({ unnamed: 3, asking: { of: 'carlos', told: 0 } });
});

test('whoever notes no piles is not asked about them', () => {
  const table = begun();
  table.send({ type: 'note', off: ['missions', 'civilians', 'spies'] });
  table.tell('round', 'play:carlos:revealed');
  expect(table.step()).toBe('plan');
});
