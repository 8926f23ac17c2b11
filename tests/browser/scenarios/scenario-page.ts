import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import {
  button,
  chooseWorker,
  judgeWayHome,
  placeOn,
  primary,
  prompt,
  promptText,
  town,
} from '../table/table-page.ts';
import { type Visit, visit } from '../visit.ts';

/*
 * Puzzles as a visitor plays them: everything is found by role and name. The cards that come are the
 * page's own, different in every try.
 */

export const SCENARIOS = 'en/maquis/scenarios/';

/** What a verdict can be called. */
const VERDICTS = /^(Solved|Right, but unlucky|Not this way|It worked, but only by luck)$/;

export async function openScenario(id: string, options?: Visit): Promise<Page> {
  const page = await visit(`${SCENARIOS}${id}/`, options);
  await button(page, /^Begin/).waitFor();
  return page;
}

/** Opens a puzzle and begins it. */
export async function begunScenario(id: string, options?: Visit): Promise<Page> {
  const page = await openScenario(id, options);
  await button(page, 'Begin').click();
  await prompt(page).waitFor();
  return page;
}

export async function place(page: Page, at: LocationId): Promise<void> {
  await placeOn(town(page), at).click();
  await primary(page).click();
}

/** Lets a worker act, by the words of the button, and go home. */
export async function act(page: Page, at: LocationId, words: string | RegExp): Promise<void> {
  await chooseWorker(page, at);
  await button(page, words).click();
  await judgeWayHome(page);
}

export const NOTHING = 'Do nothing, just go home';

/** Goes on by whatever leads on, workers acting by the first thing offered, until there is a verdict. */
export async function playToTheVerdict(page: Page): Promise<string> {
  for (let n = 0; n < 80; n++) {
    const asked = await promptText(page);
    if (VERDICTS.test(asked)) return asked;
    if (/^Looking/.test(asked)) {
      await prompt(page).filter({ hasText: VERDICTS }).waitFor();
    } else if (await primary(page).isVisible()) {
      await primary(page).click();
    } else if (asked.startsWith('Where does')) {
      await town(page)
        .locator('button:not([aria-disabled="true"], [aria-haspopup])')
        .first()
        .click();
    } else {
      await page.locator('.aid-panel .aid-choices').first().getByRole('button').first().click();
    }
  }
  throw new Error('the try does not end');
}

/** Waits for the verdict on a try that is over. */
export async function verdict(page: Page): Promise<string> {
  await expect.poll(() => promptText(page)).toMatch(VERDICTS);
  return promptText(page);
}

/** The only good answer to "Two radios", whatever card comes. */
export async function solveTwoRadios(page: Page): Promise<void> {
  await place(page, 'radio-b');
  await act(page, 'radio-b', 'Gather 1 intel');
  await act(page, 'grocer', NOTHING);
  // The worker of the Poor District can only go home: nobody is asked.
  expect(await verdict(page)).toBe('Solved');
}
