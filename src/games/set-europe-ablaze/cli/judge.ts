import type { Command } from '#cli/options.ts';
import { nearest } from '#shared/nearest.ts';
import { JUDGED, judgeEvent } from '../engine/judge.ts';
import { isUnknownRecord, type UnknownRecord } from '../engine/read-state.ts';
import { shortValue } from '../engine/tables/shape.ts';
import { eachLine, idEntry, type LineAnswer } from './each-line.ts';

export const judgeCommand: Command = {
  name: 'judge',
  syntax: '[FILE]',
  does: 'Says of each line {"state": …, "event": …} whether it may be done, and by which case.',
  run: (args) => eachLine('judge', args, judged),
};

/** The verdict on a line; `edges`, which Areas touch, may stand in the state or beside it. */
export function judged(line: UnknownRecord): LineAnswer {
  const { state = {}, event, edges } = line;
  if (!isUnknownRecord(state)) return { wrong: '“state” must be an object.' };
  if (!isUnknownRecord(event)) return { wrong: '“event” must be an object with a “type”.' };
  const verdict = judgeEvent(edges === undefined ? state : { ...state, edges }, event);
  if (verdict) return { result: { ...idEntry(line), ...verdict } };
  const type = typeof event.type === 'string' ? event.type : shortValue(event.type);
  const meant = nearest(type, JUDGED);
  return {
    wrong: meant
      ? `nobody can judge “${type}”; did you mean “${meant}”?`
      : `nobody can judge “${type}”; what can be judged is ${JUDGED.join(', ')}.`,
  };
}
