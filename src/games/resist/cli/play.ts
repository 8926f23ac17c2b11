import type { Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, gamesAndSeed, wordFrom } from '#cli/values.ts';
import { READINGS, SPLITS } from '../data/index.ts';
import {
  type GameRecord,
  type GameSetUp,
  legalMoves,
  type Move,
  makeRecord,
  moveText,
  newGame,
  outcomeOf,
  type Position,
  type Snapshot,
  snapshotOf,
} from '../engine/index.ts';
import { POLICIES, type Policy, playGame, USUAL_BUDGET } from './played-game.ts';

export const play: Command = {
  name: 'play',
  syntax:
    '--games N --seed S [--policy random|plain|coach] [--budget N] [--split random|draft] [--reading strict|lenient] [--states] [--legal]',
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
        split: 'string',
        reading: 'string',
        states: 'boolean',
        legal: 'boolean',
      },
    });
    const { games, seed } = gamesAndSeed(values, command, 10);
    const split = wordFrom('--split', values.split ?? 'random', SPLITS);
    const reading = wordFrom('--reading', values.reading ?? 'strict', READINGS);
    const id = wordFrom('--policy', values.policy ?? 'random', POLICIES);
    const budget = countFrom('--budget', values.budget ?? USUAL_BUDGET);
    for (let n = 1; n <= games; n++) {
      await print(recordOf({ split, reading, seed: `${seed}-${n}` }, { id, budget }, values));
    }
    return true;
  },
};

interface Told {
  readonly states?: true;
  readonly legal?: true;
}

type WithMore = GameRecord & {
  readonly states?: readonly Snapshot[];
  readonly legal?: readonly (readonly string[])[];
};

/** Plays a game through. */
function recordOf(setUp: Required<GameSetUp>, policy: Policy, told: Told): WithMore {
  const moves: Move[] = [];
  const states: Snapshot[] = [];
  const legal: string[][] = [];
  const tell = (position: Position): void => {
    if (told.states) states.push(snapshotOf(position));
    if (told.legal) legal.push(legalMoves(position).map(moveText));
  };
  tell(newGame(setUp));
  const end = playGame(setUp, policy, (move, draft) => {
    moves.push(move);
    tell(draft);
  });
  return {
    ...makeRecord(setUp, moves, outcomeOf(end)),
    ...(told.states ? { states } : {}),
    ...(told.legal ? { legal } : {}),
  };
}
