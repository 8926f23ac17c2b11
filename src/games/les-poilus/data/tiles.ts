import { frozen } from '#shared/frozen.ts';

export const SUPPORT_TILE_IDS = ['left', 'right', 'double-left', 'double-right'] as const;

export type SupportTileId = (typeof SUPPORT_TILE_IDS)[number];

interface SupportTile {
  readonly id: SupportTileId;
  /** How many seats on, in the order of play, the arrow points. */
  readonly step: number;
  readonly copies: number;
  /** The fewest players with whom it is used. */
  readonly players: number;
}

/** The sixteen support tiles. */
export const SUPPORT_TILES: readonly SupportTile[] = frozen([
  { id: 'left', step: 1, copies: 6, players: 2 },
  { id: 'right', step: -1, copies: 6, players: 2 },
  { id: 'double-left', step: 2, copies: 2, players: 4 },
  { id: 'double-right', step: -2, copies: 2, players: 4 },
]);

/** How many each player is given. */
export const TILES_EACH = 3;
