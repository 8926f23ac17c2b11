import { expect, it } from 'vitest';
import { type Save, summaryOf } from '#games/maquis/session/index.ts';
import { puzzlesKey, readProgress } from '#play/puzzles/progress.ts';
import { cases } from '../../../setup/cases.ts';
import { shown } from './boundary.ts';
import { BACKUP, damagedBackups, open } from './damaged-backups.ts';
import { expectNothingLost, OWN, OWN_PUZZLES, saveOf, stepsIn } from './device.ts';
import { gameAfter } from './kept-things.ts';

it('a sound backup brings in all it holds, beside what cannot be read here', async () => {
  const { here, restored } = await open(JSON.stringify(BACKUP));
  expectNothingLost(here);
  expect(restored).toMatchObject({
    games: { added: 2, apart: 0, further: 1, known: 1 },
    puzzles: 2,
    unread: 0,
    foreign: [],
  });
  expect(stepsIn(here.table.get('going on'))).toHaveLength(14);
  expect(stepsIn(here.table.get('torn of 2'))).toHaveLength(3);
  expect(here.puzzles.get('puzzle torn_5')).toMatchObject({ made: 5 });
  expect(readProgress(puzzlesKey('maquis'))).toEqual({
    solved: ['solved here', 'solved there'],
    tried: ['tried there'],
  });
  const { restored: again } = await open(JSON.stringify(BACKUP), here);
  expect(again).toMatchObject({
    games: { added: 0, apart: 0, further: 0, known: 4 },
    puzzles: 0,
    unread: 0,
    foreign: [],
  });
});

it('a game is not taken further by what cannot have happened', async () => {
  const game = gameAfter(9);
  const forged = {
    ...saveOf('going on', 9),
    progress: { game: { ...game, steps: [...game.steps, { move: 'return' }, { move: 'return' }] } },
  };
  const { here } = await open(
    JSON.stringify({ ...BACKUP, games: { table: [forged], practice: [] } }),
  );
  expect(here.table.get('going on')).toEqual(OWN.get('going on'));
  expect(here.table.get('going on of 2')).toMatchObject({ progress: forged.progress });
});

it('damaged backups bring in what can be read, and cost nothing that is kept', async () => {
  const ALL = cases(10_000);
  let taken = 0;
  const openOne = async (text: string) => {
    const { here, restored } = await open(text);
    expectNothingLost(here);
    if (!restored) return;
    taken++;
    const brought = [...here.table, ...here.practice].filter(([id]) => !OWN.has(id));
    expect(brought).toHaveLength(restored.games.added);
    for (const [, save] of brought) {
      const { progress } = save as Save;
      if ('game' in progress) summaryOf(progress.game);
    }
    expect(here.puzzles.size).toBe(OWN_PUZZLES.size + restored.puzzles);
    const numbers = [...Object.values(restored.games), restored.puzzles, restored.unread];
    expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
  };
  for (const text of damagedBackups(ALL)) {
    await openOne(text).catch((cause) => {
      throw new Error(`not read as it should be: ${shown(text)}`, { cause });
    });
  }
  // Damage to one thing leaves the others to be taken.
  expect(taken).toBeGreaterThan(ALL / 2);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
