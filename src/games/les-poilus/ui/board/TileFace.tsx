import { ArrowLeft, ArrowRight, ChevronsLeft, ChevronsRight } from 'lucide-preact';
import type { SupportTileId } from '#games/les-poilus/data/index.ts';

const ARROWS = {
  left: ArrowLeft,
  right: ArrowRight,
  'double-left': ChevronsLeft,
  'double-right': ChevronsRight,
} as const;

/** A support tile by its arrow. Left is clockwise, as one looks from one's own seat. */
export function TileFace({ tile }: { readonly tile: SupportTileId }) {
  const Arrow = ARROWS[tile];
  return (
    <span class="tile-face" aria-hidden="true">
      <Arrow />
    </span>
  );
}
