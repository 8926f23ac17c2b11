import * as m from '#messages';
import { percentText } from '#shared/chance/chance-text.ts';
import type { Fraction } from '#shared/chance/fraction.ts';
import { poilusRules } from '../engine/index.ts';
import type { Aim, missing, Puzzle, PuzzleKind, StatedPuzzle } from '../puzzles/index.ts';
import { moveInWords } from './moves.ts';
import type { Who } from './names.ts';

export const PUZZLE_KIND_NAMES: Readonly<Record<PuzzleKind, () => string>> = {
  'which-card': m.poilus_puzzle_kind_which_card,
  'fall-back-in-time': m.poilus_puzzle_kind_fall_back_in_time,
  speech: m.poilus_puzzle_kind_speech,
  'charm-and-christmas': m.poilus_puzzle_kind_charm_and_christmas,
  support: m.poilus_puzzle_kind_support,
  'mission-size': m.poilus_puzzle_kind_mission_size,
  'last-mission': m.poilus_puzzle_kind_last_mission,
  'to-the-end': m.poilus_puzzle_kind_to_the_end,
};

/** How far one plays before the answer is judged. */
export const ASKED_TEXTS: Readonly<Record<StatedPuzzle['asks'], () => string>> = {
  choice: m.play_puzzle_asks_choice,
  all: m.poilus_puzzle_asks_all,
};

/** What is asked for: "The mission succeeds and at most 1 card stays in hands." */
export const aimText = (aim: Aim): string => inOne(askedOf(aim).map((part) => partText(aim, part)));

/** The parts of an aim, by their names. */
type Parts = ReturnType<typeof missing>;

/** What of it was not reached. */
export const missingText = (aim: Aim, parts: Parts): string =>
  inOne(parts.map((part) => partText(aim, part)));

/** Each of them has a verb of its own: they are no list of things. */
const inOne = (clauses: readonly string[]): string =>
  clauses.reduce((first, second) => m.poilus_puzzle_aim_both({ first, second }));

/** Where nothing more is asked, the game must not be lost. */
function askedOf(aim: Aim): Parts {
  const asked = (['success', 'inHands', 'peace'] as const).filter((part) => part in aim);
  return asked.length > 0 ? asked : ['game'];
}

function partText(aim: Aim, part: Parts[number]): string {
  switch (part) {
    case 'success':
      return m.poilus_puzzle_aim_success();
    case 'inHands':
      return m.poilus_puzzle_aim_in_hands({ count: aim.inHands ?? 0 });
    case 'peace':
      return m.poilus_puzzle_aim_peace();
    case 'game':
      return m.poilus_puzzle_aim_game();
  }
}

/** What an answer is worth: "40% (2/5)"; what is sure or in vain as a percentage alone. */
export function worthText(worth: Fraction): string {
  const chance = percentText(worth, 1);
  return worth.of === 1n
    ? chance
    : m.play_puzzle_chance_exact({ chance, exact: `${worth.ways}/${worth.of}` });
}

/**
 * An answer in words: its one move, or who does what after what. A tile that is laid on leaving goes
 * without saying.
 */
export function answerText({ start }: Puzzle, moves: readonly string[], who: Who): string {
  if (moves.length === 1) return moveInWords(moves[0], who);
  const said: string[] = [];
  let position = start;
  for (const move of moves) {
    const [seat = 0] = poilusRules.turn(position).seats;
    if (!move.startsWith('place:')) {
      said.push(m.poilus_puzzle_who_does({ who: who(seat), move: moveInWords(move, who) }));
    }
    const made = poilusRules.apply(position, { move });
    if (!('position' in made)) break;
    position = made.position;
  }
  return said.join(' → ');
}
