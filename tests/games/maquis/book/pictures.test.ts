import { expect, test } from 'vitest';
import {
  DOUBLE_AGENT_VISITS,
  GUN_PLACES,
  MANSION_VISITS,
  PARADE_ROAD,
  SCENE_BRIDGES,
  SHUT_PLACES,
} from '#games/maquis/book/pictures/mission-scenes.ts';
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

test('what boxed missions close are roads of the town', () => {
  for (const [one, other] of [PARADE_ROAD, ...SCENE_BRIDGES])
    expect(neighbours(one)).toContain(other);
});

// The places as the cards of the second edition name them.
test('the pictures of boxed missions mark the places that the cards name', () => {
  expect(PARADE_ROAD).toEqual(['rue-baradat', 'fence']);
  expect(SCENE_BRIDGES.map(([, end]) => end).sort()).toEqual(['pont-du-nord', 'poor-district']);
  expect([...MANSION_VISITS].sort()).toEqual(['pont-du-nord', 'pont-leveque', 'rue-baradat']);
  const visits = ['doctor', 'pont-du-nord', 'pont-leveque', 'poor-district', 'radio-a'];
  expect([...DOUBLE_AGENT_VISITS].sort()).toEqual([...visits, 'rue-baradat']);
  expect(SHUT_PLACES).toEqual(['field-east', 'spare-room-south-east']);
  const guns = ['black-market', 'field-east', 'field-west', 'rue-baradat'];
  expect([...GUN_PLACES].sort()).toEqual(guns);
});
