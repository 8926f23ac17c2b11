/**
 * How long a visitor waits for the verdict on an exercise, on a slow phone: listed exercises drawn by lot,
 * each answered by choices drawn by lot, timed from the last tap to the frame that shows the verdict.
 * Prints one line of JSON for each game, times in milliseconds.
 *
 *     npm run build
 *     npm run --silent bench:exercises      with the folder of another build behind it, if wanted
 *     GAMES=maquis TIMES=20 THINK=0 …       of one game, so many, by a visitor who never thinks
 *     SEED=b …                              others; a long run can be made in pieces
 *
 * `quiet` is what the page and its judge took of the processor meanwhile, whatever else the machine was at:
 * so long would it take on a machine that does nothing else.
 *
 * A browser slows a page's own processor and no worker's: the judge is served with a few lines that make
 * each of its answers take as many times as long. THINK is how long a visitor looks before each tap.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { randomFrom } from '#shared/random.ts';
import { exercisesOn } from '../../src/cli/mine.ts';
import { serveFolder } from '../setup/serve-folder.ts';
import { SLOW_PHONE, slowPhone } from './slow-phone.ts';

const [dist = 'dist'] = process.argv.slice(2);
const GAMES = (process.env.GAMES ?? 'maquis,resist,les-poilus').split(',');
const TIMES = Number(process.env.TIMES ?? 60);
const THINK = Number(process.env.THINK ?? 2000);
/** Other exercises and other answers: a long run can be made in pieces. */
const SEED = process.env.SEED ? ` ${process.env.SEED}` : '';
/** What is asked of a verdict, in milliseconds. */
const ASKED = 1000;
/** More taps than any exercise takes. */
const MOST_TAPS = 60;

/** Runs in the worker, before its own lines: all it does takes so many times as long. */
function slowDown(times: number): void {
  const scope = globalThis as unknown as {
    postMessage: (answer: unknown) => void;
    addEventListener: (type: string, hear: (event: Event) => void) => void;
    setTimeout: (then: () => void, time?: number) => void;
  };
  const post = scope.postMessage.bind(scope);
  const listen = scope.addEventListener.bind(scope);
  const later = scope.setTimeout.bind(scope);
  const held: unknown[] = [];
  const slowly = (work: () => void) => {
    const begun = performance.now();
    work();
    const until = begun + times * (performance.now() - begun);
    while (performance.now() < until);
    for (const answer of held.splice(0)) post(answer);
  };
  Object.assign(scope, {
    postMessage: (answer: unknown) => held.push(answer),
    addEventListener: (type: string, hear: (event: Event) => void) =>
      listen(type, (event) => slowly(() => hear(event))),
    setTimeout: (then: () => void, time?: number) => later(() => slowly(then), time),
  });
}

/** The same build with judges of a slow phone. */
function withSlowJudges(): string {
  const folder = mkdtempSync(join(tmpdir(), 'exercises-'));
  cpSync(dist, folder, { recursive: true, filter: (file) => !file.endsWith('.pdf') });
  const scripts = join(folder, '_astro/en');
  const judges = readdirSync(scripts).filter((name) => name.startsWith('judge.worker'));
  if (judges.length === 0) throw new Error(`${dist} has no judges`);
  for (const judge of judges) {
    const file = join(scripts, judge);
    const lines = `(${slowDown})(${SLOW_PHONE.processor});`;
    writeFileSync(file, `${lines}\n${readFileSync(file, 'utf8')}`);
  }
  return folder;
}

interface Watched {
  tapped?: number | undefined;
  said?: number | undefined;
}

/** Runs in the page: notes when a verdict is on the screen. */
function watch(looking: readonly string[]): void {
  const seen: Watched = {};
  const isSaid = () => {
    const title = document.querySelector('#aid-prompt')?.textContent ?? '';
    return document.querySelector('[data-stage="verdict"]') && title && !looking.includes(title);
  };
  const look = () => {
    if (!isSaid()) seen.said = undefined;
    else if (seen.said === undefined) {
      seen.said = performance.now();
      performance.mark('said');
    }
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { seen });
}

/** Runs in the page: taps something that can be chosen, every other time beside the board if it can. */
function tapOne([drawn, side]: readonly [number, number]): boolean {
  const open = 'button:not(:disabled, [aria-disabled="true"], [aria-haspopup])';
  const seenIn = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const asked = seenIn(`.play-question ${open}:not(.aid-pull, .aid-tool)`);
  // What is chosen on the board itself: places of Maquis, Missions of RESIST!.
  const board = seenIn(`${open}[data-place], ${open}.mission--free`);
  const all = board.length === 0 || (asked.length > 0 && side < 0.5) ? asked : board;
  const { seen } = window as unknown as { seen: Watched };
  const chosen = all[Math.floor(drawn * all.length)];
  if (!chosen || seen.said !== undefined) return false;
  seen.tapped = performance.now();
  performance.mark('tapped');
  chosen.click();
  return true;
}

const saidIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Watched }).seen.said !== undefined);

/** What a trace tells, times in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long the thread worked at it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TRACED = ['blink.user_timing', 'disabled-by-default-devtools.timeline', '__metadata'];

/** How long the page and its workers worked between the last tap and the verdict, in milliseconds. */
function workedIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly Traced[] };
  const lastOf = (mark: string) => traceEvents.filter(({ name }) => name === mark).at(-1);
  const [tapped, said] = [lastOf('tapped'), lastOf('said')];
  if (!tapped || !said) return 0;
  const threads = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && pid === tapped.pid && /Main|Worker thread/.test(args?.name ?? '')
        ? tid
        : [],
    ),
  );
  const worked = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === tapped.pid && threads.has(tid))
    .filter(({ ts, tdur = 0 }) => ts + tdur >= tapped.ts && ts <= said.ts);
  return worked.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Answers one exercise; how long its verdict took, or nothing where taps led nowhere. */
async function answered(page: Page, address: string, draw: () => number) {
  await page.goto(address);
  await page.locator('[data-stage="task"] .aid-primary').first().click();
  await page.evaluate(watch, LOOKING);
  await browser.startTracing(page, { categories: TRACED });
  for (let tap = 0; tap < MOST_TAPS; tap++) {
    await page.waitForTimeout(THINK);
    if (await saidIn(page)) break;
    await page.evaluate(tapOne, [draw(), draw()] as const);
  }
  await page.waitForTimeout(THINK === 0 ? ASKED * 3 : 0);
  const quiet = workedIn(await browser.stopTracing());
  const time = await page.evaluate(() => {
    const { tapped, said } = (window as unknown as { seen: Watched }).seen;
    return tapped === undefined || said === undefined ? undefined : said - tapped;
  });
  return time === undefined ? undefined : { time: Math.round(time), quiet: Math.round(quiet) };
}

function spread(all: readonly number[]) {
  const times = all.toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(share * times.length) - 1];
  const within = times.filter((time) => time <= ASKED).length;
  return {
    ...{ median: at(0.5), most95: at(0.95), most: at(1) },
    [`within${ASKED}`]: `${Math.round((100 * within) / times.length)} %`,
  };
}

const wordsIn = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(file, 'utf8'));
/** What stands where the verdict will, as long as the judge looks. */
const LOOKING = [
  wordsIn('src/play/i18n/en.json').play_puzzle_looking,
  wordsIn('src/games/maquis/i18n/puzzles/en.json').maquis_scenario_looking,
];

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const folder = withSlowJudges();
const site = await serveFolder(folder, '/', { packed: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const game of GAMES) {
  const below = randomFrom(`exercise answers ${game}${SEED}`);
  const listed = (exercisesOn(game) as { n: number; withdrawn?: true }[]).filter(
    ({ withdrawn }) => !withdrawn,
  );
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...{ hasTouch: true, isMobile: true, serviceWorkers: 'block' as const },
  });
  const page = await slowPhone(context);
  page.setDefaultTimeout(120_000);
  const all: { readonly time: number; readonly quiet: number }[] = [];
  let nowhere = 0;
  for (let nth = 0; nth < TIMES; nth++) {
    const [one] = listed.splice(below(listed.length), 1);
    if (!one) break;
    const address = `${site.url}en/${game}/exercises/#${one.n}`;
    const answer = await answered(page, address, () => below(1000) / 1000);
    if (answer === undefined) nowhere++;
    else all.push(answer);
  }
  console.log(
    JSON.stringify({
      ...{ game, answered: all.length, nowhere, think: THINK },
      ...spread(all.map(({ time }) => time)),
      quiet: spread(all.map(({ quiet }) => quiet)),
      load: Math.round(loadavg()[0] ?? 0),
    }),
  );
  await context.close();
}
await browser.close();
rmSync(folder, { recursive: true });
process.exit();
