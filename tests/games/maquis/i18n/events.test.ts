import './boxed-words.ts';
import { expect, test } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import type { GameEvent } from '#games/maquis/engine/index.ts';
import { ACTION_WORDS } from '#games/maquis/engine/move.ts';
import { eventText } from '#games/maquis/i18n/events.ts';
import { HAPPENS } from '../engine/happenings.ts';
import { playAll } from '../engine/scripts.ts';
import { acting, boxed, patrolling, USUAL_GOALS } from '../engine/tables.ts';
import { momentsOf } from './played.ts';
import { flawsOf } from './sentence.ts';

/** A list that the compiler keeps complete. */
const EVERY_TYPE = Object.keys({
  'turn-began': 1,
  'worker-placed': 1,
  'deck-reshuffled': 1,
  'card-drawn': 1,
  'patrol-stationed': 1,
  'patrol-not-placed': 1,
  'worker-arrested': 1,
  acted: 1,
  paid: 1,
  gained: 1,
  dropped: 1,
  'short-supply': 1,
  lost: 1,
  'tile-laid': 1,
  visited: 1,
  'gun-destroyed': 1,
  distracted: 1,
  stayed: 1,
  'worker-removed': 1,
  'bridge-destroyed': 1,
  'fake-id-kept': 1,
  'fake-id-spent': 1,
  'card-seen': 1,
  'card-turned-over': 1,
  'major-success': 1,
  success: 1,
  'goal-complete': 1,
  recruited: 1,
  'came-home': 1,
  shot: 1,
  'soldiers-rose': 1,
  'morale-changed': 1,
  'patrols-left': 1,
  'day-passed': 1,
  'end-triggered': 1,
  'game-over': 1,
} satisfies Record<GameEvent['type'], 1>);

test('everything that happens in generated games is told without a hole', () => {
  const types = new Set<string>();
  const acted = new Set<string>();
  const flaws = new Set<string>();
  const forged = acting(
    boxed('sabotage', 'infiltration', {
      workers: ['spare-room-west'],
      rooms: { 'spare-room-west': 'forger' },
      hand: { intel: 1, money: 2 },
    }),
  );
  const scripted = [
    ...Object.values(HAPPENS),
    [forged, 'act:spare-room-west:fake-id'] as const,
  ].map(([start, script]) => playAll(start, script));
  for (const { events } of [...scripted, ...momentsOf(1500)]) {
    for (const event of events) {
      types.add(event.type);
      if (event.type === 'acted') acted.add(event.action);
      const text = eventText(event, USUAL_GOALS);
      for (const flaw of flawsOf(text)) flaws.add(`${text}: ${flaw}`);
    }
  }
  expect([...flaws]).toEqual([]);
  expect([...types].toSorted()).toEqual(EVERY_TYPE.toSorted());
  expect([...acted].toSorted()).toEqual([...ACTION_WORDS].toSorted());
});

const told = (events: readonly GameEvent[]): string[] =>
  events.map((event) => eventText(event, USUAL_GOALS));

test('a drawn card is told with its places, an arrest with the place', () => {
  const start = patrolling({ workers: ['grocer', 'poor-district', 'doctor'], safeHouse: 0 });
  expect(told(playAll(start, 'patrol:1').events)).toEqual([
    'Patrol card 1 is drawn: Grocer, then Poor District, then Doctor.',
    'The patrol arrests the worker at the Grocer.',
    'A policeman is posted at the Grocer.',
  ]);
});

test('a shot tells its price', () => {
  const start = acting({ workers: ['fence'], police: ['grocer'], hand: { weapon: 1 } });
  expect(told(playAll(start, 'shoot:grocer').events)).toEqual([
    'The policeman at the Grocer is shot.',
    'Morale falls to 5 because of the shot.',
    'The soldier track rises to 1.',
  ]);
});

test('goods are told in amounts, short supply too', () => {
  const start = acting({
    workers: ['spare-room-west'],
    rooms: { 'spare-room-west': 'smuggler' },
    hand: { food: 2 },
  });
  expect(told(playAll(start, 'act:spare-room-west:food return').events)).toEqual([
    'The worker at the West Spare Room looks for food.',
    'The supply cannot give 3 food; it gives 2 food.',
    'The worker at the West Spare Room comes home.',
    'The worker brings home 2 food.',
  ]);
});

test('every way a game can end has its sentence', () => {
  const ended = (
    result: 'win' | 'draw' | 'loss',
    ending: 'goals' | 'time' | 'workers' | 'morale',
  ) => eventText({ type: 'game-over', result, ending, rule: 'maquis.result' }, USUAL_GOALS);
  expect(ended('win', 'goals')).toBe('The game is won: both goals are complete.');
  expect(ended('draw', 'time')).toBe('The game is a draw: one goal is complete.');
  expect(ended('loss', 'goals')).toBe(
    'The game is lost: both goals are complete, but morale reached zero.',
  );
  expect(ended('loss', 'time')).toBe('The game is lost: time ran out.');
  expect(ended('loss', 'workers')).toBe('The game is lost: you have no workers left.');
  expect(ended('loss', 'morale')).toBe('The game is lost: morale reached zero.');
});

test('where the goals of a game are told, a card beyond an exit is called by its name', () => {
  const goals = { west: 'sabotage', east: 'destroy-the-train' } as const;
  const at = { rule: 'maquis.goal-place', place: 'east-exit' } as const;
  const said = (event: GameEvent) => eventText(event, goals);
  expect(said({ ...at, type: 'worker-placed' })).toBe(
    'A worker goes to the Destroy the Train card.',
  );
  expect(said({ ...at, type: 'acted', action: 'goal' })).toBe(
    'The worker works on Destroy the Train.',
  );
  expect(said({ ...at, type: 'acted', action: 'none' })).toBe(
    'The worker at the Destroy the Train card does nothing.',
  );
  expect(said({ ...at, type: 'came-home' })).toBe(
    'The worker at the Destroy the Train card comes home.',
  );
  expect(said({ ...at, type: 'worker-arrested', when: 'return' })).toBe(
    'The worker at the Destroy the Train card finds no way home and is arrested.',
  );
});

test('a worker on a goal card works on that goal; one in the town is said to be somewhere', () => {
  const told = (place: LocationId) =>
    eventText({ type: 'acted', rule: 'maquis.goal-place', place, action: 'goal' }, USUAL_GOALS);
  expect(told('west-exit')).toBe('The worker works on Sabotage.');
  expect(told('east-exit')).toBe('The worker works on Aid the Spy.');
  expect(told('doctor')).toBe('The worker at the Doctor works on a goal.');
});
