import { useContext } from 'preact/hooks';
import type { LocationId } from '#games/maquis/data/index.ts';
import { goalPairOf } from '#games/maquis/engine/index.ts';
import { placeWithGoal } from '#games/maquis/i18n/goals.ts';
import * as m from '#messages';
import { useMaquisSession } from '../aid/aid.ts';
import { OddsContext } from './shown-odds.ts';

interface Props {
  readonly place?: LocationId | undefined;
  /** Whether nothing is said until somebody looks at a place. */
  readonly isBrief?: boolean;
}

/**
 * The odds in words and exact numbers, where they are wanted: of a worker who might go to a place, of
 * one on the board that was tapped, or how to read those on the map.
 */
export function OddsPanel({ place, isBrief = false }: Props) {
  const shown = useContext(OddsContext);
  const { now, position } = useMaquisSession();
  if (!shown) return null;
  if (shown.failed) return <p class="aid-trouble">{m.maquis_odds_failed()}</p>;
  const { board, odds, looked, rings } = shown;
  const at = place ?? looked;
  if (isBrief && !(at && rings[at])) return null;
  const nameOf = (id: LocationId) => placeWithGoal(id, goalPairOf(position));
  return <board.OddsInWords odds={odds} patrols={now.patrolsToCome} place={at} nameOf={nameOf} />;
}

/** The number of a place on the map, for a list of places. */
export function OddsPill({ place }: { readonly place: LocationId }) {
  const shown = useContext(OddsContext);
  const ring = shown && !shown.failed ? shown.rings[place] : undefined;
  if (!ring) return null;
  return (
    <>
      <span class={`odds-pill odds-pill--${ring.kind}`} aria-hidden="true">
        {ring.text}
      </span>
      <span class="visually-hidden">, {ring.said}</span>
    </>
  );
}
