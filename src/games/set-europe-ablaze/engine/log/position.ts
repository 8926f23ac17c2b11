import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { CARD_COUNT, limit } from '#games/set-europe-ablaze/data/limits.ts';
import { type AreaState, areaOf, type State } from '../state.ts';

type BySide = State['ap'];

/** The steps of a turn as a log names them, in order. */
export const PHASES = [
  'org.lay',
  'org.clear',
  'org.arrive',
  'org.recruit',
  'org.reveal',
  'ops.open',
  'ops.act',
  'end.1',
  'end.2',
  'end.3',
  'end.4',
  'end.5',
  'end.6',
  'end.7',
  'end.8',
  'end.9',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** An Area with what took part in it this turn. */
export interface AreaNow extends AreaState {
  /** Networks that took part this turn. */
  readonly usedNetworks: number;
  /** German units that acted this turn. */
  readonly usedUnits: number;
}

export type AreaTold = Readonly<Partial<AreaNow>>;

/** What is counted in an Area. */
export const PIECE_TYPES = [
  'strength',
  'active',
  'quiet',
  'teams',
  'caches',
  'labor',
  'security',
  'vichySecurity',
  'detachments',
] as const satisfies readonly (keyof AreaNow)[];

/** The kinds of Detachments (7.2). */
export const DETACHMENTS = ['abwehr', 'gestapo', 'rsha'] as const;

/** An Action declared, and its dice once they fell. */
interface Resolution {
  readonly by: Side;
  readonly action: string;
  readonly area: string;
  /** Dice of both sides; none before the roll. */
  readonly dice: readonly [attack: number, defend: number] | null;
  readonly totals: readonly [attack: number, defend: number] | null;
  readonly bought: number;
  readonly pips: number;
  /** Kinds that were hit by this Action. */
  readonly hit: readonly string[];
}

interface Box {
  readonly security: number;
  readonly vichySecurity: number;
  readonly detachments: number;
  readonly networks: number;
}

/** The table as a log tells it. Whole numbers, words and flags only, so that it has one text. */
export interface Position extends Omit<State, 'areas' | 'phase' | 'resolution' | 'ready' | 'laid'> {
  readonly phase: Phase;
  readonly first: Side;
  /** What was told of each Area; what was not told is not zero, nobody knows it. */
  readonly areas: Readonly<Record<string, AreaTold>>;
  readonly ready: {
    readonly active: number;
    readonly quiet: number;
    readonly teams: number;
    readonly caches: number;
  };
  /** Networks in the Arriving box. */
  readonly arriving: number;
  readonly germany: Box;
  readonly stalag: Box;
  /** Seals of the cards laid and not revealed; empty words where none were sealed. */
  readonly laid: Readonly<Record<Side, readonly string[]>>;
  /** Cards shown, by their ids, last one last. */
  readonly played: Readonly<Record<Side, readonly string[]>>;
  /** Cards discarded since the last new hand, and those out of the game; none told of is none. */
  readonly discards?: Partial<BySide>;
  readonly removed?: Partial<BySide>;
  readonly heroes: { readonly available: readonly string[]; readonly back: readonly string[] };
  readonly resolution: Resolution | null;
  /** The Area and the Networks of the last Maquis Impulse (8.6.2a). */
  readonly lastMaquis: { readonly area: string; readonly networks: number };
  /** Damage inflicted this turn (2.4.3). */
  readonly damageDone: number;
  /** Whether this turn was scored. */
  readonly scored: boolean;
  /** Whose draw of this turn end is done, where it is counted before a new hand (N01). */
  readonly drawn?: readonly Side[];
  /** The case the table sets aside for the next event. */
  readonly overruled: string | null;
}

export const NO_IMPULSE: State['impulse'] = Object.freeze({
  area: '',
  kind: 'normal',
  count: Object.freeze({}),
  nonTerminal: 0,
  last: null,
  hit: Object.freeze([]),
});

const NONE: BySide = Object.freeze({ maquis: 0, german: 0 });
const EMPTY = Object.freeze({ maquis: Object.freeze([]), german: Object.freeze([]) });
const EMPTY_BOX: Box = Object.freeze({
  security: 0,
  vichySecurity: 0,
  detachments: 0,
  networks: 0,
});

/** A table before anything was told of it. */
export const START_POSITION: Position = Object.freeze({
  turn: 1,
  phase: 'org.lay',
  active: 'maquis',
  first: 'maquis',
  ap: NONE,
  startAp: NONE,
  vp: NONE,
  morale: 0,
  areas: Object.freeze({}),
  selected: EMPTY,
  impulse: NO_IMPULSE,
  passes: 0,
  residualDone: false,
  hand: Object.freeze({ maquis: limit('hand'), german: limit('hand') }),
  laid: EMPTY,
  revealed: NONE,
  apCards: NONE,
  spadesUsed: EMPTY,
  played: EMPTY,
  heroPlaced: false,
  heroes: Object.freeze({
    available: Object.freeze(['delestraint', 'moulin', 'passy']),
    back: Object.freeze([]),
  }),
  ready: Object.freeze({ active: 0, quiet: 0, teams: 0, caches: 0 }),
  arriving: 0,
  germany: EMPTY_BOX,
  stalag: EMPTY_BOX,
  supportCaches: 0,
  mobilized: Object.freeze([]),
  mobilizationOpen: true,
  soeUsed: false,
  mbfUsed: false,
  lastImpulseNetworks: 0,
  lastMaquis: Object.freeze({ area: '', networks: 0 }),
  resolution: null,
  endStep: 0,
  freeMoves: 0,
  edges: Object.freeze([]),
  damageDone: 0,
  scored: false,
  overruled: null,
  rulings: Object.freeze({}),
});

/** An Area as it stands, blank where nothing was told of it. */
export const areaNow = (position: Pick<Position, 'areas'>, id: string): AreaNow => ({
  usedNetworks: 0,
  usedUnits: 0,
  ...areaOf(position as unknown as State, id),
});

/** Whether the table counts its pieces at all: somebody has told of one. */
export const countsPieces = ({ areas }: Pick<Position, 'areas'>): boolean =>
  Object.values(areas).some((area) => PIECE_TYPES.some((piece) => area[piece] !== undefined));

/** The position with one Area changed. */
export function withArea(
  position: Position,
  id: string,
  change: (area: AreaNow) => AreaTold,
): Position {
  const told = { ...position.areas[id], ...change(areaNow(position, id)) };
  return { ...position, areas: { ...position.areas, [id]: told } };
}

/** The position with every Area changed. */
export const withAreas = (position: Position, change: (area: AreaNow) => AreaTold): Position =>
  Object.keys(position.areas).reduce((now, id) => withArea(now, id, change), position);

/** A number of a side raised or lowered, never below none nor above what a side can hold. */
const raised = (numbers: BySide, side: Side, by: number, most: number): BySide => ({
  ...numbers,
  [side]: Math.min(most, Math.max(0, numbers[side] + by)),
});

/** A number that is counted from its first piece on; it was none before. */
export const counted = (
  position: Position,
  name: 'discards' | 'removed',
  side: Side,
  by: number,
): Position => ({
  ...position,
  [name]: raised({ ...NONE, ...position[name] }, side, by, CARD_COUNT),
});

/** Cards left to draw: all of a side's that are nowhere else (4.2). */
export function deckOf(position: Position, side: Side): number {
  const { hand, laid, revealed, discards, removed } = position;
  const covered = Math.max(0, laid[side].length - revealed[side]);
  const gone = (discards?.[side] ?? 0) + (removed?.[side] ?? 0);
  return Math.max(0, CARD_COUNT - hand[side] - covered - gone);
}

export const withAp = (position: Position, side: Side, by: number): Position => ({
  ...position,
  ap: raised(position.ap, side, by, limit('action-points')),
});

export const withVp = (position: Position, side: Side, by: number): Position => ({
  ...position,
  vp: raised(position.vp, side, by, limit('victory-points')),
});
