import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { SOLDIER_IDS } from '#games/les-poilus/data/index.ts';
import {
  leavingOf,
  moveText,
  outcomeOf,
  type Position,
  poilusRules,
  type SetUp,
  type Snapshot,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import {
  aidMachine,
  newsNow,
  newTableSetUp,
  tableProgress,
  visibleAt,
} from '#games/les-poilus/session/index.ts';
import { shownAtTable } from '#games/les-poilus/ui/aid/shown.ts';
import { gamesToPlay, type Step, stepsOf } from '../engine/generated/games.ts';

/*
 * Whole games with open hands, told to the aid as their table saw them: nobody's hand, no tile that lies
 * face down. What everybody can see is the same in both at every moment, and in the end as well.
 */

/** `AID_GAMES=5000` plays so many. */
const GAMES = Number(process.env.AID_GAMES ?? 200);

/** Moments of an open game at which nothing is done that a table sees. */
const UNSEEN = ['deal', 'chaplain', 'remove-tile', 'place-tile'];

function tableOf({ players, soldiers, leader = 0, variant = 'normal', options = {} }: SetUp) {
  const others = SOLDIER_IDS.filter((id) => !soldiers.includes(id));
  const five = [...soldiers, ...others].slice(0, 5);
  const draft = { ...newTableSetUp(), players, soldiers: five, leader, variant, options };
  const actor = createActor(aidMachine, { input: { seed: 'table', resume: draft } }).start();
  actor.send({ type: 'start' });
  const context = () => actor.getSnapshot().context;
  const position = (): Position => {
    const { replayed } = context();
    if (!replayed) throw new Error('no game is running');
    return replayed.position;
  };
  const state = () => snapshotOf(position());
  let told = 0;
  const steps = () => context().game?.steps ?? [];
  /** What has one answer is filled in before the table says it: then it says just that. */
  const tell = (move: string) => {
    told++;
    if (steps().length < told) {
      actor.send({ type: 'move', move });
      const { rejected } = context();
      if (rejected.length > 0) throw new Error(`${move}: ${JSON.stringify(rejected)}`);
    }
    expect(steps()[told - 1]).toMatchObject({ move });
  };
  /** Whether more has been filled in than the table has said. */
  const isAhead = () => steps().length > told;
  const othersKeep = () => {
    actor.send({ type: 'othersKeep' });
    while (JSON.stringify(steps()[told]) === '{"move":"keep"}') told++;
  };
  return { actor, context, position, state, tell, isAhead, othersKeep };
}

type Table = ReturnType<typeof tableOf>;

/** What everybody at a table can see of it. */
function visible({ players, chaplain, ...state }: Snapshot) {
  const seen = ({ tileIds: _, placedTile: __, ...rest }: Snapshot['players'][number]) => ({
    ...rest,
    cards: null,
  });
  return {
    ...state,
    players: players.map(seen),
    chaplain: chaplain && { tiles: chaplain.tiles, placed: chaplain.placed },
  };
}

/** What can be done without a look at a hand. */
const inTheOpen = (position: Position) =>
  poilusRules
    .legalMoves(position)
    .filter((move) => !/^(play|discard|reveal|draw)\b/.test(move))
    .toSorted();

/** Everybody who can be in and out: who may fall back, must or may not, and by which cards. */
const leaving = (position: Position) => {
  const { players } = snapshotOf(position);
  return players.map((player, seat) => player.in && leavingOf(position, seat));
};

/** Tells the table's move, and all that the table does before the next one. */
function follow(
  table: Table,
  { before, move, position, events }: Step,
  lying: Map<number, string>,
) {
  const text = moveText(move);
  const [word, tile = ''] = text.split(':');
  const { phase, turn } = snapshotOf(before);
  if (word === 'place') lying.set(turn ?? 0, tile);
  if (word === 'chaplain') lying.set(snapshotOf(before).players.length, tile);
  if (!UNSEEN.includes(phase)) {
    // Those whom the open rules do not ask keep their cards as well.
    while (phase === 'speech' && table.state().turn !== turn) table.tell('keep');
    table.tell(text);
  }
  const after = snapshotOf(position).phase;
  if (after !== 'speech' && table.state().phase === 'speech') table.othersKeep();
  const hasEnded = events.some(({ type }) => /^mission-(failed|succeeded)$/.test(type));
  if (hasEnded) {
    lookAtNews(table, { before, position }, true);
    const seats = [...lying.keys()].toSorted((one, other) => one - other);
    for (const seat of seats) table.tell(`reveal:${seat}:${lying.get(seat)}`);
    lying.clear();
  }
  // The table goes on as soon as somebody has left; in the open game their tile is still to be laid.
  if (!/-tile$/.test(after) && !table.isAhead()) lookAtNews(table, { before, position }, hasEnded);
}

const held = ({ hand, hardships }: Snapshot['players'][number]) => ({ hand, hardships });

/** The table looks at its news; each shows the table as it lies then. */
function lookAtNews(
  table: Table,
  { before, position }: Pick<Step, 'before' | 'position'>,
  hasEnded: boolean,
) {
  const [was, is] = [before, position].map(snapshotOf);
  for (let news = newsNow(table.context()); news; news = newsNow(table.context())) {
    const shown = shownAtTable(table.context(), table.state());
    if (news === 'ended') expect(hasEnded).toBe(true);
    expect(shown.players.map(held)).toEqual(is.players.map(held));
    // Morale drops and the lead is passed when all else has been looked at.
    const { trials, morale, leader, mission } = news === 'dropped' ? is : was;
    expect(shown).toMatchObject({ morale, leader, mission });
    if (news === 'dropped') expect(shown.trials).toBe(trials);
    table.actor.send({ type: 'continue' });
  }
}

/** Takes back the last decision, does it again, and goes on from what is kept: nothing is different. */
function goesBackAndForth(table: Table) {
  const now = table.context().game?.steps;
  const { value } = table.actor.getSnapshot();
  table.actor.send({ type: 'undo' });
  expect(table.context().game?.steps.length).toBeLessThan(now?.length ?? 0);
  table.actor.send({ type: 'redo' });
  expect(table.context().game?.steps).toEqual(now);
  expect(table.actor.getSnapshot().value).toEqual(value);
  const resume = tableProgress(table.context());
  const again = createActor(aidMachine, { input: { seed: 'again', ...(resume && { resume }) } });
  expect(again.getSnapshot().value).toEqual(value);
}

test('les-poilus.secret-hands: whole games are told to the aid, which sees at every step what their table sees', () => {
  const compared = new Map<string, number>();
  fc.assert(
    fc.property(gamesToPlay, (game) => {
      const table = tableOf(game.setUp);
      const lying = new Map<number, string>();
      let end: Position | undefined;
      for (const step of stepsOf(game)) {
        follow(table, step, lying);
        const { position } = step;
        const { phase, turn } = snapshotOf(position);
        end = position;
        if (UNSEEN.includes(phase) || table.isAhead()) continue;
        const times = (compared.get(phase) ?? 0) + 1;
        compared.set(phase, times);
        while (phase === 'speech' && table.state().turn !== turn) table.tell('keep');
        expect(visible(table.state())).toEqual(visible(visibleAt(position)));
        if (phase !== 'action') continue;
        expect(inTheOpen(table.position())).toEqual(inTheOpen(position));
        expect(leaving(table.position())).toEqual(leaving(position));
        if (times % 29 === 0) goesBackAndForth(table);
      }
      const { outcome } = table.context().replayed ?? {};
      expect(outcome).toBeDefined();
      expect(outcome).toEqual(end && outcomeOf(end));
    }),
    { numRuns: GAMES },
  );
  // Every question of a table was among them.
  const asked = ['action', 'bonus', 'christmas', 'clumsy', 'intensity', 'over', 'speech', 'trap'];
  expect([...compared.keys()].toSorted()).toEqual(asked);
});
