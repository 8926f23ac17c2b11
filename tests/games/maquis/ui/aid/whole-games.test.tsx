// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { cardDrawnBySite, type GameRecord, replay } from '#games/maquis/engine/index.ts';
import { BUSY } from '../../../../browser/table/moments.ts';
import { playByHand } from '../../../../browser/table/player.ts';
import {
  playRecord,
  promptText,
  savedRecord,
  setUpTable,
} from '../../../../browser/table/table-page.ts';
import { visit } from '../visit.tsx';

const openTable = () => visit('en/maquis/table/', { width: 390, height: 844 });
const RESULT = { win: 'You have won', draw: 'A draw', loss: 'You have lost' } as const;

/** The recorded game with its shot before the worker acts: whose way is open goes home with the act. */
function shotFirst(): GameRecord {
  const moves = [...BUSY.moves];
  const shot = moves.findIndex((move) => move.startsWith('shoot:'));
  moves.splice(shot - 1, 2, moves[shot], moves[shot - 1]);
  return { ...BUSY, moves };
}

it('a recorded game is played to its end with the cards told by the visitor', async () => {
  const page = await openTable();
  await setUpTable(page, { ...BUSY, deck: 'visitor' });
  const recorded = shotFirst();
  await playRecord(page, recorded);
  expect(await promptText(page)).toBe('You have lost');
  await page.getByText('The game ended because the last worker was arrested.').waitFor();
  const { moves, outcome } = await savedRecord(page);
  expect(moves).toEqual(recorded.moves);
  expect(outcome).toEqual(recorded.outcome);
});

it('a game is played to its end with the site drawing, and its record holds', async () => {
  const page = await openTable();
  await setUpTable(page, { difficulty: 'very-hard' });
  await playByHand(page);
  const record = await savedRecord(page);
  const told = replay(record);
  if ('fault' in told) throw new Error(JSON.stringify(told.fault));
  const { outcome, positions } = told.replayed;
  expect(outcome).toEqual(record.outcome);
  expect(await promptText(page)).toBe(outcome && RESULT[outcome.result]);
  for (const [n, move] of record.moves.entries()) {
    if (move.startsWith('patrol:')) expect(move).toBe(`patrol:${cardDrawnBySite(positions[n])}`);
  }
});
