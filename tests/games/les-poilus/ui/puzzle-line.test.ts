import { expect, test } from 'vitest';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import { type PuzzleSetUp, positionOf } from '#games/les-poilus/puzzles/set-up.ts';
import { lineOf } from '#games/les-poilus/ui/puzzle/line.ts';

type Player = PuzzleSetUp['players'][number];

/** Bideau and Moreau, each with a card; Bideau is on turn. */
function told(
  [bideau, moreau]: readonly [Partial<Player>, Partial<Player>],
  land: PuzzleSetUp['land'],
  moves: readonly string[],
): readonly string[] {
  const common = { hardships: [], charm: false, tiles: [], out: false, speech: 0 };
  const players: Player[] = [
    { ...common, soldier: 'bideau', hand: ['snow-gas'], ...bideau },
    { ...common, soldier: 'moreau', hand: ['night-shell'], ...moreau },
  ];
  const held = players.flatMap(({ hand, hardships }) => [...hand, ...hardships]);
  const unseen = cardsBesides([...held, ...land]) as PuzzleSetUp['unseen'];
  const table = { players, land, unseen, trials: 20, mission: 3, leader: 0 };
  return lineOf(positionOf({ ...table, phase: 'action' }), moves).told.map((one) =>
    'code' in one ? one.code : one.type,
  );
}

test('les-poilus.fearful: a line says that whoever is Fearful must fall back', () => {
  const afraid = { hardships: ['fearful'] } satisfies Partial<Player>;
  const land: PuzzleSetUp['land'] = ['night-rain', 'night-whistle'];
  expect(told([afraid, {}], land, ['fall-back'])[0]).toBe('fearful-must-leave');
  // One night is not two.
  expect(told([afraid, {}], ['night-rain'], ['fall-back'])).not.toContain('fearful-must-leave');
});

test('les-poilus.fragile: it says that nobody may leave somebody Fragile while a card is held', () => {
  const fragile = { hardships: ['fragile'] } satisfies Partial<Player>;
  expect(told([{}, fragile], [], ['play:snow-gas'])[0]).toBe('fragile-needs-company');
  // Of two cards one is chosen.
  const two = { hand: ['snow-gas', 'rain-shell'] } satisfies Partial<Player>;
  expect(told([two, fragile], [], ['play:snow-gas'])[0]).not.toBe('fragile-needs-company');
  expect(told([{}, {}], [], ['play:snow-gas'])[0]).not.toBe('fragile-needs-company');
});
