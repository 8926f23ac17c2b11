import type { Locator, Page } from 'playwright-core';
import { type ComponentChild, render } from 'preact';
import { expect, onTestFinished } from 'vitest';
import { type Network, withConnections } from './connections.ts';
import { Whole } from './part.ts';

/*
 * A table and its guests on one page in memory, each a part of it, in the words of the browser's driver.
 */

/** A device's part of the page. */
export type Device = Pick<Page, 'getByLabel' | 'getByRole' | 'getByText' | 'locator'>;

/** The devices at a table. */
export interface AtTable {
  readonly table: Device;
  readonly network: Network;
  /** The table's page is reloaded, and the guests' go on. */
  readonly reload: () => Promise<void>;
  /** Another device, with its table's link or another address. */
  readonly guest: (fragment?: string) => Promise<Guest>;
}

export interface Guest extends Device {
  /** Takes a seat, by what it is called, and shows its code to the table; where there is one place only, it has it. */
  readonly sit: (seat?: string) => Promise<void>;
  /** Its page is gone. */
  readonly leave: () => void;
}

/** Codes are drawn for nobody, and cameras see nothing. */
function withoutPictures(): () => void {
  const { prototype } = HTMLCanvasElement;
  const { getContext } = prototype;
  const createImageData = (width: number, height: number) => ({
    data: new Uint8ClampedArray(4 * width * height),
  });
  const context = { createImageData, putImageData: () => {} };
  Object.assign(prototype, { getContext: () => context });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { value: 0, configurable: true });
  return () => Object.assign(prototype, { getContext });
}

export async function openTable(table: Device): Promise<void> {
  await table.getByRole('button', { name: 'Menu', exact: true }).click();
  await table.getByRole('button', { name: 'Show on another device' }).click();
  await table.getByRole('button', { name: 'Open the table' }).click();
  await table.getByLabel('Link for the other device').waitFor();
}

/**
 * A room on this page, as the device on which the table will be opened.
 *
 * @param screen what the address of the game's second screen shows
 */
export function atTable(page: Page, screen: () => ComponentChild): AtTable {
  const [network, end] = withConnections();
  const endPictures = withoutPictures();
  const mounted: Element[] = [];
  onTestFinished(() => {
    for (const at of mounted) render(null, at);
    end();
    endPictures();
  });
  const table = page.locator('main') as Locator as Device;

  const linkOfTable = () => table.getByLabel('Link for the other device').inputValue();
  const guest = async (fragment?: string): Promise<Guest> => {
    const hash = fragment ?? new URL(await linkOfTable()).hash;
    history.replaceState(history.state, '', hash || location.pathname);
    const at = document.body.appendChild(document.createElement('section'));
    mounted.push(at);
    render(screen(), at);
    const device = new Whole(() => [at]) as unknown as Device;
    const sit = async (seat?: string) => {
      if (seat) await device.getByRole('button', { name: seat, exact: true }).click();
      await device.getByRole('img', { name: 'This device’s code' }).waitFor();
      const code = await device.getByLabel('Code for the table').inputValue();
      await table.getByLabel('Code the other device shows').fill(code);
      await table.getByRole('button', { name: 'Use this code' }).click();
    };
    return Object.assign(device, {
      sit,
      leave: () => {
        render(null, at);
        at.remove();
      },
    });
  };
  const reload = async () => {
    network.vanish('table');
    await page.reload();
    document.body.append(...mounted);
  };
  return { table, network, guest, reload };
}

/**
 * What is played in a room is shown on another device, and follows.
 *
 * @param step does something that can be seen
 */
export async function isShown(
  { table, guest }: AtTable,
  step: () => Promise<unknown>,
  seat?: string,
): Promise<void> {
  await openTable(table);
  const watcher = await guest();
  await watcher.sit(seat);
  const screen = watcher.locator('.screen');
  await screen.locator('[role="status"][aria-label]').first().waitFor();
  const before = await screen.innerText();
  await table.getByRole('button', { name: 'Done' }).click();
  await step();
  await expect.poll(() => screen.innerText()).not.toBe(before);
}
