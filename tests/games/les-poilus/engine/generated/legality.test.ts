import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CARD_IDS,
  HARDSHIP_IDS,
  SUPPORT_TILE_IDS,
  THREAT_KINDS,
  THREATS,
} from '#games/les-poilus/data/index.ts';
import {
  asItsTableSaw,
  legalMoves,
  type Move,
  makeRecord,
  moveText,
  type Position,
  parseMove,
  play,
  replay,
  validateMove,
} from '#games/les-poilus/engine/index.ts';
import { gamesToPlay, movesOf, stepsOf } from './games.ts';

const SEATS = [0, 1, 2, 3, 4];

/** Every move there is, possible or not. */
const ALL_MOVES = [
  ...SUPPORT_TILE_IDS.flatMap((tile) => [`chaplain:${tile}`, `remove:${tile}`, `place:${tile}`]),
  ...Array.from({ length: 32 }, (_, cards) => `intensity:${cards}`),
  ...SEATS.flatMap((seat) => CARD_IDS.map((card) => `deal:${seat}:${card}`)),
  ...CARD_IDS.flatMap((card) => [`play:${card}`, `draw:${card}`, `discard:${card}`]),
  ...THREAT_KINDS.map((kind) => `speech:${kind}`),
  ...THREATS.map(({ id }) => `charm:${id}`),
  ...HARDSHIP_IDS.slice(0, -1).flatMap((card) => [
    `heal:${card}`,
    ...SEATS.map((seat) => `cure:${seat}:${card}`),
  ]),
  ...SEATS.flatMap((seat) => SUPPORT_TILE_IDS.map((tile) => `reveal:${seat}:${tile}`)),
  'fall-back',
  'keep',
  'charm-back',
  'done',
].map((text): Move => {
  const parsed = parseMove(text);
  if ('fault' in parsed) throw new Error(text);
  expect(moveText(parsed.move)).toBe(text);
  return parsed.move;
});

const agree = (position: Position): void => {
  const listed = legalMoves(position);
  expect(new Set(listed).size).toBe(listed.length);
  const unrefused = ALL_MOVES.filter((move) => validateMove(position, move).length === 0);
  expect(new Set(unrefused)).toEqual(new Set(listed));
};

test('what is listed is what is not refused, wherever a game can get', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, position, move } of stepsOf(game)) {
        agree(before);
        expect(play(before, move).position).toEqual(position);
      }
    }),
    { numRuns: 25 },
  );
});

test('so it is in the same games as their tables saw them', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const seen = asItsTableSaw(game.setUp, movesOf(game));
      const played = replay(makeRecord(seen.setUp, seen.moves, seen.outcome));
      if ('fault' in played) throw new Error(JSON.stringify(played.fault));
      expect(seen.outcome).toBeDefined();
      played.replayed.positions.forEach(agree);
    }),
    { numRuns: 25 },
  );
});

test('no position is changed by playing from it', () => {
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      for (const { before, legal } of stepsOf(game)) {
        const copy = [...(before as Int32Array)];
        for (const move of legal) play(before, move);
        expect([...(before as Int32Array)]).toEqual(copy);
      }
    }),
    { numRuns: 8 },
  );
});
