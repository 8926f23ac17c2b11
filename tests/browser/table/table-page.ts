import type { Locator, Page } from 'playwright-core';
import type { GoalId, LocationId } from '#games/maquis/data/index.ts';
import {
  type GameRecord,
  goalPairOf,
  movePartsOf,
  moveText,
  newGame,
  type Position,
  parseMove,
  play,
} from '#games/maquis/engine/index.ts';
import { moveInWords } from '#games/maquis/i18n/actions.ts';
import { placeWithGoal } from '#games/maquis/i18n/in-sentences.ts';
import { DIFFICULTY_NAMES, GOAL_NAMES, LOCATION_NAMES } from '#games/maquis/i18n/names.ts';
import { drawn } from '../drawn.ts';
import { prompt } from '../prompt.ts';
import { type Visit, visit } from '../visit.ts';

/*
 * The table aid as a visitor uses it: everything is found by role and name, and only what can be
 * seen is read.
 */

const TABLE = 'en/maquis/table/';

/** What a keeper's question is called, and its two answers. */
const KEEPERS = {
  deck: ['Patrol deck', { site: 'The site draws', visitor: 'I draw and enter the cards' }],
  goods: ['Resources', { site: 'The site counts', visitor: 'I use my cubes' }],
  tracks: ['Tracks', { site: 'The site keeps them', visitor: 'On my board' }],
} as const;

export type Kept = Partial<Record<keyof typeof KEEPERS, 'site' | 'visitor'>>;

export interface TableSetUp extends Kept {
  readonly difficulty?: GameRecord['difficulty'];
  readonly goals?: { readonly west: GoalId; readonly east: GoalId };
}

const USUAL = { west: 'sabotage', east: 'aid-the-spy' } as const;

export { drawn, prompt };

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

export const town = (page: Page): Locator => page.getByRole('group', { name: 'The town' }).first();

export const placeOn = (map: Locator, place: LocationId): Locator =>
  map.locator(`[data-place="${place}"]`);

/** What a control is called by assistive technology, with all that is said of its state. */
export const nameOf = async (control: Locator): Promise<string> =>
  /"(.*)"/.exec(await control.ariaSnapshot())?.[1] ?? '';

export async function promptText(page: Page): Promise<string> {
  await drawn(page);
  return (await prompt(page).textContent()) ?? '';
}

/** The button that goes on. */
export const primary = (page: Page): Locator => page.locator('.aid-primary').last();

/** The sheet that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** A sheet of the toolbar: over the game, or beside the board where there is room. */
export const sheetOf = (page: Page): Locator => dialog(page).or(page.locator('.aid-dock'));

export async function openTable(options?: Visit): Promise<Page> {
  const page = await visit(TABLE, options);
  return page;
}

/** Decides the set-up, with the goals chosen by hand, and starts the first turn. */
export async function setUpTable(page: Page, setUp: TableSetUp = {}): Promise<void> {
  const { difficulty = 'normal', goals = USUAL } = setUp;
  await page.getByRole('radio', { name: DIFFICULTY_NAMES[difficulty](), exact: true }).check();
  for (const component of ['deck', 'goods', 'tracks'] as const) {
    const own = page.getByRole('checkbox', { name: KEEPERS[component][0], exact: true });
    if (setUp[component] === 'visitor') await own.check();
    if (setUp[component] === 'site') await own.uncheck();
  }
  await page.getByRole('combobox', { name: /^Goals/ }).selectOption('I’ve drawn them myself');
  await page.getByLabel('Beyond the west exit').selectOption(GOAL_NAMES[goals.west]());
  await page.getByLabel('Beyond the east exit').selectOption(GOAL_NAMES[goals.east]());
  await button(page, 'Start the first turn').click();
  await page.getByRole('heading', { name: 'Where does worker 1' }).waitFor();
}

/** Says in the menu who keeps what. */
export async function keep(page: Page, kept: Kept): Promise<void> {
  for (const component of ['deck', 'goods', 'tracks'] as const) {
    const keeper = kept[component];
    if (!keeper) continue;
    const [question, answers] = KEEPERS[component];
    await page
      .getByRole('group', { name: question, exact: true })
      .getByRole('radio', { name: answers[keeper] })
      .check();
  }
}

/** Plays moves of a record through what is on the screen, from a position known to stand there. */
async function playMoves(page: Page, from: Position, moves: readonly string[]): Promise<Position> {
  let position = from;
  for (const [n, text] of moves.entries()) {
    const parsed = parseMove(text);
    if (!('move' in parsed)) throw new Error(`${text} is no move`);
    await playMove(page, position, text, n).catch((error: unknown) => {
      throw new Error(`move ${n + 1}, ${text}: ${String(error)}`);
    });
    position = play(position, parsed.move).position;
  }
  return position;
}

/** Plays a whole record from the start of its game. */
export const playRecord = (page: Page, record: GameRecord): Promise<Position> =>
  playMoves(page, newGame(record), record.moves);

/** What a place is called in the game of a position: beyond an exit lies a goal. */
const called = (position: Position, place: LocationId): string =>
  placeWithGoal(place, goalPairOf(position));

/** One move. `n` alternates between the map and the lists where both can be used. */
async function playMove(page: Page, position: Position, text: string, n: number): Promise<void> {
  const parsed = parseMove(text);
  if (!('move' in parsed)) throw new Error(`${text} is no move`);
  const { move } = parsed;
  const parts = movePartsOf(move);
  if (parts.kind !== 'shoot') await goOn(page);
  switch (parts.kind) {
    case 'place':
      await choosePlace(
        page,
        parts.place,
        n % 4 < 2 ? 'map' : 'list',
        called(position, parts.place),
      );
      return primary(page).click();
    case 'patrol':
      return tellCard(page, parts.card);
    case 'act':
      await chooseWorker(page, parts.place, called(position, parts.place));
      return button(page, moveInWords(position, move)).click();
    case 'return':
      return judgeWayHome(page);
    case 'upkeep':
      return primary(page).click();
    case 'shoot':
      return shoot(page, parts.place);
    default:
      throw new Error(`nobody knows how to ${moveText(move)}`);
  }
}

/** Says that the worker goes home or is arrested, where that is asked: an open way is judged with the act. */
export async function judgeWayHome(page: Page): Promise<void> {
  if (/^(The way home is open|No way home)$/.test(await promptText(page)))
    await primary(page).click();
}

/** Leaves what is only shown: the card told of before. */
async function goOn(page: Page): Promise<void> {
  await drawn(page);
  const on = button(page, /^Placed\. /);
  if (await on.isVisible()) await on.click();
}

export async function choosePlace(
  page: Page,
  place: LocationId,
  by: 'map' | 'list' = 'map',
  name = LOCATION_NAMES[place](),
): Promise<void> {
  if (by === 'map') return placeOn(town(page), place).click();
  const list = page.locator('details', { hasText: 'All places as a list' });
  if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
  await button(list, name).click();
}

/** Taps the card that was drawn from the visitor's own deck. */
export const tellCard = (page: Page, card: number): Promise<void> =>
  button(page, new RegExp(`^Patrol card ${card}\\b`)).click();

/** Chooses the worker who acts, where there is still a choice. */
export async function chooseWorker(
  page: Page,
  place: LocationId,
  name = LOCATION_NAMES[place](),
): Promise<void> {
  if (!(await promptText(page)).startsWith('Which worker acts')) return;
  await button(page.locator('.play-question'), new RegExp(`^${name}`)).click();
}

export async function shoot(page: Page, place: LocationId): Promise<void> {
  await button(page, 'Shoot a policeman').click();
  const name = new RegExp(`hoot the one at (the )?${LOCATION_NAMES[place]()}(?![ a-z])`);
  await button(page.locator('.play-question'), name).click();
}

/** Opens one of the sheets of the toolbar. */
export async function openSheet(
  page: Page,
  sheet: 'Cards' | 'Correct' | 'Log' | 'Menu',
): Promise<Locator> {
  await button(page.getByRole('toolbar'), sheet).click();
  await sheetOf(page).waitFor();
  return sheetOf(page);
}

export const closeSheet = (page: Page): Promise<void> => button(sheetOf(page), 'Close').click();

/** The record that "Save this game as a file" hands out. */
export async function savedRecord(page: Page): Promise<GameRecord> {
  const menu = await openSheet(page, 'Menu');
  const download = page.waitForEvent('download');
  await button(menu, 'Save this game as a file').click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  await closeSheet(page);
  return JSON.parse(Buffer.concat(chunks).toString()) as GameRecord;
}
