import { expect, test } from 'vitest';
import { workerPool } from '#play/review/worker-pool.ts';

/** Answerers who answer when told to, in the order they were opened. */
function slow(size: number) {
  const asked: { readonly question: number; readonly answer: () => void }[] = [];
  const failures: (() => void)[] = [];
  let opened = 0;
  const all = workerPool<number, number>(size, (failed) => {
    opened++;
    failures.push(failed);
    return {
      ask: (question, hear) => asked.push({ question, answer: () => hear(10 * question) }),
      close: () => {},
    };
  });
  return { all, asked, failures, opened: () => opened };
}

test('nobody is opened before somebody asks', () => {
  expect(slow(2).opened()).toBe(0);
});

test('each question goes to whoever is free, and gets its own answer', async () => {
  const { all, asked, opened } = slow(2);
  const answers = Promise.all([1, 2, 3].map(all.ask));
  expect([opened(), asked.map(({ question }) => question)]).toEqual([2, [1, 2]]);
  asked[1].answer();
  await Promise.resolve();
  expect(asked.map(({ question }) => question)).toEqual([1, 2, 3]);
  asked[2].answer();
  asked[0].answer();
  expect(await answers).toEqual([10, 20, 30]);
});

test('where one cannot be had, all who wait are told, and whoever asks again opens them anew', async () => {
  const { all, asked, failures, opened } = slow(1);
  const waiting = Promise.allSettled([all.ask(1), all.ask(2)]);
  failures[0]();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = all.ask(3);
  expect(opened()).toBe(2);
  asked[1].answer();
  expect(await again).toBe(30);
});
