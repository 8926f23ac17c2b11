import { type Game, isChanceStep } from '../history/game.ts';
import type { GameRules, GameTypes } from '../rules/game-rules.ts';
import type { Save } from '../saves/save.ts';
import type { SaveTypes } from '../saves/save-format.ts';

/** The first choice of a try; undefined before there is one. */
export function firstChoice<T extends GameTypes>(
  rules: Pick<GameRules<T>, 'isChanceMove'>,
  { steps }: Pick<Game<T>, 'steps'>,
): string | undefined {
  const choice = steps.find((step) => !isChanceStep(rules, step));
  return choice && 'move' in choice ? choice.move : undefined;
}

/** Whether a game is a try at a puzzle of one's own that still waits for its choice. */
export const isUnanswered = <T extends SaveTypes>(
  rules: Pick<GameRules<T>, 'isChanceMove'>,
  save: Pick<Save<T>, 'branchOf'> | undefined,
  game: Pick<Game<T>, 'steps'> | undefined,
): boolean =>
  isPuzzleId(save?.branchOf?.id) && game !== undefined && firstChoice(rules, game) === undefined;

/** Tells the ids of puzzles of one's own from those of games. */
const PREFIX = 'puzzle ';

/** @param seed one that nobody has seen */
export const puzzleIdOf = (seed: string): string => PREFIX + seed;

export const isPuzzleId = (id: string | undefined): boolean => id?.startsWith(PREFIX) ?? false;
