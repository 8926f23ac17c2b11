import { expect, test } from 'vitest';
import { mined } from '#games/les-poilus/cli/mine.ts';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import type { Judged } from '#games/les-poilus/puzzles/puzzle.ts';
import type { PuzzleSetUp } from '#games/les-poilus/puzzles/set-up.ts';
import { examine } from '#play/mining/mine.ts';

type Player = PuzzleSetUp['players'][number];

/** Bideau is the last one in, with two cards of which neither may stay in his hand, and Night before him. */
function last(hand: Player['hand']): Judged {
  const common = { hand: [], hardships: [], charm: false, tiles: [], out: false, speech: 0 };
  const players: Player[] = [
    { ...common, soldier: 'bideau', hand, hardships: ['trauma-night'], charm: true },
    { ...common, soldier: 'perrin', out: true },
  ];
  const unseen = cardsBesides([...hand, 'trauma-night']) as PuzzleSetUp['unseen'];
  return {
    table: {
      ...{ players, phase: 'action', mission: 1, leader: 0, land: [], unseen },
      trials: 16,
    },
    missions: 1,
    aim: { success: true, inHands: 0 },
    asks: 'choice',
  };
}

const ideaOf = (judged: Judged): string => examine(mined.mining, judged).traits?.idea ?? '';

test('to lay a trap before a card that sets none off is one idea, whatever cards they are', () => {
  // What the trap turns up is known before the other card is laid, and the charm may take it away.
  const idea = ideaOf(last(['rain-shell-trap', 'shell-whistle']));
  expect(idea).toContain('trap first');
  expect(ideaOf(last(['rain-gas-trap', 'gas-whistle']))).toBe(idea);
});

test('to bear a fourth hardship that support takes away, rather than play a trap, is one idea', () => {
  // Bideau has three; the tile that Perrin laid is for him, and whoever has the most support loses two.
  const burdened = (card: 'mute' | 'proud'): Judged => {
    const { table, ...judged } = last([card, 'rain-gas-trap']);
    const [bideau, perrin] = table.players as [Player, Player];
    const hardships: Player['hardships'] = ['trauma-night', 'stubborn', 'fragile'];
    const players: Player[] = [
      { ...bideau, hardships, charm: false },
      { ...perrin, out: false, placed: 'left' },
    ];
    const land: PuzzleSetUp['land'] = ['night-gas', 'rain-shell'];
    const cards = [card, 'rain-gas-trap', ...hardships, ...land];
    const unseen = cardsBesides(cards) as PuzzleSetUp['unseen'];
    return {
      ...judged,
      table: { ...table, players, land, unseen },
      aim: { success: true, inHands: 1 },
    };
  };
  const idea = ideaOf(burdened('mute'));
  expect(idea).toContain('a hardship too many rather than a trap');
  expect(ideaOf(burdened('proud'))).toBe(idea);
});

test('to leave with a threat before a comrade’s Clumsy draws is one idea, whatever threat it is', () => {
  const table = (card: 'night-rain' | 'night-snow', company: readonly Player[] = []): Judged => {
    const { table, ...judged } = last([]);
    const player = { hardships: [], charm: false, tiles: [], out: false, speech: 0 };
    const players: Player[] = [
      { ...player, soldier: 'moreau', hand: [card] },
      { ...player, soldier: 'fayard', hand: ['snow-whistle'], hardships: ['clumsy'] },
      ...company,
    ];
    const land: PuzzleSetUp['land'] = ['night-gas'];
    const cards = [card, 'snow-whistle', 'clumsy', ...land];
    const unseen = cardsBesides(cards) as PuzzleSetUp['unseen'];
    return {
      ...judged,
      table: { ...table, players, land, unseen },
      aim: { success: true, inHands: 1 },
    };
  };
  const idea = ideaOf(table('night-rain'));
  expect(idea).toContain('leave with a threat');
  expect(ideaOf(table('night-snow'))).toBe(idea);
  const perrin: Player = {
    hand: [],
    hardships: [],
    charm: false,
    tiles: [],
    out: false,
    speech: 0,
    soldier: 'perrin',
  };
  expect(ideaOf(table('night-rain', [perrin]))).not.toBe(idea);
});
