import { describe, expect, it } from 'vitest';
import { placeOfMove, rankedOf } from '#games/maquis/ui/coach/ranked.ts';
import { analysed } from '../../review/analysed.ts';

describe('advice as a list', () => {
  it('says how many cannot be told from the best', () => {
    const { alike, choices } = rankedOf(
      analysed([
        { move: 'place:grocer', win: 0.5, standardError: 0.02 },
        // 0.05 apart, and two errors of the difference are 0.057.
        { move: 'place:doctor', win: 0.45, standardError: 0.02 },
        { move: 'place:cafe', win: 0.3, standardError: 0.02 },
      ]),
    );
    expect(choices).toHaveLength(3);
    expect(alike.map(({ move }) => move)).toEqual(['place:doctor']);
  });

  it('keeps cards out of what can be chosen', () => {
    const drawing = rankedOf(
      analysed([
        { move: 'patrol:4', win: 0.5 },
        { move: 'patrol:5', win: 0.3 },
        { move: 'shoot:fence', win: 0.2 },
      ]),
    );
    expect(drawing.choices.map(({ move }) => move)).toEqual(['shoot:fence']);
    expect(drawing.cards.map(({ move }) => move)).toEqual(['patrol:4', 'patrol:5']);
    expect(drawing.isDrawBest).toBe(true);
  });

  it('finds the place on the board', () => {
    expect(placeOfMove('place:grocer')).toBe('grocer');
    expect(placeOfMove('act:radio-a:airdrop-food:field-west')).toBe('radio-a');
    expect(placeOfMove('shoot:fence')).toBe('fence');
    expect(placeOfMove('upkeep')).toBeUndefined();
    expect(placeOfMove('patrol:3')).toBeUndefined();
  });
});
