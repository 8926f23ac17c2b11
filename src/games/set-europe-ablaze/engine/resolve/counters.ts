import { arrivingKind } from '../log/arrival.ts';
import type { AreaNow, Position } from '../log/position.ts';
import type { Tables } from '../tables/tables.ts';

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
export function countersLeft(position: Position, tables: Tables, what: string): number {
  const mix = COUNTED.includes(what) ? mixOf(tables, what) : undefined;
  return mix === undefined ? Number.POSITIVE_INFINITY : Math.max(0, mix - inPlay(position, what));
}

/** The case by which the rest of a kind is lost. */
export const lostBy = (what: string): string =>
  ({ network: '6.3.5b', security: '7.1.1', cache: '6.4.5' })[arrivingKind(what) ?? ''] ?? '2.4';

/** Caches that the Support box begins with: the mix without those in play; nothing where it is not told. */
export function supportOf(position: Position, tables: Tables): number | undefined {
  const mix = mixOf(tables, 'cache');
  return mix === undefined ? undefined : Math.max(0, mix - inPlay(position, 'cache'));
}
