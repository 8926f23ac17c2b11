import { FIELDS, RESOURCES, SIDES, SPARE_ROOMS } from '../data/index.ts';
import {
  type GameEvent,
  outcomeOf,
  type Position,
  snapshotOf,
  wouldComeHome,
} from '../engine/index.ts';
import { ARRESTED, BROKEN, OVER, PHASE, SOLDIERS } from '../engine/position.ts';
import { resultOf } from '../engine/upkeep.ts';
import type { Check } from './stated-puzzle.ts';

type QuestionName = keyof Check;

/** One thing a check asks: a code and what it speaks of. Words come at the edge. */
export interface Question {
  readonly name: QuestionName | 'not-lost';
  readonly params: Readonly<Record<string, string | number>>;
  /** Whether a position answers it; left out where only a happening on the way does. */
  readonly holds?: (position: Position, start: Position) => boolean;
  /** Whether this is the happening asked for. */
  readonly happens?: (event: GameEvent) => boolean;
  /** Once it does not hold it never will again. */
  readonly isFinal?: true;
}

/**
 * What nobody asks and every puzzle wants: the game is not lost on the way. Once morale has been at zero it
 * is, though it is played on until upkeep.
 */
export const NOT_LOST = {
  name: 'not-lost',
  params: {},
  holds: (position: Position) =>
    position[BROKEN] === 0 && (position[PHASE] !== OVER || resultOf(position) !== 'loss'),
  isFinal: true,
} satisfies Question;

/** The questions of a check, one for each thing asked. */
export const questionsOf = (check: Check): readonly Question[] => [
  ...lossQuestions(check),
  ...wayQuestions(check),
  ...goodsQuestions(check),
  ...trackQuestions(check),
  ...goalQuestions(check),
];

function lossQuestions(check: Check): Question[] {
  const questions: Question[] = [];
  const atMost = (name: QuestionName, cell: number, most: number) =>
    questions.push({
      name,
      params: { most },
      holds: (position, start) => position[cell] - start[cell] <= most,
      isFinal: true,
    });
  if (check['nobody-arrested']) atMost('nobody-arrested', ARRESTED, 0);
  const arrests = check['arrests-at-most'];
  if (arrests !== undefined) atMost('arrests-at-most', ARRESTED, arrests);
  // Every shot moves the soldier track: with five soldiers no police are left to shoot at.
  if (check['no-shot']) atMost('no-shot', SOLDIERS, 0);
  return questions;
}

const wayQuestions = (check: Check): Question[] => [
  ...(check['worker-home'] ?? []).map(
    (place): Question => ({
      name: 'worker-home',
      params: { place },
      happens: (event) => event.type === 'came-home' && event.place === place,
    }),
  ),
  ...(check['way-home-open'] ?? []).map(
    (place): Question => ({
      name: 'way-home-open',
      params: { place },
      holds: (position) => wouldComeHome(position, place),
    }),
  ),
];

function goodsQuestions(check: Check): Question[] {
  const inHand = RESOURCES.flatMap((kind): Question[] => {
    const least = check.hand?.[kind];
    if (least === undefined) return [];
    const holds = (position: Position) => snapshotOf(position).hand[kind] >= least;
    return [{ name: 'hand', params: { kind, least }, holds }];
  });
  const onFields = FIELDS.flatMap((field) =>
    RESOURCES.flatMap((kind): Question[] => {
      const least = check.airdrops?.[field]?.[kind];
      if (least === undefined) return [];
      const holds = (position: Position) =>
        (snapshotOf(position).airdrops[field]?.[kind] ?? 0) >= least;
      return [{ name: 'airdrops', params: { field, kind, least }, holds }];
    }),
  );
  const inRooms = SPARE_ROOMS.flatMap((room): Question[] => {
    const tile = check.tile?.[room];
    if (tile === undefined) return [];
    const holds = (position: Position) => snapshotOf(position).rooms[room] === tile;
    return [{ name: 'tile', params: { room, tile }, holds }];
  });
  return [...inHand, ...onFields, ...inRooms];
}

function trackQuestions(check: Check): Question[] {
  const questions: Question[] = [];
  const morale = check['morale-at-least'];
  if (morale !== undefined) {
    questions.push({
      name: 'morale-at-least',
      params: { least: morale },
      holds: (position) => snapshotOf(position).morale >= morale,
    });
  }
  const workers = check['workers-at-least'];
  if (workers !== undefined) {
    questions.push({
      name: 'workers-at-least',
      params: { least: workers },
      holds: (position) => {
        const { safeHouse, workers: out } = snapshotOf(position);
        return safeHouse + out.length >= workers;
      },
    });
  }
  return questions;
}

function goalQuestions(check: Check): Question[] {
  const questions = SIDES.flatMap((side): Question[] => {
    const least = check.successes?.[side];
    if (least === undefined) return [];
    const holds = (position: Position) => snapshotOf(position).goals[side].successes >= least;
    return [{ name: 'successes', params: { side, least }, holds }];
  });
  for (const side of check['goal-complete'] ?? []) {
    const holds = (position: Position) => snapshotOf(position).goals[side].complete;
    questions.push({ name: 'goal-complete', params: { side }, holds });
  }
  const either = check['either-goal'];
  if (either !== undefined) {
    const isOne = (position: Position, start: Position) => {
      const [now, before] = [snapshotOf(position).goals, snapshotOf(start).goals];
      return SIDES.some((side) =>
        either === 'complete'
          ? now[side].complete && !before[side].complete
          : now[side].successes > before[side].successes,
      );
    };
    questions.push({ name: 'either-goal', params: { step: either }, holds: isOne });
  }
  const { result } = check;
  if (result !== undefined) {
    const isGoodEnough = (position: Position) => {
      const reached = outcomeOf(position)?.result;
      return reached === result || reached === 'win';
    };
    questions.push({ name: 'result', params: { result }, holds: isGoodEnough });
  }
  return questions;
}
