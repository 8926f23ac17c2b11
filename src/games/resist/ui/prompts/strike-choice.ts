import { ENEMY_KINDS, type EnemyKindId } from '#games/resist/data/index.ts';
import type { StrikeSet } from '#games/resist/engine/index.ts';

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
