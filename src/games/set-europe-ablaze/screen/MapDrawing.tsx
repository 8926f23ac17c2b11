import * as m from '#messages';
import type { Reason } from '../engine/score.ts';
import type { TableArea } from '../engine/tables/index.ts';

interface Props {
  readonly areas: readonly TableArea[];
  readonly chosen?: string | undefined;
  /** Called with an Area that is tapped; without it the drawing is only looked at. */
  readonly onTap?: (id: string) => void;
  /** Why each Area counts or not: lines that reach Germany are traced, the others broken (5.3.4). */
  readonly why?: ReadonlyMap<string, Reason>;
}

/** So many steps from Germany; Areas that are never reached stand last. */
function stepsFromGermany(areas: readonly TableArea[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  let edge = areas.filter(({ touchesGermany }) => touchesGermany).map(({ id }) => id);
  for (let step = 0; edge.length > 0; step++) {
    for (const id of edge) steps.set(id, step);
    const here = new Set(edge);
    edge = areas.flatMap(({ id, near = [] }) => {
      const touches =
        near.some((other) => here.has(other)) ||
        areas.some((one) => here.has(one.id) && one.near?.includes(id));
      return touches && !steps.has(id) ? [id] : [];
    });
  }
  return steps;
}

const [WIDE, HIGH, GAP] = [146, 34, 14];

/** The map as a schematic: Germany on the right, each step away from it a column further left. */
export function MapDrawing({ areas, chosen, onTap, why }: Props) {
  if (areas.length === 0) return null;
  const steps = stepsFromGermany(areas);
  const last = Math.max(0, ...steps.values());
  const columnOf = (id: string) => last + 1 - (steps.get(id) ?? last + 1);
  const columns = Array.from({ length: last + 2 }, (_, column) =>
    areas.filter(({ id }) => columnOf(id) === column),
  );
  const first = columns[0]?.length === 0 ? 1 : 0;
  const tallest = Math.max(...columns.map(({ length }) => length));
  const [width, height] = [
    (columns.length - first) * (WIDE + 40) + 40,
    tallest * (HIGH + GAP) + GAP,
  ];
  const isFrench = (id: string) =>
    (areas.find((area) => area.id === id)?.country ?? 'france') === 'france';
  const isOpen = (id: string) => why?.get(id) === 'counts' && isFrench(id);
  /** How a line between places is drawn: nothing is said of it where nothing is traced. */
  const traceOf = (...ends: readonly string[]) =>
    why === undefined || !ends.every(isFrench) ? undefined : ends.every(isOpen) ? 'open' : 'cut';
  const placeOf = (id: string) => {
    const column = columnOf(id);
    const there = columns[column] ?? [];
    const row = there.findIndex((one) => one.id === id);
    return {
      x: (column - first) * (WIDE + 40) + WIDE / 2 + 6,
      y: ((row + 0.5) / there.length) * height,
    };
  };
  return (
    <svg
      class="sea-map"
      viewBox={`0 0 ${width} ${height}`}
      role={onTap ? 'group' : 'img'}
      aria-label={m.ablaze_area_map()}
    >
      {areas.flatMap(({ id, near = [], touchesGermany }) => {
        const from = placeOf(id);
        const lines = near
          .filter((other) => areas.some((one) => one.id === other))
          .map((other) => {
            const to = placeOf(other);
            return (
              <line
                key={`${id} ${other}`}
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                data-trace={traceOf(id, other)}
              />
            );
          });
        if (touchesGermany) {
          lines.push(
            <line
              key={`${id} germany`}
              x1={from.x}
              y1={from.y}
              x2={width - 18}
              y2={from.y}
              class="germany"
              data-trace={traceOf(id)}
            />,
          );
        }
        return lines;
      })}
      <rect class="germany" x={width - 18} y={0} width={18} height={height} />
      {areas.map(({ id, name, value, vichy }) => {
        const { x, y } = placeOf(id);
        return (
          <g
            key={id}
            data-chosen={id === chosen}
            data-vichy={vichy}
            data-why={why?.get(id)}
            {...(onTap && {
              role: 'button',
              tabIndex: 0,
              'aria-pressed': id === chosen,
              'aria-label': name ?? id,
              onClick: () => onTap(id),
              onKeyDown: (event: KeyboardEvent) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                onTap(id);
              },
            })}
          >
            <rect x={x - WIDE / 2} y={y - HIGH / 2} width={WIDE} height={HIGH} rx={7} />
            <text x={x} y={y + 5}>
              {(name ?? id).slice(0, 15)} {value ?? '?'}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
