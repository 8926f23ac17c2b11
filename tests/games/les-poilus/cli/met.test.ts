import { describe, expect, test } from 'vitest';
import { notMet } from '#games/les-poilus/cli/mine/met.ts';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import type { PuzzleSetUp } from '#games/les-poilus/puzzles/set-up.ts';

type Player = PuzzleSetUp['players'][number];

/** Three tiles and a charm that has not been used, as everybody begins. */
const player = (soldier: Player['soldier'], more: Partial<Player> = {}): Player => ({
  ...{ soldier, hand: [], hardships: [], charm: true, out: false, speech: 0 },
  tiles: ['left', 'right', 'right'],
  ...more,
});

/** A table at which these cards have left the game, and of those nobody sees 34 lie in Morale, or as many as are said. */
function table(
  players: readonly Player[],
  { gone = [], morale = 34, mission = 1 }: { gone?: string[]; morale?: number; mission?: number },
): PuzzleSetUp {
  const held = players.flatMap(({ hand, hardships }) => [...hand, ...hardships]);
  const unseen = cardsBesides([...held, ...gone]) as PuzzleSetUp['unseen'];
  return {
    ...{ players: [...players], phase: 'action', leader: 0, land: [], unseen },
    mission,
    trials: unseen.length - morale,
  };
}

const TWO = [player('bideau', { hand: ['night-shell'] }), player('moreau', { hand: ['mute'] })];

describe('a table that a game of Les Poilus can come to', () => {
  test('les-poilus.setup-decks: has 34 cards in Morale at first', () => {
    expect(notMet(table(TWO, {}))).toBeUndefined();
    expect(notMet(table(TWO, { morale: 35 }))).toBe('Morale would be less than 35 by mission 1');
  });

  test('les-poilus.morale-drop: has three fewer there after each mission, at least', () => {
    expect(notMet(table(TWO, { mission: 3, morale: 28 }))).toBeUndefined();
    expect(notMet(table(TWO, { mission: 3, morale: 29 }))).toBe(
      'Morale would be less than 29 by mission 3',
    );
  });

  test('les-poilus.speech-token: has a speech token for each mission before, and none in the first', () => {
    const speaking = [player('bideau', { speech: 1 }), player('moreau')];
    expect(notMet(table(speaking, {}))).toBe('1 speech tokens are too many');
    expect(notMet(table(speaking, { mission: 2, morale: 31 }))).toBeUndefined();
  });

  test('les-poilus.absent-minded: has three tiles for each player, unless one was Absent-minded', () => {
    const two = [player('bideau', { tiles: ['left', 'left'] }), player('moreau')];
    expect(notMet(table(two, {}))).toBe('a tile is missing that nobody lost');
    const [first, other] = two as [Player, Player];
    expect(notMet(table([{ ...first, hardships: ['absent-minded'] }, other], {}))).toBeUndefined();
    // Somebody was, and support has taken it away.
    const later = { gone: ['absent-minded'], mission: 2, morale: 31 };
    expect(notMet(table(two, later))).toBeUndefined();
  });

  test('les-poilus.charm: in the first mission has lost a card to each charm that was used, of its kind', () => {
    const used = [player('bideau', { charm: false }), player('moreau')];
    expect(notMet(table(used, { gone: ['snow-gas'] }))).toBeUndefined();
    const tooMany = '1 cards have left the game, which is too many';
    // Bidau takes Snow alone.
    expect(notMet(table(used, { gone: ['night-gas'] }))).toBe(tooMany);
    expect(notMet(table(TWO, { gone: ['snow-gas'] }))).toBe(tooMany);
    // One charm takes one card.
    const both = { gone: ['snow-gas', 'snow-shell'] };
    expect(notMet(table(used, both))).toBe('2 cards have left the game, which is too many');
  });

  test('les-poilus.christmas: in the first mission has lost one hardship to Christmas, which has gone as well', () => {
    expect(notMet(table(TWO, { gone: ['merry-christmas', 'fearful'] }))).toBeUndefined();
    expect(notMet(table(TWO, { gone: ['fearful'] }))).toBeDefined();
  });

  test('others are neither asked about nor proved', () => {
    const judged = { table: table(TWO, { morale: 35 }), missions: 1, asks: 'choice' } as const;
    expect(mined.mining.unfit?.({ ...judged, aim: { success: true } })).toBeDefined();
  });
});
