import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  loggedPosition,
  positionHash,
  readLogText,
} from '#games/set-europe-ablaze/engine/log/index.ts';

/** Where a log ends; it has to be one to its end. */
function markIn(name: string): string {
  const path = join(import.meta.dirname, `../../../../fixtures/set-europe-ablaze/${name}.json`);
  const read = readLogText(readFileSync(path, 'utf8'));
  if ('wrong' in read) throw new Error(read.wrong);
  expect(read.fault).toBeUndefined();
  return positionHash(loggedPosition(read.course));
}

test.each([
  ['log-examples', '250e00abaaa0'],
  ['log-old', '75541e280c66'],
  ['log', '4621adaeb7bf'],
])('%s leads where it led when it was written', (name, mark) => {
  expect(markIn(name)).toBe(mark);
});
