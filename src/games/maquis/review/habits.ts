import { EVERY_GOAL_ID, type LocationId, type TileId } from '../data/index.ts';
import {
  type GameEvent,
  type GoalPair,
  type Move,
  moveText,
  type Position,
  snapshotOf,
} from '../engine/index.ts';

/** How often something happened at each place; places where it never did are left out. */
type AtPlaces = Partial<Record<LocationId, number>>;

/** What was done in some games, added up over all of them. */
export interface HabitCounts {
  games: number;
  /** Turns played to their end. */
  turns: number;
  /** Actions done, by place; doing nothing is not counted. */
  readonly acted: AtPlaces;
  /** Things called for by radio. */
  readonly dropped: Partial<Record<'food' | 'money' | 'weapon', number>>;
  /** Where the first and the last worker of a turn were sent. */
  readonly first: AtPlaces;
  readonly last: AtPlaces;
  /** Workers arrested by a patrol card, and on the way home. */
  readonly arrests: { placement: number; return: number };
  /** Of those on the way home: arrested after doing something that is kept. */
  keptThoughArrested: number;
  readonly arrestedAt: AtPlaces;
  shots: number;
  /** The turn of each recruitment: how many came in turn 1, 2 and so on, from index 1. */
  readonly recruitedInTurn: number[];
  /** The rooms a tile was laid in. */
  readonly tiles: Partial<Record<TileId, AtPlaces>>;
  /** The same for the turns the second safe house was bought in. */
  readonly secondHomeInTurn: number[];
  /** How many games ended with how much morale, from 0. */
  readonly moraleAtEnd: number[];
}

/** What is counted of a game that was played to its end. */
interface Played {
  /** One for each moment, the first before any move. */
  readonly positions: readonly Position[];
  /** Undefined for a correction. */
  readonly moves: readonly (Move | undefined)[];
  /** What happened in each move. */
  readonly events: readonly (readonly GameEvent[])[];
}

export const noHabits = (): HabitCounts => ({
  games: 0,
  turns: 0,
  acted: {},
  dropped: {},
  first: {},
  last: {},
  arrests: { placement: 0, return: 0 },
  keptThoughArrested: 0,
  arrestedAt: {},
  shots: 0,
  recruitedInTurn: [],
  tiles: {},
  secondHomeInTurn: [],
  moraleAtEnd: [],
});

function more<Key extends string | number>(counts: Partial<Record<Key, number>>, key: Key): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function oneMore(counts: number[], at: number): void {
  while (counts.length <= at) counts.push(0);
  counts[at]++;
}

/** Two goals by name, whichever lies in the west: "sabotage + aid-the-spy". */
export const pairName = ({ west, east }: GoalPair): string =>
  EVERY_GOAL_ID.filter((goal) => goal === west || goal === east).join(' + ');

/** Counts one game in. */
export function addGame(habits: HabitCounts, { positions, moves, events }: Played): void {
  habits.games++;
  let turn = 1;
  let sent: LocationId[] = [];
  /** Whether the worker now acting did something that an arrest does not undo. */
  let lasting = false;
  moves.forEach((move, n) => {
    for (const event of events[n]) {
      if (event.type === 'worker-placed') sent.push(event.place);
      if (event.type === 'day-passed') {
        turn++;
        habits.turns++;
        if (sent.length > 0) more(habits.first, sent[0]);
        if (sent.length > 1) more(habits.last, sent[sent.length - 1]);
        sent = [];
      }
      addEvent(habits, event, turn);
    }
    if (events[n].some(isLasting)) lasting = true;
    if (move !== undefined && moveText(move) === 'return') {
      if (lasting && events[n].some(({ type }) => type === 'worker-arrested')) {
        habits.keptThoughArrested++;
      }
      lasting = false;
    }
  });
  oneMore(habits.moraleAtEnd, snapshotOf(positions[positions.length - 1]).morale);
}

const isLasting = (event: GameEvent): boolean =>
  event.type === 'success' ||
  event.type === 'tile-laid' ||
  (event.type === 'morale-changed' && event.by > 0);

function addEvent(habits: HabitCounts, event: GameEvent, turn: number): void {
  switch (event.type) {
    case 'acted':
      if (event.action !== 'none') more(habits.acted, event.place);
      return;
    case 'dropped':
      for (const kind of ['food', 'money', 'weapon'] as const) {
        if (event.goods[kind]) more(habits.dropped, kind);
      }
      return;
    case 'worker-arrested':
      habits.arrests[event.when]++;
      more(habits.arrestedAt, event.place);
      return;
    case 'shot':
      habits.shots++;
      return;
    case 'recruited':
      oneMore(habits.recruitedInTurn, turn);
      return;
    case 'tile-laid': {
      const rooms = habits.tiles[event.tile] ?? {};
      habits.tiles[event.tile] = rooms;
      more(rooms, event.place);
      if (event.tile === 'safe-house') oneMore(habits.secondHomeInTurn, turn);
      return;
    }
    default:
  }
}
