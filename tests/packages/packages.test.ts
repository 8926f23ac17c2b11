import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#site/layout/languages.ts';
import licences from '#site/licences/licences.ts';
import { verdictOn } from '../setup/audit-verdict.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const { dependencies, devDependencies, overrides } = read('package.json');
const lock = read('package-lock.json').packages;

describe('packages', () => {
  it('are pinned to one version each', () => {
    const asked = { ...dependencies, ...devDependencies, ...overrides };
    const loose = Object.entries(asked).filter(
      ([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
    );
    expect(loose).toEqual([]);
  });

  it('are locked to the pinned version, and every one by what it holds', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      // Under a name of its own a package says which one it is: npm:NAME@VERSION.
      expect(lock[`node_modules/${name}`]?.version, name).toBe(String(version).split('@').at(-1));
    }
    const unsealed = Object.entries<{ integrity?: string; link?: boolean }>(lock)
      .filter(([path, { integrity, link }]) => path !== '' && !integrity && !link)
      .map(([path]) => path);
    expect(unsealed).toEqual([]);
  });
});

describe('known flaws', () => {
  const report = (severity: string) =>
    JSON.stringify({ vulnerabilities: { astro: { severity }, vite: { severity: 'low' } } });

  it.each(['high', 'critical'])('fail the checks when they are %s', (severity) => {
    expect(verdictOn(report(severity))).toEqual({
      sentence: `Packages: serious flaws are known in astro (${severity}). "npm audit" says more.`,
      isSerious: true,
    });
  });

  it('are only counted when they are lesser ones', () => {
    expect(verdictOn(report('moderate'))).toEqual({
      sentence: 'Packages: no serious flaw is known, 2 lesser.',
      isSerious: false,
    });
  });

  it.each(['', 'offline', '{"message": "405 Method Not Allowed"}', 'null'])(
    'are not looked for where the registry does not tell: %j',
    (answer) => {
      expect(verdictOn(answer).isSerious).toBe(false);
      expect(verdictOn(answer).sentence).toMatch(/none was looked for/);
    },
  );
});

describe('licences', () => {
  const place = '<ul data-licences></ul>';
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A package that lies in the folder. */
  function installed(name: string, told: object) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify(told));
  }

  /** What a build with some modules in its scripts makes of an about page, and of `licences.txt`. */
  async function built(modules: readonly string[], page = place) {
    for (const language of LANGUAGES) {
      mkdirSync(join(folder, language, 'about'), { recursive: true });
      writeFileSync(join(folder, language, 'about', 'index.html'), page);
    }
    const { hooks } = licences();
    const updateConfig = vi.fn();
    await hooks['astro:config:setup']?.({ updateConfig } as never);
    const [plugin] = updateConfig.mock.calls[0]?.[0].vite.plugins ?? [];
    plugin.generateBundle(undefined, { 'a.js': { type: 'chunk', moduleIds: modules } });
    const dir = pathToFileURL(`${folder}/`);
    await hooks['astro:build:done']?.({ dir, logger: { info: () => undefined } } as never);
    return {
      page: readFileSync(join(folder, 'en', 'about', 'index.html'), 'utf8'),
      text: readFileSync(join(folder, 'licences.txt'), 'utf8'),
    };
  }

  it('know the package of a module, and our own as none', async () => {
    const told = { version: '1.0.0', license: 'MIT', homepage: 'https://x/' };
    installed('outer/node_modules/@some/inner', { ...told, name: '@some/inner' });
    const { page } = await built([
      `${folder}/node_modules/outer/node_modules/@some/inner/dist/a.js`,
      '/a/src/games/maquis/engine/make-move.ts',
      '/a/node_modules/.astro/made.js',
      '\0rolldown/runtime.js',
    ]);
    expect(page).toContain('<a href="https://x/">@some/inner</a> 1.0.0, MIT</li>');
    expect(page).not.toMatch(/outer|maquis|rolldown/);
  });

  it('are read from the package itself, with their text', async () => {
    const preact = fileURLToPath(new URL('../../node_modules/preact', import.meta.url));
    const { page, text } = await built([`${preact}/dist/preact.mjs`]);
    expect(page).toContain(`>preact</a> ${dependencies.preact}, MIT</li>`);
    expect(text).toContain(readFileSync(join(preact, 'LICENSE'), 'utf8').trim());
  });

  it('come into their place as text', async () => {
    installed('ab', { name: 'a<b', version: '1.0.0', license: 'MIT', homepage: 'https://x/"' });
    const modules = [`${folder}/node_modules/ab/a.js`];
    expect((await built(modules)).page).toContain(
      '<li><a href="https://x/&#34;">a&#60;b</a> 1.0.0, MIT</li>',
    );
    await expect(built(modules, '<ul></ul>')).rejects.toThrow(/no place/);
  });

  it('are asked of every package', async () => {
    installed('none', { name: 'none', version: '1.0.0' });
    await expect(built([`${folder}/node_modules/none/a.js`])).rejects.toThrow(/names no licence/);
  });
});
