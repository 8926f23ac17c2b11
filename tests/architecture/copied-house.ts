import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { outerEnvironment } from '../setup/build-site.ts';
import { importsOf } from './imports.ts';

/*
 * A copy of the project which games have left and to which another came, as src/games/README.md says: by folders
 * alone.
 */

/** The game that comes: a small one with everything, from `tests/fixtures/another-game`. */
export const NEW = 'owlers';

/** Their own folders leave with games, and the tests that take them for an example. */
function leaving(files: readonly string[], games: readonly string[]): ReadonlySet<string> {
  const gone = new Set(
    files.filter((file) => file.split('/').some((part) => games.includes(part))),
  );
  const tests = files.filter((file) => /^tests\/.+\.tsx?$/.test(file) && existsSync(file));
  for (let before = 0; before < gone.size; ) {
    before = gone.size;
    for (const file of tests) if (importsOf(file).some(({ to }) => gone.has(to))) gone.add(file);
  }
  return gone;
}

export interface CopiedHouse {
  readonly folder: string;
  /** Runs a program in it; gives what that says, and throws it where the program fails. */
  readonly run: (program: string, ...args: readonly string[]) => string;
  /** The same for a program of the packages. */
  readonly tool: (name: string, ...args: readonly string[]) => string;
}

/**
 * Makes the copy.
 *
 * @param games those that leave
 * @param settings for what is run in it
 */
export function copiedHouse(
  games: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): CopiedHouse {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  const run: CopiedHouse['run'] = (program, ...args) => {
    try {
      return execFileSync(program, args, {
        cwd: folder,
        stdio: 'pipe',
        encoding: 'utf8',
        env: { ...outerEnvironment(), WITHOUT_PDF: 'yes', ...settings },
        maxBuffer: 1e8,
      });
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      const said = `${stdout.slice(-4000)}\n${stderr.slice(-2000)}`;
      throw new Error(`${program} ${args.join(' ')}\n${said}`);
    }
  };
  const tool: CopiedHouse['tool'] = (name, ...args) =>
    run(process.execPath, join('node_modules', '.bin', name), ...args);

  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1e8 });
  const files = tracked.split('\0').filter(Boolean);
  const gone = leaving(files, games);
  for (const file of files) {
    if (gone.has(file) || !existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  // The packages are shared, but not what tools put beside them, such as caches.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  cpSync('tests/fixtures/another-game', folder, { recursive: true });
  run('git', 'init', '--quiet');
  run('npm', 'run', '--silent', 'dates');
  return { folder, run, tool };
}
