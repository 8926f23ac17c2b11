import { describe, expect, test } from 'vitest';
import { correct } from '#games/maquis/session/index.ts';
import { tableHistory } from '#games/maquis/ui/editor/use-editor.ts';
import { tableWith } from '../../engine/tables.ts';

const { begunWith, withNext, withTable, undone, redone } = tableHistory;

const START = tableWith();
const days = (count: number) => {
  let history = begunWith(START);
  for (let day = 1; day <= count; day++) {
    history = withNext(history, correct(history.now.table, { day }));
  }
  return history;
};
const day = (history: ReturnType<typeof days>) => history.now.table.state.day;

describe('what was set up', () => {
  test('is undone and done again in order, and no further than there is', () => {
    const three = days(3);
    expect([day(three), day(undone(three)), day(undone(undone(three)))]).toEqual([3, 2, 1]);
    expect(day(redone(undone(undone(three))))).toBe(2);
    expect(redone(redone(undone(undone(three))))).toEqual(three);
    expect(undone(begunWith(START))).toEqual(begunWith(START));
    expect(redone(three)).toBe(three);
  });

  test('is not done again once something else was done', () => {
    const other = withNext(undone(days(2)), correct(START, { morale: 3 }));
    expect(other.ahead).toEqual([]);
    expect(day(undone(other))).toBe(1);
  });

  test('stays one undo away when another table takes its place', () => {
    const other = withTable(days(2), tableWith({ day: 9 }));
    expect(day(other)).toBe(9);
    expect(day(undone(other))).toBe(2);
  });

  test('is taken as it comes, with what is wrong with it', () => {
    const wrong = begunWith(tableWith({ workers: ['safe-house'] }));
    expect(wrong.now.faults.map(({ code }) => code)).toEqual(['pawn-in-safe-house']);
    expect(wrong.now.table.state.workers).toEqual(['safe-house']);
  });
});
