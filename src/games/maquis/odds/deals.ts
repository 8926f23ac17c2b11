import { cardsUnseen, discardAfter, soldierComes, standOf } from '../engine/patrol.ts';
import { first, only, type PlaceSet, rest, size } from '../engine/places.ts';
import { NOWHERE } from '../engine/position.ts';
import { Tally } from './tally.ts';

/** Where the deals begin: all of it lies open on the table. */
export interface BeforeDeals {
  /** The cards in the discard, as a set: bit n is card n. */
  readonly discarded: number;
  readonly workers: PlaceSet;
  readonly police: PlaceSet;
  readonly soldiers: PlaceSet;
  readonly patrolsToCome: number;
  /** How many of this turn's patrols are soldiers. */
  readonly soldiersThisTurn: number;
}

/** How many ordered deals there are of the patrols still to come. */
export function countDeals({ discarded, patrolsToCome }: BeforeDeals): number {
  let deals = 1;
  let gone = discarded;
  for (let n = 0; n < patrolsToCome; n++) {
    const cards = cardsUnseen(gone);
    deals *= size(cards);
    gone = discardAfter(gone, first(cards));
  }
  return deals;
}

/*
 * Every ordered deal of the patrols still to come, counted by where the patrols stand at its end.
 *
 * Deals are not played one by one. Those that have used the same cards and put the patrols on the
 * same places go on alike, in whatever order it happened, so after each card they are thrown together
 * and counted as one standing:
 *
 *      discard, patrols          deals             cards 1 and 9 both want the grocer:
 *
 *      {}      {}                 1                one came there and the other
 *       ├─ 1 ─ {1}   {grocer}     1 ─┐             went to its second place
 *       ├─ 9 ─ {9}   {grocer}     1 ─┤
 *       ├─ 8 ─ {8}   {fence}      1  ├─ {1,9} {grocer, pont-du-nord}    1   (1, then 9)
 *       ⋮                            ├─ {1,9} {grocer, poor-district}   1   (9, then 1)
 *                                    ├─ {1,8} {grocer, fence}           2   (1, 8 and 8, 1)
 *                                    ⋮
 *
 * Of the 30,240 deals of five cards a few hundred standings are left. Workers need not be kept with
 * them: whoever is arrested leaves his place to the patrol that arrested him, so those still there are
 * the first workers less the places of patrols. Nor need the cards be kept after the last draw. When
 * the deck has run out, the discard of all ten is the next deck, and goes on from there: the cards
 * just drawn are in it.
 */
let now = new Tally();
let next = new Tally();

/**
 * Counts the ordered deals by where the patrols stand when all have come; cards in the tally are all
 * 0. The tally is overwritten by the next call.
 *
 * @param apart whether soldiers must be told from police in the end; otherwise all that come are
 *   counted as police
 */
export function endsOfDeals(before: BeforeDeals, apart: boolean): Tally {
  const { workers, patrolsToCome, soldiersThisTurn } = before;
  now.clear();
  now.add(patrolsToCome === 0 ? 0 : before.discarded, before.police, before.soldiers, 1);
  for (let toCome = patrolsToCome; toCome > 0; toCome--) {
    next.clear();
    drawOne(workers, apart && soldierComes(toCome, soldiersThisTurn), toCome === 1);
    [now, next] = [next, now];
  }
  return now;
}

/** Every card that may come next in every standing there is now. */
function drawOne(workers: PlaceSet, isSoldier: boolean, isLast: boolean): void {
  for (let entry = 0; entry < now.size; entry++) {
    const discarded = now.discarded[entry];
    const police = now.police[entry];
    const soldiers = now.soldiers[entry];
    const deals = now.deals[entry];
    const patrols = police | soldiers;
    for (let cards = cardsUnseen(discarded); cards !== 0; cards = rest(cards)) {
      const card = first(cards);
      const place = standOf(card, workers & ~patrols, patrols);
      const pawn = place === NOWHERE ? 0 : only(place);
      const gone = isLast ? 0 : discardAfter(discarded, card);
      if (isSoldier) next.add(gone, police, soldiers | pawn, deals);
      else next.add(gone, police | pawn, soldiers, deals);
    }
  }
}
