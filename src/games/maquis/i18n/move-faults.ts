import * as m from '#messages';
import { eitherOf, listed } from '#shared/list-text.ts';
import { nearest } from '#shared/nearest.ts';
import {
  EVERY_TILE_ID,
  FIELDS,
  LOCATION_IDS,
  NO_ACTION,
  PATROL_CARDS,
  SIDES,
  TILE_IDS,
} from '../data/index.ts';
import type { MoveFault } from '../engine/index.ts';
import { ACTION_WORDS, FIELD_TARGET, TARGET_KIND } from '../engine/move.ts';

/** Every form a move has, as the record's description writes them. */
const FORMS = [
  'place:PLACE',
  'patrol:CARD',
  'act:PLACE:ACTION',
  'act:PLACE:ACTION:TARGET',
  'return',
  'upkeep',
  'shoot:PLACE',
] as const;

/** What a step that leaves a choice can be paid with. */
const PAYABLE = ['weapon', 'explosives'];

const CARDS = { first: 1, last: PATROL_CARDS.length };

const SENTENCES: Readonly<Record<MoveFault['code'], (found: string) => string>> = {
  'unknown-move': (found) => m.maquis_move_fault_unknown_move({ found, moves: eitherOf(FORMS) }),
  'unknown-place': (found) =>
    found === ''
      ? m.maquis_move_fault_place_missing({ example: 'grocer' })
      : unknown(found, LOCATION_IDS, {
          like: m.maquis_move_fault_unknown_place_like,
          among: m.maquis_move_fault_unknown_place,
        }),
  'unknown-card': (found) =>
    found === ''
      ? m.maquis_move_fault_card_missing(CARDS)
      : m.maquis_move_fault_unknown_card({ found, ...CARDS }),
  'unknown-action': (found) =>
    found === ''
      ? m.maquis_move_fault_action_missing({ none: NO_ACTION.id })
      : unknown(found, ACTION_WORDS, {
          like: m.maquis_move_fault_unknown_action_like,
          among: m.maquis_move_fault_unknown_action,
        }),
  'unknown-field': (found) =>
    unknown(found, FIELDS, {
      like: m.maquis_move_fault_unknown_field_like,
      among: m.maquis_move_fault_unknown_field,
    }),
  'unknown-tile': (found) =>
    unknown(found, EVERY_TILE_ID, {
      like: m.maquis_move_fault_unknown_tile_like,
      among: m.maquis_move_fault_unknown_tile,
    }),
  'unknown-side': (found) => m.maquis_move_fault_unknown_side({ found, ids: eitherOf(SIDES) }),
  'unknown-payment': (found) =>
    m.maquis_move_fault_unknown_payment({ found, ids: eitherOf(PAYABLE) }),
  'target-missing': (text) =>
    targetOf(text) === FIELD_TARGET
      ? m.maquis_move_fault_field_missing({ ids: eitherOf(FIELDS) })
      : m.maquis_move_fault_tile_missing({ ids: eitherOf(TILE_IDS) }),
  'too-many-parts': (text) => m.maquis_move_fault_too_many_parts({ whole: wholeMoveIn(text) }),
};

/** Why a text is no move, in a sentence, with the nearest known word where one is near. */
export const moveFaultText = ({ code, found }: MoveFault): string => SENTENCES[code](found);

interface UnknownWord {
  readonly like: (words: { found: string; suggestion: string }) => string;
  readonly among: (words: { found: string; ids: string }) => string;
}

function unknown(found: string, known: readonly string[], { like, among }: UnknownWord): string {
  const suggestion = nearest(found, known);
  return suggestion ? like({ found, suggestion }) : among({ found, ids: listed(known) });
}

/** The part of a text at which its move is complete. */
function wholeMoveIn(text: string): string {
  const parts = text.split(':');
  const [kind] = parts;
  if (kind === 'return' || kind === 'upkeep') return kind;
  if (kind !== 'act') return parts.slice(0, 2).join(':');
  return parts.slice(0, targetOf(text) ? 4 : 3).join(':');
}

/** What sort of thing the action in a text is aimed at; nothing for most. */
const targetOf = (text: string): number | undefined =>
  TARGET_KIND[ACTION_WORDS.indexOf(text.split(':')[2])];
