import { expect, test } from 'vitest';
import { poilusAdvisor } from '#games/les-poilus/coach/index.ts';
import { CARD_COPIES, CARD_IDS } from '#games/les-poilus/data/index.ts';
import { dealtSetUp, newGame, type Position, poilusRules } from '#games/les-poilus/engine/index.ts';
import { type PoilusGame, poilusReviewer } from '#games/les-poilus/review/index.ts';
import { Reviewing } from '#play/review/review.ts';
import { at, playAll, type Seated } from '../engine/tables.ts';

/** A coach in a hurry. */
const coach: Parameters<typeof poilusReviewer>[1] = {
  outlook: async ({ lines, ...asked }) =>
    poilusAdvisor.tasks.outlook({ ...asked, lines: lines / 40 }),
  ranking: async ({ lines, ...asked }) =>
    poilusAdvisor.tasks.ranking({ ...asked, lines: lines / 40 }),
};

function gameOf(start: Position, moves: readonly string[]): PoilusGame {
  const positions = [start];
  for (const move of moves) positions.push(playAll(positions[positions.length - 1], move).position);
  return { positions, moves };
}

async function reviewed(game: PoilusGame) {
  const reviewing = new Reviewing(poilusReviewer(game, coach), () => {}, 2);
  expect(await reviewing.goOn()).toBe(true);
  return reviewing.progress().review;
}

/** So few Morale cards that any drop raises the Monument (les-poilus.morale-drop: three at least). */
const MORALE = 3;

/** A table in the last mission there can be: whatever is not named has left the game. */
function lastMission(parts: {
  readonly seats: readonly Seated[];
  readonly noMansLand?: readonly string[];
  /** Cards that nobody has seen: Trials and Morale. */
  readonly unseen: readonly string[];
}): Position {
  const { seats, noMansLand = [], unseen } = parts;
  const here = [...unseen, ...noMansLand, ...seats.flatMap(({ cards = [] }) => cards)];
  const removed = CARD_IDS.flatMap((id, n) => {
    const used = here.filter((card) => card === id).length;
    return Array<string>(CARD_COPIES[n] - used).fill(id);
  });
  return at({ seats, noMansLand, removed, trials: unseen.length - MORALE });
}

/** A game that goes on with these moves, and then with whatever is listed first, to its end. */
function playedOn(start: Position, first: readonly string[]): PoilusGame {
  const moves = [...first];
  let { positions } = gameOf(start, first);
  for (let now = positions[positions.length - 1]; poilusRules.outcome(now) === undefined; ) {
    moves.push(
      poilusRules.turn(now).chance
        ? poilusRules.drawChanceMove(now)
        : poilusRules.legalMoves(now)[0],
    );
    now = playAll(now, moves[moves.length - 1]).position;
    positions = [...positions, now];
  }
  return { positions, moves };
}

test('les-poilus.winning: peace passed over with the last card in hand is a choice, for certain', async () => {
  const start = lastMission({
    seats: [{ cards: ['night-gas'], charm: false }, { in: false }],
    unseen: ['snow-shell', 'snow-shell', 'rain-shell'],
  });
  const game = playedOn(start, ['fall-back']);
  expect(poilusRules.outcome(game.positions[game.moves.length])).toMatchObject({
    reason: 'monument',
  });
  const { mistakes, sums } = await reviewed(game);
  expect(mistakes).toMatchObject([
    { step: 0, played: 'fall-back', better: 'play:night-gas', best: { win: 1 }, other: { win: 0 } },
  ]);
  expect(sums).toMatchObject({ start: 1, end: 0, choices: -1, luck: 0, rest: 0 });
});

test('les-poilus.traps: a game lost by the card a trap turned up is lost by luck', async () => {
  const start = lastMission({
    seats: [{ cards: ['night-gas-trap'], charm: false }, { in: false }],
    noMansLand: ['snow-gas', 'snow-whistle'],
    unseen: ['snow-shell', 'rain-whistle', 'rain-shell', 'rain-shell'],
  });
  const game = playedOn(start, ['play:night-gas-trap', 'draw:snow-shell']);
  const { mistakes, luck, sums } = await reviewed(game);
  expect(mistakes).toEqual([]);
  expect(luck).toMatchObject([{ step: 1, until: 2, after: 0 }]);
  // A third Snow: one of the four cards nobody has seen. The coach in a hurry played 50 games.
  const error = Math.sqrt((0.75 * 0.25) / 50);
  expect(Math.abs(luck[0].before - 3 / 4)).toBeLessThan(3 * error);
  expect(sums).toMatchObject({ end: 0, luck: -luck[0].before });
  // To lay it is what the convention does as well: whatever it seems to change is the error of two looks.
  expect(Math.abs(sums.choices)).toBeLessThan(3 * Math.SQRT2 * error);
});

test('les-poilus.secret-hands: a choice is judged by what its player sees', async () => {
  const seats = (others: string): readonly Seated[] => [
    { cards: ['night-gas', 'rain-shell'], charm: false },
    { cards: [others], charm: false },
  ];
  const unseen = ['snow-shell', 'snow-shell', 'rain-gas', 'mute'];
  const [one, other] = [
    lastMission({ seats: seats('proud'), unseen: [...unseen, 'stubborn'] }),
    lastMission({ seats: seats('stubborn'), unseen: [...unseen, 'proud'] }),
  ];
  const looks = await Promise.all(
    [one, other].map(async (start) => {
      const game = playedOn(start, ['play:night-gas']);
      return (await poilusReviewer(game, coach).look(0)).moves;
    }),
  );
  expect(looks[0]).toEqual(looks[1]);
});

test('a whole game: all that changed adds up to the end, and it comes to the same again', async () => {
  const setUp = dealtSetUp({ seed: 'sums', players: 3 });
  const start = newGame(setUp);
  const moves: string[] = [];
  for (let now = start; moves.length < 30; now = playAll(now, moves[moves.length - 1]).position) {
    moves.push(
      poilusRules.turn(now).chance
        ? poilusRules.drawChanceMove(now)
        : poilusRules.legalMoves(now)[0],
    );
  }
  const game = gameOf(start, moves);
  const review = await reviewed(game);
  const { sums } = review;
  expect(sums.start + sums.luck + sums.choices).toBeCloseTo(sums.end, 12);
  expect(await reviewed(game)).toEqual(review);
});
