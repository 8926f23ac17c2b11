import { describe, expect, it } from 'vitest';
import { advisorOf } from '#games/maquis/coach/advisor.ts';
import { FREE } from '#games/maquis/coach/free.ts';
import { type MaquisAnalysis, type MaquisTasks, playerView } from '#games/maquis/coach/index.ts';
import { type Maquis, newGame, type Position, rules } from '#games/maquis/engine/index.ts';
import { mergedAnalysis } from '#games/maquis/review/merged-analysis.ts';
import { advicePool } from '#play/advice/pool.ts';
import {
  type AdviceAnswer,
  type AdviceProgress,
  type AdviceRequest,
  handleAdvice,
} from '#play/advice/protocol.ts';
import { InThread, thoughtOn } from '../../../play/advice/in-thread.ts';

const ADVISOR = advisorOf(FREE);

const start = (seed: string): Position =>
  newGame({ difficulty: 'normal', goals: { west: 'sabotage', east: 'aid-the-spy' }, seed });

/** A coach whose clock and turns are in the hands of the test. */
class Desk {
  readonly ask: (request: AdviceRequest<Maquis>) => void;
  readonly #answers: AdviceAnswer<MaquisAnalysis>[] = [];
  readonly #waiting: (() => void)[] = [];
  #clock = 0;

  /** @param tick how long each stretch of thinking takes, in milliseconds */
  constructor(tick: number) {
    this.ask = handleAdvice(ADVISOR, {
      answer: (answer) => this.#answers.push(answer),
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

  /** All it told, of one search where there are several. */
  told(id = 1): readonly AdviceProgress<MaquisAnalysis>[] {
    return this.#answers.flatMap((answer) =>
      answer.type === 'analysis' && answer.id === id ? [answer] : [],
    );
  }

  last(id = 1): MaquisAnalysis {
    const last = this.told(id).at(-1);
    if (!last) throw new Error('nothing was said');
    return last.analysis;
  }
}

const think = (id: number, simulations: number, position = start('a')) =>
  ({ id, type: 'think', view: playerView(position), seed: 'moment', simulations }) as const;

const atOnce = (simulations: number): MaquisAnalysis => {
  const desk = new Desk(1);
  desk.ask(think(1, simulations));
  return desk.run().last();
};

describe('the coach of Maquis in a worker', () => {
  it('gives the same advice for a seed and a number of simulations, fast or slow', () => {
    const [fast, slow] = [new Desk(1), new Desk(500)];
    for (const desk of [fast, slow]) {
      desk.ask(think(1, 300));
      desk.run();
    }
    expect(fast.last()).toEqual(slow.last());
    // The slow one told every stretch of it, the fast one far fewer.
    expect(slow.told().length).toBeGreaterThan(fast.told().length);
  });

  it('thinks on to where it would have come at once', () => {
    const twice = new Desk(1);
    twice.ask(think(1, 200));
    twice.run();
    twice.ask({ id: 1, type: 'more', simulations: 300 });
    expect(twice.run().last()).toEqual(atOnce(500));
    expect(twice.told().at(-1)).toMatchObject({ done: 500, of: 500, isDone: true });
  });

  it('stops when it is told to, says what it thinks by then, and can go on', () => {
    const desk = new Desk(1);
    desk.ask(think(1, 100_000));
    desk.run(5);
    desk.ask({ id: 1, type: 'stop' });
    expect(desk.told()).toMatchObject([{ done: 125, of: 125, isDone: true }]);
    desk.ask({ id: 1, type: 'more', simulations: 75 });
    expect(desk.run().last()).toEqual(atOnce(200));
  });

  it('thinks about two moments side by side as about each alone', () => {
    const applied = rules.apply(start('a'), { move: 'place:grocer' });
    if ('reasons' in applied) throw new Error('refused');
    const both = new Desk(1);
    both.ask(think(1, 150));
    both.ask(think(2, 150, applied.position));
    both.run();
    const other = new Desk(1);
    other.ask(think(2, 150, applied.position));
    expect(both.last(1)).toEqual(atOnce(150));
    expect(both.last(2)).toEqual(other.run().last(2));
  });

  it('maquis.open-information: is told the same whatever order the deck lies in', () => {
    expect(think(1, 10, start('one order'))).toEqual(think(1, 10, start('another')));
  });
});

describe('several coaches of Maquis', () => {
  const pooled = (size: number) =>
    thoughtOn(
      advicePool<Maquis, MaquisAnalysis, MaquisTasks>(() => new InThread(ADVISOR), {
        size,
        merge: mergedAnalysis,
      }),
      { view: playerView(start('a')), seed: 's', simulations: 301 },
      0,
    );

  it('count every simulation once', async () => {
    const { simulations, moves } = await pooled(3);
    expect(simulations).toBeGreaterThanOrEqual(301);
    expect(moves.reduce((sum, move) => sum + move.simulations, 0)).toBe(simulations);
  });

  it('give the same advice every time, and another than one alone', async () => {
    expect(await pooled(3)).toEqual(await pooled(3));
    expect(await pooled(1)).not.toEqual(await pooled(3));
  });
});
