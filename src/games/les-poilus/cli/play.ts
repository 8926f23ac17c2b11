import { BadInput, type Command } from '#cli/command.ts';
import { readOptions } from '#cli/options.ts';
import { print } from '#cli/output.ts';
import { countFrom, gamesAndSeed, wordFrom } from '#cli/values.ts';
import { VARIANT_IDS } from '../data/index.ts';
import {
  asItsTableSaw,
  dealtSetUp,
  type GameRecord,
  type Move,
  makeRecord,
  newGame,
  outcomeOf,
  type SetUp,
  type Snapshot,
  setUpFaults,
  snapshotOf,
} from '../engine/index.ts';
import { makeMove } from '../engine/play.ts';
import { mutableCopy } from '../engine/position.ts';
import { optionsFrom, playersFrom } from './options-from.ts';
import { POLICIES, type Policy, playGame, USUAL_LINES } from './played-game.ts';
import { setUpFaultText } from './set-up-faults.ts';

export const play: Command = {
  name: 'play',
  syntax:
    '--games N --seed S [--players P] [--variant V] [--options JSON] [--policy random|plain|coach] [--lines N] [--secret] [--states]',
  does: 'Plays whole games, one record a line; the same seed plays the same games.',
  async run(args) {
    const command = 'play';
    const { values } = readOptions(args, {
      command,
      options: {
        games: 'string',
        seed: 'string',
        players: 'string',
        variant: 'string',
        options: 'string',
        policy: 'string',
        lines: 'string',
        secret: 'boolean',
        states: 'boolean',
      },
    });
    const { games, seed } = gamesAndSeed(values, command, 10);
    const wish = {
      ...(values.players === undefined
        ? {}
        : { players: playersFrom('--players', values.players) }),
      ...(values.variant === undefined
        ? {}
        : { variant: wordFrom('--variant', values.variant, VARIANT_IDS) }),
      ...(values.options === undefined
        ? {}
        : { options: optionsFrom('--options', values.options) }),
    };
    const policy = policyFrom(values.policy ?? 'random', values.lines);
    for (let n = 1; n <= games; n++) {
      const setUp = dealtSetUp({ ...wish, seed: `${seed}-${n}` });
      const [fault] = setUpFaults(setUp);
      if (fault) throw new BadInput(`This cannot be played: ${setUpFaultText(fault)}.`);
      await print(recordOf(setUp, policy, values));
    }
    return true;
  },
};

interface Told {
  readonly secret?: true;
  readonly states?: true;
}

type WithStates = GameRecord & { readonly states?: readonly Snapshot[] };

function policyFrom(id: string, lines: string | undefined): Policy {
  const known = wordFrom('--policy', id, POLICIES);
  if (lines !== undefined && known !== 'coach') {
    throw new BadInput('--lines is how many games the coach plays on; leave it out for others.');
  }
  return { id: known, lines: countFrom('--lines', lines ?? USUAL_LINES) };
}

/** Plays a game through, and tells it whole or as its table saw it. */
function recordOf(setUp: SetUp, policy: Policy, { secret, states }: Told): WithStates {
  const { moves, end } = playGame(setUp, policy);
  const told = secret ? asItsTableSaw(setUp, moves) : { setUp, moves, outcome: outcomeOf(end) };
  return {
    ...makeRecord(told.setUp, told.moves, told.outcome),
    ...(states ? { states: statesOf(told.setUp, told.moves) } : {}),
  };
}

function statesOf(setUp: SetUp, moves: readonly Move[]): Snapshot[] {
  const draft = mutableCopy(newGame(setUp));
  const states = [snapshotOf(draft)];
  for (const move of moves) {
    makeMove(draft, move);
    states.push(snapshotOf(draft));
  }
  return states;
}
