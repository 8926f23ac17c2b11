import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { newGame, resistRules } from '#games/resist/engine/index.ts';
import { resistLinks } from '#games/resist/session/index.ts';
import { prompt } from '../prompt.ts';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';

async function begun(page: Page): Promise<void> {
  await prompt(page).waitFor();
  await page.getByLabel('Seed', { exact: true }).fill('whole');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.resist.game').waitFor();
}

const coach = (page: Page) =>
  page.getByRole('dialog', { name: 'Coach' }).or(page.getByRole('region', { name: 'Coach' }));
const thinkLonger = (page: Page) => coach(page).getByRole('button', { name: 'Think longer' });

it.each([
  [360, 740],
  [1440, 900],
])('the coach of RESIST! ranks the moves and gives reasons, at %i × %i', async (width, height) => {
  const page = await visit('en/resist/practice/', { width, height });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await begun(page);
  expect(workers).toEqual([]);
  // No name in the bar is broken within a word.
  const broken = await page.locator('.aid-tool span').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      const lines = text.getClientRects().length;
      return /\s/.test(label.textContent) || lines === 1 ? [] : [label.textContent];
    }),
  );
  expect(broken).toEqual([]);
  await page.getByRole('button', { name: 'Coach' }).click();
  await thinkLonger(page).waitFor();
  expect(workers).toHaveLength(1);
  await coach(page).getByText('The coach would choose').waitFor();
  const first = coach(page).locator('.advice > li').first();
  expect(await first.textContent()).toMatch(/wins \d+%( ± \d+)?/);
  expect(await first.locator('li').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

it('the coach thinks longer, and its move is taken by a tap', async () => {
  const page = await visit('en/resist/practice/', { width: 390, height: 844, touch: true });
  await begun(page);
  await page.getByRole('button', { name: 'Coach' }).tap();
  await thinkLonger(page).tap();
  await coach(page).getByText('of 21,000 games').waitFor();
  await coach(page).getByRole('button', { name: 'Stop' }).tap();
  await thinkLonger(page).waitFor();
  const before = await page.locator('.resist.game').getAttribute('data-step');
  await coach(page).locator('.advice__move').first().tap();
  await expect.poll(() => coach(page).count()).toBe(0);
  await expect.poll(() => page.locator('.resist.game').getAttribute('data-step')).not.toBe(before);
});

/** A game from its start, the last move of the list each time, as a link to its end. */
function badGame(): string {
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 'bad' } as const;
  const moves: string[] = [];
  for (let position = newGame(setUp); !resistRules.outcome(position); ) {
    const last = resistRules.legalMoves(position).findLast((move) => move !== 'end') ?? '';
    const move = resistRules.turn(position).chance ? resistRules.drawChanceMove(position) : last;
    const taken = resistRules.apply(position, { move });
    if ('reasons' in taken) throw new Error(`${move} is refused`);
    moves.push(move);
    position = taken.position;
  }
  return resistLinks.gameLink({ setUp, moves, at: moves.length });
}

it('a costly choice of a reviewed game becomes a puzzle: tried, judged, and found among the others', async () => {
  const page = await visit(`en/resist/practice/#${badGame()}`, {
    width: 390,
    height: 844,
    touch: true,
  });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Review it with the coach' }).tap();
  await page.getByText('Costliest choices').waitFor();
  await page.locator('button.coach-move').first().tap();
  await page.getByRole('button', { name: 'Play it again from here' }).tap();
  const lead = page.getByRole('region', { name: 'Puzzles from your games' });
  await lead.getByText('What would be better?').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Coach' }).tap();
  await coach(page).locator('.advice__why').first().waitFor();
  await coach(page).locator('.advice__move').first().tap();
  await lead.getByText('Good. The coach finds nothing better.').waitFor();
  await lead.getByRole('button', { name: 'Play on' }).tap();
  await lead.waitFor({ state: 'detached' });

  await page.goto(new URL('../scenarios/', page.url()).href);
  const kept = page.locator('.own-puzzles li');
  await page.locator('.own-shelf').scrollIntoViewIfNeeded();
  await kept.getByText('Solved').waitFor();
  expect(await violations(page)).toEqual([]);
  await kept.getByRole('link').tap();
  await lead.getByText('What would be better?').waitFor();
});
