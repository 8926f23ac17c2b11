import {
  canBeMajor,
  DIFFICULTIES,
  type Difficulty,
  type Edition,
  EVERY_GOAL,
  EVERY_TILE,
  editionCalled,
  FIELDS,
  type Goal,
  LOCATIONS,
  MORALE_TRACK,
  modesOf,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  SIDES,
  type Side,
  SOLDIER_TRACK,
  SPARE_ROOMS,
  TOKENS_OF_A_KIND,
} from '../data/index.ts';
import { fault, type TableFault } from './fault-codes.ts';
import { isCalledFor } from './mission-moments.ts';
import { goalSuccesses } from './mission-table.ts';
import type { PhaseId } from './position.ts';
import { RULESET, rulesetCalled } from './rulesets.ts';
import { NOTHING, stockOf } from './stock.ts';
import type { Table } from './table.ts';

/** All that is wrong with a table, in the order one would put it right; nothing for a sound one. */
export function faultsOf(table: Table): TableFault[] {
  return [
    ...trackFaults(table),
    ...workerFaults(table),
    ...pawnFaults(table),
    ...goodsFaults(table),
    ...tileFaults(table),
    ...goalFaults(table),
    ...cardFaults(table),
    ...phaseFaults(table),
  ];
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const editionOf = ({ ruleset = RULESET }: Table): Edition => editionCalled(ruleset);

const modeOf = (table: Table): Difficulty =>
  modesOf(editionOf(table)).find(({ id }) => id === table.difficulty) ?? DIFFICULTIES[0];

const goalCalled = (id: string): Goal | undefined => EVERY_GOAL.find((goal) => goal.id === id);

const repeated = <Item>(items: readonly Item[]): Item[] => [
  ...new Set(items.filter((item, n) => items.indexOf(item) !== n)),
];

function trackFaults(table: Table): TableFault[] {
  const { day, morale, soldiers } = table.state;
  const { lastDay, wraps, laps } = modeOf(table);
  // The marker rests on the last space only when the game is over; where it wraps without end, never.
  const isLast = !wraps || laps !== undefined;
  const most = table.state.phase === 'over' && isLast ? lastDay : lastDay - 1;
  const faults: TableFault[] = [];
  const { lap = 1 } = table.state;
  if (!isWhole(lap, 1, laps ?? 1)) faults.push(fault('day-off-track', { day, lastDay: most }));
  if (!isWhole(day, 0, most)) faults.push(fault('day-off-track', { day, lastDay: most }));
  if (!isWhole(morale, MORALE_TRACK.fail, MORALE_TRACK.max)) {
    faults.push(fault('morale-off-track', { morale, most: MORALE_TRACK.max }));
  }
  if (!isWhole(soldiers, SOLDIER_TRACK.start, SOLDIER_TRACK.max)) {
    faults.push(fault('soldiers-off-track', { soldiers, most: SOLDIER_TRACK.max }));
  }
  return faults;
}

function workerFaults(table: Table): TableFault[] {
  const { safeHouse, cafe, arrested, workers, removed = 0, goals } = table.state;
  const mode = modeOf(table);
  const inTheGame = mode.workers + mode.recruits;
  const inside = SIDES.filter((side) => goals[side].inside).length;
  const counted = safeHouse + cafe + arrested + workers.length + removed + inside;
  const isSound =
    counted === inTheGame &&
    [safeHouse, arrested, removed].every((count) => isWhole(count, 0, inTheGame)) &&
    isWhole(cafe, 0, mode.recruits);
  return isSound ? [] : [fault('workers-do-not-add-up', { counted, inTheGame })];
}

function pawnFaults(table: Table): TableFault[] {
  const { workers, police, soldierPawns, soldiers, airdrops, rooms, acting } = table.state;
  const patrols = [...police, ...soldierPawns];
  const faults = repeated([...workers, ...patrols]).map((place) =>
    fault('two-pawns-on-a-place', { place }),
  );
  if (police.length > PAWNS_OF_A_COLOUR) {
    faults.push(fault('too-many-police', { police: police.length, most: PAWNS_OF_A_COLOUR }));
  }
  if (soldierPawns.length > soldiers) {
    faults.push(fault('too-many-soldiers', { pawns: soldierPawns.length, soldiers }));
  }
  for (const place of workers) {
    const { kind } = LOCATIONS.find(({ id }) => id === place) ?? LOCATIONS[0];
    const isTileHome = EVERY_TILE.some(
      ({ id, isHome }) => isHome && (rooms as Record<string, string>)[place] === id,
    );
    if (kind === 'home' || (isTileHome && place !== acting)) {
      faults.push(fault('pawn-in-safe-house', { place }));
    }
    if (kind === 'exit' && !goalHasPlace(table, place)) {
      faults.push(fault('pawn-where-no-place-is', { place }));
    }
    const lying = stockOf(airdrops[place as (typeof FIELDS)[number]] ?? {});
    if (kind === 'field' && place !== acting && lying === NOTHING && !mayBeEmpty(table)) {
      faults.push(fault('worker-on-empty-field', { place }));
    }
  }
  for (const place of patrols) {
    const isOnACard = PATROL_CARDS.some(({ places }) => places.includes(place));
    if (!isOnACard) faults.push(fault('patrol-off-the-cards', { place }));
  }
  return faults;
}

function goalHasPlace(table: Table, exit: string): boolean {
  const side = SIDES.find((name) => exit === `${name}-exit`) ?? 'west';
  return goalCalled(table.goals[side])?.hasPlace ?? false;
}

/** Whether a goal lets workers go to fields without goods. */
const mayBeEmpty = ({ goals }: Table): boolean =>
  SIDES.some((side) => {
    const goal = goalCalled(goals[side]);
    return goal?.guns !== undefined || goal?.opensFieldsAfter !== undefined;
  });

function goodsFaults(table: Table): TableFault[] {
  const { hand, airdrops, fakeIds = [] } = table.state;
  return editionOf(table).resources.flatMap((kind) => {
    const parts = [
      hand[kind] ?? 0,
      kind === 'fake-id' ? fakeIds.length : 0,
      ...FIELDS.map((field) => airdrops[field]?.[kind] ?? 0),
      table.unseen?.carrying?.goods[kind] ?? 0,
    ];
    const count = parts.reduce((sum, part) => sum + part, 0);
    const isSound =
      parts.every((part) => isWhole(part, 0, TOKENS_OF_A_KIND)) && count <= TOKENS_OF_A_KIND;
    return isSound ? [] : [fault('too-many-tokens', { kind, count, most: TOKENS_OF_A_KIND })];
  });
}

function tileFaults(table: Table): TableFault[] {
  const laid = SPARE_ROOMS.flatMap((room) => table.state.rooms[room] ?? []);
  const { tiles } = editionOf(table);
  return [
    ...repeated(laid).map((tile) => fault('tile-twice', { tile })),
    ...laid
      .filter((tile) => !tiles.includes(tile))
      .map((tile) => fault('not-in-this-edition', { tile })),
  ];
}

function goalFaults(table: Table): TableFault[] {
  const faults: TableFault[] = [];
  const { west, east } = table.goals;
  if (west === east) faults.push(fault('goal-twice', { goal: west }));
  for (const side of SIDES) {
    const goal = goalCalled(table.goals[side]);
    const { successes, complete } = table.state.goals[side];
    const needed = goal ? goalSuccesses(goal) : 0;
    const params = { goal: table.goals[side], successes, needed };
    faults.push(...missionFaults(table, side));
    if (goal?.guns || goal?.bridges || goal?.successes.some(({ stays }) => stays?.homeOn)) {
      if (!isWhole(successes, 0, needed)) faults.push(fault('too-many-successes', params));
    } else if (!isWhole(successes, 0, needed)) faults.push(fault('too-many-successes', params));
    else if (complete && successes < needed) {
      faults.push(fault('complete-without-successes', params));
    } else if (!complete && needed > 0 && successes === needed) {
      faults.push(fault('successes-without-complete', params));
    } else if (complete && goal?.soldiers && !mayStandComplete(table, side, goal.soldiers)) {
      faults.push(fault('complete-out-of-turn', { goal: goal.id, soldiers: goal.soldiers }));
    }
  }
  return faults;
}

/** What a goal of another edition, or marks that are not its own, make impossible. */
function missionFaults(table: Table, side: Side): TableFault[] {
  const { goals, threeStarGoals } = editionOf(table);
  const id = table.goals[side];
  const wanted = side === 'east' ? [...goals, ...threeStarGoals] : goals;
  if (!wanted.includes(id)) return [fault('not-in-this-edition', { goal: id })];
  const goal = goalCalled(id);
  const { visits = [], guns, target, successes } = goal ?? {};
  const progress = table.state.goals[side];
  const { marks = [], inside, major, target: wantedPlace, successes: made } = progress;
  const own: readonly string[] = guns ? [...guns.at, `${side}-exit`] : visits;
  const isSound =
    marks.every((place) => own.includes(place)) &&
    (!major || (goal !== undefined && canBeMajor(goal))) &&
    (!inside || (successes ?? []).some(({ stays }) => stays)) &&
    (!wantedPlace || target === true) &&
    (guns ? made === marks.length : made >= marks.length);
  return isSound ? [] : [fault('mission-does-not-fit', { goal: id })];
}

/** A goal met by the soldier track is complete only with the track there and the other goal done. */
const mayStandComplete = ({ state }: Table, side: Side, soldiers: number): boolean =>
  state.soldiers >= soldiers && SIDES.every((one) => one === side || state.goals[one].complete);

function cardFaults(table: Table): TableFault[] {
  const { discard, patrolsToCome, police, soldierPawns } = table.state;
  const deck = table.unseen?.deck ?? [];
  // Cards of a new deck lie in the discard as well until the first of them is drawn.
  const seen = discard.length >= PATROL_CARDS.length ? [discard, deck] : [[...discard, ...deck]];
  const faults = seen.flatMap(repeated).map((card) => fault('card-twice', { card }));
  const { known } = table.state;
  if (known && discard.includes(known)) faults.push(fault('card-twice', { card: known }));
  // No turn brings more patrols than there are pawns of a colour, here or still to come.
  const patrols = patrolsToCome + police.length + soldierPawns.length;
  const isTooMany = patrols > PAWNS_OF_A_COLOUR && police.length <= PAWNS_OF_A_COLOUR;
  if (!isWhole(patrolsToCome, 0, PAWNS_OF_A_COLOUR) || isTooMany) {
    faults.push(fault('too-many-patrols', { patrolsToCome: patrols, most: PAWNS_OF_A_COLOUR }));
  }
  return faults;
}

const BEFORE_ACTIONS: ReadonlySet<PhaseId> = new Set(['look', 'placement', 'patrol']);
const WHILE_ACTING: ReadonlySet<PhaseId> = new Set(['returning', 'reveal', 'remove']);
const AFTER_ACTIONS: ReadonlySet<PhaseId> = new Set(['dusk', 'over', 'bridge']);

/** What the pawns, on and off the board, say against the moment of the turn. */
export function phaseFaults(table: Table): TableFault[] {
  const { phase, safeHouse, patrolsToCome, workers, acting } = table.state;
  const isOfAnother = !rulesetCalled(table.ruleset ?? RULESET).phases.includes(phase);
  if (isOfAnother) return [fault('game-is-not-over')];
  const faults: TableFault[] = [];
  if (phase === 'placement' && safeHouse === 0) faults.push(fault('nobody-to-place'));
  if (phase === 'patrol' && patrolsToCome === 0) faults.push(fault('no-patrol-to-come'));
  if (!BEFORE_ACTIONS.has(phase) && patrolsToCome > 0) {
    faults.push(fault('pawns-still-to-place', { patrolsToCome }));
  }
  if (phase === 'action' && workers.length === 0) faults.push(fault('nobody-to-activate'));
  if (phase === 'returning' && (acting === null || !workers.includes(acting))) {
    faults.push(fault('nobody-acting'));
  }
  if (!WHILE_ACTING.has(phase) && acting !== null) {
    faults.push(fault('acting-out-of-turn', { place: acting }));
  }
  if (AFTER_ACTIONS.has(phase) && workers.length > 0) {
    faults.push(fault('workers-still-out', { workers: workers.length }));
  }
  if (!isCalledFor(table)) faults.push(fault('moment-not-due'));
  if (phase === 'over' && !isEnding(table)) faults.push(fault('game-is-not-over'));
  return faults;
}

/** Whether something on a table ends the game. */
export function isEnding(table: Table): boolean {
  const { morale, goals, safeHouse, day } = table.state;
  return (
    table.unseen?.ending !== undefined ||
    morale === MORALE_TRACK.fail ||
    (goals.west.complete && goals.east.complete) ||
    safeHouse === 0 ||
    day === modeOf(table).lastDay
  );
}
