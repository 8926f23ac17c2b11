import './boxed-words.ts';
import { expect, test } from 'vitest';
import {
  type Position,
  parseMove,
  REASON_CODES,
  type Reason,
  validateMove,
} from '#games/maquis/engine/index.ts';
import { reasonText, reasonTexts } from '#games/maquis/i18n/reasons.ts';
import { EVERY_MOVE } from '../engine/generated/universe.ts';
import { REFUSED } from '../engine/refused.ts';
import { acting, placing, USUAL_GOALS } from '../engine/tables.ts';
import { momentsOf } from './played.ts';
import { flawsOf } from './sentence.ts';

const refusal = (position: Position, text: string): string => {
  const parsed = parseMove(text);
  if (!('move' in parsed)) throw new Error(text);
  return validateMove(position, parsed.move)
    .map((reason) => reasonText(reason))
    .join(' / ');
};

test('every reason to refuse a move has its sentence, in every case met in play', () => {
  const seen = new Set<Reason['code']>();
  const flaws = new Set<string>();
  const positions = [
    ...Object.values(REFUSED).map(([position]) => position),
    ...[...momentsOf(120)].map(({ position }) => position).filter((_, n) => n % 7 === 0),
  ];
  for (const position of positions) {
    for (const reason of EVERY_MOVE.flatMap((move) => validateMove(position, move))) {
      seen.add(reason.code);
      const text = reasonText(reason);
      for (const flaw of flawsOf(text)) flaws.add(`${text}: ${flaw}`);
    }
  }
  expect([...flaws]).toEqual([]);
  expect([...seen].toSorted()).toEqual([...REASON_CODES].toSorted());
});

test('a taken place names the place, the pawn, and what would be right', () => {
  const position = placing({ safeHouse: 2, workers: ['cafe'], police: ['grocer'] });
  expect(refusal(position, 'place:grocer')).toBe(
    'A policeman is at the Grocer already; a worker needs a place without any pawn.',
  );
  expect(refusal(position, 'place:cafe')).toBe(
    'Another worker is at the Cafe already; a worker needs a place without any pawn.',
  );
});

test('where the goals of a game are told, a refusal calls the card beyond an exit by its name', () => {
  const goals = USUAL_GOALS;
  const told = (position: Position, text: string): readonly string[] => {
    const parsed = parseMove(text);
    if (!('move' in parsed)) throw new Error(text);
    return reasonTexts(validateMove(position, parsed.move), goals);
  };
  expect(told(acting({ workers: ['east-exit'] }), 'act:east-exit:goal')).toEqual([
    'This action at the Aid the Spy card costs 2 weapons, and you have none.',
  ]);
  expect(told(placing({ workers: ['west-exit'] }), 'place:west-exit')).toEqual([
    'Another worker is at the Sabotage card already; a worker needs a place without any pawn.',
  ]);
  expect(told(acting({ workers: ['fence', 'cafe'] }), 'act:fence:weapon')).toEqual([
    'This action at the Fence costs 1 money, and you have none.',
  ]);
});

test('a price that cannot be paid names the amounts', () => {
  const position = acting({ workers: ['fence', 'spare-room-west'], hand: { money: 1 } });
  expect(refusal(position, 'act:spare-room-west:room:smuggler')).toBe(
    'This action at the West Spare Room costs 2 money, and you have only 1 money.',
  );
  const broke = acting({ workers: ['fence', 'cafe'] });
  expect(refusal(broke, 'act:fence:weapon')).toBe(
    'This action at the Fence costs 1 money, and you have none.',
  );
});

test('an action done nowhere near says what can be done there, by its tile too', () => {
  const position = acting({
    workers: ['grocer', 'spare-room-west'],
    rooms: { 'spare-room-west': 'smuggler' },
  });
  expect(refusal(position, 'act:grocer:medicine')).toBe(
    'A worker at the Grocer cannot do “medicine”; the actions there are none or food.',
  );
  expect(refusal(position, 'act:spare-room-west:intel')).toBe(
    'A worker at the West Spare Room cannot do “intel”; the actions there are none, food, or medicine.',
  );
});

test('a train that does not pass says where the marker must stand', () => {
  const position = acting({
    goals: { west: 'destroy-the-train', east: 'sabotage' },
    workers: ['west-exit'],
    hand: { explosives: 3 },
  });
  expect(refusal(position, 'act:west-exit:goal')).toBe(
    'No train passes while the turn marker is on Start; wait until it is on 6, 7, 8, or 9.',
  );
});
