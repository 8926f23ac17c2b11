import { type MoveEngine, playedBy } from '#play/rules/apply-move.ts';
import { rulesFromEngine } from '#play/rules/rules-from-engine.ts';
import { poilusEngine } from './engine.ts';
import type { GameEvent } from './event.ts';
import { keyOf } from './key.ts';
import { legalMoves } from './legal.ts';
import { type Move, moveText, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { type LesPoilus, outcomeOf } from './outcome.ts';
import { playerView } from './player-view.ts';
import { isOpen, type MutablePosition, OVER, PHASE, type Position, TURN } from './position.ts';
import { positionFrom } from './position-from.ts';
import { tableOf } from './table.ts';
import { isChanceTile, isChanceTurn } from './turn.ts';
import { validateMove } from './why-not.ts';

/** Les Poilus for those who make one move at a time, and ask what happens and why one is refused. */
export const poilusMoveEngine = {
  ...poilusEngine,
  parseMove,
  formatMove: moveText,
  legalMoves,
  validateMove,
} satisfies MoveEngine<Position, MutablePosition, Move, GameEvent>;

/** Plays one legal move, see {@link playedBy}. */
export const play = playedBy<Position, MutablePosition, Move, GameEvent>(poilusMoveEngine);

/** Les Poilus as the kit of playing asks for it. */
export const poilusRules = rulesFromEngine<LesPoilus, MutablePosition, Move>(poilusMoveEngine, {
  id: 'les-poilus',
  boardPosition: positionFrom,
  initialPosition(setUp, from) {
    if (!from) return newGame(setUp);
    const made = positionFrom(from);
    if ('position' in made) return made.position;
    throw new Error(`no such table: ${made.faults.map(({ code }) => code).join(', ')}`);
  },
  /** One seat at a time decides; with Panicked chance picks for it. */
  turn(position) {
    if (position[PHASE] === OVER) return { seats: [], chance: false };
    const chance = isChanceTurn(position);
    const seats = !chance || isChanceTile(position) ? [position[TURN]] : [];
    return { seats, chance };
  },
  /** What is dealt and turned up by the site, and whatever is the only thing that can be done. */
  isForced(position, move) {
    const parsed = parseMove(move);
    const isChance = 'move' in parsed && poilusMoveEngine.isChanceMove(parsed.move);
    const isDealt = isOpen(position) && isChance;
    return isDealt || legalMoves(position).length === 1;
  },
  outcome: outcomeOf,
  toBoardState: tableOf,
  playerView,
  positionKey: keyOf,
});
