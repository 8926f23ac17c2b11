import { areaNow, type Position } from './log/index.ts';
import { type CountingReason, type Schedule, type ScoredArea, score } from './score.ts';
import type { Tables } from './tables/index.ts';

interface ScoredLine {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly damage: number;
  /** What it brings the German before the sum is divided. */
  readonly german: number;
  readonly why: CountingReason;
  /** The Areas that cut it off: with one of them open it would count. */
  readonly by: readonly string[];
}

interface TableScore {
  readonly lines: readonly ScoredLine[];
  readonly germanSum: number;
  readonly germanVp: number;
  /** Nothing where the owner's schedule is not whole. */
  readonly maquisVp: number | undefined;
  readonly counts: ReturnType<typeof score>['maquisCounts'];
}

type Edge = readonly [string, string];

/** The owner's map as pairs of neighbours; it is enough that one names the other. */
function edgesOf({ areas = [] }: Tables): readonly Edge[] {
  return areas.flatMap(({ id, near = [] }) => near.map((other): Edge => [id, other]));
}

/** The Areas as they are scored: values of the map, or those the game has; damage from the game. */
function scoredAreas(position: Position, { areas = [] }: Tables): readonly ScoredArea[] {
  return areas.flatMap((entered) => {
    const now = areaNow(position, entered.id);
    const value = position.areas[entered.id]?.value ?? entered.value;
    if (value === undefined) return [];
    return [
      {
        id: entered.id,
        country: entered.country ?? 'france',
        value,
        damage: now.damage,
        germany: entered.touchesGermany === true,
        vichy: entered.vichy === true,
        temporary: now.temporary,
        ...(entered.immune !== undefined && { immune: entered.immune }),
      },
    ];
  });
}

const NOTHING: Schedule = { damage: 0, direct: 0, temporary: 0, immuneZero: {} };

/** The schedule, where the owner has entered all that is needed. */
function scheduleOf({ schedule }: Tables): Schedule | undefined {
  const { damage, direct, temporary, immuneZero = {} } = schedule ?? {};
  if (damage === undefined || direct === undefined || temporary === undefined) return undefined;
  return { damage, direct, temporary, immuneZero };
}

function cutOffBy(areas: readonly ScoredArea[], id: string, edges: readonly Edge[], turn: number) {
  const isOpenWith = (other: ScoredArea) => {
    const changed = areas.map((area) =>
      area.id === other.id ? { ...area, temporary: false, damage: 0 } : area,
    );
    return score({ turn, schedule: NOTHING, areas: changed, edges }).areas[id]?.why === 'counts';
  };
  return areas.filter((other) => other.id !== id && isOpenWith(other)).map((other) => other.id);
}

/**
 * What this turn scores by the owner's map, with the reason for each Area (10).
 *
 * @returns nothing where no Area has a value
 */
export function scoreTable(position: Position, tables: Tables): TableScore | undefined {
  const areas = scoredAreas(position, tables);
  if (areas.length === 0) return undefined;
  const [edges, schedule] = [edgesOf(tables), scheduleOf(tables)];
  const { turn } = position;
  const { germanDivisor, germanRounding } = tables.schedule ?? {};
  const german = {
    ...(germanDivisor !== undefined && { germanDivisor }),
    ...(germanRounding !== undefined && { germanRounding }),
  };
  const result = score({ turn, schedule: { ...(schedule ?? NOTHING), ...german }, areas, edges });
  const names = new Map(tables.areas?.map(({ id, name }) => [id, name ?? id]));
  return {
    lines: areas.map(({ id, value, damage }) => {
      const { why = 'counts', value: german = 0 } = result.areas[id] ?? {};
      const by = why === 'cut-off' ? cutOffBy(areas, id, edges, turn) : [];
      const name = names.get(id) ?? id;
      return { id, name, value, damage, german, why, by: by.map((one) => names.get(one) ?? one) };
    }),
    germanSum: result.germanSum,
    germanVp: result.germanVp,
    maquisVp: schedule ? result.maquisVp : undefined,
    counts: result.maquisCounts,
  };
}

/** One change of the map, and what it would make of the score. */
interface Change {
  readonly name: string;
  readonly what: 'repair' | 'damage' | 'interdict';
  readonly german: number;
  readonly maquis: number | undefined;
}

/** What one repair, one damage or one Interdiction more would change; those that change nothing are left out. */
export function changesOf(position: Position, tables: Tables): readonly Change[] {
  const now = scoreTable(position, tables);
  if (!now) return [];
  return now.lines.flatMap(({ id, name, damage, value }) => {
    const area = areaNow(position, id);
    const tries = [
      ...(damage > 0 ? [['repair', { damage: damage - 1 }] as const] : []),
      ...(damage < value ? [['damage', { damage: damage + 1 }] as const] : []),
      ...(area.temporary ? [] : [['interdict', { temporary: true }] as const]),
    ];
    return tries.flatMap(([what, change]) => {
      const areas = { ...position.areas, [id]: { ...position.areas[id], ...change } };
      const then = scoreTable({ ...position, areas }, tables);
      const isSame = then?.germanVp === now.germanVp && then.maquisVp === now.maquisVp;
      if (!then || isSame) return [];
      return [{ name, what, german: then.germanVp, maquis: then.maquisVp }];
    });
  });
}
