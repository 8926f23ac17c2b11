import {
  ACTIONS,
  type CardNumber,
  FIELDS,
  LOCATION_IDS,
  type LocationId,
  PATROL_CARDS,
  TILE_IDS,
  type TileId,
} from '../data/index.ts';
import { findPlace, idOf, type Place } from './places.ts';

/**
 * A move is one number inside the engine and a string everywhere else (`place:grocer`, `patrol:4`,
 * `act:radio-a:airdrop-food:field-west`, `return`, `upkeep`, `shoot:doctor`):
 *
 *     target (5 bits)  action (5)  place or card (5)  kind (3)
 */
export type Move = number;

export const PLACE = 0;
export const DRAW = 1;
export const ACT = 2;
export const RETURN = 3;
export const UPKEEP = 4;
export const SHOOT = 5;

/** The words for an action in a move; an action's word is its number here. */
export const ACTION_WORDS: readonly string[] = [...new Set(ACTIONS.map(({ id }) => id))];
export type ActionWord = number;

export const NO_TARGET = 31;
/** Actions that name what they are aimed at, and what that is. */
export const FIELD_TARGET = 1;
export const TILE_TARGET = 2;
export const TARGET_KIND: readonly number[] = ACTION_WORDS.map((word) => {
  const action = ACTIONS.find(({ id }) => id === word);
  return action?.airdrop ? FIELD_TARGET : action?.furnishes ? TILE_TARGET : 0;
});

export const placeMove = (place: Place): Move => PLACE | (place << 3);
export const drawMove = (card: number): Move => DRAW | (card << 3);
export const actMove = (place: Place, word: ActionWord, target: number): Move =>
  ACT | (place << 3) | (word << 8) | (target << 13);
export const shootMove = (place: Place): Move => SHOOT | (place << 3);

export const moveKind = (move: Move): number => move & 7;
/** The place a move is about; for a drawn card its number. */
export const movePlace = (move: Move): number => (move >>> 3) & 31;
export const moveWord = (move: Move): ActionWord => (move >>> 8) & 31;
export const moveTarget = (move: Move): number => move >>> 13;

/** A move in parts, for those who show it. */
export type MoveParts =
  | { readonly kind: 'place' | 'shoot'; readonly place: LocationId }
  | { readonly kind: 'patrol'; readonly card: CardNumber }
  | {
      readonly kind: 'act';
      readonly place: LocationId;
      readonly action: string;
      readonly field?: LocationId;
      readonly tile?: TileId;
    }
  | { readonly kind: 'return' | 'upkeep' };

export function movePartsOf(move: Move): MoveParts {
  const place = idOf(movePlace(move));
  switch (moveKind(move)) {
    case PLACE:
      return { kind: 'place', place };
    case SHOOT:
      return { kind: 'shoot', place };
    case DRAW:
      return { kind: 'patrol', card: movePlace(move) as CardNumber };
    case RETURN:
      return { kind: 'return' };
    case UPKEEP:
      return { kind: 'upkeep' };
    default: {
      const word = moveWord(move);
      const act = { kind: 'act', place, action: ACTION_WORDS[word] } as const;
      if (TARGET_KIND[word] === FIELD_TARGET) return { ...act, field: idOf(moveTarget(move)) };
      if (TARGET_KIND[word] === TILE_TARGET) return { ...act, tile: TILE_IDS[moveTarget(move)] };
      return act;
    }
  }
}

/** The move as it stands in a record. */
export function moveText(move: Move): string {
  const parts = movePartsOf(move);
  switch (parts.kind) {
    case 'place':
    case 'shoot':
      return `${parts.kind}:${parts.place}`;
    case 'patrol':
      return `patrol:${parts.card}`;
    case 'act': {
      const target = parts.field ?? parts.tile;
      return `act:${parts.place}:${parts.action}${target ? `:${target}` : ''}`;
    }
    default:
      return parts.kind;
  }
}

/** Why a string is no move at all, whatever the position. */
export interface MoveFault {
  readonly code:
    | 'unknown-move'
    | 'unknown-place'
    | 'unknown-card'
    | 'unknown-action'
    | 'unknown-field'
    | 'unknown-tile'
    | 'target-missing'
    | 'too-many-parts';
  /** The part of the string at fault. */
  readonly found: string;
}

export type ParsedMove = { readonly move: Move } | { readonly fault: MoveFault };

const fault = (code: MoveFault['code'], found: string): ParsedMove => ({ fault: { code, found } });

/** Reads a move from its text; it may still be illegal where it is tried. */
export function parseMove(text: string): ParsedMove {
  const [kind, second, ...more] = text.split(':');
  if (kind === 'return' || kind === 'upkeep') {
    if (second !== undefined) return fault('too-many-parts', text);
    return { move: kind === 'return' ? RETURN : UPKEEP };
  }
  if (kind === 'patrol') return parseDraw(second, more, text);
  if (kind !== 'place' && kind !== 'shoot' && kind !== 'act') return fault('unknown-move', text);
  const place = findPlace(second ?? '');
  if (place === undefined) return fault('unknown-place', second ?? '');
  if (kind === 'act') return parseAct(place, more, text);
  if (more.length > 0) return fault('too-many-parts', text);
  return { move: kind === 'place' ? placeMove(place) : shootMove(place) };
}

function parseDraw(card = '', more: readonly string[], text: string): ParsedMove {
  if (more.length > 0) return fault('too-many-parts', text);
  const found = PATROL_CARDS.find(({ number }) => String(number) === card);
  return found ? { move: drawMove(found.number) } : fault('unknown-card', card);
}

function parseAct(place: Place, parts: readonly string[], text: string): ParsedMove {
  const [action = '', target, ...more] = parts;
  const word = ACTION_WORDS.indexOf(action);
  if (word < 0) return fault('unknown-action', action);
  const wants = TARGET_KIND[word];
  if (more.length > 0 || (!wants && target !== undefined)) return fault('too-many-parts', text);
  if (!wants) return { move: actMove(place, word, NO_TARGET) };
  if (target === undefined) return fault('target-missing', text);
  if (wants === FIELD_TARGET) {
    const isField = FIELDS.some((field) => field === target);
    if (!isField) return fault('unknown-field', target);
    return { move: actMove(place, word, LOCATION_IDS.indexOf(target as LocationId)) };
  }
  const tile = TILE_IDS.indexOf(target as TileId);
  return tile < 0 ? fault('unknown-tile', target) : { move: actMove(place, word, tile) };
}
