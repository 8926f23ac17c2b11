import { expect, test } from 'vitest';
import { snapshotOf, stillToClear, strikeSets } from '#games/resist/engine/index.ts';
import {
  fitted,
  freshNotes,
  type Notes,
  noteRules,
  notesFaults,
  positionOfNotes,
  spiesDrawn,
} from '#games/resist/session/notes/index.ts';

/** Notes after all of this was told. */
function told(moves: readonly string[], from: Notes = freshNotes('random', 'strict')): Notes {
  return moves.reduce((notes, move) => {
    const taken = noteRules.apply(notes, { move });
    if ('reasons' in taken) throw new Error(`${move}: ${taken.reasons[0]?.code}`);
    return taken.position;
  }, from);
}
const refusal = (notes: Notes, move: string) => noteRules.validateMove(notes, move)[0];

const SET_UP = ['lay:railroad-bridge', 'lay:barracks', 'lay:villa', 'lay:bunker', 'hand:1'];
/** The worked turn of the rulebook: Paquita scouts the Railroad Bridge, three come in the ATTACK. */
const WORKED = [
  ...SET_UP,
  'play:paquita:hidden',
  'up:railroad-bridge:grunt-1',
  'up:railroad-bridge:guard-1',
  'up:railroad-bridge:military-2',
  'choose:railroad-bridge',
  'attack',
  'play:consuelo:revealed',
  'gain:grunt-1',
  'play:abel:hidden',
  'play:roberto:revealed',
];

test('resist.strength: the worked turn comes to 9, with Abel counting two revealed', () => {
  const notes = told(WORKED);
  expect(snapshotOf(positionOfNotes(notes)).strength).toBe(9);
  // Guard 1, Military 2 and the Railroad Bridge 8.
  expect(stillToClear(positionOfNotes(notes))).toBe(11);
});

test('resist.strike: 9 pays for the Guard and the Mission, and Military is left', () => {
  const notes = told([...WORKED, 'strike']);
  const [best] = strikeSets(positionOfNotes(notes)).filter(({ beaten }) => beaten);
  expect(best?.moves).toEqual(['defeat:guard-1', 'defeat:mission']);
  expect(best).toMatchObject({ left: 0, survivors: ['military-2'] });
});

test('resist.guards-first: the Mission cannot be paid for while the Guard stands', () => {
  const notes = told([...WORKED, 'strike']);
  expect(refusal(notes, 'defeat:mission')).toMatchObject({
    code: 'guards-stand',
    rule: 'resist.guards-first',
  });
});

test('resist.mission-defeated: the worked turn to its end, pile by pile', () => {
  const after = told([
    ...WORKED,
    ...['strike', 'defeat:guard-1', 'defeat:mission', 'done', 'stop', 'lose:paquita', 'judge'],
    ...['lay:caves', 'continue'],
  ]);
  expect(after.defeated).toEqual(['railroad-bridge']);
  expect(after.row[0]).toMatchObject({ mission: 'caves', down: [1, 1, 1, 1] });
  expect(after.at).toMatchObject({
    consuelo: 'pile',
    roberto: 'pile',
    abel: 'discard',
    paquita: 'out',
  });
  expect(after.discardSpies).toBe(1);
  expect([...after.enemyDiscard].sort()).toEqual(['grunt-1', 'guard-1', 'military-2']);
  expect(notesFaults(after)).toEqual([]);
});

test('resist.play-everyone: whoever is still in hand, named or not, must be played first', () => {
  const attack = told([...SET_UP, 'choose:villa', 'attack']);
  expect(refusal(attack, 'strike')).toMatchObject({
    code: 'unnamed-in-hand',
    params: { count: 4 },
  });
  const named = told(['play:abel:hidden', 'back:abel'], attack);
  expect(refusal(named, 'strike')).toMatchObject({
    code: 'maquis-still-in-hand',
    params: { maquis: 'abel' },
  });
});

test('resist.reveal-limits: at Steal Supplies nobody is revealed in the ATTACK', () => {
  const notes = told(['round', 'choose:steal-supplies', 'attack']);
  expect(refusal(notes, 'play:nicolas:revealed')?.rule).toBe('resist.reveal-limits');
  expect(refusal(notes, 'play:nicolas:hidden')).toBeUndefined();
});

test('resist.action-phase: an ATTACK action of somebody played in the PLAN counts only if lenient', () => {
  const moves = ['round', 'play:abel:hidden', 'choose:villa', 'attack', 'play:roberto:revealed'];
  expect(snapshotOf(positionOfNotes(told(moves))).strength).toBe(5);
  expect(refusal(told(moves), 'act:abel')?.rule).toBe('resist.action-phase');
  const lenient = told([...moves, 'act:abel'], freshNotes('random', 'lenient'));
  expect(snapshotOf(positionOfNotes(lenient)).strength).toBe(6);
});

test('resist.weakening and resist.mayors-house: 1 more, then 1 less, never below 1', () => {
  const notes = told([
    ...['round', 'choose:mayors-house', 'up:mayors-house:guard-1', 'up:mayors-house:military-4'],
    ...['attack', 'play:benigno:revealed', 'play:ricardo:revealed'],
  ]);
  // Printed 1 and 4, +1 at the Mayor's House, -1 for Benigno; the House 5, halved and rounded up.
  expect(snapshotOf(positionOfNotes(notes)).defense).toEqual({
    'guard-1': 1,
    'military-4': 4,
    mission: 3,
  });
});

test('resist.crossroads: everyone in play is discarded as the ATTACK begins, unless Pilar is revealed', () => {
  const plan = ['round', 'play:abel:hidden', 'choose:crossroads'];
  expect(told([...plan, 'attack']).at).toMatchObject({ abel: 'discard' });
  const withPilar = told(['play:pilar:revealed', 'attack'], told(plan));
  expect(withPilar.at).toMatchObject({ abel: 'hidden', pilar: 'revealed' });
});

test('resist.survive: Spy Masters and Radio Operators act by themselves, others are due', () => {
  const notes = told([
    ...['lay:villa', 'lay:border', 'round', 'choose:villa', 'up:villa:spy-master-1'],
    ...['up:villa:radio-operator-2', 'up:villa:counter-guerrilla-4', 'attack', 'strike', 'stop'],
  ]);
  expect(notes).toMatchObject({ supply: 2, discardSpies: 1, due: ['counter-guerrilla-4'] });
  expect(notes.row[1]?.down).toHaveLength(4);
  expect(told(['civilian:2'], notes)).toMatchObject({ due: [], graveyard: [2] });
});

test('resist.civilians-lost: five are judged in AFTERMATH only', () => {
  const five = told([
    ...['round', 'choose:villa', 'attack', 'civilian:3', 'civilian:2', 'strike', 'stop'],
  ]);
  expect(noteRules.outcome(five)).toBeUndefined();
  expect(noteRules.outcome(told(['judge'], five))).toEqual({ result: 'loss', reason: 'civilians' });
});

test('resist.black-cat: the 0 goes straight back', () => {
  const notes = told(['round', 'civilian:0', 'civilian:0']);
  expect(notes.graveyard).toEqual([]);
  const threes = told(['round', 'civilian:3']);
  expect(refusal(threes, 'civilian:3')?.code).toBe('no-such-civilian');
});

test('resist.all-spies: a new hand of Spies alone is the end', () => {
  const thin: Notes = fitted({
    ...told(['lay:villa', 'lay:border', 'round']),
    phase: 'recover',
    deck: 1,
    deckSpies: 1,
    mixed: true,
    unnamed: 0,
    recruits: 0,
    discardSpies: 5,
    supply: 0,
  });
  expect(noteRules.outcome(told(['hand:5'], thin))).toEqual({ result: 'loss', reason: 'spies' });
});

test('resist.what-is-known: an Enemy that the deck no longer hides cannot be turned up', () => {
  const grunts = ['grunt-2', 'grunt-2'].map((kind) => `up:villa:${kind}`);
  const notes = told(['round', 'choose:villa', ...grunts]);
  expect(refusal(notes, 'up:villa:grunt-2')?.code).toBe('enemy-is-another');
});

test('resist.result: points come to a tier, a loss to none', () => {
  const moves = ['franco-hq', 'police-station', 'defend-farmhouse', 'caves'].map(
    (id) => `win:${id}`,
  );
  // 5 + 5 + 4 + 4 points.
  expect(noteRules.outcome(told(['round', ...moves, 'end']))).toEqual({
    result: 'minor',
    reason: 'ended',
    points: 18,
  });
  const lost = told(['round', 'fail:villa', 'fail:border']);
  expect(noteRules.outcome(lost)).toEqual({ result: 'loss', reason: 'missions' });
});

test('resist.what-is-known: a face-down Enemy told with its deck is none of the known ones there', () => {
  const notes: Notes = fitted({
    ...told(['lay:villa', 'lay:border', 'round', 'choose:villa']),
    row: [
      { mission: 'villa', failed: false, up: [], down: [1, 'grunt-1', 1, 1] },
      { mission: 'border', failed: false, up: [], down: [1, 1, 1] },
    ],
  });
  expect(told(['up:villa:grunt-1:1'], notes).row[0].down).toEqual(['grunt-1', 1, 1]);
  expect(told(['up:villa:grunt-1'], notes).row[0].down).toEqual([1, 1, 1]);
});

test('resist.new-hand: a hand that cannot be is refused by how many Spies can be in it', () => {
  const fresh = told(['lay:villa', 'lay:border', 'round']);
  const recover: Notes = {
    ...fresh,
    ...{ phase: 'recover', unnamed: 0, mixed: true, recruits: 0 },
    // A Spy known on top, two Maquis and a Spy under it, one Maquis and two Spies in the discard.
    ...{ top: ['spy'], deck: 3, deckSpies: 1, discardSpies: 2, supply: 2 },
    at: { abel: 'deck', celia: 'deck', carlos: 'discard' },
  };
  // The deck to its end has two Spies, and the fifth card is one of three.
  expect(spiesDrawn(recover)).toEqual({ least: 2, most: 3 });
  expect(refusal(recover, 'hand:0')).toEqual({
    code: 'hand-cannot-be',
    rule: 'resist.new-hand',
    params: { cards: 5, least: 2, most: 3 },
  });
  expect(refusal(recover, 'hand:1')?.code).toBe('hand-cannot-be');
  expect(refusal(recover, 'hand:2')).toBeUndefined();
});
