import type { Reason as AnyReason, Rules } from '#play/rules.ts';
import { corrected } from './corrections.ts';
import type { GameEvent } from './event.ts';
import { keyOf } from './key.ts';
import type { Maquis } from './kinds.ts';
import { legalMoves } from './legal.ts';
import { DRAW, type MoveFault, moveKind, moveText, parseMove, RETURN } from './move.ts';
import { newGame } from './new-game.ts';
import { cardDrawnBySite } from './patrol.ts';
import { makeMove } from './play.ts';
import { draftOf, OVER, PATROL, PHASE } from './position.ts';
import { outcomeOf } from './record.ts';
import { dealtAnew } from './set-position.ts';
import { mayShoot } from './shooting.ts';
import { sightOf } from './sight.ts';
import { tableOf } from './snapshot.ts';
import { whyNot } from './why-not.ts';

const PLAYER = 0;

/** Why a text is no move: the code, and the part of it that is at fault. */
const noMove = ({ code, found }: MoveFault): AnyReason => ({ code, params: { found } });

/** Maquis as the kit of playing asks for it. */
export const rules = {
  game: 'maquis',

  start(setUp, from) {
    if (!from) return newGame(setUp);
    const made = dealtAnew(from, setUp.seed);
    if ('position' in made) return made.position;
    throw new Error(`no game begins there: ${made.faults[0].code}`);
  },

  take(position, step) {
    if ('correction' in step) {
      const made = corrected(position, step.correction);
      return 'faults' in made ? { why: made.faults } : { position: made.position, events: [] };
    }
    const parsed = parseMove(step.move);
    if ('fault' in parsed) return { why: [noMove(parsed.fault)] };
    const why = whyNot(position, parsed.move);
    if (why.length > 0) return { why };
    const draft = draftOf(position);
    const events: GameEvent[] = [];
    makeMove(draft, parsed.move, events);
    return { position: draft, events };
  },

  legalMoves: (position) => legalMoves(position).map(moveText),

  whyNot(position, move): readonly AnyReason[] {
    const parsed = parseMove(move);
    return 'fault' in parsed ? [noMove(parsed.fault)] : whyNot(position, parsed.move);
  },

  /** A shot may come before the card. */
  turn(position) {
    if (position[PHASE] === OVER) return { seats: [], chance: false };
    const chance = position[PHASE] === PATROL;
    return { seats: chance && !mayShoot(position) ? [] : [PLAYER], chance };
  },

  isChance(move) {
    const parsed = parseMove(move);
    return 'move' in parsed && moveKind(parsed.move) === DRAW;
  },

  chanceMove: (position) => `patrol:${cardDrawnBySite(position)}`,
  /** A worker's way home is judged, not chosen. */
  isForced: (_, move) => move === moveText(RETURN),
  outcome: outcomeOf,
  toTable: tableOf,
  seenBy: sightOf,
  key: keyOf,
} satisfies Rules<Maquis>;
