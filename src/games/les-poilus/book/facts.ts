import { CARD_COPIES, HARDSHIPS } from '../data/hardships.ts';
import {
  chaplainTrials,
  GAME,
  SOLDIERS,
  SUPPORT_TILES,
  type SupportTileId,
  VARIANTS,
  type VariantId,
} from '../data/set-up.ts';
import { THREATS } from '../data/threats.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const copies = (cards: readonly { readonly copies: number }[]): number =>
  sum(cards.map((card) => card.copies));

const CARDS = sum(CARD_COPIES);
const trials = (id: VariantId): number => VARIANTS.find((one) => one.id === id)?.trials ?? 0;
const tiles = (id: SupportTileId): number => copies(SUPPORT_TILES.filter((tile) => tile.id === id));
const tokens = (players: number): number => GAME.speechTokens[players] ?? 0;

/** The numbers the rulebook's text takes from the game's data. */
export const FACTS = {
  soldiers: SOLDIERS.length,
  cards: CARDS,
  'threat-cards': copies(THREATS),
  'hardship-cards': HARDSHIPS.length,
  'trap-cards': copies(THREATS.filter(({ trap }) => trap)),
  'per-kind': copies(THREATS.filter(({ kinds }) => kinds.includes('night'))),
  tiles: copies(SUPPORT_TILES),
  'tiles-left': tiles('left'),
  'tiles-right': tiles('right'),
  'tiles-double-left': tiles('double-left'),
  'tiles-double-right': tiles('double-right'),
  'speech-tokens': Math.max(...Object.values(GAME.speechTokens)),
  'speech-two': tokens(2),
  'speech-four': tokens(4),
  'speech-five': tokens(5),
  trials: trials('normal'),
  morale: CARDS - trials('normal'),
  'veteran-trials': trials('veteran'),
  'veteran-morale': CARDS - trials('veteran'),
  'chaplain-trials': chaplainTrials('normal'),
  'first-intensity': GAME.firstIntensity,
  'drop-min': GAME.leastDrop,
  'hardships-lose': GAME.hardshipsLose,
} as const satisfies Record<string, number>;
