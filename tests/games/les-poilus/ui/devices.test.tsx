// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { advisor } from '#games/les-poilus/coach/index.ts';
import Practice from '#games/les-poilus/ui/Practice.tsx';
import SecondScreen from '#games/les-poilus/ui/SecondScreen.tsx';
import TableAid from '#games/les-poilus/ui/TableAid.tsx';
import { type AdviceRequest, handleAdvice } from '#play/advice/protocol.ts';
import { type AtTable, atTable, type Device, isShown } from '../../../play/ui/in-memory/devices.ts';
import { visiting } from '../../../play/ui/in-memory/visit.ts';
import type { Work } from '../../../play/ui/in-memory/workers.ts';
import { rules } from './room.tsx';

const SCREEN = '/en/les-poilus/screen/';
const links = { rulebook: '/en/les-poilus/rules/', home: '', kept: '', screen: SCREEN };
const room = { rules, links, site: { version: '1.2.3' } };

const advising: Work = (answer) => {
  const hear = handleAdvice(advisor, {
    answer,
    later: (then) => void setImmediate(then),
    now: () => performance.now(),
  });
  return (asked) => hear(asked as AdviceRequest<never>);
};

const visit = visiting(
  {
    'les-poilus/practice/': () => <Practice {...room} />,
    'les-poilus/table/': () => <TableAid {...room} />,
  },
  { 'coach.worker': advising },
);
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

it('each seat decides and asks the coach on its own device, and the owner is asked about undo', async () => {
  const { table, guest } = await tableOfThree();
  const [bea, carl] = [await guest(), await guest()];
  await bea.sit('Seat 2');
  await carl.sit('Seat 3');
  await press(table, 'Done');
  const devices = [table, bea, carl];
  const coached = new Set<Device>();
  for (let turn = 0; turn < 12 && coached.size < 3; turn++) {
    const device = await asked(devices);
    if (!coached.has(device) && (await device.getByRole('button', { name: 'Coach' }).count())) {
      await press(device, 'Coach');
      await device.locator('.advice button').first().waitFor();
      await press(device.locator('.aid-dock, dialog[open]') as Device, 'Close');
      coached.add(device);
    }
    await goOn(devices);
  }
  expect(coached.size).toBe(3);

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

it('les-poilus.secret-hands: the owner plays for a seat that is away, behind a curtain, until it is back', async () => {
  const { table, network, guest } = await tableOfThree();
  const bea = await guest();
  await bea.sit('Seat 2');
  await press(table, 'Done');
  // The seat without a device is played here as well.
  for (let turn = 0; (await asked([table, bea])) !== bea; turn++) {
    if (turn > 12) throw new Error('Bea is never asked');
    if (await table.locator('.curtain').count()) await table.locator('.aid-primary').click();
    else await goOn([table]);
  }
  network.lose();
  await bea.getByText('The table is out of reach. Trying again…').waitFor();
  await table.getByText('Bea: the device is out of reach. It comes back by itself.').waitFor();
  expect(await isAsked(table)).toBe(0);
  await press(table, 'Play for Bea');
  expect(await table.locator('.hand').count()).toBe(0);
  await press(table, 'I am Bea: open my hand');
  await table.locator('.hand button').first().waitFor();
  network.return();
  expect(await asked([table, bea])).toBe(bea);
  expect(await table.locator('.play-question .hand button').count()).toBe(0);
});

it('one comes late, one after a reload, and all again when the table is opened anew', async () => {
  const { table, network, guest, page } = await tableOfThree();
  const bea = await guest();
  await bea.sit('Seat 2');
  await bea.locator('.poilus-game').waitFor();
  network.guestsVanish();
  bea.leave();
  await table.getByText('Bea: the device is out of reach').waitFor();

  const carl = await guest();
  await carl.sit('Seat 3');
  // Whoever comes late learns for whom the game waits.
  await carl.getByText('Bea: the device is out of reach').waitFor();
  const again = await guest();
  await again.sit('Seat 2');
  await again.locator('.poilus-game').waitFor();
  await expect.poll(() => carl.getByText('Bea: the device is out of reach').count()).toBe(0);
  await press(table, 'Done');
  const before = await seenOn(again);
  await goOn([table, again, carl]);
  await expect.poll(() => seenOn(again)).not.toBe(before);

  // The table's page is gone without a word; its game is on its shelf.
  network.lose();
  await page.reload();
  network.return();
  // It offers at once to open the table again.
  await press(table, 'Open the table');
  await again.getByText('The table is out of reach. Trying again…').waitFor();
  const seen = await seenOn(again);
  again.leave();
  const back = await guest();
  const own = back.getByRole('button', { name: 'Seat 2', exact: true });
  expect(await own.getAttribute('class')).toBe('aid-primary');
  await back.sit('Seat 2');
  await back.locator('.poilus-game').waitFor();
  expect(await seenOn(back)).toBe(seen);
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
