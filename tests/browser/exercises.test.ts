import { expect, it } from 'vitest';
import { drawn } from './drawn.ts';
import { visit } from './visit.ts';

const UPRIGHT = { width: 390, height: 844, touch: true };
const ACROSS = { width: 844, height: 390, touch: true };

it.each([
  ['les-poilus', 'en', '.poilus-side'],
  ['resist', 'zh', '.resist'],
])(
  'an exercise of %s stands on a phone as it is, and nothing of the page lies below it (%s)',
  async (game, language, room) => {
    const page = await visit(`${language}/${game}/exercises/#2`, UPRIGHT);
    const longer = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await page.locator(room).first().waitFor();
    for (const size of [UPRIGHT, ACROSS]) {
      await page.setViewportSize(size);
      await drawn(page);
      expect([size.width, await longer()]).toEqual([size.width, 0]);
    }
  },
);
