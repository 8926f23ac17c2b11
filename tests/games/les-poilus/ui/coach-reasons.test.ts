import { describe, expect, test } from 'vitest';
import { dealtSetUp, newGame, type Snapshot, snapshotOf } from '#games/les-poilus/engine/index.ts';
import { reasonFor } from '#games/les-poilus/ui/coach/reason.ts';

const NAMES = ['Charles', 'Anselme', 'Gaston'];
const who = (seat: number) => NAMES[seat] ?? '';

/** Three players; Charles is to act with three cards, Anselme bears Wounded, which counts as two. */
function table(): Snapshot {
  const start = snapshotOf(newGame(dealtSetUp({ players: 3, variant: 'normal', seed: 'reasons' })));
  const [charles, anselme, gaston] = start.players;
  if (!charles || !anselme || !gaston) throw new Error('three players');
  return {
    ...start,
    turn: 0,
    active: { ...start.active, rain: 2 },
    players: [
      { ...charles, hand: 3, speech: 2, hardships: ['mute', 'proud'] },
      { ...anselme, hardships: ['wounded'] },
      { ...gaston, hardships: [] },
    ],
  };
}

describe('the coach says what on the table speaks about', () => {
  // The arrow to the left goes on to the next in the order of play, that to the right back.
  test.each([
    ['place:left', 'Anselme: 2 of 4 hardships.'],
    ['place:right', 'Gaston: 0 of 4 hardships.'],
    ['speech:rain', 'Active Rain: 2. Speeches left to you afterwards: 1.'],
    ['discard:night', 'Cards left in this hand: 2.'],
    ['keep', 'Cards kept in this hand: 3.'],
    ['heal:mute', 'Charles: 1 of 4 hardships.'],
    ['cure:1:wounded', 'Anselme: 0 of 4 hardships.'],
    ['charm-back', 'The charm can be used once more.'],
    ['done', 'Charles: 2 of 4 hardships.'],
  ])('%s', (move, said) => {
    expect(reasonFor(table(), move, who)).toBe(said);
  });
});
