import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { drawn } from '../table/table-page.ts';
import { visit } from '../visit.ts';

/*
 * A player who is told roles, names and what is disabled, in the order of the page, as by a screen
 * reader, and presses what has a name. Neither picture, place on the screen nor any class is used.
 */

interface Told {
  readonly role: string;
  readonly name: string;
  readonly disabled: boolean;
  /** The role and name of everything around it. */
  readonly within: readonly string[];
}

/** One line of the tree: a role, a name in quotation marks, states in brackets. */
const LINE = /^(?<role>[a-z]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<states>(?: \[[^\]]*\])*)/;

function* toldBy(tree: unknown, within: readonly string[] = []): Generator<Told> {
  if (Array.isArray(tree)) {
    for (const part of tree) yield* toldBy(part, within);
  } else if (typeof tree === 'object' && tree !== null) {
    for (const [line, inside] of Object.entries(tree)) {
      const [told] = toldBy(line, within);
      if (!told) continue;
      yield told;
      yield* toldBy(inside, [...within, `${told.role} ${told.name}`]);
    }
  } else {
    const { role, name, states } = LINE.exec(String(tree))?.groups ?? {};
    if (!role) return;
    const disabled = /\[disabled\]/.test(states ?? '');
    yield { role, name: name ? JSON.parse(name) : '', disabled, within };
  }
}

const tellAll = async (page: Page): Promise<readonly Told[]> => {
  const tree = await page.getByRole('main').ariaSnapshot();
  // A list in which nothing is told keeps nobody waiting.
  expect(tree).not.toMatch(/^\s*- list$/m);
  return [...toldBy(parse(tree))];
};

const press = (page: Page, { name }: Told): Promise<void> =>
  page.getByRole('button', { name, exact: true, disabled: false }).first().press('Enter');

/** A part of the page with a name, not within another one. */
const isRegion = ({ role, within }: Told): boolean =>
  role === 'region' && !within.some((around) => around.startsWith('region'));

const OVER = /^(You have won|You have lost|A draw)$/;

it('a whole game is practised by roles and names alone', async () => {
  const page = await visit('en/maquis/practice/');
  await page
    .getByRole('heading', { name: 'A new game' })
    .or(page.getByRole('radio'))
    .first()
    .waitFor();
  await page.getByRole('radio', { name: 'Very hard' }).press('Space');
  await page.getByRole('textbox', { name: 'Seed' }).fill('by ear');
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  await page.getByRole('group', { name: 'The town' }).waitFor();

  let result: string | undefined;
  const asked = new Set<string>();
  for (let step = 0; step < 400 && !result; step++) {
    await drawn(page);
    const told = await tellAll(page);
    result = told.find(({ role, name }) => role === 'heading' && OVER.test(name))?.name;
    if (result) break;
    const buttons = told.filter(({ role, disabled }) => role === 'button' && !disabled);
    // What is waited for is a region of its own, named by the question.
    const question = told.filter(isRegion).at(-1);
    if (!question) continue;
    asked.add(question.name.replaceAll(/\d+|: .*/g, ''));
    // The way back to another worker answers nothing.
    const answers = buttons.filter(
      ({ name, within }) => within.includes(`region ${question.name}`) && name !== 'Another worker',
    );
    const places = buttons.filter(({ name }) => name.endsWith('Place a worker here'));
    const choice = /^Where does worker/.test(question.name)
      ? places[(step * 5) % places.length]
      : answers[0];
    if (!choice) throw new Error(`“${question.name}” cannot be answered by ear`);
    await press(page, choice);
  }
  expect(result).toMatch(OVER);
  expect(asked.size).toBeGreaterThan(4);
});
