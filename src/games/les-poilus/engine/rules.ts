import { movesInTexts } from '#play/moves-in-texts.ts';
import type { Rules } from '#play/rules.ts';
import { engine } from './engine.ts';
import { keyOf } from './key.ts';
import type { LesPoilus } from './kinds.ts';
import { legalMoves } from './legal.ts';
import { moveText, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { outcomeOf } from './outcome.ts';
import { type Draft, isOpen, OVER, PHASE, TURN } from './position.ts';
import { positionFrom } from './position-from.ts';
import { sightOf } from './sight.ts';
import { tableOf } from './table.ts';
import { isChanceTile, isChanceTurn } from './turn.ts';
import { whyNot } from './why-not.ts';

const inTexts = movesInTexts<LesPoilus, Draft>({
  ...engine,
  parseMove,
  moveText,
  legalMoves,
  whyNot,
  positionFrom,
});

/** Les Poilus as the kit of playing asks for it. */
export const rules = {
  game: 'les-poilus',
  ...inTexts,
  start(setUp, from) {
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
    const isDealt = isOpen(position) && inTexts.isChance(move);
    return isDealt || legalMoves(position).length === 1;
  },
  outcome: outcomeOf,
  toTable: tableOf,
  seenBy: sightOf,
  key: keyOf,
} satisfies Rules<LesPoilus>;
