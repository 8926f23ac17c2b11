import * as fc from 'fast-check';
import { READINGS, SPLITS } from '#games/resist/data/index.ts';
import {
  chanceMoveOf,
  type GameEvent,
  type GameSetUp,
  isChanceAsked,
  legalMoves,
  type Move,
  moveText,
  newGame,
  outcomeOf,
  type Position,
  play,
} from '#games/resist/engine/index.ts';
import { type Below, randomFrom } from '#shared/random.ts';

/**
 * `any`: every legal move is as likely. `eager`: actions are used, and what can be defeated is, so that
 * games go on for rounds.
 */
export const TEMPERS = ['any', 'eager'] as const;
export type Temper = (typeof TEMPERS)[number];

/** A game to be played: its set-up, and a seed for the choice of moves. */
export interface GameToPlay {
  readonly setUp: GameSetUp;
  readonly temper: Temper;
  readonly choices: string;
}

export const gamesToPlay: fc.Arbitrary<GameToPlay> = fc.record({
  setUp: fc.record({
    split: fc.constantFrom(...SPLITS),
    reading: fc.constantFrom(...READINGS),
    seed: fc.string({ maxLength: 8 }),
  }),
  temper: fc.constantFrom(...TEMPERS),
  choices: fc.string({ maxLength: 8 }),
});

export interface PlayedStep {
  readonly before: Position;
  readonly move: Move;
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** Plays a game to its end, and tells every step. */
export function playOut({ setUp, temper, choices }: GameToPlay): {
  readonly steps: readonly PlayedStep[];
  readonly start: Position;
  readonly end: Position;
} {
  const below = randomFrom(choices);
  const start = newGame(setUp);
  const steps: PlayedStep[] = [];
  let position = start;
  while (!outcomeOf(position)) {
    const move = isChanceAsked(position)
      ? chanceMoveOf(position)
      : chosen(legalMoves(position), temper, below);
    const before = position;
    const played = play(before, move);
    position = played.position;
    steps.push({ before, move, position, events: played.events });
  }
  return { start, steps, end: position };
}

/** What an eager player does not do where something else can be done. */
const TAME = ['stop', 'skip', 'end'];

function chosen(legal: readonly Move[], temper: Temper, below: Below): Move {
  const keen = legal.filter((move) => !TAME.includes(moveText(move)));
  const moves = temper === 'eager' && keen.length > 0 ? keen : legal;
  return moves[below(moves.length)];
}
