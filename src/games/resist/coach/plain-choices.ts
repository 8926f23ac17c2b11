import { hasBit, lowestBit, withoutLowest } from '#shared/bit-set.ts';
import { MAQUIS, MAQUIS_IDS, type MaquisId } from '../data/index.ts';
import { ACTION_OF, EFFECT_OF, HIDDEN, NO_ACTION, SPY, sideIndex } from '../engine/cards.ts';
import { cardsLookedAt, placesToDiscardAt } from '../engine/choices.ts';
import { deckLookedAt } from '../engine/drawing.ts';
import { kindSet, upAt } from '../engine/enemy-deck.ts';
import { listMoves, moveBuffer } from '../engine/legal.ts';
import { firstOf, KIND, MISSION_BASE, MOVE, type Move, moveOf, NUMBER } from '../engine/move.ts';
import { type AskId, DOWN_AT, HAND, PAIR, type Position, ROW, TOPPED } from '../engine/position.ts';
import { KEPT_WORTH, nuisance } from './stakes.ts';

/* The plain player's smaller choices: which card of several, where nothing has to be planned. */

/** A card looked at in the Enemy deck goes away if it is more trouble than this. */
const TROUBLE = 3.4;
const moves = moveBuffer();

/** The first move listed, where nothing tells them apart. */
export function firstListed(position: Position): Move {
  listMoves(position, moves);
  return moves[0];
}

/** The legal move that is worth most, the first of equals. */
export function bestLegal(position: Position, worthOf: (move: Move) => number): Move {
  const listed = listMoves(position, moves);
  let best = moves[0];
  let worth = worthOf(best);
  for (let n = 1; n < listed; n++) {
    const now = worthOf(moves[n]);
    if (now > worth) {
      worth = now;
      best = moves[n];
    }
  }
  return best;
}

function least(set: number): number {
  let best = lowestBit(set);
  for (let left = withoutLowest(set); left !== 0; left = withoutLowest(left)) {
    if (KEPT_WORTH[lowestBit(left)] < KEPT_WORTH[best]) best = lowestBit(left);
  }
  return best;
}

function most(set: number): number {
  let best = lowestBit(set);
  for (let left = withoutLowest(set); left !== 0; left = withoutLowest(left)) {
    if (KEPT_WORTH[lowestBit(left)] > KEPT_WORTH[best]) best = lowestBit(left);
  }
  return best;
}

/** Which Enemy is discarded at another Mission: the worst seen, or one unseen. */
function chooseElsewhere(position: Position): Move {
  let best: Move = -1;
  let worth = Number.NEGATIVE_INFINITY;
  for (let left = placesToDiscardAt(position); left !== 0; left = withoutLowest(left)) {
    const place = lowestBit(left);
    const mission = MISSION_BASE + position[ROW + place];
    for (let kinds = kindSet(position, upAt(place)); kinds !== 0; kinds = withoutLowest(kinds)) {
      const now = nuisance(position, lowestBit(kinds));
      if (now > worth) {
        worth = now;
        best = moveOf(MOVE.discard, mission, KIND + lowestBit(kinds));
      }
    }
    if (position[DOWN_AT + place] > 0 && UNSEEN_TROUBLE > worth) {
      worth = UNSEEN_TROUBLE;
      best = moveOf(MOVE.discard, mission, NUMBER + 1);
    }
  }
  return best;
}

const UNSEEN_TROUBLE = 3;

function arrange(position: Position): Move {
  const deck = deckLookedAt(position);
  const cards = cardsLookedAt(position);
  if (deck === 'enemies') {
    if (position[TOPPED] === 0) {
      for (let left = cards; left !== 0; left = withoutLowest(left)) {
        if (nuisance(position, lowestBit(left)) > TROUBLE) {
          return moveOf(MOVE.discard, KIND + lowestBit(left));
        }
      }
    }
    return moveOf(MOVE.top, KIND + lowestBit(cards));
  }
  if (deck === 'recruits') {
    if (position[TOPPED] === 0 && KEPT_WORTH[least(cards)] < 1) {
      return moveOf(MOVE.bottom, least(cards));
    }
    return moveOf(MOVE.top, least(cards));
  }
  if (position[TOPPED] === 0 && hasBit(cards, SPY)) return moveOf(MOVE.discard, SPY);
  if (hasBit(cards, SPY)) return moveOf(MOVE.top, SPY);
  return moveOf(MOVE.top, least(cards));
}

/** Whose hidden action is copied first. */
const COPY_WORTH = Float64Array.from(MAQUIS_IDS, (_, maquis) => {
  const action = ACTION_OF[sideIndex(maquis, HIDDEN)];
  if (action === NO_ACTION) return 0;
  const { does } = EFFECT_OF[action];
  if (does === 'discard-here') return 5;
  if (does === 'turn-two') return 4;
  if (does === 'draw' || does === 'cycle-spy') return 3;
  if (does === 'count') return 2;
  return 1;
});

/**
 * What it is worth to have somebody in the Hidden deck and not among the Recruits: the mean of 60,000
 * drafts by a coin judged after one round and 30,000 after two. Only the order counts, as the scale
 * is that of the ends (`ends.ts`) when it was measured; standard error 0.001. The command `people`
 * measures it again.
 */
const WORTH: Readonly<Record<MaquisId, number>> = {
  abel: 0.011,
  adela: 0.054,
  adolfo: -0.012,
  anastasio: 0.017,
  antonio: 0.024,
  benigno: -0.061,
  carlos: -0.007,
  celia: 0.021,
  consuelo: 0.024,
  domingo: -0.024,
  emilio: -0.022,
  jacinto: 0.005,
  juana: -0.004,
  manuel: -0.058,
  manuela: 0.024,
  marcelino: 0.01,
  nicolas: 0.026,
  paquita: -0.057,
  pilar: -0.097,
  ramona: 0.047,
  ricardo: 0.045,
  roberto: 0,
  sagrario: 0.025,
  soledad: 0.012,
};

/** By the number of the Maquis. */
export const DRAFT_WORTH = Float64Array.from(MAQUIS, ({ id }) => WORTH[id]);

const draftBetter = (position: Position): Move => {
  const [one, two] = [position[PAIR], position[PAIR + 1]];
  return moveOf(MOVE.draft, DRAFT_WORTH[one] >= DRAFT_WORTH[two] ? one : two);
};

/** The worst of several Enemies. */
const worstEnemy = (position: Position): Move =>
  bestLegal(position, (move) => nuisance(position, firstOf(move) - KIND));

/** The choice at each question that wants no plan. */
export const PLAIN_CHOICES: Readonly<Partial<Record<AskId, (position: Position) => Move>>> = {
  use: () => MOVE.use,
  turn: () => moveOf(MOVE.turn, NUMBER + 1),
  drop: worstEnemy,
  survive: worstEnemy,
  'discard-elsewhere': chooseElsewhere,
  'discard-card': (position) => moveOf(MOVE.discard, least(position[HAND])),
  arrange,
  pick: (position) => moveOf(MOVE.pick, most(cardsLookedAt(position))),
  take: (position) => bestLegal(position, (move) => KEPT_WORTH[firstOf(move)]),
  copy: (position) => bestLegal(position, (move) => COPY_WORTH[firstOf(move)]),
  draft: draftBetter,
};
