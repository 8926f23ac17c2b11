import type { RefObject } from 'preact';
import { type Dragged, useDrag } from '#play/ui/hooks/use-drag.ts';
import { LOCATION_IDS, type LocationId } from '../data/index.ts';

/** What is done with a dropped pawn; false where it may not stand there. */
type Drop = (from: string, to: LocationId) => boolean;

const PAWNS: Dragged = {
  source: '[data-pawn-from]',
  target: '[data-place]',
  picture: '.pawn-icon',
  ghost: 'pawn-ghost',
};

/** Lets pawns be dragged onto places: whatever bears `data-pawn-from` onto whatever bears `data-place`. */
export function usePawnDrag(root: RefObject<HTMLElement>, drop: Drop): void {
  useDrag(root, PAWNS, (source, target) => {
    const from = source.dataset.pawnFrom ?? '';
    const to = LOCATION_IDS.find((id) => id === target.dataset.place);
    return !to || to === from || drop(from, to);
  });
}
