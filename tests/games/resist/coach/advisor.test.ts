import { describe, expect, test } from 'vitest';
import {
  chooseWithCoach,
  ENDS,
  knows,
  type ResistAnalysis,
  resistAdvisor,
} from '#games/resist/coach/index.ts';
import { chanceMoveOf, isChanceAsked } from '#games/resist/engine/chance.ts';
import { newGame, type Position, resistRules } from '#games/resist/engine/index.ts';
import { makeMove } from '#games/resist/engine/make-move.ts';
import { MOMENT, mutableCopy, PHASE, RANDOM } from '#games/resist/engine/position.ts';
import {
  after,
  attacking,
  deciding,
  legalIn,
  OPENING,
  planning,
  striking,
} from '../engine/tables.ts';

const SEED = 'test';
const FEW = 120;

function adviceOn(position: Position, simulations = FEW, seed = SEED): ResistAnalysis {
  const search = resistAdvisor.start(resistRules.playerView(position), seed, simulations);
  search.think(simulations);
  return search.analysis();
}

const begun = (seed: string): Position =>
  after(newGame({ split: 'random', reading: 'strict', seed }), OPENING);

describe('resist.what-is-known: the coach sees what a player sees', () => {
  test('what chance holds changes nothing', () => {
    expect(adviceOn(begun('one'))).toEqual(adviceOn(begun('another')));
  });
  test('it takes a sight and no position', () => {
    const position = begun('one');
    // @ts-expect-error A position holds the generator.
    const asked = () => resistAdvisor.start(position, SEED);
    expect(asked).toBeTypeOf('function');
  });
  test('a sight has no generator', () => {
    expect(
      [...mutableCopy(resistRules.playerView(begun('one'))).slice(RANDOM)].every(
        (cell) => cell === 0,
      ),
    ).toBe(true);
  });
});

describe('thinking', () => {
  test('the same seed and number of simulations give the same advice', () => {
    expect(adviceOn(begun('one'))).toEqual(adviceOn(begun('one')));
    expect(adviceOn(begun('one'), FEW, 'other').value).not.toEqual(adviceOn(begun('one')).value);
  });
  test('however the simulations are shared out over calls', () => {
    const search = resistAdvisor.start(resistRules.playerView(begun('one')), SEED, FEW);
    for (let n = 0; n < FEW; n += 10) search.think(10);
    expect(search.analysis()).toEqual(adviceOn(begun('one')));
  });
  test('every legal move is ranked once, with chances that add up to 1', () => {
    const { moves, simulations } = adviceOn(begun('one'));
    expect(moves.map(({ move }) => move).sort()).toEqual(legalIn(begun('one')).sort());
    expect(simulations).toBe(FEW);
    for (const { chances } of moves) {
      const sum = ENDS.reduce((total, end) => total + chances[end], 0);
      expect(sum).toBeCloseTo(1, 6);
    }
  });
  test('where chance moves there is a value and nothing to choose', () => {
    const { moves, value } = adviceOn(newGame({ split: 'random', reading: 'strict' }));
    expect(moves).toEqual([]);
    expect(value.score).toBeGreaterThan(0);
  });
  test('it has learned the rules games are played by here', () => {
    expect([knows('first-edition'), knows('another')]).toEqual([true, false]);
  });
});

describe('what the coach does', () => {
  const clear = { mission: 'border', up: [] } as const;
  const rest = ['barracks', 'mountain-pass', 'bunker'] as const;

  test('resist.strike: it takes a Mission that nothing guards and strength pays for', () => {
    const position = striking({ row: [clear, ...rest], strength: 3 });
    expect(adviceOn(position).moves[0].move).toBe('defeat:mission');
  });
  test('resist.losing: it does not go on into a hand that is sure to be Spies', () => {
    const position = deciding({ thin: true, discard: ['spy', 'spy', 'spy', 'spy', 'spy'] });
    const { moves, goingOn } = adviceOn(position);
    expect(moves[0].move).toBe('end');
    expect(goingOn?.ends?.spies.chance).toBe(1);
  });
  test('resist.end-or-continue: what one has now is told beside the chances', () => {
    const { goingOn } = adviceOn(
      deciding({ discard: ['abel', 'adela', 'carlos', 'celia', 'spy'] }),
    );
    expect(goingOn?.now).toEqual({ result: 'draw', points: 0 });
    const sum = ENDS.reduce((total, end) => total + (goingOn?.ends?.[end].chance ?? 0), 0);
    expect(sum).toBeCloseTo(1, 6);
  });
  test('elsewhere nobody is asked about going on', () => {
    expect(adviceOn(planning({ hand: ['abel'] })).goingOn).toBeUndefined();
    expect(adviceOn(attacking({ row: [clear, ...rest] })).goingOn).toBeUndefined();
  });
});

test('six short-sighted games come to a minor victory or better more often than not', () => {
  let good = 0;
  for (let game = 0; game < 6; game++) {
    const draft = mutableCopy(
      newGame({ split: 'random', reading: 'strict', seed: `floor ${game}` }),
    );
    for (let n = 0; draft[PHASE] !== MOMENT.over; n++) {
      const move = isChanceAsked(draft)
        ? chanceMoveOf(draft)
        : chooseWithCoach(resistRules.playerView(draft), `${game} ${n}`, 40);
      makeMove(draft, move);
    }
    const result = resistRules.outcome(draft)?.result ?? 'loss';
    if (['epic', 'major', 'victory', 'minor'].includes(result)) good++;
  }
  expect(good).toBeGreaterThan(3);
});
