import { arrivingKind } from '../log/arrival.ts';
import type { ArrivesBy, LogEvent } from '../log/events.ts';
import type { CountedEvent } from '../log/log-state.ts';
import type { Position } from '../log/position.ts';
import { ARRIVALS, type Arrival, type Tables } from '../tables/tables.ts';
import { countersLeft, lostBy, supportOf } from './counters.ts';

/** Pieces that have come and are not all placed. */
export interface Owed {
  readonly kind: Arrival;
  readonly by: ArrivesBy;
  /** So many came, and so many are still to place. */
  readonly of: number;
  readonly left: number;
  /** The case by which the rest is lost, where no counter is left for it (2.4). */
  readonly lost?: string | undefined;
}

/** How the log names a kind that arrives. */
export const ARRIVAL_IN_LOG: Readonly<Record<Arrival, string>> = {
  ...{ strength: 'strength', networks: 'network', caches: 'cache' },
  ...{ jed: 'jed', og: 'og', sas: 'sas' },
  ...{ security: 'security', vichySecurity: 'vichy-security' },
  ...{ abwehr: 'abwehr', gestapo: 'gestapo', rsha: 'rsha', labor: 'labor' },
};

const BOUGHT: readonly (readonly [Arrival, ArrivesBy])[] = [
  ...(['strength', 'networks', 'caches'] as const).map((kind) => [kind, 'recruitment'] as const),
  ...(['security', 'labor'] as const).map((kind) => [kind, 'mobilization'] as const),
];

/** What was told since the turn began. */
function ofTurn(counted: readonly CountedEvent[], turn: number): readonly LogEvent[] {
  const first = counted.findIndex(({ position }) => position.turn === turn);
  return first < 0 ? [] : counted.slice(first).map(({ event }) => event);
}

const sumOf = (events: readonly LogEvent[]): number =>
  events.reduce((sum, { points }) => sum + Number(points ?? 0), 0);

/** Whether a piece in the log is of a kind that arrives; a Team or a Detachment only by its own name. */
const isKind = (what: unknown, kind: Arrival): boolean => {
  const own = ARRIVAL_IN_LOG[kind];
  const isNamed = own === what || kind === what;
  const ofKind = arrivingKind(own);
  return isNamed || (ofKind === what && ofKind !== 'team' && ofKind !== 'detachment');
};

/** The case by which no more of a kind can come into play; nothing while there are counters. */
function lostFor(
  now: Position,
  tables: Tables,
  kind: Arrival,
  isSupportTold: boolean,
): string | undefined {
  const what = ARRIVAL_IN_LOG[kind];
  const support = isSupportTold ? now.supportCaches : supportOf(now, tables);
  const left = kind === 'caches' ? (support ?? 1) : countersLeft(now, tables, what);
  return left < 1 ? lostBy(what) : undefined;
}

/**
 * What the track of turns and the rolls of this turn have brought, less what was placed of it: the list
 * counts down while pieces are placed (3.1.3, 3.1.4).
 */
export function owedIn(
  counted: readonly CountedEvent[],
  now: Position,
  tables: Tables,
): readonly Owed[] {
  const events = ofTurn(counted, now.turn);
  const arrivals = tables.turns?.find(({ turn }) => turn === now.turn)?.arrivals ?? {};
  const isSupportTold = counted.some(({ event }) => event.path === 'supportCaches');
  const owed = (kind: Arrival, by: ArrivesBy, of: number): readonly Owed[] => {
    const placed = events.filter(
      (event) => event.type === 'place' && event.for === by && isKind(event.what, kind),
    );
    if (of === 0) return [];
    const left = Math.max(0, of - sumOf(placed));
    const lost = left > 0 ? lostFor(now, tables, kind, isSupportTold) : undefined;
    return [{ kind, by, of, left, lost }];
  };
  const bought = (kind: Arrival) =>
    sumOf(events.filter(({ type, what }) => type === 'buy' && what === kind));
  return [
    ...ARRIVALS.flatMap((kind) => owed(kind, 'schedule', arrivals[kind] ?? 0)),
    ...BOUGHT.flatMap(([kind, by]) => owed(kind, by, bought(kind))),
  ];
}

/** What is still to place, and can be. */
export const toPlace = (owed: readonly Owed[]): readonly Owed[] =>
  owed.filter(({ left, lost }) => left > 0 && lost === undefined);
