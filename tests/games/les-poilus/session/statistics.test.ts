import { expect, test } from 'vitest';
import { RULESET, SOLDIER_IDS } from '#games/les-poilus/data/index.ts';
import { type LesPoilus, type SetUp, tableOf } from '#games/les-poilus/engine/index.ts';
import type { PoilusSaves } from '#games/les-poilus/session/index.ts';
import { poilusStatistics, poilusStatisticsCsv } from '#games/les-poilus/session/statistics.ts';
import type { Step } from '#play/rules/game-rules.ts';
import type { Save } from '#play/saves/save.ts';
import { readSamples } from '../engine/samples.ts';
import { at } from '../engine/tables.ts';

function kept(setUp: SetUp, steps: readonly Step<LesPoilus>[]): Save<PoilusSaves> {
  const game = { setUp, steps, owners: { deck: 'site' as const }, seen: steps.length };
  return {
    version: 1,
    id: 'an id',
    begun: 1,
    changed: 1,
    progress: { game, way: 'open', names: [] },
  };
}

/** Three players, and two with the Chaplain: both games lost, as another referee tells. */
const OPEN = readSamples().filter(({ record }) => record.hands === 'open');
const LOST = OPEN.map(({ record }) =>
  kept(
    record,
    record.moves.map((move) => ({ move })),
  ),
);

/** les-poilus.victory: Trials and all hands are empty when the last one falls back. */
const WON = kept({ ruleset: RULESET, players: 2, soldiers: SOLDIER_IDS.slice(0, 2) }, [
  { correction: tableOf(at({ trials: 0, seats: [{ tileIds: [] }, { in: false, tileIds: [] }] })) },
  { move: 'fall-back' },
]);

const RUNNING = kept({ ruleset: RULESET, players: 4, soldiers: SOLDIER_IDS.slice(0, 4) }, []);

test('finished games are counted by players, by variant and by how they ended', () => {
  const { finished, byPlayers, byVariant, byEnding } = poilusStatistics([...LOST, WON, RUNNING]);
  expect(finished).toBe(3);
  expect(byPlayers).toEqual([
    { players: 2, results: { win: 1, loss: 1 } },
    { players: 3, results: { win: 0, loss: 1 } },
  ]);
  expect(byVariant).toEqual([
    { variant: 'normal', results: { win: 1, loss: 0 } },
    { variant: 'discovery', results: { win: 0, loss: 1 } },
    { variant: 'veteran', results: { win: 0, loss: 1 } },
  ]);
  expect(byEnding).toEqual([
    { ending: 'peace', games: 1 },
    { ending: 'hardships', games: 1 },
    { ending: 'monument', games: 1 },
  ]);
});

test('games are taken along as a table', () => {
  const [columns = [], row = []] = poilusStatisticsCsv([WON])
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (name: string) => row[columns.indexOf(name)];
  expect(['players', 'variant', 'result', 'reason', 'morale'].map(cell)).toEqual([
    '2',
    'normal',
    'win',
    'peace',
    '59',
  ]);
});
