import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawn } from '../drawn.ts';
import { prompt } from '../prompt.ts';
import { PHONE, SCREEN_SIZES } from '../screen-sizes.ts';
import { storeNothing } from '../storage/wrong.ts';
import { violations } from '../violations.ts';
import { forgiveFaults, type Visit, visit } from '../visit.ts';
import { coveredOn } from './covered.ts';
import { asked, begun, main, type Press, playOut } from './play-practice.ts';

const byFinger: Press = (control) => control.tap();
const byKeyboard: Press = async (control) => {
  await control.focus();
  await control.press('Enter');
};

/** What of the table, the question, its main button and the tools does not stand on the screen. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOut = (part: Element): boolean => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1;
    };
    const parts = document.querySelectorAll(
      '.aid-wrong, .status, .mission, .in-play, .hand-card, .draft-deck, .full-card__name, #aid-prompt, .play-question .aid-primary, .aid-toolbar',
    );
    const isWide = document.documentElement.scrollWidth > innerWidth;
    const out = [...parts].filter(isOut).map(({ id, className }) => id || className);
    return isWide ? ['the page is too wide', ...out] : out;
  });

it('on a short phone a side stands beside its value, and the Enemies of a Mission are seen', async () => {
  for (const [width, height] of [
    [360, 740],
    [375, 667],
  ] as const) {
    const page = await visit('en/resist/practice/', { width, height, touch: true });
    await begun(page, byFinger);
    await page.locator('.half__side').first().waitFor();
    const wrong = await page.evaluate(() => {
      const isApart = (top: Element): boolean => {
        const [value, side] = ['.value', '.half__side'].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(top.querySelector(part) ?? top);
          return range.getBoundingClientRect();
        });
        return !value || !side || side.left - value.right > 24;
      };
      const isCut = (mission: Element): boolean =>
        [...mission.querySelectorAll('.enemy')].some(
          (enemy) =>
            enemy.getBoundingClientRect().bottom > mission.getBoundingClientRect().bottom + 1,
        );
      return {
        apart: [...document.querySelectorAll('.half__top')].filter(isApart).length,
        cut: [...document.querySelectorAll('.mission')].filter(isCut).length,
      };
    });
    expect(wrong, `${width}×${height}`).toEqual({ apart: 0, cut: 0 });
  }
});

it('on a short phone the longest card is read above the button that goes on', async () => {
  // Juana, Celia: both sides have an action, and one of them says what it needs.
  for (const seed of ['f', 'g']) {
    const page = await visit('en/resist/practice/', { width: 375, height: 667, touch: true });
    await begun(page, byFinger, 0, seed);
    const hand = page.locator('button.hand-card');
    for (const card of await hand.all()) {
      if ((await card.getAttribute('aria-pressed')) !== 'true') await byFinger(card);
      const name = await page.locator('.full-card__name').textContent();
      const [read, goOn] = await page.evaluate(() => [
        document.querySelector('.full-card')?.getBoundingClientRect().bottom ?? Infinity,
        document.querySelector('.prompt > .aid-primary')?.getBoundingClientRect().top ?? 0,
      ]);
      expect(read, name ?? '').toBeLessThanOrEqual(goOn);
    }
  }
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

/** How many Missions lie there, and how high they are. */
const missionSize = (page: Page): Promise<[number, number]> =>
  page.evaluate(() => {
    const missions = [...document.querySelectorAll('.missions > *')];
    return [missions.length, Math.round(missions[0]?.getBoundingClientRect().height ?? 0)];
  });

/** What of the news is cut, and which Missions do not show all their Enemies. */
const cutOn = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const missions = [...document.querySelectorAll('.mission')].filter((mission) =>
      [...mission.querySelectorAll('.enemy')].some((enemy) => {
        const { bottom, right } = enemy.getBoundingClientRect();
        const within = mission.getBoundingClientRect();
        return bottom > within.bottom + 1 || right > within.right + 1;
      }),
    );
    const news = [...document.querySelectorAll(wanted)].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2,
    );
    return [...missions, ...news].map(({ textContent }) => textContent ?? '');
  }, parts);

it('how a round went is read whole on a phone; at twice the size on a small screen how the game ended, and every Enemy is seen', async () => {
  const page = await visit('en/resist/practice/', { width: 360, height: 740, touch: true });
  await begun(page, byFinger, 0, 'b');
  const wrong: string[] = [];
  await playOut(page, byFinger, async (_page, ask) => {
    if (ask === 'decide' || ask === 'over') wrong.push(...(await cutOn(page, '.news')));
    await page.setViewportSize({ width: 640, height: 360 });
    wrong.push(...(await cutOn(page, '[data-ask="over"] .news')));
    await page.setViewportSize({ width: 360, height: 740 });
  });
  expect(wrong).toEqual([]);
});

type Measure = (page: Page) => Promise<string[]>;

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
  const heights = new Map<number, Set<number>>();
  const questions = await playOut(page, press, async (_page, ask, isNew) => {
    expect(await (isNew ? see : outOfSight)(page), ask).toEqual([]);
    const [count, height] = await missionSize(page);
    heights.set(count, (heights.get(count) ?? new Set()).add(height));
  });
  // From the first card of a hand to the strike, the board keeps its size.
  for (const [count, found] of heights) expect([...found], `${count} Missions`).toHaveLength(1);
  for (const ask of ['plan', 'attack', 'decide']) expect(questions).toContain(ask);
  await expect.poll(() => prompt(page).textContent()).toMatch(/victory|Draw|Loss/i);
  expect(await violations(page)).toEqual([]);
});

/** A game in its first PLAN, eleven people in play: four actions drew one more each, a fifth two. */
const ELEVEN = 'game=1BG8Z3uADdz0yYauXjHNKY9lbyZLNlNRXfBCDAzcByWVEZCeA';

it('however many people are in play, all of them and their strength are seen, and the board beside them', async () => {
  const page = await visit(`en/resist/practice/#${ELEVEN}`, PHONE);
  await page.locator('.in-play__person').nth(10).waitFor();
  expect(await outOfSightAnywhere(page)).toEqual([]);
  for (const [width, height] of SCREEN_SIZES) {
    await page.setViewportSize({ width, height });
    const covered = await coveredOn(page, '.in-play__person, .in-play__sum, .mission .enemy');
    expect(covered, `${width}×${height}`).toEqual([]);
  }
});

it('whoever drafts RESIST! sees both people and the buttons that choose, at every size', async () => {
  const page = await visit('en/resist/practice/', { width: 1440, height: 900 });
  await begun(page, byKeyboard, 1);
  for (let pair = 0; pair < 12 && (await asked(page)) === 'draft'; pair++) {
    expect(await outOfSightAnywhere(page), `pair ${pair + 1}`).toEqual([]);
    await byKeyboard(main(page).first());
  }
  expect(await asked(page)).toBe('plan');
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
