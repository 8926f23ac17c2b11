import { expect, test } from 'vitest';
import { plainReason } from '#games/resist/cli/record-faults.ts';
import { REASON_CODES } from '#games/resist/engine/index.ts';

const PARAMS = {
  ask: 'plan',
  card: 'abel',
  most: 1,
  mission: 'border',
  maquis: 'abel',
  lack: 'enemy-here',
  one: 'abel',
  two: 'celia',
  era: 1,
  kind: 'guard-1',
  number: '2',
  target: 'guard-1',
  defense: 3,
  strength: 1,
};

test.each(REASON_CODES)('%s is told in a sentence', (code) => {
  const text = plainReason({ code, rule: 'resist.round', params: PARAMS });
  expect(text.length).toBeGreaterThan(10);
  expect(text).not.toContain('undefined');
});
