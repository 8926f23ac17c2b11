import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  dealtAnew,
  type GameRecord,
  legalMoves,
  moveText,
  parseMove,
  play,
  positionLink,
} from '#games/maquis/engine/index.ts';
import { tableWith } from '../../games/maquis/engine/tables.ts';
import { button, prompt, promptText } from '../table/table-page.ts';
import { type Visit, visit } from '../visit.ts';

const PRACTICE = 'en/maquis/practice/';

/** As on a machine with two cores: one coach, beside the page. */
const withTwoCores = () => {
  Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 });
};

export async function openPractice(options?: Visit, fragment = ''): Promise<Page> {
  const page = await visit(PRACTICE + fragment, { ...options, before: withTwoCores });
  await prompt(page).waitFor();
  return page;
}

/** Starts a game with the coach at hand. */
export async function startWithCoach(page: Page, seed = 'a spring day'): Promise<void> {
  await page.getByLabel('Seed', { exact: true }).fill(seed);
  await page.getByRole('radio', { name: 'Coach', exact: true }).check();
  await button(page, 'Start').click();
  await expect.poll(() => promptText(page)).toContain('Where does worker 1');
}

export const corner = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });

/** Asks, and waits for the whole answer. */
export async function askCoach(page: Page): Promise<void> {
  await button(page, 'Ask the coach').click();
  await button(page, 'Think longer').waitFor();
}

/** What the answer says, move by move. */
export const ranking = (page: Page): Promise<readonly string[]> =>
  corner(page).locator('.coach-move').allInnerTexts();

export const fixture = (name: string): GameRecord =>
  JSON.parse(readFileSync(`tests/fixtures/maquis/${name}.record.json`, 'utf8'));

/** Opens a record in practice, as from a file. */
export async function openRecord(page: Page, record: GameRecord): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
}

/** Places the next worker by the list of all places. */
export async function playFromList(page: Page, place: string | RegExp): Promise<void> {
  await page.getByText('All places as a list').click();
  await button(page.locator('.aid-places'), place).click();
  await page.locator('.aid-primary').last().click();
}

/**
 * A link to a last turn in which a win was passed over: one success of Sabotage was missing, the
 * explosives were in hand and the last worker went to the Grocer. By maquis.end-time that is a draw.
 */
export function passedOver(): string {
  const table = tableWith({
    phase: 'placement',
    cafe: 0,
    arrested: 4,
    day: 14,
    hand: { explosives: 1 },
    west: { successes: 2 },
    east: { successes: 2, complete: true },
  });
  const seed = 'passed over';
  const made = dealtAnew(table, seed);
  if ('faults' in made) throw new Error(made.faults[0].code);
  const moves: string[] = [];
  let position = made.position;
  for (let next: string | undefined = 'place:grocer'; next; ) {
    const parsed = parseMove(next);
    if ('fault' in parsed) throw new Error(next);
    moves.push(next);
    position = play(position, parsed.move).position;
    next = legalMoves(position).map(moveText)[0];
  }
  return `#${positionLink({ table, seed, moves, at: moves.length })}`;
}
