import * as v from 'valibot';
import { FIELDS, SIDES, SPARE_ROOMS, TILE_IDS } from '../data/index.ts';
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
export type QuestionName = keyof Check;
