import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkRecord,
  keyOf,
  legalMoves,
  makeRecord,
  moveText,
  outcomeOf,
  type Position,
  parseMove,
  positionFrom,
  resistRules,
  snapshotOf,
  tableOf,
  validateMove,
} from '#games/resist/engine/index.ts';
import { samePosition } from '../../../../play/same-position.ts';
import { replayedRecord } from '../../fixtures.ts';
import { gamesToPlay, playOut } from './games.ts';

/** Every move that was legal somewhere in a game, to be tried everywhere else in it. */
const textsOf = (positions: readonly Position[]): string[] => [
  ...new Set(positions.flatMap((position) => legalMoves(position).map(moveText))),
];

test('a move is legal exactly where nothing speaks against it', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat(), (game, pick) => {
      const { start, steps } = playOut(game);
      const positions = [start, ...steps.map(({ position }) => position)];
      const texts = textsOf(positions);
      const tried = positions.filter((_, n) => n % 7 === pick % 7);
      for (const position of tried) {
        const legal = new Set(resistRules.legalMoves(position));
        for (const text of texts) {
          const reasons = resistRules.validateMove(position, text);
          expect(reasons.length === 0, `${text}: ${JSON.stringify(reasons)}`).toBe(legal.has(text));
          for (const { rule } of reasons) expect(rule).toMatch(/^resist\./);
        }
      }
    }),
    { numRuns: 15 },
  );
});

test('no legal move throws, and none changes the position it is played in', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before } of playOut(game).steps) {
        const copy = snapshotOf(before);
        for (const move of resistRules.legalMoves(before)) {
          expect(resistRules.apply(before, { move })).toHaveProperty('position');
        }
        expect(snapshotOf(before)).toEqual(copy);
      }
    }),
    { numRuns: 10 },
  );
});

test('a list of legal moves names no move twice, and each reads back as it is written', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before } of playOut(game).steps) {
        const legal = legalMoves(before);
        expect(new Set(legal).size).toBe(legal.length);
        for (const move of legal) expect(parseMove(moveText(move))).toEqual({ move });
      }
    }),
    { numRuns: 20 },
  );
});

test('a record comes back as it went: the same moves, positions and outcome', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const { steps, end } = playOut(game);
      const record = makeRecord(
        game.setUp,
        steps.map(({ move }) => move),
        outcomeOf(end),
      );
      const checked = checkRecord(JSON.parse(JSON.stringify(record)));
      if ('fault' in checked) throw new Error(JSON.stringify(checked.fault));
      expect(checked.record).toEqual(record);
      const { positions, events } = replayedRecord(checked.record);
      expect(
        positions.slice(1).every((position, n) => samePosition(position, steps[n].position)),
      ).toBe(true);
      expect(events).toEqual(steps.map((step) => step.events));
    }),
    { numRuns: 40 },
  );
});

test('undoing is replaying less: a position follows from the set-up and the moves alone', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat(), (game, pick) => {
      const { steps } = playOut(game);
      const kept = steps.slice(0, pick % steps.length);
      const record = makeRecord(
        game.setUp,
        kept.map(({ move }) => move),
      );
      const { positions } = replayedRecord(record);
      expect(samePosition(positions[kept.length], steps[kept.length].before)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('what is hidden changes nothing that is seen: another generator, the same sight, moves and odds', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.integer(), (game, shuffle) => {
      for (const { before } of playOut(game).steps) {
        const table = tableOf(before);
        const random = table.unseen?.random?.map((word) => word ^ shuffle) ?? [];
        const other = resistRules.initialPosition(
          { ruleset: 'first-edition', ...game.setUp },
          { ...table, unseen: { ...table.unseen, random } },
        );
        expect(resistRules.playerView(other)).toEqual(resistRules.playerView(sameTable(before)));
        expect(resistRules.legalMoves(other)).toEqual(resistRules.legalMoves(before));
        expect(resistRules.positionKey(other)).toBe(resistRules.positionKey(sameTable(before)));
      }
    }),
    { numRuns: 15 },
  );
});

/** A position made anew from its table. */
function sameTable(position: Position): Position {
  const made = positionFrom(tableOf(position));
  if ('faults' in made) throw new Error(JSON.stringify(made.faults));
  return made.position;
}

test('a table comes back as it went: the same snapshot, moves, key and chance', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, position } of playOut(game).steps) {
        const made = sameTable(before);
        expect(snapshotOf(made)).toEqual(snapshotOf(before));
        expect(resistRules.legalMoves(made)).toEqual(resistRules.legalMoves(before));
        expect(keyOf(made)).toBe(keyOf(before));
        if (resistRules.turn(before).chance)
          expect(resistRules.drawChanceMove(made)).toBe(resistRules.drawChanceMove(before));
        if (outcomeOf(position))
          expect(outcomeOf(sameTable(position))).toEqual(outcomeOf(position));
      }
    }),
    { numRuns: 30 },
  );
});

test('an outcome is there exactly where nobody may move', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, position } of playOut(game).steps) {
        for (const here of [before, position]) {
          const { seats, chance } = resistRules.turn(here);
          const isOver = resistRules.outcome(here) !== undefined;
          expect(resistRules.legalMoves(here).length === 0).toBe(isOver);
          expect(seats.length === 0 && !chance).toBe(isOver);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a move of chance is told from a choice, and chance makes a legal one', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before } of playOut(game).steps) {
        const { chance } = resistRules.turn(before);
        for (const move of resistRules.legalMoves(before))
          expect(resistRules.isChanceMove(move)).toBe(chance);
        if (chance)
          expect(resistRules.validateMove(before, resistRules.drawChanceMove(before))).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

test('a move follows by itself exactly where it is the only answer', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, move } of playOut(game).steps) {
        const isOnly = legalMoves(before).length === 1;
        expect(resistRules.isForced(before, moveText(move))).toBe(isOnly);
        expect(validateMove(before, move)).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
});
