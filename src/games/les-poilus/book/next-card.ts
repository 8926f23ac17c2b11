import { CARD_COPIES, HARDSHIPS } from '../data/hardships.ts';
import { ATTACKS, THREAT_KINDS, THREATS, type ThreatKind, WEATHERS } from '../data/threats.ts';

/** How many of the 59 cards fail a mission in which these kinds are active twice. */
export function failing(hot: readonly ThreatKind[]): number {
  const isHot = (kind: ThreatKind | undefined) => kind !== undefined && hot.includes(kind);
  const threats = THREATS.filter(({ kinds }) => kinds.some(isHot));
  const fears = HARDSHIPS.filter(({ kind }) => isHot(kind));
  return threats.reduce((all, { copies }) => all + copies, 0) + fears.length;
}

/** Kinds that are active twice, by class, and the fewest and most cards that fail then. */
interface Line {
  /** In the class that has more of them: weather or attacks. */
  readonly more: number;
  readonly less: number;
  readonly least: number;
  readonly most: number;
}

const DECK = CARD_COPIES.reduce((all, copies) => all + copies, 0);

/** Every set of kinds but the empty one. */
const SETS: readonly (readonly ThreatKind[])[] = Array.from(
  { length: 2 ** THREAT_KINDS.length - 1 },
  (_, set) => THREAT_KINDS.filter((_, place) => ((set + 1) >> place) & 1),
);

/** The lines of the table: one for each way in which kinds at two may be spread over the classes. */
export const NEXT_CARD: readonly Line[] = Object.freeze(
  [3, 2, 1, 0]
    .flatMap((less) => [1, 2, 3].map((more) => ({ more, less })))
    .filter(({ more, less }) => less <= more)
    .map(({ more, less }) => {
      const counts = SETS.filter((hot) => {
        const ofWeather = hot.filter((kind) => WEATHERS.includes(kind)).length;
        const ofAttacks = hot.filter((kind) => ATTACKS.includes(kind)).length;
        return Math.max(ofWeather, ofAttacks) === more && Math.min(ofWeather, ofAttacks) === less;
      }).map(failing);
      return { more, less, least: Math.min(...counts), most: Math.max(...counts) };
    })
    .sort(
      (one, other) => one.more + one.less - (other.more + other.less) || one.least - other.least,
    ),
);

/** A line's chance in whole per cent, from the least to the most where these differ: "42–44". */
export function perCent({ least, most }: Pick<Line, 'least' | 'most'>): string {
  const figures = [least, most].map((cards) => Math.round((100 * cards) / DECK));
  return [...new Set(figures)].join('–');
}
