/**
 * How long the odds of Set Europe Ablaze take on a slow phone: a table of 12 by 10 dice with every
 * difference and three points for after the roll, asked of a page that has never counted, and again of
 * one that has. Prints one line of JSON, times in milliseconds.
 *
 *     npm run --silent bench:odds
 */
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { SLOW_PHONE } from './slow-phone.ts';

const PAGES = 20;
/** Milliseconds after which a browser has nothing left to do for a page it opened. */
const SETTLED = 1000;
const ENTRY = 'src/games/set-europe-ablaze/odds/resolve.ts';

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);

/** The odds as one script, under the name `odds`. */
async function script(): Promise<string> {
  const lib = { entry: ENTRY, formats: ['iife' as const], name: 'odds' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error(`${ENTRY} cannot be built`);
  return first.output[0].code;
}

/** Runs in the page: three tables, one after the other. */
function timeTables(): readonly number[] {
  const { odds } = globalThis as unknown as {
    odds: typeof import('#games/set-europe-ablaze/odds/resolve.ts');
  };
  return [1, 2, 3].map((backfire) => {
    const begun = performance.now();
    let differences = 0;
    for (let attack = 1; attack <= 12; attack++) {
      for (let defend = 1; defend <= 10; defend++) {
        const told = odds.resolveOdds({ attack, defend, modifier: 0, backfire, pips: 3 });
        differences += told.differences.ways.length;
      }
    }
    if (differences === 0) throw new Error('nothing succeeds');
    return performance.now() - begun;
  });
}

const rounded = (time: number) => Math.round(time * 10) / 10;

/** The best, the middle and the worst of some times. */
function told(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (nth: number) => rounded(sorted[nth] ?? 0);
  return { best: at(0), median: at(sorted.length >> 1), worst: at(sorted.length - 1) };
}

const content = await script();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const times: (readonly number[])[] = [];
for (let page = 0; page < PAGES; page++) {
  const context = await browser.newContext();
  const fresh = await context.newPage();
  const session = await context.newCDPSession(fresh);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processor });
  await fresh.addScriptTag({
    content: content.replace(/^(const|let|var) odds/, 'globalThis.odds'),
  });
  // A visitor asks when the browser has done with opening the page.
  await fresh.waitForTimeout(SETTLED);
  times.push(await fresh.evaluate(timeTables));
  await context.close();
}
await browser.close();
const first = told(times.flatMap(([time = 0]) => time));
const again = told(times.flatMap(([, ...rest]) => rest));
console.log(JSON.stringify({ first, again, load: rounded(loadavg()[0] ?? 0) }));
