import { expect, test } from 'vitest';
import {
  chanceMoveBy,
  legalMoves,
  moveText,
  newGame,
  type Position,
} from '#games/resist/engine/index.ts';
import { nextCardOdds, nextRecruitOdds } from '#games/resist/odds/index.ts';
import { fractionText } from '#shared/chance/fraction.ts';
import { after, planning, striking } from './tables.ts';

/** How often each move comes when every number below the bound is drawn once. */
function weights(position: Position): {
  readonly bound: number;
  readonly of: ReadonlyMap<string, number>;
} {
  const of = new Map<string, number>();
  let bound = 1;
  for (let n = 0; n < bound; n++) {
    const move = moveText(
      chanceMoveBy(position, (wanted) => {
        bound = wanted;
        return n;
      }),
    );
    of.set(move, (of.get(move) ?? 0) + 1);
  }
  return { bound, of };
}

const start = newGame({ split: 'random', reading: 'strict' });
const row = 'mission:border mission:barracks mission:mountain-pass mission:bunker';

test('a card is a Spy as often as Spies lie in the rest, and each possible Maquis as often as others', () => {
  const { bound, of } = weights(after(start, row));
  expect((of.get('draw:spy') ?? 0) / bound).toBeCloseTo(3 / 15, 12);
  expect((of.get('draw:abel') ?? 0) / bound).toBeCloseTo(12 / 15 / 24, 12);
  expect(of.size).toBe(25);
});

test('so the odds of the next card tell it', () => {
  const odds = nextCardOdds(after(start, row));
  expect(fractionText(odds.get('spy') ?? { ways: 0n, of: 1n })).toBe('1/5');
  expect(fractionText(odds.get('abel') ?? { ways: 0n, of: 1n })).toBe('1/30');
  const known = planning({ top: ['celia'], recruitTop: ['abel'] });
  expect([...nextCardOdds(known).keys()]).toEqual(['celia']);
  expect([...nextRecruitOdds(known).keys()]).toEqual(['abel']);
});

test('an empty deck is its discard, that will be reshuffled', () => {
  const odds = nextCardOdds(planning({ thin: true, discard: ['abel', 'celia', 'spy', 'spy'] }));
  expect([...odds].map(([card, chance]) => [card, fractionText(chance)])).toEqual([
    ['abel', '1/4'],
    ['celia', '1/4'],
    ['spy', '1/2'],
  ]);
});

test('a face-down Enemy is each kind as often as copies of it are hidden', () => {
  const { bound, of } = weights(
    after(start, `${row} draw:abel draw:celia draw:carlos draw:spy draw:spy attack:border`),
  );
  expect(bound).toBe(32);
  expect([of.get('reveal:grunt-1'), of.get('reveal:guard-2'), of.get('reveal:military-4')]).toEqual(
    [3, 2, 1],
  );
});

test('a civilian is each number as often as it is left', () => {
  const up = ['counter-guerrilla-1'] as const;
  const drawing = after(
    striking({ graveyard: [2], row: [{ mission: 'border', up }, 'barracks', 'villa', 'bunker'] }),
    'stop survive:counter-guerrilla-1',
  );
  expect([...weights(drawing).of]).toEqual([
    ['civilian:0', 1],
    ['civilian:1', 3],
    ['civilian:2', 2],
    ['civilian:3', 1],
  ]);
});

test('pairs, Missions, Recruits and victims come equally often, and each that is legal comes', () => {
  const victims = after(
    striking({
      hidden: ['abel', 'celia'],
      row: [{ mission: 'border', up: ['military-1'] }, 'barracks', 'villa', 'bunker'],
    }),
    'stop survive:military-1',
  );
  const drafting = newGame({ split: 'draft', reading: 'strict' });
  for (const position of [
    drafting,
    after(drafting, 'pair:abel:celia draft:celia'),
    start,
    victims,
  ]) {
    const { of } = weights(position);
    expect([...of.keys()].sort()).toEqual(legalMoves(position).map(moveText).sort());
    expect(new Set(of.values())).toEqual(new Set([1]));
  }
});
