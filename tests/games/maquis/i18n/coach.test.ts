import { describe, expect, it } from 'vitest';
import { advise, playerView } from '#games/maquis/coach/index.ts';
import { reasonsFor } from '#games/maquis/coach/reasons.ts';
import { newGame } from '#games/maquis/engine/index.ts';
import { advisedMoveText, chancesText } from '#games/maquis/i18n/coach.ts';
import { coachReasonText } from '#games/maquis/i18n/coach-reasons.ts';
import { noisePoints } from '#shared/chance/chance-text.ts';
import { changeText } from '#shared/signed.ts';

const position = newGame({
  difficulty: 'normal',
  goals: { west: 'sabotage', east: 'aid-the-spy' },
  seed: 'words',
});

describe("the coach's numbers in words", () => {
  it('changes bear their sign', () => {
    expect([0.12, -0.034, 0.001, -0.001].map(changeText)).toEqual(['+12', '−3', '0', '0']);
  });

  it('noise is two errors in points, rounded up, and none where nothing was left to chance', () => {
    // 2 × 0.011 are 2.2 points.
    expect(noisePoints({ standardError: 0.011 })).toBe(3);
    expect(noisePoints({ standardError: 0.01 })).toBe(2);
    expect(noisePoints({ standardError: 0 })).toBe(0);
    expect(chancesText({ win: 0.5, draw: 0.2, loss: 0.3, standardError: 0.011 })).toBe(
      'wins 50%, give or take 3, draws 20%',
    );
    expect(chancesText({ win: 0.5, draw: 0.2, loss: 0.3, standardError: 0 })).toBe(
      'wins 50%, draws 20%',
    );
  });

  // In the boxed editions one goal of two is a loss.
  it('where nothing can be a draw, none is told of', () => {
    expect(chancesText({ win: 0.5, draw: 0, loss: 0.5, standardError: 0.01 })).toBe(
      'wins 50%, give or take 2',
    );
    expect(chancesText({ win: 0.5, draw: 0, loss: 0.5, standardError: 0 })).toBe('wins 50%');
    expect(chancesText({ win: 0.5, draw: 0.001, loss: 0.499, standardError: 0 })).toBe(
      'wins 50%, draws <1%',
    );
  });

  it('moves are named by their place, and by what is done there', () => {
    expect(advisedMoveText(position, 'place:grocer')).toBe('Grocer');
    expect(advisedMoveText(position, 'act:grocer:food')).toBe('Grocer: Take 1 food');
    expect(advisedMoveText(position, 'patrol:4')).toBe('Patrol card 4');
    expect(advisedMoveText(position, 'upkeep')).toBe('End the turn');
  });
});

it('every reason for every first placement is a sentence', () => {
  const sight = playerView(position);
  const advice = advise(sight, { budget: 100, seed: 'why' });
  const said = advice.moves.flatMap(({ move }) =>
    reasonsFor(sight, advice, move).map((reason) => coachReasonText(reason, position)),
  );
  expect(said.length).toBeGreaterThan(advice.moves.length);
  for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
