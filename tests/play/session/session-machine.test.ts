import { describe, expect, test } from 'vitest';
import { assign, initialTransition, type SnapshotFrom, transition } from 'xstate';
import { type Game, gameFrom } from '#play/history/game.ts';
import {
  freshSession,
  resumeFrom,
  type SessionContext,
  withGame,
  withSeen,
} from '#play/session/context.ts';
import {
  ASK_UNDO,
  AT_ANY_TIME,
  logicFromRules,
  NO_MOVES,
  SETTING_UP,
  type SessionEvent,
  sessionSetup,
  UNDO_UNASKED,
  WHILE_PLAYING,
} from '#play/session/session-machine.ts';
import { replayedToy, toyGame } from '../toy/games.ts';
import { rules, type Toy, type ToyTable } from '../toy/toy.ts';

interface ToyContext extends SessionContext<Toy> {
  readonly cards: number;
}

interface ToyInput {
  readonly id: string;
  readonly game?: Game<Toy>;
}

type Own = { readonly type: 'show' };
type Change = { readonly cards: number };
type Event = SessionEvent<ToyInput, Change, ToyTable> | Own;

const initial = ({ id, game }: ToyInput): ToyContext => ({
  ...freshSession(id),
  cards: 6,
  ...(game && resumeFrom<Toy>(rules, { game })),
});

const logic = {
  ...logicFromRules<Toy>(rules),
  sync: (_: ToyContext, input: ToyInput) => initial(input),
  configure: (_: ToyContext, change: Change) => change,
  start: ({ cards }: ToyContext) =>
    withGame(rules, gameFrom<Toy>({ ruleset: 'toy-1', cards, seed: 'a seed' }, { deck: 'site' })),
  restart: ({ cards }: ToyContext, game: { id: string }) => ({ ...initial(game), cards }),
};

const shared = sessionSetup<ToyContext, Own, ToyInput, Change, ToyTable>(logic).extend({
  actions: { show: assign(({ context }) => withSeen(context)) },
});

const ON = {
  ...WHILE_PLAYING,
  select: { actions: 'select' },
  show: { actions: 'show' },
  correct: { guard: 'isSound', target: '.turn', actions: ['correct', 'deselect'] },
  move: [
    { guard: 'isLegal', target: '.turn', actions: ['move', 'deselect'] },
    { actions: 'reject' },
  ],
} as const;

const machine = shared.createMachine({
  context: ({ input }) => initial(input),
  initial: 'setUp',
  on: AT_ANY_TIME,
  states: {
    setUp: SETTING_UP,
    playing: { initial: 'turn', on: ON, states: { turn: {}, askUndo: ASK_UNDO } },
  },
});

type State = SnapshotFrom<typeof machine>;

const DEALT = 'deal:0:3 deal:1:5';
const begin = (input: Partial<ToyInput> = {}): State =>
  initialTransition(machine, { id: 'a game', ...input })[0];
const playing = (script = DEALT): State => begin({ game: toyGame(script) });
const sent = (state: State, ...events: readonly Event[]): State =>
  events.reduce((now, event) => transition(machine, now, event)[0], state);
const steps = ({ context }: State) => context.game?.steps;

describe('a set-up', () => {
  test('is configured, and becomes a game', () => {
    const state = sent(begin(), { type: 'configure', change: { cards: 4 } });
    expect(state.value).toBe('setUp');
    const started = sent(state, { type: 'start' });
    expect(started.value).toEqual({ playing: 'turn' });
    expect(started.context.game?.setUp.cards).toBe(4);
  });

  test('takes no move before it is a game', () => {
    const state = begin();
    expect(sent(state, { type: 'move', move: 'deal:0:3' }).context).toEqual(state.context);
  });
});

describe('a move', () => {
  test('that is legal is made, and nothing is selected any more', () => {
    const state = sent(playing(), { type: 'select', choice: 'a call' });
    expect(state.context.selected).toBe('a call');
    const moved = sent(state, { type: 'move', move: 'call:1:lower' });
    expect(steps(moved)?.at(-1)).toEqual({ move: 'call:1:lower' });
    expect(moved.context.selected).toBeUndefined();
  });

  test('that is not is rejected with its reason, until something else is done', () => {
    const state = sent(playing(), { type: 'move', move: 'turn:6' });
    expect(state.context.rejected).toMatchObject([{ code: 'not-now' }]);
    expect(steps(state)).toEqual(steps(playing()));
    expect(sent(state, { type: 'move', move: 'call:1:lower' }).context.rejected).toEqual([]);
  });
});

test('a correction is a step of the game', () => {
  const board = { ...replayedToy(toyGame(DEALT)).position, score: [1, 0] };
  const state = sent(playing(), { type: 'correct', board });
  expect(steps(state)?.at(-1)).toEqual({ correction: board });
  expect(state.context.replayed?.position.score).toEqual([1, 0]);
});

describe('undo', () => {
  const called = sent(playing(), { type: 'move', move: 'call:1:lower' });

  test('goes back without a question where nothing that was seen is taken back', () => {
    const undone = sent(called, { type: 'undo' });
    expect(undone.value).toEqual({ playing: 'turn' });
    expect(steps(undone)).toHaveLength(2);
    expect(steps(sent(undone, { type: 'redo' }))).toEqual(steps(called));
  });

  const shown = playing(`${DEALT} call:0:higher call:1:lower turn:6`);

  test('asks before a card that was seen goes back', () => {
    const asked = sent(shown, { type: 'undo' });
    expect(asked.value).toEqual({ playing: 'askUndo' });
    expect(steps(asked)).toEqual(steps(shown));
    const kept = sent(asked, { type: 'cancelUndo' });
    expect([kept.value, steps(kept)]).toEqual([{ playing: 'turn' }, steps(shown)]);
    const undone = sent(asked, { type: 'confirmUndo' });
    expect([undone.value, steps(undone)?.length]).toEqual([{ playing: 'turn' }, 3]);
  });

  test('asks nothing at a real table', () => {
    const unasked = shared.createMachine({
      context: ({ input }) => initial(input),
      initial: 'playing',
      states: {
        playing: { initial: 'turn', on: { ...ON, undo: UNDO_UNASKED }, states: { turn: {} } },
      },
    });
    const input = { id: 'a game', game: toyGame(`${DEALT} call:0:higher call:1:lower turn:6`) };
    const [state] = initialTransition(unasked, input);
    const [undone] = transition(unasked, state, { type: 'undo' });
    expect(undone.context.game?.steps).toHaveLength(3);
  });

  test('does nothing where nobody has decided anything', () => {
    const state = playing();
    expect(sent(state, { type: 'undo' }).context).toEqual(state.context);
    expect(sent(state, { type: 'redo' }).context).toEqual(state.context);
  });
});

test('help that was used once stays used', () => {
  const helped = sent(playing(), { type: 'recordHelp', help: 'coach' });
  expect(sent(helped, { type: 'recordHelp', help: 'odds' }).context.help).toBe('coach');
});

test('what another page plays of the game is taken over', () => {
  const game = toyGame(`${DEALT} call:0:higher`);
  const state = sent(playing(), { type: 'sync', input: { id: 'a game', game } });
  expect(state.value).toEqual({ playing: 'turn' });
  expect(state.context.game).toEqual(game);
});

test('another game begins with its set-up, and is told apart by its seed or its name', () => {
  const state = sent(playing(), { type: 'newGame', seed: 'another' });
  expect([state.value, state.context.id]).toEqual(['setUp', 'another']);
  expect(state.context.game).toBeUndefined();
  const named = sent(playing(), { type: 'newGame', seed: 'another', id: 'mine' });
  expect(named.context.id).toBe('mine');
});

test('what a game adds answers events of its own', () => {
  const drawn = sent(playing('deal:0:3'), { type: 'move', move: 'deal:1:5' });
  expect(drawn.context.game?.seen).toBe(1);
  expect(sent(drawn, { type: 'show' }).context.game?.seen).toBe(2);
});

test('a session without moves makes none, and corrects nothing', () => {
  const state = playing();
  const still = sessionSetup<ToyContext, Own, ToyInput, Change, ToyTable>({
    ...logic,
    ...NO_MOVES,
  });
  const without = still.createMachine({
    context: ({ input }) => initial(input),
    initial: 'playing',
    states: {
      playing: {
        initial: 'turn',
        on: { move: ON.move, correct: ON.correct },
        states: { turn: {} },
      },
    },
  });
  const [before] = initialTransition(without, { id: 'a game', game: toyGame(DEALT) });
  const [moved] = transition(without, before, { type: 'move', move: 'call:1:lower' });
  const board = replayedToy(toyGame(DEALT)).position;
  const [told] = transition(without, moved, { type: 'correct', board });
  expect(told.context).toEqual(state.context);
});
