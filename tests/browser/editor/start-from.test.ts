import { describe, expect, it } from 'vitest';
import { button, nameOf } from '../table/table-page.ts';
import { visit } from '../visit.ts';
import { at, shared, tableIn, verdict } from './editor-page.ts';

/* Other positions to start from: tests/games/maquis/ui/editor/start-from.test.ts. */

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
});
