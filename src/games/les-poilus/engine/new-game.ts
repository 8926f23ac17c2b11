import { seedRandom } from '#shared/random.ts';
import {
  CARD_IDS,
  chaplainTrials,
  GAME,
  OPTIONS,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  type SupportTileId,
  VARIANT_IDS,
} from '../data/index.ts';
import { ALL_COPIES, ALL_HIGH, ALL_LOW } from './cards.ts';
import type { EventLog } from './event.ts';
import { beginMission } from './mission.ts';
import {
  blankDraft,
  charm,
  DECK,
  HAS_DECK,
  KNOWLEDGE,
  LEADER,
  MORALE,
  type MutablePosition,
  OPEN,
  OPTION,
  OPTION_BITS,
  oneTile,
  PLAYERS,
  POOL,
  type Position,
  RANDOM,
  SECRET,
  seatCount,
  soldier,
  tileCount,
  tiles,
  UNSEEN,
  UPPER,
  VARIANT,
  variantOf,
} from './position.ts';
import type { SetUp } from './set-up.ts';

/** The bit of each option that is set when it is not as usual. */
export const OPTION_BIT = {
  tileDeal: OPTION.randomTiles,
  fearful: OPTION.fearsTheLand,
  proud: OPTION.proudIfLast,
  twoPlayers: OPTION.chaplain,
} as const satisfies Record<keyof typeof OPTIONS, number>;

/** The game at the start of its first mission. The set-up must be sound: see {@link setUpFaults}. */
export function newGame(setUp: SetUp, log?: EventLog): Position {
  const draft = blankDraft();
  writeTable(draft, setUp);
  draft[UNSEEN] = ALL_LOW;
  draft[UNSEEN + 1] = ALL_HIGH;
  draft[UPPER] = trialsOf(draft, setUp);
  draft[MORALE] = ALL_COPIES - draft[UPPER];
  draft[POOL] = GAME.speechTokens[setUp.players];
  for (let seat = 0; seat < seatCount(draft); seat++) draft[tileCount(seat)] = GAME.tilesEach;
  setUp.tiles?.forEach((dealt, seat) => {
    draft[tiles(seat)] = tileCounts(dealt);
  });
  if (setUp.deck) writeDeck(draft, setUp.deck);
  seedRandom(draft, RANDOM, setUp.seed ?? '');
  beginMission(draft, log);
  return draft;
}

/** Writes what stays as it is for a whole game, and who leads first. */
export function writeTable(draft: MutablePosition, setUp: SetUp): void {
  const { players, soldiers, leader = 0, variant = 'normal', options = {} } = setUp;
  draft[PLAYERS] = players;
  draft[LEADER] = leader;
  draft[VARIANT] = VARIANT_IDS.indexOf(variant);
  draft[KNOWLEDGE] = setUp.hands === 'secret' ? SECRET : OPEN;
  draft[OPTION_BITS] = optionBits(options);
  soldiers.forEach((id, seat) => {
    draft[soldier(seat)] = SOLDIER_IDS.indexOf(id);
    draft[charm(seat)] = 1;
  });
}

function optionBits(options: NonNullable<SetUp['options']>): number {
  let bits = 0;
  for (const [id, bit] of Object.entries(OPTION_BIT)) {
    const key = id as keyof typeof OPTIONS;
    const chosen = options[key];
    if (chosen !== undefined && chosen !== OPTIONS[key][0]) bits |= bit;
  }
  return bits;
}

/** How many cards begin in Trials. */
function trialsOf(draft: MutablePosition, { trials, options }: SetUp): number {
  const { id, trials: usual } = variantOf(draft);
  return options?.twoPlayers === 'chaplain' ? (trials ?? chaplainTrials(id)) : usual;
}

export const tileCounts = (ids: readonly string[]): number =>
  ids.reduce((counts, id) => counts + oneTile(SUPPORT_TILE_IDS.indexOf(id as SupportTileId)), 0);

function writeDeck(draft: MutablePosition, deck: readonly string[]): void {
  const cards = deck.map((id) => CARD_IDS.indexOf(id));
  const inTrials = draft[UPPER];
  draft[HAS_DECK] = 1;
  draft.set([...cards.slice(0, inTrials).reverse(), ...cards.slice(inTrials).reverse()], DECK);
}
