// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readLink } from '#games/maquis/engine/index.ts';
import {
  at,
  PLAYABLE,
  ready,
  setUpActions,
  shared,
  stand,
  tableIn,
  verdict,
} from '../../../../browser/editor/editor-page.ts';
import {
  button,
  closeSheet,
  dialog,
  nameOf,
  prompt,
  promptText,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

async function openEditor(fragment = ''): Promise<Page> {
  const page = await visit(`en/maquis/position/${fragment}`);
  await verdict(page).waitFor();
  return page;
}

const recordOf = (difficulty: string, moves: readonly string[]): string =>
  JSON.stringify({
    format: 'maquis-record',
    version: 1,
    ruleset: 'pnp-1.1',
    difficulty,
    goals: { west: 'sabotage', east: 'aid-the-spy' },
    moves,
  });

describe('another position to start from', () => {
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
    expect(await nameOf(at(page, 'doctor'))).toContain('a worker here');
    const edited = tableIn(await shared(page));
    expect(edited.state.discard).toHaveLength(1);
    await button(page, 'Start from').click();
    await button(page, 'The start of a game').click();
    expect(await nameOf(at(page, 'doctor'))).not.toContain('a worker here');
    await button(page, 'Start from').click();
    await button(page, 'Your game in practice').click();
    expect(tableIn(await shared(page)).state).toEqual(edited.state);
  });

  it('comes with a link, for somebody else', async () => {
    const page = await openEditor();
    await setUpActions(page);
    const fragment = await shared(page);
    const other = await openEditor(fragment);
    expect(new URL(other.url()).hash).toBe('');
    expect(tableIn(await shared(other)).state).toEqual(tableIn(fragment).state);
    await button(other, 'Undo').click();
    expect(await nameOf(at(other, 'grocer'))).not.toContain('a worker here');
  });

  it('is pasted as a link or a record; what is neither gets a sentence and changes nothing', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    await button(page, 'Start from').click();
    const text = page.getByLabel('A link or a record, pasted or dropped here');
    const take = () => button(dialog(page), 'Use this').click();
    for (const [given, told] of [
      ['nonsense', /neither a link of this site nor a record/],
      [`https://example.org/x#position=1AAAAAAAA`, /damaged on the way/],
      [`https://example.org/x#game=9AAAAAAAA`, /is version 9/],
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
    expect(await nameOf(at(page, 'doctor'))).toContain('a worker here');
    await button(page, 'Start from').click();
    await text.fill(recordOf('hard', ['place:grocer', 'patrol:4']));
    await take();
    expect(tableIn(await shared(page))).toMatchObject({
      difficulty: 'hard',
      state: { workers: ['grocer'], police: ['radio-b'], discard: [4] },
    });
  });

  it('is dropped as a file of a record', async () => {
    const page = await openEditor();
    await button(page, 'Start from').click();
    const files = [new File([recordOf('normal', ['place:doctor'])], 'game.json')];
    await page.locator('.aid-drop').dispatchEvent('drop', { dataTransfer: { files } });
    await dialog(page).waitFor({ state: 'detached' });
    expect(await nameOf(at(page, 'doctor'))).toContain('a worker here');
    expect(await ready(page)).toContain(PLAYABLE);
  });

  it('that is damaged in the address says so, and the last one stays', async () => {
    const page = await openEditor();
    await stand(page, 'doctor', 'Worker');
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(`${address}#position=1AAAAAAAAA`);
    await page.getByRole('alert').getByText('damaged on the way').waitFor();
    expect(await nameOf(at(page, 'doctor'))).toContain('a worker here');
  });
});

describe('a game played from a set position', () => {
  it('is shared with everything played since, and opens so for somebody else', async () => {
    const page = await openEditor();
    await setUpActions(page);
    await page.getByRole('link', { name: 'Play from this position' }).click();
    await prompt(page).waitFor();
    await button(page.locator('.play-question'), /^Grocer/).click();
    await page.locator('.aid-panel .aid-choices').getByRole('button').first().click();
    // The way home is open: the worker comes home unasked, and the other one is next.
    await expect.poll(() => promptText(page)).toContain('Radio B');
    await button(page, 'Share').click();
    const address = await page.getByLabel('This game, at this moment').inputValue();
    await closeSheet(page);
    const read = readLink(new URL(address).hash);
    expect(read).toMatchObject({ position: { moves: ['act:grocer:food', 'return'], at: 2 } });
    const other = await visit(`en/maquis/practice/${new URL(address).hash}`);
    await expect.poll(() => promptText(other)).toBe(await promptText(page));
    await page.reload();
    await expect.poll(() => promptText(page)).toBe(await promptText(other));
  });
});
