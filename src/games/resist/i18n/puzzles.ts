import * as m from '#messages';
import { getLocale } from '#messages/runtime';
import { percentText } from '#shared/chance/chance-text.ts';
import { type Fraction, fractionNumber } from '#shared/chance/fraction.ts';
import {
  askOf,
  type CardId,
  type Position,
  phaseOf,
  resistRules,
  snapshotOf,
} from '../engine/index.ts';
import type { Aim, PuzzleKind, StatedPuzzle } from '../puzzles/index.ts';
import { cardNames } from './cards.ts';
import { moveWords } from './moves.ts';

export const PUZZLE_KIND_NAMES: Readonly<Record<PuzzleKind, () => string>> = {
  'which-target': m.resist_puzzle_kind_which_target,
  'hidden-or-revealed': m.resist_puzzle_kind_hidden_or_revealed,
  'not-to-be-seen': m.resist_puzzle_kind_not_to_be_seen,
  actions: m.resist_puzzle_kind_actions,
  'which-mission': m.resist_puzzle_kind_which_mission,
  'stop-or-go-on': m.resist_puzzle_kind_stop_or_go_on,
  'two-rounds': m.resist_puzzle_kind_two_rounds,
  'which-first': m.resist_puzzle_kind_which_first,
};

/** How far one plays before the answer is judged. */
export const ASKED_TEXTS: Readonly<Record<StatedPuzzle['asks'], () => string>> = {
  choice: m.play_puzzle_asks_choice,
  plan: m.resist_puzzle_asks_plan,
  attack: m.resist_puzzle_asks_attack,
  round: m.resist_puzzle_asks_round,
};

/** What an answer is measured by. */
export const aimText = (aim: Aim): string =>
  'mean' in aim ? m.resist_puzzle_aim_points() : m.resist_puzzle_aim_chance();

/** What an answer is worth: "3/20, 15%", or "115/6, 19.17 points"; whole numbers stand alone. */
export function worthText(aim: Aim, worth: Fraction): string {
  const value = fractionNumber(worth);
  const exact = `${worth.ways}/${worth.of}`;
  if ('mean' in aim) {
    const points = new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 2 }).format(value);
    return worth.of === 1n
      ? m.resist_puzzle_points({ points })
      : m.resist_puzzle_points_exact({ points, exact });
  }
  const chance = percentText(worth, 1);
  return worth.of === 1n ? chance : m.play_puzzle_chance_exact({ chance, exact });
}

/**
 * Who stays hidden in the answer of an exercise of two rounds, which is why it is right; nothing of others, or where
 * the answer shown ends before the strike.
 */
export function leftText(
  start: Position,
  { table, best, until }: Pick<StatedPuzzle, 'table' | 'best' | 'until'>,
): string {
  if (until === 'hand' || until.rounds < 2) return '';
  let end = start;
  for (const move of best.moves) {
    const made = resistRules.apply(end, { move });
    if (!('position' in made)) return '';
    end = made.position;
  }
  if (phaseOf(end) !== 'strike') return '';
  const { revealed, revealedPile, removed } = snapshotOf(end);
  const gone: readonly CardId[] = [...revealed, ...revealedPile, ...removed, 'spy'];
  const { hand, hidden, deck, discard, pile } = table;
  const people = [hand, hidden, deck?.top ?? [], deck?.maquis ?? [], discard, pile].flat();
  const left = people.filter((one) => !gone.includes(one));
  return m.resist_exercise_left({ people: cardNames(left) });
}

/**
 * An answer in words, move after move. What is only an action used goes without saying; so does one that is not used,
 * where a card drawn or an Enemy chosen would be said: to use it may be as good.
 */
export function answerText(start: Position, moves: readonly string[]): string {
  const said: string[] = [];
  let position = start;
  for (const [n, move] of moves.entries()) {
    if (n === moves.length - 1 || !goesUnsaid(position, move)) said.push(moveWords(position, move));
    const made = resistRules.apply(position, { move });
    if (!('position' in made)) break;
    position = made.position;
  }
  return said.join(' → ');
}

function goesUnsaid(position: Position, move: string): boolean {
  const askAfter = (one: string): string | undefined => {
    const made = resistRules.apply(position, { move: one });
    return 'position' in made ? askOf(made.position) : undefined;
  };
  return move === 'use' || (move === 'skip' && askAfter('use') !== askAfter('skip'));
}
