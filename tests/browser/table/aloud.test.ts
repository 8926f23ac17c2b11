import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import { beginning, openRecord } from './moments.ts';
import {
  choosePlace,
  closeSheet,
  keep,
  openSheet,
  openTable,
  primary,
  tellCard,
} from './table-page.ts';

/** What a device has been asked for. */
interface Asked {
  readonly spoken: { readonly text: string; readonly lang: string; readonly voice: string }[];
  readonly cancelled: number;
  readonly buzzes: number;
  readonly notes: number;
}

/** A telephone with a voice that reads English, and one that is somebody else's. */
async function onPhone(): Promise<Page> {
  const page = await openTable({ width: 390, height: 844, touch: true });
  await page.addInitScript(() => {
    const asked = { spoken: [] as object[], cancelled: 0, buzzes: 0, notes: 0 };
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
    const speechSynthesis = {
      getVoices: () => voices,
      cancel: () => void asked.cancelled++,
      speak: ({ text, lang, voice }: Words) =>
        void asked.spoken.push({ text, lang, voice: voice.name }),
    };
    const own = { asked, SpeechSynthesisUtterance: Words };
    Object.assign(window, own);
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
    Object.defineProperty(navigator, 'vibrate', { value: () => ++asked.buzzes > 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      asked.notes++;
      start.call(this, when);
    };
  });
  await page.reload();
  await openRecord(page, beginning(13));
  return page;
}

const asked = (page: Page): Promise<Asked> => page.evaluate(() => Reflect.get(window, 'asked'));

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
  expect(await asked(page)).toEqual({ spoken: [], cancelled: 0, buzzes: 0, notes: 0 });

  await openSheet(page, 'Menu');
  for (const name of SWITCHES) await menu.getByRole('checkbox', { name }).check();
  // Each is tried at once, in the voice of the device itself.
  await expect
    .poll(() => asked(page))
    .toMatchObject({ spoken: [{ lang: 'en-GB', voice: 'near' }], buzzes: 1, notes: 2 });

  await page.reload();
  expect(await asked(page)).toMatchObject({ spoken: [], buzzes: 0, notes: 0 });
  // Nobody holds the Fence, which is the first place of card 8.
  await draw(page, 'radio-b', 8);
  await expect.poll(() => asked(page)).toMatchObject({ buzzes: 1, notes: 2, cancelled: 1 });
  const { spoken } = await asked(page);
  expect(spoken).toMatchObject([{ lang: 'en-GB', voice: 'near' }]);
  expect(spoken[0]?.text).toMatch(
    /^Patrol card 8 .*Fence.*Rue Baradat.*Poor District\. A policeman is posted .*Fence\.$/,
  );
  await openSheet(page, 'Menu');
  await menu.getByRole('checkbox', { name: 'Read it out' }).uncheck();
  await expect.poll(async () => (await asked(page)).cancelled).toBe(2);
});

it('a fault is told with the game, seen in full, and copied', async () => {
  const page = await openTable();
  await openRecord(page, beginning(13));
  const menu = await openSheet(page, 'Menu');
  await menu.getByText('Report a problem').click();
  const text = await menu.getByLabel('The report').inputValue();
  expect(text).toContain('/en/maquis/practice/#game=');
  expect(text).toContain(JSON.stringify(beginning(13).moves));
  expect(text).toMatch(/^Browser: Chrome \d+$/m);
  expect(text).toMatch(/^Page: \S+\/en\/maquis\/table\/$/m);
  expect(await menu.getByRole('link', { name: 'Write the report' }).count()).toBe(0);
  await menu.getByRole('button', { name: 'Copy the report' }).click();
  await menu.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});
