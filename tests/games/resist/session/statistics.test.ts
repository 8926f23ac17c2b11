import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { RULESET, type Split } from '#games/resist/data/index.ts';
import type { Resist } from '#games/resist/engine/index.ts';
import { readPuzzle, tableFrom } from '#games/resist/puzzles/index.ts';
import { DECK_BY_SITE, type ResistSaves } from '#games/resist/session/index.ts';
import { resistStatistics, resistStatisticsCsv } from '#games/resist/session/statistics.ts';
import type { Step } from '#play/rules/game-rules.ts';
import type { Save } from '#play/saves/save.ts';
import { linesOf } from '../fixtures.ts';

function kept(
  split: Split,
  steps: readonly Step<Resist>[],
  rest: Partial<Save<ResistSaves>> = {},
): Save<ResistSaves> {
  const setUp = { ruleset: RULESET, split, reading: 'strict', seed: 's' } as const;
  const game = { setUp, steps, owners: DECK_BY_SITE, seen: steps.length };
  const at = Date.UTC(2026, 10, 21, 9, 30);
  return { version: 1, id: 'an id', begun: at, changed: at, progress: { game }, ...rest };
}

interface Line {
  readonly name: string;
  readonly moves: readonly string[];
}

/** A game that another referee has judged. */
function judged(name: string, rest: Partial<Save<ResistSaves>> = {}): Save<ResistSaves> {
  const line = linesOf<Line>('ruling-records.jsonl').find((one) => one.name === name);
  return kept('random', line?.moves.map((move) => ({ move })) ?? [], rest);
}

/** Seven Missions defeated, 18 points, the Train Depot failed; then the game is ended. */
function eighteen(rest: Partial<Save<ResistSaves>> = {}): Save<ResistSaves> {
  const file = parse(readFileSync('content/puzzles/resist/eighteen-in-hand.yml', 'utf8'));
  const made = readPuzzle(file);
  if ('faults' in made) throw new Error(made.faults.join());
  return kept('draft', [{ correction: tableFrom(made.read.table) }, { move: 'end' }], rest);
}

/** A draw with 2 points, a loss by Spies, a minor victory. */
const GAMES = [judged('C14-failed'), judged('spies-loss', { help: 'coach' }), eighteen()];

test('resist.result: games are counted by the table of results, the best first', () => {
  const { finished, byResult } = resistStatistics([...GAMES, judged('acceptance')]);
  expect(finished).toBe(3);
  expect(byResult.map(({ result, games }) => [result, games])).toEqual([
    ['epic', 0],
    ['major', 0],
    ['victory', 0],
    ['minor', 1],
    ['draw', 1],
    ['loss', 1],
  ]);
});

test('resist.losing: a loss has no points and lowers no average', () => {
  const { bySplit, byHelp } = resistStatistics(GAMES);
  expect(bySplit).toEqual([
    { split: 'random', points: { games: 2, most: 2, average: 2 } },
    { split: 'draft', points: { games: 1, most: 18, average: 18 } },
  ]);
  expect(byHelp).toEqual([
    { help: 'none', points: { games: 2, most: 18, average: 10 } },
    { help: 'coach', points: { games: 1, most: undefined, average: undefined } },
  ]);
});

test('Missions are counted that were defeated or failed', () => {
  const of = (mission: string) =>
    resistStatistics(GAMES).missions.find((one) => one.mission === mission);
  expect(of('barracks')).toMatchObject({ defeated: 3, failed: 0 });
  expect(of('border')).toMatchObject({ defeated: 1, failed: 1 });
  expect(of('train-depot')).toMatchObject({ defeated: 0, failed: 1 });
  expect(of('bunker')).toBeUndefined();
});

test('games are taken along as a table, the points of a loss left empty', () => {
  const [columns = [], ...rows] = resistStatisticsCsv(GAMES)
    .split('\r\n')
    .map((row) => row.split(','));
  const points = columns.indexOf('points');
  expect(rows.slice(0, 3).map((row) => row[points])).toEqual(['2', '', '18']);
  expect(rows[2]?.[columns.indexOf('failed')]).toBe('train-depot');
});
