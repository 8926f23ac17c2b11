import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SETTINGS = 'src/shared/messages/project.inlang/settings.json';
const COMPILED = join('src', 'shared', 'messages', 'compiled');

/** The files of words, as the compiler is told of them. */
function wordFiles(): string[] {
  const settings: { [plugin: string]: { pathPattern?: string[] } } = JSON.parse(
    readFileSync(SETTINGS, 'utf8'),
  );
  const patterns = settings['plugin.inlang.messageFormat']?.pathPattern ?? [];
  const project = dirname(dirname(SETTINGS));
  return patterns.map((pattern) => join(project, pattern.replace('{locale}', 'en')));
}

const keysIn = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')));

/** Everything under src that could name a message. */
function source(): string {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file) && !file.startsWith(COMPILED))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

test('no word of the interface is there twice', () => {
  const keys = wordFiles().flatMap(keysIn);
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
});

test('every word of the interface is used', () => {
  const words = new Set(source().match(/\w+/g));
  expect(
    wordFiles()
      .flatMap(keysIn)
      .filter((key) => !words.has(key)),
  ).toEqual([]);
});
