import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PATROL_CARDS, RESOURCES, TILE_IDS } from '#games/maquis/data/index.ts';
import type { Position, Snapshot } from '#games/maquis/engine/index.ts';
import {
  correct,
  historyOf,
  SAVE_VERSION,
  type Step,
  type TableEvent,
} from '#games/maquis/session/index.ts';
import { samePosition } from '../../../../play/same-position.ts';
import { classifySaves } from '../maquis-saves.ts';
import { movesNow } from '../moves-now.ts';
import { begin, gameOf, go, nameOf, type State, step, tableNow } from '../stepping.ts';
import { redoOf, undoOf } from '../undoing.ts';
import { eventsIn } from './model.ts';

/*
 * Long walks at random, corrections, undoing and new games among them. Whatever is done, what the
 * machine holds follows from its steps, and a reload at any moment finds the same table again.
 */

const EVENTS = 200;
const numbers = fc.array(fc.nat(1_000_000), { minLength: EVENTS, maxLength: EVENTS });

const pick = <Item>(items: readonly Item[], number: number): Item =>
  items[number % items.length] as Item;

/** Mostly onward, now and then anything at all. */
function nextEvent(state: State, number: number): TableEvent {
  const kind = number % 100;
  const choice = Math.floor(number / 100);
  if (state.matches('setUp')) {
    return pick<TableEvent>([{ type: 'drawGoals' }, { type: 'start' }], kind);
  }
  if (kind < 70) {
    const moves = movesNow(state.context);
    if (state.matches({ playing: { patrol: 'shown' } })) return { type: 'continue' };
    if (moves.length > 0) return { type: 'move', move: pick(moves, choice) };
    return { type: 'newGame', seed: String(number) };
  }
  if (kind < 78) return correction(state, choice);
  const anything = eventsIn(state).filter(({ type }) => type !== 'newGame' && type !== 'correct');
  return pick(anything, choice);
}

/** Any part of the table set to something else; many of them cannot be. */
function correction(state: State, number: number): TableEvent {
  const table = tableNow(state);
  const { hand, police, workers } = table.state;
  const n = Math.floor(number / 10);
  const changes: Partial<Snapshot>[] = [
    { day: n % 16 },
    { morale: n % 9 },
    { soldiers: n % 6 },
    { safeHouse: n % 5 },
    { hand: { ...hand, [pick(RESOURCES, n)]: n % 5 } },
    { hand: { ...hand, weapon: 2 } },
    { police: police.slice(1) },
    { workers: workers.slice(1) },
    { rooms: { 'spare-room-west': pick(TILE_IDS, n) } },
    { discard: PATROL_CARDS.slice(n % 11).map((card) => card.number) },
  ];
  return { type: 'correct', board: correct(table, pick(changes, number)).table };
}

/** A save as it is written at every step, through text and back. */
function reloaded(state: State): State {
  const { game, redoStack, noShotAt, setUp, isDecided } = state.context;
  const undone = redoStack.length > 0 ? { ahead: redoStack } : {};
  const letGo = noShotAt === undefined ? {} : { noShotAt };
  const progress = game
    ? { game, ...undone, ...letGo }
    : { setUp, step: isDecided ? 'goals' : 'difficulty' };
  const save = { version: SAVE_VERSION, id: setUp.seed, begun: 1, changed: 2, progress };
  const { saves } = classifySaves([JSON.parse(JSON.stringify(save))]);
  expect(saves).toEqual([save]);
  const [found] = saves;
  if (!found) throw new Error('the save was not read');
  return begin({ resume: found.progress });
}

/** What is not written down: a question open, a worker spoken of. */
function atRest(state: State): State {
  if (state.matches({ playing: 'askUndo' })) return go(state, 'cancelUndo');
  const left = step(state, { type: 'select', choice: undefined });
  return state.matches({ playing: { patrol: 'shown' } }) ? state : left;
}

function expectSameTable(one: State, other: State): void {
  expect(other.context.game).toEqual(one.context.game);
  const [a, b] = [one.context.replayed, other.context.replayed];
  if (a && b) expect(samePosition(a.position, b.position)).toBe(true);
  else expect(a).toBe(b);
}

function expectSound(state: State): void {
  const { game, replayed } = state.context;
  if (!game || !replayed) {
    expect(nameOf(state)).toBe('setUp');
    return;
  }
  const played = historyOf(game);
  if ('fault' in played) throw new Error(`step ${played.fault.step} cannot have happened`);
  expect(replayed.positions).toHaveLength(game.steps.length + 1);
  expect(JSON.stringify(replayed.events)).toBe(JSON.stringify(played.replayed.events));
  expect(replayed.outcome).toEqual(played.replayed.outcome);
  for (const [n, position] of played.replayed.positions.entries()) {
    if (!samePosition(position, replayed.positions[n] ?? []))
      throw new Error(`position ${n} differs`);
  }
  expect([game.steps.length, game.steps.length - 1]).toContain(game.seen);
}

function expectReloads(state: State): void {
  const again = reloaded(state);
  const rest = atRest(state);
  expectSameTable(rest, again);
  expect(nameOf(again)).toBe(nameOf(rest));
  expect(movesNow(again.context)).toEqual(movesNow(rest.context));
  const { game, redoStack } = rest.context;
  if (!game || !again.context.game) return;
  expect(undoOf(again.context.game)).toEqual(undoOf(game));
  expect(redoOf(again.context.game, again.context.redoStack)).toEqual(redoOf(game, redoStack));
}

const walk = (check: (state: State, before: State, event: TableEvent) => void) =>
  fc.property(fc.constantFrom('site', 'visitor'), numbers, (deck, choices) => {
    const owners = { deck, goods: 'site', tracks: 'site' } as const;
    let state = go(begin({ owners, seed: String(choices[0]) }), 'drawGoals start');
    for (const number of choices) {
      const event = nextEvent(state, number);
      const before = state;
      state = step(before, event);
      check(state, before, event);
    }
  });

test('what the machine holds always follows from the steps of the game', () => {
  fc.assert(walk(expectSound), { numRuns: 8 });
});

test('a reload at any moment finds the same table in the same state', () => {
  fc.assert(walk(expectReloads), { numRuns: 8 });
});

test('a move that is refused leaves the game as it is', () => {
  fc.assert(
    walk((state, before, event) => {
      if (event.type !== 'move' || state.context.rejected.length === 0) return;
      expect(state.context.game).toBe(before.context.game);
      expect(nameOf(state)).toBe(nameOf(before));
    }),
    { numRuns: 8 },
  );
});

/** Does again what was undone; cards of the site come by themselves or when they are asked for. */
function doAgain(from: State, undone: readonly Step[]): State {
  let state = from;
  const start = gameOf(from).steps.length;
  for (const [n, one] of undone.entries()) {
    const isThere = gameOf(state).steps.length > start + n;
    if (isThere) continue;
    if ('correction' in one) state = step(state, { type: 'correct', board: one.correction });
    else if (one.by !== 'site') state = go(state, one.move);
    else state = go(state, state.matches({ playing: { patrol: 'shown' } }) ? 'continue' : 'draw');
  }
  return state;
}

function positionIn({ context: { replayed } }: State): Position {
  if (!replayed) throw new Error('no game is running');
  return replayed.position;
}

test('what is undone and done again comes to the same: the same cards, the same table', () => {
  let redone = 0;
  fc.assert(
    walk((state, _, event) => {
      if (!state.context.game || event.type !== 'move') return;
      const game = gameOf(state);
      const undo = undoOf(game);
      const undone = undo ? game.steps.slice(undo.game.steps.length) : [];
      const { deck } = game.owners;
      const isOfOneHand = undone.every(
        (one) => 'correction' in one || one.by === undefined || one.by === deck,
      );
      if (!undo || !isOfOneHand) return;
      const back = go(state, undo.chanceSeen > 0 ? 'undo confirmUndo' : 'undo');
      const { steps } = undo.game;
      expect(gameOf(back).steps.slice(0, steps.length)).toEqual(steps);
      // Where a card is awaited that the site may draw at once, it does so again.
      if (gameOf(back).steps.length > steps.length) return;
      const again = doAgain(back, undone);
      expect(gameOf(again).steps).toEqual(game.steps);
      expect(samePosition(positionIn(again), positionIn(state))).toBe(true);
      redone++;
    }),
    { numRuns: 12 },
  );
  expect(redone).toBeGreaterThan(500);
});
