import type { LocationId } from '#maquis/data/index.ts';
import { readMove, shotsThatOpen, type Table } from '#maquis/engine/index.ts';
import { claimedTable } from '#maquis/table/index.ts';
import { LOCATION_NAMES } from '#maquis/words/names.ts';
import * as m from '#messages';
import { type Running, useAid, useRunning } from './aid.ts';

/** A shot that can be fired now. */
export interface Shot {
  readonly place: LocationId;
  /** What firing it is called. */
  readonly name: string;
  /** Whether it would open the way home of the worker on the way. */
  readonly opens: boolean;
  readonly fire: () => void;
}

/** Every shot that can be fired now. Where the cubes are the visitor's, their word for a weapon counts. */
export function useShots(): readonly Shot[] {
  const { send } = useAid();
  const running = useRunning();
  const { now, position } = running;
  const opening = now.acting ? shotsThatOpen(position, now.acting) : [];
  return now.police.flatMap((place): Shot[] => {
    const claim = possible(running, place);
    if (!claim) return [];
    const opens = opening.includes(place);
    const fire = () => {
      if (claim !== 'by the count') send({ type: 'correct', table: claim });
      send({ type: 'move', move: `shoot:${place}` });
    };
    return [{ place, opens, fire, name: nameOf(place, opens, claim !== 'by the count') }];
  });
}

/** Possible by the site's count, by the visitor's word (the table it makes), or not at all. */
function possible(
  { game, position }: Running,
  place: LocationId,
): 'by the count' | Table | undefined {
  const read = readMove(position, `shoot:${place}`);
  if ('move' in read) return 'by the count';
  if (game.keepers.goods !== 'visitor' || !('reasons' in read)) return undefined;
  return claimedTable(position, read.reasons);
}

function nameOf(id: LocationId, opens: boolean, claims: boolean): string {
  const place = LOCATION_NAMES[id]();
  if (claims) return m.maquis_table_shoot_claim({ place });
  return opens ? m.maquis_table_shoot_at_opens({ place }) : m.maquis_table_shoot_at({ place });
}
