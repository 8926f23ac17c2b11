import { isAsGood, isCard } from '#games/maquis/coach/analysis.ts';
import type { MaquisAnalysis, MaquisMove } from '#games/maquis/coach/index.ts';
import type { LocationId } from '#games/maquis/data/index.ts';
import { movePartsOf, parseMove } from '#games/maquis/engine/index.ts';

/** An analysis in the order of a list: what can be chosen, and what merely happens. */
interface Ranked {
  /** The best first. */
  readonly choices: readonly MaquisMove[];
  /** The others that cannot be told apart from the best. */
  readonly alike: readonly MaquisMove[];
  /** Each card that may come, the best for the player first. */
  readonly cards: readonly MaquisMove[];
  /** Whether drawing a card is better than any shot. */
  readonly isDrawBest: boolean;
}

export function rankedOf({ moves }: MaquisAnalysis): Ranked {
  const choices = moves.filter((move) => !isCard(move));
  const cards = moves.filter(isCard);
  const [best] = choices;
  return {
    choices,
    alike: choices.filter((move) => move !== best && isAsGood(move, best)),
    cards,
    isDrawBest: moves.length > 0 && isCard(moves[0]),
  };
}

/** The place on the board that a move is about. */
export function placeOfMove(text: string): LocationId | undefined {
  const parsed = parseMove(text);
  if ('fault' in parsed) return undefined;
  const parts = movePartsOf(parsed.move);
  return 'place' in parts ? parts.place : undefined;
}
