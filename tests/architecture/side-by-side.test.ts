import { expect, test } from 'vitest';
import { closingLine, type Part, sideBySide } from '../setup/side-by-side.ts';

/** Runs parts; gives what became of them and what was said. */
async function outcomeOf(...parts: readonly Part[]) {
  const said: string[] = [];
  const outcome = await sideBySide(parts, (line) => said.push(line.replace(/ \d+ s$/, '')));
  return { line: closingLine(outcome), said };
}

test('the tests of all parts are counted together, and their closing lines are not said', async () => {
  const { line, said } = await outcomeOf(
    { name: 'one', command: 'echo hello; echo "3 passed, 0 failed"' },
    { name: 'two', command: 'echo "4 passed, 0 failed, 2 not run"' },
  );
  expect(line).toBe('7 passed, 0 failed, 2 not run');
  expect(said.toSorted()).toEqual(['one │ done after', 'one │ hello', 'two │ done after']);
});

test('a part that fails counts as one, or as many as its tests that failed', async () => {
  const { line } = await outcomeOf(
    { name: 'lint', command: 'exit 1' },
    { name: 'unit', command: 'echo "5 passed, 2 failed"; exit 1' },
    { name: 'site', command: 'echo "1 passed, 0 failed"; exit 7' },
  );
  expect(line).toBe('6 passed, 4 failed');
});

test('what needs a part that failed is not run and counts as failed; what only waits is run', async () => {
  const { line, said } = await outcomeOf(
    { name: 'build', command: 'exit 1' },
    { name: 'browser', command: 'echo never', needs: ['build'] },
    { name: 'check', command: 'echo now', after: ['build'] },
  );
  expect(line).toBe('0 passed, 2 failed');
  expect(said.slice(0, 1)).toEqual(['build   │ FAILED after']);
  expect(said).toContain('browser │ not run, as it needs build, which failed');
  expect(said).toContain('check   │ now');
});

test('a part that gives way has a lower priority than the others, and so has whatever it starts', async () => {
  const command = `node -p "'nice ' + os.getPriority()"`;
  const { said } = await outcomeOf({ name: 'a', command }, { name: 'b', command, givesWay: true });
  const priorityOf = (name: string) =>
    Number(
      said
        .find((line) => line.startsWith(`${name} │ nice`))
        ?.split(' ')
        .at(-1),
    );
  expect(priorityOf('b')).toBeGreaterThan(priorityOf('a'));
});

test('what failed is said once more at the end', async () => {
  const { said } = await outcomeOf(
    { name: 'unit', command: 'echo " FAIL  a.test.ts > it adds"; echo x; exit 1' },
    { name: 'lint', command: 'echo "a comma too many"; exit 1', after: ['unit'] },
    { name: 'site', command: 'echo fine' },
  );
  expect(said.at(-1)?.trim().split('\n')).toEqual([
    'What failed:',
    'unit │  FAIL  a.test.ts > it adds',
    'lint │ a comma too many',
  ]);
});
