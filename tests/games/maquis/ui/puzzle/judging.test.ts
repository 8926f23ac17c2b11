import { describe, expect, test } from 'vitest';
import { puzzleOf, type StatedPuzzle } from '#games/maquis/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/maquis/puzzles/puzzle-rules.ts';
import { refute } from '#games/maquis/puzzles/refute.ts';
import type { JudgeRequest } from '#play/puzzles/judging.ts';
import { fraction } from '#shared/chance/fraction.ts';
import { newJudge as newJudgeBy } from '../../../../play/puzzles/new-judge.ts';
import { allPuzzles, puzzleCalled } from '../../puzzles/files.ts';

const newJudge = () => newJudgeBy({ rules: PUZZLE_RULES, puzzleOf, refute });

const request = (id: string, ...moves: string[]): JudgeRequest<StatedPuzzle> => ({
  puzzle: puzzleCalled(id),
  moves,
});

describe('the judge behind a message', () => {
  test('answers in data that can be sent', () => {
    for (const { id } of allPuzzles().filter(({ level }) => level === 1)) {
      const asked = structuredClone(request(id));
      const answer = newJudge()(asked);
      expect(structuredClone(answer)).toEqual({ verdict: { verdict: 'open' } });
    }
  });

  test('finds every stated solution good', () => {
    for (const { id, solution } of allPuzzles()) {
      const answer = newJudge()(request(id, ...solution));
      expect(answer, id).toEqual({ verdict: { verdict: 'right' } });
    }
  });

  test('tells what beats a wrong attempt as moves of the record', () => {
    const answer = newJudge()(
      request('arrest-on-placement-the-third-pawn', 'place:radio-a', 'patrol:1'),
    );
    expect(structuredClone(answer)).toMatchObject({
      verdict: { verdict: 'wrong', move: 0, refutation: ['patrol:7'] },
    });
  });

  test('tells a right attempt that met the wrong card from a wrong one', () => {
    const judge = newJudge();
    const unlucky = judge(
      request(
        'safe-places-weigh-it-up',
        ...['place:radio-b', 'patrol:3', 'act:radio-b:intel', 'return'],
      ),
    );
    expect(unlucky).toEqual({ verdict: { verdict: 'unlucky' } });
    expect(judge(request('safe-places-weigh-it-up', 'place:radio-a'))).toMatchObject({
      verdict: { verdict: 'wrong', before: fraction(4, 5), after: fraction(3, 5) },
    });
  });

  test('has no verdict where a move cannot be made', () => {
    const answer = newJudge()(request('order-of-activation-a-chain', 'upkeep'));
    expect(answer).toEqual({ verdict: undefined });
  });
});
