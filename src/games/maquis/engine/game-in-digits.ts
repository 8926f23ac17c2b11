import type { Digit, DigitReader } from './digits.ts';
import { legalMoves } from './legal.ts';
import { type Move, moveText } from './move.ts';
import type { GameSetUp } from './new-game.ts';
import { makeMove } from './play.ts';
import { draftOf, type Position } from './position.ts';
import type { Ruleset } from './rulesets.ts';

/*
 * A set-up and the moves of a game as digits below the number of choices there were. Writing and
 * reading stand side by side; what they count with is the ruleset's, and whatever else changes here is a
 * new version of the link.
 */

/** The characters that our own seeds are made of; any other takes a digit more. */
const SEED_LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz -';
const OTHER = SEED_LETTERS.length;
const UTF16 = 0x1_0000;
/** As in a record. */
const LONGEST_SEED = 200;

/** Difficulty, the two goals, and the seed: 0 for none, else its length + 1. */
export function setUpDigits({ difficulty, goals, seed }: GameSetUp, rules: Ruleset): Digit[] {
  const characters = Array.from({ length: seed?.length ?? 0 }, (_, n): Digit[] => {
    const letter = SEED_LETTERS.indexOf(seed?.charAt(n) ?? '');
    return letter >= 0
      ? [[letter, OTHER + 1]]
      : [
          [OTHER, OTHER + 1],
          [seed?.charCodeAt(n) ?? 0, UTF16],
        ];
  });
  return [
    [rules.difficulties.indexOf(difficulty), rules.difficulties.length],
    [rules.goals.indexOf(goals.west), rules.goals.length],
    [othersThan(goals.west, rules).indexOf(goals.east), rules.goals.length - 1],
    [seed === undefined ? 0 : seed.length + 1, LONGEST_SEED + 2],
    ...characters.flat(),
  ];
}

export function readSetUp(digits: DigitReader, rules: Ruleset): GameSetUp {
  const difficulty = rules.difficulties[digits.next(rules.difficulties.length)];
  const west = rules.goals[digits.next(rules.goals.length)];
  const east = othersThan(west, rules)[digits.next(rules.goals.length - 1)];
  const length = digits.next(LONGEST_SEED + 2) - 1;
  const goals = { west, east };
  if (length < 0) return { difficulty, goals };
  const characters = Array.from({ length }, () => {
    const letter = digits.next(OTHER + 1);
    return letter === OTHER ? String.fromCharCode(digits.next(UTF16)) : SEED_LETTERS.charAt(letter);
  });
  return { difficulty, goals, seed: characters.join('') };
}

const othersThan = (goal: string, { goals }: Ruleset) => goals.filter((id) => id !== goal);

/**
 * Every move as its number among the legal ones, and the position they end in.
 *
 * @throws RangeError at the first that is not legal
 */
export function moveDigits(
  start: Position,
  moves: readonly string[],
): { readonly digits: Digit[]; readonly end: Position } {
  const draft = draftOf(start);
  const digits = moves.map((text, index): Digit => {
    const legal = movesByText(draft);
    const number = legal.findIndex((move) => textOf(move) === text);
    if (number < 0) throw new RangeError(`move ${index + 1}, ${text}, is not legal`);
    makeMove(draft, legal[number]);
    return [number, legal.length];
  });
  return { digits, end: draft };
}

/** The moves and where they lead; undefined where the game is over before as many were made. */
export function readMoves(
  start: Position,
  count: number,
  digits: DigitReader,
): { readonly moves: readonly Move[]; readonly position: Position } | undefined {
  const draft = draftOf(start);
  const moves: Move[] = [];
  while (moves.length < count) {
    const legal = movesByText(draft);
    if (legal.length === 0) return undefined;
    const move = legal[digits.next(legal.length)];
    moves.push(move);
    makeMove(draft, move);
  }
  return { moves, position: draft };
}

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
