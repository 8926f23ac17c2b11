import { randomFrom } from '#shared/random.ts';
import { choosePlainly, judgeMoves } from '../coach/index.ts';
import {
  chanceMove,
  isChanceTurn,
  legalMoves,
  type Move,
  newGame,
  type Position,
  type SetUp,
  sightOf,
} from '../engine/index.ts';
import { makeMove } from '../engine/play.ts';
import { draftOf, OVER, PHASE, TURN } from '../engine/position.ts';
import { playAtRandom } from './random-game.ts';

/** Who plays all seats: chance, plain conventions, or the coach, who sees one hand at a time. */
export const POLICIES = ['random', 'plain', 'coach'] as const;
export type PolicyId = (typeof POLICIES)[number];

/** How many lines the coach plays for a decision where nobody says. */
export const USUAL_LINES = '300';

export interface Policy {
  readonly id: PolicyId;
  readonly lines: number;
}

export interface PlayedGame {
  readonly moves: readonly Move[];
  readonly end: Position;
}

/** Plays a whole open game. The players' chance is not the cards' chance. */
export function playGame(setUp: SetUp, { id, lines }: Policy): PlayedGame {
  const draft = draftOf(newGame(setUp));
  const moves: Move[] = [];
  if (id === 'random') {
    playAtRandom(draft, randomFrom(`random players ${setUp.seed}`), (move) => moves.push(move));
    return { moves, end: draft };
  }
  while (draft[PHASE] !== OVER) {
    const move = isChanceTurn(draft)
      ? chanceMove(draft)
      : id === 'plain'
        ? choosePlainly(draft)
        : coached(draft, lines, `${setUp.seed} ${moves.length}`);
    makeMove(draft, move);
    moves.push(move);
  }
  return { moves, end: draft };
}

function coached(position: Position, lines: number, seed: string): Move {
  const [only, ...others] = legalMoves(position);
  if (others.length === 0) return only;
  return judgeMoves(sightOf(position, position[TURN]), lines, seed)[0].move;
}
