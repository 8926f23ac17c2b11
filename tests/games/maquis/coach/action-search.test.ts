import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ActionSearch } from '#games/maquis/coach/action-search.ts';
import { DayPlan } from '#games/maquis/coach/day-plan.ts';
import { FREE_SIGNS, unseenCards } from '#games/maquis/coach/features.ts';
import { utilityOf } from '#games/maquis/coach/utility.ts';
import { WEIGHTS } from '#games/maquis/coach/value/weights.ts';
import { ValueNet } from '#games/maquis/coach/value-net.ts';
import { weightsFrom } from '#games/maquis/coach/weights-text.ts';
import {
  legalMoves,
  moveText,
  newGame,
  type Position,
  phaseOf,
  play,
  resultOf,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { moments } from './moments.ts';

const net = new ValueNet(weightsFrom(WEIGHTS, FREE_SIGNS), FREE_SIGNS);
const like = newGame({ difficulty: 'normal', goals: { west: 'sabotage', east: 'aid-the-spy' } });
const plan = new DayPlan(net, like);

interface Chances {
  readonly win: number;
  readonly draw: number;
}

/** The same question answered without memory, plan or order: every sequence of legal moves is played. */
function bySheerForce(position: Position): Chances {
  const phase = phaseOf(position);
  if (phase === 'over') {
    const result = resultOf(position);
    return { win: result === 'win' ? 1 : 0, draw: result === 'draw' ? 1 : 0 };
  }
  if (phase === 'placement') {
    net.judge(net.look(position), 0, unseenCards(position));
    return { win: net.win, draw: net.draw };
  }
  return legalMoves(position)
    .map((move) => bySheerForce(play(position, move).position))
    .reduce((best, found) => (utilityOf(found) > utilityOf(best) ? found : best));
}

/** Moments of the action phase with few enough workers to be played through. */
const ends = moments.filter((position) => {
  const { phase, workers, acting } = snapshotOf(position);
  return ['action', 'returning', 'dusk'].includes(phase) && workers.length - (acting ? 1 : 0) <= 2;
});

test('maquis.activation: every order, choice and shot is weighed, as by playing them all', () => {
  fc.assert(
    fc.property(ends, (position) => {
      const search = new ActionSearch(net, plan);
      for (const { move, win, draw } of search.judgeMoves(position)) {
        const forced = bySheerForce(play(position, move).position);
        expect([moveText(move), utilityOf({ win, draw })]).toEqual([
          moveText(move),
          expect.closeTo(utilityOf(forced), 9),
        ]);
      }
    }),
    { numRuns: 60 },
  );
});

test('maquis.activation: the quick plan is a legal way to play the day, and worth what it says', () => {
  fc.assert(
    fc.property(
      moments.filter((position) => phaseOf(position) === 'action'),
      (position) => {
        plan.plan(position);
        const { win, draw } = plan;
        let now = position;
        for (const move of plan.moves) now = play(now, move).position;
        expect(['placement', 'over']).toContain(phaseOf(now));
        const end = bySheerForce(now);
        expect(win).toBeCloseTo(end.win, 9);
        expect(draw).toBeCloseTo(end.draw, 9);
        const [best] = new ActionSearch(net, plan).judgeMoves(position);
        expect(utilityOf(best)).toBeGreaterThanOrEqual(utilityOf(end) - 1e-9);
      },
    ),
    { numRuns: 60 },
  );
});

test('past its limit the search leaves the rest to the plan, and still ranks every move', () => {
  fc.assert(
    fc.property(ends, (position) => {
      const judged = new ActionSearch(net, plan, 3).judgeMoves(position);
      expect(judged.map(({ move }) => move).sort()).toEqual(legalMoves(position).sort());
      const full = new ActionSearch(net, plan).judgeMoves(position);
      expect(utilityOf(judged[0])).toBeLessThanOrEqual(utilityOf(full[0]) + 1e-9);
    }),
    { numRuns: 40 },
  );
});
