// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameRecord } from '#games/maquis/engine/index.ts';
import { LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import {
  fixture,
  openRecord,
  passedOver,
  playFromList,
} from '../../../../browser/coach/coached.ts';
import { button, dialog, drawn, prompt, town } from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

/** The last worker is arrested in the second turn; no draw is known there. */
const BOXED_LOSS: GameRecord = {
  format: 'maquis-record',
  version: 1,
  ruleset: 'box-2019',
  difficulty: 'normal',
  goals: { west: 'take-out-the-bridges', east: 'bomb-for-the-officer' },
  moves: [
    ...['place:radio-b', 'patrol:6', 'place:cafe', 'patrol:3', 'place:east-exit', 'patrol:5'],
    ...['act:radio-b:none', 'return', 'act:cafe:none', 'return', 'act:east-exit:none', 'return'],
    ...['upkeep', 'place:radio-a', 'patrol:2', 'patrol:10', 'patrol:7'],
    ...['act:radio-a:none', 'return', 'upkeep'],
  ],
};

const panel = (page: Page) => page.locator('.coach-review');

async function openPractice(fragment = ''): Promise<Page> {
  const page = await visit(`en/maquis/practice/${fragment}`);
  await prompt(page).waitFor();
  return page;
}

/** Opens the game that was lost, or one from a link, and goes through all of it. */
async function reviewed(fragment?: string): Promise<Page> {
  const page = await openPractice(fragment);
  if (fragment === undefined) await openRecord(page, fixture('loss'));
  await button(page, 'Review it with the coach').click();
  await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  return page;
}

/** The win that was passed over, once the review is through: until then another move may be the costliest. */
async function passedOverIn(page: Page) {
  const costly = panel(page).locator('button.coach-move').first();
  await expect.poll(() => costly.innerText()).toContain('You: Grocer. Better: Sabotage');
  return costly;
}

/** How many moments the coaches are asked about from now on, and how many they have answered. */
function countMoments(): { asked: number; answered: number } {
  const moments = { asked: 0, answered: 0 };
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data.isDone) moments.answered++;
      });
    }
    override postMessage(request: { readonly type: string }): void {
      if (request.type === 'think') moments.asked++;
      super.postMessage(request);
    }
  };
  return moments;
}

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
    const rows = panel(page).locator('.aid-table:not(.review-sums) tbody tr');
    await expect.poll(() => rows.count()).toBe(fixture('loss').moves.length + 1);
  });

  it.each([
    ['print-and-play', fixture('loss'), 1],
    ['the first box', BOXED_LOSS, 0],
  ])(
    'maquis.result: a game of %s is reviewed with a line for draws only where there are some',
    async (_, record, lines) => {
      const page = await openPractice();
      await openRecord(page, record);
      await button(page, 'Review it with the coach').click();
      await panel(page).getByText('Winning', { exact: true }).waitFor();
      expect(await panel(page).getByText('Winning or a draw').count()).toBe(lines);
    },
  );

  it('maquis.end-time: shows the win passed over on the last turn, and how it would have come', async () => {
    const page = await reviewed(passedOver());
    const costly = await passedOverIn(page);
    expect(await costly.innerText()).toContain('−100 points');
    await costly.click();
    await panel(page).getByText('It wins 100%.').waitFor();
    await panel(page).getByText('It wins 0%, draws 100%.').waitFor();
    const marked = town(page).locator('[data-place]:has(.place__badge--advised)');
    expect(await marked.getAttribute('data-place')).toBe('west-exit');
    await button(page, 'Show what follows').click();
    await page.getByText(/^What could have followed · Move 1 of/).waitFor();
    const kicker = await page.locator('.aid-kicker').textContent();
    const steps = Number(/of (\d+)$/.exec(kicker ?? '')?.[1]);
    expect(steps).toBeGreaterThan(1);
    for (let n = 1; n < steps; n++) await button(page, 'Next').click();
    await expect.poll(() => button(page, 'Next').isDisabled()).toBe(true);
    await page.getByText('The game is won: both goals are complete.').waitFor();
    await button(page, 'Back to the review').click();
    await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  });

  it('is offered for any game from the menu as well', async () => {
    const page = await openPractice();
    const { outcome: _, ...record } = fixture('loss');
    await openRecord(page, { ...record, moves: record.moves.slice(0, 6) });
    await button(page, 'Menu').click();
    await button(dialog(page), 'Review it with the coach').click();
    await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  });

  it('can be stopped and gone on with', async () => {
    const page = await openPractice();
    const moments = countMoments();
    await openRecord(page, fixture('loss'));
    await button(page, 'Review it with the coach').press('Enter');
    await expect
      .poll(() => prompt(page).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await button(page, 'Stop').click();
    await button(page, 'Go on').waitFor();
    await drawn(page);
    const told = await panel(page).locator('.coach__progress span').innerText();
    // Whoever goes on has asked for the next moment by the time that one is answered.
    await expect.poll(() => moments.asked === moments.answered).toBe(true);
    await drawn(page);
    expect(await panel(page).locator('.coach__progress span').innerText()).toBe(told);
    await button(page, 'Go on').click();
    await page.getByRole('heading', { name: 'Luck and choice' }).waitFor();
  });
});

it("a puzzle from one's own game says what was better after another wrong choice, and lets it be tried again", async () => {
  const page = await reviewed(passedOver());
  await (await passedOverIn(page)).click();
  await button(page, 'Play it again from here').click();
  await page.getByText('What would be better?').waitFor();
  await playFromList(page, LOCATION_NAMES.doctor());
  await page.getByText('The coach has a better move.').waitFor();
  await button(page, 'Try again').click();
  await page.getByText('What would be better?').waitFor();
});
