import { expect, test } from 'vitest';
import type { StepId } from '#games/set-europe-ablaze/data/sequence.ts';
import {
  goThrough,
  loggedPosition,
  type Position,
} from '#games/set-europe-ablaze/engine/log/index.ts';
import { touchedIn } from '#games/set-europe-ablaze/ui/steps/turn-end-counts.ts';
import { logExample } from '../examples.ts';

const told = loggedPosition(goThrough(logExample().events.slice(0, 12)).course);
const now: Position = {
  ...told,
  selected: { maquis: ['birch', 'ash'], german: ['birch'] },
  areas: { birch: { laborUsed: true, usedUnits: 2, deceived: 1, security: 2 }, ash: {} },
  soeUsed: true,
  ready: { ...told.ready, quiet: 3 },
  freeMoves: 1,
  damageDone: 6,
  hand: { maquis: 4, german: 7 },
  ap: { maquis: 1, german: 0 },
};

test.each<[string, StepId, string]>([
  ['3.3.1', 'end.clear', 'Actions Complete 2, Labor back 1, units straightened 2'],
  ['3.3.2', 'end.headquarters', 'to ready: 1'],
  ['3.3.3', 'end.networks', 'to Active: 3'],
  ['3.3.4', 'end.deceived', 'to turn up: 1'],
  ['3.3.5', 'end.free-moves', 'left: 2'],
  ['5.4.6', 'end.morale', 'damage 6: Advantages 1'],
  ['4.2.5', 'end.cards', 'Maquis: 4 in hand · German: 7 in hand'],
  ['3.3.9', 'end.next', 'AP 1 and 0, damage 6 to 0'],
])('%s: %s says what it touches', (_, step, says) => {
  expect(touchedIn(now, step)).toBe(says);
});

test('where nobody has counted pieces, none are counted', () => {
  expect(touchedIn({ ...now, areas: {} }, 'end.networks')).toBeUndefined();
});
