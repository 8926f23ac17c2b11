import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#games/registry.ts';

const read = (pattern: string): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Every rule of style there is: files, and what stands in Astro components. */
const STYLES = withoutComments(
  [
    read('src/**/*.css'),
    ...[...read('src/**/*.astro').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, style = '']) => style,
    ),
  ].join('\n'),
);

const queries = (kind: 'media' | 'container'): readonly string[] => [
  ...new Set(
    [...STYLES.matchAll(new RegExp(`@${kind}\\s+([^{]+?)\\s*\\{`, 'g'))].map(([, query = '']) =>
      query.replace(/\s+/g, ' '),
    ),
  ),
];

/*
 * The sizes of screens that the site tells apart. Where two are asked for together, one query stands
 * within the other.
 */
const SCREENS = [
  // Widths: a small phone, a phone, a tablet upright, a window.
  '(max-width: 24rem)',
  'not (min-width: 43.75rem)',
  '(min-width: 43.75rem)',
  'not (min-width: 60rem)',
  '(min-width: 60rem)',
  '(min-width: 80rem)',
  // Heights: all but a phone across; a short phone, a tablet.
  'not (max-height: 30rem)',
  '(max-height: 48.7rem)',
  '(min-height: 43.75rem)',
  '(orientation: portrait)',
  '(orientation: landscape)',
  // A phone held across; where board and question stand side by side; where little fits.
  '(orientation: landscape) and (max-height: 30rem)',
  'not ((min-width: 43.75rem) and (min-height: 43.75rem))',
  '(orientation: portrait), (max-height: 30rem)',
  // Magnified so far that nothing can stand on one screen.
  '(max-width: 19.99rem), (max-height: 19.99rem)',
];

/** What a device or a visitor prefers. */
const PREFERENCES = [
  'print',
  'screen',
  '(forced-colors: active)',
  '(hover: hover)',
  '(prefers-reduced-motion: no-preference)',
];

test('styles ask for no sizes of screens but those that all share', () => {
  const known = [...SCREENS, ...PREFERENCES];
  expect(queries('media').filter((query) => !known.includes(query))).toEqual([]);
});

test('every size that is shared is asked for', () => {
  const asked = queries('media');
  expect(SCREENS.filter((query) => !asked.includes(query))).toEqual([]);
});

/** Boards ask for sizes of their own, by their containers: no more than there are. */
test('boards do not ask for more and more sizes of containers', () => {
  expect(queries('container').length).toBeLessThanOrEqual(5);
});

/** A size told twice, once as the most and once a hundredth over it as the least, would be two. */
test('all sizes of screens and containers are few', () => {
  const sizes = [...queries('media'), ...queries('container')].flatMap((query) =>
    [...query.matchAll(/(?:width|height)\s*[:<>=]+\s*([\d.]+\w+)/g)].map(([, size]) => size),
  );
  expect([...new Set(sizes)].length).toBeLessThanOrEqual(12);
});

const classesIn = (css: string): readonly string[] => [
  ...new Set(
    [...withoutComments(css).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  ),
];

test('what the kit alone draws, and no game adapts to itself, has its style from the kit', () => {
  const kit = read('src/play/**/*.tsx');
  const styled = classesIn(read('src/{play,site}/**/*.css'));
  const games = GAMES.map(({ id }) => ({
    markup: read(`src/games/${id}/**/*.{ts,tsx,astro}`),
    css: withoutComments(read(`src/games/${id}/**/*.css`)),
  }));
  const inMarkup = (text: string, name: string) =>
    new RegExp(`class=(?:"|\\{\`)[^"\`]*(?<![\\w-])${name}(?![\\w-])`).test(text);
  // The game gives it style wherever it stands, as if it were its own; another game has it without.
  const isOwn = (css: string, name: string) =>
    new RegExp(`(?:^|[},])\\s*\\.${name}\\s*[,{]`).test(css);
  const borrowed = games.flatMap(({ css }) =>
    classesIn(css).filter(
      (name) =>
        isOwn(css, name) &&
        inMarkup(kit, name) &&
        !styled.includes(name) &&
        games.filter((game) => classesIn(game.css).includes(name)).length === 1 &&
        !games.some(({ markup }) => inMarkup(markup, name)),
    ),
  );
  expect(borrowed).toEqual([]);
});

test('the kit gives style to no class of one game', () => {
  const common = read('src/{play,site,backup,shared}/**/*.{ts,tsx,astro}');
  const games = GAMES.map(({ id }) => ({
    markup: read(`src/games/${id}/**/*.{ts,tsx,astro}`),
    style: classesIn(read(`src/games/${id}/**/*.css`)),
  }));
  const says = (text: string, name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
  // A class is a game's own when one game alone draws it and gives it style: the kit never needs it.
  const foreign = classesIn(read('src/play/**/*.css')).filter((name) => {
    if (says(common, name)) return false;
    const drawn = games.filter(({ markup }) => says(markup, name));
    return drawn.length === 1 && drawn[0]?.style.includes(name);
  });
  expect(foreign).toEqual([]);
});
