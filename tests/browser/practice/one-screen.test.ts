import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { type GameRecord, positionLink } from '#games/maquis/engine/index.ts';
import { tableWith } from '../../games/maquis/engine/tables.ts';
import { openRecord } from '../coach/coached.ts';
import { PHONE, sizesFor } from '../screen-sizes.ts';
import { closeWrong, readWrong, storeNothing, WRONG } from '../storage/wrong.ts';
import { BUSY, beginning } from '../table/moments.ts';
import { drawn, placeOn, prompt } from '../table/table-page.ts';
import { forgiveFaults, visit } from '../visit.ts';

/*
 * The board and the question are on the screen together, always: at every size, in every phase, in
 * either language, with odds, coach and review on, nothing is covered and nothing needs scrolling.
 */

/** The smallest phone of all. */
const SMALLEST = [320, 568] as const;

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

/** The same at every size at which a moment is looked at. */
async function outOfSightAnywhere(page: Page, moment: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height] of [SMALLEST, ...sizesFor(moment)]) {
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
async function askCoach(page: Page): Promise<void> {
  await press(page, '.coach-ask');
  await page.locator('.coach-move').first().waitFor();
}

/** Every phase of a game: from where it is opened, and what is done there. */
const PHASES: Readonly<Record<string, readonly [GameRecord, (page: Page) => Promise<unknown>]>> = {
  'a worker to be placed': [beginning(0), asItIs],
  'the coach has answered': [beginning(0), askCoach],
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

/** A room with odds and coach, in which games are opened one after the other. */
async function opened(language: 'en' | 'zh', room: 'practice' | 'table'): Promise<Page> {
  const page = await visit(`${language}/maquis/${room}/`, { ...PHONE, touch: true });
  await page.evaluate((kept) => {
    localStorage.setItem('safe-house.preferences', JSON.stringify(kept));
  }, PREFERENCES);
  await page.reload();
  await prompt(page).waitFor();
  return page;
}

/** Opens a game from its file, from the first page of a room or over a game that runs. */
async function openGame(page: Page, record: GameRecord): Promise<void> {
  await page.setViewportSize(PHONE);
  const menu = page.locator('.aid-toolbar').getByRole('button', { name: /^(Menu|菜单)$/ });
  if (await menu.isVisible()) {
    await menu.click();
    // In practice files are opened before a game, at the table from its menu.
    const leave = page.getByRole('button', { name: /^(Leave this game|离开这一局)$/ });
    await leave.or(page.locator('input[type=file]')).first().waitFor({ state: 'attached' });
    if (await leave.isVisible()) await leave.click();
  }
  await openRecord(page, record);
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.town').waitFor();
  await drawn(page);
}

type Phase = readonly [string, GameRecord, (page: Page) => Promise<unknown>];

/** One moment of a game after the other is looked at on every screen. */
async function outOfSightInEach(page: Page, phases: readonly Phase[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [phase, record, come] of phases) {
    await openGame(page, record);
    await come(page);
    wrong.push(...(await outOfSightAnywhere(page, phase)).map((what) => `${phase}, ${what}`));
  }
  return wrong;
}

/** One phase in English, the next in Chinese. */
const isEnglish = (_: Phase, nth: number) => nth % 2 === 0;
const PRACTISED = Object.entries(PHASES).map(([phase, how]): Phase => [phase, ...how]);

const AT_TABLE: readonly Phase[] = [
  ['a worker', beginning(13), asItIs],
  ['the coach', beginning(13), askCoach],
  ['upkeep', beginning(25), asItIs],
  ['no way home', beginning(24), asItIs],
];

/** At the table with odds and coach, where cards are told and tools are others; and what a review leads to. */
const COSTLY: Phase = [
  'a costly moment of the review',
  BUSY,
  async (page) => {
    await press(page, '.aid-go > .aid-secondary');
    await page.locator('.play-question .coach-move').first().waitFor();
    await press(page, '.play-question .coach-move');
  },
];

/** Nothing can be kept any more: that is said on a line, all else stands below it, and once read it is gone. */
async function outOfSightBelowLine(page: Page): Promise<string[]> {
  await storeNothing(page);
  await page.reload();
  forgiveFaults();
  await prompt(page).waitFor();
  await openGame(page, beginning(13));
  await page.getByRole('alert').getByText(WRONG.denied).waitFor();
  await drawn(page);
  const wrong = await outOfSightAnywhere(page, 'what is wrong');
  await page.setViewportSize(PHONE);
  await readWrong(page, WRONG.denied, 'does not let the site store anything');
  await closeWrong(page);
  expect(await prompt(page).evaluate((asked) => asked === document.activeElement)).toBe(true);
  wrong.push(...(await outOfSightAnywhere(page, 'the room again')));
  return wrong.map((what) => `where nothing can be kept, ${what}`);
}

it.each([
  ['practice', 'en', PRACTISED.filter(isEnglish)],
  ['practice', 'zh', [...PRACTISED.filter((one, nth) => !isEnglish(one, nth)), COSTLY]],
  ['table', 'en', AT_TABLE.filter(isEnglish)],
  ['table', 'zh', AT_TABLE.filter((one, nth) => !isEnglish(one, nth))],
] as const)(
  'the whole town and the question stand on every screen in each phase of a game (%s, %s)',
  async (room, language, phases) => {
    const page = await opened(language, room);
    const wrong = await outOfSightInEach(page, phases);
    if (language === 'en') wrong.push(...(await outOfSightBelowLine(page)));
    expect(wrong).toEqual([]);
  },
);

it('after five patrols their names leave room on a phone for what the one worker can do', async () => {
  const table = tableWith({
    safeHouse: 1,
    arrested: 2,
    morale: 1,
    patrolsToCome: 5,
    hand: { food: 1 },
  });
  const position = positionLink({ table, seed: 'a spring day', moves: [], at: 0 });
  const page = await visit(`en/maquis/practice/#${position}`, { width: 390, height: 844 });
  // No patrol card names the Cafe.
  await tap(page, 'cafe');
  await goOn(page);
  await page.getByRole('button', { name: 'Next 4 patrols' }).click();
  await prompt(page).filter({ hasText: 'What does the worker at the Cafe do?' }).waitFor();
  expect((await page.locator('.aid-hand').textContent())?.split(', ')).toHaveLength(4);
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Whatever lies over it takes the tap instead.
    await page.locator('.aid-panel .aid-choice').first().click({ trial: true });
  }
});
