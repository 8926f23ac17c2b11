import { expect, test } from 'vitest';
import { kindsShown } from '#games/les-poilus/book/pictures/parts.ts';
import { SCENES, SHOWN } from '#games/les-poilus/book/pictures/scenes.ts';

const { COUNTED, FIRST_CARDS, LAST_CARDS, received } = SHOWN;

const words = (name: keyof typeof SCENES) =>
  SCENES[name]().shapes.flatMap((shape) => (shape.kind === 'word' ? [shape.text] : []));

test('les-poilus.active-threats: the counted picture has two nights and two gases, and no kind thrice', () => {
  expect(kindsShown(COUNTED.land, COUNTED.fears)).toEqual({
    night: 2,
    snow: 1,
    rain: 1,
    shell: 1,
    gas: 2,
    whistle: 0,
  });
  expect(Math.max(...Object.values(kindsShown(FIRST_CARDS)))).toBe(2);
  expect(kindsShown(FIRST_CARDS).gas).toBe(2);
  expect(Math.max(...Object.values(kindsShown(LAST_CARDS)))).toBe(2);
});

test('les-poilus.majority: in the mission in pictures Félix receives two tiles, Gustave one', () => {
  expect(received().map((tiles) => tiles.length)).toEqual([2, 1, 0]);
});

test('les-poilus.setup-decks: 25 cards on Peace and 34 on the Monument, nine dealt, four dropped', () => {
  expect(words('table')).toEqual(expect.arrayContaining(['25', '34']));
  expect(words('mission-draw')).toEqual(expect.arrayContaining(['16', '34']));
  expect(words('mission-drop')).toEqual(expect.arrayContaining(['20', '30']));
});
