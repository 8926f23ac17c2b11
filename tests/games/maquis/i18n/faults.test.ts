import { expect, test } from 'vitest';
import { FAULT_CODES, positionFrom, type TableFault } from '#games/maquis/engine/index.ts';
import { faultText } from '#games/maquis/i18n/faults.ts';
import { boxed, type Told, tableWith } from '../engine/tables.ts';
import { flawsOf } from './sentence.ts';

const faultsOf = (told: Told): readonly TableFault[] => {
  const made = positionFrom(tableWith(told));
  return 'faults' in made ? made.faults : [];
};

/** Tables that cannot be, and the sentence that tells why. */
const WRONG: readonly (readonly [Told, string])[] = [
  [
    { goals: { west: 'sabotage', east: 'sabotage' } },
    'Both goals are Sabotage, and there is only one of each; choose a different one for the other exit.',
  ],
  [
    { difficulty: 'tricky', day: 13 },
    'The turn marker is on 13; while a game in this mode goes on, it is between Start and 11.',
  ],
  [
    { goals: { west: 'infiltration', east: 'sabotage' } },
    'Infiltration does not belong to this edition, or not on this side.',
  ],
  [
    boxed('sabotage', 'aid-the-spy', {
      ruleset: 'box-2019',
      rooms: { 'spare-room-west': 'fixer' },
    }),
    'Fixer does not belong to this edition, or not on this side.',
  ],
  [
    boxed('officers-mansion', 'sabotage', { west: { successes: 1, marks: ['grocer'] } }),
    'The entries for the goal Officer’s Mansion do not fit it: check its places, its successes and who stays on the card.',
  ],
  [{ morale: 8 }, 'Morale is 8; its track runs from 0 to 7.'],
  [{ soldiers: 6 }, 'The soldier track is at 6; it runs from 0 to 5.'],
  [
    { safeHouse: 4 },
    'The workers on the board, in safe houses, at the Cafe and under arrest add up to 6; in this mode there are 5.',
  ],
  [
    { safeHouse: 2, cafe: 3 },
    'The workers add up to 5, as they must in this mode, but one of the counts is impossible: no count can be below zero, and no more workers can wait at the Cafe than started there.',
  ],
  [
    { police: ['grocer', 'doctor', 'fence', 'radio-a', 'radio-b', 'pont-leveque'] },
    'There are 6 policemen on the board; the game has only 5.',
  ],
  [
    { soldierPawns: ['grocer'] },
    '1 soldier is on the board and the soldier track is on 0; there can be no more soldiers than the track says.',
  ],
  [
    { workers: ['grocer'], police: ['grocer'] },
    'There is more than one pawn at the Grocer; a place holds one.',
  ],
  [
    { workers: ['safe-house'] },
    'There is a worker at the Safe House, but that is a safe house; count this worker among those at home.',
  ],
  [
    { goals: { west: 'assassination', east: 'sabotage' }, workers: ['west-exit'] },
    'There is a worker at the Assassination card, but that card has no action; put this worker somewhere else.',
  ],
  [
    { police: ['cafe'] },
    'There is a patrol at the Cafe, but no patrol card names that place; patrols can be only where cards send them.',
  ],
  [
    { workers: ['field-east'] },
    'There is a worker on the East Field, but no goods; a worker can be placed only on a field with goods.',
  ],
  [
    { hand: { weapon: 5 } },
    'In hand, on the fields and with the acting worker, that makes 5 weapons; there are only 4 of each kind.',
  ],
  [
    { hand: { food: -1 } },
    'An amount of food is impossible; each amount is a whole number from 0 to 4.',
  ],
  [
    { rooms: { 'spare-room-west': 'smuggler', 'spare-room-north-east': 'smuggler' } },
    'The Smuggler tile is in more than one spare room; there is only one of each tile.',
  ],
  [{ west: { successes: 4 } }, 'The goal Sabotage has 4 successes marked; it can have 0 to 3.'],
  [
    { goals: { west: 'assassination', east: 'sabotage' }, west: { successes: 1 } },
    'The goal Assassination has 1 successes marked; it has none to mark, so the number must be 0.',
  ],
  [
    { west: { successes: 2, complete: true } },
    'The goal Sabotage is set as complete with 2 of its 3 successes marked; it is complete only once all of them are.',
  ],
  [
    { west: { successes: 3 } },
    'The goal Sabotage has all its 3 successes marked, so it must be complete.',
  ],
  [
    { goals: { west: 'destroy-the-train', east: 'sabotage' }, west: { successes: 1 } },
    'The goal Destroy the Train has its 1 success marked, so it must be complete.',
  ],
  [
    { discard: [4, 7, 4] },
    'Patrol card 4 appears twice in the deck and the discard pile; there is only one of each card.',
  ],
  [
    { patrolsToCome: 6 },
    'The patrols on the board and still to come add up to 6; a turn brings 0 to 5.',
  ],
  [
    { goals: { west: 'assassination', east: 'sabotage' }, west: { complete: true } },
    'The goal Assassination is set as complete; for that, the soldier track must be at 5 and the other goal complete.',
  ],
  [
    { phase: 'placement', safeHouse: 0, workers: ['grocer', 'doctor', 'fence'] },
    'A worker should be placed next, but the Safe House is empty; go on with a patrol or with the actions.',
  ],
  [
    { phase: 'patrol', patrolsToCome: 0 },
    'A patrol should be placed next, but none is left to come; go on with a worker or with the actions.',
  ],
  [
    { phase: 'action', workers: ['grocer'], patrolsToCome: 1 },
    'The workers are to act next, but 1 patrol is still to come; place that first.',
  ],
  [{ phase: 'action' }, 'A worker should act next, but none is on the board; upkeep comes next.'],
  [
    { phase: 'returning', workers: ['grocer'] },
    'A worker is on the way home, but from where? Choose the place of a worker on the board.',
  ],
  [
    { phase: 'action', workers: ['grocer'], acting: 'grocer' },
    'The worker at the Grocer is set as on the way home, but no worker is at this moment; a worker goes home right after acting.',
  ],
  [
    { phase: 'dusk', workers: ['grocer'] },
    'Upkeep is to come next, but 1 worker is still on the board; this worker acts and goes home first.',
  ],
  [
    boxed('double-agent', 'sabotage', { phase: 'reveal', west: { successes: 5 } }),
    'Nothing calls for this moment: see what the goals ask for, and choose another.',
  ],
  [
    { phase: 'over' },
    'The game is set as over, but nothing has ended it: morale is above zero, a goal is not complete, you still have workers, and the last day has not come.',
  ],
];

test.each(WRONG)('a table with %j is told in a sentence', (told, sentence) => {
  const { goals } = tableWith(told);
  const texts = faultsOf(told).map((fault) => faultText(fault, goals));
  expect(texts).toContain(sentence);
  expect(texts.flatMap(flawsOf)).toEqual([]);
});

test('every fault of a table has its sentence', () => {
  const told = new Set(WRONG.flatMap(([table]) => faultsOf(table).map(({ code }) => code)));
  expect([...told].toSorted()).toEqual([...FAULT_CODES].toSorted());
});
