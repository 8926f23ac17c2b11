import type { Uncertain } from '../advice/advisor.ts';
import type { Game } from '../history/game.ts';
import type { GameHistory } from '../history/game-history.ts';
import type { GameTypes } from '../rules/game-rules.ts';

/*
 * A game gone through move by move. Chances change for two reasons: chance moved, or somebody chose.
 *
 *      chances before ──> the best choice ──> the choice made ──> before chance moved ──> after it
 *      a moment           (never worse)        lost: choice                       luck
 *
 * What is left over is the coach's own view, which gets sharper as the game goes on. It is shown and
 * blamed on nobody.
 */

/** A game to be gone through. */
export interface PlayedGame<Position> {
  /** At the start and after every step: one more than there are steps. */
  readonly positions: readonly Position[];
  /** As they stand in a record; undefined for a step that was no move, such as a correction. */
  readonly moves: readonly (string | undefined)[];
}

/** A game as it is kept, to be gone through: corrections are no moves. */
export const playedGame = <T extends GameTypes>(
  { steps }: Pick<Game<T>, 'steps'>,
  { positions }: Pick<GameHistory<T>, 'positions'>,
): PlayedGame<T['position']> => ({
  positions,
  moves: steps.map((step) => ('move' in step ? step.move : undefined)),
});

/** The chance of winning, with how far it may be off by the luck of the simulations. */
export interface Chances {
  readonly win: number;
  readonly standardError: number;
}

/** How much worse one moment is than another: as the coach weighs them, and in chances of winning. */
export interface Loss extends Uncertain {
  readonly win: number;
}

/** A choice that was not the best. */
export interface Mistake<C extends Chances = Chances> {
  /** How many steps were made before it. */
  readonly step: number;
  readonly played: string;
  readonly better: string;
  /** The chances with the better choice, and with the one that was made. */
  readonly best: C;
  readonly other: C;
  readonly loss: Loss;
}

/** What chance did, in one step or several in a row, and how much it changed the chance of winning. */
export interface Luck {
  /** How many steps were made before it, and with the last of it. */
  readonly step: number;
  readonly until: number;
  readonly before: number;
  readonly after: number;
}

/** How the chance of winning changed from start to end, and what made it; 1 is certainty. */
export interface ChanceSums {
  readonly start: number;
  readonly end: number;
  readonly luck: number;
  readonly choices: number;
  /** What corrections changed: neither luck nor choice. */
  readonly corrections: number;
  /** What none of them explains. */
  readonly rest: number;
}

export interface Review<M extends Mistake = Mistake, L extends Luck = Luck, C = { win: number }> {
  /** The chances at each position, as far as it was looked at. */
  readonly chances: readonly (C | undefined)[];
  /** The worst first. */
  readonly mistakes: readonly M[];
  /** What changed most first. */
  readonly luck: readonly L[];
  readonly sums: ChanceSums;
}

/** How much some changes come to together. */
export const changed = (changes: readonly Pick<Luck, 'before' | 'after'>[]): number =>
  changes.reduce((sum, { before, after }) => sum + after - before, 0);

/**
 * The review of a game, or of as much of it as was looked at.
 *
 * @param found what was found so far, in any order; and what the choices came to, where that is not
 * what the mistakes cost
 */
export function reviewFrom<M extends Mistake, L extends Luck, C extends Pick<Chances, 'win'>>(
  { moves }: Pick<PlayedGame<unknown>, 'moves'>,
  found: Omit<Review<M, L, C>, 'sums'> & { readonly choices?: number },
): Review<M, L, C> {
  const { chances } = found;
  const start = chances.find((known) => known !== undefined)?.win ?? 0;
  const end = chances.findLast((known) => known !== undefined)?.win ?? start;
  const luck = changed(found.luck);
  const { choices = found.mistakes.reduce((sum, { loss }) => sum - loss.win, 0) } = found;
  const corrections = moves.reduce((sum, move, step) => {
    if (move !== undefined) return sum;
    const [before, after] = [chances[step], chances[step + 1]];
    return before && after ? sum + after.win - before.win : sum;
  }, 0);
  return {
    chances,
    mistakes: [...found.mistakes].sort((a, b) => b.loss.worth - a.loss.worth),
    luck: [...found.luck].sort(
      (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before),
    ),
    sums: {
      start,
      end,
      luck,
      choices,
      corrections,
      rest: end - start - luck - choices - corrections,
    },
  };
}
