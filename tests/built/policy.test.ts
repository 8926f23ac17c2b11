import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { headersOf } from '../setup/headers-file.ts';
import { readPages } from './pages.ts';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

const policyIn = (html: string): string => POLICY.exec(html)?.[1] ?? '';

const header = (name: string): string =>
  new RegExp(`^  ${name}: (.+)$`, 'm').exec(
    readFileSync(join(inject('dist'), '_headers'), 'utf8'),
  )?.[1] ?? '';

it('every page has a policy before all else, which forbids what it does not name', () => {
  const pages = readPages();
  expect(pages.length).toBeGreaterThan(200);
  for (const { path, html } of pages) {
    const policy = policyIn(html);
    expect(policy, path).toMatch(/^default-src 'none'; /);
    expect(policy, path).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*|data:/);
    expect(html.indexOf('Content-Security-Policy'), path).toBeLessThan(
      html.search(/<script|<link/),
    );
  }
});

it('the header for hosts names every script of every page and lets nobody frame them', () => {
  const scripts = (policy: string) => /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
  const all = header('Content-Security-Policy');
  expect(all).toMatch(/frame-ancestors 'none'/);
  expect(scripts(all)).not.toContain("'unsafe-inline'");
  const named = new Set(readPages().flatMap(({ html }) => scripts(policyIn(html))));
  expect([...named].filter((source) => !scripts(all).includes(source))).toEqual([]);
  expect(header('X-Content-Type-Options')).toBe('nosniff');
});

it('the header for hosts is as strict for a page as the page itself, but for style attributes', () => {
  const said = headersOf(inject('dist'));
  // The page for unknown addresses stands at no address of its own.
  for (const { path, html } of readPages().filter((page) => /^\w\w\//.test(page.path))) {
    const own = said(`/${path}`)['Content-Security-Policy']?.split(', ').at(-1) ?? '';
    expect(own, path).toContain("require-trusted-types-for 'script'; trusted-types default");
    const elements = /style-src-elem ([^;]+)/.exec(own) ?? /style-src ([^;]+)/.exec(own);
    expect(elements?.[1], path).not.toContain('unsafe-inline');
    const named = /style-src ([^;]+)/.exec(policyIn(html))?.[1]?.split(' ') ?? [];
    const attributes = named.indexOf("'unsafe-hashes'");
    for (const style of attributes < 0 ? named : named.slice(0, attributes))
      expect(elements?.[1], path).toContain(style);
  }
});

it('nothing that a page or a style loads is somebody else’s', () => {
  const loads =
    /(?:<(?:script|img|source|iframe|audio|video|embed|object)\b[^>]*\s(?:src|data|srcset)|<link\b[^>]*rel="(?:stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)"[^>]*\shref)="(?:https?:)?\/\/[^"]+"/g;
  const found = readPages().flatMap(({ path, html }) =>
    [...html.matchAll(loads)].map(([tag]) => `${path}: ${tag}`),
  );
  expect(found).toEqual([]);
});

it('no script names a server by which devices could meet', () => {
  const dist = inject('dist');
  const scripts = globSync('_astro/**/*.js', { cwd: dist }).map((file) => ({
    file,
    text: readFileSync(join(dist, file), 'utf8'),
  }));
  expect(scripts.some(({ text }) => text.includes('RTCPeerConnection'))).toBe(true);
  const found = scripts.filter(({ text }) => /iceServers|["'`](?:stun|turns?):/.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
