import { expect, test } from 'vitest';
import { BOARD_ACTIONS } from '#games/maquis/data/index.ts';
import { actionsOffered, legalMoves, moveText } from '#games/maquis/engine/index.ts';
import { ACTION_WORDS } from '#games/maquis/engine/move.ts';
import { actionText, circumstancesAt, moveInWords } from '#games/maquis/i18n/actions.ts';
import { goodsText } from '#games/maquis/i18n/in-sentences.ts';
import { acting, atDusk, patrolling, placing } from '../engine/tables.ts';
import { momentsOf } from './played.ts';
import { flawsOfLabel } from './sentence.ts';

test('every legal move of generated games has words', () => {
  const words = new Set<string>();
  const flaws = new Set<string>();
  for (const { position, move } of momentsOf(400)) {
    words.add(moveText(move).split(':')[2] ?? '');
    const label = moveInWords(position, move);
    for (const flaw of flawsOfLabel(label)) flaws.add(`${label}: ${flaw}`);
  }
  expect([...flaws]).toEqual([]);
  expect([...words]).toEqual(expect.arrayContaining([...ACTION_WORDS]));
});

const labels = (told: Parameters<typeof acting>[0]): string[] => {
  const position = acting(told);
  return legalMoves(position).map((move) => moveInWords(position, move));
};

test('actions are said with their printed prices and rewards', () => {
  const hand = { money: 1, food: 1, medicine: 1 };
  expect(labels({ workers: ['fence'], hand })).toEqual([
    'Do nothing, just go home',
    'Buy 1 weapon for 1 money',
  ]);
  expect(labels({ workers: ['poor-district'], hand })).toContain(
    'Give 1 food and 1 medicine to the poor: morale +1',
  );
  expect(labels({ workers: ['black-market'], hand })).toContain(
    'Sell 1 food for 1 money: morale −1',
  );
  expect(labels({ workers: ['cafe'], hand })).toContain('Recruit a worker for 1 food');
});

test('maquis.arrest-on-return: a worker who is cut off is not told to go home', () => {
  const cut = { workers: ['doctor'], police: ['rue-baradat', 'pont-leveque'] } as const;
  expect(labels(cut)).toContain('Do nothing');
  expect(labels(cut)).not.toContain('Do nothing, just go home');
});

test('the same word says what it means at its place', () => {
  expect(labels({ workers: ['grocer'] })).toContain('Take 1 food');
  expect(
    labels({ workers: ['spare-room-west'], rooms: { 'spare-room-west': 'smuggler' } }),
  ).toContain('Take 3 food');
});

test('an airdrop brings what the mode says, onto the field it is aimed at', () => {
  expect(labels({ workers: ['radio-a'] })).toContain('Call an airdrop: 3 food onto the West Field');
  expect(labels({ difficulty: 'very-easy', workers: ['radio-a'] })).toContain(
    'Call an airdrop: 2 weapons onto the East Field',
  );
});

test('a goal says which success it is and what it costs', () => {
  expect(labels({ workers: ['west-exit'] })).toContain('Work on Sabotage: success 1 of 3');
  expect(
    labels({ workers: ['west-exit'], west: { successes: 2 }, hand: { explosives: 1 } }),
  ).toContain('Work on Sabotage: success 3 of 3 for 1 explosives');
});

test('a tile is laid by its name, goods are collected by their amounts', () => {
  expect(labels({ workers: ['spare-room-west'], hand: { money: 2 } })).toContain(
    'Place the Chemist’s Lab tile for 2 money',
  );
  expect(labels({ workers: ['field-west'], airdrops: { 'field-west': { food: 3 } } })).toContain(
    'Collect 3 food',
  );
});

test('an action that cannot be done now has its words as well', () => {
  const offered = (place: 'west-exit' | 'radio-a' | 'spare-room-west' | 'field-west') => {
    const position = acting({ workers: ['doctor'], west: { successes: 3, complete: true } });
    return actionsOffered(position, place).map(({ action }) =>
      actionText(action, circumstancesAt(position, place)),
    );
  };
  expect(offered('west-exit')).toEqual(['Do nothing, just go home', 'Work on the goal']);
  expect(offered('radio-a')).toContain('Call an airdrop: 1 weapon');
  expect(offered('spare-room-west')).toContain('Place a room tile for 2 money');
  expect(offered('field-west')).toContain('Collect everything on the field');
  expect(actionText(BOARD_ACTIONS.takeFood, { difficulty: 'normal' })).toBe('Take 1 food');
});

test('goods are listed in the order of the record', () => {
  expect(goodsText({ money: 2, food: 1 })).toBe('1 food and 2 money');
  expect(goodsText({ weapon: 2, intel: 1, food: 3 })).toBe('1 intel, 3 food, and 2 weapons');
  expect(goodsText({})).toBe('nothing');
});

test('the other moves are said too', () => {
  const said = (position: Parameters<typeof moveInWords>[0]) =>
    moveInWords(position, legalMoves(position)[0]);
  expect(said(placing())).toBe('Place a worker at Pont Leveque');
  expect(said(patrolling({ workers: ['cafe'] }))).toBe('Draw patrol card 1');
  expect(said(atDusk())).toBe('End the turn');
});
