import { limit } from '../data/limits.ts';
import { BLANK_AREA, isDirect, isInFrance, isInterdicted } from './state.ts';

/** An Area as scoring needs it. */
export interface ScoredArea {
  readonly id: string;
  readonly country: string;
  readonly value: number;
  readonly damage: number;
  /** Whether it touches Germany. */
  readonly germany?: boolean;
  readonly vichy?: boolean;
  readonly immune?: boolean;
  readonly temporary?: boolean;
}

/** What the owner's schedule gives; an Area may have a reward of its own. */
export interface Schedule {
  /** For each point of damage. */
  readonly damage: number;
  readonly direct: number;
  readonly temporary: number;
  readonly immuneZero: number | Readonly<Record<string, number>>;
  /** What the German sum is divided by, and how; the rules' own where the owner has entered none (C17). */
  readonly germanDivisor?: number;
  readonly germanRounding?: 'down' | 'up' | 'nearest';
}

/** Why an Area counts for the German, or does not. */
export type CountingReason = 'counts' | 'temporary' | 'direct' | 'cut-off';

interface Score {
  readonly areas: Readonly<
    Record<string, { readonly value: number; readonly why: CountingReason }>
  >;
  readonly germanSum: number;
  readonly germanVp: number;
  /** How often the Maquis score for each thing. */
  readonly maquisCounts: Readonly<Record<'damage' | 'direct' | 'temporary' | 'immuneZero', number>>;
  readonly maquisVp: number;
}

type Edge = readonly [string, string];

/** The Area as the rest of the rules see it; the north is immune, whether the map was told so or not. */
function asState(area: ScoredArea) {
  const state = { ...BLANK_AREA, ...area };
  const immune = area.immune ?? (!isInFrance(state) || area.id === 'alsace-lorraine');
  return { ...state, immune };
}

/**
 * The French Areas from which an un-interdicted line of French Areas leads to Germany (5.3.4), those
 * that touch Germany first.
 */
function connected(areas: readonly ScoredArea[], edges: readonly Edge[]): ReadonlySet<string> {
  const open = new Map(
    areas
      .filter((area) => isInFrance(asState(area)) && !isInterdicted(asState(area)))
      .map((area) => [area.id, area]),
  );
  const waiting = [...open.values()].filter(({ germany }) => germany).map(({ id }) => id);
  const met = new Set(waiting);
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    for (const [one, other] of edges) {
      const next = one === here ? other : other === here ? one : undefined;
      if (next === undefined || met.has(next) || !open.has(next)) continue;
      met.add(next);
      waiting.push(next);
    }
  }
  return met;
}

function reasonOf(area: ScoredArea, lines: ReadonlySet<string>): CountingReason {
  const state = asState(area);
  if (isDirect(state)) return 'direct';
  if (isInterdicted(state)) return 'temporary';
  return isInFrance(state) && !lines.has(area.id) ? 'cut-off' : 'counts';
}

/**
 * What a turn brings both sides (5.3.4 to 5.3.6, 9.1.2, 9.2, 9.3): for the German a tenth of the values
 * that count, rounded down (C17); for the Maquis damage where no Direct Interdiction lies, and premiums.
 */
export function score({
  turn,
  schedule,
  areas,
  edges,
}: {
  readonly turn: number;
  readonly schedule: Schedule;
  readonly areas: readonly ScoredArea[];
  readonly edges: readonly Edge[];
}): Score {
  const lines = connected(areas, edges);
  const judged = areas.map((area) => {
    const why = reasonOf(area, lines);
    // Damage is taken off before Vichy is doubled (D22).
    const left = Math.max(0, area.value - area.damage) * (area.vichy && turn <= 3 ? 2 : 1);
    return { area, why, value: why === 'counts' ? left : 0 };
  });
  const germanSum = judged.reduce((sum, { value }) => sum + value, 0);
  const direct = judged.filter(({ why }) => why === 'direct');
  const temporary = judged.filter(({ why }) => why === 'temporary');
  const atZero = areas.filter(
    (area) => asState(area).immune && area.value > 0 && area.damage >= area.value,
  );
  const damage = judged
    .filter(({ why }) => why !== 'direct')
    .reduce((sum, { area }) => sum + Math.min(area.damage, area.value), 0);
  const rewards = atZero.reduce((sum, { id }) => sum + rewardFor(schedule, id), 0);
  return {
    areas: Object.fromEntries(judged.map(({ area, why, value }) => [area.id, { value, why }])),
    germanSum,
    germanVp: divided(germanSum, schedule),
    maquisCounts: {
      damage,
      direct: direct.length,
      temporary: temporary.length,
      immuneZero: atZero.length,
    },
    maquisVp:
      damage * schedule.damage +
      direct.length * schedule.direct +
      temporary.length * schedule.temporary +
      rewards,
  };
}

/** A part of the German sum, in whole points (5.3.5, C17). */
function divided(sum: number, { germanDivisor, germanRounding = 'down' }: Schedule): number {
  const points = sum / (germanDivisor ?? limit('german-divisor'));
  if (germanRounding === 'up') return Math.ceil(points);
  return germanRounding === 'nearest' ? Math.round(points) : Math.floor(points);
}

const rewardFor = ({ immuneZero }: Schedule, id: string): number =>
  typeof immuneZero === 'number' ? immuneZero : (immuneZero[id] ?? 0);
