import { expect, test } from 'vitest';
import {
  choosePlainlyInPoilus,
  LINES_A_LOOK,
  type PoilusAnalysis,
  type PoilusMove,
  type PoilusTasks,
  poilusAdvisor,
} from '#games/les-poilus/coach/index.ts';
import {
  dealtSetUp,
  type LesPoilus,
  moveText,
  newGame,
  type Position,
  playerView,
  poilusRules,
} from '#games/les-poilus/engine/index.ts';
import { advicePool } from '#play/advice/pool.ts';
import { digest } from '../../../play/advice/digest.ts';
import { InThread, thoughtOn } from '../../../play/advice/in-thread.ts';

/** Decisions in four games of the plain player, with two to five at the table. */
const DECISIONS = [1, 6, 14, 25, 40];
const PLAYERS = [2, 3, 4, 5];

function positionsOf(players: number): Position[] {
  const found: Position[] = [];
  const seed = `same advice ${players}`;
  let position: Position = newGame(dealtSetUp({ players, variant: 'normal', seed }));
  for (let n = 0; found.length < DECISIONS.length; ) {
    const isOver = poilusRules.outcome(position) !== undefined;
    const { chance, seats } = poilusRules.turn(position);
    const isDecision = !chance && seats.length > 0 && poilusRules.legalMoves(position).length > 1;
    if (isOver) throw new Error(`the game of ${players} is over after ${n} decisions`);
    if (isDecision && n++ === DECISIONS[found.length]) found.push(position);
    const move = chance
      ? poilusRules.drawChanceMove(position)
      : moveText(choosePlainlyInPoilus(position));
    const applied = poilusRules.apply(position, { move });
    if ('reasons' in applied) throw new Error(`${move} is refused`);
    position = applied.position;
  }
  return found;
}

const seenBy = (position: Position) => playerView(position, poilusRules.turn(position).seats[0]);

/** Advice without the names of its fields. */
const numbersOf = (moves: readonly PoilusMove[]) =>
  moves.map(({ move, simulations, score, standardError, chances }) => [
    ...[move, simulations, score, chances.win, standardError],
  ]);

const pool = advicePool<LesPoilus, PoilusAnalysis, PoilusTasks>(() => new InThread(poilusAdvisor), {
  size: 1,
});

/** As a page is answered by a worker, after so many looks. */
async function served(position: Position, looks: number) {
  const question = { view: seenBy(position), seed: 'served', simulations: LINES_A_LOOK };
  const { moves } = await thoughtOn(pool, question, (looks - 1) * LINES_A_LOOK);
  return numbersOf(moves);
}

/** What is asked about a game that is over: the team's chance, and a ranking of all moves and of two. */
async function reviewed(position: Position) {
  const view = seenBy(position);
  const among = poilusRules.legalMoves(position).slice(0, 2);
  const [outlook, ranking, between] = await Promise.all([
    pool.run('outlook', { position, lines: 20, seed: 'outlook' }),
    pool.run('ranking', { view, lines: 40, seed: 'ranking' }),
    pool.run('ranking', { view, lines: 20, seed: 'between', among }),
  ]);
  return [[outlook.wins, outlook.error], numbersOf(ranking), numbersOf(between)];
}

/* Written down from commit ae3d1605, before all coaches answered by one protocol. */
const ADVICE: readonly (readonly [served: string, reviewed: string])[] = [
  ['605ad4c6fe0d', '328e4f792dae'],
  ['94c7d7068286', 'd4c889696ec0'],
  ['67c128a6ff3e', '58d4d828e81b'],
  ['2dba122e7fe7', 'd0b00068b9ef'],
  ['34f4081974c7', 'd8673e202deb'],
  ['df7eee02c6a0', 'c6bb22b6a6a0'],
  ['d0af65110b1e', 'b1c4ed3a4eb5'],
  ['d688eb8ef6ce', '3b348b49b138'],
  ['c0831ea63cf8', '27fa84c99c88'],
  ['44f3820166a6', 'bef180a18fcc'],
  ['4c317e4d8ead', 'f206a5c6ca7b'],
  ['a1f1c39c0779', '879a9a8f2d84'],
  ['5ba4a193db9a', '62137d57ba55'],
  ['35bbb073d44d', '735840b3df55'],
  ['36bd3db1fa75', '4acd2fa03880'],
  ['bbe5ad64138f', '85a8cc4965ad'],
  ['676e6f8dce2c', '79a898e44243'],
  ['415856fa8d55', 'fbd9c5ba5a9c'],
  ['b1dfbdfab6c8', '69d574afe936'],
  ['f5dbf3ff38cb', 'b6bef3a7e421'],
];

test('the same seed gives the advice that was given out before', async () => {
  const now: string[][] = [];
  for (const players of PLAYERS) {
    for (const [n, position] of positionsOf(players).entries()) {
      const looks = 1 + (n % 2);
      now.push([digest(await served(position, looks)), digest(await reviewed(position))]);
    }
  }
  expect(now).toEqual(ADVICE);
});
