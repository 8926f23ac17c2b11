// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { askCoach, corner, ranking, startWithCoach } from '../../../../browser/coach/coached.ts';
import {
  button,
  nameOf,
  primary,
  prompt,
  promptText,
  setUpTable,
  town,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function openPractice(): Promise<Page> {
  const page = await visit('en/maquis/practice/');
  await prompt(page).waitFor();
  return page;
}

const progress = (page: Page) => corner(page).getByRole('progressbar');

/** Lets the coach think on and stops it as soon as it can be stopped, however busy the machine is. */
const stopAtOnce = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const named = (name: string) =>
          [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
        const seen = new MutationObserver(() => {
          const stop = named('Stop');
          if (!stop) return;
          seen.disconnect();
          stop.click();
          done();
        });
        seen.observe(document.body, { childList: true, subtree: true, characterData: true });
        named('Think longer')?.click();
      }),
  );

const thought = async (page: Page) => Number(await progress(page).getAttribute('value'));

describe('the coach in practice', () => {
  it('answers while it thinks, can be stopped, and thinks on', async () => {
    const page = await openPractice();
    await startWithCoach(page);
    await askCoach(page);
    await stopAtOnce(page);
    await button(page, 'Think longer').waitFor();
    const stopped = await thought(page);
    // Asked for 4,000 and then 36,000: it was stopped somewhere between.
    expect(stopped).toBeGreaterThanOrEqual(4000);
    expect(stopped).toBeLessThan(40_000);
    expect((await ranking(page)).length).toBeGreaterThan(3);
    await button(page, 'Think longer').click();
    await expect.poll(() => thought(page)).toBeGreaterThan(stopped);
  });

  it('says the same of the same moment every time', async () => {
    const answers: (readonly string[])[] = [];
    for (let times = 0; times < 2; times++) {
      const page = await openPractice();
      await startWithCoach(page);
      await askCoach(page);
      answers.push(await ranking(page));
    }
    expect(answers[0].length).toBeGreaterThan(3);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('maquis.open-information: says the same whatever cards are to come', async () => {
    const answers: (readonly string[])[] = [];
    for (const seed of ['one order', 'another order']) {
      const page = await openPractice();
      await page.getByLabel('Your choice').check();
      await page.getByLabel('Beyond the west exit').selectOption('Sabotage');
      await page.getByLabel('Beyond the east exit').selectOption('Aid the Spy');
      await startWithCoach(page, seed);
      await askCoach(page);
      answers.push(await ranking(page));
    }
    expect(answers[1]).toEqual(answers[0]);
  });

  it('marks its choice on the board, says why, and puts it in hand', async () => {
    const page = await openPractice();
    await startWithCoach(page);
    await askCoach(page);
    const best = corner(page).locator('button.coach-move').first();
    const name = await best.locator('b').innerText();
    const marked = town(page).locator('[data-place]:has(.place__badge--advised)');
    expect(await marked.count()).toBe(1);
    expect(await nameOf(marked)).toContain('the coach would choose this');
    await page.getByRole('region', { name: `Why ${name}`, exact: true }).waitFor();
    await best.press('Enter');
    await expect.poll(() => promptText(page)).toContain(name);
    await primary(page).click();
    await expect.poll(() => promptText(page)).toContain('Where does worker 2');
  });

  it('goes with a whole turn: placement, action, the way home, upkeep', async () => {
    const page = await openPractice();
    await startWithCoach(page);
    for (let n = 0; n < 60; n++) {
      const asked = await promptText(page);
      if ((await page.getByText('Day 1 of').count()) > 0) break;
      if (asked.startsWith('Where does')) {
        await askCoach(page);
        await corner(page).locator('button.coach-move').first().click();
        await primary(page).click();
      } else if (asked.startsWith('Which worker acts') || (await primary(page).count()) === 0) {
        await button(page, 'Ask the coach').click();
        await corner(page).locator('button.coach-move').first().click();
      } else {
        await primary(page).click();
      }
    }
    expect(await page.getByText('Day 1 of').count()).toBeGreaterThan(0);
  });

  it('is remembered as the help that was used', async () => {
    const page = await openPractice();
    await startWithCoach(page);
    await askCoach(page);
    const help = await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const asked = indexedDB.open('safe-house.maquis.practice');
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            const all = asked.result.transaction('saves').objectStore('saves').getAll();
            all.onsuccess = () => {
              asked.result.close();
              resolve(all.result.map((save: { help?: string }) => save.help));
            };
          };
        }),
    );
    expect(help).toEqual(['coach']);
  });
});

describe('the coach at the table', () => {
  it('is asked as in practice, and says what it goes by where the visitor counts', async () => {
    const page = await visit('en/maquis/table/');
    await setUpTable(page, { goods: 'visitor' });
    await button(page, 'Menu').click();
    await page.getByRole('radio', { name: 'Coach', exact: true }).check();
    await page.keyboard.press('Escape');
    await askCoach(page);
    await corner(page).getByText('If your table differs').waitFor();
    await corner(page).locator('button.coach-move').first().click();
    await expect.poll(() => promptText(page)).toContain('Worker 1');
  });
});
