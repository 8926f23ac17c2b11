import { describe, expect, it } from 'vitest';
import { newGame, play, readMove } from '#games/maquis/engine/index.ts';
import { addGame, noHabits, pairName } from '#games/maquis/review/index.ts';

/** Plays the moves of a normal game with Sabotage in the west and Aid the Spy in the east. */
function played(texts: readonly string[]) {
  const start = newGame({
    difficulty: 'normal',
    goals: { west: 'sabotage', east: 'aid-the-spy' },
  });
  const positions = [start];
  const moves = [];
  const events = [];
  for (const text of texts) {
    const now = positions[positions.length - 1];
    const read = readMove(now, text);
    if (!('move' in read)) throw new Error(`${text}: ${JSON.stringify(read)}`);
    const next = play(now, read.move);
    moves.push(read.move);
    events.push(next.events);
    positions.push(next.position);
  }
  return { positions, moves, events };
}

describe('habits', () => {
  it('count what was done, each thing once', () => {
    const habits = noHabits();
    const first = [
      ...['place:radio-a', 'patrol:1', 'place:pont-leveque', 'patrol:8', 'place:doctor'],
      ...['patrol:9', 'act:radio-a:airdrop-money:field-west', 'return'],
      ...['act:doctor:medicine', 'return', 'act:pont-leveque:none', 'return', 'upkeep'],
    ];
    // Card 5 finds a worker at each of its places and takes the one at the first, which is one of
    // the two ways home from the doctor; police stand on the other.
    const second = [
      ...['place:pont-leveque', 'patrol:3', 'place:black-market', 'patrol:10', 'place:doctor'],
      ...['patrol:5', 'act:black-market:none', 'return', 'act:doctor:none', 'return', 'upkeep'],
    ];
    addGame(habits, played([...first, ...second]));
    expect(habits).toEqual({
      games: 1,
      turns: 2,
      acted: { 'radio-a': 1, doctor: 1 },
      dropped: { money: 1 },
      first: { 'radio-a': 1, 'pont-leveque': 1 },
      last: { doctor: 2 },
      arrests: { placement: 1, return: 1 },
      keptThoughArrested: 0,
      arrestedAt: { 'pont-leveque': 1, doctor: 1 },
      shots: 0,
      recruitedInTurn: [],
      tiles: {},
      secondHomeInTurn: [],
      moraleAtEnd: [0, 0, 0, 0, 0, 0, 1],
    });
  });

  it('name a pair alike whichever goal lies in the west', () => {
    expect(pairName({ west: 'aid-the-spy', east: 'sabotage' })).toBe('sabotage + aid-the-spy');
    expect(pairName({ west: 'sabotage', east: 'aid-the-spy' })).toBe('sabotage + aid-the-spy');
  });
});
