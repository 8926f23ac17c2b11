import * as m from '#messages';
import { sentences } from '#shared/list-text.ts';
import type { LocationId } from '../data/index.ts';
import { actionsOffered, goalPairOf, type Position, wouldComeHome } from '../engine/index.ts';
import { thePlaceWithGoal } from './in-sentences.ts';
import { reasonTexts } from './reasons.ts';

/** Why a worker in a line of the coach's does nothing at a place. */
export function idleText(position: Position, at: LocationId): string {
  const goals = goalPairOf(position);
  const place = thePlaceWithGoal(at, goals);
  const offers = actionsOffered(position, at).filter(({ action }) => action.id !== 'none');
  if (offers.length === 0) return m.maquis_review_idle_no_action({ place });
  const open = offers.filter(({ moves }) => moves.length > 0);
  if (open.length === 0) {
    const why = sentences(reasonTexts(offers[0].reasons, goals));
    return m.maquis_review_idle_cannot({ place, why });
  }
  const isLost = open.every(({ action }) => action.arrow !== 'red');
  return isLost && !wouldComeHome(position, at)
    ? m.maquis_review_idle_cut({ place })
    : m.maquis_review_idle_no_gain({ place });
}
