import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { howToGetOne, isNewEnough } from '#shared/new-enough-node.mjs';

test.each([
  ['20.18.1', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node %s is new enough: %s', (version, isIt) => {
  expect(isNewEnough(version)).toBe(isIt);
});

test('package.json asks for the same Node', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(howToGetOne('20.18.1', 'npm ci')).toBe(
    `This needs Node ${engines.node.replace('>=', '')} or newer, and here is Node 20.18.1; ` +
      'npx -y -p node@24 -c "npm ci" borrows one.',
  );
});

test('whatever an older Node reads after an installation is no TypeScript', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const { scripts } = JSON.parse(read('package.json'));
  expect(scripts.prepare).toBe('node tests/setup/prepare.mjs');
  for (const file of ['tests/setup/prepare.mjs', 'src/shared/new-enough-node.mjs'])
    expect(read(file)).not.toMatch(/^import .*\.ts'/m);
});
