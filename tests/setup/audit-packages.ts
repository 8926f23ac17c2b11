/**
 * Asks the registry whether a flaw is known in what the site is built from and sends to visitors.
 * Fails on a serious one; where the registry does not answer that question it says so and goes on.
 */
import { spawnSync } from 'node:child_process';
import { verdictOn } from './audit-verdict.ts';

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'],
  { encoding: 'utf8', shell: process.platform === 'win32' },
);
const { sentence, isSerious } = verdictOn(stdout);
console.log(sentence);
if (isSerious) process.exitCode = 1;
