import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { readPages } from './pages.ts';

/** What a style asks for, but for what stands in it as data. */
const asked = (style: string): readonly string[] =>
  [...style.matchAll(/url\(\s*['"]?(?!data:|#)([^'")]+)['"]?\s*\)/g)].map(([, file]) => file ?? '');

/** Where a file lies that is asked for from a folder of the site. */
const at = (folder: string, file: string): string =>
  file.startsWith('/') ? join(inject('dist'), file) : join(inject('dist'), folder, file);

test('every file that a style asks for is there', () => {
  const dist = inject('dist');
  const sheets = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file,
      folder: dirname(file),
      style: readFileSync(join(dist, file), 'utf8'),
    }));
  const inPages = readPages().map(({ path, page }) => ({
    file: path,
    folder: path,
    style: page
      .querySelectorAll('style')
      .map(({ text }) => text)
      .join('\n'),
  }));
  const all = [...sheets, ...inPages];
  expect(all.flatMap(({ style }) => asked(style)).length).toBeGreaterThan(3);
  const missing = all.flatMap(({ file, folder, style }) =>
    asked(style)
      .filter((one) => !existsSync(at(folder, one)))
      .map((one) => `${file}: ${one}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
