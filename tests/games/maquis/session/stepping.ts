import { initialTransition, type SnapshotFrom, type StateValue, transition } from 'xstate';
import { newGame, type Table, tableOf } from '#games/maquis/engine/index.ts';
import {
  SITE_OWNS_ALL,
  type Step,
  type TableEvent,
  type TableGame,
  type TableInput,
  tableMachine,
} from '#games/maquis/session/index.ts';
import type { Owner } from '#play/history/game.ts';
import { type Told, tableWith, USUAL_GOALS } from '../engine/tables.ts';

/*
 * The machine as a pure function: a state and an event give the next state, nothing else happens.
 */

export type State = SnapshotFrom<typeof tableMachine>;

export const begin = (input: Partial<TableInput> = {}): State =>
  initialTransition(tableMachine, { seed: 'a seed', ...input })[0];

export const step = (state: State, event: TableEvent): State =>
  transition(tableMachine, state, event)[0];

/**
 * Sends a script of events, with spaces between them: moves in the words of the record,
 * `select:PLACE`, or the bare name of an event that says nothing more.
 */
export const go = (state: State, script: string): State =>
  script.split(/\s+/).filter(Boolean).map(eventOf).reduce(step, state);

function eventOf(word: string): TableEvent {
  if (/^(place|patrol|act|shoot):|^(return|upkeep)$/.test(word))
    return { type: 'move', move: word };
  const [type, of] = word.split(':');
  if (type === 'select') return { type, choice: of as 'grocer' };
  return { type: word } as TableEvent;
}

/** The state's name with dots: `playing.patrol.shown`. */
export const nameOf = ({ value }: Pick<State, 'value'>): string => inDots(value);

const inDots = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, of]) => (of === undefined ? name : `${name}.${inDots(of)}`))
        .join(' ');

/** A game at its start, or with some steps behind it that the visitor has all seen. */
export function gameWith(deck: Owner, steps: readonly Step[] = []): TableGame {
  return {
    setUp: { ruleset: 'pnp-1.1', difficulty: 'normal', goals: USUAL_GOALS, seed: 'a seed' },
    steps,
    owners: { ...SITE_OWNS_ALL, deck },
    seen: steps.length,
  };
}

/** A game that has just begun. */
export const started = (deck: Owner = 'visitor'): State =>
  begin({ resume: { game: gameWith(deck) } });

/** A game in which the table has been set to what the test tells. */
export const atTable = (
  told: Told,
  deck: Owner = 'visitor',
  more: Partial<TableInput> = {},
): State => begin({ resume: { game: gameWith(deck, [{ correction: tableWith(told) }]) }, ...more });

/** The same where the turn stops for every shot, as in a puzzle. */
export const pausingAt = (told: Told, deck: Owner = 'visitor'): State =>
  atTable(told, deck, { pausesToShoot: true });

export function gameOf({ context: { game } }: State): TableGame {
  if (!game) throw new Error('no game is running');
  return game;
}

/** The table that the machine holds now. */
export function tableNow({ context: { replayed } }: State): Table {
  if (!replayed) throw new Error('no game is running');
  return tableOf(replayed.position);
}

export const movesOf = (state: State): string[] =>
  gameOf(state).steps.map((one) => ('move' in one ? one.move : 'correction'));

export const START: Table = tableOf(newGame({ difficulty: 'normal', goals: USUAL_GOALS }));
