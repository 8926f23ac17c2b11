import { describe, expect, it } from 'vitest';
import { newGame, tableOf, withoutSecrets } from '#games/maquis/engine/index.ts';
import { historyOf, type Step, statisticsOf } from '#games/maquis/session/index.ts';
import { rankedChoices } from '#games/maquis/ui/coach/my-puzzles/make-puzzle.ts';
import { DRAWING, type MyPuzzle, OWN } from '#games/maquis/ui/coach/my-puzzles/own.ts';
import { ownPuzzleVerdict, readPuzzle } from '#play/puzzles/own-puzzle.ts';
import { isPuzzleId } from '#play/puzzles/own-try.ts';
import { tryOf } from '#play/ui/my-puzzles/own-puzzles.ts';
import { boxed, tableWith } from '../../engine/tables.ts';
import { analysed } from '../../review/analysed.ts';

const position = newGame({
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  seed: 'own',
});

const puzzle: MyPuzzle = {
  version: 1,
  id: 'puzzle abc',
  made: Date.UTC(2026, 10, 21),
  table: withoutSecrets(tableOf(position)),
  played: 'place:doctor',
  moves: rankedChoices(
    analysed([
      { move: 'place:grocer', win: 0.5, standardError: 0.01 },
      { move: 'place:cafe', win: 0.49, standardError: 0.01 },
      { move: 'place:doctor', win: 0.3, standardError: 0.01 },
    ]),
  ),
  isSolved: false,
};

describe("a puzzle from one's own game", () => {
  it('holds nothing that no player knows', () => {
    expect(puzzle.table.unseen?.deck).toBeUndefined();
    expect(puzzle.table.unseen?.random).toBeUndefined();
  });

  it('comes back from storage as it was', () => {
    expect(readPuzzle(OWN.kind, structuredClone(puzzle))).toEqual(puzzle);
  });

  it.each([
    ['of another version', { ...puzzle, version: 2 }],
    ['without a ranking', { ...puzzle, moves: [] }],
    [
      'at a table that cannot be',
      {
        ...puzzle,
        table: { ...puzzle.table, state: { ...puzzle.table.state, safeHouse: 40 } },
      },
    ],
    ['that is no object', 'puzzle'],
    ['that is nothing', undefined],
  ])('one %s is not read', (_, stored) => {
    expect(readPuzzle(OWN.kind, stored)).toBeUndefined();
  });

  it('is played as a game of its own from that moment, and never counted in the statistics', () => {
    const save = tryOf(OWN, puzzle);
    expect(isPuzzleId(save.branchOf?.id)).toBe(true);
    if (!('game' in save.progress)) throw new Error('no game');
    const played = historyOf(save.progress.game);
    if ('fault' in played) throw new Error('not to be played');
    expect(withoutSecrets(tableOf(played.replayed.position)).state).toEqual(puzzle.table.state);
    expect(statisticsOf([save]).finished).toBe(0);
    expect(tryOf(OWN, puzzle).id).not.toBe(save.id);
  });
});

describe('a puzzle from a game of a boxed edition', () => {
  const table = tableWith(
    boxed('double-agent', 'infiltration', {
      workers: ['grocer'],
      fakeIds: ['grocer'],
      east: { successes: 1, inside: true },
      hand: { 'fake-id': 1 },
      known: 7,
    }),
  );
  const own: MyPuzzle = {
    ...puzzle,
    table,
    played: 'place:doctor',
    moves: rankedChoices(
      analysed([
        { move: 'place:doctor:fake-id', win: 0.5 },
        { move: 'place:doctor', win: 0.3 },
      ]),
    ),
  };

  it('comes back from storage as it was', () => {
    expect(readPuzzle(OWN.kind, structuredClone(own))).toEqual(own);
  });

  it('is played in its edition, and tells a worker with a Fake ID from one without', () => {
    const save = tryOf(OWN, own);
    if (!('game' in save.progress)) throw new Error('no game');
    const { game } = save.progress;
    expect(game.setUp.ruleset).toBe('second-edition');
    const played = historyOf(game);
    if ('fault' in played) throw new Error('not to be played');
    const { position: start } = played.replayed;
    expect(tableOf(start).state).toEqual(table.state);
    expect(OWN.choiceText(start, 'place:doctor:fake-id')).not.toBe(
      OWN.choiceText(start, 'place:doctor'),
    );
    const chosen = OWN.chosen({ ...game, steps: [{ move: 'place:doctor:fake-id' }] });
    expect(ownPuzzleVerdict(own, OWN.choices(own), chosen)?.isGood).toBe(true);
  });

  it('has one choice where a card is looked at or turned over, whichever it is', () => {
    const cards = (kind: string) =>
      rankedChoices(
        analysed([
          { move: `${kind}:1`, win: 0.6 },
          { move: `${kind}:2`, win: 0.4 },
        ]),
      );
    for (const kind of ['look', 'reveal'])
      expect(cards(kind).map(({ move }) => move)).toEqual([DRAWING]);
  });
});

describe('the verdict on a first choice', () => {
  const judged = (...steps: readonly Step[]) => {
    const save = tryOf(OWN, puzzle);
    if (!('game' in save.progress)) throw new Error('no game');
    const chosen = OWN.chosen({ ...save.progress.game, steps });
    return ownPuzzleVerdict(puzzle, OWN.choices(puzzle), chosen);
  };

  it('is not given before there is one', () => {
    expect(judged()).toBeUndefined();
  });

  it('is good for the best, and for what cannot be told from it', () => {
    expect(judged({ move: 'place:grocer' })?.isGood).toBe(true);
    // One point apart, with an error of one and a half.
    expect(judged({ move: 'place:cafe' })?.isGood).toBe(true);
  });

  it('names the best where something worse was chosen, whatever came later', () => {
    const verdict = judged(
      { move: 'place:doctor' },
      { move: 'patrol:3' },
      { move: 'place:grocer' },
    );
    expect(verdict).toMatchObject({
      isGood: false,
      chosen: { move: 'place:doctor' },
      best: { move: 'place:grocer' },
    });
  });

  it('counts drawing a card as one choice, whichever card comes', () => {
    const moves = rankedChoices(
      analysed([
        { move: 'shoot:fence', win: 0.4 },
        { move: 'patrol:1', win: 0.6 },
        { move: 'patrol:2', win: 0.4 },
      ]),
    );
    expect(moves.map(({ move, win }) => [move, win])).toEqual([
      [DRAWING, 0.5],
      ['shoot:fence', 0.4],
    ]);
    const save = tryOf(OWN, puzzle);
    if (!('game' in save.progress)) throw new Error('no game');
    const game = { ...save.progress.game, steps: [{ move: 'patrol:2' }] };
    const drawn = { ...puzzle, moves };
    expect(ownPuzzleVerdict(drawn, OWN.choices(drawn), OWN.chosen(game))).toMatchObject({
      chosen: { move: DRAWING },
    });
  });
});
