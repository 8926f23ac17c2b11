import type { Reporter, TestModule } from 'vitest/node';

/** Says the outcome in one last line that people and scripts can read: `9 passed, 0 failed`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const failed = count('failed') + broken;
    const skipped = count('skipped') + count('pending');
    const rest = skipped > 0 ? `, ${skipped} not run` : '';
    process.once('exit', () => console.log(`${count('passed')} passed, ${failed} failed${rest}`));
  }
}
