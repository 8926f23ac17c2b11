import { describe, expect, it, test } from 'vitest';
import { RULESET } from '#games/resist/data/index.ts';
import { type Position, resistRules } from '#games/resist/engine/index.ts';
import { OWN, puzzleOfMistake, type ResistPuzzle } from '#games/resist/ui/coach/own/own.ts';
import { ownPuzzleVerdict, readPuzzle } from '#play/puzzles/own-puzzle.ts';
import { isPuzzleId, isUnanswered } from '#play/puzzles/own-try.ts';
import { puzzleName, tryOf } from '#play/ui/my-puzzles/own-puzzles.ts';
import { randomBelow, seedRandom } from '#shared/random.ts';

const SET_UP = { ruleset: RULESET, split: 'draft', reading: 'strict' } as const;

/** Every moment of a game played anyhow at which the player has a choice. */
function choicesIn(seed: string): readonly Position[] {
  const cells = new Int32Array(4);
  seedRandom(cells, 0, seed);
  const found: Position[] = [];
  let position = resistRules.initialPosition({ ...SET_UP, seed }, undefined);
  while (!resistRules.outcome(position)) {
    const legal = resistRules.legalMoves(position);
    const isChance = resistRules.turn(position).chance;
    if (!isChance && legal.length > 1) found.push(position);
    const move = isChance
      ? resistRules.drawChanceMove(position)
      : legal[randomBelow(cells, 0, legal.length)];
    const taken = resistRules.apply(position, { move: move ?? '' });
    if ('reasons' in taken) throw new Error(`${move} is not legal`);
    position = taken.position;
  }
  return found;
}

const ranked = (move: string, worth: number) => ({
  ...{ move, worth, win: worth, major: worth / 2 },
  ...{ worthError: 0.01, standardError: 0.01, simulations: 500 },
});

/** A puzzle whose moves are the worse the later they stand in the list of legal moves. */
function puzzleAt(position: Position): ResistPuzzle {
  const moves = resistRules.legalMoves(position).map((move, n) => ranked(move, 0.9 / (n + 1)));
  const [better, played] = [moves[0]?.move ?? '', moves.at(-1)?.move ?? ''];
  const { unseen: { random: _, ...unseen } = {}, ...table } = resistRules.toBoardState(position);
  const moment = { setUp: SET_UP, table: { ...table, unseen } };
  return puzzleOfMistake(moment, { played, better }, moves, 'a1b2c3d4');
}

const [one, ...others] = choicesIn('own').map(puzzleAt);
if (!one) throw new Error('a game has choices');

describe("a puzzle from one's own game", () => {
  test('every choice of a whole game makes one that is read again, and begins where it was', () => {
    const positions = choicesIn('own 2');
    expect(positions.length).toBeGreaterThan(30);
    for (const position of positions) {
      const puzzle = puzzleAt(position);
      expect(readPuzzle(OWN.kind, JSON.parse(JSON.stringify(puzzle)))).toEqual(puzzle);
      const { game } = OWN.begin(puzzle, 'a new deal');
      const begun = resistRules.initialPosition(game.setUp, game.from);
      expect(resistRules.positionKey(begun)).toBe(resistRules.positionKey(position));
      expect(resistRules.legalMoves(begun)).toEqual(resistRules.legalMoves(position));
      expect(puzzleName(OWN, puzzle)).toMatch(/^(Round \d+, |Set-up)/);
    }
  });

  it('holds nothing that no player knows, and is dealt anew in every try', () => {
    expect(one.table.unseen).not.toHaveProperty('random');
    const [first, second] = ['one', 'two'].map((seed) => OWN.begin(one, seed).game.from?.unseen);
    expect(first?.random).toHaveLength(4);
    expect(first?.random).not.toEqual(second?.random);
    expect(OWN.begin(one, 'one').game.from?.unseen).toEqual(first);
    const save = tryOf(OWN, one);
    expect(isPuzzleId(save.branchOf?.id)).toBe(true);
    expect(tryOf(OWN, one).id).not.toBe(save.id);
  });

  it('has no help before its choice is made, in a try and in nothing else', () => {
    const save = tryOf(OWN, one);
    const { game } = OWN.begin(one, 'one');
    const chosen = { steps: [{ move: one.moves[0].move }] };
    expect(isUnanswered(resistRules, save, game)).toBe(true);
    expect(isUnanswered(resistRules, save, chosen)).toBe(false);
    expect(isUnanswered(resistRules, { branchOf: { id: 'a game', step: 0 } }, game)).toBe(false);
    expect(isUnanswered(resistRules, undefined, game)).toBe(false);
  });

  it.each<[string, unknown]>([
    ['of a later version', { ...one, version: 2 }],
    ['without a ranking', { ...one, moves: [] }],
    ['with a move that is not legal there', { ...one, moves: [ranked('end', 1)] }],
    ['with a move that is none', { ...one, played: 'fly:abel' }],
    ['of another moment', { ...one, table: others.at(-1)?.table }],
    [
      'at a table that cannot be',
      { ...one, table: { ...one.table, state: { ...one.table.state, spySupply: 40 } } },
    ],
    ['that is no object', 'puzzle'],
    ['that is nothing', undefined],
  ])('one %s is not read', (_, stored) => {
    expect(readPuzzle(OWN.kind, stored)).toBeUndefined();
  });
});

describe('the verdict on a first choice', () => {
  const puzzle = {
    played: 'attack:a',
    choices: [
      { move: 'attack:b', worth: 0.6, worthError: 0.01 },
      { move: 'attack:c', worth: 0.58, worthError: 0.01 },
      { move: 'attack:a', worth: 0.59, worthError: 0.01 },
      { move: 'attack:d', worth: 0.3, worthError: 0.01 },
    ],
  };
  const isGood = (move: string | undefined) =>
    ownPuzzleVerdict(puzzle, puzzle.choices, move)?.isGood;

  it('is good for the best, and for what cannot be told from it', () => {
    expect(isGood('attack:b')).toBe(true);
    expect(isGood('attack:c')).toBe(true);
  });

  it('is not good for what is worse, nor for what was chosen in the game', () => {
    expect(isGood('attack:d')).toBe(false);
    expect(isGood('attack:a')).toBe(false);
  });

  it('is none before there is a choice, and none for a move that was not ranked', () => {
    expect(isGood(undefined)).toBeUndefined();
    expect(isGood('attack:e')).toBeUndefined();
  });

  it('never has what was chosen in the game for the best', () => {
    const moves = [ranked('attack:a', 0.7), ranked('attack:c', 0.69), ranked('attack:b', 0.68)];
    const moment = { setUp: SET_UP, table: one.table };
    const mistake = { played: 'attack:a', better: 'attack:b' };
    const made = puzzleOfMistake(moment, mistake, moves, 'seed');
    expect(made.moves.map(({ move }) => move)).toEqual(['attack:b', 'attack:a', 'attack:c']);
  });
});
