import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginning, MOMENTS, openRecord, pageWithGame } from '../table/moments.ts';
import { openSheet } from '../table/table-page.ts';
import { visit } from '../visit.ts';

/* WCAG 2.4.11: what has the focus is in the window, and nothing lies over it. */

interface Focused {
  readonly name: string;
  readonly isPlace: boolean;
  /** How many of five points of it are seen. */
  readonly seen: number;
}

const focused = (page: Page): Promise<Focused | undefined> =>
  page.evaluate(async () => {
    // Where a note is put is settled with the next picture.
    await new Promise((drawn) => requestAnimationFrame(() => drawn(null)));
    const at = document.activeElement;
    if (!at || at === document.body) return undefined;
    // A switch that is drawn by its label is seen when the label is.
    const shown = at.closest('label') ?? at;
    const [box = shown.getBoundingClientRect()] = shown.getClientRects();
    const points = [
      [0.5, 0.5],
      [0.15, 0.3],
      [0.85, 0.3],
      [0.15, 0.7],
      [0.85, 0.7],
    ].map(([x = 0, y = 0]) => {
      const seen = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return seen !== null && (shown.contains(seen) || seen.contains(shown));
    });
    const named = at.querySelector('.place__name') ?? at;
    const name = named.getAttribute('aria-label') ?? at.textContent ?? '';
    return {
      name: name.trim().slice(0, 50) || at.tagName,
      isPlace: at.matches('[data-place]'),
      seen: points.filter(Boolean).length,
    };
  });

/** Of five points, so many must be seen. */
const [MOST, ALL] = [3, 5];

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/**
 * Walks by Tab until the keys leave the page or come round, in the town by the arrow keys as well.
 *
 * @returns how many stops there were; none of them was hidden
 */
async function walk(page: Page): Promise<number> {
  let stops = 0;
  const look = async (): Promise<Focused | undefined> => {
    const now = await focused(page);
    stops += 1;
    // A page may be moved some frames after the focus.
    const seen = async () => (await focused(page))?.seen ?? ALL;
    if (now && now.seen < MOST)
      await expect.poll(seen, { message: `${now.name} is hidden` }).toBeGreaterThanOrEqual(MOST);
    return now;
  };
  const skip = page.getByRole('link', { name: 'Skip to the text' });
  const inSheet = await page.getByRole('dialog').isVisible();
  if (!inSheet) await skip.focus();
  let first: string | undefined;
  let wasInTown = false;
  for (let n = 0; n < 120; n++) {
    await page.keyboard.press('Tab');
    const now = await look();
    if (!now || now.name === first) break;
    first ??= now.name;
    if (!now.isPlace || wasInTown) continue;
    wasInTown = true;
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press(ARROWS[step >> 2] ?? 'Home');
      await look();
    }
  }
  return stops;
}

const PHONE = { width: 390, height: 844 };
/** A phone magnified as far as a page has to be read. */
const MAGNIFIED = { width: 320, height: 256 };

it('in a chapter the focus is never hidden, on a phone or magnified', async () => {
  const page = await visit('en/maquis/rules/way-home/', PHONE);
  for (const size of [PHONE, MAGNIFIED]) {
    await page.setViewportSize(size);
    expect(await walk(page)).toBeGreaterThan(25);
  }
});

it.each(['placement', 'a way home that a shot opens'] as const)(
  'at the table the focus is never hidden, on a desk, a phone or magnified: %s',
  async (moment) => {
    const desk = { width: 1280, height: 720 };
    const page = await pageWithGame(desk);
    await MOMENTS[moment](page);
    for (const size of [desk, PHONE, MAGNIFIED]) {
      await page.setViewportSize(size);
      expect(await walk(page)).toBeGreaterThan(20);
    }
  },
);

it('in a sheet the focus is never hidden under its head or its buttons', async () => {
  const page = await pageWithGame(PHONE);
  await openRecord(page, beginning(42));
  const sheet = await openSheet(page, 'Correct');
  await sheet.getByText('Pawns').first().waitFor();
  await walk(page);
});
