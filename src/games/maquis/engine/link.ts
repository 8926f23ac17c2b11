import {
  type Digit,
  type DigitReader,
  packed,
  type RankedMoves,
  readSeed,
  seedDigits,
} from '#play/links/digits.ts';
import { linksOf } from '#play/links/game-link.ts';
import type { LinkedGame, LinkFault, RulesetDigits } from '#play/links/link-types.ts';
import { MOST_MOVES, type Step } from '#play/rules/game-rules.ts';
import { courseOf, type MoveHistory, stepsOf } from './corrections.ts';
import { legalMoves } from './legal.ts';
import { makeMove } from './make-move.ts';
import { type Move, moveText } from './move.ts';
import type { Deal, GameSetUp } from './new-game.ts';
import { mutableCopy, type Position } from './position.ts';
import { dealtAnew, withoutSecrets } from './position-from.ts';
import { type GameRecord, type Maquis, outcomeOf, recordWith } from './record.ts';
import { rules } from './rules.ts';
import { RULESET, RULESETS, type Ruleset, rulesetNamed } from './rulesets.ts';
import { tableOf } from './snapshot.ts';
import type { Table } from './table.ts';
import { readState, readUnseen, stateDigits, unseenDigits } from './table-in-digits.ts';

export { isLink } from '#play/links/game-link.ts';

/*
 * The links of Maquis. Those of version 1 name no ruleset and have no check: they are of print-and-play
 * 1.1.
 */

export const LINK_VERSION = '2';
/** Of games with corrections. */
const CORRECTED_VERSION = '3';

/** A link of more would be longer than any that is read. */
const MOST_LINK_CORRECTIONS = 150;

/** A game, and the moment it was shared at: how many of its moves had been made. */
interface SharedGame {
  readonly record: GameRecord;
  readonly at: number;
}

/**
 * A position that somebody set up, without what no player at it knows, and the game played from it
 * as far as it went.
 */
export interface SharedPosition extends MoveHistory {
  readonly table: Table;
  /** By which its cards to come are dealt; whoever opens it deals their own where there is none. */
  readonly seed?: string;
  readonly at: number;
}

type ReadLink =
  | { readonly game: SharedGame }
  | { readonly deal: GameSetUp }
  | { readonly position: SharedPosition }
  | { readonly fault: LinkFault };

const tableDigits = ({ goals, state, unseen = {} }: Table, ruleset: Ruleset) => [
  ...stateDigits(state, goals, ruleset),
  ...unseenDigits(unseen, state, ruleset),
];

const digitsOf = (ruleset: Ruleset): RulesetDigits<Maquis> => ({
  id: ruleset.id,
  number: ruleset.number,
  setUp: {
    write: (setUp) => setUpDigits(setUp, ruleset),
    read: (digits) => readSetUp(digits, ruleset),
  },
  table: {
    write: (table) => tableDigits(table, ruleset),
    read(digits, { ruleset: edition, difficulty, goals }) {
      const state = readState(digits, goals, ruleset);
      const unseen = readUnseen(digits, state, ruleset);
      return { ...rulesetNamed(edition), difficulty, goals, state, unseen };
    },
  },
  check: (position: Position) => packed(tableDigits(tableOf(position), ruleset)).toString(36),
});

/** Moves by their numbers, on one draft: a forged link of thousands is read in no time. */
const rankedMoves: RankedMoves<Maquis> = {
  write(start, moves) {
    const draft = mutableCopy(start);
    const digits = moves.map((text, index): Digit => {
      const legal = movesByText(draft);
      const rank = legal.findIndex((move) => textOf(move) === text);
      if (rank < 0) throw new RangeError(`move ${index + 1}, ${text}, is not legal`);
      makeMove(draft, legal[rank]);
      return [rank, legal.length];
    });
    return { digits, end: draft };
  },
  read(start, count, digits) {
    const draft = mutableCopy(start);
    const moves: string[] = [];
    while (moves.length < count) {
      const legal = movesByText(draft);
      if (legal.length === 0) return undefined;
      const move = legal[digits.next(legal.length)];
      moves.push(textOf(move));
      makeMove(draft, move);
    }
    return { moves, end: draft };
  },
};

const links = linksOf<Maquis>({
  rules,
  label: '',
  version: LINK_VERSION,
  rulesets: RULESETS.map(digitsOf),
  bare: { 1: 'pnp-1.1' },
  corrected: { version: CORRECTED_VERSION, most: MOST_LINK_CORRECTIONS },
  moves: rankedMoves,
});

/** Whether a link can hold as much. */
export const fitsLink = ({ moves, corrections = [] }: MoveHistory): boolean =>
  moves.length - corrections.length <= MOST_MOVES && corrections.length <= MOST_LINK_CORRECTIONS;

/** A course as the links of all games tell it: moves, and corrections with their places. */
function linked(course: MoveHistory, setUp: Pick<Table, 'ruleset' | 'difficulty' | 'goals'>) {
  const steps = stepsOf(course, setUp);
  const corrections = steps.flatMap((step, n) =>
    'correction' in step ? [{ step: n, table: step.correction }] : [],
  );
  const moves = steps.flatMap((step) => ('move' in step ? [step.move] : []));
  return { moves, ...(corrections.length > 0 ? { corrections } : {}) };
}

/** The course that a link told, from the position where it begins. */
function courseFrom(
  start: Position,
  { moves, corrections = [] }: Pick<LinkedGame<Maquis>, 'moves' | 'corrections'>,
): MoveHistory {
  if (corrections.length === 0) return { moves };
  const steps: Step<Maquis>[] = moves.map((move) => ({ move }));
  for (const { step, table } of corrections) steps.splice(step, 0, { correction: table });
  const positions = [start];
  for (const [n, step] of steps.entries()) {
    const taken = rules.apply(positions[n], step);
    if ('reasons' in taken) throw new Error(`step ${n + 1} of a link cannot have happened`);
    positions.push(taken.position);
  }
  return courseOf(positions, steps);
}

/**
 * The fragment, without `#`, that holds a whole game.
 *
 * @throws RangeError where a move is illegal, `at` is not within the game, or there are more than
 * {@link MOST_MOVES} moves
 */
export const gameLink = ({ record, at }: SharedGame): string =>
  links.gameLink({ setUp: record, ...linked(record, record), at });

/**
 * The fragment, without `#`, that holds a position and what was played from it.
 *
 * @throws RangeError where the table cannot be, and as {@link gameLink}
 */
export function positionLink({ table, seed, at, ...course }: SharedPosition): string {
  const made = dealtAnew(table, seed);
  if ('faults' in made) throw new RangeError(`no such table: ${made.faults[0].code}`);
  const { ruleset = RULESET, difficulty, goals } = table;
  const setUp = { ruleset, difficulty, goals, ...(seed === undefined ? {} : { seed }) };
  return links.positionLink({ setUp, table, ...linked(course, table), at });
}

/** The fragment, without `#`, that holds a set-up alone: whoever opens it plays the same deal. */
export const dealLink = (deal: Deal): string => links.dealLink({ ruleset: RULESET, ...deal });

/** Reads a fragment, with or without `#`. Whatever it holds, it ends in what was shared or a fault. */
export function readLink(fragment: string): ReadLink {
  const read = links.readLink(fragment);
  if ('game' in read) {
    const { setUp, at } = read.game;
    const course = courseFrom(rules.initialPosition(setUp, undefined), read.game);
    return { game: { record: recordWith(setUp, course, outcomeOf(read.end)), at } };
  }
  if (!('position' in read)) return read;
  const { setUp, table, at } = read.position;
  const { seed } = setUp;
  const dealt = seed === undefined ? {} : { seed };
  const course = courseFrom(rules.initialPosition(setUp, table), read.position);
  return { position: { table: withoutSecrets(table), ...dealt, ...course, at } };
}

/*
 * A set-up and the moves of a game as digits below the number of choices there were. Writing and
 * reading stand side by side; what they count with is the ruleset's, and whatever else changes here is a
 * new version of the link.
 */

/** Difficulty, the two goals, and the seed. */
export const setUpDigits = ({ difficulty, goals, seed }: Deal, rules: Ruleset): Digit[] => [
  [rules.difficulties.indexOf(difficulty), rules.difficulties.length],
  [rules.goals.indexOf(goals.west), rules.goals.length],
  [othersThan(goals.west, rules).indexOf(goals.east), rules.goals.length - 1],
  ...seedDigits(seed),
];

function readSetUp(digits: DigitReader, rules: Ruleset): GameSetUp {
  const difficulty = rules.difficulties[digits.next(rules.difficulties.length)];
  const west = rules.goals[digits.next(rules.goals.length)];
  const east = othersThan(west, rules)[digits.next(rules.goals.length - 1)];
  return { ruleset: rules.id, difficulty, goals: { west, east }, ...readSeed(digits) };
}

const othersThan = (goal: string, { goals }: Ruleset) => goals.filter((id) => id !== goal);

/** By code units, the same order everywhere. */
const movesByText = (position: Position): Move[] =>
  legalMoves(position).sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));

/** There are some 300 moves in all, and a long game asks for the texts of thousands of them. */
const texts = new Map<Move, string>();

function textOf(move: Move): string {
  const known = texts.get(move);
  if (known !== undefined) return known;
  const text = moveText(move);
  texts.set(move, text);
  return text;
}
