import { expect, it } from 'vitest';
import { drawn } from './drawn.ts';
import { visit } from './visit.ts';

const UPRIGHT = { width: 390, height: 844, touch: true };
const ACROSS = { width: 844, height: 390, touch: true };

it.each([
  ['les-poilus', 'zh', '.play-question', 3],
  // A game that is won already says so beside its points.
  ['resist', 'en', '.resist', 110],
  ['maquis', 'zh', '.maquis-game', 2],
] as const)(
  'an exercise of %s stands on a phone as it is, and nothing of the page lies below or beside it (%s)',
  async (game, language, room, n) => {
    const page = await visit(`${language}/${game}/exercises/#${n}`, UPRIGHT);
    const over = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight - window.innerHeight];
      });
    if (game === 'maquis') await page.locator('.aid-panel .aid-primary').click();
    await page.locator(room).first().waitFor();
    for (const size of [UPRIGHT, ACROSS]) {
      await page.setViewportSize(size);
      await drawn(page);
      expect(await over()).toEqual([size.width, 0]);
    }
  },
);

// Four players, two with three and four hardships and all with tiles.
it.each(['en', 'zh'] as const)(
  'every player of Les Poilus is in sight on a phone before an exercise begins and while it is played (%s)',
  async (language) => {
    const page = await visit(`${language}/les-poilus/exercises/#545`, UPRIGHT);
    const unseen = () =>
      page.evaluate(() => {
        const question = document.querySelector('.play-question')?.getBoundingClientRect().top ?? 0;
        return [...document.querySelectorAll('.open-row')].flatMap((row) => {
          const { bottom } = row.getBoundingClientRect();
          return bottom > question ? (row.textContent ?? '') : [];
        });
      });
    await page.locator('[data-stage="task"] .aid-primary').waitFor();
    await drawn(page);
    expect(await page.locator('.open-row').count()).toBe(4);
    expect(await unseen()).toEqual([]);
    await page.locator('[data-stage="task"] .aid-primary').click();
    await page.locator('[data-stage="playing"]').waitFor();
    await drawn(page);
    expect(await unseen()).toEqual([]);
  },
);
