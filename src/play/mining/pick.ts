import type { Found } from './mine.ts';

/** What every exercise says before what its game says of it. */
export interface Numbered {
  readonly n: number;
  readonly kind: string;
  /** How hard it is, from 1 to 3. */
  readonly level: 1 | 2 | 3;
}

/** Of one game, one turn and one idea, so many at most. */
const MOST = { game: 2, turn: 1, idea: 3 } as const;

/**
 * The exercises to be shipped: no two alike, every kind as often as any other while there are some, and
 * in three levels of as many each. The same found ones give the same exercises.
 *
 * @param most how many there may be
 */
export function picked<Stated extends object>(
  found: readonly Found<Stated>[],
  most: number,
): readonly (Stated & Numbered)[] {
  const chosen = chosenFrom(inOrder(found), most);
  const byHardness = chosen.toSorted((one, other) => one.hardness - other.hardness);
  const levelOf = (one: Found): 1 | 2 | 3 =>
    (Math.floor((3 * byHardness.indexOf(one as Found<Stated>)) / chosen.length) + 1) as 1 | 2 | 3;
  return chosen.map((one, at) => ({
    n: at + 1,
    ...one.stated,
    kind: one.kind,
    level: levelOf(one),
  }));
}

/** Whatever the shards of a search were: by seed, by turn and by idea; the same board and answer once. */
function inOrder<Stated>(found: readonly Found<Stated>[]): readonly Found<Stated>[] {
  const boards = new Map<string, Found<Stated>>();
  const keyOf = ({ seed, turn, idea, stated }: Found<Stated>): string =>
    `${numberIn(seed)} ${turn} ${idea} ${JSON.stringify(stated)}`;
  const sorted = found
    .map((one) => ({ one, key: keyOf(one) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const { one } of sorted) {
    const { table } = one.stated as { table: unknown };
    const board = `${JSON.stringify(table)} ${one.idea.split(' | ').at(-1)}`;
    if (!boards.has(board)) boards.set(board, one);
  }
  return [...boards.values()];
}

const numberIn = (seed: string): string => (/\d+$/.exec(seed)?.[0] ?? '').padStart(7, '0');

function chosenFrom<Stated>(
  found: readonly Found<Stated>[],
  most: number,
): readonly Found<Stated>[] {
  const chosen: Found<Stated>[] = [];
  const times = new Map<string, number>();
  const countOf = (key: string): number => times.get(key) ?? 0;
  const kinds = [...new Set(found.map(({ kind }) => kind))].sort();
  const left = new Map(kinds.map((kind) => [kind, found.filter((one) => one.kind === kind)]));
  const fits = ({ seed, turn, idea }: Found, ofIdea: number): boolean =>
    countOf(`game ${seed}`) < MOST.game &&
    countOf(`turn ${turn}`) < MOST.turn &&
    countOf(`idea ${idea}`) < ofIdea;
  // New ideas come before the same idea on another board, and rare kinds before common ones.
  for (let ofIdea = 1; ofIdea <= MOST.idea; ofIdea++) {
    let open = [...kinds];
    while (open.length > 0 && chosen.length < most) {
      open.sort((one, other) => countOf(`kind ${one}`) - countOf(`kind ${other}`));
      const [kind = ''] = open;
      const rest = left.get(kind) ?? [];
      const at = rest.findIndex((one) => fits(one, ofIdea));
      const [one] = at < 0 ? [] : rest.splice(at, 1);
      if (!one) {
        open = open.filter((other) => other !== kind);
        continue;
      }
      chosen.push(one);
      for (const key of [
        `game ${one.seed}`,
        `turn ${one.turn}`,
        `idea ${one.idea}`,
        `kind ${kind}`,
      ]) {
        times.set(key, countOf(key) + 1);
      }
    }
  }
  return chosen;
}
