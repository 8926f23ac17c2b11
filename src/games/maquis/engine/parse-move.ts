import {
  ACTIONS,
  EVERY_RESOURCE,
  EVERY_TILE_ID,
  FIELDS,
  isExit,
  LOCATION_IDS,
  type LocationId,
  PATROL_CARDS,
  type Resource,
  SIDES,
  type Side,
  type TileId,
} from '../data/index.ts';
import {
  ACTION_WORDS,
  type ActionWord,
  actMove,
  BORROWED_TARGET,
  bridgeMove,
  drawMove,
  FAKE_ID,
  FIELD_TARGET,
  LENT,
  lookMove,
  type Move,
  NO_TARGET,
  PAYMENT_KINDS,
  placeMove,
  placeWithFakeIdMove,
  RETURN,
  removeMove,
  revealMove,
  STEP_TARGET,
  shootMove,
  stepTarget,
  TARGET_KIND,
  UPKEEP,
} from './move.ts';
import { findPlace, idOf, type Place } from './places.ts';

/** Why a string is no move at all, whatever the position. */
export interface MoveFault {
  readonly code:
    | 'unknown-move'
    | 'unknown-place'
    | 'unknown-card'
    | 'unknown-action'
    | 'unknown-field'
    | 'unknown-tile'
    | 'unknown-side'
    | 'unknown-payment'
    | 'target-missing'
    | 'too-many-parts';
  /** The part of the string at fault. */
  readonly found: string;
}

type ParsedMove = { readonly move: Move } | { readonly fault: MoveFault };

const fault = (code: MoveFault['code'], found: string): ParsedMove => ({ fault: { code, found } });

/** Reads a move from its text; it may still be illegal where it is tried. */
export function parseMove(text: string): ParsedMove {
  const [kind, second, ...more] = text.split(':');
  if (kind === 'return' || kind === 'upkeep') {
    if (second !== undefined) return fault('too-many-parts', text);
    return { move: kind === 'return' ? RETURN : UPKEEP };
  }
  const ofCard = kind === undefined ? undefined : OF_A_CARD[kind];
  if (ofCard) return parseCard(ofCard, second, more, text);
  const ofPlace = kind === undefined ? undefined : OF_A_PLACE[kind];
  if (!ofPlace && kind !== 'act') return fault('unknown-move', text);
  const place = findPlace(second ?? '');
  if (place === undefined) return fault('unknown-place', second ?? '');
  if (!ofPlace) return parseAct(place, more, text);
  if (kind === 'place' && more.length === 1 && more[0] === FAKE_ID) {
    return { move: placeWithFakeIdMove(place) };
  }
  return more.length > 0 ? fault('too-many-parts', text) : { move: ofPlace(place) };
}

/** Moves of one part, by their kind: a card, or a place. */
const OF_A_CARD: Readonly<Record<string, (card: number) => Move>> = {
  patrol: drawMove,
  look: lookMove,
  reveal: revealMove,
};
const OF_A_PLACE: Readonly<Record<string, (place: Place) => Move>> = {
  place: placeMove,
  shoot: shootMove,
  remove: removeMove,
  bridge: bridgeMove,
};

function parseCard(
  moveOf: (card: number) => Move,
  card = '',
  more: readonly string[],
  text: string,
): ParsedMove {
  if (more.length > 0) return fault('too-many-parts', text);
  const found = PATROL_CARDS.find(({ number }) => String(number) === card);
  return found ? { move: moveOf(found.number) } : fault('unknown-card', card);
}

function parseAct(place: Place, parts: readonly string[], text: string): ParsedMove {
  const [action = '', target, ...more] = parts;
  const word = ACTION_WORDS.indexOf(action);
  if (word < 0) return fault('unknown-action', action);
  const wants = TARGET_KIND[word];
  if (wants === STEP_TARGET) return parseStep(place, word, parts.slice(1), text);
  if (wants === BORROWED_TARGET) return parseBorrowed(place, word, parts.slice(1), text);
  if (more.length > 0 || (!wants && target !== undefined)) return fault('too-many-parts', text);
  if (!wants) return { move: actMove(place, word, NO_TARGET) };
  if (target === undefined) return fault('target-missing', text);
  if (wants === FIELD_TARGET) {
    const isField = FIELDS.some((field) => field === target);
    if (!isField) return fault('unknown-field', target);
    return { move: actMove(place, word, LOCATION_IDS.indexOf(target as LocationId)) };
  }
  const tile = EVERY_TILE_ID.indexOf(target as TileId);
  return tile < 0 ? fault('unknown-tile', target) : { move: actMove(place, word, tile) };
}

/** `goal`, and behind it the side unless the worker stands on the card, and what is paid of a choice. */
function parseStep(
  place: Place,
  word: ActionWord,
  parts: readonly string[],
  text: string,
): ParsedMove {
  const isOnCard = isExit(idOf(place));
  const [side, ...more] = isOnCard ? [undefined, ...parts] : parts;
  if (!isOnCard && side === undefined) return { move: actMove(place, word, NO_TARGET) };
  const exit = isOnCard ? undefined : SIDES.indexOf(side as Side);
  if (exit === -1) return fault('unknown-side', side ?? '');
  const [paid, ...rest] = more;
  if (rest.length > 0) return fault('too-many-parts', text);
  const kind = paid === undefined ? undefined : EVERY_RESOURCE.indexOf(paid as Resource);
  if (kind !== undefined && !PAYMENT_KINDS.includes(kind)) {
    return isOnCard && kind < 0
      ? fault('too-many-parts', text)
      : fault('unknown-payment', paid ?? '');
  }
  return { move: actMove(place, word, stepTarget(exit, kind)) };
}

/** `fixer`, and behind it the tile and its action. */
function parseBorrowed(
  place: Place,
  word: ActionWord,
  [tile, action, ...more]: readonly string[],
  text: string,
): ParsedMove {
  if (more.length > 0) return fault('too-many-parts', text);
  if (tile === undefined || action === undefined) return fault('target-missing', text);
  const number = EVERY_TILE_ID.indexOf(tile as TileId);
  if (number < 0) return fault('unknown-tile', tile);
  const lent = LENT.findIndex((one) => one.tile === number && ACTIONS[one.action].id === action);
  return lent < 0 ? fault('unknown-action', action) : { move: actMove(place, word, lent) };
}
