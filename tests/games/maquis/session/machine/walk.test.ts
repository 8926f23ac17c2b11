import { describe, expect, test } from 'vitest';
import {
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type Snapshot,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { type TableEvent, type TableInput, tableMachine } from '#games/maquis/session/index.ts';
import { SHARE } from '../../../../setup/cases.ts';
import { begin, go, nameOf, type State, step } from '../stepping.ts';
import { eventsIn, featuresOf } from './model.ts';

/*
 * A walk over the whole machine: from a fresh set-up every event worth trying is tried in every
 * state that differs in a feature, until nothing new is found.
 */

/** As in a puzzle, where the turn stops wherever it can. */
const SEED = { seed: 'a seed', pausesToShoot: true };
const traversal = {
  input: SEED,
  events: eventsIn,
  serializeState: featuresOf,
  limit: 100_000,
};

/** A state that differs in a feature from all others, and what was tried in it. */
interface Visited {
  readonly state: State;
  readonly ways: readonly { readonly event: TableEvent; readonly state: State }[];
}

const visited: Visited[] = Object.values(getAdjacencyMap(tableMachine, traversal)).map(
  ({ state, transitions }) => ({ state, ways: Object.values(transitions) as Visited['ways'] }),
);
const states = visited.map(({ state }) => state);

/** A node and all below it. */
const nodesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesIn),
];
const NODES = nodesIn(tableMachine.root);
const TRANSITIONS: AnyTransitionDefinition[] = NODES.flatMap((node) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]);

const told = ({ source, eventType, target }: AnyTransitionDefinition): string =>
  `${source.id} on ${eventType || 'nothing'} to ${target?.map(({ id }) => id).join() ?? 'itself'}`;

const taken = new Set<AnyTransitionDefinition>();

/** Lets a live machine take one event, from a state or from the start, and writes down its way. */
function take(options: { snapshot?: State; input: TableInput }, event?: TableEvent): State {
  const actor = createActor(tableMachine, {
    ...(options as { snapshot?: Snapshot<unknown>; input: TableInput }),
    inspect: (happened) => {
      if (happened.type !== '@xstate.microstep') return;
      for (const transition of happened._transitions) taken.add(transition);
    },
  });
  actor.start();
  if (event) actor.send(event);
  const state = actor.getSnapshot();
  actor.stop();
  return state;
}

describe('the walk over the whole machine', () => {
  test('comes to every state', () => {
    const atoms = NODES.filter((node) => node.type === 'atomic').map((node) => node.path.join('.'));
    // It is passed through: nothing is ever waited for in it.
    const transient = ['playing.turn'];
    expect(new Set(states.map(nameOf))).toEqual(
      new Set(atoms.filter((name) => !transient.includes(name))),
    );
  });

  test('takes every transition there is, as a live machine does', () => {
    const seen = new Set<string>();
    for (const [n, { state, ways }] of visited.entries()) {
      for (const { event, state: next } of ways) {
        // Many ways differ in a feature alone: each kind is gone, and of the others some.
        const kind = [nameOf(state), event.type, nameOf(next)].join();
        if (seen.has(kind) && n % Math.round(1 / SHARE) !== 0) continue;
        seen.add(kind);
        const live = take({ snapshot: state, input: SEED }, event);
        expect(featuresOf(live)).toBe(featuresOf(next));
      }
    }
    const untaken = TRANSITIONS.filter((transition) => !taken.has(transition));
    expect(untaken.map(told)).toEqual([]);
  });

  test('finds no trap: in every state something can be done that leads elsewhere', () => {
    for (const { state, ways } of visited) {
      const features = featuresOf(state);
      const leads = ways.some(
        ({ event, state: next }) => event.type !== 'newGame' && featuresOf(next) !== features,
      );
      expect(leads, features).toBe(true);
    }
  });

  test('finds a new game to be begun from every state', () => {
    for (const state of states) {
      expect(nameOf(step(state, { type: 'newGame', seed: 'new' }))).toBe('setUp');
    }
  });

  test('finds the end of the game by moves alone, from any state on the last day', () => {
    const last = states.filter((state) => featuresOf(state).includes('lastDay'));
    expect(last.length).toBeGreaterThan(100);
    for (const state of last) expect(nameOf(playedOut(state, 60))).toBe('playing.over');
  });

  test('and from a state of every name on any day', () => {
    for (const state of Map.groupBy(states, nameOf)
      .values()
      .map(([first]) => first)) {
      expect(state && nameOf(playedOut(state, 600))).toBe('playing.over');
    }
  });

  test('shows a card only where a card was drawn, and speaks of a worker only to act', () => {
    for (const state of states) {
      const last = state.context.game?.steps.at(-1);
      const isDraw =
        last !== undefined && 'move' in last && /^(patrol|look|reveal):/.test(last.move);
      if (state.matches({ playing: { patrol: 'shown' } })) expect(isDraw).toBe(true);
      if (state.matches({ playing: { action: 'act' } })) {
        expect(state.context.selected).toBeDefined();
      }
    }
  });

  test('is the same by each shortest path from the start', () => {
    for (const [n, { steps, state }] of getShortestPaths(tableMachine, traversal).entries()) {
      if (n % Math.round(1 / SHARE) !== 0) continue;
      const events = steps.slice(1).map(({ event }) => event as TableEvent);
      expect(featuresOf(events.reduce(step, begin(SEED)))).toBe(featuresOf(state));
    }
  });
});

/** What is done in each state to come on without a thought. */
const ONWARD: Readonly<Record<string, string>> = {
  setUp: 'drawGoals start',
  'playing.patrol.shown': 'continue',
  'playing.dusk.lastShot': 'noShot',
  'playing.dusk.upkeep': 'upkeep',
  'playing.action.return': 'return',
  'playing.askUndo': 'cancelUndo',
};

function playedOut(from: State, most: number): State {
  let state = from;
  for (let n = 0; n < most && nameOf(state) !== 'playing.over'; n++) {
    const script = ONWARD[nameOf(state)];
    if (script) state = go(state, script);
    else {
      const move = eventsIn(state).find((event) => event.type === 'move');
      state = move ? step(state, move) : state;
    }
  }
  return state;
}
