import { movesInTexts } from '#play/moves-in-texts.ts';
import type { Rules } from '#play/rules.ts';
import { corrected } from './corrections.ts';
import { engine } from './engine.ts';
import { keyOf } from './key.ts';
import type { Maquis } from './kinds.ts';
import { legalMoves } from './legal.ts';
import { moveText, parseMove, RETURN } from './move.ts';
import { newGame } from './new-game.ts';
import { type Draft, OVER, PATROL, PHASE } from './position.ts';
import { outcomeOf } from './record.ts';
import { dealtAnew } from './set-position.ts';
import { mayShoot } from './shooting.ts';
import { sightOf } from './sight.ts';
import { tableOf } from './snapshot.ts';
import { whyNot } from './why-not.ts';

const PLAYER = 0;

/** Maquis as the kit of playing asks for it. */
export const rules = {
  game: 'maquis',
  ...movesInTexts<Maquis, Draft>({
    ...engine,
    parseMove,
    moveText,
    legalMoves,
    whyNot,
    positionFrom: (table, before) => corrected(before, table),
  }),

  start(setUp, from) {
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
  toTable: tableOf,
  seenBy: sightOf,
  key: keyOf,
} satisfies Rules<Maquis>;
