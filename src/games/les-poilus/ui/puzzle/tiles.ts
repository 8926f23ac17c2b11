import { SUPPORT_TILE_IDS, type SupportTileId } from '#games/les-poilus/data/index.ts';
import type { Seat, Snapshot } from '#games/les-poilus/engine/index.ts';
import { SUPPORT_TILE_NAMES, type Who } from '#games/les-poilus/i18n/names.ts';
import * as m from '#messages';
import { listed } from '#shared/list-text.ts';
import { receiverOf } from '../effect.ts';

/* In a puzzle all lies open: support tiles are told by whose they are and to whom they point. */

/** The tiles that a seat has laid or holds: "Right for Félix (laid) and 2 × Left for Gaston"; nothing of none. */
function tilesOf(state: Snapshot, seat: Seat, who: Who): string | undefined {
  const { tileIds, placedTile } = state.players[seat];
  const told = (tile: SupportTileId) => ({
    tile: SUPPORT_TILE_NAMES[tile](),
    who: who(receiverOf(state, seat, tile)),
  });
  const held = SUPPORT_TILE_IDS.flatMap((tile) => {
    const count = tileIds?.filter((one) => one === tile).length ?? 0;
    const card = m.poilus_puzzle_tile(told(tile));
    if (count > 1) return [m.poilus_card_times({ card, count })];
    return count === 1 ? [card] : [];
  });
  const laid = placedTile ? [m.poilus_puzzle_tile_laid(told(placedTile))] : [];
  return laid.length + held.length > 0 ? listed([...laid, ...held]) : undefined;
}

/** What tiles a seat has: "Support tiles: Left for Félix". */
export function tilesText(state: Snapshot, seat: Seat, who: Who): string {
  const tiles = tilesOf(state, seat, who);
  return tiles ? m.poilus_puzzle_tiles({ tiles }) : m.poilus_soldier_tiles({ count: 0 });
}

/** What tiles everybody has, in one sentence; nothing where nobody has any. */
export function allTilesText(state: Snapshot, who: Who): string | undefined {
  const each = state.players.flatMap((_, seat) => {
    const tiles = tilesOf(state, seat, who);
    return tiles ? [m.poilus_puzzle_tiles_of({ who: who(seat), tiles })] : [];
  });
  if (each.length === 0) return undefined;
  const tiles = each.reduce((first, then) => m.play_apart({ first, then }));
  return m.poilus_puzzle_all_tiles({ tiles });
}
