import { must } from './event-refusal.ts';
import {
  type AreaNow,
  type AreaTold,
  countsPieces,
  DETACHMENTS,
  type Position,
  withArea,
} from './position.ts';

/** What lies in Areas and boxes, by the names a log gives it. */
const KINDS = {
  strength: 'strength',
  network: 'active',
  networks: 'active',
  quiet: 'quiet',
  team: 'teams',
  jed: 'teams',
  og: 'teams',
  sas: 'teams',
  cache: 'caches',
  caches: 'caches',
  labor: 'labor',
  security: 'security',
  'vichy-security': 'vichySecurity',
  vichySecurity: 'vichySecurity',
  detachment: 'detachments',
  abwehr: 'detachments',
  gestapo: 'detachments',
  rsha: 'detachments',
} as const satisfies Record<string, keyof AreaNow>;

type PieceField = (typeof KINDS)[keyof typeof KINDS];

/** The entry of an Area in which a kind of piece is counted; nothing for a Hero or an unknown word. */
export const fieldOf = (what: string): PieceField | undefined =>
  Object.hasOwn(KINDS, what) ? KINDS[what as keyof typeof KINDS] : undefined;

/** Teams that are no Jedburghs (N17); which kind a Team that leaves is, nobody tells. */
function othersOf(area: AreaNow, what: string, by: number, left: number): AreaTold {
  const before = area.otherTeams ?? 0;
  const others = what === 'og' || what === 'sas' ? Math.max(0, before + by) : before;
  return others > 0 || before > 0 ? { otherTeams: Math.min(left, others) } : {};
}

/**
 * Detachments by their kinds, as far as they are told. Where one leaves and nobody says of which kind, it
 * is one of no told kind; where there is none, each kind that may have lost it is known for one fewer.
 */
function detachmentsOf(area: AreaNow, what: string, by: number, left: number): AreaTold {
  const told = DETACHMENTS.filter((kind) => kind === what || area[kind] !== undefined);
  const counts = told.map((kind) => Math.max(0, (area[kind] ?? 0) + (kind === what ? by : 0)));
  const over = Math.max(0, counts.reduce((sum, count) => sum + count, 0) - left);
  return {
    detachments: left,
    deceived: Math.min(area.deceived, left),
    ...Object.fromEntries(told.map((kind, nth) => [kind, Math.max(0, (counts[nth] ?? 0) - over)])),
  };
}

/**
 * Pieces into an Area, or out of it with a negative number; never fewer than none. What nobody has
 * counted stays uncounted as long as it only grows fewer.
 */
const inArea = (position: Position, id: string, what: string, by: number): Position => {
  const field = fieldOf(what);
  if (!field || (by <= 0 && position.areas[id]?.[field] === undefined)) return position;
  return withArea(position, id, (area) => {
    const left = Math.max(0, area[field] + by);
    if (field === 'teams') return { teams: left, ...othersOf(area, what, by, left) };
    return field === 'detachments' ? detachmentsOf(area, what, by, left) : { [field]: left };
  });
};

const BOX_FIELDS = {
  security: 'security',
  vichySecurity: 'vichySecurity',
  detachments: 'detachments',
  active: 'networks',
  quiet: 'networks',
} as const;

/** Pieces into one of the boxes beside the map, or out of it. Boxes nobody counts take and give all. */
function inBox(position: Position, box: string, what: string, by: number): Position {
  const field = fieldOf(what);
  const sum = (number: number) => Math.max(0, number + by);
  if (box === 'arriving') return { ...position, arriving: sum(position.arriving) };
  if (box === 'support') return { ...position, supportCaches: sum(position.supportCaches) };
  if (box === 'ready' && field && field in position.ready) {
    const kind = field as keyof Position['ready'];
    return { ...position, ready: { ...position.ready, [kind]: sum(position.ready[kind]) } };
  }
  if ((box === 'germany' || box === 'stalag') && field && field in BOX_FIELDS) {
    const kind = BOX_FIELDS[field as keyof typeof BOX_FIELDS];
    return { ...position, [box]: { ...position[box], [kind]: sum(position[box][kind]) } };
  }
  return position;
}

export const BOXES = ['arriving', 'ready', 'support', 'germany', 'stalag', 'available'] as const;
const isBox = (place: string): boolean => BOXES.some((box) => box === place);

/** Pieces into a place, be it an Area or a box. */
export const into = (position: Position, place: string, what: string, by: number): Position =>
  isBox(place) ? inBox(position, place, what, by) : inArea(position, place, what, by);

/** How many of a kind a place holds; as many as one likes where nobody counts. */
export function countIn(position: Position, place: string, what: string): number {
  const field = fieldOf(what);
  if (!field) return Number.POSITIVE_INFINITY;
  if (!isBox(place)) return position.areas[place]?.[field] ?? Number.POSITIVE_INFINITY;
  if (!countsPieces(position)) return Number.POSITIVE_INFINITY;
  if (place === 'ready' && field in position.ready)
    return position.ready[field as keyof Position['ready']];
  if (place === 'arriving') return position.arriving;
  if (place === 'support') return position.supportCaches;
  if ((place === 'germany' || place === 'stalag') && field in BOX_FIELDS) {
    return position[place][BOX_FIELDS[field as keyof typeof BOX_FIELDS]];
  }
  return Number.POSITIVE_INFINITY;
}

/** Moves one piece; from where nothing of it lies, nothing can leave. */
export function withPieceMoved(
  position: Position,
  what: string,
  from: string,
  to: string,
  number: string,
): Position {
  must(position, countIn(position, from, what) > 0, number);
  return into(into(position, from, what, -1), to, what, 1);
}

/** A Hero into an Area, or out of the one he is in to next turn's box. */
export function withHero(position: Position, hero: string, area: string | undefined): Position {
  const left = Object.fromEntries(
    Object.entries(position.areas).map(([id, one]) => [
      id,
      one.hero === hero ? { ...one, hero: null } : one,
    ]),
  );
  const without = {
    available: position.heroes.available.filter((one) => one !== hero),
    back: position.heroes.back.filter((one) => one !== hero),
  };
  if (area === undefined) {
    return {
      ...position,
      areas: left,
      heroes: { ...without, back: [...without.back, hero].sort() },
    };
  }
  const gone = { ...position, areas: left, heroes: without, heroPlaced: true };
  // A Hero who arrives sets the Area right (6.2.11).
  return withArea(gone, area, () => ({ hero, demoralized: false }));
}
