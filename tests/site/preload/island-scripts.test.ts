import { expect, it } from 'vitest';
import { preloadsOf, scriptsAtOnce } from '#site/preload/island-scripts.ts';

const FILES: Readonly<Record<string, string>> = {
  '/sub/_astro/en/Table.js':
    'import{a}from"./aid.js";import"./town.js";const l=()=>import("./late.js")',
  '/sub/_astro/en/aid.js': 'import{t}from"./town.js";import*as p from`./preact.js`;',
  '/sub/_astro/en/town.js': 'export const t=1',
  '/sub/_astro/en/preact.js': 'export const p=1',
  '/sub/_astro/en/client.js': 'import"./preact.js"',
};

const read = async (address: string): Promise<string> => {
  const text = FILES[address];
  if (text === undefined) throw new Error(`asked for ${address}`);
  return text;
};

const island = (client: string) =>
  `<astro-island component-url="/sub/_astro/en/Table.js" renderer-url="/sub/_astro/en/client.js" client="${client}"></astro-island>`;

it('names what a part needs at once, each once and after all that it imports', async () => {
  expect(await scriptsAtOnce(island('only'), read)).toEqual([
    '/sub/_astro/en/preact.js',
    '/sub/_astro/en/client.js',
    '/sub/_astro/en/town.js',
    '/sub/_astro/en/aid.js',
    '/sub/_astro/en/Table.js',
  ]);
});

it('names nothing for a part that waits until it is near', async () => {
  expect(await scriptsAtOnce(island('visible'), read)).toEqual([]);
});

it('lets what draws a room go before its scripts', () => {
  const scripts = ['/_astro/en/Table.js', '/_astro/en/aid.js'];
  expect(preloadsOf('<div class="aid" data-skeleton="true" inert></div>', scripts)).toBe(
    '<link rel="modulepreload" href="/_astro/en/Table.js" fetchpriority="low">' +
      '<link rel="modulepreload" href="/_astro/en/aid.js" fetchpriority="low">',
  );
});

it('fetches scripts at once that the page itself waits for', () => {
  expect(preloadsOf('<div class="kept"></div>', ['/_astro/en/Kept.js'])).toBe(
    '<link rel="modulepreload" href="/_astro/en/Kept.js">',
  );
});
