import { describe, expect, test } from 'vitest';
import { legalMoves, moveText, outcomeOf, snapshotOf } from '#games/resist/engine/index.ts';
import { linesOf, replayed } from '../fixtures.ts';

/*
 * Whole records, each of which shows a ruling, with every position and every list of legal moves as
 * another referee gives them. In the file a step tells what has changed since the one before.
 */
interface RulingRecord {
  readonly name: string;
  readonly moves: readonly string[];
  readonly outcome?: object;
  readonly steps: readonly (readonly [state: State, legal: LegalChange])[];
}

type State = Record<string, unknown>;
type LegalChange = { readonly now?: string[]; readonly more?: string[]; readonly less?: string[] };

/** When a game is over, only this much of a position is compared. */
const AT_THE_END = ['phase', 'ask', 'round', 'failed', 'points', 'graveyard', 'defeated'];

function changed(before: State, change: State): State {
  const after = { ...before, ...change };
  if (change.row && !Array.isArray(change.row)) {
    after.row = Object.assign([...(before.row as unknown[])], change.row);
  }
  return after;
}

const legalAfter = (before: readonly string[], { now, more = [], less = [] }: LegalChange) =>
  now ?? [...before.filter((move) => !less.includes(move)), ...more];

const told = (state: object): State =>
  Object.fromEntries(
    Object.entries(state).filter(
      ([part]) => (state as State).phase !== 'over' || AT_THE_END.includes(part),
    ),
  );

describe.each(linesOf<RulingRecord>('ruling-records.jsonl'))('$name', ({ steps, ...record }) => {
  const { positions } = replayed(record);

  test('every position is as the other referee gives it', () => {
    let state: State = {};
    for (const [n, [change]] of steps.entries()) {
      state = changed(state, change);
      expect(told(snapshotOf(positions[n]))).toEqual(told(state));
    }
    expect(positions.length).toBe(steps.length);
  });

  test('so is every list of legal moves', () => {
    let legal: readonly string[] = [];
    for (const [n, [, change]] of steps.entries()) {
      legal = legalAfter(legal, change);
      expect(legalMoves(positions[n]).map(moveText).sort()).toEqual([...legal].sort());
    }
  });

  test('and so is what the game comes to', () => {
    expect(outcomeOf(positions[positions.length - 1])).toEqual(record.outcome);
  });
});
