import type { GameRules } from '#play/rules/game-rules.ts';
import { rulesFromEngine } from '#play/rules/rules-from-engine.ts';
import { corrected } from './corrections.ts';
import { engine } from './engine.ts';
import type { Maquis } from './game-types.ts';
import { keyOf } from './key.ts';
import { legalMoves } from './legal.ts';
import { moveText, parseMove, RETURN } from './move.ts';
import { newGame } from './new-game.ts';
import { type MutablePosition, OVER, PATROL, PHASE } from './position.ts';
import { outcomeOf } from './record.ts';
import { dealtAnew } from './set-position.ts';
import { mayShoot } from './shooting.ts';
import { playerView } from './sight.ts';
import { tableOf } from './snapshot.ts';
import { validateMove } from './why-not.ts';

const PLAYER = 0;

/** Maquis as the kit of playing asks for it. */
export const rules = {
  id: 'maquis',
  ...rulesFromEngine<Maquis, MutablePosition>({
    ...engine,
    parseMove,
    formatMove: moveText,
    legalMoves,
    validateMove,
    boardPosition: (table, before) => corrected(before, table),
  }),

  initialPosition(setUp, from) {
    if (!from) return newGame(setUp);
    const made = dealtAnew(from, setUp.seed);
    if ('position' in made) return made.position;
    throw new Error(`no game begins there: ${made.faults[0].code}`);
  },

  /** A shot may come before the card. */
  turn(position) {
    if (position[PHASE] === OVER) return { seats: [], chance: false };
    const chance = position[PHASE] === PATROL;
    return { seats: chance && !mayShoot(position) ? [] : [PLAYER], chance };
  },

  /** A worker's way home is judged, not chosen. */
  isForced: (_, move) => move === moveText(RETURN),
  outcome: outcomeOf,
  toBoardState: tableOf,
  playerView,
  positionKey: keyOf,
} satisfies GameRules<Maquis>;
