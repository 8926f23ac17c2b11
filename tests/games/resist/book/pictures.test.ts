import { expect, test } from 'vitest';
import { enemyCalled } from '#games/resist/book/pictures/parts.ts';
import { SCENES, SHOWN } from '#games/resist/book/pictures/scenes.ts';
import { MISSIONS } from '#games/resist/data/index.ts';

const { ROW_SHOWN, AT_THE_BRIDGE, IN_PLAY, shownStrength } = SHOWN;

/** The words of a scene. */
const words = (name: keyof typeof SCENES) =>
  SCENES[name]().shapes.flatMap((shape) => (shape.kind === 'word' ? [shape.text] : []));

test('resist.strength: the round in pictures comes to the 9 of the rulebook’s own round', () => {
  expect(IN_PLAY.map(([id]) => id)).toEqual(['paquita', 'consuelo', 'abel', 'roberto']);
  expect(shownStrength().reduce((one, other) => one + other, 0)).toBe(9);
  const bridge = MISSIONS.find(({ id }) => id === 'railroad-bridge');
  const guard = AT_THE_BRIDGE.find(([kind]) => kind === 'guard');
  expect((bridge?.defense ?? 0) + (guard?.[1] ?? 0)).toBe(9);
  expect(bridge?.garrison).toBe(AT_THE_BRIDGE.length);
  expect(words('round-strike').at(-1)).toMatch(/= 9$/);
});

test('resist.setup-garrisons: the table shows twelve Enemies face down and twenty in the deck', () => {
  const small = SCENES.table().shapes.filter((shape) => shape.kind === 'box' && shape.w === 10);
  expect(small).toHaveLength(12);
  expect(ROW_SHOWN).toHaveLength(4);
  expect(words('table')).toEqual(expect.arrayContaining(['20', '15', '12', '8', '6']));
});

test('a picture of an Enemy that is not printed is refused', () => {
  expect(() => enemyCalled('guard', 4)).toThrow('No guard has Defense 4.');
});
