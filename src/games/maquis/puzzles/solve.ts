import { legalMoves, type Move } from '../engine/index.ts';
import { DRAW, moveKind } from '../engine/move.ts';
import { averageOf, type Chance, isBetter, isSure, NEVER, SURE, sameChance } from './chance.ts';
import { keyOf } from './node-key.ts';
import { allHold, isLost, isTerminal, type Puzzle, type SearchNode, step } from './puzzle.ts';

/** How many nodes a search looks at before it gives up. */
export const MOST_STANDINGS = 400_000;

/** A scenario is too wide to be searched: it needs fewer choices, or fewer unknown cards. */
export class SearchTooWide extends Error {
  constructor(most: number) {
    super(`more than ${most} nodes: show the deck, or begin later in the turn`);
    this.name = 'SearchTooWide';
  }
}

export interface Solver {
  readonly puzzle: Puzzle;
  /**
   * The best chance of success from a node, over all choices of the visitor and all cards that
   * may come. Where a puzzle wants certainty it is only asked whether success is sure.
   *
   * @throws {SearchTooWide}
   */
  chanceAt(node: SearchNode): Chance;
  /** The same where the visitor lets the next card be drawn, though a shot might come first. */
  chanceOfDrawing(node: SearchNode): Chance;
  /** The visitor's moves that keep that chance; empty where the next thing is a card. */
  goodMoves(node: SearchNode): readonly Move[];
  /** Nodes looked at so far. */
  readonly searched: number;
}

/**
 * Searches a puzzle to its end: the best of the visitor's choices, the mean of the cards. The same
 * position can be reached in many orders, so every node is remembered.
 *
 * It never reads a hidden order: what may come is what {@link legalMoves} says may be drawn.
 */
export function solverOf(puzzle: Puzzle, mostStandings = MOST_STANDINGS): Solver {
  const known = new Map<string, Chance>();
  const wantsCertainty = isSure(puzzle.wanted);

  const chanceAt = (node: SearchNode): Chance => {
    if (isTerminal(puzzle, node)) return allHold(puzzle, node) ? SURE : NEVER;
    if (isLost(puzzle, node)) return NEVER;
    const key = keyOf(node);
    const remembered = known.get(key);
    if (remembered) return remembered;
    if (known.size >= mostStandings) throw new SearchTooWide(mostStandings);
    const chance = bestOf(node);
    known.set(key, chance);
    return chance;
  };

  const bestOf = (node: SearchNode): Chance => {
    const { choices, cards } = optionsAt(node);
    let best = cards.length > 0 ? chanceOfCards(node, cards) : NEVER;
    for (const move of choices) {
      if (isSure(best)) break;
      const chance = chanceAt(step(puzzle, node, move));
      if (isBetter(chance, best)) best = chance;
    }
    return best;
  };

  const chanceOfCards = (node: SearchNode, cards: readonly Move[]): Chance => {
    const chances: Chance[] = [];
    for (const card of cards) {
      const chance = chanceAt(step(puzzle, node, card));
      if (wantsCertainty && !isSure(chance)) return NEVER;
      chances.push(chance);
    }
    return averageOf(chances);
  };

  return {
    puzzle,
    chanceAt,
    chanceOfDrawing: (node) => chanceOfCards(node, optionsAt(node).cards),
    goodMoves: (node) => {
      const best = chanceAt(node);
      return optionsAt(node).choices.filter((move) =>
        sameChance(chanceAt(step(puzzle, node, move)), best),
      );
    },
    get searched() {
      return known.size;
    },
  };
}

/** What the visitor may choose, and the cards that may be drawn instead of choosing. */
export function optionsAt({ position }: SearchNode): { choices: Move[]; cards: Move[] } {
  const choices: Move[] = [];
  const cards: Move[] = [];
  for (const move of legalMoves(position)) (moveKind(move) === DRAW ? cards : choices).push(move);
  return { choices, cards };
}
