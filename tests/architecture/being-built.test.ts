import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/*
 * What is told of the site is there. A sentence about what is being built would be wrong on the day it
 * is finished, and nobody would think of it.
 */
const BEING_BUILT = [
  /\b(is|are) (still |now |currently )?(being|under) (built|made|written|prepared|construction)\b/i,
  /\b(coming soon|not (yet|here yet) (built|finished|available)|work in progress|to be built|planned for)\b/i,
  /\bwill (soon )?(follow|be added|be built|come later)\b/i,
  /(正在|还在|仍在)(建设|建造|制作|开发|筹备|编写|搭建)|敬请期待|即将(推出|上线|加入)|尚未(完成|做好)的功能|以后(会|再)(加入|推出)|施工中/,
];

const TOLD = ['content', 'src', 'README.md'];
const WORDS = /\.(mdx|md|yml|json)$/;
/** Measured things and what tools make hold no sentences. */
const NOT_TOLD = /compiled|strength|habits|dates\.json|content\/search/;

const filesIn = (path: string): readonly string[] =>
  path.endsWith('.md')
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .map((file) => join(path, file))
        .filter((file) => WORDS.test(file) && !NOT_TOLD.test(file));

it('nothing is told of what is being built', () => {
  const found = TOLD.flatMap(filesIn).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        BEING_BUILT.some((told) => told.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
