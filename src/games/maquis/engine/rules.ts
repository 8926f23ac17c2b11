import { type MoveEngine, playedBy } from '#play/rules/apply-move.ts';
import { rulesFromEngine } from '#play/rules/rules-from-engine.ts';
import { corrected } from './corrections.ts';
import { engine } from './engine.ts';
import type { GameEvent } from './event.ts';
import { keyOf } from './key.ts';
import { legalMoves } from './legal.ts';
import { type Move, moveText, RETURN } from './move.ts';
import { newGame } from './new-game.ts';
import { parseMove } from './parse-move.ts';
import { playerView } from './player-view.ts';
import {
  LOOK,
  type MutablePosition,
  OVER,
  PATROL,
  PHASE,
  type Position,
  REVEAL,
} from './position.ts';
import { dealtAnew } from './position-from.ts';
import { type Maquis, outcomeOf } from './record.ts';
import { mayShoot } from './shooting.ts';
import { tableOf } from './snapshot.ts';
import { validateMove } from './why-not.ts';

/** Maquis for those who make one move at a time, and ask what happens and why one is refused. */
export const moveEngine = {
  ...engine,
  parseMove,
  formatMove: moveText,
  legalMoves,
  validateMove,
} satisfies MoveEngine<Position, MutablePosition, Move, GameEvent>;

/** Plays one legal move, see {@link playedBy}. */
export const play = playedBy<Position, MutablePosition, Move, GameEvent>(moveEngine);

const PLAYER = 0;

/** Maquis as the kit of playing asks for it. */
export const rules = rulesFromEngine<Maquis, MutablePosition, Move>(moveEngine, {
  id: 'maquis',
  boardPosition: (table, before) => corrected(before, table),

  initialPosition(setUp, from) {
    if (!from) return newGame(setUp);
    const made = dealtAnew(from, setUp.seed);
    if ('position' in made) return made.position;
    throw new Error(`no game begins there: ${made.faults[0].code}`);
  },

  /** A shot may come before the card. */
  turn(position) {
    if (position[PHASE] === OVER) return { seats: [], chance: false };
    const phase = position[PHASE];
    const chance = phase === PATROL || phase === LOOK || phase === REVEAL;
    return { seats: chance && !mayShoot(position) ? [] : [PLAYER], chance };
  },

  /** A worker's way home is judged, not chosen. */
  isForced: (_, move) => move === moveText(RETURN),
  outcome: outcomeOf,
  toBoardState: tableOf,
  playerView,
  positionKey: keyOf,
});
