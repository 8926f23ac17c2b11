import { expect, test } from 'vitest';
import { FAULT_CODES, positionFrom, type TableFault } from '#maquis/engine/index.ts';
import { faultText } from '#maquis/words/faults.ts';
import { type Told, tableWith } from '../engine/tables.ts';
import { flawsOf } from './sentence.ts';

const faultsOf = (told: Told): readonly TableFault[] => {
  const made = positionFrom(tableWith(told));
  return 'faults' in made ? made.faults : [];
};

/** Tables that cannot be, and the sentence that tells why. */
const WRONG: readonly (readonly [Told, string])[] = [
  [
    { goals: { west: 'sabotage', east: 'sabotage' } },
    'The goal Sabotage lies beyond both exits; there is one of each goal, so the other exit needs a different one.',
  ],
  [
    { difficulty: 'tricky', day: 13 },
    'The turn marker is said to stand on 13; in this mode a game that goes on has it on Start to 11.',
  ],
  [{ morale: 8 }, 'Morale is said to be 8; its track runs from 0 to 7.'],
  [{ soldiers: 6 }, 'The soldier track is said to stand on 6; it runs from 0 to 5.'],
  [
    { safeHouse: 4 },
    'The workers on the board, in safe houses, at the Cafe and under arrest come to 6; in this mode they must come to 5.',
  ],
  [
    { safeHouse: 2, cafe: 3 },
    'The workers come to 5, as they must in this mode, but one of their counts cannot be: none is below zero, and at the Cafe wait at most those who started there.',
  ],
  [
    { police: ['grocer', 'doctor', 'fence', 'radio-a', 'radio-b', 'pont-leveque'] },
    'On the board stand 6 policemen; there are only 5 of them.',
  ],
  [
    { soldierPawns: ['grocer'] },
    '1 soldier stands on the board and the soldier track is on 0; there can be no more soldiers than the track says.',
  ],
  [
    { workers: ['grocer'], police: ['grocer'] },
    'More than one pawn stands at the Grocer; a place has room for one.',
  ],
  [
    { workers: ['safe-house'] },
    'A worker is said to stand at the Safe House, which is a safe house; count this worker among those at home.',
  ],
  [
    { goals: { west: 'assassination', east: 'sabotage' }, workers: ['west-exit'] },
    'A worker is said to stand at the goal in the west, but that card has no action; put this worker somewhere else.',
  ],
  [
    { police: ['cafe'] },
    'A patrol is said to stand at the Cafe, which no patrol card names; police and soldiers stand only where cards send them.',
  ],
  [
    { workers: ['field-east'] },
    'A worker is said to stand on the East Field, where no goods lie; workers go only to a field with goods.',
  ],
  [
    { hand: { weapon: 5 } },
    'In hand, on the fields and with the acting worker there would be 5 weapons; of each kind there are 4.',
  ],
  [
    { hand: { food: -1 } },
    'An amount of food cannot be; each amount is a whole number from 0 to 4.',
  ],
  [
    { rooms: { 'spare-room-west': 'smuggler', 'spare-room-north-east': 'smuggler' } },
    'The Smuggler tile is said to lie in more than one spare room; there is only one of it.',
  ],
  [
    { west: { successes: 4 } },
    'The goal Sabotage is said to have 4 successes; the number can be 0 to 3.',
  ],
  [
    { goals: { west: 'assassination', east: 'sabotage' }, west: { successes: 1 } },
    'The goal Assassination is said to have 1 successes; it is reached without marking any, so the number must be 0.',
  ],
  [
    { west: { successes: 2, complete: true } },
    'The goal Sabotage is said to be complete, with 2 of its 3 successes marked; it is complete once all of them are.',
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
    'Patrol card 4 is said to lie in two places in the deck and the discard; there is only one of it.',
  ],
  [
    { patrolsToCome: 6 },
    'The patrols on the board and still to come are said to be 6; a turn brings 0 to 5.',
  ],
  [
    { goals: { west: 'assassination', east: 'sabotage' }, west: { complete: true } },
    'The goal Assassination is said to be complete; it is complete only with the soldier track on 5 and after the other goal.',
  ],
  [
    { phase: 'placement', safeHouse: 0, workers: ['grocer', 'doctor', 'fence'] },
    'A worker is said to be placed next, but the Safe House is empty; go on with a patrol or with the actions.',
  ],
  [
    { phase: 'patrol', patrolsToCome: 0 },
    'A patrol is said to be placed next, but none is still to come; go on with a worker or with the actions.',
  ],
  [
    { phase: 'action', workers: ['grocer'], patrolsToCome: 1 },
    'The placing is said to be over with 1 patrol still to come; that patrol comes first.',
  ],
  [
    { phase: 'action' },
    'A worker is said to act next, but none is on the board; the upkeep comes next.',
  ],
  [
    { phase: 'returning', workers: ['grocer'] },
    'A worker is said to be on the way home, but nobody says from where; name the place of a worker on the board.',
  ],
  [
    { phase: 'action', workers: ['grocer'], acting: 'grocer' },
    'The worker at the Grocer is said to be on the way home, but at this moment nobody is; a worker goes home right after acting.',
  ],
  [
    { phase: 'dusk', workers: ['grocer'] },
    'The workers are said to be done with 1 worker still on the board; this worker acts and goes home first.',
  ],
  [
    { phase: 'over' },
    'The game is said to be over, but nothing has ended it: morale is above zero, a goal is open, workers are free, and the last day has not come.',
  ],
];

test.each(WRONG)('a table with %j is told in a sentence', (told, sentence) => {
  const texts = faultsOf(told).map(faultText);
  expect(texts).toContain(sentence);
  expect(texts.flatMap(flawsOf)).toEqual([]);
});

test('every fault of a table has its sentence', () => {
  const told = new Set(WRONG.flatMap(([table]) => faultsOf(table).map(({ code }) => code)));
  expect([...told].toSorted()).toEqual([...FAULT_CODES].toSorted());
});
