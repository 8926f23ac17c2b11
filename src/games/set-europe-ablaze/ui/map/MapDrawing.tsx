import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { CountingReason } from '#games/set-europe-ablaze/engine/score.ts';
import type { TableArea } from '#games/set-europe-ablaze/engine/tables/index.ts';
import * as m from '#messages';
import { bordersOf, mapPlaces } from './map-places.ts';

interface Props {
  readonly areas: readonly TableArea[];
  readonly chosen?: string | undefined;
  /** Called with an Area that is tapped; without it the drawing is only looked at. */
  readonly onTap?: (id: string) => void;
  /** Why each Area counts or not: lines that reach Germany are traced, the others broken (5.3.4). */
  readonly why?: ReadonlyMap<string, CountingReason>;
  /** What is said under the name of an Area; its value where nothing else is. */
  readonly said?: (area: TableArea) => string;
}

/** As many Areas in a row as a thumb can tell apart on a phone, and in a column beside each other. */
const MOST = { upright: 4, lying: 7 };

/**
 * The map as a schematic, each step away from Germany a row: Germany on the right, and above where there is
 * too little room for that.
 */
export const MapDrawing = (props: Props) =>
  props.areas.length === 0 ? null : <Drawing {...props} />;

function Drawing({ areas, chosen, onTap, why, said }: Props) {
  const drawing = useRef<HTMLFieldSetElement>(null);
  const isUpright = useUpright(drawing);
  const { rows, longest, of } = useMemo(
    () => mapPlaces(areas, isUpright ? MOST.upright : MOST.lying),
    [areas, isUpright],
  );
  const placeOf = (id: string) => {
    const { row, along } = of.get(id) ?? { row: 0, along: 0 };
    const away = (row + 0.5) / rows;
    return isUpright ? { x: along, y: away } : { x: 1 - away, y: along };
  };
  const isFrench = (id: string) =>
    (areas.find((area) => area.id === id)?.country ?? 'france') === 'france';
  const isOpen = (id: string) => why?.get(id) === 'counts' && isFrench(id);
  /** How a line between places is drawn: nothing is said of it where nothing is traced. */
  const traceOf = (...ends: readonly string[]) =>
    why === undefined || !ends.every(isFrench) ? undefined : ends.every(isOpen) ? 'open' : 'cut';
  const border = areas.filter(({ touchesGermany }) => touchesGermany);
  return (
    <fieldset
      ref={drawing}
      class="sea-map"
      data-upright={isUpright}
      aria-label={m.ablaze_area_map()}
      style={{ '--rows': String(rows), '--longest': String(longest) }}
    >
      <div class="sea-map__field">
        <svg aria-hidden="true">
          {bordersOf(areas).map(([one, other]) => (
            <Line
              key={`${one} ${other}`}
              from={placeOf(one)}
              to={placeOf(other)}
              trace={traceOf(one, other)}
            />
          ))}
          {border.map(({ id }) => {
            const from = placeOf(id);
            const to = isUpright ? { ...from, y: 0 } : { ...from, x: 1 };
            return <Line key={id} from={from} to={to} trace={traceOf(id)} />;
          })}
        </svg>
        {areas.map((area) => {
          const { id, name, value, vichy } = area;
          const { x, y } = placeOf(id);
          const Box = onTap ? 'button' : 'span';
          return (
            <Box
              key={id}
              class="sea-map__area"
              style={{ left: percent(x), top: percent(y) }}
              data-vichy={vichy}
              data-why={why?.get(id)}
              {...(onTap && { type: 'button', onClick: () => onTap(id) })}
              {...(chosen !== undefined && { 'aria-pressed': id === chosen })}
            >
              <b>{name ?? id}</b> <small>{said?.(area) ?? value ?? '?'}</small>
            </Box>
          );
        })}
      </div>
      <p class="sea-map__germany">{m.ablaze_aid_germany()}</p>
    </fieldset>
  );
}

const percent = (part: number): string => `${part * 100}%`;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface LineProps {
  readonly from: Point;
  readonly to: Point;
  readonly trace: 'open' | 'cut' | undefined;
}

const Line = ({ from, to, trace }: LineProps) => (
  <line
    x1={percent(from.x)}
    y1={percent(from.y)}
    x2={percent(to.x)}
    y2={percent(to.y)}
    data-trace={trace}
  />
);

/** From here on, in pixels, steps from Germany have room beside each other. */
const WIDE = 560;

/** Whether something has so little room that what is wide stands upright in it. */
function useUpright(of: RefObject<HTMLElement>): boolean {
  const [isUpright, setUpright] = useState(false);
  useLayoutEffect(() => {
    const { current } = of;
    if (!current) return;
    const look = () => setUpright(current.clientWidth < WIDE);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return isUpright;
}
