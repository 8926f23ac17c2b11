import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { SCENES as LES_POILUS } from '#games/les-poilus/book/pictures/scenes.ts';
import { SCENES as MAQUIS } from '#games/maquis/book/pictures/scenes.ts';
import { SCENES as RESIST } from '#games/resist/book/pictures/scenes.ts';
import { SCENES as ABLAZE } from '#games/set-europe-ablaze/book/pictures/scenes.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { linesOf, type Scene, SMALLEST, WIDEST, widthOf } from '#rulebook/picture/scene.ts';

const GAMES: Readonly<Record<string, Readonly<Record<string, () => Scene>>>> = {
  'les-poilus': LES_POILUS,
  maquis: MAQUIS,
  resist: RESIST,
  'set-europe-ablaze': ABLAZE,
};
const LANGUAGES = ['en', 'zh'] as const;

/** How many lines beside it a scene asks for. */
const markCount = ({ shapes }: Scene): number =>
  shapes.filter(({ kind }) => kind === 'mark').length;

afterEach(() => overwriteGetLocale(() => 'en'));

/** Every use of a picture in a book: its scene, its label, and what stands between its tags. */
const USED = /<Picture of="([^"]+)" label="([^"]*)">([\s\S]*?)<\/Picture>/g;

function pictures(game: string, language: string) {
  const folder = `content/rules/${game}/${language}`;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(USED)].map(
        ([, scene = '', label = '', lines = '']) => ({
          file,
          scene,
          label,
          lines: [...lines.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)),
        }),
      ),
    );
}

describe.each(Object.keys(GAMES))('the pictures of %s', (game) => {
  const scenes = GAMES[game] ?? {};

  test.each(LANGUAGES)(
    'hold every word in its room and every shape in the picture, in %s',
    (language) => {
      overwriteGetLocale(() => language);
      for (const [name, make] of Object.entries(scenes)) {
        const { width, height, shapes } = make();
        expect(width, name).toBeLessThanOrEqual(WIDEST);
        for (const shape of shapes) {
          if (shape.kind === 'word') {
            expect(shape.size, `${name}: ${shape.text}`).toBeGreaterThanOrEqual(SMALLEST);
            expect(widthOf(shape.text, shape.size), `${name}: ${shape.text}`).toBeLessThanOrEqual(
              shape.room,
            );
          }
          if (shape.kind === 'line') continue;
          expect(shape.x, name).toBeGreaterThanOrEqual(0);
          expect(shape.x + (shape.kind === 'box' ? shape.w : 0), name).toBeLessThanOrEqual(width);
          expect(shape.y, name).toBeGreaterThanOrEqual(0);
          expect(shape.y + (shape.kind === 'box' ? shape.h : 0), name).toBeLessThanOrEqual(height);
        }
      }
    },
  );

  test('number their callouts from 1 without a gap', () => {
    for (const [name, make] of Object.entries(scenes)) {
      const numbers = make().shapes.flatMap((shape) =>
        shape.kind === 'mark' ? [shape.number] : [],
      );
      expect(
        [...numbers].sort((one, other) => one - other),
        name,
      ).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  test.each(LANGUAGES)('have a label and a line for every callout, in %s', (language) => {
    for (const { file, scene, label, lines } of pictures(game, language)) {
      const make = scenes[scene];
      expect(make, `${file}: ${scene}`).toBeDefined();
      expect(label, `${file}: ${scene}`).not.toBe('');
      const count = make ? markCount(make()) : 0;
      expect(lines, `${file}: ${scene}`).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
    }
  });

  test('are the same in both languages, and all of them are used', () => {
    const [en, zh] = LANGUAGES.map((language) =>
      pictures(game, language).map(({ file, scene }) => `${file} ${scene}`),
    );
    expect(zh).toEqual(en);
    expect(new Set(pictures(game, 'en').map(({ scene }) => scene))).toEqual(
      new Set(Object.keys(scenes)),
    );
  });

  test('teach the game in 700 words at most', () => {
    const learn = readFileSync(`content/rules/${game}/en/learn.mdx`, 'utf8').replace(
      /label="[^"]*"|<[^>]*>/g,
      '',
    );
    expect(learn.split(/\s+/).length).toBeLessThanOrEqual(700);
  });
});

test('a text is broken at spaces, and Chinese anywhere', () => {
  expect(linesOf('Railroad Bridge', 60)).toEqual(['Railroad', 'Bridge']);
  expect(linesOf('隐蔽弃牌堆', 35)).toEqual(['隐蔽弃', '牌堆']);
});
