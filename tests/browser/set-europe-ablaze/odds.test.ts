import { expect, test } from 'vitest';
import { visit } from '../visit.ts';

// Example 1 hits the If at 9; example 2 has an ordinary row at 5 (8.6.9).
test('the odds of an example name the difference they tell of, and take up another', async () => {
  const page = await visit('en/set-europe-ablaze/rules/examples/');
  const exactly = page.locator('[data-outcome="exactly"]');
  expect(await exactly.allInnerTexts()).toEqual(['Succeeds by exactly 9', 'Succeeds by exactly 5']);
  await page.getByLabel('One difference').last().fill('7');
  await expect.poll(() => exactly.last().innerText()).toBe('Succeeds by exactly 7');
});
