import { chosen } from '#games/set-europe-ablaze/data/house-options.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { CaseVerdict, Cause } from '../judge/verdict.ts';
import { isInFrance } from '../state.ts';
import type { ArrivesBy } from './events.ts';
import { BOXES } from './pieces.ts';
import { areaNow, type Position } from './position.ts';

/** A piece that arrives, by the names of the log and of the owner's tables. */
const KINDS = {
  ...{ strength: 'strength', hero: 'hero', labor: 'labor', security: 'security' },
  ...{ network: 'network', networks: 'network', cache: 'cache', caches: 'cache' },
  ...{ team: 'team', jed: 'team', og: 'team', sas: 'team' },
  ...{ vichySecurity: 'vichySecurity', 'vichy-security': 'vichySecurity' },
  ...{ detachment: 'detachment', abwehr: 'detachment', gestapo: 'detachment', rsha: 'detachment' },
} as const;
type ArrivingKind = (typeof KINDS)[keyof typeof KINDS];

/** The kind that a name tells; nothing for an unknown word. */
export const arrivingKind = (what: string): ArrivingKind | undefined =>
  Object.hasOwn(KINDS, what) ? KINDS[what as keyof typeof KINDS] : undefined;

const isBox = (place: string): boolean => BOXES.some((box) => box === place);

interface Arriving {
  readonly position: Position;
  readonly place: string;
  readonly by: ArrivesBy;
  readonly points: number;
}

/** New strength: room on the track, and help where there is some already; cards need none (6.1.5c). */
function strengthFault({ position, place, by, points }: Arriving): string | undefined {
  if (isBox(place)) return '6.1.6';
  const { strength, active, teams, otherTeams = 0 } = position.areas[place] ?? {};
  const most = areaNow(position, place).paris ? limit('strength-paris') : limit('strength');
  if (strength === undefined) return undefined;
  if (strength + points > most) return '6.1.9';
  const anyTeam = chosen(position.rulings, 'N17') === 'any-team';
  // What nobody has counted may be there.
  const helpers = (active ?? 1) + (teams === undefined ? 1 : teams - (anyTeam ? 0 : otherTeams));
  return by !== 'card' && strength + points > 1 && helpers < 1 ? '6.1.7' : undefined;
}

/** What keeps a Hero away: in France, with strength to stand by, one a turn from turn 2 (6.7.2, N30). */
function heroCause({ position, place }: Arriving): Cause | undefined {
  const { phase, turn, heroPlaced } = position;
  const area = areaNow(position, place);
  if (phase !== 'org.arrive') return 'hero-step';
  if (turn < 2) return 'hero-early';
  if (heroPlaced) return 'hero-come';
  if (isBox(place) || !isInFrance(area)) return 'not-france';
  if (area.hero !== null) return 'hero-there';
  return position.areas[place]?.strength === 0 ? 'no-strength' : undefined;
}

/** Security of the Germans waits in Germany; by the schedule it may also guard the Stalag (7.1.4, N32). */
function securityFault({ place, by }: Arriving): string | undefined {
  if (place === 'germany' || (place === 'stalag' && by === 'schedule')) return undefined;
  return by === 'mobilization' ? '7.4.3c' : by === 'card' ? '4.4.6' : '7.1.4';
}

/** Never in the north, never mobilized, and outside Vichy from turn 4 on (5.2.3, 5.2.5, 5.2.8). */
function vichyFault({ position, place, by }: Arriving): string | undefined {
  if (by === 'mobilization') return '5.2.8';
  if (isBox(place)) return by === 'schedule' ? undefined : '5.2.7';
  const area = areaNow(position, place);
  if (!isInFrance(area)) return '5.2.5';
  const isOutside = area.vichy === false || area.paris === true;
  return isOutside && position.turn < 4 ? '5.2.3' : undefined;
}

const networkFault = ({ place, by }: Arriving): string | undefined => {
  if (by === 'recruitment') return place === 'arriving' ? undefined : '6.3.9a';
  const isOpen = by === 'schedule' || place === 'ready' || !isBox(place);
  return isOpen && by !== 'mobilization' ? undefined : '6.3.5';
};

const FAULTS: Readonly<Record<ArrivingKind, (arriving: Arriving) => string | undefined>> = {
  strength: strengthFault,
  hero: (arriving) => heroCause(arriving) && '6.7.2',
  security: securityFault,
  vichySecurity: vichyFault,
  network: networkFault,
  cache: ({ position, place }) => {
    if (isBox(place)) return place === 'ready' ? undefined : '6.4.8';
    return areaNow(position, place).paris && position.turn < 5 ? '5.5.1b' : undefined;
  },
  team: ({ position, place, by }) => {
    if (isBox(place)) return place === 'ready' || by === 'schedule' ? undefined : '6.5.6';
    return areaNow(position, place).paris ? '5.5.1a' : undefined;
  },
  detachment: ({ place }) => (isBox(place) ? '7.2.2' : undefined),
  labor: ({ place }) => (isBox(place) ? '7.4.3d' : undefined),
};

/**
 * Why a piece cannot arrive in a place; nothing where it can. What only the owner's tables tell, such as
 * where the track puts it or which Areas are Vichy, is asked before.
 */
export const arrivalFault = (
  position: Position,
  what: string,
  place: string,
  by: ArrivesBy,
  points = 1,
): Pick<CaseVerdict, 'case' | 'cause'> | undefined => {
  const kind = arrivingKind(what);
  const arriving = { position, place, by, points };
  const number = kind && FAULTS[kind](arriving);
  if (number === undefined) return undefined;
  const cause = kind === 'hero' ? heroCause(arriving) : undefined;
  return { case: number, ...(cause && { cause }) };
};
