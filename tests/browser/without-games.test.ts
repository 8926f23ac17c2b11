import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { type CopiedHouse, copiedHouse, NEW } from '../architecture/copied-house.ts';
import { type Served, serveFolder } from '../setup/serve-folder.ts';
import { untilWhole } from './offline/device.ts';
import { visit } from './visit.ts';

/*
 * Another house: all games have left and a small one came, and the site lives in a folder of its host. It is
 * built in a moment, so both are seen in one.
 */

const BASE = '/sub/';
const dist = () => join(house.folder, 'dist');
const page = (path: string) => readFileSync(join(dist(), path, 'index.html'), 'utf8');

let house: CopiedHouse;
let served: Served;

beforeAll(async () => {
  house = copiedHouse(
    GAMES.map(({ id }) => id),
    { BASE_PATH: BASE },
  );
  house.tool('astro', 'build', '--silent');
  served = await serveFolder(dist(), BASE);
});

afterAll(async () => {
  await served.close();
  rmSync(house.folder, { recursive: true });
});

it('has the new game on its shelf and nothing of the old ones', () => {
  expect(page('en')).toContain('ten boats, one cave');
  expect(page('en')).toContain(`href="${BASE}en/${NEW}/"`);
  expect(page(`en/${NEW}/rules/idea`)).toContain('Land twenty bales');
  // Not translated: read in English, under a line that says so.
  expect(page(`zh/${NEW}/rules/idea`)).toContain('Land twenty bales');
  for (const { id } of GAMES) {
    expect(page('en')).not.toContain(`href="${BASE}en/${id}/`);
    expect(globSync(`**/${id}*/**`, { cwd: dist() })).toEqual([]);
  }
});

it('leads nowhere outside of its folder', () => {
  const outside = globSync('**/*.html', { cwd: dist() }).flatMap((file) =>
    [...readFileSync(join(dist(), file), 'utf8').matchAll(/ (?:href|src|[\w-]+-url)="(\/[^"]*)"/g)]
      .filter(([, address]) => !address?.startsWith(BASE))
      .map(([, address]) => `${file}: ${address}`),
  );
  expect(outside).toEqual([]);
});

it('links to no page of the game that it does not have', () => {
  const dead = globSync(`*/${NEW}/**/*.html`, { cwd: dist() }).flatMap((file) =>
    [...readFileSync(join(dist(), file), 'utf8').matchAll(/ href="(\/[^"#?]*)/g)]
      .filter(([, address]) => !existsSync(join(dist(), address.slice(BASE.length))))
      .map(([, address]) => `${file}: ${address}`),
  );
  expect(dead).toEqual([]);
});

it('has pages, permanent addresses and search that lead to where they should', async () => {
  const page = await visit('', { site: served.url });
  await page.waitForURL('**/sub/en/');
  await page.getByRole('heading', { name: 'Owlers' }).getByRole('link').click();
  await page.waitForURL(`**/sub/en/${NEW}/`);
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page.waitForURL(`**/sub/en/${NEW}/rules/`);
  await page.goto(`${served.url}en/rule/owlers.aim/`);
  await page.waitForURL(`**/sub/en/${NEW}/rules/idea/#owlers.aim`);
  await page.keyboard.press('/');
  await page.keyboard.type('how to lose');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.waitForURL(`**/sub/en/${NEW}/rules/idea/#owlers.end`);
});

it('has a game to be played to its end, which is still there afterwards', async () => {
  const page = await visit(`en/${NEW}/practice/`, { site: served.url });
  await page.getByRole('button', { name: 'Start' }).click();
  // Whoever waves every boat off loses at dawn.
  for (let boat = 1; boat <= 10; boat++) {
    await page.getByText(`${10 - boat} boats still to come`).waitFor();
    await page.getByRole('button', { name: 'Wave it off', exact: true }).click();
  }
  await page.getByRole('heading', { name: 'Lost: it is dawn' }).waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByRole('button', { name: 'Start' }).waitFor();
  await page.getByText('Lost: it is dawn').waitFor();
});

it('has a table on which the visitor draws, with the odds of the next boat', async () => {
  const page = await visit(`en/${NEW}/table/`, { site: served.url });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Boat: Brig' }).click();
  await page.getByRole('button', { name: 'Land the boat' }).click();
  // With alarm 3 a boat with two watchmen is too hot: three of the nine that are left.
  await page.getByText('cannot be landed: 33%').waitFor();
});

it('has puzzles that are judged', async () => {
  const page = await visit(`en/${NEW}/scenarios/keep-the-cutter/`, { site: served.url });
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Land the boat' }).click();
  await page.getByRole('heading', { name: 'There is something better.' }).waitFor();
  await page.getByText('leaves 0%').waitFor();
});

it('is kept on the device, too, and works without a network', async () => {
  const own = await serveFolder(dist(), BASE);
  const page = await visit(`zh/${NEW}/rules/idea/`, { site: own.url, keeps: true });
  await untilWhole(page);
  await own.close();
  await page.goto(`${own.url}zh/${NEW}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${own.url}zh/no/such/room/`);
  await page.getByRole('heading', { name: '这台设备上没有' }).waitFor();
});
