import { ArrowLeft, ArrowRight, ChevronsLeft, ChevronsRight } from 'lucide-preact';
import type { SupportTileId } from '#games/les-poilus/data/index.ts';
import { SUPPORT_TILE_NAMES } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { receiverOf } from '../effect.ts';
import { turnOf, useGameOnScreen } from '../game.ts';

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

interface TileButtonsProps {
  /** At which part of a move its tile stands. */
  readonly part: number;
  /** Left out where a tap makes the move at once. */
  readonly chosen?: string | undefined;
  readonly onChoose: (move: string) => void;
}

/** The tiles that the seat on turn may lay or turn up; each button names who receives its tile. */
export function TileButtons({ part, onChoose, ...rest }: TileButtonsProps) {
  const { state, who, legal } = useGameOnScreen();
  return (
    <ul class="tiles">
      {legal.map((move) => {
        const tile = move.split(':')[part] as SupportTileId;
        const receiver = receiverOf(state, turnOf(state), tile);
        return (
          <li key={move}>
            <button
              type="button"
              aria-pressed={'chosen' in rest ? move === rest.chosen : undefined}
              onClick={() => onChoose(move)}
            >
              <TileFace tile={tile} />
              <span>{SUPPORT_TILE_NAMES[tile]()}</span>
              <small>{m.poilus_tile_for({ who: who(receiver) })}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
