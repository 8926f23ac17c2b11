import { useEffect, useRef, useState } from 'preact/hooks';
import { LOCATIONS, type LocationId } from '#games/maquis/data/index.ts';
import type { GoalPair } from '#games/maquis/engine/index.ts';
import { pawnAt, withOnlyPawn } from '#games/maquis/session/index.ts';
import { TownMap } from '#games/maquis/ui/TownMap.tsx';
import * as m from '#messages';
import { townOf } from '../town-now.ts';
import type { PartProps } from './part.ts';
import { WhoStands } from './WhoStands.tsx';

/**
 * Who stands where: tap a place on the map, then say who. No fieldset: Chromium loses a map that
 * measures itself (a size container) inside of one as soon as the fieldset changes.
 */
export function CorrectPawns({ state, change, goals }: PartProps & { readonly goals: GoalPair }) {
  const [place, setPlace] = useState<LocationId>();
  const who = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place) who.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const choices = Object.fromEntries(
    LOCATIONS.map(({ id }) => [id, m.maquis_table_correct_choice()] as const),
  );
  return (
    <section>
      <h3 class="aid-legend">{m.maquis_table_correct_town()}</h3>
      <p class="aid-hint">{m.maquis_table_correct_town_hint()}</p>
      <TownMap
        label={m.maquis_table_correct_town()}
        {...townOf(state, goals)}
        choices={choices}
        onChoose={setPlace}
        {...(place ? { chosen: place } : {})}
      />
      <div class="aid-correct__who" ref={who}>
        {place && (
          <WhoStands
            place={place}
            pawnThere={pawnAt(state, place)}
            onStand={(pawn) => change(withOnlyPawn(state, place, pawn))}
          />
        )}
      </div>
    </section>
  );
}
