import { expect, test } from 'vitest';
import { topicsOf } from '#games/resist/book/people/topics.ts';
import { CARD_SIDES, MAQUIS } from '#games/resist/index.ts';
import { chanceOfTooMany } from '#games/resist/odds/index.ts';

/** The sides that are about a topic, as `Name side`. */
const about = (topic: ReturnType<typeof topicsOf>[number]) =>
  MAQUIS.flatMap((person) =>
    CARD_SIDES.filter((side) => topicsOf(person[side]).includes(topic)).map(
      (side) => `${person.name} ${side}`,
    ),
  );

test('what can be done about Spies: four people, as the dossier lists them', () => {
  expect(about('spies')).toEqual([
    'Antonio hidden',
    'Celia hidden',
    'Manuel revealed',
    'Manuela revealed',
  ]);
});

test('who scouts, who brings recruits, who calls back', () => {
  expect(about('scouting')).toEqual([
    'Adolfo revealed',
    'Domingo hidden',
    'Manuel hidden',
    'Paquita hidden',
    'Pilar hidden',
  ]);
  expect(about('recruits')).toEqual(['Antonio revealed', 'Ramona hidden', 'Ramona revealed']);
  expect(about('spent')).toEqual(['Celia revealed', 'Juana revealed']);
});

test('every action but Emilio’s copy is about something', () => {
  const none = MAQUIS.flatMap((person) =>
    CARD_SIDES.filter((side) => person[side].action && topicsOf(person[side]).length === 0).map(
      (side) => `${person.name} ${side}`,
    ),
  );
  expect(none).toEqual(['Emilio hidden']);
});

// The fixed points of the record: 0/1, 3/28, 773/1568, 209897/263424 …
test.each([
  [1, 0],
  [2, 3 / 28],
  [3, 773 / 1568],
  [4, 209897 / 263424],
  [5, 206582161 / 221276160],
  [6, 182323198073 / 185871974400],
])('resist.civilians: the chance of five or more after %i draws', (draws, chance) => {
  expect(chanceOfTooMany(draws)).toBeCloseTo(chance, 12);
});
