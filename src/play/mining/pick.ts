import type { Found } from './mine.ts';

/** What every exercise says before what its game says of it. */
export interface Numbered {
  readonly n: number;
  readonly kind: string;
  /** How hard it is, from 1 to 3. */
  readonly level: 1 | 2 | 3;
  readonly withdrawn?: true;
  /** The seed of the game that it was found in, where that is known. */
  readonly from?: string;
}

/** Of one game, one turn and one idea, so many at most. */
const MOST = { game: 2, turn: 1, idea: 3 } as const;

/** Of all in the lists, such a part of one level at most. */
const PART_OF_LEVEL = 0.4;

/** What has to be worked out of an exercise where a pick needs it. */
interface Examine<Exercise> {
  /** Whether it is too plain to be shipped. */
  readonly isPlain: (exercise: Exercise) => boolean;
  /** The traits of a shipped one that is no longer among the found ones; nothing where it is no question now. */
  readonly traits: (exercise: Exercise) => Pick<Found, 'idea' | 'hardness'> | undefined;
}

/**
 * The exercises to be shipped. Those that are shipped already stay what they are, and are followed by
 * others that are unlike them and each other: every kind as often as any other while there are some. The
 * first ones are put into three levels of as many each; later ones into the level they are as hard as. The
 * same found ones give the same exercises.
 *
 * @param most how many there may be in the lists, with those that are shipped and not withdrawn
 * @param shipped in the order of their numbers
 */
export function picked<Exercise extends Numbered>(
  found: readonly Found<Exercise>[],
  most: number,
  shipped: readonly Exercise[] = [],
  { isPlain, traits }: Examine<Exercise> = NOT_EXAMINED,
): readonly Exercise[] {
  const byId = new Map(found.map((one) => [idOf(one.stated), one]));
  const known = shipped.flatMap((one) => byId.get(idOf(one)) ?? foundAgain(one, traits(one)));
  const tables = new Set(shipped.map(tableOf));
  const left = inOrder(found).filter(({ stated }) => !tables.has(tableOf(stated)));
  const listed = shipped.filter(({ withdrawn }) => !withdrawn);
  const levelNow = known.length > 0 ? levelsBy(shippedLevels(known, shipped)) : undefined;
  const inLists = new Set(listed.map(idOf));
  const chosen = chosenFrom(left, most, {
    known: known.filter(({ stated }) => inLists.has(idOf(stated))),
    ...{ listed, levelOf: levelNow, isPlain },
  });
  const levelOf = levelNow ?? levelsBy(thirds(chosen));
  return [
    ...shipped,
    ...chosen.map((one, at) => ({
      ...one.stated,
      n: shipped.length + at + 1,
      kind: one.kind,
      level: levelOf(one),
      from: one.seed,
    })),
  ];
}

const NOT_EXAMINED: Examine<Numbered> = { isPlain: () => false, traits: () => undefined };

/** A shipped exercise as one that was found: of what turn it was, and often of what game, nobody knows. */
function foundAgain<Exercise extends Numbered>(
  stated: Exercise,
  traits: Pick<Found, 'idea' | 'hardness'> | undefined,
): readonly Found<Exercise>[] {
  const { n, kind, from = `shipped ${n}` } = stated;
  return traits ? [{ seed: from, turn: `shipped ${n}`, kind, stated, ...traits }] : [];
}

/** What an exercise is, whatever its number, its level and where it came from. */
const idOf = ({ withdrawn: _, from: __, ...exercise }: Numbered): string =>
  JSON.stringify({ ...exercise, n: 0, level: 0 });

const tableOf = (stated: object): string => JSON.stringify((stated as { table: unknown }).table);

/** Up to which hardness the first and the second level go. */
type Bounds = readonly [first: number, second: number];

const levelsBy =
  ([first, second]: Bounds) =>
  ({ hardness }: Found): Numbered['level'] =>
    hardness <= first ? 1 : hardness <= second ? 2 : 3;

function thirds(chosen: readonly Found[]): Bounds {
  const sorted = chosen.map(({ hardness }) => hardness).sort((one, other) => one - other);
  const upTo = (level: number): number => sorted[Math.ceil((level * sorted.length) / 3) - 1] ?? 0;
  return [upTo(1), upTo(2)];
}

/** How far the levels of the shipped exercises reach. */
function shippedLevels<Exercise extends Numbered>(
  known: readonly Found<Exercise>[],
  shipped: readonly Exercise[],
): Bounds {
  const levels = new Map(shipped.map((one) => [idOf(one), one.level]));
  const upTo = (most: number): number =>
    known.reduce(
      (hardest, { stated, hardness }) =>
        (levels.get(idOf(stated)) ?? 3) <= most ? Math.max(hardest, hardness) : hardest,
      0,
    );
  return [upTo(1), upTo(2)];
}

/** Whatever the shards of a search were: by seed, by turn and by idea; the same board and answer once. */
function inOrder<Stated extends object>(found: readonly Found<Stated>[]): readonly Found<Stated>[] {
  const boards = new Map<string, Found<Stated>>();
  const keyOf = ({ seed, turn, idea, stated }: Found<Stated>): string =>
    `${numberIn(seed)} ${turn} ${idea} ${JSON.stringify(stated)}`;
  const sorted = found
    .map((one) => ({ one, key: keyOf(one) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const { one } of sorted) {
    const board = `${tableOf(one.stated)} ${one.idea.split(' | ').at(-1)}`;
    if (!boards.has(board)) boards.set(board, one);
  }
  return [...boards.values()];
}

const numberIn = (seed: string): string => (/\d+$/.exec(seed)?.[0] ?? '').padStart(7, '0');

interface Shipped<Exercise> {
  /** Those in the lists that are among the found ones: their games, turns and ideas are known. */
  readonly known: readonly Found[];
  readonly listed: readonly Numbered[];
  /** The level of each found one, where the shipped ones say how far the levels reach. */
  readonly levelOf: ((one: Found) => Numbered['level']) | undefined;
  /** Costly: asked of those alone that would be chosen. */
  readonly isPlain: (exercise: Exercise) => boolean;
}

/** The rarest kind first; of it an idea that has been taken the fewest times, and of those the rarest level. */
function chosenFrom<Stated>(
  found: readonly Found<Stated>[],
  most: number,
  { known, listed, levelOf, isPlain }: Shipped<Stated>,
): readonly Found<Stated>[] {
  const chosen: Found<Stated>[] = [];
  const times = new Map<string, number>();
  const countOf = (key: string): number => times.get(key) ?? 0;
  const count = (key: string): unknown => times.set(key, countOf(key) + 1);
  const countTraits = ({ seed, turn, idea }: Found): void =>
    [`game ${seed}`, `turn ${turn}`, `idea ${idea}`].forEach(count);
  known.forEach(countTraits);
  for (const { kind, level } of listed) [`kind ${kind}`, `level ${level}`].forEach(count);
  const levelTimes = (one: Found): number => (levelOf ? countOf(`level ${levelOf(one)}`) : 0);
  const fits = (one: Found): boolean =>
    countOf(`game ${one.seed}`) < MOST.game &&
    countOf(`turn ${one.turn}`) < MOST.turn &&
    countOf(`idea ${one.idea}`) < MOST.idea &&
    levelTimes(one) < PART_OF_LEVEL * most;
  let open = [...new Set(found.map(({ kind }) => kind))].sort();
  const left = new Map(open.map((kind) => [kind, found.filter((one) => one.kind === kind)]));
  while (open.length > 0 && listed.length + chosen.length < most) {
    open.sort((one, other) => countOf(`kind ${one}`) - countOf(`kind ${other}`));
    const [kind = ''] = open;
    const rest = (left.get(kind) ?? []).filter(fits);
    const usesOf = ({ idea }: Found): number => countOf(`idea ${idea}`);
    const [one] = rest.toSorted((a, b) => usesOf(a) - usesOf(b) || levelTimes(a) - levelTimes(b));
    if (!one) {
      open = open.filter((other) => other !== kind);
      continue;
    }
    left.set(
      kind,
      rest.filter((other) => other !== one),
    );
    if (isPlain(one.stated)) continue;
    chosen.push(one);
    countTraits(one);
    count(`kind ${kind}`);
    if (levelOf) count(`level ${levelOf(one)}`);
  }
  return chosen;
}
