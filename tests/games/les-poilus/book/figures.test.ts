import { expect, test } from 'vitest';
import { FACTS } from '#games/les-poilus/book/facts.ts';
import { failing, NEXT_CARD, perCent } from '#games/les-poilus/book/next-card.ts';
import { HARDSHIP_IDS } from '#games/les-poilus/data/hardships.ts';
import { PRINTED_NAMES } from '#games/les-poilus/data/printed-names.ts';
import type { ThreatKind } from '#games/les-poilus/data/threats.ts';
import { KIND_SIGNS } from '#games/les-poilus/i18n/kind-signs.ts';

// Counts of the rule sheet, and of the list of cards that was put together from three programs.
test('les-poilus.components: the figures of the text are those of the box', () => {
  expect(FACTS).toEqual({
    soldiers: 6,
    cards: 59,
    'threat-cards': 39,
    'hardship-cards': 20,
    'trap-cards': 9,
    'per-kind': 14,
    tiles: 16,
    'tiles-left': 6,
    'tiles-right': 6,
    'tiles-double-left': 2,
    'tiles-double-right': 2,
    'speech-tokens': 5,
    'speech-two': 5,
    'speech-four': 4,
    'speech-five': 3,
    trials: 25,
    morale: 34,
    'veteran-trials': 30,
    'veteran-morale': 29,
    'chaplain-trials': 20,
    'first-intensity': 3,
    'drop-min': 3,
    'hardships-lose': 4,
  });
});

test.each<[readonly ThreatKind[], number]>([
  [['night'], 15],
  [['whistle'], 15],
  [['night', 'snow'], 27],
  [['night', 'gas'], 26],
  [['night', 'shell'], 25],
  [['snow', 'whistle'], 25],
  [['rain', 'gas'], 25],
  [['night', 'snow', 'rain'], 38],
  [['night', 'snow', 'rain', 'shell', 'gas'], 44],
  [['night', 'snow', 'rain', 'shell', 'gas', 'whistle'], 45],
])('les-poilus.three-of-a-kind: with %j at two, %i of 59 cards fail the mission', (hot, cards) => {
  expect(failing(hot)).toBe(cards);
});

test('the table of the next card has a line for each spread of kinds, the calmest first', () => {
  expect(NEXT_CARD.map(({ more, less }) => `${more}+${less}`)).toEqual([
    '1+0',
    '1+1',
    '2+0',
    '2+1',
    '3+0',
    '2+2',
    '3+1',
    '3+2',
    '3+3',
  ]);
  expect(NEXT_CARD[1]).toMatchObject({ least: 25, most: 26 });
  expect(NEXT_CARD[0]).toMatchObject({ least: 15, most: 15 });
  expect(NEXT_CARD.map(perCent)).toEqual([
    '25',
    '42–44',
    '46',
    '58–59',
    '64',
    '66–68',
    '71',
    '75',
    '76',
  ]);
});

test('every hardship has its three printed names, and every kind its sign', () => {
  expect(Object.keys(PRINTED_NAMES)).toEqual([...HARDSHIP_IDS]);
  expect(PRINTED_NAMES.fearful).toEqual({
    sheet: 'Afraid',
    french: 'Peureux',
    english: 'Fearful',
  });
  expect(PRINTED_NAMES['absent-minded']).toEqual({
    sheet: 'Stunned',
    french: 'Étourdi',
    english: 'Absent-minded',
  });
  for (const { fill, line } of Object.values(KIND_SIGNS)) expect(fill ?? line).toBeTruthy();
});
