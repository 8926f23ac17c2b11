import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLACE_RADIUS } from '#games/maquis/book/kit/sizes.ts';
import { textWidth } from '#games/maquis/book/kit/svg.ts';
import {
  boxesOf,
  crossing,
  distanceTo,
  distanceToRiver,
  FRAME,
  meeting,
  PLACES,
  RIVER,
  RIVER_WIDTH,
  STREETS,
} from '#games/maquis/book/kit/town.ts';

/*
 * The kit draws a town of its own: every place, road and bridge of the board, where pawns and cards have room. Its
 * sizes on paper are measured in a browser (tests/browser/paper.test.ts).
 */

it('has the 17 places of the board, 21 roads and two exits, and three bridges', () => {
  expect(PLACES).toHaveLength(17);
  expect(STREETS).toHaveLength(21 + 2);
  expect(STREETS.filter(({ bridge }) => bridge)).toHaveLength(3);
});

it('crosses the river on the three bridges and nowhere else', () => {
  for (const street of STREETS) {
    const wet = crossing(street) !== undefined;
    expect(wet, street.ends.join('–')).toBe(street.bridge);
  }
});

it('has the places west and north of the river that the board has there', () => {
  const west = ['rue-baradat', 'fence', 'pont-du-nord', 'doctor', 'poor-district', 'radio-a'];
  const banks = [...west, 'spare-room-west', 'pont-leveque'];
  // From the upper left corner a place on the same bank is reached without crossing the water.
  for (const { id, spot } of PLACES) {
    const crossings = RIVER.slice(1).filter(
      (end, nth) => meeting([FRAME.x, 0], spot, RIVER[nth] ?? end, end) !== undefined,
    ).length;
    expect(crossings % 2 === 0, id).toBe(banks.includes(id));
  }
});

it('no place lies on another, in the river or over the edge', () => {
  for (const [nth, place] of PLACES.entries()) {
    if (place.kind !== 'room') {
      const least = place.kind === 'home' ? 0 : PLACE_RADIUS;
      expect(distanceToRiver(place.spot), place.id).toBeGreaterThan(least + RIVER_WIDTH / 2);
    }
    for (const [left, top, right, bottom] of boxesOf(place)) {
      expect(left, place.id).toBeGreaterThan(FRAME.x);
      expect(top, place.id).toBeGreaterThan(FRAME.y);
      expect(right, place.id).toBeLessThan(FRAME.x + FRAME.w);
      expect(bottom, place.id).toBeLessThan(FRAME.y + FRAME.h);
      for (const other of PLACES.slice(nth + 1)) {
        for (const [l, t, r, b] of boxesOf(other)) {
          const apart = left > r || l > right || top > b || t > bottom;
          expect(apart, `${place.id} and ${other.id}`).toBe(true);
        }
      }
    }
  }
});

it('no road leads over a place that it does not join, or over another road', () => {
  for (const { ends, from, to } of STREETS) {
    for (const { id, spot } of PLACES.filter((place) => !ends.includes(place.id))) {
      expect(distanceTo(spot, from, to), `${ends.join('–')}, ${id}`).toBeGreaterThan(PLACE_RADIUS);
    }
    for (const other of STREETS) {
      if (other.ends.some((end) => ends.includes(end))) continue;
      const met = meeting(from, to, other.from, other.to);
      expect(met, `${ends.join('–')}, ${other.ends.join('–')}`).toBeUndefined();
    }
  }
});

it('in low ink every colour is black, white or a grey', () => {
  const palette = readFileSync('src/games/maquis/book/kit/drawings.css', 'utf8');
  const [, low = ''] = palette.match(/\.kit \.leaf-low,[^{]*\{([^}]*)\}/) ?? [];
  const colours = [...low.matchAll(/#([0-9a-f]{3,6})\b/g)].map(([, hex = '']) => hex);
  expect(colours.length).toBeGreaterThan(25);
  for (const hex of colours) {
    const parts = hex.length === 3 ? [...hex] : (hex.match(/../g) ?? []);
    expect(new Set(parts).size, hex).toBe(1);
  }
});

it('a letter of the typewriter is as wide as any other, a Chinese one as wide as it is high', () => {
  expect(textWidth('iii', 4, 't')).toBeCloseTo(textWidth('WWW', 4, 't'));
  expect(textWidth('iii', 4)).toBeLessThan(textWidth('WWW', 4));
  expect(textWidth('警', 4)).toBeGreaterThanOrEqual(4);
});
