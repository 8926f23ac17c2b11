import type { Validated } from '#play/rules/rules-from-engine.ts';
import { RANDOM_WORDS, seedRandom } from '#shared/random.ts';
import {
  DIFFICULTIES,
  FIELDS,
  GOAL_IDS,
  MORALE_TRACK,
  SIDES,
  SPARE_ROOMS,
  TILE_IDS,
  TILES,
} from '../data/index.ts';
import { faultsOf, type TableFault } from './faults.ts';
import { writeCards } from './patrol.ts';
import { FIRST_ROOM, only, placeOf, SAFE_HOUSE, setOf } from './places.ts';
import {
  ACTING,
  ARRESTED,
  AT_CAFE,
  AT_HOME,
  BROKEN,
  blankDraft,
  CARRIED,
  CARRIED_MORALE,
  CARRIED_RECRUIT,
  CARRIED_TO,
  COMPLETE,
  DAY,
  DECK_ORDER,
  DIFFICULTY,
  DISCARD_COUNT,
  DISCARD_ORDER,
  DISCARDED,
  ENDING,
  ENDINGS,
  type EndingId,
  FIELD_GOODS,
  GOAL,
  HAND,
  HOMES,
  MORALE,
  type MutablePosition,
  PATROLS_TO_COME,
  PHASE,
  PHASES,
  POLICE,
  type Position,
  RANDOM,
  ROOM_TILES,
  SHOT,
  SOLDIER_PAWNS,
  SOLDIERS,
  SOLDIERS_THIS_TURN,
  SUCCESSES,
  WORKERS,
} from './position.ts';
import { stockOf } from './stock.ts';
import type { Table } from './table.ts';

/** Makes a position of a table, or says everything that is wrong with it. */
export function positionFrom(table: Table): Validated<Position, TableFault> {
  const faults = faultsOf(table);
  if (faults.length > 0) return { faults };
  const draft = blankDraft();
  writeTracks(draft, table);
  writePawns(draft, table);
  writeGoodsAndRooms(draft, table);
  writeGoals(draft, table);
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
  if (!carrying || state.phase !== 'returning') return;
  draft[CARRIED] = stockOf(carrying.goods);
  draft[CARRIED_MORALE] = carrying.morale;
  draft[CARRIED_RECRUIT] = carrying.recruit && state.cafe > 0 ? 1 : 0;
  if (carrying.field) draft[CARRIED_TO] = placeOf(carrying.field);
}

function writeGoodsAndRooms(draft: MutablePosition, { state }: Table): void {
  draft[HAND] = stockOf(state.hand);
  FIELDS.forEach((field, n) => {
    draft[FIELD_GOODS + n] = stockOf(state.airdrops[field] ?? {});
  });
  draft[HOMES] = SAFE_HOUSE;
  SPARE_ROOMS.forEach((room, n) => {
    const tile = state.rooms[room];
    if (!tile) return;
    draft[ROOM_TILES + n] = TILE_IDS.indexOf(tile);
    if (TILES[TILE_IDS.indexOf(tile)].isHome) draft[HOMES] |= only(FIRST_ROOM + n);
  });
}

function writeGoals(draft: MutablePosition, { goals, state }: Table): void {
  SIDES.forEach((side, exit) => {
    draft[GOAL + exit] = GOAL_IDS.indexOf(goals[side]);
    draft[SUCCESSES + exit] = state.goals[side].successes;
    draft[COMPLETE + exit] = state.goals[side].complete ? 1 : 0;
  });
}

function writeDeck(draft: MutablePosition, { state, unseen }: Table): void {
  writeCards(draft, DISCARD_ORDER, state.discard);
  draft[DISCARD_COUNT] = state.discard.length;
  draft[DISCARDED] = state.discard.reduce((set, card) => set | (1 << card), 0);
  writeCards(draft, DECK_ORDER, unseen?.deck ?? []);
  if (unseen?.random) draft.set(unseen.random.slice(0, RANDOM_WORDS), RANDOM);
  else seedRandom(draft, RANDOM, JSON.stringify(state));
}

/** A table does not show what triggered the end; where nobody says, it is read off the board. */
function writeEnding(draft: MutablePosition, { state, unseen, difficulty }: Table): void {
  const { morale, goals, safeHouse, workers, day, phase } = state;
  const { lastDay } = DIFFICULTIES.find(({ id }) => id === difficulty) ?? DIFFICULTIES[0];
  const seen: EndingId | undefined =
    morale === MORALE_TRACK.fail
      ? 'morale'
      : goals.west.complete && goals.east.complete
        ? 'goals'
        : safeHouse + workers.length === 0
          ? 'workers'
          : phase === 'over' && day === lastDay
            ? 'time'
            : undefined;
  const ending = unseen?.ending ?? seen;
  draft[ENDING] = ending ? ENDINGS.indexOf(ending) + 1 : 0;
  draft[BROKEN] = unseen?.broken || morale === MORALE_TRACK.fail ? 1 : 0;
}
