import { expect, inject, it } from 'vitest';
import { promptText } from '../table/table-page.ts';
import { visit } from '../visit.ts';
import { openScenario, SCENARIOS } from './scenario-page.ts';

/* What needs no list and no real keys, a page in memory does: tests/games/maquis/ui/puzzle/tries.test.tsx. */

it('a puzzle is begun, played and solved by keys alone, and marked in the list', async () => {
  const page = await openScenario('order-of-activation-a-chain');
  const press = async (name: RegExp) => {
    for (let n = 0; n < 120; n++) {
      const at = await page.evaluate(() => document.activeElement?.textContent ?? '');
      const isButton = await page.evaluate(() => document.activeElement?.tagName === 'BUTTON');
      if (isButton && name.test(at.trim())) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  const comesTo = (text: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toBe(text);
  await press(/^Begin$/);
  await comesTo('Which worker acts?');
  const errands = [
    [/^Grocer/, /^Take 1 food$/],
    [/^Black Market/, /^Sell 1 food/],
    [/^Fence/, /^Buy 1 weapon/],
  ] as const;
  for (const [worker, errand] of errands) {
    if ((await promptText(page)) === 'Which worker acts?') await press(worker);
    await press(errand);
    // With a weapon in hand there is a shot to decide on first.
    if ((await promptText(page)) === 'The way home is open') {
      await press(/^Bring the worker home$/);
    }
  }
  // All are home: nothing but a shot could spoil it, and the puzzle is over.
  await comesTo('Solved');
  await page.goto(`${inject('site')}${SCENARIOS}`);
  const line = page.locator('[data-problem="order-of-activation-a-chain"]');
  await line.getByText('Solved', { exact: true }).waitFor();
  await page.getByText('1 of 31 solved').waitFor();
  const next = page.getByRole('region').filter({ hasText: 'Next puzzle for you' });
  const solved = (await line.getByRole('link').textContent()) ?? '';
  expect(await next.getByRole('heading').textContent()).not.toContain(solved);
});

it('in a browser that stores nothing the list says that it cannot show what is solved', async () => {
  const page = await visit(SCENARIOS, {
    before: () => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    },
  });
  await page.getByText('it cannot show which puzzles you have solved').waitFor();
});

it('without scripts the list and every task can be read', async () => {
  const list = await visit(SCENARIOS, { scripts: false });
  await list.getByRole('link', { name: 'Two radios' }).first().click();
  await list.getByText('You place one more worker').waitFor();
  expect(await list.locator('noscript').textContent()).toContain('need JavaScript');
});

it('search finds a puzzle by its words', async () => {
  const page = await visit('en/');
  await page.keyboard.press('/');
  await page.keyboard.type('two radios');
  const found = page.getByRole('listbox').getByRole('option').filter({ hasText: 'Two radios' });
  await found.first().click();
  await page.waitForURL('**/scenarios/safe-places-two-radios/#task');
});
