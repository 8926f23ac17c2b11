import * as v from 'valibot';
import { FIELDS, RESOURCES, SIDES, SPARE_ROOMS, TILE_IDS } from '../data/index.ts';
import {
  type GameEvent,
  outcomeOf,
  type Position,
  snapshotOf,
  wouldComeHome,
} from '../engine/index.ts';
import { ARRESTED, SOLDIERS } from '../engine/position.ts';
import { GoodsSchema, PlaceSchema } from './set-up.ts';

/*
 * What a puzzle asks when it is judged. Every key of a `check` is a question, its value what is
 * asked for; together they are the task.
 */

const few = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(0));
const yes = v.literal(true, 'can only be asked as true');
const bySide = v.strictObject(v.entriesFromList(SIDES, v.exactOptional(few)));
const byField = v.strictObject(v.entriesFromList(FIELDS, v.exactOptional(GoodsSchema)));
const byRoom = v.strictObject(
  v.entriesFromList(SPARE_ROOMS, v.exactOptional(v.picklist(TILE_IDS))),
);

export const CheckSchema = v.pipe(
  v.strictObject(
    {
      /** Nobody has been arrested since the start. */
      'nobody-arrested': v.exactOptional(yes),
      /** No more than so many have been arrested since the start. */
      'arrests-at-most': v.exactOptional(few),
      /** No shot since the start. */
      'no-shot': v.exactOptional(yes),
      /** A worker has come home from each of these places. */
      'worker-home': v.exactOptional(v.array(PlaceSchema)),
      /** From each of these places a worker could walk home as the patrols stand. */
      'way-home-open': v.exactOptional(v.array(PlaceSchema)),
      /** At least so much in hand. */
      hand: v.exactOptional(GoodsSchema),
      /** At least so much on the fields. */
      airdrops: v.exactOptional(byField),
      tile: v.exactOptional(byRoom),
      'morale-at-least': v.exactOptional(few),
      /** At least so many recruited workers at large. */
      'workers-at-least': v.exactOptional(few),
      /** At least so many successes, counted from the start of the game. */
      successes: v.exactOptional(bySide),
      'goal-complete': v.exactOptional(v.array(v.picklist(SIDES, 'a side is west or east'))),
      result: v.exactOptional(v.picklist(['win', 'draw'], 'one plays for a win or a draw')),
    },
    ({ received }) => `${received} is no question`,
  ),
  v.check((asked) => Object.keys(asked).length > 0, 'a puzzle asks at least one question'),
);

export type Check = v.InferOutput<typeof CheckSchema>;
type QuestionName = keyof Check;

/** One thing a check asks: a code and what it speaks of. Words come at the edge. */
export interface Question {
  readonly name: QuestionName;
  readonly params: Readonly<Record<string, string | number>>;
  /** Whether a position answers it; left out where only a happening on the way does. */
  readonly holds?: (position: Position, start: Position) => boolean;
  /** Whether this is the happening asked for. */
  readonly happens?: (event: GameEvent) => boolean;
  /** Once it does not hold it never will again. */
  readonly isFinal?: true;
}

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
