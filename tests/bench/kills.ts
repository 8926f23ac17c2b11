/**
 * Kills the whole browser right after a step is shown, twenty times, and opens it again on the same
 * data: whatever the screen had shown has to be there. Needs a build.
 *
 *     npm run bench:kills
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';
import { serveFolder } from '../setup/serve-folder.ts';

const KILLS = Number(process.env.KILLS ?? 20);

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const site = await serveFolder(process.env.SITE_DIST ?? 'dist');
const data = await mkdtemp(join(tmpdir(), 'kills-'));

/** The browser with its data; its main process is found by the folder it was given. */
async function opened(executable: string) {
  const context = await chromium.launchPersistentContext(data, {
    executablePath: executable,
    args: ['--disable-gpu', '--no-sandbox'],
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${site.url}en/set-europe-ablaze/table/`);
  return page;
}

/** Every process of the browser that has this folder for its data, killed at once. */
function killAll(): void {
  const all = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const pids = all.flatMap((line) => {
    const [, pid, args = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return pid && args.includes(data) ? [Number(pid)] : [];
  });
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with the one before it.
    }
  }
}

const points = (page: Page) => page.locator('.sea-points');
const shown = async (page: Page) => (await points(page).textContent()) ?? '';

/** Sets a track one up; resolves when the screen shows it. */
async function step(page: Page): Promise<void> {
  const before = await shown(page);
  await page.locator('dialog .aid-stepper').nth(1).getByRole('button').last().click();
  await page.waitForFunction(
    (text) => document.querySelector('.sea-points')?.textContent !== text,
    before,
    { polling: 'raf' },
  );
}

let kept = 0;
const lost: string[] = [];
let page = await opened(executablePath);
await page.getByRole('button', { name: 'Begin at turn 1' }).click();
for (let n = 1; n <= KILLS; n++) {
  await points(page).click();
  await step(page);
  const last = await shown(page);
  killAll();
  page = await opened(executablePath);
  await points(page).waitFor();
  const now = await shown(page);
  if (now === last) kept++;
  else lost.push(`kill ${n}: shown “${last}”, found “${now}”`);
}
killAll();
await site.close();
await rm(data, { recursive: true, force: true });
console.log(`${kept} of ${KILLS} steps were there after the browser was killed`);
for (const line of lost) console.log(line);
process.exitCode = lost.length > 0 ? 1 : 0;
