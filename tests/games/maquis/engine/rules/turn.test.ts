import { expect, test } from 'vitest';
import { newGame, phaseOf } from '#games/maquis/engine/index.ts';
import { after, playAll, refusals } from '../scripts.ts';
import { placing, USUAL_GOALS } from '../tables.ts';

const FIRST_TURN = `place:grocer patrol:7  place:cafe patrol:8  place:pont-leveque patrol:9
  act:grocer:food return  act:cafe:none return  act:pont-leveque:none return  upkeep`;

test('maquis.turn: placement, then action, then upkeep', () => {
  let position = newGame({ difficulty: 'normal', goals: USUAL_GOALS });
  const phases = FIRST_TURN.split(/\s+/).map((move) => {
    const phase = phaseOf(position);
    position = playAll(position, move).position;
    return phase;
  });
  expect(phases).toEqual([
    ...['placement', 'patrol', 'placement', 'patrol', 'placement', 'patrol'],
    ...['action', 'returning', 'action', 'returning', 'action', 'returning'],
    'dusk',
  ]);
});

test('maquis.turn: after upkeep the next turn begins with placement', () => {
  const game = newGame({ difficulty: 'normal', goals: USUAL_GOALS });
  expect(after(game, FIRST_TURN)).toMatchObject({ phase: 'placement', day: 1, safeHouse: 3 });
});

test('maquis.turn: nobody acts while pawns are still to be placed', () => {
  const game = placing({ workers: ['grocer'] });
  expect(refusals(game, 'act:grocer:food')).toEqual(['worker-to-place']);
  expect(refusals(game, 'upkeep')).toEqual(['worker-to-place']);
});

test('maquis.turn: nobody is placed once the action phase has begun', () => {
  const game = playAll(
    newGame({ difficulty: 'normal', goals: USUAL_GOALS }),
    `place:grocer patrol:7  place:cafe patrol:8  place:pont-leveque patrol:9
     act:grocer:food return`,
  ).position;
  expect(refusals(game, 'place:grocer')).toEqual(['workers-to-activate']);
  expect(refusals(game, 'patrol:1')).toEqual(['workers-to-activate']);
});
