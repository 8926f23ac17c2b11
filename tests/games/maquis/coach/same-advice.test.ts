import { expect, test } from 'vitest';
import { advisorOf } from '#games/maquis/coach/advisor.ts';
import { FREE } from '#games/maquis/coach/free.ts';
import {
  advise,
  type MaquisAnalysis,
  type MaquisTasks,
  playerView,
} from '#games/maquis/coach/index.ts';
import { choosePlainly } from '#games/maquis/coach/plain-player.ts';
import {
  drawGoals,
  type Maquis,
  moveText,
  newGame,
  type Position,
  phaseOf,
  rules,
} from '#games/maquis/engine/index.ts';
import { mergedAnalysis } from '#games/maquis/review/merged-analysis.ts';
import { advicePool } from '#play/advice/pool.ts';
import { digest } from '../../../play/advice/digest.ts';
import { InThread, thoughtOn } from '../../../play/advice/in-thread.ts';

const ADVISOR = advisorOf(FREE);

/** Games of the plain player, each with a moment of every phase, and one where it is over. */
const DIFFICULTIES = ['easy', 'normal', 'tricky', 'very-hard'] as const;
const PHASES = ['placement', 'patrol', 'action', 'returning', 'placement'] as const;

function positionsOf(difficulty: (typeof DIFFICULTIES)[number], n: number): Position[] {
  const found: Position[] = [];
  const seed = `same advice ${n}`;
  let position: Position = newGame({ difficulty, goals: drawGoals('any-two', seed), seed });
  for (let moves = 0; found.length < PHASES.length; moves++) {
    const isOver = rules.outcome(position) !== undefined;
    // Not all of them in the first days.
    const isWanted = phaseOf(position) === PHASES[found.length] && moves >= 12 * found.length;
    if (isOver || isWanted) found.push(position);
    if (isOver) continue;
    const choice = choosePlainly(playerView(position));
    const move = choice === undefined ? rules.drawChanceMove(position) : moveText(choice);
    const applied = rules.apply(position, { move });
    if ('reasons' in applied) throw new Error(`${move} is refused`);
    position = applied.position;
  }
  return found;
}

/** Advice without the names of its fields. */
const numbersOf = ({ simulations, value: { chances }, moves }: MaquisAnalysis) => [
  simulations,
  [chances.win, chances.draw, chances.loss],
  moves.map((move) => [
    ...[move.move, move.simulations, move.standardError, move.share],
    ...[move.chances.win, move.chances.draw, move.chances.loss],
  ]),
];

const asked = (position: Position): MaquisAnalysis =>
  advise(playerView(position), { seed: 'asked', budget: 30 });

const pool = advicePool<Maquis, MaquisAnalysis, MaquisTasks>(() => new InThread(ADVISOR), {
  size: 2,
  merge: mergedAnalysis,
});

/** As a page is answered by two workers, which think on once. */
const served = (position: Position): Promise<MaquisAnalysis> =>
  thoughtOn(pool, { view: playerView(position), seed: 'served', simulations: 80 }, 70);

/* Written down from commit ae3d1605, before all coaches answered by one protocol. */
const ADVICE: readonly (readonly [asked: string, served: string])[] = [
  ['0755f6baeb48', '0503c8c5022c'],
  ['510977d8dcf7', '1e933fff966f'],
  ['959860781440', '959860781440'],
  ['4b20588a2e45', '4b20588a2e45'],
  ['1ae5272746dc', '9aeca788f8e1'],
  ['723b59402c8f', '53f162c8240c'],
  ['08f248e05507', '1d7ed29eea11'],
  ['849e03458fac', '849e03458fac'],
  ['cb27a96b1883', 'cb27a96b1883'],
  ['0f397d8496d0', '23205e720c86'],
  ['92ca2d86a706', '59d7b58d251a'],
  ['057cf1412309', '087bed45b9a8'],
  ['b58072436e30', 'b58072436e30'],
  ['d32536fe4779', 'd32536fe4779'],
  ['f965233a00b8', 'f6c4b0561535'],
  ['d71b9f332acc', 'ca894460927d'],
  ['f53b06b159d7', '83d4f75291d7'],
  ['a6e792af301c', 'a6e792af301c'],
  ['e73158c93f47', 'e73158c93f47'],
  ['235da2435e0b', '83c5c7448225'],
];
const DEALS = ['win', 'win', 'draw', 'loss'];

test('the same seed gives the advice that was given out before', async () => {
  const now: string[][] = [];
  for (const position of DIFFICULTIES.flatMap(positionsOf)) {
    now.push([digest(numbersOf(asked(position))), digest(numbersOf(await served(position)))]);
  }
  expect(now).toEqual(ADVICE);
});

test('a deal is played as before', async () => {
  const now = DIFFICULTIES.map((difficulty) => {
    const seed = `deal ${difficulty}`;
    const deal = { difficulty, goals: drawGoals('any-two', seed), seed };
    return pool.run('playDeal', { deal, seed: 'rated', budget: 8 });
  });
  expect(await Promise.all(now)).toEqual(DEALS);
});
