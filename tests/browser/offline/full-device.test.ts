import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type Host, hostOfVersions } from '../../setup/host-of-versions.ts';
import {
  followUntil,
  howMuch,
  isShown,
  keptVisit,
  leaveRoom,
  stopWorker,
  untilWhole,
} from './device.ts';
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

const PAGES = ['en/maquis/rules/turn/', 'en/offline/', 'en/', 'zh/maquis/rules/idea/'];

/** Every page the host has is shown, now and by a worker that has just been started. */
async function allAreShown(page: Page): Promise<void> {
  for (const path of PAGES) await isShown(page, host.url + path);
  await stopWorker(page);
  for (const path of PAGES) await isShown(page, host.url + path);
}

it('on a device that is full before the first visit every page is shown', async () => {
  const page = await keptVisit('about:blank', { site: host.url });
  await leaveRoom(page, 1, host.url);
  await page.goto(`${host.url}en/maquis/rules/turn/`);
  const { kept } = await followUntil(page, 'full');
  expect(kept).toBe(0);
  await allAreShown(page);
});

it('on a device that becomes full every page is shown, and all is kept when room comes back', async () => {
  const page = await keptVisit('about:blank', { site: host.url });
  await leaveRoom(page, 300_000, host.url);
  await page.goto(`${host.url}en/maquis/rules/turn/`);
  const { kept, of } = await followUntil(page, 'full');
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(of);
  await allAreShown(page);
  await page.goto(`${host.url}en/offline/`);
  await page.getByText('This device has no room for more').waitFor();
  // What is here is shown without a network, and the rest is said not to be.
  await host.cut();
  await isShown(page, `${host.url}en/maquis/rules/turn/`);
  await stopWorker(page);
  await isShown(page, `${host.url}en/maquis/rules/turn/`);
  await host.mend();

  await leaveRoom(page, undefined, host.url);
  await page.goto(`${host.url}en/maquis/rules/idea/`);
  await untilWhole(page);
  await host.cut();
  await isShown(page, `${host.url}en/maquis/rules/placement/`);
});

it('a device that becomes full after all is kept goes on showing it, without a network too', async () => {
  const page = await keptVisit('en/maquis/rules/turn/', { site: host.url });
  await untilWhole(page);
  await leaveRoom(page, 1, host.url);
  await allAreShown(page);
  await host.cut();
  await isShown(page, `${host.url}en/maquis/rules/placement/`);
});

it('a worker that is stopped while it fetches goes on at the next visit', async () => {
  const page = await keptVisit('en/maquis/rules/turn/', { site: host.url });
  await followUntil(page, { atLeast: 15 });
  await stopWorker(page);
  const { kept, whole } = await howMuch(page);
  expect(whole).toBe(false);
  expect(kept).toBeGreaterThanOrEqual(15);
  host.askedFor();
  await page.goto(`${host.url}en/about/`);
  const { of } = await untilWhole(page);
  // What was here is not fetched a second time; the page itself asks for a few things of its own.
  expect(host.askedFor().length).toBeLessThan(of);
  await host.cut();
  await isShown(page, `${host.url}en/maquis/rules/placement/`);
});
