import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';

const stage = (page: Page) => page.locator('[data-stage]').getAttribute('data-stage');
const press = (page: Page, name: string | RegExp) =>
  page.locator('.play-question').getByRole('button', { name }).click();

async function begun(id: string, size = { width: 390, height: 844 }, language = 'en') {
  const page = await visit(`${language}/resist/scenarios/${id}/`, size);
  await page.locator('[data-stage="task"]').waitFor();
  await page.locator('.play-question .aid-primary').click();
  await page.locator('[data-stage="playing"]').waitFor();
  return page;
}

it('resist.end-or-continue: going on is told its exact worth, ending is right, and is remembered', async () => {
  const page = await begun('eighteen-in-hand');
  await press(page, /go on/i);
  await page.locator('[data-stage="verdict"]').waitFor();
  expect(await page.locator('.puzzle').textContent()).toMatch(/11\.5 points \(23\/2\)/);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Try again');
  await press(page, /^End/);
  await page.locator('.puzzle__right').waitFor();
  await page.goto(page.url().replace('eighteen-in-hand/', ''));
  await page.locator('[data-problem="eighteen-in-hand"][data-mark="solved"]').waitFor();
});

it('resist.civilians-per-enemy: targets are played on the table, and the first wrong one ends the try', async () => {
  const page = await begun('the-villa-can-wait', { width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.locator('[data-stage="verdict"]').waitFor();
  expect(await page.locator('.puzzle__answers').textContent()).toMatch(
    /50% \(1\/2\).*15% \(3\/20\)/,
  );
  await press(page, 'Try again');
  expect(await stage(page)).toBe('playing');
});

it('a puzzle stands on one screen with its question, on a phone upright and across', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await begun('one-face', size, 'zh');
    const fits = await page.evaluate(() =>
      [...document.querySelectorAll('.missions, .hand, #aid-prompt, .aid-toolbar')].every(
        (part) => {
          const { top, bottom, right } = part.getBoundingClientRect();
          return top >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
        },
      ),
    );
    expect(fits, JSON.stringify(size)).toBe(true);
  }
});

it('across, what is read on below a verdict does not shine through between its buttons', async () => {
  const page = await begun('the-villa-can-wait', { width: 844, height: 390 });
  await page.getByRole('button', { name: 'Answer' }).click();
  await page.locator('[data-stage="verdict"]').waitFor();
  const ground = await page.locator('.prompt > .aid-buttons').evaluate((buttons) => {
    const { position, backgroundColor } = getComputedStyle(buttons);
    return { position, backgroundColor };
  });
  expect(ground.position).toBe('sticky');
  expect(ground.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

it('the guided first Mission goes from the first card to the fall of the Barracks, and on in practice', async () => {
  const page = await visit('en/resist/scenarios/first-mission/', { width: 390, height: 844 });
  const lesson = page.locator('.lesson');
  const says = (text: RegExp) => expect.poll(() => lesson.textContent()).toMatch(text);
  const play = async (name: string, side: 'hidden' | 'revealed') => {
    await page
      .locator('.hand')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    await page.locator(`.half--${side}:is(button)`).click();
  };
  await says(/Step 1 of 11/);
  await play('Roberto', 'revealed');
  await says(/this lesson asks for the step above/);
  await play('Paquita', 'hidden');
  await says(/Step 2/);
  await press(page, /^Use/);
  await says(/Step 3/);
  await page
    .locator('.missions')
    .getByRole('button', { name: /^Barracks/ })
    .click();
  await page.locator('.play-question .aid-primary').click();
  await says(/Step 4/);
  await page
    .locator('.missions')
    .getByRole('button', { name: /^Barracks/ })
    .click();
  await page.locator('.play-question .aid-primary').click();
  await says(/Step 5/);
  await play('Consuelo', 'revealed');
  await says(/Step 6/);
  await press(page, /^Use/);
  await says(/Step 7/);
  await page
    .locator('.play-question')
    .getByRole('radio', { name: /Guard 2/ })
    .check();
  await page.locator('.play-question .aid-primary').click();
  await says(/Step 8/);
  await play('Jacinto', 'hidden');
  await says(/Step 9/);
  await page.locator('.play-question .aid-secondary').first().click();
  await says(/Step 10/);
  await play('Roberto', 'revealed');
  await says(/Step 11/);
  while ((await page.locator('[data-stage="over"]').count()) === 0) {
    await page.locator('.play-question .aid-primary').click();
    await page.locator('.play-question .aid-primary').waitFor();
  }
  await page.getByRole('link', { name: 'Go on with this game' }).click();
  await page.locator('.resist.game[data-ask="decide"]').waitFor();
});
