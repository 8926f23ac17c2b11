import { expect, test } from 'vitest';
import { CARD_COPIES, CARD_IDS } from '#games/les-poilus/data/index.ts';
import {
  dealtSetUp,
  drawChanceMove,
  moveText,
  newGame,
  type Position,
  positionFrom,
  tableOf,
} from '#games/les-poilus/engine/index.ts';
import { at, playAll } from './tables.ts';

/** The same position with many states of the generator: what chance does, and how often. */
function drawnFrom(position: Position, times: number): Map<string, number> {
  const counts = new Map<string, number>();
  const table = tableOf(position);
  for (let n = 0; n < times; n++) {
    const random = tableOf(newGame(dealtSetUp({ players: 2, seed: `state ${n}` }))).unseen?.random;
    const made = positionFrom({
      ...table,
      unseen: { ...table.unseen, ...(random ? { random } : {}) },
    });
    if ('faults' in made) throw new Error(JSON.stringify(made.faults));
    const move = moveText(drawChanceMove(made.position));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return counts;
}

const most = [...CARD_IDS.entries()];

test('les-poilus.mission-failure: below, each known card is the next with 1 chance in the size (C46)', () => {
  const kept = ['night-shell', 'shell-gas', 'mute', 'proud', 'clumsy', 'all-six'];
  const removed = most.flatMap(([n, id]) => {
    const count = CARD_COPIES[n] - kept.filter((card) => card === id).length;
    return new Array<string>(count).fill(id);
  });
  const pile = at({
    phase: 'trap',
    acting: 0,
    turn: 0,
    trials: 4,
    removed,
    seats: [{}, {}],
    unseen: { lower: 4, known: ['night-shell', 'shell-gas'] },
  });
  const counts = drawnFrom(pile, 4000);
  // A quarter for each known card, an eighth for each of the four others: within five deviations.
  const near = (id: string, share: number) =>
    expect(Math.abs((counts.get(`draw:${id}`) ?? 0) - 4000 * share)).toBeLessThan(
      5 * Math.sqrt(4000 * share * (1 - share)),
    );
  for (const id of ['night-shell', 'shell-gas']) near(id, 1 / 4);
  for (const id of ['mute', 'proud', 'clumsy', 'all-six']) near(id, 1 / 8);
});

test('les-poilus.panicked: each tile is as likely, two alike twice as likely (C35)', () => {
  const start = at({
    phase: 'place-tile',
    acting: 0,
    turn: 0,
    seats: [{ hardships: ['panicked'], tileIds: ['left', 'left', 'right'] }, {}],
  });
  const counts = drawnFrom(start, 3000);
  expect(counts.get('place:left')).toBeGreaterThan(1850);
  expect(counts.get('place:left')).toBeLessThan(2150);
});

test('a deck whose order is known deals its top', () => {
  const cards = CARD_IDS.flatMap((id, n) => new Array<string>(CARD_COPIES[n]).fill(id)).reverse();
  const start = newGame({
    ...dealtSetUp({ players: 2, variant: 'normal', seed: 'a' }),
    leader: 0,
    deck: cards,
  });
  const dealt = playAll(start, 'intensity:3').position;
  expect(moveText(drawChanceMove(dealt))).toBe(`deal:0:${cards[0]}`);
});

test('asking chance changes nothing, and a seed deals the same cards', () => {
  const setUp = { ...dealtSetUp({ players: 2, variant: 'normal', seed: 'b' }), leader: 0 };
  const begun = () => playAll(newGame(setUp), 'intensity:3').position;
  const [one, two] = [begun(), begun()];
  expect(drawChanceMove(one)).toBe(drawChanceMove(one));
  expect(drawChanceMove(one)).toBe(drawChanceMove(two));
});
