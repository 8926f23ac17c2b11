import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Telling } from '#games/set-europe-ablaze/engine/log/events.ts';
import { loggedPosition } from '#games/set-europe-ablaze/engine/log/index.ts';
import {
  gameWithEvents,
  progressOf,
  seaMachine,
  seaReplay,
  sideMarks,
} from '#games/set-europe-ablaze/session/index.ts';
import { type Loose, logExample } from '../examples.ts';

const SET_UP = { ruleset: 'booklet-2014', seed: 'g' };
const inputOf = (events: readonly Loose[], id = 'g') =>
  events.length === 0
    ? { seed: id }
    : {
        seed: id,
        resume: {
          game: gameWithEvents(
            SET_UP,
            events.map(({ n: _, ...event }) => event),
          ),
        },
      };

function started(upTo: number) {
  const actor = createActor(seaMachine, {
    input: inputOf(logExample().events.slice(0, upTo)),
  });
  actor.start();
  const tell = (...told: Loose[]) => actor.send({ type: 'tell', told: told as Telling[] });
  const now = () => loggedPosition(actor.getSnapshot().context.course);
  const state = () => actor.getSnapshot();
  return { actor, tell, now, state };
}

test('a game that is not begun waits for its start', () => {
  const { tell, state } = started(0);
  expect(state().matches('setUp')).toBe(true);
  tell({ by: 'table', type: 'start', vp: { maquis: 0, german: 0 }, morale: 0, areas: {} });
  expect(state().matches({ playing: { organization: 'lay' } })).toBe(true);
});

test('private marks are kept with the game; those kept elsewhere come second', () => {
  const { actor, state } = started(13);
  actor.send({ type: 'mark', side: 'german', card: 1 });
  actor.send({ type: 'takeMarks', marks: { maquis: '2', german: '22' } });
  expect(progressOf(state().context)).toMatchObject({
    marks: { maquis: '2', german: `01${'0'.repeat(22)}` },
  });
  expect(sideMarks(state().context.marks, 'maquis')[0]).toBe('spade');
});

test('states are read back out of the position, step by step of a turn', () => {
  const where = [1, 4, 5, 6, 7, 11, 12, 13, 18, 21].map((n) =>
    JSON.stringify(started(n).state().value),
  );
  expect(where).toEqual(
    [
      { playing: { organization: 'lay' } },
      { playing: { organization: 'clear' } },
      { playing: { organization: 'arrive' } },
      { playing: { organization: 'recruit' } },
      { playing: { organization: 'reveal' } },
      { playing: { operations: 'open' } },
      { playing: { operations: 'actions' } },
      { playing: { operations: 'result' } },
      { playing: { operations: 'open' } },
      { playing: { end: 'clear' } },
    ].map((value) => JSON.stringify(value)),
  );
});

test('6.2: Morale is set while cards are laid, and while pools are counted', () => {
  const up = { by: 'table', type: 'effect', do: 'morale', points: 1 } as const;
  const laying = started(1);
  laying.tell(up);
  expect(laying.now().morale).toBe(1);
  const { actor, tell, state, now } = started(12);
  actor.send({ type: 'choose', action: 'sabotage' });
  tell(up);
  expect(now().morale).toBe(1);
  expect(state().matches({ playing: { operations: 'pools' } })).toBe(true);
});

test('4.2.5: the card of the turn is drawn once', () => {
  const { tell, now, state } = started(1);
  tell({ by: 'table', type: 'correct', path: 'phase', to: 'end.8' });
  const draw = { by: 'maquis', type: 'hand', do: 'draw', count: 1, for: 'turn' } as const;
  tell(draw);
  const held = now().hand.maquis;
  tell(draw);
  expect(now().hand.maquis).toBe(held);
  expect(state().context.rejected?.fault).toMatchObject({ params: { case: '4.2.5' } });
});

test('an Action is prepared, rolled, looked at and left behind', () => {
  const { actor, tell, state } = started(12);
  actor.send({ type: 'choose', action: 'sabotage' });
  expect(state().matches({ playing: { operations: 'pools' } })).toBe(true);
  tell({ by: 'maquis', type: 'action', action: 'sabotage', attack: [6], defend: [1] });
  expect(state().matches({ playing: { operations: 'result' } })).toBe(true);
  actor.send({ type: 'continue' });
  expect(state().matches({ playing: { operations: 'actions' } })).toBe(true);
});

test('8.1.6: what is refused changes nothing, and is done anyway as a correction of the log', () => {
  const { actor, tell, now, state } = started(11);
  tell({ by: 'maquis', type: 'correct', path: 'selected.maquis', to: ['paris'] });
  tell({ by: 'maquis', type: 'select', area: 'paris' });
  expect(state().context.rejected?.fault).toMatchObject({ params: { case: '8.1.6' } });
  expect(now().phase).toBe('ops.open');
  actor.send({ type: 'anyway' });
  expect(now()).toMatchObject({ phase: 'ops.act', overruled: null });
  const types = state()
    .context.course.events.slice(-2)
    .map(({ type, path }) => path ?? type);
  expect(types).toEqual(['overruled', 'select']);
});

test('of several things told together none is taken where one is refused', () => {
  const { tell, now } = started(12);
  const before = JSON.stringify(now());
  tell(
    { by: 'maquis', type: 'effect', do: 'vp', points: 1 },
    { by: 'maquis', type: 'action', action: 'sabotage', attack: [6], defend: [1] },
  );
  expect(JSON.stringify(now())).toBe(before);
});

test('an undo that would unsee a roll asks first; the log only grows', () => {
  const { actor, state } = started(14);
  actor.send({ type: 'undo' });
  expect(state().matches({ playing: 'askUndo' })).toBe(true);
  actor.send({ type: 'cancelUndo' });
  expect(state().context.course.events).toHaveLength(14);
  actor.send({ type: 'undo' });
  actor.send({ type: 'confirmUndo' });
  expect(state().context.course.events).toHaveLength(15);
  expect(state().matches({ playing: { operations: 'actions' } })).toBe(true);
  actor.send({ type: 'redo' });
  expect(state().matches({ playing: { operations: 'result' } })).toBe(true);
});

test('another game, or the same one from another window, takes the place of this one', () => {
  const { actor, state } = started(3);
  actor.send({ type: 'sync', input: inputOf(logExample().events, 'h') });
  expect(state().context.id).toBe('h');
  expect(state().context.game?.steps).toHaveLength(logExample().events.length);
  expect(state().matches({ playing: { end: 'clear' } })).toBe(true);
});

test('a new game begins with nothing told, and is kept from its first event on', () => {
  const { actor, tell, state } = started(3);
  actor.send({ type: 'newGame', seed: 'h' });
  expect(state().context.game).toBeUndefined();
  tell({ by: 'table', type: 'start', vp: { maquis: 0, german: 0 }, morale: 0, areas: {} });
  expect(state().context.game?.setUp).toEqual({ ...SET_UP, seed: 'h' });
  expect(state().context.game?.steps).toHaveLength(1);
});

test('the kit goes by corrections alone: each is an event of the log', () => {
  let course = seaReplay.initialPosition({ ruleset: 'booklet-2014' });
  for (const { n: _, ...event } of logExample().events) {
    const taken = seaReplay.apply(course, { correction: event });
    if ('reasons' in taken) throw new Error(JSON.stringify(taken.reasons));
    course = taken.position;
  }
  expect(loggedPosition(course).phase).toBe('end.1');
  expect(seaReplay.apply(course, { move: 'pass' })).toHaveProperty('reasons');
});
