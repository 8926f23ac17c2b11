import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { GameRecord } from '#games/maquis/engine/index.ts';
import type { Visit } from '../visit.ts';
import {
  button,
  choosePlace,
  chooseWorker,
  closeSheet,
  dialog,
  keep,
  openSheet,
  openTable,
  placeOn,
  primary,
  prompt,
  tellCard,
  town,
} from './table-page.ts';

const fixture = (name: string): GameRecord =>
  JSON.parse(readFileSync(`tests/fixtures/maquis/${name}.record.json`, 'utf8')) as GameRecord;

/** A game with airdrops, a room, a recruit, a shot and arrests, lost by its last worker. */
export const BUSY = fixture('busy');

/** The beginning of a game, gone on with otherwise. */
export function beginning(
  moves: number,
  more: readonly string[] = [],
  { outcome: _, ...record }: GameRecord = BUSY,
): GameRecord {
  return { ...record, moves: [...record.moves.slice(0, moves), ...more] };
}

/** Both neighbours of the Safe House on the Black Market's way are held, with a weapon in hand. */
const CUT = beginning(39, [
  ...['patrol:8', 'place:field-west', 'patrol:5', 'act:field-west:collect', 'return'],
  ...['act:field-east:collect', 'return', 'act:black-market:sell-food'],
]);

/** A card is to be drawn; a weapon is in hand, and a policeman stands there to be shot. */
const ARMED = beginning(47, ['return', 'upkeep', 'place:grocer', 'patrol:7', 'place:doctor']);

export const asFile = (text: string, name = 'game.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Opens a record by "Open a game from a file", on the first step of set-up or in the menu. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  await prompt(page).waitFor();
  const isPlaying = await page.getByRole('toolbar').isVisible();
  if (isPlaying) await openSheet(page, 'Menu');
  await page.getByLabel('Open a game from a file').setInputFiles(asFile(JSON.stringify(record)));
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('toolbar').waitFor();
}

/** The moments of a game at the table that look different, and how to come to each. */
export const MOMENTS = {
  placement: (page: Page) => openRecord(page, beginning(0)),
  'a place chosen': async (page: Page) => {
    await openRecord(page, beginning(13));
    await choosePlace(page, 'radio-a');
  },
  'a place refused': async (page: Page) => {
    await openRecord(page, beginning(15));
    await placeOn(town(page), 'safe-house').focus();
    await placeOn(town(page), 'safe-house').dispatchEvent('click');
  },
  'all places listed': async (page: Page) => {
    await openRecord(page, beginning(15));
    await page.getByText('All places as a list').click();
  },
  'a card drawn': async (page: Page) => {
    await openRecord(page, beginning(13));
    await choosePlace(page, 'radio-a');
    await primary(page).click();
  },
  'a card to be told': async (page: Page) => {
    await openRecord(page, beginning(15));
    await deckKeptBy(page, 'visitor');
    await choosePlace(page, 'radio-b');
    await primary(page).click();
  },
  'ten cards to be told': async (page: Page) => {
    await deckKeptBy(page, 'visitor');
    await openRecord(page, beginning(0));
    await choosePlace(page, 'grocer');
    await primary(page).click();
  },
  'a card to be told, a weapon in hand': async (page: Page) => {
    await deckKeptBy(page, 'visitor');
    await openRecord(page, ARMED);
  },
  'an arrest told': async (page: Page) => {
    await deckKeptBy(page, 'visitor');
    await openRecord(page, beginning(46, [], fixture('win')));
    await tellCard(page, 2);
    await deckKeptBy(page, 'site');
  },
  'a deck to be shuffled': async (page: Page) => {
    await openRecord(page, beginning(38));
    await deckKeptBy(page, 'visitor');
    await choosePlace(page, 'field-east');
    await primary(page).click();
    await page.getByText('The deck is empty').waitFor();
  },
  'who acts': async (page: Page) => {
    await deckKeptBy(page, 'site');
    await openRecord(page, beginning(42));
  },
  'an action refused': async (page: Page) => {
    await openRecord(page, beginning(8));
    await chooseWorker(page, 'fence');
  },
  'a way home': (page: Page) => openRecord(page, beginning(20)),
  'no way home': (page: Page) => openRecord(page, beginning(24)),
  'a way home that a shot opens': (page: Page) => openRecord(page, CUT),
  'the last shot': (page: Page) => openRecord(page, beginning(47, ['return'])),
  upkeep: (page: Page) => openRecord(page, beginning(25)),
  'the end coming': (page: Page) => openRecord(page, beginning(63)),
  'a card to take back': async (page: Page) => {
    await openRecord(page, beginning(16));
    await button(page, /^Undo: /).click();
    await prompt(page).filter({ hasText: 'Undo a card?' }).waitFor();
  },
  over: (page: Page) => openRecord(page, BUSY),
} as const;

export type Moment = keyof typeof MOMENTS;

/** The moments of a game in the order of {@link MOMENTS}, each a page can be brought to. */
export const MOMENT_NAMES = Object.keys(MOMENTS) as readonly Moment[];

async function deckKeptBy(page: Page, deck: 'site' | 'visitor'): Promise<void> {
  await openSheet(page, 'Menu');
  await keep(page, { deck });
  await closeSheet(page);
}

export const SHEETS = ['Cards', 'Correct', 'Log', 'Menu'] as const;

/** A page on which every moment can be opened, one after the other. */
export async function pageWithGame(options: Visit): Promise<Page> {
  const page = await openTable(options);
  await openRecord(page, beginning(0));
  return page;
}
