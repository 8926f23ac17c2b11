import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import type { Step } from '#games/maquis/session/index.ts';
import { gameOfDeal, SITE_OWNS_ALL } from '#games/maquis/session/index.ts';
import type { MaquisScan } from '../../games/maquis/session/maquis-saves.ts';
import { begin, nameOf, step } from '../../games/maquis/session/stepping.ts';
import { cases } from '../../setup/cases.ts';
import { visit } from '../visit.ts';
import { bundled } from './bundled.ts';
import { nextMove, setUpOf } from './chosen.ts';

/*
 * A step is completed when its screen is shown: its page says so after the step is noted and before
 * it is painted. Whatever was said must be found when the page is opened again, and whatever is
 * found must be the game as it had to go, up to some step.
 */

const GAMES_AT_ONCE = 25;
const LANES = 2;
const KILLS = cases(20);
const LONGEST_LIFE = 120;
/** Where pages come slowly, more are killed, until so many steps were shown. */
const SHOWN = cases(3000);

interface Told {
  /** How many steps of each game were shown. */
  readonly shown: Map<string, number>;
  found: MaquisScan | undefined;
}

async function openPlayers(context: BrowserContext): Promise<{ page: Page; told: Told }> {
  const page = await context.newPage();
  const told: Told = { shown: new Map(), found: undefined };
  const session: CDPSession = await context.newCDPSession(page);
  session.on('Runtime.bindingCalled', ({ payload }) => {
    const [, id = '', rest = ''] = /^(\S+) (.*)$/s.exec(payload) ?? [];
    if (id === 'found') told.found = JSON.parse(rest) as MaquisScan;
    else told.shown.set(id, Math.max(Number(rest), told.shown.get(id) ?? 0));
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tell' });
  await page.goto(`${inject('site')}players/?games=${GAMES_AT_ONCE}`);
  await expect.poll(() => told.found, { interval: 5 }).toBeDefined();
  return { page, told };
}

async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

const played = new Map<string, readonly Step[]>();

/** Every step of the game with this id, as it must go. */
function wholeGame(id: string): readonly Step[] {
  const known = played.get(id);
  if (known) return known;
  let state = begin({ id, resume: { game: gameOfDeal(setUpOf(id), SITE_OWNS_ALL) } });
  for (;;) {
    const move = nextMove(id, state.context);
    if (nameOf(state) === 'playing.patrol.shown') state = step(state, { type: 'continue' });
    else if (nameOf(state) === 'playing.dusk.lastShot') state = step(state, { type: 'noShot' });
    else if (move) state = step(state, { type: 'move', move });
    else break;
  }
  const steps = state.context.game?.steps ?? [];
  played.set(id, steps);
  return steps;
}

/** Checks one reopening after a killing, which interrupts every game of its page. */
function check(before: Told, { found }: Told): number {
  expect(found?.unreadable).toEqual([]);
  const kept = new Map(found?.saves.map((save) => [save.id, save.progress]));
  for (const [id, shown] of before.shown) {
    const progress = kept.get(id);
    if (!progress || !('game' in progress)) throw new Error(`${id} is lost after ${shown} steps`);
    const { steps } = progress.game;
    expect(steps.length, id).toBeGreaterThanOrEqual(shown);
    expect(steps, id).toEqual(wholeGame(id).slice(0, steps.length));
  }
  return GAMES_AT_ONCE;
}

it('played games, killed at random moments, stand at their last completed move', async () => {
  const script = await bundled('tests/browser/storage/played-page.tsx');
  const contexts = await Promise.all(
    Array.from({ length: LANES }, async () => (await visit('404.html')).context()),
  );
  const counts = { interrupted: 0, shown: 0 };
  const lane = async (context: BrowserContext) => {
    await context.route('**/players/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Players</title><body><script type="module">${script}</script>`,
      }),
    );
    let now = await openPlayers(context);
    for (let n = 0; n < KILLS || counts.shown <= SHOWN; n++) {
      await new Promise((done) => setTimeout(done, Math.random() * LONGEST_LIFE));
      await kill(now.page);
      const again = await openPlayers(context);
      counts.interrupted += check(now.told, again.told);
      for (const steps of now.told.shown.values()) counts.shown += steps;
      now = again;
    }
  };
  await Promise.all(contexts.map(lane));
  expect(counts.interrupted).toBeGreaterThanOrEqual(GAMES_AT_ONCE * LANES * KILLS);
  expect(counts.shown).toBeGreaterThan(SHOWN);
});
