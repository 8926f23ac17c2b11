import { useId, useRef, useState } from 'preact/hooks';
import { type ExitId, LOCATIONS, type LocationId } from '#maquis/data/index.ts';
import { LOCATION_NAMES } from '#maquis/messages/names.ts';
import * as m from '#messages';
import { TownGround } from './TownGround.tsx';
import { TownPlace } from './TownPlace.tsx';
import { placeByKey } from './town-steps.ts';
import { type GoalView, hasPlace, type PlaceView, placeView, type TownView } from './town-view.ts';
import './style/map.css';
import './style/place.css';
import './style/goal-card.css';
import './style/place-marks.css';

export interface TownMapProps extends TownView {
  /** Called with a place out of `choices`. Without it the map is a picture of the town. */
  onChoose?: (place: LocationId) => void;
  /** What the map as a whole is called by assistive technology. */
  label: string;
}

const roadTo = (goal: GoalView | undefined) => (goal && hasPlace(goal.goal) ? 'card' : 'edge');

/** The one place that Tab reaches: where the focus last was, else what is chosen or can be. */
function tabStopOf(places: readonly PlaceView[], last: LocationId | undefined) {
  const stop =
    places.find(({ location }) => location.id === last) ??
    places.find(({ chosen }) => chosen) ??
    places.find(({ choice }) => choice !== undefined) ??
    places[0];
  return stop?.location.id;
}

/** The town, drawn from the printed facts. It knows no rule: it shows what it is told. */
export function TownMap({ onChoose, label, ...view }: TownMapProps) {
  const board = useRef<HTMLDivElement>(null);
  const id = useId();
  const [focused, setFocused] = useState<LocationId>();
  const [asked, setAsked] = useState<LocationId>();
  const choosable = onChoose !== undefined;

  const shown = LOCATIONS.filter(({ kind }) => kind !== 'exit' || view.goals).map((location) =>
    placeView(location, view),
  );
  const controls = shown.filter(({ onlyShown }) => !onlyShown);
  const tabStop = tabStopOf(controls, focused);
  const refusal = asked && view.choices?.[asked] === undefined ? view.refusals?.[asked] : undefined;

  const press = ({ location, choice }: PlaceView) => {
    setAsked(choice === undefined ? location.id : undefined);
    if (choice !== undefined) onChoose?.(location.id);
  };
  const moveFocus = (event: KeyboardEvent) => {
    if (!choosable || event.ctrlKey || event.altKey || event.metaKey || !tabStop) return;
    const places = controls.map(({ location }) => location.id);
    const next = placeByKey(event.key, tabStop, places);
    if (!next && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next) board.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };

  const exits: Readonly<Record<ExitId, 'edge' | 'card'>> = {
    'west-exit': roadTo(view.goals?.['west-exit']),
    'east-exit': roadTo(view.goals?.['east-exit']),
  };
  return (
    <div class={view.goals ? 'town town--goals' : 'town'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend */}
      <div
        class="town__board"
        ref={board}
        role="group"
        aria-label={label}
        aria-describedby={choosable ? `${id}-keys` : undefined}
        onKeyDown={moveFocus}
        onFocusOut={() => setAsked(undefined)}
      >
        <TownGround exits={exits} {...(view.route ? { route: view.route } : {})} />
        {shown.map((place) => (
          <TownPlace
            key={place.location.id}
            place={place}
            choosable={choosable}
            tabStop={place.location.id === tabStop}
            refusalId={`${id}-${place.location.id}`}
            onPress={() => press(place)}
            onFocus={() => setFocused(place.location.id)}
          />
        ))}
      </div>
      {choosable && (
        <div hidden>
          <p id={`${id}-keys`}>{m.maquis_map_keys()}</p>
          {controls.map(({ location, refusal: reason }) =>
            reason ? (
              <p key={location.id} id={`${id}-${location.id}`}>
                {reason}
              </p>
            ) : null,
          )}
        </div>
      )}
      {choosable && (
        <p class="town__refusal" role="status">
          {asked &&
            refusal &&
            m.maquis_map_cannot({ place: LOCATION_NAMES[asked](), reason: refusal })}
        </p>
      )}
    </div>
  );
}
