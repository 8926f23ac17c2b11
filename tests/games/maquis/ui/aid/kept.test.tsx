// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GOAL_NAMES } from '#games/maquis/i18n/names.ts';
import { closeWrong, readWrong, WRONG } from '../../../../browser/storage/wrong.ts';
import { beginning, MOMENTS, openRecord } from '../../../../browser/table/moments.ts';
import { changeSaves, readSaves } from '../../../../browser/table/saves.ts';
import {
  choosePlace,
  drawn,
  openSheet,
  primary,
  prompt,
  promptText,
  setUpTable,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

const openTable = () => visit('en/maquis/table/');

async function pageWithGame(_: object): Promise<Page> {
  const page = await visit('en/maquis/table/');
  await openRecord(page, beginning(0));
  return page;
}

/** All that is shown, once it is drawn: what stands beside the town follows it a frame later. */
async function aid(page: Page): Promise<string> {
  await drawn(page);
  return page.locator('.aid').ariaSnapshot();
}

async function reloaded(page: Page): Promise<Page> {
  await page.reload();
  await prompt(page).waitFor();
  return page;
}

describe('a reload changes nothing', () => {
  it('in a set-up, whatever was decided in it', async () => {
    const page = await openTable();
    const fresh = await aid(page);
    expect(await aid(await reloaded(page))).toBe(fresh);
    await page.getByRole('radio', { name: 'Very hard' }).check();
    await page.getByRole('combobox', { name: /^Goals/ }).selectOption('I’ve drawn them myself');
    await page.getByLabel('Beyond the west exit').selectOption(GOAL_NAMES.sabotage());
    const decided = await aid(page);
    expect(decided).not.toBe(fresh);
    expect(await aid(await reloaded(page))).toBe(decided);
    await page.getByRole('radio', { name: 'Normal' }).check();
    const changed = await aid(page);
    expect(await aid(await reloaded(page))).toBe(changed);
  });

  const STEADY = [
    ...(['a card drawn', 'a card to be told', 'an arrest told', 'who acts', 'a way home'] as const),
    ...(['no way home', 'the last shot', 'upkeep', 'over'] as const),
  ];
  it('at every moment of a game', async () => {
    const page = await pageWithGame({});
    for (const name of STEADY) {
      await MOMENTS[name](page);
      await drawn(page);
      const before = await aid(page);
      expect(await aid(await reloaded(page)), name).toBe(before);
    }
  });
});

describe('a damaged save', () => {
  it('that cannot be read is said, left as it is, and does not hinder a new game', async () => {
    const page = await openTable();
    await openRecord(page, beginning(20));
    const damaged = { version: 1, id: 'torn', progress: { game: 'half of' } };
    await changeSaves(page, () => [damaged, 'not even an object']);
    await reloaded(page);
    const told = '2 saved games cannot be read. They are left as they are.';
    await readWrong(page, WRONG.unreadable, told);
    await closeWrong(page);
    await setUpTable(page);
    const kept = await readSaves(page);
    expect(kept).toContainEqual(damaged);
    expect(kept).toContainEqual('not even an object');
  });

  it('with a step that cannot have happened opens before it, and stays as it was', async () => {
    const page = await openTable();
    await openRecord(page, beginning(20));
    const [save] = await changeSaves(page, (saves) => {
      const found = saves.find((one) => one.progress.game.steps.length === 20);
      if (found) found.progress.game.steps[15] = { move: 'place:west-exit' };
      return found ? [found] : [];
    });
    await reloaded(page);
    const told = /Step 16 of the saved game is not possible: .+ opens as it stood/;
    await readWrong(page, WRONG.step, told);
    await closeWrong(page);
    expect(await promptText(page)).toBe('Where does worker 2 of 3 go?');
    expect(await readSaves(page)).toContainEqual(save);
    await choosePlace(page, 'radio-b');
    await primary(page).click();
    const goneOn = await promptText(page);
    await reloaded(page);
    expect(await promptText(page)).toBe(goneOn);

    const menu = await openSheet(page, 'Menu');
    await menu.getByRole('button', { name: /^Normal: .*20 steps/ }).click();
    await page.getByText(WRONG.step).waitFor();
    const lengths = (await readSaves(page)).map(({ progress }) => progress.game.steps.length);
    expect(lengths.toSorted((one, other) => one - other)).toEqual([15, 17, 20]);
  });
});
