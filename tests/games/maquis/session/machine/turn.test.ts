import { describe, expect, test } from 'vitest';
import {
  atTable,
  gameOf,
  go,
  movesOf,
  nameOf,
  pausingAt,
  started,
  step,
  tableNow,
} from '../stepping.ts';

const at = (script: string, deck?: 'site'): string => nameOf(go(started(deck), script));

const PLACED = 'place:grocer patrol:1 place:doctor patrol:2 place:fence patrol:4';
const ACTED = `${PLACED} continue act:grocer:food return act:doctor:none return act:fence:none return`;

describe('maquis.turn: each phase leads where the rules say', () => {
  test.each([
    ['', 'playing.placement'],
    ['place:grocer', 'playing.patrol.awaited'],
    ['place:grocer patrol:1', 'playing.patrol.shown'],
    ['place:grocer patrol:1 continue', 'playing.placement'],
    [`${PLACED}`, 'playing.patrol.shown'],
    [`${PLACED} continue`, 'playing.action.choose'],
    [`${PLACED} select:grocer`, 'playing.action.act'],
    [`${PLACED} select:cafe`, 'playing.patrol.shown'],
    ['place:grocer patrol:1 select:grocer', 'playing.placement'],
    [`${PLACED} continue select:grocer`, 'playing.action.act'],
    [`${PLACED} continue select:grocer select:doctor`, 'playing.action.act'],
    [`${PLACED} continue select:grocer act:grocer:food`, 'playing.action.return'],
    [`${PLACED} continue act:grocer:food return`, 'playing.action.choose'],
    [`${ACTED}`, 'playing.dusk.upkeep'],
    [`${ACTED} upkeep`, 'playing.placement'],
  ])('after «%s»: %s', (script, name) => expect(at(script)).toBe(name));

  test('maquis.placement: patrols go on alone when no worker is left', () => {
    const state = go(started(), 'place:grocer patrol:1 place:doctor patrol:2 place:fence');
    const fourth = atTable({ patrolsToCome: 2, safeHouse: 1, workers: ['cafe', 'fence'], cafe: 2 });
    expect(nameOf(go(state, 'patrol:4 continue'))).toBe('playing.action.choose');
    expect(nameOf(go(fourth, 'place:grocer patrol:3 continue'))).toBe('playing.patrol.awaited');
    expect(nameOf(go(fourth, 'place:grocer patrol:3 continue patrol:1 continue'))).toBe(
      'playing.action.choose',
    );
  });

  test('maquis.placement: workers go on alone when no patrol is left', () => {
    const state = atTable({ patrolsToCome: 1, safeHouse: 3 });
    expect(nameOf(go(state, 'place:cafe patrol:1 continue place:fence'))).toBe('playing.placement');
    expect(nameOf(go(state, 'place:cafe patrol:1 continue place:fence place:radio-a'))).toBe(
      'playing.action.choose',
    );
  });

  test('maquis.arrest-on-placement: with every worker arrested dusk comes after the card', () => {
    const state = atTable({
      safeHouse: 1,
      arrested: 2,
      patrolsToCome: 1,
      police: ['radio-b', 'rue-baradat'],
    });
    expect(nameOf(go(state, 'place:pont-leveque patrol:4'))).toBe('playing.patrol.shown');
    expect(nameOf(go(state, 'place:pont-leveque patrol:4 continue'))).toBe('playing.dusk.upkeep');
  });

  test('maquis.end-time: after upkeep on the last day the game is over', () => {
    const state = atTable({ phase: 'dusk', day: 14 });
    expect(nameOf(go(state, 'upkeep'))).toBe('playing.over');
    expect(go(state, 'upkeep').context.replayed?.outcome).toEqual({
      result: 'loss',
      reason: 'time',
    });
    expect(nameOf(go(atTable({ phase: 'dusk', day: 13 }), 'upkeep'))).toBe('playing.placement');
  });

  test('maquis.finish-the-turn: a completed pair of goals lets the turn be finished', () => {
    const state = atTable({
      phase: 'action',
      workers: ['west-exit', 'cafe'],
      goals: { west: 'sabotage', east: 'aid-the-spy' },
      west: { successes: 2 },
      east: { successes: 2, complete: true },
      hand: { explosives: 1 },
    });
    const done = go(state, 'act:west-exit:goal return');
    expect(nameOf(done)).toBe('playing.action.choose');
    const over = go(done, 'act:cafe:none return upkeep');
    expect(nameOf(over)).toBe('playing.over');
    expect(over.context.replayed?.outcome).toEqual({ result: 'win', reason: 'goals' });
  });
});

describe('a move that cannot be made', () => {
  test('maquis.free-place: is refused with its reasons and changes nothing else', () => {
    const before = go(started(), 'place:grocer patrol:1 continue select:doctor');
    const state = go(before, 'place:grocer');
    expect(state.context).toEqual({
      ...before.context,
      rejected: [
        {
          code: 'place-is-taken',
          rule: 'maquis.free-place',
          params: { place: 'grocer', pawn: 'worker' },
        },
      ],
    });
    expect(nameOf(state)).toBe(nameOf(before));
  });

  test.each([
    ['', 'patrol:1', 'worker-to-place'],
    ['place:grocer', 'place:doctor', 'patrol-to-draw'],
    ['place:grocer patrol:1', 'patrol:2', 'worker-to-place'],
    [`${PLACED} continue`, 'upkeep', 'workers-to-activate'],
    [`${PLACED} continue select:grocer`, 'act:grocer:none:x', undefined],
    [`${PLACED} continue act:grocer:food`, 'upkeep', 'way-home-to-judge'],
    [ACTED, 'return', 'upkeep-to-do'],
    ['', 'no such move', undefined],
  ])('after «%s», %s: %s', (script, move, code) => {
    const before = go(started(), script);
    const state = step(before, { type: 'move', move });
    expect(state.context.rejected.map((reason) => reason.code)).toEqual(code ? [code] : []);
    expect({ ...state.context, rejected: [] }).toEqual(before.context);
    expect(nameOf(state)).toBe(nameOf(before));
  });

  test('maquis.result: nothing can be moved when the game is over', () => {
    const over = go(atTable({ phase: 'dusk', day: 14 }), 'upkeep');
    const state = go(over, 'upkeep');
    expect(state.context.rejected).toMatchObject([{ code: 'game-is-over' }]);
    expect(nameOf(state)).toBe('playing.over');
  });

  test('is forgotten with the next thing done', () => {
    const refused = go(started(), 'place:safe-house');
    expect(refused.context.rejected).not.toEqual([]);
    expect(go(refused, 'select:cafe').context.rejected).toEqual([]);
    expect(go(refused, 'place:cafe').context.rejected).toEqual([]);
  });

  test('is forgotten, too, when a card is drawn or the last shot is left', () => {
    const armed = { police: ['fence'], hand: { weapon: 1 } } as const;
    const awaited = go(pausingAt(armed, 'site'), 'place:grocer shoot:doctor');
    expect(awaited.context.rejected).toMatchObject([{ code: 'no-police-there' }]);
    expect(go(awaited, 'draw').context.rejected).toEqual([]);
    const dusk = go(pausingAt({ phase: 'dusk', ...armed }), 'shoot:doctor');
    expect(go(dusk, 'noShot').context.rejected).toEqual([]);
  });
});

describe('a drawn card', () => {
  const shown = go(started(), 'place:grocer patrol:1');

  test('stays until the visitor goes on', () => {
    expect(nameOf(shown)).toBe('playing.patrol.shown');
    expect(gameOf(shown).seen).toBe(1);
    const on = go(shown, 'continue');
    expect(nameOf(on)).toBe('playing.placement');
    expect(gameOf(on).seen).toBe(2);
    expect(movesOf(on)).toEqual(['place:grocer', 'patrol:1']);
  });

  test('goes when the next place is selected, which stays selected', () => {
    const on = go(shown, 'select:doctor');
    expect(nameOf(on)).toBe('playing.placement');
    expect(on.context.selected).toBe('doctor');
    expect(gameOf(on).seen).toBe(2);
  });

  test('goes when the next worker is placed at once', () => {
    expect(nameOf(go(shown, 'place:doctor'))).toBe('playing.patrol.awaited');
  });

  test('is not passed over by a selection while another is to be drawn', () => {
    const third = atTable({ patrolsToCome: 2, safeHouse: 1, workers: ['cafe', 'fence'], cafe: 2 });
    const shown = go(third, 'place:grocer patrol:3');
    expect(nameOf(go(shown, 'select:grocer'))).toBe('playing.patrol.shown');
    expect(go(shown, 'select:grocer').context.selected).toBeUndefined();
  });

  test('stays when a move is refused', () => {
    expect(nameOf(go(shown, 'place:grocer'))).toBe('playing.patrol.shown');
  });
});

describe('the worker or place that is spoken of', () => {
  test('can be changed and taken back', () => {
    const state = go(started(), 'select:cafe select:fence');
    expect(state.context.selected).toBe('fence');
    expect(step(state, { type: 'select', choice: undefined }).context.selected).toBeUndefined();
  });

  test('is left for the choice of workers', () => {
    const state = go(started(), `${PLACED} continue select:grocer`);
    const left = step(state, { type: 'select', choice: undefined });
    expect(nameOf(left)).toBe('playing.action.choose');
  });

  test('is forgotten once it has moved', () => {
    expect(go(started(), 'select:cafe place:cafe').context.selected).toBeUndefined();
  });
});

describe('maquis.shooting: the last shot at dusk, where the turn stops for it', () => {
  const ARMED = { phase: 'dusk', police: ['grocer'], hand: { weapon: 1 } } as const;

  test('is offered where one is possible, and upkeep comes after it', () => {
    expect(nameOf(pausingAt(ARMED))).toBe('playing.dusk.lastShot');
    expect(nameOf(go(pausingAt(ARMED), 'shoot:grocer'))).toBe('playing.dusk.upkeep');
    expect(tableNow(go(pausingAt(ARMED), 'shoot:grocer')).state.police).toEqual([]);
  });

  test('is fired before upkeep where it does not', () => {
    expect(nameOf(atTable(ARMED))).toBe('playing.dusk.upkeep');
    expect(tableNow(go(atTable(ARMED), 'shoot:grocer')).state.police).toEqual([]);
  });

  test('can be left', () => {
    expect(nameOf(go(pausingAt(ARMED), 'noShot'))).toBe('playing.dusk.upkeep');
    expect(nameOf(go(pausingAt(ARMED), 'upkeep'))).toBe('playing.placement');
  });

  test.each([
    ['without a weapon', { hand: {} }],
    ['maquis.shoot-police-only: with soldiers alone', { police: [], soldierPawns: ['grocer'] }],
    ['maquis.shoot-once: after a shot in the same turn', { shot: true }],
  ] as const)('is not offered %s', (_, told) => {
    expect(nameOf(pausingAt({ soldiers: 1, ...ARMED, ...told }))).toBe('playing.dusk.upkeep');
  });
});

describe('a new game', () => {
  test.each([
    ['', 'placement'],
    ['place:grocer patrol:1', 'a shown card'],
    [`${PLACED} continue select:grocer`, 'a worker spoken of'],
    ['place:grocer patrol:1 undo', 'a question'],
  ])('can be begun after «%s» (%s): set-up starts afresh', (script) => {
    const state = step(go(started(), script), { type: 'newGame', seed: 'new' });
    expect(nameOf(state)).toBe('setUp');
    expect(state.context).toEqual({
      setUp: {
        difficulty: 'normal',
        owners: { deck: 'visitor', goods: 'site', tracks: 'site' },
        goalSource: 'any-two',
        goals: {},
        seed: 'new',
      },
      id: 'new',
      isDecided: false,
      pausesToShoot: false,
      game: undefined,
      replayed: undefined,
      help: 'none',
      redoStack: [],
      selected: undefined,
      rejected: [],
    });
  });

  test('can be begun when a game is over', () => {
    const over = go(atTable({ phase: 'dusk', day: 14 }), 'upkeep');
    const state = step(over, { type: 'newGame', seed: 'new' });
    expect(nameOf(state)).toBe('setUp');
  });
});
