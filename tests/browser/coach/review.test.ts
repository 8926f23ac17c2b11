import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { button, drawn, prompt, promptText, town } from '../table/table-page.ts';
import { LOOKS, violations } from '../table/violations.ts';
import type { Visit } from '../visit.ts';
import { fixture, openPractice, openRecord, passedOver } from './coached.ts';

const panel = (page: Page) => page.locator('.coach-review');

/** Opens a game from a link, and goes through all of it. */
async function reviewed(options: Visit = {}): Promise<Page> {
  const page = await openPractice(options, passedOver());
  await button(page, 'Review it with the coach').click();
  await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  return page;
}

declare global {
  /** How many moments the coaches were asked about, and how many they have answered. */
  var moments: { asked: number; answered: number };
}

/** Runs in the page before all else. */
function countMoments(): void {
  globalThis.moments = { asked: 0, answered: 0 };
  globalThis.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data.isDone) globalThis.moments.answered++;
      });
    }
    override postMessage(request: { readonly type: string }): void {
      if (request.type === 'think') globalThis.moments.asked++;
      super.postMessage(request);
    }
  };
}

const ownPuzzles = (page: Page) => page.getByText('Puzzles from your games', { exact: true });

describe('going through a recorded game', () => {
  it('marks what was better on the goal card itself, on a phone too', async () => {
    const page = await reviewed({ width: 390, height: 844 });
    await panel(page).locator('button.coach-move').first().click();
    const card = town(page).locator('[data-place="west-exit"]');
    const mark = card.locator('.place__badge--advised');
    await mark.waitFor();
    const [around, inside] = [await card.boundingBox(), await mark.boundingBox()];
    if (!around || !inside) throw new Error('no card or no mark');
    expect(inside.x).toBeGreaterThanOrEqual(around.x);
    expect(inside.y + inside.height).toBeLessThanOrEqual(around.y + around.height);
  });

  it('can be stopped and gone on with', async () => {
    const page = await openPractice();
    await page.addInitScript(countMoments);
    await page.reload();
    await openRecord(page, fixture('win'));
    await button(page, 'Review it with the coach').press('Enter');
    await expect
      .poll(() => prompt(page).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await button(page, 'Stop').click();
    await button(page, 'Go on').waitFor();
    await drawn(page);
    const told = await panel(page).locator('.coach__progress span').innerText();
    // Whoever goes on has asked for the next moment by the time that one is answered.
    await page.waitForFunction(() => globalThis.moments.asked === globalThis.moments.answered);
    await drawn(page);
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
      .getByText(/^Turn 15\. From here/)
      .waitFor();
    const chart = await panel(page).locator('.chance-chart svg').boundingBox();
    if (!chart) throw new Error('no chart');
    await page.mouse.click(chart.x + chart.width - 8, chart.y + chart.height / 2);
    await panel(page)
      .getByText(/^The end of the game\. From here/)
      .waitFor();
    await button(page, 'Back to the game').click();
    await expect.poll(() => promptText(page)).toBe('A draw');
  });

  it.each(LOOKS)('has no accessibility violation ($theme, $width px)', async (look) => {
    const page = await reviewed(look);
    expect(await violations(page, look.rules)).toEqual([]);
    await panel(page).locator('button.coach-move').first().click();
    await panel(page)
      .getByText(/^Better: /)
      .waitFor();
    expect(await violations(page, look.rules)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await button(page, 'Show what follows').click();
    await page.getByText(/^What could have followed/).waitFor();
    expect(await violations(page, look.rules)).toEqual([]);
  });
});

describe("a puzzle from one's own game", () => {
  /** The moment kept as a puzzle and opened; one place is chosen from the list. */
  async function played(page: Page, place: string | RegExp): Promise<void> {
    await page.getByText('All places as a list').click();
    await button(page.locator('.aid-places'), place).click();
    await page.locator('.aid-primary').last().click();
  }
  async function opened(options?: Visit): Promise<Page> {
    const page = await reviewed(options);
    await panel(page).locator('button.coach-move').first().click();
    await button(page, 'Play it again from here').click();
    await page.getByText('What would be better?').waitFor();
    return page;
  }

  it('is made, played again, judged, listed, deleted and got back', async () => {
    const page = await opened({ width: 390, height: 844 });
    const lead = page.getByRole('region', { name: 'Puzzles from your games' });
    await played(page, /^Sabotage/);
    await lead.getByText('Good. The coach finds nothing better.').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(new URL('../scenarios/', page.url()).href);
    const heading = page.getByRole('heading', { name: 'Puzzles from your games' });
    await heading.scrollIntoViewIfNeeded();
    const kept = page.locator('.own-puzzles li');
    await kept.getByText('Solved').waitFor();
    await button(page, /^Delete: Turn 15/).click();
    await button(kept, 'Undo').click();
    await button(page, /^Delete: Turn 15/).waitFor();
    await page.reload();
    await heading.scrollIntoViewIfNeeded();
    await kept.getByRole('link').click();
    await lead.getByText('What would be better?').waitFor();

    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await ownPuzzles(page).click();
    await button(page, /^Delete: Turn 15/).click();
    await button(page, 'Undo').last().waitFor();
    await page.reload();
    await button(page, 'Menu').click();
    await button(page, 'Leave this game').click();
    await ownPuzzles(page).click();
    await page.getByText('None yet.').waitFor();
  });

  it('says what was better after another wrong choice, and lets it be tried again', async () => {
    const page = await opened();
    await played(page, LOCATION_NAMES.doctor());
    await page.getByText('The coach has a better move.').waitFor();
    await button(page, 'Try again').click();
    await page.getByText('What would be better?').waitFor();
  });
});
