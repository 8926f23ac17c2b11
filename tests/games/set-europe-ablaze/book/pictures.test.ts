import { expect, test } from 'vitest';
import { ASSET_DICE, checkNumber } from '#games/set-europe-ablaze/book/pictures/scenes.ts';
import { WORKED_EXAMPLES } from '#games/set-europe-ablaze/data/examples.ts';

const sum = (dice: Readonly<Record<string, number>>) =>
  Object.values(dice).reduce((one, other) => one + other, 0);

test('set-europe-ablaze.count-dice: the assets in the picture bring the dice of the printed example', () => {
  expect(sum(ASSET_DICE.maquis)).toBe(WORKED_EXAMPLES.sabotage.attack);
  expect(sum(ASSET_DICE.german)).toBe(WORKED_EXAMPLES.sabotage.defend);
});

test('set-europe-ablaze.check-number: eight dice and five make 13', () => {
  expect(checkNumber()).toBe(13);
});
