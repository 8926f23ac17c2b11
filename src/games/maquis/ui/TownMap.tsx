import { useEffect, useId, useRef, useState } from 'preact/hooks';
import * as m from '#messages';
import { type ExitId, LOCATIONS, type LocationId } from '../data/index.ts';
import { nameIn, roadsInWords } from './place-in-words.ts';
import { TownGround } from './TownGround.tsx';
import { PlaceButton } from './TownPlace.tsx';
import { PRINTED, spotOf } from './town-plan.ts';
import { type GoalView, hasPlace, type PlaceView, placeView, type TownView } from './town-view.ts';
import './style/map.css';
import './style/place.css';
import './style/place-marks.css';
import './style/odds.css';
import './style/town-as-printed.css';

interface TownMapProps extends TownView {
  /** Called with a place out of `choices`. Without it the map is a picture of the town. */
  onChoose?: (place: LocationId) => void;
  /** Called with a place that cannot be chosen but has a ring to look at. */
  onLook?: (place: LocationId) => void;
  /** Called with an exit whose goal card is to be read: any that is not there to be chosen. */
  onGoal?: (exit: ExitId) => void;
  /** What the map as a whole is called by assistive technology. */
  label: string;
}

const roadTo = (goal: GoalView | undefined) => (goal && hasPlace(goal.goal) ? 'card' : 'edge');

const buttonOf = (target: Element) => target.closest<HTMLElement>('button[data-place]');

/** The one place that Tab reaches: where the focus last was, else what is chosen or can be. */
function tabStopOf(places: readonly PlaceView[], last: LocationId | undefined) {
  const stop =
    places.find(({ location }) => location.id === last) ??
    places.find(({ chosen }) => chosen) ??
    places.find(({ choice }) => choice !== undefined) ??
    places[0];
  return stop?.location.id;
}

/** Which way each arrow key points, x to the right and y down. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How long a finger rests before that is a question, in milliseconds: shorter than the menu's. */
const LONG = 420;

/** How far it may tremble, in CSS pixels; more is the page being scrolled. */
const STILL = 10;

/** The town, drawn from the printed facts. It knows no rule: it shows what it is told. */
export function TownMap({ onChoose, onLook, onGoal, label, ...view }: TownMapProps) {
  const board = useRef<HTMLDivElement>(null);
  const id = useId();
  const [focused, setFocused] = useState<LocationId>();
  const [asked, setAsked] = useState<LocationId>();
  /** The place that has the mouse over it or the focus. */
  const [pointed, setPointed] = useState<LocationId>();
  const choosable = onChoose !== undefined;

  const shown = LOCATIONS.filter(({ kind }) => kind !== 'exit' || view.goals).map((location) =>
    placeView(location, view),
  );
  const isRead = ({ location, choice, ring }: PlaceView): boolean =>
    onGoal !== undefined && location.kind === 'exit' && choice === undefined && !ring?.look;
  const controls = shown.filter((place) =>
    choosable ? !place.onlyShown || isRead(place) : isRead(place),
  );
  const tabStop = tabStopOf(controls, focused);
  const refusalOf = (place: LocationId | undefined): string | undefined => {
    const isOpen = place && (view.choices?.[place] ?? view.rings?.[place]?.look) !== undefined;
    const reason = place && !isOpen && view.refusals?.[place];
    if (place && reason) return m.maquis_map_cannot({ place: nameIn(view, place), reason });
    // Nothing, not an empty text: that would be written anew, and laid out, at every tap.
    return undefined;
  };
  const controlAt = (target: EventTarget | null) => {
    const button = target instanceof Element ? buttonOf(target) : null;
    return controls.find(({ location }) => location.id === button?.dataset.place);
  };
  const longPress = useLongPress((target) => {
    const rested = controlAt(target);
    if (!rested || rested.choice !== undefined) return;
    buttonOf(target)?.focus({ preventScroll: true });
    setAsked(rested.location.id);
  });

  const press = (pressed: PlaceView | undefined) => {
    if (!pressed) return;
    const { location, choice, ring } = pressed;
    if (isRead(pressed)) return onGoal?.(location.id as ExitId);
    setAsked(choice === undefined && !ring?.look ? location.id : undefined);
    if (choice !== undefined) {
      // Nobody asks why what was just chosen cannot be chosen again.
      setPointed(undefined);
      onChoose?.(location.id);
    } else if (ring?.look) onLook?.(location.id);
  };
  const moveFocus = (event: KeyboardEvent) => {
    if (!choosable || event.ctrlKey || event.altKey || event.metaKey || !tabStop) return;
    const places = controls.map(({ location }) => location.id);
    const next = placeByKey(event.key, tabStop, places);
    if (!next && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (next) board.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };

  const listening = {
    onClick: ({ target }: Event) => press(controlAt(target)),
    onKeyDown: moveFocus,
    onFocusIn: ({ target }: Event) => {
      const place = controlAt(target)?.location.id;
      setFocused(place);
      setPointed(place);
    },
    onFocusOut: () => {
      setAsked(undefined);
      setPointed(undefined);
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) =>
      setPointed(pointerType === 'mouse' ? controlAt(target)?.location.id : undefined),
    onPointerLeave: () => setPointed(undefined),
  };

  /** A picture of the town of which only the goal cards can be opened. */
  const reading = { onClick: listening.onClick };

  const exits: Readonly<Record<ExitId, 'edge' | 'card'>> = {
    'west-exit': roadTo(view.goals?.['west-exit']),
    'east-exit': roadTo(view.goals?.['east-exit']),
  };
  return (
    <div class={view.goals ? 'town town--goals' : 'town'}>
      <div class="town__box">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and a legend */}
        <div
          class="town__board"
          ref={board}
          role="group"
          aria-label={label}
          aria-describedby={choosable ? `${id}-keys` : undefined}
          {...(choosable ? { ...longPress, ...listening } : onGoal ? reading : {})}
        >
          <TownGround
            exits={exits}
            {...(view.route ? { route: view.route } : {})}
            {...(view.missions ? { shut: view.missions.shutRoads } : {})}
          />
          {shown.map((place) => (
            <PlaceButton
              key={place.location.id}
              place={place}
              choosable={choosable}
              read={isRead(place)}
              tabStop={!choosable || place.location.id === tabStop}
              refusalId={`${id}-${place.location.id}`}
            />
          ))}
        </div>
      </div>
      {choosable && (
        <div hidden>
          <p id={`${id}-keys`}>{m.maquis_map_keys()}</p>
          {controls.map(({ location, refusal: reason }) =>
            reason ? (
              <p key={location.id} id={`${id}-${location.id}`}>
                {reason} {roadsInWords(location.id)}
              </p>
            ) : null,
          )}
        </div>
      )}
      {choosable && (
        <div class="town__reasons">
          <p class="town__refusal" role="status">
            {refusalOf(asked)}
          </p>
          {/* For eyes alone: whoever hears the place has heard its reason with it. */}
          <p class="town__refusal" aria-hidden="true">
            {refusalOf(asked) ? undefined : refusalOf(pointed)}
          </p>
        </div>
      )}
    </div>
  );
}

/**
 * Tells of a finger or pen that rests on something, and keeps the browser's own menu away from it.
 * The handlers belong on the element that holds what can be rested on.
 */
function useLongPress(onLong: (target: Element) => void) {
  const waiting = useRef<{ readonly timer: number; readonly x: number; readonly y: number }>();
  const isTouched = useRef(false);
  const lift = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = undefined;
  };
  useEffect(() => lift, []);
  return {
    onPointerDown: ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      lift();
      isTouched.current = pointerType !== 'mouse';
      if (!isTouched.current || !(target instanceof Element)) return;
      waiting.current = { x, y, timer: window.setTimeout(() => onLong(target), LONG) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = waiting.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) lift();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: Event) => {
      if (isTouched.current) event.preventDefault();
    },
  };
}

/**
 * Where a key moves the focus: to the place that lies nearest in the arrow's direction, or with
 * Home and End to the first and last. Undefined when the key does not move it.
 */
function placeByKey(
  key: string,
  from: LocationId,
  places: readonly LocationId[],
): LocationId | undefined {
  if (key === 'Home') return places[0];
  if (key === 'End') return places.at(-1);
  const direction = DIRECTIONS[key];
  return direction && nearest(from, direction, places);
}

/** Straight ahead counts once, sideways twice; what lies more sideways than ahead is not ahead. */
function nearest(
  from: LocationId,
  [dx, dy]: readonly [number, number],
  places: readonly LocationId[],
): LocationId | undefined {
  const [x, y] = spotOf(PRINTED, from);
  let best: { id: LocationId; distance: number } | undefined;
  for (const id of places) {
    const [px, py] = spotOf(PRINTED, id);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const distance = ahead + 2 * aside;
    if (ahead <= 0 || aside > ahead) continue;
    if (!best || distance < best.distance) best = { id, distance };
  }
  return best?.id;
}
