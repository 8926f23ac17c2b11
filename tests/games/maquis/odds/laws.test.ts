import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCATION_IDS } from '#games/maquis/data/index.ts';
import {
  cardsLeft,
  type Position,
  phaseOf,
  play,
  readMove,
  snapshotOf,
  wouldComeHome,
} from '#games/maquis/engine/index.ts';
import { type Chance, type Odds, oddsOf } from '#games/maquis/odds/index.ts';
import { gamesToPlay, playOut } from '../engine/generated/games.ts';

/** Any moment of any game, moments of placement more often. */
const moments: fc.Arbitrary<Position> = fc
  .tuple(gamesToPlay, fc.nat(), fc.boolean())
  .map(([game, n, anyPhase]) => {
    const all = playOut(game).steps.map(({ before }) => before);
    const placing = all.filter((at) => ['placement', 'patrol'].includes(phaseOf(at)));
    const some = anyPhase || placing.length === 0 ? all : placing;
    return some[n % some.length];
  });

const checkAll = (check: (position: Position, odds: Odds) => void, numRuns = 300) =>
  fc.assert(
    fc.property(moments, (position) => check(position, oddsOf(position))),
    { numRuns },
  );

const everyWorker = ({ workers, options }: Odds): Odds['workers'][number][] => [
  ...workers,
  ...options.flatMap(({ newcomer, others }) => [newcomer, ...others]),
];

const isChance = ({ deals, of }: Chance): boolean =>
  Number.isInteger(deals) && Number.isInteger(of) && deals >= 0 && of >= 1 && deals <= of;

describe('in every position', () => {
  test('chances are counts of all the deals there are', () => {
    checkAll((position, odds) => {
      const { discard, patrolsToCome } = snapshotOf(position);
      let all = 1;
      for (let n = 0, left = 10 - discard.length; n < patrolsToCome; n++) {
        if (left === 0) left = 10;
        all *= left--;
      }
      const chances = [
        ...Object.values(odds.patrol),
        ...everyWorker(odds).flatMap(({ arrest, home, homeWithShot = home }) => [
          arrest,
          home,
          homeWithShot,
        ]),
      ];
      for (const chance of chances) {
        expect(isChance(chance)).toBe(true);
        expect(chance.of).toBe(all);
      }
    });
  });

  test('maquis.arrest-on-placement: who is arrested does not come home, and a shot never hurts', () => {
    checkAll((_, odds) => {
      for (const { arrest, home, homeWithShot = home } of everyWorker(odds)) {
        expect(homeWithShot.deals).toBeGreaterThanOrEqual(home.deals);
        expect(arrest.deals + homeWithShot.deals).toBeLessThanOrEqual(home.of);
      }
    });
  });

  test('maquis.placement: every place where a worker may go is an option, and no other', () => {
    checkAll((position, { options, workers }) => {
      const open = LOCATION_IDS.filter(
        (id) => phaseOf(position) === 'placement' && 'move' in readMove(position, `place:${id}`),
      );
      expect(options.map(({ newcomer }) => newcomer.at)).toEqual(open);
      expect(workers.map(({ at }) => at)).toEqual(snapshotOf(position).workers);
      for (const { others } of options) {
        expect(others.map(({ at }) => at)).toEqual(snapshotOf(position).workers);
      }
    });
  });

  test('maquis.patrol-placement: patrols that stand there stay; each to come stands somewhere or not at all', () => {
    checkAll((position, { patrol }) => {
      const { police, soldierPawns, patrolsToCome } = snapshotOf(position);
      const standing = [...police, ...soldierPawns];
      for (const id of standing) expect(patrol[id].deals).toBe(patrol[id].of);
      const sum = LOCATION_IDS.reduce((total, id) => total + patrol[id].deals, 0);
      const { of } = patrol.cafe;
      expect(sum).toBeGreaterThanOrEqual(standing.length * of);
      expect(sum).toBeLessThanOrEqual((standing.length + patrolsToCome) * of);
    });
  });

  test('maquis.shooting: shots are spoken of where there is a weapon and none was fired', () => {
    checkAll((position, odds) => {
      const { hand, shot, acting } = snapshotOf(position);
      for (const { at, homeWithShot } of everyWorker(odds)) {
        if (shot) expect(homeWithShot).toBeUndefined();
        else if (hand.weapon > 0) expect(homeWithShot).toBeDefined();
        else if (at !== 'fence' && !at.startsWith('field') && at !== acting) {
          expect(homeWithShot).toBeUndefined();
        }
      }
    });
  });

  test('with no patrol to come the odds are what is so', () => {
    checkAll((position, { workers }) => {
      if (snapshotOf(position).patrolsToCome > 0) return;
      for (const { at, arrest, home } of workers) {
        expect(arrest).toEqual({ deals: 0, of: 1 });
        expect(home).toEqual({ deals: Number(wouldComeHome(position, at)), of: 1 });
      }
    });
  });
});

/*
 * What is expected before a card is drawn is what is expected after it, on average over the cards
 * that may come: a law that holds for exact odds, over any reshuffle, and for hardly any others.
 */
test('maquis.patrol-placement: before a card the odds are the average of those after it', () => {
  checkAll((position, before) => {
    if (phaseOf(position) !== 'patrol') return;
    const cards = cardsLeft(position);
    const after = cards.map((card) => {
      const read = readMove(position, `patrol:${card}`);
      if (!('move' in read)) throw new Error(`card ${card} cannot come`);
      return oddsOf(play(position, read.move).position);
    });
    const average = (chanceIn: (odds: Odds) => number) =>
      after.reduce((sum, odds) => sum + chanceIn(odds), 0);
    for (const id of LOCATION_IDS) {
      expect(average(({ patrol }) => patrol[id].deals)).toBe(before.patrol[id].deals);
    }
    for (const { at, home, arrest } of before.workers) {
      const his = (odds: Odds) => odds.workers.find((worker) => worker.at === at);
      expect(average((odds) => his(odds)?.home.deals ?? 0)).toBe(home.deals);
      // Who is no longer on the board was arrested by the card.
      expect(average((odds) => his(odds)?.arrest.deals ?? odds.patrol.cafe.of)).toBe(arrest.deals);
    }
  }, 600);
});

test('maquis.placement: an option says what is so once the worker stands there', () => {
  checkAll((position, { options }) => {
    for (const { newcomer, others } of options) {
      const read = readMove(position, `place:${newcomer.at}`);
      if (!('move' in read)) throw new Error(`nobody may go to ${newcomer.at}`);
      const then = oddsOf(play(position, read.move).position).workers;
      expect(then).toHaveLength(others.length + 1);
      for (const worker of [newcomer, ...others]) expect(then).toContainEqual(worker);
    }
  }, 200);
});
