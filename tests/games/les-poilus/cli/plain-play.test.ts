import { describe, expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import {
  HABITS,
  isAnsweredPlainly,
  isBesideClumsy,
  isLeftAtOnce,
  isMerelyChristmas,
  isPlayedPlainly,
  isToldNothing,
  plainChoices,
} from '#games/les-poilus/cli/mine/plain-play.ts';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import { type Judged, puzzleOf } from '#games/les-poilus/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import type { PuzzleSetUp } from '#games/les-poilus/puzzles/set-up.ts';
import { type Aim, readExercise } from '#games/les-poilus/puzzles/stated-puzzle.ts';
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
function plainly(setUp: PuzzleSetUp, aim: Aim, isCareful = false): readonly (readonly string[])[] {
  const { start } = solver(setUp, aim).puzzle;
  const { choices } = PUZZLE_RULES.optionsAt(start);
  return HABITS.filter((habits) => habits.isCareful === isCareful).map((habits) =>
    plainChoices(start, choices, aim, habits).map(PUZZLE_RULES.formatMove).sort(),
  );
}

const carefully = (setUp: PuzzleSetUp, aim: Aim): readonly (readonly string[])[] =>
  plainly(setUp, aim, true);

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

describe('at Christmas a plain player', () => {
  const christmas = (players: readonly Player[], land: PuzzleSetUp['land'] = []): PuzzleSetUp =>
    table(players, { phase: 'christmas', land });

  test('takes Clumsy away from whoever has yet to leave', () => {
    const burdens = (more: Partial<Player>): PuzzleSetUp =>
      christmas([
        player('moreau', { hardships: ['mute', 'proud'] }),
        player('bideau', { hardships: ['clumsy'], ...more }),
      ]);
    expect(plainly(burdens({}), SUCCESS)).toEqual(both('cure:1:clumsy'));
    // Bideau is out and draws no more: Moreau has the heavier burden.
    expect(plainly(burdens({ out: true }), SUCCESS)).toEqual(both('cure:0:mute', 'cure:0:proud'));
  });

  test('plays it however many hardships lie before them: it takes one away, and is none', () => {
    const burdened = table([
      player('moreau', {
        hand: ['merry-christmas', 'night-gas-trap'],
        hardships: ['mute', 'proud', 'frenetic'],
      }),
      player('bideau', { placed: 'left' }),
    ]);
    expect(plainly(burdened, { success: true, inHands: 1 })[0]).toEqual(['play:merry-christmas']);
  });

  test('takes a fear away of a kind that stands at two', () => {
    const afraid = [
      player('moreau', { hardships: ['mute', 'proud'] }),
      player('bideau', { hardships: ['trauma-night'] }),
    ];
    expect(plainly(christmas(afraid, ['night-gas']), SUCCESS)).toEqual(both('cure:1:trauma-night'));
    expect(plainly(christmas(afraid, ['rain-gas']), SUCCESS)).toEqual(
      both('cure:0:mute', 'cure:0:proud'),
    );
  });
});

describe('a careful plain player of Les Poilus', () => {
  test('uses the charm at once, though nothing is active twice', () => {
    const cool = table(
      [player('moreau', { charm: true, hand: ['snow-shell'] }), player('bideau')],
      { land: ['night-rain'] },
    );
    expect(carefully(cool, { success: true, inHands: 0 })).toEqual(both('charm:night-rain'));
  });

  test('of cards that cool as much takes the one with the most threats', () => {
    // Night alone is active twice, and each of the two cards shows it.
    const two = table([player('moreau', { charm: true }), player('bideau')], {
      land: ['night-gas', 'night-snow-rain'],
    });
    expect(plainly(two, SUCCESS)).toEqual(both('charm:night-gas', 'charm:night-snow-rain'));
    expect(carefully(two, SUCCESS)).toEqual(both('charm:night-snow-rain'));
  });

  test('plays Clumsy only where there is nothing else that is harmless', () => {
    const hands = (...hand: Player['hand']): PuzzleSetUp =>
      table([player('moreau', { hand }), player('bideau')]);
    const none: Aim = { success: true, inHands: 0 };
    expect(carefully(hands('clumsy', 'proud'), none)).toEqual(both('play:proud'));
    expect(carefully(hands('clumsy', 'snow-whistle'), none)).toEqual(both('play:snow-whistle'));
    expect(carefully(hands('clumsy', 'night-gas-trap'), none)).toEqual(both('play:clumsy'));
  });

  test('plays Christmas before all else, and of other cards the one with the fewest threats', () => {
    const hands = (...hand: Player['hand']): PuzzleSetUp =>
      table([player('moreau', { hand }), player('bideau', { hardships: ['mute'] })]);
    const none: Aim = { success: true, inHands: 0 };
    expect(carefully(hands('proud', 'merry-christmas'), none)).toEqual(
      both('play:merry-christmas'),
    );
    expect(carefully(hands('shell-gas-whistle', 'night-rain'), none)).toEqual(
      both('play:night-rain'),
    );
    expect(carefully(hands('phobia-gas', 'night-rain'), none)).toEqual(both('play:phobia-gas'));
  });

  test('where every card is one hardship too many bears another rather than Clumsy', () => {
    const burdened = table([
      player('moreau', {
        hand: ['clumsy', 'trauma-rain'],
        hardships: ['mute', 'proud', 'fragile'],
      }),
      player('bideau', { hand: ['night-shell'], placed: 'left' }),
    ]);
    // One card is held by whoever is out: both of his would be too many.
    expect(carefully(burdened, { success: true, inHands: 2 })).toEqual(both('play:trauma-rain'));
  });
});

describe('Clumsy or another card', () => {
  const last = (hand: Player['hand']): PuzzleSetUp =>
    table([player('moreau', { hand }), player('bideau', { placed: 'left' })], {
      land: ['night-gas', 'night-whistle'],
    });

  test('is no question where the other cannot hurt', () => {
    expect(
      isBesideClumsy(solver(last(['clumsy', 'rain-shell']), { success: true, inHands: 1 })),
    ).toBe(true);
  });

  test('is one where both must be played, or another card is nearly as good', () => {
    expect(
      isBesideClumsy(solver(last(['clumsy', 'rain-shell']), { success: true, inHands: 0 })),
    ).toBe(false);
    expect(
      isBesideClumsy(solver(last(['mute', 'rain-shell']), { success: true, inHands: 1 })),
    ).toBe(false);
  });
});

describe('everybody leaves at once', () => {
  const charmed = (more: Partial<Player>, others: readonly Player[]): PuzzleSetUp =>
    table([player('moreau', { charm: true, hand: ['mute'], ...more }), ...others], {
      land: ['night-gas'],
    });
  const leaves = (setUp: PuzzleSetUp, aim: Aim = SUCCESS): boolean =>
    isLeftAtOnce(solver(setUp, aim));

  test('where nobody is held back and nobody draws', () => {
    expect(leaves(charmed({}, [player('bideau', { hand: ['snow-shell', 'rain-gas'] })]))).toBe(
      true,
    );
  });

  test('not where too many cards are left in hands', () => {
    const three = charmed({}, [player('bideau', { hand: ['snow-shell', 'rain-gas'] })]);
    expect(leaves(three, { success: true, inHands: 3 })).toBe(true);
    expect(leaves(three, { success: true, inHands: 2 })).toBe(false);
  });

  test('not where whoever leaves is Clumsy, or a comrade is', () => {
    expect(leaves(charmed({ hardships: ['clumsy'] }, [player('bideau')]))).toBe(false);
    expect(leaves(charmed({}, [player('bideau', { hardships: ['clumsy'] })]))).toBe(false);
  });

  test('not where Stubborn holds a comrade with two cards back; with one it does not', () => {
    const stubborn = (...hand: Player['hand']): PuzzleSetUp =>
      charmed({}, [player('bideau', { hardships: ['stubborn'], hand })]);
    expect(leaves(stubborn('snow-shell', 'rain-gas'))).toBe(false);
    expect(leaves(stubborn('snow-shell'))).toBe(true);
  });

  test('not where whoever is on turn may not leave', () => {
    const proud = charmed({ hardships: ['proud'] }, [player('bideau')]);
    expect(leaves(proud)).toBe(false);
    // The last one in may.
    expect(leaves(charmed({ hardships: ['proud'] }, [player('bideau', { placed: 'left' })]))).toBe(
      true,
    );
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

describe('Merry Christmas', () => {
  // Moreau must draw a card as he leaves, and any third Night fails the mission, until Christmas takes Clumsy away.
  const clumsy = table(
    [
      player('moreau', { hand: ['merry-christmas'], hardships: ['clumsy'] }),
      player('bideau', { placed: 'left' }),
    ],
    { land: ['night-gas', 'night-whistle'] },
  );

  test('is no question where it makes success sure and nothing else is asked', () => {
    expect(isMerelyChristmas(solver(clumsy, SUCCESS))).toBe(true);
  });

  test('is one where no card may be left in hand, or where it makes nothing sure', () => {
    expect(isMerelyChristmas(solver(clumsy, { success: true, inHands: 0 }))).toBe(false);
    // He has five hardships, and nobody supports him: Wounded must go, which counts twice, and Clumsy stays.
    const [moreau] = clumsy.players as [Player];
    const hardships: Player['hardships'] = ['clumsy', 'wounded', 'mute', 'proud'];
    const burdened = table([{ ...moreau, hardships }, player('bideau', { out: true })], {
      land: ['night-gas', 'night-whistle'],
    });
    expect(isMerelyChristmas(solver(burdened, SUCCESS))).toBe(false);
  });
});

describe('a mission played to its end', () => {
  const toTheEnd = (setUp: PuzzleSetUp, aim: Aim) =>
    solve(PUZZLE_RULES, puzzleOf({ table: setUp, missions: 1, aim, asks: 'all' } as Judged));

  test('is no question where laying what is harmless and leaving is all it takes', () => {
    const two = table(
      [player('moreau', { hand: ['night-shell'] }), player('bideau', { hand: ['snow-gas'] })],
      {},
    );
    expect(isPlayedPlainly(toTheEnd(two, { success: true, inHands: 0 }))).toBe(true);
  });

  test('is one where whoever has nothing left must leave a kind active once, and a speech must come first', () => {
    // Three nights are held, and none may stay: Bidau speaks of them before he lays his own.
    const three = table(
      [
        player('bideau', { hand: ['night-shell'], speech: 1 }),
        player('moreau', { hand: ['night-gas'] }),
        player('perrin', { hand: ['night-rain'] }),
      ],
      { mission: 4 },
    );
    const asked = toTheEnd(three, { success: true, inHands: 0 });
    expect(asked.worth(asked.rules.root(asked.puzzle))).toEqual({ ways: 1n, of: 1n });
    expect(isPlayedPlainly(asked)).toBe(false);
  });
});

test('an exercise tells nothing where the luck that is shown loses with the right choice as well', () => {
  const solverOf = (n: number) => {
    const made = readExercise(exercisesOn('les-poilus')[n - 1]);
    if ('faults' in made) throw new Error(made.faults.join('; '));
    return solve(PUZZLE_RULES, puzzleOf(made.read));
  };
  // Night and Shell is turned up, a third shell: that fails the mission after Absent-minded as after Mute.
  expect(isToldNothing(solverOf(41))).toBe(true);
  // Trauma Night is turned up, a fourth hardship, which support takes away where Gaston has no second tile.
  expect(isToldNothing(solverOf(550))).toBe(false);
});
