import { type Game, isChanceStep } from '../history/game.ts';
import type { Kinds, Rules } from '../rules.ts';
import type { SaveKinds } from '../saves/codec.ts';
import type { Save } from '../saves/save.ts';
import { isPuzzleId } from './puzzle-id.ts';

/** The first choice of a try; undefined before there is one. */
export function firstChoice<K extends Kinds>(
  rules: Pick<Rules<K>, 'isChance'>,
  { steps }: Pick<Game<K>, 'steps'>,
): string | undefined {
  const choice = steps.find((step) => !isChanceStep(rules, step));
  return choice && 'move' in choice ? choice.move : undefined;
}

/** Whether a game is a try at a puzzle of one's own that still waits for its choice. */
export const isUnanswered = <K extends SaveKinds>(
  rules: Pick<Rules<K>, 'isChance'>,
  save: Pick<Save<K>, 'branchOf'> | undefined,
  game: Pick<Game<K>, 'steps'> | undefined,
): boolean =>
  isPuzzleId(save?.branchOf?.id) && game !== undefined && firstChoice(rules, game) === undefined;
