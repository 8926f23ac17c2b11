import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIFFICULTY_IDS, GOAL_IDS } from '#games/maquis/data/index.ts';
import {
  dealLink,
  drawGoals,
  type GameRecord,
  type GameSetUp,
  gameLink,
  legalMoves,
  makeRecord,
  outcomeOf,
  readLink,
  replay,
} from '#games/maquis/engine/index.ts';
import { setUpDigits } from '#games/maquis/engine/link.ts';
import { rulesetCalled } from '#games/maquis/engine/rulesets.ts';
import { type Digit, packed } from '#play/links/digits.ts';
import { checkedText } from '#play/links/link-text.ts';
import { MOST_MOVES } from '#play/rules/game-rules.ts';
import { cases } from '../../../setup/cases.ts';
import { playOut, wholeGames } from './generated/games.ts';
import { fixture, LINK, SET_UP, WIN } from './links.ts';

const recordOf = (game: Parameters<typeof playOut>[0]): GameRecord => {
  const { steps, end } = playOut(game);
  return makeRecord(
    game.setUp,
    steps.map(({ move }) => move),
    outcomeOf(end),
  );
};

const setUps: fc.Arbitrary<GameSetUp> = fc
  .record({
    difficulty: fc.constantFrom(...DIFFICULTY_IDS),
    goals: fc.shuffledSubarray([...GOAL_IDS], { minLength: 2, maxLength: 2 }),
    seed: fc.option(fc.string({ unit: 'binary', maxLength: 100 }), { nil: undefined }),
  })
  .map(({ difficulty, goals: [west = 'sabotage', east = 'aid-the-spy'], seed }) => ({
    ruleset: 'pnp-1.1' as const,
    difficulty,
    goals: { west, east },
    ...(seed === undefined ? {} : { seed }),
  }));

describe('a link to a game', () => {
  test.each(['win', 'draw', 'loss', 'busy'])('opens the game that was shared: %s', (name) => {
    const record = fixture(name);
    const at = Math.floor(record.moves.length / 2);
    const { outcome } = record;
    expect(readLink(gameLink({ record, at }))).toEqual({ game: { record, at } });
    expect(readLink(`#${gameLink({ record, at })}`)).toHaveProperty('game.record.outcome', outcome);
  });

  test('opens any game at any of its moments', () => {
    fc.assert(
      fc.property(wholeGames, fc.nat(), (game, moment) => {
        const record = recordOf(game);
        const at = moment % (record.moves.length + 1);
        expect(readLink(gameLink({ record, at }))).toEqual({ game: { record, at } });
      }),
      { numRuns: 150 },
    );
  });

  test('holds a game that runs, and one that has not begun', () => {
    for (const moves of [[], WIN.moves.slice(0, 30)]) {
      const { outcome: _, ...running } = { ...WIN, moves };
      expect(readLink(gameLink({ record: running, at: 0 }))).toEqual({
        game: { record: running, at: 0 },
      });
    }
  });

  test('goes on with the same cards as the game did', () => {
    const told = readLink(gameLink({ record: WIN, at: 0 }));
    const ends = [WIN, 'game' in told ? told.game.record : WIN].map((record) => {
      const played = replay(record);
      return 'replayed' in played ? played.replayed.positions.at(-1) : played;
    });
    expect(ends[1]).toEqual(ends[0]);
  });

  test('does not tell what was not so: an outcome follows from the moves', () => {
    const record: GameRecord = { ...WIN, outcome: { result: 'loss', reason: 'morale' } };
    expect(readLink(gameLink({ record, at: 0 }))).toHaveProperty(
      'game.record.outcome',
      WIN.outcome,
    );
  });

  test('is far shorter than 1,000 characters for any game, the longest included', () => {
    const record = (seed: string) => {
      const setUp = { ...SET_UP, goals: drawGoals('any-two', seed), seed };
      const temper = Number(seed.slice(-1)) < 8 ? 'eager' : 'lucky';
      return recordOf({ begins: 'at-the-start', setUp, temper, choices: seed });
    };
    const lengths = Array.from({ length: cases(1000) }, (_, n) => {
      const told = record(`seed${1000 + n}`);
      return gameLink({ record: told, at: told.moves.length }).length;
    });
    expect(Math.max(...lengths)).toBeLessThan(150);
  });

  test('is made of legal games only', () => {
    const illegal: GameRecord = { ...WIN, moves: ['place:grocer', 'upkeep'] };
    expect(() => gameLink({ record: illegal, at: 0 })).toThrow(/move 2, upkeep/);
    for (const at of [-1, 0.5, Number.NaN, WIN.moves.length + 1]) {
      expect(() => gameLink({ record: WIN, at })).toThrow(RangeError);
    }
    const endless = { ...WIN, moves: Array<string>(MOST_MOVES + 1).fill('upkeep') };
    expect(() => gameLink({ record: endless, at: 0 })).toThrow(RangeError);
  });

  test('that was sent in the first days of version 1 still opens', () => {
    const { outcome: _, ...begun } = { ...WIN, moves: ['place:grocer', 'patrol:4'] };
    expect(readLink('game=1Bh3dURjOXnbm')).toEqual({ game: { record: begun, at: 1 } });
    expect(readLink('deal=1B66qeTGHN3r7N_yC')).toEqual({ deal: SET_UP });
  });
});

describe('a link to a deal', () => {
  test('holds the set-up and the seed', () => {
    expect(readLink(dealLink(SET_UP))).toEqual({ deal: SET_UP });
    expect(readLink(`#${dealLink(SET_UP)}`)).toEqual({ deal: SET_UP });
    expect(dealLink(SET_UP).length).toBeLessThan(40);
  });

  test('takes nothing else over from a game', () => {
    expect(readLink(dealLink(WIN))).toEqual({
      deal: {
        ruleset: WIN.ruleset,
        difficulty: WIN.difficulty,
        goals: WIN.goals,
        ...(WIN.seed === undefined ? {} : { seed: WIN.seed }),
      },
    });
  });

  test('opens any set-up with any seed', () => {
    fc.assert(
      fc.property(setUps, (setUp) => {
        expect(readLink(dealLink(setUp))).toEqual({ deal: setUp });
      }),
    );
  });

  test('holds even the longest seed in the strangest letters', () => {
    const setUp = { ...SET_UP, seed: '𓃰'.repeat(100) };
    expect(readLink(dealLink(setUp))).toEqual({ deal: setUp });
    expect(dealLink(setUp).length).toBeLessThan(1000);
  });
});

const faultIn = (fragment: string): string | undefined => {
  const told = readLink(fragment);
  return 'fault' in told ? told.fault.code : undefined;
};

describe('a link that cannot be opened', () => {
  test.each(['', '#', 'maquis.route-home', '#day-2', 'game', 'games=1', 'xgame=1AAAAAA', '=', '%'])(
    'is foreign where it is none: %j',
    (fragment) => {
      expect(faultIn(fragment)).toBe('foreign');
    },
  );

  test('says which version it is of', () => {
    expect(readLink(LINK.replace('=2', '=4'))).toEqual({
      fault: { code: 'other-version', found: '4' },
    });
  });

  test.each(['%', 'c', '-'])('is damaged where its version is %j', (found) => {
    expect(readLink(LINK.replace('=2', `=${found}`))).toEqual({ fault: { code: 'damaged' } });
  });

  test('is of other rules where it names a ruleset nobody knows', () => {
    const foreign = [[63, 64], ...setUpDigits(SET_UP, rulesetCalled('pnp-1.1'))] as const;
    expect(faultIn(`deal=2${checkedText('deal=2', packed(foreign))}`)).toBe('other-rules');
  });

  test('is of other rules where its moves lead elsewhere than they led', () => {
    const rules = rulesetCalled('pnp-1.1');
    const begun: readonly Digit[] = [[0, 64], ...setUpDigits(SET_UP, rules), [0, MOST_MOVES + 1]];
    const opened = [0, 1, 2].map((check) => {
      const link = `game=2${checkedText('game=2', packed([...begun, [check, 2 ** 24]]))}`;
      return readLink(link);
    });
    expect(opened).toEqual(opened.map(() => ({ fault: { code: 'other-rules' } })));
  });

  test('is damaged wherever it is cut', () => {
    for (let length = 'game='.length; length < LINK.length; length++) {
      expect(faultIn(LINK.slice(0, length)), LINK.slice(0, length)).toBe('damaged');
    }
  });

  test('is damaged when any one letter is another', () => {
    for (let n = 'game=1'.length; n < LINK.length; n++) {
      for (const letter of 'Aa0-_%. €') {
        if (LINK.charAt(n) === letter) continue;
        expect(faultIn(LINK.slice(0, n) + letter + LINK.slice(n + 1))).toBe('damaged');
      }
    }
  });

  test('is damaged when two letters changed places, or one came twice', () => {
    for (let n = 'game=1'.length; n < LINK.length - 1; n++) {
      const [one, other] = [LINK.charAt(n), LINK.charAt(n + 1)];
      expect(faultIn(LINK.slice(0, n) + one + LINK.slice(n))).toBe('damaged');
      if (one === other) continue;
      expect(faultIn(LINK.slice(0, n) + other + one + LINK.slice(n + 2))).toBe('damaged');
    }
  });

  test('is damaged when a deal calls itself a game', () => {
    expect(faultIn(LINK.replace('game', 'deal'))).toBe('damaged');
    expect(faultIn(dealLink(SET_UP).replace('deal', 'game'))).toBe('damaged');
  });

  test('tells no game when it is whole but goes on after the end', () => {
    const onward = [
      ...setUpDigits(WIN, rulesetCalled('pnp-1.1')),
      [300, MOST_MOVES + 1],
      [0, 301],
    ] as const;
    expect(faultIn(`game=1${checkedText('game=1', packed(onward))}`)).toBe('no-such-game');
    const more = [...setUpDigits(SET_UP, rulesetCalled('pnp-1.1')), [7, 9]] as const;
    expect(faultIn(`deal=1${checkedText('deal=1', packed(more))}`)).toBe('no-such-game');
  });

  test('is not read at all when it is longer than any game', () => {
    const noise = `game=1${'A'.repeat(10_000_000)}`;
    expect(readLink(noise)).toEqual({
      fault: { code: 'too-long', length: noise.length, most: 8000 },
    });
    expect(faultIn('A'.repeat(10_000_000))).toBe('foreign');
  });
});

test('no position has so many moves that a link would have to name them otherwise', () => {
  const played = replay(WIN);
  const positions = 'replayed' in played ? played.replayed.positions : [];
  expect(Math.max(...positions.map((position) => legalMoves(position).length))).toBeLessThan(256);
});
