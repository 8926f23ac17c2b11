import type { Kinds, Replay } from '#play/rules.ts';
import { type Course, EMPTY_COURSE, type LogFault, withEvent } from '../engine/log/index.ts';

/** The ruleset of the games kept here: the printed booklet. */
export const RULESET = 'booklet-2014';

/**
 * The types of this game. Nothing of it is played by the site: a step is an event of the log, which
 * tells what was done at a table, and undoing is such an event too.
 */
export interface SeaKinds extends Kinds {
  setUp: { readonly ruleset: string; readonly rulings?: Readonly<Record<string, string>> };
  position: Course;
  table: Readonly<Record<string, unknown>>;
  event: { readonly type: string };
  outcome: { readonly result: 'maquis' | 'german' | 'draw'; readonly reason: string };
  component: never;
}

const reasonOf = ({ code, params }: LogFault) => ({ code, params });

/** Enough for history, saves, timeline and second screen. */
export const seaReplay: Replay<SeaKinds> = {
  start: () => EMPTY_COURSE,
  take: (course, step) => {
    if (!('correction' in step)) return { why: [{ code: 'type', params: { type: 'move' } }] };
    const next = withEvent(course, { n: course.events.length + 1, ...step.correction });
    if ('fault' in next) return { why: [reasonOf(next.fault)] };
    return { position: next.course, events: next.course.events.slice(-1) };
  },
};
