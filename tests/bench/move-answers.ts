/**
 * How fast practice answers on a slow phone: the processor slowed six times, a whole game played by a
 * finger, every tap timed until the town shows what came of it, and until the next question is there.
 * Prints one line of JSON, times in milliseconds.
 *
 *     npm start                      in one window
 *     npm run --silent bench:moves   in another, or with the address of the site behind it
 *     … -- ADDRESS --odds            with the odds on the town
 *
 * `answer` is what the page takes from the click to the end of the frame in which the town shows the
 * move, `question` to the end of the one with the next question. `lifted` is `answer` counted from the
 * lifting of the finger, with what the browser needs to make a click of it; `told` is the browser's
 * own measure, Event Timing, until the frame is on the screen, in steps of 8. The same taps on a page
 * that does nothing but change a word are reported beside them: less than `floor` cannot be had here.
 *
 * Until November 2026 a tap was a `click()` from inside the page, at any moment between two frames,
 * with a mouse left lying on the town: the browser then also works out what lies under the mouse, and
 * a phone has none. Until the 22nd the town and the next question came in one frame.
 */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium, HOW_TO_GET_ONE } from '#shared/chromium.mjs';

const SLOWER = 6;
/** What is asked of an answer, in milliseconds. */
const ASKED = 50;
/** How long nothing is asked of the page after a tap, in milliseconds: its answer would wait for that. */
const LEFT_ALONE = 500;
/** How long a finger lies on what it taps, in milliseconds. */
const PRESS = 80;
const given = process.argv.slice(2);
const site = given.find((word) => !word.startsWith('--')) ?? 'http://localhost:4321/';
const PREFERENCES = JSON.stringify({
  version: 2,
  keepers: { deck: 'site', goods: 'site', tracks: 'site' },
  bigType: false,
  help: given.includes('--odds') ? 'odds' : 'none',
  onDraw: { aloud: false, sound: false, vibration: false },
});

/** What the page notes of every tap. */
interface Tapped {
  readonly lifted: number[];
  readonly answer: number[];
  readonly question: number[];
  readonly told: number[];
}

/** Runs in the page: notes of every click when its frame has been worked out. */
function watchTaps() {
  const tapped = {
    lifted: [] as number[],
    answer: [] as number[],
    question: [] as number[],
    told: [] as number[],
  };
  let up = 0;
  let asked: number | undefined;
  const afterFrame = (then: () => void) => {
    const drawn = new MessageChannel();
    drawn.port1.onmessage = then;
    // A message sent before the frame is worked out arrives when it has been.
    requestAnimationFrame(() => drawn.port2.postMessage(undefined));
  };
  window.addEventListener('pointerup', ({ timeStamp }) => (up = timeStamp), true);
  const clicked = () => {
    const begun = performance.now();
    asked = begun;
    afterFrame(() => {
      tapped.answer.push(performance.now() - begun);
      tapped.lifted.push(performance.now() - up);
    });
  };
  window.addEventListener('click', clicked, true);
  const side = document.querySelector('.play-question');
  const answered = () => {
    const begun = asked;
    asked = undefined;
    if (begun !== undefined) afterFrame(() => void tapped.question.push(performance.now() - begun));
  };
  if (side)
    new MutationObserver(answered).observe(side, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  const told = (entries: PerformanceObserverEntryList) => {
    for (const { name, duration } of entries.getEntries())
      if (name === 'click') tapped.told.push(duration);
  };
  const fromEight: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver(told).observe(fromEight);
  Object.assign(window, { tapped });
}

/**
 * Finds what is to be tapped next and brings it in sight, as whoever plays would; waits until the page
 * has nothing more to do.
 *
 * @returns the middle of it, or nothing when the game is over
 */
async function nextTap(turn: number): Promise<{ x: number; y: number } | undefined> {
  const idle = () =>
    new Promise((done) =>
      requestAnimationFrame(() => requestIdleCallback(done, { timeout: 1000 })),
    );
  const asked = document.querySelector('#aid-prompt')?.textContent ?? '';
  if (/^(You have|A draw)/.test(asked)) return undefined;
  const panel = document.querySelector('.aid-panel');
  const free = document.querySelectorAll(
    'button[data-place]:not([aria-disabled="true"], [aria-haspopup])',
  );
  const target =
    panel?.querySelector('.aid-primary') ??
    (asked.startsWith('Where does')
      ? free[(turn * 7) % free.length]
      : panel?.querySelector('.aid-choices button'));
  if (!target) return undefined;
  const middle = () => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const isInSight = ({ x, y }: { x: number; y: number }) =>
    target.contains(document.elementFromPoint(x, y));
  for (const block of ['nearest', 'start', 'center'] as const) {
    await idle();
    if (isInSight(middle())) break;
    target.scrollIntoView({ block, behavior: 'instant' });
    if (block === 'start') scrollBy({ top: -100, behavior: 'instant' });
  }
  await idle();
  return middle();
}

/** Runs in the page: how many taps have been answered as a whole. */
const answeredTaps = () => {
  const { answer, question } = (window as unknown as { tapped: Tapped }).tapped;
  return Math.min(answer.length, question.length);
};

/** Slows the processor and taps until there is nothing to tap, or so often. */
async function tapThrough(page: Page, most: number): Promise<Tapped> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchTaps);
  for (let turn = 0; turn < most; turn++) {
    const at = await page.evaluate(nextTap, turn);
    if (!at) break;
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.waitForTimeout(PRESS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    do await page.waitForTimeout(LEFT_ALONE);
    while ((await page.evaluate(answeredTaps)) <= turn);
  }
  return page.evaluate(() => (window as unknown as { tapped: Tapped }).tapped);
}

async function practice(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => localStorage.setItem('safe-house.maquis.table', kept),
    PREFERENCES,
  );
  await page.goto(new URL('en/maquis/practice/', site).href);
  await page.getByLabel('Seed', { exact: true }).fill('bench');
  await page.getByRole('button', { name: 'Start', exact: true }).tap();
  await page.getByRole('heading', { name: 'Where does worker 1' }).waitFor();
  return page;
}

/** A page with one button, which changes a word. */
async function almostNothing(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(`<meta name="viewport" content="width=device-width">
    <div class="play-question"><h2 id="aid-prompt">A word</h2>
    <div class="aid-panel"><button class="aid-primary">Another</button></div></div>`);
  await page.evaluate(() => {
    let times = 0;
    document.querySelector('button')?.addEventListener('click', () => {
      const heading = document.querySelector('h2');
      if (heading) heading.textContent = `Word ${++times}`;
    });
  });
  return page;
}

const spread = (times: readonly number[]) => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { median: at(0.5), most95: at(0.95), most: at(1) };
};

const percent = (some: readonly number[], all: readonly number[]) =>
  Math.round((100 * some.length) / all.length);

const executablePath = findChromium();
if (!executablePath) throw new Error(HOW_TO_GET_ONE);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const game = await tapThrough(await practice(await browser.newContext(phone)), 600);
const floor = await tapThrough(await almostNothing(await browser.newContext(phone)), 20);
await browser.close();

console.log(
  JSON.stringify({
    name: 'move-answers',
    slower: SLOWER,
    taps: game.answer.length,
    answer: spread(game.answer),
    [`within${ASKED}`]: `${percent(
      game.answer.filter((time) => time <= ASKED),
      game.answer,
    )} %`,
    question: spread(game.question),
    lifted: spread(game.lifted),
    told: spread(game.told),
    floor: { answer: spread(floor.answer), lifted: spread(floor.lifted), told: spread(floor.told) },
  }),
);
