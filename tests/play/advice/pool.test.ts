import { expect, test } from 'vitest';
import type { Analysis } from '#play/advice/advisor.ts';
import { advicePool } from '#play/advice/pool.ts';
import type { AdviceProgress } from '#play/advice/protocol.ts';
import type { GameTypes } from '#play/rules/game-rules.ts';
import { counting, view } from './counting.ts';
import { InThread } from './in-thread.ts';

type PoolOptions = Parameters<typeof advicePool<GameTypes, Analysis>>[1];

/** The simulations of all of them. */
const merge = (parts: readonly Analysis[]): Analysis => ({
  ...parts[0],
  simulations: parts.reduce((sum, { simulations }) => sum + simulations, 0),
});

function pool(options: PoolOptions) {
  const workers: InThread<GameTypes, Analysis, typeof counting.tasks>[] = [];
  const all = advicePool<GameTypes, Analysis, typeof counting.tasks>(() => {
    const worker = new InThread(counting);
    workers.push(worker);
    return worker;
  }, options);
  return { all, workers };
}

const question = { view, seed: 's', simulations: 301 };

/** Thinks to the end, `more` games more if need be. */
const thought = (options: PoolOptions, more = 0): Promise<AdviceProgress> =>
  new Promise((resolve, reject) => {
    let isMore = false;
    const search = pool(options).all.think(
      question,
      (progress) => {
        if (!progress.isDone) return;
        if (more > 0 && !isMore) {
          isMore = true;
          search.more(more);
        } else resolve(progress);
      },
      () => reject(new Error('failed')),
    );
  });

test('nobody is opened before somebody asks, and no more than are needed', async () => {
  const { all, workers } = pool({ size: 3 });
  expect(workers).toHaveLength(0);
  await all.analyse(question);
  await all.run('double', 1);
  expect(workers).toHaveLength(1);
});

test('without merging one of them thinks about a moment, by the seed as it is', async () => {
  const { all, workers } = pool({ size: 3 });
  all.think(
    question,
    () => {},
    () => {},
  );
  expect(workers.map(({ requests }) => requests)).toMatchObject([
    [{ type: 'think', seed: 's', simulations: 301 }],
  ]);
  expect(await thought({ size: 3 })).toMatchObject({ done: 301, of: 301 });
});

test('with merging all share one moment, each with luck of its own, and every game counts', async () => {
  const { all, workers } = pool({ size: 3, merge });
  all.think(
    question,
    () => {},
    () => {},
  );
  expect(workers.map(({ requests }) => requests)).toMatchObject([
    [{ seed: 's 0', simulations: 100 }],
    [{ seed: 's 1', simulations: 100 }],
    [{ seed: 's 2', simulations: 101 }],
  ]);
  expect(await thought({ size: 3, merge })).toMatchObject({
    ...{ done: 301, of: 301, isDone: true },
    analysis: { simulations: 301 },
  });
  expect(await thought({ size: 3, merge }, 100)).toMatchObject({
    ...{ done: 401, of: 401, isDone: true },
    analysis: { simulations: 401 },
  });
});

test('a search can be stopped, and one that is dropped tells nothing more', async () => {
  const { all } = pool({ size: 2, merge });
  let told = 0;
  const search = all.think(
    { ...question, simulations: 1e9 },
    (progress) => {
      told++;
      if (told === 1) search.stop();
      if (!progress.isDone) return;
      expect(progress.done).toBe(progress.of);
      search.more(1e9);
      search.drop();
    },
    () => {},
  );
  await expect.poll(() => told).toBeGreaterThan(1);
  const before = told;
  await new Promise((later) => setTimeout(later, 30));
  expect(told).toBe(before);
});

test('many questions are answered one by one, each by whoever is free', async () => {
  const { all, workers } = pool({ size: 2, merge });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((n) => all.analyse({ ...question, seed: `${n}`, simulations: n })),
  );
  expect(answers.map(({ simulations }) => simulations)).toEqual([1, 2, 3, 4, 5]);
  const begun = workers.map(({ requests }) => requests.filter(({ type }) => type === 'think'));
  expect(begun.flat()).toHaveLength(5);
  for (const own of begun) expect(own.length).toBeGreaterThan(0);
  const dropped = workers.flatMap(({ requests }) => requests.filter(({ type }) => type === 'drop'));
  expect(dropped).toHaveLength(5);
});

test('tasks are done by whoever is free, and each gets its own result', async () => {
  const { all, workers } = pool({ size: 2 });
  expect(await Promise.all([1, 2, 3].map((n) => all.run('double', n)))).toEqual([2, 4, 6]);
  expect(workers).toHaveLength(2);
});

test('where one cannot be loaded all who wait are told once, and who asks again has it loaded anew', async () => {
  const { all, workers } = pool({ size: 2 });
  let failures = 0;
  all.think(
    question,
    () => {},
    () => failures++,
  );
  const waiting = Promise.allSettled([1, 2, 3].map(() => all.analyse(question)));
  workers[1].fail();
  workers[0].fail();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(failures).toBe(1);
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true);
  expect(await all.analyse(question)).toMatchObject({ simulations: 301 });
  expect(workers).toHaveLength(3);
});

test('who dropped a search is not told of a failure', () => {
  const { all, workers } = pool({ size: 1 });
  let failures = 0;
  all
    .think(
      question,
      () => {},
      () => failures++,
    )
    .drop();
  workers[0].fail();
  expect(failures).toBe(0);
});
