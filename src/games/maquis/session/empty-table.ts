import type { DifficultyId } from '../data/index.ts';
import {
  newGame,
  RULESET,
  type RulesetId,
  type Table,
  tableOf,
  withoutSecrets,
} from '../engine/index.ts';

/** The start of a game, as the first thing to be changed. */
export const emptyTable = (
  difficulty: DifficultyId,
  goals: Table['goals'],
  ruleset: RulesetId = RULESET,
): Table => withoutSecrets(tableOf(newGame({ ruleset, difficulty, goals })));
