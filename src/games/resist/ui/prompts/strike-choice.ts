import { ENEMY_KINDS, type EnemyKindId, missionOf } from '#games/resist/data/index.ts';
import type { Position, Snapshot, StrikeSet } from '#games/resist/engine/index.ts';
import { ENEMY_NAMES } from '#games/resist/i18n/names.ts';
import { civilianOdds } from '#games/resist/odds/index.ts';
import * as m from '#messages';
import { type Fraction, NEVER } from '#shared/chance/fraction.ts';

/** Whether an Enemy does something if it survives. */
const hurts = (kind: EnemyKindId): boolean =>
  ENEMY_KINDS.find(({ id }) => id === kind)?.type.effect.when === 'SURVIVE';

const hurting = ({ survivors }: StrikeSet): number => survivors.filter(hurts).length;

/**
 * The sets a player would look at first: nothing more could be paid for, the Mission among them before
 * those without it, then the fewest survivors that hurt, then the most strength left. Not a promise
 * that the first is best.
 */
export function setsToShow(sets: readonly StrikeSet[]): StrikeSet[] {
  return sets
    .filter(({ isFull }) => isFull)
    .sort(
      (a, b) =>
        Number(b.beaten) - Number(a.beaten) ||
        hurting(a) - hurting(b) ||
        b.moves.length - a.moves.length ||
        b.left - a.left,
    );
}

/** The set that holds just these targets, in whatever order. */
export function strikeSetOf(
  sets: readonly StrikeSet[],
  moves: readonly string[],
): StrikeSet | undefined {
  const wanted = [...moves].sort().join();
  return sets.find((set) => [...set.moves].sort().join() === wanted);
}

/**
 * What a tap on a target makes of the set chosen: it is put in or taken out. Where that cannot be paid
 * for, the fullest set that keeps to it takes its place: what is dropped costs least to drop.
 */
export function toggled(
  sets: readonly StrikeSet[],
  chosen: readonly string[],
  target: string,
  isOn: boolean,
): StrikeSet | undefined {
  const wanted = isOn ? without(chosen, target) : [...chosen, target];
  const exact = strikeSetOf(sets, wanted);
  if (exact) return exact;
  const fitting = sets.filter(({ moves }) => moves.includes(target) !== isOn);
  const inCommon = ({ moves }: StrikeSet): number =>
    moves.filter((move) => wanted.includes(move)).length;
  const strays = ({ moves }: StrikeSet): number =>
    moves.filter((move) => !wanted.includes(move)).length;
  return [...fitting].sort((a, b) => inCommon(b) - strays(b) - (inCommon(a) - strays(a)))[0];
}

/** A list with one of its items taken out, once. */
function without<Item>(items: readonly Item[], item: Item): Item[] {
  const at = items.lastIndexOf(item);
  return items.filter((_, n) => n !== at);
}

/** What it costs to leave Enemies standing. */
export interface StrikeCost {
  /** Civilian cards to be drawn, and the chance that there are too many after them. */
  readonly civilians: number;
  readonly tooMany: Fraction;
  /** Hidden Maquis who leave the game, new Spies, Enemies at each other Mission. */
  readonly people: number;
  readonly spies: number;
  readonly enemies: number;
}

const doesOf = (kind: EnemyKindId): string | undefined =>
  ENEMY_KINDS.find(({ id }) => id === kind)?.type.effect.does;

/** What a set of targets costs: by the survivors, and by a Mission that counts the Enemies left as it falls. */
export function strikeCostOf(position: Position, now: Snapshot, set: StrikeSet): StrikeCost {
  const does = set.survivors.map(doesOf);
  const count = (effect: string): number => does.filter((one) => one === effect).length;
  const civilians = count('civilian') + countedByMission(now, set);
  const hidden = now.hidden.length;
  return {
    civilians,
    tooMany: civilianOdds(position)[civilians - 1] ?? NEVER,
    people: Math.min(hidden, count('remove-hidden')),
    spies: Math.min(now.spySupply, count('new-spy')),
    enemies: count('reinforce-others'),
  };
}

/** resist.civilians-per-enemy: one for each Enemy that stands when the Mission falls (C34). */
function countedByMission({ target, row }: Snapshot, { moves }: StrikeSet): number {
  const at = moves.indexOf('defeat:mission');
  if (!target || at < 0 || missionOf(target).effect.does !== 'civilian-per-enemy') return 0;
  const here = row.find(({ mission }) => mission === target)?.up.length ?? 0;
  return here - at;
}

/** Something that strength can be spent on. */
export interface Target {
  readonly key: string;
  readonly move: string;
  readonly name: string;
  readonly defense: number;
}

/** The Mission while it stands, then every Enemy here, a card each. */
export function strikeTargetsOf({ target, row, defense, beaten }: Snapshot): Target[] {
  const up = row.find(({ mission }) => mission === target)?.up ?? [];
  const enemies = up.map((kind, n): Target => {
    const type = ENEMY_KINDS.find(({ id }) => id === kind)?.type.id;
    return {
      key: `${kind} ${n}`,
      move: `defeat:${kind}`,
      name: type ? ENEMY_NAMES[type]() : kind,
      defense: defense?.[kind] ?? 0,
    };
  });
  const mission = {
    key: 'mission',
    move: 'defeat:mission',
    name: m.resist_ref_mission(),
    defense: defense?.mission ?? 0,
  };
  return beaten ? enemies : [mission, ...enemies];
}
