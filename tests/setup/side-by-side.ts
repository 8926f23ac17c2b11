import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** One part of a run: a command, and what it waits for. */
export interface Part {
  readonly name: string;
  readonly command: string;
  /** Parts that have to succeed before it begins. */
  readonly needs?: readonly string[];
  /** Parts that have to be over before it begins, however they went. */
  readonly after?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether it leaves the processors to the parts beside it, as nothing waits for it; then it is one command. */
  readonly givesWay?: boolean;
}

/** What became of all parts together, in tests. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
}

/** How a part of tests ends: see closing-line.ts. */
const CLOSING_LINE = /^(\d+) passed, (\d+) failed(?:, (\d+) not run)?$/;

const NOTHING: Outcome = { passed: 0, failed: 0, notRun: 0 };

export const closingLine = ({ passed, failed, notRun }: Outcome): string =>
  `${passed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`;

/** What a run of tests says of a test that failed, and of why. */
const FAILURE = /\bFAIL\b|Error:/;
/** Enough of any other command to see why it failed. */
const LAST_LINES = 20;

/** The lines that tell why a command failed. */
function whyFailed(said: readonly string[]): readonly string[] {
  const failures = said.filter((line) => FAILURE.test(line));
  return failures.length > 0 ? failures : said.slice(-LAST_LINES);
}

/** Runs a command; what it says comes line by line, with its name before each. */
function run(part: Part, say: (line: string) => void): Promise<Outcome> {
  return new Promise((over) => {
    // A little: on a machine that is busy with something else it would stand still. Windows has no such command.
    const isNice = part.givesWay && process.platform !== 'win32';
    const child = spawn(isNice ? `nice -n 3 ${part.command}` : part.command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...part.settings },
    });
    let tests = NOTHING;
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        const [, passed, failed, notRun = 0] = CLOSING_LINE.exec(line) ?? [];
        if (passed === undefined) return say(line);
        tests = { passed: Number(passed), failed: Number(failed), notRun: Number(notRun) };
      });
    }
    child.on('close', (status) => {
      const failed = status === 0 ? tests.failed : Math.max(tests.failed, 1);
      over({ ...tests, failed });
    });
  });
}

/**
 * Runs parts side by side, each as soon as what it waits for, which stands before it, is over. A part that fails
 * counts as one that failed, and so does a part that could not be run because of it. What failed is said once more at
 * the end, where somebody looks who has only the end of a long log.
 */
export async function sideBySide(
  parts: readonly Part[],
  say: (line: string) => void = console.log,
): Promise<Outcome> {
  const width = Math.max(...parts.map(({ name }) => name.length));
  const why: string[] = [];
  const outcomes = new Map<string, Promise<Outcome>>();
  const start = async (part: Part): Promise<Outcome> => {
    const said: string[] = [];
    const withName = (line: string) => `${part.name.padEnd(width)} │ ${line}`;
    const tell = (line: string) => {
      said.push(line);
      say(withName(line));
    };
    const { needs = [], after = [] } = part;
    await Promise.all([...needs, ...after].map((name) => outcomes.get(name)));
    for (const name of needs) {
      if ((await outcomes.get(name))?.failed === 0) continue;
      tell(`not run, as it needs ${name}, which failed`);
      return { ...NOTHING, failed: 1 };
    }
    const begun = Date.now();
    const outcome = await run(part, tell);
    if (outcome.failed > 0) why.push(...whyFailed(said).map(withName));
    const seconds = Math.round((Date.now() - begun) / 1000);
    tell(`${outcome.failed === 0 ? 'done' : 'FAILED'} after ${seconds} s`);
    return outcome;
  };
  for (const part of parts) outcomes.set(part.name, start(part));
  const all = await Promise.all(outcomes.values());
  if (why.length > 0) say(['', 'What failed:', ...why, ''].join('\n'));
  return all.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    notRun: sum.notRun + one.notRun,
  }));
}
