import type { Refute } from '#play/puzzles/judge.ts';
import { mayStillSucceed } from '#play/puzzles/luck.ts';
import { SearchTooWide, type Solver } from '#play/puzzles/solve.ts';
import { NO_ACTION } from '../data/index.ts';
import type { Move } from '../engine/index.ts';
import { ACT, ACTION_WORDS, DRAW, moveKind, moveWord, SHOOT } from '../engine/move.ts';
import { CALMS, calmly, rulesOn } from './calm.ts';
import { answersAt, isLost, isTerminal, type Puzzle, type SearchNode } from './puzzle.ts';
import { PUZZLE_RULES } from './puzzle-rules.ts';
import { NOT_LOST, type Question } from './questions.ts';

/*
 * A line is chosen by how it ends. The cards that beat the visitor do so whatever is done after the wrong
 * choice, even by somebody who knows them, where there are such cards: what is shown against them saves as many
 * answers as possible. Where it takes a guess to go on, each play is beaten by other cards: one is shown that
 * some cards would let succeed. Cards that come when all is decided leave the most. What is missed in the end is
 * no more than has to be, and where one thing is lost for good the rest is still played for.
 */

/** Where the game is lost, whatever else holds: nobody plays for that. */
const LEAST = -1;
/** What counts for more than any number of answers: that all may still be had. */
const HOPE = 1000;
/** Each of the searches of a refutation is small; this catches a puzzle that is not. */
const MOST_NODES = 1_000_000;
/** Nodes to look at for the cards that beat whoever knows them. */
const MOST_TOLD = 20_000;

const { after, optionsAt, keyOf: nodeKey } = PUZZLE_RULES;

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

/** How many answers are saved from a node on: all of them where that is sure. */
interface Search {
  readonly puzzle: Puzzle;
  readonly saved: (node: SearchNode) => number;
  /** Whether everything may still be had, if the cards are kind. */
  readonly mayBe: (node: SearchNode) => boolean;
  /** On how calm a board it might: 2 if no more patrols came, 1 if none stood there either, or 0. */
  readonly mightBe: (node: SearchNode) => number;
}
const searches = new WeakMap<MaquisSolver, Search>();

/**
 * How a wrong choice goes wrong: the cards that beat it, and the best the visitor can try against them.
 * Where drawing was wrong, the line begins with the card that beats it.
 */
export const refute: Refute<Puzzle, SearchNode, Move> = (solver, node, move) => {
  const search = searchIn(solver);
  const isDrawn = moveKind(move) === DRAW;
  const from = isDrawn ? node : after(solver.puzzle, node, move);
  const cards = beatingCards(search, from, isDrawn);
  if (!isDrawn) return lineFrom(search, from, cards);
  const [card = cardAt(search, node), ...rest] = cards;
  return [card, ...lineFrom(search, after(solver.puzzle, node, card), rest)];
};

/**
 * The next cards after which nothing that is done in between has everything that is asked; none where there are
 * no such cards, or none have to come.
 *
 * @param isDrawn whether the first of them comes before anything else is done
 */
function beatingCards(search: Search, from: SearchNode, isDrawn: boolean): readonly Move[] {
  const { puzzle, mayBe } = search;
  let looked = 0;
  const alive = (nodes: readonly SearchNode[]): readonly SearchNode[] => [
    ...new Map(nodes.filter(mayBe).map((node) => [nodeKey(puzzle, node), node])).values(),
  ];

  /** Where the next card may be drawn, whatever is chosen before it; nothing where no card is needed to succeed. */
  function drawing(nodes: readonly SearchNode[]): readonly SearchNode[] | undefined {
    const waiting: SearchNode[] = [];
    const seen = new Set<string>();
    const open = [...nodes];
    for (let node = open.pop(); node; node = open.pop()) {
      const key = nodeKey(puzzle, node);
      if (seen.has(key) || !mayBe(node)) continue;
      if (isTerminal(puzzle, node)) return undefined;
      seen.add(key);
      looked++;
      const here = node;
      const { choices, chances } = optionsAt(node);
      open.push(...choices.map((move) => after(puzzle, here, move)));
      if (chances.of > 0) waiting.push(node);
    }
    return waiting;
  }

  function beating(nodes: readonly SearchNode[], draws: boolean): readonly Move[] | undefined {
    if (nodes.length === 0) return [];
    if (looked > MOST_TOLD) return undefined;
    const waiting = draws ? nodes : drawing(nodes);
    const [first] = waiting ?? [];
    if (!waiting || !first) return waiting && [];
    const cards = optionsAt(first)
      .chances.moves.map(({ move }) => {
        const next = waiting.map((node) => after(puzzle, node, move));
        return { move, next, left: alive(next) };
      })
      .sort((one, other) => one.left.length - other.left.length);
    const [best] = cards;
    // Of those that decide it at once the one that leaves the most.
    if (best?.left.length === 0) {
      const leaves = ({ next }: { next: readonly SearchNode[] }): number =>
        Math.max(...next.map(search.saved));
      const deciding = cards.filter(({ left }) => left.length === 0);
      return [deciding.reduce((kept, one) => (leaves(one) > leaves(kept) ? one : kept)).move];
    }
    for (const { move, left } of cards) {
      const rest = beating(left, false);
      if (rest) return [move, ...rest];
    }
    return undefined;
  }

  return beating(alive([from]), isDrawn) ?? [];
}

/**
 * How a node that no longer meets its task fails: to the end, or until no more can be had than holds.
 *
 * @param cards the next ones, which whoever plays on knows
 */
function lineFrom(search: Search, node: SearchNode, cards: readonly Move[]): readonly Move[] {
  const { puzzle, saved } = search;
  const told = toldIn(search);
  const isDecided = (at: SearchNode): boolean =>
    isTerminal(puzzle, at) || (isLost(puzzle, at) && savedAt(puzzle, at) === saved(at));
  const line: Move[] = [];
  let at = node;
  let left = cards;
  while (!isDecided(at)) {
    const choice = choiceAt(search, at, told, left);
    const next = choice ?? left[0] ?? cardAt(search, at);
    if (choice === undefined) left = left.slice(1);
    line.push(next);
    at = after(puzzle, at, next);
  }
  return line;
}

/** How many answers are saved from a node on, where the next cards are known. */
type Told = (node: SearchNode, cards: readonly Move[]) => number;

function toldIn({ puzzle, saved }: Search): Told {
  const known = new Map<string, number>();
  const told: Told = (node, cards) => {
    const [card, ...rest] = cards;
    if (card === undefined || isTerminal(puzzle, node)) return saved(node);
    const key = `${cards.length} ${nodeKey(puzzle, node)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { choices, chances } = optionsAt(node);
    const best = Math.max(
      chances.of > 0 ? told(after(puzzle, node, card), rest) : LEAST,
      ...choices.map((move) => told(after(puzzle, node, move), cards)),
    );
    known.set(key, best);
    return best;
  };
  return told;
}

/**
 * The visitor's most stubborn choice, or undefined where drawing a card saves as much. Where the cards are not
 * known, one that some of them would let succeed goes before others; where they are, it does among those that
 * save as much as each other, so that it is the cards that beat it.
 */
function choiceAt(
  search: Search,
  at: SearchNode,
  told: Told,
  cards: readonly Move[],
): Move | undefined {
  const { puzzle, mayBe } = search;
  const { choices, chances } = optionsAt(at);
  const [card] = cards;
  const scored = choices.map((move) => {
    const next = after(puzzle, at, move);
    return { move, hope: card === undefined && mayBe(next), score: told(next, cards) };
  });
  const best = Math.max(...scored.map(({ hope, score }) => score + (hope ? HOPE : 0)));
  if (chances.of > 0) {
    const next = chances.moves.map(({ move }) => after(puzzle, at, move));
    const hope = card === undefined && next.some(mayBe);
    const score =
      card === undefined
        ? savedByCards(search, at, puzzle.questions.length)
        : told(after(puzzle, at, card), cards.slice(1));
    if (score + (hope ? HOPE : 0) >= best) return undefined;
  }
  const stubborn = scored
    .filter(({ hope, score }) => score + (hope ? HOPE : 0) === best)
    .map(({ move }) => move);
  const hopeful = stubborn.filter((move) => mayBe(after(puzzle, at, move)));
  const worthShowing = hopeful.length > 0 ? hopeful : mostTried(search, at, stubborn);
  const kept = worthShowing.filter((move) => moveKind(move) !== SHOOT);
  return kept.find((move) => !isIdle(move)) ?? kept[0] ?? worthShowing[0];
}

/** Whoever fails has tried: what patrols prevent goes before what would not do on a board without them. */
function mostTried({ puzzle, mightBe }: Search, at: SearchNode, moves: readonly Move[]) {
  const calmness = moves.map((move) => mightBe(after(puzzle, at, move)));
  const most = Math.max(...calmness);
  return moves.filter((_, n) => calmness[n] === most);
}

/** A worker who does nothing: no line to learn from where doing something is no worse; nor is a shot that saves nothing. */
const isIdle = (move: Move): boolean =>
  moveKind(move) === ACT && ACTION_WORDS[moveWord(move)] === NO_ACTION.id;

/** Of the cards that beat the visitor one that decides it, and of those the one that leaves the most. */
function cardAt({ puzzle, saved, mayBe }: Search, at: SearchNode): Move {
  const beating = optionsAt(at)
    .chances.moves.map(({ move }) => {
      const next = after(puzzle, at, move);
      return { move, next, score: saved(next) };
    })
    .filter(({ score }) => score < puzzle.questions.length);
  const deciding = beating.filter(({ next }) => !mayBe(next));
  const [first, ...others] = deciding.length > 0 ? deciding : beating;
  if (!first) throw new Error('no card beats a choice that is wrong');
  return others.reduce((chosen, one) => (one.score > chosen.score ? one : chosen), first).move;
}

/**
 * What a card leaves that beats the visitor; all, where none does.
 *
 * @param most no card that beats the visitor can leave more
 */
function savedByCards(
  { puzzle, saved }: Pick<Search, 'puzzle' | 'saved'>,
  at: SearchNode,
  most: number,
): number {
  const all = puzzle.questions.length;
  let best: number | undefined;
  for (const { move } of optionsAt(at).chances.moves) {
    const found = saved(after(puzzle, at, move));
    if (found < all) best = Math.max(best ?? LEAST, found);
    if (best !== undefined && best >= most) break;
  }
  return best ?? all;
}

/** How many answers hold where it is judged. */
const savedAt = (puzzle: Puzzle, node: SearchNode): number => countOf(puzzle, node, () => true);

/** How many may still hold: what is lost for good does not. */
const mostAt = (puzzle: Puzzle, node: SearchNode): number =>
  countOf(puzzle, node, ({ isFinal }) => isFinal === true);

/** All answers but those of some questions that do not hold. */
function countOf(
  puzzle: Puzzle,
  node: SearchNode,
  counts: (question: Question) => boolean,
): number {
  const missed = answersAt(puzzle, node).filter(
    ({ question, holds }) => !holds && counts(question),
  );
  return missed.some(({ question }) => question === NOT_LOST)
    ? LEAST
    : puzzle.questions.length - missed.length;
}

function searchIn(solver: MaquisSolver): Search {
  const { puzzle } = solver;
  const made = searches.get(solver);
  if (made) return made;
  const known = new Map<string, number>();
  const saved = (node: SearchNode): number => {
    if (isTerminal(puzzle, node)) return savedAt(puzzle, node);
    const key = nodeKey(puzzle, node);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= MOST_NODES) throw new SearchTooWide(MOST_NODES);
    const score = scoreOf(node);
    known.set(key, score);
    return score;
  };
  const scoreOf = (node: SearchNode): number => {
    const { choices, chances } = optionsAt(node);
    const most = mostAt(puzzle, node);
    const beaten = Math.min(most, puzzle.questions.length - 1);
    let best = chances.of > 0 ? savedByCards({ puzzle, saved }, node, beaten) : LEAST;
    for (const move of choices) {
      if (best >= most) break;
      best = Math.max(best, saved(after(puzzle, node, move)));
    }
    return best;
  };
  const mayBe = (node: SearchNode): boolean => mayStillSucceed(solver, node);
  const calmSolvers = CALMS.map((calm) => ({ calm, on: { ...solver, rules: rulesOn(calm) } }));
  const mightBe = (node: SearchNode): number =>
    1 + calmSolvers.findLastIndex(({ calm, on }) => mayStillSucceed(on, calmly(node, calm)));
  const search: Search = { puzzle, saved, mayBe, mightBe };
  searches.set(solver, search);
  return search;
}
