import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluationOf } from '#games/maquis/coach/analysis.ts';
import { advise, type MaquisAnalysis } from '#games/maquis/coach/index.ts';
import {
  type GameRecord,
  legalMoves,
  moveText,
  outcomeOf,
  type Position,
  readMove,
  replay,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { positionAfter } from '#games/maquis/review/better-line.ts';
import {
  type Analyse,
  betterLine,
  type PlayedGame,
  reviewing,
} from '#games/maquis/review/index.ts';
import { reviewOf } from '#games/maquis/review/review.ts';
import { placing } from '../engine/tables.ts';
import { analysed } from './analysed.ts';

function fixture(name: string, change = (moves: readonly string[]) => moves): PlayedGame {
  const text = readFileSync(`tests/fixtures/maquis/${name}.record.json`, 'utf8');
  const { outcome: _, ...record }: GameRecord = JSON.parse(text);
  const moves = change(record.moves);
  const told = replay({ ...record, moves });
  if ('fault' in told) throw new Error(told.fault.code);
  return { positions: told.replayed.positions, moves };
}

/** A game that goes on with a move, and then with whatever is listed first, to its end. */
function playedOn(start: Position, first: string): PlayedGame {
  const positions = [start];
  const moves: string[] = [];
  for (let next: string | undefined = first; next; ) {
    moves.push(next);
    const position = positionAfter(positions[positions.length - 1], next);
    positions.push(position);
    next = legalMoves(position).map(moveText)[0];
  }
  return { positions, moves };
}

const coach: Analyse = async ({ view, seed, simulations }) =>
  advise(view, { seed, budget: simulations });

async function reviewed(game: PlayedGame, look: Analyse) {
  const through = reviewing(game, look, () => {}, 2);
  expect(await through.goOn()).toBe(true);
  const { isDone, review } = through.progress();
  expect(isDone).toBe(true);
  return review;
}

/** The first placement of a game and its card: Grocer, then card 1. */
function opening(): PlayedGame {
  const { positions, moves } = fixture('win');
  const at = moves.findIndex((move) => move?.startsWith('patrol:'));
  return { positions: positions.slice(0, at + 2), moves: moves.slice(0, at + 1) };
}

describe('corrections', () => {
  it('are neither luck nor choice: what they change stands apart', () => {
    const [before, after, end] = [0.3, 0.5, 0.45];
    const { positions } = opening();
    const looks = [before, after, end].map((win) => analysed([{ move: 'place:cafe', win }]));
    const game = { positions: positions.slice(0, 3), moves: [undefined, 'place:cafe'] };
    const { sums, mistakes, luck } = reviewOf(game, looks, []);
    expect(mistakes).toEqual([]);
    expect(luck).toEqual([]);
    expect(sums.corrections).toBeCloseTo(0.2);
    expect({ luck: sums.luck, choices: sums.choices + 0 }).toEqual({ luck: 0, choices: 0 });
    expect(sums.rest).toBeCloseTo(-0.05);
  });
});

describe('luck and choice', () => {
  const game = opening();
  const [played, card] = game.moves as [string, string];
  const other = played === 'place:cafe' ? 'place:doctor' : 'place:cafe';
  const cards = (win: number, of: string): MaquisAnalysis =>
    analysed([
      { move: of, win },
      { move: of === 'patrol:3' ? 'patrol:4' : 'patrol:3', win: 0.2 },
    ]);

  it('the card is blamed for what it changed, and nobody for what is noise', () => {
    // 50 before the choice; 40 after it, as the mean of 60 and 20; and 61 once the card has come.
    const looks = [
      analysed([{ move: played, win: 0.5 }]),
      { ...cards(0.6, card), value: evaluationOf({ win: 0.4, draw: 0, loss: 0.6 }, 0) },
      analysed([{ move: 'place:fence', win: 0.61 }]),
    ];
    const { sums, luck: fallen, mistakes } = reviewOf(game, looks, []);
    expect(mistakes).toEqual([]);
    expect(fallen[0]).toMatchObject({ step: 1, card });
    expect(sums.luck).toBeCloseTo(0.61 - 0.4, 12);
    expect(sums.choices).toBe(0);
    expect(sums.rest).toBeCloseTo(0.4 - 0.5, 12);
    expect(sums.start + sums.luck + sums.choices + sums.rest).toBeCloseTo(sums.end, 12);
  });

  /** A coach that prefers another place, by so much at first and at second sight. */
  const preferring =
    (first: number, second: number, standardError = 0.001): Analyse =>
    async ({ view, seed }) => {
      if (seed.startsWith('again')) {
        const win = seed.endsWith('better') ? 0.4 + second : 0.4;
        return analysed([{ move: 'place:fence', win, standardError }]);
      }
      return snapshotOf(view).phase === 'patrol'
        ? analysed([{ move: card, win: 0.4, standardError }])
        : analysed([{ move: other, win: 0.4 + first, standardError }]);
    };

  it('a choice that is much worse, twice looked at, is a mistake', async () => {
    const { mistakes, sums } = await reviewed(game, preferring(0.2, 0.15));
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatchObject({ step: 0, played, better: other });
    expect(mistakes[0].loss.win).toBeCloseTo(0.15, 12);
    expect(sums.choices).toBeCloseTo(-0.15, 12);
  });

  it('a choice that only looked bad is none', async () => {
    expect((await reviewed(game, preferring(0.2, 0.01))).mistakes).toEqual([]);
  });

  it('a difference within the noise is none', async () => {
    // An error of 0.1 on either side: 0.2 is less than two errors of the difference, 0.28.
    expect((await reviewed(game, preferring(0.2, 0.2, 0.1))).mistakes).toEqual([]);
  });
});

describe('a review by the coach', () => {
  it('maquis.end-time: finds the win that was passed over on the last turn, for certain', async () => {
    const start = placing({
      cafe: 0,
      arrested: 4,
      day: 14,
      hand: { explosives: 1 },
      west: { successes: 2 },
      east: { successes: 2, complete: true },
    });
    const review = await reviewed(playedOn(start, 'place:grocer'), coach);
    expect(review.mistakes).toHaveLength(1);
    expect(review.mistakes[0]).toMatchObject({
      step: 0,
      played: 'place:grocer',
      better: 'place:west-exit',
      best: { win: 1, standardError: 0 },
      other: { win: 0, draw: 1 },
    });
    expect(review.sums).toMatchObject({ start: 1, choices: -1, luck: 0, end: 0 });
  });

  it('is the same every time', async () => {
    const { positions, moves } = fixture('loss');
    const game = { positions: positions.slice(-14), moves: moves.slice(-13) };
    expect(await reviewed(game, coach)).toEqual(await reviewed(game, coach));
  });

  it('can be stopped and gone on with, and comes to the same', async () => {
    const { positions, moves } = fixture('loss');
    const game = { positions: positions.slice(-14), moves: moves.slice(-13) };
    let looks = 0;
    const stopping: ReturnType<typeof reviewing> = reviewing(
      game,
      (question) => {
        looks++;
        if (looks === 4) stopping.stop();
        return coach(question);
      },
      () => {},
      1,
    );
    expect(await stopping.goOn()).toBe(false);
    const { moments, isDone } = stopping.progress();
    expect(isDone).toBe(false);
    expect(moments.done).toBeLessThan(moments.of);
    expect(await stopping.goOn()).toBe(true);
    expect(stopping.progress().review).toEqual(await reviewed(game, coach));
  });

  it('ends at what the game came to', async () => {
    const { positions, moves } = fixture('loss');
    const game = { positions: positions.slice(-14), moves: moves.slice(-13) };
    const { chances, sums } = await reviewed(game, coach);
    expect(chances.at(-1)).toMatchObject({ win: 0, draw: 0, loss: 1 });
    expect(sums.end).toBe(0);
    expect(sums.start + sums.luck + sums.choices + sums.rest).toBeCloseTo(0, 12);
  });
});

describe('a better line', () => {
  it('is legal, takes the cards of the game, and ends on the next morning', async () => {
    const game = fixture('loss');
    const step = game.moves.findLastIndex((move) => move?.startsWith('place:'));
    const better = 'place:pont-leveque';
    const line = await betterLine(game, step, better, coach);
    expect(line[0]).toBe(better);
    let position = game.positions[step];
    for (const move of line) {
      expect(readMove(position, move)).toHaveProperty('move');
      position = positionAfter(position, move);
    }
    const cards = (moves: readonly (string | undefined)[]) =>
      moves.filter((move) => move?.startsWith('patrol:'));
    expect(cards(line)).toEqual(cards(game.moves.slice(step)).slice(0, cards(line).length));
    expect(cards(line).length).toBeGreaterThan(0);
    const isMorning = snapshotOf(position).day === snapshotOf(game.positions[step]).day + 1;
    expect(isMorning || outcomeOf(position) !== undefined).toBe(true);
  });
});
