// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, test } from 'vitest';
import { moveText, type Position } from '#games/resist/engine/index.ts';
import { puzzleOf, type StatedPuzzle } from '#games/resist/puzzles/index.ts';
import { PUZZLE_RULES } from '#games/resist/puzzles/puzzle-rules.ts';
import type { PracticeEvent } from '#games/resist/session/index.ts';
import { GamePrompt } from '#games/resist/ui/prompts/GamePrompt.tsx';
import { ViewContext, viewOf } from '#games/resist/ui/view.ts';
import { lineFrom, solve } from '#play/puzzles/solve.ts';
import { allPuzzles } from '../puzzles/files.ts';

/** Every position of a puzzle in which somebody chooses, along its best line and one choice beside it. */
function choicesIn(stated: StatedPuzzle): Position[] {
  const solver = solve(PUZZLE_RULES, puzzleOf(stated));
  const { puzzle } = solver;
  const line = [puzzle.start];
  for (const move of lineFrom(solver, puzzle.start)) {
    line.push(PUZZLE_RULES.after(puzzle, line[line.length - 1], move));
  }
  const beside = solver
    .options(puzzle.start)
    .map(({ move }) => PUZZLE_RULES.after(puzzle, puzzle.start, move));
  return [...line, ...beside].filter(
    (position) => !PUZZLE_RULES.isTerminal(puzzle, position) && choicesAt(position).length > 0,
  );
}

const choicesAt = (position: Position) => PUZZLE_RULES.optionsAt(position).choices;

/** The prompt of a puzzle at a position; `press` presses one of its buttons on a page of its own. */
function shown(position: Position) {
  const sent: PracticeEvent[] = [];
  const root = document.createElement('div');
  const view = viewOf(position, {
    ...{ selected: undefined, step: 0, news: [], isPuzzle: true },
    send: (event) => sent.push(event),
  });
  act(() =>
    render(
      <ViewContext.Provider value={view}>
        <GamePrompt />
      </ViewContext.Provider>,
      root,
    ),
  );
  return { root, sent };
}

const buttonsOf = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLButtonElement>('.prompt button'),
];

/** What pressing any one button of the prompt would play at once. */
function playedByOnePress(position: Position): Set<string> {
  const { root } = shown(position);
  const played = buttonsOf(root).flatMap((_, n) => {
    const page = shown(position);
    act(() => buttonsOf(page.root)[n].click());
    return page.sent.flatMap((event) => {
      if (event.type === 'carryOut') return [event.moves.join(' ')];
      return event.type === 'move' ? [event.move] : [];
    });
  });
  return new Set(played);
}

describe.each(allPuzzles())('the puzzle $name', ({ stated }) => {
  test('chooses nothing beforehand and tells no odds, wherever somebody chooses', () => {
    for (const position of choicesIn(stated)) {
      const { root } = shown(position);
      const told = root.textContent ?? '';
      expect(
        root.querySelector('.prompt :checked, .prompt [aria-pressed="true"]'),
        told,
      ).toBeNull();
      expect(root.querySelector('.target__order'), told).toBeNull();
      expect(told).not.toMatch(/%/);
      const legal = choicesAt(position).map(moveText);
      // One answer alone on a button of its own would be the page's answer; leaving off is none.
      const played = playedByOnePress(position);
      if (played.size === 1 && legal.length > 1) expect([...played][0], told).toBe('stop');
    }
  });
});
