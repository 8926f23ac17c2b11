import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { OtherBrowser, Size } from './browser.ts';

const PROGRAM = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Firefox, with motion reduced, driven over WebDriver BiDi. */
export async function firefox({ width, height }: Size): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    defaultViewport: { width, height },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  let page = await browser.newPage();
  const found = async (finder: string, args: readonly unknown[]) => {
    const handle = await page.evaluateHandle(asFunction(finder), ...args);
    return handle.asElement() as ElementHandle<HTMLInputElement>;
  };
  return {
    name: 'Firefox',
    version: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: (body, ...args) => page.evaluate(asFunction(body), ...args) as Promise<never>,
    press: async (finder, ...args) => (await found(finder, args)).click(),
    type: async (text, finder, ...args) => {
      const input = await found(finder, args);
      const takesFile = await input.evaluate(({ type }) => type === 'file');
      await (takesFile ? input.uploadFile(text) : input.type(text));
    },
    reload: async () => void (await page.reload()),
    inAnotherWindow: async (address, work) => {
      const before: Page = page;
      page = await browser.newPage();
      await page.goto(address);
      await work();
      await page.close();
      page = before;
    },
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}

/** The body of a function as one; what it is given comes as `args`. */
const asFunction = (body: string) =>
  new Function('...args', body) as (...args: unknown[]) => unknown;
