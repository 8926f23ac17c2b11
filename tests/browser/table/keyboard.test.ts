import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pageWithGame } from './moments.ts';
import {
  button,
  choosePlace,
  dialog,
  openSheet,
  openTable,
  placeOn,
  prompt,
  promptText,
  town,
} from './table-page.ts';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'lost';
    const named = at.querySelector('.place__name') ?? at;
    const names = named.getAttribute('aria-label') ?? at.textContent ?? '';
    return names.replaceAll(/\s+/g, ' ').trim();
  });

/** The focus comes to what is said, and is never simply gone. */
const comesTo = (page: Page, name: string | RegExp) =>
  expect.poll(() => focused(page)).toMatch(name);

/** Tabs on until the focus is on what the name says; past the last control it starts anew. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 150; n++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Runs in the page: frames come as on a phone with much to do, later than the timers set before them. */
function drawSeldom(): void {
  const waiting = new Map<number, FrameRequestCallback>();
  // Frames asked for before have numbers of their own, by which they may still be taken back.
  let last = 1_000_000;
  window.requestAnimationFrame = (frame) => {
    waiting.set(++last, frame);
    return last;
  };
  window.cancelAnimationFrame = (frame) => void waiting.delete(frame);
  setInterval(() => {
    const frames = [...waiting.values()];
    waiting.clear();
    for (const frame of frames) frame(performance.now());
  }, 80);
}

/** Presses what makes its own panel give way to another, at whose prompt the focus must be. */
async function goOnBy(page: Page, name: RegExp, to: string | RegExp): Promise<void> {
  await press(page, name);
  await comesTo(page, to);
  expect(await focused(page)).toBe(await promptText(page));
}

it('without a pointer set-up is done and a whole turn is played, the places chosen on the map and in the list', async () => {
  const page = await openTable();
  await prompt(page).waitFor();
  await goOnBy(page, /^Start the first turn$/, 'Where does worker 1 of 3 go?');

  await tabTo(page, /Place a worker here/);
  await page.keyboard.press('Home');
  await comesTo(page, /^Safe House/);
  await page.keyboard.press('ArrowLeft');
  await comesTo(page, /^Cafe/);
  await page.keyboard.press('Enter');
  await goOnBy(page, /^Place the worker/, 'Where does worker 2 of 3 go?');

  // No patrol card names a spare room, so these are free whatever was drawn.
  const rooms = [
    ['West Spare Room', 'Where does worker 3 of 3 go?'],
    ['North-east Spare Room', 'Which worker acts?'],
  ] as const;
  for (const [place, next] of rooms) {
    await press(page, /^All places as a list$/);
    await press(page, new RegExp(`^${place}$`));
    await goOnBy(page, /^Place the worker/, next);
  }
  for (let asked = await promptText(page); asked !== 'Upkeep'; asked = await promptText(page)) {
    await comesTo(page, asked);
    if (asked === 'Which worker acts?') await press(page, /way home (open|cut)$/);
    else if (asked.startsWith('What does')) await press(page, /^Do nothing(, just go home)?$/);
    else await press(page, /^(Bring the worker home|Arrested: remove the worker)$/);
    await prompt(page).filter({ hasNotText: asked }).waitFor();
  }
  await goOnBy(page, /^End the turn/, /^Where does worker 1 of \d go\?$/);
});

/** A live region says it, while the focus is somewhere else. */
const isTold = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' });

it('whoever stays on the map or at a tool is told what is asked next, and at the prompt what stands above it', async () => {
  const page = await pageWithGame({});
  await comesTo(page, /^Where does worker 1 of 3 go\?$/);
  const above = await page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(above).toEqual(['3 patrols, all police', 'Turn 1']);

  // No patrol card names a spare room, so these are free whatever is drawn.
  const rooms = [
    ['spare-room-west', 'West Spare Room', 'Where does worker 2 of 3 go?'],
    ['spare-room-north-east', 'North-east Spare Room', 'Where does worker 3 of 3 go?'],
    ['spare-room-south-east', 'South-east Spare Room', 'Which worker acts?'],
  ] as const;
  for (const [n, [place, name, next]] of rooms.entries()) {
    await placeOn(town(page), place).focus();
    await page.keyboard.press('Enter');
    await isTold(page, `Worker ${n + 1} of 3: ${name}?`);
    await page.keyboard.press('Enter');
    await isTold(page, next);
    await comesTo(page, new RegExp(`^${name}, a worker here`));
  }
  await page.keyboard.press('Enter');
  await isTold(page, 'What does the worker at the South-east Spare Room do?');
  await press(page, /^Undo/);
  await isTold(page, 'Undo a card?');
});

it('a sheet keeps the focus, and gives it back however it is closed; it is not lost where nothing but a button goes, and a new game begins at its prompt', async () => {
  const page = await pageWithGame({});
  await press(page, /^Correct$/);
  await dialog(page).waitFor();
  await comesTo(page, /^Close$/);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await comesTo(page, /^Correct$/);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await press(page, /^Cancel$/);
  await comesTo(page, /^Correct$/);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await press(page, /^Morale: one less$/);
  await press(page, /^Go on from this table$/);
  await comesTo(page, /^Correct$/);

  await openSheet(page, 'Correct');
  for (let n = 0; n < 3; n++)
    await button(page, 'Patrols still to come this turn: one less').click();
  await button(page, 'Go on from this table').click();
  await choosePlace(page, 'doctor');
  await goOnBy(page, /^Place the worker here$/, 'Where does worker 2 of 3 go?');

  await press(page, /^Menu$/);
  await goOnBy(page, /^New game$/, 'Set up the table');
});

it('the focus is not lost where frames come late', async () => {
  const page = await pageWithGame({});
  await page.evaluate(drawSeldom);
  for (const place of ['doctor', 'cafe'] as const) {
    await choosePlace(page, place);
    await goOnBy(page, /^Place the worker/, /^Where does worker/);
  }
});
