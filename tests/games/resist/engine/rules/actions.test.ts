import { expect, test } from 'vitest';
import { after, attacking, legalIn, planning, refused, state } from '../tables.ts';

const OTHERS = ['barracks', 'villa', 'bunker'] as const;
const BORDER = [{ mission: 'border' as const }, ...OTHERS];

test('resist.action-optional: an action may be used or not, at once or never (C20) (E03)', () => {
  const asked = after(planning({ hand: ['paquita'] }), 'play:paquita:hidden');
  expect(legalIn(asked)).toEqual(['use', 'skip']);
  expect(refused(after(asked, 'skip'), 'use')).toEqual(['other-question']);
});

test('resist.action-optional: the lenient reading keeps an ATTACK action for one use before the strike', () => {
  const row = [{ mission: 'border' as const, up: ['guard-1' as const] }, ...OTHERS];
  const attack = after(
    planning({ reading: 'lenient', hand: ['adolfo', 'abel'], row }),
    'play:adolfo:hidden attack:border',
  );
  const acted = after(attack, 'act:adolfo discard:guard-1');
  expect(refused(acted, 'act:adolfo')).toEqual(['acted-already']);
  expect(refused(after(attack, 'play:abel:hidden skip'), 'act:adolfo')).toEqual([]);
});

test('resist.action-phase: strictly, an ATTACK action of somebody played in PLAN is lost (C03)', () => {
  const plan = planning({
    hand: ['adolfo'],
    row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS],
  });
  const attack = after(plan, 'play:adolfo:hidden attack:border');
  expect(refused(attack, 'act:adolfo')).toEqual(['action-is-lost']);
  expect(legalIn(attack)).toEqual(['strike']);
});

test('resist.action-phase: a tag for both phases fits both, a PLAN action not ATTACK', () => {
  expect(state(after(planning({ hand: ['jacinto'] }), 'play:jacinto:hidden')).ask).toBe('use');
  expect(state(after(attacking({ hand: ['jacinto'] }), 'play:jacinto:hidden')).ask).toBe('use');
  expect(state(after(attacking({ hand: ['manuela'] }), 'play:manuela:hidden')).ask).toBe('attack');
});

test('resist.action-phase: leniently it waits for what it needs', () => {
  const plan = planning({ reading: 'lenient', hand: ['adolfo'], row: BORDER });
  const attack = after(plan, 'play:adolfo:hidden attack:border');
  expect(refused(attack, 'act:adolfo')).toEqual(['not-in-full']);
});

test('resist.action-in-full: two Enemies for Paquita, a Counter-Guerrilla for Adela and Soledad (C21) (E10)', () => {
  const one = [{ mission: 'border' as const, up: ['guard-1' as const] }, ...OTHERS];
  const attack = attacking({ hand: ['paquita', 'adela', 'soledad', 'benigno'], row: one });
  for (const id of ['paquita', 'adela', 'soledad', 'benigno']) {
    expect(state(after(attack, `play:${id}:revealed`)).ask).toBe('attack');
  }
});

test('resist.action-in-full: counting actions, Pilar and Ricardo always can', () => {
  for (const id of ['abel', 'marcelino', 'ricardo']) {
    expect(
      state(
        after(
          attacking({ hand: ['abel', 'marcelino', 'ricardo'], row: BORDER }),
          `play:${id}:revealed`,
        ),
      ).ask,
    ).toBe('use');
  }
  expect(state(after(planning({ hand: ['pilar'] }), 'play:pilar:revealed')).ask).toBe('use');
});

test('resist.counting-actions: +1 for each revealed, for each other, counted at the strike (C04)', () => {
  const attack = attacking({ hand: ['abel', 'marcelino', 'nicolas'], row: BORDER });
  const struck = after(
    attack,
    'play:abel:hidden use play:marcelino:revealed use play:nicolas:revealed strike',
  );
  expect(state(struck).strength).toBe(1 + 2 + 4 + 2 + 2);
});

test('resist.counting-actions: for civilians their printed numbers are added (C19)', () => {
  const attack = attacking({ hand: ['abel'], graveyard: [3, 1], row: BORDER });
  expect(state(after(attack, 'play:abel:revealed use strike')).strength).toBe(2 + 4);
  expect(state(after(attack, 'play:abel:revealed skip strike')).strength).toBe(2);
});

const guarded = [
  { mission: 'border' as const, up: ['guard-2' as const, 'military-3' as const] },
  ...OTHERS,
];

test('resist.discarding-actions: an Enemy here, for Consuelo with its current Defense as strength (E05)', () => {
  const attack = attacking({ hand: ['consuelo'], row: guarded });
  const used = after(attack, 'play:consuelo:revealed use discard:military-3');
  expect(state(used)).toMatchObject({ strength: 3, enemyDiscard: ['military-3'] });
});

test('resist.discarding-actions: taken before it leaves, raised by an Engineer, lowered by Benigno (C43)', () => {
  const row = [
    { mission: 'border' as const, up: ['guard-2' as const, 'engineer-2' as const] },
    ...OTHERS,
  ];
  const attack = attacking({ hand: ['consuelo', 'benigno'], row });
  expect(state(after(attack, 'play:consuelo:revealed use discard:guard-2')).strength).toBe(3);
  const weakened = after(
    attack,
    'play:benigno:revealed use play:consuelo:revealed use discard:guard-2',
  );
  expect(state(weakened).strength).toBe(2);
});

test('resist.discarding-actions: nobody who is not here; every Counter-Guerrilla for Adela', () => {
  const up = [
    'counter-guerrilla-1',
    'counter-guerrilla-1',
    'counter-guerrilla-4',
    'guard-1',
  ] as const;
  const attack = attacking({
    hand: ['adela', 'anastasio'],
    row: [{ mission: 'border', up }, ...OTHERS],
  });
  expect(refused(after(attack, 'play:anastasio:hidden use'), 'discard:military-1')).toEqual([
    'enemy-not-here',
  ]);
  expect(state(after(attack, 'play:adela:revealed use')).row[0].up).toEqual(['guard-1']);
});

test('resist.moving-an-enemy: it stays face up, and nothing happens to it now (C36) (E21)', () => {
  const attack = attacking({ hand: ['adela'], row: guarded });
  const moved = after(attack, 'play:adela:hidden use shift:military-3:villa');
  expect(state(moved).row[2]).toMatchObject({ mission: 'villa', up: ['military-3'] });
  expect(state(after(moved, 'strike stop'))).toMatchObject({ ask: 'decide', removed: [] });
});

test('resist.moving-an-enemy: to another Available Mission only', () => {
  const row = [
    ...guarded.slice(0, 1),
    'barracks',
    'villa',
    { mission: 'bunker' as const, failed: true as const },
  ] as const;
  const moving = after(attacking({ hand: ['adela'], row }), 'play:adela:hidden use');
  expect(refused(moving, 'shift:guard-2:border')).toEqual(['not-another-mission']);
  expect(refused(moving, 'shift:guard-2:bunker')).toEqual(['mission-failed']);
  expect(refused(moving, 'shift:guard-1:villa')).toEqual(['enemy-not-here']);
});

test('resist.weakening: all here with 2 or more have 1 less, never below 1 (C35) (E07)', () => {
  const up = ['guard-1', 'military-3', 'engineer-2'] as const;
  const attack = attacking({ hand: ['benigno'], row: [{ mission: 'border', up }, ...OTHERS] });
  const used = after(attack, 'play:benigno:revealed use');
  expect(state(used).defense).toEqual({
    'guard-1': 1,
    'military-3': 3,
    'engineer-2': 1,
    mission: 3,
  });
});

test('resist.weakening: not offered where nobody has 2; whoever moves away loses the −1', () => {
  const weak = attacking({
    hand: ['benigno'],
    row: [{ mission: 'border', up: ['guard-1'] }, ...OTHERS],
  });
  expect(state(after(weak, 'play:benigno:revealed')).ask).toBe('attack');
  const attack = attacking({ hand: ['benigno', 'adela'], row: guarded });
  const moved = after(
    attack,
    'play:benigno:revealed use play:adela:hidden use shift:military-3:villa',
  );
  expect(state(moved).defense).toEqual({ 'guard-2': 1, mission: 3 });
});

test('resist.turning-up-actions: all of one Mission, or one or two and one of those discarded (C51)', () => {
  const row = [
    {
      mission: 'border' as const,
      down: ['guard-1' as const, 'grunt-1' as const, 'military-1' as const],
    },
    ...OTHERS,
  ];
  const plan = planning({ hand: ['manuel', 'domingo'], row });
  expect(
    state(
      after(
        plan,
        'play:manuel:hidden use at:border reveal:guard-1 reveal:grunt-1 reveal:military-1',
      ),
    ),
  ).toMatchObject({ ask: 'plan' });
  const turned = after(plan, 'play:domingo:hidden use at:border turn:2 reveal:grunt-1');
  expect(legalIn(turned)).toEqual(['turn:1', 'turn:2', 'stop']);
  const two = after(turned, 'turn:2 reveal:military-1');
  expect(legalIn(two)).toEqual(['discard:military-1', 'discard:grunt-1']);
  expect(state(after(two, 'discard:military-1')).row[0]).toMatchObject({
    up: ['grunt-1'],
    down: ['guard-1'],
  });
});

test('resist.turning-up-actions: one at least, only what lies face down, only one just turned up', () => {
  const row = [
    { mission: 'border' as const, up: ['military-2' as const], down: ['guard-1' as const] },
    { mission: 'villa' as const },
    'barracks',
    'bunker',
  ] as const;
  const named = after(planning({ hand: ['pilar'], row }), 'play:pilar:hidden use');
  expect(refused(named, 'at:villa')).toEqual(['nothing-face-down']);
  const turning = after(named, 'at:border');
  expect(refused(turning, 'stop')).toEqual(['turn-one-first']);
  expect(refused(turning, 'turn:2')).toEqual(['no-such-face-down']);
  expect(refused(after(turning, 'turn:1 reveal:guard-1'), 'discard:military-2')).toEqual([
    'not-just-turned-up',
  ]);
});

test('resist.drawing-actions: one card, two cards, two for somebody discarded (C06)', () => {
  const plan = planning({ hand: ['jacinto', 'abel', 'spy'], top: ['celia', 'carlos'] });
  const used = after(plan, 'play:jacinto:revealed use');
  expect(refused(used, 'discard:spy')).toEqual(['not-in-hand']);
  expect(state(after(used, 'discard:abel draw:celia draw:carlos')).hand).toEqual([
    'carlos',
    'celia',
    'spy',
  ]);
});

test('resist.drawing-actions: no card beyond those asked for', () => {
  const drawn = after(
    planning({ hand: ['manuela'], top: ['celia', 'carlos'] }),
    'play:manuela:hidden use draw:celia',
  );
  expect(refused(drawn, 'draw:carlos')).toEqual(['other-question']);
});

test('resist.sifting: three at most are looked at, discards first, then tops (C22) (C30)', () => {
  const plan = planning({ thin: true, hand: ['juana'], top: ['abel', 'spy'] });
  const looked = after(plan, 'play:juana:hidden use look:abel look:spy');
  expect(legalIn(looked)).toEqual(['discard:abel', 'discard:spy', 'top:abel', 'top:spy']);
  expect(refused(after(looked, 'top:abel'), 'discard:spy')).toEqual(['top-has-begun']);
  expect(refused(looked, 'top:celia')).toEqual(['not-looked-at']);
});

test('resist.sifting: Recruits go to the bottom, Enemies to their discard', () => {
  const plan = planning({
    hand: ['ramona', 'roberto'],
    recruitTop: ['abel', 'celia', 'pilar'],
    enemyTop: ['guard-1', 'guard-2', 'guard-3'],
  });
  const recruits = after(plan, 'play:ramona:hidden use look:abel look:celia look:pilar');
  expect(refused(recruits, 'discard:abel')).toEqual(['other-pile']);
  expect(state(after(recruits, 'bottom:abel top:pilar top:celia')).recruitDeck).toMatchObject({
    top: ['celia', 'pilar'],
    bottom: ['abel'],
  });
  const enemies = after(
    plan,
    'play:roberto:hidden use look:guard-1 look:guard-2 look:guard-3 discard:guard-3 top:guard-2 top:guard-1',
  );
  expect(state(enemies)).toMatchObject({
    enemyDiscard: ['guard-3'],
    enemyDeck: { top: ['guard-1', 'guard-2'] },
  });
});

test('resist.spy-actions: a Spy in hand is discarded for a card, or removed (E11) (E12)', () => {
  const plan = planning({ hand: ['antonio', 'manuel', 'spy'], top: ['celia'] });
  const cycled = after(plan, 'play:antonio:hidden use draw:celia');
  expect(state(cycled)).toMatchObject({ hand: ['celia', 'manuel'], hiddenDiscard: ['spy'] });
  expect(state(after(plan, 'play:manuel:revealed use'))).toMatchObject({ removed: ['spy'] });
});

test('resist.spy-actions: not without a Spy in hand', () => {
  const plan = planning({ hand: ['antonio', 'celia', 'manuel', 'manuela'] });
  for (const play of ['antonio:hidden', 'celia:hidden', 'manuel:revealed', 'manuela:revealed']) {
    expect(state(after(plan, `play:${play}`)).ask).toBe('plan');
  }
});

test('resist.calling-back: a card of the Revealed pile, into hand or on the Hidden deck', () => {
  const plan = planning({ hand: ['celia', 'juana'], pile: ['abel', 'pilar'] });
  const called = after(plan, 'play:celia:revealed use take:abel');
  expect(state(called)).toMatchObject({ hand: ['abel', 'juana'], revealedPile: ['pilar'] });
  expect(state(after(called, 'play:juana:revealed use take:pilar')).hiddenDeck.top).toEqual([
    'pilar',
  ]);
});

test('resist.calling-back: nobody who is not there, nothing from an empty pile', () => {
  const plan = planning({ hand: ['celia'], pile: ['abel'] });
  expect(refused(after(plan, 'play:celia:revealed use'), 'take:pilar')).toEqual([
    'not-in-revealed-pile',
  ]);
  expect(state(after(planning({ hand: ['celia'] }), 'play:celia:revealed')).ask).toBe('plan');
});

test('resist.recruiting: one of three on the Hidden deck, the others back on top', () => {
  const plan = planning({ hand: ['antonio'], recruitTop: ['abel', 'celia', 'pilar'] });
  const picked = after(
    plan,
    'play:antonio:revealed use look:abel look:celia look:pilar pick:celia',
  );
  expect(legalIn(picked)).toEqual(['top:abel', 'top:pilar']);
  const put = after(picked, 'top:pilar top:abel');
  expect(state(put)).toMatchObject({
    hiddenDeck: { top: ['celia'] },
    recruitDeck: { top: ['abel', 'pilar'] },
  });
});

test('resist.recruiting: the top Recruit into hand; nothing where none is left', () => {
  const attack = attacking({ hand: ['ramona'], recruitTop: ['abel'], row: BORDER });
  expect(state(after(attack, 'play:ramona:revealed use recruit:abel')).hand).toEqual(['abel']);
  expect(
    state(after(attacking({ thin: true, hand: ['ramona'], row: BORDER }), 'play:ramona:revealed'))
      .ask,
  ).toBe('attack');
});

test('resist.copying: the hidden action of another, used or not, chosen anew, counted once more (C23)', () => {
  const attack = attacking({ hand: ['abel', 'nicolas', 'emilio'], row: BORDER });
  const copied = after(
    attack,
    'play:abel:hidden use play:nicolas:revealed play:emilio:hidden use copy:abel strike',
  );
  expect(state(copied).strength).toBe(1 + 4 + 0 + 1 + 1);
});

test('resist.copying: nobody revealed, no tag that does not fit, nothing that cannot be done in full (E23)', () => {
  const attack = attacking({
    hidden: ['manuela', 'adolfo', 'abel'],
    revealed: ['nicolas'],
    hand: ['emilio'],
    row: BORDER,
  });
  const copying = after(attack, 'play:emilio:hidden use');
  expect(legalIn(copying)).toEqual(['copy:abel']);
  expect(refused(copying, 'copy:manuela')).toEqual(['nothing-to-copy']);
  expect(refused(copying, 'copy:nicolas')).toEqual(['nothing-to-copy']);
  expect(refused(copying, 'copy:adolfo')).toEqual(['nothing-to-copy']);
  expect(
    state(
      after(attacking({ hidden: ['carlos'], hand: ['emilio'], row: BORDER }), 'play:emilio:hidden'),
    ).ask,
  ).toBe('attack');
});

test('resist.mission-actions: Ricardo halves the Defense, rounded up (E09)', () => {
  for (const [mission, defense] of [
    ['bunker', 3],
    ['barracks', 2],
    ['railroad-bridge', 4],
  ] as const) {
    const attack = attacking({
      hand: ['ricardo'],
      row: [{ mission }, 'villa', 'valley', 'officer'],
    });
    expect(state(after(attack, 'play:ricardo:revealed use')).defense).toEqual({ mission: defense });
  }
});

test('resist.mission-actions: Pilar takes the whole text off the Mission, good or bad, of Enemies nothing (E14)', () => {
  const row = [
    { mission: 'villa' as const, up: ['jailor-2' as const] },
    'border',
    'barracks',
    'bunker',
  ] as const;
  const plan = planning({ hand: ['pilar', 'nicolas', 'roberto'], row });
  const struck = after(
    plan,
    'play:pilar:revealed use attack:villa play:nicolas:revealed play:roberto:revealed strike',
  );
  expect(state(after(struck, 'defeat:mission'))).toMatchObject({ ask: 'strike', beaten: true });
  expect(state(after(struck, 'defeat:jailor-2')).ask).toBe('recruit');
});
