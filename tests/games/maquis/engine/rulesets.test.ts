import { expect, test } from 'vitest';
import {
  DIFFICULTY_IDS,
  EVERY_GOAL,
  editionCalled,
  GOAL_IDS,
  GOALS,
  LOCATION_IDS,
  MORALE_TRACK,
  PATROL_CARDS,
  PAWNS_OF_A_COLOUR,
  RESOURCES,
  SOLDIER_TRACK,
  TILE_IDS,
  TOKENS_OF_A_KIND,
  TURN_TRACK,
} from '#games/maquis/data/index.ts';
import { goalSuccesses } from '#games/maquis/engine/mission-table.ts';
import { PHASES } from '#games/maquis/engine/position.ts';
import { RULESET_IDS, rulesetCalled } from '#games/maquis/engine/rulesets.ts';

test('each ruleset has a number of its own', () => {
  const numbers = RULESET_IDS.map((id) => rulesetCalled(id).number);
  expect(new Set(numbers).size).toBe(RULESET_IDS.length);
  // A link has room for 64 of them.
  for (const number of numbers) expect(number).toBeLessThan(64);
});

test('print-and-play 1.1 counts with what its data hold', () => {
  const rules = rulesetCalled('pnp-1.1');
  expect(rules.difficulties).toEqual(DIFFICULTY_IDS);
  expect(rules.goals).toEqual(GOAL_IDS);
  expect(rules.tiles).toEqual(TILE_IDS);
  expect(rules.locations).toEqual(LOCATION_IDS);
  expect(rules.resources).toEqual(RESOURCES);
  expect(rules.cards).toEqual(PATROL_CARDS.map(({ number }) => number));
  expect(rules.circles).toEqual(
    Object.fromEntries(GOALS.map(({ id, successes }) => [id, successes.length])),
  );
  expect(rules.most).toEqual({
    pawns: PAWNS_OF_A_COLOUR,
    tokens: TOKENS_OF_A_KIND,
    day: TURN_TRACK.end,
    morale: MORALE_TRACK.max,
    soldiers: SOLDIER_TRACK.max,
  });
});

test.each(['box-2019', 'second-edition'] as const)('%s counts with what its data hold', (id) => {
  const rules = rulesetCalled(id);
  const { goals, threeStarGoals, tiles, resources } = editionCalled(id);
  const known = [...goals, ...threeStarGoals];
  expect(rules.goals).toEqual(known);
  expect(rules.tiles).toEqual(tiles);
  expect(rules.resources).toEqual(resources);
  expect(rules.locations).toEqual(LOCATION_IDS);
  expect(rules.phases).toEqual(PHASES);
  expect(rules.circles).toEqual(
    Object.fromEntries(
      EVERY_GOAL.filter((goal) => known.includes(goal.id)).map((goal) => [
        goal.id,
        goalSuccesses(goal),
      ]),
    ),
  );
});
