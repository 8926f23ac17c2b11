import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS, RESOURCES } from '#games/maquis/data/index.ts';
import {
  outcomeOf,
  type Snapshot,
  snapshotOf,
  type Table,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { gamesToPlay, MOST_MOVES, playOut } from './games.ts';

/* What the components allow, from the rule sheet: five pawns of a colour, four tokens of a kind. */
const PAWNS = { 'very-easy': 5, easy: 5, normal: 5, tricky: 4, hard: 4, 'very-hard': 4 };
const LAST_DAY = { 'very-easy': 15, easy: 15, normal: 15, tricky: 12, hard: 12, 'very-hard': 12 };

function checkPieces({ difficulty, state, unseen }: Table): void {
  const { workers, police, soldierPawns, safeHouse, cafe, arrested, discard } = state;
  expect(workers.length + safeHouse + cafe + arrested).toBe(PAWNS[difficulty]);
  expect(police.length).toBeLessThanOrEqual(5);
  expect(soldierPawns.length).toBeLessThanOrEqual(state.soldiers);
  const pawns = [...workers, ...police, ...soldierPawns];
  expect(new Set(pawns).size).toBe(pawns.length);
  expect(new Set(discard).size).toBe(discard.length);
  for (const kind of RESOURCES) {
    const onFields = FIELDS.map((field) => state.airdrops[field]?.[kind] ?? 0);
    const parts = [state.hand[kind], ...onFields, unseen?.carrying?.goods[kind] ?? 0];
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    expect(parts.reduce((sum, part) => sum + part)).toBeLessThanOrEqual(4);
  }
}

function checkTracks({ difficulty, state }: Table): void {
  expect(state.morale).toBeGreaterThanOrEqual(0);
  expect(state.morale).toBeLessThanOrEqual(7);
  expect(state.soldiers).toBeGreaterThanOrEqual(0);
  expect(state.soldiers).toBeLessThanOrEqual(5);
  expect(state.day).toBeGreaterThanOrEqual(0);
  expect(state.day).toBeLessThanOrEqual(LAST_DAY[difficulty]);
  expect(state.patrolsToCome).toBeLessThanOrEqual(5);
}

/** What no move takes back. */
function checkGoesOn(before: Snapshot, after: Snapshot): void {
  expect(after.arrested).toBeGreaterThanOrEqual(before.arrested);
  expect(after.soldiers).toBeGreaterThanOrEqual(before.soldiers);
  expect(after.cafe).toBeLessThanOrEqual(before.cafe);
  expect(after.rooms).toMatchObject(before.rooms);
  for (const side of ['west', 'east'] as const) {
    expect(after.goals[side].successes).toBeGreaterThanOrEqual(before.goals[side].successes);
    expect(Number(after.goals[side].complete)).toBeGreaterThanOrEqual(
      Number(before.goals[side].complete),
    );
  }
}

test('every piece is somewhere and every marker on its track, after every move', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, position } of playOut(game).steps) {
        const table = tableOf(position);
        checkPieces(table);
        checkTracks(table);
        checkGoesOn(snapshotOf(before), table.state);
      }
    }),
    { numRuns: 50 },
  );
});

test('every game comes to an end', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const { steps, end } = playOut(game);
      if (game.setUp.difficulty === 'very-easy' && steps.length === MOST_MOVES) return;
      expect(outcomeOf(end)).toBeDefined();
    }),
    { numRuns: 200 },
  );
});
