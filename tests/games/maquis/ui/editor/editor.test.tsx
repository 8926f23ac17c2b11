// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  at,
  faults,
  PLAYABLE,
  part,
  ready,
  setUpActions,
  shared,
  stand,
  tableIn,
  verdict,
} from '../../../../browser/editor/editor-page.ts';
import { button, nameOf, promptText } from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function openEditor(fragment = ''): Promise<Page> {
  const page = await visit(`en/maquis/position/${fragment}`);
  await verdict(page).waitFor();
  return page;
}

describe('a position set up by hand', () => {
  it('says at once what cannot be, each with its rule, and cannot be played then', async () => {
    const page = await openEditor();
    expect(await ready(page)).toContain(PLAYABLE);
    await stand(page, 'fence', 'Soldier');
    expect(await ready(page)).toContain('1 problem');
    expect(await faults(page).textContent()).toContain('the soldier track is on 0');
    expect(await button(page, 'Play from this position').isDisabled()).toBe(true);
    expect(await button(page, 'Share').isDisabled()).toBe(true);
    await stand(page, 'field-west', 'Worker');
    expect(await ready(page)).toContain('2 problems');
    const rule = faults(page).last().getByRole('link');
    expect(await rule.getAttribute('href')).toContain('maquis.empty-field');
    await at(page, 'field-west').click();
    await button(page.locator('.editor-place'), 'food: one more').click();
    const moment = await part(page, 'Moment, tracks and workers');
    await button(moment, 'Soldier track: one more').click();
    expect(await ready(page)).toContain(PLAYABLE);
  });

  it('can be played on from, exactly as it was set up', async () => {
    const page = await openEditor();
    await setUpActions(page);
    expect(await ready(page)).toContain(PLAYABLE);
    const { state } = tableIn(await shared(page));
    expect(state).toMatchObject({
      phase: 'action',
      day: 4,
      workers: ['grocer', 'radio-b'],
      police: ['black-market'],
      safeHouse: 1,
      cafe: 2,
      arrested: 0,
      hand: { weapon: 1 },
      patrolsToCome: 0,
    });
    await page.getByRole('link', { name: 'Play from this position' }).click();
    await expect.poll(() => promptText(page)).toContain('Which worker acts');
    expect(page.url()).toContain('/practice/');
    await button(page.locator('.play-question'), /^Radio B/).click();
    await page.locator('.aid-way--cut').waitFor();
  });

  it('is undone and done again step by step, by buttons and by keys', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    await stand(page, 'grocer', 'Police');
    await button(page, 'Undo').click();
    expect(await nameOf(at(page, 'grocer'))).not.toContain('police');
    await page.keyboard.press('Control+z');
    expect(await nameOf(at(page, 'doctor'))).not.toContain('a worker here');
    await page.keyboard.press('Control+Shift+z');
    await button(page, 'Redo').click();
    expect(await nameOf(at(page, 'doctor'))).toContain('a worker here');
    expect(await nameOf(at(page, 'grocer'))).toContain('police');
  });

  it('is undone and done again by keys that come faster than the screen is drawn', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    await stand(page, 'grocer', 'Police');
    await page.evaluate(async () => {
      const press = (key: string, shiftKey: boolean) => {
        document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, ctrlKey: true }));
        return new Promise((next) => queueMicrotask(() => queueMicrotask(() => next(undefined))));
      };
      await press('z', false);
      await press('z', false);
      await press('Z', true);
    });
    await expect.poll(() => nameOf(at(page, 'doctor'))).toContain('a worker here');
    expect(await nameOf(at(page, 'grocer'))).not.toContain('police');
    await button(page, 'Redo').click();
    await expect.poll(() => nameOf(at(page, 'grocer'))).toContain('police');
  });

  it('is still there after a reload, sound or not', async () => {
    const page = await openEditor();
    await stand(page, 'fence', 'Soldier');
    await page.reload();
    await verdict(page).waitFor();
    expect(await ready(page)).toContain('1 problem');
    expect(await nameOf(at(page, 'fence'))).toContain('a soldier');
  });

  it('takes another mode with its workers, and other goals', async () => {
    const page = await openEditor();
    const game = await part(page, 'Edition, difficulty and goals');
    await game.getByLabel('Difficulty').selectOption('Very hard');
    await game.getByLabel('Beyond the west exit').selectOption('Assassination');
    const { difficulty, goals, state } = tableIn(await shared(page));
    expect({ difficulty, goals }).toEqual({
      difficulty: 'very-hard',
      goals: { west: 'assassination', east: 'aid-the-spy' },
    });
    expect(state).toMatchObject({ safeHouse: 2, cafe: 2 });
  });

  it('holds the discard in the order in which its cards are ticked', async () => {
    const page = await openEditor();
    const cards = await part(page, 'Patrol cards');
    for (const card of ['7', '2', '10']) await cards.getByLabel(card, { exact: true }).check();
    expect(tableIn(await shared(page)).state.discard).toEqual([7, 2, 10]);
  });
});
