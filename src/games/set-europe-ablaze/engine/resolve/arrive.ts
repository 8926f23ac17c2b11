import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { arrivingKind } from '../log/arrival.ts';
import type { ArrivesBy, LogEvent, Telling } from '../log/events.ts';
import type { CountedEvent } from '../log/log-state.ts';
import type { AreaNow, Position } from '../log/position.ts';
import { ARRIVALS, type Arrival, type Tables } from '../tables/tables.ts';
import { placesFor } from './places.ts';
import type { Decision, ResultChoice, Story } from './story.ts';

/** Pieces on their way. */
export interface ArrivingPieces {
  now: Position;
  readonly tables: Tables;
  readonly what: string;
  readonly points: number;
  readonly by: ArrivesBy;
  /** Which Hero. */
  readonly hero?: string | undefined;
  /** Whether somebody has told how many caches the Support box holds. */
  isSupportTold: boolean;
}

const GERMAN: readonly string[] = ['security', 'vichySecurity', 'detachment', 'labor'];

/** Whose piece it is. */
export const ownerOf = (what: string): Side =>
  GERMAN.includes(arrivingKind(what) ?? '') ? 'german' : 'maquis';

/** A piece placed, as the log tells it. */
export const placing = (
  { what, by, hero }: Pick<ArrivingPieces, 'what' | 'by' | 'hero'>,
  place: ResultChoice,
): Telling => ({
  ...{ by: ownerOf(what), type: 'place', what: what === 'vichySecurity' ? 'vichy-security' : what },
  ...(typeof place.area === 'string' ? { area: place.area } : { box: place.box }),
  ...{ points: 1, for: by },
  ...(hero && { card: hero }),
});

/** What the Support box holds is told once, before the first cache leaves it (6.4.5). */
export function supportFirst({
  now,
  tables,
}: Pick<ArrivingPieces, 'now' | 'tables'>): Telling | undefined {
  const to = supportOf(now, tables);
  if (to === undefined) return undefined;
  return { by: 'table', type: 'correct', path: 'supportCaches', to, why: '6.4.5' };
}

/** Pieces arrive one by one, each where it may; those of which no counter is left are lost. */
export function* arriving(scene: ArrivingPieces): Story {
  const { tables, what, by, points } = scene;
  const isCache = arrivingKind(what) === 'cache';
  if (isCache && !scene.isSupportTold) {
    const first = supportFirst(scene);
    if (first) yield { tell: first };
    scene.isSupportTold = first !== undefined;
  }
  for (let nth = 1; nth <= points; nth++) {
    const isOut = isCache
      ? scene.isSupportTold && scene.now.supportCaches < 1
      : countersLeft(scene.now, tables, what) < 1;
    if (isOut) {
      yield { says: lostBy(what) };
      return;
    }
    const { options, barred } = placesFor(scene.now, tables, what, by);
    if (what === 'strength' && options.length === 0) {
      yield { says: '6.1.9' };
      return;
    }
    const decision: Decision = {
      ...{ ask: 'place', chooser: ownerOf(what), what, nth, of: points, options },
      ...(barred.length > 0 && { barred }),
    };
    const otherwise = options[0]?.case ?? barred[0]?.case ?? '3.1.3';
    const choice = yield { ask: { decision, otherwise } };
    const place = choice.area ?? choice.box;
    const number = options.find(({ area, box }) => (area ?? box) === place)?.case;
    yield { tell: placing(scene, choice), ...(number !== undefined && { case: number }) };
  }
}

/** The case that keeps one piece more out of a place, once all have arrived. */
export function leftOver(
  { now, tables, what, by }: ArrivingPieces,
  { area, box }: ResultChoice,
): string {
  const place = area ?? box;
  const { barred } = placesFor(now, tables, what, by);
  return barred.find((one) => (one.area ?? one.box) === place)?.case ?? '3.1.3';
}

/** Pieces that have come and are not all placed. */
interface Owed {
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

const pointsOf = (events: readonly LogEvent[]): number =>
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
    const left = Math.max(0, of - pointsOf(placed));
    const lost = left > 0 ? lostFor(now, tables, kind, isSupportTold) : undefined;
    return [{ kind, by, of, left, lost }];
  };
  const bought = (kind: Arrival) =>
    pointsOf(events.filter(({ type, what }) => type === 'buy' && what === kind));
  return [
    ...ARRIVALS.flatMap((kind) => owed(kind, 'schedule', arrivals[kind] ?? 0)),
    ...BOUGHT.flatMap(([kind, by]) => owed(kind, by, bought(kind))),
  ];
}

/** What is still to place, and can be. */
export const toPlace = (owed: readonly Owed[]): readonly Owed[] =>
  owed.filter(({ left, lost }) => left > 0 && lost === undefined);

const sumOf = ({ areas }: Position, ...entries: readonly (keyof AreaNow)[]): number =>
  Object.values(areas).reduce(
    (sum, area) => sum + entries.reduce((all, entry) => all + Number(area[entry] ?? 0), 0),
    0,
  );

/** How many of a kind are in play, as far as they were counted. */
function inPlay(position: Position, what: string): number {
  const { ready, arriving, germany, stalag } = position;
  switch (arrivingKind(what)) {
    case 'network':
      return (
        sumOf(position, 'active', 'quiet') + arriving + ready.active + ready.quiet + stalag.networks
      );
    case 'cache':
      return sumOf(position, 'caches') + ready.caches;
    case 'team':
      return sumOf(position, 'teams') + ready.teams;
    case 'security':
      return sumOf(position, 'security') + germany.security + stalag.security;
    case 'vichySecurity':
      return sumOf(position, 'vichySecurity') + germany.vichySecurity + stalag.vichySecurity;
    case 'labor':
      return sumOf(position, 'labor');
    default:
      return what === 'abwehr' || what === 'gestapo' || what === 'rsha'
        ? sumOf(position, what)
        : sumOf(position, 'detachments');
  }
}

/** The names under which the mix of counters may tell a piece. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  network: ['network', 'networks'],
  networks: ['network', 'networks'],
  cache: ['cache', 'caches'],
  caches: ['cache', 'caches'],
  'vichy-security': ['vichySecurity'],
};

const mixOf = ({ counters = {} }: Tables, what: string): number | undefined =>
  (NAMES[what] ?? [what]).map((name) => counters[name]).find((count) => count !== undefined);

/** Kinds that run out by their counters; of strength and Heroes there is a marker each. */
const COUNTED: readonly string[] = [
  ...['network', 'networks', 'team', 'security', 'vichySecurity', 'vichy-security'],
  ...['detachment', 'abwehr', 'gestapo', 'rsha', 'labor'],
];

/** How many counters of a kind are left (2.4); as many as one likes where nobody has told the mix. */
function countersLeft(position: Position, tables: Tables, what: string): number {
  const mix = COUNTED.includes(what) ? mixOf(tables, what) : undefined;
  return mix === undefined ? Number.POSITIVE_INFINITY : Math.max(0, mix - inPlay(position, what));
}

/** The case by which the rest of a kind is lost. */
const lostBy = (what: string): string =>
  ({ network: '6.3.5b', security: '7.1.1', cache: '6.4.5' })[arrivingKind(what) ?? ''] ?? '2.4';

/** Caches that the Support box begins with: the mix without those in play; nothing where it is not told. */
export function supportOf(position: Position, tables: Tables): number | undefined {
  const mix = mixOf(tables, 'cache');
  return mix === undefined ? undefined : Math.max(0, mix - inPlay(position, 'cache'));
}
