import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import type { Question } from '#games/maquis/puzzles/questions.ts';
import { splitChoices } from '#play/mining/measure.ts';
import type { Solver } from '#play/puzzles/solve.ts';
import { isSame } from '#shared/chance/fraction.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import {
  type Action,
  GOALS,
  type LocationId,
  NO_ACTION,
  PATROL_CARDS,
  RESOURCES,
  type Resource,
  ROADS,
  SIDES,
} from '../../data/index.ts';
import {
  type GoalPair,
  goalPairOf,
  type Move,
  moveText,
  type Snapshot,
  snapshotOf,
} from '../../engine/index.ts';
import { ACTION, AT_HOME, PHASE, PLACEMENT } from '../../engine/position.ts';
import { allHold, answersAt, type Puzzle, type SearchNode, settled } from '../../puzzles/puzzle.ts';
import { actionsAt, gainsOf, yieldOf } from './gains.ts';

type Amounts = ReturnType<typeof yieldOf>;

/*
 * Plain play looks no further than what is asked: a worker goes where the missing thing is to be had, or,
 * with nothing missing, to a place that no patrol card names; everybody does what helps, whoever cannot pay
 * for it waits for those who bring the price, and nobody shoots before somebody is cut off.
 * An exercise that is mostly solved like that teaches nothing.
 */

type MaquisSolver = Solver<Puzzle, SearchNode, Move>;

const PLAYOUTS = 40;
/** Such a part of the playouts without a wrong choice is too much. */
const MOSTLY = 0.5;
/** Of first choices this is. */
const BEGUN = 0.75;

/**
 * Whether plain play mostly makes no wrong choice in a puzzle that asks for what can be made sure. The same
 * puzzle always gets the same answer.
 */
export function isSolvedPlainly(solver: MaquisSolver): boolean {
  const below = randomFrom('plain play');
  const enough = MOSTLY * PLAYOUTS;
  const played = Array.from({ length: PLAYOUTS }, () => playedPlainly(solver.puzzle, below));
  // Whoever makes no wrong choice always gets there: what goes by luck need not be searched.
  const successes = played.filter(({ end }) => allHold(solver.puzzle, end));
  if (successes.length < enough) return false;
  let open = successes.length;
  let right = 0;
  for (const { steps } of successes) {
    right += Number(steps.every((step) => isRight(solver, step)));
    open--;
    if (right >= enough) return true;
    if (right + open < enough) return false;
  }
  return false;
}

/**
 * Whether the first choice is one that plain play mostly makes, where workers act at once: what there is to
 * think about comes after a turn of mere formalities, or there is nothing.
 */
export const isBegunPlainly = (solver: MaquisSolver): boolean =>
  solver.puzzle.start[PHASE] === ACTION && isBegunBy(splitChoices(solver).right, solver.puzzle);

/** The same, where it is known which first choices are right. */
export function isBegunBy(right: readonly Move[], puzzle: Puzzle): boolean {
  const root = PUZZLE_RULES.root(puzzle);
  if (root.position[PHASE] !== ACTION) return false;
  const below = randomFrom('plain beginning');
  const { choices } = PUZZLE_RULES.optionsAt(root);
  const begun = Array.from({ length: PLAYOUTS }, () => plainMove(puzzle, root, choices, below));
  return (
    begun.filter((move) => move !== undefined && right.includes(move)).length >= BEGUN * PLAYOUTS
  );
}

/**
 * Whether all that is right to begin with are errands that the task names, one for each worker who is still at
 * home: the task says where to go, and the order does not matter.
 */
export function isInAnyOrder(solver: MaquisSolver): boolean {
  const { puzzle } = solver;
  const root = PUZZLE_RULES.root(puzzle);
  if (root.position[PHASE] !== PLACEMENT) return false;
  const now = snapshotOf(root.position);
  const open = stillOpen(missingAt(puzzle, root, now), now);
  const { right } = splitChoices(solver);
  const isNamed = (move: Move): boolean =>
    open.some((thing) => yieldOf(placeIn(moveText(move)), now).has(thing));
  return right.length > 1 && right.length === root.position[AT_HOME] && right.every(isNamed);
}

/**
 * Whether nothing is asked but workers and morale, and one may begin by holding one of the two
 * places beside the Safe House where patrols come: whoever has nothing else to do does so.
 */
export function isAtTheDoor(solver: MaquisSolver): boolean {
  const { questions, start } = solver.puzzle;
  if (start[PHASE] !== PLACEMENT || !questions.every(({ name }) => KEPT.includes(name)))
    return false;
  return splitChoices(solver).right.some((move) => DOORS.includes(placeIn(moveText(move))));
}

const KEPT: readonly Question['name'][] = [
  'nobody-arrested',
  'arrests-at-most',
  'morale-at-least',
  'workers-at-least',
];

/** The places beside the Safe House that cards name. */
const DOORS: readonly LocationId[] = ROADS.filter(({ between }) => between.includes('safe-house'))
  .flatMap(({ between }) => between)
  .filter((place) => PATROL_CARDS.some(({ places }) => places.includes(place)));

/** What was done where there was something to choose. */
interface Step {
  readonly before: SearchNode;
  readonly after: SearchNode;
  readonly isDrawn: boolean;
}

const isRight = (solver: MaquisSolver, { before, after, isDrawn }: Step): boolean =>
  isSame(solver.worth(before), isDrawn ? solver.worthOfChance(before) : solver.worth(after));

function playedPlainly(
  puzzle: Puzzle,
  below: Below,
): { readonly end: SearchNode; readonly steps: readonly Step[] } {
  const steps: Step[] = [];
  let node = PUZZLE_RULES.root(puzzle);
  while (!PUZZLE_RULES.isAnswered(puzzle, node)) {
    const { choices, chances } = PUZZLE_RULES.optionsAt(node);
    const chosen = plainMove(puzzle, node, choices, below);
    const drawn = chances.of > 0 ? chances.moves[below(chances.moves.length)]?.move : undefined;
    const move = chosen ?? drawn;
    if (move === undefined) break;
    const after = PUZZLE_RULES.after(puzzle, node, move);
    if (choices.length > 0) steps.push({ before: node, after, isDrawn: chosen === undefined });
    node = after;
  }
  return { end: settled(puzzle, node), steps };
}

/** Nothing where plain play lets a card be drawn. */
function plainMove(
  puzzle: Puzzle,
  node: SearchNode,
  choices: readonly Move[],
  below: Below,
): Move | undefined {
  const texts = new Map(choices.map((move) => [moveText(move), move]));
  const startingWith = (word: string): string[] =>
    [...texts.keys()].filter((text) => text.startsWith(`${word}:`));
  const any = <One>(of: readonly One[]): One | undefined => of[below(of.length)];
  const now = snapshotOf(node.position);
  const missing = missingAt(puzzle, node, now);
  const places = startingWith('place');
  if (places.length > 0) return texts.get(any(plainPlaces(places, missing, now)) ?? '');
  const acts = startingWith('act');
  if (acts.length > 0) {
    const actors = [...new Set(acts.map(placeIn))];
    const ready = actors.filter((place) => !cannotPayYet(place, missing, now));
    const actor = any(ready.length > 0 ? ready : actors);
    const own = acts.filter((text) => placeIn(text) === actor);
    return texts.get(any(plainActs(own, missing, now)) ?? '');
  }
  const home = texts.get('return');
  if (home !== undefined) {
    const isCaught = (at: SearchNode): boolean =>
      snapshotOf(PUZZLE_RULES.after(puzzle, at, home).position).arrested > now.arrested;
    const opening = startingWith('shoot').filter((text) => {
      const shot = texts.get(text);
      return shot !== undefined && !isCaught(PUZZLE_RULES.after(puzzle, node, shot));
    });
    if (isCaught(node) && opening.length > 0) return texts.get(any(opening) ?? '');
  }
  const others = [...texts.keys()].filter((text) => !text.startsWith('shoot:'));
  return others.length > 0 ? texts.get(any(others) ?? '') : undefined;
}

const placeIn = (text: string): LocationId => text.split(':')[1] as LocationId;

function missingAt(puzzle: Puzzle, node: SearchNode, now: Snapshot): Amounts {
  const unanswered = answersAt(puzzle, node).filter(({ holds }) => !holds);
  const goals = goalPairOf(node.position);
  return new Map(unanswered.flatMap(({ question }) => wantedBy(question, now, goals)));
}

function wantedBy(
  { name, params }: Question,
  now: Snapshot,
  goals: GoalPair,
): [thing: string, amount: number][] {
  const least = Number(params.least);
  const side = params.side === 'east' ? 'east' : 'west';
  switch (name) {
    case 'hand':
      return [[String(params.kind), least - (now.hand[params.kind as Resource] ?? 0)]];
    case 'airdrops':
      return [[`drop ${params.kind} ${params.field}`, 1]];
    case 'tile':
      return [[`tile ${params.room} ${params.tile}`, 1]];
    case 'morale-at-least':
      return [['morale', least - now.morale]];
    case 'workers-at-least':
      return [['recruit', 1]];
    case 'successes':
      return [[`goal ${side}`, 1]];
    case 'either-goal':
      return SIDES.map((one): [string, number] => [`goal ${one}`, 1]);
    case 'goal-complete': {
      // A goal without a place may be completed by what is in hand when the game ends.
      const { atTheEnd } = GOALS.find(({ id }) => id === goals[side]) ?? {};
      return atTheEnd
        ? RESOURCES.flatMap((kind): [string, number][] => {
            const least = atTheEnd.hand[kind];
            return least === undefined ? [] : [[kind, least - (now.hand[kind] ?? 0)]];
          })
        : [[`goal ${side}`, 1]];
    }
    default:
      return [];
  }
}

/** Whether somebody could bring what is missing, but for a price that is not in hand. */
function cannotPayYet(place: LocationId, missing: Amounts, now: Snapshot): boolean {
  const wanted = actionsAt(place, now).filter((action) =>
    gainsOf(action, place, now).some(([thing]) => missing.has(thing)),
  );
  const isPaid = ({ cost }: Action): boolean =>
    Object.entries(cost).every(([kind, amount]) => (now.hand[kind as Resource] ?? 0) >= amount);
  return wanted.length > 0 && !wanted.some(isPaid);
}

/** The things of which more is wanted than those who are out already bring, each of them one thing. */
function stillOpen(missing: Amounts, now: Snapshot): readonly string[] {
  const busy = new Set<LocationId>();
  return [...missing].flatMap(([thing, amount]) => {
    let coming = 0;
    for (const place of now.workers) {
      const brings = yieldOf(place, now).get(thing) ?? 0;
      if (coming >= amount || brings === 0 || busy.has(place)) continue;
      busy.add(place);
      coming += brings;
    }
    return coming < amount ? [thing] : [];
  });
}

function plainPlaces(texts: readonly string[], missing: Amounts, now: Snapshot): readonly string[] {
  const open = stillOpen(missing, now);
  const useful = texts.filter((text) =>
    open.some((thing) => yieldOf(placeIn(text), now).has(thing)),
  );
  if (useful.length > 0) return useful;
  const safe = texts.filter((text) => ['cafe', 'field-west', 'field-east'].includes(placeIn(text)));
  return safe.length > 0 ? safe : texts;
}

/** Of the actions of one worker those that bring what is missing, else those that cost nothing. */
function plainActs(texts: readonly string[], missing: Amounts, now: Snapshot): readonly string[] {
  const acts = texts.flatMap((text) => {
    const [, , id = '', target] = text.split(':');
    const action = actionsAt(placeIn(text), now).find((one) => one.id === id);
    return action ? [{ text, action, target }] : [];
  });
  const useful = acts.filter(({ text, action, target }) =>
    gainsOf(action, placeIn(text), now).some(
      ([thing]) =>
        missing.has(thing) &&
        (!(action.airdrop || action.furnishes) || thing.endsWith(` ${target}`)),
    ),
  );
  if (useful.length > 0) return useful.map(({ text }) => text);
  const free = acts.filter(
    ({ action }) =>
      action.id !== NO_ACTION.id &&
      action.morale >= 0 &&
      !action.succeeds &&
      Object.keys(action.cost).length === 0 &&
      !action.furnishes &&
      !action.recruits,
  );
  return free.length > 0
    ? free.map(({ text }) => text)
    : texts.filter((text) => text.endsWith(`:${NO_ACTION.id}`));
}
