import type { PuzzleKind, That } from '#games/resist/puzzles/stated-puzzle.ts';
import { type Task, tasksBy } from '#play/mining/mine.ts';
import { type Below, shuffled } from '#shared/random.ts';
import type { MaquisId } from '../../data/index.ts';
import { askOf, type Position, phaseOf, snapshotOf } from '../../engine/index.ts';
import { mutableCopy } from '../../engine/position.ts';
import type { Judged } from '../../puzzles/puzzle.ts';
import type { PuzzleSetUp } from '../../puzzles/set-up.ts';
import { playResist } from '../play.ts';
import { decideOf, fightOf, planOf } from './trimmed.ts';

/** How many games the coach simulates for a move: enough for sensible tables. */
const PLAYED_WITH = 200;
/** Set-ups tried for each end of a round. */
const DECISIONS = 3;

/** What a question practises where its phase alone decides that. */
export const KIND_IN: Readonly<Partial<Record<PuzzleSetUp['phase'], PuzzleKind>>> = {
  decide: 'stop-or-go-on',
  plan: 'which-mission',
  strike: 'which-target',
};

/** The questions at the moments of the game of a seed. */
export const tasksOf = tasksBy(momentsOf, tasksAt);

function momentsOf(seed: string): readonly Position[] {
  const moments: Position[] = [];
  const setUp = { split: 'random', reading: 'strict', seed } as const;
  let before = '';
  playResist(setUp, { id: 'coach', budget: PLAYED_WITH }, (_, draft) => {
    const ask = askOf(draft);
    const now = `${ask} ${snapshotOf(draft).round}`;
    if (now !== before && ['plan', 'attack', 'strike', 'decide'].includes(ask)) {
      moments.push(mutableCopy(draft));
      before = now;
    }
  });
  return moments;
}

function* tasksAt(moment: Position, below: Below): Generator<Task<Judged>> {
  for (const task of questionsAt(moment, below)) {
    const { table, aim } = task.judged;
    const isOfSomebody = 'chance' in aim && aim.chance.kept.length > 0;
    const kind = KIND_IN[table.phase] ?? (isOfSomebody ? 'not-to-be-seen' : undefined);
    yield kind ? { ...task, kind } : task;
  }
}

function* questionsAt(moment: Position, below: Below): Generator<Task<Judged>> {
  const phase = phaseOf(moment);
  const turn = `round ${snapshotOf(moment).round}`;
  if (askOf(moment) === 'decide') {
    for (let n = 0; n < DECISIONS; n++) {
      const table = decideOf(moment, below);
      if (table) yield { turn: `${turn} ${n}`, moment: table, judged: pointsAt(table, 'choice') };
    }
    return;
  }
  if (phase === 'plan') {
    const table = planOf(moment, below);
    if (!table) return;
    yield { turn, moment: table, judged: pointsAt(table, 'plan') };
    const place = table.row[below(table.row.length)];
    const mission = typeof place === 'string' ? place : place.mission;
    yield {
      turn,
      moment: table,
      judged: chanceAt(table, { defeated: [mission], kept: [] }, 'plan'),
    };
    return;
  }
  const table = fightOf(moment, below);
  if (!table) return;
  for (const that of aimsAt(table, below)) {
    yield {
      turn,
      moment: table,
      judged: chanceAt(table, that, phase === 'strike' ? 'round' : 'attack'),
    };
  }
}

/** To beat the Mission; and that somebody is not seen, or that nobody else dies. */
function aimsAt({ hand, hidden, graveyard, target }: PuzzleSetUp, below: Below): readonly That[] {
  if (!target) return [];
  const defeated = [target];
  const about = [...hand, ...hidden].filter((card): card is MaquisId => card !== 'spy');
  const lost = graveyard.reduce((sum, number) => sum + number, 0);
  return [
    { defeated, kept: [] },
    ...shuffled(about, below)
      .slice(0, 2)
      .map((one) => ({ defeated, kept: [one] })),
    { defeated, kept: [], civilians: lost },
    { defeated: [], kept: [], civilians: lost },
    ...(lost >= 2 ? [{ defeated: [], kept: [] }] : []),
  ];
}

const chanceAt = (table: PuzzleSetUp, chance: That, asks: Judged['asks']): Judged => ({
  table,
  until: { rounds: 1 },
  aim: { chance },
  asks,
});

const pointsAt = (table: PuzzleSetUp, asks: Judged['asks']): Judged => ({
  table,
  until: { rounds: 1 },
  aim: { mean: 'points' },
  asks,
});
