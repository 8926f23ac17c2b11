import type { Command } from '#cli/options.ts';
import { isUnknownRecord, type UnknownRecord } from '../engine/read-state.ts';
import { type Schedule, type ScoredArea, score } from '../engine/score.ts';
import { eachLine, idEntry, type LineAnswer, wholeOf } from './each-line.ts';

export const scoreCommand: Command = {
  name: 'score',
  syntax: '[FILE]',
  does: 'Scores the turn of each line {"turn": 5, "schedule": …, "areas": […], "edges": […]}, with the reason for each Area.',
  run: (args) => eachLine('score', args, scoreAnswer),
};

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isArea = (value: unknown): boolean =>
  isUnknownRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.country === 'string' &&
  isWhole(value.value) &&
  isWhole(value.damage);

const isEdge = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((end) => typeof end === 'string');

const isSchedule = (value: unknown): boolean =>
  isUnknownRecord(value) &&
  isWhole(value.damage) &&
  isWhole(value.direct) &&
  isWhole(value.temporary) &&
  (isWhole(value.immuneZero) || isUnknownRecord(value.immuneZero));

export function scoreAnswer(line: UnknownRecord): LineAnswer {
  const { schedule, areas, edges = [] } = line;
  const turn = wholeOf(line, 'turn', 1, 9);
  if (turn === undefined) return { wrong: '“turn” must be a whole number from 1 to 9.' };
  if (!isSchedule(schedule)) {
    return {
      wrong: '“schedule” must have whole numbers for damage, direct, temporary and immuneZero.',
    };
  }
  if (!Array.isArray(areas) || !areas.every(isArea)) {
    return { wrong: 'each of “areas” must have an id, a country, a value and its damage.' };
  }
  if (!Array.isArray(edges) || !edges.every(isEdge)) {
    return { wrong: 'each of “edges” must be a pair of ids.' };
  }
  const result = score({
    turn,
    schedule: schedule as Schedule,
    areas: areas as readonly ScoredArea[],
    edges: edges as readonly (readonly [string, string])[],
  });
  const why = Object.fromEntries(Object.entries(result.areas).map(([id, area]) => [id, area.why]));
  return { result: { ...idEntry(line), ...result, why } };
}
