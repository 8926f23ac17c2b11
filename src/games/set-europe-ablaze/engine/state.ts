import type { Side } from '../data/actions.ts';

export const otherSide = (side: Side): Side => (side === 'maquis' ? 'german' : 'maquis');

/** An id of an Area: small letters and hyphens. */
export const isAreaId = (id: unknown): id is string =>
  typeof id === 'string' && /^[a-z]+(-[a-z]+)*$/.test(id) && id.length <= 40;

/** One Area with all that lies in it. What only the owner's map tells may be absent. */
export interface AreaState {
  /** Its name, where the id does not say it. */
  readonly name?: string;
  readonly country?: string;
  readonly value?: number;
  readonly paris?: boolean;
  readonly vichy?: boolean;
  readonly immune?: boolean;
  readonly strength: number;
  readonly demoralized: boolean;
  /** Networks by side shown. */
  readonly active: number;
  readonly quiet: number;
  readonly teams: number;
  /** So many of the Teams are no Jedburghs. */
  readonly otherTeams?: number;
  /** So many of the Teams served this turn, where they serve for a turn. */
  readonly usedTeams?: number;
  readonly caches: number;
  readonly hero: string | null;
  readonly labor: number;
  readonly laborUsed: boolean;
  readonly security: number;
  readonly vichySecurity: number;
  /** All of them; so many are Deceived. */
  readonly detachments: number;
  /** So many of the Detachments are known to be of a kind. */
  readonly abwehr?: number;
  readonly gestapo?: number;
  readonly rsha?: number;
  readonly deceived: number;
  readonly damage: number;
  readonly temporary: boolean;
  readonly advantage: Side | 'neutral';
}

/** A number for each side. */
type BySide = Readonly<Record<Side, number>>;
type ListBySide = Readonly<Record<Side, readonly string[]>>;

/** What has happened in the Impulse so far. */
interface ImpulseState {
  readonly area: string;
  readonly kind: 'normal' | 'maximum' | 'residual';
  /** How often each Action was done. */
  readonly count: Readonly<Record<string, number>>;
  readonly nonTerminal: number;
  /** The last Action; none yet at the beginning. */
  readonly last: string | null;
  /** Units that were affected. */
  readonly hit: readonly string[];
}

/** What a verdict depends on, as far as a table knows it. */
export interface State {
  readonly turn: number;
  /** A step of the sequence of play, such as `org.lay`, `ops.act` or `end.5`. */
  readonly phase: string;
  readonly active: Side;
  readonly ap: BySide;
  /** Points when operations began: a Maximum Effort is measured by them (N02). */
  readonly startAp: BySide;
  readonly vp: BySide;
  readonly morale: number;
  readonly areas: Readonly<Record<string, AreaState>>;
  /** Areas selected this turn. */
  readonly selected: ListBySide;
  readonly impulse: ImpulseState;
  /** Passes in a row. */
  readonly passes: number;
  readonly residualDone: boolean;
  /** Cards in hand. */
  readonly hand: BySide;
  readonly laid: Readonly<Record<Side, readonly unknown[]>>;
  readonly revealed: BySide;
  /** Cards shown for points. */
  readonly apCards: BySide;
  readonly spadesUsed: ListBySide;
  /** Whether a Hero has gone to France this turn. */
  readonly heroPlaced: boolean;
  readonly ready: { readonly active: number; readonly teams: number; readonly caches: number };
  readonly supportCaches: number;
  readonly mobilized: readonly string[];
  readonly mobilizationOpen: boolean;
  readonly soeUsed: boolean;
  readonly mbfUsed: boolean;
  /** Networks of this Area that took part in the Maquis Impulse just before. */
  readonly lastImpulseNetworks: number;
  readonly resolution: { readonly by: Side } | null;
  /** Steps of turn end that are done. */
  readonly endStep: number;
  readonly freeMoves: number;
  /** Which Areas touch, as far as the owner's map was entered. */
  readonly edges: readonly (readonly [string, string])[];
  /** Choices of the group, by the ruling. */
  readonly rulings: Readonly<Record<string, string>>;
}

export const BLANK_AREA: AreaState = Object.freeze({
  strength: 0,
  demoralized: false,
  active: 0,
  quiet: 0,
  teams: 0,
  caches: 0,
  hero: null,
  labor: 0,
  laborUsed: false,
  security: 0,
  vichySecurity: 0,
  detachments: 0,
  deceived: 0,
  damage: 0,
  temporary: false,
  advantage: 'neutral',
});

/** What the rules themselves say of four Areas (5.1.1, 5.5, 9.3). */
const KNOWN_AREAS: Readonly<Record<string, Partial<AreaState>>> = {
  paris: { country: 'france', paris: true },
  'alsace-lorraine': { country: 'france', immune: true },
  belgium: { country: 'belgium', immune: true },
  netherlands: { country: 'netherlands', immune: true },
};

/** An Area as it stands; one of which nothing is told is blank. */
export const areaOf = ({ areas }: Pick<State, 'areas'>, id: string): AreaState => ({
  ...BLANK_AREA,
  ...KNOWN_AREAS[id],
  ...areas[id],
});

/** Whether an Area is in France: it is unless something else is told. */
export const isInFrance = ({ country }: AreaState): boolean =>
  typeof (country ?? 'france') === 'string' && (country ?? 'france').toLowerCase() === 'france';

/** Damage equal to the value, in an Area that can be interdicted at all (9.1.1, 9.3). */
export const isDirect = ({ value, damage, immune }: AreaState): boolean =>
  !immune && value !== undefined && value > 0 && damage >= value;

/** Interdicted either way (9.0). */
export const isInterdicted = (area: AreaState): boolean =>
  !area.immune && (area.temporary || isDirect(area));
