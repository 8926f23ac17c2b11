import type { RefObject } from 'preact';
import type { LocationId } from '#maquis/data/index.ts';
import { useWhenDrawn } from './use-when-drawn.ts';

/** The room left between a place and the sheet below it, in CSS pixels. */
const AIR = 8;

/**
 * Moves the page so far that the chosen place does not lie under the sheet that asks about it. Where
 * nothing covers it, the town stays where the finger found it.
 *
 * @param told changes when the sheet has more to tell of the place than at first
 */
export function useChosenInSight(
  screen: RefObject<HTMLElement>,
  chosen: LocationId | undefined,
  told: unknown,
): void {
  useWhenDrawn(() => {
    const place = screen.current?.querySelector(`[data-place="${chosen}"]`);
    const sheet = screen.current?.querySelector('.aid-side');
    if (!place || !sheet) return;
    const covered = coveredBy(place.getBoundingClientRect(), sheet.getBoundingClientRect());
    if (covered <= 0) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: covered + AIR, behavior: isStill ? 'instant' : 'smooth' });
  }, [chosen, told]);
}

/** How far a place reaches down behind a sheet, in CSS pixels; 0 where the sheet is beside it. */
const coveredBy = (place: DOMRect, sheet: DOMRect): number =>
  place.right <= sheet.left || place.left >= sheet.right || place.top >= sheet.bottom
    ? 0
    : Math.max(0, place.bottom - sheet.top);
