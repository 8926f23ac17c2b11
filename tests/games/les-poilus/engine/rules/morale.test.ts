import { describe, expect, test } from 'vitest';
import { at, playAll, type Seated, stateAfter } from '../tables.ts';

const CARDS = ['night-shell', 'night-gas', 'snow-shell', 'snow-gas', 'rain-shell'];

/** Players who hold so many cards; the first is the last one in, and leaves. */
function holding(counts: readonly number[], hardships: readonly string[] = []) {
  const cards = [...CARDS];
  const seats = counts.map((count, seat): Seated => {
    const held = cards.splice(0, count);
    return { cards: held, tileIds: [], ...(seat ? { in: false } : { hardships }) };
  });
  return at({ seats, speechPool: 1 });
}

describe('les-poilus.morale-drop', () => {
  test.each([
    [[0, 1, 0, 1], 3],
    [[2, 2, 1, 0], 5],
  ])('hands of %j: %i cards (test b)', (counts, drop) => {
    const state = stateAfter(holding(counts), 'fall-back');
    expect(state.trials).toBe(10 + drop);
  });
  test.each([
    [[0, 1, 0, 1], 4],
    [[2, 2, 1, 0], 6],
  ])('les-poilus.demoralised: hands of %j: %i cards (test b, C21)', (counts, drop) => {
    const state = stateAfter(holding(counts, ['demoralised']), 'fall-back');
    expect(state.trials).toBe(10 + drop);
  });
  test('les-poilus.demoralised: healed in this Support it does not count (C45)', () => {
    const start = at({
      seats: [
        { hardships: ['demoralised'], tileIds: [] },
        { placedTile: 'left', tileIds: [] },
      ],
    });
    expect(stateAfter(start, 'fall-back heal:demoralised').trials).toBe(13);
  });
});

describe('les-poilus.defeat-monument', () => {
  const seats: Seated[] = [{ tileIds: [] }, { in: false, tileIds: [] }];
  test('moving exactly the last card loses, at once (C03)', () => {
    const start = at({ seats, trials: 56 });
    const { events } = playAll(start, 'fall-back');
    expect(events.at(-1)).toMatchObject({ ending: 'monument', rule: 'les-poilus.defeat-monument' });
    const { phase, morale, trials, mission, leader } = stateAfter(start, 'fall-back');
    expect([phase, morale, trials, mission, leader]).toEqual(['over', 0, 59, 2, 0]);
  });
  test('with one card left the game goes on', () => {
    expect(stateAfter(at({ seats, trials: 55 }), 'fall-back').morale).toBe(1);
  });
  test('les-poilus.demoralised: if Morale holds too few, all move (C45)', () => {
    const broken = [{ tileIds: [], hardships: ['demoralised'] }, seats[1]];
    expect(stateAfter(at({ seats: broken, trials: 56 }), 'fall-back')).toMatchObject({
      phase: 'over',
      morale: 0,
    });
  });
});

describe('les-poilus.speech-token, les-poilus.next-leader', () => {
  test('the leader takes a token and the next seat leads', () => {
    const state = stateAfter(holding([0, 0]), 'fall-back');
    expect([state.players[0].speech, state.speechPool, state.leader]).toEqual([1, 0, 1]);
  });
  test('with the pool empty none is taken, and the lead passes all the same (C09)', () => {
    const start = at({ seats: [{ tileIds: [] }, { in: false, tileIds: [] }], leader: 1 });
    const state = stateAfter(start, 'fall-back');
    expect([state.players.map(({ speech }) => speech), state.leader]).toEqual([[0, 0], 0]);
  });
  test('les-poilus.tyrannical: no token, no passing while it lies anywhere (C10)', () => {
    const state = stateAfter(holding([0, 0], ['tyrannical']), 'fall-back');
    expect([state.players[0].speech, state.speechPool, state.leader]).toEqual([0, 1, 0]);
  });
  test('les-poilus.tyrannical: healed, passing resumes in the same drop from its owner (C58)', () => {
    const start = at({
      speechPool: 1,
      seats: [
        { hardships: ['tyrannical'], tileIds: [] },
        { placedTile: 'left', tileIds: [] },
      ],
    });
    const state = stateAfter(start, 'fall-back heal:tyrannical');
    expect([state.players[0].speech, state.leader]).toEqual([1, 1]);
  });
});
