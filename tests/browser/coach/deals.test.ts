import { expect, it } from 'vitest';
import { PHONE } from '../screen-sizes.ts';
import { button } from '../table/table-page.ts';
import { violations } from '../table/violations.ts';
import { fixture, openPractice, openRecord } from './coached.ts';

const RATING = /the coach won (\d+) of 16 games, drew (\d+) and lost (\d+)/;

it('a deal is played 16 times when asked, which can be stopped, and the number is kept; a deal that the coach has won can be drawn, and is the one that is played; after a game it is told as well', async () => {
  const page = await openPractice();
  await page.getByText('How hard is this deal?').click();
  await button(page, 'Let the coach play it 16 times').click();
  await button(page, 'Stop').click();
  await button(page, 'Let the coach play it 16 times').waitFor();

  await button(page, 'Today’s deal').click();
  await button(page, 'Let the coach play it 16 times').click();
  const told = page.getByText(RATING);
  await told.waitFor();
  const said = await told.innerText();
  const [, won, drew, lost] = RATING.exec(said) ?? [];
  expect(Number(won) + Number(drew) + Number(lost)).toBe(16);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await button(page, 'Today’s deal').click();
  await page.getByText('How hard is this deal?').click();
  expect(await told.innerText()).toBe(said);

  await page.getByRole('radio', { name: 'Very easy' }).check();
  await button(page, 'Find a deal the coach can win').click();
  const found = page.getByText(/^Seed \w+: the coach won it/);
  await found.waitFor();
  const seed = /^Seed (\w+)/.exec(await found.innerText())?.[1];
  expect(await page.getByLabel('Seed', { exact: true }).inputValue()).toBe(seed);

  // After a game it is told how hard its deal was.
  await page.setViewportSize(PHONE);
  await openRecord(page, fixture('loss'));
  await page.getByText('How hard is this deal?').click();
  await page.getByText(RATING).waitFor();
});
