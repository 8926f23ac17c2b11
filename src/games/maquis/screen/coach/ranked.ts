import type { Advice, MoveAdvice } from '#maquis/coach/index.ts';
import type { LocationId } from '#maquis/data/index.ts';
import { movePartsOf, parseMove } from '#maquis/engine/index.ts';
import { isBeyondNoise, lossBetween } from '#maquis/review/chances.ts';
import { isCard } from '#maquis/review/merged-advice.ts';

/** Advice in the order of a list: what can be chosen, and what merely happens. */
export interface Ranked {
  /** The best first. */
  readonly choices: readonly MoveAdvice[];
  /** How many of the first choices cannot be told apart from the best. */
  readonly alike: number;
  /** Each card that may come, the best for the player first. */
  readonly cards: readonly MoveAdvice[];
  /** Whether drawing a card is better than any shot. */
  readonly isDrawBest: boolean;
}

export function rankedOf({ moves }: Advice): Ranked {
  const choices = moves.filter((move) => !isCard(move));
  const cards = moves.filter(isCard);
  const [best] = choices;
  const worse = choices.findIndex((move) => isBeyondNoise(lossBetween(best, move)));
  return {
    choices,
    alike: worse < 0 ? choices.length : worse,
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
