import { expect, test } from 'vitest';
import { cardsBesides } from '#games/les-poilus/puzzles/players.ts';
import { type Judged, puzzleOf } from '#games/les-poilus/puzzles/puzzle.ts';
import { PUZZLE_RULES, refute } from '#games/les-poilus/puzzles/puzzle-rules.ts';
import type { PuzzleSetUp } from '#games/les-poilus/puzzles/set-up.ts';
import { judgeAttempt } from '#play/puzzles/judge.ts';
import { solve } from '#play/puzzles/solve.ts';

/** Perrin is the last one in and Clumsy, so he turns up a card as he leaves; Night is active twice. */
function clumsyWith(hand: PuzzleSetUp['players'][number]['hand']): Judged {
  const common = { hand: [], charm: false, tiles: [], speech: 0 };
  const land: PuzzleSetUp['land'] = ['night-shell', 'night-rain'];
  const players: PuzzleSetUp['players'] = [
    { ...common, soldier: 'perrin', hand, hardships: ['clumsy'], out: false },
    { ...common, soldier: 'moreau', hardships: [], out: true },
  ];
  const unseen = cardsBesides([...hand, ...land, 'clumsy']) as PuzzleSetUp['unseen'];
  return {
    table: {
      ...{ players, phase: 'action', mission: 1, leader: 0, land, unseen },
      trials: 16,
    },
    missions: 1,
    aim: { success: true, inHands: 1 },
    asks: 'choice',
  };
}

/** The card that Perrin turns up in the line that tells why a choice is wrong. */
function turnedUp(judged: Judged, choice: string): string | undefined {
  const solver = solve(PUZZLE_RULES, puzzleOf(judged));
  const verdict = judgeAttempt(solver, [choice], refute);
  if (verdict.verdict !== 'wrong') throw new Error(`${choice} is ${verdict.verdict}`);
  const [, card] = verdict.refutation?.flatMap((move) => /^draw:(.*)$/.exec(move) ?? []) ?? [];
  return card;
}

test('bad luck is shown that the right choice would have withstood', () => {
  // One card must go. Shell and Gas makes Shell active twice as well; Gas and Whistle nothing. So a Shell alone
  // is bad luck after the one and not after the other, while a Night fails the mission after both.
  const card = turnedUp(clumsyWith(['shell-gas', 'gas-whistle']), 'play:shell-gas');
  expect(card).toContain('shell');
  expect(card).not.toContain('night');
});
