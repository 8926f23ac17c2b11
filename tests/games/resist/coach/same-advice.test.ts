import { expect, test } from 'vitest';
import {
  choosePlainlyInResist,
  ENDS,
  type ResistAnalysis,
  resistAdvisor,
} from '#games/resist/coach/index.ts';
import {
  moveText,
  newGame,
  type Position,
  type Resist,
  resistRules,
} from '#games/resist/engine/index.ts';
import { advicePool } from '#play/advice/pool.ts';
import { digest } from '../../../play/advice/digest.ts';
import { InThread, thoughtOn } from '../../../play/advice/in-thread.ts';

/** Moments of four games of the plain player: how often chance and the player have moved before. */
const MOMENTS = [4, 15, 44, 77, 130];
const SET_UPS = [
  { split: 'random', reading: 'strict' },
  { split: 'draft', reading: 'strict' },
  { split: 'random', reading: 'lenient' },
  { split: 'draft', reading: 'lenient' },
] as const;

function positionsOf(game: number): Position[] {
  const found: Position[] = [];
  let position: Position = newGame({ ...SET_UPS[game], seed: `same advice ${game}` });
  for (let n = 0; found.length < MOMENTS.length; n++) {
    const isOver = resistRules.outcome(position) !== undefined;
    if (isOver || n === MOMENTS[found.length]) found.push(position);
    if (isOver) continue;
    const move = resistRules.turn(position).chance
      ? resistRules.drawChanceMove(position)
      : moveText(choosePlainlyInResist(resistRules.playerView(position), `${game} ${n}`));
    const applied = resistRules.apply(position, { move });
    if ('reasons' in applied) throw new Error(`${move} is refused`);
    position = applied.position;
  }
  return found;
}

/** An advice without the names of its fields. */
const numbersOf = ({ simulations, value, moves, goingOn }: ResistAnalysis) => [
  simulations,
  [value.score, value.standardError, ENDS.map((end) => value.chances[end])],
  moves.map((move) => [
    ...[move.move, move.simulations, move.score, move.standardError],
    ENDS.map((end) => move.chances[end]),
    move.reasons.map(({ code, rule, params }) => [code, rule, params]),
  ]),
  goingOn && [goingOn.now.result, goingOn.now.points, ENDS.map((end) => goingOn.ends?.[end])],
];

function asked(position: Position): ResistAnalysis {
  const search = resistAdvisor.start(resistRules.playerView(position), 'asked', 60);
  search.think(60);
  return search.analysis();
}

const pool = advicePool<Resist, ResistAnalysis>(() => new InThread(resistAdvisor), { size: 1 });

/** As a page is answered by a worker, which thinks on once. */
const served = (position: Position): Promise<ResistAnalysis> =>
  thoughtOn(pool, { view: resistRules.playerView(position), seed: 'served', simulations: 60 }, 30);

/* Written down from commit ae3d1605, before all coaches answered by one protocol. */
const ADVICE: readonly (readonly [asked: string, served: string])[] = [
  ['0c6d3b2c7587', '5c608bd80f01'],
  ['1d03998fab2a', '1ae62bb6d078'],
  ['9f4cb1fb6564', 'abc3e721e76e'],
  ['2df2ecc1ebcf', 'd93ad81cb4df'],
  ['47cd4d1648b2', '44164f12761a'],
  ['97dcdb6fd1dd', '4fd94cff639d'],
  ['6959c87a0ae7', '8df4d2684eab'],
  ['8ac96faf6776', '572c2b330983'],
  ['e834fbb98ba5', 'c1ca1b708681'],
  ['8b4dc57179c6', '8b4dc57179c6'],
  ['050370db4269', '81776f878197'],
  ['8ebea9b649ea', '62aa8dc880c8'],
  ['767b364526fd', '18d74c0cdffe'],
  ['73a5b9507b06', '5743e1b35642'],
  ['9489d57fe7c2', 'f03b43516846'],
  ['d76cf99b2e00', '8d26a8dfd0c2'],
  ['f16670132480', 'e9e13e528b59'],
  ['5e85ec4d0c7b', '906cdef62780'],
  ['55f61187192e', '95d6b38c2110'],
  ['4615c9e9239f', '9b37373cac5e'],
];

test('the same seed gives the advice that was given out before', async () => {
  const now: string[][] = [];
  for (const position of SET_UPS.flatMap((_, game) => positionsOf(game))) {
    now.push([digest(numbersOf(asked(position))), digest(numbersOf(await served(position)))]);
  }
  expect(now).toEqual(ADVICE);
});
