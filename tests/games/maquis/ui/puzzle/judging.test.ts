import { describe, expect, test } from 'vitest';
import { type JudgeRequest, newJudge } from '#games/maquis/ui/puzzle/judging.ts';
import { allScenarios, scenarioCalled } from '../../puzzles/files.ts';

const request = (id: string, ...moves: string[]): JudgeRequest => ({
  number: 7,
  scenario: scenarioCalled(id),
  moves,
});

describe('the judge behind a message', () => {
  test('answers with the number of the question, in data that can be sent', () => {
    for (const { id } of allScenarios().filter(({ level }) => level === 1)) {
      const asked = structuredClone(request(id));
      const answer = newJudge()(asked);
      expect(structuredClone(answer)).toEqual({ number: 7, verdict: { verdict: 'open' } });
    }
  });

  test('finds every stated solution good, one scenario after the other', () => {
    const judge = newJudge();
    for (const { id, solution } of allScenarios()) {
      const answer = judge(request(id, ...solution));
      expect(answer, id).toEqual({ number: 7, verdict: { verdict: 'solved' } });
    }
  });

  test('tells what beats a wrong try as moves of the record, and which question fails', () => {
    const answer = newJudge()(
      request('arrest-on-placement-the-third-pawn', 'place:radio-a', 'patrol:1'),
    );
    expect(structuredClone(answer)).toMatchObject({
      verdict: { verdict: 'refuted', move: 0, line: ['patrol:7'] },
    });
    if (!('verdict' in answer) || answer.verdict.verdict !== 'refuted') return;
    expect(answer.verdict.answers).toContainEqual({
      name: 'nobody-arrested',
      params: { most: 0 },
      holds: false,
    });
  });

  test('tells a right try that met the wrong card from a wrong one', () => {
    const judge = newJudge();
    const unlucky = judge(
      request(
        'safe-places-weigh-it-up',
        ...['place:radio-b', 'patrol:3', 'act:radio-b:intel', 'return'],
      ),
    );
    expect(unlucky).toMatchObject({ verdict: { verdict: 'unlucky' } });
    expect(judge(request('safe-places-weigh-it-up', 'place:radio-a'))).toMatchObject({
      verdict: { verdict: 'refuted', before: { ways: 4, of: 5 }, after: { ways: 3, of: 5 } },
    });
  });

  test('says so where a move cannot be made', () => {
    expect(newJudge()(request('order-of-activation-a-chain', 'upkeep'))).toEqual({
      number: 7,
      fault: 'illegal-try',
    });
  });
});
