import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  folderOf,
  licencesText,
  packageOf,
  readPackage,
  withLicences,
} from '#site/licences/licences.ts';
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
  it('know the package of a module, and our own as none', () => {
    expect(packageOf('/a/node_modules/preact/dist/preact.mjs')).toBe('/a/node_modules/preact');
    expect(packageOf('/a/node_modules/x/node_modules/@xstate/react/dist/a.js')).toBe(
      '/a/node_modules/x/node_modules/@xstate/react',
    );
    expect(packageOf('/a/src/games/maquis/engine/make-move.ts')).toBeUndefined();
    expect(packageOf('/a/node_modules/.astro/made.js')).toBeUndefined();
    expect(packageOf('\0rolldown/runtime.js')).toBeUndefined();
  });

  it('are read from the package itself, with their text', () => {
    const preact = readPackage(folderOf('preact'));
    expect(preact).toMatchObject({ licence: 'MIT', version: dependencies.preact });
    expect(preact.text).toMatch(/Permission is hereby granted/);
    expect(licencesText([preact])).toContain(preact.text);
  });

  it('come into their place as text', () => {
    const one = {
      name: 'a<b',
      version: '1.0.0',
      licence: 'MIT',
      homepage: 'https://x/"',
      text: '',
    };
    expect(withLicences('<ul data-licences></ul>', [one])).toBe(
      '<ul data-licences><li><a href="https://x/&#34;">a&#60;b</a> 1.0.0, MIT</li></ul>',
    );
    expect(() => withLicences('<ul></ul>', [one])).toThrow(/no place/);
  });
});
