// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { part, verdict } from '../../../../browser/editor/editor-page.ts';
import { button, primary, prompt, promptText } from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

it('a game from a set position ends, begins there again, and is kept apart from the counted ones', async () => {
  const page = await visit('en/maquis/position/');
  await verdict(page).waitFor();
  const moment = await part(page, 'Moment, tracks and workers');
  await page.getByRole('radio', { name: 'upkeep comes next' }).check();
  for (let day = 0; day < 14; day++) {
    await button(moment, 'Turn marker (0 is START): one more').click();
  }
  await page.getByRole('link', { name: 'Play from this position' }).click();
  await prompt(page).waitFor();
  const first = await promptText(page);
  await primary(page).click();
  await expect.poll(() => promptText(page)).toMatch(/^(You have|A draw)/);
  await button(page, 'Log').click();
  await page.getByRole('heading', { name: 'Turn 15' }).waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'This position again, same cards').click();
  await expect.poll(() => promptText(page)).toBe(first);
  await button(page, 'Menu').click();
  await page
    .getByText('This game began from a position you set up, so it can’t be saved as a file.')
    .waitFor();
  await button(page, 'Leave this game').click();
  const games = page.locator('.aid-games .aid-choice');
  await expect.poll(() => games.count()).toBe(2);
  expect(await games.first().textContent()).toContain('from a set position');
  expect(await button(page, /^Save as a file/).count()).toBe(0);
  await page.getByText('Statistics').click();
  await page.getByText('1 finished game began at a set position').waitFor();
});
