/**
 * How fast practice answers on a slow phone: the processor slowed six times, every tap of a whole game
 * timed from the event to the next frame that shows what came of it. Prints one line of JSON, times in
 * milliseconds.
 *
 *     npm start                      in one window
 *     npm run --silent bench:moves   in another, or with the address of the site behind it
 */
import { chromium, type Page } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '../../src/shared/chromium.mjs';

const SLOWER = 6;
const [site = 'http://localhost:4321/'] = process.argv.slice(2);

/** Taps what is there to be tapped and times it; false when the game is over. */
const tapOnce = (page: Page, turn: number): Promise<number | undefined> =>
  page.evaluate(async (n) => {
    const panel = document.querySelector('.aid-panel');
    const main = panel?.querySelector<HTMLElement>('.aid-primary');
    const asked = document.querySelector('#aid-prompt')?.textContent ?? '';
    if (/^(You have|A draw)/.test(asked)) return undefined;
    const free = document.querySelectorAll<HTMLElement>('[data-place]:not([aria-disabled="true"])');
    const choice = panel?.querySelector<HTMLElement>('.aid-choices button');
    const target = main ?? (asked.startsWith('Where does') ? free[(n * 7) % free.length] : choice);
    if (!target) return undefined;
    const begun = performance.now();
    target.click();
    // The frame after the next one has been drawn when this comes.
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const time = performance.now() - begun;
    // What is written down and made ready after the frame is done before anybody taps again.
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    return time;
  }, turn);

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
await page.goto(new URL('en/maquis/practice/', site).href);
await page.getByLabel('Seed', { exact: true }).fill('bench');
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
await page.getByRole('button', { name: 'Start', exact: true }).click();
await page.getByRole('heading', { name: 'Where does worker 1' }).waitFor();

const times: number[] = [];
for (let turn = 0; turn < 600; turn++) {
  const time = await tapOnce(page, turn);
  if (time === undefined) break;
  times.push(time);
}
await browser.close();

times.sort((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
console.log(
  JSON.stringify({
    name: 'move-answers',
    slower: SLOWER,
    taps: times.length,
    median: at(0.5),
    most95: at(0.95),
    most: at(1),
  }),
);
