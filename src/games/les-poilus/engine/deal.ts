import { type Below, randomFrom } from '#shared/random.ts';
import {
  MOST_PLAYERS,
  RULESET,
  SOLDIER_IDS,
  SUPPORT_TILES,
  type SupportTileId,
  TILES_EACH,
  VARIANT_IDS,
  type VariantId,
} from '../data/index.ts';
import type { SetUp } from './set-up.ts';

/** What is settled before chance deals the rest of a set-up; what is left out chance settles too. */
interface Wish {
  readonly players?: number;
  readonly variant?: VariantId;
  readonly options?: SetUp['options'];
  readonly seed: string;
}

/** A set-up of an open game: soldiers, the leader and tiles by chance; the same seed, the same. */
export function dealtSetUp({ seed, options = {}, ...wish }: Wish): SetUp {
  const below = randomFrom(`set-up ${seed}`);
  const withChaplain = options.twoPlayers === 'chaplain';
  const players = wish.players ?? (withChaplain ? 2 : 2 + below(MOST_PLAYERS - 1));
  const variant = wish.variant ?? VARIANT_IDS[below(VARIANT_IDS.length)];
  const soldiers = shuffled(SOLDIER_IDS, below).slice(0, players);
  const leader = below(players);
  const seats = players + (withChaplain ? 1 : 0);
  const tiles = dealTiles(players, seats, options.tileDeal === 'random', below);
  return {
    ruleset: RULESET,
    hands: 'open',
    players,
    soldiers,
    leader,
    variant,
    options,
    tiles,
    seed,
  };
}

/** Three tiles for each seat: a left, a right and one by chance, or all by chance (C1). */
function dealTiles(
  players: number,
  seats: number,
  allByChance: boolean,
  below: Below,
): SupportTileId[][] {
  const sure: SupportTileId[] = allByChance ? [] : ['left', 'right'];
  const supply = SUPPORT_TILES.flatMap(({ id, copies, players: least }) => {
    const left = copies - (sure.includes(id) ? seats : 0);
    return new Array<SupportTileId>(players < least ? 0 : left).fill(id);
  });
  const drawn = shuffled(supply, below);
  const each = TILES_EACH - sure.length;
  return Array.from({ length: seats }, (_, seat) => [
    ...sure,
    ...drawn.slice(seat * each, (seat + 1) * each),
  ]);
}

/** The same items in an order by chance (the shuffle of R. Fisher, F. Yates and R. Durstenfeld). */
function shuffled<Item>(items: readonly Item[], below: Below): Item[] {
  const order = [...items];
  for (let left = order.length - 1; left > 0; left--) {
    const other = below(left + 1);
    [order[left], order[other]] = [order[other], order[left]];
  }
  return order;
}
