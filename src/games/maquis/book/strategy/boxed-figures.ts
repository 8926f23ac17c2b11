import {
  type Ended,
  EVERY_GOAL_ID,
  editionCalled,
  type GoalId,
  STRENGTH,
  type StrengthRow,
} from '#games/maquis/index.ts';

/*
 * How often the coach wins in the boxed editions, in Normal and at 1,000 simulations a placement.
 */

type Name = 'box-2019' | 'second-edition' | 'three-star';

function measured(name: Name): { readonly name: Name; readonly row: StrengthRow } {
  const threeStar = name === 'three-star';
  const ruleset = threeStar ? 'second-edition' : name;
  const row = STRENGTH.find(
    (one) => one.ruleset === ruleset && one.threeStar === threeStar && one.difficulty === 'normal',
  );
  if (!row) throw new Error(`the coach's strength in ${name} was not measured`);
  return { name, row };
}

const USUAL = [measured('box-2019'), measured('second-edition')];

const THREE_STAR = measured('three-star');

/** The rows measured, those played without three-star missions by themselves. */
export const BOXED_STRENGTH = { usual: USUAL, all: [...USUAL, THREE_STAR] };

/** How games with such goals ended, in each of the editions in turn. */
interface Shares {
  readonly goals: readonly GoalId[];
  readonly ended: readonly Ended[];
}

const NONE: Ended = { games: 0, win: 0, draw: 0, loss: 0 };

const added = (one: Ended, other: Ended): Ended => ({
  games: one.games + other.games,
  win: one.win + other.win,
  draw: one.draw + other.draw,
  loss: one.loss + other.loss,
});

const inPair = (pair: string): readonly GoalId[] =>
  EVERY_GOAL_ID.filter((goal) => pair.split(' + ').includes(goal));

/** By goal, the one with most wins first; a game counts for both of its goals. */
export const sharesByGoal = (): readonly Shares[] =>
  mostWinsFirst(EVERY_GOAL_ID.map((goal) => sharesWhere([goal], (pair) => pair.includes(goal))));

/** By pair of goals, the one with most wins first. */
export const sharesByPair = (): readonly Shares[] => {
  const pairs = new Set(USUAL.flatMap(({ row }) => Object.keys(row.pairs)));
  return mostWinsFirst(
    [...pairs].map((pair) =>
      sharesWhere(inPair(pair), (goals) => inPair(pair).every((goal) => goals.includes(goal))),
    ),
  );
};

/** How games with a three-star mission ended: by the goal in the west, then by each of those missions in turn. */
export function sharesWithThreeStars(): {
  readonly east: readonly GoalId[];
  readonly west: readonly { readonly goal: GoalId; readonly ended: readonly Ended[] }[];
} {
  const { goals, threeStarGoals: east } = editionCalled('second-edition');
  const { pairs } = THREE_STAR.row;
  const endedOf = (goal: GoalId, mission: GoalId): Ended =>
    Object.entries(pairs).find(([pair]) =>
      [goal, mission].every((one) => inPair(pair).includes(one)),
    )?.[1] ?? NONE;
  return {
    east,
    west: goals.map((goal) => ({ goal, ended: east.map((mission) => endedOf(goal, mission)) })),
  };
}

const sharesWhere = (
  goals: readonly GoalId[],
  isMeant: (goals: readonly GoalId[]) => boolean,
): Shares => ({
  goals,
  ended: USUAL.map(({ row }) =>
    Object.entries(row.pairs)
      .filter(([pair]) => isMeant(inPair(pair)))
      .reduce((all, [, ended]) => added(all, ended), NONE),
  ),
});

function mostWinsFirst(shares: readonly Shares[]): readonly Shares[] {
  const share = ({ ended }: Shares): number => {
    const { win, games } = ended.reduce(added, NONE);
    return win / games;
  };
  return shares
    .filter(({ ended }) => ended.some(({ games }) => games > 0))
    .toSorted((a, b) => share(b) - share(a));
}

/** What a table says of it: the games won, of all. */
export const wonOf = ({ win, games }: Ended) => ({ win, games });
