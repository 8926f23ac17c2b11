// @vitest-environment happy-dom
import { test } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { resistLinks, resistSaveFormat } from '#games/resist/session/index.ts';
import { resistStatistics } from '#games/resist/session/statistics.ts';
import { resistArrival } from '#games/resist/ui/practice/arrival.ts';
import { expectNotCounted } from '../../../../play/received.ts';
import { linesOf } from '../../fixtures.ts';

interface Line {
  readonly name: string;
  readonly moves: readonly string[];
}

test("somebody's finished game is not counted as one's own", () => {
  const line = linesOf<Line>('ruling-records.jsonl').find(({ name }) => name === 'spies-loss');
  const { moves = [] } = line ?? {};
  const setUp = { ruleset: RULESET, split: 'random', reading: 'strict', seed: 's' } as const;
  const link = resistLinks.gameLink({ setUp, moves, at: moves.length });
  expectNotCounted({
    link,
    arrival: resistArrival,
    saveFormat: resistSaveFormat,
    statisticsOf: resistStatistics,
  });
});
