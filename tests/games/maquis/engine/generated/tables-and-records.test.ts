import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardDrawnBySite,
  faultsOf,
  legalMoves,
  makeRecord,
  movePartsOf,
  newGame,
  outcomeOf,
  type Position,
  parseMove,
  parseRecord,
  phaseOf,
  play,
  positionFrom,
  replay,
  type Table,
  tableOf,
} from '#games/maquis/engine/index.ts';
import { samePosition } from '../../../../play/same-position.ts';
import { playAll } from '../scripts.ts';
import { acting } from '../tables.ts';
import { type GameToPlay, gamesToPlay, playOut, wholeGames } from './games.ts';

const throughText = (table: Table): Table => JSON.parse(JSON.stringify(table)) as Table;

function again(position: Position): Position {
  const made = positionFrom(throughText(tableOf(position)));
  if ('faults' in made) throw new Error(made.faults.map(({ code }) => code).join(' '));
  return made.position;
}

test('a position written as a table and read again is the same position', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { position } of playOut(game).steps) {
        expect(samePosition(again(position), position)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

/* What ended a game that is over may be gone from the table, such as morale raised from zero. */
test('a table of which nobody knows more than what lies on it is a sound one as well', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { position } of playOut(game).steps) {
        if (phaseOf(position) === 'over') continue;
        const { unseen: _, ...seen } = tableOf(position);
        expect(faultsOf(seen)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('a record written, read and replayed goes through the same positions', () => {
  fc.assert(
    fc.property(wholeGames, (game) => {
      const { steps, end } = playOut(game);
      const moves = steps.map(({ move }) => move);
      const text = JSON.stringify(makeRecord(game.setUp, moves, outcomeOf(end)));
      const parsed = parseRecord(text);
      if ('fault' in parsed) throw new Error(parsed.fault.code);
      const result = replay(parsed.record);
      if ('fault' in result) throw new Error(JSON.stringify(result.fault));
      const { positions, events, outcome } = result.replayed;
      expect(result.replayed.moves).toEqual(moves);
      expect(positions).toHaveLength(steps.length + 1);
      for (const [n, step] of steps.entries()) {
        expect(samePosition(positions[n + 1] as Position, step.position)).toBe(true);
      }
      expect(events).toEqual(steps.map((step) => step.events));
      expect(outcome).toEqual(outcomeOf(end));
    }),
    { numRuns: 50 },
  );
});

test('a result other than the real one is refused', () => {
  fc.assert(
    fc.property(wholeGames, (game) => {
      const { steps, end } = playOut(game);
      const real = outcomeOf(end);
      if (!real) return;
      const moves = steps.map(({ move }) => move);
      const result = real.result === 'win' ? 'loss' : 'win';
      expect(replay(makeRecord(game.setUp, moves, { ...real, result }))).toEqual({
        fault: { code: 'outcome-differs', move: moves.length, claimed: result, real: real.result },
      });
    }),
    { numRuns: 100 },
  );
});

/** The cards the site draws when the first legal move is made at every other moment. */
function cardsDrawn(start: Position, count: number): number[] {
  const cards: number[] = [];
  let position = start;
  while (cards.length < count && phaseOf(position) !== 'over') {
    let move = legalMoves(position)[0] ?? 0;
    if (phaseOf(position) === 'patrol') {
      const card = cardDrawnBySite(position);
      cards.push(card);
      const parsed = parseMove(`patrol:${card}`);
      if ('move' in parsed) move = parsed.move;
    }
    position = play(position, move).position;
  }
  return cards;
}

test('the same seed deals the same cards, and so does a game saved in between', () => {
  fc.assert(
    fc.property(wholeGames, fc.nat(), (game: GameToPlay, n) => {
      const start = newGame(game.setUp);
      expect(cardsDrawn(newGame(game.setUp), 20)).toEqual(cardsDrawn(start, 20));
      const { steps } = playOut(game);
      const saved = steps[n % steps.length]?.position ?? start;
      expect(cardsDrawn(again(saved), 20)).toEqual(cardsDrawn(saved, 20));
    }),
    { numRuns: 60 },
  );
});

test('ten cards dealt from a fresh deck are ten different cards', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
      const cards = cardsDrawn(newGame({ difficulty: 'normal', goals, seed }), 10);
      expect(new Set(cards).size).toBe(cards.length);
    }),
    { numRuns: 50 },
  );
});

test('any two cards can be the first two', () => {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  const pairs = Array.from({ length: 1500 }, (_, n) => {
    const game = newGame({ difficulty: 'normal', goals, seed: `seed ${n}` });
    return cardsDrawn(game, 2).join(' ');
  });
  expect(new Set(pairs).size).toBe(10 * 9);
});

test('maquis.end-morale: a table remembers that morale has been at zero (R36)', () => {
  const told = {
    workers: ['poor-district', 'cafe'],
    police: ['grocer'],
    morale: 1,
    west: { successes: 3, complete: true },
    hand: { food: 1, medicine: 1, weapon: 1 },
  } as const;
  const saved = playAll(acting(told), 'shoot:grocer act:poor-district:aid return').position;
  expect(samePosition(again(saved), saved)).toBe(true);
  const end = playAll(again(saved), 'act:cafe:none return upkeep').position;
  expect(outcomeOf(end)).toEqual({ result: 'loss', reason: 'morale' });
});

test('a game asks for nothing but the moves of its record: cards drawn are moves', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { move, events } of playOut(game).steps) {
        const parts = movePartsOf(move);
        const drawn = events.flatMap((event) => (event.type === 'card-drawn' ? event.card : []));
        expect(drawn).toEqual(parts.kind === 'patrol' ? [parts.card] : []);
      }
    }),
    { numRuns: 100 },
  );
});
