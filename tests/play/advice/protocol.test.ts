import { expect, test } from 'vitest';
import type { Advisor, Analysis } from '#play/advice/advisor.ts';
import { type AdviceAnswer, type AdviceRequest, handleAdvice } from '#play/advice/protocol.ts';
import type { GameTypes } from '#play/rules/game-rules.ts';
import { counting, view } from './counting.ts';

function served(advisor: Advisor<GameTypes> = counting) {
  const answers: AdviceAnswer[] = [];
  const waiting: (() => void)[] = [];
  let clock = 0;
  const ask: (request: AdviceRequest<GameTypes>) => void = handleAdvice(advisor, {
    answer: (answer) => answers.push(answer),
    later: (then) => waiting.push(then),
    now: () => clock,
  });
  const step = (milliseconds = 0): void => {
    clock += milliseconds;
    waiting.shift()?.();
  };
  const rest = (milliseconds = 0): void => {
    while (waiting.length > 0) step(milliseconds);
  };
  return { answers, ask, step, rest };
}

const think = { id: 1, type: 'think', view, seed: '', simulations: 120 } as const;

test('as many games are simulated as were asked for, and one answer says that it is done', () => {
  const { answers, ask, rest } = served();
  ask(think);
  rest();
  expect(answers).toMatchObject([
    { id: 1, type: 'analysis', done: 120, of: 120, isDone: true, analysis: { simulations: 120 } },
  ]);
});

test('what comes slowly is told on the way, and about ten times a second at most', () => {
  const { answers, ask, step, rest } = served();
  ask(think);
  step(100);
  expect(answers).toMatchObject([{ done: 50, isDone: false }]);
  ask({ id: 2, type: 'think', view, seed: '', simulations: 1000 });
  rest(10);
  const told = answers.filter(({ id }) => id === 2);
  // 20 stretches of 10 ms.
  expect(told.length).toBeGreaterThan(1);
  expect(told.length).toBeLessThan(5);
});

test('it can be continued after it was done or stopped', () => {
  const { answers, ask, rest, step } = served();
  ask(think);
  step();
  ask({ id: 1, type: 'stop' });
  expect(answers.at(-1)).toMatchObject({ done: 50, of: 50, isDone: true });
  rest();
  expect(answers).toHaveLength(1);
  ask({ id: 1, type: 'more', simulations: 30 });
  rest();
  expect(answers.at(-1)).toMatchObject({ done: 80, of: 80, isDone: true });
});

test('a search that is dropped says no more', () => {
  const { answers, ask, rest } = served();
  ask(think);
  ask({ id: 1, type: 'drop' });
  ask({ id: 1, type: 'more', simulations: 30 });
  rest();
  expect(answers).toEqual([]);
});

test('where there is nothing to simulate the first answer is the whole answer', () => {
  const exact: Advisor<GameTypes> = {
    ...counting,
    start: () => ({ ...counting.start(), isExact: true }),
  };
  const { answers, ask, step } = served(exact);
  ask(think);
  step();
  expect(answers).toMatchObject([{ done: 120, of: 120, isDone: true }]);
});

test('an analysis is asked for only where it is told: it may be costly', () => {
  let asked = 0;
  const costly: Advisor<GameTypes> = {
    ...counting,
    start: () => {
      const search = counting.start();
      return {
        ...search,
        analysis: (): Analysis => {
          asked++;
          return search.analysis();
        },
      };
    },
  };
  const { answers, ask, rest } = served(costly);
  ask({ ...think, simulations: 1000 });
  rest();
  expect([answers.length, asked]).toEqual([1, 1]);
});

test('a task is done by its name, and one that there is not is an error', () => {
  const { answers, ask } = served();
  ask({ id: 5, type: 'task', name: 'double', input: 21 });
  expect(answers).toEqual([{ id: 5, type: 'result', result: 42 }]);
  expect(() => ask({ id: 6, type: 'task', name: 'halve', input: 21 })).toThrow('halve');
});
