import * as v from 'valibot';
import { oneOf } from '#play/puzzles/stated-puzzle.ts';
import { CARD_COPIES, CARD_IDS, HARDSHIP_IDS, type SupportTileId } from '../data/index.ts';
import type { PlayerState } from '../engine/index.ts';
import { CardSchema, CountSchema, TileSchema } from './read.ts';

/* What the tables of puzzles and of examples have in common. */

export const cards = v.exactOptional(v.array(CardSchema), []);
// @__NO_SIDE_EFFECTS__
export const tilesOr = (tiles: readonly SupportTileId[]) =>
  v.exactOptional(v.array(TileSchema), [...tiles]);

const HardshipSchema = oneOf(HARDSHIP_IDS, 'hardship');

/**
 * A player as a file writes them.
 *
 * @param usual what a player has of whom nothing else is said
 */
// @__NO_SIDE_EFFECTS__
export const playerEntries = (usual: {
  readonly charm: boolean;
  readonly tiles: readonly SupportTileId[];
}) => ({
  hand: cards,
  /** Oldest first. */
  hardships: v.exactOptional(v.array(HardshipSchema), []),
  /** Whether the lucky charm can still be used. */
  charm: v.exactOptional(v.boolean(), usual.charm),
  tiles: tilesOr(usual.tiles),
  /** Who has fallen back, where no tile tells. */
  out: v.exactOptional(v.boolean(), false),
  /** The tile that somebody who has fallen back laid. */
  placed: v.exactOptional(TileSchema),
  speech: v.exactOptional(CountSchema, 0),
});

interface Tiles {
  readonly tiles: readonly SupportTileId[];
  readonly placed?: SupportTileId;
}

export const tileState = ({ tiles, placed }: Tiles) => ({
  tiles: tiles.length,
  tileIds: tiles,
  placed: placed !== undefined,
  placedTile: placed ?? null,
});

interface Player extends Tiles, Pick<PlayerState, 'hardships' | 'charm' | 'speech'> {
  readonly hand: readonly string[];
  readonly out: boolean;
}

/** A player at the table, the hand open. */
export const playerState = (player: Player): PlayerState => ({
  charm: player.charm,
  hardships: player.hardships,
  speech: player.speech,
  in: !player.out && player.placed === undefined,
  hand: player.hand.length,
  cards: player.hand,
  ...tileState(player),
});

/** Every card in hands and among hardships. */
export const cardsOfPlayers = (players: readonly Player[]): readonly string[] =>
  players.flatMap(({ hand, hardships }) => [...hand, ...hardships]);

/** Every card that is not among some, in card order. */
export function cardsBesides(named: readonly string[]): string[] {
  return CARD_IDS.flatMap((id, n) => {
    const there = named.filter((card) => card === id).length;
    return Array<string>(Math.max(0, CARD_COPIES[n] - there)).fill(id);
  });
}
