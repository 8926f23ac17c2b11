import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  asItsTableSaw,
  keyOf,
  makeRecord,
  moveText,
  newGame,
  outcomeOf,
  type PoilusHistory,
  type Position,
  parseRecord,
  poilusRules,
  positionFrom,
  replay,
  snapshotOf,
  tableOf,
} from '#games/les-poilus/engine/index.ts';
import { gamesToPlay, movesOf, stepsOf } from './games.ts';

function replayed(text: string): PoilusHistory {
  const parsed = parseRecord(text);
  if ('fault' in parsed) throw new Error(JSON.stringify(parsed.fault));
  const played = replay(parsed.record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  return played.replayed;
}

const cells = (position: Position): number[] => [...(position as Int32Array)];

test('a record tells its game again, to the state of the generator', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const steps = [...stepsOf(game)];
      const end = steps[steps.length - 1].position;
      const moves = steps.map(({ move }) => move);
      const again = replayed(JSON.stringify(makeRecord(game.setUp, moves, outcomeOf(end))));
      expect(again.moves).toEqual(moves);
      expect(again.events).toEqual(steps.map(({ events }) => events));
      again.positions.slice(1).forEach((position, n) => {
        expect(cells(position)).toEqual(cells(steps[n].position));
      });
    }),
    { numRuns: 25 },
  );
});

test('undoing is replaying less: a shorter record ends where the longer one was', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat(), (game, pick) => {
      const steps = [...stepsOf(game)];
      const kept = steps.slice(0, pick % steps.length);
      const again = replayed(
        JSON.stringify(
          makeRecord(
            game.setUp,
            kept.map(({ move }) => move),
          ),
        ),
      );
      const end = again.positions[kept.length];
      expect(cells(end)).toEqual(cells(kept.at(-1)?.position ?? newGame(game.setUp)));
    }),
    { numRuns: 25 },
  );
});

test('a table tells a position whole', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const seen = asItsTableSaw(game.setUp, movesOf(game));
      const record = makeRecord(seen.setUp, seen.moves, seen.outcome);
      const ofTable = replayed(JSON.stringify(record)).positions;
      const opened = [...stepsOf(game)].map((step) => step.position);
      for (const position of [...opened, ...ofTable].filter((_, n) => n % 5 === 2)) {
        const made = positionFrom(JSON.parse(JSON.stringify(tableOf(position))));
        if ('faults' in made) throw new Error(JSON.stringify(made.faults));
        expect(snapshotOf(made.position)).toEqual(snapshotOf(position));
        expect(keyOf(made.position)).toBe(keyOf(position));
        expect(tableOf(made.position)).toEqual(tableOf(position));
      }
    }),
    { numRuns: 15 },
  );
});

test('played by the contract, a game is the same', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      let position = newGame(game.setUp);
      for (const { move, position: next, before } of stepsOf(game)) {
        const { chance, seats } = poilusRules.turn(position);
        expect(chance || seats.length === 1).toBe(true);
        if (chance) expect(poilusRules.drawChanceMove(position)).toBe(moveText(move));
        expect(poilusRules.legalMoves(position)).toContain(moveText(move));
        expect(poilusRules.positionKey(position)).toBe(keyOf(before));
        const taken = poilusRules.apply(position, { move: moveText(move) });
        if ('reasons' in taken) throw new Error(JSON.stringify(taken.reasons));
        position = taken.position;
        expect(cells(position)).toEqual(cells(next));
      }
      expect(poilusRules.turn(position)).toEqual({ seats: [], chance: false });
      expect(poilusRules.outcome(position)).toBeDefined();
    }),
    { numRuns: 10 },
  );
});
