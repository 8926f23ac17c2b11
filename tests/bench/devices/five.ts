import { mkdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { randomFrom } from '../../../src/shared/random.ts';
import { serveFolder } from '../../setup/serve-folder.ts';

/*
 * Five players of Les Poilus, each with a browser context of their own, play a whole game at one table by touch at
 * 390 px. Codes go by text. `npm run bench:five [FOLDER WITH A BUILD] [FOLDER FOR PICTURES]`: at every new kind of
 * question it takes a picture of all five. `SEED=…` plays another game, `WORDS=zh` plays it in Chinese.
 */

const [folder = 'dist', pictures] = process.argv.slice(2);
const language = process.env.WORDS ?? 'en';
const POILUS = 'games/les-poilus/i18n';
/** What the buttons are called. */
const said: Readonly<Record<string, string>> = Object.assign(
  {},
  ...['play/i18n', POILUS, `${POILUS}/play`, `${POILUS}/practice`].map((at) =>
    JSON.parse(readFileSync(`src/${at}/${language}.json`, 'utf8')),
  ),
);
const NAMES = ['Ana', 'Bea', 'Carl', 'Dora', 'Emil'];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Longer than any game goes. */
const MOST_STEPS = 1500;
const PATIENCE = 60_000;

if (pictures) mkdirSync(pictures, { recursive: true });
const site = await serveFolder(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const below = randomFrom(process.env.SEED ?? 'five');
const faults: string[] = [];
/** Said at once: a game in which taps lead nowhere takes long. */
const wrong = (what: string) => {
  console.log(what);
  faults.push(what);
};
const contexts: BrowserContext[] = [];

async function phone(name: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => wrong(`${name}: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong(`${name}: ${message.text()}`);
  });
  return page;
}

const tap = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().tap();

/** The table is opened on the first phone. */
async function openTable(): Promise<Page> {
  const page = await phone(NAMES[0]);
  await page.goto(new URL(`${language}/les-poilus/practice/`, site.url).href);
  await page.getByText(said.poilus_way_each).tap();
  await page.getByRole('radio', { name: '5', exact: true }).check();
  for (const [seat, name] of NAMES.entries()) {
    await page.locator('.seat-names input').nth(seat).fill(name);
  }
  await page.getByLabel(said.play_seed, { exact: true }).fill(process.env.SEED ?? 'five');
  await tap(page, said.play_start);
  await tap(page, said.play_devices_open);
  return page;
}

/** One more phone at the table. */
async function join(table: Page, seat: number): Promise<Page> {
  const link = await table.getByLabel(said.play_devices_link_field).inputValue();
  const page = await phone(NAMES[seat]);
  await page.goto(link);
  const isShown = page.getByRole('img', { name: said.play_devices_own_code });
  const name = said.play_devices_seat.replace('{seat}', `${seat + 1}`);
  const choice = page.getByRole('button', { name, exact: true });
  // A table whose connections have names of their own offers one place at a time, which is taken at once.
  await isShown.or(choice).first().waitFor();
  if (await choice.count()) await choice.tap();
  await isShown.waitFor();
  await picture('code', [page]);
  await page.getByText(said.play_devices_by_message).tap();
  const code = await page.getByLabel(said.play_devices_code_text).inputValue();
  await table.getByLabel(said.play_devices_paste).fill(code);
  await tap(table, said.play_devices_take);
  await page.locator('.poilus-game').waitFor();
  return page;
}

/** What is asked on a phone; nothing where it waits for others. */
function asked(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const side = document.querySelector('.play-question');
    const has = (selector: string) => side?.querySelector(selector) !== null;
    if (has('.aid-result')) return 'result';
    const primary = side?.querySelector<HTMLButtonElement>('.aid-primary');
    if (!primary) return undefined;
    if (primary.closest('section')?.querySelector('ol.since')) return 'news';
    const kinds = ['numbers', 'tiles', 'move-list', 'actions'];
    return kinds.find((kind) => has(`.${kind}`)) ?? 'speech';
  });
}

/** What can be chosen, by preference; a speech now and then, so that everybody answers. */
const CHOICES = [
  '.hand button:not(.playing-card--danger)',
  ':is(.numbers, .tiles, .move-list) button',
  '.action:not(.action--barred):not(:has(.lucide-graduation-cap))',
  '.hand button',
  '.kinds button',
].map((choice) => `.play-question ${choice}`);

/** What is asked on a phone, and what has been chosen there. */
const sideOf = (page: Page): Promise<string> => page.locator('.play-question').innerHTML();

/**
 * Answers what is asked by taps.
 *
 * @returns what stood there before the last tap: what is chosen shows at once, what comes of it only when the table
 *   has told
 */
async function answer(page: Page, what: string): Promise<string> {
  const primary = page.locator('.play-question .aid-primary').first();
  const confirm = async (button = primary) => {
    const before = await sideOf(page);
    await button.tap();
    return before;
  };
  if (what === 'speech' && below(2) === 0) {
    const keep = page.getByRole('button', { name: said.poilus_move_keep });
    if (await keep.count()) return confirm(keep);
  }
  const speech = page.locator('.action:not(.action--barred)', { hasText: said.poilus_speech });
  if (what === 'actions' && (await speech.count()) > 0 && below(3) === 0) {
    await speech.tap();
    const kinds = page.locator('.kinds button');
    await kinds.nth(below(await kinds.count())).tap();
    if (await primary.isEnabled()) return confirm();
  }
  for (const choice of CHOICES) {
    if (await primary.isEnabled()) break;
    const all = page.locator(choice);
    const count = await all.count();
    if (count > 0) await all.nth(below(count)).tap();
  }
  return confirm();
}

const shown = new Set<string>();
async function picture(name: string, pages: readonly Page[]): Promise<void> {
  if (!pictures || shown.has(name)) return;
  shown.add(name);
  for (const [seat, page] of pages.entries()) {
    await page.screenshot({ path: `${pictures}/${shown.size}-${name}-${NAMES[seat]}.png` });
  }
}

/** Whether anything on a page is wider than the phone. */
const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const began = Date.now();
const table = await openTable();
await picture('table', [table]);
const pages = [table];
for (let seat = 1; seat < NAMES.length; seat++) pages.push(await join(table, seat));
await picture('together', pages);
await tap(table, said.play_devices_done);
console.log(`five together after ${((Date.now() - began) / 1000).toFixed(1)} s`);

const acts: Record<string, number> = {};
let idle = 0;
const wide = new Set<string>();
for (let step = 0; step < MOST_STEPS; step++) {
  const questions = await Promise.all(pages.map(asked));
  if (questions[0] === 'result') break;
  const who = questions.findIndex((what) => what !== undefined && what !== 'result');
  const what = questions[who];
  if (what === undefined) {
    // What one phone did is on its way to the others.
    if (++idle > 300) throw new Error('nobody is asked, and the game is not over');
    await table.waitForTimeout(100);
    continue;
  }
  idle = 0;
  if (what === 'speech' || what === 'news') await table.waitForTimeout(300);
  await picture(what, pages);
  for (const [seat, page] of pages.entries()) {
    if (await overflows(page)) wide.add(`${what} on ${NAMES[seat]}’s phone`);
  }
  acts[what] = (acts[what] ?? 0) + 1;
  const page = pages[who];
  try {
    const before = await answer(page, what);
    // A page that lies behind another one draws no frames.
    await page.waitForFunction(
      (old) => document.querySelector('.play-question')?.innerHTML !== old,
      before,
      { polling: 50 },
    );
  } catch (error) {
    wrong(`${NAMES[who]}, ${what}, step ${step}: ${String(error).split('\n')[0]}`);
  }
  const late = await Promise.all(pages.map((one) => one.getByText(said.play_devices_late).count()));
  if (late.some((count) => count > 0)) wrong(`step ${step}: somebody was late`);
  if (faults.length > 20) break;
}
await table.waitForTimeout(1000);
await picture('over', pages);
const results = await Promise.all(
  pages.map((page) => page.locator('.play-question .aid-prompt').first().innerText()),
);
console.log(
  `taps: ${JSON.stringify(acts)}; the whole took ${((Date.now() - began) / 1000).toFixed(0)} s`,
);
console.log(`at the end: ${results.join(' | ')}`);
console.log(wide.size > 0 ? `too wide: ${[...wide].join(', ')}` : 'nothing too wide');
console.log(faults.length > 0 ? `${faults.length} faults` : 'no faults');
await browser.close();
await site.close();
process.exitCode = faults.length > 0 ? 1 : 0;
