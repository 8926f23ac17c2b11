import { expect, test } from 'vitest';
import { threatOdds } from '#games/les-poilus/odds/index.ts';
import { fractionText } from '#shared/chance/fraction.ts';
import { at } from '../engine/tables.ts';

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/*
 * Computed elsewhere, the traps of drawn cards left aside: no man's land, what lies in front of one
 * still in, what else has been seen; the unseen cards; the next fails, has a trap, is a hardship;
 * two, three and four of them fail.
 */
const TABLE = `
night-shell night-gas | | | 57 13/57 3/19 20/57 107/228 19907/29260 164062/197505
night-shell night-gas snow-whistle snow-rain | | | 55 23/55 9/55 4/11 1099/1485 23614/26235 65870/68211
night-shell | trauma-night | | 57 13/57 3/19 1/3 695/1596 4588/7315 14027/17955
night-shell night-gas | | night-whistle phobia-shell rain-gas-trap | 54 2/9 4/27 19/54 650/1431 8213/12402 85955/105417
night-shell night-shell snow-gas snow-gas-trap | | | 55 36/55 8/55 4/11 146/165 25273/26235 30662/31005
all-six night-snow | | wounded | 56 25/56 9/56 19/56 237/308 1157/1260 357851/367290
rain-whistle rain-gas shell-gas | phobia-whistle | night-shell night-shell night-shell snow-whistle snow-whistle snow-whistle rain-gas rain-gas merry-christmas selfish mute all-six | 43 24/43 9/43 16/43 106/129 11526/12341 120637/123410
| | | 59 0/1 9/59 20/59 0/1 2670/32509 115537/455126`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map(words));

test.each(TABLE)(
  'no man’s land %j, in front %j, seen %j',
  (noMansLand, hardships, removed, told) => {
    const position = at({ noMansLand, removed, trials: 25, seats: [{ hardships }, {}] });
    const { unseen, bustNext, trapNext, hardshipNext, bustWithin } = threatOdds(position);
    const chances = [bustNext, trapNext, hardshipNext, bustWithin[2], bustWithin[3], bustWithin[4]];
    expect([String(unseen), ...chances.map(fractionText)]).toEqual(told);
  },
);

test('les-poilus.out-of-the-mission: a trauma in front of one who has left does not count', () => {
  const seats = [{ hardships: ['trauma-night'], placedTile: 'left' as const }, {}];
  const { bustNext } = threatOdds(at({ noMansLand: ['night-shell'], turn: 1, seats }));
  expect(fractionText(bustNext)).toBe('0/1');
});

test('les-poilus.secret-hands: others’ hands are unseen, one’s own is not', () => {
  const position = at({ seats: [{ cards: ['night-shell', 'mute'] }, { cards: ['all-six'] }] });
  expect(
    [threatOdds(position), threatOdds(position, 0), threatOdds(position, 1)].map(
      ({ unseen }) => unseen,
    ),
  ).toEqual([59, 57, 58]);
});

test('les-poilus.empty-trials: an empty pile has no next card', () => {
  const { bustNext, hardshipNext, bustWithin } = threatOdds(
    at({ trials: 0, noMansLand: ['night-shell', 'night-gas'], seats: [{}, {}] }),
  );
  expect([bustNext, hardshipNext, bustWithin[4]].map(fractionText)).toEqual(['0/1', '0/1', '0/1']);
});
