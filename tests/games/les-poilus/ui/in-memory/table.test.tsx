// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { tellMission } from '../../../../browser/les-poilus/tell-mission.ts';
import { visit } from '../visit.tsx';

it('a mission of three is told by the Enter key, and is there after a reload', async () => {
  const page = await visit('en/les-poilus/table/', { width: 390, height: 844 });
  await tellMission(page, (control) => control.press('Enter'));
  expect(await page.locator('.aid-wrong').count()).toBe(0);
});
