import { type Digit, DigitReader, packed } from './digits.ts';
import { moveDigits, readMoves, readSetUp, setUpDigits } from './game-in-digits.ts';
import { type Move, moveText } from './move.ts';
import { type GameSetUp, newGame } from './new-game.ts';
import type { Position } from './position.ts';
import { type GameRecord, MOST_MOVES, makeRecord, outcomeOf } from './record.ts';
import { RULESET, type Ruleset, rulesetCalled, rulesetNumbered } from './rulesets.ts';
import { checksum, sealed, unsealed } from './sealed-text.ts';
import { dealtAnew, withoutSecrets } from './set-position.ts';
import { tableOf } from './snapshot.ts';
import type { Table } from './table.ts';
import { readState, readUnseen, stateDigits, unseenDigits } from './table-in-digits.ts';

/**
 * A game, a deal or a position in the fragment of an address: `game=2…`, `deal=2…`, `position=2…`,
 * the version first. Behind the checksum stands one number that packs the ruleset, the set-up, for a
 * position the table, the moves, and a check of the position they end in; each move is its place among
 * the legal moves of its position, ordered by their texts, so that a link does not depend on the order
 * in which the engine lists them. Only what can be by the rules is written down thus.
 *
 * The check tells a game from another one that the same numbers would mean under other rules. Links of
 * version 1 have neither it nor the ruleset: they are of print-and-play 1.1.
 */

export const LINK_VERSION = '2';
const VERSIONS: readonly string[] = ['1', LINK_VERSION];

/** How many rulesets there is room for, and how many values the check has. */
const RULESET_NUMBERS = 64;
const CHECKS = 2 ** 24;

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
  /** Nothing was lost on the way, but it is of a ruleset this page does not know, or was made by other rules. */
  | { readonly code: 'other-rules' }
  /** Nothing was lost on the way, but what it tells cannot be by these rules. */
  | { readonly code: 'no-such-game' };

export const LINK_FAULT_CODES = [
  'foreign',
  'too-long',
  'other-version',
  'damaged',
  'other-rules',
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
  const rules = rulesetCalled(record.ruleset);
  const played = playedDigits(newGame(record), record.moves, at, rules);
  return link('game', rules, [...setUpDigits(record, rules), ...played]);
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
  const rules = rulesetCalled(RULESET);
  return link('position', rules, [
    ...setUpDigits({ difficulty, goals, ...(seed === undefined ? {} : { seed }) }, rules),
    ...stateDigits(state, goals, rules),
    ...unseenDigits(unseen, state, rules),
    ...playedDigits(made.position, moves, at, rules),
  ]);
}

/** The fragment, without `#`, that holds a set-up alone: whoever opens it plays the same deal. */
export function dealLink(setUp: GameSetUp): string {
  const rules = rulesetCalled(RULESET);
  return link('deal', rules, setUpDigits(setUp, rules));
}

/** How many moves, the moment among them, each of them, and the check of where they end. */
function playedDigits(
  start: Position,
  moves: readonly string[],
  at: number,
  rules: Ruleset,
): Digit[] {
  const count = moves.length;
  if (count > MOST_LINK_MOVES) throw new RangeError(`${count} moves are too many for a link`);
  if (!(Number.isInteger(at) && at >= 0 && at <= count)) {
    throw new RangeError(`the game has no moment ${at}`);
  }
  const { digits, end } = moveDigits(start, moves);
  return [[count, MOST_LINK_MOVES + 1], [at, count + 1], ...digits, [checkOf(end, rules), CHECKS]];
}

/** A number that is another one for nearly every other position. */
function checkOf(position: Position, rules: Ruleset): number {
  const { goals, state, unseen = {} } = tableOf(position);
  const digits = [...stateDigits(state, goals, rules), ...unseenDigits(unseen, state, rules)];
  return checksum(packed(digits).toString(36)) % CHECKS;
}

type Kind = 'game' | 'deal' | 'position';

const label = (kind: Kind, version = LINK_VERSION): string => `${kind}=${version}`;
const link = (kind: Kind, { number }: Ruleset, digits: readonly Digit[]): string =>
  label(kind) + sealed(label(kind), packed([[number, RULESET_NUMBERS], ...digits]));

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
  const version = text.slice(0, 1);
  if (!/[0-9]/.test(version)) return { fault: { code: 'damaged' } };
  if (!VERSIONS.includes(version)) return { fault: { code: 'other-version', found: version } };
  const value = unsealed(label(kind, version), text.slice(version.length));
  if (value === undefined) return { fault: { code: 'damaged' } };
  return readDigits(kind, version, new DigitReader(value));
}

function readDigits(kind: Kind, version: string, digits: DigitReader): ReadLink {
  const isFirst = version === '1';
  const rules = isFirst ? rulesetCalled('pnp-1.1') : rulesetNumbered(digits.next(RULESET_NUMBERS));
  if (!rules) return OTHER_RULES;
  const setUp = readSetUp(digits, rules);
  if (kind === 'deal') return digits.isDone() ? { deal: setUp } : NO_SUCH_GAME;
  const told = kind === 'game' ? readGame(setUp, digits) : readPosition(setUp, digits, rules);
  if (!told) return isFirst ? NO_SUCH_GAME : OTHER_RULES;
  if (!isFirst && digits.next(CHECKS) !== checkOf(told.end, rules)) return OTHER_RULES;
  return digits.isDone() ? told.link : NO_SUCH_GAME;
}

const NO_SUCH_GAME: ReadLink = { fault: { code: 'no-such-game' } };
const OTHER_RULES: ReadLink = { fault: { code: 'other-rules' } };

/** What a link tells, and the position its moves end in. */
interface Told {
  readonly link: ReadLink;
  readonly end: Position;
}

function readGame(setUp: GameSetUp, digits: DigitReader): Told | undefined {
  const played = readPlayed(newGame(setUp), digits);
  if (!played) return undefined;
  const { moves, at, end } = played;
  return { link: { game: { record: makeRecord(setUp, moves, outcomeOf(end)), at } }, end };
}

function readPosition(setUp: GameSetUp, digits: DigitReader, rules: Ruleset): Told | undefined {
  const { difficulty, goals, seed } = setUp;
  const state = readState(digits, goals, rules);
  const unseen = readUnseen(digits, state, rules);
  const made = dealtAnew({ difficulty, goals, state, unseen }, seed);
  const played = 'position' in made ? readPlayed(made.position, digits) : undefined;
  if (!played || 'faults' in made) return undefined;
  const table = withoutSecrets(tableOf(made.position));
  const { moves, at, end } = played;
  const dealt = seed === undefined ? {} : { seed };
  return { link: { position: { table, ...dealt, moves: moves.map(moveText), at } }, end };
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
