import type { ActionId, Side } from '#games/set-europe-ablaze/data/actions.ts';
import type { Telling } from '../log/events.ts';
import { countIn, fieldOf } from '../log/pieces.ts';
import { type AreaNow, areaNow, DETACHMENTS, type Position } from '../log/position.ts';
import { isUnknownRecord } from '../read-state.ts';
import type { TableEffect, Tables } from '../tables/tables.ts';
import type { Story, StoryStep } from './story.ts';

/** An Action while its result is told. `now` moves on with each event. */
export interface ResolutionContext {
  now: Position;
  readonly tables: Tables;
  readonly by: Side;
  readonly action: ActionId;
  readonly area: string;
  /** What took part, by the names of a pool; nothing where nobody told. */
  readonly pools: Readonly<Record<string, number>> | undefined;
  /** Strength in the Area before the result. */
  readonly strength: number | undefined;
  /** Teams that took part and went with it: they may still be the loss, or be given for a Network. */
  teams: number;
  /** How many of each kind this result has cost. */
  readonly lost: Record<string, number>;
  /** Areas that are repaired. */
  readonly areas: readonly string[];
  /** Whether Counter-Espionage was played against it. */
  readonly isCancelled: boolean;
  /** Whether the next event is the first of an effect that is told by hand. */
  isByHand: boolean;
  /** What of an effect by hand is left to decide. */
  rest: TableEffect | undefined;
  /** How many pieces of that effect were decided before. */
  decided: number;
}

/** The names under which a pool counts a kind of piece. */
const IN_POOLS: Readonly<Record<string, readonly string[]>> = {
  network: ['network', 'networks'],
  team: ['team', 'jed', 'og', 'sas'],
  cache: ['cache', 'caches'],
  vichySecurity: ['vichySecurity', 'vichy-security'],
  detachment: ['detachment', ...DETACHMENTS],
};

/** How many of a kind a pool tells of. */
export const inPool = (pools: Readonly<Record<string, number>>, what: string): number =>
  (IN_POOLS[what] ?? [what]).reduce((sum, name) => sum + (pools[name] ?? 0), 0);

/** Pools as an event tells them; an empty one tells nothing. */
export function poolsTold(pools: unknown): ResolutionContext['pools'] {
  if (!isUnknownRecord(pools)) return undefined;
  const told = Object.entries(pools).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
  );
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** The Area in which it happens, blank where nothing was told of it. */
export const here = ({ now, area }: ResolutionContext): AreaNow => areaNow(now, area);

/** How many of a kind lie in the Area; as many as one likes where nobody counted. */
export const there = ({ now, area }: ResolutionContext, what: string): number =>
  countIn(now, area, what);

/** Whether somebody has counted a kind in the Area. */
export const isCounted = ({ now, area }: ResolutionContext, what: string): boolean => {
  const field = fieldOf(what);
  return field !== undefined && now.areas[area]?.[field] !== undefined;
};

/** How many of a kind took part and are not lost; as many as one likes where no pool was told. */
export const remainingOf = ({ pools, lost }: ResolutionContext, what: string): number =>
  pools === undefined ? Number.POSITIVE_INFINITY : inPool(pools, what) - (lost[what] ?? 0);

/** Whether the strength or the Labor of the Area was hit by an earlier Action of the Impulse (8.6.9g, N23). */
export const wasHit = ({ now, area }: ResolutionContext, what: string): boolean =>
  (what === 'strength' || what === 'labor') && now.impulse.hit.includes(`${what}@${area}`);

/** An event of the result, as the first of an effect by hand where it is. */
export function telling(scene: ResolutionContext, told: Telling): Telling {
  if (!scene.isByHand) return told;
  scene.isByHand = false;
  return told.type === 'effect' ? { ...told, hand: true } : told;
}

/** An effect, told. */
export const effect = (
  scene: ResolutionContext,
  told: Readonly<Record<string, unknown>>,
  number?: string,
  by: Side = scene.by,
): StoryStep => ({
  tell: telling(scene, { by, type: 'effect', ...told }),
  ...(number !== undefined && { case: number }),
});

/** Where there is nothing to lose, that is told (D02). */
export const nothingToLose = (scene: ResolutionContext, number?: string): StoryStep =>
  effect(scene, { do: 'note', what: 'nothing-to-lose' }, number);

/** Points that the owner's schedule gives at once for what became of a piece (10.1.2). */
export function* awards({ tables, by }: ResolutionContext, what: string): Story {
  for (const award of tables.schedule?.now ?? []) {
    if (award.what !== what || !award.vp) continue;
    const side = award.side ?? by;
    yield { tell: { by, type: 'effect', do: 'vp', side, points: award.vp, what } };
  }
}
