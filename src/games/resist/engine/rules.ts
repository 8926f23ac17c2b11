import type { Reason as AnyReason, Rules, Sight } from '#play/rules.ts';
import type { Reading, RULESET, Split } from '../data/index.ts';
import { chanceMoveOf, isChanceAsked, isChanceMove } from './chance.ts';
import type { GameEvent } from './event.ts';
import { keyOf } from './key.ts';
import { legalMoves } from './legal.ts';
import { type MoveFault, moveText, parseMove } from './move.ts';
import { newGame } from './new-game.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { makeMove } from './play.ts';
import { draftOf, OVER, PHASE, type Position } from './position.ts';
import { positionFrom } from './position-from.ts';
import { withoutChance } from './sight.ts';
import type { Table } from './table.ts';
import { tableOf } from './table-of.ts';
import { whyNot } from './why-not.ts';

/** The types of RESIST!, handed about as one. */
export interface Resist {
  setUp: {
    readonly ruleset: typeof RULESET;
    readonly split: Split;
    readonly reading: Reading;
    readonly seed?: string;
  };
  position: Position;
  table: Table;
  event: GameEvent;
  outcome: Outcome;
  component: 'deck';
}

/** A game cannot begin at a table that cannot be; `faults` say what is wrong with it. */
export class WrongTable extends Error {
  readonly faults: readonly { readonly code: string }[];

  constructor(faults: readonly { readonly code: string }[]) {
    super(`such a table cannot be: ${faults.map(({ code }) => code).join(', ')}`);
    this.name = 'WrongTable';
    this.faults = faults;
  }
}

const PLAYER = 0;

/** RESIST! as the kit of playing knows it. */
export const rules = {
  game: 'resist',

  start(setUp, from) {
    if (!from) return newGame(setUp);
    const made = positionFrom(from);
    if ('faults' in made) throw new WrongTable(made.faults);
    return made.position;
  },

  take(position, step) {
    if ('correction' in step) {
      const made = positionFrom(step.correction);
      return 'faults' in made ? { why: made.faults } : { position: made.position, events: [] };
    }
    const parsed = parseMove(step.move);
    if ('fault' in parsed) return { why: [notAMove(parsed.fault)] };
    const reasons = whyNot(position, parsed.move);
    if (reasons.length > 0) return { why: reasons };
    const draft = draftOf(position);
    const events: GameEvent[] = [];
    makeMove(draft, parsed.move, events);
    return { position: draft, events };
  },

  legalMoves: (position) => legalMoves(position).map(moveText),

  whyNot(position, move): readonly AnyReason[] {
    const parsed = parseMove(move);
    return 'fault' in parsed ? [notAMove(parsed.fault)] : whyNot(position, parsed.move);
  },

  turn(position) {
    if (position[PHASE] === OVER) return { seats: [], chance: false };
    return isChanceAsked(position)
      ? { seats: [], chance: true }
      : { seats: [PLAYER], chance: false };
  },

  isChance(move) {
    const parsed = parseMove(move);
    return 'move' in parsed && isChanceMove(parsed.move);
  },

  chanceMove: (position) => moveText(chanceMoveOf(position)),

  /** A question with one answer is asked all the same; the screen answers it. */
  isForced(position, move) {
    const legal = legalMoves(position);
    return legal.length === 1 && moveText(legal[0]) === move;
  },

  outcome: outcomeOf,
  toTable: tableOf,
  seenBy: (position) => withoutChance(position) as Sight<Resist>,
  key: keyOf,
} satisfies Rules<Resist>;

const notAMove = ({ code, found }: MoveFault): AnyReason => ({ code, params: { found } });
