import * as fc from 'fast-check';
import { OPTIONS, VARIANT_IDS } from '#games/les-poilus/data/index.ts';
import {
  dealtSetUp,
  drawChanceMove,
  type GameEvent,
  isChanceTurn,
  legalMoves,
  type Move,
  moveText,
  newGame,
  type Position,
  play,
  type SetUp,
} from '#games/les-poilus/engine/index.ts';
import { type Below, randomFrom } from '#shared/random.ts';

/**
 * `any`: every legal move is as likely. `careful`: hardships and threes are avoided by leaving early
 * and starting small, so that games get far.
 */
export const TEMPERS = ['any', 'careful'] as const;

/** A game to be played: its set-up, and a seed for the players' choices. */
export interface GameToPlay {
  readonly setUp: SetUp;
  readonly temper: (typeof TEMPERS)[number];
  readonly choices: string;
}

/** Two to five players, every variant, every option. */
export const gamesToPlay: fc.Arbitrary<GameToPlay> = fc
  .record({
    players: fc.integer({ min: 2, max: 5 }),
    variant: fc.constantFrom(...VARIANT_IDS),
    tileDeal: fc.constantFrom(...OPTIONS.tileDeal),
    fearful: fc.constantFrom(...OPTIONS.fearful),
    proud: fc.constantFrom(...OPTIONS.proud),
    twoPlayers: fc.constantFrom(...OPTIONS.twoPlayers),
    temper: fc.constantFrom(...TEMPERS),
    seed: fc.nat().map(String),
  })
  .map(({ players, variant, twoPlayers, temper, seed, ...shared }) => {
    const options = players === 2 ? { ...shared, twoPlayers } : shared;
    return {
      setUp: dealtSetUp({ players, variant, options, seed }),
      temper,
      choices: `choices ${seed}`,
    };
  });

export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly legal: readonly Move[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** No game is half as long. */
const MOST_MOVES = 3000;

/** Plays an open game to its end, one step at a time. */
export function* stepsOf({ setUp, temper, choices }: GameToPlay): Generator<Step, Position> {
  const below = randomFrom(choices);
  let position = newGame(setUp);
  for (let n = 0; n < MOST_MOVES; n++) {
    const legal = legalMoves(position);
    if (legal.length === 0) return position;
    const move = isChanceTurn(position) ? drawChanceMove(position) : choose(legal, temper, below);
    const before = position;
    const played = play(before, move);
    position = played.position;
    yield { before, move, legal, position, events: played.events };
  }
  throw new Error('a game has no end');
}

/** The moves of a whole game. */
export const movesOf = (game: GameToPlay): Move[] => [...stepsOf(game)].map(({ move }) => move);

function choose(legal: readonly Move[], temper: GameToPlay['temper'], below: Below): Move {
  const texts = legal.map(moveText);
  const wanted =
    temper === 'careful' && below(4) > 0
      ? legal.filter((_, n) =>
          /^(fall-back|heal|discard|speech|charm|intensity:[13]$)/.test(texts[n]),
        )
      : [];
  const among = wanted.length > 0 ? wanted : legal;
  return among[below(among.length)];
}
