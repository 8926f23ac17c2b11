import { describe, expect, test } from 'vitest';
import { maybeActed, maybeLost } from '#games/resist/cli/mine/told.ts';
import { fightOf } from '#games/resist/cli/mine/trimmed.ts';
import { mined } from '#games/resist/cli/mine.ts';
import type { CardId, Position } from '#games/resist/engine/index.ts';
import type { PuzzleSetUp } from '#games/resist/puzzles/set-up.ts';
import { examine } from '#play/mining/mine.ts';
import { randomFrom } from '#shared/random.ts';
import { after, attacking, type Place, planning } from '../engine/tables.ts';

/** The Bunker defended by two cards, of which the Guards have no text. */
const ROW: readonly Place[] = [
  { mission: 'bunker', up: ['guard-2', 'guard-3'] },
  'border',
  'barracks',
  'mountain-pass',
];

const tableAt = (position: Position): PuzzleSetUp | undefined =>
  fightOf(position, randomFrom('told'));

/** Played revealed in PLAN, its action used or not. */
const planned = (one: 'pilar' | 'carlos', does: string): Position =>
  after(planning({ hand: [one, 'antonio'], row: ROW }), `play:${one}:revealed ${does}`);

/** Played revealed in ATTACK, its action used or not, up to the strike. */
const struck = (one: 'ricardo' | 'benigno' | 'carlos', does: string): Position =>
  after(attacking({ hand: [one], row: ROW }), `play:${one}:revealed ${does} strike`);

/** Abel played hidden in ATTACK, who counts Carlos, revealed before; and other moves. */
const counting = (hand: readonly CardId[], moves: string): Position =>
  after(attacking({ hand, revealed: ['carlos'], row: ROW }), `play:abel:hidden use ${moves}`);

describe('of a moment of a game no table is made', () => {
  test('where Pilar has taken the text of the Mission away', () => {
    expect(tableAt(planned('pilar', 'use attack:bunker'))).toBeUndefined();
    expect(tableAt(planned('pilar', 'skip attack:bunker'))).toBeDefined();
  });

  test('where Ricardo has halved its Defense, or Benigno made its Enemies weaker', () => {
    expect(tableAt(struck('ricardo', 'use'))).toBeUndefined();
    expect(tableAt(struck('ricardo', 'skip'))).toBeDefined();
    expect(tableAt(struck('benigno', 'use'))).toBeUndefined();
    expect(tableAt(struck('benigno', 'skip'))).toBeDefined();
  });

  test('where a card played in this ATTACK still adds to the strength', () => {
    expect(tableAt(counting(['abel', 'antonio'], ''))).toBeUndefined();
    // From the strike on the sum is told: Abel's 1, Carlos's 2, and 1 for Carlos as the one revealed.
    const strike = tableAt(counting(['abel'], 'strike'));
    expect(strike).toMatchObject({ phase: 'strike', strength: 4 });
  });
});

test('a table shows by who lies revealed that something may have been done', () => {
  const revealed = ['carlos', 'pilar', 'ricardo', 'benigno'] as const;
  const who = (phase: PuzzleSetUp['phase']) =>
    maybeActed({ phase, revealed: [...revealed] } as unknown as PuzzleSetUp);
  expect(who('attack')).toEqual(['pilar', 'ricardo', 'benigno']);
  expect(who('strike')).toEqual(['pilar', 'ricardo', 'benigno']);
  expect(who('plan')).toEqual([]);
  expect(who('decide')).toEqual([]);
});

test('a strike does not say why somebody who counts brings less than the card says', () => {
  // Printed 1 + 2; Abel hidden counts the one revealed: 4. Carlos has no action that counts.
  const who = (strength: number, revealed = ['carlos']) =>
    maybeLost({
      ...{ phase: 'strike', hidden: ['abel'], revealed, graveyard: [2], strength },
    } as unknown as PuzzleSetUp);
  expect(who(3)).toEqual(['abel']);
  expect(who(4)).toEqual([]);
  // Marcelino 2 and 1 for Abel, who is 1 and 1 for Marcelino.
  expect(who(4, ['marcelino'])).toEqual(['abel', 'marcelino']);
  expect(who(5, ['marcelino'])).toEqual([]);
});

test('an exercise with such a table is said to leave it out, and no longer belongs in the lists', () => {
  const table = tableAt(planned('pilar', 'skip attack:bunker'));
  if (!table) throw new Error('no table');
  const judged = {
    ...{ table, until: { rounds: 1 }, asks: 'attack' },
    aim: { chance: { defeated: ['bunker'], kept: [] } },
  } as const;
  expect(mined.mining.unfit?.(judged as never)).toContain('pilar');
  expect(examine(mined.mining, judged as never).isPlain).toBe(true);
});
