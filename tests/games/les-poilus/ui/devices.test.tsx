// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import Practice from '#games/les-poilus/ui/Practice.tsx';
import SecondScreen from '#games/les-poilus/ui/SecondScreen.tsx';
import TableAid from '#games/les-poilus/ui/TableAid.tsx';
import { type AtTable, atTable, type Device, isShown } from '../../../play/ui/in-memory/devices.ts';
import { visiting } from '../../../play/ui/in-memory/visit.ts';
import { rules } from './room.tsx';

const SCREEN = '/en/les-poilus/screen/';
const links = { rulebook: '/en/les-poilus/rules/', home: '', kept: '', screen: SCREEN };
const room = { rules, links, site: { version: '1.2.3' } };

const visit = visiting({
  'les-poilus/practice/': () => <Practice {...room} />,
  'les-poilus/table/': () => <TableAid {...room} />,
});
const screen = () => <SecondScreen links={{ table: '', practice: '' }} />;

const press = (device: Device, name: string | RegExp) =>
  device.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
const isAsked = (device: Device): Promise<number> =>
  device.locator('.play-question .aid-primary').count();

/** A table of three on this page, opened, with no other device at it yet. */
async function tableOfThree(): Promise<AtTable & { readonly page: Page }> {
  const page = await visit('en/les-poilus/practice/');
  await page.getByRole('radio', { name: 'Each on their own device' }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const [seat, name] of ['Ana', 'Bea', 'Carl'].entries())
    await page.locator('.seat-names input').nth(seat).fill(name);
  await page.getByLabel('Seed', { exact: true }).fill('devices');
  await press(page, 'Start');
  const devices = atTable(page, screen);
  await press(devices.table, 'Open the table');
  return { ...devices, page };
}

/** The one of some devices that is asked; the table, which comes first, has shown its news. */
async function asked(devices: readonly Device[]): Promise<Device> {
  const news = devices[0].locator('.play-question ol.since + .aid-primary');
  const isOn = async () => {
    if (await news.count()) await news.click();
    return Promise.all(devices.map(isAsked));
  };
  await expect.poll(async () => (await isOn()).filter((count) => count > 0).length).toBe(1);
  const now = await isOn();
  return devices[now.findIndex((count) => count > 0)];
}

const seenOn = (device: Device): Promise<string> => device.locator('.poilus-game').innerText();

/** Whoever is asked decides something. */
async function goOn(devices: readonly Device[]): Promise<Device> {
  const device = await asked(devices);
  const side = device.locator('.play-question');
  const choices = side.locator(':is(.numbers, .tiles, .move-list, .hand) button');
  if (await choices.count()) await choices.first().click();
  await side.locator('.aid-primary').first().click();
  return device;
}

it('each seat decides on its own device, and the owner is asked about undo', async () => {
  const { table, guest } = await tableOfThree();
  const [bea, carl] = [await guest(), await guest()];
  await bea.sit('Seat 2');
  await carl.sit('Seat 3');
  await press(table, 'Done');
  const devices = [table, bea, carl];
  await goOn(devices);

  const before = await seenOn(bea);
  const last = await goOn(devices);
  await expect.poll(() => seenOn(bea)).not.toBe(before);
  await press(bea, 'Ask to undo');
  await table.getByText('Bea asks to undo the last decision.').waitFor();
  expect(await bea.getByRole('button', { name: 'Asked to undo…' }).isDisabled()).toBe(true);
  await press(table.locator('.devices__line') as Device, 'Leave it');
  await press(bea, 'Ask to undo');
  await press(table.locator('.devices__line') as Device, 'Undo');
  expect(await asked(devices)).toBe(last);
});

it('a game beside real cards is shown on another device, and follows', async () => {
  const page = await visit('en/les-poilus/table/');
  for (const [seat, name] of ['Ana', 'Otto', 'Marie'].entries())
    await page.locator('.table-seat input').nth(seat).fill(name);
  await press(page, 'First mission');
  await isShown(atTable(page, screen), () =>
    page.locator('.play-question').getByRole('button', { name: /^3/ }).first().click(),
  );
});
