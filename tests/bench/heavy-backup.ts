/**
 * How long the page is held up at a stretch by the backup of a stranger who has played very much: while it
 * is brought in, and at every visit after. On a processor slowed four times. Serves the built site itself.
 *
 *     npm run build
 *     npm run --silent bench:backup   with the folder of another build behind it, if wanted
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { drawGoals, rules } from '#games/maquis/engine/index.ts';
import { saveFormat } from '#games/maquis/session/save-format.ts';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { randomFrom } from '#shared/random.ts';
import { serveFolder } from '../setup/serve-folder.ts';
import { SLOW_PHONE } from './slow-phone.ts';

const [dist = 'dist'] = process.argv.slice(2);

const GAMES = 12_600;

/** So many games are played; each comes back under many ids. */
const PLAYED = 200;

/** A game played at random. */
function randomGame(n: number) {
  const below = randomFrom(`stranger ${n}`);
  const seed = `stranger ${n}`;
  const goals = drawGoals('any-two', seed);
  const setUp = { ruleset: 'pnp-1.1', difficulty: 'normal', goals, seed } as const;
  const steps: object[] = [];
  let position = rules.initialPosition(setUp, undefined);
  while (rules.outcome(position) === undefined) {
    const { seats, chance } = rules.turn(position);
    const byChance = chance && (seats.length === 0 || below(4) > 0);
    const legal = rules
      .legalMoves(position)
      .filter((move) => byChance || !rules.isChanceMove(move));
    const move = byChance ? rules.drawChanceMove(position) : legal[below(legal.length)];
    if (move === undefined) break;
    const step = rules.isChanceMove(move) ? { move, by: 'site' as const } : { move };
    const taken = rules.apply(position, step);
    if ('reasons' in taken) throw new Error(`${move}: ${JSON.stringify(taken.reasons)}`);
    steps.push(step);
    position = taken.position;
  }
  const owners = Object.fromEntries(saveFormat.components.map((one) => [one, 'site']));
  return { setUp, steps, owners, seen: steps.length };
}

function backup(): string {
  const played = Array.from({ length: PLAYED }, (_, n) => randomGame(n));
  const saves = Array.from({ length: GAMES }, (_, n) => {
    const changed = 1_760_000_000_000 + n * 60_000;
    return JSON.stringify({
      version: saveFormat.version,
      ruleset: 'pnp-1.1',
      id: `stranger ${n}`,
      begun: changed,
      changed,
      order: changed,
      revision: 1,
      progress: { game: played[n % PLAYED] },
    });
  });
  const shelves = `{"shelves":{"practice":[${saves.join(',')}]},"things":{}}`;
  const made = '2026-11-21T20:00:00.000Z';
  return `{"format":"safe-house-backup","version":3,"made":"${made}","games":{"maquis":${shelves}},"site":{}}`;
}

const WATCH = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
`;

/** The longest task since the page was opened or last asked, in milliseconds; tasks under 50 count as none. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((later) => setTimeout(later, 500));
    const watched = window as unknown as { longest: number };
    const most = watched.longest;
    watched.longest = 0;
    return most;
  });

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const site = await serveFolder(dist);
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu', '--no-sandbox'] });
const folder = await mkdtemp(join(tmpdir(), 'stranger-'));

async function measure(): Promise<void> {
  const text = backup();
  const file = join(folder, 'backup.json');
  await writeFile(file, text);
  console.log(`${GAMES} games, ${(text.length / 1e6).toFixed(1)} MB`);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(600_000);
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processor });
  const time = async (what: string, work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const most = Math.round(await longest(page));
    console.log(`${String(most).padStart(6)} ms  ${what} (${seconds} s)`);
  };
  const practice = `${site.url}en/maquis/practice/`;
  await page.goto(`${site.url}en/kept/`);
  await page.getByLabel('Open a backup').waitFor();
  await longest(page);
  await time('bringing it in', async () => {
    await page.getByLabel('Open a backup').setInputFiles(file);
    await page.getByText(/games were added/).waitFor();
  });
  await time('counting what is there', () =>
    page.locator('.kept-counts dd', { hasText: String(GAMES) }).waitFor(),
  );
  await time('the page of what is kept, again', async () => {
    await page.goto(`${site.url}en/kept/`);
    await page.locator('.kept-counts dd', { hasText: String(GAMES) }).waitFor();
  });
  await time('its list of games', async () => {
    await page.locator('.kept-counts + details summary').click();
    await page.locator('.kept-list li').first().waitFor();
  });
  await time('the practice, until the game is there', async () => {
    await page.goto(practice);
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  });
  await time('the list of games, between two games', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Leave this game' }).click();
    await page.locator('.aid-games .aid-kept').first().waitFor();
  });
  await time('a word looked for in it', async () => {
    await page.locator('.aid-find input').fill('stranger 77');
    await page.locator('.aid-games .aid-kept').first().waitFor();
  });
  await time('those that run, of which there are none', async () => {
    await page.locator('.aid-find select').selectOption('running');
    await page.getByText('No games match').waitFor();
  });
  await time('the front page of the game', async () => {
    await page.goto(`${site.url}en/maquis/`);
    await page.waitForLoadState('networkidle');
  });
  await context.close();
}

console.log(
  `load ${loadavg()[0]?.toFixed(1)}; longest task, processor slowed ${SLOW_PHONE.processor} times`,
);
await measure();
await browser.close();
await site.close();
await rm(folder, { recursive: true, force: true });
