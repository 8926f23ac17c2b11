import type { TileId } from '#games/les-poilus/data/index.ts';
import { TILE_NAMES } from '#games/les-poilus/i18n/names.ts';
import { listed } from '#shared/list-text.ts';
import { TileFace } from '../board/TileFace.tsx';

/** What a player could lay for comrades when falling back. */
export const OwnTiles = ({ tiles }: { readonly tiles: readonly TileId[] }) => (
  <p class="own-tiles" role="img" aria-label={listed(tiles.map((tile) => TILE_NAMES[tile]()))}>
    {tiles.map((tile, n) => (
      <TileFace tile={tile} key={`${tile} ${n}`} />
    ))}
  </p>
);
