import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type Host, hostOfVersions } from '../../setup/host-of-versions.ts';
import { followUntil, keptVisit, untilWhole } from './device.ts';
import { type House, smallHouse } from './small-house.ts';

let house: House;
let host: Host;

beforeAll(async () => {
  house = await smallHouse(inject('dist'), { scripts: ['boxed-coach.worker'] });
});

afterAll(() => house.drop());

beforeEach(async () => {
  host = await hostOfVersions(house.folder);
});

afterEach(() => host.close());

// What a visit weighs, and that it is of one game: tests/built/what-is-brought.test.ts.
it.each([
  ['en', 'On this device, '],
  ['zh', '已存到这台设备'],
])(
  'a visit brings one game in one language (%s), and says how much, and what else there is',
  async (language, here) => {
    const page = await keptVisit(`${language}/maquis/rules/turn/`, { site: host.url });
    const much = await untilWhole(page);
    const asked = host.askedFor();
    const other = language === 'en' ? 'zh' : 'en';
    expect(asked.filter((one) => new RegExp(`^/(_astro/)?${other}/`).test(one))).toEqual([]);

    await page.goto(`${host.url}${language}/offline/`);
    const megabytes = (much.bytes / 1e6).toFixed(1);
    await page
      .getByRole('status')
      .filter({ hasText: `${megabytes} MB` })
      .waitFor();
    const row = page.locator(`[data-set="${language}/maquis"]`);
    await row.getByText(here).waitFor();
    // The coach of the editions that nobody chose here can be asked for.
    await page.locator(`[data-set="${language}/maquis/boxed"]`).getByRole('button').waitFor();
    const otherRow = page.locator(`[data-set="${other}/maquis"]`);
    await page.locator('details', { has: otherRow }).locator('summary').click();
    await otherRow.getByRole('button').waitFor();
  },
);

it('a game is removed and taken by one button each, which stays under the finger', async () => {
  const page = await keptVisit('en/maquis/rules/', { site: host.url });
  const { kept } = await untilWhole(page);
  await page.goto(`${host.url}en/offline/`);
  const row = page.locator('[data-set="en/maquis"]');
  await row.getByRole('button', { name: 'Remove' }).press('Enter');
  await row.getByText(/^Not on this device, \d+\.\d MB/).waitFor();
  const keep = row.getByRole('button', { name: 'Keep on this device' });
  expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true);
  expect((await untilWhole(page)).kept).toBeLessThan(kept);
  // Its pages come from the host, and are not kept again.
  await page.goto(`${host.url}en/maquis/rules/idea/`);
  await page.goto(`${host.url}en/offline/`);
  await row.getByText(/^Not on this device/).waitFor();
  await keep.press('Enter');
  await row.getByText(/^On this device/).waitFor();
  expect((await followUntil(page, 'whole')).kept).toBe(kept);
});
