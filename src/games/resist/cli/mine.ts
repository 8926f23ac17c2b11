import type { Mined } from '#cli/mine.ts';
import { bestLine, bitsOf, type FirstChoices } from '#play/mining/measure.ts';
import {
  answersIn,
  COACHED_GAMES,
  firstAnswer,
  type Mining,
  scoresBy,
  temptedByLuck,
  temptedByWorth,
} from '#play/mining/mine.ts';
import { type Solver, solve } from '#play/puzzles/solve.ts';
import { fractionNumber, isSame } from '#shared/chance/fraction.ts';
import { resistAdvisor } from '../coach/index.ts';
import { CARD_SIDES, MAQUIS } from '../data/index.ts';
import {
  askOf,
  isChanceAsked,
  legalMoves,
  type Move,
  moveText,
  type Position,
  phaseOf,
  resistRules,
  snapshotOf,
} from '../engine/index.ts';
import { PLAYED, PLAYED_COUNT } from '../engine/position.ts';
import { type Judged, type Puzzle, puzzleOf } from '../puzzles/puzzle.ts';
import { PUZZLE_RULES } from '../puzzles/puzzle-rules.ts';
import type { PuzzleSetUp } from '../puzzles/set-up.ts';
import {
  type Exercise,
  PUZZLE_KINDS,
  type PuzzleKind,
  readExercise,
} from '../puzzles/stated-puzzle.ts';
import { attackOf } from './mine/brought.ts';
import { notMet } from './mine/met.ts';
import { isAnsweredPlainly } from './mine/plain-play.ts';
import { kindOf as kindWithoutProof, tasksOf } from './mine/tasks.ts';
import { maybeActed, maybeLost } from './mine/told.ts';

type ResistSolver = Solver<Puzzle, Position, Move>;

/** Of a line less hard to hit upon by chance nobody learns. */
const LEAST_BITS = 2.5;
/** Whether to stop is a question where the one is worth nearly as much as the other. */
const CLOSE = 0.75;

/** How exercises of RESIST! are found: the best chance of a round, or the most points. */
const mining: Mining<Judged, Puzzle, Position, Move> = {
  judging: { rules: PUZZLE_RULES, puzzleOf },
  mostNodes: 4000,
  mostNodesToMine: 1400,
  tasksOf,
  isSplit: (right, wrong) => right <= wrong,
  isTempting: (choices, solver) => {
    const { puzzle } = solver;
    if (isOfTwoRounds(puzzle) && !temptedForNow(choices, solver)) return false;
    if (!('mean' in puzzle.aim)) return temptedByWorth(choices) || temptedByLuck(choices, 1);
    return isClose(phaseOf(puzzle.start) === 'strike' ? withoutStop(choices) : choices);
  },
  isPlain: isAnsweredPlainly,
  unfit({ table }) {
    const [one] = maybeActed(table);
    if (one) return `${one} lies revealed, and its table does not say what that did`;
    const [other] = maybeLost(table);
    if (other) return `${other} brings more than the strength, and its table does not say why`;
    return notMet(table);
  },
  coached: ({ start }, seed) =>
    scoresBy(resistAdvisor.start(resistRules.playerView(start), seed, COACHED_GAMES)),
  state({ judged }, solver, choices) {
    const bits = bitsOf(solver);
    const kind = kindOf(judged, choices);
    if (kind !== 'stop-or-go-on' && bits < LEAST_BITS) return undefined;
    const { moves } = bestLine(
      solver,
      (node) => goesOn(solver, node),
      // An action that is used goes without saying; one that is not would be said to be wrong.
      (move) => moveText(move) === 'skip',
      // What it brings is said as well: where that is nothing, it is left out of the answer that is shown.
      (move, node) => moveText(move) === 'use' && asksMore(solver, node, move),
    );
    // Where it depends on what is drawn, the answer shown would name no Mission.
    const isOfMission = kind === 'which-mission' || kind === 'which-first';
    if (isOfMission && !moves.some(isChoiceOfMission)) return undefined;
    return {
      kind,
      idea: `${kind} | ${ideaOf(judged, choices, solver, moves.map(moveText))}`,
      hardness: kind === 'stop-or-go-on' ? nearnessOf(choices) : bits,
      stated: {
        kind,
        ...judged,
        ...answersIn(choices, moves, moveText),
      },
    };
  },
};

const isOfTwoRounds = ({ until }: Puzzle): boolean => until !== 'hand' && until.rounds > 1;

/**
 * Whether some wrong first choice that one may think of is as good as any where only the Mission of this round counts;
 * true where none is chosen yet.
 */
function temptedForNow({ wrong }: FirstChoices<Move>, { rules, puzzle }: ResistSolver): boolean {
  const { target } = snapshotOf(puzzle.start);
  if (!target) return true;
  const ofNow = {
    ...puzzle,
    lastRound: puzzle.lastRound - 1,
    aim: { chance: { defeated: [target], kept: [] } },
  };
  const { worth } = solve(rules, ofNow);
  const root = rules.root(ofNow);
  return wrong.some(({ move }) => {
    const next = rules.after(ofNow, root, move);
    return !isRevealedForNothing(move, next) && isSame(worth(next), worth(root));
  });
}

/** Whether somebody was revealed who is no stronger so, and has no action to use: nobody thinks of that. */
function isRevealedForNothing(move: Move, next: Position): boolean {
  const [word, id = '', side] = moveText(move).split(':');
  return (
    word === 'play' &&
    side === 'revealed' &&
    attackOf(id, 'revealed') <= attackOf(id, 'hidden') &&
    !legalMoves(next).some((one) => moveText(one) === 'use')
  );
}

const isChoiceOfMission = (move: Move): boolean => moveText(move).startsWith('attack:');

/** Who strikes does not think of stopping before anything is struck. */
const withoutStop = (choices: FirstChoices<Move>): FirstChoices<Move> => ({
  ...choices,
  wrong: choices.wrong.filter(({ move }) => moveText(move) !== 'stop'),
});

const isClose = ({ best, wrong }: FirstChoices<Move>): boolean =>
  wrong.some(({ worth }) => fractionNumber(worth) >= CLOSE * fractionNumber(best));

/** How near a wrong answer comes, as −log2 of what it is worth less: of two choices luck finds either as often. */
const nearnessOf = ({ best, wrong }: FirstChoices<Move>): number => {
  const next = Math.max(0, ...wrong.map(({ worth }) => fractionNumber(worth)));
  return -Math.log2(1 - next / fractionNumber(best));
};

/**
 * Up to the answer, or to where one of several things comes up; what alone can come up is no chance. A Mission chosen
 * says nothing of why it is right: there the answer shown goes on to the strike.
 */
const goesOn = ({ puzzle }: ResistSolver, node: Position): boolean =>
  !PUZZLE_RULES.isAnswered(puzzle.asks === 'plan' ? { ...puzzle, asks: 'attack' } : puzzle, node) &&
  (!isChanceAsked(node) || PUZZLE_RULES.optionsAt(node).chances.moves.length === 1);

/** Whether an action, once used, asks for something: a card to be drawn, an Enemy to be chosen. */
const asksMore = ({ rules, puzzle }: ResistSolver, node: Position, use: Move): boolean => {
  const [skip] = rules.optionsAt(node).choices.filter((move) => moveText(move) === 'skip');
  const askAfter = (move: Move): string => askOf(rules.after(puzzle, node, move));
  return skip !== undefined && askAfter(use) !== askAfter(skip);
};

/**
 * What an exercise is alike in to others: whose actions it takes to choose a Mission, or which Mission and how where
 * it takes none; which types of Enemies are right and
 * wrong to strike; else what is asked for and the first answer.
 */
function ideaOf(
  judged: Judged,
  choices: FirstChoices<Move>,
  solver: ResistSolver,
  line: readonly string[],
): string {
  const { phase } = judged.table;
  if (phase === 'plan' && 'mean' in judged.aim) {
    const needed = actionsNeeded(judged.table, solver);
    return needed.length > 0 ? needed.sort().join('+') : chosenBy(judged.table, line);
  }
  if (phase !== 'strike') return `${askedIn(judged)} | ${firstAnswer(choices, moveText)}`;
  const { aim } = judged;
  const { kept = [], civilians } = 'chance' in aim ? aim.chance : {};
  const typesOf = (some: typeof choices.right): string =>
    [...new Set(some.map(({ move }) => moveText(move).replace(/-\d$/, '')))].sort().join(' ');
  return [
    `${'mean' in aim ? 'points' : `${kept.length} kept`}${civilians === undefined ? '' : ', civilians'}`,
    typesOf(choices.right),
    typesOf(choices.wrong),
  ].join(' | ');
}

/** The people, each with a side, without whose action less is had. */
function actionsNeeded({ hand, deck }: PuzzleSetUp, solver: ResistSolver): string[] {
  const { rules, puzzle, worth } = solver;
  const about: readonly string[] = [...hand, ...(deck?.top ?? []), ...(deck?.maquis ?? [])];
  const most = worth(rules.root(puzzle));
  const isNeeded = (played: number): boolean => {
    const optionsAt = (position: Position) => {
      const options = rules.optionsAt(position);
      if (position[PLAYED + position[PLAYED_COUNT] - 1] !== played) return options;
      return { ...options, choices: options.choices.filter((move) => moveText(move) !== 'use') };
    };
    const without = solve({ ...rules, optionsAt }, puzzle);
    return !isSame(without.worth(rules.root(puzzle)), most);
  };
  return MAQUIS.flatMap((one, n) =>
    CARD_SIDES.flatMap((side, at) =>
      about.includes(one.id) && one[side].action && isNeeded(2 * n + at)
        ? [`${one.id}:${side}`]
        : [],
    ),
  );
}

/** The Mission chosen, whether Enemies are seen there, and how many are revealed before. */
function chosenBy({ row }: PuzzleSetUp, line: readonly string[]): string {
  const at = line.findIndex((move) => move.startsWith('attack:'));
  const chosen = line[at]?.replace('attack:', '');
  const isDefended = row.some(
    (place) => typeof place !== 'string' && place.mission === chosen && place.up.length > 0,
  );
  const revealed = line.slice(0, at).filter((move) => move.endsWith(':revealed')).length;
  return `${chosen}${isDefended ? ' defended' : ''}, ${revealed} revealed`;
}

function askedIn({ aim, table }: Judged): string {
  if ('mean' in aim) {
    const row = table.row.map((place) => (typeof place === 'string' ? place : place.mission));
    return `points ${row.sort().join('+')}`;
  }
  const { defeated, kept, civilians } = aim.chance;
  return [
    ...(defeated.length > 0 ? [`defeat ${table.target ?? defeated.join('+')}`] : []),
    ...(kept.length > 0 ? ['kept'] : []),
    ...(civilians === undefined ? [] : ['civilians']),
  ].join(', ');
}

function kindOf(judged: Judged, { right, wrong }: FirstChoices<Move>): PuzzleKind {
  const plain = kindWithoutProof(judged);
  if (plain) return plain;
  const sides = (choices: typeof right): readonly string[] =>
    choices.map(({ move }) => moveText(move)).filter((text) => text.startsWith('play:'));
  const wrongSides = new Set(sides(wrong));
  // Which side of a card is shown decides where the same card is wrong on its other side.
  const isOfSides = sides(right).some((text) =>
    wrongSides.has(
      text.endsWith(':hidden')
        ? text.replace(':hidden', ':revealed')
        : text.replace(':revealed', ':hidden'),
    ),
  );
  return isOfSides ? 'hidden-or-revealed' : 'actions';
}

/** What the game's exercises are looked for and proved by. */
export const mined = {
  game: 'resist',
  themes: PUZZLE_KINDS,
  mining,
  read: readExercise,
  stated: ({ best: { worth, moves } }) => ({ worth, line: moves }),
} satisfies Mined<Exercise, Judged, Puzzle, Position, Move>;
