import { describe, expect, test } from 'vitest';
import { isAnsweredPlainly, LEAVING, plainChoices } from '#games/les-poilus/cli/mine/plain-play.ts';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import { type Judged, puzzleOf } from '#games/les-poilus/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import type { PuzzleSetUp } from '#games/les-poilus/puzzles/set-up.ts';
import type { Aim } from '#games/les-poilus/puzzles/stated-puzzle.ts';
import { solve } from '#play/puzzles/solve.ts';

type Player = PuzzleSetUp['players'][number];

const player = (soldier: Player['soldier'], more: Partial<Player> = {}): Player => ({
  soldier,
  hand: [],
  hardships: [],
  charm: false,
  tiles: ['left', 'right'],
  out: false,
  speech: 0,
  ...more,
});

/** A table whose other cards all lie in Trials, but for some in Morale. */
function table(players: readonly Player[], more: Partial<PuzzleSetUp> = {}): PuzzleSetUp {
  const shown = players.flatMap(({ hand, hardships }) => [...hand, ...hardships]);
  const unseen = cardsBesides([...shown, ...(more.land ?? [])]) as PuzzleSetUp['unseen'];
  return {
    players: [...players],
    phase: 'action',
    mission: 3,
    leader: 0,
    land: [],
    unseen,
    trials: unseen.length - 12,
    ...more,
  };
}

const solver = (setUp: PuzzleSetUp, aim: Aim) =>
  solve(PUZZLE_RULES, puzzleOf({ table: setUp, missions: 1, aim, asks: 'choice' } as Judged));

/** What the plain players choose from, those who never leave in time and those who do. */
function plainly(setUp: PuzzleSetUp, aim: Aim): readonly (readonly string[])[] {
  const { start } = solver(setUp, aim).puzzle;
  const { choices } = PUZZLE_RULES.optionsAt(start);
  return LEAVING.map((leaving) =>
    plainChoices(start, choices, aim, leaving).map(PUZZLE_RULES.formatMove).sort(),
  );
}

const both = (...moves: string[]): readonly string[][] => [moves, moves];
const SUCCESS: Aim = { success: true };

describe('a plain player of Les Poilus', () => {
  test('supports whoever has the most hardships, Wounded counted twice', () => {
    const three = table(
      [
        player('moreau'),
        player('bideau', { hardships: ['mute', 'proud'] }),
        player('perrin', { hardships: ['clumsy', 'wounded'] }),
      ],
      { phase: 'place-tile' },
    );
    // On the left sits whoever comes next.
    expect(plainly(three, SUCCESS)).toEqual(both('place:right'));
  });

  test('uses the charm on the card that takes most kinds away of which one more fails the mission', () => {
    const hot = table([player('moreau', { charm: true, hand: ['snow-shell'] }), player('bideau')], {
      land: ['night-rain', 'night-gas', 'rain-whistle'],
    });
    expect(plainly(hot, SUCCESS)).toEqual(both('charm:night-rain'));
    const cool = table(
      [player('moreau', { charm: true, hand: ['snow-shell'] }), player('bideau')],
      { land: ['night-rain'] },
    );
    expect(plainly(cool, { success: true, inHands: 0 })).toEqual(both('play:snow-shell'));
  });

  test('lays the harmless card that makes the fewest kinds hot, and leaves once few enough are held', () => {
    const one = table(
      [player('moreau', { hand: ['snow-shell', 'rain-gas', 'night-gas-trap'] }), player('bideau')],
      { land: ['rain-whistle'] },
    );
    expect(plainly(one, { success: true, inHands: 2 })).toEqual(both('play:snow-shell'));
    expect(plainly(one, { success: true, inHands: 3 })).toEqual([
      ['play:snow-shell'],
      ['fall-back'],
    ]);
  });

  test('lays no third of a kind, no trap and no hardship that is one too many', () => {
    const none = table(
      [
        player('moreau', {
          hand: ['night-shell', 'snow-gas-trap', 'mute'],
          hardships: ['selfish', 'wounded'],
        }),
        player('bideau', { hand: ['rain-gas'] }),
      ],
      { land: ['night-gas', 'night-whistle'] },
    );
    // Three symbols lie there, and four lose the game; two nights are active.
    expect(plainly(none, { success: true, inHands: 3 })).toEqual(both('fall-back'));
  });

  test('with nothing to lay calls for what most others hold; lays a trap rather than leave too many cards', () => {
    const hands = (speech: number, others: readonly string[]): PuzzleSetUp =>
      table(
        [
          player('moreau', { hand: ['night-shell-trap'], speech }),
          player('bideau', { hand: ['rain-gas'] as Player['hand'], placed: 'left' }),
          player('perrin', { hand: [...others] as Player['hand'] }),
        ],
        { land: ['snow-whistle'] },
      );
    expect(plainly(hands(1, ['rain-shell']), { success: true, inHands: 2 })).toEqual(
      both('speech:rain', 'speech:shell'),
    );
    expect(plainly(hands(0, ['rain-shell']), { success: true, inHands: 2 })).toEqual(
      both('fall-back'),
    );
    // Two would stay in the hands of those who are out.
    expect(plainly(hands(0, []), { success: true, inHands: 1 })).toEqual(
      both('play:night-shell-trap'),
    );
  });

  test('of traps alone lays the one that makes the fewest kinds hot', () => {
    const traps = table(
      [
        player('moreau', { hand: ['night-gas-trap', 'rain-shell-trap'] }),
        player('bideau', { placed: 'left' }),
      ],
      { land: ['snow-gas'] },
    );
    expect(plainly(traps, { success: true, inHands: 1 })).toEqual(both('play:rain-shell-trap'));
  });
});

describe('an exercise of Les Poilus is plain', () => {
  test('where the last one in can only lose by laying the card', () => {
    const last = table(
      [player('moreau', { hand: ['night-shell'] }), player('bideau', { placed: 'left' })],
      { land: ['night-gas', 'night-whistle'] },
    );
    expect(isAnsweredPlainly(solver(last, SUCCESS))).toBe(true);
  });

  test('where the last one in has one harmless card, and none may be held', () => {
    const last = table(
      [player('moreau', { hand: ['night-shell'] }), player('bideau', { placed: 'left' })],
      { land: ['snow-gas'] },
    );
    expect(isAnsweredPlainly(solver(last, { success: true, inHands: 0 }))).toBe(true);
  });

  test('not where a harmless card of one’s own brings a clumsy comrade into danger', () => {
    const clumsy = table(
      [
        player('moreau', { hand: ['night-rain'] }),
        player('bideau', { hand: ['snow-whistle'], hardships: ['clumsy'] }),
      ],
      { land: ['night-gas'] },
    );
    // Whoever leaves lets Bidau lay his card; then nothing is active twice, and the card that the Clumsy
    // draws as he leaves cannot fail the mission. With Night and Rain laid two nights are active, and the
    // card drawn may be the third.
    expect(isAnsweredPlainly(solver(clumsy, { success: true, inHands: 1 }))).toBe(false);
  });
});
