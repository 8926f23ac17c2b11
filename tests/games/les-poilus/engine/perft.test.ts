import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCardTurn } from '#games/les-poilus/engine/chance.ts';
import { checkRecord, type Position, replay } from '#games/les-poilus/engine/index.ts';
import { poilusEngine } from '#games/les-poilus/engine/rules.ts';
import { perft } from '#play/rules/engine.ts';

/*
 * Two games with decks, each at its first action; the counts are those of two programs that share
 * nothing with the engine.
 */
const SEQUENCES = {
  two: [4, 11, 32, 138, 347, 920, 1_758, 3_140, 4_845, 9_526],
  three: [4, 11, 36, 130, 399, 1_152, 2_802, 6_192, 13_870, 28_648],
} as const;

/** What is dealt and turned up is made, and not counted. */
const DECISIONS = {
  two: [4, 14, 62, 465, 5_260, 52_038],
  three: [4, 14, 54, 226, 1_130, 7_417, 76_672],
} as const;

const file = new URL('../../../fixtures/les-poilus/perft.jsonl', import.meta.url);
const starts = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const value = JSON.parse(line);
      return [value.name as string, endOf(value)] as const;
    }),
);

function endOf(value: unknown): Position {
  const parsed = checkRecord(value);
  if ('fault' in parsed) throw new Error(JSON.stringify(parsed.fault));
  const played = replay(parsed.record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  return played.replayed.positions.at(-1) as Position;
}

const cases = (counts: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(counts).flatMap(([name, all]) =>
    all.map((count, n) => [name, n + 1, count] as const),
  );

test.each(cases(SEQUENCES))('%s: sequences of %i moves: %i', (name, depth, count) => {
  expect(perft(poilusEngine, starts.get(name) as Position, depth)).toBe(count);
});

test.each(cases(DECISIONS))('%s: sequences of %i decisions: %i', (name, depth, count) => {
  const decided = perft(
    poilusEngine,
    starts.get(name) as Position,
    depth,
    (one) => !isCardTurn(one),
  );
  expect(decided).toBe(count);
});
