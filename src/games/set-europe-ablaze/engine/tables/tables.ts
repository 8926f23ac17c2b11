import type { ActionId, Side } from '#games/set-europe-ablaze/data/actions.ts';
import { isUnknownRecord } from '../read-state.ts';

/** The sections of the owner's tables, in the order of the editor. */
export const SECTIONS = [
  'areas',
  'turns',
  'actions',
  'dice',
  'results',
  'schedule',
  'morale',
  'recruitment',
  'mobilization',
  'placement',
  'counters',
  'cards',
  'setup',
  'rulings',
] as const;
export type Section = (typeof SECTIONS)[number];

export const COUNTRIES = ['france', 'belgium', 'netherlands'] as const;
type Country = (typeof COUNTRIES)[number];

export interface TableArea {
  readonly id: string;
  readonly name?: string;
  readonly country?: Country;
  readonly value?: number;
  readonly track?: number;
  readonly near?: readonly string[];
  readonly touchesGermany?: boolean;
  readonly vichy?: boolean;
  readonly immune?: boolean;
}

/** What can arrive by the track of turns. */
export const ARRIVALS = [
  'strength',
  'networks',
  'caches',
  'jed',
  'og',
  'sas',
  'security',
  'vichySecurity',
  'abwehr',
  'gestapo',
  'rsha',
  'labor',
] as const;
export type Arrival = (typeof ARRIVALS)[number];

interface TurnEntry {
  readonly turn: number;
  readonly label?: string;
  readonly arrivals?: Readonly<Partial<Record<Arrival, number>>>;
  readonly morale?: number;
  readonly prices?: Readonly<Partial<Record<'strength' | 'networks', number>>>;
  readonly optionalCaches?: {
    readonly price?: number;
    readonly faces?: readonly number[];
    readonly gain?: number;
  };
  readonly mobilization?: boolean;
}

/** What can bring dice in the owner's table of dice. */
export const TABLE_ASSETS = [
  'strength',
  'demoralized',
  'network',
  'team',
  'jed',
  'og',
  'sas',
  'cache',
  'hero',
  'soe',
  'security',
  'vichySecurity',
  'detachment',
  'abwehr',
  'gestapo',
  'rsha',
  'labor',
  'mbf',
  'advantage',
  'morale',
  'card',
] as const;
export type TableAsset = (typeof TABLE_ASSETS)[number];

interface TableAction {
  readonly primary?: readonly string[];
  readonly roll?: boolean;
  readonly check?: number;
  readonly backfire?: number;
}

export interface TableDice {
  readonly halves: number;
  readonly per: 'each' | 'all';
  readonly max?: number;
}

/** What a result, an event or a card does. */
export const EFFECTS = [
  'damage',
  'vp',
  'capture',
  'flush',
  'eliminate',
  'deceive',
  'use-labor',
  'interdict',
  'morale',
  'advantage',
  'repair',
  'demoralize',
  'note',
] as const;
type EffectKind = (typeof EFFECTS)[number];

export interface TableEffect {
  readonly do: EffectKind;
  readonly n?: number;
  readonly side?: Side;
  readonly what?: string;
  readonly text?: string;
}

export interface ResultRow {
  readonly from: number;
  /** The last difference of the row; null for the open row at the end. */
  readonly to: number | null;
  readonly effects?: readonly TableEffect[];
  /** The sheet's “If”: at exactly that difference. */
  readonly also?: readonly { readonly at: number; readonly effects?: readonly TableEffect[] }[];
}

interface TableCard {
  readonly no: number;
  readonly kind?: 'event' | 'special' | 'counter-espionage';
  readonly ap?: number;
  readonly spades?: number;
  readonly fromTurn?: number;
  readonly note?: string;
}

interface TableSchedule {
  readonly damage?: number;
  readonly direct?: number;
  readonly temporary?: number;
  readonly immuneZero?: Readonly<Record<string, number>>;
  readonly germanDivisor?: number;
  readonly germanRounding?: 'down' | 'up' | 'nearest';
  readonly now?: readonly { readonly what?: string; readonly side?: Side; readonly vp?: number }[];
}

type BySide<Value> = Readonly<Partial<Record<Side, Value>>>;

/**
 * What the owner has entered of his own player aid, map and cards. Every section and every cell may be
 * absent, and absent is not zero. Entries that nobody knows are kept in their places.
 */
export interface Tables {
  readonly title?: string;
  readonly madeUp?: boolean;
  readonly changed?: string;
  readonly areas?: readonly TableArea[];
  readonly turns?: readonly TurnEntry[];
  readonly recruitment?: Readonly<
    Partial<
      Record<
        'strength' | 'networks',
        {
          readonly columns?: readonly {
            readonly turns: readonly number[];
            readonly results: readonly number[];
          }[];
        }
      >
    >
  >;
  readonly mobilization?: {
    readonly columns?: readonly {
      readonly price?: number;
      readonly results?: readonly {
        readonly die: number;
        readonly security?: number;
        readonly labor?: number;
      }[];
    }[];
  };
  readonly actions?: Readonly<Partial<Record<ActionId, TableAction>>>;
  readonly dice?: Readonly<
    Partial<
      Record<
        ActionId,
        Readonly<Partial<Record<'attack' | 'defend', Readonly<Record<string, TableDice>>>>>
      >
    >
  >;
  readonly morale?: {
    readonly dice?: Readonly<Record<string, number>>;
    readonly bonus?: readonly { readonly from?: number; readonly by?: number }[];
  };
  readonly results?: Readonly<Partial<Record<ActionId, { readonly rows?: readonly ResultRow[] }>>>;
  readonly schedule?: TableSchedule;
  readonly placement?: Readonly<Record<string, readonly string[]>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly cards?: BySide<readonly TableCard[]>;
  readonly setup?: {
    readonly vp?: BySide<number>;
    readonly morale?: number;
    readonly maquis?: readonly Readonly<Record<string, string | number>>[];
  };
  readonly rulings?: Readonly<Record<string, string>>;
}

export const TABLES_FORM = { format: 'sea-tables', version: 1 } as const;

/** The same value with its names in order, at every depth. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isUnknownRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value)
    ? value.length === 0
    : isUnknownRecord(value) && Object.keys(value).length === 0);

/** The file of the owner's tables: every section that holds something, names in order. */
export function tablesText(
  tables: Tables,
  open: Readonly<Partial<Record<Section, unknown>>> = {},
): string {
  const all: Record<string, unknown> = {
    ...tables,
    ...open,
    ...TABLES_FORM,
  };
  for (const section of SECTIONS) if (isEmpty(all[section])) delete all[section];
  return `${JSON.stringify(sorted(all), null, 2)}\n`;
}
