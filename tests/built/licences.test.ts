import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, inject, it } from 'vitest';
import { LANGUAGES } from '#site/layout/languages.ts';

/** Licences that let their work be sent to visitors as this site sends it. */
const FREE = /^(MIT|\(MIT OR Apache-2\.0\)|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1)$/;

const read = (path: string) => readFileSync(join(inject('dist'), path), 'utf8');

it.each(LANGUAGES)(
  'the about page names whose work is sent, and under which licence (%s)',
  (language) => {
    const lines = parse(read(`${language}/about/index.html`))
      .querySelectorAll('[data-licences] li')
      .map(({ textContent }) => textContent);
    // What every visit to the table and the search needs.
    for (const name of [
      'preact',
      'xstate',
      'valibot',
      'idb',
      'pagefind',
      'lucide-preact',
      'astro',
    ]) {
      expect(lines.filter((line) => line.startsWith(`${name} `))).toHaveLength(1);
    }
    for (const line of lines) expect(line.split(', ').at(-1), line).toMatch(FREE);
    const words = read('licences.txt');
    for (const line of lines) expect(words).toContain(line);
  },
);
