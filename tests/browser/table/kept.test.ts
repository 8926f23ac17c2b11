import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { pageWithGame } from './moments.ts';
import { button, choosePlace, drawn, openSheet, primary, prompt } from './table-page.ts';

/**
 * All that is shown, once it is drawn: what stands beside the town follows it a frame later. What was told as it
 * happened is not told again by a page that is opened.
 */
async function aid(page: Page): Promise<string> {
  await drawn(page);
  const all = await page.locator('.aid').ariaSnapshot();
  return all.replaceAll(/- status: .*/g, '- status');
}

/** The page is killed as it stands, without a last word, and opened anew. */
async function killed(page: Page): Promise<Page> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const crash = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crash;
  const again = await context.newPage();
  await again.goto(page.url());
  await prompt(again).waitFor();
  return again;
}

it('a page killed right after a move has lost nothing', async () => {
  let page = await pageWithGame({});
  const place = async (at: LocationId) => {
    await choosePlace(page, at);
    await primary(page).click();
  };
  const moves: readonly (() => Promise<void>)[] = [
    () => place('radio-a'),
    async () => {
      // No patrol card leads to these.
      await place('spare-room-west');
      await place('spare-room-north-east');
    },
    async () => {
      await openSheet(page, 'Correct');
      await button(page, 'Morale: one less').click();
      await button(page, 'Go on from this table').click();
    },
  ];
  for (const move of moves) {
    await move();
    const before = await aid(page);
    page = await killed(page);
    expect(await aid(page)).toBe(before);
  }
});
