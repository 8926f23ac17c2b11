import { expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { visit } from '../visit.ts';

it('les-poilus.lucky-charm: a wrong answer is refuted, the right one is remembered in the list', async () => {
  const page = await visit('en/les-poilus/scenarios/which-night-goes/', {
    width: 390,
    height: 844,
  });
  const asked = page.locator('.play-question');
  const goOn = asked.locator('.aid-primary');
  await page.locator('[data-stage="task"]').waitFor();
  const cards = page.locator('.open-row .playing-card');
  const widths = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().width),
  );
  expect(Math.max(...widths), 'all hands lie small in their rows').toBeLessThan(60);
  await goOn.click();
  await asked.getByRole('button', { name: /^Fall back/ }).click();
  await goOn.click();
  await page.locator('[data-stage="verdict"]').waitFor();
  expect(await page.locator('.puzzle__line').textContent()).toMatch(/left in hand/);
  const [hands, verdict] = await page.evaluate(() => [
    [...document.querySelectorAll('.open-row')].slice(0, 3).at(-1)?.getBoundingClientRect().bottom,
    document.querySelector('.play-question')?.getBoundingClientRect().top,
  ]);
  expect(hands, 'three hands are seen above the verdict').toBeLessThanOrEqual(verdict ?? 0);
  expect(await violations(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Try again' }).click();
  await asked.getByRole('button', { name: /^Charm/ }).click();
  await asked.getByRole('button', { name: 'Night + Shell' }).click();
  await goOn.click();
  await page.locator('.puzzle__right').waitFor();
  await page.goto(page.url().replace('which-night-goes/', ''));
  await page.locator('[data-problem="which-night-goes"][data-mark="solved"]').waitFor();
});
