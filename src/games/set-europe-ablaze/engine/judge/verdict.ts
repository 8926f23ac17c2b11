import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import type { State } from '../state.ts';

/** Which of several things that a case asks for is lacking. */
export type Cause =
  | 'no-points'
  | 'few-points'
  | 'no-strength'
  | 'morale'
  | 'immune'
  | 'impulse-open'
  | 'no-impulse'
  | 'other-side'
  | 'not-selected'
  | 'areas'
  | 'networks'
  | 'one-area'
  | 'laid'
  | 'not-laid'
  | 'hand'
  | 'other-card'
  | 'hidden'
  | 'other-next'
  | 'for-points'
  | 'hero-step'
  | 'hero-early'
  | 'hero-come'
  | 'hero-there'
  | 'not-france'
  | 'no-team'
  | 'not-defending'
  | 'rolled'
  | 'no-network'
  | 'just-acted'
  | 'free-step'
  | 'free-done'
  | 'maximum';

/** Whether something may be done, and the printed case that decides. */
export interface CaseVerdict {
  readonly legal: boolean;
  readonly case: string;
  /** Of what forbids; nothing where the case asks for one thing only. */
  readonly cause?: Cause;
}

export const yes = (number: string): CaseVerdict => ({ legal: true, case: number });
export const no = (number: string, cause?: Cause): CaseVerdict => ({
  legal: false,
  case: number,
  ...(cause && { cause }),
});

/** The first case that forbids, or the one that allows. */
export function unless(
  forbidden: Iterable<readonly [isForbidden: boolean, number: string, cause?: Cause]>,
  allowed: string,
): CaseVerdict {
  for (const [isForbidden, number, cause] of forbidden) if (isForbidden) return no(number, cause);
  return yes(allowed);
}

/** Judges one kind of event. */
export type EventJudge = (state: State, event: UnknownRecord) => CaseVerdict;

/** A number of an event; 0, or what is said, where it tells none. */
export const numberEntry = (event: UnknownRecord, name: string, otherwise = 0): number =>
  typeof event[name] === 'number' ? event[name] : otherwise;

/** A word of an event; empty where it tells none. */
export const wordEntry = (event: UnknownRecord, name: string): string =>
  typeof event[name] === 'string' ? event[name] : '';

/** A list of an event; empty where it tells none. */
export const listEntry = (event: UnknownRecord, name: string): readonly unknown[] =>
  Array.isArray(event[name]) ? event[name] : [];

/** The objects in a list of an event. */
export const objectsIn = (event: UnknownRecord, name: string): readonly UnknownRecord[] =>
  listEntry(event, name).filter(isUnknownRecord);

/** Whose event it is: that of the active side unless told. */
export function sideIn(state: State, event: UnknownRecord): Side {
  const told = event.player;
  return told === 'maquis' || told === 'german' ? told : state.active;
}
