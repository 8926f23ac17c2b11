import { expect, test } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';
import { type Hand, playTurn } from './play-turn.ts';

const TABLE = 'en/set-europe-ablaze/table/';

test.each<[number, number, Hand]>([
  [390, 844, 'touch'],
  [820, 1180, 'touch'],
  [1440, 900, 'keys'],
])(
  'a turn is played at %i × %i by %s, and is there after a reload',
  async (width, height, hand) => {
    const page = await visit(TABLE, { width, height, touch: hand === 'touch' });
    await playTurn(page, hand);
    // 10 VP at the start, 10 for the Maximum Effort, 2 for the turn.
    const scored = page.getByRole('heading', { name: 'Scored: Maquis 2, German 3 VP' });
    await scored.waitFor();
    await page.reload();
    await scored.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  },
);

test('views beside the turn are sound, in a game and before one', async () => {
  const page = await visit(TABLE, { width: 390, height: 844 });
  const head = page.getByRole('banner');
  expect(await head.isVisible()).toBe(true);
  for (const view of ['Dice', 'My tables', 'Turn']) {
    await page.getByRole('toolbar').getByRole('button', { name: view }).click();
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Begin at turn 1' }).click();
  expect(await head.isVisible()).toBe(false);
  for (const view of ['Areas', 'Cards', 'Turn']) {
    await page.getByRole('toolbar').getByRole('button', { name: view }).click();
    expect(await violations(page)).toEqual([]);
  }
});

test('another window of the same browser follows', async () => {
  const page = await visit(TABLE);
  await page.getByRole('button', { name: 'Begin at turn 1' }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Maquis lay 2' }).click();
  await page.getByText('Laid: 2').waitFor();
});
