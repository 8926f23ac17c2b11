import { createInterface } from 'node:readline';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { serveFolder } from '../../setup/serve-folder.ts';

/*
 * One device: a browser and the built site, in whatever network this program is started in. It is told what to do a
 * line of JSON at a time, and answers each with one.
 *
 *     device.ts FOLDER-WITH-A-BUILD chromium|firefox [camera] [switch of the browser]…
 */

const [folder, kind, ...more] = process.argv.slice(2);
const camera = more.includes('camera');
const switches = more.filter((one) => one.startsWith('--'));
const isFirefox = kind === 'firefox';
/** Enough for a browser that starts beside another one. */
const PATIENCE = 60_000;

const site = await serveFolder(folder);
let browser: Browser;
let page: Page;

/** Presses the button, or what folds out, with this name, as soon as it is there. */
async function press(name: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const all = document.querySelectorAll<HTMLElement>('button, summary');
      const found = [...all].find(
        (one) =>
          (one.ariaLabel ?? one.textContent ?? '').trim() === wanted &&
          !one.matches(':disabled') &&
          one.checkVisibility(),
      );
      found?.click();
      return found !== undefined;
    },
    { polling: 50, timeout: PATIENCE },
    name,
  );
}

/** What a field of this name holds, once it holds something. */
async function textIn(name: string): Promise<string> {
  const handle = await page.waitForFunction(
    (wanted) => {
      for (const label of document.querySelectorAll('label')) {
        const field = label.querySelector<HTMLInputElement>('input, textarea');
        if (label.textContent?.trim().startsWith(wanted) && field?.value) return field.value;
      }
      return undefined;
    },
    { polling: 50, timeout: PATIENCE },
    name,
  );
  return (await handle.jsonValue()) ?? '';
}

const ACTS: Readonly<Record<string, (...given: string[]) => Promise<unknown>>> = {
  async start() {
    browser = await puppeteer.launch({
      browser: isFirefox ? 'firefox' : 'chrome',
      executablePath: isFirefox ? '/usr/bin/firefox-esr' : '/usr/bin/chromium',
      defaultViewport: { width: 390, height: 844 },
      args: isFirefox
        ? []
        : [
            '--no-sandbox',
            ...switches,
            '--use-fake-device-for-media-stream',
            ...(camera ? ['--use-fake-ui-for-media-stream'] : ['--deny-permission-prompts']),
          ],
      extraPrefsFirefox: {
        'media.navigator.streams.fake': true,
        'media.navigator.permission.disabled': camera,
        'permissions.default.camera': camera ? 1 : 2,
      },
    });
    page = await browser.newPage();
    return browser.version();
  },
  /** Opens a table; hands over its link. */
  async table() {
    await page.goto(new URL('en/set-europe-ablaze/table/', site.url).href);
    await press('Begin at turn 1');
    await press('Menu');
    await press('Show on another device');
    await press('Open the table');
    return textIn('Link for the other device');
  },
  /** Goes to a table by its link; hands over the code that the table has to read. */
  async sit(link = '') {
    const { pathname, hash } = new URL(link);
    await page.goto('about:blank');
    await page.goto(new URL(pathname.slice(1) + hash, site.url).href);
    // A table whose connections have names of their own offers one place at a time, which is taken at once.
    const next = await page.waitForFunction(
      () => {
        const seat = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent?.trim() === 'German',
        );
        if (seat && !document.body.dataset.seated) seat.click();
        if (seat) document.body.dataset.seated = 'yes';
        const fault = document.querySelector('.devices--guest [role="alert"]')?.textContent;
        const isShown = document.querySelector('.devices--guest svg, .devices--guest canvas');
        return fault ?? (isShown ? 'shown' : undefined);
      },
      { polling: 100, timeout: PATIENCE },
    );
    const told = await next.jsonValue();
    if (told !== 'shown') throw new Error(told);
    await press('Without cameras: by message');
    return textIn('Code for the table');
  },
  async take(code = '') {
    // With a camera the way by message is folded in.
    if (camera) await press('Without cameras: by message');
    await page.evaluate((text) => {
      const label = [...document.querySelectorAll('label')].find((one) =>
        one.textContent?.includes('Code the other device shows'),
      );
      const field = label?.querySelector<HTMLInputElement>('input, textarea');
      if (!field) throw new Error('no field for the code');
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, code);
    await press('Use this code');
  },
  /** Closes what lies over the game, so that it can be gone on with. */
  async done() {
    await press('Done');
    await page.keyboard.press('Escape');
  },
  press: async (name = '') => press(name),
  /** Everything that can be read, for whoever waits for a sentence. */
  read: () => page.evaluate(() => document.body.innerText),
  async close() {
    await browser.close();
    await site.close();
    setTimeout(() => process.exit(0), 50);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [act, ...given]: string[] = JSON.parse(line);
  try {
    console.log(JSON.stringify({ done: (await ACTS[act](...given)) ?? null }));
  } catch (error) {
    console.log(JSON.stringify({ failed: String(error) }));
  }
}
