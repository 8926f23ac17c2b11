import type { Reason as PlayReason, Rules } from '#play/rules.ts';
import { chanceMove } from './chance.ts';
import type { GameEvent } from './event.ts';
import { keyOf } from './key.ts';
import type { LesPoilus } from './kinds.ts';
import { legalMoves } from './legal.ts';
import { CHAPLAIN_MOVE, DEAL, DRAW, type MoveFault, moveText, parseMove, wordOf } from './move.ts';
import { newGame } from './new-game.ts';
import { outcomeOf } from './outcome.ts';
import { makeMove } from './play.ts';
import { draftOf, isOpen, OVER, PHASE, TURN } from './position.ts';
import { positionFrom } from './position-from.ts';
import { sightOf } from './sight.ts';
import { tableOf } from './table.ts';
import { isChanceTile, isChanceTurn } from './turn.ts';
import { whyNot } from './why-not.ts';

/** Why a text is no move: the code and the part of it that is at fault. */
const noMove = ({ code, found }: MoveFault): PlayReason => ({ code, params: { found } });

const CHANCES = [DEAL, DRAW, CHAPLAIN_MOVE];

/** A tile to be placed is a player's move by its text; for Panicked `turn` says it is chance's. */
function isChance(move: string): boolean {
  const parsed = parseMove(move);
  return 'move' in parsed && CHANCES.includes(wordOf(parsed.move));
}

/** Les Poilus as the kit of playing asks for it. */
export const rules = {
  game: 'les-poilus',
  start(setUp, from) {
    if (!from) return newGame(setUp);
    const made = positionFrom(from);
    if ('position' in made) return made.position;
    throw new Error(`no such table: ${made.faults.map(({ code }) => code).join(', ')}`);
  },
  take(position, step) {
    if ('correction' in step) {
      const made = positionFrom(step.correction);
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
  whyNot(position, move) {
    const parsed = parseMove(move);
    return 'fault' in parsed ? [noMove(parsed.fault)] : whyNot(position, parsed.move);
  },
  /** One seat at a time decides; with Panicked chance picks for it. */
  turn(position) {
    if (position[PHASE] === OVER) return { seats: [], chance: false };
    const chance = isChanceTurn(position);
    const seats = !chance || isChanceTile(position) ? [position[TURN]] : [];
    return { seats, chance };
  },
  isChance,
  chanceMove: (position) => moveText(chanceMove(position)),
  /** What is dealt and turned up by the site, and whatever is the only thing that can be done. */
  isForced(position, move) {
    const isDealt = isOpen(position) && isChance(move);
    return isDealt || legalMoves(position).length === 1;
  },
  outcome: outcomeOf,
  toTable: tableOf,
  seenBy: sightOf,
  key: keyOf,
} satisfies Rules<LesPoilus>;
