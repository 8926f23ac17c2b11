// @vitest-environment happy-dom
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { BUSY, beginning, openRecord } from '../../../../browser/table/moments.ts';
import {
  choosePlace,
  closeSheet,
  keep,
  openSheet,
  primary,
  prompt,
  tellCard,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

/*
 * What the device beside the board does: it speaks, buzzes, sounds and stays awake.
 */

const openTable = (options?: Parameters<typeof visit>[1]) => visit('en/maquis/table/', options);

/** Gives the page something of a device until the test is over. */
function give(thing: object, name: string, value: unknown): void {
  const own = Object.getOwnPropertyDescriptor(thing, name);
  Object.defineProperty(thing, name, { value, configurable: true });
  onTestFinished(() => {
    if (own) Object.defineProperty(thing, name, own);
    else Reflect.deleteProperty(thing, name);
  });
}

/** What a device has been asked for. */
interface Asked {
  readonly spoken: { readonly text: string; readonly lang: string; readonly voice: string }[];
  cancelled: number;
  buzzes: number;
  notes: number;
}

const nothing = (): Asked => ({ spoken: [], cancelled: 0, buzzes: 0, notes: 0 });
/** Asked for since the page was opened. */
let device = nothing();

/** Whatever a sound is made with; each note of it is counted. */
class Sounding {
  readonly gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  connect<Next>(next: Next): Next {
    return next;
  }
  start() {
    device.notes++;
  }
  stop() {}
}

/** A telephone with a voice that reads English, and one that is somebody else's. */
async function onPhone(): Promise<Page> {
  const page = await openTable({ width: 390, height: 844 });
  device = nothing();
  const voices = [
    { name: 'far', lang: 'en-US', localService: false, default: true },
    { name: 'near', lang: 'en-GB', localService: true, default: false },
    { name: 'foreign', lang: 'de-DE', localService: true, default: false },
  ];
  class Words {
    lang = '';
    voice = { name: '' };
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  give(window, 'SpeechSynthesisUtterance', Words);
  give(window, 'speechSynthesis', {
    getVoices: () => voices,
    cancel: () => void device.cancelled++,
    speak: ({ text, lang, voice }: Words) =>
      void device.spoken.push({ text, lang, voice: voice.name }),
  });
  give(navigator, 'maxTouchPoints', 5);
  give(navigator, 'vibrate', () => ++device.buzzes > 0);
  give(window, 'AudioContext', Sounding);
  give(window, 'GainNode', Sounding);
  give(window, 'OscillatorNode', Sounding);
  await page.reload();
  await openRecord(page, beginning(13));
  return page;
}

const SWITCHES = ['Read it out', 'A short sound', 'A short vibration'] as const;

/** Places a worker and tells of the card drawn from the visitor's own deck. */
async function draw(page: Page, place: LocationId, card: number): Promise<void> {
  await choosePlace(page, place);
  await primary(page).click();
  await tellCard(page, card);
}

it('a card is drawn in silence, or read out, felt and heard if somebody wants it, and so on the next visit', async () => {
  const page = await onPhone();
  const menu = await openSheet(page, 'Menu');
  await keep(page, { deck: 'visitor' });
  for (const name of SWITCHES) {
    const isOn = menu.getByRole('checkbox', { name });
    await isOn.waitFor();
    expect(await isOn.isChecked(), name).toBe(false);
  }
  await closeSheet(page);
  await draw(page, 'west-exit', 6);
  await page.locator('.aid-ask').filter({ hasText: 'Policeman to Radio A' }).waitFor();
  expect(device).toEqual(nothing());

  await openSheet(page, 'Menu');
  for (const name of SWITCHES) await menu.getByRole('checkbox', { name }).check();
  // Each is tried at once, in the voice of the device itself.
  await expect
    .poll(() => device)
    .toMatchObject({ spoken: [{ lang: 'en-GB', voice: 'near' }], buzzes: 1, notes: 2 });

  await page.reload();
  device = nothing();
  // Nobody holds the Fence, which is the first place of card 8.
  await draw(page, 'radio-b', 8);
  await expect.poll(() => device).toMatchObject({ buzzes: 1, notes: 2, cancelled: 1 });
  const { spoken } = device;
  expect(spoken).toMatchObject([{ lang: 'en-GB', voice: 'near' }]);
  expect(spoken[0]?.text).toMatch(
    /^Patrol card 8 .*Fence.*Rue Baradat.*Poor District\. A policeman is posted .*Fence\.$/,
  );
  await openSheet(page, 'Menu');
  await menu.getByRole('checkbox', { name: 'Read it out' }).uncheck();
  await expect.poll(() => device.cancelled).toBe(2);
});

it('a fault is told with the game, seen in full, and copied', async () => {
  const page = await openTable();
  await openRecord(page, beginning(13));
  const menu = await openSheet(page, 'Menu');
  await menu.getByText('Report a problem').click();
  const text = await menu.getByLabel('The report').inputValue();
  expect(text).toContain('/en/maquis/practice/#game=');
  expect(text).toContain(JSON.stringify(beginning(13).moves));
  expect(text).toMatch(/^Browser: /m);
  expect(text).toMatch(/^Page: \S+\/en\/maquis\/table\/$/m);
  expect(await menu.getByRole('link', { name: 'Write the report' }).count()).toBe(0);
  await menu.getByRole('button', { name: 'Copy the report' }).click();
  await menu.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

/** A device that counts how often it is asked to stay awake, and how many of its locks are held. */
async function withWakeLock() {
  const page = await openTable();
  const locks = { asked: 0, held: 0 };
  class Lock {
    released = false;
    constructor() {
      locks.asked += 1;
      locks.held += 1;
      document.addEventListener('page hidden', () => this.release());
    }
    async release() {
      if (!this.released) locks.held -= 1;
      this.released = true;
    }
  }
  give(navigator, 'wakeLock', { request: async () => new Lock() });
  await page.reload();
  const isHeld = (count: number) => expect.poll(() => locks.held).toBe(count);
  return { page, locks, isHeld };
}

/** The visitor looks at something else, when the browser lets the lock go by itself, or is back. */
const looked = (page: Page, where: 'away' | 'back') =>
  page.evaluate((isAway) => {
    const event = isAway ? 'page hidden' : 'visibilitychange';
    document.dispatchEvent(new Event(event));
  }, where === 'away');

it('the screen is kept awake while a game runs, and let go when it is over', async () => {
  const { page, locks, isHeld } = await withWakeLock();
  expect(locks).toEqual({ asked: 0, held: 0 });
  await openRecord(page, beginning(63));
  await isHeld(1);
  await primary(page).click();
  await prompt(page).filter({ hasText: 'You have lost' }).waitFor();
  await isHeld(0);
});

it('it is kept awake again when the page is looked at again, once, and for no finished game', async () => {
  const { page, locks, isHeld } = await withWakeLock();
  await openRecord(page, beginning(13));
  await isHeld(1);
  await looked(page, 'away');
  expect(locks).toMatchObject({ held: 0 });
  await looked(page, 'back');
  await isHeld(1);
  await looked(page, 'back');
  expect(locks).toMatchObject({ held: 1 });
  await openRecord(page, BUSY);
  await isHeld(0);
  await looked(page, 'back');
  expect(locks).toMatchObject({ held: 0 });
});

it('the menu says whether the screen stays awake', async () => {
  const { page } = await withWakeLock();
  await openRecord(page, beginning(13));
  const menu = await openSheet(page, 'Menu');
  await menu.getByText('The screen stays awake while a game runs.').waitFor();
});

it('big type is chosen in the menu, and is there on the next visit', async () => {
  const page = await openTable();
  await openRecord(page, beginning(13));
  expect(await page.locator('.aid').getAttribute('data-type')).toBe(null);
  const menu = await openSheet(page, 'Menu');
  await menu.getByLabel('Big type').check();
  await page.reload();
  await prompt(page).waitFor();
  expect(await page.locator('.aid').getAttribute('data-type')).toBe('big');
});
