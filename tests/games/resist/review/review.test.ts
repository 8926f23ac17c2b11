import { describe, expect, test } from 'vitest';
import { resistAdvisor } from '#games/resist/coach/index.ts';
import {
  type CardId,
  newGame,
  type Position,
  positionFrom,
  resistRules,
} from '#games/resist/engine/index.ts';
import { type ResistGame, reasonsBeside, resistReviewer } from '#games/resist/review/index.ts';
import { Reviewing } from '#play/review/review.ts';
import { deciding, OPENING, after as playedOn } from '../engine/tables.ts';

/** A coach in a hurry. */
const coach: Parameters<typeof resistReviewer>[1] = async ({ view, seed, simulations }) => {
  const few = simulations / 25;
  const search = resistAdvisor.start(view, seed, few);
  search.think(few);
  return search.analysis();
};

/** A game from a position on, by its moves. */
function gameOf(start: Position, moves: readonly string[]): ResistGame {
  const positions = [start];
  for (const move of moves) positions.push(playedOn(positions[positions.length - 1], move));
  return { positions, moves };
}

async function reviewed(game: ResistGame) {
  const reviewing = new Reviewing(resistReviewer(game, coach), () => {}, 2);
  expect(await reviewing.goOn()).toBe(true);
  return reviewing.progress().review;
}

/** 3 + 2 + 2 + 2 + 4 + 4 points: a minor victory if it is ended here (resist.result). */
const DEFEATED = [
  'villa',
  'barracks',
  'valley',
  'railroad-bridge',
  'counter-guerrilla-hq',
  'caves',
] as const;

/** A round judged with a minor victory won, and the cards that the next hand is drawn from. */
function minorVictory(discard: readonly CardId[]): Position {
  const row = ['convoy', 'defend-farmhouse', 'train-depot', 'crossroads'] as const;
  const { state, ...table } = resistRules.toBoardState(deciding({ thin: true, discard, row }));
  const made = positionFrom({ ...table, state: { ...state, defeated: DEFEATED } });
  if ('faults' in made) throw new Error(made.faults[0].code);
  return made.position;
}

const FIVE_SPIES = ['spy', 'spy', 'spy', 'spy', 'spy'] as const;
const SPIES_DRAWN = Array<string>(5).fill('draw:spy');

describe('luck told from choice', () => {
  test('resist.all-spies: going on into a hand that is sure to be Spies is a choice, not luck', async () => {
    const game = gameOf(minorVictory(FIVE_SPIES), ['continue', ...SPIES_DRAWN]);
    expect(resistRules.outcome(game.positions[6])).toMatchObject({
      result: 'loss',
      reason: 'spies',
    });
    const { mistakes, luck, sums } = await reviewed(game);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatchObject({
      step: 0,
      played: 'continue',
      better: 'end',
      best: { win: 1, standardError: 0 },
      other: { win: 0 },
    });
    expect(sums).toMatchObject({ start: 1, choices: -1, luck: 0, end: 0 });
    expect(sums.rest).toBeCloseTo(0, 12);
    expect(luck.every((turn) => turn.before === turn.after)).toBe(true);
  });

  test('resist.all-spies: a hand of Spies that another card could have spared is luck', async () => {
    const before = playedOn(minorVictory([...FIVE_SPIES, 'abel']), 'continue');
    const { chances, mistakes, luck, sums } = await reviewed(gameOf(before, SPIES_DRAWN));
    expect(mistakes).toEqual([]);
    expect(luck).toMatchObject([{ step: 0, until: 5, after: 0 }]);
    // One of six cards stays behind: in one of six deals that is Abel.
    expect(sums.start).toBeGreaterThan(0.5);
    expect(sums.start).toBeLessThanOrEqual(5 / 6 + 2 * (chances[0]?.standardError ?? 0));
    expect(sums).toMatchObject({ end: 0, choices: 0, rest: 0 });
    expect(sums.luck).toBe(-sums.start);
  });

  test('all that changed adds up to the end, and the same game comes to the same', async () => {
    const start = playedOn(newGame({ split: 'random', reading: 'strict', seed: 'sums' }), OPENING);
    const moves: string[] = [];
    for (let position = start; moves.length < 5; ) {
      const legal = resistRules.legalMoves(position);
      const move = resistRules.turn(position).chance
        ? resistRules.drawChanceMove(position)
        : legal[0];
      moves.push(move);
      position = playedOn(position, move);
    }
    const review = await reviewed(gameOf(start, moves));
    const { sums } = review;
    expect(sums.start + sums.luck + sums.choices + sums.rest).toBeCloseTo(sums.end, 12);
    expect(await reviewed(gameOf(start, moves))).toEqual(review);
  });
});

test('a better choice is told beside the one that was made, not beside a third', () => {
  const rule = 'resist.civilians';
  const beside = (code: 'more-civilians' | 'fewer-civilians', move: string) =>
    ({ code, rule, params: { by: 0.3, move } }) as const;
  const falls = (percent: number) =>
    ({ code: 'mission-falls', rule: 'resist.mission-defeated', params: { percent } }) as const;
  const moves = [
    { move: 'attack:prison', reasons: [falls(40), beside('fewer-civilians', 'attack:caves')] },
    { move: 'attack:caves', reasons: [falls(30), beside('more-civilians', 'attack:prison')] },
    { move: 'attack:border', reasons: [falls(20), beside('more-civilians', 'attack:prison')] },
  ];
  // Border costs 0.3 civilians more than the Prison: the Prison costs 0.3 fewer than the Border.
  expect(reasonsBeside(moves, 'attack:prison', 'attack:border')).toEqual([
    falls(40),
    beside('fewer-civilians', 'attack:border'),
  ]);
});
