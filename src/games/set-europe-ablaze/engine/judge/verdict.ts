import type { Side } from '#games/set-europe-ablaze/data/actions.ts';
import { isUnknownRecord, type UnknownRecord } from '../read-state.ts';
import type { State } from '../state.ts';

/** Whether something may be done, and the printed case that decides. */
export interface CaseVerdict {
  readonly legal: boolean;
  readonly case: string;
}

export const yes = (number: string): CaseVerdict => ({ legal: true, case: number });
export const no = (number: string): CaseVerdict => ({ legal: false, case: number });

/** The first case that forbids, or the one that allows. */
export function unless(
  forbidden: Iterable<readonly [isForbidden: boolean, number: string]>,
  allowed: string,
): CaseVerdict {
  for (const [isForbidden, number] of forbidden) if (isForbidden) return no(number);
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
