import { expect, test } from 'vitest';
import { MISSIONS_ON_BOARD } from '#games/maquis/book/pictures/mission-scenes.ts';
import { MOMENTS, SCENES } from '#games/maquis/book/pictures/scenes.ts';
import { type LocationId, ROADS } from '#games/maquis/data/index.ts';

const { parade, mansion, bridges, officer, guns, 'double-agent': agent } = MISSIONS_ON_BOARD;
const { police, ways } = MOMENTS['turn-home'];
const [WAY_FROM_RADIO] = ways;
const [LONG_WAY] = MOMENTS['way-home'].ways;

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
  expect(police).toEqual(['pont-du-nord', 'pont-leveque', 'fence']);
});

test('maquis.route-home: the way from Radio B is open, the Doctor is cut off', () => {
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
  for (const [one, other] of [...parade.closedRoads, ...bridges.closedRoads])
    expect(neighbours(one)).toContain(other);
});

// The places as the cards of the second edition name them.
test('the pictures of boxed missions mark the places that the cards name', () => {
  expect(parade.closedRoads).toEqual([['rue-baradat', 'fence']]);
  const ends = bridges.closedRoads.map(([, end]) => end);
  expect(ends.sort()).toEqual(['pont-du-nord', 'poor-district']);
  expect([...mansion.marked].sort()).toEqual(['pont-du-nord', 'pont-leveque', 'rue-baradat']);
  const visits = ['doctor', 'pont-du-nord', 'pont-leveque', 'poor-district', 'radio-a'];
  expect([...agent.marked].sort()).toEqual([...visits, 'rue-baradat']);
  expect(officer.closedPlaces).toEqual(['field-east', 'spare-room-south-east']);
  const gunPlaces = ['black-market', 'field-east', 'field-west', 'rue-baradat'];
  expect([...guns.guns].sort()).toEqual(gunPlaces);
});
