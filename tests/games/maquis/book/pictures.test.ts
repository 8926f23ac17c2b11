import { expect, test } from 'vitest';
import { LONG_WAY, patrols, SCENES, WAY_FROM_RADIO } from '#games/maquis/book/pictures/scenes.ts';
import { type LocationId, ROADS } from '#games/maquis/data/index.ts';

const neighbours = (id: LocationId) =>
  ROADS.flatMap(({ between: [a, b] }) => (a === id ? [b] : b === id ? [a] : []));

/** Every place that can be reached from another without passing a patrol. */
function reached(from: LocationId, police: readonly LocationId[]): ReadonlySet<LocationId> {
  const seen = new Set<LocationId>([from]);
  for (const id of seen) {
    for (const next of neighbours(id)) if (!police.includes(next)) seen.add(next);
  }
  return seen;
}

test('maquis.patrol-placement: cards 9, 3 and 8 put police on Pont du Nord, Pont Leveque and the Fence', () => {
  expect(patrols()).toEqual(['pont-du-nord', 'pont-leveque', 'fence']);
});

test('maquis.route-home: the way from Radio B is open, the Doctor is cut off', () => {
  const police = patrols();
  for (const [index, id] of WAY_FROM_RADIO.slice(1).entries()) {
    expect(neighbours(WAY_FROM_RADIO[index] ?? 'radio-b')).toContain(id);
    expect(police).not.toContain(id);
  }
  expect(reached('doctor', police).has('safe-house')).toBe(false);
  expect(reached('radio-b', police).has('safe-house')).toBe(true);
});

test('maquis.route-home: the long way round follows roads and avoids Pont Leveque', () => {
  for (const [index, id] of LONG_WAY.slice(1).entries()) {
    expect(neighbours(LONG_WAY[index] ?? 'doctor')).toContain(id);
  }
  expect(LONG_WAY).not.toContain('pont-leveque');
});

test('maquis.setup-deck: the board in the picture has the ten cards and every space of its tracks', () => {
  const words = SCENES.table().shapes.flatMap((shape) =>
    shape.kind === 'word' ? [shape.text] : [],
  );
  expect(words).toEqual(expect.arrayContaining(['10', '14', '7', '5', '×4']));
  expect(words.filter((text) => text === '×4')).toHaveLength(6);
});
