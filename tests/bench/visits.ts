/**
 * How soon a first visit is of use on a slow phone: a rules chapter readable, the table aid usable,
 * search answering a key, and nothing moving about meanwhile. Serves the built site itself, packed as
 * hosts pack it. Prints a table and writes it beside this file.
 *
 *     npm run build
 *     npm run --silent bench:visits   with the folder of another build behind it, if wanted
 */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { serveFolder } from '../setup/serve-folder.ts';
import { median } from './median.ts';
import { SLOW_PHONE, slowPhone } from './slow-phone.ts';

const TIMES = 5;
const [dist = 'dist'] = process.argv.slice(2);

interface Row {
  readonly what: string;
  readonly figure: number;
  /** The least of all, which a machine busy with other things disturbs the least. */
  readonly best: number;
  readonly most: number;
  readonly unit: string;
}

/** Remembers when something first could be seen, and what moved. */
const WATCH = `
  window.seen = { shift: 0, painted: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.painted = startTime;
  }).observe({ type: 'paint', buffered: true });
  new MutationObserver(() => {
    const control = window.awaited && document.querySelector(window.awaited);
    if (control && !seen.usable) requestAnimationFrame(() => setTimeout(() => (seen.usable ||= performance.now())));
  }).observe(document, { childList: true, subtree: true });
`;

interface Seen {
  readonly shift: number;
  readonly painted: number;
  readonly largest: number;
  readonly usable?: number;
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** First visits to an address, each with nothing stored. */
async function visits(browser: Browser, address: string, awaited = ''): Promise<readonly Seen[]> {
  const all: Seen[] = [];
  for (let n = 0; n < TIMES; n++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await slowPhone(context);
    await page.addInitScript(`window.awaited = ${JSON.stringify(awaited)};${WATCH}`);
    await page.goto(address, { waitUntil: 'networkidle' });
    if (awaited)
      await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.usable);
    all.push(await seenOn(page));
    await context.close();
  }
  return all;
}

/** From each key of a question to the frame that shows its answers, once search is open and there. */
async function keys(
  browser: Browser,
  address: string,
  question: string,
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await slowPhone(context);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-search-open]').click();
  const box = page.getByRole('dialog').getByRole('combobox').first();
  await box.focus();
  await quiet(page);
  const times: number[] = [];
  for (const key of question) {
    await page.evaluate(watchFor, key);
    // What is written by a method of its own, as Chinese is, comes without keys.
    if (/[a-z]/.test(key)) await page.keyboard.press(key);
    else await page.keyboard.insertText(key);
    times.push(await page.evaluate(() => (window as unknown as Watching).answered));
  }
  await context.close();
  return times;
}

/** Until nothing has been fetched for a second. */
async function quiet(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = 0; before !== now; now = await fetched()) {
    before = now;
    await page.waitForTimeout(1000);
  }
}

interface Watching {
  answered: Promise<number>;
}

/** In the page: how long the next key waits for the frame that shows a screenful of its answers. */
function watchFor(key: string): void {
  const box = document.querySelector<HTMLInputElement>('#search [role=combobox]');
  const status = document.querySelector('#search [role=status]');
  const asked = (box?.value ?? '') + key;
  (window as unknown as Watching).answered = new Promise((answered, failed) => {
    let typed = 0;
    const begin = ({ timeStamp }: Event) => {
      typed ||= timeStamp;
    };
    box?.addEventListener('keydown', begin, { once: true });
    box?.addEventListener('input', begin, { once: true });
    const look = () => {
      const said = status?.textContent ?? '';
      if (!typed || !new RegExp(`[“「]${asked}[”」]`).test(said))
        return requestAnimationFrame(look);
      // The frame that shows it has been drawn when this comes.
      return setTimeout(() => {
        const time = performance.now() - typed;
        const list = document.querySelector('#search [role=listbox]');
        const all = list?.childElementCount === Number.parseInt(said.replace(/^\D+/, ''), 10);
        if (list && (all || list.scrollHeight >= list.clientHeight)) answered(time);
        else failed(new Error(`“${asked}” was answered by less than a screenful`));
      });
    };
    look();
  });
}

const line = ({ what, figure, best, most, unit }: Row): string =>
  unit === 'ms'
    ? `| ${what} | ${figure} ms | ${best} ms | ${most} ms |`
    : `| ${what} | ${figure.toFixed(3)} | ${best.toFixed(3)} | ${most} |`;

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const site = await serveFolder(resolve(dist), '/', { packed: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const at = (path: string) => new URL(path, site.url).href;
const rows: Row[] = [];

for (const language of ['en', 'zh']) {
  const add = (what: string, figures: readonly number[], most: number, unit = 'ms') => {
    const figure = unit === 'ms' ? Math.round(median(figures)) : Math.max(...figures);
    const best = unit === 'ms' ? Math.round(Math.min(...figures)) : Math.min(...figures);
    rows.push({ what: `${language}: ${what}`, figure, best, most, unit });
  };
  for (const [what, path] of [
    ['a chapter', 'maquis/rules/way-home/'],
    ['a chapter with examples', 'maquis/rules/patrols/'],
  ]) {
    const chapter = await visits(browser, at(`${language}/${path}`));
    add(
      `${what} can be read`,
      chapter.map(({ painted, largest }) => Math.max(painted, largest)),
      1500,
    );
    add(
      `${what} moves by`,
      chapter.map(({ shift }) => shift),
      0,
      'shift',
    );
  }
  const table = await visits(browser, at(`${language}/maquis/table/`), '.aid-primary');
  add(
    'the table aid can be used',
    table.map(({ usable = Number.NaN }) => usable),
    2500,
  );
  add(
    'the table aid moves by',
    table.map(({ shift }) => shift),
    0,
    'shift',
  );
  const question = language === 'en' ? 'patrol' : '巡逻';
  const slowest: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const times = await keys(browser, at(`${language}/maquis/rules/way-home/`), question);
    slowest.push(Math.max(...times));
  }
  add('search answers its slowest key', slowest, 100);
}
await browser.close();
await site.close();

const { processor, latency, down, up } = SLOW_PHONE;
const text = `# First visits on a slow phone

Made by \`npm run bench:visits\` on ${new Date().toISOString().slice(0, 10)}. The processor ${processor} times slower, ${down / 1000} Mbit/s down,
${up / 1000} up, ${latency} ms to the host; nothing stored before; ${TIMES} visits of each kind. On ${cpus().length} cores of
${cpus()[0]?.model.trim()}, ${loadavg()[0]?.toFixed(1)} programs wanting them at once.

| | median | best | at most |
|---|---|---|---|
${rows.map(line).join('\n')}
`;
writeFileSync(new URL('visits.md', import.meta.url), text);
console.log(text);
