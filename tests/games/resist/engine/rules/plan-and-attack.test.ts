import { expect, test } from 'vitest';
import { after, attacking, legalIn, planning, played, refused, state } from '../tables.ts';

test('resist.hidden-or-revealed: a Maquis is played on either side', () => {
  const plan = planning({ hand: ['abel', 'spy'] });
  expect(state(after(plan, 'play:abel:hidden'))).toMatchObject({ hidden: ['abel'], strength: 1 });
  expect(state(after(plan, 'play:abel:revealed'))).toMatchObject({
    revealed: ['abel'],
    strength: 2,
  });
});

test('resist.hidden-or-revealed: only somebody in hand', () => {
  expect(refused(planning({ hand: ['abel'] }), 'play:celia:hidden')).toEqual(['not-in-hand']);
});

test('resist.round: each question has its own answers', () => {
  const plan = planning({ hand: ['abel'] });
  expect(refused(plan, 'strike')).toEqual(['other-question']);
  expect(refused(plan, 'attack:border')).toEqual([]);
});

test('resist.round: PLAN, ATTACK, strike, judgement, and the next round after a new hand', () => {
  const begun = planning({
    hand: ['roberto'],
    row: [{ mission: 'border' }, 'barracks', 'villa', 'bunker'],
  });
  const { position, events } = played(
    begun,
    'attack:border play:roberto:revealed strike defeat:mission stop mission:convoy continue',
  );
  expect(state(position)).toMatchObject({ phase: 'recover', ask: 'draw' });
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'mission-chosen',
      'played',
      'struck',
      'mission-beaten',
      'mission-scored',
      'cleaned-up',
    ]),
  );
});

test('resist.play-in-plan: as many as one likes, or nobody', () => {
  const plan = planning({ hand: ['abel', 'carlos'] });
  expect(legalIn(after(plan, 'play:abel:hidden'))).toContain('play:carlos:revealed');
  expect(refused(plan, 'attack:barracks')).toEqual([]);
});

test('resist.play-in-plan: nobody is played while an action waits', () => {
  const asked = after(planning({ hand: ['paquita', 'abel'] }), 'play:paquita:hidden');
  expect(refused(asked, 'play:abel:hidden')).toEqual(['other-question']);
});

test('resist.choose-mission: any face-up Mission of the row', () => {
  const plan = planning({ row: ['border', 'barracks', 'villa', 'bunker'] });
  expect(legalIn(plan)).toEqual([
    'attack:border',
    'attack:barracks',
    'attack:villa',
    'attack:bunker',
  ]);
});

test('resist.choose-mission: none that is not there, none that failed', () => {
  const plan = planning({
    row: [{ mission: 'border', failed: true }, 'barracks', 'villa', 'bunker'],
  });
  expect(refused(plan, 'attack:valley')).toEqual(['mission-not-in-row']);
  expect(refused(plan, 'attack:border')).toEqual(['mission-failed']);
});

test('resist.turn-up: the Enemies of the Mission are turned up, the oldest first (C27)', () => {
  const plan = planning({
    row: [{ mission: 'border', down: ['guard-1', 'grunt-1'] }, 'barracks', 'villa', 'bunker'],
  });
  const turning = after(plan, 'attack:border');
  expect(legalIn(turning)).toEqual(['reveal:guard-1']);
  expect(state(after(turning, 'reveal:guard-1 reveal:grunt-1'))).toMatchObject({ phase: 'attack' });
});

test('resist.turn-up: nobody is asked which, and a known one is what it is', () => {
  const plan = planning({
    row: [{ mission: 'border', down: ['guard-1', 'grunt-1'] }, 'barracks', 'villa', 'bunker'],
  });
  expect(refused(after(plan, 'attack:border'), 'reveal:grunt-1')).toEqual(['enemy-is-another']);
});

test('resist.defend-effects: what happens at once comes after the turning up, as ATTACK begins (C28)', () => {
  const plan = planning({
    hand: ['abel'],
    row: [{ mission: 'bunker', down: ['guard-1'] }, 'border', 'barracks', 'villa'],
  });
  expect(state(after(plan, 'attack:bunker')).ask).toBe('reveal');
  expect(state(after(plan, 'attack:bunker reveal:guard-1'))).toMatchObject({
    phase: 'attack',
    ask: 'discard-card',
  });
});

test('resist.defend-effects: where nothing happens at once the plays come next', () => {
  const plan = planning({
    hand: ['abel'],
    row: [{ mission: 'border', down: ['guard-1'] }, 'barracks', 'villa', 'bunker'],
  });
  expect(state(after(plan, 'attack:border reveal:guard-1')).ask).toBe('attack');
});

test('resist.play-everyone: no strike while a Maquis is in hand, drawn this round or not (C18) (E02)', () => {
  const attack = attacking({
    hand: ['abel'],
    row: [{ mission: 'border' }, 'barracks', 'villa', 'bunker'],
  });
  expect(refused(attack, 'strike')).toEqual(['maquis-still-in-hand']);
});

test('resist.play-everyone: Spies may stay in hand', () => {
  expect(legalIn(attacking({ hand: ['spy'] }))).toEqual(['strike']);
});

test('resist.play-everyone: whoever comes into hand in ATTACK is played too, within the limits (C49)', () => {
  const attack = attacking({
    hand: ['celia', 'ramona'],
    pile: ['abel'],
    row: [{ mission: 'train-depot' }, 'villa', 'valley', 'officer'],
  });
  const called = after(attack, 'play:celia:revealed use take:abel');
  expect(refused(called, 'play:abel:revealed')).toEqual(['reveal-limit']);
  expect(refused(called, 'strike')).toEqual(['maquis-still-in-hand']);
  expect(refused(called, 'play:abel:hidden')).toEqual([]);
});

test('resist.spies: a Spy is never played (E01)', () => {
  expect(refused(planning({ hand: ['spy', 'abel'] }), 'play:spy:hidden')).toEqual([
    'spies-are-not-played',
  ]);
});

test('resist.spies: it waits in hand and goes to the Hidden discard in RECOVER, and does nothing else (C33)', () => {
  const row = [{ mission: 'border' as const }, 'barracks', 'villa', 'bunker'] as const;
  const judged = after(
    attacking({ hand: ['spy'], hidden: ['benigno', 'carlos'], row }),
    'strike defeat:mission stop mission:convoy',
  );
  expect(state(judged).hand).toEqual(['spy']);
  expect(state(after(judged, 'continue')).hiddenDiscard).toEqual(['benigno', 'carlos', 'spy']);
});

test('resist.cards-alike: two Enemies of one kind are one answer, at the same Mission too (C50)', () => {
  const attack = attacking({
    hand: ['anastasio'],
    row: [{ mission: 'border', up: ['guard-1', 'guard-1'] }, 'barracks', 'villa', 'bunker'],
  });
  expect(legalIn(after(attack, 'play:anastasio:hidden use'))).toEqual(['discard:guard-1']);
});

test('resist.cards-alike: and they are two all the same', () => {
  const attack = attacking({
    hand: ['paquita'],
    row: [{ mission: 'border', up: ['guard-1', 'guard-1'] }, 'barracks', 'villa', 'bunker'],
  });
  const cleared = after(attack, 'play:paquita:revealed use discard:guard-1 discard:guard-1');
  expect(state(cleared).row[0].up).toEqual([]);
});
