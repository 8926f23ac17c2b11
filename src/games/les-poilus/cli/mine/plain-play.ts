import type { Aim } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import type { Solver } from '#play/puzzles/solve.ts';
import { bitCount } from '#shared/bit-set.ts';
import { isMore, isSame, SURE } from '#shared/chance/fraction.ts';
import { GAME, THREAT_KINDS } from '../../data/index.ts';
import {
  anyThrice,
  type Card,
  CHRISTMAS,
  FEARS,
  HARDSHIP,
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
import { MOVE, moveValue, moveWordOf, seatIn } from '../../engine/move.ts';
import {
  activeIcons,
  front,
  hand,
  handSize,
  isIn,
  MOMENT,
  PHASE,
  PLAYERS,
  type Seat,
  TURN,
} from '../../engine/position.ts';
import { reached } from '../../engine/support.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import { forgivenBy, refute } from '../../puzzles/puzzle-rules.ts';

/*
 * Plain play looks at what lies open and at what is asked, and works nothing out: who has the most hardships
 * gets the support, the charm takes what is hottest, Christmas takes Clumsy away, a harmless card is laid, and whoever has none falls back.
 * Once no card need be laid for what is asked, some still lay theirs and others leave. Some are careful besides:
 * whoever has a charm uses it, Christmas comes at once and Clumsy only where there is nothing else, and of cards
 * that make as much hot the one with the fewest threats is laid. Where it mostly answers rightly nobody learns.
 */

/** Such a part of plain answers that are right is too much. */
const MOSTLY = 0.6;

/** When players leave though they have a harmless card: never, or once few enough cards are held. */
const LEAVING = ['never', 'in-time'] as const;

/** What plain players differ in. */
interface Habits {
  readonly leaving: (typeof LEAVING)[number];
  readonly isCareful: boolean;
}

export const HABITS: readonly Habits[] = [false, true].flatMap((isCareful) =>
  LEAVING.map((leaving) => ({ leaving, isCareful })),
);

type PoilusSolver = Solver<Puzzle, Position, Move>;

/** Whether some plain player mostly gives the right answer. */
export function isAnsweredPlainly({ rules, puzzle, worth }: PoilusSolver): boolean {
  const root = rules.root(puzzle);
  const best = worth(root);
  const { choices } = rules.optionsAt(root);
  return HABITS.some((habits) => {
    const plain = plainChoices(root, choices, puzzle.aim, habits);
    const right = plain.filter((move) => isSame(worth(rules.after(puzzle, root, move)), best));
    return right.length >= MOSTLY * plain.length;
  });
}

/** Whether some plain player plays a whole mission rightly, whatever luck brings, with the first of what looks the same. */
export function isPlayedPlainly({ rules, puzzle, worth }: PoilusSolver): boolean {
  const root = rules.root(puzzle);
  const best = worth(root);
  return HABITS.some((habits) => isRight(root, habits));

  function isRight(position: Position, habits: Habits): boolean {
    if (!isSame(worth(position), best)) return false;
    if (rules.isTerminal(puzzle, position)) return true;
    const { choices, chances } = rules.optionsAt(position);
    const [plain] = choices.length > 0 ? plainChoices(position, choices, puzzle.aim, habits) : [];
    if (plain !== undefined) return isRight(rules.after(puzzle, position, plain), habits);
    return chances.moves.every(({ move }) => isRight(rules.after(puzzle, position, move), habits));
  }
}

/** Whether a card can be played without any risk, and the best of what else there is plays Clumsy. */
export function isBesideClumsy(solver: PoilusSolver): boolean {
  const { rules, puzzle, worth } = solver;
  const root = rules.root(puzzle);
  if (!isSame(worth(root), SURE)) return false;
  const options = solver.options(root);
  const wrong = options.filter((option) => !isSame(option.worth, SURE));
  const nearest = wrong.reduce((best, one) => (isMore(one.worth, best.worth) ? one : best));
  const isPlayed = ({ move }: { readonly move: Move }): boolean => moveWordOf(move) === MOVE.play;
  return (
    isPlayed(nearest) &&
    isClumsy(moveValue(nearest.move)) &&
    options.every((option) => wrong.includes(option) || isPlayed(option))
  );
}

/** Whether nothing but success is asked, and Merry Christmas, which whoever holds it plays anyway, makes it sure. */
export function isMerelyChristmas({ rules, puzzle, worth }: PoilusSolver): boolean {
  if (puzzle.aim.inHands !== undefined || puzzle.aim.peace) return false;
  const root = rules.root(puzzle);
  return rules
    .optionsAt(root)
    .choices.some(
      (move) =>
        moveWordOf(move) === MOVE.play &&
        moveValue(move) === CHRISTMAS &&
        isSame(worth(rules.after(puzzle, root, move)), SURE),
    );
}

/**
 * Whether the bad luck that is shown for a wrong choice would have been as bad after the right one, so that it
 * tells nobody what was wrong.
 */
export function isToldNothing(solver: PoilusSolver): boolean {
  const { rules, puzzle, worth } = solver;
  const root = rules.root(puzzle);
  const options = solver.options(root);
  const best = worth(root);
  return options.some((option) => {
    if (isSame(option.worth, best) || option.worth.ways === 0n) return false;
    let node = rules.after(puzzle, root, option.move);
    const lucks: Move[] = [];
    for (const move of refute(solver, root, option.move)) {
      if (rules.isTerminal(puzzle, node)) break;
      if (rules.optionsAt(node).choices.length === 0) lucks.push(move);
      node = rules.after(puzzle, node, move);
    }
    return !forgivenBy(solver, root)(lucks);
  });
}

/**
 * Whether falling back is right because everybody can leave at once: each in turn may, nobody who does draws
 * a card, and what is asked is reached.
 */
export function isLeftAtOnce({ rules, puzzle }: PoilusSolver): boolean {
  const root = rules.root(puzzle);
  const leave = rules
    .optionsAt(root)
    .choices.find((move) => moveWordOf(move) === MOVE['fall-back']);
  return leave !== undefined && isLeft(rules.after(puzzle, root, leave));

  function isLeft(position: Position): boolean {
    if (rules.isTerminal(puzzle, position)) return rules.score(puzzle, position) === 1n;
    if (position[PHASE] === MOMENT.clumsy) return false;
    const { choices, chances } = rules.optionsAt(position);
    const isReached = (move: Move): boolean => isLeft(rules.after(puzzle, position, move));
    if (choices.length === 0) return chances.moves.every(({ move }) => isReached(move));
    return choices.some((move) => !STAYING.has(moveWordOf(move)) && isReached(move));
  }
}

/** What may be done instead of falling back. */
const STAYING: ReadonlySet<number> = new Set([MOVE.play, MOVE.speech, MOVE.charm]);

/** The choices between which a plain player makes no difference. */
export function plainChoices(
  position: Position,
  choices: readonly Move[],
  aim: Aim,
  { leaving, isCareful }: Habits,
): readonly Move[] {
  const of = (word: number): readonly Move[] => choices.filter((move) => moveWordOf(move) === word);
  const tiles = of(MOVE.place);
  if (tiles.length > 0) return mostOf(tiles, (move) => hardshipsReached(position, move));
  const cures = of(MOVE.cure);
  if (cures.length > 0) return plainCures(position, cures);
  const icons = activeIcons(position);
  const cooling = of(MOVE.charm).filter(
    (move) => isCareful || coolnessBy(icons, moveValue(move)) > 0,
  );
  if (cooling.length > 0) {
    const hottest = mostOf(cooling, (move) => coolnessBy(icons, moveValue(move)));
    return isCareful ? mostOf(hottest, (move) => threatsIn(moveValue(move))) : hottest;
  }
  const [leave] = of(MOVE['fall-back']);
  if (leave !== undefined && leaving === 'in-time' && !holdsTooMany(position, aim)) return [leave];
  const laid = of(MOVE.play).filter((move) => !isRuin(position, moveValue(move)));
  const coolestOf = (moves: readonly Move[]): readonly Move[] => {
    const coolest = mostOf(moves, (move) => -heatBy(icons, moveValue(move)));
    return isCareful ? mostOf(coolest, (move) => -threatsIn(moveValue(move))) : coolest;
  };
  const harmless = laid.filter((move) => !isTrap(moveValue(move)));
  if (harmless.length > 0) return coolestOf(isCareful ? withCare(harmless) : harmless);
  const calls = of(MOVE.speech).filter((move) => heardBy(position, moveValue(move)) > 0);
  if (calls.length > 0) return mostOf(calls, (move) => heardBy(position, moveValue(move)));
  if (leave !== undefined && !isLeftWithTooMany(position, aim)) return [leave];
  if (laid.length > 0) return coolestOf(laid);
  const borne = isCareful
    ? of(MOVE.play).filter((move) => !isFailure(position, moveValue(move)))
    : [];
  return borne.length > 0 ? coolestOf(withCare(borne)) : choices;
}

/** Clumsy of somebody who has yet to leave, else a fear of a kind that stands at two, else whose burden is heaviest. */
function plainCures(position: Position, cures: readonly Move[]): readonly Move[] {
  const near = cures.filter((move) => isIn(position, seatIn(move)));
  const clumsy = near.filter((move) => isClumsy(moveValue(move)));
  if (clumsy.length > 0) return clumsy;
  const icons = activeIcons(position);
  const cooling = near.filter(
    (move) => hotKinds(icons) > hotKinds(icons - iconsOf(moveValue(move))),
  );
  if (cooling.length > 0) return cooling;
  return mostOf(cures, (move) => hardshipCount(position[front(seatIn(move))]));
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

/** How many threats a card adds where it is laid. */
const threatsIn = (card: Card): number =>
  THREAT_KINDS.reduce((sum, _, kind) => sum + iconCount(iconsOf(card), kind), 0);

/** Of harmless cards Christmas before all else, and Clumsy last. */
function withCare(moves: readonly Move[]): readonly Move[] {
  const christmas = moves.filter((move) => moveValue(move) === CHRISTMAS);
  if (christmas.length > 0) return christmas;
  const others = moves.filter((move) => !isClumsy(moveValue(move)));
  return others.length > 0 ? others : moves;
}

const isClumsy = (card: Card): boolean =>
  isHardship(card) && 1 << hardshipOf(card) === HARDSHIP.clumsy;

/** How many more kinds stand at two once a card is laid. */
const heatBy = (icons: Icons, card: Card): number =>
  hotKinds(icons + iconsOf(card)) - hotKinds(icons);

/** Whether a card fails the mission as it is laid. */
const isFailure = (position: Position, card: Card): boolean =>
  anyThrice(activeIcons(position) + iconsOf(card));

/** Whether a card fails the mission as it is laid, or is the last hardship that its player can bear; Christmas is none. */
function isRuin(position: Position, card: Card): boolean {
  if (card === CHRISTMAS) return false;
  if (isFailure(position, card)) return true;
  const lying = position[front(position[TURN])];
  return isHardship(card) && hardshipCount(lying | (1 << hardshipOf(card))) >= GAME.hardshipsLose;
}

const isTrap = (card: Card): boolean => !isHardship(card) && TRAP[card] === 1;

/** How many cards may be left in hands, where that is asked for. */
const mostHeld = ({ inHands, peace }: Aim): number | undefined => (peace ? 0 : inHands);

function holdsTooMany(position: Position, aim: Aim): boolean {
  const most = mostHeld(aim);
  return most !== undefined && cardsInHands(position) > most;
}

/** Whether too many cards would stay in the hands of those who are out, once whoever is on turn is. */
function isLeftWithTooMany(position: Position, aim: Aim): boolean {
  const most = mostHeld(aim);
  if (most === undefined) return false;
  const kept = seatsOf(position).filter((seat) => seat === position[TURN] || !isIn(position, seat));
  return kept.reduce((sum, seat) => sum + position[handSize(seat)], 0) > most;
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
