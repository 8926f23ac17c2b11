import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Visit, visit as visitHere } from '../visit.ts';
import { type Apart, browserApart } from './apart.ts';

/*
 * Two devices are two contexts of one browser here, in a network of its own where the machine makes one, else on this
 * computer's own addresses; codes go by text, once by pictures that stand in for what a camera sees. Across networks
 * and with other browsers: `npm run bench:devices`.
 */

let apart: Apart | undefined;

beforeAll(async () => {
  apart = await browserApart();
  const where = apart ? 'in a network of their own (unshare -rn)' : 'on this computer’s addresses';
  console.log(`devices: tested ${where}`);
});
afterAll(() => apart?.close());

const PHONE = { width: 390, height: 844 };

const visit = (path: string, options: Visit = {}): Promise<Page> =>
  visitHere(path, { ...PHONE, ...options, ...(apart ? { elsewhere: apart } : {}) });

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Show on another device' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** Brings a guest to the table, and gives back its page. */
async function seated(table: Page, seat?: string): Promise<Page> {
  const link = await table.getByLabel('Link for the other device').inputValue();
  const guest = await visit(link);
  if (seat) await guest.getByRole('button', { name: seat }).click();
  await guest.getByRole('img', { name: 'This device’s code' }).waitFor();
  await guest.getByText('Without cameras: by message').click();
  const code = await guest.getByLabel('Code for the table').inputValue();
  await table.getByLabel('Code the other device shows').fill(code);
  await table.getByRole('button', { name: 'Use this code' }).click();
  return guest;
}

/** Gives a page a camera that sees what is drawn for it. */
function withCamera(): void {
  const seen = Object.assign(document.createElement('canvas'), { width: 960, height: 720 });
  Object.assign(window, { seen });
  navigator.mediaDevices.getUserMedia = async () => seen.captureStream(10);
}

/** Holds something that one device shows in front of another one's camera. */
async function hold(shown: Locator, camera: Page): Promise<void> {
  const picture = (await shown.screenshot()).toString('base64');
  await camera.evaluate(async (bytes) => {
    const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const code = await createImageBitmap(new Blob([data]));
    const { seen } = window as unknown as { readonly seen: HTMLCanvasElement };
    const across = seen.height * 0.8;
    // A camera goes on sending what it sees, however still it is held.
    setInterval(() => {
      const context = seen.getContext('2d');
      context?.fillRect(0, 0, seen.width, seen.height);
      context?.drawImage(code, (seen.width - across) / 2, seen.height * 0.1, across, across);
    }, 100);
  }, picture);
}

async function closeSheets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Escape');
}

it('a game is shown on another device, follows, and says when the table is closed', async () => {
  const phone = { before: withCamera };
  const table = await visit('en/maquis/practice/', phone);
  await table.getByRole('button', { name: 'Start', exact: true }).click();
  await openTable(table);
  const guest = await visit('en/maquis/screen/', phone);
  await guest.getByRole('button', { name: 'Sit down at a table' }).click();
  await guest.getByLabel('What the camera sees').waitFor();
  await hold(table.getByRole('img', { name: 'The table’s code' }), guest);
  const own = guest.getByRole('img', { name: 'This device’s code' });
  await own.waitFor();
  await hold(own, table);
  await guest.getByRole('group', { name: 'The town' }).waitFor();
  await table.getByRole('button', { name: 'Close the table' }).click();
  await guest.getByText('The table was closed.').waitFor();
});

it('les-poilus.secret-hands: a player has a device, and moves on it', async () => {
  const table = await visit('en/les-poilus/practice/');
  await table.getByRole('radio', { name: '2', exact: true }).check();
  await table.getByRole('button', { name: 'Start', exact: true }).click();
  await openTable(table);
  const guest = await seated(table, 'Seat 2');
  await guest.locator('.poilus-game').waitFor();
  await closeSheets(table);
  const isAsked = (page: Page) => page.getByText('decides on another device').count();
  await expect.poll(async () => (await isAsked(table)) + (await isAsked(guest))).toBe(1);
  const [one, other] = (await isAsked(table)) ? [guest, table] : [table, guest];
  await one.locator('.numbers button').first().click();
  await one.locator('.poilus-panel .aid-primary').click();
  await one.locator('.poilus-panel .hand button').first().waitFor();
  expect(await isAsked(other)).toBe(1);
});

it('Set Europe Ablaze: both sides write one log, each on a device, and each keeps it', async () => {
  const table = await visit('en/set-europe-ablaze/table/');
  await table.getByRole('button', { name: 'Begin at turn 1' }).click();
  await openTable(table);
  const guest = await seated(table, 'German');
  await guest.getByRole('button', { name: 'Maquis lays 2' }).waitFor();
  await closeSheets(table);
  await table.getByRole('button', { name: 'Maquis lays 2' }).click();
  await guest.getByText('Laid: 2').waitFor();
  await guest.getByRole('button', { name: 'German lays 1' }).click();
  await guest.getByRole('button', { name: 'Undo' }).click();
  await guest.getByRole('button', { name: 'German lays 1' }).click();
  await table.getByText('Laid: 1').waitFor();
  await table.getByRole('button', { name: 'Laid; on to step 2' }).click();
  await guest.getByRole('button', { name: 'Removed; on to arrivals' }).waitFor();
  // The other device has the game too, and can open the table another day.
  await guest.goto(new URL('../table/', guest.url()).href);
  await guest.getByRole('button', { name: 'Removed; on to arrivals' }).waitFor();
});

/** A table whose browser may use its camera, as far as it has opened. */
async function tableWithCamera(): Promise<Page> {
  const table = await visit('en/set-europe-ablaze/table/');
  await table.context().grantPermissions(['camera']);
  await table.getByRole('button', { name: 'Begin at turn 1' }).click();
  await openTable(table);
  return table;
}

it('where nothing leads out of the network, devices meet as soon as the table may use its camera', async ({
  skip,
}) => {
  if (!apart) return skip('this machine makes no networks');
  apart.ip('route del default', 'route del 224.0.0.0/4');
  try {
    const table = await tableWithCamera();
    // Folded in where the browser has a camera to show, which the smaller Chromium has not.
    await table.locator('.devices details').evaluate((part) => part.setAttribute('open', ''));
    const guest = await seated(table, 'German');
    await guest.getByRole('button', { name: 'Maquis lays 2' }).waitFor();
  } finally {
    apart.ip('route add 224.0.0.0/4 dev wifi', 'route add default dev wifi');
  }
});

it('without any network the table says what to do', async ({ skip }) => {
  if (!apart) return skip('this machine makes no networks');
  apart.ip('link set wifi down');
  try {
    const table = await tableWithCamera();
    await table.getByText('Turn on Wi-Fi').waitFor();
  } finally {
    apart.ip(
      ...['link set wifi up', 'route add 224.0.0.0/4 dev wifi', 'route add default dev wifi'],
    );
  }
});
