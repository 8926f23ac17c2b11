import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '#games/maquis/engine/index.ts';
import {
  freshSetUp,
  SAVE_VERSION,
  type Save,
  SITE_OWNS_ALL,
  statisticsCsv,
  statisticsOf,
  summaryOf,
} from '#games/maquis/session/index.ts';
import { gameFromRecord } from './reading.ts';
import { gameWith } from './stepping.ts';

function saved(name: string, change: Partial<GameRecord> = {}, rest: Partial<Save> = {}): Save {
  const at = new URL(`../../../fixtures/maquis/${name}.record.json`, import.meta.url);
  const record: GameRecord = { ...JSON.parse(readFileSync(at, 'utf8')), ...change };
  const told = gameFromRecord(JSON.stringify(record), SITE_OWNS_ALL, 'a seed');
  if ('fault' in told) throw new Error(told.fault.code);
  return kept({ game: told.game }, rest);
}

const kept = (progress: Save['progress'], rest: Partial<Save> = {}): Save => ({
  version: SAVE_VERSION,
  id: 'an id',
  begun: Date.UTC(2026, 10, 21, 9, 30),
  changed: Date.UTC(2026, 10, 21, 10),
  progress,
  ...rest,
});

const RUNNING = ((): Save => {
  const { progress } = saved('win');
  if (!('game' in progress)) throw new Error('the fixture holds no game');
  return kept({ game: { ...progress.game, steps: progress.game.steps.slice(0, 30), seen: 30 } });
})();
const SETTING_UP = kept({ setUp: freshSetUp('s'), step: 'goals' });

describe('statistics', () => {
  test('count finished games by difficulty and by the pair of goals', () => {
    const { finished, byDifficulty, byGoals } = statisticsOf([
      saved('win'),
      saved('draw'),
      saved('loss'),
    ]);
    expect(finished).toBe(3);
    expect(byDifficulty).toEqual([{ difficulty: 'normal', results: { win: 1, draw: 1, loss: 1 } }]);
    const sum = byGoals.flatMap(({ results }) => Object.values(results));
    expect(sum.reduce((one, other) => one + other, 0)).toBe(3);
  });

  test('take the same two goals for a pair whichever exits they lay beyond', () => {
    const setUp = { ruleset: 'pnp-1.1', difficulty: 'normal', seed: 's' } as const;
    const steps = lostAtOnce();
    const [one, other] = [
      { west: 'sabotage', east: 'aid-the-spy' },
      { west: 'aid-the-spy', east: 'sabotage' },
    ] as const;
    const games = [one, other].map((goals) =>
      kept({ game: { ...gameWith('site', steps), setUp: { ...setUp, goals } } }),
    );
    expect(statisticsOf(games).byGoals).toEqual([
      { goals: ['sabotage', 'aid-the-spy'], results: { win: 0, draw: 0, loss: 2 } },
    ]);
  });

  test('a game that was left is not a loss: games that run and set-ups are not counted', () => {
    const { finished, byDifficulty, byGoals } = statisticsOf([RUNNING, SETTING_UP]);
    expect({ finished, byDifficulty, byGoals }).toEqual({
      finished: 0,
      byDifficulty: [],
      byGoals: [],
    });
  });

  test('say how many of the games were played on from a moment of another', () => {
    const branch = saved('win', {}, { branchOf: { id: 'another', step: 40 } });
    expect(statisticsOf([saved('win'), branch])).toMatchObject({ finished: 2, branches: 1 });
  });

  test('tell games without help from those with it', () => {
    const games = [saved('win'), saved('loss', {}, { help: 'odds' }), saved('draw'), saved('win')];
    expect(statisticsOf(games).byHelp).toEqual([
      { help: 'none', results: { win: 2, draw: 1, loss: 0 } },
      { help: 'odds', results: { win: 0, draw: 0, loss: 1 } },
    ]);
  });

  test('leave out what follows a step that cannot have happened', () => {
    const game = gameWith('site', [{ move: 'place:grocer' }, { move: 'upkeep' }]);
    expect(summaryOf(game)).toMatchObject({ outcome: undefined, numbers: { turns: 0 } });
    expect(statisticsOf([kept({ game })]).finished).toBe(0);
  });
});

/** The moves of the lost game of the fixtures, which needs no goal. */
function lostAtOnce() {
  const { progress } = saved('loss');
  return 'game' in progress ? progress.game.steps : [];
}

describe('the table of finished games', () => {
  const rowsOf = (saves: readonly Save[]) =>
    statisticsCsv(saves)
      .split('\r\n')
      .map((row) => row.split(','));

  test('has a line for each, under the names of its columns', () => {
    const [columns = [], row = [], end] = rowsOf([
      saved('win', { seed: 'one' }, { name: 'First' }),
    ]);
    const cell = (name: string) => row[columns.indexOf(name)];
    expect(row).toHaveLength(columns.length);
    expect(end).toEqual(['']);
    expect(cell('name')).toBe('First');
    expect(cell('begun')).toBe('2026-11-21T09:30:00.000Z');
    expect(cell('seed')).toBe('one');
    expect(cell('branch')).toBe('no');
    expect(cell('result')).toBe('win');
    expect(cell('difficulty')).toBe('normal');
    expect(Number(cell('gained_food'))).toBeGreaterThan(0);
    expect(columns).toEqual(expect.arrayContaining(['lost_explosives', 'turns', 'morale']));
  });

  test('says which help was used', () => {
    const [columns = [], ...rows] = rowsOf([saved('win'), saved('win', {}, { help: 'odds' })]);
    const help = columns.indexOf('help');
    expect(rows.slice(0, 2).map((row) => row[help])).toEqual(['none', 'odds']);
  });

  test('has no line for a game that runs', () => {
    expect(rowsOf([RUNNING, SETTING_UP])).toHaveLength(2);
  });

  test('keeps names whole, and is safe to open in a spreadsheet', () => {
    const named = (name: string) => statisticsCsv([saved('win', {}, { name })]).split('\r\n')[1];
    expect(named('one, "two"')).toMatch(/^"one, ""two""",/);
    expect(named('=HYPERLINK(1)')).toMatch(/^'=HYPERLINK\(1\),/);
    expect(named('@here')).toMatch(/^'@here,/);
  });

  test('leaves a time empty that is none', () => {
    expect(statisticsCsv([saved('win', {}, { begun: 1e300 })])).toContain('\r\n,,2026-11-21');
  });
});
