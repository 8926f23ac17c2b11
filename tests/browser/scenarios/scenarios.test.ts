import { describe, expect, inject, it } from 'vitest';
import { button, dialog, placeOn, promptText, town } from '../table/table-page.ts';
import { forgiveFaults, visit } from '../visit.ts';
import { begunScenario, openScenario, PHONE, SCENARIOS, solveTwoRadios } from './scenario-page.ts';

describe('a puzzle on a phone', () => {
  it('is solved, told why, and marked on this device', async () => {
    const page = await begunScenario('safe-places-two-radios', PHONE);
    await solveTwoRadios(page);
    await page.getByText('Count the cards that are left before you count').waitFor();
    await page.reload();
    await button(page, 'Begin').waitFor();
    await page.goto(`${inject('site')}${SCENARIOS}`);
    const line = page.getByRole('listitem').filter({ hasText: 'Two radios' });
    await line.getByText('Solved', { exact: true }).waitFor();
    await page.getByText('1 of 31 solved').waitFor();
    const next = page.getByRole('region').filter({ hasText: 'Next puzzle for you' });
    expect(await next.getByRole('heading').textContent()).not.toContain('Two radios');
  });
});

describe('a try', () => {
  it('that gives up is shown one solution, and not marked', async () => {
    const page = await begunScenario('order-of-activation-a-chain');
    await button(page, 'Menu').click();
    await button(dialog(page), 'Show one solution').click();
    await expect.poll(() => promptText(page)).toBe('One pays for the other');
    for (let n = 0; n < 7; n++) await button(page, 'Next').click();
    await page.getByText('You may spend what a worker brought home in the same turn.').waitFor();
    await page.goto(`${inject('site')}${SCENARIOS}`);
    await page.getByText('0 of 31 solved').waitFor();
  });
});

describe('a puzzle by keys alone', () => {
  it('is begun, played and solved', async () => {
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
    await press(/^Don’t shoot/);
    await press(/^End the turn/);
    await comesTo('Solved');
  });
});

describe('where something is missing', () => {
  it('an unknown puzzle answers 404 with a way on', async () => {
    const page = await visit(SCENARIOS);
    const answer = await page.goto(`${inject('site')}${SCENARIOS}no-such-puzzle/`);
    expect(answer?.status()).toBe(404);
    forgiveFaults();
  });

  it('a browser that stores nothing still plays, and says that nothing is remembered', async () => {
    const page = await openScenario('safe-places-two-radios');
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.reload();
    await button(page, 'Begin').click();
    await solveTwoRadios(page);
    await page.getByText('so this will be forgotten when you leave').waitFor();
    await page.goto(`${inject('site')}${SCENARIOS}`);
    await page.getByText('it cannot show which puzzles you have solved').waitFor();
  });

  it('a judge that cannot be loaded is asked again', async () => {
    const page = await openScenario('safe-places-two-radios');
    await page.route(/judge\.worker/, (route) => route.abort());
    // Opened anew, it can have nothing of the judge from before.
    await page.reload();
    await button(page, 'Begin').click();
    await button(page, 'Still right?').click();
    await page.getByText('Are you offline?').waitFor();
    await page.unroute(/judge\.worker/);
    await solveTwoRadios(page);
    forgiveFaults();
  });

  it('without scripts the list and every task can be read', async () => {
    const list = await visit(SCENARIOS, { scripts: false });
    await list.getByRole('link', { name: 'Two radios' }).first().click();
    await list.getByText('You place one more worker').waitFor();
    expect(await list.locator('noscript').textContent()).toContain('need JavaScript');
  });
});

it('search finds a puzzle by its words', async () => {
  const page = await visit('en/');
  await page.keyboard.press('/');
  await page.keyboard.type('two radios');
  const found = page.getByRole('listbox').getByRole('option').filter({ hasText: 'Two radios' });
  await found.first().click();
  await page.waitForURL('**/scenarios/safe-places-two-radios/#task');
});

it('every tool shows whole lines of its name, clear of the edge of the screen', async () => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    const page = await visit('en/maquis/scenarios/safe-places-two-radios/', { width, height });
    await page.getByRole('button', { name: 'Begin' }).click();
    await placeOn(town(page), 'radio-b').dblclick();
    await page.getByRole('button', { name: /^Undo: worker/ }).waitFor();
    const cut = await page.locator('.aid-tool span').evaluateAll((labels) =>
      labels.flatMap((label) => {
        const { height: tall, bottom } = label.getBoundingClientRect();
        const lines = tall / Number.parseFloat(getComputedStyle(label).lineHeight);
        const isWhole = Math.abs(lines - Math.round(lines)) < 0.1;
        return isWhole && bottom <= innerHeight - 2
          ? []
          : [`${label.textContent} ${lines} ${bottom}`];
      }),
    );
    expect(cut, `${width}`).toEqual([]);
  }
});
