import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import type { GameRecord } from '#games/maquis/engine/index.ts';
import { openRecord } from '../coach/coached.ts';
import { closeWrong, readWrong, storeNothing, WRONG } from '../kept/wrong.ts';
import { SCREEN_SIZES } from '../screen-sizes.ts';
import { BUSY, beginning } from '../table/moments.ts';
import { drawn, placeOn, prompt } from '../table/table-page.ts';
import { forgiveFaults, visit } from '../visit.ts';

/*
 * The board and the question are on the screen together, always: at every size, in every phase, in
 * either language, with odds, coach and review on, nothing is covered and nothing needs scrolling.
 */

const SIZES = [[320, 568], ...SCREEN_SIZES] as const;

/** Every place, the question, every answer at its foot, and what is wrong; as many as cannot be touched. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const within =
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return within && there !== null && (element.contains(there) || there.contains(element));
    };
    const asked = [
      ...document.querySelectorAll('[data-place], #aid-prompt, .aid-go > *, .aid-wrong'),
    ];
    const hidden = asked.filter((element) => !isSeen(element));
    const places = document.querySelectorAll('[data-place]').length;
    const isScrolled = document.documentElement.scrollWidth > innerWidth || scrollY !== 0;
    return [
      ...(places === 19 ? [] : [`${places} places`]),
      ...(isScrolled ? ['the page is scrolled'] : []),
      ...hidden.map((element) => element.getAttribute('data-place') ?? element.textContent ?? ''),
    ];
  });

/** The same at every size. */
async function outOfSightAnywhere(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    wrong.push(...(await outOfSight(page)).map((what) => `${width}×${height}: ${what}`));
  }
  return wrong;
}

const tap = (page: Page, place: LocationId) => placeOn(page.locator('.town'), place).click();
const press = (page: Page, what: string) => page.locator(what).first().click();
const goOn = (page: Page) => press(page, '.aid-go > .aid-primary');
const asItIs = async () => {};

/** Every phase of a game: from where it is opened, and what is done there. */
const PHASES: Readonly<Record<string, readonly [GameRecord, (page: Page) => Promise<unknown>]>> = {
  'a worker to be placed': [beginning(0), asItIs],
  'the coach has answered': [
    beginning(0),
    async (page) => {
      await press(page, '.coach-ask');
      await page.locator('.coach-move').first().waitFor();
    },
  ],
  'a place chosen': [beginning(13), (page) => tap(page, 'radio-a')],
  'a card drawn, and the next worker': [
    beginning(13),
    async (page) => {
      await tap(page, 'radio-a');
      await goOn(page);
      await page.locator('.patrol-card').waitFor();
    },
  ],
  'the last card': [
    beginning(4),
    async (page) => {
      await tap(page, 'cafe');
      await goOn(page);
      await page.locator('.patrol-card').waitFor();
    },
  ],
  'who acts': [beginning(42), asItIs],
  'what a worker does': [beginning(42), (page) => press(page, '.aid-choices .aid-choice')],
  'no way home': [beginning(24), asItIs],
  'the last shot': [beginning(47, ['return']), asItIs],
  upkeep: [beginning(25), asItIs],
  'the end is coming': [beginning(63), asItIs],
  'a card to be taken back': [beginning(16), (page) => press(page, '.aid-toolbar button')],
  'the past': [beginning(42), (page) => press(page, '.aid-toolbar button:nth-child(3)')],
  'the game is over': [BUSY, asItIs],
  'the game gone through with the coach': [
    BUSY,
    async (page) => {
      await press(page, '.aid-go > .aid-secondary');
      await page.locator('.chance-chart').waitFor();
    },
  ],
};

const PREFERENCES = {
  version: 4,
  bigType: false,
  help: 'coach',
  announced: { aloud: false, sound: false, vibration: false, alone: false },
  keys: true,
};

async function openedAt(
  record: GameRecord,
  language: 'en' | 'zh',
  room: 'practice' | 'table' = 'practice',
): Promise<Page> {
  const page = await visit(`${language}/maquis/${room}/`, {
    width: 390,
    height: 844,
    touch: true,
  });
  await page.evaluate((kept) => {
    localStorage.setItem('safe-house.preferences', JSON.stringify(kept));
  }, PREFERENCES);
  await page.reload();
  await prompt(page).waitFor();
  await openRecord(page, record);
  await page.locator('.town').waitFor();
  return page;
}

/** One phase in English, the next in Chinese. */
const IN_TURN = Object.entries(PHASES).map(
  ([phase, how], nth) => [phase, nth % 2 === 0 ? 'en' : 'zh', ...how] as const,
);

it.each(IN_TURN)(
  'the whole town and the question stand on every screen: %s (%s)',
  async (_, language, record, come) => {
    const page = await openedAt(record, language);
    await drawn(page);
    await come(page);
    expect(await outOfSightAnywhere(page)).toEqual([]);
  },
);

/** At the table with odds and coach, where cards are told and tools are others; and what a review leads to. */
const ELSEWHERE: readonly (readonly [
  string,
  'en' | 'zh',
  'practice' | 'table',
  GameRecord,
  (page: Page) => Promise<unknown>,
])[] = [
  ['a worker at the table', 'en', 'table', beginning(13), asItIs],
  [
    'the coach at the table',
    'zh',
    'table',
    beginning(13),
    async (page) => {
      await press(page, '.coach-ask');
      await page.locator('.coach-move').first().waitFor();
    },
  ],
  ['no way home at the table', 'zh', 'table', beginning(24), asItIs],
  ['upkeep at the table', 'en', 'table', beginning(25), asItIs],
  [
    'a costly moment of the review',
    'zh',
    'practice',
    BUSY,
    async (page) => {
      await press(page, '.aid-go > .aid-secondary');
      await page.locator('.play-question .coach-move').first().waitFor();
      await press(page, '.play-question .coach-move');
    },
  ],
];

it.each(ELSEWHERE)(
  'the whole town and the question stand there too: %s (%s)',
  async (_, language, room, record, come) => {
    const page = await openedAt(record, language, room);
    await drawn(page);
    await come(page);
    expect(await outOfSightAnywhere(page)).toEqual([]);
  },
);

it.each(['practice', 'table'] as const)(
  'nothing can be kept: that is said on a line, all else stands below it, and once read it is gone (%s)',
  async (room) => {
    const page = await visit(`en/maquis/${room}/`, { width: 390, height: 844, touch: true });
    await storeNothing(page);
    await page.reload();
    forgiveFaults();
    await prompt(page).waitFor();
    await openRecord(page, beginning(13));
    await page.locator('.town').waitFor();
    await page.getByRole('alert').getByText(WRONG.denied).waitFor();
    await drawn(page);
    expect(await outOfSightAnywhere(page)).toEqual([]);
    await readWrong(page, WRONG.denied, 'does not let the site store anything');
    await closeWrong(page);
    expect(await prompt(page).evaluate((asked) => asked === document.activeElement)).toBe(true);
    expect(await outOfSightAnywhere(page)).toEqual([]);
  },
);
