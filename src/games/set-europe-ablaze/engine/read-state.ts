import type { Side } from '../data/actions.ts';
import { type AreaState, BLANK_AREA, type State } from './state.ts';

/** Something told from outside: an object with unknown entries. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isUnknownRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A table in the middle of operations, where a state tells no more. */
const USUAL = Object.freeze<State>({
  turn: 5,
  phase: 'ops.act',
  active: 'maquis',
  ap: { maquis: 6, german: 6 },
  startAp: { maquis: 8, german: 8 },
  vp: { maquis: 20, german: 20 },
  morale: 0,
  areas: {},
  selected: { maquis: [], german: [] },
  impulse: { area: '', kind: 'normal', count: {}, nonTerminal: 0, last: null, hit: [] },
  passes: 0,
  residualDone: false,
  hand: { maquis: 6, german: 6 },
  laid: { maquis: [], german: [] },
  revealed: { maquis: 0, german: 0 },
  apCards: { maquis: 0, german: 0 },
  spadesUsed: { maquis: [], german: [] },
  heroPlaced: false,
  ready: { active: 0, teams: 0, caches: 0 },
  supportCaches: 4,
  mobilized: [],
  mobilizationOpen: true,
  soeUsed: false,
  mbfUsed: false,
  lastImpulseNetworks: 0,
  resolution: null,
  endStep: 0,
  freeMoves: 0,
  edges: [],
  rulings: {},
});

/** Whether something told has the shape of what is usual; where that is nothing, anything will do. */
const sameKind = (usual: unknown, told: unknown): boolean =>
  usual === null ||
  (told !== null && typeof usual === typeof told && Array.isArray(usual) === Array.isArray(told));

/** What is told takes the place of what is usual, entry by entry; what has another shape is left out. */
function merged<Usual extends object>(usual: Usual, told: UnknownRecord): Usual {
  const entries = Object.entries(usual).map(([name, value]) => {
    const said = told[name];
    if (said === undefined || !sameKind(value, said)) return [name, value];
    const goesDeeper =
      isUnknownRecord(value) && isUnknownRecord(said) && Object.keys(value).length > 0;
    return [name, goesDeeper ? merged(value, said) : said];
  });
  return Object.fromEntries(entries) as Usual;
}

/** Entries of an Area that are told as something else than they are; `hero` is a word or null. */
const isOdd = (name: string, value: unknown): boolean => {
  if (name === 'hero') return value !== null && typeof value !== 'string';
  if (typeof value === 'object') return true;
  const usual = AREA_KINDS[name];
  return usual !== undefined && value !== undefined && typeof value !== usual;
};

const AREA_KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(BLANK_AREA).map(([name, value]) => [name, typeof value])),
  ...Object.fromEntries(['name', 'country'].map((name) => [name, 'string'])),
  ...Object.fromEntries(['paris', 'vichy', 'immune'].map((name) => [name, 'boolean'])),
  ...Object.fromEntries(
    ['value', 'otherTeams', 'usedTeams', 'abwehr', 'gestapo', 'rsha'].map((name) => [
      name,
      'number',
    ]),
  ),
};

const readArea = (area: UnknownRecord): AreaState =>
  Object.fromEntries(
    Object.entries(area).filter(([name, value]) => !isOdd(name, value)),
  ) as unknown as AreaState;

/** A state as told, perhaps in part: the rest is a usual table. Never throws. */
export function readJudgedState(told: UnknownRecord): State {
  const state = merged(USUAL, told);
  const areas = Object.fromEntries(
    Object.entries(state.areas).flatMap(([id, area]) =>
      isUnknownRecord(area) ? [[id, readArea(area)]] : [],
    ),
  );
  const active: Side = state.active === 'german' ? 'german' : 'maquis';
  const edges = state.edges.filter(
    (edge) =>
      Array.isArray(edge) && edge.length === 2 && edge.every((end) => typeof end === 'string'),
  );
  return { ...state, areas, active, edges };
}
