import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { notesMachine } from '#games/resist/session/notes/index.ts';
import { NOTES } from '#games/resist/ui/notes/mode.ts';

/** What undo says after each of these was told. */
function undoWords(moves: readonly string[]): string[] {
  const table = createActor(notesMachine, { input: { seed: 'table' } }).start();
  table.send({ type: 'start' });
  return moves.map((move) => {
    const before = table.getSnapshot().context.replayed?.position;
    if (!before) throw new Error('no game');
    table.send({ type: 'move', move });
    expect(table.getSnapshot().context.rejected, move).toEqual([]);
    return NOTES.text.undo?.(before, { move }) ?? '';
  });
}

/** About so many letters stand in two lines beside the other tools of a phone. */
const TWO_LINES = 30;

test('at the table undo says in a few words what was tapped', () => {
  const told = undoWords([
    ...['lay:railroad-bridge', 'lay:barracks', 'lay:villa', 'lay:bunker', 'hand:1'],
    ...['play:paquita:hidden', 'up:railroad-bridge:counter-guerrilla-1'],
    ...['up:railroad-bridge:guard-1', 'up:railroad-bridge:military-2'],
    ...['choose:railroad-bridge', 'attack', 'play:anastasio:revealed'],
    ...['off:railroad-bridge:guard-1', 'play:abel:hidden', 'play:roberto:revealed'],
    ...['strike', 'stop', 'civilian:0', 'lose:paquita', 'judge', 'end'],
  ]);
  expect(told).toContain('Undo: Military 2');
  expect(told).toContain('Undo: Spies: 1');
  expect(told).toContain('Undo: 0 cat');
  expect(told.filter((words) => words.length > TWO_LINES)).toEqual([]);
});
