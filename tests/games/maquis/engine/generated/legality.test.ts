import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocationId } from '#games/maquis/data/index.ts';
import {
  actionsOffered,
  cardsLeft,
  legalMoves,
  mayShoot,
  moveText,
  parseMove,
  phaseOf,
  play,
  snapshotOf,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { openPlaces } from '#games/maquis/engine/placement.ts';
import { placeOf } from '#games/maquis/engine/places.ts';
import { IllegalMoveError } from '#play/rules/apply-move.ts';
import { hasBit } from '#shared/bit-set.ts';
import { samePosition } from '../../../../play/same-position.ts';
import { gamesToPlay, playOut } from './games.ts';
import { EVERY_MOVE, EVERY_TEXT } from './universe.ts';

test('every text is read as the move it is the text of', () => {
  expect(EVERY_MOVE.map(moveText)).toEqual(EVERY_TEXT);
  expect(new Set(EVERY_MOVE).size).toBe(EVERY_TEXT.length);
});

test('what is legal has no reason against it, everything else has one', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before } of playOut(game).steps) {
        const allowed = EVERY_MOVE.filter((move) => validateMove(before, move).length === 0);
        expect(new Set(allowed)).toEqual(new Set(legalMoves(before)));
        expect(allowed).toHaveLength(legalMoves(before).length);
      }
    }),
    { numRuns: 80 },
  );
});

test('a refused move throws and a game that is over refuses all', () => {
  fc.assert(
    fc.property(gamesToPlay, fc.nat(), (game, n) => {
      const { steps, end } = playOut(game);
      const { before, legal } = steps[n % steps.length] ?? { before: end, legal: [] };
      const refused = EVERY_MOVE.filter((move) => !legal.includes(move));
      const move = refused[n % refused.length] ?? 0;
      expect(() => play(before, move)).toThrow(IllegalMoveError);
      if (phaseOf(end) !== 'over') return;
      expect(EVERY_MOVE.filter((any) => validateMove(end, any).length === 0)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('playing a move leaves the position it starts from as it was', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, legal } of playOut(game).steps) {
        const kept = JSON.stringify(before);
        for (const move of legal) play(before, move);
        expect(JSON.stringify(before)).toBe(kept);
      }
    }),
    { numRuns: 60 },
  );
});

test('the questions of the interface agree with the list of legal moves', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, legal } of playOut(game).steps) {
        const texts = legal.map(moveText);
        const { phase, workers } = snapshotOf(before);
        expect(texts.some((text) => text.startsWith('shoot:'))).toBe(mayShoot(before));
        if (phase === 'placement') {
          for (const text of EVERY_TEXT.filter((each) => /^place:[a-z-]+$/.test(each))) {
            const place = placeOf(text.slice('place:'.length) as LocationId);
            expect(hasBit(openPlaces(before), place)).toBe(texts.includes(text));
          }
        }
        if (phase === 'patrol') {
          const draws = cardsLeft(before).map((card) => `patrol:${card}`);
          expect(texts.filter((text) => text.startsWith('patrol:'))).toEqual(draws);
        }
        if (phase === 'action') {
          const offered = workers.flatMap((place) => actionsOffered(before, place));
          const acts = legal.filter((move) => moveText(move).startsWith('act:'));
          expect(offered.flatMap(({ moves }) => moves)).toEqual(acts);
          for (const { moves, reasons } of offered) {
            expect(moves.length === 0).toBe(reasons.length > 0);
          }
        }
      }
    }),
    { numRuns: 80 },
  );
});

test('a text is a move or a fault, never an accident', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseMove(text);
      expect('move' in parsed ? moveText(parsed.move) : parsed.fault.code).toBeTruthy();
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...EVERY_TEXT), fc.string({ minLength: 1 }), (text, more) => {
      const parsed = parseMove(text + more);
      if ('move' in parsed) expect(moveText(parsed.move)).toBe(text + more);
    }),
  );
});

test('a position that is the same is the same', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const { steps } = playOut(game);
      for (const { before, position } of steps) {
        expect(samePosition(before, before)).toBe(true);
        expect(samePosition(before, position)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
