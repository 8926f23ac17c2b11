import type { Engine } from '../play/rules/engine.ts';
import { BadInput, type Command, type Declared, readOptions, type Values } from './options.ts';
import { print } from './output.ts';
import { countFrom, gamesAndSeed, wordFrom } from './values.ts';

/** Who plays on the command line: chance, a rule of thumb, or the coach. */
export const POLICIES = ['random', 'plain', 'coach'] as const;

/** Who plays, and how long the coach thinks about each decision: in games simulated, or played on. */
export interface Policy {
  readonly id: (typeof POLICIES)[number];
  readonly budget: number;
}

/** The options that name a policy, and how the usage shows them. */
export const POLICY = {
  syntax: '[--policy random|plain|coach] [--budget N]',
  options: { policy: 'string', budget: 'string' },
} as const;

/**
 * The policy that options name.
 *
 * @param usual how long the coach thinks where nobody says
 * @param option the one that says how long
 * @throws {BadInput} where there is no such policy, or the coach is told how long to think and does not play
 */
export function policyFrom(
  id: string,
  budget: string | undefined,
  usual: number,
  option = '--budget',
): Policy {
  const known = wordFrom('--policy', id, POLICIES);
  if (budget === undefined) return { id: known, budget: usual };
  if (known === 'coach') return { id: known, budget: countFrom(option, budget) };
  throw new BadInput(
    `${option} is how many games the coach plays for a decision; leave it out unless --policy is coach.`,
  );
}

/** A game that was played through, as it is to be told. */
interface PlayedGame<SetUp, Move> {
  readonly setUp: SetUp;
  readonly moves: readonly Move[];
  /** Its record. */
  readonly record: object;
}

/** How a game is played on the command line. */
export interface Playing<Options extends Declared, SetUp, Position, Move> {
  readonly newGame: (setUp: SetUp) => Position;
  /** The options besides numbers and seed, as the usage shows them, those for set-up and player among them. */
  readonly syntax: string;
  readonly options: Options;
  /**
   * What plays the game of a seed as the options ask for it.
   *
   * @throws {BadInput} where they ask for what cannot be
   */
  readonly playerFor: (values: Values<Options>) => (seed: string) => PlayedGame<SetUp, Move>;
}

interface Shown<Position, Draft extends Position, Moves extends ArrayLike<unknown>> {
  readonly engine: Engine<Position, Draft, Moves>;
  readonly snapshot: (position: Position) => object;
  readonly legalMoves: (position: Position) => readonly string[];
}

/** The command that plays whole games. */
export function playOf<
  Options extends Declared,
  SetUp,
  Position,
  Draft extends Position,
  Moves extends ArrayLike<unknown>,
>(
  { newGame, syntax, options, playerFor }: Playing<Options, SetUp, Position, Moves[number]>,
  { engine, snapshot, legalMoves }: Shown<Position, Draft, Moves>,
): Command {
  const command = 'play';

  /** Something of every position of a game. */
  function along<Told>(
    { setUp, moves }: PlayedGame<SetUp, Moves[number]>,
    told: (position: Position) => Told,
  ): Told[] {
    const draft = engine.mutableCopy(newGame(setUp));
    return [
      told(draft),
      ...moves.map((move) => {
        engine.makeMove(draft, move);
        return told(draft);
      }),
    ];
  }

  return {
    name: command,
    syntax: `--games N --seed S ${syntax}`,
    summary: 'Plays whole games, one record a line; the same seed plays the same games.',
    async run(args) {
      const { values } = readOptions(args, {
        command,
        options: { games: 'string', seed: 'string', ...options },
      });
      const { states, legal } = values as { readonly states?: true; readonly legal?: true };
      const { games, seed } = gamesAndSeed(
        values as { games?: string; seed?: string },
        command,
        10,
      );
      const played = playerFor(values as Values<Options>);
      for (let n = 1; n <= games; n++) {
        const game = played(`${seed}-${n}`);
        await print({
          ...game.record,
          ...(states ? { states: along(game, snapshot) } : {}),
          ...(legal ? { legal: along(game, legalMoves) } : {}),
        });
      }
      return true;
    },
  };
}
