import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { importsOf } from './imports.ts';

/*
 * In a copy of the project one game leaves and another comes, as CONTRIBUTING.md says: folders, and the
 * lines named here. The copy is then linted, type-checked, tested and built like the project itself.
 */

/** Any game may leave: `GONE=les-poilus` before the command says which. */
const GONE = process.env.GONE ?? 'resist';
const NEW = 'pebbles';

/** As code calls it. */
const gone = GONE.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Where a game stands outside its own folders: what leaves with it, and what comes with another. */
const LINES: Readonly<Record<string, readonly (readonly [found: RegExp, put: string])[]>> = {
  'src/games/all.ts': [
    [
      new RegExp(`import \\{ ${gone} \\} from './${GONE}/index.ts';\n`),
      `import { ${NEW} } from './${NEW}/index.ts';\n`,
    ],
    [new RegExp(`\\b${gone}\\b(?=[,\\]])`), NEW],
  ],
  'src/shared/messages/project.inlang/settings.json': [
    [/"pathPattern": \[\n/, `$&      "../../games/${NEW}/words/{locale}.json",\n`],
    [new RegExp(`(,\n *"\\.\\./\\.\\./games/${GONE}/[^\n"]*")+`), ''],
  ],
  ...(existsSync(`src/games/${GONE}/content.ts`) && {
    'src/content.config.ts': [
      [new RegExp(`import \\* as ${gone} from '#${GONE}/content.ts';\n`), ''],
      [new RegExp(` *\\.\\.\\.${gone},\n`), ''],
    ],
  }),
  'package.json': [[new RegExp(` *"#${GONE}/\\*"[^\n]*\n`), '']],
};

/** The tests of what is of no one game; those that drive a browser are another's business. */
const TESTS = ['tests/house/rooms.test.ts', 'tests/rulebook', 'tests/shared', 'tests/site'];

/** Its own folders leave with a game, and the tests that take it for their example. */
function leaving(files: readonly string[]): ReadonlySet<string> {
  const gone = new Set(files.filter((file) => file.split('/').includes(GONE)));
  const tests = files.filter((file) => /^tests\/.+\.tsx?$/.test(file) && existsSync(file));
  for (let before = 0; before < gone.size; ) {
    before = gone.size;
    for (const file of tests) if (importsOf(file).some(({ to }) => gone.has(to))) gone.add(file);
  }
  return gone;
}

const copy = mkdtempSync(join(tmpdir(), 'house-'));
afterAll(() => rmSync(copy, { recursive: true }));

const run = (program: string, ...args: readonly string[]): string => {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|MODE|DEV|PROD)/.test(name),
  );
  try {
    return execFileSync(program, args, {
      cwd: copy,
      stdio: 'pipe',
      encoding: 'utf8',
      env: { ...Object.fromEntries(own), WITHOUT_PDF: 'yes' },
      maxBuffer: 1e8,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout.slice(-4000)}\n${stderr.slice(-2000)}`);
  }
};

const tool = (name: string, ...args: readonly string[]) =>
  run(process.execPath, join('node_modules', '.bin', name), ...args);

beforeAll(() => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  const files = tracked.split('\0').filter(Boolean);
  const gone = leaving(files);
  for (const file of files) {
    if (gone.has(file) || !existsSync(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  cpSync('tests/fixtures/another-game', copy, { recursive: true });
  for (const [file, changes] of Object.entries(LINES)) {
    const before = readFileSync(join(copy, file), 'utf8');
    const after = changes.reduce((text, [found, put]) => {
      expect(text, file).toMatch(found);
      return text.replace(found, put);
    }, before);
    writeFileSync(join(copy, file), after);
  }
  run('git', 'init', '--quiet');
  tool('biome', 'check', '--write', 'src/games/all.ts');
  run('npm', 'run', '--silent', 'messages');
  run('npm', 'run', '--silent', 'dates');
});

test('no code is left that the linter or the types miss the game in', () => {
  tool('biome', 'check');
  tool('astro', 'check', '--minimumSeverity', 'warning');
});

test('the tests of the house pass with the games there are', () => {
  expect(
    tool('vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit', ...TESTS),
  ).toMatch(/ 0 failed/);
});

test('the site is built, with the new game on the shelf and nothing of the old one', () => {
  tool('astro', 'build', '--silent');
  const page = (path: string) => readFileSync(join(copy, 'dist', path, 'index.html'), 'utf8');
  expect(page('en')).toContain('take one, two or three');
  expect(page('en')).toContain('href="/en/pebbles/"');
  expect(page('en')).not.toContain(`href="/en/${GONE}/`);
  expect(page(`en/${NEW}/rules/idea`)).toContain('Take one, two or three');
  // Not translated: read in English, under a line that says so.
  expect(page(`zh/${NEW}/rules/idea`)).toContain('Take one, two or three');
  // A chapter of another game may bear its name, as “maquis” does in Set Europe Ablaze.
  const others = GAMES.filter(({ id }) => id !== GONE).map(({ id }) => `*/${id}/**`);
  const left = globSync(`**/${GONE}*/**`, { cwd: join(copy, 'dist'), exclude: others });
  expect(left).toEqual([]);
});
