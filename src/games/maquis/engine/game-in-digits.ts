import {
  type Digit,
  type DigitReader,
  type RankedMoves,
  readSeed,
  seedDigits,
} from '#play/links/digits.ts';
import { legalMoves } from './legal.ts';
import { makeMove } from './make-move.ts';
import { type Move, moveText } from './move.ts';
import type { Deal, GameSetUp } from './new-game.ts';
import { mutableCopy, type Position } from './position.ts';
import type { Maquis } from './record.ts';
import type { Ruleset } from './rulesets.ts';

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

export function readSetUp(digits: DigitReader, rules: Ruleset): GameSetUp {
  const difficulty = rules.difficulties[digits.next(rules.difficulties.length)];
  const west = rules.goals[digits.next(rules.goals.length)];
  const east = othersThan(west, rules)[digits.next(rules.goals.length - 1)];
  return { ruleset: rules.id, difficulty, goals: { west, east }, ...readSeed(digits) };
}

const othersThan = (goal: string, { goals }: Ruleset) => goals.filter((id) => id !== goal);

/** Moves by their numbers, on one draft: a forged link of thousands is read in no time. */
export const rankedMoves: RankedMoves<Maquis> = {
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
