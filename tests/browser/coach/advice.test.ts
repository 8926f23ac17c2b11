import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from '../drawn.ts';
import { DESK, PHONE } from '../screen-sizes.ts';
import { button } from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import { corner, openPractice, startWithCoach } from './coached.ts';

/* What the coach says, a page in memory hears: tests/games/maquis/ui/coach/advice.test.tsx. */

const progress = (page: Page) => corner(page).getByRole('progressbar');

const thought = async (page: Page) => Number(await progress(page).getAttribute('value'));

it('the coach keeps the place of whoever asks by keyboard, is accessible, and thinks beside the page', async () => {
  const page = await openPractice(PHONE);
  await startWithCoach(page);
  expect(await inBothLooks(page)).toEqual([]);
  await button(page, 'Ask the coach').press('Enter');
  await button(page, 'Think longer').waitFor();
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'));
  await expect.poll(focused).toBe('Coach');
  await page.keyboard.press('Tab');
  const first = corner(page).locator('button.coach-move').first();
  expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.getByText('How sure is that?').click();
  await page.getByText(/^All \d+ moves/).click();
  expect(await inBothLooks(page)).toEqual([]);

  // Counts what the page itself does, and nothing that its workers do.
  await page.coverage.startJSCoverage();
  await button(page, 'Think longer').click();
  await expect.poll(() => thought(page)).toBeGreaterThan(8000);
  const scripts = await page.coverage.stopJSCoverage();
  const counts = scripts.flatMap(({ functions }) =>
    functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)),
  );
  const steps = counts.reduce((sum, count) => sum + count, 0);
  // A few thousand simulations on the page would take it millions.
  expect(steps).toBeLessThan(400_000);
});

it('the star of what is advised lies on the rim of its place, and the bar of a chosen move beside its words', async () => {
  const page = await openPractice(DESK);
  await startWithCoach(page);
  await button(page, 'Ask the coach').click();
  await button(page, 'Think longer').waitFor();
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await drawn(page);
    const { place, star } = await page.evaluate(() => {
      const shape = document.querySelector('.place__badge--advised')?.getBoundingClientRect();
      const whole = document.querySelector('.place__badges:has(> .place__badge--advised)');
      const around = whole?.getBoundingClientRect();
      if (!shape || !around) throw new Error('no place is advised');
      const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
      const [[x, y], [left, top]] = [middle(around), middle(shape)];
      return { place: around.width / 2, star: Math.hypot(left - x, top - y) - shape.width / 2 };
    });
    // Half of it within, half of it beyond, give or take the odds' ring.
    expect(star, `${size.width}`).toBeLessThan(place);
  }
  const first = corner(page).locator('button.coach-move').first();
  await first.click();
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true');
  const clear = await first.evaluate((move) => {
    const words = document.createRange();
    words.selectNodeContents(move);
    return words.getBoundingClientRect().left - move.getBoundingClientRect().left;
  });
  // A frame of 1.5 pixels, a bar of 5, and something between bar and words.
  expect(clear).toBeGreaterThan(8);
});
