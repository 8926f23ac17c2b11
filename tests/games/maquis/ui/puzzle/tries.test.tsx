// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { puzzlesKey } from '#play/puzzles/progress.ts';
import {
  act,
  NOTHING,
  place,
  playToTheVerdict,
  SCENARIOS,
  solveTwoRadios,
  verdict,
} from '../../../../browser/scenarios/scenario-page.ts';
import { PHONE } from '../../../../browser/screen-sizes.ts';
import { button, dialog, prompt, promptText } from '../../../../browser/table/table-page.ts';
import { deny } from '../../../../play/ui/in-memory/denied.ts';
import { visit } from '../visit.tsx';

/** Opens a puzzle and begins it. */
async function begunScenario(id: string, size = PHONE): Promise<Page> {
  const page = await visit(`${SCENARIOS}${id}/`, size);
  await button(page, 'Begin').click();
  await prompt(page).waitFor();
  return page;
}

describe.each([
  ['on a phone', PHONE],
  ['on a desk', { width: 1440, height: 900 }],
] as const)('a puzzle %s', (_, size) => {
  it('is solved, told why, and marked on this device', async () => {
    const page = await begunScenario('safe-places-two-radios', size);
    await solveTwoRadios(page);
    await page.getByText('Count the cards that are left before you count').waitFor();
    await page.reload();
    await button(page, 'Begin').waitFor();
    expect(localStorage.getItem(puzzlesKey('maquis'))).toMatch(
      /"safe-places-two-radios".*"solved"|"solved".*"safe-places-two-radios"/,
    );
  });

  it('is failed, refuted by the card that beats it, and tried again', async () => {
    const page = await begunScenario('arrest-on-placement-the-third-pawn', size);
    await place(page, 'radio-a');
    expect(await playToTheVerdict(page)).toMatch(/^(Not this way|It worked, but only by luck)$/);
    await page.getByText('This was the mistake: “Place a worker at Radio A”.').waitFor();
    await button(page, 'Show what beats it').click();
    await expect.poll(() => promptText(page)).toBe('Place a worker at Radio A');
    await button(page, 'Next').click();
    await expect.poll(() => promptText(page)).toBe('Draw patrol card 7');
    await page.getByRole('status').getByText('The patrol arrests the worker').waitFor();
    await page.getByText('no worker arrested: no').waitFor();
    await button(page, 'Try again from the start').click();
    await expect.poll(() => promptText(page)).toMatch(/^Where does worker 3/);
    await place(page, 'radio-b');
    await act(page, 'radio-b', 'Gather 1 intel');
    await act(page, 'pont-leveque', NOTHING);
    // The worker of the Black Market can only go home: nobody is asked.
    expect(await verdict(page)).toBe('Solved');
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
    expect(localStorage.getItem(puzzlesKey('maquis')) ?? '').not.toContain('solved');
  });

  it('where nothing can be stored is played all the same, and is told that it will be forgotten', async () => {
    const page = await visit(`${SCENARIOS}safe-places-two-radios/`, PHONE);
    deny('localStorage');
    await button(page, 'Begin').click();
    await solveTwoRadios(page);
    await page.getByText('so this will be forgotten when you leave').waitFor();
  });

  it('asks a judge again that could not be loaded', async () => {
    const page = await visit(`${SCENARIOS}safe-places-two-radios/`);
    const { Worker } = globalThis;
    globalThis.Worker = class extends EventTarget {
      postMessage() {
        setTimeout(() => this.dispatchEvent(new Event('error')));
      }
      terminate() {}
    } as unknown as typeof Worker;
    await button(page, 'Begin').click();
    await button(page, 'Still right?').click();
    await page.getByText('Are you offline?').waitFor();
    globalThis.Worker = Worker;
    await solveTwoRadios(page);
  });

  it('goes on from the mistake, with what was done before it', async () => {
    const page = await begunScenario('order-of-activation-a-chain', PHONE);
    await act(page, 'grocer', 'Take 1 food');
    await act(page, 'fence', NOTHING);
    await playToTheVerdict(page);
    await page.getByText('This was the mistake: “Fence: Do nothing, just go home”.').waitFor();
    await button(page, 'Try again from there').click();
    await expect.poll(() => promptText(page)).toBe('Which worker acts?');
    await act(page, 'black-market', /^Sell 1 food/);
    await act(page, 'fence', 'Buy 1 weapon for 1 money');
    expect(await playToTheVerdict(page)).toBe('Solved');
  });

  it('may ask whether it is still right, and is told the chances where nothing is sure', async () => {
    const page = await begunScenario('safe-places-weigh-it-up', PHONE);
    await page.getByRole('toolbar').getByRole('button', { name: 'Still right?' }).click();
    await page.getByText('So far, so good').waitFor();
    await place(page, 'radio-a');
    await button(page, 'Still right?').click();
    expect(await verdict(page)).toBe('Not this way');
    await page.getByText('The best chance was 4/5; after that it is 3/5.').waitFor();
    await button(page, /^Undo/).click();
    await expect.poll(() => promptText(page)).toMatch(/^Where does worker 3/);
  });

  it('is undone past a card without a question, down to the set position', async () => {
    const page = await begunScenario('safe-places-two-radios');
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
    await place(page, 'radio-b');
    await button(page, /^Undo/).click();
    await expect.poll(() => promptText(page)).toMatch(/^Where does worker 3/);
    expect(await button(page, 'Undo').isDisabled()).toBe(true);
  });

  it('has its task and its log at hand', async () => {
    const page = await begunScenario('destroy-the-train-day-eight', PHONE);
    await button(page, 'Task').click();
    await dialog(page).getByText('Complete Destroy the Train by the end of next turn').waitFor();
    await dialog(page).getByText('By the end of the next turn:').waitFor();
    await page.keyboard.press('Escape');
    await button(page, 'Log').click();
    await dialog(page).getByText('Nothing yet.').waitFor();
    await page.keyboard.press('Escape');
    await place(page, 'doctor');
    await button(page, 'Log').click();
    await dialog(page).getByRole('heading', { name: 'Turn 9' }).waitFor();
    expect(await dialog(page).getByRole('listitem').first().textContent()).toContain(
      'A worker goes to the Doctor.',
    );
  });
});
