import * as m from '#messages';
import type { HardshipId } from '../data/index.ts';
import { hasHealed, movePartsOf, type Position, parseMove } from '../engine/index.ts';
import { cardInWords, isHardshipId } from './cards.ts';
import { KIND_NAMES, SUPPORT_TILE_NAMES, type Who } from './names.ts';

type MoveParts = ReturnType<typeof movePartsOf>;
type Told = Required<Pick<MoveParts, 'card' | 'kind' | 'tile' | 'number' | 'seat'>>;

const SENTENCES: Readonly<Record<MoveParts['word'], (parts: Told, who: Who) => string>> = {
  chaplain: ({ tile }) => m.poilus_move_chaplain({ tile: SUPPORT_TILE_NAMES[tile]() }),
  intensity: ({ number }) => m.poilus_move_intensity({ count: number }),
  deal: ({ seat, card }, who) => m.poilus_move_deal({ card: cardInWords(card), who: who(seat) }),
  play: ({ card }) =>
    isBorne(card)
      ? m.poilus_move_play_hardship({ card: cardInWords(card) })
      : m.poilus_move_play({ card: cardInWords(card) }),
  'fall-back': () => m.poilus_move_fall_back(),
  speech: ({ kind }) => m.poilus_move_speech({ kind: KIND_NAMES[kind]() }),
  charm: ({ card }) => m.poilus_move_charm({ card: cardInWords(card) }),
  draw: ({ card }) => m.poilus_move_draw({ card: cardInWords(card) }),
  remove: ({ tile }) => m.poilus_move_remove({ tile: SUPPORT_TILE_NAMES[tile]() }),
  place: ({ tile }) => m.poilus_move_place({ tile: SUPPORT_TILE_NAMES[tile]() }),
  discard: ({ card }) => m.poilus_move_discard({ card: cardInWords(card) }),
  keep: () => m.poilus_move_keep(),
  cure: ({ seat, card }, who) => m.poilus_move_cure({ card: cardInWords(card), who: who(seat) }),
  reveal: ({ seat, tile }, who) =>
    m.poilus_move_reveal({ tile: SUPPORT_TILE_NAMES[tile](), who: who(seat) }),
  heal: ({ card }) => m.poilus_move_heal({ card: cardInWords(card) }),
  'charm-back': () => m.poilus_move_charm_back(),
  done: () => m.poilus_move_done(),
};

/** Whether a card lies in front of whoever plays it: every hardship but Merry Christmas. */
const isBorne = (card: string): boolean =>
  isHardshipId(card) && card !== ('merry-christmas' satisfies HardshipId);

/** A move made in a position: who took half of a bonus does not decline it. */
export const moveInPosition = (before: Position, move: string, who: Who): string =>
  move === 'done' && hasHealed(before) ? m.poilus_move_done_more() : moveInWords(move, who);

/** What a move does, as a button says it: "Lay Rain + Whistle". */
export function moveInWords(text: string, who: Who): string {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(`no move: ${text}`);
  const parts = movePartsOf(parsed.move);
  return SENTENCES[parts.word](parts as MoveParts & Told, who);
}
