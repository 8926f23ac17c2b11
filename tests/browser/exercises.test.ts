import { expect, it } from 'vitest';
import { drawn } from './drawn.ts';
import { placeOn, primary, shoot, town } from './table/table-page.ts';
import { visit } from './visit.ts';

const UPRIGHT = { width: 390, height: 844, touch: true };
const ACROSS = { width: 844, height: 390, touch: true };

it.each([
  ['les-poilus', 'zh', '.play-question', 3],
  // A game that is won already says so beside its points.
  ['resist', 'en', '.resist', 110],
  ['maquis', 'zh', '.maquis-game', 2],
] as const)(
  'an exercise of %s stands on a phone as it is, and nothing of the page lies below or beside it (%s)',
  async (game, language, room, n) => {
    const page = await visit(`${language}/${game}/exercises/#${n}`, UPRIGHT);
    const over = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, scrollHeight - window.innerHeight];
      });
    if (game === 'maquis') await page.locator('.aid-panel .aid-primary').click();
    await page.locator(room).first().waitFor();
    for (const size of [UPRIGHT, ACROSS]) {
      await page.setViewportSize(size);
      await drawn(page);
      expect(await over()).toEqual([size.width, 0]);
    }
  },
);

// Its one card is known: the last of the deck.
it('in an exercise of Maquis the card just drawn and all who can act upon it are in sight on a phone', async () => {
  const page = await visit('en/maquis/exercises/#875', UPRIGHT);
  await primary(page).click();
  await placeOn(town(page), 'pont-leveque').click();
  await primary(page).click();
  await shoot(page, 'fence');
  await page.locator('.patrol-card').waitFor();
  await drawn(page);
  const said = page.locator('.patrol-card__line, .aid-choices .aid-choice');
  expect(await said.count()).toBe(3 + 4);
  const hidden = await said.evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
      })
      .map((one) => one.textContent),
  );
  expect(hidden).toEqual([]);
});

// The cards to come are known: 7, and then 5.
it('in an exercise of Maquis what a worker can do at a place is in sight on a phone', async () => {
  const page = await visit('en/maquis/exercises/#916', UPRIGHT);
  const seen = (text: string) =>
    expect
      .poll(() =>
        page
          .locator('.play-question')
          .getByText(text, { exact: true })
          .evaluate((said) => {
            const { left, top, height } = said.getBoundingClientRect();
            return said.contains(document.elementFromPoint(left + 4, top + height / 2));
          }),
      )
      .toBe(true);
  await primary(page).click();
  await placeOn(town(page), 'doctor').click();
  await seen('Take 1 medicine');
  await primary(page).click();
  await placeOn(town(page), 'radio-b').click();
  await seen('Gather 1 intel');
  await primary(page).click();
  await page.locator('.aid-choice').filter({ hasText: 'Doctor' }).click();
  await seen('Take 1 medicine');
});

// Four players, two with three and four hardships and all with tiles.
it.each(['en', 'zh'] as const)(
  'every player of Les Poilus is in sight on a phone before an exercise begins and while it is played (%s)',
  async (language) => {
    const page = await visit(`${language}/les-poilus/exercises/#545`, UPRIGHT);
    const unseen = () =>
      page.evaluate(() => {
        const question = document.querySelector('.play-question')?.getBoundingClientRect().top ?? 0;
        return [...document.querySelectorAll('.open-row')].flatMap((row) => {
          const { bottom } = row.getBoundingClientRect();
          return bottom > question ? (row.textContent ?? '') : [];
        });
      });
    await page.locator('[data-stage="task"] .aid-primary').waitFor();
    await drawn(page);
    expect(await page.locator('.open-row').count()).toBe(4);
    expect(await unseen()).toEqual([]);
    await page.locator('[data-stage="task"] .aid-primary').click();
    await page.locator('[data-stage="playing"]').waitFor();
    await drawn(page);
    expect(await unseen()).toEqual([]);
  },
);
