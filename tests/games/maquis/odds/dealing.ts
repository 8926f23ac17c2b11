import type { LocationId } from '#games/maquis/data/index.ts';
import {
  cardDrawnBySite,
  cardsLeft,
  type Position,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { makeMove } from '#games/maquis/engine/make-move.ts';
import { drawMove, placeMove } from '#games/maquis/engine/move.ts';
import { placeOf } from '#games/maquis/engine/places.ts';
import {
  copyInto,
  mutableCopy,
  PATROLS_TO_COME,
  POLICE,
  RANDOM,
  SOLDIER_PAWNS,
} from '#games/maquis/engine/position.ts';
import { hasWayHome } from '#games/maquis/engine/return-home.ts';
import { bitOf } from '#shared/bit-set.ts';
import { RANDOM_WORDS } from '#shared/random.ts';

/*
 * The odds found out the long way: the engine deals one card after the other, and each end is looked
 * at. A shot is judged by taking every policeman away in turn.
 */

/** How often something was so, by place; what never was is missing. */
export interface Seen {
  readonly deals: number;
  readonly patrol: ReadonlyMap<LocationId, number>;
  readonly arrest: ReadonlyMap<LocationId, number>;
  readonly home: ReadonlyMap<LocationId, number>;
  /** Home, or would be without one of the police. */
  readonly homeWithShot: ReadonlyMap<LocationId, number>;
}

/** An end of the dealing and how many deals have come to it. */
interface End {
  readonly position: Position;
  deals: number;
}

/** The position with one more worker on the board. */
export function withNewcomer(position: Position, at: LocationId): Position {
  const draft = mutableCopy(position);
  makeMove(draft, placeMove(placeOf(at)));
  return draft;
}

/** Deals every order of the patrols still to come once. */
export function everyDeal(position: Position): Seen {
  const ends = new Map<number, End>();
  const deal = (from: Position): void => {
    if (from[PATROLS_TO_COME] === 0) {
      note(ends, from);
      return;
    }
    for (const card of cardsLeft(from)) {
      const draft = mutableCopy(from);
      makeMove(draft, drawMove(card));
      deal(draft);
    }
  };
  deal(position);
  return seenIn(position, ends);
}

/** Deals that many times the cards which the position's own generator draws. */
export function manyDeals(position: Position, deals: number): Seen {
  const ends = new Map<number, End>();
  const draft = mutableCopy(position);
  const generator = draft.slice(RANDOM, RANDOM + RANDOM_WORDS);
  for (let n = 0; n < deals; n++) {
    copyInto(draft, position);
    draft.set(generator, RANDOM);
    while (draft[PATROLS_TO_COME] > 0) makeMove(draft, drawMove(cardDrawnBySite(draft)));
    generator.set(draft.subarray(RANDOM, RANDOM + RANDOM_WORDS));
    note(ends, draft);
  }
  return seenIn(position, ends);
}

/**
 * Ends with the same pawns on the board are one: who stands where says who was arrested. Cards name
 * places 1 to 13 alone, so both colours have room in one small number, which keeps the map fast.
 */
function note(ends: Map<number, End>, position: Position): void {
  const pawns = position[POLICE] | (position[SOLDIER_PAWNS] << 14);
  const end = ends.get(pawns);
  if (end) end.deals++;
  else ends.set(pawns, { position: mutableCopy(position), deals: 1 });
}

function seenIn(start: Position, ends: ReadonlyMap<number, End>): Seen {
  const [patrol, arrest, home, homeWithShot] = Array.from({ length: 4 }, () => new Map());
  let all = 0;
  for (const { position, deals } of ends.values()) {
    const { workers, police, soldierPawns } = snapshotOf(position);
    const add = (to: Map<LocationId, number>, at: LocationId) =>
      to.set(at, (to.get(at) ?? 0) + deals);
    all += deals;
    for (const at of [...police, ...soldierPawns]) add(patrol, at);
    for (const at of snapshotOf(start).workers) {
      if (!workers.includes(at)) add(arrest, at);
      else if (hasWayHome(position, placeOf(at))) {
        add(home, at);
        add(homeWithShot, at);
      } else if (police.some((shot) => hasWayHome(without(position, shot), placeOf(at)))) {
        add(homeWithShot, at);
      }
    }
  }
  return { deals: all, patrol, arrest, home, homeWithShot };
}

function without(position: Position, shot: LocationId): Position {
  const draft = mutableCopy(position);
  draft[POLICE] &= ~bitOf(placeOf(shot));
  return draft;
}
