import { DIFFICULTIES } from '#games/maquis/data/index.ts';
import { mayShoot, type Snapshot, snapshotOf, type Table } from '#games/maquis/engine/index.ts';
import { correct, gameSetUpOf, type TableEvent } from '#games/maquis/session/index.ts';
import { type Told, tableWith } from '../../engine/tables.ts';
import { movesNow } from '../moves-now.ts';
import { gameWith, nameOf, type State, tableNow } from '../stepping.ts';
import { undoOf } from '../undoing.ts';

/*
 * What a visitor might do in any state, and what makes two states alike. A game has more positions
 * than can be walked; what the machine does depends on a few features of them.
 */

const snapshotIn = ({ context: { replayed } }: State): Snapshot | undefined =>
  replayed && snapshotOf(replayed.position);

/** Everything on which the machine's way can depend, in one line. */
export function featuresOf(state: State): string {
  const { context } = state;
  const { game, replayed, selected, setUp } = context;
  const now = snapshotIn(state);
  const undo = game && undoOf(game);
  const marks = {
    selected: selected !== undefined,
    refused: context.rejected.length > 0,
    unseen: game !== undefined && game.seen < game.steps.length,
    visitor: setUp.owners.deck === 'visitor',
    ready: gameSetUpOf(setUp) !== undefined,
    shot: replayed !== undefined && mayShoot(replayed.position),
    undo: undo !== undefined,
    free: undo?.chanceSeen === 0,
    redo: state.context.redoStack.length > 0,
    lastDay: now?.day === LAST_DAY,
  };
  const told = Object.entries(marks).flatMap(([name, holds]) => (holds ? [name] : []));
  const counts = now ? [now.safeHouse, now.workers.length, now.patrolsToCome] : [];
  return [nameOf(state), now?.phase ?? '', counts.join('/'), ...told].join(' ');
}

const NORMAL = DIFFICULTIES.find(({ id }) => id === 'normal');
const LAST_DAY = (NORMAL?.lastDay ?? 0) - 1;

/** What can be done whatever the state; most states take no notice of most of it. */
const ALWAYS: readonly TableEvent[] = [
  { type: 'start' },
  { type: 'drawGoals' },
  { type: 'draw' },
  { type: 'continue' },
  { type: 'noShot' },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'confirmUndo' },
  { type: 'cancelUndo' },
  { type: 'select', choice: undefined },
  { type: 'keep', change: { deck: 'site' } },
  { type: 'keep', change: { deck: 'visitor' } },
  { type: 'configure', change: { goals: { west: 'sabotage', east: 'sabotage' } } },
  { type: 'configure', change: { goals: { west: 'sabotage', east: 'aid-the-spy' } } },
  { type: 'decideGoalSource', source: 'one-of-each' },
  { type: 'decideGoalSource', source: 'by-hand' },
  { type: 'decideEdition', ruleset: 'pnp-1.1', threeStar: false },
  { type: 'recordHelp', help: 'odds' },
  { type: 'sync', input: { seed: 'a seed', resume: { game: gameWith('visitor') } } },
  { type: 'newGame', seed: 'new' },
];

/** The moves that may be made and one that may not: of each kind the first and the last. */
function movesToTry(state: State): TableEvent[] {
  const byKind = Map.groupBy(movesNow(state.context), (move) => move.split(':')[0]);
  const ends = [...byKind.values()].flatMap((moves) => [moves[0], moves.at(-1)]);
  return [...new Set([...ends, 'place:safe-house'])].flatMap((move): TableEvent[] => {
    if (move === undefined) return [];
    const isHomeward = /^act:|:safe-house$/.test(move);
    return [{ type: 'move', move }, ...(isHomeward ? [{ type: 'moveHome', move } as const] : [])];
  });
}

const corrected = (table: Table, change: Partial<Snapshot>): TableEvent => ({
  type: 'correct',
  board: correct(table, change).table,
});

/** A boxed game at a moment that only the boxed editions have, on the last day so that it is soon over. */
function boxedAt(told: Told): TableEvent {
  const table = tableWith({ ruleset: 'box-2019', day: LAST_DAY, ...told });
  const { difficulty, goals } = table;
  const setUp = { ruleset: 'box-2019', difficulty, goals, seed: 'a seed' } as const;
  const game = { ...gameWith('visitor', [{ correction: table }]), setUp };
  return { type: 'sync', input: { seed: 'a seed', resume: { game } } };
}

const VISITED = [
  'pont-leveque',
  'doctor',
  'radio-a',
  'rue-baradat',
  'poor-district',
  'pont-du-nord',
] as const;
const DOUBLE_AGENT = { west: 'double-agent', east: 'sabotage' } as const;

const BOXED: readonly TableEvent[] = [
  boxedAt({
    phase: 'look',
    goals: { west: 'infiltration', east: 'sabotage' },
    west: { successes: 1, inside: true },
  }),
  boxedAt({
    phase: 'reveal',
    goals: DOUBLE_AGENT,
    west: { successes: 6, marks: VISITED },
    workers: ['doctor'],
    acting: 'doctor',
  }),
  boxedAt({
    phase: 'remove',
    goals: DOUBLE_AGENT,
    west: { successes: 7, marks: VISITED, target: 'grocer', complete: true },
    workers: ['grocer'],
    acting: 'grocer',
  }),
  boxedAt({
    phase: 'bridge',
    goals: { west: 'take-out-the-bridges', east: 'sabotage' },
    west: { successes: 1 },
    bridgeDue: true,
  }),
];

/** Every event worth trying in a state; of a boxed game, what brings it on. */
export function eventsIn(state: State): TableEvent[] {
  const now = snapshotIn(state);
  if (!now) return [...ALWAYS, ...BOXED, { type: 'move', move: 'patrol:1' }];
  if (now.bridges) {
    const onward: TableEvent[] = [
      { type: 'continue' },
      { type: 'undo' },
      { type: 'newGame', seed: 'new' },
    ];
    return [...movesToTry(state), ...onward];
  }
  const table = tableNow(state);
  const [worker] = now.workers;
  return [
    ...ALWAYS,
    ...movesToTry(state),
    { type: 'select', choice: now.phase === 'placement' || !worker ? 'cafe' : worker },
    corrected(table, { hand: { ...now.hand, weapon: 2 } }),
    corrected(table, { day: LAST_DAY }),
    corrected(table, { morale: 9 }),
  ];
}
