import { expect, test } from 'vitest';
import { actionOffered, defensesAt, strengthParts, tierNow } from '#games/resist/engine/index.ts';
import { after, attacking, deciding, planning } from './tables.ts';

const ROW = [
  { mission: 'border' as const, up: ['guard-2' as const, 'engineer-3' as const] },
  'barracks',
  'villa',
  'bunker',
] as const;

test('the parts of the strength add up to it', () => {
  const attack = attacking({ hand: ['consuelo', 'abel'], hidden: ['carlos'], row: ROW });
  const played = after(attack, 'play:consuelo:revealed use discard:guard-2 play:abel:hidden use');
  expect(strengthParts(played)).toEqual({
    played: [
      { maquis: 'carlos', side: 'hidden', attack: 2 },
      { maquis: 'consuelo', side: 'revealed', attack: 0 },
      { maquis: 'abel', side: 'hidden', attack: 1 },
    ],
    counted: 1,
    gained: 3,
    sum: 7,
  });
});

test('an action that would be lost is told before the card is played', () => {
  const plan = planning({ hand: ['adolfo', 'antonio', 'carlos', 'manuel'] });
  expect(actionOffered(plan, 'adolfo', 'hidden')).toEqual({
    action: 'discard-enemy',
    obstacle: 'other-phase',
  });
  expect(actionOffered(plan, 'antonio', 'hidden')).toEqual({
    action: 'cycle-spy',
    obstacle: 'spy-in-hand',
  });
  expect(actionOffered(plan, 'carlos', 'hidden')).toEqual({
    action: undefined,
    obstacle: 'no-action',
  });
  expect(actionOffered(plan, 'manuel', 'hidden')).toEqual({
    action: 'turn-all',
    obstacle: undefined,
  });
  const alone = planning({ hand: ['jacinto'] });
  expect(actionOffered(alone, 'jacinto', 'revealed').obstacle).toBe('maquis-in-hand');
});

test('what stands at a Mission that might be chosen', () => {
  expect(defensesAt(planning({ row: ROW }), 'border')).toEqual([
    { kind: 'guard-2', defense: 3 },
    { kind: 'engineer-3', defense: 3 },
  ]);
});

test('the tier now, and the points to the next', () => {
  expect(tierNow(deciding({}))).toEqual({ result: 'draw', next: { result: 'minor', points: 15 } });
});
