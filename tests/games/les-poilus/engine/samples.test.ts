import { describe, expect, test } from 'vitest';
import {
  asItsTableSaw,
  legalMoves,
  moveText,
  type Position,
  replay,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import { readSamples } from './samples.ts';

const samples = readSamples();

const titled = samples.map((sample) => {
  const { hands, players, variant } = sample.record;
  return [`${hands}, ${players} players, ${variant}`, sample] as const;
});

function positionsOf(record: (typeof samples)[number]['record']): readonly Position[] {
  const played = replay(record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  return played.replayed.positions;
}

describe.each(titled)('a game played elsewhere (%s)', (_, { record, states, legal }) => {
  const positions = positionsOf(record);

  test('has the same positions', () => {
    expect(positions.map(snapshotOf)).toEqual(states);
  });

  test('has the same legal moves in every one of them', () => {
    const sorted = (moves: readonly string[]) => [...moves].sort();
    expect(positions.map((position) => sorted(legalMoves(position).map(moveText)))).toEqual(
      legal.map(sorted),
    );
  });
});

test.each([
  [0, 1],
  [2, 3],
])('game %i is game %i as its table saw it', (open, secret) => {
  const { record } = samples[open];
  const played = replay(record);
  if ('fault' in played) throw new Error(JSON.stringify(played.fault));
  const seen = asItsTableSaw(record, played.replayed.moves);
  expect(seen.moves.map(moveText)).toEqual(samples[secret].record.moves);
  expect(seen.outcome).toEqual(samples[secret].record.outcome);
});
