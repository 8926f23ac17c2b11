import type { ActionId } from '#games/set-europe-ablaze/data/actions.ts';
import { limit } from '#games/set-europe-ablaze/data/limits.ts';
import type { CaseVerdict } from '../judge/verdict.ts';
import { arrivalFault, arrivingKind } from '../log/arrival.ts';
import { eventVerdict } from '../log/event-refusal.ts';
import type { ArrivesBy } from '../log/events.ts';
import { countIn } from '../log/pieces.ts';
import { type AreaTold, areaNow, type Position } from '../log/position.ts';
import type { UnknownRecord } from '../read-state.ts';
import type { Tables } from '../tables/tables.ts';
import type { Offered } from './losses.ts';
import type { ChoiceOption } from './story.ts';
import { comingTo, uncountedTo } from './units.ts';

type ArrivingKind = NonNullable<ReturnType<typeof arrivingKind>>;

/** The Areas that the table knows, and those of the owner's map. */
const knownAreas = (position: Position, { areas = [] }: Tables): readonly string[] => [
  ...new Set([...Object.keys(position.areas), ...areas.map(({ id }) => id)]),
];

/** The position with what only the owner's map tells of its Areas. */
function withMap(position: Position, tables: Tables): Position {
  const map = new Map((tables.areas ?? []).map((area) => [area.id, area]));
  const areas = Object.fromEntries(
    knownAreas(position, tables).map((id): [string, AreaTold] => {
      const { country, vichy, immune, value } = map.get(id) ?? {};
      const told = { vichy: vichy ?? false, ...(country && { country }) };
      const rest = {
        ...(immune !== undefined && { immune }),
        ...(value !== undefined && { value }),
      };
      return [id, { ...told, ...rest, ...position.areas[id] }];
    }),
  );
  return { ...position, areas };
}

/** Boxes a kind may wait in. */
const BOXES: Readonly<Partial<Record<ArrivingKind, readonly string[]>>> = {
  network: ['ready', 'arriving'],
  cache: ['ready'],
  team: ['ready'],
  security: ['germany', 'stalag'],
};

/** Names under which the placement table may tell a kind. */
const IN_TABLES: Readonly<Partial<Record<ArrivingKind, readonly string[]>>> = {
  network: ['network', 'networks'],
  team: ['team'],
  vichySecurity: ['vichySecurity'],
};

/** Where the owner's table puts what arrives by the track of turns; nothing where it does not say. */
function placementOf(
  { placement = {} }: Tables,
  what: string,
  by: ArrivesBy,
): readonly string[] | undefined {
  const kind = arrivingKind(what);
  const names = kind && IN_TABLES[kind];
  if (by !== 'schedule' || !names) return undefined;
  const name = [what, ...names].find((one) => placement[one] !== undefined);
  return name === undefined ? undefined : placement[name];
}

/** The case by which a kind may arrive where it may. */
function caseFor(kind: ArrivingKind, by: ArrivesBy, isByTable: boolean): string {
  switch (kind) {
    case 'strength':
      return by === 'card' ? '6.1.5c' : '6.1.7';
    case 'network':
      return by === 'card' ? '6.3.5c' : isByTable ? '6.3.5a' : '6.3.9a';
    case 'cache':
      return '6.4.8';
    case 'team':
      return '6.5.6';
    case 'hero':
      return '6.7.2';
    case 'security':
      return by === 'mobilization' ? '7.4.3c' : by === 'card' ? '4.4.6' : '7.1.4';
    case 'vichySecurity':
      return '5.2.7';
    case 'detachment':
      return '7.2.2';
    default:
      return '7.4.3d';
  }
}

/** Room for Labor on the track of an Area: as entered, else 4, and 5 in Paris (R17 of 2.4.13). */
function hasRoom(position: Position, { areas = [] }: Tables, id: string): boolean {
  const { labor, paris } = areaNow(position, id);
  const track = areas.find((area) => area.id === id)?.track;
  return labor < (track ?? (paris ? limit('strength-paris') : limit('strength')));
}

/** Where a piece may arrive, and where not, each with its case (3.1.3, 3.1.4). */
export function placesFor(
  position: Position,
  tables: Tables,
  what: string,
  by: ArrivesBy,
): Offered {
  const kind = arrivingKind(what);
  if (!kind) return { options: [], barred: [] };
  const mapped = withMap(position, tables);
  const told = placementOf(tables, what, by);
  const number = caseFor(kind, by, told !== undefined);
  const faultAt = (place: string, isArea: boolean): string | undefined => {
    const fault = arrivalFault(mapped, what, place, by);
    if (fault) return fault.case;
    if (told && !told.includes(isArea ? 'area' : place)) return number;
    if (kind === 'labor' && !hasRoom(position, tables, place)) return '2.4.13';
    // Without the owner's table new Networks wait for their turn (R25 of 6.3.5a).
    const isEarly = kind === 'network' && by === 'schedule' && !told && place !== 'arriving';
    return isEarly ? '6.3.5a' : undefined;
  };
  const boxes = [...(BOXES[kind] ?? []), ...(told ?? []).filter((box) => box !== 'area')];
  const all: readonly (readonly [place: string, isArea: boolean])[] = [
    ...knownAreas(position, tables).map((id) => [id, true] as const),
    ...[...new Set(boxes)].map((box) => [box, false] as const),
  ];
  const option = (place: string, isArea: boolean, why: string): ChoiceOption =>
    isArea ? { area: place, case: why } : { box: place, case: why };
  return {
    options: all.flatMap(([place, isArea]) =>
      faultAt(place, isArea) === undefined ? [option(place, isArea, number)] : [],
    ),
    barred: all.flatMap(([place, isArea]) => {
      const fault = faultAt(place, isArea);
      return fault === undefined ? [] : [option(place, isArea, fault)];
    }),
  };
}

/** A piece that EID may concern, and which way it goes (8.3.1). */
export interface EidPiece {
  readonly what: 'network' | 'quiet' | 'team' | 'cache' | 'hero';
  readonly how: 'infiltrate' | 'deliver' | 'extract';
  /** Which Hero goes to France. */
  readonly hero?: string;
}

const PIECES: readonly EidPiece[] = [
  ...(['network', 'team', 'hero'] as const).map((what) => ({ what, how: 'infiltrate' as const })),
  { what: 'cache', how: 'deliver' },
  ...(['network', 'quiet', 'team', 'hero'] as const).map((what) => ({
    what,
    how: 'extract' as const,
  })),
];

/** Whether a piece is where it comes from; what nobody has counted may be there. */
function isThere(position: Position, { what, how }: EidPiece, area: string): boolean {
  if (how !== 'extract') return what !== 'hero' || position.heroes.available.length > 0;
  return what === 'hero' ? Boolean(position.areas[area]?.hero) : countIn(position, area, what) > 0;
}

/** The Areas for one piece of EID, and those that are barred, each with its case. */
export function eidPlaces(position: Position, tables: Tables, piece: EidPiece): Offered {
  const all = knownAreas(position, tables).map((area) => {
    const asset = { ...piece, area };
    const hasCompany = position.areas[area]?.strength !== 0 && !position.areas[area]?.hero;
    if (piece.hero !== undefined && !hasCompany)
      return { option: { area, case: '6.7.2' }, isOpen: false };
    const verdict = eventVerdict(position, {
      ...{ type: 'action', action: 'eid', player: 'maquis' },
      assets: [asset],
    });
    // One of up to three pieces has to concern the selected Area, not each of them (8.3.1b).
    const isLegal = verdict?.legal !== false || verdict.case === '8.3.1b';
    const is = isThere(position, piece, area);
    return { option: { area, case: is ? (verdict?.case ?? '') : '8.3.1d' }, isOpen: isLegal && is };
  });
  return {
    options: all.filter(({ isOpen }) => isOpen).map(({ option }) => option),
    barred: all.filter(({ isOpen }) => !isOpen).map(({ option }) => option),
  };
}

/** Every piece by its name: a Hero who goes to France is one of several. */
const piecesOf = ({ heroes }: Position): readonly EidPiece[] =>
  PIECES.flatMap((piece) =>
    piece.what === 'hero' && piece.how !== 'extract'
      ? heroes.available.map((hero) => ({ ...piece, hero }))
      : [piece],
  );

/** The pieces EID can concern now, with at least one Area for each. */
export const eidPieces = (position: Position, tables: Tables): readonly EidPiece[] =>
  piecesOf(position).filter((piece) => eidPlaces(position, tables, piece).options.length > 0);

/** Whether some piece can go to the selected Area or leave it by an Action without a roll. */
function canMove(position: Position, tables: Tables, action: ActionId): boolean {
  const { area } = position.impulse;
  if (action === 'eid') {
    return piecesOf(position).some((piece) =>
      eidPlaces(position, tables, piece).options.some((option) => option.area === area),
    );
  }
  return [...knownAreas(position, tables), 'germany', 'stalag'].some((to) =>
    [...comingTo(position, to, false).options, ...uncountedTo(position, to, false)].some(
      ({ from }) => to === area || from === area,
    ),
  );
}

/**
 * Whether an Action can be done in the selected Area, and the case that decides. Where pieces move, one of
 * them has to be able to; which one, is asked later.
 */
export function actionVerdict(
  position: Position,
  tables: Tables,
  action: ActionId,
): CaseVerdict | undefined {
  const { area } = position.impulse;
  const asked = (pieces: UnknownRecord) =>
    eventVerdict(position, {
      ...{ type: 'action', action, area, areas: [area], networksIn: [area], ...pieces },
    });
  const verdict = asked({
    units: [{ unit: 'detachment', from: area, to: area }],
    assets: [{ what: 'network', how: 'extract', area }],
  });
  const isByPiece = action === 'eid' || action === 'german-movement';
  if (verdict?.legal !== false || !isByPiece) return verdict;
  // What is refused without a piece is refused with any.
  const general = asked({ units: [], assets: [] });
  const isOpen = general?.case === '3.2.2' || general?.case === '8.3.1b';
  return isOpen && canMove(position, tables, action)
    ? { legal: true, case: action === 'eid' ? '8.3.1' : '8.3.4' }
    : verdict;
}
