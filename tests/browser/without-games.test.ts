import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GAMES } from '#games/registry.ts';
import { type CopiedHouse, copiedHouse, NEW } from '../architecture/copied-house.ts';
import { type Served, serveFolder } from '../setup/serve-folder.ts';
import { untilWhole } from './offline/device.ts';
import { visit } from './visit.ts';

/*
 * Another house: all games have left and a little one came, and the site lives in a folder of its host. It is
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
  expect(page('en')).toContain('take one, two or three');
  expect(page('en')).toContain(`href="${BASE}en/${NEW}/"`);
  expect(page(`en/${NEW}/rules/idea`)).toContain('Take one, two or three');
  // Not translated: read in English, under a line that says so.
  expect(page(`zh/${NEW}/rules/idea`)).toContain('Take one, two or three');
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

it('has pages, permanent addresses and search that lead to where they should', async () => {
  const page = await visit('', { site: served.url });
  await page.waitForURL('**/sub/en/');
  await page.getByRole('heading', { name: 'Pebbles' }).getByRole('link').click();
  await page.waitForURL(`**/sub/en/${NEW}/`);
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page.waitForURL(`**/sub/en/${NEW}/rules/`);
  await page.goto(`${served.url}en/rule/pebbles.take/`);
  await page.waitForURL(`**/sub/en/${NEW}/rules/idea/#pebbles.take`);
  await page.keyboard.press('/');
  await page.keyboard.type('how to lose');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.waitForURL(`**/sub/en/${NEW}/rules/idea/#pebbles.last`);
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
