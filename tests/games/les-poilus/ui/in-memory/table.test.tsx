// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { answer, begin, tellMission } from '../../../../browser/les-poilus/tell-mission.ts';
import { visit } from '../visit.tsx';

it('a mission of three is told by the Enter key, and is there after a reload', async () => {
  const page = await visit('en/les-poilus/table/', { width: 390, height: 844 });
  await tellMission(page, (control) => control.press('Enter'));
  expect(await page.locator('.aid-wrong').count()).toBe(0);
});

it('that everybody has drawn as many is told once, for all of them', async () => {
  const page = await visit('en/les-poilus/table/', { width: 390, height: 844 });
  await begin(page, (control) => control.press('Enter'));
  await answer(page, (control) => control.press('Enter'), /^Ana leads/, /^3/);
  await expect
    .poll(() => page.locator('.lately').textContent())
    .toBe('Ana has each player draw 3 cards.');
});
