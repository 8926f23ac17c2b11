import { atRandom, playOut } from '#play/rules/playout.ts';
import { randomFrom } from '#shared/random.ts';
import { choosePlainlyInPoilus, judgeMoves } from '../coach/index.ts';
import { poilusEngine } from '../engine/engine.ts';
import {
  legalMoves,
  type Move,
  newGame,
  type Position,
  playerView,
  type SetUp,
} from '../engine/index.ts';
import { type MutablePosition, mutableCopy, TURN } from '../engine/position.ts';

/** Who plays all seats: chance, plain conventions, or the coach, who sees one hand at a time. */
export const POILUS_POLICIES = ['random', 'plain', 'coach'] as const;
type PolicyId = (typeof POILUS_POLICIES)[number];

/** How many lines the coach plays for a decision where nobody says. */
export const USUAL_LINES = '300';

export interface PoilusPolicy {
  readonly id: PolicyId;
  readonly lines: number;
}

interface PlayedGame {
  readonly moves: readonly Move[];
  readonly end: Position;
}

/** Plays a whole open game. The players' chance is not the cards' chance. */
export function playPoilus(setUp: SetUp, { id, lines }: PoilusPolicy): PlayedGame {
  const end = mutableCopy(newGame(setUp));
  const moves: Move[] = [];
  playOut(poilusEngine, end, player(), (move) => moves.push(move));
  return { moves, end };

  function player(): (draft: MutablePosition, n: number) => Move | undefined {
    switch (id) {
      case 'random':
        return atRandom(poilusEngine, randomFrom(`random players ${setUp.seed}`));
      case 'plain':
        return (draft) => choosePlainlyInPoilus(draft);
      default:
        return (draft, n) => coached(draft, lines, `${setUp.seed} ${n}`);
    }
  }
}

function coached(position: Position, lines: number, seed: string): Move {
  const [only, ...others] = legalMoves(position);
  if (others.length === 0) return only;
  return judgeMoves(playerView(position, position[TURN]), lines, seed)[0].move;
}
