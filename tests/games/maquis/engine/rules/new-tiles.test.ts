import { expect, test } from 'vitest';
import { after, legalTexts, playAll } from '../scripts.ts';
import { acting, boxed, placing, type Told } from '../tables.ts';

/** A worker in the western spare room, which a tile furnishes. */
const room = (tile: 'pharmacist' | 'forger' | 'fixer', told: Told = {}) =>
  acting(
    boxed('sabotage', 'aid-the-spy', {
      workers: ['spare-room-west'],
      rooms: { 'spare-room-west': tile },
      ...told,
    }),
  );

test('maquis.pharmacist: 2 medicine make 1 poison', () => {
  const start = room('pharmacist', { hand: { medicine: 2 } });
  expect(after(start, 'act:spare-room-west:poison return').hand).toMatchObject({
    medicine: 0,
    poison: 1,
  });
});

test('maquis.pharmacist: not for 1 medicine, and not without a way home', () => {
  expect(legalTexts(room('pharmacist', { hand: { medicine: 1 } }))).toEqual([
    'act:spare-room-west:none',
  ]);
  const cut = room('pharmacist', { hand: { medicine: 2 }, police: ['pont-leveque', 'fence'] });
  expect(legalTexts(cut)).toEqual(['act:spare-room-west:none']);
});

test('maquis.forger: 1 intel and 2 money make 1 Fake ID (E39)', () => {
  const start = room('forger', { hand: { intel: 1, money: 2 } });
  expect(after(start, 'act:spare-room-west:fake-id return').hand).toMatchObject({
    intel: 0,
    money: 0,
    'fake-id': 1,
  });
});

test('maquis.forger: not for 2 intel and 1 money (E39)', () => {
  expect(legalTexts(room('forger', { hand: { intel: 2, money: 1 } }))).toEqual([
    'act:spare-room-west:none',
  ]);
});

test('maquis.fixer: 1 money and the price of the borrowed action, tested together (E34)', () => {
  const forge = 'act:spare-room-west:fixer:forger:fake-id';
  expect(legalTexts(room('fixer', { hand: { intel: 1, money: 2 } }))).not.toContain(forge);
  const rich = room('fixer', { hand: { intel: 1, money: 3 } });
  expect(after(rich, `${forge} return`).hand).toMatchObject({ intel: 0, money: 0, 'fake-id': 1 });
});

test('maquis.fixer: no tile on the board is borrowed, nor itself (E36)', () => {
  const start = room('fixer', {
    hand: { money: 1 },
    rooms: { 'spare-room-west': 'fixer', 'spare-room-north-east': 'smuggler' },
  });
  const lent = legalTexts(start, 'act:spare-room-west:fixer:');
  expect(lent).toEqual([
    'act:spare-room-west:fixer:informant:intel',
    'act:spare-room-west:fixer:counterfeiter:money',
    'act:spare-room-west:fixer:propagandist:morale',
  ]);
});

test('maquis.fixer: cut off, only what keeps its reward is borrowed (E35)', () => {
  const start = room('fixer', { hand: { money: 1 }, police: ['pont-leveque', 'fence'] });
  expect(legalTexts(start, 'act:spare-room-west:fixer:')).toEqual([
    'act:spare-room-west:fixer:propagandist:morale',
  ]);
});

test('maquis.fake-id: taken along anywhere but to the fields and the Cafe (E37)', () => {
  const start = placing(
    boxed('sabotage', 'aid-the-spy', {
      hand: { 'fake-id': 1 },
      airdrops: { 'field-west': { food: 1 } },
    }),
  );
  const with_ = legalTexts(start, 'place:').filter((text) => text.endsWith(':fake-id'));
  expect(with_).toContain('place:grocer:fake-id');
  expect(with_).not.toContain('place:cafe:fake-id');
  expect(with_).not.toContain('place:field-west:fake-id');
});

test('maquis.fake-id: it is spent to pass one patrol, and comes back where a way is free (E38)', () => {
  const told = { workers: ['doctor'], fakeIds: ['doctor'] } as const;
  const free = acting(boxed('sabotage', 'aid-the-spy', told));
  expect(playAll(free, 'act:doctor:medicine return').state).toMatchObject({
    hand: { 'fake-id': 1, medicine: 1 },
    fakeIds: [],
  });
  const cut = acting(
    boxed('sabotage', 'aid-the-spy', { ...told, police: ['pont-leveque', 'fence'] }),
  );
  expect(playAll(cut, 'act:doctor:medicine return').state).toMatchObject({
    arrested: 0,
    hand: { 'fake-id': 0, medicine: 1 },
    fakeIds: [],
  });
});
