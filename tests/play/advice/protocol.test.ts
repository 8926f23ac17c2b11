import { expect, test } from 'vitest';
import type { Advisor, Analysis } from '#play/advice/advisor.ts';
import { type CoachAnswer, type CoachRequest, handleAdvice } from '#play/advice/protocol.ts';
import type { GameTypes, PlayerView } from '#play/rules/game-rules.ts';

/** An adviser that only counts. */
const counting: Advisor<GameTypes> = {
  begin: () => {
    let simulations = 0;
    return {
      think: (more) => {
        simulations += more;
      },
      advice: (): Analysis => ({
        simulations,
        value: { worth: 1, standardError: 0, chances: {} },
        moves: [],
      }),
    };
  },
};

function coach() {
  const answers: CoachAnswer[] = [];
  const waiting: (() => void)[] = [];
  let clock = 0;
  const hear = handleAdvice(counting, {
    answer: (answer) => answers.push(answer),
    later: (then) => waiting.push(then),
    now: () => clock,
  });
  return {
    answers,
    ask: (request: CoachRequest<GameTypes>) => hear(request),
    step: (milliseconds = 0) => {
      clock += milliseconds;
      waiting.shift()?.();
    },
    rest: () => {
      while (waiting.length > 0) waiting.shift()?.();
    },
  };
}

const sight = {} as PlayerView<GameTypes>;
const think = { number: 1, asks: 'think', sight, seed: '', simulations: 120 } as const;

test('as many games are simulated as were asked for, and one answer says that it is done', () => {
  const { answers, ask, rest } = coach();
  ask(think);
  rest();
  expect(answers.map(({ done, of, isDone }) => ({ done, of, isDone }))).toEqual([
    { done: 120, of: 120, isDone: true },
  ]);
  expect(answers[0].advice.simulations).toBe(120);
});

test('what firms up slowly is told on the way', () => {
  const { answers, ask, step } = coach();
  ask(think);
  step(100);
  expect(answers.map(({ done, isDone }) => ({ done, isDone }))).toEqual([
    { done: 50, isDone: false },
  ]);
});

test('it can be gone on with after it was done or stopped', () => {
  const { answers, ask, rest, step } = coach();
  ask(think);
  step();
  ask({ number: 1, asks: 'stop' });
  rest();
  expect(answers.at(-1)).toMatchObject({ done: 50, isDone: true });
  ask({ number: 1, asks: 'think on', simulations: 30 });
  rest();
  expect(answers.at(-1)).toMatchObject({ done: 80, of: 80, isDone: true });
});

test('a thought that is forgotten says no more', () => {
  const { answers, ask, rest } = coach();
  ask(think);
  ask({ number: 1, asks: 'forget' });
  rest();
  expect(answers).toEqual([]);
});
