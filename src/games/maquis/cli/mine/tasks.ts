import { type Task, tasksBy } from '#play/mining/mine.ts';
import { withoutLowest } from '#shared/bit-set.ts';
import { type Below, shuffled } from '#shared/random.ts';
import {
  DIFFICULTIES,
  GOAL_IDS,
  GOALS,
  goalCalled,
  RESOURCES,
  SIDES,
  type Side,
} from '../../data/index.ts';
import { cardsLeft, deckIsEmpty, type Move, type Position } from '../../engine/index.ts';

import {
  ACTION,
  AT_HOME,
  mutableCopy,
  OVER,
  PATROLS_TO_COME,
  PHASE,
  PLACEMENT,
  WORKERS,
} from '../../engine/position.ts';
import { CALMS } from '../../puzzles/calm.ts';
import { type Judged, positionOf, puzzleOf } from '../../puzzles/puzzle.ts';
import { questionsOf } from '../../puzzles/questions.ts';
import { mostPolice, tableFrom } from '../../puzzles/set-up.ts';
import type { Check } from '../../puzzles/stated-puzzle.ts';
import { playGame } from '../played-game.ts';
import { type Part, partsAt, together } from './asked.ts';
import { isUnearned } from './earned.ts';
import { isForNothing } from './for-nothing.ts';
import { areEnough } from './lures.ts';
import { isBegunBy } from './plain-play.ts';
import { setUpOf } from './set-up-of.ts';
import { sureSets } from './sure-sets.ts';
import { isErrand, isOfTwoTurns, withCardsOfTwoTurns, withTwoWorkers } from './two-turns.ts';
import { canBeWeighed, weighedAt } from './weighing.ts';
import { nearBothGoals, whichGoalAt } from './which-goal.ts';

type SureAfter = NonNullable<ReturnType<typeof sureSets>>[number];

/** How many games the coach simulates for a move: enough for sensible boards. */
const PLAYED_WITH = 40;
/** Nodes for a first look at a question. */
const LOOKED_AT = 20_000;
/** Where all cards are told a proof looks at far fewer than there are. */
const LOOKED_AT_TWO = 40_000;
const MOST_RIGHT = 2;
const LEAST_WRONG = 3;
/** Of one moment, so many questions at most. */
const MOST_A_MOMENT = 3;
/** And with one answer, so many. */
const MOST_OF_AN_ANSWER = 2;
const MOST_ASKED = 3;
const MOST_SETS = 4000;
/** Parts are bits of a number. */
const MOST_PARTS = 30;
/** Of two turns fewer: there is much to look at. */
const PARTS_OF_TWO = 9;

/** The questions that are sure to have an answer at the moments of the game of a seed, or one that has the best chance. */
export const tasksOf = tasksBy(momentsOf, tasksAt);

function momentsOf(seed: string, below: Below, theme?: string): readonly Position[] {
  const moments: Position[] = [];
  playGame(dealOf(seed, below, theme), { id: 'coach', budget: PLAYED_WITH }, (_, draft) => {
    if (isAsked(draft)) moments.push(mutableCopy(draft));
  });
  return moments;
}

/** With a goal that is looked for a seed gives a game of its own. */
export const gameOf = (seed: string, theme?: string): string =>
  theme === 'two-turns' || theme === 'which-goal' || GOAL_IDS.some((id) => id === theme)
    ? `${theme} ${seed}`
    : seed;

/** The goals that a worker goes to. */
const WITH_A_PLACE = GOAL_IDS.filter((id) => goalCalled(id)?.hasPlace);

/** Every goal comes up as often as every other, unless one is looked for; the harder games have fewer workers and time. */
function dealOf(seed: string, below: Below, theme?: string) {
  const ids = theme === 'which-goal' ? WITH_A_PLACE : GOAL_IDS;
  const drawn = ids[below(ids.length)];
  const west = GOAL_IDS.find((id) => id === theme) ?? drawn;
  const others = ids.filter((id) => id !== west);
  const modes =
    theme === 'two-turns'
      ? (['normal', 'tricky', 'tricky', 'hard', 'hard'] as const)
      : (['normal', 'normal', 'normal', 'tricky', 'hard'] as const);
  return {
    difficulty: modes[below(modes.length)],
    goals: { west, east: others[below(others.length)] },
    seed,
  };
}

/** The last two workers are to be placed, or at least two have still to act. */
function isAsked(position: Position): boolean {
  if (position[PHASE] === PLACEMENT) return position[AT_HOME] <= 2;
  return position[PHASE] === ACTION && withoutLowest(position[WORKERS]) !== 0;
}

function* tasksAt(moment: Position, below: Below, theme?: string): Generator<Task<Judged>> {
  const said = setUpOf(moment);
  if (!said) return;
  const { table } = said;
  if (theme === 'two-turns') return yield* twoTurnsAt(said, below);
  if (theme === 'which-goal') return yield* goalsAt(said, below);
  if (theme === 'order-of-activation' && table.phase !== 'action') return;
  const turn = `day ${table.day ?? 0}`;
  const varied = variation(said, below, theme);
  const untils = untilsOf(varied, below);
  for (const [until, deck] of untils) {
    yield* asking({ ...varied, until, ...(deck ? { deck } : {}), check: {} }, turn, below, theme);
  }
  if (theme === undefined && canBeWeighed(positionOf(varied.mode, varied.table))) {
    const stand: Judged = { ...varied, until: 'end-of-turn', check: {} };
    for (const judged of weighedAt(stand, partsAt(stand, below), below)) {
      yield { turn, moment: {}, judged };
    }
  }
}

/** Questions about this turn and the next. */
function* twoTurnsAt(said: Stand, below: Below): Generator<Task<Judged>> {
  const two = withTwoWorkers(said, below);
  const varied = two && variation(two, below);
  if (!varied || isUnearned(tableFrom(varied.mode, varied.table))) return;
  const told = withCardsOfTwoTurns(varied, below);
  if (!told) return;
  const stand: Judged = { ...told, until: { turns: 2 }, check: {} };
  yield* asking(stand, `day ${varied.table.day ?? 0}`, below);
}

/** How many workers are still to be placed; none where the table cannot be, or its game is over. */
function atHomeIn({ mode, table }: Stand): number {
  try {
    const start = positionOf(mode, table);
    return start[PHASE] === PLACEMENT ? start[AT_HOME] : 0;
  } catch {
    return 0;
  }
}

/** How often a moment is varied until both goals are near and one alone is sure. */
const TRIED_NEAR = 5;

/** Questions about whichever of two goals is still to be had. */
function* goalsAt(said: Stand, below: Below): Generator<Task<Judged>> {
  for (let n = 0; n < TRIED_NEAR; n++) yield* goalsOnce(said, below);
}

function* goalsOnce(said: Stand, below: Below): Generator<Task<Judged>> {
  const near = nearBothGoals(said, below);
  if (!near) return;
  const { step, ...bare } = near;
  const stand = { ...bare, table: withSoldiers(bare.mode, bare.table) };
  const turn = `day ${said.table.day ?? 0}`;
  const atHome = atHomeIn(stand);
  if (atHome < 1) return;
  for (const [until, deck] of untilsOf(stand, below)) {
    // With two still to be placed there is less to look at where the cards are told.
    if (until !== 'end-of-turn' || (deck !== undefined) !== atHome > 1) continue;
    const judged: Judged = { ...stand, until, ...(deck ? { deck } : {}), check: {} };
    const check = whichGoalAt(judged, step);
    if (check) yield { turn, moment: {}, judged: { ...judged, check } };
  }
}

type Table = Judged['table'];
type Stand = Pick<Judged, 'mode' | 'table'>;

/** What the coach seldom holds, or seldom comes to, is there at some tables. */
function variation(said: Stand, below: Below, theme?: string): Stand {
  const { mode, table } = said;
  const more = theme === 'end-of-the-game' ? lastDayOf(said, below) : moreAt(said, below(4), theme);
  if (!more) return said;
  const varied = { mode, table: withSoldiers(mode, { ...table, ...more }) };
  try {
    return positionOf(mode, varied.table)[PHASE] === OVER ? said : varied;
  } catch {
    return said;
  }
}

/** The same with soldiers in the place of the policemen for whom the soldier track leaves no room. */
export function withSoldiers(mode: Stand['mode'], table: Table): Table {
  const { police = [], soldierPawns = [] } = table;
  const most = mostPolice(tableFrom(mode, table));
  if (police.length <= most) return table;
  const soldiers = [...soldierPawns, ...police.slice(most)];
  return { ...table, police: police.slice(0, most), soldierPawns: soldiers };
}

/** A weapon, or the price of a room; for a goal that is looked for, what its last step takes, or one less. */
function moreAt({ mode, table }: Stand, which: number, theme?: string): Partial<Table> | undefined {
  const { hand = {}, soldiers = 0 } = table;
  const holding = (more: typeof hand) => ({ hand: { ...hand, ...more } });
  const goal = GOALS.find(({ id }) => id === theme);
  // One shot short, and the other goal complete: this one comes second.
  if (goal?.soldiers) {
    const other = SIDES.find((side) => table.goals[side] !== goal.id) ?? 'east';
    if (isKnownAtTheEnd(table, other)) return undefined;
    const short = {
      soldiers: Math.max(soldiers, goal.soldiers - 1),
      [other]: { successes: stepsOf(table, other), complete: true },
    };
    const armed = { ...short, ...holding({ weapon: 1 + (which % 2) }) };
    if (mostPolice(tableFrom(mode, { ...table, ...short })) > 0) return armed;
    // With so little morale one more patrol comes, a policeman; to shoot him somebody has to bring aid first.
    const aid = which < 2 ? { food: 1, medicine: 1 } : { food: 1 };
    return { ...armed, morale: 1, ...holding({ ...aid, weapon: 1 + (which % 2) }) };
  }
  if (goal) {
    const needed = goal.atTheEnd?.hand ?? goal.successes.at(-1)?.cost ?? {};
    const held = RESOURCES.flatMap((kind) => {
      const amount = Math.max(hand[kind] ?? 0, (needed[kind] ?? 0) - (which % 2));
      return amount > 0 ? [[kind, amount]] : [];
    });
    return holding(Object.fromEntries(held));
  }
  if (which === 0 && !hand.weapon) return holding({ weapon: 1 });
  if (which === 1 && !hand.money) return holding({ money: 2 });
  return undefined;
}

/** The last day of a game that one step of one goal would win, with what that step takes, or one less. */
function lastDayOf({ mode, table }: Stand, below: Below): Partial<Table> | undefined {
  const side = SIDES[below(SIDES.length)];
  const other = side === 'west' ? 'east' : 'west';
  if (isKnownAtTheEnd(table, other)) return undefined;
  return {
    ...moreAt({ mode, table }, below(4), table.goals[side]),
    day: endOf(mode) - 1,
    [other]: { successes: stepsOf(table, other), complete: true },
    [side]: { successes: Math.max(0, stepsOf(table, side) - 1), complete: false },
  };
}

/** Whether the goal of a side is complete at the very end of the game only: nobody comes to a table where it is before. */
const isKnownAtTheEnd = ({ goals }: Table, side: Side): boolean =>
  GOALS.some(({ id, atTheEnd }) => id === goals[side] && atTheEnd !== undefined);

/** How many successes the goal of a side takes. */
const stepsOf = ({ goals }: Table, side: Side): number =>
  GOALS.find(({ id }) => id === goals[side])?.successes.length ?? 0;

/** The day on which a game is over. */
const endOf = (mode: Stand['mode']): number =>
  DIFFICULTIES.find(({ id }) => id === mode)?.lastDay ?? 15;

type Until = readonly [Judged['until'], Judged['deck']?];

/**
 * To the end of the turn, with two and more still to be placed where cards are shown as well; near the end of
 * the game to its end, and where cards are shown two turns. What is sure to be too wide is left out.
 */
function untilsOf({ mode, table }: Stand, below: Below): readonly Until[] {
  const start = positionOf(mode, table);
  const left = deckIsEmpty(start) ? [] : cardsLeft(start);
  const deck = Array.from({ length: left.length }, () => left.splice(below(left.length), 1)[0]);
  const atHome = start[AT_HOME];
  const out = table.workers?.length ?? 0;
  if (table.phase === 'action') {
    const untils: Until[] = [['end-of-turn']];
    if ((table.day ?? 0) >= endOf(mode) - 2) untils.push(['end-of-game']);
    if (deck.length >= 4 && atHome + out <= MOST_FOR_TWO_TURNS) untils.push([{ turns: 2 }, deck]);
    return untils;
  }
  const toCome = start[PATROLS_TO_COME];
  const isEnough = deck.length >= toCome;
  const orders = isEnough ? product(deck.length - toCome + 1, deck.length) : ALL_ORDERS;
  const width = product(LEAST_FREE - atHome + 1, LEAST_FREE) * WAYS_TO_ACT ** (atHome + out);
  return [
    ...(width * orders <= MOST_WIDTH ? [['end-of-turn'] as const] : []),
    ...(isEnough && atHome > 1 && width <= MOST_WIDTH ? [['end-of-turn', deck] as const] : []),
  ];
}

/*
 * How many ways there are to the end of a turn, roughly: places for each worker, cards, and what each may do.
 */
const LEAST_FREE = 12;
const WAYS_TO_ACT = 6;
const ALL_ORDERS = 90;
/** Wider moments have nearly always turned out to be too wide to be looked at. */
const MOST_WIDTH = 60_000;
const MOST_FOR_TWO_TURNS = 2;

/** All whole numbers from one to another, multiplied. */
const product = (from: number, to: number): number => {
  let all = 1;
  for (let n = from; n <= to; n++) all *= n;
  return all;
};

function* asking(
  stand: Judged,
  turn: string,
  below: Below,
  theme?: string,
): Generator<Task<Judged>> {
  const all = partsAt(stand, below);
  const parts = isOfTwoTurns(stand)
    ? shuffled(all, below).slice(0, PARTS_OF_TWO)
    : all.slice(0, MOST_PARTS);
  const wanted = theme === undefined ? 0 : wantedBy(theme, parts);
  if (wanted === 0 && theme !== undefined && ASKED_BY_NAME.includes(theme)) return;
  const puzzle = puzzleOf(stand);
  const most = isOfTwoTurns(puzzle) ? LOOKED_AT_TWO : LOOKED_AT;
  const choices = sureSets(puzzle, parts, { most });
  if (!choices || choices.length < LEAST_WRONG + 1) return;
  let calm: readonly (readonly SureAfter[])[] | undefined;
  // Looked at only where some question comes so far.
  const calmly = () =>
    (calm ??= CALMS.map((one) => sureSets(puzzle, parts, { most, calm: one }) ?? []));
  const found: { readonly asked: number; readonly check: Check; readonly right: string }[] = [];
  for (const asked of setsOf(parts.length, choices, wanted)) {
    const rightly = choices.map(({ sets }) => sets.some((set) => (set & asked) === asked));
    const right = rightly.filter(Boolean).length;
    if (right < 1 || right > MOST_RIGHT || choices.length - right < LEAST_WRONG) continue;
    const id = rightly.join();
    // A question that asks more for the same answer is no other question.
    if (found.some((one) => one.right === id && (one.asked & asked) === one.asked)) continue;
    if (found.filter((one) => one.right === id).length >= MOST_OF_AN_ANSWER) continue;
    const check = together(parts.filter((_, n) => asked & (1 << n)));
    if (isForNothing({ ...puzzle, questions: questionsOf(check) })) continue;
    const question = { ...puzzle, questions: questionsOf(check) };
    const [rights, wrongs] = [true, false].map((is) =>
      choices.flatMap(({ move }, n) => (rightly[n] === is ? [move] : [])),
    );
    if (isBegunBy(rights ?? [], question)) continue;
    if (isOfTwoTurns(puzzle) && !wrongs?.some((move) => isErrand(move, question))) continue;
    const lures = (wrongs ?? []).filter((move) =>
      calmly().some((sets) => isSureIn(sets, move, asked)),
    );
    if (!areEnough(lures)) continue;
    found.push({ asked, check, right: id });
  }
  for (const { check } of shuffled(found, below).slice(0, MOST_A_MOMENT)) {
    yield { turn, moment: {}, judged: { ...stand, check } };
  }
}

const isSureIn = (choices: readonly SureAfter[], first: Move, asked: number): boolean =>
  choices.some(({ move, sets }) => move === first && sets.some((set) => (set & asked) === asked));

/** The themes that a question has because of one thing it asks for. */
const ASKED_BY_NAME: readonly string[] = [...GOAL_IDS, 'end-of-the-game', 'spare-rooms'];

/** Those parts of which a question of a theme asks one, as bits. */
function wantedBy(theme: string, parts: readonly Part[]): number {
  const isNamed = (name: string): boolean =>
    theme === 'end-of-the-game'
      ? name === 'win'
      : theme === 'spare-rooms'
        ? name.startsWith('room ')
        : name === `success ${theme}` || name === `complete ${theme}`;
  return parts.reduce((all, { name }, n) => all | (isNamed(name) ? 1 << n : 0), 0);
}

/**
 * The sets of up to three parts that some first choice makes sure, the smaller ones first.
 *
 * @param wanted of these parts each set has one at least, where any are wanted
 */
function setsOf(parts: number, choices: readonly SureAfter[], wanted: number): readonly number[] {
  const sure = [...new Set(choices.flatMap(({ sets }) => sets))];
  const isSure = (asked: number): boolean => sure.some((set) => (set & asked) === asked);
  const all: number[] = [];
  let grown = [0];
  for (let size = 1; size <= MOST_ASKED; size++) {
    grown = grown.flatMap((set) =>
      Array.from({ length: parts }, (_, n) => 1 << n)
        .filter((part) => part > set && isSure(set | part))
        .map((part) => set | part),
    );
    all.push(...grown.filter((set) => wanted === 0 || (set & wanted) !== 0));
    if (all.length > MOST_SETS) break;
  }
  return all;
}
