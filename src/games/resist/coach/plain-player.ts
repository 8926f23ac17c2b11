import { bitOf, hasBit, lowestBit, setOfBits } from '#shared/bit-set.ts';
import type { Below } from '#shared/random.ts';
import { MAQUIS_IDS, type MaquisId } from '../data/index.ts';
import {
  HIDDEN,
  RAISES_ENEMIES,
  RAISING_OTHERS,
  REVEALED,
  SHIELDING_ENEMIES,
  SHIELDING_MISSION,
} from '../engine/cards.ts';
import { kindsHere } from '../engine/choices.ts';
import { isLegalMove } from '../engine/legal.ts';
import {
  firstOf,
  KIND,
  MISSION_BASE,
  MOVE,
  type Move,
  moveOf,
  SIDE,
  THE_MISSION,
} from '../engine/move.ts';
import {
  ASK,
  ASKS,
  BEATEN,
  DOING,
  DOWN_AT,
  HAND,
  HAND_SPIES,
  IGNORED,
  isAvailable,
  LEFT,
  type Position,
  QUESTION,
  ROW,
  ROW_PLACES,
  STRENGTH,
  TARGET,
  TASK,
} from '../engine/position.ts';
import { hasMissionLeft } from '../engine/round.ts';
import { bestLegal, firstListed, PLAIN_CHOICES } from './plain-choices.ts';
import { RoundPlan } from './round-plan.ts';
import { nuisance } from './stakes.ts';
import { WITH_MISSION } from './strike-table.ts';

const numbers = (...ids: MaquisId[]): number => setOfBits(ids.map((id) => MAQUIS_IDS.indexOf(id)));

/** Whose hidden action in PLAN is worth more than to keep them for ATTACK. */
const DRAWERS = numbers('manuela', 'marcelino');
const SPY_CYCLERS = numbers('antonio', 'celia');
const SCOUTS = numbers('domingo', 'pilar', 'manuel', 'paquita');
/** Played first in ATTACK, as more cards come of it. */
const HIDDEN_DRAWERS = numbers('nicolas', 'ricardo');
const SHOWN_DRAWERS = numbers('sagrario', 'ramona', 'jacinto', 'celia');

/** Whether an Enemy lies face down at a Mission that could be attacked. */
function hasDown(position: Position): boolean {
  for (let place = 0; place < ROW_PLACES; place++) {
    if (isAvailable(position, place) && position[DOWN_AT + place] > 0) return true;
  }
  return false;
}

const CHOICES = ASKS.map((asked) => PLAIN_CHOICES[asked]);

/**
 * Plays by rules of thumb: plain, quick, and good enough to show what a position is worth. It sees
 * what the player sees; what lies face down it imagines.
 */
export class PlainPlayer {
  readonly #plan = new RoundPlan();
  readonly #below: Below;
  readonly #goesOn: (position: Position) => boolean;

  /** @param goesOn whether to go on, where a game may be ended */
  constructor(below: Below, goesOn: (position: Position) => boolean) {
    this.#below = below;
    this.#goesOn = goesOn;
  }

  /** The move where the player is asked. */
  choose(position: Position): Move {
    switch (position[ASK]) {
      case QUESTION.plan:
        return this.#choosePlan(position);
      case QUESTION.attack:
        return this.#chooseAttack(position);
      case QUESTION.strike:
        return this.#chooseStrike(position);
      case QUESTION.decide:
        return this.#chooseDecide(position);
      case QUESTION['discard-here']:
        return this.#chooseDiscardHere(position);
      case QUESTION.at:
        return moveOf(MOVE.at, MISSION_BASE + position[ROW + this.#bestPlace(position, true)]);
      case QUESTION.shift:
        return this.#chooseShift(position);
      default:
        return (CHOICES[position[ASK]] ?? firstListed)(position);
    }
  }

  #choosePlan(position: Position): Move {
    const hand = position[HAND];
    let first_ = hand & DRAWERS;
    if (first_ === 0 && position[HAND_SPIES] > 0) first_ = hand & SPY_CYCLERS;
    if (first_ === 0 && hasDown(position)) first_ = hand & SCOUTS;
    if (first_ !== 0) return moveOf(MOVE.play, lowestBit(first_), SIDE + HIDDEN);
    return moveOf(MOVE.attack, MISSION_BASE + position[ROW + this.#bestPlace(position, false)]);
  }

  /** The place of the Mission that promises most, with the hand there is. */
  #bestPlace(position: Position, withDown: boolean): number {
    const plan = this.#plan;
    let best = -1;
    let worth = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < ROW_PLACES; place++) {
      if (!isAvailable(position, place)) continue;
      if (withDown && position[DOWN_AT + place] === 0) continue;
      plan.look(position, place, this.#below);
      plan.solve(position, true);
      if (plan.worth > worth) {
        worth = plan.worth;
        best = place;
      }
    }
    return best;
  }

  #chooseAttack(position: Position): Move {
    const hand = position[HAND];
    if (hand === 0) return firstListed(position);
    const plan = this.#plan;
    plan.look(position, position[TARGET], this.#below);
    plan.solve(position, false);
    const shown = plan.revealed;
    let next = hand & ~shown & HIDDEN_DRAWERS;
    if (next === 0 && position[HAND_SPIES] > 0) next = hand & ~shown & SPY_CYCLERS;
    if (next === 0) next = shown & SHOWN_DRAWERS;
    if (next === 0) next = hand & ~shown;
    if (next === 0) next = hand;
    const maquis = lowestBit(next);
    return moveOf(MOVE.play, maquis, SIDE + (hasBit(shown, maquis) ? REVEALED : HIDDEN));
  }

  #chooseDiscardHere(position: Position): Move {
    const plan = this.#plan;
    plan.look(position, position[TARGET], this.#below);
    plan.solve(position, false, position[LEFT], position[DOING] === TASK.gaining);
    const { defense } = plan.table(0);
    let best = -1;
    let dearest = -1;
    for (let n = 0; n < plan.stand.count; n++) {
      const isTarget = (plan.targets & bitOf(n)) !== 0;
      const price = (isTarget ? 20 : 0) + defense[n] * 2 + nuisance(position, plan.stand.kinds[n]);
      if (price > dearest) {
        dearest = price;
        best = plan.stand.kinds[n];
      }
    }
    return moveOf(MOVE.discard, KIND + best);
  }

  #chooseShift(position: Position): Move {
    const plan = this.#plan;
    plan.look(position, position[TARGET], this.#below);
    plan.solve(position, false, 1);
    const { defense } = plan.table(0);
    let best = -1;
    let dearest = -1;
    for (let n = 0; n < plan.stand.count; n++) {
      const price = ((plan.targets & bitOf(n)) !== 0 ? 20 : 0) + defense[n];
      if (price > dearest) {
        dearest = price;
        best = plan.stand.kinds[n];
      }
    }
    return bestLegal(position, (move) => (firstOf(move) === KIND + best ? 1 : 0));
  }

  #chooseStrike(position: Position): Move {
    const plan = this.#plan;
    plan.look(position, position[TARGET], this.#below);
    plan.solve(position, false);
    const table = plan.table(0);
    const strength = position[STRENGTH];
    const targets = table.choice[strength > 31 ? 31 : strength];
    const mission = position[ROW + position[TARGET]];
    const here = kindsHere(position);
    if (
      (targets & WITH_MISSION) !== 0 &&
      (here & SHIELDING_MISSION) === 0 &&
      position[IGNORED] === 0 &&
      RAISES_ENEMIES[mission] > 0
    ) {
      return moveOf(MOVE.defeat, THE_MISSION);
    }
    let next = -1;
    let rank = -1;
    for (let n = 0; n < plan.stand.count; n++) {
      if ((targets & bitOf(n)) === 0) continue;
      const bit = bitOf(plan.stand.kinds[n]);
      const now =
        (SHIELDING_ENEMIES & bit) !== 0
          ? 3
          : (RAISING_OTHERS & bit) !== 0
            ? 2
            : (SHIELDING_MISSION & bit) !== 0
              ? 1
              : 0;
      if (now > rank) {
        rank = now;
        next = plan.stand.kinds[n];
      }
    }
    if (next >= 0) {
      const move = moveOf(MOVE.defeat, KIND + next);
      if (isLegalMove(position, move)) return move;
    }
    if ((targets & WITH_MISSION) !== 0 && position[BEATEN] === 0) {
      const move = moveOf(MOVE.defeat, THE_MISSION);
      if (isLegalMove(position, move)) return move;
    }
    return MOVE.stop;
  }

  #chooseDecide(position: Position): Move {
    return hasMissionLeft(position) && this.#goesOn(position) ? MOVE.continue : MOVE.end;
  }
}
