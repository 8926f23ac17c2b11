import type { PlayerView } from '#play/rules/game-rules.ts';
import { RANDOM_WORDS } from '#shared/random.ts';
import { ALL_COPIES, CARD_OF, type Card, THREAT_CARDS } from './cards.ts';
import { cardsOfCopies, copiesOf, inTheOpen, placeCopies, publicKnown } from './copies.ts';
import type { LesPoilus } from './outcome.ts';
import {
  ACTING,
  blankDraft,
  DECK,
  HAS_DECK,
  HEARERS,
  HIDDEN_TILE,
  hand,
  handSize,
  isIn,
  isOpen,
  KNOWLEDGE,
  KNOWN,
  LAND,
  LAND_CARDS,
  LAND_COUNT,
  MOMENT,
  MOST_SEATS,
  type MutablePosition,
  mutableCopy,
  NO_TILE,
  NOBODY,
  PHASE,
  PHASES,
  PLAYERS,
  type Position,
  PUBLIC_KNOWN,
  placed,
  RANDOM,
  REMOVED,
  SECRET,
  SEEN_BY,
  type Seat,
  seatCount,
  TURN,
  tiles,
} from './position.ts';

/**
 * What a seat can know of a game: the table, its own hand and tiles. Others' hands and tiles, the
 * order of the decks and the state of the generator are blank, and which of identical cards is where
 * says nothing. Everything that advises takes this type and no other.
 */
export type SeatView = PlayerView<LesPoilus>;

/** A position as a seat sees it. Rule: les-poilus.secret-hands */
export function playerView(position: Position, seat: Seat): SeatView {
  const draft = mutableCopy(position);
  draft[HAS_DECK] = 0;
  draft.fill(0, DECK, DECK + ALL_COPIES);
  draft.fill(0, RANDOM, RANDOM + RANDOM_WORDS);
  if (isOpen(position)) draft[KNOWLEDGE] = SEEN_BY + seat;
  const told = draft[KNOWLEDGE];
  const own = told === SECRET ? NO_HAND : told - SEEN_BY;
  hideTiles(draft, own);
  if (draft[PHASE] === MOMENT.speech) draft[HEARERS] = hearersForAllOneKnows(draft);
  const cards = own === NO_HAND ? [] : cardsOfCopies(position[hand(own)], position[hand(own) + 1]);
  for (let other = 0; other < draft[PLAYERS]; other++) draft.fill(0, hand(other), hand(other) + 2);
  const known = isOpen(position) ? knownToAll(position, cards) : knownHere(position);
  const removed = cardsOfCopies(position[REMOVED], position[REMOVED + 1]);
  for (let n = 0; n < draft[LAND_COUNT]; n++) draft[LAND + n] = CARD_OF[draft[LAND + n]];
  const hands = own === NO_HAND ? [] : [{ cell: hand(own), cards }];
  draft.fill(0, PUBLIC_KNOWN, PUBLIC_KNOWN + 2);
  placeCopies(draft, { removed, known, hands });
  return draft as unknown as SeatView;
}

const NO_HAND = -1;

function hideTiles(draft: MutablePosition, own: Seat): void {
  for (let seat = 0; seat < seatCount(draft); seat++) {
    if (seat === own) continue;
    draft[tiles(seat)] = 0;
    // A tile turned up stays seen until it changes hands; in an open game none is before that.
    if (draft[KNOWLEDGE] !== SECRET && draft[placed(seat)] !== NO_TILE) {
      draft[placed(seat)] = HIDDEN_TILE;
    }
  }
}

/** An open game asks only those with such a card; nobody else knows who they are. */
function hearersForAllOneKnows(draft: MutablePosition): number {
  let set = 0;
  const players = draft[PLAYERS];
  for (
    let seat = (draft[TURN] + 1) % players;
    seat !== draft[ACTING];
    seat = (seat + 1) % players
  ) {
    if (isIn(draft, seat) && draft[handSize(seat)] > 0) set |= 1 << seat;
  }
  return set;
}

const knownHere = (position: Position): Card[] =>
  cardsOfCopies(position[KNOWN], position[KNOWN + 1]);

/** Cards that all saw go into the lower part; not more than are hidden from one who holds some. */
function knownToAll(position: Position, held: readonly Card[]): Card[] {
  const known: Card[] = [];
  for (let card = 0; card < THREAT_CARDS; card++) {
    const inHand = held.filter((one) => one === card).length;
    const hidden = copiesOf(card) - inTheOpen(position, card) - inHand;
    const count = Math.min(publicKnown(position, card), hidden);
    for (let n = 0; n < count; n++) known.push(card);
  }
  return known;
}

/*
 * What a seat sees, as its own device is told it. A sight is no table, and is not told as one: a table leaves
 * out what is known of the decks.
 */

/**
 * The cells of a sight.
 *
 * @param isHearing whether a speech is being answered: whom the rules ask would tell who holds such a card
 */
export function deviceCells(position: Position, seat: Seat, isHearing: boolean): number[] {
  const view = playerView(position, seat);
  const cells = Array.from({ length: CELLS }, (_, cell) => view[cell]);
  if (isHearing) {
    cells[TURN] = NOBODY;
    cells[HEARERS] = 0;
  }
  return cells;
}

const CELLS = blankDraft().length;

/**
 * The number of what cells and numbers mean: a device whose build means something else would misread every
 * sight. A test says when it has to be another.
 */
export const SIGHT_LAYOUT = 1;

/** A sight out of its cells; nothing where they are no sight of that seat. */
export function sightIn(cells: unknown, seat: Seat): SeatView | undefined {
  if (!Array.isArray(cells) || cells.length !== CELLS || !cells.every(isCell)) return undefined;
  const within = (cell: number, least: number, most: number) =>
    cells[cell] >= least && cells[cell] <= most;
  const isSight =
    cells[KNOWLEDGE] === SEEN_BY + seat &&
    within(PLAYERS, 2, MOST_SEATS) &&
    seat < cells[PLAYERS] &&
    within(PHASE, 0, PHASES.length - 1) &&
    within(TURN, NOBODY, MOST_SEATS - 1) &&
    within(LAND_COUNT, 0, LAND_CARDS);
  return isSight ? (Int32Array.from(cells) as unknown as SeatView) : undefined;
}

const isCell = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) === ((value as number) | 0);
