import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { button, dialog, promptText, town } from '../table/table-page.ts';
import { violations } from '../table/violations.ts';
import type { Visit } from '../visit.ts';
import { fixture, openPractice, openRecord } from './coached.ts';

const panel = (page: Page) => page.locator('.coach-review');

/** Opens the game that was lost and goes through all of it. */
async function reviewed(options?: Visit): Promise<Page> {
  const page = await openPractice(options);
  await openRecord(page, fixture('loss'));
  await button(page, 'Go through it with the coach').click();
  await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  return page;
}

const ownPuzzles = (page: Page) => page.getByText('Puzzles from your games', { exact: true });

describe('going through a recorded game', () => {
  it('tells the chances move by move, and luck apart from choice', async () => {
    const page = await reviewed();
    await page.getByRole('img', { name: /to 0%/ }).waitFor();
    const sums = await panel(page).locator('.review-sums td').allInnerTexts();
    const points = sums.map((text) => Number.parseInt(text.replace('−', '-'), 10));
    expect(points).toHaveLength(5);
    const [start, cards, choices, rest, end] = points;
    expect(end).toBe(0);
    expect(choices).toBeLessThanOrEqual(0);
    // Each of the five is rounded by itself.
    expect(Math.abs(start + cards + choices + rest - end)).toBeLessThanOrEqual(2);
    await page.getByText('The chances as a table').click();
    const rows = panel(page).locator('.practice-results:not(.review-sums) tbody tr');
    expect(await rows.count()).toBe(fixture('loss').moves.length + 1);
  });

  it('shows a costly choice on the board, what was better, and what could have followed', async () => {
    const page = await reviewed();
    await panel(page).locator('button.coach-move').first().click();
    await panel(page)
      .getByText(/^Better: /)
      .waitFor();
    expect(await town(page).locator('.place__badge--advised').count()).toBe(1);
    await button(page, 'Show what follows').click();
    await page.getByText(/^What could have followed · Move 1 of/).waitFor();
    const kicker = await page.locator('.aid-kicker').textContent();
    const steps = Number(/of (\d+)$/.exec(kicker ?? '')?.[1]);
    expect(steps).toBeGreaterThan(1);
    for (let n = 1; n < steps; n++) await button(page, 'Next').click();
    expect(await button(page, 'Next').isDisabled()).toBe(true);
    await page.getByText('Police and soldiers leave the board.').waitFor();
    await button(page, 'Back to the review').click();
    await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  });

  it('can be stopped and gone on with', async () => {
    const page = await openPractice();
    await openRecord(page, fixture('win'));
    await button(page, 'Go through it with the coach').click();
    await button(page, 'Stop').click();
    await button(page, 'Go on').waitFor();
    const told = await panel(page).locator('.coach__progress span').innerText();
    await page.waitForTimeout(300);
    expect(await panel(page).locator('.coach__progress span').innerText()).toBe(told);
    await button(page, 'Go on').click();
    await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  });

  it('is moved through by keys and by the chart, and left again', async () => {
    const page = await reviewed();
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    await panel(page)
      .getByText(/^Turn 1\. From here/)
      .waitFor();
    const chart = await panel(page).locator('.chance-chart svg').boundingBox();
    if (!chart) throw new Error('no chart');
    await page.mouse.click(chart.x + chart.width - 8, chart.y + chart.height / 2);
    await panel(page)
      .getByText(/^Turn 4\. From here/)
      .waitFor();
    await button(page, 'Back to the game').click();
    await expect.poll(() => promptText(page)).toBe('You have lost');
  });

  it('is offered for any game from the menu as well', async () => {
    const page = await openPractice();
    const { outcome: _, ...record } = fixture('loss');
    await openRecord(page, { ...record, moves: record.moves.slice(0, 6) });
    await button(page, 'Menu').click();
    await button(dialog(page), 'Go through it with the coach').click();
    await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  });

  it.each([
    { width: 390, height: 844, theme: 'light' },
    { width: 1440, height: 900, theme: 'dark' },
  ] as const)(
    'has no accessibility violation ($theme, $width px)',
    async (look) => {
      const page = await reviewed(look);
      expect(await violations(page)).toEqual([]);
      await panel(page).locator('button.coach-move').first().click();
      await panel(page)
        .getByText(/^Better: /)
        .waitFor();
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await button(page, 'Show what follows').click();
      await page.getByText(/^What could have followed/).waitFor();
      expect(await violations(page)).toEqual([]);
    },
    90_000,
  );
});

describe("a puzzle from one's own game", () => {
  it('is made, played again, judged, listed, deleted and got back', async () => {
    const page = await reviewed({ width: 390, height: 844 });
    await panel(page).locator('button.coach-move').first().click();
    const better = await panel(page)
      .getByText(/^Better: /)
      .innerText();
    const name = /^Better: (.+?)\. It wins/.exec(better)?.[1] ?? '';
    await button(page, 'Play it again from here').click();
    await button(page, 'Play it now').click();
    const lead = page.getByRole('region', { name: 'Puzzles from your games' });
    await lead.getByText('What is better?').waitFor();
    // The town names places as the review does; the better one of this game is a placement.
    await page.getByText('All places as a list').click();
    await button(page.locator('.aid-places'), name).click();
    await page.locator('.aid-primary').last().click();
    await lead.getByText('Good. The coach knows nothing better.').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(new URL('../scenarios/', page.url()).href);
    const kept = page.locator('.own-puzzles li');
    await kept.getByText('Solved').waitFor();
    await button(page, /^Delete: Turn 1/).click();
    await button(kept, 'Undo').click();
    await page.reload();
    await kept.getByRole('link').click();
    await lead.getByText('What is better?').waitFor();

    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await ownPuzzles(page).click();
    await button(page, /^Delete: Turn 1/).click();
    await page.reload();
    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await ownPuzzles(page).click();
    await page.getByText('None yet.').waitFor();
  }, 90_000);

  it('says what was better after another wrong choice, and lets it be tried again', async () => {
    const page = await reviewed();
    await panel(page).locator('button.coach-move').first().click();
    const played = /^You chose: (.+?)\. It wins/.exec(
      await panel(page)
        .getByText(/^You chose: /)
        .innerText(),
    )?.[1];
    await button(page, 'Play it again from here').click();
    await button(page, 'Play it now').click();
    await page.getByText('All places as a list').click();
    await button(page.locator('.aid-places'), played ?? '').click();
    await page.locator('.aid-primary').last().click();
    await page.getByText('The coach knows something better.').waitFor();
    await button(page, 'Try again').click();
    await page.getByText('What is better?').waitFor();
  });
});
