import { CARD_IDS, GAME, HARDSHIP_IDS, SUPPORT_TILE_IDS, THREAT_KINDS } from '../data/index.ts';
import { type Card, DIFFERENT_CARDS, THREAT_CARDS } from './cards.ts';
import type { Seat } from './position.ts';

/**
 * A move is one number inside the engine and a string everywhere else (`deal:0:night-shell`,
 * `play:mute`, `fall-back`, `reveal:2:left`):
 *
 *     seat (3 bits)  card, kind, tile or number (6)  what (5)
 */
export type Move = number;

/** The words moves begin with; a word is its number here. */
export const MOVE = {
  chaplain: 0,
  intensity: 1,
  deal: 2,
  play: 3,
  'fall-back': 4,
  speech: 5,
  charm: 6,
  draw: 7,
  remove: 8,
  place: 9,
  discard: 10,
  keep: 11,
  cure: 12,
  reveal: 13,
  heal: 14,
  'charm-back': 15,
  done: 16,
} as const;
type MoveWord = keyof typeof MOVE;
const MOVE_WORDS = Object.keys(MOVE) as readonly MoveWord[];

const WORD_BITS = 5;
const VALUE_BITS = 6;

export const moveOf = (word: number, value = 0, seat: Seat = 0): Move =>
  word | (value << WORD_BITS) | (seat << (WORD_BITS + VALUE_BITS));
export const moveWordOf = (move: Move): number => move & 31;
export const moveValue = (move: Move): number => (move >>> WORD_BITS) & 63;
export const seatIn = (move: Move): Seat => move >>> (WORD_BITS + VALUE_BITS);

/** What each word is followed by. */
type Part = 'seat' | 'card' | 'threat' | 'hardship' | 'kind' | 'tile' | 'number';
const PARTS: Readonly<Record<MoveWord, readonly Part[]>> = {
  chaplain: ['tile'],
  intensity: ['number'],
  deal: ['seat', 'card'],
  play: ['card'],
  'fall-back': [],
  speech: ['kind'],
  charm: ['threat'],
  draw: ['card'],
  remove: ['tile'],
  place: ['tile'],
  discard: ['card'],
  keep: [],
  cure: ['seat', 'hardship'],
  reveal: ['seat', 'tile'],
  heal: ['hardship'],
  'charm-back': [],
  done: [],
};

/** A move in parts, for those who show it. */
interface MoveParts {
  readonly word: MoveWord;
  readonly seat?: Seat;
  /** A card's id. */
  readonly card?: string;
  readonly kind?: (typeof THREAT_KINDS)[number];
  readonly tile?: (typeof SUPPORT_TILE_IDS)[number];
  readonly number?: number;
}

export function movePartsOf(move: Move): MoveParts {
  const word = MOVE_WORDS[moveWordOf(move)];
  const value = moveValue(move);
  const parts = PARTS[word];
  const what = parts[parts.length - 1];
  return {
    word,
    ...(parts[0] === 'seat' ? { seat: seatIn(move) } : {}),
    ...(what === 'tile' ? { tile: SUPPORT_TILE_IDS[value] } : {}),
    ...(what === 'kind' ? { kind: THREAT_KINDS[value] } : {}),
    ...(what === 'number' ? { number: value } : {}),
    ...(what === 'card' || what === 'threat' || what === 'hardship'
      ? { card: CARD_IDS[value] }
      : {}),
  };
}

/** The move as it stands in a record. */
export function moveText(move: Move): string {
  const { word, seat, card, kind, tile, number } = movePartsOf(move);
  return [word, seat, card ?? kind ?? tile ?? number]
    .filter((part) => part !== undefined)
    .join(':');
}

/** Why a string is no move at all, whatever the position. */
export interface MoveFault {
  readonly code:
    | 'unknown-move'
    | 'part-missing'
    | 'too-many-parts'
    | 'unknown-seat'
    | 'unknown-card'
    | 'no-threat-card'
    | 'no-hardship-card'
    | 'unknown-kind'
    | 'unknown-tile'
    | 'unknown-number';
  /** The part of the string at fault. */
  readonly found: string;
}

type ParsedMove = { readonly move: Move } | { readonly fault: MoveFault };

/** Reads a move from its text; it may still be illegal where it is tried. */
export function parseMove(text: string): ParsedMove {
  const [first, ...written] = text.split(':');
  const word = MOVE_WORDS.indexOf(first as MoveWord);
  if (word < 0) return { fault: { code: 'unknown-move', found: first } };
  const parts = PARTS[MOVE_WORDS[word]];
  if (written.length > parts.length) return { fault: { code: 'too-many-parts', found: text } };
  if (written.length < parts.length) return { fault: { code: 'part-missing', found: text } };
  let [seat, value] = [0, 0];
  for (const [n, part] of parts.entries()) {
    const found = READ[part](written[n]);
    if (typeof found === 'string') return { fault: { code: found, found: written[n] } };
    if (part === 'seat') seat = found;
    else value = found;
  }
  return { move: moveOf(word, value, seat) };
}

type Reading = number | MoveFault['code'];

const within =
  (ids: readonly string[], code: MoveFault['code']) =>
  (text: string): Reading => {
    const at = ids.indexOf(text);
    return at < 0 ? code : at;
  };

const readCard = within(CARD_IDS, 'unknown-card');

const cardAmong =
  (code: MoveFault['code'], isOne: (card: Card) => boolean) =>
  (text: string): Reading => {
    const card = readCard(text);
    return typeof card === 'string' || isOne(card) ? card : code;
  };

const SEATS = Array.from({ length: GAME.mostPlayers }, (_, seat) => String(seat));
/** No hand can be dealt more cards than there are. */
const NUMBERS = Array.from({ length: 60 }, (_, number) => String(number));

const READ: Readonly<Record<Part, (text: string) => Reading>> = {
  seat: within(SEATS, 'unknown-seat'),
  card: readCard,
  threat: cardAmong('no-threat-card', (card) => card < THREAT_CARDS),
  hardship: cardAmong(
    'no-hardship-card',
    (card) =>
      card >= THREAT_CARDS && card < DIFFERENT_CARDS && CARD_IDS[card] !== HARDSHIP_IDS.at(-1),
  ),
  kind: within(THREAT_KINDS, 'unknown-kind'),
  tile: within(SUPPORT_TILE_IDS, 'unknown-tile'),
  number: within(NUMBERS, 'unknown-number'),
};
