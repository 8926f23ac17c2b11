import type { AreaTold } from './log/position.ts';
import type { Tables } from './tables/tables.ts';

/** The Areas that the rules themselves name (5.1.1, 5.5, 9.3). */
const NAMED = ['paris', 'alsace-lorraine', 'belgium', 'netherlands'] as const;

/** What of the German set-up goes where its player likes, within limits (11.1.1). */
export const FREE_PIECES = [
  { id: 'vichy-1', entry: 'vichySecurity', isVichy: true },
  { id: 'vichy-2', entry: 'vichySecurity', isVichy: true },
  { id: 'abwehr', entry: 'abwehr', isVichy: true },
  { id: 'security-1', entry: 'security', isVichy: false },
  { id: 'security-2', entry: 'security', isVichy: false },
  { id: 'security-3', entry: 'security', isVichy: false },
  { id: 'labor', entry: 'labor', isVichy: false },
] as const;
type FreePiece = (typeof FREE_PIECES)[number];

/** The Area chosen for each free piece; none yet, or none at all, is not told. */
export type FreePieceAreas = Readonly<Partial<Record<FreePiece['id'], string>>>;

/** What stands where in every game (11.1.1). */
const FIXED: Readonly<Record<string, AreaTold>> = {
  paris: { security: 1, detachments: 1, rsha: 1 },
  netherlands: { security: 1 },
  belgium: { security: 1 },
};

/** The Areas a game begins with: those of the owner's map, else those the rules name. */
const firstAreas = ({ areas = [] }: Tables): readonly string[] =>
  areas.length > 0 ? areas.map(({ id }) => id) : NAMED;

/** The Areas of Vichy, or all but these, where a free piece may stand. */
export const areasFor = (tables: Tables, isVichy: boolean): readonly string[] =>
  firstAreas(tables).filter(
    (id) => (tables.areas?.find((area) => area.id === id)?.vichy === true) === isVichy,
  );

/** All that the owner's map and last page tell of an Area. */
function toldOf(tables: Tables, id: string): AreaTold {
  const { value, country, vichy, immune } = tables.areas?.find((area) => area.id === id) ?? {};
  const { strength, network, cache, team } =
    tables.setup?.maquis?.find(({ area }) => area === id) ?? {};
  const told = {
    ...{ value, country, vichy, immune },
    ...{ strength, active: network, caches: cache, teams: team },
  };
  return Object.fromEntries(Object.entries(told).filter(([, one]) => one !== undefined));
}

const ENTRIES = ['security', 'vichySecurity', 'detachments', 'labor'] as const;

const entryOf = ({ entry }: FreePiece): (typeof ENTRIES)[number] =>
  entry === 'abwehr' ? 'detachments' : entry;

/**
 * The German pieces of 11.1.1. Where every piece of a kind has its Area, the others hold none of it;
 * while one has none, nobody knows, and only what was placed is told.
 */
function germanIn(tables: Tables, chosen: FreePieceAreas, id: string): AreaTold {
  const here = FREE_PIECES.filter((piece) => chosen[piece.id] === id);
  const fixed: AreaTold = FIXED[id] ?? {};
  const ids = firstAreas(tables);
  const isPlaced = (piece: FreePiece) => ids.includes(chosen[piece.id] ?? '');
  const told = ENTRIES.flatMap((entry) => {
    const count = (fixed[entry] ?? 0) + here.filter((piece) => entryOf(piece) === entry).length;
    const isKnown = FREE_PIECES.filter((piece) => entryOf(piece) === entry).every(isPlaced);
    return count > 0 || isKnown ? [[entry, count] as const] : [];
  });
  const abwehr = here.filter(({ entry }) => entry === 'abwehr').length;
  return {
    ...Object.fromEntries(told),
    ...(fixed.rsha !== undefined && { rsha: fixed.rsha }),
    ...(abwehr > 0 && { abwehr }),
  };
}

/** The Areas as a game begins: the owner's set-up, and that of the Germans where it is wanted. */
export const startingAreas = (
  tables: Tables,
  german: FreePieceAreas | undefined,
): Readonly<Record<string, AreaTold>> =>
  Object.fromEntries(
    firstAreas(tables).map((id) => [
      id,
      { ...toldOf(tables, id), ...(german && germanIn(tables, german, id)) },
    ]),
  );
