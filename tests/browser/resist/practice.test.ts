import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from '../drawn.ts';
import { storeNothing } from '../kept/wrong.ts';
import { prompt } from '../prompt.ts';
import { SCREEN_SIZES } from '../screen-sizes.ts';
import { violations } from '../violations.ts';
import { forgiveFaults, type Visit, visit } from '../visit.ts';

type Press = (control: Locator) => Promise<void>;

const byFinger: Press = (control) => control.tap();
const byKeyboard: Press = async (control) => {
  await control.focus();
  await control.press('Enter');
};

const main = (page: Page): Locator =>
  page.locator('.play-question .aid-primary:not([aria-disabled])');
const asked = (page: Page): Promise<string | null> =>
  page.locator('.resist.game').getAttribute('data-ask');

/** Begins a game by a seed that is always the same. */
async function begun(page: Page, press: Press, split = 0): Promise<void> {
  await prompt(page).waitFor();
  await page.getByRole('group', { name: 'Your two decks' }).getByRole('radio').nth(split).check();
  await page.getByLabel('Seed', { exact: true }).fill('whole');
  await press(page.getByRole('button', { name: 'Start' }));
  await page.locator('.resist.game').waitFor();
}

/** What of the table, the question, its main button and the tools does not stand on the screen. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOut = (part: Element): boolean => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
    };
    const parts = document.querySelectorAll(
      '.aid-wrong, .status, .mission, .in-play, .hand-card, #aid-prompt, .play-question .aid-primary, .aid-toolbar',
    );
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const out = [...parts].filter(isOut).map(({ id, className }) => id || className);
    return isWide ? ['the page is too wide', ...out] : out;
  });

/** The same at every size; the window is as it was afterwards. */
async function outOfSightAnywhere(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const wrong: string[] = [];
  for (const [width, height] of SCREEN_SIZES) {
    await page.setViewportSize({ width, height });
    wrong.push(...(await outOfSight(page)).map((what) => `${width}×${height}: ${what}`));
  }
  if (before) await page.setViewportSize(before);
  return wrong;
}

type Measure = (page: Page) => Promise<string[]>;

/** Plays on, everybody hidden, everything used and defeated, until the game is over. */
async function playOut(page: Page, press: Press, measureNew: Measure): Promise<Set<string>> {
  const questions = new Set<string>();
  for (let n = 0; n < 400; n++) {
    const ask = (await asked(page)) ?? '';
    const isNew = !questions.has(ask);
    questions.add(ask);
    expect(await (isNew ? measureNew : outOfSight)(page), ask).toEqual([]);
    if (ask === 'over') return questions;
    const before = await page.locator('.resist.game').getAttribute('data-step');
    const half = page.locator('.half--hidden:is(button)');
    const goOn = page.getByRole('button', { name: 'Go on', exact: true });
    if (ask === 'plan') {
      if (await half.isVisible()) await press(main(page));
      await press(main(page));
    } else if (ask === 'attack' && (await half.isVisible())) await press(half);
    else if (ask === 'decide' && (await goOn.isVisible())) await press(goOn);
    else await press(main(page).first());
    await expect
      .poll(() => page.locator('.resist.game').getAttribute('data-step'))
      .not.toBe(before);
  }
  throw new Error('the game does not end');
}

const HANDS: readonly (readonly [string, Visit, Press, number, Measure])[] = [
  [
    'by finger on a short phone, drafted',
    { width: 360, height: 740, touch: true },
    byFinger,
    1,
    outOfSight,
  ],
  [
    'by keyboard alone on a desk, each question at every size',
    { width: 1440, height: 900 },
    byKeyboard,
    0,
    outOfSightAnywhere,
  ],
];

it.each(HANDS)('a whole game of RESIST! is practised %s', async (_, options, press, split, see) => {
  const page = await visit('en/resist/practice/', options);
  await begun(page, press, split);
  const questions = await playOut(page, press, see);
  for (const ask of ['plan', 'attack', 'decide']) expect(questions).toContain(ask);
  await expect.poll(() => prompt(page).textContent()).toMatch(/victory|Draw|Loss/i);
  expect(await violations(page)).toEqual([]);
});

it('where nothing can be kept, a line says so and the whole of RESIST! stands below it', async () => {
  const page = await visit('en/resist/practice/', { width: 390, height: 844, touch: true });
  await storeNothing(page);
  await page.reload();
  forgiveFaults();
  await begun(page, byFinger);
  await page.locator('.aid-wrong').waitFor();
  expect(await outOfSightAnywhere(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

it('a person of RESIST! is dragged onto a side', async () => {
  const page = await visit('en/resist/practice/', { width: 390, height: 844 });
  await begun(page, byKeyboard);
  const card = page.locator('.hand-card[data-maquis]').last();
  const name = (await card.locator('.hand-card__name').textContent()) ?? '';
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 2 });
  // Picked up, a person is the one who is asked about: then the table stands as it is dropped on.
  await page.locator('.in-play__side').first().waitFor();
  await drawn(page);
  const place = await page.locator('.in-play').boundingBox();
  if (!place) throw new Error('nobody can be in play');
  await page.mouse.move(place.x + place.width / 4, place.y + place.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.locator('.in-play__person--hidden', { hasText: name }).waitFor();
});

it('a game of RESIST! is kept through a reload, and undoing asks past what was seen', async () => {
  const page = await visit('en/resist/practice/', { width: 390, height: 844 });
  await begun(page, byKeyboard);
  await main(page).click();
  await main(page).click();
  await expect.poll(() => asked(page)).not.toBe('plan');
  const now = await page.locator('.resist.game').getAttribute('data-step');
  await page.reload();
  await expect.poll(() => page.locator('.resist.game').getAttribute('data-step')).toBe(now);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => prompt(page).textContent()).toBe('Undo something you have seen?');
  await main(page).click();
  await expect.poll(() => asked(page)).toBe('plan');
});

it('a shared game of RESIST! opens for somebody else at the same moment', async () => {
  const page = await visit('en/resist/practice/', { width: 390, height: 844 });
  await begun(page, byKeyboard);
  await main(page).click();
  await main(page).click();
  await expect.poll(() => asked(page)).not.toBe('plan');
  const [ask, step] = await Promise.all([
    asked(page),
    page.locator('.resist.game').getAttribute('data-step'),
  ]);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.locator('dialog input').first().inputValue();
  const other = await visit(`en/resist/practice/${new URL(link).hash}`);
  await expect.poll(() => asked(other)).toBe(ask);
  expect(await other.locator('.resist.game').getAttribute('data-step')).toBe(step);
  await other.reload();
  await expect.poll(() => asked(other)).toBe(ask);
});
