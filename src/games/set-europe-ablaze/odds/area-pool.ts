import { ACTIONS, type ActionId, type Side } from '../data/actions.ts';
import { chosen } from '../data/house-options.ts';
import { KNOWN_DICE } from '../data/known-dice.ts';
import { limit } from '../data/limits.ts';
import { areaNow, DETACHMENTS, type Position } from '../engine/log/index.ts';
import type { TableAsset, Tables } from '../engine/tables/index.ts';
import { countPool, type DiceEntry, kindsThere, PIECE_KINDS } from './pool.ts';

type KindThere = ReturnType<typeof kindsThere>[number];

/** What can take part for a side, in the order of the Area sheet. */
const ASSETS = {
  maquis: ['strength', 'network', 'team', 'cache', 'hero', 'soe', 'advantage', 'morale'],
  german: ['security', 'vichy-security', 'detachment', 'labor', 'mbf', 'advantage'],
} as const;

/** What a line of a pool counts: an asset, or one kind of it where the owner's table tells kinds apart. */
export type PoolAsset = (typeof ASSETS)[Side][number] | (typeof PIECE_KINDS)[number];

/** Where the dice of a line come from: the owner's table, an example of the rules, a rule, or nowhere. */
type DiceSource = 'own' | 'example' | 'rule' | 'unknown';

export interface AreaLine {
  readonly asset: PoolAsset;
  /** How many of it stand in the Area; nothing where nobody told. */
  readonly there: number | undefined;
  /** The kinds it is made of, where they are told apart and bring the same; single ones can be left out. */
  readonly kinds: readonly KindThere[];
  readonly source: DiceSource;
  /** The dice so many bring; nothing where only the owner's player aid can say. */
  readonly diceOf: (count: number) => number | undefined;
  /** Left out until it is chosen: once a turn, or nothing that the owner's table gives dice. */
  readonly isOut: boolean;
}

/** What the owner's table of dice may call an asset: what tells of it best first. */
const IN_TABLES: Readonly<Partial<Record<PoolAsset, readonly string[]>>> = {
  'vichy-security': ['vichySecurity'],
  team: ['team', 'jed'],
  jed: ['jed', 'team'],
  og: ['og', 'sas', 'team'],
  detachment: ['detachment', ...DETACHMENTS],
  abwehr: ['abwehr', 'detachment'],
  gestapo: ['gestapo', 'detachment'],
  rsha: ['rsha', 'detachment'],
};

/** The asset whose dice the booklet's examples tell for a kind. */
const ASSET_OF: Readonly<Partial<Record<PoolAsset, 'team' | 'detachment'>>> = {
  ...{ jed: 'team', og: 'team' },
  ...{ abwehr: 'detachment', gestapo: 'detachment', rsha: 'detachment' },
};

function thereOf(position: Position, side: Side, asset: PoolAsset): number | undefined {
  const { area: id } = position.impulse;
  const told = position.areas[id];
  const area = areaNow(position, id);
  switch (asset) {
    case 'strength':
      return told?.strength;
    case 'network':
      return told?.active;
    case 'team':
      return told?.teams;
    case 'cache':
      return told?.caches;
    case 'hero':
      return area.hero ? 1 : 0;
    case 'security':
      return told?.security;
    case 'vichy-security':
      return told?.vichySecurity;
    case 'detachment':
      return told?.detachments === undefined ? undefined : told.detachments - area.deceived;
    case 'labor':
      return area.laborUsed ? 0 : told?.labor;
    case 'soe':
      return position.soeUsed ? 0 : 1;
    case 'mbf':
      return position.mbfUsed ? 0 : 1;
    case 'morale':
      return position.morale === 0 ? 0 : 1;
    default:
      return area.advantage === side ? 1 : 0;
  }
}

/**
 * What Morale brings: by the owner's table, else a die a level above zero, or just one where the group
 * has it so, and one less below (C13).
 */
function moraleDice(
  { morale, rulings }: Position,
  tables: Tables,
): { dice: number; source: DiceSource } {
  const entered = tables.morale?.dice?.[String(morale)];
  if (entered !== undefined) return { dice: entered, source: 'own' };
  const most = chosen(rulings, 'C13') === 'one-only' ? 1 : limit('morale-most');
  return { dice: Math.min(most, Math.max(-1, morale)), source: 'rule' };
}

/** What the owner's table says of an asset in an Action, if anything. */
function enteredFor(tables: Tables, action: ActionId, part: 'attack' | 'defend', asset: PoolAsset) {
  const dice = tables.dice?.[action]?.[part];
  const name = (IN_TABLES[asset] ?? [asset]).find((one) => dice?.[one] !== undefined);
  return name === undefined ? undefined : (dice?.[name] as DiceEntry);
}

/**
 * The lines of an asset. Where the owner's table tells its kinds apart, each is an asset of its own, of
 * which halves are rounded up (8.6.3b); else they are one, of which single ones can be left out.
 */
function linesOf(
  position: Position,
  action: ActionId,
  side: Side,
  asset: PoolAsset,
  tables: Tables,
): readonly AreaLine[] {
  const part = ACTIONS.find(({ id }) => id === action)?.side === side ? 'attack' : 'defend';
  const kinds = kindsThere(position, position.impulse.area, asset);
  const line = (
    of: PoolAsset,
    there: number | undefined,
    told: readonly KindThere[],
  ): AreaLine => ({
    ...{ asset: of, there, kinds: told },
    ...(of === 'morale' ? moraleOf(position, tables) : bringsOf(action, side, part, of, tables)),
  });
  const dice = tables.dice?.[action]?.[part] ?? {};
  const areApart = PIECE_KINDS.some((kind) => ASSET_OF[kind] === asset && dice[kind] !== undefined);
  if (kinds.length > 0 && areApart) {
    return kinds.map((one) => line(one.kind, one.there, [one]));
  }
  return [line(asset, thereOf(position, side, asset), kinds)];
}

type Brings = Pick<AreaLine, 'source' | 'diceOf' | 'isOut'>;

function moraleOf(position: Position, tables: Tables): Brings {
  const { dice, source } = moraleDice(position, tables);
  return { source, diceOf: (count) => (count > 0 ? dice : 0), isOut: false };
}

/** What so many of an asset bring, and who says so. */
function bringsOf(
  action: ActionId,
  side: Side,
  part: 'attack' | 'defend',
  of: PoolAsset,
  tables: Tables,
): Brings {
  const entered = enteredFor(tables, action, part, of);
  const asset = ASSET_OF[of] ?? of;
  const isExample = KNOWN_DICE.some(
    (known) => known.action === action && known.asset === asset && known.side === side,
  );
  const diceOf = (count: number) =>
    countPool({ action, side: part, assets: { [asset]: count } }, entered && { [asset]: entered })
      .lines[asset] ?? undefined;
  if (diceOf(1) === undefined) {
    return isEntered(action, side, tables)
      ? { source: 'own', diceOf: () => 0, isOut: !isPrimary(action, of, tables) }
      : { source: 'unknown', diceOf, isOut: false };
  }
  const source = entered ? 'own' : isExample ? 'example' : 'rule';
  return { source, diceOf, isOut: of === 'soe' || of === 'mbf' };
}

/** Whether an Action is done with it, so that it takes part whatever dice it brings (8.1.2). */
function isPrimary(action: ActionId, of: PoolAsset, { actions }: Tables): boolean {
  const own = actions?.[action]?.primary?.map((asset) => IN_AREA[asset] ?? asset);
  const asked: readonly string[] = own ?? ACTIONS.find(({ id }) => id === action)?.primary ?? [];
  return asked.includes(ASSET_OF[of] ?? of);
}

/** The lines of a side's pool for an Action in the Area of the Impulse (8.6.3). */
export const areaLines = (
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): readonly AreaLine[] =>
  ASSETS[side].flatMap((asset) => linesOf(position, action, side, asset, tables));

/** What has to be beaten: by the owner's chart, or by an example of the rules; unknown is not zero. */
export function bars(
  action: ActionId,
  tables: Tables,
): {
  readonly check: number | undefined;
  readonly backfire: number | undefined;
  readonly isOwn: boolean;
} {
  const facts = ACTIONS.find(({ id }) => id === action);
  const own = tables.actions?.[action];
  return {
    check: own?.check ?? facts?.check,
    backfire: own?.backfire ?? facts?.backfire,
    isOwn: own?.check !== undefined || own?.backfire !== undefined,
  };
}

/** The differences at which an “If” stands (8.6.8c). */
export const ifsOf = (tables: Tables, action: ActionId): readonly number[] =>
  (tables.results?.[action]?.rows ?? []).flatMap(({ also = [] }) => also.map(({ at }) => at));

const IN_AREA: Readonly<Record<string, PoolAsset>> = {
  ...{ strength: 'strength', network: 'network', team: 'team', cache: 'cache', hero: 'hero' },
  ...{ security: 'security', vichySecurity: 'vichy-security', detachment: 'detachment' },
  labor: 'labor',
};

/**
 * What the owner's chart asks for in the Area, where none of it is there (8.1.2); nothing where one of it
 * may be, since nobody has counted it.
 */
export function primaryMissing(
  position: Position,
  action: ActionId,
  { actions }: Tables,
): readonly TableAsset[] {
  const asked = (actions?.[action]?.primary ?? []).filter(
    (asset): asset is TableAsset => IN_AREA[asset] !== undefined,
  );
  const side = ACTIONS.find(({ id }) => id === action)?.side ?? 'maquis';
  const isNone = (asset: string) => thereOf(position, side, IN_AREA[asset] as PoolAsset) === 0;
  return asked.every(isNone) ? asked : [];
}

/**
 * Whether the owner has entered dice for this Action and side: then his table says what gives some, and what
 * is not in it gives none.
 */
const isEntered = (action: ActionId, side: Side, { dice }: Tables): boolean => {
  const part = ACTIONS.find(({ id }) => id === action)?.side === side ? 'attack' : 'defend';
  return Object.keys(dice?.[action]?.[part] ?? {}).length > 0;
};

/** Lines of a pool that give dice and that nobody has counted in the Area: absent is not zero. */
export const notCounted = (
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): readonly AreaLine[] =>
  mayBeThere(position, action, side, tables).filter(({ source }) => source !== 'unknown');

/** Those, and the ones of which only the player aid says whether they give dice. */
export function mayBeThere(
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): readonly AreaLine[] {
  const isTold = isEntered(action, side, tables);
  return areaLines(position, action, side, tables).filter(
    ({ there, source, isOut }) => there === undefined && !isOut && (source === 'own' || !isTold),
  );
}

/** Whether only the owner's player aid says how many dice so many of a line bring. */
export const isUntold = (
  { diceOf }: AreaLine,
  count: number,
  action: ActionId,
  side: Side,
  tables: Tables,
): boolean => count > 0 && diceOf(count) === undefined && !isEntered(action, side, tables);

/** The dice of all that was counted; nothing where something that gives dice was not. */
export function countedDice(
  position: Position,
  action: ActionId,
  side: Side,
  tables: Tables,
): number | null {
  if (notCounted(position, action, side, tables).length > 0) return null;
  const lines = areaLines(position, action, side, tables);
  const dice = lines.map(({ diceOf, there = 0, isOut }) => diceOf(isOut ? 0 : there) ?? 0);
  return Math.max(
    0,
    dice.reduce((sum, line) => sum + line, 0),
  );
}
