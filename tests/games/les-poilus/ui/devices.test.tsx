// @vitest-environment happy-dom
import { expect, it, onTestFinished } from 'vitest';
import { poilusAdvisor } from '#games/les-poilus/coach/index.ts';
import { type LesPoilus, type SeatView, snapshotOf } from '#games/les-poilus/engine/index.ts';
import PoilusPracticePage from '#games/les-poilus/ui/Practice.tsx';
import PoilusSecondScreen from '#games/les-poilus/ui/SecondScreen.tsx';
import PoilusTableAid from '#games/les-poilus/ui/TableAid.tsx';
import { type AdviceRequest, handleAdvice } from '#play/advice/protocol.ts';
import type { Network } from '../../../play/ui/in-memory/connections.ts';
import {
  type AtTable,
  atTable,
  type Device,
  type Guest,
  isShown,
} from '../../../play/ui/in-memory/devices.ts';
import { visiting } from '../../../play/ui/in-memory/visit.ts';
import type { Work } from '../../../play/ui/in-memory/workers.ts';
import { rules } from './room.tsx';

const SCREEN = '/en/les-poilus/screen/';
const links = { rulebook: '/en/les-poilus/rules/', home: '', kept: '', screen: SCREEN };
const room = { rules, links, site: { version: '1.2.3' } };

/** It need not think long. */
const FEW = 40;

/** Everything the coach was asked. */
const askedOfCoach: AdviceRequest<LesPoilus>[] = [];
const coach: Work = (answer) => {
  const hear = handleAdvice<LesPoilus, never, never>(poilusAdvisor as never, {
    answer,
    later: (then) => void setImmediate(then),
    now: () => performance.now(),
  });
  return (data) => {
    const request = data as AdviceRequest<LesPoilus>;
    askedOfCoach.push(request);
    hear('simulations' in request ? { ...request, simulations: FEW } : request);
  };
};

const visit = visiting(
  {
    'les-poilus/practice/': () => <PoilusPracticePage {...room} />,
    'les-poilus/table/': () => <PoilusTableAid {...room} />,
  },
  { 'coach.worker': coach },
);
const screen = () => <PoilusSecondScreen links={{ table: '', practice: '' }} />;

const press = (device: Device, name: string | RegExp) =>
  device.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
const isAsked = (device: Device): Promise<number> =>
  device.locator('.play-question .aid-primary').count();

/**
 * A table of three on this page, opened, with no other device at it yet.
 *
 * @param prepare makes the network what it is, before the table is opened
 */
async function tableOfThree(prepare: (network: Network) => void = () => {}): Promise<AtTable> {
  const page = await visit('en/les-poilus/practice/');
  await page.getByRole('radio', { name: 'Each on their own device' }).check();
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const [seat, name] of ['Ana', 'Bea', 'Carl'].entries())
    await page.locator('.seat-names input').nth(seat).fill(name);
  await page.getByLabel('Seed', { exact: true }).fill('devices');
  await press(page, 'Start');
  const devices = atTable(page, screen);
  prepare(devices.network);
  await press(devices.table, 'Open the table');
  return devices;
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

it('a guest whose page was closed is told of its seat on the second screen, and gets it back', async () => {
  const { table, guest } = await tableOfThree();
  const bea = await guest();
  await bea.sit('Seat 2');
  await bea.locator('.poilus-game').waitFor();
  bea.leave();
  // Another tab, opened without a code.
  sessionStorage.clear();
  const again = await guest('');
  await again.getByText('This device had a seat at another device’s table: Seat 2.').waitFor();
  await press(again, 'Scan a code');
  const link = await table.getByLabel('Link for the other device').inputValue();
  await again.getByLabel('Link or code of the table').fill(link);
  await press(again, 'Use this code');
  await again.locator('.devices__seats .aid-primary', { hasText: 'Seat 2' }).waitFor();
  await again.sit('Seat 2');
  await again.locator('.poilus-game').waitFor();
  // Once the table is closed there is no seat to come back to.
  await press(table, 'Close the table');
  await again.getByText('The table was closed.').waitFor();
  again.leave();
  sessionStorage.clear();
  const later = await guest('');
  await later.getByText('had a seat').waitFor({ state: 'detached' });
  await later.getByRole('button', { name: 'Sit down at a table' }).waitFor();
});

it('each seat decides on its own device, and the owner is asked about undo', async () => {
  const { table, guest } = await tableOfThree();
  const [bea, carl] = [await guest(), await guest()];
  await bea.sit('Seat 2');
  await carl.sit('Seat 3');
  await press(table, 'Done');
  const devices = [table, bea, carl];
  const undo = bea.getByRole('button', { name: 'Ask to undo' });
  // Before the first decision there is nothing to undo.
  await expect.poll(() => undo.isDisabled()).toBe(true);
  await goOn(devices);
  await expect.poll(() => undo.isDisabled()).toBe(false);

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

/** The players go on until one of some devices is asked. */
async function goOnUntil(
  devices: readonly Device[],
  isIt: (now: Device) => boolean | Promise<boolean>,
): Promise<Device> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = await asked(devices);
    if (await isIt(now)) return now;
    await goOn(devices);
  }
  throw new Error('the game went on for too long');
}

/** Three missions are over long before. */
const MOST_STEPS = 60;

/** The cards in the hand that lies open on a device. */
const handOn = (device: Device): Promise<string[]> =>
  device
    .locator('.play-question .hand button')
    .evaluateAll((cards) => cards.map((card) => `${card.dataset.card}`));

it('a seat whose device is out of reach is played for at the table, until it is back', async () => {
  const { table, guest, network } = await tableOfThree();
  const bea = await guest();
  await bea.sit('Seat 2');
  await press(table, 'Done');
  const devices = [table, bea];
  await goOnUntil(devices, async (now) => now === bea && (await handOn(bea)).length > 0);
  const [hand, before] = [await handOn(bea), await seenOn(bea)];

  network.lose();
  await bea.getByText('The table is out of reach.').waitFor();
  await table.getByText('Bea decides on another device').waitFor();
  await press(table, 'Play for Bea');
  // The device goes round to her, as it does to whoever has none.
  await table.getByRole('heading', { name: 'Hand the device to Bea' }).waitFor();
  expect(await handOn(table)).toEqual([]);
  await goOn([table]);
  expect(await handOn(table)).toEqual(hand);
  await goOn([table]);

  network.return();
  await expect.poll(() => seenOn(bea)).not.toBe(before);
  expect(await table.locator('.devices__line').innerText()).toBe('');
  await goOnUntil(devices, (now) => now === bea);
  await table.getByText('Bea decides on another device').waitFor();
});

it('the coach on a seat’s own device is asked with what that seat sees, and with nothing else', async () => {
  const { table, guest } = await tableOfThree();
  const bea = await guest();
  await bea.sit('Seat 2');
  await press(table, 'Done');
  await goOnUntil([table, bea], async (now) => now === bea && (await handOn(bea)).length > 0);
  askedOfCoach.length = 0;
  await press(bea, 'Coach');
  const best = bea.locator('.advice button').first();
  await best.waitFor();
  const [question] = askedOfCoach;
  if (question?.type !== 'think') throw new Error('the coach was not asked');
  const { players, turn } = snapshotOf(question.view as SeatView);
  expect(turn).toBe(1);
  expect(players.map(({ cards }) => cards?.toSorted())).toEqual([
    undefined,
    (await handOn(bea)).sort(),
    undefined,
  ]);
  expect(players.map(({ hand }) => hand > 0)).toEqual([true, true, true]);
  // Neither what the game was dealt by, which is the table's alone.
  expect(JSON.stringify(question)).not.toContain('devices');
  await best.click();
  await goOn([table, bea]);
});

/** A guest reads the code of a table that was opened again, and takes its seat there. */
async function sitAgain(table: Device, guest: Guest, seat: string): Promise<void> {
  const link = await table.getByLabel('Link for the other device').inputValue();
  await press(guest, 'Scan a code');
  await guest.getByLabel('Link or code of the table').fill(link);
  await press(guest, 'Use this code');
  const own = guest.getByRole('button', { name: seat, exact: true });
  await own.waitFor();
  expect(await own.getAttribute('class')).toBe('aid-primary');
  await guest.sit(seat);
}

it('a table that was reloaded is opened again: a seat is had again, and another one taken late', async () => {
  const { table, guest, reload } = await tableOfThree();
  const bea = await guest();
  await bea.sit('Seat 2');
  await press(table, 'Done');
  await goOnUntil([table, bea], (now) => now === bea);
  const before = await seenOn(bea);

  await reload();
  await press(table, 'Open the table');
  expect(await seenOn(bea)).toBe(before);
  await sitAgain(table, bea, 'Seat 2');
  const carl = await guest();
  await carl.sit('Seat 3');
  await press(table, 'Done');
  const devices = [table, bea, carl];
  expect(await asked(devices)).toBe(bea);
  expect(await seenOn(bea)).toBe(before);
  await goOnUntil(devices, (now) => now === carl);
  await table.getByText('Carl decides on another device').waitFor();
});

it('whose device it is stands beside the name, there and at the table', async () => {
  const { table, guest } = await tableOfThree();
  const [bea, carl] = [await guest(), await guest()];
  await bea.sit('Seat 2');
  await press(table, 'Done');
  const own = (device: Device) =>
    device
      .locator('.soldier')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('aria-label')}`));
  const named = async (device: Device) =>
    (await own(device)).filter((name) => name.includes('You.')).map((name) => name.split('.')[0]);
  await bea.locator('.soldier').first().waitFor();
  expect(await named(bea)).toEqual(['Bea']);
  // Carl plays on the table's device too.
  expect(await named(table)).toEqual([]);
  await press(table, 'Menu');
  await press(table, 'Show on another device');
  await carl.sit('Seat 3');
  await press(table, 'Done');
  await expect.poll(() => named(table)).toEqual(['Ana']);
  expect(await named(carl)).toEqual(['Carl']);
  await bea.locator('.soldier').nth(1).click();
  await bea.getByText('Your own seat').waitFor();
});

/** The camera of this page is refused, or allowed: then its browsers tell where they are. */
function withCamera(isAllowed: boolean, network: Network): void {
  const getUserMedia = async () => {
    if (!isAllowed) throw new DOMException('', 'NotAllowedError');
    network.hidden = 'nobody';
    return Object.assign(new MediaStream(), { getTracks: () => [] });
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
}

it('a guest whose browser tells no address is asked for the camera, and told what to do where it is blocked', async () => {
  const { guest, network } = await tableOfThree();
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  network.hidden = 'guests';
  const bea = await guest();
  await press(bea, 'Seat 2');
  await bea.getByText('Your browser doesn’t tell this device’s address.').waitFor();
  withCamera(false, network);
  await press(bea, 'Allow the camera');
  await bea.getByText('the site may not use a camera').waitFor();
  withCamera(true, network);
  await press(bea, 'Allow the camera');
  await expect.poll(() => bea.getByRole('button', { name: 'Allow the camera' }).count()).toBe(0);
  await bea.getByRole('img', { name: 'This device’s code' }).waitFor();
});

it('a table that may not use its camera, and tells no address without it, asks again for another code', async () => {
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  const { table, network, guest } = await tableOfThree((here) => {
    here.hidden = 'all';
    withCamera(false, here);
  });
  await table.getByText('the site may not use a camera').waitFor();
  expect(await table.getByText('Making the code…').count()).toBe(0);
  withCamera(true, network);
  await press(table, 'New code');
  await table.getByLabel('What the camera sees').waitFor();
  expect(await table.getByText('the site may not use a camera').count()).toBe(0);
  const bea = await guest();
  await table.getByText('Without cameras: by message').click();
  await bea.sit('Seat 2');
  await table.getByText('A device has joined.').waitFor();
});

it('a game beside real cards is shown on another device, and follows', async () => {
  const page = await visit('en/les-poilus/table/');
  for (const [seat, name] of ['Ana', 'Otto', 'Marie'].entries())
    await page.locator('.table-seat input').nth(seat).fill(name);
  await press(page, 'Start the first mission');
  await isShown(atTable(page, screen), () =>
    page.locator('.play-question').getByRole('button', { name: /^3/ }).first().click(),
  );
});
