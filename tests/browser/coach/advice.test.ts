import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, promptText } from '../table/table-page.ts';
import { LOOKS, violations } from '../table/violations.ts';
import { askCoach, corner, openPractice, startWithCoach } from './coached.ts';

const progress = (page: Page) => corner(page).getByRole('progressbar');

const thought = async (page: Page) => Number(await progress(page).getAttribute('value'));

describe('the coach in practice', () => {
  it('keeps the place of whoever asks by keyboard', async () => {
    const page = await openPractice();
    await startWithCoach(page);
    await button(page, 'Ask the coach').press('Enter');
    await button(page, 'Think longer').waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Coach');
    await page.keyboard.press('Tab');
    const first = corner(page).locator('button.coach-move').first();
    expect(await first.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('keeps the page free: it thinks beside it', async () => {
    const page = await openPractice();
    await startWithCoach(page);
    await askCoach(page);
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

  it.each(LOOKS)('has no accessibility violation ($theme, $width px)', async (look) => {
    const page = await openPractice(look);
    await startWithCoach(page);
    expect(await violations(page, look.rules)).toEqual([]);
    await askCoach(page);
    await page.getByText('How sure is that?').click();
    await page.getByText(/^All \d+ moves/).click();
    expect(await violations(page, look.rules)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('without the coach', () => {
  it('nothing of it is on the page, nor loaded', async () => {
    const page = await openPractice();
    await page.getByRole('radio', { name: 'None', exact: true }).check();
    await button(page, 'Start').click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 1');
    expect(await corner(page).count()).toBe(0);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => /coach\.worker|CoachCorner|ReviewPanel/.test(name))).toEqual([]);
  });
});
