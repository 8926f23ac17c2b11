import { BadInput, type Values } from '#cli/options.ts';
import { countFrom, wordFrom } from '#cli/values.ts';
import { DIFFICULTY_IDS } from '../data/index.ts';
import { type Move, makeRecord, newGame, outcomeOf } from '../engine/index.ts';
import { editionPlayed } from './edition.ts';
import { POLICIES, playGame, USUAL_BUDGET } from './played-game.ts';
import { goalsDrawn, goalsFrom } from './values.ts';

const options = {
  policy: 'string',
  budget: 'string',
  difficulty: 'string',
  goals: 'string',
  states: 'boolean',
} as const;

export const play = {
  newGame,
  syntax:
    '[--policy random|plain|coach] [--budget N] [--difficulty D] [--goals west,east] [--states]',
  options,
  playerFor(values: Values<typeof options>) {
    const { budget, difficulty: mode = 'normal', policy: player = 'random' } = values;
    const difficulty = wordFrom('--difficulty', mode, DIFFICULTY_IDS);
    const edition = editionPlayed();
    const { ruleset } = edition;
    const goals =
      values.goals === undefined ? undefined : goalsFrom('--goals', values.goals, edition);
    const id = wordFrom('--policy', player, POLICIES);
    if (budget !== undefined && id !== 'coach') {
      throw new BadInput(
        '--budget is the number of games the coach simulates; leave it out unless --policy is coach.',
      );
    }
    const policy = { id, budget: countFrom('--budget', budget ?? USUAL_BUDGET) };
    return (seed: string) => {
      const setUp = { ruleset, difficulty, goals: goals ?? goalsDrawn(edition, seed), seed };
      const moves: Move[] = [];
      const end = playGame(setUp, policy, (move) => moves.push(move));
      return { setUp, moves, record: makeRecord(setUp, moves, outcomeOf(end)) };
    };
  },
};
