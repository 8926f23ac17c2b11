import { expect, test } from 'vitest';
import { poilusVerdicts } from '#games/les-poilus/cli/record-faults.ts';
import { dealtSetUp, makeRecord, parseRecord, replay } from '#games/les-poilus/engine/index.ts';

const setUp = dealtSetUp({ players: 3, variant: 'normal', seed: 'damaged' });
const sound = makeRecord(setUp, []);

/** A record with something changed, and the sentence that answers it. */
const DAMAGED: readonly (readonly [change: object, sentence: RegExp])[] = [
  [
    { format: 'maquis-record' },
    /format of the record is "maquis-record"; it should be "poilus-record"/,
  ],
  [{ version: 2 }, /version of the record is 2; it should be 1/],
  [{ ruleset: undefined }, /has no ruleset; it should be "seed-1\.1"/],
  [{ players: 6 }, /players is 6; it should be a number of players from 2 to 5/],
  [{ players: 2.5 }, /players is 2\.5/],
  [{ players: undefined }, /has no players/],
  [{ soldiers: ['moreau', 'perin', 'fayard'] }, /soldiers\.1 is "perin"; did you mean “perrin”/],
  [{ soldiers: ['moreau', 'moreau', 'fayard'] }, /Félix is chosen twice/],
  [{ soldiers: ['moreau'] }, /3 players need as many soldiers, not 1/],
  [{ leader: 3 }, /first leader is not one of the players/],
  [{ leader: -1 }, /leader is -1; it should be a seat/],
  [{ variant: 'veterans' }, /variant is "veterans"; did you mean “veteran”/],
  [{ hands: 'closed' }, /hands is "closed"; it should be open or secret/],
  [{ options: { pruod: 'if-last' } }, /options\.pruod, and there is no such option/],
  [
    { options: { proud: 'never' } },
    /options\.proud is "never"; it should be unless-last or if-last/,
  ],
  [{ options: { twoPlayers: 'chaplain' } }, /Chaplain is for two players, not for 3/],
  [{ trials: 22 }, /size of the Trials can be chosen only with the Chaplain/],
  [{ tiles: undefined }, /tiles of the seats are missing/],
  [
    { tiles: [['left', 'right', 'left']] },
    /number of seats with tiles is 1, but there are 3 seats/,
  ],
  [
    { tiles: [['left'], ['left', 'right', 'left'], ['left', 'right', 'left']] },
    /number of tiles dealt to Seat 0 is 1 instead of 3/,
  ],
  [{ tiles: [['up', 'left', 'left'], [], []] }, /tiles\.0\.0 is "up"/],
  [{ hands: 'secret' }, /secret hands does not record its tiles/],
  [{ deck: ['mute'] }, /The deck has 0 of the card .* instead of 3/],
  [{ deck: ['muet'] }, /deck\.0 is "muet"/],
  [{ moves: 'intensity:3' }, /moves is "intensity:3"; it should be a list/],
  [{ moves: [3] }, /moves\.0 is 3; it should be a move as a short text/],
  [{ moves: ['intensity:2'] }, /Move 1, “intensity:2”: In the first mission at least 3 are drawn/],
  [{ moves: ['fly'] }, /Move 1, “fly”: There is no move “fly”/],
  [{ moves: ['play:nite'] }, /There is no card “nite”/],
  [{ moves: ['intensity:3', 'deal:7:mute'] }, /Move 2, “deal:7:mute”: There is no seat “7”/],
  [{ moves: ['cure:0:merry-christmas'] }, /is not a card in front of a player/],
  [{ outcome: { result: 'draw', reason: 'peace' } }, /outcome\.result is "draw"/],
  [
    { outcome: { result: 'win', reason: 'peace' } },
    /still running, but the record has the outcome “win \(peace\)”; leave it out/,
  ],
];

test.each(DAMAGED)('%j is answered with a sentence', (change, sentence) => {
  const parsed = parseRecord(JSON.stringify({ ...sound, ...change }));
  const read = 'fault' in parsed ? parsed : replay(parsed.record);
  if (!('fault' in read)) throw new Error('the record was taken');
  const text = poilusVerdicts.faultText(read.fault);
  expect(text).toMatch(sentence);
  expect(text).toMatch(/[.?]$/);
  expect(text).not.toMatch(/undefined|NaN|object Object/);
});

test.each(['', '{', '[]', 'null', '7', '"poilus-record"'])('%j is no record', (text) => {
  const parsed = parseRecord(text);
  if (!('fault' in parsed)) throw new Error('the text was taken');
  expect(poilusVerdicts.faultText(parsed.fault)).toMatch(/a record is one JSON object\.$/);
});

test('les-poilus.victory: a game that is over must say so', () => {
  const two = dealtSetUp({ players: 2, variant: 'normal', seed: 'over' });
  const { tiles: _, ...table } = { ...two, leader: 0, hands: 'secret' as const };
  // Everybody leaves at once, so hands grow and Morale is gone in no time.
  const moves = ['intensity:13', 'fall-back', 'fall-back', 'reveal:0:left', 'reveal:1:left'];
  const again = ['intensity:13', 'fall-back', 'fall-back', 'reveal:0:left', 'reveal:1:left'];
  const read = replay({ ...makeRecord(table, []), moves: [...moves, ...again] });
  if (!('fault' in read)) throw new Error('the record was taken');
  expect(poilusVerdicts.faultText(read.fault)).toMatch(
    /the game is over with “loss \(monument\)”, but the record has no outcome/,
  );
});
