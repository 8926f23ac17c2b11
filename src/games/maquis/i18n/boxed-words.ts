import type { BOXED_GOAL_IDS, Goal } from '../data/index.ts';
import type { GameEvent, Reason } from '../engine/index.ts';

/*
 * Sentences that only the boxed editions need. They come in a file of their own, `boxed-sentences.ts`,
 * which a room loads before a game of such an edition and a program at its start.
 */

export type BoxedEvent = Extract<
  GameEvent,
  {
    type:
      | 'major-success'
      | 'visited'
      | 'gun-destroyed'
      | 'distracted'
      | 'stayed'
      | 'worker-removed'
      | 'bridge-destroyed'
      | 'fake-id-kept'
      | 'fake-id-spent'
      | 'card-seen'
      | 'card-turned-over';
  }
>;

const BOXED_REASON_CODES = [
  'no-step-there-now',
  'step-not-today',
  'morale-too-low',
  'gun-is-gone',
  'no-way-home',
  'place-is-closed',
  'no-fake-id-there',
  'cannot-be-borrowed',
  'card-to-see',
  'worker-to-remove',
  'bridge-to-destroy',
  'not-to-be-removed',
  'bridge-is-gone',
  'shots-between-actions',
  'shots-forbidden',
] as const satisfies readonly Reason['code'][];
export type BoxedReasonCode = (typeof BOXED_REASON_CODES)[number];

/** What a place is called within a sentence about a game. */
export type Called = (place: Reason['params'][string]) => string;

export interface BoxedWords {
  readonly goalRules: Readonly<Record<(typeof BOXED_GOAL_IDS)[number], (goal: Goal) => string>>;
  readonly event: (event: BoxedEvent) => string;
  readonly reasons: Readonly<
    Record<BoxedReasonCode, (params: Reason['params'], at: Called) => string>
  >;
}

let known: BoxedWords | undefined;

export function setBoxedWords(words: BoxedWords): void {
  known = words;
}

/**
 * The sentences of the boxed editions.
 *
 * @throws where nobody has loaded them
 */
export function boxedWords(): BoxedWords {
  if (!known) throw new Error('the words of the boxed editions are not loaded');
  return known;
}
