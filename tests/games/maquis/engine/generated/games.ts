import * as fc from 'fast-check';
import { DIFFICULTY_IDS } from '#maquis/data/index.ts';
import {
  drawGoals,
  type GameEvent,
  type GameSetUp,
  GOAL_DRAWS,
  legalMoves,
  type Move,
  moveText,
  newGame,
  type Position,
  play,
} from '#maquis/engine/index.ts';
import { randomFrom } from '#shared/random.ts';

/** Longer than any game of a mode with an end; Very Easy is left where it has got to. */
const MOST_MOVES = 1500;

/** A game to be played: its set-up, and a seed for the choice of moves. */
export interface GameToPlay {
  readonly setUp: GameSetUp;
  /** `any`: every legal move is as likely. `busy`: workers mostly do something useful. */
  readonly temper: 'any' | 'busy';
  readonly choices: string;
}

/** Any mode, any pair of goals by both ways of drawing them, either temper. */
export const gamesToPlay: fc.Arbitrary<GameToPlay> = fc
  .record({
    difficulty: fc.constantFrom(...DIFFICULTY_IDS),
    draw: fc.constantFrom(...GOAL_DRAWS),
    temper: fc.constantFrom('any' as const, 'busy' as const),
    seed: fc.nat().map(String),
  })
  .map(({ difficulty, draw, temper, seed }) => ({
    setUp: { difficulty, goals: drawGoals(draw, seed), seed },
    temper,
    choices: `choices ${seed}`,
  }));

export interface Step {
  readonly before: Position;
  readonly move: Move;
  readonly legal: readonly Move[];
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** Plays a game, one step at a time. */
export function* stepsOf({ setUp, temper, choices }: GameToPlay): Generator<Step, Position> {
  const below = randomFrom(choices);
  let position = newGame(setUp);
  for (let n = 0; n < MOST_MOVES; n++) {
    const legal = legalMoves(position);
    if (legal.length === 0) break;
    const useful = legal.filter((move) => isUseful(moveText(move)));
    const choice = temper === 'busy' && useful.length > 0 && below(10) > 0 ? useful : legal;
    const move = choice[below(choice.length)] ?? legal[0];
    const before = position;
    const played = play(before, move as Move);
    position = played.position;
    yield { before, move: move as Move, legal, position, events: played.events };
  }
  return position;
}

const isUseful = (text: string): boolean => !text.endsWith(':none') && !text.startsWith('shoot:');

/** The whole game at once. */
export function playOut(game: GameToPlay): { steps: Step[]; end: Position } {
  const steps = [...stepsOf(game)];
  return { steps, end: steps.at(-1)?.position ?? newGame(game.setUp) };
}
