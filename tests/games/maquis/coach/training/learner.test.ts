import { expect, test } from 'vitest';
import { FREE_SIGNS, unseenCards } from '#games/maquis/coach/features.ts';
import { Learner } from '#games/maquis/coach/training/learner.ts';
import { RESULTS, ValueNet } from '#games/maquis/coach/value-net.ts';
import { weightsFrom, weightsText } from '#games/maquis/coach/weights-text.ts';
import type { Position } from '#games/maquis/engine/index.ts';
import { randomFrom } from '#shared/random.ts';
import { placing } from '../../engine/tables.ts';

/** Four positions and what they are to be worth. */
const LESSONS: readonly (readonly [Position, number, number])[] = [
  [placing({ day: 3 }), 0.7, 0.2],
  [placing({ day: 13, morale: 2 }), 0, 0.1],
  [placing({ day: 13, west: { successes: 3, complete: true } }), 0.2, 0.8],
  [placing({ day: 8, hand: { weapon: 3, money: 2 } }), 0.5, 0.5],
];

function taught(steps: number): Learner {
  const learner = new Learner(randomFrom('learner'), FREE_SIGNS);
  const rows = new Int16Array(LESSONS.length * FREE_SIGNS.allFeatures);
  const targets = new Float32Array(LESSONS.length * RESULTS);
  LESSONS.forEach(([position, win, draw], n) => {
    const read = new Int32Array(FREE_SIGNS.allFeatures);
    FREE_SIGNS.readBoard(position, read);
    FREE_SIGNS.readCards(unseenCards(position), read);
    rows.set(read, n * FREE_SIGNS.allFeatures);
    targets.set([win, draw, 1 - win - draw], n * RESULTS);
  });
  const picks = Int32Array.from(LESSONS, (_, n) => n);
  for (let n = 0; n < steps; n++) learner.step(rows, targets, picks, 0.003);
  return learner;
}

function chancesOf(net: ValueNet, position: Position): readonly [number, number] {
  net.judge(net.look(position), 0, unseenCards(position));
  return [net.win, net.draw];
}

test('what was learned is what the value says, also from the small text', () => {
  const weights = taught(600).weights();
  const small = weightsFrom(weightsText(weights, FREE_SIGNS), FREE_SIGNS);
  for (const net of [new ValueNet(weights, FREE_SIGNS), new ValueNet(small, FREE_SIGNS)]) {
    for (const [position, win, draw] of LESSONS) {
      const [found, drawn] = chancesOf(net, position);
      expect(Math.abs(found - win)).toBeLessThan(0.05);
      expect(Math.abs(drawn - draw)).toBeLessThan(0.05);
    }
  }
});

test('learning that is interrupted goes on as if it had not been', () => {
  const whole = taught(20);
  const half = taught(20);
  const again = new Learner(randomFrom('another'), FREE_SIGNS);
  again.restore(half.kept());
  // Byte by byte: a million numbers are slow to compare one by one.
  expect(Buffer.from(again.kept().buffer).equals(Buffer.from(whole.kept().buffer))).toBe(true);
  const { rows, ...layers } = again.weights();
  const { rows: sameRows, ...sameLayers } = whole.weights();
  expect(Buffer.from(rows.buffer).equals(Buffer.from(sameRows.buffer))).toBe(true);
  expect(layers).toEqual(sameLayers);
});

test('learning goes on from finished weights as good as they were', () => {
  const weights = weightsFrom(weightsText(taught(600).weights(), FREE_SIGNS), FREE_SIGNS);
  const heir = new Learner(randomFrom('another'), FREE_SIGNS);
  heir.adopt(weights);
  const net = new ValueNet(heir.weights(), FREE_SIGNS);
  const before = new ValueNet(weights, FREE_SIGNS);
  for (const [position] of LESSONS) {
    const [win, draw] = chancesOf(net, position);
    const [sameWin, sameDraw] = chancesOf(before, position);
    expect(win).toBeCloseTo(sameWin, 2);
    expect(draw).toBeCloseTo(sameDraw, 2);
  }
});
