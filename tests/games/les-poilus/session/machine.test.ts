import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GAME } from '#games/les-poilus/data/index.ts';
import { dealtSetUp, poilusRules, snapshotOf } from '#games/les-poilus/engine/index.ts';
import {
  type PoilusInput,
  type PoilusSaves,
  poilusProgress,
  poilusSaveFormat,
  seatAsked,
  WAYS,
} from '#games/les-poilus/session/index.ts';
import { poilusPractice } from '#games/les-poilus/ui/mode.ts';
import { gameFrom } from '#play/history/game.ts';
import { replay } from '#play/history/game-history.ts';
import type { MoveStep } from '#play/rules/game-rules.ts';
import { savesOf } from '#play/saves/save.ts';
import { resumed } from '#play/ui/frame/resumed.ts';
import { randomFrom } from '#shared/random.ts';
import { begun, nameOf, phaseOf, running, type State, statesOf, stepBy } from './stepping.ts';

const COUNTS = Array.from(
  { length: GAME.mostPlayers - GAME.leastPlayers + 1 },
  (_, n) => GAME.leastPlayers + n,
);

const heldBy = ({ context }: State) => {
  if (!context.replayed) throw new Error('no game is running');
  return snapshotOf(context.replayed.position);
};

const leaderHolds = (state: State): boolean => {
  const { leader, players } = heldBy(state);
  return players[leader].hand > 0;
};

/** Plays on by chance until a state is reached. */
function until(game: ReturnType<typeof running>, isThere: (state: State) => boolean): State {
  const below = randomFrom('until');
  for (let n = 0; n < 4000 && !isThere(game.state()); n++) stepBy(game, below);
  expect(isThere(game.state())).toBe(true);
  return game.state();
}

describe.each(WAYS)('a whole game, hands %s', (way) => {
  test.each(COUNTS)('of %i players comes to its end', (players) => {
    const states = [...statesOf({ seed: `${way} ${players}`, way, players })];
    const last = states[states.length - 1];
    expect(last.context.replayed?.outcome).toBeDefined();
    const names = new Set(states.map(nameOf));
    expect(names.has('news')).toBe(true);
    expect(names.has('curtain')).toBe(way === 'round');
  });
});

test('les-poilus.secret-hands: who has the device is the one who is asked', () => {
  for (const state of statesOf({ seed: 'opened', players: 4 })) {
    const { opened } = state.context;
    if (nameOf(state) === 'curtain') expect(opened).toBeUndefined();
    const isByHand = ['action', 'place-tile', 'remove-tile'].includes(phaseOf(state));
    const isCarried = phaseOf(state) === 'intensity' && heldBy(state).mission > 1;
    if (nameOf(state) === 'deciding' && isCarried && leaderHolds(state)) {
      expect(opened).toBe(heldBy(state).leader);
    }
    if (nameOf(state) === 'hearing' || (nameOf(state) === 'deciding' && isByHand)) {
      expect(opened).toBe(seatAsked(state.context));
    }
  }
});

test('les-poilus.speech: the device goes to everybody still in with cards, whoever holds such a card', () => {
  const game = begun({ seed: 'speech', players: 4 });
  const isSpeech = (state: State) => state.context.hearing !== undefined;
  const spoken = until(game, isSpeech);
  const steps = spoken.context.game?.steps ?? [];
  const speech = steps.findLastIndex((step) => 'move' in step && step.move.startsWith('speech'));
  const before = spoken.context.replayed?.positions[speech];
  if (!before) throw new Error('nobody spoke');
  const { players, turn } = snapshotOf(before);
  const wanted = players.flatMap(({ in: isIn, hand }, seat) =>
    isIn && hand > 0 && seat !== turn ? [seat] : [],
  );
  const heard: number[] = [];
  const below = randomFrom('hearing');
  while (isSpeech(game.state())) {
    expect(nameOf(game.state())).toBe('curtain');
    heard.push(seatAsked(game.state().context) ?? -1);
    game.send({ type: 'open' });
    expect(nameOf(game.state())).toBe('hearing');
    stepBy(game, below);
  }
  expect([...heard].sort()).toEqual(wanted);
});

test('les-poilus.speech: a hearer who is not asked can only pass the device on', () => {
  for (let n = 0; n < 30; n++) {
    const game = begun({ seed: `unasked ${n}`, players: 3 });
    const below = randomFrom(`unasked ${n}`);
    while (!game.state().context.hearing && nameOf(game.state()) !== 'over') stepBy(game, below);
    game.send({ type: 'open' });
    const { context } = game.state();
    if (!context.hearing || heldBy(game.state()).phase === 'speech' || !context.replayed) continue;
    const [move] = poilusRules.legalMoves(context.replayed.position);
    game.send({ type: 'move', move });
    expect(game.state().context.game?.steps).toEqual(context.game?.steps);
    game.send({ type: 'heard' });
    expect(game.state().context.opened).toBeUndefined();
    return;
  }
  throw new Error('everybody always held such a card');
});

test('undoing closes the hand, takes a speech back whole, and asks where cards were seen', () => {
  const game = begun({ seed: 'undo', players: 3 });
  until(game, ({ context }) => context.hearing !== undefined);
  game.send({ type: 'open' });
  game.send({ type: 'undo' });
  const { context } = game.state();
  expect(context.opened).toBeUndefined();
  expect(context.hearing).toBeUndefined();
  expect(phaseOf(game.state())).toBe('action');
  game.send({ type: 'redo' });
  expect(nameOf(game.state())).toBe('curtain');
  const fresh = begun({ seed: 'deal', players: 3 });
  fresh.send({ type: 'move', move: 'intensity:3' });
  fresh.send({ type: 'undo' });
  expect(nameOf(fresh.state())).toBe('askUndo');
  fresh.send({ type: 'confirmUndo' });
  expect(phaseOf(fresh.state())).toBe('intensity');
});

test('les-poilus.secret-hands: a hand that is put away while undoing is asked about stays closed', () => {
  const game = begun({ seed: 'put away', players: 3 });
  game.send({ type: 'move', move: 'intensity:3' });
  game.send({ type: 'open' });
  game.send({ type: 'undo' });
  expect(nameOf(game.state())).toBe('askUndo');
  game.send({ type: 'hide' });
  expect(nameOf(game.state())).toBe('askUndo');
  game.send({ type: 'cancelUndo' });
  expect(nameOf(game.state())).toBe('curtain');
});

test('les-poilus.secret-hands: the leader has the device with cards carried over, and then acts first', () => {
  const game = begun({ seed: 'leader', players: 3 });
  expect(nameOf(game.state())).toBe('deciding');
  const isNext = (state: State) => heldBy(state).mission === 2 && phaseOf(state) === 'intensity';
  const asked = until(game, (state) => isNext(state) && nameOf(state) !== 'news');
  const { leader } = heldBy(asked);
  expect(leaderHolds(asked)).toBe(true);
  expect([nameOf(asked), seatAsked(asked.context)]).toEqual(['curtain', leader]);
  game.send({ type: 'open' });
  expect(game.state().context.opened).toBe(leader);
  game.send({ type: 'move', move: 'intensity:1' });
  expect(nameOf(game.state())).toBe('deciding');
  expect(game.state().context.opened).toBe(leader);
  // What is undone is decided anew with the hand closed.
  game.send({ type: 'undo' });
  game.send({ type: 'confirmUndo' });
  expect([nameOf(game.state()), phaseOf(game.state())]).toEqual(['curtain', 'intensity']);
});

test('anybody may look at their own hand between turns, and the device goes on to whoever is asked', () => {
  const game = begun({ seed: 'look', players: 3 });
  game.send({ type: 'move', move: 'intensity:3' });
  const asked = seatAsked(game.state().context) ?? 0;
  game.send({ type: 'open' });
  game.send({ type: 'look', seat: (asked + 1) % 3 });
  expect(game.state().value).toEqual({ playing: { looking: 'letter' } });
  expect(game.state().context.opened).toBeUndefined();
  game.send({ type: 'open' });
  expect(game.state().context.opened).toBe((asked + 1) % 3);
  const before = game.state().context.game;
  game.send({ type: 'move', move: 'fall-back' });
  expect(game.state().context.game).toBe(before);
  game.send({ type: 'hide' });
  expect([nameOf(game.state()), seatAsked(game.state().context)]).toEqual(['curtain', asked]);
  expect(game.state().context).toMatchObject({ opened: undefined, looking: undefined });
  // Undoing from there is asked about with nothing open, and leaves nothing open.
  game.send({ type: 'look', seat: (asked + 2) % 3 });
  game.send({ type: 'open' });
  game.send({ type: 'undo' });
  game.send({ type: 'cancelUndo' });
  expect(nameOf(game.state())).toBe('curtain');
});

test('les-poilus.secret-hands: a hand whose owner has a device of their own is not looked at on the table’s', () => {
  const game = begun({ seed: 'look', players: 3 });
  game.send({ type: 'seats', seats: { own: 0, elsewhere: [1] } });
  const before = nameOf(game.state());
  game.send({ type: 'look', seat: 1 });
  expect(nameOf(game.state())).toBe(before);
  game.send({ type: 'look', seat: 2 });
  expect(game.state().value).toEqual({ playing: { looking: 'letter' } });
});

test('where all hands lie open there is nothing to look at in secret', () => {
  const game = begun({ seed: 'look', players: 3, way: 'open' });
  game.send({ type: 'look', seat: 1 });
  expect(nameOf(game.state())).toBe('deciding');
});

test('a game that is kept goes on where it stood, a speech under way and news included', () => {
  const { schema, version } = savesOf(poilusSaveFormat);
  let resumed = 0;
  for (const state of statesOf({ seed: 'kept', players: 4, names: ['Ana', 'Otto', 'Marie'] })) {
    const progress = poilusProgress(state.context);
    if (!progress) throw new Error('a running game is kept');
    const save = { version, id: 'kept', begun: 1, changed: 2, progress };
    const read = v.parse(schema, JSON.parse(JSON.stringify(save)));
    if (resumed++ % 7 !== 0) continue;
    const again = running({ seed: 'other', id: 'kept', resume: read.progress }).state();
    expect(seatAsked(again.context)).toBe(seatAsked(state.context));
    expect(again.context.names).toEqual(['Ana', 'Otto', 'Marie']);
    // Whoever had the device has to take it again.
    const expected = state.context.opened === undefined ? nameOf(state) : 'curtain';
    expect(nameOf(again)).toBe(expected);
  }
});

test('another game begins with the same players', () => {
  const game = begun({ seed: 'first', players: 5, names: ['A', 'B', 'C', 'D', 'E'], way: 'open' });
  game.send({ type: 'newGame', seed: 'second' });
  const { draft, game: none } = game.state().context;
  expect(none).toBeUndefined();
  expect(draft).toMatchObject({ players: 5, way: 'open', seed: 'second' });
  expect(draft.names).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test('les-poilus.chaplain: two play with the Chaplain unless they say otherwise', () => {
  const game = running({ seed: 'two' });
  game.send({ type: 'configure', change: { players: 2 } });
  expect(game.state().context.draft.options).toEqual({ twoPlayers: 'chaplain' });
  game.send({ type: 'configure', change: { players: 4 } });
  expect(game.state().context.draft.options).toEqual({});
});

test('a game opened only in part is played on by the same players, and its hands stay hidden', () => {
  const setUp = dealtSetUp({ seed: 'damaged', players: 3 });
  // In the middle of the first deal.
  const steps: MoveStep[] = [{ move: 'intensity:3' }];
  while (steps.length < 7) {
    const played = replay(poilusRules, { setUp, steps });
    if ('fault' in played) throw new Error(JSON.stringify(played.fault));
    steps.push({ move: poilusRules.drawChanceMove(played.replayed.position), by: 'site' });
  }
  steps.push({ move: 'nonsense' });
  const game = { ...gameFrom<PoilusSaves>(setUp, { deck: 'site' }), steps, seen: 8 };
  const progress = { game, way: 'round' as const, names: ['Ana', 'Otto', 'Marie'] };
  const save = { version: 1, id: 'damaged', begun: 1, changed: 2, progress };
  const { input, trouble } = resumed(poilusPractice, save);
  expect(trouble?.step).toBe(8);
  const mended = running(input as PoilusInput);
  expect(nameOf(mended.state())).toBe('curtain');
  mended.send({ type: 'open' });
  const { context } = mended.state();
  expect(context).toMatchObject({ opened: setUp.leader, names: ['Ana', 'Otto', 'Marie'] });
  expect(heldBy(mended.state()).players.map(({ hand }) => hand)).toEqual([3, 3, 3]);
});
