import type { Validated } from '#play/rules/rules-from-engine.ts';
import { bitOf, setOfBits } from '#shared/bit-set.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import {
  DIFFICULTIES,
  EVERY_TILE,
  EVERY_TILE_ID,
  FIELDS,
  MORALE_TRACK,
  SIDES,
  SPARE_ROOMS,
} from '../data/index.ts';
import type { TableFault } from './fault-codes.ts';
import { faultsOf } from './faults.ts';
import { pointsOf, pointsToWin, shutRoads, somebodyCarriesOn } from './missions.ts';
import { writeEdition } from './new-game.ts';
import { writeCards } from './patrol.ts';
import { FIRST_ROOM, placeOf, SAFE_HOUSE, setOf } from './places.ts';
import {
  ACTING,
  ARRESTED,
  AT_CAFE,
  AT_HOME,
  BOMBED,
  BRIDGE_DUE,
  BROKEN,
  blankDraft,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  DAY,
  DECK_ORDER,
  DESTROYED,
  DIFFICULTY,
  DISCARD_COUNT,
  DISCARD_ORDER,
  DISCARDED,
  DISTRACTED,
  difficultyOf,
  ENDING,
  ENDINGS,
  type EndingId,
  FAKE_IDS,
  FIELD_GOODS,
  HAND,
  HOMES,
  INSIDE,
  KNOWN,
  LAPS,
  MAJOR,
  MARKS,
  MORALE,
  type MutablePosition,
  PATROLS_TO_COME,
  PHASE,
  PHASES,
  type PhaseId,
  POLICE,
  type Position,
  RANDOM,
  REMOVED,
  ROOM_TILES,
  SHOT,
  SOLDIER_PAWNS,
  SOLDIERS,
  SOLDIERS_THIS_TURN,
  SUCCESSES,
  TARGET,
  WORKERS,
} from './position.ts';
import { stockOf } from './stock.ts';
import { BRIDGE_ROADS, BRIDGES, type Table } from './table.ts';

/** Makes a position of a table, or says everything that is wrong with it. */
export function positionFrom(table: Table): Validated<Position, TableFault> {
  const faults = faultsOf(table);
  if (faults.length > 0) return { faults };
  const draft = blankDraft();
  writeEdition(draft, table.goals, table.ruleset);
  writeTracks(draft, table);
  writePawns(draft, table);
  writeGoodsAndRooms(draft, table);
  writeGoals(draft, table);
  writeMissions(draft, table);
  writeDeck(draft, table);
  writeEnding(draft, table);
  return { position: draft };
}

function writeTracks(draft: MutablePosition, { difficulty, state, unseen }: Table): void {
  draft[DIFFICULTY] = DIFFICULTIES.findIndex(({ id }) => id === difficulty);
  draft[PHASE] = PHASES.indexOf(state.phase);
  draft[DAY] = state.day;
  draft[MORALE] = state.morale;
  draft[SOLDIERS] = state.soldiers;
  draft[PATROLS_TO_COME] = state.patrolsToCome;
  draft[SHOT] = state.shot ? 1 : 0;
  // A shot of this turn has raised the track for turns to come, not for this one.
  const soldiersLeft = state.soldiers - (state.shot ? 1 : 0) - state.soldierPawns.length;
  draft[SOLDIERS_THIS_TURN] =
    unseen?.soldiersThisTurn ?? Math.max(0, Math.min(soldiersLeft, state.patrolsToCome));
}

function writePawns(draft: MutablePosition, { state, unseen }: Table): void {
  draft[AT_HOME] = state.safeHouse;
  draft[AT_CAFE] = state.cafe;
  draft[ARRESTED] = state.arrested;
  draft[WORKERS] = setOf(state.workers);
  draft[POLICE] = setOf(state.police);
  draft[SOLDIER_PAWNS] = setOf(state.soldierPawns);
  if (state.acting !== null) draft[ACTING] = placeOf(state.acting);
  const carrying = unseen?.carrying;
  if (!carrying || !MAY_CARRY.has(state.phase)) return;
  draft[CARRIED] = stockOf(carrying.goods);
  draft[CARRIED_MORALE] = carrying.morale;
  draft[CARRIED_RECRUIT] = carrying.recruit && state.cafe > 0 ? 1 : 0;
  if (carrying.field) draft[CARRIED_TO] = placeOf(carrying.field);
}

/** The moments at which a worker who has acted is still to come home. */
const MAY_CARRY: ReadonlySet<PhaseId> = new Set(['returning', 'reveal', 'remove']);

function writeGoodsAndRooms(draft: MutablePosition, { state }: Table): void {
  draft[HAND] = stockOf(state.hand);
  FIELDS.forEach((field, n) => {
    draft[FIELD_GOODS + n] = stockOf(state.airdrops[field] ?? {});
  });
  draft[HOMES] = SAFE_HOUSE;
  SPARE_ROOMS.forEach((room, n) => {
    const tile = state.rooms[room];
    if (!tile) return;
    const number = EVERY_TILE_ID.indexOf(tile);
    draft[ROOM_TILES + n] = number;
    if (EVERY_TILE[number].isHome) draft[HOMES] |= bitOf(FIRST_ROOM + n);
  });
}

function writeGoals(draft: MutablePosition, { state }: Table): void {
  SIDES.forEach((side, exit) => {
    draft[SUCCESSES + exit] = state.goals[side].successes;
    draft[COMPLETE + exit] = state.goals[side].complete ? 1 : 0;
  });
}

/** What only the boxed editions have. */
function writeMissions(draft: MutablePosition, { state }: Table): void {
  SIDES.forEach((side, exit) => {
    const { major = false, marks = [], inside = false, target } = state.goals[side];
    draft[MAJOR + exit] = major ? 1 : 0;
    draft[MARKS + exit] = setOf(marks);
    draft[INSIDE + exit] = inside ? 1 : 0;
    draft[TARGET + exit] = target ? placeOf(target) : 0;
  });
  draft[LAPS] = (state.lap ?? 1) - 1;
  draft[REMOVED] = state.removed ?? 0;
  draft[KNOWN] = state.known ?? 0;
  for (const bridge of state.bridges ?? [])
    draft[DESTROYED] |= 1 << BRIDGE_ROADS[BRIDGES.indexOf(bridge)];
  draft[BRIDGE_DUE] = state.bridgeDue ? 1 : 0;
  draft[FAKE_IDS] = setOf(state.fakeIds ?? []);
  draft[DISTRACTED] = state.distracted ? 1 : 0;
  draft[BOMBED] = state.bombed ? 1 : 0;
  shutRoads(draft);
}

function writeDeck(draft: MutablePosition, { state, unseen }: Table): void {
  writeCards(draft, DISCARD_ORDER, state.discard);
  draft[DISCARD_COUNT] = state.discard.length;
  draft[DISCARDED] = setOfBits(state.discard);
  writeCards(draft, DECK_ORDER, unseen?.deck ?? []);
  if (unseen?.random) draft.set(unseen.random.slice(0, RANDOM_WORDS), RANDOM);
  else seedRandom(draft, RANDOM, JSON.stringify(state));
}

/** A table does not show what triggered the end; where nobody says, it is read off the board. */
function writeEnding(draft: MutablePosition, { state, unseen }: Table): void {
  const { morale, safeHouse, workers, day, phase } = state;
  const { lastDay } = difficultyOf(draft);
  const seen: EndingId | undefined =
    morale === MORALE_TRACK.fail
      ? 'morale'
      : pointsOf(draft) >= pointsToWin(draft)
        ? 'goals'
        : safeHouse + workers.length === 0 && !somebodyCarriesOn(draft)
          ? 'workers'
          : phase === 'over' && day === lastDay
            ? 'time'
            : undefined;
  const ending = unseen?.ending ?? seen;
  draft[ENDING] = ending ? ENDINGS.indexOf(ending) + 1 : 0;
  draft[BROKEN] = unseen?.broken || morale === MORALE_TRACK.fail ? 1 : 0;
}

/*
 * A table that a game begins at instead of an empty board. It says what everybody at it may know;
 * the cards to come are dealt anew, by a seed of their own.
 */

/** A table without what no player can know: the order of its deck, and what decides the cards. */
export function withoutSecrets({ unseen, ...table }: Table): Table {
  if (!unseen) return table;
  const { deck: _, random: __, ...open } = unseen;
  return { ...table, unseen: open };
}

/** The position of a table whose cards to come follow from a seed, or everything wrong with it. */
export function dealtAnew(table: Table, seed = ''): Validated<Position, TableFault> {
  const words = new Int32Array(RANDOM_WORDS);
  seedRandom(words, 0, seed);
  const open = withoutSecrets(table);
  return positionFrom({ ...open, unseen: { ...open.unseen, random: Array.from(words) } });
}
