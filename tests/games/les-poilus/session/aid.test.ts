import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  asItsTableSaw,
  dealtSetUp,
  dropFor,
  leavingOf,
  moveText,
  newGame,
  outcomeOf,
  parseMove,
  play,
  poilusRules,
  snapshotOf,
  tableOf,
  threatsOn,
} from '#games/les-poilus/engine/index.ts';
import { saidOfStep } from '#games/les-poilus/i18n/aid.ts';
import {
  aidMachine,
  aidSaveFormat,
  correctTable,
  newsNow,
  newTableSetUp,
  type TableSetUpInProgress,
  tableProgress,
  withActionOf,
  withSoldier,
} from '#games/les-poilus/session/index.ts';
import { shownAtTable } from '#games/les-poilus/ui/aid/shown.ts';
import { savesOf } from '#play/saves/save.ts';
import { randomFrom } from '#shared/random.ts';

const NAMES = ['Ana', 'Otto', 'Marie', 'Jules', 'Luc'];

/** A table of some players at the first question of its first mission. */
function table(change: Partial<TableSetUpInProgress> = {}) {
  const draft = { ...newTableSetUp(), names: NAMES, ...change };
  const actor = createActor(aidMachine, { input: { seed: 'table', resume: draft } }).start();
  actor.send({ type: 'start' });
  const now = () => actor.getSnapshot();
  const game = () => {
    const { replayed } = now().context;
    if (!replayed) throw new Error('no game is running');
    return replayed;
  };
  return {
    now,
    state: () => snapshotOf(game().position),
    game,
    send: actor.send,
    /** What the table tells, one after the other; nothing of it may be refused. */
    tell(...moves: string[]) {
      for (const move of moves) {
        actor.send({ type: 'move', move });
        expect(now().context.rejected, move).toEqual([]);
      }
    },
    goOn: () => actor.send({ type: 'continue' }),
  };
}

type AtTable = ReturnType<typeof table>;

const isIn = (at: AtTable, state: string | Record<string, unknown>): boolean =>
  at.now().matches({ playing: state } as never);

test('les-poilus.setup-decks: Trials 25 and Morale 34; for veterans 30 and 29', () => {
  expect(table().state()).toMatchObject({ trials: 25, morale: 34 });
  expect(table({ variant: 'veteran' }).state()).toMatchObject({ trials: 30, morale: 29 });
});

test('les-poilus.active-threats: a trauma of somebody still in is the third Night', () => {
  const at = table();
  at.tell('intensity:3', 'play:trauma-night', 'play:night-shell');
  expect(at.state().active.night).toBe(2);
  at.tell('play:night-gas');
  expect(isIn(at, 'ended')).toBe(true);
  expect(at.game().events.flat()).toContainEqual(
    expect.objectContaining({ type: 'mission-failed', kind: 'night' }),
  );
});

/** The table as it lies while everybody looks at how the mission ended. */
const shownWhenEnded = (at: AtTable) => {
  expect(isIn(at, 'ended')).toBe(true);
  return shownAtTable(at.now().context, at.state());
};

test('les-poilus.mission-failure: the last card is out of its hand, and nobody can act', () => {
  const at = table();
  at.tell('intensity:3', 'play:trauma-night', 'play:night-shell', 'play:night-gas');
  const { players, noMansLand, trials, turn, acting, phase } = shownWhenEnded(at);
  expect(players.map(({ hand }) => hand)).toEqual([2, 2, 2]);
  expect(players[0].hardships).toEqual(['trauma-night']);
  expect({ noMansLand, trials }).toEqual({ noMansLand: ['night-shell', 'night-gas'], trials: 16 });
  expect({ turn, acting, phase }).toEqual({ turn: null, acting: null, phase: 'reveal' });
});

test('les-poilus.trap: a card turned up that fails the mission is out of the Trials, not of a hand', () => {
  const at = table();
  at.tell('intensity:3', 'play:night-shell', 'play:night-gas-trap', 'draw:night-whistle');
  const { players, noMansLand, trials } = shownWhenEnded(at);
  expect(players.map(({ hand }) => hand)).toEqual([2, 2, 3]);
  expect(noMansLand).toEqual(['night-shell', 'night-gas-trap', 'night-whistle']);
  expect(trials).toBe(15);
});

test('les-poilus.mission-success: whoever fell back last is out, and has laid a tile', () => {
  const at = table();
  at.tell('intensity:3', 'fall-back', 'fall-back', 'fall-back');
  const { players } = shownWhenEnded(at);
  expect(players.map((player) => player.in)).toEqual([false, false, false]);
  expect(players.map(({ tiles }) => tiles)).toEqual([2, 2, 2]);
});

test('les-poilus.out-of-the-mission: the trauma of whoever has fallen back no longer counts', () => {
  const at = table();
  at.tell('intensity:3', 'play:trauma-night', 'play:night-shell', 'play:gas-whistle', 'fall-back');
  expect(at.state().active.night).toBe(1);
  at.tell('play:night-gas');
  expect(isIn(at, { asking: 'action' })).toBe(true);
});

test('les-poilus.trap: a trap that is told is asked for, and its own card sets off none', () => {
  const at = table();
  at.tell('intensity:3', 'play:night-gas-trap');
  expect(isIn(at, { asking: 'trap' })).toBe(true);
  expect(at.state().trials).toBe(16);
  at.tell('draw:rain-whistle-trap');
  expect(isIn(at, { asking: 'action' })).toBe(true);
  expect(at.state()).toMatchObject({ trials: 15, turn: 1 });
});

test('les-poilus.discovery: the mark of a trap is told, and nothing is turned up', () => {
  const at = table({ variant: 'discovery' });
  at.tell('intensity:3', 'play:night-gas-trap');
  expect(isIn(at, { asking: 'action' })).toBe(true);
  expect(at.state()).toMatchObject({ noMansLand: ['night-gas-trap'], turn: 1 });
});

test('les-poilus.speech: the others keep, with one word for all of them', () => {
  const at = table({ players: 4, soldiers: newTableSetUp().soldiers });
  endFirstMission(at);
  const speaker = at.state().players.findIndex(({ speech }) => speech === 1);
  expect(speaker).toBe(0);
  at.tell(
    'intensity:1',
    ...['play:rain-gas', 'play:snow-gas', 'play:night-whistle'],
    'speech:rain',
  );
  expect(isIn(at, { asking: 'speech' })).toBe(true);
  const before = at.state().players.map(({ hand }) => hand);
  at.send({ type: 'othersKeep' });
  expect(isIn(at, { asking: 'speech' })).toBe(false);
  expect(at.state().players.map(({ hand }) => hand)).toEqual(before);
});

/** Four fall back at once with three cards each: no support but what is told here. */
function endFirstMission(at: AtTable): void {
  at.tell('intensity:3', 'fall-back', 'fall-back', 'fall-back', 'fall-back');
  at.goOn();
  at.tell('reveal:0:left', 'reveal:1:left', 'reveal:2:left', 'reveal:3:left');
  at.goOn();
  at.goOn();
}

test('les-poilus.majority: one tile each is a tie, and nobody is helped', () => {
  const at = table();
  at.tell('intensity:3', 'fall-back', 'fall-back', 'fall-back');
  at.goOn();
  at.tell('reveal:0:left', 'reveal:1:left', 'reveal:2:left');
  expect(newsNow(at.now().context)).toBe('supported');
  expect(at.game().events.flat()).toContainEqual(
    expect.objectContaining({ type: 'support-tied', most: 1 }),
  );
});

test('les-poilus.support-bonus: two tiles against one, and the one helped is asked', () => {
  const at = table();
  at.tell('intensity:3', 'play:gas-whistle', 'play:mute', 'play:night-rain');
  at.tell('fall-back', 'fall-back', 'fall-back');
  at.goOn();
  at.tell('reveal:0:left', 'reveal:1:left', 'reveal:2:right');
  expect(isIn(at, { asking: 'bonus' })).toBe(true);
  expect(poilusRules.legalMoves(at.game().position).toSorted()).toEqual(['done', 'heal:mute']);
  at.tell('heal:mute');
  expect(isIn(at, 'dropped')).toBe(true);
});

test('les-poilus.morale-drop: three at least, all hands otherwise, one more for Demoralised', () => {
  expect([dropFor(2, false), dropFor(2, true)]).toEqual([3, 4]);
  expect([dropFor(5, false), dropFor(5, true)]).toEqual([5, 6]);
});

test('les-poilus.next-leader: after the drop the lead and a speech token are passed', () => {
  const at = table();
  at.tell('intensity:3', 'fall-back', 'fall-back', 'fall-back');
  at.goOn();
  at.tell('reveal:0:left', 'reveal:1:left', 'reveal:2:left');
  at.goOn();
  expect(isIn(at, 'dropped')).toBe(true);
  expect(at.state()).toMatchObject({
    morale: 25,
    trials: 25,
    leader: 1,
    speechPool: 4,
    mission: 2,
  });
  expect(at.state().players[0].speech).toBe(1);
  at.goOn();
  expect(isIn(at, { asking: 'intensity' })).toBe(true);
});

test('les-poilus.fearful: a lone fall back is filled in, and undone with what led to it', () => {
  const at = table();
  at.tell('intensity:3', 'play:fearful', 'play:night-shell', 'play:night-gas');
  expect(at.state().players.map((player) => player.in)).toEqual([false, true, true]);
  at.send({ type: 'undo' });
  expect(at.state()).toMatchObject({ noMansLand: ['night-shell'], turn: 2 });
});

test('les-poilus.stubborn: what holds somebody in is named, by its card', () => {
  const at = table();
  at.tell('intensity:3', 'play:stubborn', 'play:fragile');
  const { position } = at.game();
  expect(leavingOf(position, 0)).toMatchObject({
    falls: 'may-not',
    because: [{ code: 'stubborn-stays' }, { code: 'fragile-needs-company' }],
  });
  expect(leavingOf(position, 1)).toEqual({ falls: 'may', because: [] });
  expect(leavingOf(position, 2)).toMatchObject({
    falls: 'may-not',
    because: [{ code: 'fragile-needs-company' }],
  });
});

test('les-poilus.threat: six kinds on one card are one of each', () => {
  expect(threatsOn(['all-six', 'night-shell', 'trauma-night'])).toEqual({
    night: 3,
    snow: 1,
    rain: 1,
    shell: 2,
    gas: 1,
    whistle: 1,
  });
});

test('a card is said aloud, with the alarm at two and the failure at three', () => {
  const at = table();
  at.tell('intensity:3', 'play:night-shell', 'play:night-gas');
  const said = () => {
    const { events, positions } = at.game();
    const step = events.findLastIndex((all) => all.some(({ type }) => type === 'threat-played'));
    return saidOfStep(events[step], positions[step + 1]);
  };
  expect(said()).toBe('Night and Gas. Alarm: Night. One more fails.');
  at.tell('play:night-snow');
  expect(said()).toBe('Night and Snow. The third Night: the mission fails.');
});

test('a misdeal is corrected: the Trials take up the difference, and the mission goes on', () => {
  const at = table();
  at.tell('intensity:3', 'play:night-shell');
  const made = correctTable(tableOf(at.game().position), { seat: 1, player: { hand: 4 } });
  expect(made).toMatchObject({ adjusted: ['trials'], faults: [] });
  at.send({ type: 'correct', board: made.table });
  expect(at.state()).toMatchObject({ trials: 15, turn: 1 });
  expect(at.state().players[1].hand).toBe(4);
  at.send({ type: 'undo' });
  expect(at.state().players[1].hand).toBe(3);
});

test('les-poilus.three-of-a-kind: a correction that would fail the mission is refused with its rule', () => {
  const at = table();
  at.tell('intensity:3', 'play:night-shell');
  const lying = ['night-shell', 'night-gas', 'night-whistle'];
  const { faults } = correctTable(tableOf(at.game().position), { noMansLand: lying });
  expect(faults).toMatchObject([
    { code: 'mission-has-failed', rule: 'les-poilus.three-of-a-kind' },
  ]);
});

test('a trap told by mistake is left behind: the mission goes on with somebody’s action', () => {
  const at = table();
  at.tell('intensity:3', 'play:night-gas-trap');
  const { table: made, faults } = withActionOf(tableOf(at.game().position), 2);
  expect(faults).toEqual([]);
  at.send({ type: 'correct', board: made });
  expect(isIn(at, { asking: 'action' })).toBe(true);
  expect(at.state().turn).toBe(2);
});

test('a game and a set-up come back as they were kept', () => {
  const at = table();
  at.tell('intensity:3', 'play:night-shell');
  const { schema } = savesOf(aidSaveFormat);
  const kept = (progress: unknown) => ({ version: 1, id: 'one', begun: 1, changed: 2, progress });
  const save = kept(tableProgress(at.now().context));
  expect(v.parse(schema, JSON.parse(JSON.stringify(save)))).toEqual(save);
  const draft = kept({ ...newTableSetUp(), names: NAMES });
  expect(v.parse(schema, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('a new game begins with the same people at their places', () => {
  const at = table({ players: 4 });
  at.send({ type: 'newGame', seed: 'again' });
  expect(at.now().context.draft).toMatchObject({ players: 4, names: NAMES });
});

test('a soldier that is wanted at another seat changes places', () => {
  const [moreau, bideau, ...others] = newTableSetUp().soldiers;
  expect(withSoldier([moreau, bideau, ...others], 0, bideau)).toEqual([bideau, moreau, ...others]);
  expect(withSoldier([moreau, bideau, ...others], 0, 'bonticelli')[0]).toBe('bonticelli');
});

/** A whole game with open hands by chance, and what its table saw of it. */
function seenGame(seed: string, players: number) {
  const below = randomFrom(seed);
  const setUp = dealtSetUp({ players, variant: 'normal', options: {}, seed });
  let position = newGame(setUp);
  const moves: number[] = [];
  while (!outcomeOf(position)) {
    const all = poilusRules.legalMoves(position);
    const parsed = parseMove(
      poilusRules.turn(position).chance
        ? poilusRules.drawChanceMove(position)
        : all[below(all.length)],
    );
    if ('fault' in parsed) throw new Error('no move');
    moves.push(parsed.move);
    position = play(position, parsed.move).position;
  }
  return asItsTableSaw(setUp, moves);
}

test.each([2, 3, 4, 5])(
  'whole games of %i are told to their end, with what has one answer filled in',
  (players) => {
    for (let n = 0; n < 4; n++) {
      const { setUp, moves, outcome } = seenGame(`told ${n}`, players);
      const resume = {
        game: { setUp, steps: [], owners: { deck: 'visitor' }, seen: 0 },
        names: NAMES,
      };
      const actor = createActor(aidMachine, { input: { seed: 'told', resume } as never }).start();
      const steps = () => actor.getSnapshot().context.game?.steps ?? [];
      for (const [at, move] of moves.entries()) {
        for (let looks = 0; looks < 3 && newsNow(actor.getSnapshot().context); looks++) {
          actor.send({ type: 'continue' });
        }
        if (steps().length <= at) actor.send({ type: 'move', move: moveText(move) });
      }
      expect(steps()).toEqual(
        moves.map((move) => expect.objectContaining({ move: moveText(move) })),
      );
      expect(actor.getSnapshot().context.replayed?.outcome).toEqual(outcome);
    }
  },
);
