import { DIFFICULTY_IDS } from '#maquis/data/index.ts';
import {
  drawGoals,
  type GameRecord,
  type GameSetUp,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  type Snapshot,
  snapshotOf,
} from '#maquis/engine/index.ts';
import { draftOf } from '#maquis/engine/position.ts';
import * as m from '#messages';
import { randomFrom } from '#shared/random.ts';
import { BadInput, type Command } from './command.ts';
import { readOptions } from './options.ts';
import { print } from './output.ts';
import { playAtRandom } from './random-game.ts';
import { countFrom, goalsFrom, required, wordFrom } from './values.ts';

const POLICIES = ['random', 'coach'] as const;

export const play: Command = {
  name: 'play',
  syntax:
    '--games N --seed S [--policy random|coach] [--budget N] [--difficulty D] [--goals west,east] [--states]',
  does: m.maquis_cli_does_play,
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
    const wanted = required(values.games, { command, option: '--games', example: '--games 10' });
    const games = countFrom('--games', wanted);
    const seed = required(values.seed, { command, option: '--seed', example: '--seed 1' });
    const difficulty = wordFrom('--difficulty', mode, DIFFICULTY_IDS);
    const goals = values.goals === undefined ? undefined : goalsFrom('--goals', values.goals);
    const policy = wordFrom('--policy', player, POLICIES);
    if (policy === 'coach') throw new BadInput(m.maquis_cli_coach_later());
    if (budget !== undefined) throw new BadInput(m.maquis_cli_budget_without_coach());
    for (let n = 1; n <= games; n++) {
      const own = `${seed}-${n}`;
      const setUp = { difficulty, goals: goals ?? drawGoals('any-two', own), seed: own };
      await print(randomGame(setUp, values.states ?? false));
    }
    return true;
  },
};

type WithStates = GameRecord & { readonly states?: readonly Snapshot[] };

/** A whole game played at random; the player's chance is not the cards' chance. */
function randomGame(setUp: Required<GameSetUp>, withStates: boolean): WithStates {
  const draft = draftOf(newGame(setUp));
  const moves: Move[] = [];
  const states = [snapshotOf(draft)];
  playAtRandom(draft, randomFrom(`random player ${setUp.seed}`), (move) => {
    moves.push(move);
    if (withStates) states.push(snapshotOf(draft));
  });
  const record = makeRecord(setUp, moves, outcomeOf(draft));
  return withStates ? { ...record, states } : record;
}
