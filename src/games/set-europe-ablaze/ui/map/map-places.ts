import type { TableArea } from '#games/set-europe-ablaze/engine/tables/index.ts';

/** Two Areas that touch, each pair once. */
export const bordersOf = (areas: readonly TableArea[]): readonly (readonly [string, string])[] =>
  areas.flatMap(({ id, near = [] }, nth) =>
    areas
      .slice(nth + 1)
      .filter((other) => near.includes(other.id) || other.near?.includes(id))
      .map((other) => [id, other.id] as const),
  );

/** So many steps from Germany; Areas that are never reached have none. */
function stepsFromGermany(areas: readonly TableArea[]): ReadonlyMap<string, number> {
  const lines = bordersOf(areas);
  const steps = new Map<string, number>();
  let edge = areas.filter(({ touchesGermany }) => touchesGermany).map(({ id }) => id);
  for (let step = 0; edge.length > 0; step++) {
    for (const id of edge) steps.set(id, step);
    const here = new Set(edge);
    const reached = lines.flatMap(([one, other]) => [
      ...(here.has(one) ? [other] : []),
      ...(here.has(other) ? [one] : []),
    ]);
    edge = [...new Set(reached)].filter((id) => !steps.has(id));
  }
  return steps;
}

/** Where an Area stands: in which row, counted from Germany, and how far along it, 0 to 1. */
interface Place {
  readonly row: number;
  readonly along: number;
}

interface Places {
  readonly rows: number;
  /** The Areas of the longest row. */
  readonly longest: number;
  readonly of: ReadonlyMap<string, Place>;
}

/**
 * The Areas in rows, each a step further from Germany; a row holds no more than `most`. Within a row they
 * stand by where their neighbours nearer to Germany stand, so that few lines cross.
 */
export function mapPlaces(areas: readonly TableArea[], most: number): Places {
  const steps = stepsFromGermany(areas);
  const lines = bordersOf(areas);
  const last = Math.max(-1, ...steps.values()) + 1;
  const of = new Map<string, Place>();
  let rows = 0;
  let longest = 1;
  for (let step = 0; step <= last; step++) {
    const leaning = (id: string): number => {
      const near = lines
        .filter((line) => line.includes(id))
        .flatMap(([one, other]) => of.get(one === id ? other : one)?.along ?? []);
      return near.length === 0 ? 0.5 : near.reduce((sum, along) => sum + along, 0) / near.length;
    };
    const here = areas
      .map(({ id }) => id)
      .filter((id) => (steps.get(id) ?? last) === step)
      .map((id) => [id, leaning(id)] as const)
      .sort(([, one], [, other]) => one - other);
    const parts = Math.ceil(here.length / most);
    // Areas that stand side by side on the map take turns between the rows of one step.
    for (let part = 0; part < parts; part++) {
      const row = here.filter((_, nth) => nth % parts === part);
      row.forEach(([id], nth) => {
        of.set(id, { row: rows, along: (nth + 0.5) / row.length });
      });
      longest = Math.max(longest, row.length);
      rows++;
    }
  }
  return { rows, longest, of };
}
