import { reasonsBy } from '#play/rules/game-rules.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import {
  CARD_COPIES,
  CARD_IDS,
  CHAPLAIN_TRIALS,
  GAME,
  type GameOptions,
  RULESET,
  type RuleId,
  SOLDIER_IDS,
  type SoldierId,
  SUPPORT_TILES,
  type SupportTileId,
  VARIANT_IDS,
  type VariantId,
} from '../data/index.ts';

/** What is decided before the first mission. */
export interface SetUp {
  readonly ruleset: typeof RULESET;
  /** `open`: hands and tiles are told. `secret`: only what a whole table sees (default open). */
  readonly hands?: 'open' | 'secret';
  /** 2 to 5. */
  readonly players: number;
  /** A different one for each seat. */
  readonly soldiers: readonly SoldierId[];
  /** The first leader's seat (default 0). */
  readonly leader?: number;
  readonly variant?: VariantId;
  readonly options?: GameOptions;
  /** How many cards begin in Trials; with the Chaplain only. */
  readonly trials?: number;
  /** Open games only: three for each seat, the Chaplain's last. */
  readonly tiles?: readonly (readonly SupportTileId[])[];
  /** Open games only: the order of all 59 cards, Trials top first, then Morale top first. */
  readonly deck?: readonly string[];
  /** Any text; the same seed shuffles alike. */
  readonly seed?: string;
}

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
  const players = wish.players ?? (withChaplain ? 2 : 2 + below(GAME.mostPlayers - 1));
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
  const each = GAME.tilesEach - sure.length;
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

/** Everything that can be wrong with a set-up whose parts are sound, and the rule it breaks. */
const { codes, because: fault } = reasonsBy<RuleId>()({
  'soldiers-for-other-players': 'les-poilus.setup-soldiers',
  'soldier-twice': 'les-poilus.setup-soldiers',
  'no-such-leader': 'les-poilus.setup-leader',
  'chaplain-not-for-two': 'les-poilus.chaplain',
  'trials-without-chaplain': 'les-poilus.setup-decks',
  'trials-off-the-list': 'les-poilus.chaplain',
  'tiles-in-secret': 'les-poilus.secret-hands',
  'tiles-missing': 'les-poilus.setup-tiles',
  'tiles-for-other-seats': 'les-poilus.setup-tiles',
  'not-three-tiles': 'les-poilus.setup-tiles',
  'tile-not-used': 'les-poilus.setup-tiles',
  'tiles-not-one-each': 'les-poilus.setup-tiles',
  'too-many-tiles': 'les-poilus.setup-tiles',
  'deck-in-secret': 'les-poilus.secret-hands',
  'deck-not-the-cards': 'les-poilus.components',
});

export { codes as SET_UP_FAULT_CODES };

/** One thing that cannot be in a set-up. */
export type SetUpFault = ReturnType<typeof fault>;

/** All that is wrong with a set-up, in the order one would put it right; nothing for a sound one. */
export function setUpFaults(setUp: SetUp): SetUpFault[] {
  return [
    ...seatFaults(setUp),
    ...chaplainFaults(setUp),
    ...tileFaults(setUp),
    ...deckFaults(setUp),
  ];
}

const isSecret = ({ hands }: SetUp): boolean => hands === 'secret';
const hasChaplain = ({ options }: SetUp): boolean => options?.twoPlayers === 'chaplain';

function seatFaults({ players, soldiers, leader = 0 }: SetUp): SetUpFault[] {
  const faults: SetUpFault[] = [];
  if (soldiers.length !== players) {
    faults.push(fault('soldiers-for-other-players', { soldiers: soldiers.length, players }));
  }
  const again = soldiers.find((id, seat) => soldiers.indexOf(id) !== seat);
  if (again) faults.push(fault('soldier-twice', { soldier: again }));
  if (leader >= players) faults.push(fault('no-such-leader', { leader, last: players - 1 }));
  return faults;
}

function chaplainFaults(setUp: SetUp): SetUpFault[] {
  const { players, trials } = setUp;
  if (hasChaplain(setUp) && players !== 2) return [fault('chaplain-not-for-two', { players })];
  if (trials === undefined) return [];
  if (!hasChaplain(setUp)) return [fault('trials-without-chaplain', { trials })];
  return CHAPLAIN_TRIALS.includes(trials) ? [] : [fault('trials-off-the-list', { trials })];
}

function tileFaults(setUp: SetUp): SetUpFault[] {
  const { tiles, players } = setUp;
  if (isSecret(setUp)) return tiles ? [fault('tiles-in-secret')] : [];
  if (!tiles) return [fault('tiles-missing')];
  const seats = players + (hasChaplain(setUp) ? 1 : 0);
  if (tiles.length !== seats) {
    return [fault('tiles-for-other-seats', { found: tiles.length, seats })];
  }
  const faults = tiles.flatMap((dealt, seat) => dealFaults(setUp, dealt, seat));
  return faults.length > 0 ? faults : supplyFaults(tiles);
}

function dealFaults(setUp: SetUp, dealt: readonly string[], seat: number): SetUpFault[] {
  if (dealt.length !== GAME.tilesEach) {
    return [fault('not-three-tiles', { seat, found: dealt.length, most: GAME.tilesEach })];
  }
  const unused = SUPPORT_TILES.find(
    ({ id, players }) => players > setUp.players && dealt.includes(id),
  );
  if (unused) return [fault('tile-not-used', { seat, tile: unused.id, players: unused.players })];
  const isOneEach = dealt.includes('left') && dealt.includes('right');
  if (setUp.options?.tileDeal !== 'random' && !isOneEach) {
    return [fault('tiles-not-one-each', { seat })];
  }
  return [];
}

function supplyFaults(tiles: readonly (readonly string[])[]): SetUpFault[] {
  const all = tiles.flat();
  return SUPPORT_TILES.flatMap(({ id, copies }) => {
    const found = all.filter((tile) => tile === id).length;
    return found > copies ? [fault('too-many-tiles', { tile: id, found, most: copies })] : [];
  });
}

function deckFaults(setUp: SetUp): SetUpFault[] {
  const { deck } = setUp;
  if (!deck) return [];
  if (isSecret(setUp)) return [fault('deck-in-secret')];
  return CARD_IDS.flatMap((card, n) => {
    const found = deck.filter((id) => id === card).length;
    const wanted = CARD_COPIES[n];
    return found === wanted ? [] : [fault('deck-not-the-cards', { card, found, wanted })];
  }).slice(0, 1);
}
