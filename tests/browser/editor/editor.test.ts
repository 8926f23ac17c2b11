import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readLink, type Table } from '#maquis/engine/index.ts';
import { button, closeSheet, dialog, prompt, promptText } from '../table/table-page.ts';
import { violations } from '../table/violations.ts';
import { visit } from '../visit.ts';
import { at, faults, openEditor, part, stand, verdict } from './editor-page.ts';

const PLAYABLE = 'This position can be played.';

const ready = (page: Page): Promise<string | null> => verdict(page).textContent();

/** The address that the editor offers for its position. */
async function shared(page: Page): Promise<string> {
  await button(page, 'Share').click();
  const address = await page.getByLabel('This position', { exact: true }).inputValue();
  await closeSheet(page);
  return new URL(address).hash;
}

function tableIn(fragment: string): Table {
  const read = readLink(fragment);
  if (!('position' in read)) throw new Error('the link holds no position');
  return read.position.table;
}

/** A turn in its actions: a worker at the grocer, another cut off at Radio B. */
async function setUpActions(page: Page): Promise<void> {
  await stand(page, 'grocer', 'Worker');
  await stand(page, 'radio-b', 'Worker');
  await page.getByRole('radio', { name: 'the workers act next' }).check();
  await stand(page, 'black-market', 'Police');
  const moment = await part(page, 'Moment, tracks and workers');
  for (let day = 0; day < 4; day++) {
    await button(moment, 'Turn marker (0 is START): one more').click();
  }
  const goods = await part(page, 'Goods');
  await button(goods.getByRole('group', { name: 'Goods in hand' }), 'weapon: one more').click();
}

describe('a position set up by hand', () => {
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
    await page.getByRole('link', { name: 'Play on from it' }).click();
    await expect.poll(() => promptText(page)).toContain('Which worker acts');
    expect(page.url()).toContain('/practice/');
    await button(page.locator('.aid-side'), /^Radio B/).click();
    await page.locator('.aid-way--cut').waitFor();
  });

  it('says at once what cannot be, each with its rule, and cannot be played then', async () => {
    const page = await openEditor();
    expect(await ready(page)).toContain(PLAYABLE);
    await stand(page, 'fence', 'Soldier');
    expect(await ready(page)).toContain('1 thing cannot be.');
    expect(await faults(page).textContent()).toContain('the soldier track is on 0');
    expect(await button(page, 'Play on from it').isDisabled()).toBe(true);
    expect(await button(page, 'Share').isDisabled()).toBe(true);
    await stand(page, 'field-west', 'Worker');
    expect(await ready(page)).toContain('2 things cannot be.');
    const rule = faults(page).last().getByRole('link');
    expect(await rule.getAttribute('href')).toContain('maquis.empty-field');
    expect((await fetch(new URL((await rule.getAttribute('href')) ?? '', page.url()))).status).toBe(
      200,
    );
    await at(page, 'field-west').click();
    await button(page.locator('.editor-place'), 'food: one more').click();
    const moment = await part(page, 'Moment, tracks and workers');
    await button(moment, 'Soldier track: one more').click();
    expect(await ready(page)).toContain(PLAYABLE);
  });

  it('is undone and done again step by step, by buttons and by keys', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    await stand(page, 'grocer', 'Police');
    await button(page, 'Undo').click();
    expect(await at(page, 'grocer').textContent()).not.toContain('police');
    await page.keyboard.press('Control+z');
    expect(await at(page, 'doctor').textContent()).not.toContain('a worker here');
    await page.keyboard.press('Control+Shift+z');
    await button(page, 'Redo').click();
    expect(await at(page, 'doctor').textContent()).toContain('a worker here');
    expect(await at(page, 'grocer').textContent()).toContain('police');
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
    await expect.poll(() => at(page, 'doctor').textContent()).toContain('a worker here');
    expect(await at(page, 'grocer').textContent()).not.toContain('police');
    await button(page, 'Redo').click();
    await expect.poll(() => at(page, 'grocer').textContent()).toContain('police');
  });

  it('is still there after a reload, sound or not', async () => {
    const page = await openEditor();
    await stand(page, 'fence', 'Soldier');
    await page.reload();
    await verdict(page).waitFor();
    expect(await ready(page)).toContain('1 thing cannot be.');
    expect(await at(page, 'fence').textContent()).toContain('a soldier');
  });

  it('takes another mode with its workers, and other goals', async () => {
    const page = await openEditor();
    const game = await part(page, 'Difficulty and goals');
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

  it('is set up with the keyboard alone', async () => {
    const page = await openEditor();
    await at(page, 'safe-house').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const panel = page.locator('.editor-place');
    await panel.waitFor();
    const place = (await panel.getAttribute('aria-label')) ?? '';
    while ((await panel.locator(':focus').count()) === 0) await page.keyboard.press('Tab');
    while ((await panel.locator('input:focus').count()) === 0) await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => panel.getByRole('radio', { name: 'Worker' }).isChecked()).toBe(true);
    expect(await town(page, place)).toContain('a worker here');
    expect(await ready(page)).toContain(PLAYABLE);
    await page.keyboard.press('Control+z');
    expect(await town(page, place)).not.toContain('a worker here');
  });
});

const town = (page: Page, name: string): Promise<string | null> =>
  page.locator('.town button', { hasText: name }).first().textContent();

describe('another position to start from', () => {
  it('comes with a link, for somebody else', async () => {
    const page = await openEditor();
    await setUpActions(page);
    const fragment = await shared(page);
    const other = await openEditor({}, fragment);
    expect(new URL(other.url()).hash).toBe('');
    expect(tableIn(await shared(other)).state).toEqual(tableIn(fragment).state);
    await button(other, 'Undo').click();
    expect(await at(other, 'grocer').textContent()).not.toContain('a worker here');
  });

  it('is that of the game in practice, or of a link to it, as it stands', async () => {
    const page = await visit('en/maquis/practice/');
    await page.getByLabel('Seed', { exact: true }).fill('a spring day');
    await button(page, 'Start').click();
    await page.locator('[data-place="doctor"]').click();
    await page.locator('.aid-primary').last().click();
    await page.locator('.patrol-card').waitFor();
    await button(page, 'Menu').click();
    await button(page, 'Edit this position').click();
    await verdict(page).waitFor();
    expect(await at(page, 'doctor').textContent()).toContain('a worker here');
    const edited = tableIn(await shared(page));
    expect(edited.state.discard).toHaveLength(1);
    await button(page, 'Start from').click();
    await button(page, 'The start of a game').click();
    expect(await at(page, 'doctor').textContent()).not.toContain('a worker here');
    await button(page, 'Start from').click();
    await button(page, 'The game now in practice').click();
    expect(tableIn(await shared(page)).state).toEqual(edited.state);
  });

  it('is pasted as a link or a record; what is neither gets a sentence and changes nothing', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    await button(page, 'Start from').click();
    const text = page.getByLabel('A link or a record, pasted or dropped here');
    const take = () => button(dialog(page), 'Take this over').click();
    for (const [given, told] of [
      ['nonsense', /neither a link of this site nor a record/],
      [`https://example.org/x#position=1AAAAAAAA`, /damaged on its way/],
      [`https://example.org/x#game=9AAAAAAAA`, /of version 9/],
      ['{"format": "other"}', /other/],
    ] as const) {
      await text.evaluate((area, value) => {
        (area as HTMLTextAreaElement).value = value;
        area.dispatchEvent(new Event('input', { bubbles: true }));
      }, given);
      await take();
      expect(await dialog(page).getByRole('alert').textContent()).toMatch(told);
    }
    await text.evaluate((area) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'x'.repeat(10_000_000));
      const paste = { clipboardData, bubbles: true, cancelable: true };
      area.dispatchEvent(new ClipboardEvent('paste', paste));
    });
    await dialog(page).getByRole('alert').getByText('large').waitFor();
    await closeSheet(page);
    expect(await at(page, 'doctor').textContent()).toContain('a worker here');
    await button(page, 'Start from').click();
    const record = {
      format: 'maquis-record',
      version: 1,
      ruleset: 'pnp-1.1',
      difficulty: 'hard',
      goals: { west: 'sabotage', east: 'aid-the-spy' },
      moves: ['place:grocer', 'patrol:4'],
    };
    await text.fill(JSON.stringify(record));
    await take();
    expect(tableIn(await shared(page))).toMatchObject({
      difficulty: 'hard',
      state: { workers: ['grocer'], police: ['radio-b'], discard: [4] },
    });
  });

  it('is dropped as a file of a record', async () => {
    const page = await openEditor();
    await button(page, 'Start from').click();
    const record = {
      format: 'maquis-record',
      version: 1,
      ruleset: 'pnp-1.1',
      difficulty: 'normal',
      goals: { west: 'sabotage', east: 'aid-the-spy' },
      moves: ['place:doctor'],
    };
    const dropped = await page.evaluateHandle((text) => {
      const held = new DataTransfer();
      held.items.add(new File([text], 'game.json', { type: 'application/json' }));
      return held;
    }, JSON.stringify(record));
    await page.dispatchEvent('.aid-drop', 'drop', { dataTransfer: dropped });
    await dialog(page).waitFor({ state: 'detached' });
    expect(await at(page, 'doctor').textContent()).toContain('a worker here');
    expect(await ready(page)).toContain(PLAYABLE);
  });

  it('that is damaged in the address says so, and the last one stays', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(`${address}#position=1AAAAAAAAA`);
    await page.getByRole('alert').getByText('damaged on its way').waitFor();
    expect(await at(page, 'doctor').textContent()).toContain('a worker here');
  });
});

describe('a game played from a set position', () => {
  it('is shared with everything played since, and opens so for somebody else', async () => {
    const page = await openEditor();
    await setUpActions(page);
    await page.getByRole('link', { name: 'Play on from it' }).click();
    await prompt(page).waitFor();
    await button(page.locator('.aid-side'), /^Grocer/).click();
    await page.locator('.aid-panel .aid-choices').getByRole('button').first().click();
    await expect.poll(() => promptText(page)).toBe('The way home is open');
    await button(page, 'Share').click();
    const address = await page.getByLabel('This game, at this moment').inputValue();
    await closeSheet(page);
    const read = readLink(new URL(address).hash);
    expect(read).toMatchObject({ position: { moves: ['act:grocer:food'], at: 1 } });
    const other = await visit(`en/maquis/practice/${new URL(address).hash}`);
    await expect.poll(() => promptText(other)).toBe(await promptText(page));
    await page.reload();
    await expect.poll(() => promptText(page)).toBe(await promptText(other));
  });
});

describe('the editor, seen and measured', () => {
  it.each([
    { width: 390, theme: 'light' },
    { width: 1440, theme: 'dark' },
  ] as const)('has no accessibility violation ($theme, $width px)', async (look) => {
    const page = await openEditor(look);
    await stand(page, 'fence', 'Soldier');
    await at(page, 'field-west').click();
    for (const name of ['Difficulty and goals', 'Goods', 'Patrol cards', 'Spare rooms']) {
      await part(page, name);
    }
    expect(await violations(page)).toEqual([]);
    await button(page, 'Start from').click();
    expect(await violations(page)).toEqual([]);
  });

  it.each([360, 390, 820, 1440])('never scrolls sideways (%i px)', async (width) => {
    const page = await openEditor({ width, height: 844 });
    for (const name of ['Difficulty and goals', 'Goods', 'Patrol cards', 'Spare rooms']) {
      await part(page, name);
    }
    await at(page, 'field-west').click();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
