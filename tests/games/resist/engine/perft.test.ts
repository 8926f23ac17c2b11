import { expect, test } from 'vitest';
import { resistEngine } from '#games/resist/engine/rules.ts';
import { perft } from '#play/rules/engine.ts';
import { linesOf, replayed } from '../fixtures.ts';

/*
 * Sequences of legal moves of each length, chance counted like any other move, from two positions: A
 * the worked round before its PLAN, B a drafted game in the lenient reading before its first draw.
 * Counted by programs that share nothing with the engine.
 */
const COUNTED = linesOf<{ name: string; moves: string[]; nodes: number[] }>('perft.jsonl');

test.each(
  COUNTED.flatMap((line) => line.nodes.map((nodes, n) => ({ ...line, depth: n + 1, nodes }))),
)(
  '$name: sequences of $depth moves: $nodes',
  { timeout: 600_000 },
  ({ name: _, depth, nodes, ...record }) => {
    expect(perft(resistEngine, replayed(record).positions.at(-1) ?? [], depth)).toBe(nodes);
  },
);
