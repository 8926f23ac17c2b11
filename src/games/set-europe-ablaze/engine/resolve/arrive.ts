import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { arrivingKind } from '../log/arrival.ts';
import type { ArrivesBy, Telling } from '../log/events.ts';
import type { Position } from '../log/position.ts';
import type { Tables } from '../tables/tables.ts';
import { countersLeft, lostBy, supportOf } from './counters.ts';
import { placesFor } from './places.ts';
import type { Decision, ResultChoice, Story } from './story.ts';

/** Pieces on their way. */
export interface ArrivingPieces {
  now: Position;
  readonly tables: Tables;
  readonly what: string;
  readonly points: number;
  readonly by: ArrivesBy;
  /** Which Hero. */
  readonly hero?: string | undefined;
  /** Whether somebody has told how many caches the Support box holds. */
  isSupportTold: boolean;
}

const GERMAN: readonly string[] = ['security', 'vichySecurity', 'detachment', 'labor'];

/** Whose piece it is. */
export const ownerOf = (what: string): Side =>
  GERMAN.includes(arrivingKind(what) ?? '') ? 'german' : 'maquis';

/** A piece placed, as the log tells it. */
export const placing = (
  { what, by, hero }: Pick<ArrivingPieces, 'what' | 'by' | 'hero'>,
  place: ResultChoice,
): Telling => ({
  ...{ by: ownerOf(what), type: 'place', what: what === 'vichySecurity' ? 'vichy-security' : what },
  ...(typeof place.area === 'string' ? { area: place.area } : { box: place.box }),
  ...{ points: 1, for: by },
  ...(hero && { card: hero }),
});

/** What the Support box holds is told once, before the first cache leaves it (6.4.5). */
export function supportFirst({
  now,
  tables,
}: Pick<ArrivingPieces, 'now' | 'tables'>): Telling | undefined {
  const to = supportOf(now, tables);
  if (to === undefined) return undefined;
  return { by: 'table', type: 'correct', path: 'supportCaches', to, why: '6.4.5' };
}

/** Pieces arrive one by one, each where it may; those of which no counter is left are lost. */
export function* arriving(scene: ArrivingPieces): Story {
  const { tables, what, by, points } = scene;
  const isCache = arrivingKind(what) === 'cache';
  if (isCache && !scene.isSupportTold) {
    const first = supportFirst(scene);
    if (first) yield { tell: first };
    scene.isSupportTold = first !== undefined;
  }
  for (let nth = 1; nth <= points; nth++) {
    const isOut = isCache
      ? scene.isSupportTold && scene.now.supportCaches < 1
      : countersLeft(scene.now, tables, what) < 1;
    if (isOut) {
      yield { says: lostBy(what) };
      return;
    }
    const { options, barred } = placesFor(scene.now, tables, what, by);
    if (what === 'strength' && options.length === 0) {
      yield { says: '6.1.9' };
      return;
    }
    const decision: Decision = {
      ...{ ask: 'place', chooser: ownerOf(what), what, nth, of: points, options },
      ...(barred.length > 0 && { barred }),
    };
    const otherwise = options[0]?.case ?? barred[0]?.case ?? '3.1.3';
    const choice = yield { ask: { decision, otherwise } };
    const place = choice.area ?? choice.box;
    const number = options.find(({ area, box }) => (area ?? box) === place)?.case;
    yield { tell: placing(scene, choice), ...(number !== undefined && { case: number }) };
  }
}

/** The case that keeps one piece more out of a place, once all have arrived. */
export function leftOver(
  { now, tables, what, by }: ArrivingPieces,
  { area, box }: ResultChoice,
): string {
  const place = area ?? box;
  const { barred } = placesFor(now, tables, what, by);
  return barred.find((one) => (one.area ?? one.box) === place)?.case ?? '3.1.3';
}
