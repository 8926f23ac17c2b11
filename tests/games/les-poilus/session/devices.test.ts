import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { dealHidden } from '#games/les-poilus/coach/deal-hidden.ts';
import {
  CARD_COPIES,
  CARD_IDS,
  SOLDIER_IDS,
  SUPPORT_TILE_IDS,
  THREAT_KINDS,
  VARIANTS,
} from '#games/les-poilus/data/index.ts';
import {
  type Position,
  playerView,
  poilusRules,
  SIGHT_LAYOUT,
  snapshotOf,
} from '#games/les-poilus/engine/index.ts';
import * as cells from '#games/les-poilus/engine/position.ts';
import { mutableCopy, PUBLIC_KNOWN } from '#games/les-poilus/engine/position.ts';
import {
  answersOf,
  deviceView,
  readDeviceView,
  sightFor,
} from '#games/les-poilus/session/index.ts';
import { type Below, randomFrom } from '#shared/random.ts';
import { cases } from '../../../setup/cases.ts';
import { begun, nameOf, statesOf, stepBy } from './stepping.ts';

const bytes = (position: Position, seat: number, isHearing = false) =>
  JSON.stringify(sightFor(position, seat, { isHearing, way: 'round' }));

/** The same table for a seat, with everything it cannot see dealt anew. */
function dealtAnew(position: Position, seat: number, below: Below): Position {
  const dealt = mutableCopy(playerView(position, seat));
  dealHidden(dealt, below);
  // What all saw go below is in other cells of a sight than of a whole game.
  for (const cell of [PUBLIC_KNOWN, PUBLIC_KNOWN + 1]) dealt[cell] = position[cell];
  return dealt as unknown as Position;
}

test('les-poilus.secret-hands: what a device is told is the same however hidden cards lie', () => {
  let compared = 0;
  const games = process.env.CASES ? cases(1000) : 4;
  for (let game = 0; game < games; game++) {
    const below = randomFrom(`anew ${game}`);
    const players = 2 + (game % 4);
    for (const { context } of statesOf({ seed: `anew ${game}`, players })) {
      const position = context.replayed?.position;
      if (!position || poilusRules.turn(position).chance || below(4) > 0) continue;
      for (let seat = 0; seat < players; seat++) {
        const isHearing = snapshotOf(position).phase === 'speech';
        const dealt = dealtAnew(position, seat, below);
        expect(bytes(dealt, seat, isHearing)).toBe(bytes(position, seat, isHearing));
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('les-poilus.speech: while a speech is answered, no device is told who holds such a card', () => {
  const seen = new Set<boolean>();
  for (let seed = 0; seed < 6; seed++) {
    const below = randomFrom(`speech ${seed}`);
    const game = begun({ seed: `speech ${seed}`, players: 4 });
    game.send({ type: 'seats', seats: { own: 0, elsewhere: [1, 2, 3] } });
    for (let n = 0; n < 40 && nameOf(game.state()) !== 'over'; n++) {
      const before = game.state().context;
      const { position } = before.replayed ?? {};
      if (!position || before.hearing) break;
      const [seat] = poilusRules.turn(position).seats;
      const moves = poilusRules.legalMoves(position);
      const speech = moves.filter((move) => move.startsWith('speech:'));
      const move = speech[below(speech.length)] ?? moves[below(moves.length)];
      if (nameOf(game.state()) === 'news') game.send({ type: 'continue' });
      game.send(seat === 0 ? { type: 'move', move } : { type: 'moveElsewhere', seat, move });
      const { context } = game.state();
      if (!context.hearing || !context.replayed) continue;
      // Whether the rules ask anybody at all is hidden too.
      seen.add(snapshotOf(context.replayed.position).phase === 'speech');
      for (let device = 0; device < 4; device++) {
        const told = deviceView(context, device);
        expect(told.cells).toEqual(
          sightFor(position, device, { isHearing: true, way: 'round' }).cells,
        );
        expect(told.news.filter(({ type }) => type === 'card-discarded')).toEqual([]);
        expect(answersOf(context, device).includes('keep')).toBe(
          context.hearing.hearers.includes(device),
        );
      }
      // All answer, in whatever order; nobody's answer shows before the last.
      const { hearers } = context.hearing;
      for (const [place, hearer] of [...hearers].reverse().entries()) {
        const answers = answersOf(game.state().context, hearer);
        game.send({ type: 'answer', seat: hearer, move: answers[0] });
        if (place === hearers.length - 1) break;
        const other = [...hearers].reverse()[place + 1];
        expect(deviceView(game.state().context, other)).toEqual(deviceView(context, other));
      }
      expect(game.state().context.hearing).toBeUndefined();
    }
  }
  expect(seen.has(true)).toBe(true);
});

test('a device’s own rules find the same moves in what it is told as the table', () => {
  const below = randomFrom('told');
  for (const { context } of statesOf({ seed: 'told', players: 3 })) {
    const position = context.replayed?.position;
    if (!position || context.hearing || poilusRules.turn(position).chance || below(3) > 0) continue;
    const [seat] = poilusRules.turn(position).seats;
    if (seat === undefined) continue;
    const told = JSON.parse(JSON.stringify(deviceView(context, seat)));
    const read = readDeviceView(told);
    expect(read?.state.turn).toBe(seat);
    if (read?.view)
      expect(poilusRules.legalMoves(read.view)).toEqual(poilusRules.legalMoves(position));
    const watched = readDeviceView(JSON.parse(JSON.stringify(deviceView(context, undefined))));
    expect(watched?.state.players.every(({ cards }) => cards === null)).toBe(true);
  }
});

test('nothing of seed, deck or steps is told, and what is no sight is not shown', () => {
  const game = begun({ seed: 'a seed that nobody else has', players: 3 });
  const told = deviceView(game.state().context, 1);
  expect(JSON.stringify(told)).not.toContain('nobody else has');
  expect(Object.keys(told).sort()).toEqual(
    ['cells', 'layout', 'names', 'news', 'seat', 'soldiers', 'speech', 'table'].sort(),
  );
  expect(readDeviceView(told)).toBeDefined();
  for (const wrong of [
    {},
    null,
    { ...told, cells: [1, 2, 3] },
    { ...told, seat: 2 },
    // A device with another build.
    { ...told, layout: told.layout + 1 },
    { ...told, cells: told.cells?.map((cell) => (cell === 0 ? 99 : cell)) },
    { ...told, cells: told.cells?.map(() => Number.NaN) },
  ]) {
    expect(readDeviceView(wrong)).toBeUndefined();
  }
});

test('what the cells of a sight mean has the number it was given', () => {
  const said = JSON.stringify([
    ...Object.entries(cells).filter(([, value]) => typeof value !== 'function'),
    ...[cells.hand, cells.handSize, cells.front, cells.charm, cells.soldier, cells.tiles].map(
      (of) => of(1),
    ),
    ...[cells.tileCount, cells.placed, cells.tokens, cells.outrun, cells.need].map((of) => of(1)),
    ...[CARD_IDS, CARD_COPIES, SOLDIER_IDS, SUPPORT_TILE_IDS, THREAT_KINDS, VARIANTS],
  ]);
  const print = createHash('sha256').update(said).digest('hex').slice(0, 16);
  // Where it is another, devices with the build before misread it, and SIGHT_LAYOUT goes up by one; a new name of a
  // cell alone changes the print, and not the number.
  expect([SIGHT_LAYOUT, print]).toEqual([1, '38e40fe1ef777da5']);
});

test('at the end every device is told what the game came to, and what each mission cost', () => {
  const states = [...statesOf({ seed: 'the end', players: 3 })];
  const last = states.at(-1);
  const outcome = last?.context.replayed?.outcome;
  if (!last || !outcome) throw new Error('no end');
  const ends = last.context.replayed?.events
    .flat()
    .filter(({ type }) => type === 'mission-failed' || type === 'mission-succeeded');
  for (const seat of [0, 2, undefined]) {
    const read = readDeviceView(JSON.parse(JSON.stringify(deviceView(last.context, seat))));
    expect(read?.over?.outcome).toEqual(outcome);
    expect(read?.over?.missions).toHaveLength(ends?.length ?? 0);
  }
  const first = states.find(({ context }) => context.replayed);
  expect(first && deviceView(first.context, 1)).not.toHaveProperty('over');
});

test('one with a device is waited for; without one, the device goes round again', () => {
  const game = begun({ seed: 'elsewhere', players: 3 });
  const { position } = game.state().context.replayed ?? {};
  const leader = position ? poilusRules.turn(position).seats[0] : 0;
  const others = [0, 1, 2].filter((seat) => seat !== leader);
  game.send({ type: 'seats', seats: { own: others[0], elsewhere: [leader] } });
  expect(nameOf(game.state())).toBe('elsewhere');
  game.send({ type: 'moveElsewhere', seat: others[0], move: 'intensity:3' });
  expect(nameOf(game.state())).toBe('elsewhere');
  game.send({ type: 'seats', seats: undefined });
  expect(nameOf(game.state())).not.toBe('elsewhere');
  stepBy(game, () => 0);
});
