import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type Host, hostOfVersions } from '../../setup/host-of-versions.ts';
import { visit } from '../visit.ts';
import { devTools, followUntil, isShown, PATIENCE, untilWhole } from './device.ts';
import { type House, smallHouse } from './small-house.ts';

let house: House;
let host: Host;

beforeAll(async () => {
  house = await smallHouse(inject('dist'));
});

afterAll(() => house.drop());

beforeEach(async () => {
  host = await hostOfVersions(house.folder);
});

afterEach(() => host.close());

/** What a page has loaded, as paths. */
const loadedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)].map(
      (address) => new URL(address).pathname,
    ),
  );

/** What a browser asks for beside a page: its worker, its manifest and the icons named there. */
const BESIDE = /^\/(sw\.js|\w\w\/manifest\.webmanifest|icons\/.*|favicon\.svg)$/;

it('a visitor who saves data gets what was opened, and all of it when it is wanted', async () => {
  const page = await visit('about:blank', { site: host.url, keeps: true });
  page.setDefaultTimeout(PATIENCE);
  const tools = await devTools(page);
  await tools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto(`${host.url}en/maquis/rules/turn/`);
  const opened = new Set((await loadedBy(page)).filter((path) => !BESIDE.test(path)));
  const { kept } = await followUntil(page, { atLeast: opened.size });
  await page.goto(`${host.url}en/maquis/rules/idea/`);
  await followUntil(page, { atLeast: kept + 1 });
  for (const path of await loadedBy(page)) opened.add(path);

  const asked = host.askedFor().filter((path) => !BESIDE.test(path) && !opened.has(path));
  expect([...new Set(asked)]).toEqual(['/en/not-kept/']);

  await host.cut();
  for (const chapter of ['turn', 'idea'])
    await isShown(page, `${host.url}en/maquis/rules/${chapter}/`);
  await page.goto(`${host.url}en/maquis/rules/placement/`);
  await page.getByRole('heading', { name: 'Not on this device' }).waitFor();

  await host.mend();
  await page.getByRole('main').getByRole('link', { name: 'Offline and updates' }).click();
  await page.getByText('only what you opened').waitFor();
  const row = page.locator('[data-set="en/maquis"]');
  await row.getByRole('button', { name: 'Keep on this device' }).click();
  await untilWhole(page);
  await page.getByText('You can go offline').waitFor();
  await host.cut();
  await isShown(page, `${host.url}en/maquis/rules/placement/`);
});
