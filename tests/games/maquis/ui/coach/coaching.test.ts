import { describe, expect, it } from 'vitest';
import { type Advice, playerView } from '#games/maquis/coach/index.ts';
import { newGame, type Position, parseMove, play } from '#games/maquis/engine/index.ts';
import { type CoachAnswer, type CoachRequest, newCoach } from '#games/maquis/ui/coach/coaching.ts';

const start = (seed: string): Position =>
  newGame({ difficulty: 'normal', goals: { west: 'sabotage', east: 'aid-the-spy' }, seed });

/** A coach whose clock and turns are in the hands of the test. */
class Desk {
  readonly answers: CoachAnswer[] = [];
  readonly ask: (request: CoachRequest) => void;
  readonly #waiting: (() => void)[] = [];
  #clock = 0;

  /** @param tick how long each stretch of thinking takes, in milliseconds */
  constructor(tick: number) {
    this.ask = newCoach({
      answer: (answer) => this.answers.push(answer),
      later: (then) => this.#waiting.push(then),
      now: () => (this.#clock += tick),
    });
  }

  /** Lets it think for so many stretches, or to the end. */
  run(stretches = Number.POSITIVE_INFINITY): this {
    for (let n = 0; n < stretches; n++) {
      const next = this.#waiting.shift();
      if (!next) return this;
      next();
    }
    return this;
  }

  get advices(): readonly Extract<CoachAnswer, { says: 'advice' }>[] {
    return this.answers.flatMap((answer) => (answer.says === 'advice' ? [answer] : []));
  }

  get last(): Advice {
    const last = this.advices.at(-1);
    if (!last) throw new Error('nothing was said');
    return last.advice;
  }
}

const think = (number: number, simulations: number, position = start('a')): CoachRequest => ({
  number,
  asks: 'think',
  sight: playerView(position),
  seed: 'moment',
  simulations,
});

describe('a coach that is asked', () => {
  it('gives the same advice for a seed and a number of simulations, fast or slow', () => {
    const fast = new Desk(1);
    fast.ask(think(1, 300));
    const slow = new Desk(500);
    slow.ask(think(1, 300));
    expect(fast.run().last).toEqual(slow.run().last);
    // The slow one told every stretch of it, the fast one far fewer.
    expect(slow.advices.length).toBeGreaterThan(fast.advices.length);
  });

  it('tells what firms up about ten times a second, and when it is done', () => {
    const desk = new Desk(10);
    desk.ask(think(7, 1000));
    desk.run();
    const told = desk.advices;
    expect(told.every(({ number, of }) => number === 7 && of === 1000)).toBe(true);
    expect(told.map(({ isDone }) => isDone)).toEqual([
      ...Array.from({ length: told.length - 1 }, () => false),
      true,
    ]);
    const done = told.map(({ done }) => done);
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(done.at(-1)).toBe(1000);
    // 40 stretches of some 10 ms each are 400 to 800 ms: some ten news at most.
    expect(told.length).toBeGreaterThan(2);
    expect(told.length).toBeLessThan(12);
  });

  it('thinks on to where it would have come at once', () => {
    const twice = new Desk(1);
    twice.ask(think(1, 200));
    twice.run();
    twice.ask({ number: 1, asks: 'think on', simulations: 300 });
    const once = new Desk(1);
    once.ask(think(1, 500));
    expect(twice.run().last).toEqual(once.run().last);
    expect(twice.advices.at(-1)).toMatchObject({ done: 500, of: 500, isDone: true });
  });

  it('stops when it is told to, says what it thinks by then, and can go on', () => {
    const desk = new Desk(1);
    desk.ask(think(1, 100_000));
    desk.run(5);
    desk.ask({ number: 1, asks: 'stop' });
    expect(desk.advices.at(-1)).toMatchObject({ done: 125, of: 125, isDone: true });
    desk.run();
    expect(desk.advices).toHaveLength(1);
    desk.ask({ number: 1, asks: 'think on', simulations: 75 });
    const once = new Desk(1);
    once.ask(think(1, 200));
    expect(desk.run().last).toEqual(once.run().last);
  });

  it('says nothing more of what is to be forgotten', () => {
    const desk = new Desk(1000);
    desk.ask(think(1, 1000));
    desk.run(2);
    const said = desk.answers.length;
    desk.ask({ number: 1, asks: 'forget' });
    desk.run();
    desk.ask({ number: 1, asks: 'think on', simulations: 100 });
    expect(desk.run().answers).toHaveLength(said);
  });

  it('thinks about two moments side by side as about each alone', () => {
    const other = play(start('a'), moveOf('place:grocer')).position;
    const both = new Desk(1);
    both.ask(think(1, 150));
    both.ask(think(2, 150, other));
    both.run();
    for (const [number, position] of [
      [1, start('a')],
      [2, other],
    ] as const) {
      const alone = new Desk(1);
      alone.ask(think(number, 150, position));
      const told = both.advices.filter((answer) => answer.number === number).at(-1)?.advice;
      expect(told).toEqual(alone.run().last);
    }
  });

  it('maquis.open-information: is told the same whatever order the deck lies in', () => {
    expect(think(1, 10, start('one order'))).toEqual(think(1, 10, start('another')));
  });

  it('plays a deal to its end', () => {
    const desk = new Desk(1);
    const deal = {
      difficulty: 'very-hard',
      goals: { west: 'sabotage', east: 'aid-the-spy' },
      seed: 'deal',
    } as const;
    desk.ask({ number: 3, asks: 'play', deal, seed: 's', budget: 4 });
    expect(desk.answers).toHaveLength(1);
    expect(desk.answers[0]).toMatchObject({ number: 3, says: 'result' });
  });
});

function moveOf(text: string) {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(text);
  return parsed.move;
}
