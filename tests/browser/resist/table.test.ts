import { expect, test } from 'vitest';
import { SCREEN_SIZES } from '../screen-sizes.ts';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';
import { coveredOn } from './covered.ts';
import { playWorkedTurn, useBy } from './play-table.ts';

const TABLE = 'en/resist/table/';

// By keys: tests/games/resist/ui/in-memory/table.test.tsx.
test('the worked turn on a phone by touch: 9 strength, the Guard and the Mission, and it is kept', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  await playWorkedTurn(
    page,
    (control) => control.tap(),
    async () => {
      expect(await violations(page)).toEqual([]);
    },
  );
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});

test('only the strength, and only the trackers, with exact odds', async () => {
  const page = await visit(TABLE, { width: 390, height: 844 });
  const use = useBy(page, (control) => control.press('Enter'));
  await page.getByRole('radio', { name: /^Strength only/ }).check();
  await use('Start');
  await use('Nicolás');
  await use(/Play revealed/);
  await page.getByText('You play Nicolás revealed.').waitFor();
  await use('Menu');
  await use('New game');
  await page.getByRole('radio', { name: /^Trackers only/ }).check();
  await use('Start');
  await use('Civilian 3');
  await page.getByRole('heading', { name: 'Civilians 3/5' }).waitFor();
  // No board stands beside them: they have the screen.
  const trackers = await page.locator('.play-question').boundingBox();
  expect(trackers?.y).toBeLessThan(844 / 4);
  await use('Odds');
  // After the 3 seven cards are left, three of them a 2: 3/7.
  await page.getByText('43%').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a pair of the draft is read whole above the buttons that choose', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  const use = useBy(page, (control) => control.tap());
  await page.getByRole('radio', { name: /^Draft/ }).check();
  await use('Start');
  await use('Sagrario');
  await use('Antonio');
  const cards = page.locator('.draft-pair .full-card');
  await cards.nth(1).waitFor();
  const lowest = await cards.nth(1).boundingBox();
  const choice = await page.getByRole('button', { name: 'Antonio joins' }).boundingBox();
  expect((lowest?.y ?? 0) + (lowest?.height ?? 0)).toBeLessThanOrEqual(choice?.y ?? 0);
});

test('a whole hand in play, every Enemy that may come up and undo are seen where they stand', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  const use = useBy(page, (control) => control.tap());
  await use('Start');
  for (const mission of ['Railroad Bridge', 'Barracks', 'Villa', 'Bunker']) await use(mission);
  await use('Spies: 0');
  for (const name of ['Marcelino', 'Anastasio', 'Consuelo', 'Benigno', 'Soledad']) {
    await use(name);
    await use(/Play (?:hidden|revealed)/);
    // Marcelino draws a card.
    if (name === 'Marcelino') await use('Spy');
  }
  await use('Choose a Mission');
  await use(/^Bunker: Defense 5/);
  await use('Choose it');
  await page.getByRole('heading', { name: 'Bunker: turn up every Enemy' }).waitFor();
  for (const [width, height] of SCREEN_SIZES) {
    await page.setViewportSize({ width, height });
    // On a phone across the Enemies are scrolled above the button that goes on.
    const enemies = height < 480 ? '' : ', .rt-number';
    const covered = await coveredOn(page, `.in-play__person, .in-play__sum${enemies}`);
    const wrong = await page.evaluate(() => {
      const [undo] = document.querySelectorAll('.aid-toolbar .aid-tool');
      const isBlank = [...(undo?.children ?? [])].every((one) => one.clientWidth <= 1);
      const isScrolled = document.documentElement.scrollHeight > innerHeight;
      return [
        ...(isScrolled ? ['the page is higher than the window'] : []),
        ...(isBlank ? ['undo is blank'] : []),
      ];
    });
    expect([...wrong, ...covered], `${width}×${height}`).toEqual([]);
  }
});

test('however many are in play at the table, all of them and both sums are seen', async () => {
  const page = await visit(TABLE, { width: 390, height: 844, touch: true });
  const use = useBy(page, (control) => control.tap());
  await use('Start');
  for (const mission of ['Railroad Bridge', 'Barracks', 'Villa', 'Bunker']) await use(mission);
  await use('Spies: 0');
  await use('Carlos');
  await use(/Play revealed/);
  // Two are drawn.
  for (let n = 0; n < 2; n++) await use('A Maquis');
  for (const name of ['Marcelino', 'Anastasio', 'Consuelo', 'Benigno', 'Soledad', 'Sagrario']) {
    await use(name);
    await use(/Play (?:hidden|revealed)/);
    if (name === 'Marcelino') await use('A Maquis');
  }
  await page.locator('.in-play__person').nth(6).waitFor();
  for (const [width, height] of SCREEN_SIZES) {
    await page.setViewportSize({ width, height });
    const covered = await coveredOn(page, '.in-play__person, .in-play__sum, .mission');
    expect(covered, `${width}×${height}`).toEqual([]);
  }
});

test('a second screen without a game says each way on in one line', async () => {
  for (const room of ['en/les-poilus/screen/', 'zh/resist/screen/']) {
    const page = await visit(room, { width: 390, height: 844, touch: true });
    const ways = page.locator('.screen__none .aid-buttons > *');
    await ways.nth(2).waitFor();
    const lines = await ways.evaluateAll((all) =>
      all.map((way) => {
        const range = document.createRange();
        range.selectNodeContents(way);
        return range.getClientRects().length;
      }),
    );
    expect(lines, room).toEqual([1, 1, 1]);
  }
});

test('on the second screen of RESIST! nothing lies over another, and nothing is wider than the window', async () => {
  const page = await visit(TABLE, { width: 1440, height: 900 });
  const use = useBy(page, (control) => control.press('Enter'));
  await use('Start');
  for (const mission of ['Railroad Bridge', 'Barracks', 'Villa', 'Bunker']) await use(mission);
  const screen = await page.context().newPage();
  await screen.goto(page.url().replace(TABLE, 'en/resist/screen/'));
  await screen.locator('.mission').nth(3).waitFor();
  for (const [width, height] of SCREEN_SIZES) {
    await screen.setViewportSize({ width, height });
    const wrong = await screen.evaluate(() => {
      const rows = [...document.querySelectorAll('.rt-screen > *')].map((part) =>
        part.getBoundingClientRect(),
      );
      const inside = [...document.querySelectorAll('.rt-counts li, .screen__tools > *')].map(
        (part) => part.getBoundingClientRect(),
      );
      const meet = (one: DOMRect, other: DOMRect) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const over = rows.flatMap((one, n) => rows.slice(n + 1).filter((other) => meet(one, other)));
      const out = [...rows, ...inside].filter(({ right }) => right > innerWidth + 1).length;
      return { over: over.length, out };
    });
    expect(wrong, `${width}×${height}`).toEqual({ over: 0, out: 0 });
  }
});
