import {
  EVERY_GOAL_ID,
  editionCalled,
  GOAL_NAMES,
  type GoalId,
  HABITS,
  type LocationId,
  STRENGTH,
  type StrengthRow,
  type TileId,
} from '#games/maquis/index.ts';
import * as m from '#messages';

/*
 * The figures of the strategy chapter, each worked out from what the coach did in games that it played
 * to their end. A figure never stands in the text itself, so that measuring again changes it there.
 */

/** A goal, or a pair of them, by name. */
export const goalsText = (goals: readonly GoalId[]): string =>
  goals.map((goal) => GOAL_NAMES[goal]()).join(' + ');

/** A share of games, and between which shares the true one lies. */
export const shareText = ({ percent: share, range }: StrengthRow['win']): string =>
  m.ref_share({ percent: share, least: range.least, most: range.most });

type Result = 'win' | 'draw' | 'loss';
type Habits = (typeof HABITS.pairs)[string][Result];

/** Adds up a number over the games that ended so, with such goals. */
function sum(
  count: (habits: Habits) => number,
  results: readonly Result[] = ['win'],
  isMeant: (pair: string) => boolean = () => true,
): number {
  let all = 0;
  for (const [pair, ended] of Object.entries(HABITS.pairs)) {
    if (isMeant(pair)) for (const result of results) all += count(ended[result]);
  }
  return all;
}

const total = (counts: Readonly<Partial<Record<string, number>>>): number =>
  Object.values(counts).reduce<number>((all, count = 0) => all + count, 0);
const NOT_WON: readonly Result[] = ['draw', 'loss'];
const about = (goal: GoalId) => (pair: string) => pair.includes(goal);
const without = (goal: GoalId) => (pair: string) => !pair.includes(goal);
const games = (habits: Habits) => habits.games;

/** One decimal, as both languages write it. */
const tenths = (number: number): string => (Math.round(number * 10) / 10).toFixed(1);
export const percent = (part: number, whole: number): string =>
  `${whole > 0 ? Math.round((100 * part) / whole) : 0} %`;

const inGame = (count: (habits: Habits) => number, results: readonly Result[] = ['win']): string =>
  tenths(sum(count, results) / sum(games, results));

const done = (place: LocationId) => (habits: Habits) => habits.acted[place] ?? 0;
const laid = (tile: TileId) => (habits: Habits) => total(habits.tiles[tile] ?? {});
const ofRooms = (tile: TileId, room: LocationId, isMeant: (pair: string) => boolean) =>
  percent(
    sum((habits) => habits.tiles[tile]?.[room] ?? 0, ['win'], isMeant),
    sum(laid(tile), ['win'], isMeant),
  );
const buyers = (tile: TileId, isMeant: (pair: string) => boolean) =>
  percent(sum(laid(tile), ['win'], isMeant), sum(games, ['win'], isMeant));

/** How much of all first or last placements went to some places. */
function sent(when: 'first' | 'last', places: readonly LocationId[]): string {
  const there = sum((habits) => places.reduce((all, place) => all + (habits[when][place] ?? 0), 0));
  return percent(
    there,
    sum((habits) => total(habits[when])),
  );
}

/** Counts by turn, or by morale, added up over the games meant. */
function spread(
  counts: (habits: Habits) => readonly number[],
  isMeant: (pair: string) => boolean = () => true,
): readonly number[] {
  const most = 20;
  return Array.from({ length: most }, (_, n) =>
    sum((habits) => counts(habits)[n] ?? 0, ['win'], isMeant),
  );
}

/** The number that half of all counted lie at or below. */
function median(counts: readonly number[]): string {
  const half = counts.reduce((all, count) => all + count, 0) / 2;
  let seen = 0;
  return String(
    counts.findIndex((count) => {
      seen += count;
      return seen >= half;
    }),
  );
}

const upTo = (counts: readonly number[], most: number): string =>
  percent(
    counts.slice(0, most + 1).reduce((all, count) => all + count, 0),
    counts.reduce((all, count) => all + count, 0),
  );

/** Where no patrol card ever leads. */
const NEVER_NAMED: readonly LocationId[] = [
  ...(['cafe', 'field-west', 'field-east'] as const),
  ...(['spare-room-west', 'spare-room-north-east', 'spare-room-south-east'] as const),
  ...(['west-exit', 'east-exit'] as const),
];
const EXITS: readonly LocationId[] = ['west-exit', 'east-exit'];

/** How the coach did in one mode of print-and-play 1.1, at 1,000 simulations a placement. */
export function strengthIn(difficulty: StrengthRow['difficulty']): StrengthRow {
  const found = STRENGTH.find(
    (row) =>
      row.ruleset === undefined &&
      row.policy === 'coach' &&
      row.budget === 1000 &&
      row.difficulty === difficulty,
  );
  if (!found) throw new Error(`the coach's strength in ${difficulty} was not measured`);
  return found;
}

const wonWith = (isMeant: (pair: string) => boolean): string => {
  const meant = Object.entries(strengthIn('normal').pairs).filter(([pair]) => isMeant(pair));
  return percent(
    meant.reduce((all, [, { win }]) => all + win, 0),
    meant.reduce((all, pair) => all + pair[1].games, 0),
  );
};

/** Every figure by what a chapter calls it. */
export const FIGURES = {
  'games-in-tables': () => String(strengthIn('normal').games),
  'games-counted': () => String(HABITS.games),
  'wins-normal': () => `${strengthIn('normal').win.percent} %`,
  'wins-with-train': () => wonWith(about('destroy-the-train')),
  'wins-without-train': () => wonWith(without('destroy-the-train')),
  'drops-money': () => inGame(({ dropped }) => dropped.money ?? 0),
  'drops-weapon': () => inGame(({ dropped }) => dropped.weapon ?? 0),
  'drops-food': () => inGame(({ dropped }) => dropped.food ?? 0),
  'at-radios': () => inGame((habits) => done('radio-a')(habits) + done('radio-b')(habits)),
  'at-fence': () => inGame(done('fence')),
  'at-black-market': () => inGame(done('black-market')),
  'second-home': () => buyers('safe-house', without('destroy-the-train')),
  'second-home-with-train': () => buyers('safe-house', about('destroy-the-train')),
  'second-home-west': () => ofRooms('safe-house', 'spare-room-west', () => true),
  'second-home-turn': () => median(spread((habits) => habits.secondHomeInTurn)),
  'lab-with-train': () => buyers('chemists-lab', about('destroy-the-train')),
  'lab-with-sabotage': () => buyers('chemists-lab', about('sabotage')),
  'lab-otherwise': () => buyers('chemists-lab', (pair) => !/destroy-the-train|sabotage/.test(pair)),
  'first-near': () => sent('first', ['grocer', 'pont-leveque']),
  'first-radio': () => sent('first', ['radio-a', 'radio-b']),
  'last-unnamed': () => sent('last', NEVER_NAMED),
  'last-fence-or-bridge': () => sent('last', ['fence', 'pont-du-nord', 'pont-leveque']),
  arrests: () => inGame(({ arrests }) => arrests.placement + arrests.return),
  'arrests-at-goals': () =>
    percent(
      sum(({ arrestedAt }) => EXITS.reduce((all, exit) => all + (arrestedAt[exit] ?? 0), 0)),
      sum(({ arrestedAt }) => total(arrestedAt)),
    ),
  'arrests-kept': () =>
    percent(
      sum((habits) => habits.keptThoughArrested),
      sum(({ arrests }) => arrests.return),
    ),
  'caught-in-wins': () => inGame(({ arrests }) => arrests.placement),
  'caught-otherwise': () => inGame(({ arrests }) => arrests.placement, NOT_WON),
  recruits: () => inGame(({ recruitedInTurn }) => recruitedInTurn.reduce((a, b) => a + b, 0)),
  'low-morale': () =>
    upTo(
      spread((habits) => habits.moraleAtEnd, without('liberate-the-town')),
      3,
    ),
  'games-boxed': () => String(Math.min(...BOXED_STRENGTH.all.map(({ row }) => row.games))),
  'wins-box': () => `${BOXED_STRENGTH.all[0].row.win.percent} %`,
  'wins-second': () => `${BOXED_STRENGTH.all[1].row.win.percent} %`,
  'wins-three-star': () => `${BOXED_STRENGTH.all[2].row.win.percent} %`,
  'shots-without-assassination': () =>
    tenths(
      sum(({ shots }) => shots, ['win'], without('assassination')) /
        sum(games, ['win'], without('assassination')),
    ),
} as const satisfies Record<string, () => string>;

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

type Ended = StrengthRow['pairs'][string];

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
