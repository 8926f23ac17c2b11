import { expect, test } from 'vitest';
import { RULES } from '#games/les-poilus/data/index.ts';
import {
  FAULT_CODES,
  poilusRules,
  positionFrom,
  type Snapshot,
  type Table,
  type TableFault,
  tableOf,
} from '#games/les-poilus/engine/index.ts';
import { at } from './tables.ts';

const sound = tableOf(
  at({ seats: [{ cards: ['mute'], hardships: ['proud'] }, { cards: ['night-gas'] }] }),
);
const state = (change: Partial<Snapshot>): Table => ({
  ...sound,
  state: { ...sound.state, ...change },
});
const seat = (n: number, change: object, more: Partial<Snapshot> = {}): Table =>
  state({
    ...more,
    players: sound.state.players.map((player, other) =>
      other === n ? { ...player, ...change } : player,
    ),
  });
/** A card less lies in Morale for each that lies elsewhere. */
const less = (cards: number) => ({ morale: sound.state.morale - cards });

/** For every code a table that is wrong in that alone. */
const WRONG: Readonly<Record<TableFault['code'], Table>> = {
  'players-do-not-add-up': state({ players: sound.state.players.slice(1) }),
  'cards-do-not-add-up': state(less(1)),
  'card-too-often': state({ removed: ['mute'], ...less(1) }),
  'hand-and-cards-differ': seat(0, { hand: 2 }, less(1)),
  'hardship-in-no-mans-land': state({ noMansLand: ['clumsy'], ...less(1) }),
  'threat-in-front': seat(1, { hardships: ['night-shell'] }, less(1)),
  'christmas-in-front': seat(1, { hardships: ['merry-christmas'] }, less(1)),
  'mission-has-failed': state({
    noMansLand: ['night-shell', 'night-shell', 'night-shell'],
    ...less(3),
  }),
  'too-many-tokens': state({ speechPool: 6 }),
  'too-many-tiles': seat(0, { tileIds: ['left', 'left', 'left', 'left', 'left'], tiles: 5 }),
  'tiles-and-ids-differ': seat(0, { tiles: 1 }),
  'tile-while-in': seat(0, { placed: true, placedTile: 'left', tiles: 1, tileIds: ['right'] }),
  'nobody-on-turn': state({ turn: null }),
  'out-on-turn': seat(0, { in: false }),
  'tyrannical-leads': seat(1, { hardships: ['tyrannical'] }, less(1)),
  'no-kind-called': state({ speechKind: 'gas' }),
  'nothing-to-cure': seat(0, { hardships: [] }, { phase: 'christmas', ...less(-1) }),
  'land-after-mission': state({
    phase: 'intensity',
    acting: null,
    noMansLand: ['night-shell'],
    ...less(1),
  }),
  'morale-is-gone': state({ trials: 10 + sound.state.morale, morale: 0 }),
  'nothing-to-do': state({ phase: 'deal', acting: null }),
  'game-is-not-over': state({ phase: 'over', turn: null, acting: null }),
};

test('a sound table has no fault', () => {
  expect(positionFrom(sound)).toHaveProperty('position');
});

test.each(FAULT_CODES)('%s: found, alone, with a rule of the book', (code) => {
  const made = positionFrom(WRONG[code]);
  if ('position' in made) throw new Error('no fault was found');
  expect([...new Set(made.faults.map((fault) => fault.code))]).toEqual([code]);
  expect(RULES.map(({ id }) => id)).toContain(made.faults[0].rule);
});

test('a correction is taken as a step, and a wrong one refused with its faults', () => {
  const { position } = positionFrom(sound) as Extract<
    ReturnType<typeof positionFrom>,
    { position: unknown }
  >;
  const corrected = seat(0, { cards: ['clumsy'] });
  const taken = poilusRules.apply(position, { correction: corrected });
  if ('reasons' in taken) throw new Error(JSON.stringify(taken.reasons));
  expect(poilusRules.toBoardState(taken.position).state).toEqual(corrected.state);
  const refused = poilusRules.apply(position, { correction: WRONG['too-many-tokens'] });
  expect('reasons' in refused && refused.reasons.map(({ code }) => code)).toEqual([
    'too-many-tokens',
  ]);
});
