import type { PuzzleKind, That } from '#games/resist/puzzles/stated-puzzle.ts';
import { type Task, tasksBy } from '#play/mining/mine.ts';
import { type Below, shuffled } from '#shared/random.ts';
import { GAME, type MaquisId, MISSIONS, type MissionId } from '../../data/index.ts';
import { type AskId, askOf, type Position, phaseOf, snapshotOf } from '../../engine/index.ts';
import { mutableCopy } from '../../engine/position.ts';
import type { Judged } from '../../puzzles/puzzle.ts';
import type { PuzzleSetUp } from '../../puzzles/set-up.ts';
import { playResist } from '../play.ts';
import { dealtFightOf, dealtPlanOf, decideOf, lastTwoOf } from './dealt.ts';
import { fightOf, planOf } from './trimmed.ts';

/** How many games the coach simulates for a move: enough for sensible tables. */
const PLAYED_WITH = 50;
/** Set-ups tried for each moment: that of the game, then others dealt anew; fewest where most make a question. */
const TABLES: Readonly<Partial<Record<AskId, number>>> = {
  plan: 12,
  attack: 10,
  strike: 16,
  decide: 16,
};

/** What is practised at the moments that ask for something; in ATTACK it takes the proof to tell which. */
const KINDS_AT: Readonly<Partial<Record<AskId, readonly PuzzleKind[]>>> = {
  decide: ['stop-or-go-on', 'two-rounds', 'which-first'],
  plan: ['which-mission', 'not-to-be-seen', 'hidden-or-revealed'],
  attack: ['not-to-be-seen', 'hidden-or-revealed'],
  strike: ['which-target'],
};

/** What a question practises where that needs no proof. */
export function kindOf({ table, aim, asks, until }: Judged): PuzzleKind | undefined {
  if (until !== 'hand' && until.rounds > 1) return asks === 'plan' ? 'which-first' : 'two-rounds';
  if (table.phase === 'decide') return 'stop-or-go-on';
  if (table.phase === 'strike') return 'which-target';
  if (asks === 'plan') return 'which-mission';
  return 'chance' in aim && aim.chance.kept.length > 0 ? 'not-to-be-seen' : undefined;
}

/** The questions at the moments of the game of a seed. */
export const tasksOf = tasksBy(momentsOf, tasksAt);

function momentsOf(seed: string): readonly Position[] {
  const moments: Position[] = [];
  const setUp = { split: 'random', reading: 'strict', seed } as const;
  let before = '';
  playResist(setUp, { id: 'coach', budget: PLAYED_WITH }, (_, draft) => {
    const ask = askOf(draft);
    const now = `${ask} ${snapshotOf(draft).round}`;
    if (now !== before && TABLES[ask] !== undefined) {
      moments.push(mutableCopy(draft));
      before = now;
    }
  });
  return moments;
}

function* tasksAt(moment: Position, below: Below, theme?: string): Generator<Task<Judged>> {
  if (theme && !KINDS_AT[askOf(moment)]?.some((kind) => kind === theme)) return;
  for (const task of questionsAt(moment, below)) {
    const kind = kindOf(task.judged);
    yield kind ? { ...task, kind } : task;
  }
}

function* questionsAt(moment: Position, below: Below): Generator<Task<Judged>> {
  const turn = `round ${snapshotOf(moment).round}`;
  const tables = TABLES[askOf(moment)] ?? 0;
  for (let n = 0; n < tables; n++) {
    if (askOf(moment) === 'decide') {
      const table = decideOf(moment, below);
      if (table) yield { turn: `${turn} ${n}`, moment: table, judged: pointsAt(table, 'choice') };
      for (const phase of ['attack', 'plan'] as const) {
        const two = lastTwoOf(moment, phase, below);
        if (two) yield { turn: `${turn} ${phase} ${n}`, moment: two, judged: bothAt(two) };
      }
    } else if (phaseOf(moment) === 'plan') {
      const now = snapshotOf(moment);
      const table = n === 0 ? planOf(now, below) : dealtPlanOf(moment, below);
      if (!table) continue;
      yield { turn, moment: table, judged: pointsAt(table, 'plan') };
      const open = table.row.filter((place) => typeof place !== 'string' && !place.failed);
      const [one] = shuffled(open, below);
      const target = typeof one === 'string' ? one : one?.mission;
      // Another moment: where the choice of a Mission is too wide, one Mission may not be.
      if (target) yield* fightsAt({ ...table }, target, turn, below);
    } else {
      const table = n === 0 ? fightOf(moment, below) : dealtFightOf(moment, below);
      if (table?.target) yield* fightsAt(table, table.target, turn, below);
    }
  }
}

function* fightsAt(
  table: PuzzleSetUp,
  target: MissionId,
  turn: string,
  below: Below,
): Generator<Task<Judged>> {
  const asks = table.phase === 'strike' ? 'round' : 'attack';
  // Where the game may be lost, the points of a Mission are weighed against all that there are.
  if (table.phase !== 'plan' && isAtRisk(table)) {
    yield { turn, moment: table, judged: pointsAt(table, asks) };
  }
  for (const that of aimsAt(table, target, below)) {
    yield { turn, moment: table, judged: chanceAt(table, that, asks) };
  }
}

/** Whether another civilian or two are too many. */
const isAtRisk = ({ graveyard }: PuzzleSetUp): boolean =>
  graveyard.reduce((sum, number) => sum + number, 0) >= GAME.civilianLimit - 3;

/** To beat the Mission; and that somebody is not seen, or that nobody else dies. */
function aimsAt(
  { phase, hand, hidden, graveyard, row }: PuzzleSetUp,
  target: MissionId,
  below: Below,
): readonly That[] {
  const defeated = [target];
  const mayLose = losses(row, target);
  const about = [...hand, ...hidden].filter((card): card is MaquisId => card !== 'spy');
  const [one] = shuffled(about, below);
  const civilians = graveyard.reduce((sum, number) => sum + number, 0);
  const aims: readonly That[] = [
    { defeated, kept: [] },
    ...(one
      ? [
          { defeated, kept: [one] },
          { defeated, kept: [one], civilians },
        ]
      : []),
    { defeated, kept: [], civilians },
    ...(phase === 'plan' ? [] : [{ defeated: [], kept: [], civilians }]),
    ...(phase === 'strike' && one ? [{ defeated: [], kept: [one], civilians }] : []),
    ...(civilians >= 2 && phase !== 'plan' ? [{ defeated: [], kept: [] }] : []),
  ];
  // What nothing here can break is not asked for; before the strike whoever is kept may not be revealed.
  return shuffled(
    aims.filter(
      (aim) =>
        (aim.civilians === undefined || mayLose.civilians) &&
        (aim.kept.length === 0 || phase !== 'strike' || mayLose.hidden),
    ),
    below,
  );
}

/** Whether civilians may die, and hidden Maquis leave the game, by the Enemies seen at a Mission or by the Mission. */
function losses(
  row: PuzzleSetUp['row'],
  target: MissionId,
): { readonly civilians: boolean; readonly hidden: boolean } {
  const place = row.find((one) => (typeof one === 'string' ? one : one.mission) === target);
  const effect = MISSIONS.find(({ id }) => id === target)?.effect.does;
  const isThere = (type: string): boolean =>
    typeof place === 'object' && place.up.some((kind) => kind.startsWith(type));
  return {
    civilians: effect === 'civilian-per-enemy' || isThere('counter-guerrilla'),
    hidden: effect === 'remove-hidden' || isThere('military'),
  };
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

/** To beat both Missions that are left, one in this round, the other in the next. */
const bothAt = (table: PuzzleSetUp): Judged => ({
  table,
  until: { rounds: 2 },
  aim: {
    chance: {
      defeated: table.row.flatMap((place) =>
        typeof place === 'string' || place.failed ? [] : place.mission,
      ),
      kept: [],
    },
  },
  asks: table.phase === 'plan' ? 'plan' : 'attack',
});
