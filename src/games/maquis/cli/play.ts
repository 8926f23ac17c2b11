import { BadInput, type Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, gamesAndSeed, wordFrom } from '#cli/values.ts';
import { DIFFICULTY_IDS } from '../data/index.ts';
import {
  type Deal,
  drawGoals,
  type GameRecord,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  type Snapshot,
  snapshotOf,
} from '../engine/index.ts';
import { POLICIES, type Policy, playGame, USUAL_BUDGET } from './played-game.ts';
import { goalsFrom } from './values.ts';

export const play: Command = {
  name: 'play',
  syntax:
    '--games N --seed S [--policy random|plain|coach] [--budget N] [--difficulty D] [--goals west,east] [--states]',
  does: 'Plays whole games, one record a line; the same seed plays the same games.',
  async run(args) {
    const command = 'play';
    const { values } = readOptions(args, {
      command,
      options: {
        games: 'string',
        seed: 'string',
        policy: 'string',
        budget: 'string',
        difficulty: 'string',
        goals: 'string',
        states: 'boolean',
      },
    });
    const { budget, difficulty: mode = 'normal', policy: player = 'random' } = values;
    const { games, seed } = gamesAndSeed(values, command, 10);
    const difficulty = wordFrom('--difficulty', mode, DIFFICULTY_IDS);
    const goals = values.goals === undefined ? undefined : goalsFrom('--goals', values.goals);
    const id = wordFrom('--policy', player, POLICIES);
    if (budget !== undefined && id !== 'coach') {
      throw new BadInput(
        '--budget is the number of games the coach simulates; leave it out unless --policy is coach.',
      );
    }
    const policy = { id, budget: countFrom('--budget', budget ?? USUAL_BUDGET) };
    for (let n = 1; n <= games; n++) {
      const own = `${seed}-${n}`;
      const setUp = { difficulty, goals: goals ?? drawGoals('any-two', own), seed: own };
      await print(recordOf(setUp, policy, values.states ?? false));
    }
    return true;
  },
};

type WithStates = GameRecord & { readonly states?: readonly Snapshot[] };

function recordOf(setUp: Required<Deal>, policy: Policy, withStates: boolean): WithStates {
  const moves: Move[] = [];
  const states = [snapshotOf(newGame(setUp))];
  const end = playGame(setUp, policy, (move, draft) => {
    moves.push(move);
    if (withStates) states.push(snapshotOf(draft));
  });
  const record = makeRecord(setUp, moves, outcomeOf(end));
  return withStates ? { ...record, states } : record;
}
