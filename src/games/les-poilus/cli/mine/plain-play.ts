import type { Aim } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import type { Solver } from '#play/puzzles/solve.ts';
import { bitCount } from '#shared/bit-set.ts';
import { isSame } from '#shared/chance/fraction.ts';
import { HARDSHIPS_LOSE, THREAT_KINDS } from '../../data/index.ts';
import {
  anyThrice,
  type Card,
  FEARS,
  HIGH_SHOWING,
  hardshipOf,
  ICONS_OF_KINDS,
  ICONS_ON,
  type Icons,
  iconCount,
  isHardship,
  LOW_SHOWING,
  TRAP,
} from '../../engine/cards.ts';
import type { Move, Position } from '../../engine/index.ts';
import { cardsInHands, hardshipCount } from '../../engine/mission-end.ts';
import {
  CHARM_MOVE,
  FALL_BACK,
  moveValue,
  moveWordOf,
  PLACE_MOVE,
  PLAY,
  SPEECH_MOVE,
} from '../../engine/move.ts';
import {
  activeIcons,
  front,
  hand,
  handSize,
  isIn,
  PLAYERS,
  type Seat,
  TURN,
} from '../../engine/position.ts';
import { reached } from '../../engine/support.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';

/*
 * Plain play looks at what lies open and at what is asked, and works nothing out: who has the most hardships
 * gets the support, the charm takes what is hottest, a harmless card is laid, and whoever has none falls back.
 * Once no card need be laid for what is asked, some still lay theirs and others leave. Where it mostly answers
 * rightly nobody learns.
 */

/** Such a part of plain answers that are right is too much. */
const MOSTLY = 0.6;

/** When players leave though they have a harmless card: never, or once few enough cards are held. */
export const LEAVING = ['never', 'in-time'] as const;
type Leaving = (typeof LEAVING)[number];

type PoilusSolver = Solver<Puzzle, Position, Move>;

/** Whether some plain player mostly gives the right answer. */
export function isAnsweredPlainly({ rules, puzzle, worth }: PoilusSolver): boolean {
  const root = rules.root(puzzle);
  const best = worth(root);
  const { choices } = rules.optionsAt(root);
  return LEAVING.some((leaving) => {
    const plain = plainChoices(root, choices, puzzle.aim, leaving);
    const right = plain.filter((move) => isSame(worth(rules.after(puzzle, root, move)), best));
    return right.length >= MOSTLY * plain.length;
  });
}

/** The choices between which a plain player makes no difference. */
export function plainChoices(
  position: Position,
  choices: readonly Move[],
  aim: Aim,
  leaving: Leaving,
): readonly Move[] {
  const of = (word: number): readonly Move[] => choices.filter((move) => moveWordOf(move) === word);
  const tiles = of(PLACE_MOVE);
  if (tiles.length > 0) return mostOf(tiles, (move) => hardshipsReached(position, move));
  const icons = activeIcons(position);
  const cooling = of(CHARM_MOVE).filter((move) => coolnessBy(icons, moveValue(move)) > 0);
  if (cooling.length > 0) return mostOf(cooling, (move) => coolnessBy(icons, moveValue(move)));
  const [leave] = of(FALL_BACK);
  if (leave !== undefined && leaving === 'in-time' && !holdsTooMany(position, aim)) return [leave];
  const laid = of(PLAY).filter((move) => !isRuin(position, moveValue(move)));
  const coolestOf = (moves: readonly Move[]): readonly Move[] =>
    mostOf(moves, (move) => -heatBy(icons, moveValue(move)));
  const harmless = laid.filter((move) => !isTrap(moveValue(move)));
  if (harmless.length > 0) return coolestOf(harmless);
  const calls = of(SPEECH_MOVE).filter((move) => heardBy(position, moveValue(move)) > 0);
  if (calls.length > 0) return mostOf(calls, (move) => heardBy(position, moveValue(move)));
  if (leave !== undefined && !isLeftWithTooMany(position, aim)) return [leave];
  return laid.length > 0 ? coolestOf(laid) : choices;
}

/** Those of which there is the most of something. */
function mostOf(moves: readonly Move[], amountOf: (move: Move) => number): readonly Move[] {
  const most = Math.max(...moves.map(amountOf));
  return moves.filter((move) => amountOf(move) === most);
}

/** How many hardships whoever gets a tile has. */
const hardshipsReached = (position: Position, tile: Move): number =>
  hardshipCount(position[front(reached(position, position[TURN], moveValue(tile)))]);

/** How many kinds stand at two, where one more of them fails the mission. */
const hotKinds = (icons: Icons): number =>
  THREAT_KINDS.filter((_, kind) => iconCount(icons, kind) >= 2).length;

/** How many of them a card takes away that is taken out of no man's land. */
const coolnessBy = (icons: Icons, card: Card): number =>
  hotKinds(icons) - hotKinds(icons - ICONS_ON[card]);

const iconsOf = (card: Card): Icons =>
  isHardship(card) ? ICONS_OF_KINDS[(1 << hardshipOf(card)) & FEARS] : ICONS_ON[card];

/** How many more kinds stand at two once a card is laid. */
const heatBy = (icons: Icons, card: Card): number =>
  hotKinds(icons + iconsOf(card)) - hotKinds(icons);

/** Whether a card fails the mission as it is laid, or is the last hardship that its player can bear. */
function isRuin(position: Position, card: Card): boolean {
  if (anyThrice(activeIcons(position) + iconsOf(card))) return true;
  const lying = position[front(position[TURN])];
  return isHardship(card) && hardshipCount(lying | (1 << hardshipOf(card))) >= HARDSHIPS_LOSE;
}

const isTrap = (card: Card): boolean => !isHardship(card) && TRAP[card] === 1;

const holdsTooMany = (position: Position, { inHands }: Aim): boolean =>
  inHands !== undefined && cardsInHands(position) > inHands;

/** Whether too many cards would stay in the hands of those who are out, once whoever is on turn is. */
function isLeftWithTooMany(position: Position, { inHands }: Aim): boolean {
  if (inHands === undefined) return false;
  const kept = seatsOf(position).filter((seat) => seat === position[TURN] || !isIn(position, seat));
  return kept.reduce((sum, seat) => sum + position[handSize(seat)], 0) > inHands;
}

/** How many others in the mission would be rid of a card by a speech. */
const heardBy = (position: Position, kind: number): number =>
  seatsOf(position).filter(
    (seat) =>
      seat !== position[TURN] &&
      isIn(position, seat) &&
      bitCount(position[hand(seat)] & LOW_SHOWING[kind]) +
        bitCount(position[hand(seat) + 1] & HIGH_SHOWING[kind]) >
        0,
  ).length;

const seatsOf = (position: Position): readonly Seat[] =>
  Array.from({ length: position[PLAYERS] }, (_, seat) => seat);
