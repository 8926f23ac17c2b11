import { describe, expect, it } from 'vitest';
import {
  BOXED_STRENGTH,
  FIGURES,
  sharesByGoal,
  sharesByPair,
  sharesWithThreeStars,
} from '#games/maquis/book/strategy/figures.ts';
import { HABITS, STRENGTH } from '#games/maquis/index.ts';

/** The share of games won with a goal, in both boxed editions. */
function boxedWins(goal: string): number {
  const ended = sharesByGoal().find(({ goals: [one] }) => one === goal)?.ended ?? [];
  const sum = (of: 'win' | 'games') => ended.reduce((all, one) => all + one[of], 0);
  return sum('win') / sum('games');
}

/** The games won with a three-star mission, by that mission. */
function threeStarWins(goal: string): number {
  const pairs = STRENGTH.find(({ threeStar }) => threeStar)?.pairs ?? {};
  const wins = Object.entries(pairs).flatMap(([pair, { win }]) =>
    pair.includes(goal) ? [win] : [],
  );
  return wins.reduce((all, win) => all + win, 0);
}

const figure = (name: keyof typeof FIGURES): number => Number.parseFloat(FIGURES[name]());

describe('the strategy chapter', () => {
  it('has a number for every figure', () => {
    for (const [name, tell] of Object.entries(FIGURES)) {
      expect(tell(), name).toMatch(/^\d+(\.\d+)?( %)?$/);
    }
  });

  it('counts every game once', () => {
    const counted = Object.values(HABITS.pairs).flatMap((ended) => Object.values(ended));
    expect(counted.reduce((all, { games }) => all + games, 0)).toBe(HABITS.games);
    expect(Object.keys(HABITS.pairs)).toHaveLength(15);
  });

  it('counts every game of a boxed edition once by pair, and for both of its goals', () => {
    for (const [n, { row }] of BOXED_STRENGTH.usual.entries()) {
      expect(row.games).toBeGreaterThanOrEqual(400);
      const games = (of: typeof sharesByPair) =>
        of().reduce((all, { ended }) => all + (ended[n]?.games ?? 0), 0);
      expect(games(sharesByPair)).toBe(row.games);
      expect(games(sharesByGoal)).toBe(2 * row.games);
    }
    expect(sharesByPair()).toHaveLength((14 * 13) / 2);
    expect(sharesByGoal()).toHaveLength(14);
  });

  it('counts every game with a three-star mission once, whichever goal lay in the west', () => {
    const { east, west } = sharesWithThreeStars();
    expect([west.length, east.length]).toEqual([14, 4]);
    const ended = west.flatMap((line) => line.ended);
    const { games, win } = BOXED_STRENGTH.all.at(-1)?.row ?? {};
    expect(ended.reduce((all, one) => all + one.games, 0)).toBe(games);
    expect(ended.reduce((all, one) => all + one.win, 0)).toBe(win?.games);
    // No pair was left out.
    expect(ended.every((one) => one.games > 0)).toBe(true);
  });

  // What the sentences say must hold for whatever was measured last.
  it.each<[string, boolean]>([
    ['the train is what is hard', figure('wins-with-train') < figure('wins-without-train')],
    ['money is called for', figure('drops-money') > 1.5],
    ['weapons are called for', figure('drops-weapon') > 1.5],
    ['food seldom is', figure('drops-food') < 1],
    ['the radios see more of a winner than the shops', figure('at-radios') > 5],
    ['the Black Market and the Fence hardly any', figure('at-black-market') < 0.8],
    ['the Fence neither', figure('at-fence') < 0.8],
    ['most winners buy a second door', figure('second-home') > 50],
    ['early', figure('second-home-turn') < 8],
    ['in the west', figure('second-home-west') > 50],
    ['but seldom with the train', figure('second-home-with-train') < figure('second-home')],
    ['the Lab is for the train', figure('lab-with-train') > 2 * figure('lab-otherwise')],
    ['and for Sabotage', figure('lab-with-sabotage') > 2 * figure('lab-otherwise')],
    ['most arrests on the way home cost nothing done', figure('arrests-kept') > 50],
    [
      'an arrest by a card marks games not won',
      figure('caught-in-wins') < figure('caught-otherwise'),
    ],
    ['workers are replaced', figure('recruits') > 1],
    ['morale is used up', figure('low-morale') > 66],
    ['three stars are seldom won', figure('wins-three-star') < 25],
    [
      'and if so mostly with Milice HQ',
      threeStarWins('milice-hq') > threeStarWins('destroy-aa-guns') &&
        threeStarWins('milice-hq') > 0,
    ],
    [
      'two of them never',
      threeStarWins('bomb-the-barracks') + threeStarWins('free-the-resistance-leader') === 0,
    ],
    [
      'Assassination is what a box loses to most',
      sharesByGoal().every(
        ({ goals: [goal = ''] }) => boxedWins(goal) >= boxedWins('assassination'),
      ),
    ],
    ['shots are rare without Assassination', figure('shots-without-assassination') < 1],
  ])('%s', (_, holds) => expect(holds).toBe(true));
});
