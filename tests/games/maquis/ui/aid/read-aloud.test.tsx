// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginning, openRecord } from '../../../../browser/table/moments.ts';
import { button, dialog, judgeWayHome, nameOf } from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function pageWithGame(_: object): Promise<Page> {
  const page = await visit('en/maquis/table/');
  await openRecord(page, beginning(0));
  return page;
}

describe('read aloud', () => {
  it('every step is news, and the prompt has its place', async () => {
    const page = await pageWithGame({});
    await openRecord(page, beginning(6));
    const news = page.getByRole('status', { name: 'What just happened' });
    const isNews = (told: string) => expect.poll(() => news.textContent()).toContain(told);
    await isNews('Patrol card 3 is drawn');
    await button(page, /^Radio A/)
      .last()
      .click();
    await button(page, 'Call an airdrop: 3 food onto the West Field').click();
    await isNews('The worker at Radio A calls an airdrop of food.');
    await judgeWayHome(page);
    await isNews('An airplane drops 3 food on the West Field.');
    expect(await page.getByRole('region', { name: 'Which worker acts?' }).count()).toBe(1);
  });

  it('a place says who stands there and why it is refused', async () => {
    const page = await pageWithGame({});
    await openRecord(page, beginning(15));
    const west = page.getByRole('button', { name: /^Sabotage: 0 of 3 marked/ });
    expect(await west.getAttribute('aria-haspopup')).toBe('dialog');
    const described = await west.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(/worker/);
    await west.press('Enter');
    await dialog(page).getByText('first the two 1s, free of charge, then the 2').waitFor();
    await page.keyboard.press('Escape');
    const radio = page.getByRole('button', { name: /^Radio A/ }).first();
    expect(await nameOf(radio)).toMatch(/police/);
    expect(await page.getByRole('button', { name: /^Grocer, free, gives 1 food/ }).count()).toBe(1);
  });
});
