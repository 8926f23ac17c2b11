import type { Withdrawn } from '../puzzles/stated-puzzle.ts';
import type { Examined, Found } from './mine.ts';

/** What every exercise says before what its game says of it. */
export interface Numbered {
  readonly n: number;
  readonly kind: string;
  /** How hard it is, from 1 to 3. */
  readonly level: 1 | 2 | 3;
  readonly withdrawn?: Withdrawn;
  /** The seed of the game that it was found in, where that is known. */
  readonly from?: string;
}

/** Of one game, one turn and one idea, so many at most. */
const MOST = { game: 2, turn: 1, idea: 3 } as const;

/**
 * The exercises to be shipped. Those that are shipped already keep their numbers; what is plain among them
 * leaves the lists, and of one idea what comes after the first three. They are followed by others that are
 * unlike them and each other: every kind as often as any other while there are some. All that are in the
 * lists then are put into three levels of as many each, by how hard they are. The same
 * found ones give the same exercises.
 *
 * @param most how many there may be in the lists, with those that are shipped and not withdrawn
 * @param before those that are shipped already, in the order of their numbers
 * @param examined what each is found to be today
 * @param mostAnswers of one first choice, whatever is asked, so many of those that are picked and those in the lists
 * @param twinOf the same for exercises that look alike: of those one is enough
 */
export function picked<Exercise extends Numbered>(
  found: readonly Found<Exercise>[],
  most: number,
  before: readonly Exercise[] = [],
  examined: (exercise: Exercise) => Examined = notExamined,
  mostAnswers = Number.POSITIVE_INFINITY,
  twinOf: (exercise: Exercise) => string = tableOf,
): readonly Exercise[] {
  const shipped = lessAlike(before, examined, twinOf);
  const byId = new Map(found.map((one) => [idOf(one.stated), one]));
  const listed = shipped.filter(({ withdrawn }) => !withdrawn);
  const known = listed.flatMap((one) => foundAgain(one, byId.get(idOf(one)), examined(one)));
  const tables = new Set(shipped.map(tableOf));
  const left = inOrder(found).filter(({ stated }) => !tables.has(tableOf(stated)));
  const chosen = chosenFrom(left, most, { known, listed, examined, mostAnswers, twinOf });
  const levels = levelsOf([...known, ...chosen]);
  return [
    ...shipped.map((one) => ({ ...one, level: levels.get(idOf(one)) ?? one.level })),
    ...chosen.map((one, at) => ({
      ...one.stated,
      n: shipped.length + at + 1,
      kind: one.kind,
      level: levels.get(idOf(one.stated)) ?? one.stated.level,
      from: one.seed,
    })),
  ];
}

/** The same with those out of the lists that are plain, or the fourth of an idea and more. */
function lessAlike<Exercise extends Numbered>(
  shipped: readonly Exercise[],
  examined: (exercise: Exercise) => Examined,
  twinOf: (exercise: Exercise) => string,
): readonly Exercise[] {
  const twins = new Set<string>();
  const times = new Map<string, number>();
  return shipped.map((one) => {
    if (one.withdrawn) return one;
    const { isPlain, isUnsolvable, traits } = examined(one);
    if (isUnsolvable) return { ...one, withdrawn: 'unsolvable' };
    const twin = twinOf(one);
    if (isPlain) return { ...one, withdrawn: traits ? 'plain' : true };
    if (twins.has(twin)) return { ...one, withdrawn: 'alike' };
    twins.add(twin);
    const count = traits ? (times.get(traits.idea) ?? 0) + 1 : 0;
    if (traits && count > 0) times.set(traits.idea, count);
    return count > MOST.idea ? { ...one, withdrawn: 'alike' } : one;
  });
}

const notExamined = (): Examined => ({ isPlain: false, traits: undefined });

/** A listed exercise as one that was found: where it no longer is, nobody knows of what turn it was, and often of what game. */
function foundAgain<Exercise extends Numbered>(
  stated: Exercise,
  found: Found<Exercise> | undefined,
  { traits }: Examined,
): readonly Found<Exercise>[] {
  if (found) return [{ ...found, ...traits }];
  const { n, kind, from = `shipped ${n}` } = stated;
  return traits ? [{ seed: from, turn: `shipped ${n}`, kind, stated, ...traits }] : [];
}

/** What an exercise is, whatever its number, its level and where it came from. */
const idOf = ({ withdrawn: _, from: __, ...exercise }: Numbered): string =>
  JSON.stringify({ ...exercise, n: 0, level: 0 });

const tableOf = (stated: object): string => JSON.stringify((stated as { table: unknown }).table);

/** The level of each, by {@link idOf}: a third of all is as hard as the first one at most, a third the hardest. */
function levelsOf<Exercise extends Numbered>(
  listed: readonly Found<Exercise>[],
): ReadonlyMap<string, Numbered['level']> {
  const sorted = listed.map(({ hardness }) => hardness).sort((one, other) => one - other);
  // Those that are as hard as each other stay together, on the side of the cut that leaves thirds more even.
  const upTo = (level: number): number => {
    const third = (level * sorted.length) / 3;
    const at = sorted[Math.ceil(third) - 1] ?? 0;
    const below = sorted.filter((hardness) => hardness < at);
    const withThem = sorted.lastIndexOf(at) + 1;
    return third - below.length < withThem - third ? (below.at(-1) ?? 0) : at;
  };
  const levelOf = (hardness: number): Numbered['level'] =>
    hardness <= upTo(1) ? 1 : hardness <= upTo(2) ? 2 : 3;
  return new Map(listed.map(({ stated, hardness }) => [idOf(stated), levelOf(hardness)]));
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
    const board = `${tableOf(one.stated)} ${answerIn(one.idea)}`;
    if (!boards.has(board)) boards.set(board, one);
  }
  return [...boards.values()];
}

/** An idea ends with what is to be done first. */
const answerIn = (idea: string): string | undefined => idea.split(' | ').at(-1);

const numberIn = (seed: string): string => (/\d+$/.exec(seed)?.[0] ?? '').padStart(7, '0');

interface Shipped<Exercise> {
  /** Those in the lists, with what is known of them: their games, turns and ideas. */
  readonly known: readonly Found[];
  readonly listed: readonly Exercise[];
  /** Costly: asked of those alone that would be chosen. */
  readonly examined: (exercise: Exercise) => Examined;
  readonly mostAnswers: number;
  readonly twinOf: (exercise: Exercise) => string;
}

/** The rarest kind first; of it an idea that has been taken the fewest times, and of those such an answer. */
function chosenFrom<Stated extends Numbered>(
  found: readonly Found<Stated>[],
  most: number,
  { known, listed, examined, mostAnswers, twinOf }: Shipped<Stated>,
): readonly Found<Stated>[] {
  const chosen: Found<Stated>[] = [];
  const times = new Map<string, number>();
  const countOf = (key: string): number => times.get(key) ?? 0;
  const count = (key: string): unknown => times.set(key, countOf(key) + 1);
  const countTraits = ({ seed, turn, idea }: Found): void =>
    [`game ${seed}`, `turn ${turn}`, `idea ${idea}`, `answer ${answerIn(idea)}`].forEach(count);
  known.forEach(countTraits);
  for (const one of listed) [`kind ${one.kind}`, `twin ${twinOf(one)}`].forEach(count);
  const fits = (one: Found<Stated>): boolean =>
    countOf(`twin ${twinOf(one.stated)}`) === 0 &&
    countOf(`game ${one.seed}`) < MOST.game &&
    countOf(`turn ${one.turn}`) < MOST.turn &&
    countOf(`idea ${one.idea}`) < MOST.idea &&
    countOf(`answer ${answerIn(one.idea)}`) < mostAnswers;
  let open = [...new Set(found.map(({ kind }) => kind))].sort();
  const left = new Map(open.map((kind) => [kind, found.filter((one) => one.kind === kind)]));
  while (open.length > 0 && listed.length + chosen.length < most) {
    open.sort((one, other) => countOf(`kind ${one}`) - countOf(`kind ${other}`));
    const [kind = ''] = open;
    const rest = (left.get(kind) ?? []).filter(fits);
    const usesOf = ({ idea }: Found): number => countOf(`idea ${idea}`);
    const answersOf = ({ idea }: Found): number => countOf(`answer ${answerIn(idea)}`);
    const [one] = rest.toSorted((a, b) => usesOf(a) - usesOf(b) || answersOf(a) - answersOf(b));
    if (!one) {
      open = open.filter((other) => other !== kind);
      continue;
    }
    left.set(
      kind,
      rest.filter((other) => other !== one),
    );
    const { isPlain, traits } = examined(one.stated);
    // It may have been found when ideas were told apart by something else.
    const today = { ...one, ...traits };
    if (isPlain || !fits(today)) continue;
    chosen.push(today);
    countTraits(today);
    [`kind ${kind}`, `twin ${twinOf(one.stated)}`].forEach(count);
  }
  return chosen;
}
