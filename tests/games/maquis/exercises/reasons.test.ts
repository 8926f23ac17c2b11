import { afterAll, describe, expect, test } from 'vitest';
import { exercisesOn } from '#cli/mine.ts';
import { mined } from '#games/maquis/cli/mine.ts';
import { questionText } from '#games/maquis/i18n/puzzles.ts';
import { type AnsweredQuestion, PUZZLE_MOVES, puzzleOf } from '#games/maquis/puzzles/index.ts';
import { isLost, type Judged, type Puzzle, type SearchNode } from '#games/maquis/puzzles/puzzle.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { NOT_LOST } from '#games/maquis/puzzles/questions.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import {
  type PuzzleLine,
  refutationText,
  refutingVariation,
} from '#games/maquis/ui/puzzle/puzzle-line.ts';
import { overwriteGetLocale } from '#messages/runtime';
import { judgeAttempt } from '#play/puzzles/judge.ts';
import { nodeAfter } from '#play/puzzles/puzzle-rules.ts';
import { solve } from '#play/puzzles/solve.ts';
import { newJudge } from '../../../play/puzzles/new-judge.ts';
import { someOf } from '../../../setup/cases.ts';

const exercises = exercisesOn('maquis').flatMap((value) => {
  const exercise = mined.read(value);
  return 'read' in exercise && !exercise.read.withdrawn ? [exercise.read] : [];
});

/** Every wrong first choice of some exercises, with what beats it. */
const refuted = someOf(exercises).flatMap((exercise) => {
  const puzzle = puzzleOf(exercise);
  const judge = newJudge({ rules: PUZZLE_RULES, puzzleOf, refute });
  const { choices } = PUZZLE_RULES.optionsAt(PUZZLE_RULES.root(puzzle));
  return choices.map(PUZZLE_RULES.formatMove).flatMap((move) => {
    const { verdict } = judge({ puzzle: exercise, moves: [move] });
    if (verdict?.verdict !== 'wrong') return [];
    return [{ exercise, line: refutingVariation(puzzle, verdict, [move], exercise) }];
  });
});

afterAll(() => overwriteGetLocale(() => 'en'));

/** What is said of a wrong first choice at the end of a turn of Normal. */
function reasonFor(
  move: string,
  table: Omit<Judged['table'], 'goals'>,
  check: Judged['check'],
  deck?: Judged['deck'],
  solution: readonly string[] = [],
): string {
  const goals = { west: 'sabotage', east: 'aid-the-spy' } as const;
  const shown = deck ? { deck } : {};
  const judged: Judged = {
    ...{ mode: 'normal', table: { goals, ...table }, until: 'end-of-turn', check },
    ...shown,
  };
  const solver = solve(PUZZLE_RULES, puzzleOf(judged));
  const verdict = judgeAttempt(solver, [move], refute);
  if (verdict.verdict !== 'wrong') throw new Error(`${move} is ${verdict.verdict}`);
  const told = { ...shown, solution: [...solution] };
  return refutationText(refutingVariation(solver.puzzle, verdict, [move], told), judged);
}

describe('a reason', () => {
  // The exit leads to Pont du Nord only. Of the cards that may come 9 and 10 end there, the others elsewhere.
  const atTheExit = {
    day: 0,
    workers: ['grocer', 'east-exit'],
    police: ['fence', 'radio-b'],
    discard: [2, 8],
  } satisfies Omit<Judged['table'], 'goals'>;

  test('names the card that beats a choice where another card would not', () => {
    expect(reasonFor('place:cafe', atTheExit, { 'worker-home': ['east-exit'] })).toMatch(
      /^Patrol cards that beat it, for example: (9|10)\. What is missed then: the worker from the Aid the Spy card back home\. In the play shown: card \1 puts a patrol at Pont du Nord; the worker from the Aid the Spy card finds no way home\.$/,
    );
  });

  test('names no card where none could help, and what is missed whichever comes', () => {
    // Food is to be had at the Grocer alone; cards 6 and 8 stand in nobody's way.
    const table = {
      day: 0,
      workers: ['cafe', 'doctor'],
      police: ['fence', 'radio-b'],
      discard: [1, 2, 3, 4, 5, 7, 9, 10],
    } satisfies Omit<Judged['table'], 'goals'>;
    expect(reasonFor('place:radio-a', table, { hand: { food: 1, medicine: 1 } })).toBe(
      'No card decides it: even with the kindest ones, not everything you were asked can be had. Here this is missed: 1 food in hand.',
    );
  });

  test('names no more as missed than has to be, though something is lost at once', () => {
    // Nobody comes home from the western room: its three ways are shut. The Grocer still has food, which the
    // one who is there may take after the other has been arrested.
    const table = {
      phase: 'action',
      day: 0,
      hand: { money: 2 },
      workers: ['spare-room-west', 'grocer'],
      police: ['pont-leveque', 'doctor', 'radio-a'],
    } satisfies Omit<Judged['table'], 'goals'>;
    const check = { 'nobody-arrested': true, hand: { food: 1 } } as const;
    expect(reasonFor('act:spare-room-west:none', table, check)).toMatch(
      /: no worker arrested\. In the play shown: the worker from the West Spare Room finds no way home\.$/,
    );
  });

  test('shows a play that the cards beat, not one that no card could have helped', () => {
    // Money is to be had on the Black Market alone: whoever does not go there was not beaten by a card.
    const judged: Judged = {
      ...{ mode: 'normal', until: 'end-of-turn', check: { hand: { money: 1 } } },
      table: {
        goals: { west: 'aid-the-spy', east: 'sabotage' },
        ...{ day: 8, morale: 5, hand: { food: 1, medicine: 1 }, cafe: 0, arrested: 3 },
        east: { successes: 2 },
        discard: [2, 1, 4, 5, 3, 6, 8, 10],
      },
    };
    const solver = solve(PUZZLE_RULES, puzzleOf(judged));
    for (const first of ['cafe', 'doctor', 'fence']) {
      const verdict = judgeAttempt(solver, [`place:${first}`], refute);
      expect(verdict).toMatchObject({ verdict: 'wrong', refutation: expect.any(Array) });
      expect('refutation' in verdict && verdict.refutation).toContain('place:black-market');
    }
  });

  test('speaks of no other card where the next ones are shown, but says where they go otherwise than in the answer', () => {
    // With a worker on Pont du Nord as well, card 9 finds no free place and arrests the one at the Grocer.
    const answer = ['place:pont-du-nord', 'patrol:9'];
    const check = { 'worker-home': ['east-exit' as const] };
    expect(reasonFor('place:cafe', atTheExit, check, [9, 1, 3], answer)).toBe(
      'However well you go on, not everything you were asked can be had. Here this is missed: the worker from the Aid the Spy card back home. In the play shown: card 9 puts a patrol at Pont du Nord; the worker from the Aid the Spy card finds no way home.',
    );
  });

  // Food is at the Grocer alone, and the recruit costs one as well as the sale. Card 9 takes the Grocer; card 5 comes
  // to the Doctor, where it is in nobody's way: the worker on the Black Market holds the place it went to in the answer.
  test('names no patrol that comes elsewhere than in the answer but is not to blame', () => {
    const table = { day: 1, hand: { food: 1 }, cafe: 2 } satisfies Omit<Judged['table'], 'goals'>;
    const answer = [
      ...['place:grocer', 'patrol:9', 'place:cafe', 'patrol:10', 'place:black-market', 'patrol:5'],
      ...['act:grocer:food', 'return', 'act:cafe:recruit', 'return'],
      ...['act:black-market:sell-food', 'return', 'upkeep'],
    ];
    const check = { hand: { money: 1 }, 'workers-at-least': 4 };
    expect(reasonFor('place:black-market', table, check, [9, 10, 5], answer)).toMatch(
      / In the play shown: card 9 puts a patrol at the Grocer\.$/,
    );
  });

  // The newspaper takes a second intel, so both last workers. The weapons would do for the spy, beyond the western
  // exit, but then cards 9 and 10 come to Pont du Nord and to the Fence, and none is left to shoot with.
  test('shows a play that has tried, where only patrols prevent it', () => {
    const judged: Judged = {
      ...{ mode: 'normal', until: 'end-of-turn', deck: [9, 10, 4] },
      table: {
        goals: { west: 'aid-the-spy', east: 'underground-newspaper' },
        ...{ day: 2, hand: { intel: 1, weapon: 2 }, cafe: 2 },
        ...{ workers: ['grocer'], police: ['pont-leveque'] },
      },
      check: { 'nobody-arrested': true, 'either-goal': 'success' },
    };
    const solver = solve(PUZZLE_RULES, puzzleOf(judged));
    const verdict = judgeAttempt(solver, ['place:cafe'], refute);
    if (verdict.verdict !== 'wrong') throw new Error(verdict.verdict);
    const line = refutingVariation(solver.puzzle, verdict, ['place:cafe'], { deck: [9, 10, 4] });
    expect(line.moves).toContain('act:west-exit:goal');
    expect(refutationText(line, judged)).toMatch(
      /this is missed: no worker arrested\. In the play shown: the worker from the Aid the Spy card finds no way home\.$/,
    );
  });
});

/** Whether all that is asked may still be had after some moves, if these cards come next and kind ones after them. */
function mayBe(puzzle: Puzzle, moves: readonly string[], cards: readonly string[] = []): boolean {
  const known = new Map<string, boolean>();
  const may = (node: SearchNode, drawn: number): boolean => {
    if (PUZZLE_RULES.isTerminal(puzzle, node)) return PUZZLE_RULES.score(puzzle, node) === 1n;
    if (isLost(puzzle, node)) return false;
    const key = `${drawn} ${PUZZLE_RULES.keyOf(puzzle, node)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { choices, chances } = PUZZLE_RULES.optionsAt(node);
    const card = cards[drawn];
    const drawable = chances.moves
      .map(({ move }) => move)
      .filter((move) => card === undefined || PUZZLE_RULES.formatMove(move) === `patrol:${card}`);
    const found =
      choices.some((move) => may(PUZZLE_RULES.after(puzzle, node, move), drawn)) ||
      drawable.some((move) => may(PUZZLE_RULES.after(puzzle, node, move), drawn + 1));
    known.set(key, found);
    return found;
  };
  return may(nodeAfter(PUZZLE_MOVES, puzzle, moves), 0);
}

/** Whether some play after the wrong choice keeps the game from being lost, the cards coming as in the line. */
function mayKeep(puzzle: Puzzle, { moves, first }: PuzzleLine): boolean {
  const cards = moves.slice(first + 1).filter(isCard);
  const keeps = (node: SearchNode, drawn: number): boolean => {
    if (!NOT_LOST.holds(node.position)) return false;
    if (PUZZLE_RULES.isTerminal(puzzle, node)) return true;
    const { choices, chances } = PUZZLE_RULES.optionsAt(node);
    const drawable = chances.moves
      .map(({ move }) => move)
      .filter((move) => drawn >= cards.length || PUZZLE_RULES.formatMove(move) === cards[drawn]);
    return (
      choices.some((move) => keeps(PUZZLE_RULES.after(puzzle, node, move), drawn)) ||
      drawable.some((move) => keeps(PUZZLE_RULES.after(puzzle, node, move), drawn + 1))
    );
  };
  return keeps(nodeAfter(PUZZLE_MOVES, puzzle, moves.slice(0, first + 1)), 0);
}

const isLoss = ({ question, holds }: AnsweredQuestion): boolean => question === NOT_LOST && !holds;

const isCard = (move: string | undefined): boolean => move?.startsWith('patrol:') ?? false;

describe('every wrong first choice of an exercise', () => {
  const named = refuted.filter(
    ({ exercise, line }) => line.cards.length > 0 && !(line.isHopeless && exercise.deck),
  );
  const told = ({ exercise, line }: (typeof refuted)[number]) => `${exercise.n} ${line.moves}`;

  test('is beaten by the cards that are named, even if they are known', () => {
    const beaten = named.filter(({ line }) => !(line.isHopeless || line.isPlayedOn));
    expect(beaten.length).toBeGreaterThan(20);
    const saved = beaten.filter(({ exercise, line }) =>
      mayBe(puzzleOf(exercise), line.moves.slice(0, line.first + 1), line.cards),
    );
    expect(saved.map(told)).toEqual([]);
  });

  test('is followed by the best that is left: a card ends it, no other choice', () => {
    const playedOn = named.filter(({ line }) => line.isPlayedOn && !line.isHopeless);
    expect(playedOn.length).toBeGreaterThan(20);
    const byChoice = playedOn.filter(({ exercise, line }) => {
      const puzzle = puzzleOf(exercise);
      const known = line.moves.slice(0, line.first + 1);
      // Whoever knows the cards may be beaten by all of them from the beginning: whatever is played is the best then.
      if (!mayBe(puzzle, known, line.cards)) return false;
      const end = line.moves.findIndex((_, n) => !mayBe(puzzle, line.moves.slice(0, n + 1)));
      return !isCard(line.moves[end]);
    });
    expect(byChoice.map(told)).toEqual([]);
  });

  test.each(['en', 'zh'] as const)('misses nothing that nobody asked for (%s)', (language) => {
    overwriteGetLocale(() => language);
    const lost = refuted.filter(({ line }) => line.answers.some(isLoss));
    expect(lost.length).toBeGreaterThan(0);
    const listsIt = lost.filter(({ exercise, line }) =>
      refutationText(line, exercise).includes(questionText(NOT_LOST, exercise.table.goals)),
    );
    expect(listsIt.map(told)).toEqual([]);
    // Nobody plays on to lose the game: whatever is done after the wrong choice, these cards lose it.
    const inVain = lost.filter(({ exercise, line }) => mayKeep(puzzleOf(exercise), line));
    expect(inVain.map(told)).toEqual([]);
  });

  test.each(['en', 'zh'] as const)('gets a reason with what is missed (%s)', (language) => {
    overwriteGetLocale(() => language);
    expect(refuted.length).toBeGreaterThan(20);
    const without = refuted.filter(
      ({ exercise, line }) => refutationText(line, exercise).length < 8,
    );
    expect(without.map(({ exercise, line }) => `${exercise.n} ${line.moves}`)).toEqual([]);
  });
});
