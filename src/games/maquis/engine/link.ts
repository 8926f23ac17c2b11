import { type Digit, DigitReader, packed } from './digits.ts';
import { moveDigits, readMoves, readSetUp, setUpDigits } from './game-in-digits.ts';
import type { GameSetUp } from './new-game.ts';
import { type GameRecord, makeRecord, outcomeOf } from './record.ts';
import { sealed, unsealed } from './sealed-text.ts';

/**
 * A game or a deal in the fragment of an address: `game=1…`, `deal=1…`, the version first. Behind
 * the checksum stands one number that packs the set-up and, for a game, its moves; each move is its
 * place among the legal moves of its position, ordered by their texts, so that a link does not
 * depend on the order in which the engine lists them. Only legal games can be written down thus.
 */

export const LINK_VERSION = '1';

/** Some 20 whole games long: only a game without an end (Very Easy) could come near it. */
export const MOST_LINK_MOVES = 5000;
/** What a game of that length can take at most, and nothing longer is looked at. */
const LONGEST_LINK = 8000;

/** Why a link cannot be opened. */
export type LinkFault =
  /** Not a link to a game at all. */
  | { readonly code: 'foreign' }
  | { readonly code: 'too-long'; readonly length: number; readonly most: number }
  | { readonly code: 'other-version'; readonly found: string }
  /** Letters are missing or were changed. */
  | { readonly code: 'damaged' }
  /** Nothing was lost on the way, but what it tells is no game by these rules. */
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

export type ReadLink =
  | { readonly game: SharedGame }
  | { readonly deal: GameSetUp }
  | { readonly fault: LinkFault };

/**
 * The fragment, without `#`, that holds a whole game.
 *
 * @throws RangeError where a move is illegal, `at` is not within the game, or there are more than
 * {@link MOST_LINK_MOVES} moves
 */
export function gameLink({ record, at }: SharedGame): string {
  const count = record.moves.length;
  if (count > MOST_LINK_MOVES) throw new RangeError(`${count} moves are too many for a link`);
  if (!(Number.isInteger(at) && at >= 0 && at <= count)) {
    throw new RangeError(`the game has no moment ${at}`);
  }
  const length: Digit[] = [
    [count, MOST_LINK_MOVES + 1],
    [at, count + 1],
  ];
  return link('game', [...setUpDigits(record), ...length, ...moveDigits(record, record.moves)]);
}

/** The fragment, without `#`, that holds a set-up alone: whoever opens it plays the same deal. */
export const dealLink = (setUp: GameSetUp): string => link('deal', setUpDigits(setUp));

type Kind = 'game' | 'deal';

const label = (kind: Kind): string => `${kind}=${LINK_VERSION}`;
const link = (kind: Kind, digits: readonly Digit[]): string =>
  label(kind) + sealed(label(kind), packed(digits));

/** Reads a fragment, with or without `#`. Whatever it holds, it ends in a game, a deal or a fault. */
export function readLink(fragment: string): ReadLink {
  const parts = /^#?(game|deal)=(\d*)/.exec(fragment.slice(0, LONGEST_LINK));
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
  const game = readGame(setUp, digits);
  return game && digits.isDone() ? { game } : NO_SUCH_GAME;
}

const NO_SUCH_GAME: ReadLink = { fault: { code: 'no-such-game' } };

function readGame(setUp: GameSetUp, digits: DigitReader): SharedGame | undefined {
  const count = digits.next(MOST_LINK_MOVES + 1);
  const at = digits.next(count + 1);
  const played = readMoves(setUp, count, digits);
  return played && { record: makeRecord(setUp, played.moves, outcomeOf(played.position)), at };
}
