import { useState } from 'preact/hooks';
import { LOCATIONS, type LocationId } from '#maquis/data/index.ts';
import type { GoalPair } from '#maquis/engine/index.ts';
import { LOCATION_NAMES } from '#maquis/messages/names.ts';
import * as m from '#messages';
import { TownMap } from '../../TownMap.tsx';
import { townOf } from '../town-now.ts';
import type { PartProps } from './part.ts';

const PAWNS = ['workers', 'police', 'soldierPawns'] as const;
const PAWN_LABELS = {
  workers: m.maquis_table_correct_worker,
  police: m.maquis_table_correct_police,
  soldierPawns: m.maquis_table_correct_soldier,
} as const;

/**
 * Who stands where: tap a place on the map, then say who. No fieldset: Chromium loses a map that
 * measures itself (a size container) inside of one as soon as the fieldset changes.
 */
export function CorrectPawns({ state, change, goals }: PartProps & { readonly goals: GoalPair }) {
  const [place, setPlace] = useState<LocationId>();
  const choices = Object.fromEntries(
    LOCATIONS.map(({ id }) => [id, m.maquis_table_correct_choice()] as const),
  );
  const stand = (at: LocationId, pawn: (typeof PAWNS)[number] | undefined) =>
    change(
      Object.fromEntries(
        PAWNS.map((kind) => {
          const others = state[kind].filter((other) => other !== at);
          return [kind, kind === pawn ? inOrder([...others, at]) : others];
        }),
      ),
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
      {place && (
        <fieldset class="aid-radios" key={place}>
          <legend>{m.maquis_table_correct_on({ place: LOCATION_NAMES[place]() })}</legend>
          {[undefined, ...PAWNS].map((pawn) => (
            <label key={pawn ?? 'nobody'} class="aid-radio">
              <input
                type="radio"
                name="pawn"
                checked={PAWNS.find((kind) => state[kind].includes(place)) === pawn}
                onChange={() => stand(place, pawn)}
              />
              {pawn ? PAWN_LABELS[pawn]() : m.maquis_table_correct_nobody()}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
}

const inOrder = (places: readonly LocationId[]): LocationId[] =>
  LOCATIONS.flatMap(({ id }) => (places.includes(id) ? [id] : []));
