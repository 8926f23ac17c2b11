import { type Digit, DigitReader, packed } from './digits.ts';
import { moveDigits, readMoves, readSetUp, setUpDigits } from './game-in-digits.ts';
import { type Move, moveText } from './move.ts';
import { type GameSetUp, newGame } from './new-game.ts';
import type { Position } from './position.ts';
import { type GameRecord, MOST_MOVES, makeRecord, outcomeOf } from './record.ts';
import { sealed, unsealed } from './sealed-text.ts';
import { dealtAnew, withoutSecrets } from './set-position.ts';
import { tableOf } from './snapshot.ts';
import type { Table } from './table.ts';
import { readState, readUnseen, stateDigits, unseenDigits } from './table-in-digits.ts';

/**
 * A game, a deal or a position in the fragment of an address: `game=1…`, `deal=1…`, `position=1…`,
 * the version first. Behind the checksum stands one number that packs the set-up, for a position the
 * table, and the moves; each move is its place among the legal moves of its position, ordered by
 * their texts, so that a link does not depend on the order in which the engine lists them. Only what
 * can be by the rules is written down thus.
 */

export const LINK_VERSION = '1';

/** As many as a record may have. */
export const MOST_LINK_MOVES = MOST_MOVES;
/** What a game of that length can take at most, and nothing longer is looked at. */
const LONGEST_LINK = 8000;

/** Why a link cannot be opened. */
export type LinkFault =
  /** Not a link of this site's at all. */
  | { readonly code: 'foreign' }
  | { readonly code: 'too-long'; readonly length: number; readonly most: number }
  | { readonly code: 'other-version'; readonly found: string }
  /** Letters are missing or were changed. */
  | { readonly code: 'damaged' }
  /** Nothing was lost on the way, but what it tells cannot be by these rules. */
  | { readonly code: 'no-such-game' };

export const LINK_FAULT_CODES = [
  'foreign',
  'too-long',
  'other-version',
  'damaged',
  'no-such-game',
] as const satisfies readonly LinkFault['code'][];

/** A game, and the moment it was shared at: how many of its moves had been made. */
export interface SharedGame {
  readonly record: GameRecord;
  readonly at: number;
}

/**
 * A position that somebody set up, without what no player at it knows, and the game played from it
 * as far as it went.
 */
export interface SharedPosition {
  readonly table: Table;
  /** By which its cards to come are dealt; whoever opens it deals their own where there is none. */
  readonly seed?: string;
  readonly moves: readonly string[];
  readonly at: number;
}

export type ReadLink =
  | { readonly game: SharedGame }
  | { readonly deal: GameSetUp }
  | { readonly position: SharedPosition }
  | { readonly fault: LinkFault };

/**
 * The fragment, without `#`, that holds a whole game.
 *
 * @throws RangeError where a move is illegal, `at` is not within the game, or there are more than
 * {@link MOST_LINK_MOVES} moves
 */
export function gameLink({ record, at }: SharedGame): string {
  const played = playedDigits(newGame(record), record.moves, at);
  return link('game', [...setUpDigits(record), ...played]);
}

/**
 * The fragment, without `#`, that holds a position and what was played from it.
 *
 * @throws RangeError where the table cannot be, and as {@link gameLink}
 */
export function positionLink({ table, seed, moves, at }: SharedPosition): string {
  const made = dealtAnew(table, seed);
  if ('faults' in made) throw new RangeError(`no such table: ${made.faults[0].code}`);
  const { difficulty, goals, state, unseen = {} } = tableOf(made.position);
  return link('position', [
    ...setUpDigits({ difficulty, goals, ...(seed === undefined ? {} : { seed }) }),
    ...stateDigits(state, goals),
    ...unseenDigits(unseen, state),
    ...playedDigits(made.position, moves, at),
  ]);
}

/** The fragment, without `#`, that holds a set-up alone: whoever opens it plays the same deal. */
export const dealLink = (setUp: GameSetUp): string => link('deal', setUpDigits(setUp));

/** How many moves, the moment among them, and each of them. */
function playedDigits(start: Position, moves: readonly string[], at: number): Digit[] {
  const count = moves.length;
  if (count > MOST_LINK_MOVES) throw new RangeError(`${count} moves are too many for a link`);
  if (!(Number.isInteger(at) && at >= 0 && at <= count)) {
    throw new RangeError(`the game has no moment ${at}`);
  }
  return [[count, MOST_LINK_MOVES + 1], [at, count + 1], ...moveDigits(start, moves)];
}

type Kind = 'game' | 'deal' | 'position';

const label = (kind: Kind): string => `${kind}=${LINK_VERSION}`;
const link = (kind: Kind, digits: readonly Digit[]): string =>
  label(kind) + sealed(label(kind), packed(digits));

/** Whether a fragment is meant to be such a link, whole or not. */
export const isLink = (fragment: string): boolean => LABEL.test(fragment.slice(0, LONGEST_LINK));

const LABEL = /^#?(game|deal|position)=(\d*)/;

/** Reads a fragment, with or without `#`. Whatever it holds, it ends in what was shared or a fault. */
export function readLink(fragment: string): ReadLink {
  const parts = LABEL.exec(fragment.slice(0, LONGEST_LINK));
  if (!parts) return { fault: { code: 'foreign' } };
  const kind = parts[1] as Kind;
  const text = fragment.slice(fragment.indexOf('=') + 1);
  if (text.length > LONGEST_LINK) {
    return { fault: { code: 'too-long', length: fragment.length, most: LONGEST_LINK } };
  }
  if (text !== '' && !text.startsWith(LINK_VERSION)) {
    return { fault: { code: 'other-version', found: text.slice(0, 1) } };
  }
  const value = unsealed(label(kind), text.slice(LINK_VERSION.length));
  if (value === undefined) return { fault: { code: 'damaged' } };
  const digits = new DigitReader(value);
  const setUp = readSetUp(digits);
  if (kind === 'deal') return digits.isDone() ? { deal: setUp } : NO_SUCH_GAME;
  const told = kind === 'game' ? readGame(setUp, digits) : readPosition(setUp, digits);
  return told && digits.isDone() ? told : NO_SUCH_GAME;
}

const NO_SUCH_GAME: ReadLink = { fault: { code: 'no-such-game' } };

function readGame(setUp: GameSetUp, digits: DigitReader): ReadLink | undefined {
  const played = readPlayed(newGame(setUp), digits);
  if (!played) return undefined;
  const { moves, at, end } = played;
  return { game: { record: makeRecord(setUp, moves, outcomeOf(end)), at } };
}

function readPosition(setUp: GameSetUp, digits: DigitReader): ReadLink | undefined {
  const { difficulty, goals, seed } = setUp;
  const state = readState(digits, goals);
  const unseen = readUnseen(digits, state);
  const made = dealtAnew({ difficulty, goals, state, unseen }, seed);
  const played = 'position' in made ? readPlayed(made.position, digits) : undefined;
  if (!played || 'faults' in made) return undefined;
  const table = withoutSecrets(tableOf(made.position));
  const { moves, at } = played;
  const dealt = seed === undefined ? {} : { seed };
  return { position: { table, ...dealt, moves: moves.map(moveText), at } };
}

function readPlayed(
  start: Position,
  digits: DigitReader,
): { readonly moves: readonly Move[]; readonly at: number; readonly end: Position } | undefined {
  const count = digits.next(MOST_LINK_MOVES + 1);
  const at = digits.next(count + 1);
  const played = readMoves(start, count, digits);
  return played && { moves: played.moves, at, end: played.position };
}
