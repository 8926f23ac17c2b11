import type { Task } from '#play/mining/mine.ts';
import { tasksBy } from '#play/mining/tasks.ts';
import type { Below } from '#shared/random.ts';
import { engine } from '../../engine/engine.ts';
import {
  cardsInHands,
  dealtSetUp,
  legalMoves,
  newGame,
  type Position,
} from '../../engine/index.ts';
import { mutableCopy } from '../../engine/position.ts';
import { isChanceTurn } from '../../engine/turn.ts';
import type { Aim } from '../../puzzles/aim.ts';
import type { Judged } from '../../puzzles/puzzle.ts';
import { positionOf, type SetUp } from '../../puzzles/set-up.ts';
import { playGame } from '../played-game.ts';
import { setUpOf, sound } from './set-up-of.ts';

/** How many lines the coach plays on for a decision: enough for sensible tables. */
const PLAYED_WITH = 60;
/** How few cards may be unseen where a mission is called, so that it can be proved. */
const FEW = 9;

/** The questions at the moments of the game of a seed. */
export const tasksOf = tasksBy(momentsOf, tasksAt);

function momentsOf(seed: string, below: Below): readonly Position[] {
  const setUp = dealtSetUp({ seed, variant: 'normal', players: 2 + below(3) });
  const { moves } = playGame(setUp, { id: 'coach', lines: PLAYED_WITH });
  const draft = mutableCopy(newGame(setUp));
  const moments: Position[] = [];
  for (const move of moves) {
    if (!isChanceTurn(draft) && legalMoves(draft).length > 1) moments.push(mutableCopy(draft));
    engine.makeMove(draft, move);
  }
  return moments;
}

function* tasksAt(position: Position, below: Below): Generator<Task<Judged>> {
  const real = setUpOf(position);
  if (!real) return;
  const turn = `mission ${real.mission}`;
  // With many cards unseen no call of a mission can be proved, and few speeches.
  const table = real.phase === 'intensity' ? fewUnseen(real, below) : real;
  const missions = real.phase === 'intensity' ? 1 + below(3) : 1;
  if (!table) return;
  for (const aim of aimsAt(table)) {
    yield { turn, moment: table, judged: { table, missions, aim, asks: 'choice' } };
  }
}

/** The same table near the end: of the unseen cards only a few are left. */
function fewUnseen(setUp: SetUp, below: Below): SetUp | undefined {
  const left = [...setUp.unseen];
  const unseen = Array.from({ length: Math.min(left.length, FEW - below(3)) }, () =>
    left.splice(below(left.length), 1),
  ).flat();
  const trials = Math.max(2, Math.round(unseen.length / 2) + below(2));
  return sound({ ...setUp, unseen, trials });
}

function aimsAt(table: SetUp): readonly Aim[] {
  if (table.phase === 'intensity') return [{ success: true }, { inHands: 0 }, { peace: true }];
  const held = cardsInHands(positionOf(table));
  const most = [0, 1, 2, 3].filter((cards) => cards < held);
  return [{ success: true }, ...most.map((inHands): Aim => ({ success: true, inHands }))];
}
