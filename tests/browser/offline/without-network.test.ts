import type { Page } from 'playwright-core';
import { afterEach, expect, inject, it, onTestFinished } from 'vitest';
import { GAME_FOLDERS } from '#site/games/folders.ts';
import { type Host, hostOfVersions } from '../../setup/host-of-versions.ts';
import { askCoach, ranking, startWithCoach } from '../coach/coached.ts';
import { placeOn, primary, prompt, promptText, setUpTable, town } from '../table/table-page.ts';
import { keptVisit, PATIENT_POLL, untilWhole } from './device.ts';
import { smallHouse } from './small-house.ts';

let host: Host;

afterEach(() => host.close());

const OTHERS = GAME_FOLDERS.filter((game) => game !== 'maquis');

const first = (page: Page) => page.getByRole('listbox').getByRole('option').first();

async function search(page: Page, words: string): Promise<string> {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await first(page).waitFor();
  return (await first(page).textContent()) ?? '';
}

it('after a visit to one page its game is here, and no other, and works without a network', async () => {
  host = await hostOfVersions(inject('dist'));
  const page = await keptVisit('en/maquis/rules/upkeep/', { site: host.url });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 });
  });
  const { kept } = await untilWhole(page);
  // What these weigh together: tests/built/what-is-brought.test.ts.
  const asked = new Set(host.askedFor());
  const foreign = ['zh', '_astro/zh', ...OTHERS.map((game) => `en/${game}`)];
  const strange = [...asked].filter((path) => foreign.some((one) => path.startsWith(`/${one}/`)));
  expect(strange).toEqual([]);
  // Beside them the worker, the manifest and icons.
  expect(asked.size).toBeLessThan(kept + 10);
  await host.cut();
  const open = (path: string) => page.goto(host.url + path);

  await open('en/maquis/rules/patrols/?mode=hard#maquis.reshuffle');
  await page.getByRole('heading', { level: 1, name: 'Patrols' }).waitFor();
  expect(await search(page, 'gun')).toContain('Shooting');

  await open('en/rule/maquis.route-home/?mode=hard');
  await page.waitForURL('**/en/maquis/rules/way-home/?mode=hard#maquis.route-home');
  await page.getByRole('heading', { level: 1 }).waitFor();

  await open('en/maquis/table/');
  await setUpTable(page);
  await placeOn(town(page), 'grocer').click();
  await primary(page).click();
  await expect.poll(() => promptText(page), PATIENT_POLL).not.toContain('Where does worker 1');

  await open('en/maquis/practice/');
  await prompt(page).waitFor();
  await startWithCoach(page);
  await askCoach(page);
  expect((await ranking(page)).length).toBeGreaterThan(1);

  await open('en/maquis/scenarios/safe-places-two-radios/');
  await town(page).waitFor();

  await open('en/maquis/position/');
  await town(page).waitFor();

  await open('');
  await page.waitForURL('**/en/');

  await open('en/no/such/room/');
  await page.getByRole('heading', { name: 'Not on this device' }).waitFor();
  await page.getByRole('link', { name: 'Offline and updates' }).first().click();
  await page.getByText('You can go offline').waitFor();
});

it('another language works without a network once it was taken', async () => {
  const house = await smallHouse(inject('dist'), { search: true });
  onTestFinished(house.drop);
  host = await hostOfVersions(house.folder);
  const page = await keptVisit('en/offline/', { site: host.url });
  await untilWhole(page);
  await page.getByText('Other languages, and pages to print').click();
  const row = page.locator('[data-set="zh/maquis"]');
  await row.getByRole('button', { name: 'Keep on this device' }).click();
  await row.getByText(/^On this device/).waitFor();
  await untilWhole(page);
  await host.cut();
  await page.goto(`${host.url}zh/maquis/rules/turn/`);
  expect(await search(page, '枪')).toContain('枪');
  await page.goto(`${host.url}zh/no/such/room/`);
  await page.getByRole('heading', { name: '这台设备上没有' }).waitFor();
});
