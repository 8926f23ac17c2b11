import { expect, test } from 'vitest';
import {
  checkRecord,
  newGame,
  parseRecord,
  type RecordFault,
  replay,
  snapshotOf,
} from '#games/maquis/engine/index.ts';
import { recordFaultText, ruleOfRecordFault } from '#games/maquis/i18n/record-faults.ts';
import { flawsOf } from './sentence.ts';

const SOUND = {
  format: 'maquis-record',
  version: 1,
  ruleset: 'pnp-1.1',
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  moves: ['place:grocer', 'patrol:1'],
};

const START = snapshotOf(
  newGame({ difficulty: 'normal', goals: { west: 'sabotage', east: 'aid-the-spy' } }),
);

function faultIn(change: Record<string, unknown>): RecordFault {
  const checked = checkRecord(JSON.parse(JSON.stringify({ ...SOUND, ...change })));
  if ('fault' in checked) return checked.fault;
  const played = replay(checked.record);
  if ('fault' in played) return played.fault;
  throw new Error('the record is sound');
}

const WRONG: readonly (readonly [Record<string, unknown>, string])[] = [
  [
    { format: 'chess' },
    'This is not a game record of Maquis: “format” is "chess"; it must be “maquis-record”.',
  ],
  [{ format: undefined }, 'This game record has no “format”; add it: maquis-record.'],
  [{ version: 3 }, 'This game record has “version” 3; this program reads versions 1 and 2.'],
  [{ ruleset: 'retail' }, 'This game record has “ruleset” "retail"; this program plays “pnp-1.1”.'],
  [
    { difficulty: 'norml' },
    'In this game record “difficulty” is "norml", which is not known; did you mean “normal”?',
  ],
  [
    { difficulty: 'brutal' },
    'In this game record “difficulty” is "brutal"; it must be one of very-easy, easy, normal, tricky, hard, or very-hard.',
  ],
  [
    { difficulty: undefined },
    'This game record has no “difficulty”; add it: one of very-easy, easy, normal, tricky, hard, or very-hard.',
  ],
  [
    { goals: 3 },
    'In this game record “goals” is 3; it must be an object that names a goal for “west” and one for “east”.',
  ],
  [
    { goals: { west: 'sabotag', east: 'aid-the-spy' } },
    'In this game record “goals.west” is "sabotag", which is not known; did you mean “sabotage”?',
  ],
  [
    { goals: { west: 'sabotage', east: 'sabotage' } },
    'In this game record both goals are Sabotage; “west” and “east” must be different goals.',
  ],
  [{ moves: 'return' }, 'In this game record “moves” is "return"; it must be a list of moves.'],
  [{ moves: [3] }, 'In this game record “moves.0” is 3; it must be text.'],
  [{ seed: 3 }, 'In this game record “seed” is 3; it must be text.'],
  [
    { outcome: 'win' },
    'In this game record “outcome” is "win"; it must be an object with “result” and “reason”, or left out while the game runs.',
  ],
  [
    { moves: ['place:grocre'] },
    'Move 1, place:grocre: There is no place called “grocre”; did you mean “grocer”?',
  ],
  [
    { moves: ['place:grocer', 'patrol:11'] },
    'Move 2, patrol:11: There is no patrol card “11”; the cards are numbered 1 to 10.',
  ],
  [{ moves: ['place'] }, 'Move 1, place: The move names no place; add one, such as grocer.'],
  [
    { moves: ['patrol'] },
    'Move 1, patrol: The move names no patrol card; add its number, 1 to 10.',
  ],
  [
    { moves: ['act:cafe:recrut'] },
    'Move 1, act:cafe:recrut: There is no action called “recrut”; did you mean “recruit”?',
  ],
  [
    { moves: ['act:cafe'] },
    'Move 1, act:cafe: The move names no action; add one, or “none” for doing nothing.',
  ],
  [
    { moves: ['act:radio-a:airdrop-food'] },
    'Move 1, act:radio-a:airdrop-food: The move does not say where the airdrop lands; add field-west or field-east.',
  ],
  [
    { moves: ['act:radio-a:airdrop-food:cafe'] },
    'Move 1, act:radio-a:airdrop-food:cafe: There is no field called “cafe”; the fields are field-west and field-east.',
  ],
  [
    { moves: ['act:spare-room-west:room'] },
    'Move 1, act:spare-room-west:room: The move does not say which room tile to place; add informant, counterfeiter, safe-house, chemists-lab, smuggler, or propagandist.',
  ],
  [
    { moves: ['act:spare-room-west:room:smugler'] },
    'Move 1, act:spare-room-west:room:smugler: There is no room tile called “smugler”; did you mean “smuggler”?',
  ],
  [
    { moves: ['place:grocer:now'] },
    'Move 1, place:grocer:now: The move goes on after its end; leave out what follows “place:grocer”.',
  ],
  [
    { moves: ['pass'] },
    'Move 1, pass: “pass” is not a move; a move is place:PLACE, patrol:CARD, act:PLACE:ACTION, act:PLACE:ACTION:TARGET, return, upkeep, or shoot:PLACE.',
  ],
  [
    { moves: ['place:grocer', 'patrol:1', 'place:grocer'] },
    'Move 3, place:grocer: Another worker is at the Grocer already; a worker needs a place without any pawn.',
  ],
  [
    { moves: ['shoot:grocer'] },
    'Move 1, shoot:grocer: You have no weapon; you need one in hand, or with the worker who is bringing it home. There is no policeman at the Grocer; choose a place where there is one.',
  ],
  [
    { version: 2, moves: ['place:grocer', 'correct:2'] },
    'In this game record the moves hold these corrections: correct:2; “corrections” lists 0. Number them correct:1, correct:2 and so on, in the order they were made, and list each once.',
  ],
  [
    { version: 2, corrections: [{ before: START, after: 7 }] },
    'In this game record “corrections.0.after” is 7; it must be as `referee --states` writes it.',
  ],
  [
    {
      version: 2,
      moves: ['place:grocer', 'correct:1'],
      corrections: [{ before: START, after: START }],
    },
    'Move 2, correct:1: the table before the correction has “phase” "placement", but the moves lead to "patrol".',
  ],
  [
    {
      version: 2,
      moves: ['correct:1'],
      corrections: [{ before: START, after: { ...START, morale: 9 } }],
    },
    'Move 1, correct:1: the table after the correction is impossible. Morale is 9; its track runs from 0 to 7.',
  ],
  [
    { outcome: { result: 'win', reason: 'goals' } },
    'Move 2: the record says the game is a win, but after this move it is not over; leave “outcome” out or add the moves that are missing.',
  ],
];

test.each(WRONG)('a record with %j is refused in a sentence', (change, sentence) => {
  const text = recordFaultText(faultIn(change));
  expect(text).toBe(sentence);
  expect(flawsOf(text)).toEqual([]);
});

test('what is no record at all is told', () => {
  const refused = (text: string) => {
    const parsed = parseRecord(text);
    return 'fault' in parsed ? recordFaultText(parsed.fault) : undefined;
  };
  expect(refused('{"format": "maq')).toBe(
    'This is not a game record: it is not JSON; a record is one JSON object.',
  );
  expect(refused('[]')).toBe(
    'This is not a game record: it is JSON, but not an object; a record is one JSON object.',
  );
});

test('limits are told with their number', () => {
  expect(recordFaultText(faultIn({ seed: 's'.repeat(201) }))).toMatch(
    /it must be text of at most 200 characters\.$/,
  );
  expect(recordFaultText(faultIn({ moves: Array(5001).fill('return') }))).toMatch(
    /it must be a list of at most 5000 moves\.$/,
  );
});

test('a fault against the rules names the rule, a damaged record none', () => {
  expect(ruleOfRecordFault(faultIn({ moves: ['place:safe-house'] }))).toBe(
    'maquis.safe-house-closed',
  );
  expect(ruleOfRecordFault(faultIn({ goals: { west: 'sabotage', east: 'sabotage' } }))).toBe(
    'maquis.setup-goals',
  );
  expect(ruleOfRecordFault(faultIn({ outcome: { result: 'win', reason: 'goals' } }))).toBe(
    'maquis.result',
  );
  expect(ruleOfRecordFault(faultIn({ moves: ['place:grocre'] }))).toBeUndefined();
});
