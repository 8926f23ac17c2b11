import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { PHONE } from '../screen-sizes.ts';
import { button, placeOn, promptText, town } from '../table/table-page.ts';
import { inBothLooks } from '../table/violations.ts';
import { openScenario } from './scenario-page.ts';

/** The smallest phone that is asked for. */
const SMALL_PHONE = { width: 320, height: 568 };

const step = (page: Page, n: number) =>
  page.getByText(`Step ${n} of 13`, { exact: true }).waitFor();

const tapPlace = (page: Page, at: LocationId) => placeOn(town(page), at).tap({ force: true });

async function choosePlaceByTouch(page: Page, at: LocationId): Promise<void> {
  await tapPlace(page, at);
  await button(page, /^Place the worker/).tap();
}

async function placeByTouch(page: Page, at: LocationId): Promise<void> {
  await choosePlaceByTouch(page, at);
  await button(page, 'Turn over the patrol card').tap();
}

/** Whether nothing lies over a control from its head to its words, and the screen shows them. */
const isInSight = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2].every((y) =>
      element.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  });

/** On the smallest phone as well. */
async function expectInSight(page: Page, control: Locator): Promise<void> {
  for (const phone of [SMALL_PHONE, PHONE]) {
    await page.setViewportSize(phone);
    await expect.poll(() => isInSight(control)).toBe(true);
  }
}

async function actByTouch(page: Page, at: LocationId, words: string): Promise<void> {
  if ((await promptText(page)) === 'Which worker acts?') await tapPlace(page, at);
  await expectInSight(page, button(page, words));
  await button(page, words).tap();
}

it('the whole guided day is played by touch, accessible in each of its moments, and the game goes on in practice', async () => {
  const page = await openScenario('first-day', { ...PHONE, touch: true });
  const won = page.getByText('Complete both within fifteen turns and you win');
  await won.waitFor();
  const wrong: string[] = [];
  const check = async (where: string) =>
    wrong.push(...(await inBothLooks(page)).map((one) => `${where}: ${one}`));
  await check('before it');
  await expectInSight(page, button(page, 'Begin the turn'));
  await button(page, 'Begin the turn').tap();
  await step(page, 1);
  await check('first step');

  // Anything else is legal, but not its turn: it says so, and changes nothing.
  await tapPlace(page, 'doctor');
  await page.getByText('this time go to Grocer.').filter({ visible: true }).first().waitFor();
  await step(page, 1);

  await choosePlaceByTouch(page, 'grocer');
  await check('card face down');
  await button(page, 'Turn over the patrol card').tap();
  await check('card shown');
  await page.getByText('The card names Radio B first').waitFor();
  await button(page, 'Next worker').tap();
  await step(page, 3);
  await placeByTouch(page, 'west-exit');
  await page.getByText('Your own workers turn patrols away.').waitFor();
  await button(page, 'Next worker').tap();
  await placeByTouch(page, 'cafe');
  await button(page, 'On to the actions').tap();
  await step(page, 7);

  await tapPlace(page, 'grocer');
  await button(page, 'Do nothing, just go home').tap();
  await page.getByText('this time follow the steps').filter({ visible: true }).first().waitFor();
  await step(page, 7);
  await actByTouch(page, 'grocer', 'Take 1 food');
  await button(page, 'Bring the worker home').tap();
  await actByTouch(page, 'cafe', 'Recruit a worker for 1 food');
  await button(page, 'Bring the worker home').tap();
  await actByTouch(page, 'west-exit', 'Work on Sabotage: success 1 of 3');
  await step(page, 12);
  await button(page, 'Bring the worker home').tap();
  await step(page, 13);
  await button(page, 'End the turn').tap();
  await expect.poll(() => promptText(page)).toBe('The first turn is done');
  await won.waitFor();
  await check('done');
  expect(wrong).toEqual([]);

  await page.getByRole('link', { name: 'Go on with this game' }).tap();
  await page.waitForURL('**/practice/**');
  await expect.poll(() => promptText(page)).toBe('Where does worker 1 of 4 go?');
});
