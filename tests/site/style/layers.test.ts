import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { intoLayers, LAYER_ORDER, layerOf } from '#site/layout/style/layers.ts';

it.each([
  ['site/layout/style/base.css', 'base'],
  ['site/search/search-dialog.css', 'site'],
  ['site/layout/navigation/Header.astro?astro&type=style&index=0&lang.css', 'site'],
  ['rulebook/rulebook.css', 'site'],
  ['play/ui/style/screen.css', 'play'],
  ['games/pebbles/ui/style/board.css', 'game'],
  ['games/pebbles/cover/Drawing.astro', 'game'],
  ['games/pebbles/ui/style/pages/puzzles.css', 'page'],
])('%s lies in the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

it('what is no style of the site lies in no layer', () => {
  expect(layerOf('play/ui/style/screen.ts')).toBeUndefined();
  expect(layerOf('../node_modules/some/style.css')).toBeUndefined();
});

it('the order of layers goes from the general to the particular', () => {
  expect(LAYER_ORDER).toBe('@layer base,site,play,game,page;');
});

const plugins = [intoLayers('/home/somebody/src')];
const config = resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');

async function layered(css: string, file: string): Promise<string> {
  const { code } = await preprocessCSS(css, `/home/somebody/src/${file}`, await config);
  return code.replace(/\s+/g, ' ');
}

it('rules of a file go into its layer together, queries with them', async () => {
  const css = 'a { color: red } @media print { a { color: black } }';
  expect(await layered(css, 'play/a.css')).toMatch(/^@layer play ?\{.*red.*print.*black.*\}$/);
});

it('a rule that names its layer keeps it, and a style that is in layers stays as it is', async () => {
  const once = await layered(
    '@layer base { b { color: red } } a { color: blue }',
    'games/pebbles/a.css',
  );
  expect(once).toMatch(/^@layer base \{[^@]*red[^@]*\} ?@layer game ?\{.*blue.*\}$/);
  expect(await layered(once, 'games/pebbles/a.css')).toBe(once);
});
