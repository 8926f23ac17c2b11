import { describe, expect, it } from 'vitest';
import { mergedAnalysis } from '#games/maquis/review/index.ts';
import { analysed } from './analysed.ts';

describe('what several coaches think, merged', () => {
  it('is the same as one thinks alone', () => {
    const alone = analysed([{ move: 'place:grocer', win: 0.4 }]);
    expect(mergedAnalysis([alone])).toBe(alone);
  });

  it('weighs every simulation alike, and goes by visits', () => {
    const merged = mergedAnalysis([
      analysed([
        { move: 'place:grocer', win: 0.5, draw: 0.1, simulations: 60 },
        { move: 'place:doctor', win: 0.3, draw: 0.3, simulations: 40 },
      ]),
      analysed([
        { move: 'place:doctor', win: 0.4, draw: 0.2, simulations: 90 },
        { move: 'place:grocer', win: 0.2, draw: 0.5, simulations: 10 },
      ]),
    ]);
    expect(merged.simulations).toBe(200);
    expect(merged.moves.map(({ move, simulations }) => [move, simulations])).toEqual([
      ['place:doctor', 130],
      ['place:grocer', 70],
    ]);
    const [doctor, grocer] = merged.moves;
    // 40 of 0.3 and 90 of 0.4; 60 of 0.5 and 10 of 0.2.
    expect(doctor.chances.win).toBeCloseTo((40 * 0.3 + 90 * 0.4) / 130, 12);
    expect(grocer.chances.win).toBeCloseTo((60 * 0.5 + 10 * 0.2) / 70, 12);
    expect(grocer.chances.draw).toBeCloseTo((60 * 0.1 + 10 * 0.5) / 70, 12);
    expect(doctor.share).toBeCloseTo(0.65, 12);
    expect(merged.value.chances.win).toBe(doctor.chances.win);
  });

  it('is surer than each of them where they agree, and less where they do not', () => {
    // A spread of 0.25 over 100 visits is an error of 0.05; over 200 it is 0.05 / √2.
    const one = (win: number) =>
      analysed([{ move: 'place:grocer', win, simulations: 100, standardError: 0.05 }]);
    const [agreed] = mergedAnalysis([one(0.5), one(0.5)]).moves;
    expect(agreed.standardError).toBeCloseTo(0.05 / Math.SQRT2, 12);
    // Means of 0.3 and 0.7 add a spread of 0.2² around 0.5.
    const [divided] = mergedAnalysis([one(0.3), one(0.7)]).moves;
    expect(divided.standardError).toBeCloseTo(Math.sqrt((0.25 + 0.04) / 200), 12);
  });

  it('keeps cards apart from choices: a shot counts where it was tried more than drawing was', () => {
    const cards = (visits: number, shots: number) =>
      analysed([
        { move: 'patrol:1', win: 0.6, simulations: visits },
        { move: 'patrol:2', win: 0.2, simulations: visits },
        { move: 'shoot:grocer', win: 0.5, simulations: shots },
      ]);
    const drawn = mergedAnalysis([cards(30, 40), cards(30, 40)]);
    expect(drawn.moves.map(({ move }) => move)).toEqual(['patrol:1', 'patrol:2', 'shoot:grocer']);
    // Every card is as likely as every other.
    expect(drawn.value.chances.win).toBeCloseTo(0.4, 12);
    const shot = mergedAnalysis([cards(10, 80), cards(10, 80)]);
    expect(shot.moves[0].move).toBe('shoot:grocer');
    expect(shot.value.chances.win).toBeCloseTo(0.5, 12);
  });
});
