import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type Damage, type Host, hostOfVersions } from '../../setup/host-of-versions.ts';
import { prompt } from '../prompt.ts';
import { violations } from '../violations.ts';
import { forgiveFaults } from '../visit.ts';
import {
  fateOfNewest,
  followUntil,
  footer,
  howMuch,
  isShown,
  keptVisit,
  lookForUpdate,
  PATIENT_POLL,
  untilWhole,
} from './device.ts';
import { FOOTER, NEXT_FOOTER, ROOM, twoVersions, type Versions } from './versions.ts';

let host: Host;
let versions: Versions;

beforeAll(async () => {
  versions = await twoVersions(inject('dist'));
});

afterAll(() => versions.drop());

beforeEach(async () => {
  host = await hostOfVersions(versions.first);
});

afterEach(() => host.close());

/** Opens a page and waits until all that the visit brings is on the device. */
async function openWhole(path: string): Promise<Page> {
  const page = await keptVisit(path, { site: host.url });
  await untilWhole(page);
  return page;
}

const untilItWaits = async (page: Page): Promise<void> =>
  expect(await fateOfNewest(page)).toBe('waits');

const offer = (page: Page) => page.getByRole('complementary', { name: 'A new version is ready.' });

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const promptText = (page: Page) => prompt(page).textContent();

/** Leaves the game: while one runs, the head of the site makes room for the board. */
const toRules = (page: Page) => page.goto(`${host.url}en/maquis/rules/`);

const toTable = (page: Page) => page.goto(`${host.url}en/${ROOM}`);

async function startGame(page: Page): Promise<void> {
  await toTable(page);
  await prompt(page).waitFor();
  await button(page, 'Start').click();
  await button(page, 'Railroad Bridge').waitFor();
}

/** Names the missions of the table, after which something else is asked. */
async function layMissions(page: Page): Promise<void> {
  const before = await promptText(page);
  for (const mission of ['Railroad Bridge', 'Barracks', 'Villa', 'Bunker'])
    await button(page, mission).click();
  await expect.poll(() => promptText(page), PATIENT_POLL).not.toBe(before);
}

/** Whether a script that the host has no more can still be loaded. */
async function loadsLateScript(page: Page): Promise<boolean> {
  const address = await page.evaluate(async () => {
    const store = (await caches.keys()).find((name) => name.startsWith('safe-house.files'));
    const keys = await (await caches.open(store ?? '')).keys();
    return keys.map(({ url }) => url).find((url) => /en\/resist\.sheets\.(?!next)/.test(url));
  });
  // As text, or Vitest would rewrite what the browser is to import.
  return page.evaluate(`import('${address?.replace(/\?.*/, '')}').then(() => true)`);
}

it('a new version leaves a game alone, is offered after it, and goes back as it came', async () => {
  const page = await openWhole('en/maquis/rules/turn/');
  await startGame(page);
  await untilWhole(page);
  await host.deploy(versions.next);
  await lookForUpdate(page);
  await untilItWaits(page);
  await layMissions(page);
  const where = await promptText(page);
  expect(await offer(page).count()).toBe(0);
  const second = await page.context().newPage();
  await second.goto(`${host.url}en/maquis/rules/idea/`);

  await toRules(page);
  await offer(page).waitFor();
  await offer(page).getByText('A new version is ready.').waitFor();
  expect(await footer(page)).toContain(FOOTER);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Use it now').click();
  await expect.poll(() => footer(page), PATIENT_POLL).toContain(NEXT_FOOTER);
  // The window beside it was not touched, and finds scripts that the host has no more.
  expect(await footer(second)).toContain(FOOTER);
  expect(await loadsLateScript(second)).toBe(true);
  await second.close();

  await toTable(page);
  await expect.poll(() => promptText(page), PATIENT_POLL).toBe(where);
  expect(await footer(page)).toContain(NEXT_FOOTER);

  await host.deploy(versions.first);
  await lookForUpdate(page);
  await untilItWaits(page);
  expect(await footer(page)).toContain(NEXT_FOOTER);
  await toRules(page);
  await button(page, 'Later').click();
  expect(await offer(page).count()).toBe(0);
  await page.getByRole('link', { name: 'Offline and updates' }).click();
  const take = page.getByRole('main').getByRole('button', { name: 'Use it now' });
  await take.waitFor();
  expect(await offer(page).count()).toBe(0);
  await take.click();
  await expect.poll(() => footer(page), PATIENT_POLL).toContain(FOOTER);
  await host.cut();
  await toTable(page);
  await expect.poll(() => promptText(page), PATIENT_POLL).toBe(where);
});

it('a version with half of its files missing or cut short changes nothing until it is mended', async () => {
  const page = await openWhole('en/maquis/rules/turn/');
  await host.deploy(versions.next);
  const damages: readonly (Damage | undefined)[] = ['missing', undefined, 'cut short', undefined];
  const asked: string[] = [];
  host.damage((path) => {
    if (path === '/sw.js') return undefined;
    if (!asked.includes(path)) asked.push(path);
    return damages[asked.indexOf(path) % damages.length];
  });
  for (let tries = 0; tries < 3; tries += 1) {
    await lookForUpdate(page);
    expect(await fateOfNewest(page)).not.toBe('waits');
  }
  expect(asked.length).toBeGreaterThan(0);
  await host.cut();
  for (const path of ['en/maquis/rules/turn/', 'en/', 'en/maquis/rules/idea/'])
    await isShown(page, host.url + path);
  await page.goto(`${host.url}en/about/`);
  expect(await footer(page)).toContain(FOOTER);
  const much = await howMuch(page);
  expect(much?.kept).toBe(much?.of);

  await host.mend();
  host.damage(() => undefined);
  await lookForUpdate(page);
  await untilItWaits(page);
  // Passed over, it comes when the site is opened again after all of its pages were closed.
  const later = page.context();
  await page.close();
  await expect
    .poll(
      async () => {
        const again = await later.newPage();
        await again.goto(`${host.url}en/about/`);
        const said = await footer(again);
        // A page that only went on to the next would keep its version with it.
        await again.close();
        return said;
      },
      { ...PATIENT_POLL, interval: 2000 },
    )
    .toContain(NEXT_FOOTER);
});

it('a first visit while half of the files are missing keeps the others, and a later one the rest', async () => {
  let n = 0;
  host.damage((path) => {
    if (!path.startsWith('/en/maquis/')) return undefined;
    n += 1;
    return n % 2 ? 'missing' : 'cut short';
  });
  const page = await keptVisit('en/offline/', { site: host.url });
  const shell = await untilWhole(page);
  const row = page.locator('[data-set="en/maquis"]');
  await row.getByRole('button', { name: 'Keep on this device' }).click();
  // Its scripts are not damaged; of its pages not one is kept.
  const much = await followUntil(page, { atLeast: shell.kept + 1 });
  expect(much.whole).toBe(false);
  await expect.poll(() => n, PATIENT_POLL).toBeGreaterThan(4);
  host.damage(() => undefined);
  await page.goto(`${host.url}en/about/`);
  await untilWhole(page);
});

it('whoever is stuck gets out by one button, and keeps the game', async () => {
  const page = await openWhole('en/maquis/rules/turn/');
  await startGame(page);
  await layMissions(page);
  const where = await promptText(page);
  await page.goto(`${host.url}en/offline/`);
  await host.cut();
  await button(page, 'Reload the whole site').click();
  await page.getByText('nothing was discarded').waitFor();
  // The browser itself says that the host could not be reached.
  forgiveFaults();
  await page.reload();
  await page.getByText('You can go offline').waitFor();

  await host.mend();
  await host.deploy(versions.next);
  await button(page, 'Reload the whole site').click();
  await expect.poll(() => footer(page), PATIENT_POLL).toContain(NEXT_FOOTER);
  await untilWhole(page);
  await toTable(page);
  await expect.poll(() => promptText(page), PATIENT_POLL).toBe(where);
});
